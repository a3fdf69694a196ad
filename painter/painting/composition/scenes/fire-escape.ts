import { shadeHex } from '../../../drawings/tint.ts'
import { luminance } from '../../../engine/core/colour.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { drawLayer } from '../../../engine/world/layer.ts'
import type { Stage } from '../stage.ts'
import { FLOOR } from './terrace-floor.ts'

const IRON_DARK = '#1f2124'
const BRICKS = '#7f4234'

/** The house that a fire escape hangs on, with a window and its ladder, along the left edge. */
export function paintHouseOfFireEscape({ width: w, height: h, environment, isNight }: Stage, frame: Frame) {
  const shine = 0.3 + luminance(environment.skyAmbient) * 0.9 + luminance(environment.sunColour) * 0.12
  const broad = w * 0.27
  drawLayer(
    frame,
    g => {
      for (let row = 0; row * h * 0.028 < h; row++)
        for (let k = -1; k < 8; k++) {
          const tone = (((k * 0.618 + row * 0.37) % 1) + 1) % 1
          g.fillStyle = shadeHex(BRICKS, tone * 0.24 - 0.1)
          const x = (k + (row % 2) * 0.5) * w * 0.05
          g.fillRect(x, row * h * 0.028, Math.min(w * 0.048, broad - x), h * 0.025)
        }
      g.fillStyle = '#d9d0c0'
      g.fillRect(broad * 0.22, h * 0.16, broad * 0.6, h * 0.42)
      g.fillStyle = isNight ? '#ffce78' : '#31404e'
      g.fillRect(broad * 0.27, h * 0.18, broad * 0.5, h * 0.38)
      g.fillStyle = '#d9d0c0'
      g.fillRect(broad * 0.27, h * 0.36, broad * 0.5, h * 0.012)
      g.strokeStyle = IRON_DARK
      g.lineWidth = h * 0.012
      for (const x of [broad * 1.08, broad * 1.42]) {
        g.beginPath()
        g.moveTo(x + w * 0.12, 0)
        g.lineTo(x, h * FLOOR)
        g.stroke()
      }
      for (let k = 0; k < 12; k++) {
        const t = k / 12
        const x = broad * 1.08 + w * 0.12 * (1 - t)
        g.beginPath()
        g.moveTo(x, h * FLOOR * t)
        g.lineTo(x + broad * 0.34, h * FLOOR * t)
        g.stroke()
      }
    },
    { scale: Math.min(1.1, shine) },
  )
}
