import type { Random } from '../../core/random.ts'
import type { Frame } from '../../world/frame.ts'
import { drawLayer } from '../../world/layer.ts'

/** Five wisps over something hot; (x, y) is its rim and `size` its height, in pixels. */
export function paintSteam(frame: Frame, random: Random, x: number, y: number, size: number) {
  drawLayer(
    frame,
    g => {
      g.lineCap = 'round'
      for (let k = 0; k < 5; k++) {
        const x0 = x + (k - 2) * size * 0.075
        g.strokeStyle = 'rgba(255,255,255,.24)'
        g.lineWidth = size * 0.05
        g.beginPath()
        g.moveTo(x0, y + size * 0.08)
        g.bezierCurveTo(
          x0 - size * 0.09,
          y - size * 0.1,
          x0 + size * 0.1,
          y - size * 0.22,
          x0 + random.range(-0.06, 0.06) * size,
          y - size * 0.42,
        )
        g.stroke()
      }
    },
    { blur: size * 0.022, scale: 1.2 },
  )
}
