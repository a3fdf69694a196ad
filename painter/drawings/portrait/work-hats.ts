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
  const { pen, g, face } = bust
  const cloth = face.hatColour ?? '#2f4560'
  pen.fillShape(pen.sheen(-0.38, 0.38, 0.4, shadeHex(cloth, 0.25), cloth, shadeHex(cloth, -0.5)), () => {
    pen.moveTo(-0.37, 0.22)
    pen.curveTo(-0.4, -0.1, -0.22, -0.17, 0, -0.17)
    pen.curveTo(0.22, -0.17, 0.4, -0.1, 0.37, 0.22)
    pen.quadTo(0, 0.1, -0.37, 0.22)
  })
  pen.fillShape(shadeHex(cloth, -0.35), () => {
    pen.moveTo(-0.34, 0.19)
    pen.quadTo(0, 0.06, 0.34, 0.19)
    pen.curveTo(0.3, 0.32, 0.16, 0.34, 0, 0.34)
    pen.curveTo(-0.16, 0.34, -0.3, 0.32, -0.34, 0.19)
  })
  g.strokeStyle = shadeHex(cloth, 0.2)
  pen.lineWidth = 0.008
  pen.begin()
  pen.moveTo(-0.34, 0.19)
  pen.quadTo(0, 0.06, 0.34, 0.19)
  g.stroke()
}

/** A cook's tall white hat. */
export function drawToque(bust: BustPen) {
  const { pen, g } = bust
  g.fillStyle = pen.sheen(-0.45, 0.45, 0.35, '#ffffff', '#e9e6e0', '#a9a49c')
  for (const [x, y, radius] of [
    [-0.3, -0.22, 0.2],
    [0.3, -0.22, 0.2],
    [-0.12, -0.33, 0.22],
    [0.14, -0.33, 0.22],
    [0, -0.16, 0.28],
  ])
    pen.fillCircle(x, y, radius)
  pen.fillShape(pen.sheen(-0.37, 0.37, 0.35, '#ffffff', '#ece9e3', '#b3aea6'), () => {
    pen.moveTo(-0.34, -0.12)
    pen.quadTo(0, -0.06, 0.34, -0.12)
    pen.lineTo(0.36, 0.22)
    pen.quadTo(0, 0.12, -0.36, 0.22)
  })
  g.strokeStyle = 'rgba(90,86,80,.35)'
  pen.lineWidth = 0.008
  for (let k = -4; k <= 4; k++) pen.strokeLine(k * 0.07, -0.08, k * 0.06, -0.3)
  shadeForehead(bust)
}

/** A builder's helmet. */
export function drawHardHat(bust: BustPen) {
  const { pen, g, face } = bust
  const shell = face.hatColour ?? '#f0b92a'
  pen.fillShape(pen.sheen(-0.4, 0.4, 0.35, shadeHex(shell, 0.4), shell, shadeHex(shell, -0.5)), () => {
    pen.moveTo(-0.4, 0.16)
    pen.curveTo(-0.42, -0.2, -0.2, -0.28, 0, -0.28)
    pen.curveTo(0.2, -0.28, 0.42, -0.2, 0.4, 0.16)
  })
  g.fillStyle = shadeHex(shell, -0.15)
  pen.fillEllipse(0, 0.17, 0.46, 0.07)
  g.fillStyle = shadeHex(shell, 0.2)
  pen.fillRoundRect(-0.05, -0.29, 0.1, 0.36, 0.04)
  shadeForehead(bust)
}
