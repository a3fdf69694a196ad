import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { bow, spread } from './shapes.ts'

/** Where the water of a vessel is, in shares of its drawing: left, top, right, bottom. */
export const WATERS: Readonly<Record<string, readonly [number, number, number, number]>> = {
  '@fishbag': [0.16, 0.46, 0.84, 0.94],
  '@watertank': [0.06, 0.16, 0.94, 0.74],
  '@waterjar': [0.12, 0.3, 0.88, 0.93],
  '@waterbowl': [0.12, 0.36, 0.88, 0.9],
}

const WATER = ['rgba(150,214,240,.72)', 'rgba(70,150,200,.82)'] as const

function shine(pen: SharePen, x: number, top: number, bottom: number, width = 0.03) {
  bow(pen, 'rgba(255,255,255,.75)', width, [x, top, x - width * 1.4, (top + bottom) / 2, x, bottom])
}

/** A clear bag full of water, tied at its neck. */
function drawFishBag(pen: SharePen) {
  const { g } = pen
  const outline = () => {
    pen.moveTo(0.32, 0.26)
    pen.curveTo(0.1, 0.34, -0.02, 0.62, 0.06, 0.84)
    pen.curveTo(0.1, 0.99, 0.62, 1.02, 0.7, 0.86)
    pen.curveTo(0.8, 0.62, 0.66, 0.36, 0.42, 0.26)
  }
  pen.fillShape('rgba(225,240,248,.45)', outline)
  g.save()
  pen.begin()
  outline()
  g.clip()
  g.fillStyle = pen.gradient(0, 0.42, 0, 1, ...WATER)
  pen.fillRect(0, 0.44, 0.8, 0.58)
  g.fillStyle = 'rgba(240,250,255,.8)'
  pen.fillEllipse(0.37, 0.44, 0.3, 0.022)
  g.restore()
  g.strokeStyle = 'rgba(255,255,255,.9)'
  pen.lineWidth = 0.014
  pen.begin()
  outline()
  g.stroke()
  pen.fillShape('rgba(232,244,250,.85)', () => {
    pen.moveTo(0.33, 0.26)
    pen.curveTo(0.3, 0.16, 0.2, 0.08, 0.16, 0.03)
    pen.quadTo(0.36, 0.08, 0.58, 0.02)
    pen.curveTo(0.52, 0.1, 0.44, 0.16, 0.41, 0.26)
  })
  for (const [x, lean] of [
    [0.28, -0.05],
    [0.36, 0],
    [0.44, 0.05],
  ] as const)
    bow(pen, 'rgba(160,185,200,.8)', 0.008, [0.36, 0.26, x + lean, 0.16, x + lean * 1.6, 0.07])
  for (const x of [0.2, 0.3, 0.45, 0.56])
    bow(pen, 'rgba(255,255,255,.5)', 0.01, [0.37, 0.27, x, 0.33, x + (x - 0.37) * 0.5, 0.42])
  g.fillStyle = '#d8352c'
  pen.fillRoundRect(0.31, 0.235, 0.12, 0.045, 0.02)
  shine(pen, 0.15, 0.5, 0.82)
}

/** A tank of glass with gravel and weeds, on a low cabinet. */
function drawWaterTank(pen: SharePen) {
  const { g } = pen
  g.fillStyle = pen.across(0, 1.5, '#7a5236', '#5f3d26', '#3a2416')
  pen.fillRect(0, 0.8, 1.5, 0.2)
  g.fillStyle = pen.gradient(0, 0.1, 0, 0.8, '#c4eef6', '#62bdd8', '#2f86ae')
  pen.fillRect(0.03, 0.08, 1.44, 0.72)
  g.fillStyle = pen.gradient(0, 0.7, 0, 0.8, '#e8d2a0', '#a8895c')
  pen.fillRect(0.03, 0.73, 1.44, 0.07)
  for (let k = 0; k < 60; k++) {
    g.fillStyle = ['#c9b182', '#8f7650', '#efe0bd'][k % 3]
    pen.fillEllipse(0.06 + spread(k) * 1.38, 0.74 + spread(k, 0.37) * 0.05, 0.018, 0.012)
  }
  for (const [k, x] of [0.12, 0.2, 0.28, 1.2, 1.3, 1.38].entries())
    for (const lean of [-0.06, 0.02, 0.07])
      bow(pen, k % 2 ? '#2f8a4a' : '#57a84f', 0.018, [
        x,
        0.75,
        x + lean * 1.6,
        0.55,
        x + lean,
        0.36 + (k % 3) * 0.08,
      ])
  g.fillStyle = '#7d8690'
  pen.fillEllipse(1.06, 0.73, 0.12, 0.07)
  g.fillStyle = 'rgba(255,255,255,.75)'
  for (const [x, y] of [
    [0.98, 0.2],
    [1.0, 0.32],
    [0.97, 0.45],
    [0.5, 0.24],
  ] as const)
    pen.fillCircle(x, y, 0.014)
  g.fillStyle = 'rgba(255,255,255,.16)'
  pen.fillRect(0.1, 0.08, 0.12, 0.72)
  g.fillStyle = '#24262b'
  pen.fillRoundRect(0.01, 0, 1.48, 0.09, 0.02)
  pen.fillRect(0.01, 0.79, 1.48, 0.035)
  for (const x of [0.015, 1.455]) pen.fillRect(x, 0.06, 0.03, 0.75)
}

/** A jar of glass full of water. */
function drawWaterJar(pen: SharePen) {
  const { g } = pen
  g.fillStyle = 'rgba(222,238,245,.5)'
  pen.fillRoundRect(0.04, 0.12, 0.64, 0.88, 0.12)
  g.fillStyle = pen.gradient(0, 0.26, 0, 1, ...WATER)
  pen.fillRoundRect(0.07, 0.26, 0.58, 0.71, 0.1)
  g.fillStyle = 'rgba(240,250,255,.8)'
  pen.fillEllipse(0.36, 0.265, 0.28, 0.03)
  g.strokeStyle = 'rgba(255,255,255,.85)'
  pen.lineWidth = 0.018
  pen.begin()
  pen.ellipse(0.36, 0.1, 0.26, 0.045)
  g.stroke()
  pen.strokeLine(0.1, 0.1, 0.1, 0.17)
  pen.strokeLine(0.62, 0.1, 0.62, 0.17)
  shine(pen, 0.15, 0.34, 0.86)
}

/** A round bowl of glass with water, gravel and a weed. */
function drawWaterBowl(pen: SharePen) {
  const { g } = pen
  g.fillStyle = 'rgba(210,230,240,.35)'
  pen.fillEllipse(0.57, 0.54, 0.55, 0.46)
  g.save()
  pen.begin()
  pen.ellipse(0.57, 0.54, 0.52, 0.43)
  g.clip()
  g.fillStyle = pen.gradient(0, 0.3, 0, 1, ...WATER)
  pen.fillRect(0, 0.3, 1.15, 0.7)
  g.fillStyle = '#c9b182'
  pen.fillEllipse(0.57, 0.97, 0.46, 0.09)
  g.restore()
  for (const lean of [-0.05, 0.04])
    bow(pen, '#3f9a4a', 0.022, [0.92, 0.84, 0.92 + lean, 0.68, 0.9 - lean, 0.52])
  g.strokeStyle = 'rgba(245,252,255,.85)'
  pen.lineWidth = 0.016
  pen.begin()
  pen.ellipse(0.57, 0.13, 0.36, 0.06)
  g.stroke()
  shine(pen, 0.14, 0.38, 0.74)
}

/** Three rings of air one on the other, with water up to their rim. */
function drawPaddlingPool(pen: SharePen, { colour = '#2f8fd8' }: PieceOptions) {
  const { g } = pen
  const rings = [
    [0.86, colour],
    [0.66, '#f6d24a'],
    [0.46, colour],
  ] as const
  for (const [y, paint] of rings) {
    g.fillStyle = pen.gradient(0, y - 0.28, 0, y + 0.14, shadeHex(paint, 0.4), paint, shadeHex(paint, -0.35))
    pen.fillEllipse(1.2, y - 0.12, 1.18, 0.26)
    pen.fillRoundRect(0.02, y - 0.15, 2.36, 0.12, 0.06)
  }
  g.fillStyle = pen.gradient(0, 0.12, 0, 0.56, '#b8ecfa', '#58bce8', '#2f8fc8')
  pen.fillEllipse(1.2, 0.34, 1.02, 0.2)
  g.strokeStyle = 'rgba(255,255,255,.7)'
  pen.lineWidth = 0.014
  for (const [x, y, r] of [
    [0.8, 0.3, 0.18],
    [1.5, 0.4, 0.22],
    [1.3, 0.26, 0.12],
  ] as const) {
    pen.begin()
    pen.ellipse(x, y, r, r * 0.2)
    g.stroke()
  }
}

export const WATER_VESSEL_PIECES: Readonly<Record<string, Piece>> = {
  '@paddlingpool': { broadness: 2.4, draw: drawPaddlingPool },
  '@fishbag': { broadness: 0.76, draw: drawFishBag },
  '@watertank': { broadness: 1.5, draw: drawWaterTank },
  '@waterjar': { broadness: 0.72, draw: drawWaterJar },
  '@waterbowl': { broadness: 1.14, draw: drawWaterBowl },
}
