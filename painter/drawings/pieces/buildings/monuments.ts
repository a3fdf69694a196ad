import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { PieceOptions } from '../piece.ts'
import { face, SNOW, slab } from './masonry.ts'

/** Standing stones with lintels, in a ring. */
export function drawStonehenge(pen: SharePen, { snow }: PieceOptions) {
  const grey = '#8b8880'
  const stone = (x: number, y: number, w: number, h: number, dark: number) => {
    const colour = shadeHex(grey, dark)
    face(pen, pen.across(x, x + w, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.4)), [
      [x + w * 0.1, y],
      [x + w * 0.85, y + 0.01],
      [x + w, y + h * 0.5],
      [x + w * 0.96, y + h],
      [x + w * 0.03, y + h],
      [x, y + h * 0.4],
    ])
    if (!snow) return
    pen.g.fillStyle = SNOW
    pen.fillRoundRect(x, y - 0.01, w * 0.95, 0.04, 0.02)
  }
  for (let k = 0; k < 7; k++) stone(0.5 + k * 0.28, 0.36, 0.15, 0.42, -0.3)
  for (const x of [0.48, 1.04, 1.6]) stone(x, 0.28, 0.5, 0.09, -0.24)
  for (const [x, top] of [
    [0.14, 0.2],
    [0.52, 0.22],
    [1.04, 0.04],
    [1.42, 0.04],
    [2, 0.2],
    [2.38, 0.24],
  ])
    stone(x, top + 0.1, 0.22, 0.9 - top, 0)
  stone(0.12, 0.17, 0.64, 0.13, 0.06)
  stone(1.0, 0.0, 0.66, 0.14, 0.08)
  stone(1.98, 0.18, 0.64, 0.13, 0.02)
  stone(2.7, 0.62, 0.24, 0.38, -0.1)
  stone(0.78, 0.9, 0.3, 0.1, -0.12)
}

/** The sphinx of Giza, from the side. */
export function drawSphinx(pen: SharePen) {
  const { g } = pen
  const sand = '#c9a56a'
  const fill = () => pen.gradient(0.2, 0, 0.9, 1, shadeHex(sand, 0.2), sand, shadeHex(sand, -0.4))
  pen.fillShape(fill(), () => {
    pen.moveTo(0.02, 1)
    pen.quadTo(0.0, 0.86, 0.1, 0.86)
    pen.lineTo(0.5, 0.84)
    pen.lineTo(0.52, 0.56)
    pen.curveTo(0.9, 0.42, 1.7, 0.5, 1.96, 0.56)
    pen.curveTo(2.12, 0.62, 2.12, 0.86, 2.1, 1)
  })
  pen.fillShape(fill(), () => {
    pen.moveTo(0.34, 0.12)
    pen.curveTo(0.4, -0.02, 0.76, -0.02, 0.82, 0.12)
    pen.lineTo(0.94, 0.58)
    pen.lineTo(0.76, 0.66)
    pen.lineTo(0.5, 0.6)
    pen.lineTo(0.4, 0.52)
  })
  pen.fillShape(pen.across(0.36, 0.66, shadeHex(sand, 0.3), shadeHex(sand, 0.05)), () => {
    pen.moveTo(0.38, 0.14)
    pen.lineTo(0.62, 0.14)
    pen.lineTo(0.6, 0.42)
    pen.quadTo(0.5, 0.5, 0.42, 0.44)
  })
  g.fillStyle = shadeHex(sand, -0.55)
  pen.fillEllipse(0.44, 0.24, 0.025, 0.014)
  pen.fillEllipse(0.55, 0.24, 0.025, 0.014)
  pen.fillRect(0.45, 0.385, 0.09, 0.012)
  g.strokeStyle = 'rgba(90,60,24,.4)'
  pen.lineWidth = 0.01
  for (let k = 0; k < 5; k++) pen.strokeLine(0.68 + k * 0.02, 0.14 + k * 0.1, 0.8 + k * 0.03, 0.16 + k * 0.1)
  for (const y of [0.62, 0.7, 0.78]) pen.strokeLine(0.56, y, 2, y + 0.02)
  pen.strokeLine(0.04, 0.93, 0.56, 0.92)
}

/** A stone figure on a plinth. */
export function drawStatue(pen: SharePen, { colour = '#a9a89f' }: PieceOptions) {
  const { g } = pen
  slab(pen, 0.04, 0.92, 0.44, 0.08, shadeHex(colour, -0.15))
  slab(pen, 0.08, 0.66, 0.36, 0.27, shadeHex(colour, -0.05))
  slab(pen, 0.05, 0.63, 0.42, 0.045, colour)
  const fill = pen.across(0.14, 0.4, shadeHex(colour, 0.35), colour, shadeHex(colour, -0.45))
  pen.fillShape(fill, () => {
    pen.moveTo(0.19, 0.16)
    pen.quadTo(0.26, 0.12, 0.33, 0.16)
    pen.lineTo(0.37, 0.36)
    pen.lineTo(0.38, 0.635)
    pen.lineTo(0.15, 0.635)
    pen.lineTo(0.17, 0.38)
  })
  g.fillStyle = fill
  pen.fillEllipse(0.26, 0.075, 0.045, 0.06)
  pen.fillRect(0.235, 0.11, 0.05, 0.05)
  g.strokeStyle = fill
  pen.lineWidth = 0.045
  pen.begin()
  pen.moveTo(0.2, 0.18)
  pen.quadTo(0.12, 0.26, 0.18, 0.36)
  g.stroke()
  pen.begin()
  pen.moveTo(0.32, 0.18)
  pen.quadTo(0.42, 0.16, 0.42, 0.04)
  g.stroke()
  g.strokeStyle = 'rgba(40,40,38,.3)'
  pen.lineWidth = 0.008
  for (let k = 0; k < 5; k++) pen.strokeLine(0.2 + k * 0.035, 0.36, 0.18 + k * 0.045, 0.63)
}

/** A great seated Buddha. */
export function drawBuddha(pen: SharePen, { colour = '#b98f3c' }: PieceOptions) {
  const { g } = pen
  const fill = pen.sheen(
    0.1,
    0.98,
    0.35,
    shadeHex(colour, 0.05),
    shadeHex(colour, 0.4),
    shadeHex(colour, -0.5),
  )
  for (let k = 0; k < 9; k++) {
    g.fillStyle = shadeHex(colour, k % 2 ? -0.25 : -0.1)
    pen.fillEllipse(0.1 + k * 0.11, 0.94, 0.075, 0.065)
  }
  pen.fillShape(fill, () => {
    pen.moveTo(0.3, 0.36)
    pen.quadTo(0.54, 0.26, 0.78, 0.36)
    pen.curveTo(0.9, 0.5, 0.88, 0.66, 0.84, 0.74)
    pen.lineTo(0.24, 0.74)
    pen.curveTo(0.2, 0.66, 0.18, 0.5, 0.3, 0.36)
  })
  pen.fillShape(fill, () => {
    pen.moveTo(0.02, 0.84)
    pen.curveTo(0.06, 0.68, 0.4, 0.7, 0.54, 0.76)
    pen.curveTo(0.68, 0.7, 1.02, 0.68, 1.06, 0.84)
    pen.curveTo(0.9, 0.94, 0.2, 0.94, 0.02, 0.84)
  })
  g.fillStyle = fill
  pen.fillEllipse(0.54, 0.19, 0.115, 0.14)
  pen.fillEllipse(0.54, 0.06, 0.055, 0.055)
  for (const x of [0.42, 0.66]) pen.fillEllipse(x, 0.23, 0.02, 0.07)
  g.fillStyle = shadeHex(colour, -0.5)
  pen.fillShape(shadeHex(colour, -0.4), () => {
    pen.moveTo(0.425, 0.16)
    pen.curveTo(0.44, 0.04, 0.64, 0.04, 0.655, 0.16)
    pen.quadTo(0.54, 0.08, 0.425, 0.16)
  })
  g.strokeStyle = shadeHex(colour, -0.6)
  pen.lineWidth = 0.008
  for (const x of [0.495, 0.585]) {
    pen.begin()
    pen.arc(x, 0.185, 0.026, 0.3, 2.84)
    g.stroke()
  }
  pen.begin()
  pen.arc(0.54, 0.25, 0.03, 0.4, 2.74)
  g.stroke()
  pen.lineWidth = 0.012
  g.strokeStyle = 'rgba(60,36,6,.4)'
  for (let k = 0; k < 4; k++) {
    pen.begin()
    pen.moveTo(0.34 + k * 0.02, 0.36 + k * 0.02)
    pen.quadTo(0.5 + k * 0.05, 0.5 + k * 0.05, 0.78, 0.5 + k * 0.07)
    g.stroke()
  }
  g.fillStyle = shadeHex(colour, 0.15)
  pen.fillEllipse(0.54, 0.74, 0.13, 0.035)
}
