import type { SKRSContext2D } from '@napi-rs/canvas'
import { luminance } from '../../../engine/core/colour.ts'
import type { Random } from '../../../engine/core/random.ts'
import { clamp, mix } from '../../../engine/core/scalar.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { drawLayer } from '../../../engine/world/layer.ts'

const LEAVES = ['#7f9a34', '#a8b04a', '#c99a35', '#8a6a2c']
const SAND = ['#d8b98a', '#c7a472', '#e6cfa4']
const SPRAY = ['#eef4f8', '#dfe9f0', '#ffffff']

/** What the wind carries: leaves where trees stand, sand over bare ground, spray over open water. */
export type Carried = 'leaves' | 'sand' | 'spray'

const COLOURS: Record<Carried, readonly string[]> = { leaves: LEAVES, sand: SAND, spray: SPRAY }
const COUNT: Record<Carried, number> = { leaves: 64, sand: 420, spray: 260 }
/** Of the longer side, how large one of them is. */
const SIZE: Record<Carried, number> = { leaves: 0.0125, sand: 0.0022, spray: 0.0024 }

const GUSTS = 9

/** Wind that is seen: what it carries flies past in its direction, and gusts draw curling lines in the air. */
export function paintWind(frame: Frame, random: Random, carried: Carried, behind: number) {
  const { w, h } = frame.image
  const longSide = Math.max(w, h)
  const { sunColour, skyAmbient } = frame.environment
  const scale = clamp(luminance(sunColour) * 0.3 + luminance(skyAmbient), 0.25, 1.15)
  drawLayer(
    frame,
    g => {
      g.lineCap = 'round'
      for (let k = 0; k < GUSTS; k++) {
        const y = h * mix(0.08, 0.86, (k + random()) / GUSTS)
        drawGust(g, random, w * random.range(-0.15, 0.75), y, longSide)
      }
    },
    { scale: Math.max(0.5, scale), behind },
  )
  drawLayer(
    frame,
    g => {
      for (let k = 0; k < COUNT[carried]; k++) {
        const near = random() ** 2
        const size = longSide * SIZE[carried] * mix(0.45, 1.25, near)
        g.save()
        // Sand and spray are swept along low, leaves are anywhere.
        const height = carried === 'leaves' ? random() : 1 - random() ** 1.6 * 0.55
        g.translate(random() * w, height * h)
        g.rotate(random.range(-0.5, 0.25))
        g.fillStyle = random.pick(COLOURS[carried])
        g.globalAlpha = carried === 'leaves' ? 0.95 : 0.6
        if (carried === 'leaves') drawLeaf(g, size, random.range(0.25, 0.9))
        else g.fillRect(-size * 6, -size * 0.3, size * 12, size * 0.6)
        g.restore()
      }
    },
    { scale },
  )
}

/** A leaf on the wing, seen more or less from its edge. */
function drawLeaf(g: SKRSContext2D, size: number, breadth: number) {
  g.beginPath()
  g.moveTo(-size, 0)
  g.quadraticCurveTo(0, -size * breadth, size, 0)
  g.quadraticCurveTo(0, size * breadth * 0.6, -size, 0)
  g.fill()
}

/** A long line that rises, and ends in a curl. */
function drawGust(g: SKRSContext2D, random: Random, x: number, y: number, longSide: number) {
  const length = longSide * random.range(0.16, 0.34)
  const rise = length * random.range(-0.05, 0.08)
  const curl = length * random.range(0.09, 0.14)
  const end = x + length
  for (const [width, alpha] of [
    [0.0042, 0.14],
    [0.0016, 0.5],
  ]) {
    g.strokeStyle = `rgba(244,249,255,${alpha})`
    g.lineWidth = Math.max(0.8, longSide * width)
    g.beginPath()
    g.moveTo(x, y)
    g.bezierCurveTo(x + length * 0.3, y - rise * 2, x + length * 0.65, y + rise * 2, end, y)
    g.bezierCurveTo(end + curl * 1.3, y - curl * 0.1, end + curl * 1.1, y - curl * 1.5, end, y - curl * 1.1)
    g.bezierCurveTo(
      end - curl * 0.6,
      y - curl * 0.8,
      end - curl * 0.2,
      y - curl * 0.3,
      end + curl * 0.3,
      y - curl * 0.5,
    )
    g.stroke()
  }
}
