import type { SharePen } from '../pen.ts'
import type { PieceOptions } from './piece.ts'

/** Decks from below to above: the ends and the upper edge of each. */
const DECKS = [
  [0.5, 3.02, 0.62],
  [0.56, 2.94, 0.52],
  [0.66, 2.84, 0.42],
  [0.8, 2.6, 0.32],
  [0.98, 2.3, 0.235],
] as const
const DECK = 0.1
const PANES = { day: '#4f7f9f', night: '#ffdc8c' }

/** Several decks of windows over a long white hull, its bow to the left; by night all of them are lit. */
export function drawCruiseShip(pen: SharePen, { colour = '#1f3f72', night }: PieceOptions) {
  const { g } = pen
  pen.fillShape(pen.gradient(0, 0.7, 0, 1, '#ffffff', '#e4eaf0', '#a9b6c4'), () => {
    pen.moveTo(0.02, 0.66)
    pen.lineTo(3.16, 0.7)
    pen.quadTo(3.2, 0.86, 3.06, 1)
    pen.lineTo(0.42, 1)
    pen.quadTo(0.16, 0.88, 0.02, 0.66)
  })
  pen.fillShape(colour, () => {
    pen.moveTo(0.26, 0.9)
    pen.lineTo(3.14, 0.9)
    pen.lineTo(3.06, 1)
    pen.lineTo(0.42, 1)
  })
  for (const [k, [from, to, top]] of DECKS.entries()) {
    g.fillStyle = pen.gradient(0, top, 0, top + DECK, '#ffffff', '#e9eef3', '#b9c6d2')
    pen.fillRoundRect(from, top, to - from, DECK + 0.01, [0.05, 0.03, 0, 0])
    const step = 0.066
    for (let x = from + 0.08; x < to - 0.06; x += step) {
      const isLit = night && (x * 37 + k * 11) % 7 > 0.8
      g.fillStyle = isLit ? PANES.night : night ? '#2c3b4a' : PANES.day
      pen.fillRect(x, top + 0.03, step * 0.66, 0.045)
    }
  }
  g.fillStyle = night ? PANES.night : '#3a5a74'
  pen.fillRoundRect(0.7, 0.345, 0.3, 0.05, 0.02)
  for (let k = 0; k < 9; k++) {
    g.fillStyle = pen.gradient(0, 0.66, 0, 0.72, '#ffb04a', '#d9702a')
    pen.fillRoundRect(0.82 + k * 0.23, 0.685, 0.16, 0.04, 0.02)
  }
  for (let x = 0.3; x < 3; x += 0.09) {
    g.fillStyle = night ? PANES.night : '#5d7f99'
    pen.fillCircle(x, 0.82, 0.017)
  }
  pen.fillShape(pen.across(1.72, 2.08, '#f2584a', '#cf2f2c', '#8a1a1c'), () => {
    pen.moveTo(1.78, 0.24)
    pen.lineTo(1.86, 0.06)
    pen.lineTo(2.1, 0.06)
    pen.lineTo(2.06, 0.24)
  })
  g.fillStyle = '#f7f9fb'
  pen.fillRect(1.83, 0.11, 0.25, 0.035)
  g.strokeStyle = '#c9d2da'
  pen.lineWidth = 0.014
  pen.strokeLine(1.2, 0.24, 1.2, 0.05)
  pen.strokeLine(1.12, 0.12, 1.28, 0.12)
  if (!night) return
  g.fillStyle = '#fff3c4'
  for (let k = 0; k <= 16; k++) {
    const t = k / 16
    pen.fillCircle(0.1 + t * 1.1, 0.64 - Math.sin(t * Math.PI * 0.5) * 0.58, 0.012)
    pen.fillCircle(1.2 + t * 1.9, 0.06 + t ** 1.6 * 0.6, 0.012)
  }
}
