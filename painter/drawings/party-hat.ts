import type { SharePen } from './pen.ts'
import { shadeHex } from './tint.ts'

/** A paper cone with coloured bands and a tuft, `height` above its rim, which is at `base` and `half` as broad. */
export function drawPartyCone(pen: SharePen, half: number, base: number, height: number, given?: string) {
  const colour = given ?? '#d8405a'
  const edge = (t: number) => half * (1 - t)
  pen
    .in(pen.across(-half, half, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.3)))
    .fillPath(`M${-half} ${base}
    L0 ${base - height} L${half} ${base} Q0 ${base + half * 0.3} ${-half} ${base}`)
  for (const [k, band] of ['#f6d13c', '#4fb3e8', '#f4f1ea'].entries()) {
    const [from, to] = [0.12 + k * 0.26, 0.24 + k * 0.26]
    pen.in(band).fillPath(`M${-edge(from)} ${base - height * from} L${-edge(to)} ${base - height * to}
      Q0 ${base - height * to + edge(to) * 0.3} ${edge(to)} ${base - height * to}
      L${edge(from)} ${base - height * from}
      Q0 ${base - height * from + edge(from) * 0.3} ${-edge(from)} ${base - height * from}`)
  }
  pen.in('#f6d13c').fillCircle(0, base - height, half * 0.28)
}
