import { tuples } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { BustPen } from './bust-pen.ts'

/** The dark that a hat throws on the forehead. */
export function shadeForehead({ pen, g }: BustPen) {
  pen.blurred(0.02, () => {
    g.fillStyle = '#000'
    g.globalAlpha = 0.35
    pen.fillEllipse(0, 0.26, 0.31, 0.05)
  })
}

/** A peaked cap. */
export function drawCap(bust: BustPen) {
  const { pen, face } = bust
  const cloth = face.hatColour ?? '#2f4560'
  pen.in(pen.sheen(-0.38, 0.38, 0.4, shadeHex(cloth, 0.25), cloth, shadeHex(cloth, -0.5))).fillPath(`M-.37 .22
    C-.4 -.1 -.22 -.17 0 -.17 C.22 -.17 .4 -.1 .37 .22 Q0 .1 -.37 .22`)
  pen.in(shadeHex(cloth, -0.35)).fillPath(`M-.34 .19 Q0 .06 .34 .19 C.3 .32 .16 .34 0 .34
    C-.16 .34 -.3 .32 -.34 .19`)
  pen.inked(shadeHex(cloth, 0.2), 0.008).strokePath('M-.34 .19 Q0 .06 .34 .19')
}

/** A cook's tall white hat. */
export function drawToque(bust: BustPen) {
  const { pen, g } = bust
  g.fillStyle = pen.sheen(-0.45, 0.45, 0.35, '#ffffff', '#e9e6e0', '#a9a49c')
  for (const [x, y, radius] of tuples('-.3 -.22 .2, .3 -.22 .2, -.12 -.33 .22, .14 -.33 .22, 0 -.16 .28'))
    pen.fillCircle(x, y, radius)
  pen.in(pen.sheen(-0.37, 0.37, 0.35, '#ffffff', '#ece9e3', '#b3aea6')).fillPath(`M-.34 -.12 Q0 -.06 .34 -.12
    L.36 .22 Q0 .12 -.36 .22`)
  pen.inked('rgba(90,86,80,.35)', 0.008)
  for (let k = -4; k <= 4; k++) pen.strokeLine(k * 0.07, -0.08, k * 0.06, -0.3)
  shadeForehead(bust)
}

/** A builder's helmet. */
export function drawHardHat(bust: BustPen) {
  const { pen, face } = bust
  const shell = face.hatColour ?? '#f0b92a'
  pen.in(pen.sheen(-0.4, 0.4, 0.35, shadeHex(shell, 0.4), shell, shadeHex(shell, -0.5))).fillPath(`M-.4 .16
    C-.42 -.2 -.2 -.28 0 -.28 C.2 -.28 .42 -.2 .4 .16`)
  pen.in(shadeHex(shell, -0.15)).fillEllipse(0, 0.17, 0.46, 0.07)
  pen.in(shadeHex(shell, 0.2)).fillRoundRect(-0.05, -0.29, 0.1, 0.36, 0.04)
  shadeForehead(bust)
}
