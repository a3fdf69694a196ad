import type { SharePen } from '../pen.ts'
import type { Piece } from './piece.ts'
import { polyline, rounding, spread } from './shapes.ts'

type Outline = (pen: SharePen) => void

/** Glass that one sees through: only its edges and its lights are to be seen. */
function drawGlass(pen: SharePen, outline: Outline, { x0, x1 }: { x0: number; x1: number }) {
  const { g } = pen
  const body = g.createLinearGradient(pen.x(x0), 0, pen.x(x1), 0)
  for (const [at, alpha] of [
    [0, 0.55],
    [0.12, 0.2],
    [0.5, 0.08],
    [0.86, 0.16],
    [1, 0.5],
  ])
    body.addColorStop(at, `rgba(206,228,236,${alpha})`)
  pen.fillShape(body, () => outline(pen))
  for (const [colour, width] of [
    ['rgba(96,124,138,.5)', 0.03],
    ['rgba(240,249,252,.9)', 0.014],
  ] as const) {
    g.strokeStyle = colour
    pen.lineWidth = width
    pen.begin()
    outline(pen)
    g.closePath()
    g.stroke()
  }
}

const shine = (pen: SharePen, x: number, y0: number, y1: number, width = 0.035) =>
  polyline(pen, 'rgba(255,255,255,.62)', width, [x, y0, x, y1])

const jarOutline: Outline = pen => pen.roundRect(0.06, 0.12, 0.68, 0.87, [0.1, 0.1, 0.09, 0.09])

function drawLid(pen: SharePen) {
  pen.g.fillStyle = rounding(pen, 0.1, 0.7, '#b4b8be')
  pen.fillRoundRect(0.1, 0.01, 0.6, 0.13, 0.03)
  polyline(pen, 'rgba(60,66,74,.45)', 0.012, [0.11, 0.09, 0.69, 0.09])
}

function drawJar(pen: SharePen) {
  drawGlass(pen, jarOutline, { x0: 0.06, x1: 0.74 })
  pen.g.fillStyle = 'rgba(255,255,255,.3)'
  pen.fillEllipse(0.4, 0.95, 0.29, 0.03)
  shine(pen, 0.15, 0.3, 0.8)
  shine(pen, 0.66, 0.34, 0.6, 0.016)
  drawLid(pen)
}

const bottleOutline: Outline = pen => {
  pen.moveTo(0.23, 0.09)
  pen.lineTo(0.37, 0.09)
  pen.lineTo(0.37, 0.24)
  pen.curveTo(0.38, 0.35, 0.58, 0.34, 0.58, 0.5)
  pen.lineTo(0.58, 0.93)
  pen.curveTo(0.58, 1, 0.02, 1, 0.02, 0.93)
  pen.lineTo(0.02, 0.5)
  pen.curveTo(0.02, 0.34, 0.22, 0.35, 0.23, 0.24)
  pen.lineTo(0.23, 0.09)
}

function drawBottle(pen: SharePen) {
  drawGlass(pen, bottleOutline, { x0: 0.02, x1: 0.58 })
  shine(pen, 0.1, 0.52, 0.84)
  shine(pen, 0.265, 0.13, 0.26, 0.02)
  pen.g.fillStyle = rounding(pen, 0.24, 0.36, '#b8824a')
  pen.fillRoundRect(0.245, 0, 0.11, 0.14, 0.02)
}

const vaseOutline: Outline = pen => {
  pen.moveTo(0.08, 0.02)
  pen.curveTo(0.16, 0.36, 0.05, 0.52, 0.06, 0.94)
  pen.quadTo(0.31, 1.02, 0.56, 0.94)
  pen.curveTo(0.57, 0.52, 0.46, 0.36, 0.54, 0.02)
  pen.quadTo(0.31, 0.07, 0.08, 0.02)
}

/** A vase with water in it. */
function drawVase(pen: SharePen) {
  const { g } = pen
  g.save()
  pen.begin()
  vaseOutline(pen)
  g.clip()
  g.fillStyle = 'rgba(150,204,224,.34)'
  pen.fillRect(0, 0.42, 0.62, 0.6)
  g.fillStyle = 'rgba(226,244,250,.7)'
  pen.fillEllipse(0.31, 0.42, 0.24, 0.02)
  g.restore()
  drawGlass(pen, vaseOutline, { x0: 0.05, x1: 0.57 })
  g.fillStyle = 'rgba(255,255,255,.4)'
  pen.fillEllipse(0.31, 0.95, 0.22, 0.025)
  shine(pen, 0.15, 0.5, 0.86, 0.028)
}

const LIGHT_AT = [0.5, 0.82, 0.3, 0.66, 0.42, 0.9, 0.56, 0.36, 0.74, 0.48, 0.62, 0.8, 0.4, 0.7]

/** Small lights within an outline, each with its shine. */
function drawLights(
  pen: SharePen,
  { x0, x1, y0, y1, size }: Record<'x0' | 'x1' | 'y0' | 'y1' | 'size', number>,
) {
  for (const [k, share] of LIGHT_AT.entries()) {
    const x = x0 + (x1 - x0) * (0.1 + spread(k) * 0.8)
    const y = y0 + (y1 - y0) * ((share + k / LIGHT_AT.length) / 2)
    pen.g.fillStyle = pen.glow(x, y, size * 3.4, [
      [0, 'rgba(255,250,190,1)'],
      [0.2, 'rgba(255,236,110,.95)'],
      [0.45, 'rgba(255,206,70,.4)'],
      [1, 'rgba(255,190,50,0)'],
    ])
    pen.fillCircle(x, y, size * 3.4)
    pen.g.fillStyle = '#fffbd8'
    pen.fillCircle(x, y, size * 0.62)
  }
}

function drawFireflyJar(pen: SharePen) {
  const { g } = pen
  g.save()
  pen.begin()
  jarOutline(pen)
  g.clip()
  g.fillStyle = pen.glow(0.4, 0.6, 0.5, [
    [0, 'rgba(255,206,90,.5)'],
    [1, 'rgba(160,120,30,.16)'],
  ])
  pen.fillRect(0, 0.1, 0.8, 0.9)
  polyline(pen, '#4a3a22', 0.018, [0.22, 0.97, 0.36, 0.72, 0.34, 0.5, 0.46, 0.34])
  polyline(pen, '#4a3a22', 0.012, [0.35, 0.64, 0.52, 0.52])
  g.fillStyle = '#4f7a2c'
  for (const [x, y, turn] of [
    [0.3, 0.52, -0.5],
    [0.5, 0.36, 0.4],
    [0.57, 0.5, 0.2],
    [0.29, 0.74, -0.7],
    [0.42, 0.32, -0.8],
  ])
    pen.fillEllipse(x, y, 0.055, 0.024, turn)
  for (let k = 0; k < 9; k++) {
    g.fillStyle = k % 2 ? '#5a8a34' : '#436f28'
    pen.fillEllipse(0.14 + k * 0.065, 0.96 - (k % 3) * 0.02, 0.06, 0.03, k)
  }
  drawLights(pen, { x0: 0.1, x1: 0.7, y0: 0.24, y1: 0.9, size: 0.026 })
  g.restore()
  drawJar(pen)
}

/** A string of small lights in a bottle. */
function drawLightBottle(pen: SharePen) {
  const { g } = pen
  g.save()
  pen.begin()
  bottleOutline(pen)
  g.clip()
  g.fillStyle = pen.glow(0.3, 0.7, 0.4, [
    [0, 'rgba(255,206,110,.45)'],
    [1, 'rgba(160,120,40,.1)'],
  ])
  pen.fillRect(0, 0.3, 0.6, 0.7)
  polyline(
    pen,
    '#7a5a34',
    0.008,
    [0.3, 0.12, 0.3, 0.4, 0.14, 0.55, 0.46, 0.62, 0.12, 0.74, 0.48, 0.82, 0.16, 0.93],
  )
  drawLights(pen, { x0: 0.03, x1: 0.57, y0: 0.42, y1: 0.94, size: 0.022 })
  g.restore()
  drawBottle(pen)
}

const tumblerOutline: Outline = pen => {
  pen.moveTo(0.02, 0.02)
  pen.lineTo(0.6, 0.02)
  pen.lineTo(0.53, 0.96)
  pen.quadTo(0.31, 1.01, 0.09, 0.96)
  pen.lineTo(0.02, 0.02)
}

/** A glass of water with ice and a slice of lemon on its rim. */
function drawWaterGlass(pen: SharePen) {
  const { g } = pen
  g.save()
  pen.begin()
  tumblerOutline(pen)
  g.clip()
  g.fillStyle = 'rgba(150,206,228,.42)'
  pen.fillRect(0, 0.24, 0.62, 0.8)
  for (const [x, y, turn] of [
    [0.2, 0.3, 0.3],
    [0.4, 0.32, -0.25],
    [0.3, 0.45, 0.1],
  ]) {
    g.fillStyle = 'rgba(236,248,252,.62)'
    g.strokeStyle = 'rgba(255,255,255,.85)'
    pen.lineWidth = 0.01
    g.save()
    g.translate(pen.x(x), pen.y(y))
    g.rotate(turn)
    g.beginPath()
    g.roundRect(-0.08 * pen.unit, -0.075 * pen.unit, 0.16 * pen.unit, 0.15 * pen.unit, 0.025 * pen.unit)
    g.fill()
    g.stroke()
    g.restore()
  }
  g.fillStyle = 'rgba(230,246,252,.75)'
  pen.fillEllipse(0.31, 0.24, 0.28, 0.025)
  g.restore()
  drawGlass(pen, tumblerOutline, { x0: 0.02, x1: 0.6 })
  g.fillStyle = 'rgba(255,255,255,.42)'
  pen.fillEllipse(0.31, 0.93, 0.2, 0.03)
  shine(pen, 0.13, 0.32, 0.84, 0.03)
  g.fillStyle = '#f2d23a'
  pen.fillCircle(0.57, 0.09, 0.12)
  g.fillStyle = '#fbf3c0'
  pen.fillCircle(0.57, 0.09, 0.1)
  g.fillStyle = '#f4dc5a'
  for (let k = 0; k < 7; k++) {
    const angle = (k / 7) * Math.PI * 2
    pen.fillEllipse(0.57 + Math.cos(angle) * 0.05, 0.09 + Math.sin(angle) * 0.05, 0.036, 0.022, angle)
  }
}

/** Jars, bottles and vases of clear glass. */
export const CLEAR_GLASS: Readonly<Record<string, Piece>> = {
  '@glassjar': { broadness: 0.8, draw: drawJar },
  '@clearbottle': { broadness: 0.6, draw: drawBottle },
  '@clearvase': { broadness: 0.62, draw: drawVase },
  '@waterglass': { broadness: 0.72, draw: drawWaterGlass },
  '@fireflyjar': { broadness: 0.8, draw: drawFireflyJar },
  '@lightbottle': { broadness: 0.6, draw: drawLightBottle },
}
