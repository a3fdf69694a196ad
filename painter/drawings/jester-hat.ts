import type { SharePen } from './pen.ts'
import { shadeHex } from './tint.ts'

const GOLD = '#e6b93c'

/** A fool's cap with three drooping points and their bells, in heights of the head from its crown. */
export function drawJesterHat(pen: SharePen, colour = '#b3242c') {
  const { g } = pen
  const point = (side: number, cloth: string) => {
    pen.fillShape(cloth, () => {
      pen.moveTo(side * 0.38, 0.26)
      pen.quadTo(side * 0.5, -0.2, side * 0.1, -0.28)
      pen.curveTo(side * 0.5, -0.5, side * 0.86, -0.3, side * 0.82, 0.12)
      pen.curveTo(side * 0.72, -0.1, side * 0.54, -0.06, side * 0.38, 0.26)
    })
    g.fillStyle = GOLD
    pen.fillCircle(side * 0.82, 0.17, 0.075)
    g.fillStyle = '#7a5310'
    pen.fillCircle(side * 0.82, 0.19, 0.022)
  }
  point(-1, colour)
  point(1, '#2f6a45')
  pen.fillShape('#e6b422', () => {
    pen.moveTo(-0.3, 0.1)
    pen.quadTo(-0.2, -0.4, 0.02, -0.68)
    pen.quadTo(0.22, -0.4, 0.3, 0.1)
  })
  g.fillStyle = GOLD
  pen.fillCircle(0.02, -0.7, 0.075)
  pen.fillShape(shadeHex(colour, -0.25), () => {
    pen.moveTo(-0.4, 0.16)
    pen.quadTo(0, 0.02, 0.4, 0.16)
    pen.lineTo(0.38, 0.28)
    pen.quadTo(0, 0.14, -0.38, 0.28)
  })
}
