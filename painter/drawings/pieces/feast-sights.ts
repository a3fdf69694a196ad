import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { ball, polygon, polyline } from './shapes.ts'

const GOLD = '#f6c634'
/** Where the bearers of a dragon stand, and how high each lifts his part of it. */
const BEARERS: readonly (readonly [x: number, y: number])[] = [
  [0.72, 0.34],
  [1.34, 0.2],
  [1.96, 0.42],
  [2.58, 0.22],
  [3.2, 0.4],
]

/** A long dragon of cloth on poles, winding over the heads of those who carry it. */
function drawDragonDance(pen: SharePen, { colour = '#d8241c' }: PieceOptions) {
  const { g } = pen
  g.lineCap = 'round'
  g.lineJoin = 'round'
  for (const [k, [x, y]] of BEARERS.entries()) {
    polyline(pen, '#7a5a2c', 0.03, [x, y, x + 0.02, 0.74])
    const shirt = k % 2 ? '#f2b81c' : '#e8502c'
    polyline(pen, '#22222c', 0.085, [x - 0.05, 0.8, x - 0.1, 0.98])
    polyline(pen, '#2b2b36', 0.085, [x + 0.05, 0.8, x + 0.1, 0.98])
    polyline(pen, shirt, 0.17, [x, 0.64, x, 0.8])
    polyline(pen, shadeHex(shirt, -0.15), 0.06, [x - 0.07, 0.62, x + 0.01, 0.5])
    polyline(pen, shadeHex(shirt, 0.12), 0.06, [x + 0.07, 0.62, x + 0.015, 0.54])
    ball(pen, x, 0.49, 0.07, '#d9a47f')
    g.fillStyle = '#1c1818'
    pen.fillEllipse(x, 0.455, 0.073, 0.05)
  }
  const spine = () => {
    pen.begin()
    pen.moveTo(0.5, 0.3)
    pen.curveTo(0.9, 0.5, 1.06, 0.06, 1.34, 0.14)
    pen.curveTo(1.64, 0.22, 1.7, 0.5, 1.98, 0.38)
    pen.curveTo(2.26, 0.26, 2.3, 0.06, 2.6, 0.16)
    pen.curveTo(2.9, 0.28, 2.96, 0.48, 3.24, 0.34)
    pen.curveTo(3.4, 0.26, 3.46, 0.16, 3.62, 0.12)
    g.stroke()
  }
  for (const [width, paint] of [
    [0.28, shadeHex(colour, -0.35)],
    [0.24, colour],
    [0.1, shadeHex(colour, 0.25)],
  ] as const) {
    g.strokeStyle = paint
    pen.lineWidth = width
    spine()
  }
  // Scales, and a comb along the back.
  g.strokeStyle = GOLD
  pen.lineWidth = 0.2
  g.setLineDash([pen.unit * 0.025, pen.unit * 0.075])
  spine()
  g.setLineDash([])
  for (const [x, y] of [
    [0.84, 0.24],
    [1.12, 0.02],
    [1.4, 0.0],
    [1.66, 0.2],
    [1.96, 0.24],
    [2.3, 0.06],
    [2.62, 0.0],
    [2.9, 0.18],
    [3.2, 0.2],
    [3.5, 0.02],
  ])
    polygon(pen, GOLD, [x - 0.07, y + 0.06, x, y - 0.05, x + 0.09, y + 0.06])
  drawDragonHead(pen, colour)
}

function drawDragonHead(pen: SharePen, colour: string) {
  const { g } = pen
  for (let k = 0; k < 12; k++) {
    const turn = -2.2 + k * 0.34
    g.fillStyle = k % 2 ? '#2f9a5a' : '#fff2c0'
    pen.fillEllipse(0.44 + Math.cos(turn) * 0.25, 0.3 + Math.sin(turn) * 0.25, 0.1, 0.05, turn)
  }
  g.fillStyle = pen.gradient(0.1, 0.08, 0.7, 0.6, shadeHex(colour, 0.35), colour, shadeHex(colour, -0.35))
  pen.fillEllipse(0.42, 0.27, 0.25, 0.23)
  pen.fillRoundRect(0.04, 0.26, 0.4, 0.13, 0.06)
  polygon(pen, '#5a0d10', [0.06, 0.39, 0.42, 0.38, 0.4, 0.5, 0.14, 0.52])
  g.fillStyle = colour
  pen.fillRoundRect(0.1, 0.48, 0.36, 0.09, 0.045)
  g.fillStyle = '#ffffff'
  for (let k = 0; k < 5; k++)
    polygon(pen, '#ffffff', [0.09 + k * 0.065, 0.38, 0.14 + k * 0.065, 0.38, 0.115 + k * 0.065, 0.44])
  for (const x of [0.3, 0.5]) {
    ball(pen, x, 0.17, 0.085, '#ffffff')
    g.fillStyle = '#15121a'
    pen.fillCircle(x - 0.02, 0.18, 0.04)
  }
  polyline(pen, GOLD, 0.05, [0.4, 0.08, 0.46, -0.04, 0.58, -0.06])
  polyline(pen, GOLD, 0.05, [0.3, 0.08, 0.27, -0.03, 0.36, -0.08])
  polyline(pen, GOLD, 0.022, [0.06, 0.3, -0.04, 0.4, 0.0, 0.52])
  g.fillStyle = GOLD
  pen.fillCircle(0.08, 0.29, 0.045)
}

/** A pole with a wreath at its top, ribbons of all colours held by those who dance around it. */
function drawMaypole(pen: SharePen) {
  const { g } = pen
  g.lineCap = 'round'
  const ribbons = ['#e8434a', '#f2b81c', '#3f8fd8', '#58b05a', '#e87ab0', '#8a5fd0']
  const dancers = ribbons.map((colour, k) => ({
    colour,
    x: 0.08 + k * 0.25,
    y: k === 0 || k === 5 ? 0.9 : k % 2 ? 0.97 : 0.93,
  }))
  for (const { colour, x, y } of dancers) {
    g.strokeStyle = colour
    pen.lineWidth = 0.012
    pen.begin()
    pen.moveTo(0.7, 0.1)
    pen.quadTo(0.7 + (x - 0.7) * 0.8, 0.34, x, y - 0.17)
    g.stroke()
  }
  g.fillStyle = pen.across(0.68, 0.73, '#f6f2e6', '#d8ccb0', '#9a8a68')
  pen.fillRect(0.682, 0.04, 0.04, 0.93)
  g.strokeStyle = '#e8434a'
  pen.lineWidth = 0.01
  for (let k = 0; k < 12; k++) pen.strokeLine(0.684, 0.14 + k * 0.068, 0.72, 0.11 + k * 0.068)
  g.strokeStyle = '#3f8a3a'
  pen.lineWidth = 0.036
  pen.begin()
  pen.ellipse(0.7, 0.11, 0.13, 0.05)
  g.stroke()
  for (let k = 0; k < 11; k++) {
    g.fillStyle = ['#f2f2f0', '#f2b81c', '#e87ab0', '#3f8fd8'][k % 4]
    pen.fillCircle(0.7 + Math.cos(k * 0.57) * 0.13, 0.11 + Math.sin(k * 0.57) * 0.05, 0.018)
  }
  ball(pen, 0.7, 0.03, 0.03, '#f2b81c')
  for (const [k, { colour, x, y }] of dancers.entries()) {
    const side = x < 0.7 ? 1 : -1
    polygon(pen, shadeHex(colour, 0.1), [
      x - 0.02,
      y - 0.15,
      x + 0.02,
      y - 0.15,
      x + 0.065,
      y + 0.0,
      x - 0.065,
      y + 0.0,
    ])
    polyline(pen, '#d9a47f', 0.016, [x - 0.02, y, x - 0.025, y + 0.03])
    polyline(pen, '#d9a47f', 0.016, [x + 0.02, y, x + 0.03, y + 0.03])
    polyline(pen, '#d9a47f', 0.018, [x, y - 0.13, x + side * 0.05, y - 0.17])
    ball(pen, x, y - 0.18, 0.032, '#e8bb96')
    g.fillStyle = ['#5a3220', '#d8b06a', '#2a1f1a'][k % 3]
    pen.fillEllipse(x, y - 0.195, 0.034, 0.024)
    polyline(pen, '#f2f2f0', 0.01, [x - 0.03, y - 0.2, x + 0.03, y - 0.2])
  }
}

/** A long boat with a dragon's head and tail, those who paddle it and the drummer at its head. */
function drawDragonBoat(pen: SharePen, { colour = '#c8241c' }: PieceOptions) {
  const { g } = pen
  g.lineCap = 'round'
  for (let k = 0; k < 6; k++) {
    const x = 1.35 + k * 0.52
    const shirt = k % 2 ? '#f2b81c' : '#2f7ac8'
    polyline(pen, shirt, 0.2, [x, 0.62, x - 0.08, 0.4])
    ball(pen, x - 0.12, 0.22, 0.1, '#d9a47f')
    g.fillStyle = '#1c1818'
    pen.fillEllipse(x - 0.11, 0.17, 0.1, 0.065)
    polyline(pen, '#d9a47f', 0.07, [x - 0.06, 0.44, x - 0.26, 0.52])
    polyline(pen, '#c79a5f', 0.045, [x - 0.22, 0.4, x - 0.34, 0.92])
    polygon(pen, '#a8783c', [x - 0.29, 0.78, x - 0.38, 0.78, x - 0.42, 1, x - 0.31, 1])
  }
  pen.fillShape(pen.gradient(0, 0.5, 0, 0.92, shadeHex(colour, 0.3), colour, shadeHex(colour, -0.4)), () => {
    pen.moveTo(0.5, 0.56)
    pen.quadTo(2.6, 0.7, 4.7, 0.52)
    pen.quadTo(4.4, 0.9, 2.6, 0.92)
    pen.quadTo(0.9, 0.92, 0.5, 0.56)
  })
  polyline(pen, GOLD, 0.05, [0.62, 0.68, 2.6, 0.78, 4.56, 0.66])
  g.fillStyle = GOLD
  for (let k = 0; k < 16; k++) pen.fillEllipse(0.9 + k * 0.23, 0.84 - Math.abs(k - 7.5) * 0.008, 0.06, 0.035)
  polyline(pen, '#2f9a5a', 0.16, [4.62, 0.58, 4.86, 0.4, 4.84, 0.16])
  polygon(pen, GOLD, [4.78, 0.22, 4.98, 0.02, 4.94, 0.3])
  polyline(pen, colour, 0.22, [0.72, 0.66, 0.56, 0.4])
  drawDragonHead(pen, colour)
}

/** A piece of card on a stick, with strokes that cannot be read. */
function drawPlacard(pen: SharePen, { colour = '#d8b98a' }: PieceOptions) {
  const { g } = pen
  g.fillStyle = '#8a6238'
  pen.fillRect(0.66, 0.5, 0.06, 0.5)
  g.fillStyle = pen.gradient(0, 0, 0, 0.62, shadeHex(colour, 0.2), colour, shadeHex(colour, -0.18))
  pen.fillRoundRect(0.02, 0, 1.34, 0.62, 0.02)
  g.strokeStyle = '#1d1c22'
  g.lineCap = 'round'
  pen.lineWidth = 0.05
  for (const [x0, x1, y] of [
    [0.18, 0.62, 0.18],
    [0.74, 1.2, 0.18],
    [0.3, 1.08, 0.42],
  ]) {
    pen.begin()
    pen.moveTo(x0, y)
    for (let x = x0; x < x1; x += 0.1)
      pen.quadTo(x + 0.05, y - 0.09, x + 0.1, y + (x % 0.2 > 0.1 ? 0.03 : -0.02))
    g.stroke()
  }
}

/** What is seen at feasts of several lands, and held up in their streets. */
export const FEAST_SIGHTS: Readonly<Record<string, Piece>> = {
  '@dragondance': { broadness: 3.75, draw: drawDragonDance },
  '@placard': { broadness: 1.38, draw: drawPlacard },
  '@maypole': { broadness: 1.4, draw: drawMaypole },
  '@dragonboat': { broadness: 5.05, draw: drawDragonBoat },
}
