import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { ball, blob, bow, fromAbove, polygon, polyline } from './shapes.ts'

/** One leaping reindeer whose chest is at x, y; `far` ones are darker. */
function drawReindeer(pen: SharePen, x: number, y: number, far: boolean, isFirst: boolean) {
  const coat = shadeHex('#9a6638', far ? -0.22 : 0)
  for (const [from, knee, hoof] of [
    [0.06, 0.2, 0.32],
    [0.02, 0.12, 0.27],
    [-0.4, -0.5, -0.62],
    [-0.37, -0.42, -0.56],
  ])
    polyline(pen, shadeHex(coat, -0.2), 0.042, [
      x + from,
      y + 0.06,
      x + knee,
      y + 0.19,
      x + hoof,
      y + (hoof > 0 ? 0.17 : 0.27),
    ])
  blob(pen, fromAbove(pen, y - 0.12, y + 0.16, coat), [
    x - 0.46,
    y - 0.08,
    x - 0.2,
    y - 0.12,
    x + 0.12,
    y - 0.14,
    x + 0.16,
    y + 0.08,
    x - 0.1,
    y + 0.15,
    x - 0.46,
    y + 0.13,
  ])
  polygon(pen, coat, [x - 0.04, y + 0.02, x + 0.1, y - 0.32, x + 0.22, y - 0.26, x + 0.13, y + 0.05])
  blob(pen, coat, [
    x + 0.06,
    y - 0.4,
    x + 0.2,
    y - 0.42,
    x + 0.4,
    y - 0.28,
    x + 0.38,
    y - 0.2,
    x + 0.2,
    y - 0.22,
    x + 0.06,
    y - 0.28,
  ])
  for (const lean of [-0.1, 0.04]) {
    bow(pen, '#5f4326', 0.022, [x + 0.1, y - 0.36, x + lean - 0.04, y - 0.5, x + lean + 0.06, y - 0.62])
    polyline(pen, '#5f4326', 0.018, [x + lean + 0.01, y - 0.48, x + lean + 0.1, y - 0.53])
  }
  pen.g.fillStyle = '#1d1612'
  pen.fillCircle(x + 0.2, y - 0.33, 0.018)
  ball(pen, x + 0.38, y - 0.25, 0.034, isFirst ? '#e0241c' : '#2a1c14')
  pen.g.fillStyle = '#f3ead8'
  pen.fillEllipse(x - 0.48, y - 0.06, 0.05, 0.035, -0.6)
  polyline(pen, '#b5342a', 0.03, [x + 0.02, y - 0.13, x + 0.08, y + 0.1])
}

/** Who sits in the sleigh, with the sack behind. */
function drawSanta(pen: SharePen) {
  blob(
    pen,
    fromAbove(pen, 0.16, 0.62, '#7a4f2a'),
    [0.12, 0.6, 0.1, 0.3, 0.24, 0.18, 0.4, 0.22, 0.48, 0.4, 0.46, 0.62],
  )
  for (const [x, y, hex] of [
    [0.2, 0.16, '#2f8f4a'],
    [0.34, 0.15, '#2f6fc0'],
  ] as const) {
    pen.g.fillStyle = hex
    pen.fillRoundRect(x, y, 0.12, 0.12, 0.015)
    pen.g.fillStyle = '#ffd34a'
    pen.fillRect(x + 0.05, y, 0.022, 0.12)
  }
  blob(
    pen,
    fromAbove(pen, 0.3, 0.7, '#c8202a'),
    [0.52, 0.66, 0.5, 0.42, 0.62, 0.32, 0.76, 0.34, 0.84, 0.46, 0.84, 0.68],
  )
  polyline(pen, '#c8202a', 0.085, [0.7, 0.42, 0.84, 0.5, 0.96, 0.44])
  ball(pen, 0.98, 0.43, 0.045, '#f6f4f0')
  ball(pen, 0.7, 0.26, 0.105, '#f0bd98')
  blob(pen, '#f8f8f6', [0.6, 0.28, 0.7, 0.27, 0.82, 0.26, 0.82, 0.4, 0.72, 0.48, 0.62, 0.4])
  ball(pen, 0.8, 0.265, 0.026, '#e89a80')
  pen.g.fillStyle = '#1d1612'
  pen.fillCircle(0.755, 0.23, 0.014)
  polygon(pen, '#c8202a', [0.59, 0.2, 0.64, 0.07, 0.5, 0.05, 0.62, 0.0, 0.76, 0.06, 0.81, 0.19])
  pen.g.fillStyle = '#ffffff'
  pen.fillRoundRect(0.575, 0.165, 0.25, 0.055, 0.026)
  pen.fillCircle(0.5, 0.06, 0.04)
}

/** A red sleigh in the air with Santa, his sack and four reindeer before it. */
export function drawSantaSleigh(pen: SharePen) {
  drawSanta(pen)
  for (const y of [0.5, 0.56]) polyline(pen, '#7a2a1c', 0.014, [0.98, 0.45, 1.5, y - 0.06, 2.9, y - 0.12])
  drawReindeer(pen, 2.98, 0.36, true, false)
  drawReindeer(pen, 1.98, 0.44, true, false)
  drawReindeer(pen, 2.86, 0.46, false, true)
  drawReindeer(pen, 1.86, 0.54, false, false)
  blob(
    pen,
    fromAbove(pen, 0.45, 0.9, '#b81c24'),
    [
      0.02, 0.3, 0.08, 0.58, 0.4, 0.58, 0.8, 0.62, 1.02, 0.5, 1.2, 0.42, 1.14, 0.84, 0.9, 0.88, 0.3, 0.88,
      0.04, 0.84,
    ],
  )
  bow(pen, '#ffd34a', 0.026, [0.05, 0.56, 0.4, 0.72, 1.08, 0.6])
  for (const x of [0.3, 0.86]) polyline(pen, '#d8a83a', 0.026, [x, 0.86, x, 0.96])
  polyline(pen, '#d8a83a', 0.034, [0.02, 0.97, 1.1, 0.97])
  bow(pen, '#d8a83a', 0.034, [1.1, 0.97, 1.36, 0.95, 1.3, 0.72])
}
