import { meaningsOf } from './rows.ts'

/** Plurals that no rule finds, and words in -s that must not lose it. */
const IRREGULAR = meaningsOf('irregular')

/** Plurals of who does something, and of women; what only ends like them stays. */
const WORKMEN = /\w{2,}(?<!spec|abdo|regi|sta|cycla|ye|fla|hy|ra|ceru|docu|acu|bitu)men$/

/** The singular of an English noun: “foxes” → “fox”. Other words may come out shortened; the tables know. */
export function singular(word: string): string {
  const irregular = IRREGULAR.get(word)
  if (irregular) return irregular
  if (/(ss|us|is)$/.test(word)) return word
  if (WORKMEN.test(word)) return `${word.slice(0, -2)}an`
  if (/\wchildren$/.test(word)) return word.slice(0, -3)
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(ches|shes|xes|sses)$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('s') && word.length > 3) return word.slice(0, -1)
  return word
}
