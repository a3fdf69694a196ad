import type { SharePen } from '../pen.ts'
import { EYE, SIDES, shade } from './face-rows.ts'

/** Round panes of glass in frames, before both eyes. */
export function drawLenses(pen: SharePen, radius: number, frame: string, glass: string) {
  for (const s of SIDES) {
    pen.in(frame).fillCircle(s * EYE.x, EYE.y, radius * 1.22)
    pen.in(glass).fillCircle(s * EYE.x, EYE.y, radius)
    pen.in('rgba(255,255,255,.55)')
    pen.fillEllipse(s * EYE.x - radius * 0.35, EYE.y - radius * 0.4, radius * 0.3, radius * 0.18, -0.6)
  }
}

export function drawPatch(pen: SharePen, colour: string) {
  pen.inked(colour, 0.026).strokeLine(-0.345, 0.36, 0.06, 0.44)
  pen.strokeLine(0.24, 0.44, 0.35, 0.4)
  pen.in(colour).fillPath('M.045 .42 Q.15 .37 .265 .42 C.28 .55 .22 .63 .152 .63 C.08 .63 .03 .55 .045 .42')
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
  pen.inked('#3a2a20', 0.07).strokeLine(-0.35, 0.48, 0.35, 0.48)
  drawLenses(pen, 0.1, colour, '#3f7d86')
}

export function drawMonocle(pen: SharePen, colour: string) {
  const { g } = pen
  pen.in('rgba(220,236,250,.22)').fillCircle(EYE.x, EYE.y, 0.105)
  pen.inked(colour, 0.02)
  g.stroke()
  pen.lineWidth = 0.009
  pen.strokePath(`M${EYE.x + 0.09} ${EYE.y + 0.05} C.34 .8 .26 1.1 .34 1.4`)
}

export function drawBlindfold(pen: SharePen, colour: string) {
  pen.in(shade(pen, 0.37, colour)).fillPath('M-.37 .4 Q0 .45 .37 .4 L.365 .6 Q0 .66 -.365 .6')
}
