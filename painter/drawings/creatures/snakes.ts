import type { SharePen } from '../pen.ts'
import type { PieceOptions } from '../pieces/piece.ts'
import { shadeHex } from '../tint.ts'

type Point = readonly [x: number, y: number, radius: number]

/** Points evenly along a row of them, rounded off. */
function along(points: readonly Point[], steps: number): Point[] {
  const at = (k: number) => points[Math.min(points.length - 1, Math.max(0, k))]
  return Array.from({ length: steps + 1 }, (_, n) => {
    const t = (n / steps) * (points.length - 1)
    const k = Math.min(points.length - 2, Math.floor(t))
    const u = t - k
    const blend = (axis: 0 | 1 | 2) => {
      const [a, b, c, d] = [at(k - 1)[axis], at(k)[axis], at(k + 1)[axis], at(k + 2)[axis]]
      return b + 0.5 * u * (c - a + u * (2 * a - 5 * b + 4 * c - d + u * (3 * (b - c) + d - a)))
    }
    return [blend(0), blend(1), blend(2)] as const
  })
}

function drawBody(pen: SharePen, points: readonly Point[], colour: string, marks: string) {
  const body = along(points, 150)
  for (const [k, [x, y, radius]] of body.entries()) {
    const isMarked = k % 12 < 4 && k > 8
    const own = isMarked ? marks : colour
    pen.in(pen.gradient(0, y - radius, 0, y + radius, shadeHex(own, 0.2), own, shadeHex(own, -0.32)))
    pen.fillCircle(x, y, radius)
  }
}

/** Three coils on the ground with the neck raised from the middle. */
const COILS: readonly Point[] = [
  [1.34, 0.95, 0.012],
  [1.1, 0.93, 0.045],
  [0.6, 0.94, 0.06],
  [0.12, 0.87, 0.075],
  [0.4, 0.77, 0.085],
  [0.95, 0.78, 0.09],
  [1.06, 0.68, 0.09],
  [0.62, 0.62, 0.09],
  [0.34, 0.66, 0.09],
]
const NECK: readonly Point[] = [
  [0.34, 0.68, 0.09],
  [0.6, 0.72, 0.09],
  [0.72, 0.58, 0.085],
  [0.62, 0.4, 0.075],
  [0.52, 0.26, 0.07],
  [0.44, 0.17, 0.07],
]

function drawHead(pen: SharePen, colour: string) {
  pen.inked('#b52a32', 0.014).strokeLine(0.22, 0.19, 0.1, 0.21)
  pen.strokeLine(0.1, 0.21, 0.04, 0.18)
  pen.strokeLine(0.1, 0.21, 0.05, 0.25)
  pen.in(pen.gradient(0, 0.06, 0, 0.26, shadeHex(colour, 0.18), shadeHex(colour, -0.25))).fillPath(`M.5 .1
    C.4 .03 .26 .09 .2 .17 C.24 .23 .36 .25 .5 .24`)
  pen.inked(shadeHex(colour, -0.5), 0.01).strokePath('M.21 .18 Q.32 .21 .42 .18')
  pen.in('#e8c02e').fillEllipse(0.335, 0.125, 0.03, 0.026)
  pen.in('#17141a').fillEllipse(0.332, 0.125, 0.01, 0.024)
}

/** A snake in coils, its head raised, looking to the left. */
export function drawSnake(pen: SharePen, { colour = '#6f8a3c' }: PieceOptions) {
  const marks = shadeHex(colour, -0.45)
  drawBody(pen, COILS, colour, marks)
  drawBody(pen, NECK, colour, marks)
  drawHead(pen, colour)
}
