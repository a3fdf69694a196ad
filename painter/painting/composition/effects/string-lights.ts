import type { RGB } from '../../../engine/core/colour.ts'
import type { Random } from '../../../engine/core/random.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { drawLayer } from '../../../engine/world/layer.ts'
import { paintGlowDot } from '../../../engine/world/lights.ts'

const BULB: RGB = [0.62, 0.42, 0.17]
const BULBS = 15

/** Where three strings hang: rows of both ends and how far they sag, as shares of the height. */
const STRINGS = [
  { left: 0.02, right: 0.2, sag: 0.12 },
  { left: 0.2, right: 0.04, sag: 0.13 },
  { left: 0.28, right: 0.3, sag: 0.09 },
]

/** Strings of warm bulbs across the upper part of the picture, with the light that they shed. */
export function paintStringLights(frame: Frame, random: Random) {
  const { image } = frame
  const { w, h } = image
  const rowAt = ({ left, right, sag }: (typeof STRINGS)[number], t: number) =>
    h * (left + (right - left) * t + sag * 4 * t * (1 - t))
  drawLayer(frame, g => {
    g.strokeStyle = 'rgba(20,18,22,.8)'
    g.lineWidth = Math.max(1, h * 0.002)
    for (const string of STRINGS) {
      g.beginPath()
      for (let k = 0; k <= 24; k++) g.lineTo((w * k) / 24, rowAt(string, k / 24))
      g.stroke()
    }
  })
  for (const [k, string] of STRINGS.entries())
    for (let bulb = 0; bulb < BULBS; bulb++) {
      const t = (bulb + 0.5 + k * 0.3 + random.range(-0.1, 0.1)) / BULBS
      const row = rowAt(string, t) + h * 0.008
      paintGlowDot(image, w * t, row, h * 0.0055, BULB)
    }
}
