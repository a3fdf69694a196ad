import type { Scene } from './scene.ts'

/** The sentence under a picture that says what of the prompt is in it. */
export function describeScene({ matched, unmatched }: Scene): string {
  const painted = matched.length ? matched.join(', ') : 'an abstract picture'
  const rest = unmatched.length ? ` Not understood: ${unmatched.join(', ')}.` : ''
  return `Painted by the built-in engine: ${painted}.${rest}`
}
