import type { Scene } from './scene.ts'
import { COLLECTIVES, COUNTS } from './vocabulary/counts.ts'

/** Words about the request itself, which nobody misses in the picture. */
const OF_THE_REQUEST = new Set(['prompt', 'prompts', 'test', 'example', 'creation', 'request'])

/**
 * The sentence under a picture that says what of the prompt is in it, and what was left out.
 *
 * @param medium the words that say what it is made with, where it was made so
 */
export function describeScene(scene: Scene, medium = ''): string {
  const { place, subjects, matched, unmatched: others, misspelt } = scene
  const ofMedium = medium.split(' ')
  const shown = matched.filter(word => !ofMedium.includes(word) && !isCount(word))
  const words = [...shown, ...(medium ? [medium] : [])].join(', ')
  const missing = others.filter(word => !ofMedium.includes(word) && !OF_THE_REQUEST.has(word))
  const painted =
    place === 'poster'
      ? designed(words)
      : words || subjects.map(({ name }) => name).join(', ') || 'an abstract picture'
  const rest = missing.length ? ` Left out: ${missing.join(', ')}.` : ''
  const read = [...misspelt].map(([written, meant]) => ` Read “${written}” as “${meant}”.`).join('')
  return `Painted by the built-in engine: ${painted}.${rest}${read}`
}

/** “Many” and “16” name nothing that one could see. */
const isCount = (word: string) => /^\d+$/.test(word) || (COUNTS.has(word) && !COLLECTIVES.has(word))

/** A designed picture shows no thing: the sentence must not promise one. */
const designed = (words: string) => (words ? `a designed picture of ${words}` : 'a designed picture')
