import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { ball, blob, bow, fromAbove, polygon, polyline, rounding, spread } from './shapes.ts'

/** Bunches of herbs or flowers that hang head down from a beam on posts to dry. */
function drawDryingBunches(pen: SharePen, { colour = '#8f78c8' }: PieceOptions) {
  const { g } = pen
  for (const x of [0.06, 1.32]) {
    g.fillStyle = rounding(pen, x, x + 0.09, '#6a4426')
    pen.fillRect(x, 0.05, 0.09, 0.95)
  }
  g.fillStyle = pen.gradient(0, 0, 0, 0.1, '#8a5c34', '#6a4224', '#3f2614')
  pen.fillRect(0, 0, 1.47, 0.1)
  for (let k = 0; k < 5; k++)
    polyline(pen, 'rgba(40,22,10,.35)', 0.006, [
      k * 0.3,
      0.02 + spread(k) * 0.06,
      k * 0.3 + 0.26,
      0.03 + spread(k, 0.4) * 0.06,
    ])
  for (let b = 0; b < 4; b++) {
    const x = 0.29 + b * 0.296
    const foot = 0.66 + (b % 2) * 0.06
    polyline(pen, '#c8b48a', 0.01, [x, 0.08, x, 0.2])
    for (let k = 0; k < 17; k++) {
      const across = k / 16 - 0.5
      const tip = foot - Math.abs(across) * 0.12 - spread(k + b * 17) * 0.06
      const tipX = x + across * 0.25
      polyline(pen, k % 2 ? '#6f8a4a' : '#5c7a3e', 0.01, [
        x + across * 0.07,
        0.13,
        x + across * 0.04,
        0.22,
        tipX,
        tip,
      ])
      for (let n = 0; n < 6; n++) {
        const t = 0.5 + n * 0.1
        g.fillStyle = shadeHex(colour, (spread(k * 7 + n) - 0.5) * 0.5)
        pen.fillEllipse(
          x + across * 0.04 + (tipX - x - across * 0.04) * t + (n % 2 ? 0.009 : -0.009),
          0.22 + (tip - 0.22) * t,
          0.017,
          0.025,
          across,
        )
      }
    }
    g.fillStyle = '#d8c69a'
    pen.fillRoundRect(x - 0.04, 0.205, 0.08, 0.024, 0.008)
  }
}

/** A box with a grille, knobs and a handle, for an electric guitar. */
function drawAmplifier(pen: SharePen, { colour = '#2a2420' }: PieceOptions) {
  const { g } = pen
  bow(pen, '#15110e', 0.035, [0.42, 0.06, 0.6, -0.03, 0.78, 0.06])
  g.fillStyle = fromAbove(pen, 0, 1, colour)
  pen.fillRoundRect(0.02, 0.05, 1.16, 0.94, 0.06)
  g.fillStyle = '#c9a45a'
  pen.fillRoundRect(0.08, 0.11, 1.04, 0.15, 0.02)
  for (let k = 0; k < 6; k++) {
    ball(pen, 0.2 + k * 0.14, 0.185, 0.042, '#26241f')
    polyline(pen, '#f4efe0', 0.01, [0.2 + k * 0.14, 0.185, 0.2 + k * 0.14 + 0.02, 0.155])
  }
  g.fillStyle = '#e8342c'
  pen.fillCircle(1.05, 0.185, 0.025)
  g.fillStyle = '#7a6a52'
  pen.fillRoundRect(0.08, 0.3, 1.04, 0.63, 0.03)
  for (let k = 0; k < 40; k++)
    polyline(pen, k % 2 ? 'rgba(40,30,20,.34)' : 'rgba(230,214,180,.18)', 0.008, [
      0.09,
      0.31 + k * 0.0156,
      1.11,
      0.31 + k * 0.0156,
    ])
  g.fillStyle = 'rgba(30,22,16,.3)'
  pen.fillCircle(0.6, 0.615, 0.26)
  g.fillStyle = 'rgba(20,14,10,.28)'
  pen.fillCircle(0.6, 0.615, 0.1)
  for (const [x, y] of [
    [0.05, 0.08],
    [1.15, 0.08],
    [0.05, 0.96],
    [1.15, 0.96],
  ]) {
    g.fillStyle = '#8a8078'
    pen.fillRoundRect(x - 0.035, y - 0.035, 0.07, 0.07, 0.02)
  }
}

/** A tray with a place for each part of a meal. */
function drawLunchTray(pen: SharePen, { colour = '#8fb4c8' }: PieceOptions) {
  const { g } = pen
  polygon(pen, shadeHex(colour, -0.35), [0.02, 0.94, 2.18, 0.94, 2.14, 1, 0.06, 1])
  polygon(pen, fromAbove(pen, 0.45, 0.96, colour), [0.22, 0.5, 1.98, 0.5, 2.2, 0.94, 0, 0.94])
  const hollow = shadeHex(colour, -0.16)
  polygon(pen, hollow, [0.3, 0.54, 1.02, 0.54, 0.98, 0.88, 0.14, 0.88])
  polygon(pen, hollow, [1.1, 0.54, 1.9, 0.54, 1.96, 0.66, 1.12, 0.66])
  polygon(pen, hollow, [1.12, 0.7, 1.98, 0.7, 2.07, 0.88, 1.13, 0.88])
  for (const [x, y, r] of [
    [0.42, 0.66, 0.15],
    [0.62, 0.62, 0.19],
    [0.82, 0.68, 0.15],
  ])
    blob(pen, fromAbove(pen, y - r, y + r, '#f4e6b8'), [
      x - r,
      y + 0.12,
      x - r * 0.6,
      y - r,
      x + r * 0.6,
      y - r,
      x + r,
      y + 0.12,
      x,
      y + 0.16,
    ])
  blob(
    pen,
    '#7a4420',
    [0.6, 0.5, 0.66, 0.6, 0.58, 0.7, 0.68, 0.8, 0.8, 0.86, 0.4, 0.87, 0.5, 0.74, 0.5, 0.62],
  )
  blob(
    pen,
    '#a0602e',
    [0.6, 0.52, 0.63, 0.62, 0.55, 0.7, 0.62, 0.8, 0.62, 0.85, 0.48, 0.84, 0.53, 0.7, 0.55, 0.6],
  )
  for (const [x, s] of [
    [1.24, 1],
    [1.46, 1.25],
    [1.68, 0.95],
    [1.86, 1.1],
  ]) {
    polyline(pen, '#a8c870', 0.055 * s, [x, 0.64, x, 0.64 - 0.18 * s])
    for (let k = 0; k < 8; k++)
      ball(
        pen,
        x + Math.cos(k * 0.8) * 0.08 * s,
        0.64 - 0.27 * s + Math.sin(k * 0.8) * 0.06 * s,
        0.062 * s,
        k % 2 ? '#2f7a34' : '#3f9444',
      )
    ball(pen, x, 0.64 - 0.3 * s, 0.08 * s, '#48a04c')
  }
  for (let k = 0; k < 26; k++)
    ball(pen, 1.2 + spread(k) * 0.36, 0.74 + spread(k, 0.37) * 0.11, 0.026, '#6cb43c')
  for (const [x, turn] of [
    [1.68, 0.2],
    [1.76, -0.15],
    [1.86, 0.1],
  ]) {
    g.fillStyle = rounding(pen, x - 0.1, x + 0.1, '#d88a3a')
    pen.fillEllipse(x, 0.79, 0.13, 0.042, turn)
  }
}

/** A bag of soft cloth on its side, with marbles rolling out of it. */
function drawMarbleBag(pen: SharePen, { colour = '#a8182c' }: PieceOptions) {
  blob(
    pen,
    fromAbove(pen, 0.15, 1, colour),
    [
      0.02, 0.62, 0.12, 0.22, 0.5, 0.14, 0.86, 0.32, 1.02, 0.5, 1.16, 0.4, 1.2, 0.7, 1.18, 0.96, 1, 0.86, 0.8,
      1, 0.3, 1.01, 0.06, 0.94,
    ],
  )
  for (const [x0, y0, x1, y1] of [
    [0.95, 0.62, 0.6, 0.4],
    [0.95, 0.68, 0.45, 0.66],
    [0.95, 0.76, 0.6, 0.88],
  ])
    bow(pen, shadeHex(colour, -0.32), 0.018, [x0, y0, (x0 + x1) / 2, (y0 + y1) / 2 - 0.03, x1, y1])
  pen.g.fillStyle = shadeHex(colour, -0.6)
  pen.fillEllipse(1.15, 0.7, 0.06, 0.24)
  bow(pen, '#e0c068', 0.03, [1, 0.48, 1.06, 0.7, 0.99, 0.9])
  bow(pen, '#e0c068', 0.018, [1, 0.86, 0.92, 1.02, 0.8, 0.97])
  const tones = ['#2f7ad8', '#e8b020', '#3aa04a', '#d8402c', '#8a4ac8', '#28b0b8', '#e86aa0']
  for (let k = 0; k < 13; k++) {
    const x = 1.16 + (k % 7) * 0.17 + (k > 6 ? 0.09 : 0)
    const y = k > 6 ? 0.93 : 0.82 + (k === 0 ? -0.1 : 0)
    ball(pen, x, y, 0.075, tones[k % tones.length])
    bow(pen, 'rgba(255,255,255,.75)', 0.02, [x - 0.035, y + 0.025, x, y - 0.03, x + 0.035, y + 0.01])
    pen.g.fillStyle = 'rgba(255,255,255,.85)'
    pen.fillCircle(x - 0.025, y - 0.032, 0.014)
  }
}

/** What is kept in attics and kitchens, in bags and on trays. */
export const KEPT_THINGS: Readonly<Record<string, Piece>> = {
  '@dryingbunches': { broadness: 1.47, draw: drawDryingBunches },
  '@amplifier': { broadness: 1.2, draw: drawAmplifier },
  '@lunchtray': { broadness: 2.2, draw: drawLunchTray },
  '@marblebag': { broadness: 2.4, draw: drawMarbleBag },
}
