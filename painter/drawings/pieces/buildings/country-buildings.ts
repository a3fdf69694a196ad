import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { PieceOptions } from '../piece.ts'
import { drum, face, PALE, panes, SNOW, slab } from './masonry.ts'

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
