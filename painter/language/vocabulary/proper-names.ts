import { wordsOf } from './rows.ts'

/** Names of people, places and makes that are spelt nearly like a word of the tables, in lower case. */
export const PROPER_NAMES = wordsOf('proper names')
