import type { Scene } from './scene.ts'

/** The sentence under a picture that says what of the prompt is in it. */
export function describeScene({ place, matched, unmatched, misspelt }: Scene): string {
  const words = matched.join(', ')
  const painted = place === 'poster' ? designed(words) : words || 'an abstract picture'
  const rest = unmatched.length ? ` Not understood: ${unmatched.join(', ')}.` : ''
  const read = [...misspelt].map(([written, meant]) => ` Read “${written}” as “${meant}”.`).join('')
  return `Painted by the built-in engine: ${painted}.${rest}${read}`
}

/** A designed picture shows no thing: the sentence must not promise one. */
const designed = (words: string) => (words ? `a designed picture of ${words}` : 'a designed picture')
