import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { face, slab } from './masonry.ts'
import type { Piece, PieceOptions } from './piece.ts'

const GOLD = '#e0ac34'
const WALL = '#f2ece0'
const LAMPLIT = '#ffd27a'

/** A gilded finial that curls up and outward from the end of an eave or a ridge. */
function finial(pen: SharePen, x: number, y: number, size: number, side: number) {
  pen.fillShape(GOLD, () => {
    pen.moveTo(x - side * size * 0.2, y + size * 0.1)
    pen.quadTo(x + side * size * 0.5, y, x + side * size * 0.45, y - size)
    pen.quadTo(x + side * size * 0.75, y - size * 0.1, x, y + size * 0.35)
  })
}

/** One steep roof with gilded edges, its gable to the viewer. */
function gable(
  pen: SharePen,
  { top, foot, half }: { top: number; foot: number; half: number },
  tiles: string,
) {
  const x = 0.62
  const bend = top + (foot - top) * 0.6
  const outline = (share: number, colour: Parameters<typeof face>[1]) =>
    pen.fillShape(colour, () => {
      pen.moveTo(x, top + (foot - top) * (1 - share))
      pen.quadTo(x + half * 0.42 * share, bend, x + half * share, foot)
      pen.lineTo(x - half * share, foot)
      pen.quadTo(x - half * 0.42 * share, bend, x, top + (foot - top) * (1 - share))
    })
  outline(1, GOLD)
  outline(0.93, pen.across(x - half, x + half, shadeHex(tiles, 0.12), shadeHex(tiles, -0.22)))
  outline(0.66, shadeHex(GOLD, -0.12))
  outline(0.58, '#8f2a24')
  for (const side of [-1, 1]) finial(pen, x + side * half, foot, 0.07, side)
  finial(pen, x, top + 0.01, 0.08, 1)
}

/** A bell of gold on steps, drawn out to a needle. */
function chedi(pen: SharePen, x: number, night: boolean) {
  const { g } = pen
  const gold = night ? '#f2c452' : GOLD
  g.fillStyle = pen.sheen(x - 0.17, x + 0.17, 0.34, gold, shadeHex(gold, 0.5), shadeHex(gold, -0.4))
  for (let k = 0; k < 4; k++) pen.fillRect(x - 0.19 + k * 0.022, 0.92 - k * 0.06, 0.38 - k * 0.044, 0.061)
  pen.begin()
  pen.moveTo(x - 0.125, 0.74)
  pen.curveTo(x - 0.12, 0.56, x - 0.055, 0.56, x - 0.04, 0.46)
  pen.quadTo(x - 0.012, 0.32, x, 0.1)
  pen.quadTo(x + 0.012, 0.32, x + 0.04, 0.46)
  pen.curveTo(x + 0.055, 0.56, x + 0.12, 0.56, x + 0.125, 0.74)
  g.fill()
  g.fillStyle = 'rgba(120,78,10,.4)'
  for (const [y, half] of [
    [0.46, 0.045],
    [0.5, 0.05],
    [0.4, 0.03],
  ])
    pen.fillRect(x - half, y, half * 2, 0.012)
}

/** A temple of Siam: roofs of red tiles one before the other, gilded gables, white walls and a chedi of gold. */
function drawThaiTemple(pen: SharePen, { colour = '#c8502a', night, snow }: PieceOptions) {
  const { g } = pen
  chedi(pen, 1.26, night)
  slab(pen, 0.06, 0.92, 1.14, 0.08, '#d8d0c0')
  slab(pen, 0.12, 0.6, 1, 0.33, WALL)
  for (const x of [0.24, 1]) {
    slab(pen, x - 0.045, 0.66, 0.09, 0.18, GOLD)
    g.fillStyle = night ? LAMPLIT : '#3a3a44'
    pen.fillRect(x - 0.026, 0.69, 0.052, 0.15)
  }
  const tiles = snow ? '#eef3f8' : colour
  gable(pen, { top: 0.02, foot: 0.5, half: 0.36 }, shadeHex(tiles, -0.08))
  gable(pen, { top: 0.1, foot: 0.62, half: 0.5 }, tiles)
  slab(pen, 0.36, 0.6, 0.52, 0.33, shadeHex(WALL, -0.04))
  gable(pen, { top: 0.24, foot: 0.66, half: 0.34 }, shadeHex(tiles, 0.06))
  for (const x of [0.38, 0.5, 0.74, 0.86]) slab(pen, x - 0.018, 0.64, 0.036, 0.29, GOLD)
  face(pen, GOLD, [
    [0.53, 0.93],
    [0.53, 0.72],
    [0.62, 0.63],
    [0.71, 0.72],
    [0.71, 0.93],
  ])
  g.fillStyle = night ? LAMPLIT : '#5a2018'
  pen.fillRect(0.56, 0.74, 0.12, 0.19)
  for (let k = 0; k < 3; k++) slab(pen, 0.46 - k * 0.02, 0.93 + k * 0.024, 0.32 + k * 0.04, 0.025, '#cfc6b4')
}

/** Temples of the countries between India and China. */
export const TEMPLES_OF_THE_SOUTH: Readonly<Record<string, Piece>> = {
  '@thaitemple': { broadness: 1.46, draw: drawThaiTemple },
}
