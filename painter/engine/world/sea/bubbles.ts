import type { Random } from '../../core/random.ts'
import type { PaintSurface } from '../frame.ts'
import { drawLayer } from '../layer.ts'

/** Draws `count` strings of three to six rising bubbles. */
export function paintBubbles(surface: PaintSurface, random: Random, count: number) {
  const { w, h } = surface.image
  drawLayer(
    surface,
    g => {
      for (let k = 0; k < count; k++) {
        const footX = random() * w
        const footY = random() * h * 0.95
        const bubbles = 3 + random() * 4
        for (let j = 0; j < bubbles; j++) {
          const radius = Math.max(w, h) * 0.0035 * (0.4 + random() * 1.4)
          const x = footX + random.range(-1, 1) * radius * 4
          const y = footY - j * radius * 4.5 - random() * radius * 3
          g.strokeStyle = 'rgba(225,250,255,.75)'
          g.lineWidth = Math.max(0.8, radius * 0.16)
          g.beginPath()
          g.arc(x, y, radius, 0, 6.3)
          g.stroke()
          g.fillStyle = 'rgba(200,240,255,.14)'
          g.fill()
          g.fillStyle = 'rgba(255,255,255,.9)'
          g.beginPath()
          g.arc(x - radius * 0.35, y - radius * 0.35, radius * 0.22, 0, 6.3)
          g.fill()
        }
      }
    },
    { scale: 1.1 },
  )
}
