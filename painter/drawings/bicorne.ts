import type { SharePen } from './pen.ts'
import { shadeHex } from './tint.ts'

/** A general's hat with its brim turned up before and behind, in heights of the head from its crown. */
export function drawBicorne(pen: SharePen, colour = '#17171c') {
  const { g } = pen
  const brim = () => {
    pen.moveTo(-0.86, 0.16)
    pen.curveTo(-0.6, -0.3, -0.3, -0.5, 0, -0.5)
    pen.curveTo(0.3, -0.5, 0.6, -0.3, 0.86, 0.16)
    pen.quadTo(0.4, 0.12, 0, 0.2)
    pen.quadTo(-0.4, 0.12, -0.86, 0.16)
  }
  pen.fillShape(
    pen.sheen(-0.8, 0.8, 0.35, shadeHex(colour, 0.3), shadeHex(colour, 0.08), shadeHex(colour, -0.4)),
    brim,
  )
  g.strokeStyle = '#d9b24a'
  pen.lineWidth = 0.03
  pen.begin()
  brim()
  g.stroke()
  for (const [radius, paint] of [
    [0.12, '#c2202a'],
    [0.08, '#f4f1ea'],
    [0.045, '#24408f'],
  ] as const)
    pen.in(paint).fillCircle(0.2, -0.16, radius)
}
