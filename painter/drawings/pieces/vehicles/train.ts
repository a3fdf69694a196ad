import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { PieceOptions } from '../piece.ts'

const IRON = '#26282c'
const CARRIAGES = 2
/** Shares of the height: of the engine with its tender, and of one carriage. */
const ENGINE = 1.5
const CARRIAGE = 1.12
const RAIL = 0.97

function wheel(pen: SharePen, x: number, radius: number) {
  const { g } = pen
  g.fillStyle = '#1a1b1e'
  pen.fillCircle(x, RAIL - radius, radius)
  g.strokeStyle = '#a83a2c'
  pen.lineWidth = radius * 0.16
  pen.begin()
  pen.arc(x, RAIL - radius, radius * 0.78)
  g.stroke()
  for (let k = 0; k < 4; k++) {
    const angle = (k * Math.PI) / 4
    const [dx, dy] = [Math.cos(angle) * radius * 0.76, Math.sin(angle) * radius * 0.76]
    pen.strokeLine(x - dx, RAIL - radius - dy, x + dx, RAIL - radius + dy)
  }
}

/** A steam train from the side, its engine to the left, with its smoke above. */
export function drawTrain(pen: SharePen, { colour = '#8a2f2a', night, snow }: PieceOptions) {
  const { g } = pen
  for (let k = 0; k < 9; k++) {
    const t = k / 8
    g.fillStyle = `rgba(235,232,228,${0.75 - t * 0.5})`
    pen.fillCircle(0.34 + t * 1.5, 0.3 - Math.sin(t * 2.2) * 0.12 - t * 0.05, 0.05 + t * 0.085)
  }
  for (let k = 0; k < CARRIAGES; k++) drawCarriageOf(pen, ENGINE + k * CARRIAGE, colour, night, snow)
  // Boiler, funnel and domes.
  g.fillStyle = pen.gradient(0, 0.52, 0, 0.78, '#5a5e66', IRON, '#0f1012')
  pen.fillRoundRect(0.14, 0.52, 0.66, 0.24, 0.05)
  g.fillStyle = IRON
  pen.fillRect(0.26, 0.36, 0.09, 0.18)
  pen.fillRect(0.235, 0.34, 0.14, 0.04)
  pen.fillRoundRect(0.46, 0.46, 0.1, 0.1, 0.04)
  pen.fillRoundRect(0.62, 0.47, 0.08, 0.09, 0.03)
  g.strokeStyle = '#c9a04a'
  pen.lineWidth = 0.012
  for (const x of [0.4, 0.6, 0.76]) pen.strokeLine(x, 0.53, x, 0.75)
  g.fillStyle = night ? '#ffe9a8' : '#e6dcc0'
  pen.fillCircle(0.145, 0.6, 0.035)
  // Cab and tender.
  g.fillStyle = pen.gradient(0, 0.4, 0, 0.84, shadeHex(colour, 0.2), colour, shadeHex(colour, -0.4))
  pen.fillRect(0.8, 0.44, 0.24, 0.38)
  g.fillStyle = snow ? '#f2f6fb' : IRON
  pen.fillRect(0.77, 0.4, 0.31, 0.05)
  g.fillStyle = night ? '#ffd97a' : '#3f5260'
  pen.fillRect(0.86, 0.49, 0.12, 0.13)
  g.fillStyle = pen.gradient(0, 0.56, 0, 0.84, '#4a4d54', IRON)
  pen.fillRect(1.1, 0.56, 0.34, 0.27)
  g.fillStyle = '#111214'
  pen.fillEllipse(1.27, 0.56, 0.15, 0.04)
  g.fillStyle = colour
  pen.fillRect(0.1, 0.79, 1.36, 0.05)
  pen.fillShape('#1d1e21', () => {
    pen.moveTo(0.12, 0.82)
    pen.lineTo(0.0, RAIL)
    pen.lineTo(0.16, RAIL)
    pen.lineTo(0.2, 0.82)
  })
  for (const x of [0.38, 0.6, 0.82]) wheel(pen, x, 0.105)
  for (const x of [0.21, 1.18, 1.36]) wheel(pen, x, 0.065)
  g.strokeStyle = '#b8bcc2'
  pen.lineWidth = 0.018
  pen.strokeLine(0.34, RAIL - 0.1, 0.84, RAIL - 0.1)
}

function drawCarriageOf(pen: SharePen, x: number, colour: string, night: boolean, snow: boolean) {
  const { g } = pen
  const w = CARRIAGE - 0.05
  g.fillStyle = IRON
  pen.fillRect(x - 0.06, 0.82, CARRIAGE, 0.03)
  g.fillStyle = pen.gradient(0, 0.44, 0, 0.84, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.35))
  pen.fillRect(x, 0.46, w, 0.37)
  g.fillStyle = snow ? '#f2f6fb' : shadeHex(colour, -0.55)
  pen.fillRoundRect(x - 0.015, 0.41, w + 0.03, 0.06, 0.03)
  g.fillStyle = '#e6d2a0'
  pen.fillRect(x, 0.52, w, 0.012)
  pen.fillRect(x, 0.7, w, 0.012)
  g.fillStyle = night ? '#ffd97a' : '#3f5260'
  for (let k = 0; k < 6; k++) pen.fillRect(x + 0.05 + k * 0.165, 0.55, 0.115, 0.13)
  for (const at of [0.16, 0.32, w - 0.32, w - 0.16]) wheel(pen, x + at, 0.06)
}
