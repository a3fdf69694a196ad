import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { gabled } from './country-buildings.ts'
import { archway, boards, dome, drum, face, PALE, panes, SNOW, slab, TIMBER } from './masonry.ts'
import type { PieceOptions } from './piece.ts'

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

/** A boathouse with great doors. */
export function drawBoathouse(pen: SharePen, { colour = '#8a3c30', night, snow }: PieceOptions) {
  drawBoarded(pen, colour, snow ? SNOW : '#4a4440', night, '#2c2018')
  for (const x of [0.1, 0.4, 0.74, 1.1]) slab(pen, x, 0.9, 0.035, 0.1, '#3a2a1c')
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

/** A hut on stilts from which a beach is watched. */
export function drawLifeguardTower(pen: SharePen, { colour = '#4f9fc0', night }: PieceOptions) {
  const { g } = pen
  g.strokeStyle = PALE
  pen.lineWidth = 0.035
  for (const [a, b] of [
    [0.2, 0.14],
    [0.9, 0.98],
  ])
    pen.strokeLine(a, 0.6, b, 1)
  pen.lineWidth = 0.02
  pen.strokeLine(0.18, 0.64, 0.94, 0.96)
  pen.strokeLine(0.92, 0.64, 0.16, 0.96)
  boards(pen, 0.24, 0.24, 0.56, 0.36, colour, 9)
  panes(pen, { x: 0.3, y: 0.28, w: 0.44, h: 0.18, columns: 2, rows: 1, share: 0.76 }, night)
  slab(pen, 0.08, 0.585, 0.96, 0.04, PALE)
  face(pen, pen.gradient(0, 0.1, 0, 0.26, '#d8584a', '#a03428'), [
    [0.34, 0.1],
    [0.72, 0.1],
    [0.9, 0.26],
    [0.14, 0.26],
  ])
  g.strokeStyle = PALE
  pen.lineWidth = 0.014
  pen.strokeLine(0.08, 0.46, 0.26, 0.46)
  pen.strokeLine(0.8, 0.46, 1.04, 0.46)
  for (const x of [0.09, 0.17, 0.87, 0.95, 1.03]) pen.strokeLine(x, 0.46, x, 0.6)
  pen.lineWidth = 0.02
  pen.strokeLine(1.04, 0.61, 1.26, 1)
  pen.strokeLine(1.12, 0.61, 1.34, 1)
  for (let k = 1; k < 6; k++)
    pen.strokeLine(1.04 + k * 0.037, 0.61 + k * 0.065, 1.12 + k * 0.037, 0.61 + k * 0.065)
  pen.strokeLine(0.56, 0.1, 0.56, 0)
  face(pen, '#e8b82a', [
    [0.56, 0],
    [0.72, 0.03],
    [0.56, 0.07],
  ])
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

/** A round tent of felt. */
export function drawYurt(pen: SharePen, { night, snow }: PieceOptions) {
  const felt = '#e4dccb'
  drum(pen, 0.08, 0.46, 1.3, 0.54, felt)
  face(pen, pen.across(0.04, 1.42, shadeHex(felt, 0.3), shadeHex(felt, -0.02), shadeHex(felt, -0.36)), [
    [0.04, 0.48],
    [0.58, 0.1],
    [0.88, 0.1],
    [1.42, 0.48],
  ])
  drum(pen, 0.6, 0.04, 0.26, 0.07, snow ? SNOW : '#8a6238')
  pen.g.fillStyle = '#2f6a9c'
  for (const y of [0.5, 0.72]) pen.fillRect(0.08, y, 1.3, 0.03)
  slab(pen, 0.58, 0.56, 0.3, 0.44, '#b8452e')
  pen.g.strokeStyle = '#e0b04a'
  pen.lineWidth = 0.02
  pen.strokeRect(0.61, 0.6, 0.24, 0.4)
  pen.strokeLine(0.73, 0.6, 0.73, 1)
  if (night) {
    pen.g.fillStyle = '#ffd97a'
    pen.fillRect(0.7, 0.02, 0.06, 0.05)
  }
}

/** A carved pole with faces and wings. */
export function drawTotemPole(pen: SharePen) {
  const { g } = pen
  const colours = ['#8a3428', '#2f6a5a', '#a8762c', '#34506e']
  face(pen, '#b08a4a', [
    [0.02, 0.16],
    [0.44, 0.16],
    [0.4, 0.25],
    [0.06, 0.25],
  ])
  g.strokeStyle = '#3a2412'
  pen.lineWidth = 0.006
  for (let k = 0; k < 8; k++) pen.strokeLine(0.05 + k * 0.05, 0.165, 0.07 + k * 0.045, 0.245)
  for (let k = 0; k < 4; k++) {
    const y = 0.02 + k * 0.24
    drum(pen, 0.13, y, 0.2, 0.25, colours[k])
    g.fillStyle = '#f0e4c8'
    for (const x of [0.185, 0.275]) pen.fillEllipse(x, y + 0.075, 0.028, 0.02)
    g.fillStyle = '#1c1410'
    for (const x of [0.185, 0.275]) pen.fillCircle(x, y + 0.075, 0.012)
    face(pen, k % 2 ? '#e0a83a' : '#d8cba8', [
      [0.215, y + 0.09],
      [0.245, y + 0.09],
      [0.26, y + 0.15],
      [0.2, y + 0.15],
    ])
    g.fillStyle = '#1c1410'
    pen.fillRoundRect(0.165, y + 0.175, 0.13, 0.035, 0.015)
    g.fillStyle = '#f0e4c8'
    for (let n = 0; n < 4; n++) pen.fillRect(0.175 + n * 0.03, y + 0.178, 0.02, 0.014)
  }
}

/** A cabin high up on legs of timber, from which a forest or a border is watched. */
export function drawLookout(pen: SharePen, { colour = TIMBER, night, snow }: PieceOptions) {
  const { g } = pen
  g.strokeStyle = shadeHex(colour, -0.15)
  pen.lineWidth = 0.022
  pen.strokeLine(0.17, 0.34, 0.08, 1)
  pen.strokeLine(0.43, 0.34, 0.52, 1)
  pen.lineWidth = 0.012
  for (let k = 0; k < 4; k++) {
    const y = 0.36 + k * 0.16
    const spread = k * 0.022
    pen.strokeLine(0.17 - spread, y, 0.43 + spread + 0.02, y + 0.16)
    pen.strokeLine(0.43 + spread, y, 0.17 - spread - 0.02, y + 0.16)
    pen.strokeLine(0.17 - spread, y, 0.43 + spread, y)
  }
  slab(pen, 0.08, 0.32, 0.44, 0.03, colour)
  boards(pen, 0.14, 0.14, 0.32, 0.18, colour, 7)
  panes(pen, { x: 0.15, y: 0.15, w: 0.3, h: 0.1, columns: 4, rows: 1, share: 0.8 }, night)
  face(pen, pen.across(0.06, 0.54, snow ? SNOW : '#6a5a4c', snow ? '#c9d6e2' : '#3c322a'), [
    [0.3, 0],
    [0.54, 0.15],
    [0.06, 0.15],
  ])
  pen.lineWidth = 0.008
  pen.strokeLine(0.08, 0.25, 0.52, 0.25)
  for (let k = 0; k < 8; k++) pen.strokeLine(0.085 + k * 0.062, 0.25, 0.085 + k * 0.062, 0.33)
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

/** An open pavilion of posts under a roof. */
export function drawGazebo(pen: SharePen, { colour = '#f0ece2', night, snow }: PieceOptions) {
  const { g } = pen
  const roof = snow ? SNOW : '#6f7f78'
  if (night) {
    g.fillStyle = pen.glow(0.55, 0.6, 0.5, [
      [0, 'rgba(255,214,130,.75)'],
      [1, 'rgba(255,190,90,0)'],
    ])
    pen.fillRect(0.06, 0.4, 0.98, 0.5)
  }
  slab(pen, 0.04, 0.9, 1.02, 0.1, shadeHex(colour, -0.15))
  for (const [x, w] of [
    [0.1, 0.045],
    [0.33, 0.035],
    [0.73, 0.035],
    [0.955, 0.045],
  ])
    drum(pen, x, 0.4, w, 0.51, colour)
  g.strokeStyle = colour
  pen.lineWidth = 0.016
  for (const [from, to] of [
    [0.12, 0.35],
    [0.75, 0.97],
  ]) {
    pen.strokeLine(from, 0.72, to, 0.72)
    for (let k = 0; k < 7; k++)
      pen.strokeLine(from + ((to - from) * k) / 6, 0.72, from + ((to - from) * k) / 6, 0.9)
    pen.begin()
    pen.moveTo(from, 0.5)
    pen.quadTo((from + to) / 2, 0.4, to, 0.5)
    g.stroke()
  }
  pen.begin()
  pen.moveTo(0.35, 0.52)
  pen.quadTo(0.55, 0.38, 0.75, 0.52)
  g.stroke()
  slab(pen, 0.06, 0.37, 0.98, 0.05, colour)
  pen.fillShape(pen.across(0, 1.1, shadeHex(roof, 0.25), roof, shadeHex(roof, -0.4)), () => {
    pen.moveTo(0, 0.385)
    pen.quadTo(0.4, 0.26, 0.5, 0.1)
    pen.lineTo(0.6, 0.1)
    pen.quadTo(0.7, 0.26, 1.1, 0.385)
  })
  g.strokeStyle = 'rgba(20,30,26,.25)'
  pen.lineWidth = 0.008
  for (const x of [0.33, 0.55, 0.77]) pen.strokeLine(0.55 + (x - 0.55) * 0.12, 0.1, x, 0.385)
  drum(pen, 0.52, 0.05, 0.06, 0.06, colour)
  pen.g.fillStyle = '#c9a04a'
  pen.fillCircle(0.55, 0.03, 0.025)
}

/** A dome that opens to the stars. */
export function drawObservatory(pen: SharePen, { snow }: PieceOptions) {
  drum(pen, 0.14, 0.54, 0.92, 0.46, PALE)
  dome(pen, 0.6, 0.56, 0.52, 0.54, snow ? SNOW : '#cfd6dc')
  face(pen, '#1d2733', [
    [0.6, 0.02],
    [0.74, 0.04],
    [0.92, 0.52],
    [0.74, 0.54],
  ])
  face(pen, pen.across(0.66, 0.84, '#8b9199', '#4a5058'), [
    [0.7, 0.1],
    [0.78, 0.06],
    [0.86, 0.5],
    [0.76, 0.52],
  ])
  slab(pen, 0.1, 0.54, 1.0, 0.04, '#9aa2aa')
  slab(pen, 0.28, 0.74, 0.16, 0.26, '#5c4026')
}

/** A booth in the middle of a road, its bar down. */
export function drawTollBooth(pen: SharePen, { night }: PieceOptions) {
  const { g } = pen
  for (const x of [0.2, 1.12, 2.02]) slab(pen, x, 0.24, 0.06, 0.76, '#9aa2aa')
  slab(pen, 0, 0.08, 2.3, 0.17, '#3f6a8c')
  g.fillStyle = night ? '#7aff9a' : '#7ac08a'
  for (const x of [0.55, 1.6]) pen.fillRect(x, 0.12, 0.16, 0.09)
  for (const x of [0.12, 1.02, 1.94]) {
    slab(pen, x, 0.5, 0.26, 0.5, '#d8dade')
    g.fillStyle = night ? '#ffe3a0' : '#7d9cae'
    pen.fillRect(x + 0.03, 0.55, 0.2, 0.2)
    slab(pen, x - 0.03, 0.46, 0.32, 0.05, '#c9402a')
  }
  for (const x of [0.38, 1.28]) {
    for (let k = 0; k < 6; k++) {
      g.fillStyle = k % 2 ? '#f4f0e6' : '#c9402a'
      pen.fillRect(x + k * 0.1, 0.72, 0.1, 0.045)
    }
  }
}
