import type { SharePen } from '../pen.ts'
import { EYE, SIDES, shade } from './face-rows.ts'

/** Round panes of glass in frames, before both eyes. */
export function drawLenses(pen: SharePen, radius: number, frame: string, glass: string) {
  const { g } = pen
  for (const s of SIDES) {
    g.fillStyle = frame
    pen.fillCircle(s * EYE.x, EYE.y, radius * 1.22)
    g.fillStyle = glass
    pen.fillCircle(s * EYE.x, EYE.y, radius)
    g.fillStyle = 'rgba(255,255,255,.55)'
    pen.fillEllipse(s * EYE.x - radius * 0.35, EYE.y - radius * 0.4, radius * 0.3, radius * 0.18, -0.6)
  }
}

export function drawPatch(pen: SharePen, colour: string) {
  pen.g.strokeStyle = colour
  pen.lineWidth = 0.026
  pen.strokeLine(-0.345, 0.36, 0.06, 0.44)
  pen.strokeLine(0.24, 0.44, 0.35, 0.4)
  pen.fillShape(colour, () => {
    pen.moveTo(0.045, 0.42)
    pen.quadTo(0.15, 0.37, 0.265, 0.42)
    pen.curveTo(0.28, 0.55, 0.22, 0.63, 0.152, 0.63)
    pen.curveTo(0.08, 0.63, 0.03, 0.55, 0.045, 0.42)
  })
}

/** A half mask with holes for the eyes. */
export function drawDomino(pen: SharePen, colour: string) {
  const { g } = pen
  g.fillStyle = shade(pen, 0.4, colour)
  pen.begin()
  pen.moveTo(-0.4, 0.36)
  pen.quadTo(-0.2, 0.34, 0, 0.42)
  pen.quadTo(0.2, 0.34, 0.4, 0.36)
  pen.curveTo(0.38, 0.6, 0.28, 0.7, 0.1, 0.64)
  pen.quadTo(0, 0.56, -0.1, 0.64)
  pen.curveTo(-0.28, 0.7, -0.38, 0.6, -0.4, 0.36)
  g.closePath()
  for (const s of SIDES) {
    g.moveTo(pen.x(s * EYE.x + 0.095), pen.y(EYE.y))
    pen.ellipse(s * EYE.x, EYE.y, 0.095, 0.056)
    g.closePath()
  }
  g.fill('evenodd')
  g.fillStyle = '#f3e2a8'
  for (const s of SIDES)
    for (let k = 0; k < 4; k++) pen.fillCircle(s * (0.05 + k * 0.1), 0.405 - k * 0.01, 0.014)
}

export function drawGoggles(pen: SharePen, colour: string) {
  pen.g.strokeStyle = '#3a2a20'
  pen.lineWidth = 0.07
  pen.strokeLine(-0.35, 0.48, 0.35, 0.48)
  drawLenses(pen, 0.1, colour, '#3f7d86')
}

export function drawMonocle(pen: SharePen, colour: string) {
  const { g } = pen
  g.fillStyle = 'rgba(220,236,250,.22)'
  pen.fillCircle(EYE.x, EYE.y, 0.105)
  g.strokeStyle = colour
  pen.lineWidth = 0.02
  g.stroke()
  pen.lineWidth = 0.009
  pen.begin()
  pen.moveTo(EYE.x + 0.09, EYE.y + 0.05)
  pen.curveTo(0.34, 0.8, 0.26, 1.1, 0.34, 1.4)
  g.stroke()
}

export function drawBlindfold(pen: SharePen, colour: string) {
  pen.fillShape(shade(pen, 0.37, colour), () => {
    pen.moveTo(-0.37, 0.4)
    pen.quadTo(0, 0.45, 0.37, 0.4)
    pen.lineTo(0.365, 0.6)
    pen.quadTo(0, 0.66, -0.365, 0.6)
  })
}
