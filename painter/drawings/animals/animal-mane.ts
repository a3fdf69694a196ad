import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Build } from './build.ts'
import type { QuadrupedPen, Spot } from './quadruped-pen.ts'

/** A lion's ruff around the head, or a horse's hair along the neck. */
export function drawMane({ pen, build, coat, skull, shoulders, pose }: QuadrupedPen) {
  pen.in(coat.mane ?? shadeHex(coat.back, -0.45))
  if (build.mane === 'lion') {
    for (let k = 0; k < 15; k++) {
      const turn = (k / 15) * Math.PI * 2
      pen.fillCircle(
        skull.x + 0.1 + Math.cos(turn) * build.head * 1.05,
        skull.y + 0.1 + Math.sin(turn) * build.head * 1.2,
        build.head * 0.62,
      )
    }
    pen.fillEllipse(shoulders.x - 0.02, shoulders.y - 0.02, build.chest * 1.02, build.chest * 1.1)
    return
  }
  if (pose.isGrazing) return drawLowMane(pen, skull, shoulders, build)
  const steps = 9
  for (let k = 0; k <= steps; k++) {
    const t = k / steps
    const x = skull.x + (shoulders.x + 0.22 - skull.x) * t + build.neckWidth * (0.55 - t * 0.15)
    const y = skull.y - build.head * 0.7 + (shoulders.y - build.chest * 0.9 - skull.y + build.head * 0.7) * t
    pen.fillEllipse(x, y + 0.06, 0.085, 0.16, -0.5)
  }
  pen.fillEllipse(
    skull.x - build.head * 0.3,
    skull.y - build.head * 0.8,
    build.head * 0.5,
    build.head * 0.42,
    0.5,
  )
}

/** Along the crest of a neck that is held down. */
function drawLowMane(pen: SharePen, skull: Spot, shoulders: Spot, { neckWidth, chest, head }: Build) {
  const [dx, dy] = [shoulders.x - skull.x, shoulders.y - skull.y]
  const length = Math.hypot(dx, dy)
  const steps = 9
  for (let k = 0; k <= steps; k++) {
    const t = k / steps
    const reach = head * 0.7 + (chest * 0.82 - head * 0.7) * t + neckWidth * 0.1
    const x = skull.x + dx * t + (dy / length) * reach
    const y = skull.y + dy * t - (dx / length) * reach
    pen.fillEllipse(x, y, 0.07, 0.13, Math.atan2(dy, dx))
  }
}
