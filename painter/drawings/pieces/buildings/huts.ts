import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { PieceOptions } from '../piece.ts'
import { gabled } from './country-buildings.ts'
import { archway, boards, dome, face, PALE, panes, SNOW, slab } from './masonry.ts'

function drawBoarded(pen: SharePen, wall: string, roof: string, night: boolean, door: string) {
  gabled(pen, { x: 0.08, y: 0.42, w: 0.7, deep: 0.44, ridge: 0.06, wall, roof })
  pen.g.strokeStyle = 'rgba(20,12,6,.25)'
  pen.lineWidth = 0.008
  for (let k = 1; k < 10; k++) {
    const x = 0.08 + k * 0.07
    pen.strokeLine(x, 0.42 - (0.35 - Math.abs(x - 0.43)) * 0.8, x, 1)
  }
  for (let k = 1; k < 6; k++) pen.strokeLine(0.78 + k * 0.073, 0.45, 0.78 + k * 0.073, 1)
  panes(pen, { x: 0.88, y: 0.54, w: 0.26, h: 0.24, columns: 1, rows: 1, share: 0.8 }, night)
  slab(pen, 0.3, 0.56, 0.26, 0.44, door)
  pen.g.strokeStyle = PALE
  pen.lineWidth = 0.018
  pen.strokeRect(0.3, 0.56, 0.26, 0.44)
  pen.strokeLine(0.43, 0.56, 0.43, 1)
}

/** A shed in a garden. */
export const drawShed = (
  pen: SharePen,
  { colour = '#9a7448', roof = '#5a5650', door = shadeHex(colour, -0.35), night, snow }: PieceOptions,
) => drawBoarded(pen, colour, snow ? SNOW : roof, night, door)

/** A gaily painted hut on the beach. */
export function drawBeachHut(pen: SharePen, { colour = '#3f8fb8', night, snow }: PieceOptions) {
  drawBoarded(pen, colour, snow ? SNOW : '#f0ece2', night, '#f2efe6')
  pen.g.fillStyle = 'rgba(255,255,255,.55)'
  for (let k = 0; k < 5; k++) pen.fillRect(0.09 + k * 0.14, 0.43, 0.07, 0.12)
}

/** A red kiosk for a telephone. */
export function drawPhoneBox(pen: SharePen, { colour = '#c4221c', night, snow }: PieceOptions) {
  const { g } = pen
  slab(pen, 0.05, 0.95, 0.36, 0.05, '#2c2826')
  slab(pen, 0.07, 0.14, 0.32, 0.82, colour)
  pen.fillShape(pen.across(0.05, 0.41, shadeHex(colour, 0.2), shadeHex(colour, -0.3)), () => {
    pen.moveTo(0.07, 0.1)
    pen.quadTo(0.23, -0.05, 0.39, 0.1)
  })
  slab(pen, 0.04, 0.09, 0.38, 0.05, shadeHex(colour, -0.1))
  g.fillStyle = night ? '#fff0c0' : '#f4f0e2'
  pen.fillRect(0.11, 0.095, 0.24, 0.035)
  g.fillStyle = night ? '#ffe3a0' : '#bcd4dc'
  pen.fillRect(0.115, 0.18, 0.23, 0.66)
  g.fillStyle = colour
  for (const x of [0.18, 0.265]) pen.fillRect(x, 0.18, 0.014, 0.66)
  for (let k = 1; k < 8; k++) pen.fillRect(0.115, 0.18 + k * 0.0825, 0.23, 0.012)
  g.fillStyle = 'rgba(60,0,0,.3)'
  pen.fillRect(0.36, 0.15, 0.03, 0.8)
  if (!snow) return
  g.fillStyle = SNOW
  pen.fillEllipse(0.23, 0.04, 0.16, 0.04)
}

/** A house of blocks of snow. */
export function drawIgloo(pen: SharePen, { night }: PieceOptions) {
  const { g } = pen
  dome(pen, 0.76, 1, 0.68, 0.96, '#d6e6f2', 1)
  g.strokeStyle = 'rgba(96,136,168,.55)'
  pen.lineWidth = 0.01
  for (let row = 1; row < 6; row++) {
    const y = 1 - row * 0.155
    const half = 0.68 * Math.sqrt(Math.max(0, 1 - (row / 6.2) ** 2.2))
    pen.begin()
    pen.moveTo(0.76 - half, y)
    pen.quadTo(0.76, y + 0.05, 0.76 + half, y)
    g.stroke()
    for (let k = 0; k < 9 - row; k++) {
      const x = 0.76 + (((k + (row % 2) * 0.5) / (8 - row)) * 2 - 1) * half * 0.86
      pen.strokeLine(x, y + 0.03, x + (x - 0.76) * 0.04, y + 0.15)
    }
  }
  dome(pen, 1.2, 1, 0.3, 0.56, '#e6f1f8', 1)
  g.fillStyle = night ? '#ffca70' : '#33475a'
  archway(pen, 1.22, 1, 0.34, 0.42)
}

/** A tent of poles and hides. */
export function drawTeepee(pen: SharePen, { colour = '#d8c09a', night, snow }: PieceOptions) {
  const { g } = pen
  g.strokeStyle = '#6b4a2c'
  pen.lineWidth = 0.016
  for (const [a, b] of [
    [0.3, 0.58],
    [0.36, 0.5],
    [0.5, 0.34],
    [0.56, 0.28],
    [0.43, 0.45],
  ])
    pen.strokeLine(b, 0.2, a, 0)
  face(pen, pen.across(0.04, 0.82, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.4)), [
    [0.4, 0.14],
    [0.48, 0.14],
    [0.84, 1],
    [0.02, 1],
  ])
  g.fillStyle = '#a3452c'
  for (let k = 0; k < 9; k++) {
    const x = 0.12 + k * 0.08
    face(pen, k % 2 ? '#a3452c' : '#2f5a6a', [
      [x - 0.035, 0.82],
      [x, 0.74],
      [x + 0.035, 0.82],
    ])
  }
  face(pen, night ? '#ffc870' : '#2c2018', [
    [0.42, 0.6],
    [0.54, 1],
    [0.32, 1],
  ])
  if (snow) {
    g.fillStyle = SNOW
    pen.fillEllipse(0.44, 0.2, 0.05, 0.03)
  }
}

/** A house on posts above the water, with a roof of straw. */
export function drawStiltHouse(pen: SharePen, { night }: PieceOptions) {
  const { g } = pen
  g.fillStyle = '#5a3d22'
  for (const x of [0.18, 0.42, 0.72, 0.98, 1.16]) pen.fillRect(x, 0.66, 0.035, 0.34)
  boards(pen, 0.2, 0.4, 0.92, 0.28, '#a3804e', 14)
  panes(pen, { x: 0.28, y: 0.44, w: 0.34, h: 0.2, columns: 2, rows: 1, share: 0.6 }, night)
  slab(pen, 0.76, 0.46, 0.16, 0.22, night ? '#ffd97a' : '#4a3018')
  slab(pen, 0.08, 0.66, 1.24, 0.035, '#6b4a28')
  const straw = '#b8964e'
  face(pen, pen.gradient(0, 0.02, 0, 0.44, shadeHex(straw, 0.25), straw, shadeHex(straw, -0.4)), [
    [0.36, 0.06],
    [0.98, 0.06],
    [1.3, 0.44],
    [0.02, 0.44],
  ])
  g.strokeStyle = 'rgba(70,46,12,.4)'
  pen.lineWidth = 0.008
  for (let k = 0; k < 26; k++) pen.strokeLine(0.36 + k * 0.025, 0.07, 0.03 + k * 0.05, 0.46)
}
