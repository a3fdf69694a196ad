import { luminance, oklchToLinear, type RGB } from '../../../engine/core/colour.ts'
import { mix } from '../../../engine/core/scalar.ts'
import type { Frame } from '../../../engine/world/frame.ts'

/** How much of the colours of things gives way to that of the lamps: in a room, and under the sky. */
const SHARE = 0.66
export const SHARE_OUTDOORS = 0.5

/** Lamps of one colour light a room: everything in it takes their hue. */
export function paintColouredLight({ image: { data } }: Frame, hue: number, share = SHARE) {
  const lamp = oklchToLinear(0.66, 0.2, hue).map(c => Math.max(0.02, c)) as RGB
  const level = 1.25 / Math.max(0.05, luminance(lamp))
  for (let i = 0; i < data.length; i += 3) {
    const light = (0.2126 * data[i] + 0.7152 * data[i + 1] + 0.0722 * data[i + 2]) * level * 0.62
    for (let c = 0; c < 3; c++) data[i + c] = mix(data[i + c], light * lamp[c], share)
  }
}
