import { GEOGRAPHY } from './geography.ts'
import { wordsOf } from './rows.ts'

/** Grammar, praise and camera words: they name nothing, and the person is not told that they were passed over. */
const SILENT = wordsOf('silent')

/** Words that say how a thing is, for whom or how much, but never what there is to be seen. */
const DESCRIPTIVE = wordsOf('descriptive')

/** What the painter cannot show, though the word is also the name of an icon: it is told to have been passed over. */
const UNPAINTABLE = wordsOf('unpaintable')

export const isSilent = (word: string): boolean =>
  SILENT.has(word) || DESCRIPTIVE.has(word) || GEOGRAPHY.has(word)

export const silentWords = (): string[] => [...SILENT, ...DESCRIPTIVE, ...GEOGRAPHY]

/** Whether the word must never be looked up as the name of a thing. */
export const namesNothing = (word: string): boolean => isSilent(word) || UNPAINTABLE.has(word)
