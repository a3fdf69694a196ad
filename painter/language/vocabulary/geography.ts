import { wordsOf } from './rows.ts'

/** Countries, regions and waters, and what comes from there: they say where a picture is, and nothing is drawn for them. */
export const GEOGRAPHY = wordsOf('geography')
