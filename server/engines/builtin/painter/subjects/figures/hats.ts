import { mix } from '../../core/scalar.ts'
import { shadeHex } from '../tint.ts'
import { type FigurePen, HEAD_RADIUS, HEAD_Y } from './figure-pen.ts'

/** A steel helmet with a red plume. */
function drawHelmet({ pen, g, wind }: FigurePen) {
  g.fillStyle = pen.across(-HEAD_RADIUS, HEAD_RADIUS, '#e8edf2', '#9aa3ae', '#59626d')
  pen.fillEllipse(0, HEAD_Y - 0.004, HEAD_RADIUS * 1.08, HEAD_RADIUS * 1.24)
  pen.fillShape('#b3232c', () => {
    pen.moveTo(0, HEAD_Y - HEAD_RADIUS * 1.2)
    pen.curveTo(0.02, -0.06, 0.1 + wind, -0.05, 0.11 + wind, 0.02)
    pen.curveTo(0.08, -0.02, 0.04, 0, 0, HEAD_Y - HEAD_RADIUS * 0.8)
  })
}

/** A pointed hat with a brim. */
function drawWizardHat({ pen, main, tone }: FigurePen) {
  pen.fillShape(tone(-0.3), () => {
    pen.moveTo(-0.125, 0.05)
    pen.quadTo(0, 0.095, 0.125, 0.05)
    pen.quadTo(0, 0.0, -0.125, 0.05)
  })
  pen.fillShape(pen.across(-0.06, 0.06, tone(0.25), main, tone(-0.4)), () => {
    pen.moveTo(-0.064, 0.045)
    pen.curveTo(-0.04, -0.06, -0.02, -0.13, 0.05, -0.17)
    pen.curveTo(0.03, -0.1, 0.05, -0.02, 0.064, 0.045)
    pen.quadTo(0, 0.075, -0.064, 0.045)
  })
}

/** A wide conical hat of straw. */
function drawStrawHat({ pen }: FigurePen) {
  pen.fillShape(pen.across(-0.16, 0.16, '#d9b878', '#b58f52', '#7a5c32'), () => {
    pen.moveTo(-0.16, 0.075)
    pen.quadTo(-0.05, -0.01, 0, -0.025)
    pen.quadTo(0.05, -0.01, 0.16, 0.075)
    pen.quadTo(0, 0.115, -0.16, 0.075)
  })
}

/** The hood of the garment. */
function drawHood({ pen, garment }: FigurePen) {
  pen.fillShape(garment, () => {
    pen.moveTo(0, -0.01)
    pen.curveTo(-0.075, -0.005, -0.085, 0.08, -0.075, 0.155)
    pen.quadTo(0, 0.19, 0.075, 0.155)
    pen.curveTo(0.085, 0.08, 0.075, -0.005, 0, -0.01)
  })
}

/** A golden crown. */
function drawCrown({ pen, g }: FigurePen) {
  g.fillStyle = pen.across(-HEAD_RADIUS, HEAD_RADIUS, '#ffe28a', '#e0a92e', '#9c6d12')
  pen.begin()
  pen.moveTo(-HEAD_RADIUS * 0.9, 0.035)
  for (let i = 0; i < 5; i++) {
    const x = mix(-HEAD_RADIUS * 0.9, HEAD_RADIUS * 0.9, (i + 0.5) / 5)
    pen.lineTo(x, -0.03)
    pen.lineTo(mix(-HEAD_RADIUS * 0.9, HEAD_RADIUS * 0.9, (i + 1) / 5), 0.012)
  }
  pen.lineTo(HEAD_RADIUS * 0.9, 0.035)
  g.fill()
}

/** A felt hat. */
function drawFedora({ pen, g, second }: FigurePen) {
  g.fillStyle = pen.across(-0.09, 0.09, shadeHex(second, 0.2), second, shadeHex(second, -0.5))
  pen.fillEllipse(0, 0.042, 0.1, 0.018)
  pen.begin()
  pen.moveTo(-0.058, 0.04)
  pen.curveTo(-0.055, -0.03, -0.02, -0.035, 0, -0.02)
  pen.curveTo(0.02, -0.035, 0.055, -0.03, 0.058, 0.04)
  g.fill()
}

/** A woollen cap with a bobble. */
function drawBeanie({ pen, g }: FigurePen) {
  g.fillStyle = pen.across(-HEAD_RADIUS, HEAD_RADIUS, '#e05a4a', '#c23a34', '#7c1f22')
  pen.begin()
  pen.ellipse(0, HEAD_Y - 0.022, HEAD_RADIUS * 1.02, HEAD_RADIUS * 0.95, 0, Math.PI, 0)
  g.fill()
  pen.fillRect(-HEAD_RADIUS * 1.02, HEAD_Y - 0.026, HEAD_RADIUS * 2.04, 0.022)
  pen.fillCircle(0, HEAD_Y - HEAD_RADIUS * 1.35, 0.02)
}

/** Whatever is on the head. */
export function drawHat(figure: FigurePen) {
  const { hat, outfit } = figure.look
  if (outfit === 'armor' || hat === 'helmet') drawHelmet(figure)
  if (hat === 'wizard') drawWizardHat(figure)
  if (hat === 'kasa') drawStrawHat(figure)
  if (hat === 'hood') drawHood(figure)
  if (hat === 'crown') drawCrown(figure)
  if (hat === 'fedora') drawFedora(figure)
  if (hat === 'beanie') drawBeanie(figure)
}
