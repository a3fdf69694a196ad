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
  pen.in(shadeHex(felt, -0.4)).fillPath('M-.4 .2 C-.4 -.3 .4 -.3 .4 .2')
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
  pen.inked(GOLD, 0.028)
  pen.begin()
  brim()
  g.stroke()
  g.strokeStyle = BONE
  g.lineCap = 'round'
  pen.lineWidth = 0.034
  pen.strokeLine(-0.15, -0.07, 0.15, 0.1)
  pen.strokeLine(0.15, -0.07, -0.15, 0.1)
  pen.in(BONE).fillCircle(0, -0.12, 0.1)
  pen.fillRoundRect(-0.055, -0.06, 0.11, 0.08, 0.02)
  g.fillStyle = felt
  for (const s of [-1, 1]) pen.fillEllipse(s * 0.038, -0.115, 0.026, 0.03)
  pen.fillEllipse(0, -0.065, 0.011, 0.016)
}

/** A tall silk hat with its band. */
export function drawTopHat(bust: BustPen) {
  const { pen, face } = bust
  const silk = face.hatColour ?? '#1e1d24'
  const shine = () =>
    pen.sheen(-0.4, 0.4, 0.3, shadeHex(silk, 0.4), shadeHex(silk, 0.05), shadeHex(silk, -0.5))
  shadeForehead(bust)
  pen.in(shadeHex(silk, -0.2)).fillEllipse(0, 0.13, 0.54, 0.09)
  pen.in(shine()).fillPath('M-.34 .12 Q-.33 -.2 -.39 -.52 Q0 -.6 .39 -.52 Q.33 -.2 .34 .12 Q0 .2 -.34 .12')
  pen.in('#8f2430').fillPath('M-.345 0 Q0 .08 .345 0 L.34 .12 Q0 .2 -.34 .12')
}

/** Soft, round and pulled to one side. */
export function drawBeret({ pen, face }: BustPen) {
  const felt = face.hatColour ?? '#3a2230'
  pen.in(pen.sheen(-0.45, 0.5, 0.35, shadeHex(felt, 0.3), felt, shadeHex(felt, -0.5))).fillPath(`M-.36 .18
    C-.44 -.08 -.2 -.2 .06 -.2 C.4 -.2 .62 0 .5 .16 C.46 .24 .4 .22 .35 .2 Q0 .06 -.36 .18`)
  pen.inked(shadeHex(felt, -0.45), 0.03).strokePath('M-.36 .17 Q0 .05 .36 .19')
  pen.in(shadeHex(felt, -0.2)).fillRoundRect(0.05, -0.245, 0.03, 0.07, 0.015)
}

/** Red with a white rim, its tip hanging down beside the face. */
export function drawSantaHat({ pen, g, face }: BustPen) {
  const cloth = face.hatColour ?? '#c2202a'
  pen.in(pen.sheen(-0.4, 0.55, 0.35, shadeHex(cloth, 0.2), cloth, shadeHex(cloth, -0.5))).fillPath(`M-.37 .14
    C-.36 -.25 -.05 -.45 .24 -.34 C.46 -.26 .54 -.02 .52 .3 C.46 .16 .42 .02 .37 .14 Q0 .04 -.37 .14`)
  g.fillStyle = pen.glow(0.49, 0.33, 0.14, [
    [0, '#ffffff'],
    [1, '#cfccd4'],
  ])
  pen.fillCircle(0.52, 0.36, 0.1)
  g.strokeStyle = pen.sheen(-0.4, 0.4, 0.4, '#ffffff', '#f1eff2', '#b9b6c0')
  g.lineCap = 'round'
  pen.lineWidth = 0.15
  pen.strokePath('M-.34 .17 Q0 .06 .34 .17')
}

/** The square cap of those who have graduated, with its tassel. */
export function drawMortarboard(bust: BustPen) {
  const { pen, face } = bust
  const cloth = face.hatColour ?? '#26262e'
  shadeForehead(bust)
  pen.in(shadeHex(cloth, -0.25)).fillPath('M-.36 .2 L-.33 -.06 L.33 -.06 L.36 .2 Q0 .1 -.36 .2')
  pen
    .in(pen.sheen(-0.6, 0.6, 0.4, shadeHex(cloth, 0.3), cloth, shadeHex(cloth, -0.3)))
    .fillPath(`M0 -.3 L.64 -.09 L0 .08
    L-.64 -.09`)
  pen.inked('#e0b03a', 0.022).strokePath('M0 -.1 L-.52 -.04 L-.53 .3')
  pen.lineWidth = 0.06
  pen.strokeLine(-0.53, 0.3, -0.53, 0.42)
}
