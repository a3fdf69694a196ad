import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { PieceOptions } from '../piece.ts'

const STONE = '#85827c'
const SNOW = '#eef3f8'

/** A boulder with a top as broad and flat as whoever is on it needs. */
export function drawBroadRock(pen: SharePen, { colour = STONE, snow }: PieceOptions) {
  const { g } = pen
  pen.fillShape(pen.gradient(0, 0.1, 0, 1, shadeHex(colour, 0.05), shadeHex(colour, -0.5)), () => {
    pen.moveTo(0.1, 0.94)
    pen.curveTo(-0.04, 0.88, 0.0, 0.7, 0.08, 0.52)
    pen.lineTo(0.16, 0.18)
    pen.lineTo(2.06, 0.18)
    pen.lineTo(2.2, 0.44)
    pen.curveTo(2.3, 0.62, 2.36, 0.84, 2.18, 0.92)
    pen.curveTo(1.9, 0.99, 1.5, 0.96, 1.2, 1)
    pen.curveTo(0.8, 1.0, 0.4, 0.97, 0.1, 0.94)
  })
  // Facets of its front: the left ones are turned to the sky, the right ones away from it.
  for (const [shade, corners] of FACETS)
    pen.fillShape(shadeHex(colour, shade), () => {
      for (const [k, [x, y]] of corners.entries()) k ? pen.lineTo(x, y) : pen.moveTo(x, y)
    })
  const top = snow ? SNOW : shadeHex(colour, 0.3)
  pen.fillShape(pen.across(0.14, 2.1, top, shadeHex(top, -0.16)), () => {
    pen.moveTo(0.15, 0.2)
    pen.curveTo(0.24, 0.06, 0.5, 0.03, 0.8, 0.03)
    pen.curveTo(1.2, -0.01, 1.7, 0.01, 1.96, 0.07)
    pen.curveTo(2.06, 0.1, 2.1, 0.16, 2.08, 0.24)
    pen.curveTo(1.7, 0.3, 1.3, 0.23, 0.96, 0.28)
    pen.curveTo(0.6, 0.32, 0.3, 0.27, 0.15, 0.2)
  })
  g.strokeStyle = shadeHex(colour, -0.55)
  pen.lineWidth = 0.012
  for (const [x, y, across, down] of CRACKS) {
    pen.begin()
    pen.moveTo(x, y)
    pen.quadTo(x + across * 0.2, y + down * 0.6, x + across, y + down)
    g.stroke()
  }
}

type Corner = readonly [x: number, y: number]
const FACETS: readonly (readonly [shade: number, corners: readonly Corner[]])[] = [
  [
    0.12,
    [
      [0.15, 0.22],
      [0.62, 0.3],
      [0.5, 0.72],
      [0.09, 0.62],
    ],
  ],
  [
    -0.08,
    [
      [0.62, 0.3],
      [1.24, 0.26],
      [1.36, 0.66],
      [0.94, 0.84],
      [0.5, 0.72],
    ],
  ],
  [
    -0.28,
    [
      [1.24, 0.26],
      [2.06, 0.24],
      [2.2, 0.62],
      [1.78, 0.74],
      [1.36, 0.66],
    ],
  ],
]
const CRACKS = [
  [0.62, 0.3, -0.1, 0.34],
  [1.24, 0.27, 0.14, 0.4],
  [1.78, 0.74, 0.06, 0.24],
  [0.94, 0.84, -0.08, 0.14],
] as const
