import type { RGB } from '../../../engine/core/colour.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { liftAround } from './light-pool.ts'

const LAMPS: readonly { column: number; colour: RGB }[] = [
  { column: 0.02, colour: [1.5, 0.12, 1.1] },
  { column: 0.98, colour: [0.05, 0.85, 1.5] },
]
/** Of the longer side, how far their light reaches. */
const REACH = 0.62
const POWER = 3.2

/** Neon whose tubes are outside the picture: pink from the one side and blue from the other. */
export function paintNeonGlow({ image, camera }: Frame) {
  const y = camera.horizon + image.h * 0.16
  for (const { column, colour } of LAMPS)
    liftAround(image, {
      x: image.w * column,
      y,
      reach: Math.max(image.w, image.h) * REACH,
      power: POWER,
      colour,
    })
}
