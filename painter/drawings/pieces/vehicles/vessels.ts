import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { PieceOptions } from '../piece.ts'

const HULL = '#6b4226'
const CANVAS = '#f0e6d0'

/** A sail between two yards, filled by the wind. */
function drawSail(
  pen: SharePen,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  stripes?: string,
) {
  const { g } = pen
  const outline = () => {
    pen.moveTo(x - w * 0.42, y)
    pen.lineTo(x + w * 0.42, y)
    pen.quadTo(x + w * 0.62, y + h * 0.55, x + w * 0.5, y + h)
    pen.quadTo(x, y + h * 0.86, x - w * 0.5, y + h)
    pen.quadTo(x - w * 0.34, y + h * 0.55, x - w * 0.42, y)
  }
  pen.fillShape(
    pen.gradient(
      x - w / 2,
      y,
      x + w / 2,
      y + h * 0.4,
      shadeHex(colour, -0.2),
      shadeHex(colour, 0.2),
      shadeHex(colour, -0.25),
    ),
    outline,
  )
  if (!stripes) return
  g.save()
  pen.begin()
  outline()
  g.clip()
  g.fillStyle = stripes
  for (let k = 0; k < 4; k++) pen.fillRect(x - w * 0.5 + w * (0.03 + k * 0.27), y, w * 0.13, h)
  g.restore()
}

function drawPlanks(pen: SharePen, lines: number, from: [number, number], to: [number, number], sag: number) {
  const { g } = pen
  g.strokeStyle = 'rgba(25,12,4,.45)'
  pen.lineWidth = 0.005
  for (let k = 1; k <= lines; k++) {
    pen.begin()
    pen.moveTo(from[0] + k * 0.012, from[1] + k * 0.035)
    pen.quadTo((from[0] + to[0]) / 2, from[1] + sag + k * 0.035, to[0] - k * 0.012, to[1] + k * 0.035)
    g.stroke()
  }
}

/** A square-rigged ship with three masts. */
export function drawGalleon(pen: SharePen, { colour, night }: PieceOptions) {
  const { g } = pen
  const sail = colour ?? CANVAS
  g.strokeStyle = '#4a2f1c'
  pen.lineWidth = 0.016
  for (const [x, y] of [
    [0.34, 0.12],
    [0.62, 0.0],
    [0.9, 0.16],
  ])
    pen.strokeLine(x, y, x, 0.8)
  pen.strokeLine(1.02, 0.72, 1.24, 0.56)
  g.strokeStyle = 'rgba(60,40,25,.7)'
  pen.lineWidth = 0.004
  for (const [x, y] of [
    [0.34, 0.12],
    [0.62, 0.0],
    [0.9, 0.16],
  ]) {
    pen.strokeLine(x, y, x - 0.2, 0.76)
    pen.strokeLine(x, y, x + 0.2, 0.76)
  }
  for (const [x, top, w] of [
    [0.34, 0.14, 0.24],
    [0.62, 0.04, 0.3],
    [0.9, 0.18, 0.24],
  ] as const) {
    drawSail(pen, x, top, w * 0.72, 0.16, sail)
    drawSail(pen, x, top + 0.18, w * 0.9, 0.19, sail)
    drawSail(pen, x, top + 0.39, w, 0.19, sail)
  }
  pen.fillShape(sail, () => {
    pen.moveTo(1.22, 0.57)
    pen.quadTo(1.06, 0.48, 0.94, 0.26)
    pen.lineTo(1.0, 0.66)
  })
  pen.fillShape(pen.gradient(0, 0.66, 0, 1, shadeHex(HULL, 0.25), HULL, shadeHex(HULL, -0.5)), () => {
    pen.moveTo(0.06, 0.64)
    pen.lineTo(0.26, 0.66)
    pen.lineTo(0.28, 0.76)
    pen.lineTo(0.94, 0.78)
    pen.lineTo(0.98, 0.7)
    pen.lineTo(1.12, 0.68)
    pen.quadTo(1.04, 0.95, 0.92, 1)
    pen.lineTo(0.2, 1)
    pen.quadTo(0.1, 0.9, 0.06, 0.64)
  })
  drawPlanks(pen, 4, [0.1, 0.78], [1.06, 0.78], 0.04)
  g.fillStyle = night ? '#ffd97a' : '#2a1a10'
  for (let k = 0; k < 7; k++) pen.fillRect(0.3 + k * 0.09, 0.85, 0.03, 0.03)
  g.fillStyle = night ? '#ffd97a' : '#d9b45a'
  for (const x of [0.1, 0.16, 0.22]) pen.fillRect(x, 0.7, 0.03, 0.04)
}

/** A longship with a striped sail, shields along its side and a dragon's head. */
export function drawLongship(pen: SharePen, { colour = '#b3342a' }: PieceOptions) {
  const { g } = pen
  g.strokeStyle = '#4a2f1c'
  pen.lineWidth = 0.022
  pen.strokeLine(0.74, 0.02, 0.74, 0.82)
  drawSail(pen, 0.74, 0.06, 0.8, 0.52, CANVAS, colour)
  pen.fillShape(pen.gradient(0, 0.6, 0, 1, shadeHex(HULL, 0.2), HULL, shadeHex(HULL, -0.5)), () => {
    pen.moveTo(0.06, 0.42)
    pen.quadTo(0.1, 0.74, 0.34, 0.78)
    pen.lineTo(1.14, 0.78)
    pen.quadTo(1.36, 0.74, 1.37, 0.4)
    pen.quadTo(1.46, 0.34, 1.48, 0.4)
    pen.quadTo(1.46, 0.82, 1.18, 1)
    pen.lineTo(0.32, 1)
    pen.quadTo(0.02, 0.86, 0.0, 0.42)
  })
  pen.fillShape(HULL, () => {
    pen.moveTo(1.36, 0.44)
    pen.quadTo(1.34, 0.3, 1.44, 0.28)
    pen.lineTo(1.5, 0.34)
    pen.lineTo(1.46, 0.4)
  })
  drawPlanks(pen, 3, [0.22, 0.84], [1.26, 0.84], 0.03)
  const shields = ['#b3342a', '#d9a83a', '#31506b', '#e6ddc9']
  for (let k = 0; k < 9; k++) {
    const x = 0.3 + k * 0.105
    g.fillStyle = pen.glow(x - 0.015, 0.77, 0.09, [
      [0, shadeHex(shields[k % 4], 0.3)],
      [1, shadeHex(shields[k % 4], -0.35)],
    ])
    pen.fillCircle(x, 0.79, 0.055)
    g.fillStyle = '#c9cdd2'
    pen.fillCircle(x, 0.79, 0.015)
  }
}

/** A rowing boat from the side. */
export function drawRowboat(pen: SharePen, { colour = '#8a5a34' }: PieceOptions) {
  const { g } = pen
  pen.fillShape(shadeHex(colour, -0.5), () => {
    pen.ellipse(1.3, 0.34, 1.18, 0.14)
  })
  g.strokeStyle = '#c9a878'
  pen.lineWidth = 0.05
  pen.strokeLine(0.9, 0.3, 0.5, 0.86)
  pen.fillShape(pen.gradient(0, 0.3, 0, 1, shadeHex(colour, 0.28), colour, shadeHex(colour, -0.45)), () => {
    pen.moveTo(0.02, 0.16)
    pen.quadTo(1.3, 0.62, 2.58, 0.16)
    pen.quadTo(2.42, 0.86, 1.96, 0.98)
    pen.lineTo(0.64, 0.98)
    pen.quadTo(0.18, 0.86, 0.02, 0.16)
  })
  g.strokeStyle = shadeHex(colour, 0.5)
  pen.lineWidth = 0.045
  pen.begin()
  pen.moveTo(0.02, 0.16)
  pen.quadTo(1.3, 0.62, 2.58, 0.16)
  g.stroke()
  drawPlanks(pen, 3, [0.2, 0.46], [2.4, 0.46], 0.3)
}

/** A closed carriage with two wheels seen from the side. */
export function drawCarriage(pen: SharePen, { colour = '#5a2f3a' }: PieceOptions) {
  const { g } = pen
  pen.fillShape(pen.gradient(0.2, 0, 1.2, 0.6, shadeHex(colour, 0.3), colour, shadeHex(colour, -0.4)), () => {
    pen.moveTo(0.3, 0.1)
    pen.lineTo(1.15, 0.1)
    pen.quadTo(1.3, 0.45, 1.05, 0.68)
    pen.lineTo(0.4, 0.68)
    pen.quadTo(0.15, 0.45, 0.3, 0.1)
  })
  g.fillStyle = '#c9a04a'
  pen.fillRect(0.26, 0.06, 0.94, 0.05)
  g.fillStyle = '#bcd6e0'
  pen.fillRoundRect(0.42, 0.2, 0.24, 0.22, 0.03)
  pen.fillRoundRect(0.8, 0.2, 0.24, 0.22, 0.03)
  for (const [x, r] of [
    [0.4, 0.26],
    [1.12, 0.22],
  ] as const) {
    g.strokeStyle = '#3a2416'
    pen.lineWidth = 0.045
    pen.begin()
    pen.arc(x, 1 - r - 0.02, r)
    g.stroke()
    pen.lineWidth = 0.018
    for (let k = 0; k < 5; k++) {
      const angle = (k * Math.PI) / 5
      pen.strokeLine(
        x - Math.cos(angle) * r,
        0.98 - r - Math.sin(angle) * r,
        x + Math.cos(angle) * r,
        0.98 - r + Math.sin(angle) * r,
      )
    }
  }
}

/** The broken hull of a wooden ship, overgrown, on its side. */
export function drawWreck(pen: SharePen) {
  const { g } = pen
  const wood = '#4a4a40'
  g.strokeStyle = shadeHex(wood, -0.1)
  pen.lineWidth = 0.05
  pen.strokeLine(0.72, 0.7, 0.5, 0.02)
  pen.lineWidth = 0.03
  pen.strokeLine(0.36, 0.26, 0.8, 0.16)
  pen.strokeLine(1.2, 0.72, 1.3, 0.36)
  pen.fillShape(pen.gradient(0, 0.4, 0, 1, shadeHex(wood, 0.3), wood, shadeHex(wood, -0.5)), () => {
    pen.moveTo(0.02, 0.48)
    pen.lineTo(0.2, 0.58)
    pen.lineTo(0.62, 0.64)
    pen.lineTo(0.78, 0.76)
    pen.lineTo(0.9, 0.64)
    pen.lineTo(1.4, 0.66)
    pen.lineTo(1.96, 0.44)
    pen.quadTo(1.92, 0.86, 1.7, 1)
    pen.lineTo(0.3, 1)
    pen.quadTo(0.06, 0.86, 0.02, 0.48)
  })
  drawPlanks(pen, 6, [0.12, 0.68], [1.86, 0.68], 0.1)
  g.fillStyle = '#12160f'
  pen.fillEllipse(0.55, 0.86, 0.16, 0.1)
  pen.fillEllipse(1.36, 0.84, 0.1, 0.07)
  g.fillStyle = '#5c7a3a'
  for (let k = 0; k < 14; k++)
    pen.fillEllipse(0.15 + ((k * 0.618) % 1) * 1.7, 0.62 + ((k * 0.37) % 1) * 0.36, 0.05, 0.025)
}

/** A submarine from the side, its lamp ahead. */
export function drawSubmarine(pen: SharePen, { colour = '#d9a52a', night }: PieceOptions) {
  const { g } = pen
  g.fillStyle = shadeHex(colour, -0.3)
  pen.fillRect(1.05, 0.12, 0.04, 0.2)
  pen.fillRect(1.05, 0.12, 0.14, 0.04)
  pen.fillShape(pen.across(0.78, 1.3, shadeHex(colour, 0.2), colour, shadeHex(colour, -0.3)), () => {
    pen.moveTo(0.8, 0.5)
    pen.lineTo(0.88, 0.26)
    pen.lineTo(1.2, 0.26)
    pen.lineTo(1.32, 0.5)
  })
  pen.fillShape(shadeHex(colour, -0.35), () => {
    pen.moveTo(2.0, 0.66)
    pen.lineTo(2.34, 0.36)
    pen.lineTo(2.3, 0.98)
  })
  g.fillStyle = pen.gradient(0, 0.4, 0, 1, shadeHex(colour, 0.3), colour, shadeHex(colour, -0.45))
  pen.fillEllipse(1.12, 0.68, 1.06, 0.3)
  g.strokeStyle = 'rgba(60,40,10,.35)'
  pen.lineWidth = 0.012
  for (const x of [0.5, 0.9, 1.4, 1.8])
    pen.strokeLine(x, 0.46 + Math.abs(x - 1.12) * 0.06, x, 0.9 - Math.abs(x - 1.12) * 0.06)
  for (const x of [0.56, 0.96, 1.36]) {
    g.fillStyle = '#5a4426'
    pen.fillCircle(x, 0.66, 0.115)
    g.fillStyle = night ? '#ffe9a8' : '#bfe6f2'
    pen.fillCircle(x, 0.66, 0.085)
    g.fillStyle = 'rgba(255,255,255,.7)'
    pen.fillCircle(x - 0.03, 0.63, 0.025)
  }
  g.fillStyle = '#fff2b8'
  pen.fillCircle(0.12, 0.7, 0.06)
}
