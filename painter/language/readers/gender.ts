import type { Figure } from '../../drawings/figures/figure-pen.ts'
import type { Reading } from '../reading.ts'
import { personNamed } from '../vocabulary/people.ts'

const PRONOUN_REACH = 8

/** “A potter at her wheel”: whose things are named next. */
export function genderSpokenOf({ tokens, at }: Reading): 'f' | 'm' | null {
  for (const { word, singular } of tokens.slice(at + 1, at + 1 + PRONOUN_REACH)) {
    if (personNamed(singular)) return null
    if (word === 'her' || word === 'she') return 'f'
    if (word === 'his' || word === 'he') return 'm'
  }
  return null
}

/** Hair and clothes of a woman or a man in the same trade. */
export function gendered(figure: Figure, gender: 'f' | 'm' | null): Figure {
  const { hair, outfit } = figure
  if (gender === 'f')
    return { ...figure, beard: false, hair: !hair || hair === 'short' || hair === 'bald' ? 'long' : hair }
  if (gender === 'm')
    return {
      ...figure,
      hair: hair === 'bald' ? hair : 'short',
      outfit: outfit === 'dress' ? 'casual' : outfit,
    }
  return { ...figure }
}
