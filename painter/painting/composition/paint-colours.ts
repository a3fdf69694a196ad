import type { Subject } from '../../language/scene.ts'
import { COLOURS } from '../../language/vocabulary/colours.ts'

/** The colour that a word names, as hex. */
export const hexOf = (colour: string | undefined) => (colour ? COLOURS.get(colour)?.hex : undefined)

/** The colours that a tower has in turn. */
export function lighthousePaint(
  bands: Subject['bands'],
  hex: string | undefined,
): readonly string[] | undefined {
  const named =
    bands && 'colours' in bands ? bands.colours.map(hexOf).filter(named => named !== undefined) : []
  return named.length > 1 ? named : hex ? [hex] : undefined
}
