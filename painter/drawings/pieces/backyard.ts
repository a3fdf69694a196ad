import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { boards, dome, drum, face, PALE, SNOW, STONE, slab, TIMBER } from './masonry.ts'
import type { PieceOptions } from './piece.ts'

/** A tub of hot water out of doors. */
export function drawHotTub(pen: SharePen, { colour = TIMBER, snow }: PieceOptions) {
  const { g } = pen
  boards(pen, 0.06, 0.5, 1.7, 0.5, colour, 16)
  g.fillStyle = shadeHex(colour, -0.4)
  for (const y of [0.6, 0.86]) pen.fillRect(0.06, y, 1.7, 0.04)
  g.fillStyle = snow ? SNOW : shadeHex(colour, 0.2)
  pen.fillEllipse(0.91, 0.5, 0.91, 0.16)
  g.fillStyle = pen.gradient(0, 0.38, 0, 0.62, '#9fe0ea', '#3fa0b8')
  pen.fillEllipse(0.91, 0.5, 0.8, 0.12)
  for (let k = 0; k < 16; k++) {
    g.fillStyle = 'rgba(255,255,255,.6)'
    pen.fillCircle(0.3 + ((k * 0.618) % 1) * 1.2, 0.46 + ((k * 0.37) % 1) * 0.08, 0.02)
  }
  for (let k = 0; k < 12; k++) {
    g.fillStyle = `rgba(240,244,248,${0.3 - k * 0.02})`
    pen.fillEllipse(0.4 + ((k * 0.618) % 1) * 1, 0.38 - k * 0.03, 0.12, 0.07)
  }
}

/** A round trampoline with its net. */
export function drawTrampoline(pen: SharePen) {
  const { g } = pen
  g.strokeStyle = '#5d646c'
  pen.lineWidth = 0.03
  for (const x of [0.14, 0.6, 1.06, 1.52]) pen.strokeLine(x, 0.7, x, 1)
  g.fillStyle = 'rgba(30,36,44,.22)'
  pen.fillRect(0.08, 0.1, 1.5, 0.6)
  g.strokeStyle = 'rgba(20,24,30,.35)'
  pen.lineWidth = 0.006
  for (let k = 0; k < 26; k++) pen.strokeLine(0.08 + k * 0.06, 0.1, 0.08 + k * 0.06, 0.68)
  for (let k = 0; k < 10; k++) pen.strokeLine(0.08, 0.1 + k * 0.06, 1.58, 0.1 + k * 0.06)
  g.fillStyle = '#2f6ac0'
  pen.fillEllipse(0.83, 0.7, 0.82, 0.12)
  g.fillStyle = '#1e2024'
  pen.fillEllipse(0.83, 0.695, 0.68, 0.085)
  g.strokeStyle = '#e0a52a'
  pen.lineWidth = 0.03
  for (const x of [0.05, 0.55, 1.1, 1.6]) pen.strokeLine(x, 0.04, x, 0.7)
  g.strokeStyle = '#2f6ac0'
  pen.strokeLine(0.05, 0.08, 1.6, 0.08)
}

/** Three stumps with two bails across them. */
export function drawWicket(pen: SharePen) {
  const { g } = pen
  for (const x of [0.08, 0.24, 0.4]) {
    g.fillStyle = pen.across(x - 0.03, x + 0.03, '#f0d9a4', '#d2ab66', '#8a6434')
    pen.fillRoundRect(x - 0.03, 0.04, 0.06, 0.96, 0.02)
    g.fillStyle = '#7a5428'
    pen.fillRect(x - 0.03, 0.9, 0.06, 0.02)
  }
  for (const x of [0.06, 0.25]) {
    g.fillStyle = pen.gradient(0, 0.01, 0, 0.06, '#f4dfae', '#a87a3e')
    pen.fillRoundRect(x, 0.01, 0.17, 0.05, 0.025)
  }
}

/** A hive of boxes under a small roof. */
export function drawBeehive(pen: SharePen, { colour = '#f0e6d0', snow }: PieceOptions) {
  const { g } = pen
  for (const x of [0.12, 0.66]) slab(pen, x, 0.88, 0.05, 0.12, TIMBER)
  for (let k = 0; k < 3; k++) {
    slab(pen, 0.08, 0.2 + k * 0.23, 0.68, 0.22, shadeHex(colour, -k * 0.05))
    g.fillStyle = shadeHex(colour, -0.4)
    pen.fillRoundRect(0.34, 0.27 + k * 0.23, 0.16, 0.035, 0.015)
  }
  slab(pen, 0.04, 0.88, 0.76, 0.03, TIMBER)
  g.fillStyle = '#2a1c10'
  pen.fillRoundRect(0.24, 0.83, 0.36, 0.035, 0.015)
  face(pen, pen.gradient(0, 0.04, 0, 0.2, snow ? SNOW : '#9aa2aa', snow ? '#d6e2ec' : '#6b737c'), [
    [0.08, 0.08],
    [0.76, 0.08],
    [0.84, 0.2],
    [0, 0.2],
  ])
  for (let k = 0; k < 16; k++) {
    const [x, y] = [((k * 0.618) % 1) * 1.1, ((k * 0.755) % 1) * 0.9]
    g.fillStyle = '#e0a21e'
    pen.fillEllipse(x, y, 0.016, 0.01)
    g.fillStyle = 'rgba(255,255,255,.8)'
    pen.fillEllipse(x, y - 0.012, 0.012, 0.007)
  }
}

/** A dial of stone that the sun reads. */
export function drawSundial(pen: SharePen, { colour = STONE }: PieceOptions) {
  const { g } = pen
  drum(pen, 0.3, 0.3, 0.16, 0.6, colour)
  drum(pen, 0.18, 0.88, 0.4, 0.12, colour)
  slab(pen, 0.04, 0.24, 0.68, 0.07, shadeHex(colour, -0.1))
  g.fillStyle = shadeHex(colour, 0.2)
  pen.fillEllipse(0.38, 0.24, 0.34, 0.075)
  g.strokeStyle = 'rgba(60,50,36,.6)'
  pen.lineWidth = 0.008
  for (let k = 0; k < 12; k++) {
    const a = (k * Math.PI) / 6
    pen.strokeLine(
      0.38 + Math.cos(a) * 0.24,
      0.24 + Math.sin(a) * 0.052,
      0.38 + Math.cos(a) * 0.31,
      0.24 + Math.sin(a) * 0.067,
    )
  }
  face(pen, '#a8782c', [
    [0.26, 0.25],
    [0.5, 0.25],
    [0.5, 0.02],
  ])
}

/** A small house on a post, for birds in winter. */
export function drawBirdFeeder(pen: SharePen, { colour = '#a87440', snow }: PieceOptions) {
  drum(pen, 0.31, 0.44, 0.05, 0.56, shadeHex(colour, -0.25))
  slab(pen, 0.06, 0.4, 0.55, 0.05, colour)
  for (const x of [0.12, 0.5]) slab(pen, x, 0.2, 0.035, 0.2, shadeHex(colour, -0.1))
  pen.g.fillStyle = '#d8b46a'
  for (let k = 0; k < 16; k++) pen.fillCircle(0.14 + k * 0.026, 0.385 + (k % 2) * 0.01, 0.014)
  face(pen, pen.across(0, 0.67, shadeHex(colour, 0.15), shadeHex(colour, -0.3)), [
    [0.335, 0],
    [0.67, 0.22],
    [0, 0.22],
  ])
  if (!snow) return
  face(pen, SNOW, [
    [0.335, -0.02],
    [0.66, 0.19],
    [0.335, 0.1],
    [0.01, 0.19],
  ])
}

/** A frame of planks full of sand, a bucket and a heap in it. */
export function drawSandbox(pen: SharePen) {
  const { g } = pen
  slab(pen, 0.26, 0.46, 1.88, 0.05, shadeHex(TIMBER, -0.2))
  face(pen, '#dcc08a', [
    [0.3, 0.5],
    [2.1, 0.5],
    [2.36, 0.86],
    [0.04, 0.86],
  ])
  dome(pen, 0.9, 0.72, 0.32, 0.34, '#d8b878')
  g.fillStyle = '#c9402a'
  face(pen, pen.across(1.4, 1.7, '#ff6a4a', '#b8301c'), [
    [1.42, 0.36],
    [1.74, 0.36],
    [1.68, 0.68],
    [1.48, 0.68],
  ])
  g.strokeStyle = PALE
  pen.lineWidth = 0.02
  pen.begin()
  pen.arc(1.58, 0.36, 0.14, Math.PI, Math.PI * 2)
  g.stroke()
  g.strokeStyle = '#2f6ac0'
  pen.lineWidth = 0.04
  pen.strokeLine(1.9, 0.74, 2.06, 0.42)
  boards(pen, 0, 0.84, 2.4, 0.16, TIMBER, 4)
}
