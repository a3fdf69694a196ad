import type { Canvas } from '@napi-rs/canvas'
import { recolourPart } from '../../../drawings/recolour.ts'
import type { Subject } from '../../../language/scene.ts'
import { COLOURS } from '../../../language/vocabulary/colours.ts'

type Box = readonly [left: number, top: number, right: number, bottom: number]
/** Where the roof and the door of a drawing are, in shares of it. */
const BUILT: Readonly<Record<string, Readonly<Record<'roof' | 'door', Box>>>> = {
  house: { roof: [0, 0, 1, 0.5], door: [0.38, 0.5, 0.62, 0.86] },
  church: { roof: [0, 0.17, 1, 0.42], door: [0.4, 0.7, 0.6, 0.99] },
}
const hexOf = (colour: string | undefined) => (colour ? COLOURS.get(colour)?.hex : undefined)

/** A house whose roof and door have the colours that the prompt names. */
export function withParts(canvas: Canvas, icon: string, parts: NonNullable<Subject['parts']>): Canvas {
  if (!(icon in BUILT)) return canvas
  let painted = canvas
  for (const part of ['roof', 'door'] as const) {
    const hex = hexOf(parts[part])
    if (hex) painted = recolourPart(painted, hex, BUILT[icon][part])
  }
  return painted
}
