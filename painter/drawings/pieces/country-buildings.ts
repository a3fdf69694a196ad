import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { archway, boards, courses, drum, face, PALE, panes, SNOW, STONE, slab, TIMBER } from './masonry.ts'
import type { PieceOptions } from './piece.ts'

/** A gable end with its roof; the ridge runs away from the eye to the right as far as `deep`. */

export function gabled(
  pen: SharePen,
  {
    x,
    y,
    w,
    deep,
    ridge,
    wall,
    roof,
  }: { x: number; y: number; w: number; deep: number; ridge: number; wall: string; roof: string },
) {
  slab(pen, x + w, y, deep, 1 - y, shadeHex(wall, -0.18))
  face(pen, pen.gradient(0, ridge, 0, y, shadeHex(roof, 0.2), shadeHex(roof, -0.2)), [
    [x + w / 2, ridge],
    [x + w / 2 + deep + 0.04, ridge],
    [x + w + deep + 0.05, y + 0.02],
    [x + w, y + 0.02],
  ])
  face(pen, pen.across(x, x + w, shadeHex(wall, 0.16), shadeHex(wall, -0.06)), [
    [x, 1],
    [x, y],
    [x + w / 2, ridge + 0.03],
    [x + w, y],
    [x + w, 1],
  ])
  pen.g.strokeStyle = shadeHex(roof, -0.1)
  pen.lineWidth = 0.035
  pen.begin()
  pen.moveTo(x - 0.04, y + 0.035)
  pen.lineTo(x + w / 2, ridge)
  pen.lineTo(x + w + 0.03, y + 0.03)
  pen.g.stroke()
}

/** A mill with a great wheel that the stream turns. */
export function drawWaterMill(pen: SharePen, { night, snow }: PieceOptions) {
  const { g } = pen
  const stone = '#a89a84'
  gabled(pen, {
    x: 0.66,
    y: 0.42,
    w: 0.52,
    deep: 0.5,
    ridge: 0.08,
    wall: stone,
    roof: snow ? SNOW : '#7a4a36',
  })
  courses(pen, 0.66, 0.5, 0.52, 0.5, 9)
  courses(pen, 1.18, 0.44, 0.5, 0.56, 10)
  panes(pen, { x: 0.76, y: 0.32, w: 0.32, h: 0.18, columns: 2, rows: 1, share: 0.5 }, night)
  panes(pen, { x: 1.24, y: 0.5, w: 0.4, h: 0.2, columns: 2, rows: 1, share: 0.46 }, night)
  slab(pen, 1.34, 0.74, 0.13, 0.26, '#5c4026')
  slab(pen, 1.46, 0.02, 0.1, 0.16, shadeHex(stone, -0.2))
  // The wheel, its flume above and the water that falls from it.
  slab(pen, 0, 0.38, 0.5, 0.04, TIMBER)
  g.fillStyle = 'rgba(190,222,236,.95)'
  pen.fillRect(0, 0.365, 0.46, 0.02)
  const [cx, cy, r] = [0.44, 0.72, 0.3]
  g.strokeStyle = '#5a3d22'
  pen.lineWidth = 0.035
  pen.begin()
  pen.arc(cx, cy, r)
  g.stroke()
  pen.lineWidth = 0.018
  pen.begin()
  pen.arc(cx, cy, r * 0.74)
  g.stroke()
  for (let k = 0; k < 14; k++) {
    const a = (k / 14) * Math.PI * 2 + 0.1
    pen.lineWidth = k % 2 ? 0.014 : 0.02
    pen.strokeLine(cx, cy, cx + Math.cos(a) * r, cy + Math.sin(a) * r)
    pen.lineWidth = 0.035
    g.strokeStyle = k % 2 ? '#7a5430' : '#6b4726'
    pen.strokeLine(
      cx + Math.cos(a) * r * 0.86,
      cy + Math.sin(a) * r * 0.86,
      cx + Math.cos(a + 0.1) * r * 1.12,
      cy + Math.sin(a + 0.1) * r * 1.12,
    )
    g.strokeStyle = '#5a3d22'
  }
  g.fillStyle = '#3a2614'
  pen.fillCircle(cx, cy, 0.045)
  pen.fillShape(pen.gradient(0, 0.38, 0, 1, 'rgba(235,246,252,.95)', 'rgba(200,226,238,.6)'), () => {
    pen.moveTo(0.2, 0.37)
    pen.quadTo(0.1, 0.42, 0.1, 0.7)
    pen.lineTo(0.08, 1)
    pen.lineTo(0.17, 1)
    pen.quadTo(0.16, 0.6, 0.27, 0.4)
  })
  // The stream that it stands in.
  g.fillStyle = pen.gradient(0, 0.9, 0, 1, '#5f9fc0', '#2f6a92')
  pen.fillRoundRect(0, 0.915, 0.84, 0.085, [0.05, 0.05, 0.02, 0.02])
  g.fillStyle = 'rgba(225,240,248,.85)'
  for (let k = 0; k < 9; k++) pen.fillEllipse(0.04 + k * 0.05, 0.92 + (k % 3) * 0.012, 0.045, 0.014)
  g.fillStyle = 'rgba(225,240,248,.5)'
  for (let k = 0; k < 7; k++) pen.fillEllipse(0.36 + k * 0.066, 0.945 + (k % 3) * 0.02, 0.05, 0.006)
  for (let k = 0; k < 6; k++) {
    g.fillStyle = shadeHex('#8f8a80', (k % 3) * 0.1 - 0.1)
    pen.fillEllipse(0.62 + k * 0.045, 0.975 - (k % 2) * 0.02, 0.035, 0.024)
  }
}

/** A great house of many windows with columns at its door. */
export function drawMansion(pen: SharePen, { colour = '#e2d7c2', night, snow }: PieceOptions) {
  const roof = snow ? SNOW : '#56606a'
  for (const x of [0.02, 1.62]) {
    slab(pen, x, 0.42, 0.66, 0.58, shadeHex(colour, -0.06))
    panes(pen, { x: x + 0.02, y: 0.46, w: 0.62, h: 0.5, columns: 4, rows: 2, share: 0.52 }, night)
    face(pen, pen.gradient(0, 0.26, 0, 0.43, shadeHex(roof, 0.15), shadeHex(roof, -0.2)), [
      [x - 0.03, 0.43],
      [x + 0.1, 0.26],
      [x + 0.56, 0.26],
      [x + 0.69, 0.43],
    ])
  }
  slab(pen, 0.62, 0.32, 1.06, 0.68, colour)
  panes(pen, { x: 0.64, y: 0.36, w: 1.02, h: 0.6, columns: 7, rows: 3, share: 0.5 }, night)
  face(pen, pen.gradient(0, 0.12, 0, 0.33, shadeHex(roof, 0.15), shadeHex(roof, -0.2)), [
    [0.58, 0.33],
    [0.74, 0.14],
    [1.56, 0.14],
    [1.72, 0.33],
  ])
  for (const x of [0.5, 0.84, 1.36, 1.74])
    slab(pen, x, 0.06 + (x < 0.6 || x > 1.7 ? 0.14 : 0), 0.08, 0.14, '#8a5a48')
  face(pen, shadeHex(colour, 0.25), [
    [0.86, 0.44],
    [1.15, 0.3],
    [1.44, 0.44],
  ])
  slab(pen, 0.86, 0.43, 0.58, 0.05, shadeHex(colour, 0.2))
  pen.g.fillStyle = 'rgba(50,40,30,.25)'
  pen.fillRect(0.9, 0.48, 0.5, 0.48)
  slab(pen, 1.08, 0.68, 0.14, 0.3, night ? '#ffd97a' : '#4a3020')
  for (let k = 0; k < 4; k++) drum(pen, 0.9 + k * 0.147, 0.48, 0.05, 0.48, PALE)
  slab(pen, 0.82, 0.955, 0.66, 0.045, shadeHex(colour, -0.15))
}

/** A small house of boards: a boathouse, a shed or a hut on the beach. */

/** The front of a house in a town of the old west. */
export function drawSaloon(pen: SharePen, { colour = '#9a7448', night }: PieceOptions) {
  const { g } = pen
  boards(pen, 0.06, 0.12, 1.36, 0.88, colour, 22)
  slab(pen, 0.02, 0.06, 1.44, 0.08, shadeHex(colour, -0.2))
  slab(pen, 0.3, 0, 0.88, 0.1, shadeHex(colour, -0.1))
  slab(pen, 0.32, 0.17, 0.84, 0.13, '#e4d3a8')
  g.fillStyle = '#7a2c20'
  for (let k = 0; k < 6; k++) pen.fillRect(0.4 + k * 0.12, 0.2, 0.07, 0.07)
  panes(pen, { x: 0.14, y: 0.33, w: 1.2, h: 0.18, columns: 4, rows: 1, share: 0.44 }, night)
  face(pen, pen.gradient(0, 0.54, 0, 0.62, shadeHex(colour, 0.1), shadeHex(colour, -0.35)), [
    [0.04, 0.54],
    [1.44, 0.54],
    [1.48, 0.62],
    [0, 0.62],
  ])
  g.fillStyle = 'rgba(20,10,4,.45)'
  pen.fillRect(0.06, 0.62, 1.36, 0.34)
  panes(pen, { x: 0.14, y: 0.66, w: 0.36, h: 0.22, columns: 2, rows: 1, share: 0.7 }, night)
  panes(pen, { x: 0.98, y: 0.66, w: 0.36, h: 0.22, columns: 2, rows: 1, share: 0.7 }, night)
  g.fillStyle = night ? '#ffce70' : '#1c1410'
  pen.fillRect(0.6, 0.64, 0.28, 0.32)
  for (const x of [0.6, 0.745]) boards(pen, x, 0.74, 0.135, 0.15, '#6b4726', 4)
  for (const x of [0.05, 0.36, 0.68 + 0.4, 1.4]) slab(pen, x, 0.6, 0.035, 0.38, shadeHex(colour, -0.3))
  slab(pen, 0, 0.955, 1.48, 0.045, shadeHex(colour, -0.25))
}

/** A long low house of doors beside a road, with its sign. */
export function drawMotel(pen: SharePen, { colour = '#d8c4a0', night, snow }: PieceOptions) {
  const { g } = pen
  slab(pen, 0.5, 0.5, 2.3, 0.5, colour)
  slab(pen, 0.46, 0.43, 2.38, 0.08, snow ? SNOW : '#7a4a3a')
  for (let k = 0; k < 6; k++) {
    const x = 0.58 + k * 0.37
    slab(pen, x, 0.62, 0.1, 0.37, ['#3f7a8a', '#b8584a'][k % 2])
    g.fillStyle = night && k % 3 !== 1 ? '#ffd97a' : '#40566a'
    pen.fillRect(x + 0.14, 0.64, 0.15, 0.16)
    g.fillStyle = night ? '#ffe9b0' : '#8a8478'
    pen.fillCircle(x + 0.05, 0.58, 0.016)
  }
  slab(pen, 0.22, 0.1, 0.045, 0.9, '#5d646c')
  slab(pen, 0.02, 0.04, 0.46, 0.3, night ? '#b0264a' : '#a83a48')
  g.strokeStyle = night ? '#7af0ff' : '#f2e6c8'
  pen.lineWidth = 0.014
  pen.strokeRect(0.05, 0.07, 0.4, 0.24)
  g.fillStyle = night ? '#fff0b8' : '#f2e6c8'
  const glyphs = ['M', 'O', 'T', 'E', 'L']
  for (const [k, glyph] of glyphs.entries()) strokeLetter(pen, glyph, 0.08 + k * 0.073, 0.11)
  pen.fillRect(0.12, 0.25, 0.26, 0.022)
}

/** A capital of the sign, in strokes: (x, y) is its upper left corner. */

function strokeLetter(pen: SharePen, glyph: string, x: number, y: number) {
  const [w, h] = [0.05, 0.1]
  pen.lineWidth = 0.012
  const lines: Record<string, readonly (readonly [number, number, number, number])[]> = {
    M: [
      [0, 1, 0, 0],
      [0, 0, 0.5, 0.6],
      [0.5, 0.6, 1, 0],
      [1, 0, 1, 1],
    ],
    O: [
      [0, 0, 1, 0],
      [1, 0, 1, 1],
      [1, 1, 0, 1],
      [0, 1, 0, 0],
    ],
    T: [
      [0, 0, 1, 0],
      [0.5, 0, 0.5, 1],
    ],
    E: [
      [1, 0, 0, 0],
      [0, 0, 0, 1],
      [0, 0.5, 0.8, 0.5],
      [0, 1, 1, 1],
    ],
    L: [
      [0, 0, 0, 1],
      [0, 1, 1, 1],
    ],
  }
  for (const [x1, y1, x2, y2] of lines[glyph]) pen.strokeLine(x + x1 * w, y + y1 * h, x + x2 * w, y + y2 * h)
}

/** The tower of an airport with a part of its terminal. */
export function drawControlTower(pen: SharePen, { night }: PieceOptions) {
  slab(pen, 0.34, 0.74, 1.5, 0.26, '#c6ccd2')
  panes(pen, { x: 0.36, y: 0.8, w: 1.46, h: 0.18, columns: 18, rows: 2, share: 0.78 }, night)
  slab(pen, 0.3, 0.71, 1.58, 0.05, '#8b939b')
  face(pen, pen.across(0.14, 0.34, '#e6e9ec', '#b4bcc4', '#7c858e'), [
    [0.18, 0.24],
    [0.3, 0.24],
    [0.34, 1],
    [0.14, 1],
  ])
  face(pen, night ? '#bfe6a8' : '#3f5a6e', [
    [0.06, 0.12],
    [0.42, 0.12],
    [0.36, 0.25],
    [0.12, 0.25],
  ])
  slab(pen, 0.04, 0.09, 0.4, 0.035, '#8b939b')
  slab(pen, 0.1, 0.245, 0.28, 0.03, '#8b939b')
  pen.g.strokeStyle = '#6b737c'
  pen.lineWidth = 0.008
  pen.strokeLine(0.24, 0, 0.24, 0.09)
}

/** A castle in French style: pale walls, blue roofs, round towers. */
export function drawChateau(pen: SharePen, { night, snow }: PieceOptions) {
  const wall = '#e6dcc6'
  const roof = snow ? SNOW : '#4f6074'
  slab(pen, 0.3, 0.5, 1.6, 0.5, wall)
  panes(pen, { x: 0.34, y: 0.54, w: 1.52, h: 0.42, columns: 12, rows: 3, share: 0.46 }, night)
  face(pen, pen.gradient(0, 0.24, 0, 0.5, shadeHex(roof, 0.2), shadeHex(roof, -0.2)), [
    [0.26, 0.51],
    [0.42, 0.26],
    [1.78, 0.26],
    [1.94, 0.51],
  ])
  for (const x of [0.62, 0.98, 1.34]) {
    slab(pen, x, 0.34, 0.12, 0.15, wall)
    panes(pen, { x, y: 0.37, w: 0.12, h: 0.11, columns: 1, rows: 1, share: 0.6 }, night)
    face(pen, roof, [
      [x - 0.02, 0.35],
      [x + 0.06, 0.22],
      [x + 0.14, 0.35],
    ])
    slab(pen, x + 0.2, 0.16, 0.06, 0.14, '#b88a70')
  }
  for (const x of [0.1, 1.84]) {
    drum(pen, x, 0.4, 0.26, 0.6, wall)
    panes(pen, { x: x + 0.04, y: 0.46, w: 0.18, h: 0.5, columns: 1, rows: 3, share: 0.36 }, night)
    face(pen, pen.across(x - 0.03, x + 0.29, shadeHex(roof, 0.3), roof, shadeHex(roof, -0.4)), [
      [x + 0.13, 0.04],
      [x + 0.3, 0.41],
      [x - 0.04, 0.41],
    ])
  }
  pen.g.fillStyle = '#5c4026'
  archway(pen, 1.1, 1, 0.16, 0.26)
  slab(pen, 0.06, 0.97, 2.1, 0.03, shadeHex(STONE, 0.1))
}

/** A merry-go-round. */
export function drawCarousel(pen: SharePen, { night, colour = '#c23a4a' }: PieceOptions) {
  const { g } = pen
  slab(pen, 0.06, 0.9, 1.3, 0.1, '#a8782c')
  g.fillStyle = night ? 'rgba(255,214,130,.9)' : '#f0dcae'
  pen.fillRect(0.5, 0.42, 0.42, 0.48)
  for (let k = 0; k < 4; k++) {
    g.fillStyle = k % 2 ? '#c9a04a' : '#8fc0cc'
    pen.fillEllipse(0.56 + k * 0.1, 0.64, 0.036, 0.14)
  }
  const horse = (x: number, y: number, coat: string, saddle: string) => {
    g.strokeStyle = '#d8b04a'
    pen.lineWidth = 0.016
    pen.strokeLine(x, 0.4, x, 0.92)
    g.fillStyle = coat
    pen.fillEllipse(x, y, 0.1, 0.05)
    pen.fillShape(coat, () => {
      pen.moveTo(x - 0.07, y)
      pen.lineTo(x - 0.13, y - 0.13)
      pen.lineTo(x - 0.19, y - 0.09)
      pen.lineTo(x - 0.18, y - 0.06)
      pen.lineTo(x - 0.12, y - 0.06)
      pen.lineTo(x - 0.09, y + 0.04)
    })
    g.strokeStyle = coat
    pen.lineWidth = 0.024
    for (const [dx, ex, ey] of [
      [-0.07, -0.13, 0.1],
      [-0.05, -0.04, 0.13],
      [0.06, 0.04, 0.13],
      [0.08, 0.13, 0.1],
    ])
      pen.strokeLine(x + dx, y + 0.02, x + ex, y + ey)
    pen.strokeLine(x + 0.09, y - 0.02, x + 0.14, y + 0.05)
    g.fillStyle = saddle
    pen.fillEllipse(x, y - 0.02, 0.045, 0.04)
  }
  horse(0.28, 0.66, '#f4efe4', '#2f6a9c')
  horse(1.16, 0.64, '#c9a27a', '#b8452e')
  horse(0.72, 0.74, '#fbf8f2', '#8a3f7a')
  for (let k = 0; k < 12; k++)
    face(pen, k % 2 ? '#f6efe0' : colour, [
      [0.71, 0.05],
      [0.01 + k * 0.1167, 0.33],
      [0.01 + (k + 1) * 0.1167, 0.33],
    ])
  for (let k = 0; k < 12; k++) {
    g.fillStyle = k % 2 ? colour : '#e8c35a'
    pen.fillRoundRect(0.01 + k * 0.1167, 0.32, 0.1167, 0.1, [0, 0, 0.05, 0.05])
    g.fillStyle = night ? '#fff6d0' : '#fdf6dc'
    pen.fillCircle(0.07 + k * 0.1167, 0.335, 0.014)
  }
  g.fillStyle = '#d8b04a'
  pen.fillCircle(0.71, 0.04, 0.035)
}
