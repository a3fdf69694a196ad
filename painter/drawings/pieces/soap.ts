import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'

/** A bar with rounded edges, seen a little from above, its stamp on top. */
function bar(pen: SharePen, x: number, y: number, colour: string) {
  const { g } = pen
  g.fillStyle = 'rgba(30,20,10,.22)'
  pen.fillRoundRect(x + 0.02, y + 0.3, 1.04, 0.12, 0.06)
  g.fillStyle = pen.gradient(0, y + 0.14, 0, y + 0.4, colour, shadeHex(colour, -0.32))
  pen.fillRoundRect(x, y + 0.1, 1.06, 0.3, 0.1)
  g.fillStyle = pen.gradient(0, y, 0, y + 0.24, shadeHex(colour, 0.5), shadeHex(colour, 0.12))
  pen.fillRoundRect(x + 0.01, y, 1.04, 0.24, 0.1)
  g.strokeStyle = shadeHex(colour, -0.2)
  pen.lineWidth = 0.016
  pen.begin()
  pen.ellipse(x + 0.53, y + 0.115, 0.27, 0.06)
  g.stroke()
}

/** Three bars of soap, one upon two others. */
function drawSoapBars(pen: SharePen, { colour = '#f0d6dc' }: PieceOptions) {
  bar(pen, 0, 0.58, shadeHex(colour, -0.06))
  bar(pen, 1.14, 0.58, colour)
  bar(pen, 0.6, 0.24, shadeHex(colour, 0.12))
}

export const SOAP_PIECES: Readonly<Record<string, Piece>> = {
  '@soapbars': { broadness: 2.22, draw: drawSoapBars },
}
