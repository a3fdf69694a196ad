import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { ball, blob, polygon, polyline, rounding } from './shapes.ts'

const GOLD = '#dba83a'

/** Points of clear stone grown from one root. */
function drawCrystals(pen: SharePen, { colour = '#8a5ad8' }: PieceOptions) {
  for (const [x, lean, tall, half] of [
    [0.3, -0.22, 0.56, 0.09],
    [0.94, 0.24, 0.52, 0.09],
    [0.46, -0.1, 0.78, 0.11],
    [0.8, 0.1, 0.72, 0.11],
    [0.62, 0, 0.96, 0.14],
    [0.16, -0.12, 0.3, 0.07],
    [1.08, 0.14, 0.32, 0.07],
  ]) {
    const [top, left, right] = [
      [x + lean, 0.98 - tall],
      [x + lean * 0.75 - half, 1.02 - tall * 0.78],
      [x + lean * 0.75 + half, 1.02 - tall * 0.78],
    ]
    polygon(pen, pen.across(x - half, x + half, shadeHex(colour, 0.55), colour), [
      ...top,
      ...left,
      x - half * 0.8,
      1,
      x,
      1,
      x + lean * 0.75,
      left[1] + 0.06,
    ])
    polygon(pen, pen.across(x, x + half, shadeHex(colour, -0.1), shadeHex(colour, -0.5)), [
      ...top,
      ...right,
      x + half * 0.8,
      1,
      x,
      1,
      x + lean * 0.75,
      left[1] + 0.06,
    ])
    polyline(pen, shadeHex(colour, 0.75), 0.01, [x, 1, x + lean * 0.75, left[1] + 0.06, ...top])
  }
  blob(
    pen,
    '#6b6470',
    [0, 1.02, 0.1, 0.88, 0.4, 0.93, 0.62, 0.88, 0.9, 0.93, 1.16, 0.88, 1.24, 1.02, 0.6, 1.1],
  )
}

/** A chain around nothing, with what hangs on it. */
function drawNecklace(pen: SharePen, pendant: 'gem' | 'pearls' | 'locket', colour: string) {
  const { g } = pen
  if (pendant === 'pearls') {
    for (let k = 0; k < 30; k++) {
      const angle = -0.35 * Math.PI + (k / 29) * 1.7 * Math.PI
      ball(pen, 0.5 + Math.cos(angle) * 0.44, 0.46 + Math.sin(angle) * 0.46, 0.05, '#f2ece2')
    }
    return
  }
  g.strokeStyle = GOLD
  pen.lineWidth = 0.022
  pen.begin()
  pen.moveTo(0.1, 0.04)
  pen.curveTo(0.06, 0.5, 0.3, 0.66, 0.5, 0.7)
  pen.curveTo(0.7, 0.66, 0.94, 0.5, 0.9, 0.04)
  g.stroke()
  ball(pen, 0.5, 0.71, 0.04, GOLD)
  if (pendant === 'gem') {
    polygon(pen, GOLD, [0.5, 0.72, 0.64, 0.82, 0.5, 1.01, 0.36, 0.82])
    polygon(pen, shadeHex(colour, 0.2), [0.5, 0.75, 0.61, 0.82, 0.5, 0.86, 0.39, 0.82])
    polygon(pen, shadeHex(colour, -0.2), [0.39, 0.82, 0.5, 0.86, 0.5, 0.98])
    polygon(pen, shadeHex(colour, -0.45), [0.61, 0.82, 0.5, 0.86, 0.5, 0.98])
  } else {
    blob(
      pen,
      rounding(pen, 0.34, 0.66, GOLD),
      [0.5, 0.8, 0.42, 0.72, 0.32, 0.78, 0.36, 0.9, 0.5, 1.02, 0.64, 0.9, 0.68, 0.78, 0.58, 0.72],
    )
    polyline(pen, shadeHex(GOLD, -0.4), 0.01, [0.5, 0.78, 0.5, 0.96])
  }
}

function drawRing(pen: SharePen, { colour = GOLD }: PieceOptions, gem = '#8fc4de') {
  pen.g.strokeStyle = pen.across(0.1, 0.9, shadeHex(colour, 0.4), colour, shadeHex(colour, -0.4))
  pen.lineWidth = 0.09
  pen.begin()
  pen.ellipse(0.45, 0.64, 0.34, 0.31)
  pen.g.stroke()
  polygon(pen, '#c9d4dc', [0.3, 0.3, 0.6, 0.3, 0.52, 0.4, 0.38, 0.4])
  polygon(pen, shadeHex(gem, 0.8), [0.32, 0.03, 0.58, 0.03, 0.7, 0.15, 0.2, 0.15])
  polygon(pen, shadeHex(gem, 0.45), [0.2, 0.15, 0.38, 0.15, 0.45, 0.37])
  polygon(pen, gem, [0.38, 0.15, 0.52, 0.15, 0.45, 0.37])
  polygon(pen, shadeHex(gem, -0.3), [0.52, 0.15, 0.7, 0.15, 0.45, 0.37])
}

function drawPocketWatch(pen: SharePen, { colour = GOLD }: PieceOptions) {
  pen.g.strokeStyle = colour
  pen.lineWidth = 0.025
  pen.begin()
  pen.moveTo(0.46, 0.1)
  pen.curveTo(0.6, -0.04, 0.9, 0.1, 1.1, 0.4)
  pen.g.stroke()
  pen.g.fillStyle = colour
  pen.fillRoundRect(0.4, 0.08, 0.12, 0.14, 0.03)
  ball(pen, 0.46, 0.6, 0.4, colour)
  pen.g.fillStyle = '#faf6ea'
  pen.fillCircle(0.46, 0.6, 0.32)
  for (let k = 0; k < 12; k++) {
    const angle = (k * Math.PI) / 6
    polyline(pen, '#22242a', k % 3 ? 0.012 : 0.026, [
      0.46 + Math.cos(angle) * 0.26,
      0.6 + Math.sin(angle) * 0.26,
      0.46 + Math.cos(angle) * 0.3,
      0.6 + Math.sin(angle) * 0.3,
    ])
  }
  polyline(pen, '#22242a', 0.022, [0.46, 0.6, 0.34, 0.46])
  polyline(pen, '#22242a', 0.016, [0.46, 0.6, 0.6, 0.4])
  ball(pen, 0.46, 0.6, 0.025, '#22242a')
}

/** Jewels and clear stones. */
export const JEWELLERY_PIECES: Readonly<Record<string, Piece>> = {
  '@crystals': { broadness: 1.26, draw: drawCrystals },

  '@necklace': { broadness: 1, draw: (pen, { colour = '#c8244a' }) => drawNecklace(pen, 'gem', colour) },

  '@ring': { broadness: 0.9, draw: (pen, options) => drawRing(pen, options) },

  '@pocketwatch': { broadness: 1.14, draw: drawPocketWatch },
  '@pearls': { broadness: 1, draw: pen => drawNecklace(pen, 'pearls', '') },
  '@rubyring': { broadness: 0.9, draw: (pen, options) => drawRing(pen, options, '#d0183a') },
  '@sapphirering': { broadness: 0.9, draw: (pen, options) => drawRing(pen, options, '#1f4fd0') },
}
