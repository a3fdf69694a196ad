import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { drawParts, inRow } from './assembled.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { spread } from './shapes.ts'

const [BRICK, MORTAR, STONE, IRON] = ['#b0583c', '#cfc6b8', '#c9c2b4', '#8a4a34']

/** A wall that grows: its courses end in steps, the string is stretched, mortar and bricks are at hand. */
function drawBrickCourse(pen: SharePen) {
  const { g } = pen
  const [rows, high, long] = [9, 0.088, 0.25]
  for (let row = 0; row < rows; row++) {
    const y = 1 - (row + 1) * high
    const left = row < 4 ? 0.28 : 0.28 + (row - 3) * 0.14
    g.fillStyle = MORTAR
    pen.fillRect(left, y, 2.5 - left, high)
    for (let k = -1; k < 11; k++) {
      const from = Math.max(left, k * long + (row % 2) * long * 0.5)
      const to = Math.min(2.48, (k + 1) * long + (row % 2) * long * 0.5 - 0.014)
      if (to - from < 0.04) continue
      const colour = shadeHex(BRICK, (spread(row * 11 + k) - 0.5) * 0.3)
      g.fillStyle = pen.gradient(0, y, 0, y + high, shadeHex(colour, 0.16), colour, shadeHex(colour, -0.25))
      pen.fillRect(from, y + 0.008, to - from, high - 0.016)
    }
  }
  drawParts(pen, [
    ['line', '#f2f0e6', 0.008, 0.3, 0.2, 2.48, 0.2],
    ['turned', '#3a3f47', 0.14, 0.13, 0.8, 0.1, 1],
    ['oval', MORTAR, 0.14, 0.8, 0.125, 0.03],
    ['blob', MORTAR, 0.02, 0.8, 0.1, 0.74, 0.2, 0.75, 0.26, 0.8, 0.14, 0.83],
    ['blob', MORTAR, 0.44, 0.56, 0.52, 0.53, 0.66, 0.54, 0.7, 0.57],
  ])
}

/** A wall that is half painted: the fresh colour ends in the strokes of a roller; a tin stands below. */
function drawPaintedWall(pen: SharePen, { colour = '#4aa3c8' }: PieceOptions) {
  const { g } = pen
  g.fillStyle = pen.gradient(0, 0, 0, 1, '#eae6dc', '#d6d0c4')
  pen.fillRect(0, 0, 1.1, 0.95)
  g.fillStyle = '#f7f5ef'
  pen.fillRect(0, 0.91, 1.1, 0.06)
  pen.fillShape(pen.gradient(0, 0, 0, 0.9, shadeHex(colour, 0.12), colour, shadeHex(colour, -0.12)), () => {
    pen.moveTo(1.1, 0)
    pen.lineTo(0.2, 0)
    for (let k = 0; k < 8; k++) {
      const y = k * 0.115
      const x = 0.2 + spread(k) * 0.14 + k * 0.03
      pen.lineTo(x, y + 0.01)
      pen.lineTo(x + 0.02, y + 0.115)
    }
    pen.lineTo(1.1, 0.91)
  })
  g.strokeStyle = shadeHex(colour, 0.25)
  pen.lineWidth = 0.012
  for (let k = 0; k < 7; k++)
    pen.strokeLine(0.5 + k * 0.08, 0.05 + spread(k) * 0.1, 0.5 + k * 0.08, 0.5 + spread(k + 9) * 0.35)
  drawParts(pen, [
    ['turned', '#b9c0c8', 0.16, 0.085, 0.84, 0.085, 1],
    ['oval', colour, 0.16, 0.84, 0.085, 0.022],
    ['line', colour, 0.025, 0.1, 0.85, 0.1, 0.92],
    ['line', colour, 0.02, 0.2, 0.85, 0.2, 0.9],
  ])
}

/** A rough block of stone that somebody comes out of: head and shoulders are carved, the rest is not. */
function drawStoneBlock(pen: SharePen) {
  const { g } = pen
  pen.fillShape(pen.across(0.1, 0.78, shadeHex(STONE, 0.15), STONE, shadeHex(STONE, -0.35)), () => {
    pen.moveTo(0.12, 0.98)
    pen.lineTo(0.15, 0.62)
    pen.lineTo(0.1, 0.44)
    pen.lineTo(0.3, 0.4)
    pen.lineTo(0.62, 0.42)
    pen.lineTo(0.78, 0.5)
    pen.lineTo(0.73, 0.74)
    pen.lineTo(0.78, 0.98)
  })
  const carved = shadeHex(STONE, 0.25)
  pen.fillShape(pen.across(0.2, 0.7, '#ffffff', carved, shadeHex(STONE, -0.3)), () => {
    pen.moveTo(0.2, 0.52)
    pen.quadTo(0.2, 0.36, 0.38, 0.33)
    pen.lineTo(0.38, 0.26)
    pen.curveTo(0.27, 0.22, 0.29, 0.03, 0.45, 0.02)
    pen.curveTo(0.61, 0.03, 0.62, 0.22, 0.52, 0.26)
    pen.lineTo(0.52, 0.33)
    pen.quadTo(0.7, 0.36, 0.7, 0.54)
  })
  drawParts(pen, [
    ['line', '#8f887a', 0.01, 0.38, 0.12, 0.42, 0.12],
    ['line', '#8f887a', 0.01, 0.48, 0.12, 0.52, 0.12],
    ['line', '#a59d8e', 0.012, 0.45, 0.12, 0.44, 0.17],
    ['line', '#8f887a', 0.01, 0.42, 0.21, 0.49, 0.21],
    ['bow', '#8f887a', 0.012, 0.32, 0.1, 0.44, -0.02, 0.58, 0.1],
    ['bow', '#a59d8e', 0.012, 0.26, 0.46, 0.45, 0.58, 0.64, 0.46],
  ])
  g.strokeStyle = 'rgba(70,62,52,.45)'
  pen.lineWidth = 0.008
  for (let k = 0; k < 20; k++) {
    const [x, y] = [0.18 + spread(k) * 0.5, 0.58 + spread(k + 40) * 0.36]
    pen.strokeLine(x, y, x + 0.035, y + 0.03)
  }
  drawParts(
    pen,
    inRow(7, 0.02, 0.86, (x, k) => [
      ['blob', STONE, x, 0.985, x + 0.02, 0.95 + (k % 2) * 0.02, x + 0.06, 0.985],
    ]),
  )
}

/** A girder of steel with its rivets; the next one goes on from it. */
function drawSteelBeam(pen: SharePen) {
  const { g } = pen
  const long = 8
  g.fillStyle = pen.gradient(0, 0, 0, 1, shadeHex(IRON, -0.1), shadeHex(IRON, -0.5))
  pen.fillRect(0, 0.16, long, 0.68)
  for (const [y, shade] of [
    [0, 0.35],
    [0.82, -0.05],
  ]) {
    g.fillStyle = pen.gradient(0, y, 0, y + 0.18, shadeHex(IRON, shade + 0.15), shadeHex(IRON, shade - 0.25))
    pen.fillRect(0, y, long, 0.18)
  }
  for (let k = 0; k < 20; k++)
    for (const y of [0.28, 0.72]) {
      g.fillStyle = shadeHex(IRON, 0.3)
      pen.fillCircle(0.2 + k * 0.4, y, 0.05)
    }
}

/** The front of a house, painted up to the boards of the scaffold before it. */
function drawScaffold(pen: SharePen, { colour = '#d8b070', night }: PieceOptions) {
  const { g } = pen
  g.fillStyle = pen.gradient(0, 0, 0, 1, '#d9d2c4', '#b8b0a2')
  pen.fillRect(0.04, 0.06, 1.12, 0.94)
  g.fillStyle = pen.across(0.04, 1.16, shadeHex(colour, 0.18), colour, shadeHex(colour, -0.2))
  pen.fillRect(0.04, 0.06, 1.12, 0.42)
  for (let k = 0; k < 14; k++)
    pen.fillRect(0.04 + k * 0.08, 0.46, 0.08, 0.04 + spread(k) * 0.2 * (k < 9 ? 1 : 0.2))
  pen.fillShape(pen.gradient(0, 0, 0, 0.1, '#a8553c', '#7a3626'), () => {
    pen.moveTo(0, 0.08)
    pen.lineTo(0.1, 0)
    pen.lineTo(1.1, 0)
    pen.lineTo(1.2, 0.08)
  })
  for (const y of [0.16, 0.74])
    for (const x of [0.16, 0.5, 0.84]) {
      g.fillStyle = '#f4f0e6'
      pen.fillRect(x - 0.015, y - 0.015, 0.21, 0.21)
      g.fillStyle = night ? '#ffce78' : pen.gradient(0, y, 0, y + 0.18, '#4a6a80', '#8fb4c8')
      pen.fillRect(x, y, 0.18, 0.18)
      g.fillStyle = '#f4f0e6'
      pen.fillRect(x + 0.083, y, 0.014, 0.18)
    }
  g.strokeStyle = '#aab2ba'
  pen.lineWidth = 0.016
  for (const x of [0.02, 0.4, 0.8, 1.18]) pen.strokeLine(x, 0.1, x, 1)
  pen.lineWidth = 0.009
  for (const y of [0.2, 0.44]) pen.strokeLine(0.01, y, 1.19, y)
  pen.strokeLine(0.02, 1, 0.4, 0.68)
  pen.strokeLine(1.18, 1, 0.8, 0.68)
  g.fillStyle = pen.gradient(0, 0.66, 0, 0.695, '#d9a866', '#8a5f34')
  pen.fillRect(0, 0.66, 1.2, 0.032)
  drawParts(pen, [
    ['turned', '#b9c0c8', 0.96, 0.04, 0.58, 0.04, 0.66],
    ['oval', colour, 0.96, 0.582, 0.04, 0.01],
  ])
}

/** The glass front of a tower with the sky in its panes, and a cradle that hangs before it on two ropes. */
function drawWindowCradle(pen: SharePen, { night }: PieceOptions) {
  const { g } = pen
  g.fillStyle = '#2c3a48'
  pen.fillRect(0, 0, 1.3, 1)
  for (let row = 0; row < 7; row++)
    for (let k = 0; k < 6; k++) {
      const [x, y] = [0.012 + k * 0.214, 0.01 + row * 0.143]
      const isLit = night && spread(k * 7 + row) > 0.5
      g.fillStyle = isLit
        ? '#ffdf9a'
        : pen.gradient(x, y, x + 0.2, y + 0.13, night ? '#24405c' : '#bfe2f4', night ? '#14283c' : '#5f9cc4')
      pen.fillRect(x, y, 0.2, 0.13)
      g.fillStyle = 'rgba(255,255,255,.2)'
      pen.begin()
      pen.moveTo(x + 0.02, y + 0.13)
      pen.lineTo(x + 0.1, y)
      pen.lineTo(x + 0.15, y)
      pen.lineTo(x + 0.07, y + 0.13)
      g.fill()
    }
  g.fillStyle = 'rgba(245,252,255,.75)'
  for (let k = 0; k < 40; k++)
    pen.fillCircle(0.72 + spread(k) * 0.24, 0.42 + spread(k + 60) * 0.2, 0.006 + spread(k + 9) * 0.012)
  g.strokeStyle = '#1f252c'
  pen.lineWidth = 0.012
  for (const x of [0.28, 1.02]) pen.strokeLine(x, 0, x, 0.72)
  g.strokeStyle = '#e0a01c'
  pen.lineWidth = 0.014
  for (const y of [0.56, 0.63]) pen.strokeLine(0.26, y, 1.04, y)
  for (const x of [0.27, 0.46, 0.65, 0.84, 1.03]) pen.strokeLine(x, 0.56, x, 0.71)
  g.fillStyle = pen.gradient(0, 0.7, 0, 0.75, '#f2b81c', '#a8740c')
  pen.fillRect(0.24, 0.7, 0.82, 0.05)
  drawParts(pen, [['turned', '#3f8fd0', 0.94, 0.04, 0.63, 0.032, 0.7]])
}

/** A pneumatic hammer leaning on its point. */
function drawJackhammer(pen: SharePen) {
  drawParts(pen, [
    ['line', '#2c2f36', 0.07, 0.04, 0.08, 0.46, 0.08],
    ['slab', '#f2b81c', 0.15, 0.06, 0.2, 0.5, 0.05],
    ['box', '#3a3f47', 0.18, 0.55, 0.14, 0.16, 0.02],
    ['poly', '#aab2ba', 0.21, 0.7, 0.29, 0.7, 0.265, 0.94, 0.25, 1, 0.235, 0.94],
  ])
}

/** An open box on the wall with its switches and coloured wires. */
function drawFuseBox(pen: SharePen) {
  drawParts(pen, [
    ['box', '#8f979f', 0.42, 0, 0.05, 1, 0],
    ['box', '#c9d0d6', 0.14, 0.1, 0.6, 0.52, 0.02],
    ['box', '#e9edf0', 0.18, 0.14, 0.52, 0.44, 0.01],
    ['box', '#aab2ba', 0.74, 0.1, 0.22, 0.52, 0.02],
    ...inRow(6, 0.22, 0.6, (x, k) => [
      ['box', '#3a3f47', x, 0.2, 0.055, 0.12, 0.01],
      ['box', k % 3 ? '#e8e8e4' : '#d8402f', x + 0.012, 0.22, 0.03, 0.05, 0.005],
    ]),
    ['bow', '#d8302c', 0.02, 0.24, 0.34, 0.02, 0.5, 0.2, 0.72],
    ['bow', '#2f6fd0', 0.02, 0.34, 0.34, 0.26, 0.56, 0.1, 0.64],
    ['bow', '#f2c21c', 0.02, 0.46, 0.34, 0.5, 0.6, 0.3, 0.78],
    ['bow', '#3f9a4a', 0.02, 0.58, 0.34, 0.62, 0.5, 0.5, 0.72],
    ['dots', '#fff3b0', 0.02, 0.16, 0.7, 0.26, 0.66, 3, 2],
  ])
}

/** A rubber blade on its handle, for windows. */
function drawSqueegee(pen: SharePen) {
  drawParts(pen, [
    ['line', '#f2b81c', 0.09, 0.35, 0.3, 0.35, 0.95],
    ['slab', '#5a636c', 0.04, 0.14, 0.62, 0.12, 0.02],
    ['slab', '#22252a', 0.02, 0.06, 0.66, 0.09, 0.02],
  ])
}

/** What is built, painted and carved, and what one stands on meanwhile. */
export const BUILDING_WORK: Readonly<Record<string, Piece>> = {
  '@brickcourse': { broadness: 2.5, draw: drawBrickCourse },
  '@paintedwall': { broadness: 1.1, draw: drawPaintedWall },
  '@stoneblock': { broadness: 0.92, draw: drawStoneBlock },
  '@steelbeam': { broadness: 8, draw: drawSteelBeam },
  '@scaffold': { broadness: 1.2, draw: drawScaffold },
  '@windowcradle': { broadness: 1.3, draw: drawWindowCradle },
  '@squeegee': { broadness: 0.7, draw: drawSqueegee },
  '@jackhammer': { broadness: 0.5, draw: drawJackhammer },
  '@fusebox': { broadness: 1, draw: drawFuseBox },
}
