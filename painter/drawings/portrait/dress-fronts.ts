import { patternFill } from '../cloth-patterns.ts'
import { shadeHex } from '../tint.ts'
import type { BustPen } from './bust-pen.ts'

/** Of a head's height, how tall the person is whose cloth the pattern is on: coarser than life, to be seen. */
const PERSON = 4.2

/** The pattern of the garment as a fill; null where it has none. */
export const clothPattern = ({ g, pen, face }: BustPen) =>
  face.pattern
    ? patternFill(
        g,
        face.pattern,
        pen.unit * PERSON,
        face.cloth,
        face.patternColour ?? face.secondCloth ?? '#f2ede2',
      )
    : null

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

/** Cloth laid over one shoulder, with its border. */
export function drawDrape({ pen, g, face }: BustPen) {
  const cloth = shadeHex(face.cloth, 0.12)
  const border = face.secondCloth ?? '#e6b422'
  pen
    .in(pen.sheen(-0.8, 0.8, 0.4, shadeHex(cloth, 0.25), cloth, shadeHex(cloth, -0.4)))
    .fillPath(`M.2 1.16 Q.6 1.2 .8 1.5
    L.5 3 L-.85 3 L-.8 2.4 Q-.1 1.9 .2 1.16`)
  pen.inked(border, 0.06).strokePath('M.2 1.17 Q-.1 1.9 -.82 2.4')
  g.strokeStyle = shadeHex(border, -0.35)
  pen.lineWidth = 0.012
  g.stroke()
  if (face.gender !== 'f') return
  pen.in('#b3202a').fillCircle(0, 0.4, 0.022)
}

/** A plaid over a dark jacket. */
export function drawPlaid(bust: BustPen) {
  const { pen, g, face } = bust
  const outline = () => {
    pen.moveTo(0.24, 1.16)
    pen.lineTo(0.62, 1.28)
    pen.quadTo(0.1, 2, -0.5, 3)
    pen.lineTo(-1, 3)
    pen.quadTo(-0.3, 2, 0.24, 1.16)
  }
  pen.in('#f1ede4').fillPath('M-.24 1.17 L0 1.7 L.24 1.17 Q0 1.4 -.24 1.17')
  pen.fillShape(face.patternColour ?? '#a3242c', outline)
  g.fillStyle = patternFill(g, 'checks', pen.unit * PERSON, face.cloth, '#1f3a2a')
  pen.begin()
  outline()
  g.fill()
  pen.in('#c9ced4').fillCircle(0.42, 1.34, 0.06)
}
