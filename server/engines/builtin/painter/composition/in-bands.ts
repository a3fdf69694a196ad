import type { Canvas } from '@napi-rs/canvas'
import type { Bands } from '../prompt/scene.ts'
import { COLOURS } from '../prompt/vocabulary/colours.ts'
import { recolourInBands } from '../subjects/recolour.ts'

const RAINBOW = ['#e0362f', '#f08a1d', '#f2cf1d', '#3fa34d', '#2f6fe0', '#8a3fd1']
/** How often the two colours of striped things take turns. */
const STRIPES = 4

/** A drawing in all the colours that the prompt names for it. */
export function inBands(canvas: Canvas, bands: Bands): Canvas {
  if (bands.layout === 'rainbow') return recolourInBands(canvas, RAINBOW, 1, true)
  const hexes = bands.colours.map(colour => COLOURS.get(colour)?.hex ?? '#808080')
  return recolourInBands(canvas, hexes, bands.layout === 'stripes' ? STRIPES : 1)
}
