import { wordsOf } from './rows.ts'

/** English words that nothing is drawn for, though they are spelt nearly like a word of the tables. */
export const REAL_WORDS = wordsOf('real words')
