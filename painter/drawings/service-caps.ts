import type { SharePen } from './pen.ts'
import { shadeHex } from './tint.ts'

const LINEN = '#f6f4ee'

/** A sailor's round cap of white cloth, its brim turned up all around; in heights of the head from its crown. */
export function drawSailorCap(pen: SharePen, colour = LINEN) {
  const { g } = pen
  g.fillStyle = pen.sheen(-0.5, 0.5, 0.35, colour, shadeHex(colour, -0.04), shadeHex(colour, -0.26))
  pen.fillEllipse(0, -0.12, 0.42, 0.26)
  pen.fillShape(pen.sheen(-0.6, 0.6, 0.35, shadeHex(colour, 0.2), colour, shadeHex(colour, -0.22)), () => {
    pen.moveTo(-0.58, -0.12)
    pen.quadTo(0, -0.02, 0.58, -0.12)
    pen.lineTo(0.5, 0.2)
    pen.quadTo(0, 0.3, -0.5, 0.2)
    pen.lineTo(-0.58, -0.12)
  })
  g.strokeStyle = '#2b4a8c'
  pen.lineWidth = 0.06
  pen.begin()
  pen.moveTo(-0.53, 0.06)
  pen.quadTo(0, 0.16, 0.53, 0.06)
  g.stroke()
}

/** A nurse's stiff white cap with its red cross, high on the hair. */
export function drawNurseCap(pen: SharePen, colour = LINEN) {
  const { g } = pen
  pen.fillShape(pen.sheen(-0.5, 0.5, 0.35, shadeHex(colour, 0.2), colour, shadeHex(colour, -0.2)), () => {
    pen.moveTo(-0.4, 0.16)
    pen.lineTo(-0.5, -0.24)
    pen.quadTo(0, -0.42, 0.5, -0.24)
    pen.lineTo(0.4, 0.16)
    pen.quadTo(0, 0.02, -0.4, 0.16)
  })
  g.fillStyle = '#cf2230'
  pen.fillRect(-0.055, -0.27, 0.11, 0.3)
  pen.fillRect(-0.15, -0.175, 0.3, 0.11)
}
