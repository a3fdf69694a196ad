import { type Canvas, createCanvas } from '@napi-rs/canvas'

/** What runs on beyond the picture on both sides, and how far its next piece is, in breadths of one. */
const PITCH: Readonly<Record<string, number>> = {
  '@fence': 0.9995,
  '@fencepost': 1.34 / 1.7,

  '@wall': 0.985,

  '@hedge': 0.96,
}
/** A viaduct comes from beyond the picture and leads there, whether anything is on it or not. */
const SPANS: Readonly<Record<string, number>> = {
  '@viaduct': 0.985,
}

/** A front whose door is looked at is higher than the picture. */
export const risesBeyond = (key: string) => /^@(?:plaster|brick|stone|board)door(?:open)?$/.test(key)
export const runsOn = (key: string) => key in PITCH
export const spansPicture = (key: string) => key in SPANS || risesBeyond(key)

/**
 * A piece of fence, wall or viaduct with others of its like on both sides, `breadth` pixels broad in all; the
 * piece is in the middle. What does not run on stays as it is.
 */
export function runOn(piece: Canvas, key: string, breadth: number): Canvas {
  const pitch = PITCH[key] ?? SPANS[key] ?? (risesBeyond(key) ? 1 : 0)
  if (!pitch) return piece
  const step = piece.width * pitch
  const aside = Math.max(0, Math.ceil((breadth - piece.width) / 2 / step))
  const canvas = createCanvas(Math.ceil(piece.width + step * aside * 2), piece.height)
  const g = canvas.getContext('2d')
  for (let k = aside; k > 0; k--) for (const side of [-1, 1]) g.drawImage(piece, step * (aside + side * k), 0)
  g.drawImage(piece, step * aside, 0)
  return canvas
}
