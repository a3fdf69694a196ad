import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import { SNOW } from '../buildings/masonry.ts'
import type { PieceOptions } from '../piece.ts'

/** Leaves clipped to a shape: spots of light and shade over what `outline` closes. */
function clipped(
  pen: SharePen,
  green: string,
  box: readonly [number, number, number, number],
  outline: () => void,
) {
  const { g } = pen
  const [x, y, w, h] = box
  g.save()
  pen.begin()
  outline()
  g.closePath()
  g.clip()
  g.fillStyle = pen.gradient(x, y, x + w, y + h, shadeHex(green, 0.2), green, shadeHex(green, -0.45))
  pen.fillRect(x, y, w, h)
  for (let k = 0; k < 420; k++) {
    const [u, v] = [(k * 0.618034) % 1, (k * 0.754878) % 1]
    g.fillStyle = shadeHex(green, ((k * 0.37) % 1) * 0.5 - 0.22 - u * 0.15)
    pen.fillEllipse(x + u * w, y + v * h, 0.02, 0.014, k)
  }
  g.restore()
}

/** A clipped hedge. */
export function drawHedge(pen: SharePen, { colour = '#3f6a2c', snow }: PieceOptions) {
  clipped(pen, colour, [0, 0, 3, 1], () => pen.roundRect(0.02, 0.04, 2.96, 0.96, 0.08))
  if (!snow) return
  pen.g.fillStyle = SNOW
  pen.fillRoundRect(0.02, 0, 2.96, 0.14, 0.06)
}
