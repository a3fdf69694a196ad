import { parseHex, type RGB } from '../../../engine/core/colour.ts'
import type { Random } from '../../../engine/core/random.ts'
import { mix } from '../../../engine/core/scalar.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { paintBubbles } from '../../../engine/world/sea/bubbles.ts'

const SHALLOW = parseHex('#4fc3d0')
const DEEP = parseHex('#0b5a86')
/** What water takes out of the light that comes through it. */
const LETS_THROUGH: RGB = [0.5, 0.95, 1.05]
/** Metres in which two thirds of what is seen are lost. */
const CLEAR = 9
const BUBBLES = 12

/** Fills a room with water up to its ceiling: blue with distance, lit in nets and shafts from above. */
export function floodRoom(frame: Frame, random: Random) {
  const { image, depth, noise, camera } = frame
  const { w, h, data } = image
  for (let y = 0; y < h; y++) {
    const high = 1 - y / h
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const z = Math.min(depth[i], CLEAR * 3)
      const veil = 0.16 + 0.84 * (1 - Math.exp(-z / CLEAR))
      const below = (y - camera.horizon) / camera.focalLength
      // The net of light lies on what faces up, floors above all.
      const net = below > 0.05 ? netOfLight(noise, ((x - w / 2) / camera.focalLength) * z, z) : 0
      const shaft = Math.max(0, noise.value2((x / w) * 7 + (y / h) * 1.6, 4)) * high * 0.35
      for (let c = 0; c < 3; c++) {
        const seen = data[i * 3 + c] * LETS_THROUGH[c] * (1 + net)
        data[i * 3 + c] = mix(seen, mix(DEEP[c], SHALLOW[c], high), veil * 0.62) + shaft * SHALLOW[c]
      }
    }
  }
  paintBubbles(frame, random, BUBBLES)
}

function netOfLight(noise: Frame['noise'], x: number, z: number) {
  const u = x * 1.4 + noise.value2(x * 0.9, z * 0.9)
  const v = z * 1.4 + noise.value2(x * 0.8 + 40, z * 0.8)
  return (1 - Math.abs(noise.value2(u, v))) ** 7 * 1.1
}
