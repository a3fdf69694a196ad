import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { ball, blob, bow, fromAbove, polygon, polyline, rounding, spread } from './shapes.ts'

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

/** A ball of clear glass, and the light in it. */
function drawSphere(pen: SharePen, { colour = '#b8d4e4' }: PieceOptions) {
  pen.g.fillStyle = pen.glow(0.38, 0.34, 0.8, [
    [0, shadeHex(colour, 0.7)],
    [0.45, colour],
    [0.8, shadeHex(colour, -0.35)],
    [1, shadeHex(colour, 0.3)],
  ])
  pen.fillCircle(0.5, 0.5, 0.48)
  blob(pen, 'rgba(255,255,255,.35)', [0.3, 0.72, 0.5, 0.9, 0.8, 0.8, 0.9, 0.5, 0.76, 0.7, 0.52, 0.78])
  pen.g.fillStyle = 'rgba(255,255,255,.75)'
  pen.fillEllipse(0.32, 0.27, 0.1, 0.065, -0.7)
}

function drawGeode(pen: SharePen, { colour = '#8a4fd0' }: PieceOptions) {
  blob(
    pen,
    fromAbove(pen, 0, 1, '#6a6460'),
    [0.02, 0.5, 0.2, 0.06, 0.7, -0.04, 1.2, 0.1, 1.32, 0.56, 1.1, 0.98, 0.5, 1.06, 0.1, 0.9],
  )
  for (const [scale, hex] of [
    [0.86, '#d8d0c8'],
    [0.78, shadeHex(colour, 0.5)],
    [0.68, colour],
    [0.42, shadeHex(colour, -0.5)],
  ] as const)
    blob(pen, hex, [
      0.66 - 0.62 * scale,
      0.5,
      0.66 - 0.4 * scale,
      0.5 - 0.46 * scale,
      0.66 + 0.1 * scale,
      0.5 - 0.52 * scale,
      0.66 + 0.56 * scale,
      0.5 - 0.3 * scale,
      0.66 + 0.62 * scale,
      0.56,
      0.66 + 0.4 * scale,
      0.5 + 0.46 * scale,
      0.66 - 0.2 * scale,
      0.5 + 0.5 * scale,
      0.66 - 0.5 * scale,
      0.5 + 0.36 * scale,
    ])
  for (let k = 0; k < 40; k++) {
    const [angle, reach] = [k * 2.4, 0.22 + spread(k) * 0.2]
    const [x, y] = [0.66 + Math.cos(angle) * reach * 1.15, 0.5 + Math.sin(angle) * reach]
    polygon(pen, shadeHex(colour, spread(k, 0.37) * 0.9 - 0.15), [
      x,
      y - 0.06,
      x + 0.04,
      y,
      x,
      y + 0.06,
      x - 0.04,
      y,
    ])
  }
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

function drawEarrings(pen: SharePen, { colour = '#1fa36b' }: PieceOptions) {
  for (const x of [0.24, 0.76]) {
    pen.g.strokeStyle = GOLD
    pen.lineWidth = 0.03
    pen.begin()
    pen.arc(x, 0.14, 0.1, -2.6, 1.5)
    pen.g.stroke()
    ball(pen, x, 0.3, 0.05, GOLD)
    blob(pen, rounding(pen, x - 0.16, x + 0.16, colour), [
      x,
      0.3,
      x - 0.12,
      0.56,
      x - 0.2,
      0.86,
      x,
      1.02,
      x + 0.2,
      0.86,
      x + 0.12,
      0.56,
    ])
    pen.g.fillStyle = 'rgba(255,255,255,.6)'
    pen.fillEllipse(x - 0.06, 0.68, 0.025, 0.08, 0.2)
  }
}

function drawBracelet(pen: SharePen, { colour = GOLD }: PieceOptions) {
  for (const [width, hex] of [
    [0.2, shadeHex(colour, -0.35)],
    [0.13, colour],
    [0.04, shadeHex(colour, 0.5)],
  ] as const) {
    pen.g.strokeStyle = hex
    pen.lineWidth = width
    pen.begin()
    pen.ellipse(0.8, 0.5, 0.66, 0.36)
    pen.g.stroke()
  }
  for (let k = 0; k < 7; k++) {
    const angle = 0.4 + k * 0.39
    ball(
      pen,
      0.8 + Math.cos(angle) * 0.66,
      0.5 + Math.sin(angle) * 0.36,
      0.055,
      k % 2 ? '#e8f4fa' : '#c8244a',
    )
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

function drawTiara(pen: SharePen, { colour = '#d8dde6' }: PieceOptions) {
  for (let k = -4; k <= 4; k++) {
    const x = 0.9 + k * 0.18
    const tall = 0.78 - Math.abs(k) * 0.14
    const foot = 0.86 - k * k * 0.008
    bow(pen, colour, 0.03, [x - 0.09, foot, x - 0.06, foot - tall * 0.6, x, foot - tall])
    bow(pen, colour, 0.03, [x + 0.09, foot, x + 0.06, foot - tall * 0.6, x, foot - tall])
    ball(pen, x, foot - tall, 0.035, '#eefaff')
    ball(pen, x, foot - tall * 0.4, 0.045, k % 2 ? '#8fc4f0' : '#f0a8cc')
  }
  bow(pen, shadeHex(colour, -0.15), 0.09, [0.04, 0.76, 0.9, 1.06, 1.76, 0.76])
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

function drawGoldBars(pen: SharePen, { colour = GOLD }: PieceOptions) {
  const bar = (x: number, y: number) => {
    polygon(pen, shadeHex(colour, 0.35), [x + 0.08, y, x + 0.6, y, x + 0.54, y + 0.08, x + 0.02, y + 0.08])
    polygon(pen, fromAbove(pen, y, y + 0.32, colour), [
      x + 0.05,
      y + 0.06,
      x + 0.57,
      y + 0.06,
      x + 0.66,
      y + 0.32,
      x - 0.04,
      y + 0.32,
    ])
    polyline(pen, shadeHex(colour, -0.3), 0.014, [x + 0.16, y + 0.2, x + 0.46, y + 0.2])
  }
  for (const [x, y] of [
    [0.06, 0.68],
    [0.76, 0.68],
    [1.46, 0.68],
    [0.4, 0.36],
    [1.1, 0.36],
    [0.76, 0.04],
  ])
    bar(x, y)
}

/** Jewels and clear stones. */
export const JEWELLERY_PIECES: Readonly<Record<string, Piece>> = {
  '@crystals': { broadness: 1.26, draw: drawCrystals },
  '@sphere': { broadness: 1, draw: drawSphere },
  '@geode': { broadness: 1.36, draw: drawGeode },
  '@necklace': { broadness: 1, draw: (pen, { colour = '#c8244a' }) => drawNecklace(pen, 'gem', colour) },
  '@pearls': { broadness: 1, draw: pen => drawNecklace(pen, 'pearls', '') },
  '@locket': { broadness: 1, draw: pen => drawNecklace(pen, 'locket', '') },
  '@earrings': { broadness: 1, draw: drawEarrings },
  '@bracelet': { broadness: 1.6, draw: drawBracelet },
  '@ring': { broadness: 0.9, draw: (pen, options) => drawRing(pen, options) },
  '@sapphirering': { broadness: 0.9, draw: (pen, options) => drawRing(pen, options, '#1f4fd0') },
  '@rubyring': { broadness: 0.9, draw: (pen, options) => drawRing(pen, options, '#d0183a') },
  '@emeraldring': { broadness: 0.9, draw: (pen, options) => drawRing(pen, options, '#129a5a') },
  '@amethystring': { broadness: 0.9, draw: (pen, options) => drawRing(pen, options, '#8a3ad0') },
  '@pearlring': { broadness: 0.9, draw: (pen, options) => drawRing(pen, options, '#f0e8dc') },
  '@tiara': { broadness: 1.8, draw: drawTiara },
  '@pocketwatch': { broadness: 1.14, draw: drawPocketWatch },
  '@goldbars': { broadness: 2.15, draw: drawGoldBars },
}
