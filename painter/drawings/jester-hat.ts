import type { SharePen } from './pen.ts'
import { shadeHex } from './tint.ts'

const GOLD = '#e6b93c'

/** A fool's cap with three drooping points and their bells, in heights of the head from its crown. */
export function drawJesterHat(pen: SharePen, colour = '#b3242c') {
  const point = (side: number, cloth: string) => {
    pen.in(cloth).fillPath(`M${side * 0.38} .26 Q${side * 0.5} -.2 ${side * 0.1} -.28
      C${side * 0.5} -.5 ${side * 0.86} -.3 ${side * 0.82} .12
      C${side * 0.72} -.1 ${side * 0.54} -.06 ${side * 0.38} .26`)
    pen.in(GOLD).fillCircle(side * 0.82, 0.17, 0.075)
    pen.in('#7a5310').fillCircle(side * 0.82, 0.19, 0.022)
  }
  point(-1, colour)
  point(1, '#2f6a45')
  pen.in('#e6b422').fillPath('M-.3 .1 Q-.2 -.4 .02 -.68 Q.22 -.4 .3 .1')
  pen.in(GOLD).fillCircle(0.02, -0.7, 0.075)
  pen.in(shadeHex(colour, -0.25)).fillPath('M-.4 .16 Q0 .02 .4 .16 L.38 .28 Q0 .14 -.38 .28')
}
