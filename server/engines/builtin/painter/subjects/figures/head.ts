import { shadeHex } from '../tint.ts'
import { type FigurePen, HEAD_RADIUS, HEAD_Y } from './figure-pen.ts'

/** Neck, head and hair. */
function drawBareHead({ pen, g, wind, skin, hair, look }: FigurePen) {
  g.fillStyle = shadeHex(skin, -0.2)
  pen.fillRect(-0.024, 0.11, 0.048, 0.05)
  g.fillStyle = skin
  pen.fillEllipse(0, HEAD_Y, HEAD_RADIUS * 0.86, HEAD_RADIUS * 1.1)
  const hairFill = pen.across(-HEAD_RADIUS, HEAD_RADIUS, shadeHex(hair, 0.3), hair, shadeHex(hair, -0.4))
  if (look.hair !== 'bald') {
    g.fillStyle = hairFill
    pen.fillEllipse(0, HEAD_Y - 0.006, HEAD_RADIUS * 0.95, HEAD_RADIUS * 1.14)
    if (look.hair === 'long')
      pen.fillShape(hairFill, () => {
        pen.moveTo(-HEAD_RADIUS * 0.95, HEAD_Y)
        pen.curveTo(-HEAD_RADIUS * 1.3, 0.2, -HEAD_RADIUS * 1.2, 0.28, -HEAD_RADIUS * 0.8 + wind, 0.33)
        pen.quadTo(wind, 0.36, HEAD_RADIUS * 0.8 + wind, 0.33)
        pen.curveTo(HEAD_RADIUS * 1.3, 0.26, HEAD_RADIUS * 1.3, 0.2, HEAD_RADIUS * 0.95, HEAD_Y)
      })
    if (look.hair === 'bun') {
      pen.fillCircle(0, HEAD_Y - HEAD_RADIUS * 1.15, HEAD_RADIUS * 0.48)
    }
    if (look.hair === 'pony')
      pen.fillShape(hairFill, () => {
        pen.moveTo(-0.014, HEAD_Y - 0.03)
        pen.curveTo(-0.04, 0.14, -0.03 + wind, 0.2, wind, 0.26)
        pen.curveTo(0.035 + wind, 0.2, 0.035, 0.14, 0.014, HEAD_Y - 0.03)
      })
  }
}

/** A space helmet. */
function drawSpaceHelmet({ pen, g }: FigurePen) {
  g.fillStyle = pen.gradient(-0.09, -0.03, 0.09, 0.15, '#ffffff', '#dfe4ec', '#8f99a8')
  pen.fillCircle(0, 0.075, 0.092)
  g.fillStyle = 'rgba(90,100,120,.35)'
  pen.fillRect(-0.075, 0.145, 0.15, 0.016)
}

/** The head; hats come on top of it. */
export function drawHead(figure: FigurePen) {
  if (figure.look.outfit === 'space') drawSpaceHelmet(figure)
  else drawBareHead(figure)
}
