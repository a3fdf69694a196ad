import { luminance } from '../../../engine/core/colour.ts'
import type { Random } from '../../../engine/core/random.ts'
import { clamp } from '../../../engine/core/scalar.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { drawLayer } from '../../../engine/world/layer.ts'

const COLOURS = ['#c9571a', '#a83c17', '#e0962f', '#d4731f', '#8f4a1c', '#e6b23f', '#b5651d']
const COUNT = 1500
/** Metres, of a leaf from stalk to tip: larger than life, to be told from petals. */
const LENGTH = 0.17
/** How flat a lying leaf looks. */
const FLAT = 0.5

/** Leaves that lie on the ground between two distances in metres, the far ones first. */
export function paintFallenLeaves(
  frame: Frame,
  random: Random,
  { nearest = 0, farthest }: { nearest?: number; farthest: number },
) {
  const { camera, image, environment } = frame
  const first = Math.max(nearest, frame.camera.height * 0.7)
  if (farthest <= first) return
  const leaves = Array.from({ length: COUNT }, () => first * (farthest / first) ** random())
  leaves.sort((a, b) => b - a)
  const light = clamp(luminance(environment.sunColour) * 0.35 + luminance(environment.skyAmbient), 0.12, 1.15)
  drawLayer(
    frame,
    g => {
      for (const z of leaves) {
        const x = random() * image.w
        const long = ((LENGTH * camera.focalLength) / z) * random.range(0.7, 1.2) * 0.5
        const y = frame.groundRow(x, z)
        g.save()
        g.translate(x, y)
        g.scale(1, FLAT)
        g.rotate(random() * 6.3)
        g.fillStyle = random.pick(COLOURS)
        g.beginPath()
        g.moveTo(-long, 0)
        g.bezierCurveTo(-long * 0.4, -long * 0.75, long * 0.4, -long * 0.6, long, 0)
        g.bezierCurveTo(long * 0.4, long * 0.6, -long * 0.4, long * 0.75, -long, 0)
        g.fill()
        g.strokeStyle = 'rgba(70,28,8,.5)'
        g.lineWidth = Math.max(0.5, long * 0.08)
        g.beginPath()
        g.moveTo(-long * 1.25, 0)
        g.lineTo(long * 0.8, 0)
        g.stroke()
        g.restore()
      }
    },
    { scale: light },
  )
}
