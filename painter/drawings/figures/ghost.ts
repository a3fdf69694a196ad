import type { SharePen } from '../pen.ts'
import type { PieceOptions } from '../pieces/piece.ts'

/** A pale shape that fades towards its torn hem, with hollow eyes and its arms held out. */
export function drawGhost(pen: SharePen, { colour = '#e9f1f6' }: PieceOptions) {
  const veil = pen.gradient(0, 0, 0, 1, colour, colour, `${colour}e0`, `${colour}60`)
  for (const side of [-1, 1])
    pen.in(veil).fillPath(`M${0.4 + side * 0.14} .34 Q${0.4 + side * 0.3} .36 ${0.4 + side * 0.38} .46
      Q${0.4 + side * 0.4} .56 ${0.4 + side * 0.33} .55
      Q${0.4 + side * 0.22} .52 ${0.4 + side * 0.14} .52`)
  pen.in(veil).fillPath(`M.4 .01 C.6 .01 .62 .2 .62 .36 C.62 .6 .68 .8 .72 .94 Q.66 .88 .6 .98
    Q.53 .88 .46 .99 Q.4 .88 .33 .98 Q.26 .88 .19 .97 Q.14 .88 .08 .94 C.12 .8 .18 .6 .18 .36
    C.18 .2 .2 .01 .4 .01`)
  pen.inked('rgba(120,145,165,.35)', 0.012)
  for (const x of [0.28, 0.4, 0.52])
    pen.strokePath(`M${x} .5 Q${x + (x - 0.4) * 0.1} .7 ${x + (x - 0.4) * 0.4} .88`)
  pen.in('#1c2028')
  for (const side of [-1, 1]) pen.fillEllipse(0.4 + side * 0.085, 0.185, 0.045, 0.06, side * -0.15)
  pen.fillEllipse(0.4, 0.315, 0.04, 0.06)
}
