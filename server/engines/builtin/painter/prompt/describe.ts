import type { Scene } from './scene.ts'

/** The sentence under a picture that says what of the prompt is in it. */
export function describeScene({ place, matched, unmatched }: Scene): string {
  const words = matched.join(', ')
  const painted = place === 'poster' ? designed(words) : words || 'an abstract picture'
  const rest = unmatched.length ? ` Not understood: ${unmatched.join(', ')}.` : ''
  return `Painted by the built-in engine: ${painted}.${rest}`
}

/** A designed picture shows no thing: the sentence must not promise one. */
const designed = (words: string) => (words ? `a designed picture of ${words}` : 'a designed picture')
