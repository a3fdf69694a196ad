import type { SharePen } from '../pen.ts'
import { fillPip, strokeSign } from './letters.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { ball, polygon, polyline, rounding, spread, turned } from './shapes.ts'

function drawSnowGlobe(pen: SharePen, { colour = '#7a3a2c' }: PieceOptions) {
  pen.g.fillStyle = pen.glow(0.36, 0.3, 0.6, [
    [0, '#eef8ff'],
    [0.6, '#a8cde4'],
    [1, '#5f8fb4'],
  ])
  pen.fillCircle(0.45, 0.42, 0.41)
  pen.g.save()
  pen.begin()
  pen.arc(0.45, 0.42, 0.4)
  pen.g.clip()
  pen.g.fillStyle = '#f6fafc'
  pen.fillEllipse(0.45, 0.78, 0.5, 0.2)
  for (const [x, s] of [
    [0.26, 0.8],
    [0.64, 1],
  ])
    polygon(pen, '#2f6a44', [x, 0.66 - 0.3 * s, x + 0.12 * s, 0.68, x - 0.12 * s, 0.68])
  pen.g.fillStyle = '#c8522c'
  pen.fillRect(0.36, 0.5, 0.2, 0.18)
  polygon(pen, '#f6fafc', [0.32, 0.51, 0.46, 0.38, 0.6, 0.51])
  pen.g.fillStyle = '#ffe2a0'
  pen.fillRect(0.42, 0.56, 0.08, 0.08)
  pen.g.fillStyle = '#ffffff'
  for (let k = 0; k < 34; k++)
    pen.fillCircle(0.08 + spread(k) * 0.74, 0.06 + spread(k, 0.37) * 0.64, 0.01 + spread(k, 0.7) * 0.008)
  pen.g.restore()
  pen.g.fillStyle = 'rgba(255,255,255,.6)'
  pen.fillEllipse(0.24, 0.24, 0.06, 0.12, 0.6)
  turned(pen, rounding(pen, 0.1, 0.8, colour), 0.45, [0.3, 0.76, 0.34, 0.82, 0.4, 0.92, 0.4, 1])
  polyline(pen, '#d8b04a', 0.025, [0.1, 0.86, 0.8, 0.86])
}

function drawPlayingCards(pen: SharePen) {
  const { g } = pen
  for (let k = 0; k < 5; k++) {
    g.save()
    g.translate(pen.x(0.55), pen.y(1.1))
    g.rotate((k - 2) * 0.26)
    const u = pen.unit
    g.fillStyle = '#fdfcf8'
    g.strokeStyle = '#a8a49a'
    g.lineWidth = u * 0.01
    g.beginPath()
    g.roundRect(-0.19 * u, -1.02 * u, 0.38 * u, 0.58 * u, 0.04 * u)
    g.fill()
    g.stroke()
    g.fillStyle = k % 2 ? '#15161a' : '#c8241c'
    g.strokeStyle = g.fillStyle
    g.lineWidth = u * 0.018
    strokeSign(g, ['10', 'J', 'Q', 'K', 'A'][k], {
      x: -0.15 * u,
      y: -0.97 * u,
      width: 0.065 * u,
      height: 0.1 * u,
    })
    fillPip(g, k % 2 ? 'spade' : 'heart', 0.02 * u, -0.7 * u, 0.2 * u)
    g.restore()
  }
}

/** A board on a table in mid-game. */
function drawChess(pen: SharePen) {
  const { g } = pen
  const corner = (u: number, v: number) => [0.3 + u * 1.6 - v * 0.28 + u * v * 0.56, 0.62 + v * 0.3] as const
  polygon(pen, '#4a2c18', [0.26, 0.6, 1.94, 0.6, 2.24, 0.94, 2.24, 1, -0.04, 1, -0.04, 0.94])
  for (let row = 0; row < 8; row++)
    for (let k = 0; k < 8; k++)
      polygon(pen, (row + k) % 2 ? '#6b4426' : '#ecd9b4', [
        ...corner(k / 8, row / 8),
        ...corner((k + 1) / 8, row / 8),
        ...corner((k + 1) / 8, (row + 1) / 8),
        ...corner(k / 8, (row + 1) / 8),
      ])
  const man = (column: number, row: number, kind: number, light: boolean) => {
    const [x, y] = corner((column + 0.5) / 8, (row + 0.6) / 8)
    const tall = [0.2, 0.3, 0.38, 0.44][kind] * (0.8 + row * 0.05)
    const paint = light ? '#e9d3a4' : '#3a2416'
    turned(pen, rounding(pen, x - 0.07, x + 0.07, paint), x, [
      0.025,
      y - tall * 0.8,
      0.03,
      y - tall * 0.5,
      0.05,
      y - tall * 0.2,
      0.075,
      y,
    ])
    ball(pen, x, y - tall * 0.85, 0.045 + kind * 0.004, paint)
    if (kind === 3) {
      polyline(pen, paint, 0.016, [x, y - tall - 0.07, x, y - tall * 0.9])
      polyline(pen, paint, 0.016, [x - 0.03, y - tall - 0.04, x + 0.03, y - tall - 0.04])
    }
    if (kind === 2) for (const dx of [-0.035, 0, 0.035]) ball(pen, x + dx, y - tall - 0.01, 0.016, paint)
    g.globalAlpha = 1
  }
  for (const [c, r, kind] of [
    [0, 0, 1],
    [2, 0, 2],
    [3, 0, 3],
    [5, 0, 1],
    [7, 0, 1],
    [1, 1, 0],
    [4, 2, 0],
    [6, 1, 0],
  ])
    man(c, r, kind, false)
  for (const [c, r, kind] of [
    [2, 4, 0],
    [5, 5, 0],
    [0, 6, 0],
    [3, 6, 0],
    [6, 6, 0],
    [1, 7, 1],
    [3, 7, 2],
    [4, 7, 3],
    [7, 7, 1],
  ])
    man(c, r, kind, true)
}

/** Games, and what is looked at rather than played with. */
export const GAME_PIECES: Readonly<Record<string, Piece>> = {
  '@snowglobe': { broadness: 0.92, draw: drawSnowGlobe },

  '@playingcards': { broadness: 1.4, draw: drawPlayingCards },
  '@chess': { broadness: 2.3, draw: drawChess },
}
