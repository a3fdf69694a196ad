import { luminance } from '../../../engine/core/colour.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { drawLayer } from '../../../engine/world/layer.ts'

/** Metres: how far the lines are, how high they hang, and how far one comes down in the middle. */
const LINES = [
  { z: 22, up: 5.6 },
  { z: 14, up: 6.2 },
  { z: 9, up: 4.9 },
]
const SAG = 0.3
const CLOTHES = ['#f4f2ee', '#d9503f', '#f0c04a', '#3f7fc0', '#f4f2ee', '#a9cfe0', '#e88a9a']
/** Of the line's length, a piece of washing with the gap after it. */
const PIECE = 1 / 7

/** Washing on lines from house to house across a lane, far to near. */
export function hangWashing(frame: Frame, halfWidth: number) {
  const { camera, environment } = frame
  const { w, horizon, focalLength, height } = camera
  const light = luminance(environment.skyAmbient) * 0.95 + luminance(environment.sunColour) * 0.14
  drawLayer(
    frame,
    g => {
      for (const [n, { z, up }] of LINES.entries()) {
        const metre = focalLength / z
        const left = w / 2 - halfWidth * metre
        const long = 2 * halfWidth * metre
        const lineAt = (share: number) => horizon - (up - SAG * (1 - (2 * share - 1) ** 2) - height) * metre
        g.strokeStyle = '#4a4640'
        g.lineWidth = Math.max(0.7, 0.02 * metre)
        g.beginPath()
        for (let share = 0; share <= 1.001; share += 0.05) g.lineTo(left + long * share, lineAt(share))
        g.stroke()
        for (let k = 0; k < 6; k++) {
          const from = PIECE * (0.6 + k)
          const x = left + long * from
          const y = lineAt(from + PIECE * 0.4)
          const broad = long * PIECE * 0.82
          const tall = (0.62 + 0.34 * ((k * 7 + n * 3) % 3) * 0.5) * metre
          g.fillStyle = CLOTHES[(k + n * 2) % CLOTHES.length]
          g.beginPath()
          g.moveTo(x, y)
          g.lineTo(x + broad, y)
          g.quadraticCurveTo(x + broad * 1.05, y + tall * 0.6, x + broad * 0.97, y + tall)
          g.quadraticCurveTo(x + broad * 0.5, y + tall * 0.93, x + broad * 0.03, y + tall)
          g.fill()
        }
      }
    },
    { scale: light },
  )
}
