import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'

const OAK = '#9a6a3c'
const IRON = '#4a4a4e'
const BROAD = 0.74
const STAVES = 6
/** How far the middle stands out beyond the ends, and where the hoops sit. */
const BELLY = 0.09
const HOOPS = [0.1, 0.29, 0.71, 0.9]

/** Half the breadth at a height from 0 (top) to 1. */
const halfAt = (y: number) => BROAD / 2 - BELLY * (2 * y - 1) ** 2

/** A cask of oak staves in iron hoops, standing. */
function drawBarrel(pen: SharePen, { colour = OAK, snow }: PieceOptions) {
  const { g } = pen
  const middle = BROAD / 2
  const lid = halfAt(0.04)
  const outline = () => {
    pen.moveTo(middle - lid, 0.06)
    pen.quadTo(-0.015, 0.5, middle - lid, 0.96)
    pen.quadTo(middle, 1.03, middle + lid, 0.96)
    pen.quadTo(BROAD + 0.015, 0.5, middle + lid, 0.06)
  }
  pen.fillShape(
    pen.across(0, BROAD, shadeHex(colour, 0.05), shadeHex(colour, 0.2), shadeHex(colour, -0.4)),
    outline,
  )
  g.strokeStyle = shadeHex(colour, -0.42)
  pen.lineWidth = 0.009
  for (let k = 1; k < STAVES; k++) {
    const share = (k / STAVES) * 2 - 1
    pen.begin()
    pen.moveTo(middle + share * lid, 0.08)
    pen.quadTo(middle + share * (BROAD / 2 + 0.05), 0.5, middle + share * lid, 0.98)
    g.stroke()
  }
  g.strokeStyle = pen.across(0, BROAD, shadeHex(IRON, 0.2), shadeHex(IRON, 0.35), shadeHex(IRON, -0.4))
  pen.lineWidth = 0.05
  for (const y of HOOPS) {
    const half = halfAt(y) - 0.03 * Math.min(1, 4 * (0.5 - Math.abs(y - 0.5)))
    pen.begin()
    pen.moveTo(middle - half, y)
    pen.quadTo(middle, y + 0.06, middle + half, y)
    g.stroke()
  }
  g.fillStyle = snow ? '#f2f6fa' : shadeHex(colour, 0.12)
  pen.fillEllipse(middle, 0.06, lid, 0.05)
  g.strokeStyle = shadeHex(colour, -0.3)
  pen.lineWidth = 0.012
  pen.begin()
  pen.ellipse(middle, 0.06, lid * 0.9, 0.036)
  g.stroke()
}

export const BARREL_PIECES: Readonly<Record<string, Piece>> = {
  '@barrel': { broadness: BROAD, draw: drawBarrel },
}
