import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'

const BULBS = '#fff2b8'
const RED = '#d63a34'
const CREAM = '#f6e9c8'

/** Bulbs from one point to another. */
function bulbs(
  pen: SharePen,
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  count: number,
) {
  pen.g.fillStyle = BULBS
  for (let k = 0; k < count; k++) {
    const t = count > 1 ? k / (count - 1) : 0
    pen.fillCircle(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, 0.011)
  }
}

/** Cars with round backs on an undulating floor, under a painted canopy. */
function drawWaltzer(pen: SharePen) {
  const { g } = pen
  g.fillStyle = '#2a2138'
  pen.fillRect(0.14, 0.3, 1.92, 0.52)
  for (const x of [0.2, 0.72, 1.45, 1.96]) {
    g.fillStyle = pen.across(x, x + 0.05, '#ffe29a', '#d99a2a', '#8a5a12')
    pen.fillRect(x, 0.28, 0.05, 0.58)
  }
  for (let k = 0; k < 12; k++) {
    const [left, right] = [0.04 + (k / 12) * 2.12, 0.04 + ((k + 1) / 12) * 2.12]
    const lift = (x: number) => 0.06 * ((x - 1.1) / 1.1) ** 2
    pen.fillShape(
      pen.gradient(0, 0.02, 0, 0.3, shadeHex(k % 2 ? CREAM : RED, 0.1), shadeHex(k % 2 ? CREAM : RED, -0.2)),
      () => {
        pen.moveTo(1.1 + (left - 1.1) * 0.5, 0.02 + lift(left))
        pen.lineTo(1.1 + (right - 1.1) * 0.5, 0.02 + lift(right))
        pen.lineTo(right, 0.2 + lift(right))
        pen.lineTo(left, 0.2 + lift(left))
      },
    )
  }
  g.fillStyle = pen.gradient(0, 0.2, 0, 0.34, '#3a6ac0', '#1f3a78')
  pen.fillRoundRect(0.02, 0.22, 2.16, 0.12, 0.03)
  bulbs(pen, [0.08, 0.28], [2.12, 0.28], 26)
  for (let k = 0; k < 5; k++) {
    g.fillStyle = ['#f2c83a', '#e86a3a', '#58b0d0', '#e85a8a', '#7ac05a'][k]
    pen.fillEllipse(0.3 + k * 0.4, 0.28, 0.07, 0.035)
  }
  pen.fillShape(pen.gradient(0, 0.8, 0, 1, '#c8863a', '#7a4a1c'), () => {
    pen.moveTo(0, 0.9)
    pen.curveTo(0.4, 0.76, 0.7, 0.98, 1.1, 0.86)
    pen.curveTo(1.5, 0.76, 1.8, 0.96, 2.2, 0.86)
    pen.lineTo(2.2, 1)
    pen.lineTo(0, 1)
  })
  const cars = [
    [0.34, 0.74, '#d63a34'],
    [0.84, 0.8, '#2f8fc0'],
    [1.38, 0.74, '#e8b32a'],
    [1.86, 0.78, '#58a04a'],
  ] as const
  for (const [x, y, colour] of cars) {
    g.fillStyle = pen.across(x - 0.2, x + 0.2, shadeHex(colour, 0.35), colour, shadeHex(colour, -0.4))
    pen.begin()
    pen.arc(x, y - 0.02, 0.2, Math.PI, 0)
    pen.lineTo(x + 0.22, y + 0.12)
    pen.lineTo(x - 0.22, y + 0.12)
    g.fill()
    g.fillStyle = '#4a1f28'
    pen.begin()
    pen.arc(x, y - 0.01, 0.145, Math.PI, 0)
    pen.lineTo(x + 0.15, y + 0.04)
    pen.lineTo(x - 0.15, y + 0.04)
    g.fill()
    g.fillStyle = shadeHex(colour, -0.15)
    pen.fillRoundRect(x - 0.23, y + 0.03, 0.46, 0.1, 0.04)
    g.strokeStyle = '#e4e8ec'
    pen.lineWidth = 0.018
    pen.strokeLine(x - 0.16, y + 0.005, x + 0.16, y + 0.005)
    bulbs(pen, [x - 0.17, y + 0.08], [x + 0.17, y + 0.08], 5)
  }
}

/** A striped tower with a slide that winds down around it. */
function drawHelterSkelter(pen: SharePen) {
  const { g } = pen
  const half = (y: number) => 0.11 + 0.12 * y
  for (let k = 0; k < 8; k++) {
    const [from, to] = [0.2 + k * 0.1, 0.2 + (k + 1) * 0.1]
    const colour = k % 2 ? CREAM : RED
    pen.fillShape(pen.across(0.1, 0.6, shadeHex(colour, 0.16), colour, shadeHex(colour, -0.32)), () => {
      pen.moveTo(0.35 - half(from), from)
      pen.lineTo(0.35 + half(from), from)
      pen.lineTo(0.35 + half(to), to)
      pen.lineTo(0.35 - half(to), to)
    })
  }
  for (const [k, y] of [0.3, 0.48, 0.66, 0.84].entries()) {
    const reach = half(y) + 0.09
    g.strokeStyle = pen.across(0.35 - reach, 0.35 + reach, '#ffe08a', '#f2b632', '#a86a12')
    pen.lineWidth = 0.05
    pen.begin()
    pen.moveTo(0.35 - reach + 0.03, y)
    pen.quadTo(0.35, y + 0.13, 0.35 + reach - 0.02, y + 0.08 + (k === 3 ? 0.06 : 0))
    g.stroke()
    g.strokeStyle = '#3a6ac0'
    pen.lineWidth = 0.012
    pen.begin()
    pen.moveTo(0.35 - reach + 0.03, y - 0.03)
    pen.quadTo(0.35, y + 0.1, 0.35 + reach - 0.02, y + 0.05 + (k === 3 ? 0.06 : 0))
    g.stroke()
  }
  g.fillStyle = '#2f4a7a'
  pen.fillRect(0.25, 0.14, 0.2, 0.07)
  g.fillStyle = CREAM
  for (const x of [0.25, 0.34, 0.43]) pen.fillRect(x, 0.13, 0.02, 0.08)
  pen.fillShape(pen.across(0.2, 0.5, '#ff8a78', RED, '#8a1c1c'), () => {
    pen.moveTo(0.2, 0.14)
    pen.lineTo(0.35, 0.02)
    pen.lineTo(0.5, 0.14)
  })
  g.strokeStyle = '#e8b32a'
  pen.lineWidth = 0.012
  pen.strokeLine(0.35, 0.03, 0.35, 0)
  g.fillStyle = '#4a2a1c'
  pen.fillRoundRect(0.3, 0.87, 0.1, 0.13, [0.05, 0.05, 0, 0])
}

/** A small round car with a rubber rim, and the pole that takes its current. */
function drawBumperCar(pen: SharePen, { colour = '#d63a34' }: PieceOptions) {
  const { g } = pen
  g.strokeStyle = '#9aa2aa'
  pen.lineWidth = 0.03
  pen.strokeLine(0.2, 0.6, 0.14, 0)
  g.fillStyle = pen.gradient(0, 0.45, 0, 0.9, shadeHex(colour, 0.4), colour, shadeHex(colour, -0.35))
  pen.begin()
  pen.moveTo(0.08, 0.84)
  pen.curveTo(0.04, 0.5, 0.2, 0.44, 0.4, 0.52)
  pen.lineTo(0.9, 0.62)
  pen.curveTo(1.2, 0.6, 1.36, 0.7, 1.38, 0.86)
  pen.lineTo(0.08, 0.86)
  g.fill()
  g.fillStyle = '#2b2f36'
  pen.fillRoundRect(0.36, 0.44, 0.12, 0.2, 0.05)
  g.strokeStyle = '#22262c'
  pen.lineWidth = 0.03
  pen.strokeLine(0.86, 0.64, 0.78, 0.48)
  pen.fillEllipse(0.76, 0.46, 0.03, 0.09, -0.4)
  g.fillStyle = '#1d2025'
  pen.fillRoundRect(0, 0.82, 1.46, 0.15, 0.075)
  g.fillStyle = 'rgba(255,255,255,.22)'
  pen.fillRoundRect(0.06, 0.84, 1.34, 0.03, 0.015)
  g.fillStyle = '#fff2b8'
  pen.fillCircle(1.22, 0.72, 0.06)
  g.fillStyle = '#ffffff'
  pen.fillEllipse(0.66, 0.73, 0.1, 0.07)
}

const RIBBONS = ['#e8483a', '#f2c83a', '#3aa85a', '#3a7fd9', '#c84ab8', '#f28a3a', '#ffffff', '#58c0c0']

/** A tall pole with a wreath at its top, from which ribbons fan out. */
function drawMaypole(pen: SharePen) {
  const { g } = pen
  for (const [k, colour] of RIBBONS.entries()) {
    const foot = 0.06 + (k / (RIBBONS.length - 1)) * 1.08
    g.strokeStyle = k % 2 ? shadeHex(colour, -0.06) : colour
    pen.lineWidth = 0.014
    pen.begin()
    pen.moveTo(0.6, 0.12)
    pen.quadTo(0.6 + (foot - 0.6) * 0.4, 0.5, foot, 0.78)
    g.stroke()
  }
  g.fillStyle = pen.across(0.57, 0.63, '#ffffff', '#e8e2d4', '#a89f8c')
  pen.fillRect(0.58, 0.04, 0.04, 0.96)
  g.fillStyle = RED
  for (let k = 0; k < 9; k++)
    pen.fillShape(RED, () => {
      const y = 0.16 + k * 0.095
      pen.moveTo(0.58, y)
      pen.lineTo(0.62, y + 0.03)
      pen.lineTo(0.62, y + 0.06)
      pen.lineTo(0.58, y + 0.03)
    })
  for (let k = 0; k < 20; k++) {
    const angle = (k / 20) * Math.PI * 2
    g.fillStyle = k % 3 ? shadeHex('#4f8a34', (k % 4) * 0.1 - 0.15) : RIBBONS[k % RIBBONS.length]
    pen.fillCircle(0.6 + Math.cos(angle) * 0.13, 0.13 + Math.sin(angle) * 0.045, 0.028)
  }
  g.fillStyle = '#f2c83a'
  pen.fillCircle(0.6, 0.03, 0.03)
}

export const FAIR_RIDES: Readonly<Record<string, Piece>> = {
  '@waltzer': { broadness: 2.2, draw: drawWaltzer },
  '@helterskelter': { broadness: 0.75, draw: drawHelterSkelter },
  '@bumpercar': { broadness: 1.46, draw: drawBumperCar },
  '@maypole': { broadness: 1.2, draw: drawMaypole },
}
