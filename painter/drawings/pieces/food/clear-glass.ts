import type { SharePen } from '../../pen.ts'
import type { Piece } from '../piece.ts'
import { polyline, rounding } from '../shapes.ts'

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

/** Jars, bottles and vases of clear glass. */
export const CLEAR_GLASS: Readonly<Record<string, Piece>> = {
  '@glassjar': { broadness: 0.8, draw: drawJar },
  '@clearbottle': { broadness: 0.6, draw: drawBottle },
  '@clearvase': { broadness: 0.62, draw: drawVase },
}
