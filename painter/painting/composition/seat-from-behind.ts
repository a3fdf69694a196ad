import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { SharePen } from '../../drawings/pen.ts'
import { shadeHex } from '../../drawings/tint.ts'
import { COLOURS } from '../../language/vocabulary/colours.ts'
import { type Pair, shareOf, sheet } from './pairing.ts'

/** Seats with backs, and where on their height one sits. */
const SEAT_ROWS: Readonly<Record<string, number>> = {
  '@armchair': 0.56,
  '@sofa': 0.56,
  '@bench': 0.52,
  '@chair': 0.52,
  '@rockingchair': 0.57,
}
/** What is upholstered looks quite another way from behind; through slats and rungs the back is seen. */
const UPHOLSTERED = /^@(armchair|sofa)$/
const USUAL_CLOTH = '#2f7a68'

/** Whether somebody who sits is seen over the back of the seat. */
export const isSeatedFromBehind = ({ bearer, borne }: Pair): boolean =>
  bearer.key in SEAT_ROWS &&
  borne.figure !== undefined &&
  borne.figure.facing !== 'front' &&
  !borne.figure.beast

/** Draws whoever sits there behind the back of the seat. */
export function seatFromBehind(lower: Canvas, upper: Canvas, pair: Pair): Canvas {
  const { bearer, borne, anchors } = pair
  const height = lower.height * shareOf(bearer, borne)
  const width = (height * upper.width) / upper.height
  const seat = (anchors?.seat ?? 0.6) * height
  const row = SEAT_ROWS[bearer.key] * lower.height
  const { canvas, g, left, top } = sheet(lower, width, Math.max(0, seat - row))
  const x = left + lower.width / 2 - width * (anchors?.middle ?? 0.5)
  // Only what is above the seat: the legs are beyond it.
  g.save()
  g.beginPath()
  g.rect(0, 0, canvas.width, top + row)
  g.clip()
  g.drawImage(upper, x, top + row - seat, width, height)
  g.restore()
  const back = UPHOLSTERED.test(bearer.key)
    ? upholsteredBack(lower.width, lower.height, COLOURS.get(bearer.colour ?? '')?.hex ?? USUAL_CLOTH)
    : lower
  g.drawImage(back, left, top)
  return canvas
}

/** The plain back of an armchair or a sofa, with its arms on both sides. */
function upholsteredBack(width: number, height: number, cloth: string): Canvas {
  const canvas = createCanvas(width, height)
  const pen = new SharePen(canvas.getContext('2d'), height)
  const broad = width / height
  const { g } = pen
  g.fillStyle = '#2a1d14'
  for (const x of [0.1, 0.86]) pen.fillRect(broad * x, 0.92, broad * 0.05, 0.08)
  const lit = pen.sheen(0, broad, 0.3, shadeHex(cloth, 0.22), cloth, shadeHex(cloth, -0.35))
  g.fillStyle = lit
  pen.fillRoundRect(0.01, 0.42, broad - 0.02, 0.52, 0.09)
  g.fillStyle = pen.sheen(0, broad, 0.3, shadeHex(cloth, 0.34), shadeHex(cloth, 0.1), shadeHex(cloth, -0.3))
  pen.fillRoundRect(broad * 0.1, 0.03, broad * 0.8, 0.9, [0.2, 0.2, 0.03, 0.03])
  g.strokeStyle = shadeHex(cloth, -0.5)
  g.globalAlpha = 0.5
  pen.lineWidth = 0.008
  pen.begin()
  pen.roundRect(broad * 0.13, 0.06, broad * 0.74, 0.84, [0.17, 0.17, 0.02, 0.02])
  g.stroke()
  return canvas
}
