import { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { Piece, PieceOptions } from '../piece.ts'
import { ball, blob, bow, fromAbove, polygon, polyline, rounding, spread } from '../shapes.ts'

const CRUST = '#cf9448'

/** A round pie in its dish, a lattice or a filling on top. */
function drawPie(pen: SharePen, filling: string, isLattice: boolean) {
  const { g } = pen
  polygon(pen, rounding(pen, 0.1, 2.1, '#c9ced4'), [0.06, 0.5, 2.14, 0.5, 1.8, 0.98, 0.4, 0.98])
  for (let k = 0; k < 26; k++) {
    const angle = (k / 26) * Math.PI * 2
    ball(pen, 1.1 + Math.cos(angle) * 0.98, 0.48 + Math.sin(angle) * 0.3, 0.11, CRUST)
  }
  g.fillStyle = isLattice ? filling : fromAbove(pen, 0.1, 0.8, CRUST)
  pen.fillEllipse(1.1, 0.46, 0.94, 0.28)
  g.save()
  pen.begin()
  pen.ellipse(1.1, 0.46, 0.94, 0.28)
  g.clip()
  if (isLattice)
    for (let k = -3; k <= 3; k++)
      for (const side of [-1, 1]) {
        polyline(pen, shadeHex(CRUST, -0.3), 0.1, [
          1.1 + k * 0.28 - side * 0.4,
          0.15,
          1.1 + k * 0.28 + side * 0.4,
          0.79,
        ])
        polyline(pen, shadeHex(CRUST, 0.15), 0.075, [
          1.1 + k * 0.28 - side * 0.4,
          0.14,
          1.1 + k * 0.28 + side * 0.4,
          0.78,
        ])
      }
  else {
    g.fillStyle = filling
    pen.fillEllipse(1.1, 0.46, 0.84, 0.24)
    for (let k = 0; k < 26; k++) {
      const [angle, reach] = [k * 2.4, Math.sqrt(k / 26) * 0.76]
      ball(
        pen,
        1.1 + Math.cos(angle) * reach,
        0.45 + Math.sin(angle) * reach * 0.28,
        0.065,
        shadeHex(filling, spread(k) * 0.5 - 0.2),
      )
    }
  }
  g.restore()
}

function drawLoaf(pen: SharePen, { colour = '#b8763a' }: PieceOptions) {
  blob(
    pen,
    fromAbove(pen, 0, 1, colour),
    [0.02, 0.7, 0.1, 0.2, 0.7, -0.06, 1.3, -0.02, 1.86, 0.24, 1.9, 0.8, 1.5, 1.04, 0.4, 1.04],
  )
  for (let k = 0; k < 4; k++) {
    bow(pen, shadeHex(colour, 0.55), 0.075, [
      0.42 + k * 0.34,
      0.5,
      0.5 + k * 0.34,
      0.2,
      0.68 + k * 0.34,
      0.12,
    ])
    bow(pen, shadeHex(colour, -0.25), 0.02, [
      0.46 + k * 0.34,
      0.54,
      0.56 + k * 0.34,
      0.26,
      0.74 + k * 0.34,
      0.14,
    ])
  }
  for (let k = 0; k < 30; k++) {
    pen.g.fillStyle = 'rgba(255,248,230,.55)'
    pen.fillCircle(0.2 + spread(k) * 1.5, 0.16 + spread(k, 0.37) * 0.7, 0.012)
  }
}

function drawRoastBird(pen: SharePen, { colour = '#b5682a' }: PieceOptions) {
  pen.g.fillStyle = '#e9e4da'
  pen.fillEllipse(1.1, 0.86, 1.08, 0.15)
  for (const x of [0.24, 0.5, 1.5, 1.9, 2]) ball(pen, x, 0.84, 0.09, x > 1.6 ? '#d8281c' : '#5f9e3a')
  for (const [x, y] of [
    [0.36, 0.88],
    [1.76, 0.88],
    [0.7, 0.92],
    [1.4, 0.93],
  ])
    ball(pen, x, y, 0.1, '#e8c270')
  blob(
    pen,
    fromAbove(pen, 0.1, 0.9, colour),
    [0.3, 0.7, 0.4, 0.3, 0.9, 0.06, 1.4, 0.12, 1.86, 0.5, 1.8, 0.86, 1.1, 0.96, 0.4, 0.9],
  )
  blob(
    pen,
    fromAbove(pen, 0.3, 0.9, shadeHex(colour, -0.08)),
    [0.9, 0.6, 1.2, 0.4, 1.66, 0.5, 2.02, 0.34, 2.1, 0.44, 1.8, 0.72, 1.4, 0.86, 1, 0.82],
  )
  polyline(pen, '#f6efe0', 0.07, [2, 0.4, 2.12, 0.32])
  ball(pen, 2.14, 0.29, 0.05, '#f6efe0')
  blob(pen, shadeHex(colour, -0.15), [0.46, 0.6, 0.7, 0.46, 0.94, 0.62, 0.7, 0.8])
  blob(pen, 'rgba(255,232,180,.4)', [0.6, 0.34, 0.9, 0.14, 1.3, 0.16, 1, 0.3])
}

/** Rolls and topped fingers of rice in two rows on a board. */
function drawSushi(pen: SharePen) {
  const { g } = pen
  polygon(pen, fromAbove(pen, 0.3, 0.9, '#3a2c24'), [0.16, 0.3, 2.24, 0.3, 2.4, 0.86, 0, 0.86])
  g.fillStyle = '#1d1512'
  pen.fillRect(0, 0.86, 2.4, 0.1)
  for (const k of [0, 1]) polyline(pen, '#c8a878', 0.03, [1.7, 0.3 - k * 0.05, 2.4, 0.02 + k * 0.05])
  for (const [k, hex] of ['#f2784a', '#c8324a', '#f5cf5a', '#f2784a', '#f6b8a0'].entries()) {
    const x = 0.34 + k * 0.4
    g.fillStyle = fromAbove(pen, 0.26, 0.52, '#fdfbf4')
    pen.fillRoundRect(x - 0.15, 0.3, 0.32, 0.2, 0.08)
    blob(pen, fromAbove(pen, 0.16, 0.42, hex), [
      x - 0.2,
      0.38,
      x - 0.16,
      0.18,
      x,
      0.14,
      x + 0.18,
      0.18,
      x + 0.22,
      0.38,
      x,
      0.34,
    ])
    for (const dx of [-0.08, 0.03])
      polyline(pen, shadeHex(hex, 0.5), 0.014, [x + dx, 0.2, x + dx + 0.06, 0.33])
  }
  for (let k = 0; k < 6; k++) {
    const x = 0.24 + k * 0.34
    g.fillStyle = '#16261c'
    pen.fillRoundRect(x - 0.14, 0.58, 0.28, 0.24, 0.06)
    pen.fillEllipse(x, 0.58, 0.14, 0.075)
    g.fillStyle = '#fdfbf4'
    pen.fillEllipse(x, 0.58, 0.115, 0.058)
    g.fillStyle = ['#f2784a', '#6fae3a', '#c8324a'][k % 3]
    pen.fillEllipse(x, 0.58, 0.05, 0.027)
  }
  ball(pen, 2.24, 0.7, 0.08, '#9fc45a')
}

/** What comes out of ovens and freezers. */
/** A croissant from above: fat in the middle, its rolled layers bent to a crescent whose tips point down. */
function drawCroissant(pen: SharePen) {
  const { g } = pen
  const rolls = 9
  const order = Array.from({ length: rolls }, (_, k) => k).sort(
    (a, b) => Math.abs(b - (rolls - 1) / 2) - Math.abs(a - (rolls - 1) / 2),
  )
  for (const k of order) {
    const along = (k / (rolls - 1)) * 2 - 1
    const turn = along * 1.15
    const [x, y] = [0.85 + Math.sin(turn) * 0.72, 0.94 - Math.cos(turn) * 0.6]
    const thick = 0.34 - Math.abs(along) ** 1.5 * 0.24
    g.save()
    g.translate(pen.x(x), pen.y(y))
    g.rotate(turn)
    const roll = new SharePen(g, pen.unit)
    g.fillStyle = roll.gradient(0, -thick, 0, thick, '#f0bc66', '#cf8432', '#a05a1e', '#7a4216')
    roll.fillEllipse(0, 0, 0.15, thick)
    g.strokeStyle = 'rgba(92,46,12,.75)'
    roll.lineWidth = 0.022
    roll.begin()
    roll.ellipse(0, 0, 0.15, thick, 0, along < 0 ? 1.7 : -1.4, along < 0 ? 4.6 : 1.4)
    g.stroke()
    g.strokeStyle = 'rgba(255,232,176,.7)'
    roll.lineWidth = 0.02
    roll.strokeLine(-0.05, -thick * 0.72, 0.05, -thick * 0.72)
    g.restore()
  }
}
function drawPopsicle(pen: SharePen, { colour = '#e8446a' }: PieceOptions) {
  polyline(pen, '#d8b482', 0.09, [0.28, 0.66, 0.28, 0.96])
  pen.g.fillStyle = rounding(pen, 0.04, 0.52, colour)
  pen.fillRoundRect(0.06, 0, 0.44, 0.74, [0.22, 0.22, 0.05, 0.05])
  for (const x of [0.19, 0.37]) polyline(pen, shadeHex(colour, -0.2), 0.035, [x, 0.14, x, 0.62])
  pen.g.fillStyle = 'rgba(255,255,255,.45)'
  pen.fillRoundRect(0.1, 0.14, 0.05, 0.42, 0.025)
}

export const BAKED_PIECES: Readonly<Record<string, Piece>> = {
  '@pie': { broadness: 2.2, draw: pen => drawPie(pen, '#d8a04a', true) },

  '@croissant': { broadness: 1.7, draw: drawCroissant },
  '@loaf': { broadness: 1.95, draw: drawLoaf },

  '@roastbird': { broadness: 2.25, draw: drawRoastBird },

  '@sushiplatter': { broadness: 2.45, draw: drawSushi },
  '@cherrypie': { broadness: 2.2, draw: pen => drawPie(pen, '#b3182c', true) },
  '@fruittart': { broadness: 2.2, draw: pen => drawPie(pen, '#c8243a', false) },
  '@pumpkinpie': { broadness: 2.2, draw: pen => drawPie(pen, '#c8702a', false) },
  '@popsicle': { broadness: 0.56, draw: drawPopsicle },
}
