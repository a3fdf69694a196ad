import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { PieceOptions } from '../piece.ts'
import { archway, face, SNOW, slab } from './masonry.ts'

const PLASTER = ['#f0e7d2', '#e6c98f', '#eef0e6', '#d98f6c', '#e9dcc0', '#b9c9a4']
const BEAM = '#3b2617'
const TILE = '#93452f'
const STONE = '#9c8f7c'
const LAMPLIT = '#ffcf70'
const HOUSES = 4
const BREADTH = 0.66
const GROUND = 0.74
const EAVES = 0.4

/** Half-timbered houses side by side: steep gables, beams and braces over plaster, upper floors that jut out, flower boxes. */
export function drawTimberRow(pen: SharePen, { colour, night, snow }: PieceOptions) {
  for (let k = 0; k < HOUSES; k++)
    drawTimberHouse(pen, 0.05 + k * BREADTH, colour ?? PLASTER[k], k, night, snow)
}

function drawTimberHouse(
  pen: SharePen,
  x: number,
  plaster: string,
  k: number,
  night: boolean,
  snow: boolean,
) {
  const { g } = pen
  const w = BREADTH - 0.03
  const top = 0.03 + (k % 3) * 0.05
  slab(pen, x + 0.02, GROUND, w - 0.04, 1 - GROUND, STONE)
  slab(pen, x, EAVES, w, GROUND - EAVES, plaster)
  face(pen, plaster, [
    [x, EAVES],
    [x + w / 2, top],
    [x + w, EAVES],
  ])
  g.strokeStyle = BEAM
  pen.lineWidth = 0.02
  for (const y of [EAVES, 0.57, GROUND]) pen.strokeLine(x, y, x + w, y)
  for (let post = 0; post <= 6; post++) pen.strokeLine(x + (w / 6) * post, EAVES, x + (w / 6) * post, GROUND)
  for (const post of [1, 2, 3, 4, 5]) {
    const height = (1 - Math.abs(post / 3 - 1)) * (EAVES - top)
    pen.strokeLine(x + (w / 6) * post, EAVES, x + (w / 6) * post, EAVES - height)
  }
  pen.strokeLine(x + w * 0.2, EAVES - 0.15, x + w * 0.8, EAVES - 0.15)
  for (const [from, to] of [
    [0, 1],
    [6, 5],
    [2, 3],
    [4, 3],
  ])
    pen.strokeLine(x + (w / 6) * from, GROUND, x + (w / 6) * to, 0.57)
  for (const post of [1.5, 4.5, 3])
    for (const y of post === 3 ? [EAVES - 0.13] : [0.43, 0.6])
      lightWindow(pen, x + (w / 6) * post, y, night, k)
  // The roof reaches over the gable.
  g.strokeStyle = snow ? SNOW : TILE
  pen.lineWidth = snow ? 0.06 : 0.045
  pen.strokeLine(x - 0.02, EAVES + 0.02, x + w / 2, top - 0.015)
  pen.strokeLine(x + w / 2, top - 0.015, x + w + 0.02, EAVES + 0.02)
  g.fillStyle = shadeHex(BEAM, 0.15)
  pen.fillRect(x - 0.01, GROUND - 0.015, w + 0.02, 0.03)
  g.fillStyle = ['#5a3420', '#3f5a3a', '#6a2a22', '#34506a'][k]
  archway(pen, x + w * (k % 2 ? 0.3 : 0.7), 1, 0.15, 0.2)
  lightWindow(pen, x + w * (k % 2 ? 0.72 : 0.28), 0.81, night, k)
}

/** A window with shutters, crossed by bars, with a box of geraniums below. */
function lightWindow(pen: SharePen, x: number, y: number, night: boolean, k: number) {
  const { g } = pen
  g.fillStyle = ['#4f6a3a', '#7a3427', '#3f5a6a', '#5a3a24'][k]
  pen.fillRect(x - 0.066, y, 0.132, 0.1)
  g.fillStyle = '#f4efe2'
  pen.fillRect(x - 0.042, y - 0.004, 0.084, 0.108)
  g.fillStyle = night ? LAMPLIT : '#4a5a66'
  pen.fillRect(x - 0.034, y + 0.004, 0.068, 0.092)
  g.fillStyle = '#f4efe2'
  pen.fillRect(x - 0.003, y, 0.006, 0.1)
  pen.fillRect(x - 0.034, y + 0.045, 0.068, 0.006)
  for (let n = 0; n < 9; n++) {
    g.fillStyle = n % 2 ? '#d8304a' : '#4f8a3a'
    pen.fillCircle(x - 0.056 + n * 0.014, y + 0.112 + (n % 3) * 0.006, 0.012)
  }
}
