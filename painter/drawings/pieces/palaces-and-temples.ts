import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { courses, face, slab } from './masonry.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { TEMPLES_OF_THE_SOUTH } from './temples-of-the-south.ts'

const MARBLE = '#e2d6bc'
const LAMPLIT = '#ffcf70'
const SNOW = '#f2f6fb'

/** A fluted column with its capital, from `top` to `foot`. */
function column(pen: SharePen, x: number, top: number, foot: number, w: number, colour: string) {
  const { g } = pen
  g.fillStyle = pen.sheen(x - w / 2, x + w / 2, 0.3, colour, shadeHex(colour, 0.3), shadeHex(colour, -0.4))
  pen.fillRect(x - w / 2, top, w, foot - top)
  g.fillStyle = 'rgba(70,56,36,.22)'
  for (const at of [-0.28, 0, 0.28]) pen.fillRect(x + at * w - 0.003, top, 0.006, foot - top)
  slab(pen, x - w * 0.68, top - 0.022, w * 1.36, 0.024, shadeHex(colour, 0.1))
}

/** Steps, a row of columns before a shaded cella, a frieze and the gable, from `x` on and `w` broad; its lower edge at `foot`. */
function templeFront(
  pen: SharePen,
  { x, w, top, foot, columns }: { x: number; w: number; top: number; foot: number; columns: number },
  colour: string,
) {
  const { g } = pen
  const h = foot - top
  const [eaves, steps] = [top + h * 0.36, foot - h * 0.1]
  g.fillStyle = shadeHex(colour, -0.62)
  pen.fillRect(x + w * 0.04, eaves, w * 0.92, steps - eaves)
  slab(pen, x + w * 0.16, eaves, w * 0.68, steps - eaves, shadeHex(colour, -0.42))
  const step = (w * 0.94) / (columns - 1)
  for (let k = 0; k < columns; k++)
    column(pen, x + w * 0.03 + k * step, eaves + 0.02, steps, step * 0.42, colour)
  slab(pen, x, eaves - h * 0.11, w, h * 0.12, colour)
  g.fillStyle = 'rgba(80,64,40,.4)'
  for (let k = 0; k < columns * 2; k++)
    pen.fillRect(x + (w * (k + 0.3)) / (columns * 2), eaves - h * 0.08, w * 0.012, h * 0.06)
  face(pen, pen.across(x, x + w, shadeHex(colour, 0.16), colour, shadeHex(colour, -0.2)), [
    [x - w * 0.02, eaves - h * 0.1],
    [x + w / 2, top],
    [x + w * 1.02, eaves - h * 0.1],
  ])
  face(pen, shadeHex(colour, -0.3), [
    [x + w * 0.1, eaves - h * 0.125],
    [x + w / 2, top + h * 0.055],
    [x + w * 0.9, eaves - h * 0.125],
  ])
  for (let k = 0; k < 3; k++)
    slab(
      pen,
      x - w * 0.02 * (k + 1),
      steps + (h * 0.12 * k) / 3,
      w * (1 + 0.04 * (k + 1)),
      (h * 0.12) / 3 + 0.002,
      shadeHex(colour, 0.1 - k * 0.08),
    )
}

/** A temple of columns under a gable, as in ancient Greece. */
function drawGreekTemple(pen: SharePen, { colour = MARBLE }: PieceOptions) {
  templeFront(pen, { x: 0.12, w: 1.76, top: 0.02, foot: 1, columns: 8 }, colour)
}

/** The rock over Athens with its walls, and the great temple on top. */
function drawAcropolis(pen: SharePen, { colour = MARBLE }: PieceOptions) {
  const rock = '#a08a68'
  face(pen, pen.across(0.1, 2.5, shadeHex(rock, 0.15), rock, shadeHex(rock, -0.3)), [
    [0.02, 1],
    [0.16, 0.8],
    [0.3, 0.56],
    [2.26, 0.56],
    [2.4, 0.76],
    [2.58, 1],
  ])
  pen.g.strokeStyle = 'rgba(50,36,20,.3)'
  pen.lineWidth = 0.012
  for (let k = 0; k < 11; k++)
    pen.strokeLine(0.3 + k * 0.19, 0.62 + (k % 3) * 0.03, 0.2 + k * 0.21 + (k % 2) * 0.05, 0.96)
  slab(pen, 0.28, 0.5, 2.0, 0.14, '#c4ae84')
  courses(pen, 0.28, 0.5, 2.0, 0.14, 3)
  templeFront(pen, { x: 0.94, w: 1.12, top: 0.02, foot: 0.51, columns: 8 }, colour)
  // The porch with its small temple to the left.
  templeFront(pen, { x: 0.42, w: 0.34, top: 0.26, foot: 0.51, columns: 4 }, shadeHex(colour, -0.06))
}

/** A roof of glazed tiles, its corners swept up, from `left` to `right`. */
function sweptRoof(pen: SharePen, left: number, right: number, top: number, foot: number, colour: string) {
  const { g } = pen
  const inset = (right - left) * 0.16
  pen.fillShape(pen.gradient(0, top, 0, foot, shadeHex(colour, 0.22), shadeHex(colour, -0.22)), () => {
    pen.moveTo(left, foot - 0.035)
    pen.curveTo(
      left + inset * 0.7,
      foot - 0.02,
      left + inset,
      top + (foot - top) * 0.5,
      left + inset * 1.1,
      top,
    )
    pen.lineTo(right - inset * 1.1, top)
    pen.curveTo(
      right - inset,
      top + (foot - top) * 0.5,
      right - inset * 0.7,
      foot - 0.02,
      right,
      foot - 0.035,
    )
    pen.lineTo(right - inset * 0.3, foot)
    pen.lineTo(left + inset * 0.3, foot)
  })
  g.strokeStyle = 'rgba(70,40,10,.35)'
  pen.lineWidth = 0.006
  const ribs = Math.round((right - left) / 0.05)
  for (let k = 1; k < ribs; k++) {
    const at = left + inset * 1.1 + ((right - left - inset * 2.2) * k) / ribs
    pen.strokeLine(at, top, left + inset * 0.4 + ((right - left - inset * 0.8) * k) / ribs, foot - 0.006)
  }
  slab(pen, left + inset * 1.05, top - 0.022, right - left - inset * 2.1, 0.026, shadeHex(colour, -0.2))
}

/** A hall of China's emperors: two golden roofs over red walls and columns, on terraces of marble with stairs. */
function drawImperialHall(
  pen: SharePen,
  { colour = '#a83226', roof = '#d99a2c', night, snow }: PieceOptions,
) {
  const { g } = pen
  const tiles = snow ? SNOW : roof
  for (let k = 0; k < 3; k++) {
    const [inset, y] = [0.02 + (2 - k) * 0.1, 0.76 + k * 0.08]
    slab(pen, inset, y, 2.6 - inset * 2, 0.08, shadeHex('#e6dfd0', -0.05 * k))
    g.fillStyle = '#f6f2e8'
    for (let post = 0; post < 24; post++)
      pen.fillRect(inset + ((2.6 - inset * 2) * post) / 24, y - 0.03, 0.014, 0.034)
    pen.fillRect(inset, y - 0.022, 2.6 - inset * 2, 0.008)
  }
  face(pen, '#cfc6b2', [
    [1.14, 0.73],
    [1.46, 0.73],
    [1.58, 1],
    [1.02, 1],
  ])
  g.fillStyle = 'rgba(90,80,60,.35)'
  for (let k = 0; k < 9; k++) pen.fillRect(1.13 - k * 0.012, 0.75 + k * 0.028, 0.34 + k * 0.024, 0.008)
  slab(pen, 0.4, 0.48, 1.8, 0.26, colour)
  g.fillStyle = '#2f5f74'
  pen.fillRect(0.4, 0.48, 1.8, 0.045)
  g.fillStyle = '#c9a24a'
  for (let k = 0; k < 22; k++) pen.fillRect(0.42 + k * 0.082, 0.495, 0.04, 0.014)
  for (let k = 0; k < 9; k++) {
    const x = 0.6 + k * 0.175
    g.fillStyle = night ? LAMPLIT : '#5a1a14'
    pen.fillRect(x - 0.055, 0.56, 0.11, 0.18)
    g.fillStyle = '#c9a24a'
    for (let bar = 0; bar < 3; bar++) pen.fillRect(x - 0.04 + bar * 0.035, 0.57, 0.006, 0.1)
  }
  for (let k = 0; k < 10; k++) column(pen, 0.46 + k * 0.187, 0.54, 0.74, 0.04, shadeHex(colour, 0.12))
  sweptRoof(pen, 0.16, 2.44, 0.33, 0.5, tiles)
  slab(pen, 0.66, 0.25, 1.28, 0.1, '#2f5f74')
  g.fillStyle = '#c9a24a'
  for (let k = 0; k < 16; k++) pen.fillRect(0.69 + k * 0.078, 0.28, 0.036, 0.03)
  sweptRoof(pen, 0.42, 2.18, 0.06, 0.27, tiles)
}

/** Four heads of stone in the face of a mountain, as at Rushmore. */
function drawCarvedHeads(pen: SharePen) {
  const { g } = pen
  const rock = '#b3a796'
  face(pen, pen.across(0, 2.6, shadeHex(rock, 0.14), rock, shadeHex(rock, -0.25)), [
    [0, 1],
    [0.08, 0.5],
    [0.3, 0.24],
    [0.62, 0.1],
    [1.1, 0.04],
    [1.7, 0.1],
    [2.2, 0.2],
    [2.46, 0.44],
    [2.6, 1],
  ])
  g.strokeStyle = 'rgba(60,48,34,.28)'
  pen.lineWidth = 0.014
  for (let k = 0; k < 16; k++) pen.strokeLine(0.16 + k * 0.15, 0.72 + (k % 4) * 0.04, 0.1 + k * 0.16, 0.98)
  for (const [k, [x, y, s]] of [
    [0.58, 0.36, 1.1],
    [1.04, 0.36, 1.02],
    [1.44, 0.44, 0.92],
    [1.9, 0.4, 1.04],
  ].entries())
    carvedHead(pen, x, y, 0.2 * s, shadeHex(rock, 0.2), k)
  // What was blasted off lies below.
  for (let k = 0; k < 40; k++) {
    g.fillStyle = shadeHex(rock, ((k * 0.37) % 1) * 0.4 - 0.25)
    pen.fillCircle(
      0.2 + ((k * 0.618) % 1) * 2.2,
      0.86 + ((k * 0.755) % 1) * 0.13,
      0.02 + 0.02 * ((k * 0.29) % 1),
    )
  }
}

/** A face of stone about (x, y), half of it `r` broad: brow, sunken eyes, nose, mouth; one has a beard, one glasses and a moustache. */
function carvedHead(pen: SharePen, x: number, y: number, r: number, stone: string, k: number) {
  const { g } = pen
  const shade = shadeHex(stone, -0.42)
  pen.fillShape(pen.across(x - r, x + r, shadeHex(stone, 0.2), stone, shadeHex(stone, -0.32)), () => {
    pen.moveTo(x - r * 0.9, y - r * 0.5)
    pen.curveTo(x - r * 0.9, y - r * 1.5, x + r * 0.9, y - r * 1.5, x + r * 0.9, y - r * 0.5)
    pen.curveTo(x + r, y + r * 0.5, x + r * 0.6, y + r * 1.3, x, y + r * 1.4)
    pen.curveTo(x - r * 0.6, y + r * 1.3, x - r, y + r * 0.5, x - r * 0.9, y - r * 0.5)
  })
  // Hair, in waves at the sides.
  g.fillStyle = shadeHex(stone, -0.16)
  for (const side of [-1, 1])
    for (let n = 0; n < 4; n++) pen.fillCircle(x + side * r * 0.86, y - r * (0.8 - n * 0.3), r * 0.2)
  g.fillStyle = shade
  for (const side of [-1, 1]) pen.fillEllipse(x + side * r * 0.4, y - r * 0.18, r * 0.24, r * 0.14)
  g.fillStyle = shadeHex(stone, 0.3)
  for (const side of [-1, 1]) pen.fillRect(x + side * r * 0.4 - r * 0.3, y - r * 0.44, r * 0.6, r * 0.1)
  face(pen, shadeHex(stone, 0.26), [
    [x - r * 0.07, y - r * 0.32],
    [x + r * 0.05, y - r * 0.32],
    [x + r * 0.2, y + r * 0.36],
    [x - r * 0.22, y + r * 0.36],
  ])
  face(pen, shade, [
    [x + r * 0.05, y - r * 0.32],
    [x + r * 0.2, y + r * 0.36],
    [x + r * 0.06, y + r * 0.36],
  ])
  g.fillStyle = shade
  pen.fillRect(x - r * 0.3, y + r * 0.62, r * 0.6, r * 0.07)
  if (k === 2) {
    g.fillStyle = shadeHex(stone, -0.2)
    pen.fillRect(x - r * 0.36, y + r * 0.46, r * 0.72, r * 0.14)
    g.strokeStyle = shade
    pen.lineWidth = r * 0.05
    for (const side of [-1, 1])
      pen.strokeLine(x + side * r * 0.14, y - r * 0.02, x + side * r * 0.66, y - r * 0.02)
  }
  if (k === 3) {
    g.fillStyle = shadeHex(stone, -0.24)
    for (let n = 0; n < 9; n++)
      pen.fillCircle(x - r * 0.6 + n * r * 0.15, y + r * (0.86 + 0.3 * Math.sin((n / 8) * Math.PI)), r * 0.2)
    g.fillStyle = shade
    pen.fillRect(x - r * 0.24, y + r * 0.66, r * 0.48, r * 0.06)
  }
}

/** What kings, emperors and peoples built for themselves and their gods. */
export const PALACES_AND_TEMPLES: Readonly<Record<string, Piece>> = {
  '@greektemple': { broadness: 2, draw: drawGreekTemple },
  '@acropolis': { broadness: 2.6, draw: drawAcropolis },
  '@imperialhall': { broadness: 2.6, draw: drawImperialHall },
  ...TEMPLES_OF_THE_SOUTH,
  '@carvedheads': { broadness: 2.6, draw: drawCarvedHeads },
}
