import { shadeHex } from '../tint.ts'
import type { BustPen } from './bust-pen.ts'
import { shadeForehead } from './work-hats.ts'

const BONE = '#efece2'
const GOLD = '#d9b24a'

/** A pirate's black hat with a skull on its turned-up brim. */
export function drawTricorn(bust: BustPen) {
  const { pen, g, face } = bust
  const felt = face.hatColour ?? '#26232b'
  shadeForehead(bust)
  pen.fillShape(shadeHex(felt, -0.4), () => {
    pen.moveTo(-0.4, 0.2)
    pen.curveTo(-0.4, -0.3, 0.4, -0.3, 0.4, 0.2)
  })
  const brim = () => {
    pen.moveTo(-0.78, 0.12)
    pen.curveTo(-0.58, -0.12, -0.34, -0.4, 0, -0.42)
    pen.curveTo(0.34, -0.4, 0.58, -0.12, 0.78, 0.12)
    pen.quadTo(0.4, 0.31, 0, 0.2)
    pen.quadTo(-0.4, 0.31, -0.78, 0.12)
  }
  pen.fillShape(
    pen.sheen(-0.78, 0.78, 0.35, shadeHex(felt, 0.25), shadeHex(felt, 0.06), shadeHex(felt, -0.5)),
    brim,
  )
  g.strokeStyle = GOLD
  pen.lineWidth = 0.028
  pen.begin()
  brim()
  g.stroke()
  g.strokeStyle = BONE
  g.lineCap = 'round'
  pen.lineWidth = 0.034
  pen.strokeLine(-0.15, -0.07, 0.15, 0.1)
  pen.strokeLine(0.15, -0.07, -0.15, 0.1)
  g.fillStyle = BONE
  pen.fillCircle(0, -0.12, 0.1)
  pen.fillRoundRect(-0.055, -0.06, 0.11, 0.08, 0.02)
  g.fillStyle = felt
  for (const s of [-1, 1]) pen.fillEllipse(s * 0.038, -0.115, 0.026, 0.03)
  pen.fillEllipse(0, -0.065, 0.011, 0.016)
}

/** A tall silk hat with its band. */
export function drawTopHat(bust: BustPen) {
  const { pen, g, face } = bust
  const silk = face.hatColour ?? '#1e1d24'
  const shine = () =>
    pen.sheen(-0.4, 0.4, 0.3, shadeHex(silk, 0.4), shadeHex(silk, 0.05), shadeHex(silk, -0.5))
  shadeForehead(bust)
  g.fillStyle = shadeHex(silk, -0.2)
  pen.fillEllipse(0, 0.13, 0.54, 0.09)
  pen.fillShape(shine(), () => {
    pen.moveTo(-0.34, 0.12)
    pen.quadTo(-0.33, -0.2, -0.39, -0.52)
    pen.quadTo(0, -0.6, 0.39, -0.52)
    pen.quadTo(0.33, -0.2, 0.34, 0.12)
    pen.quadTo(0, 0.2, -0.34, 0.12)
  })
  pen.fillShape('#8f2430', () => {
    pen.moveTo(-0.345, 0)
    pen.quadTo(0, 0.08, 0.345, 0)
    pen.lineTo(0.34, 0.12)
    pen.quadTo(0, 0.2, -0.34, 0.12)
  })
}

/** Soft, round and pulled to one side. */
export function drawBeret({ pen, g, face }: BustPen) {
  const felt = face.hatColour ?? '#3a2230'
  g.fillStyle = pen.sheen(-0.45, 0.5, 0.35, shadeHex(felt, 0.3), felt, shadeHex(felt, -0.5))
  pen.begin()
  pen.moveTo(-0.36, 0.18)
  pen.curveTo(-0.44, -0.08, -0.2, -0.2, 0.06, -0.2)
  pen.curveTo(0.4, -0.2, 0.62, 0, 0.5, 0.16)
  pen.curveTo(0.46, 0.24, 0.4, 0.22, 0.35, 0.2)
  pen.quadTo(0, 0.06, -0.36, 0.18)
  g.fill()
  g.strokeStyle = shadeHex(felt, -0.45)
  pen.lineWidth = 0.03
  pen.begin()
  pen.moveTo(-0.36, 0.17)
  pen.quadTo(0, 0.05, 0.36, 0.19)
  g.stroke()
  g.fillStyle = shadeHex(felt, -0.2)
  pen.fillRoundRect(0.05, -0.245, 0.03, 0.07, 0.015)
}

/** Red with a white rim, its tip hanging down beside the face. */
export function drawSantaHat({ pen, g, face }: BustPen) {
  const cloth = face.hatColour ?? '#c2202a'
  g.fillStyle = pen.sheen(-0.4, 0.55, 0.35, shadeHex(cloth, 0.2), cloth, shadeHex(cloth, -0.5))
  pen.begin()
  pen.moveTo(-0.37, 0.14)
  pen.curveTo(-0.36, -0.25, -0.05, -0.45, 0.24, -0.34)
  pen.curveTo(0.46, -0.26, 0.54, -0.02, 0.52, 0.3)
  pen.curveTo(0.46, 0.16, 0.42, 0.02, 0.37, 0.14)
  pen.quadTo(0, 0.04, -0.37, 0.14)
  g.fill()
  g.fillStyle = pen.glow(0.49, 0.33, 0.14, [
    [0, '#ffffff'],
    [1, '#cfccd4'],
  ])
  pen.fillCircle(0.52, 0.36, 0.1)
  g.strokeStyle = pen.sheen(-0.4, 0.4, 0.4, '#ffffff', '#f1eff2', '#b9b6c0')
  g.lineCap = 'round'
  pen.lineWidth = 0.15
  pen.begin()
  pen.moveTo(-0.34, 0.17)
  pen.quadTo(0, 0.06, 0.34, 0.17)
  g.stroke()
}

/** The square cap of those who have graduated, with its tassel. */
export function drawMortarboard(bust: BustPen) {
  const { pen, g, face } = bust
  const cloth = face.hatColour ?? '#26262e'
  shadeForehead(bust)
  pen.fillShape(shadeHex(cloth, -0.25), () => {
    pen.moveTo(-0.36, 0.2)
    pen.lineTo(-0.33, -0.06)
    pen.lineTo(0.33, -0.06)
    pen.lineTo(0.36, 0.2)
    pen.quadTo(0, 0.1, -0.36, 0.2)
  })
  pen.fillShape(pen.sheen(-0.6, 0.6, 0.4, shadeHex(cloth, 0.3), cloth, shadeHex(cloth, -0.3)), () => {
    pen.moveTo(0, -0.3)
    pen.lineTo(0.64, -0.09)
    pen.lineTo(0, 0.08)
    pen.lineTo(-0.64, -0.09)
  })
  g.strokeStyle = '#e0b03a'
  pen.lineWidth = 0.022
  pen.begin()
  pen.moveTo(0, -0.1)
  pen.lineTo(-0.52, -0.04)
  pen.lineTo(-0.53, 0.3)
  g.stroke()
  pen.lineWidth = 0.06
  pen.strokeLine(-0.53, 0.3, -0.53, 0.42)
}
