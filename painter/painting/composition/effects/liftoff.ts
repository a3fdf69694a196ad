import type { Random } from '../../../engine/core/random.ts'
import { mix } from '../../../engine/core/scalar.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { drawLayer } from '../../../engine/world/layer.ts'
import { paintGlowDot } from '../../../engine/world/lights.ts'

const COLUMN_PUFFS = 70
const GROUND_PUFFS = 130

/** Fire under a rocket whose tail is at (x, y), a column of smoke below and billows along the ground. */
export function paintLiftoff(frame: Frame, random: Random, x: number, y: number, size: number) {
  const { camera } = frame
  const ground = camera.horizon + (frame.image.h - camera.horizon) * 0.22
  drawLayer(
    frame,
    g => {
      const puff = (px: number, py: number, r: number, light: number, alpha: number) => {
        const shade = Math.round(150 + 105 * light)
        g.fillStyle = `rgba(${shade},${Math.round(shade * 0.97)},${Math.round(shade * 0.94)},${alpha})`
        g.beginPath()
        g.arc(px, py, r, 0, 7)
        g.fill()
      }
      for (let k = 0; k < COLUMN_PUFFS; k++) {
        const t = k / COLUMN_PUFFS
        const spread = size * (0.05 + 0.16 * t)
        puff(
          x + random.gauss() * spread * 0.5,
          mix(y + size * 0.22, ground, t),
          spread * random.range(0.5, 0.9),
          random(),
          0.42,
        )
      }
      for (let k = 0; k < GROUND_PUFFS; k++) {
        const aside = random.gauss() * size * 0.95
        const r = size * random.range(0.08, 0.24) * Math.exp(-Math.abs(aside / size) * 0.6)
        puff(x + aside, ground - r * 0.3 + random.range(-0.05, 0.08) * size, r, random(), 0.5)
      }
    },
    { blur: size * 0.025, scale: 0.9 },
  )
  drawLayer(
    frame,
    g => {
      const flame = g.createLinearGradient(0, y - size * 0.04, 0, y + size * 0.5)
      flame.addColorStop(0, '#fffbe0')
      flame.addColorStop(0.35, '#ffc23f')
      flame.addColorStop(1, 'rgba(255,90,20,0)')
      g.fillStyle = flame
      g.beginPath()
      g.moveTo(x - size * 0.09, y - size * 0.04)
      g.quadraticCurveTo(x - size * 0.12, y + size * 0.2, x, y + size * 0.52)
      g.quadraticCurveTo(x + size * 0.12, y + size * 0.2, x + size * 0.09, y - size * 0.04)
      g.fill()
    },
    { blur: size * 0.012, scale: 2.2 },
  )
  paintGlowDot(frame.image, x, y + size * 0.1, size * 0.06, [0.7, 0.4, 0.15])
}
