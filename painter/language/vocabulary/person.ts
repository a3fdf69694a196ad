import type { Figure } from '../../drawings/figures/figure-pen.ts'
import type { Face } from '../../drawings/portrait/bust-pen.ts'
import type { PlaceName } from './places.ts'

/** How a kind of person is drawn from behind in a landscape and from the front in a portrait. */
export type Person = {
  figure: Figure
  face: Partial<Face>
  /** Who stands beside them, for words that mean several people. */
  companions?: readonly Figure[]
  /** Where such a person is at home when the prompt names no place. */
  habitat?: PlaceName
}
