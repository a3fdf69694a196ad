import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { PALE, SNOW, slab } from './masonry.ts'
import type { PieceOptions } from './piece.ts'

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

/** Box trees clipped to balls and a cone. */
export function drawTopiary(pen: SharePen, { colour = '#3f6f30', snow }: PieceOptions) {
  const { g } = pen
  g.fillStyle = '#5a4028'
  for (const x of [0.28, 1.35]) pen.fillRect(x - 0.02, 0.3, 0.04, 0.6)
  for (const [x, y, r] of [
    [0.28, 0.7, 0.24],
    [0.28, 0.36, 0.17],
    [0.28, 0.12, 0.11],
  ])
    clipped(pen, colour, [x - r, y - r, r * 2, r * 2], () => pen.arc(x, y, r))
  clipped(pen, shadeHex(colour, -0.08), [0.56, 0.06, 0.5, 0.88], () => {
    pen.moveTo(0.81, 0.06)
    pen.lineTo(1.06, 0.94)
    pen.lineTo(0.56, 0.94)
  })
  for (let k = 0; k < 5; k++) {
    const y = 0.14 + k * 0.17
    const w = 0.1 + k * 0.045
    clipped(pen, shadeHex(colour, 0.06), [1.35 - w, y - 0.08, w * 2, 0.17], () =>
      pen.ellipse(1.35, y, w, 0.075, -0.12),
    )
  }
  for (const x of [0.28, 0.81, 1.35]) slab(pen, x - 0.12, 0.9, 0.24, 0.1, '#a8583a')
  if (!snow) return
  g.fillStyle = SNOW
  pen.fillEllipse(0.28, 0.02, 0.08, 0.025)
}

/** An arch that roses climb. */
export function drawRoseArch(pen: SharePen, { colour = '#d8506e' }: PieceOptions) {
  const { g } = pen
  g.strokeStyle = PALE
  pen.lineWidth = 0.025
  for (const r of [0.36, 0.27]) {
    pen.begin()
    pen.moveTo(0.46 - r, 1)
    pen.lineTo(0.46 - r, 0.44)
    pen.arc(0.46, 0.44, r, Math.PI, Math.PI * 2)
    pen.lineTo(0.46 + r, 1)
    g.stroke()
  }
  for (let k = 0; k < 190; k++) {
    const t = (k * 0.618) % 1
    const r = 0.315 + (((k * 0.755) % 1) - 0.5) * 0.2
    const straight = 0.56
    const whole = straight * 2 + Math.PI * 0.315
    const s = t * whole
    const [x, y] =
      s < straight
        ? [0.46 - r, 1 - s]
        : s > whole - straight
          ? [0.46 + r, 1 - (whole - s)]
          : [0.46 - Math.cos((s - straight) / 0.315) * r, 0.44 - Math.sin((s - straight) / 0.315) * r]
    g.fillStyle =
      k % 4 === 0
        ? shadeHex(colour, ((k * 0.37) % 1) * 0.4 - 0.1)
        : shadeHex('#4a7a34', ((k * 0.53) % 1) * 0.5 - 0.3)
    pen.fillCircle(x, y, k % 4 === 0 ? 0.026 : 0.022)
  }
}
