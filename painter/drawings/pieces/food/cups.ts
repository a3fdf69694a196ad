import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { Piece } from '../piece.ts'
import { ball, blob, polygon, polyline, rounding, turned } from '../shapes.ts'

/** A cup on its saucer from a little above, with a leaf drawn in the milk. */
function drawLatte(pen: SharePen, colour = '#f1ece2') {
  const { g } = pen
  g.fillStyle = shadeHex(colour, -0.3)
  pen.fillEllipse(0.85, 0.88, 0.8, 0.12)
  g.fillStyle = shadeHex(colour, -0.06)
  pen.fillEllipse(0.85, 0.86, 0.8, 0.12)
  g.strokeStyle = shadeHex(colour, -0.18)
  pen.lineWidth = 0.08
  pen.begin()
  pen.ellipse(1.44, 0.44, 0.17, 0.15)
  g.stroke()
  turned(pen, rounding(pen, 0.2, 1.5, colour), 0.85, [0.64, 0.32, 0.6, 0.5, 0.3, 0.84])
  g.fillStyle = shadeHex(colour, 0.35)
  pen.fillEllipse(0.85, 0.32, 0.64, 0.3)
  g.fillStyle = '#8a5228'
  pen.fillEllipse(0.85, 0.335, 0.57, 0.255)
  g.fillStyle = '#b57a44'
  pen.fillEllipse(0.85, 0.34, 0.5, 0.215)
  g.strokeStyle = '#f8ecd6'
  pen.lineWidth = 0.028
  for (let k = 0; k < 5; k++) {
    const [y, half] = [0.2 + k * 0.055, 0.09 + k * 0.045]
    pen.begin()
    pen.moveTo(0.85 - half, y)
    pen.quadTo(0.85 - half * 0.4, y + 0.07, 0.85, y + 0.05)
    pen.quadTo(0.85 + half * 0.4, y + 0.07, 0.85 + half, y)
    g.stroke()
  }
  polyline(pen, '#f8ecd6', 0.02, [0.85, 0.16, 0.85, 0.5])
}

/** A teapot with two cups on a tray. */
function drawTeaSet(pen: SharePen, colour = '#e9eef2') {
  const { g } = pen
  const [blue, glaze] = ['#3a62a8', rounding(pen, 0.5, 1.5, colour)]
  g.fillStyle = '#6b4426'
  pen.fillEllipse(1.15, 0.94, 1.12, 0.06)
  g.fillStyle = '#8a5a34'
  pen.fillEllipse(1.15, 0.92, 1.12, 0.06)
  polygon(pen, rounding(pen, 0.3, 0.7, colour), [0.62, 0.5, 0.36, 0.3, 0.28, 0.34, 0.56, 0.72])
  g.strokeStyle = shadeHex(colour, -0.2)
  pen.lineWidth = 0.06
  pen.begin()
  pen.ellipse(1.46, 0.5, 0.17, 0.19)
  g.stroke()
  turned(pen, glaze, 1, [0.2, 0.26, 0.44, 0.5, 0.42, 0.72, 0.26, 0.9])
  blob(pen, glaze, [0.76, 0.28, 0.8, 0.16, 1, 0.12, 1.2, 0.16, 1.24, 0.28])
  ball(pen, 1, 0.11, 0.06, blue)
  polyline(pen, blue, 0.02, [0.6, 0.46, 1.4, 0.46])
  for (let k = 0; k < 5; k++) {
    ball(pen, 0.72 + k * 0.14, 0.6 + (k % 2) * 0.06, 0.035, blue)
    polyline(pen, blue, 0.01, [0.72 + k * 0.14, 0.62, 0.76 + k * 0.14, 0.74])
  }
  for (const x of [0.42, 1.82]) {
    turned(pen, rounding(pen, x - 0.2, x + 0.2, colour), x, [0.2, 0.66, 0.18, 0.76, 0.1, 0.92])
    g.fillStyle = '#b4701e'
    pen.fillEllipse(x, 0.67, 0.18, 0.04)
    polyline(pen, blue, 0.014, [x - 0.19, 0.73, x + 0.19, 0.73])
  }
}

/** Hot drinks in their cups. */
export const CUP_PIECES: Readonly<Record<string, Piece>> = {
  '@latte': { broadness: 1.7, draw: (pen, { colour }) => drawLatte(pen, colour) },
  '@teaset': { broadness: 2.3, draw: (pen, { colour }) => drawTeaSet(pen, colour) },
}
