import { checkedFill } from '../cloth-patterns.ts'
import { shadeHex } from '../tint.ts'
import type { BustPen } from './bust-pen.ts'

/** Of a head's height, how tall the person is whose cloth the pattern is on: coarser than life, to be seen. */
const PERSON = 4.2

/** The pattern of the garment as a fill; null where it has none. */
export const clothPattern = ({ g, pen, face }: BustPen) =>
  face.pattern ? checkedFill(g, pen.unit * PERSON, face.patternColour ?? face.secondCloth ?? '#f2ede2') : null

/** Two edges that cross below the throat, the wearer's left one above. */
export function drawKimonoFront({ pen, face }: BustPen) {
  const band = face.secondCloth ?? '#efe9dc'
  pen.in('#f6f2ea').fillPath('M-.24 1.14 L0 1.72 L.24 1.14 Q0 1.34 -.24 1.14')
  for (const s of [-1, 1]) {
    pen.in(shadeHex(band, s < 0 ? 0.05 : -0.12)).fillPath(`M${s * 0.2} 1.06 L${s * 0.33} 1.16
      L${-s * 0.18} 2.16 L${-s * 0.36} 2.16 L${-s * 0.3} 1.98`)
    pen.inked('rgba(30,20,20,.4)', 0.01).strokeLine(s * 0.33, 1.16, -s * 0.18, 2.16)
  }
}

/** A wide neck with trimmed edges that hang down straight. */
export function drawRobeFront({ pen, g, face }: BustPen) {
  const trim = face.patternColour ?? face.secondCloth ?? shadeHex(face.cloth, -0.45)
  g.strokeStyle = trim
  g.lineJoin = 'round'
  pen.lineWidth = 0.075
  pen.strokePath('M-.27 1.17 Q-.16 1.42 -.03 1.66 L-.03 3')
  pen.strokePath('M.27 1.17 Q.18 1.42 .03 1.66 L.03 3')
  pen.inked(shadeHex(face.cloth, -0.6), 0.012).strokeLine(0, 1.64, 0, 3)
}

/** A cloak or poncho over both shoulders, with a clasp. */
export function drawCapeFront({ pen, face }: BustPen) {
  const under = face.secondCloth ?? shadeHex(face.cloth, -0.4)
  pen.in(pen.sheen(-0.4, 0.4, 0.4, shadeHex(under, 0.2), under, shadeHex(under, -0.4))).fillPath(`M-.25 1.18
    Q0 1.34 .25 1.18 L.3 1.4 Q0 1.9 -.3 1.4`)
  pen.inked(shadeHex(face.cloth, -0.5), 0.02).strokePath('M-.31 1.22 Q-.3 1.5 0 1.78 Q.3 1.5 .31 1.22')
  pen.in('#d9b24a').fillCircle(0, 1.77, 0.05)
}
