import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { Piece, PieceOptions } from '../piece.ts'
import { face, SNOW, slab } from './masonry.ts'

const LAMPLIT = '#ffd97a'
const GLASS = '#6f98ae'
const TRIM = '#f6f1e4'

/** A tall sash window in a carved frame. */
function sash(pen: SharePen, x: number, y: number, w: number, h: number, night: boolean) {
  const { g } = pen
  g.fillStyle = TRIM
  pen.fillRect(x - 0.014, y - 0.014, w + 0.028, h + 0.028)
  pen.fillRect(x - 0.024, y - 0.026, w + 0.048, 0.014)
  g.fillStyle = night ? LAMPLIT : GLASS
  pen.fillRect(x, y, w, h)
  g.fillStyle = TRIM
  pen.fillRect(x, y + h * 0.46, w, 0.01)
  pen.fillRect(x + w / 2 - 0.004, y, 0.008, h)
}

/** A pointed roof with scales of slate, trim along its edge and a finial on its tip. */
function steepRoof(
  pen: SharePen,
  [left, tip, right]: readonly [number, number, number],
  [top, foot]: readonly [number, number],
  tiles: string,
) {
  face(pen, pen.across(left, right, shadeHex(tiles, 0.2), tiles, shadeHex(tiles, -0.3)), [
    [left, foot],
    [tip, top],
    [right, foot],
  ])
  pen.g.strokeStyle = TRIM
  pen.lineWidth = 0.014
  pen.strokeLine(left, foot, tip, top)
  pen.strokeLine(tip, top, right, foot)
  pen.lineWidth = 0.008
  pen.strokeLine(tip, top - 0.05, tip, top)
}

/** A painted house of many gables with a round turret, a bay and a porch of turned posts. */
function drawVictorianHouse(
  pen: SharePen,
  { colour = '#7f9fb4', roof = '#4d4a5c', door = '#8a3a2f', night, snow }: PieceOptions,
) {
  const { g } = pen
  const tiles = snow ? SNOW : roof
  const boards = (x: number, y: number, w: number, h: number, paint: string) => {
    slab(pen, x, y, w, h, paint)
    g.strokeStyle = 'rgba(40,40,50,.16)'
    pen.lineWidth = 0.003
    for (let at = y + 0.024; at < y + h; at += 0.024) pen.strokeLine(x, at, x + w, at)
  }
  slab(pen, 0.94, 0.1, 0.075, 0.24, '#8f5644')
  boards(0.34, 0.36, 0.78, 0.6, colour)
  face(pen, pen.gradient(0, 0.16, 0, 0.38, shadeHex(tiles, 0.16), shadeHex(tiles, -0.2)), [
    [0.3, 0.38],
    [0.44, 0.17],
    [1.02, 0.17],
    [1.16, 0.38],
  ])
  // The gable.
  face(pen, shadeHex(colour, -0.08), [
    [0.68, 0.4],
    [0.88, 0.12],
    [1.08, 0.4],
  ])
  steepRoof(pen, [0.64, 0.88, 1.12], [0.07, 0.41], shadeHex(colour, 0.2))
  sash(pen, 0.84, 0.24, 0.08, 0.12, night)
  for (const x of [0.68, 0.85, 1.0]) sash(pen, x, 0.45, 0.075, 0.15, night)
  // The turret.
  boards(0.1, 0.34, 0.3, 0.62, shadeHex(colour, 0.08))
  g.fillStyle = TRIM
  for (const y of [0.33, 0.6, 0.64]) pen.fillRect(0.085, y, 0.33, 0.016)
  for (const x of [0.13, 0.22, 0.31]) {
    sash(pen, x, 0.41, 0.06, 0.15, night)
    sash(pen, x, 0.7, 0.06, 0.18, night)
  }
  steepRoof(pen, [0.06, 0.25, 0.44], [0.06, 0.345], tiles)
  // The porch.
  face(pen, shadeHex(tiles, -0.05), [
    [0.42, 0.7],
    [0.5, 0.64],
    [1.14, 0.64],
    [1.22, 0.7],
  ])
  g.fillStyle = shadeHex(colour, -0.35)
  pen.fillRect(0.44, 0.72, 0.7, 0.22)
  sash(pen, 0.8, 0.75, 0.09, 0.15, night)
  sash(pen, 0.98, 0.75, 0.09, 0.15, night)
  g.fillStyle = door
  pen.fillRect(0.56, 0.74, 0.12, 0.21)
  g.fillStyle = night ? LAMPLIT : '#e8d9a0'
  pen.fillRect(0.58, 0.76, 0.08, 0.07)
  g.fillStyle = TRIM
  for (const x of [0.44, 0.52, 0.72, 0.9, 1.08, 1.17]) pen.fillRect(x, 0.7, 0.02, 0.26)
  for (let x = 0.73; x < 1.18; x += 0.026) pen.fillRect(x, 0.87, 0.008, 0.08)
  pen.fillRect(0.73, 0.86, 0.45, 0.012)
  for (let x = 0.44; x < 1.18; x += 0.037) pen.fillCircle(x + 0.018, 0.715, 0.014)
  slab(pen, 0.06, 0.955, 1.14, 0.045, '#8d8a84')
  for (const [k, w] of [0.16, 0.2].entries()) slab(pen, 0.62 - w / 2, 0.96 + k * 0.02, w, 0.02, '#b3aea4')
}

export const VICTORIAN_HOUSE: Piece = { broadness: 1.26, draw: drawVictorianHouse }
