import type { SharePen } from '../pen.ts'
import type { BustPen } from './bust-pen.ts'
import { shadeForehead } from './work-hats.ts'

const steelOf = (pen: SharePen) => pen.sheen(-0.46, 0.46, 0.35, '#e6ecf1', '#98a2ac', '#3f4751')
const EDGE = 'rgba(18,20,26,.55)'

/** The bowl of a helmet, down to the brow. */
function traceBowl({ pen }: BustPen) {
  pen.moveTo(-0.42, 0.26)
  pen.curveTo(-0.46, -0.2, -0.24, -0.32, 0, -0.32)
  pen.curveTo(0.24, -0.32, 0.46, -0.2, 0.42, 0.26)
  pen.quadTo(0, 0.12, -0.42, 0.26)
}

/** A knight's helmet with its visor raised, and steel along the cheeks. */
export function drawKnightHelmet(bust: BustPen) {
  const { pen, g } = bust
  shadeForehead(bust)
  pen.in('#a8232c').fillPath('M0 -.28 C.1 -.62 .6 -.52 .66 -.08 C.5 -.26 .3 -.28 .12 -.2')
  for (const s of [-1, 1])
    pen.in(steelOf(pen)).fillPath(`M${s * 0.42} .2 C${s * 0.47} .6 ${s * 0.42} .92 ${s * 0.24} 1.1
      Q${s * 0.2} 1.02 ${s * 0.24} .96 C${s * 0.34} .8 ${s * 0.32} .5 ${s * 0.31} .2`)
  pen.fillShape(steelOf(pen), () => traceBowl(bust))
  pen.inked(EDGE, 0.016).strokePath('M0 -.32 L0 .02')
  pen.in(steelOf(pen)).fillPath('M-.45 .2 Q-.42 -.02 0 -.14 Q.42 -.02 .45 .2 Q0 .04 -.45 .2')
  pen.inked(EDGE).strokePath('M-.45 .2 Q0 .04 .45 .2')
  g.fillStyle = '#23262c'
  for (const s of [-1, 1])
    for (let k = 0; k < 3; k++) pen.fillEllipse(s * (0.1 + k * 0.09), 0.03 + k * 0.022, 0.03, 0.009, s * 0.25)
  g.fillStyle = '#c9a24a'
  for (const s of [-1, 1]) pen.fillCircle(s * 0.42, 0.21, 0.035)
}

/** A northern helmet of iron with two horns. */
export function drawHornedHelmet(bust: BustPen) {
  const { pen, g } = bust
  shadeForehead(bust)
  for (const s of [-1, 1])
    pen
      .in(pen.gradient(s * 0.34, 0.05, s * 0.8, -0.5, '#9a7f52', '#e9dcbb', '#fbf6e8'))
      .fillPath(`M${s * 0.34} -.06
      C${s * 0.6} -.06 ${s * 0.72} -.26 ${s * 0.66} -.58
      C${s * 0.92} -.26 ${s * 0.78} .16 ${s * 0.38} .14`)
  pen.fillShape(steelOf(pen), () => traceBowl(bust))
  const bronze = () => pen.sheen(-0.44, 0.44, 0.35, '#e3bd6c', '#a87c34', '#5a3f16')
  pen.in(bronze()).fillPath('M-.435 .13 Q0 -.02 .435 .13 L.42 .27 Q0 .13 -.42 .27')
  pen.in(bronze()).fillPath('M-.04 -.31 L.04 -.31 L.05 .14 L-.05 .14')
  g.fillStyle = '#6d4c1e'
  for (let k = -3; k <= 3; k++) pen.fillCircle(k * 0.12, 0.135 + Math.abs(k) * 0.018, 0.018)
}
