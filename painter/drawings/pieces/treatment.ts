import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { drawParts, inRow } from './assembled.ts'
import type { Piece } from './piece.ts'

const [SKIN, GREEN, STEEL] = ['#d9a47f', '#4fa592', '#b9c2ca']

/** A round lamp of many lights on an arm from above, and the light that falls from it. */
function drawTheatreLamp(pen: SharePen, x: number, y: number, reach: number) {
  const { g } = pen
  g.save()
  g.globalCompositeOperation = 'lighter'
  pen.fillShape(pen.gradient(0, y, 0, y + reach, 'rgba(255,250,225,.5)', 'rgba(255,250,225,0)'), () => {
    pen.moveTo(x - 0.14, y)
    pen.lineTo(x + 0.14, y)
    pen.lineTo(x + 0.42, y + reach)
    pen.lineTo(x - 0.42, y + reach)
  })
  g.restore()
  drawParts(pen, [
    ['line', '#9aa4ac', 0.025, x + 0.3, 0, x + 0.26, 0.05, x, y - 0.06],
    ['oval', '#dfe5ea', x, y - 0.03, 0.19, 0.055],
    ['oval', '#fffdf0', x, y, 0.17, 0.035],
    ...inRow(5, x - 0.12, x + 0.12, at => [['ball', '#ffffff', at, y, 0.022]]),
  ])
}

/** Somebody under a green cloth on the operating table, with the lamp above. */
function drawOperatingTable(pen: SharePen) {
  const { g } = pen
  drawParts(pen, [
    ['box', STEEL, 0.6, 0.72, 0.2, 0.24, 0.02],
    ['slab', shadeHex(STEEL, -0.3), 0.46, 0.94, 0.48, 0.05, 0.02],
    ['slab', STEEL, 0.08, 0.66, 1.26, 0.06, 0.02],
    ['slab', '#f2f5f6', 1.06, 0.6, 0.28, 0.07, 0.03],
    ['oval', SKIN, 1.2, 0.565, 0.085, 0.066],
    ['oval', '#7ec3d6', 1.2, 0.53, 0.07, 0.035],
  ])
  pen.fillShape(pen.gradient(0, 0.5, 0, 0.82, shadeHex(GREEN, 0.25), GREEN, shadeHex(GREEN, -0.35)), () => {
    pen.moveTo(0.06, 0.84)
    pen.lineTo(0.08, 0.62)
    pen.curveTo(0.2, 0.5, 0.34, 0.6, 0.5, 0.56)
    pen.curveTo(0.7, 0.49, 0.92, 0.5, 1.1, 0.58)
    pen.lineTo(1.12, 0.82)
    pen.quadTo(0.9, 0.86, 0.8, 0.82)
    pen.quadTo(0.5, 0.88, 0.3, 0.82)
  })
  g.fillStyle = '#f7f1ea'
  pen.fillEllipse(0.62, 0.545, 0.13, 0.03)
  drawTheatreLamp(pen, 0.62, 0.16, 0.4)
}

/** A patient tipped back in the dentist's chair, the lamp over the mouth and the tray beside. */
function drawDentalChair(pen: SharePen) {
  const { g } = pen
  const cushion = '#3f8fb0'
  drawParts(pen, [
    ['slab', '#8f99a2', 0.5, 0.94, 0.5, 0.05, 0.02],
    ['box', STEEL, 0.66, 0.78, 0.16, 0.18, 0.02],
    ['line', '#aab4bc', 0.03, 1.3, 0.94, 1.3, 0.18, 0.66, 0.14],
    ['line', '#aab4bc', 0.022, 1.3, 0.56, 1.08, 0.52],
    ['slab', '#dfe5ea', 0.94, 0.5, 0.28, 0.035, 0.01],
    ['line', STEEL, 0.014, 1, 0.5, 1.02, 0.44],
    ['line', STEEL, 0.014, 1.08, 0.5, 1.12, 0.45],
  ])
  g.strokeStyle = shadeHex(cushion, -0.15)
  pen.lineWidth = 0.13
  pen.begin()
  pen.moveTo(0.3, 0.42)
  pen.lineTo(0.6, 0.74)
  pen.lineTo(0.96, 0.74)
  pen.lineTo(1.2, 0.84)
  g.stroke()
  g.strokeStyle = '#c8503a'
  pen.lineWidth = 0.15
  pen.begin()
  pen.moveTo(0.42, 0.46)
  pen.lineTo(0.64, 0.65)
  g.stroke()
  g.strokeStyle = '#34405a'
  pen.lineWidth = 0.1
  pen.begin()
  pen.moveTo(0.64, 0.66)
  pen.lineTo(0.96, 0.66)
  pen.lineTo(1.2, 0.77)
  g.stroke()
  drawParts(pen, [
    ['line', SKIN, 0.05, 0.48, 0.52, 0.62, 0.62, 0.74, 0.62],
    ['ball', SKIN, 0.33, 0.33, 0.09],
    ['oval', '#4a3020', 0.27, 0.33, 0.05, 0.085, -0.5],
    ['oval', '#5a1a1a', 0.385, 0.32, 0.02, 0.03, 0.8],
    ['slab', '#3a3f47', 1.16, 0.78, 0.12, 0.07, 0.02],
  ])
  g.save()
  g.globalCompositeOperation = 'lighter'
  pen.fillShape(pen.gradient(0, 0.16, 0, 0.44, 'rgba(255,252,230,.6)', 'rgba(255,252,230,0)'), () => {
    pen.moveTo(0.56, 0.16)
    pen.lineTo(0.74, 0.2)
    pen.lineTo(0.5, 0.46)
    pen.lineTo(0.22, 0.4)
  })
  g.restore()
  drawParts(pen, [
    ['oval', '#eef2f4', 0.65, 0.15, 0.12, 0.05, 0.3],
    ['oval', '#fffce0', 0.64, 0.17, 0.09, 0.03, 0.3],
  ])
}

/** Where people are treated, with who is. */
export const TREATMENT: Readonly<Record<string, Piece>> = {
  '@operatingtable': { broadness: 1.4, draw: drawOperatingTable },
  '@dentalchair': { broadness: 1.36, draw: drawDentalChair },
}
