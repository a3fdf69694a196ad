import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { arcades, archway, courses, dome, drum, face, panes, slab } from './masonry.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { ball, polygon } from './shapes.ts'

const SAND = '#c2a77c'
const LAMPLIT = '#ffd97a'

/** A tower of Gaudí's: a slender cone with slits and a bright pinnacle. */
function gaudiSpire(pen: SharePen, x: number, foot: number, half: number, top: number, colour: string) {
  const { g } = pen
  pen.fillShape(
    pen.across(x - half, x + half, shadeHex(colour, 0.14), colour, shadeHex(colour, -0.28)),
    () => {
      pen.moveTo(x - half, foot)
      pen.curveTo(x - half, top + 0.3, x - half * 0.55, top + 0.12, x - half * 0.22, top + 0.05)
      pen.lineTo(x + half * 0.22, top + 0.05)
      pen.curveTo(x + half * 0.55, top + 0.12, x + half, top + 0.3, x + half, foot)
    },
  )
  g.fillStyle = shadeHex(colour, -0.5)
  for (let row = 0; row < 9; row++) {
    const y = top + 0.13 + row * 0.045
    const share = Math.min(1, 0.4 + row * 0.08)
    for (const side of [-0.5, 0, 0.5]) pen.fillRect(x + side * half * share - 0.006, y, 0.012, 0.028)
  }
  ball(pen, x, top + 0.03, half * 0.34, '#d9a63a')
  g.fillStyle = '#f4efe2'
  pen.fillRect(x - 0.005, top - 0.01, 0.01, 0.03)
  pen.fillRect(x - 0.014, top, 0.028, 0.008)
}

/** The Sagrada Família: a cluster of slender perforated towers over a front of carved stone. */
function drawSagradaFamilia(pen: SharePen, { colour = SAND, night }: PieceOptions) {
  const { g } = pen
  gaudiSpire(pen, 0.55, 0.9, 0.1, 0, shadeHex(colour, -0.1))
  for (const [x, top] of [
    [0.3, 0.2],
    [0.8, 0.2],
  ])
    gaudiSpire(pen, x, 0.92, 0.07, top, shadeHex(colour, -0.06))
  for (const [x, top] of [
    [0.12, 0.24],
    [0.43, 0.13],
    [0.67, 0.13],
    [0.98, 0.24],
  ])
    gaudiSpire(pen, x, 0.95, 0.062, top, colour)
  slab(pen, 0.04, 0.72, 1.02, 0.28, colour)
  courses(pen, 0.04, 0.72, 1.02, 0.28, 7)
  for (const x of [0.2, 0.55, 0.9]) {
    face(pen, shadeHex(colour, 0.14), [
      [x - 0.15, 0.8],
      [x, x === 0.55 ? 0.5 : 0.62],
      [x + 0.15, 0.8],
    ])
    g.fillStyle = night ? LAMPLIT : '#4a3a2a'
    archway(pen, x, 1, 0.16, 0.24)
    g.fillStyle = night ? '#ffb84a' : '#7a5a7a'
    pen.fillCircle(x, x === 0.55 ? 0.68 : 0.74, 0.03)
  }
}

/** A tower of Angkor, like the bud of a lotus. */
function lotusTower(pen: SharePen, x: number, foot: number, half: number, height: number) {
  const stone = '#8f8270'
  for (let ring = 0; ring < 8; ring++) {
    const up = ring / 8
    const w = half * (1 - up ** 2.1) * (ring === 0 ? 0.9 : 1.02)
    slab(
      pen,
      x - w,
      foot - height * (up + 0.125),
      w * 2,
      height * 0.13,
      shadeHex(stone, ring % 2 ? 0.06 : -0.1),
    )
    for (const side of [-1, 1])
      polygon(pen, shadeHex(stone, -0.05), [
        x + side * w * 0.7,
        foot - height * (up + 0.12),
        x + side * w,
        foot - height * (up + 0.19),
        x + side * w * 1.02,
        foot - height * (up + 0.1),
      ])
  }
  ball(pen, x, foot - height, half * 0.14, stone)
}

/** Angkor Wat: five towers like buds over galleries of stone on a broad terrace. */
function drawAngkorWat(pen: SharePen, { night }: PieceOptions) {
  const stone = '#84786a'
  for (const [x, foot, half, height] of [
    [1.0, 0.7, 0.11, 0.42],
    [1.7, 0.7, 0.11, 0.42],
    [0.62, 0.78, 0.13, 0.46],
    [2.08, 0.78, 0.13, 0.46],
    [1.35, 0.62, 0.17, 0.6],
  ])
    lotusTower(pen, x, foot, half, height)
  slab(pen, 0.86, 0.6, 0.98, 0.16, shadeHex(stone, 0.06))
  slab(pen, 0.4, 0.74, 1.9, 0.14, stone)
  slab(pen, 0.02, 0.82, 2.66, 0.1, shadeHex(stone, 0.08))
  const hollow = night ? LAMPLIT : '#38302a'
  arcades(pen, { x: 0.06, y: 0.83, w: 1.1, h: 0.09, columns: 14, rows: 1, share: 0.5 }, hollow)
  arcades(pen, { x: 1.54, y: 0.83, w: 1.1, h: 0.09, columns: 14, rows: 1, share: 0.5 }, hollow)
  face(pen, shadeHex(stone, 0.14), [
    [1.16, 0.92],
    [1.16, 0.8],
    [1.35, 0.68],
    [1.54, 0.8],
    [1.54, 0.92],
  ])
  pen.g.fillStyle = hollow
  archway(pen, 1.35, 0.92, 0.12, 0.16)
  for (const [k, y] of [0.91, 0.94, 0.97].entries())
    slab(pen, 0.02 - k * 0.005, y, 2.66 + k * 0.01, 0.032, shadeHex(stone, -0.06 * k))
}

/** The Space Needle: three slender legs, a saucer with a ring of windows, a spire. */
function drawSpaceNeedle(pen: SharePen, { night }: PieceOptions) {
  const { g } = pen
  const steel = '#e4e2da'
  g.strokeStyle = shadeHex(steel, -0.12)
  for (const side of [-1, 1]) {
    pen.lineWidth = 0.022
    pen.begin()
    pen.moveTo(0.25 + side * 0.14, 1)
    pen.curveTo(0.25 + side * 0.05, 0.75, 0.25 + side * 0.02, 0.55, 0.25 + side * 0.05, 0.24)
    g.stroke()
  }
  drum(pen, 0.232, 0.24, 0.036, 0.76, shadeHex(steel, -0.2))
  slab(pen, 0.17, 0.7, 0.16, 0.025, steel)
  const disc = (y: number, half: number, high: number, colour: string) => {
    g.fillStyle = pen.across(0.25 - half, 0.25 + half, shadeHex(colour, 0.1), colour, shadeHex(colour, -0.3))
    pen.fillEllipse(0.25, y, half, high)
  }
  disc(0.235, 0.15, 0.028, shadeHex(steel, -0.2))
  slab(pen, 0.12, 0.19, 0.26, 0.032, night ? LAMPLIT : '#4a5c6a')
  disc(0.19, 0.24, 0.022, steel)
  disc(0.165, 0.14, 0.03, '#d98a3a')
  drum(pen, 0.235, 0.1, 0.03, 0.05, steel)
  polygon(pen, shadeHex(steel, -0.1), [0.242, 0.1, 0.25, 0, 0.258, 0.1])
}

/** The Capitol: a high white dome over columns, with long wings. */
function drawCapitol(pen: SharePen, { night }: PieceOptions) {
  const white = '#eeebe2'
  slab(pen, 0.04, 0.66, 2.32, 0.3, white)
  panes(pen, { x: 0.08, y: 0.72, w: 0.78, h: 0.2, columns: 8, rows: 2, share: 0.45 }, night)
  panes(pen, { x: 1.54, y: 0.72, w: 0.78, h: 0.2, columns: 8, rows: 2, share: 0.45 }, night)
  dome(pen, 1.2, 0.36, 0.24, 0.24, white, 1.02)
  slab(pen, 1.17, 0.06, 0.06, 0.09, white)
  polygon(pen, '#a8925a', [1.185, 0.06, 1.2, 0, 1.215, 0.06])
  slab(pen, 0.94, 0.35, 0.52, 0.2, shadeHex(white, -0.16))
  for (let k = 0; k < 9; k++) drum(pen, 0.95 + k * 0.06, 0.37, 0.026, 0.17, white)
  slab(pen, 0.9, 0.54, 0.6, 0.05, white)
  slab(pen, 0.82, 0.66, 0.76, 0.3, shadeHex(white, -0.3))
  for (let k = 0; k < 8; k++) drum(pen, 0.84 + k * 0.1, 0.68, 0.036, 0.26, white)
  face(pen, white, [
    [0.78, 0.67],
    [1.2, 0.55],
    [1.62, 0.67],
  ])
  for (const [k, y] of [0.94, 0.96, 0.98].entries())
    slab(pen, 0.78 - k * 0.04, y, 0.84 + k * 0.08, 0.022, shadeHex(white, -0.05 * k))
}

/** The Brandenburg Gate: six pairs of columns under a flat entablature, with four horses on top. */
function drawBrandenburgGate(pen: SharePen, { night }: PieceOptions) {
  const { g } = pen
  const stone = '#d3c09a'
  slab(pen, 0.06, 0.24, 1.38, 0.14, stone)
  slab(pen, 0.02, 0.36, 1.46, 0.05, shadeHex(stone, 0.1))
  slab(pen, 0.46, 0.16, 0.58, 0.09, shadeHex(stone, -0.06))
  g.fillStyle = night ? '#c98a3a' : shadeHex(stone, -0.5)
  pen.fillRect(0.1, 0.41, 1.3, 0.55)
  for (let k = 0; k < 6; k++) drum(pen, 0.1 + k * 0.246, 0.41, 0.075, 0.55, stone)
  slab(pen, 0.02, 0.95, 1.46, 0.05, shadeHex(stone, -0.1))
  const copper = '#5f8f80'
  for (let horse = 0; horse < 4; horse++) {
    const x = 0.56 + horse * 0.1
    polygon(pen, copper, [
      x,
      0.16,
      x + 0.012,
      0.09,
      x - 0.012,
      0.05,
      x + 0.02,
      0.03,
      x + 0.045,
      0.08,
      x + 0.07,
      0.1,
      x + 0.066,
      0.16,
    ])
  }
  polygon(pen, copper, [0.72, 0.09, 0.7, 0.02, 0.75, 0.03, 0.75, -0.02, 0.79, 0.02, 0.82, 0.01, 0.79, 0.09])
}

/** Sights that the whole world knows. */
export const WORLD_SIGHTS: Readonly<Record<string, Piece>> = {
  '@angkorwat': { broadness: 2.7, draw: drawAngkorWat },
  '@brandenburggate': { broadness: 1.5, draw: drawBrandenburgGate },
  '@capitol': { broadness: 2.4, draw: drawCapitol },
  '@sagradafamilia': { broadness: 1.1, draw: drawSagradaFamilia },
  '@spaceneedle': { broadness: 0.5, draw: drawSpaceNeedle },
}
