import type { Random } from '../../../engine/core/random.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { drawLayer } from '../../../engine/world/layer.ts'

const LEAVES = ['#24401c', '#315426', '#466d33', '#5f8842']
const STRANDS = 26

/** Creepers that climb in from the corners and, under a roof, hang from it: nobody has been here for years. */
export function paintVines(frame: Frame, random: Random, light: number, hangs: boolean) {
  const { w, h } = frame.image
  const leafSize = Math.max(w, h) * 0.0075
  drawLayer(
    frame,
    g => {
      const leaf = (x: number, y: number, scale: number) => {
        g.fillStyle = random.pick(LEAVES)
        g.beginPath()
        g.ellipse(x, y, leafSize * scale, leafSize * scale * 0.62, random() * 6, 0, 7)
        g.fill()
      }
      for (let k = 0; hangs && k < STRANDS; k++) {
        const x = w * ((k + random()) / STRANDS)
        const fromEdge = Math.abs(x / w - 0.5) * 2
        const length = h * (0.05 + random() * 0.16 + fromEdge ** 3 * 0.34)
        for (let y = -4; y < length; y += leafSize * 0.8)
          leaf(
            x + Math.sin(y * 0.03 + k) * leafSize * 1.6 + random.gauss() * leafSize * 0.5,
            y,
            random.range(0.6, 1.2),
          )
      }
      for (const side of [0, 1])
        for (let k = 0; k < 420; k++) {
          const up = random() ** 1.7
          const reach = w * 0.16 * (1 - up) * random() ** 1.3
          leaf(side === 0 ? reach : w - reach, h - up * h * 0.62, random.range(0.8, 1.5))
        }
    },
    { scale: light },
  )
}
