import type { SharePen } from './pen.ts'
import { shadeHex } from './tint.ts'

const LINEN = '#f6f4ee'

/** A sailor's round cap of white cloth, its brim turned up all around; in heights of the head from its crown. */
export function drawSailorCap(pen: SharePen, colour = LINEN) {
  const { g } = pen
  g.fillStyle = pen.sheen(-0.5, 0.5, 0.35, colour, shadeHex(colour, -0.04), shadeHex(colour, -0.26))
  pen.fillEllipse(0, -0.12, 0.42, 0.26)
  pen
    .in(pen.sheen(-0.6, 0.6, 0.35, shadeHex(colour, 0.2), colour, shadeHex(colour, -0.22)))
    .fillPath(`M-.58 -.12
    Q0 -.02 .58 -.12 L.5 .2 Q0 .3 -.5 .2 L-.58 -.12`)
  pen.inked('#2b4a8c', 0.06).strokePath('M-.53 .06 Q0 .16 .53 .06')
}

/** A nurse's stiff white cap with its red cross, high on the hair. */
export function drawNurseCap(pen: SharePen, colour = LINEN) {
  pen
    .in(pen.sheen(-0.5, 0.5, 0.35, shadeHex(colour, 0.2), colour, shadeHex(colour, -0.2)))
    .fillPath(`M-.4 .16 L-.5 -.24
    Q0 -.42 .5 -.24 L.4 .16 Q0 .02 -.4 .16`)
  pen.in('#cf2230').fillRect(-0.055, -0.27, 0.11, 0.3)
  pen.fillRect(-0.15, -0.175, 0.3, 0.11)
}
