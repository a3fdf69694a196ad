import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { boards, drum, face, PALE, SNOW, STEEL, slab } from './masonry.ts'
import type { PieceOptions } from './piece.ts'

/** A roll of hay as the machine leaves it. */
export function drawHayBale(pen: SharePen, { colour = '#cfa548', snow }: PieceOptions) {
  const { g } = pen
  g.fillStyle = pen.gradient(0, 0.02, 0, 1, shadeHex(colour, 0.28), colour, shadeHex(colour, -0.45))
  pen.fillRoundRect(0.4, 0.02, 0.96, 0.97, [0.1, 0.45, 0.45, 0.1])
  g.fillStyle = pen.glow(0.42, 0.42, 0.6, [
    [0, shadeHex(colour, 0.35)],
    [0.6, shadeHex(colour, 0.05)],
    [1, shadeHex(colour, -0.25)],
  ])
  pen.fillEllipse(0.5, 0.505, 0.46, 0.485)
  g.strokeStyle = 'rgba(104,70,14,.45)'
  pen.lineWidth = 0.012
  for (let k = 0; k < 9; k++) {
    pen.begin()
    pen.ellipse(0.5, 0.505, 0.04 + k * 0.048, 0.05 + k * 0.05, 0, k * 0.7, k * 0.7 + 5.2)
    g.stroke()
  }
  pen.lineWidth = 0.007
  for (let k = 0; k < 60; k++) {
    const x = 0.72 + ((k * 0.618) % 1) * 0.46
    const y = 0.08 + ((k * 0.755) % 1) * 0.86
    g.strokeStyle = k % 2 ? 'rgba(255,232,160,.5)' : 'rgba(96,62,12,.35)'
    pen.strokeLine(x, y, x + 0.08, y + 0.012)
  }
  if (!snow) return
  g.fillStyle = SNOW
  pen.fillEllipse(0.82, 0.05, 0.46, 0.06)
}

/** Hay heaped around a pole. */
export function drawHaystack(pen: SharePen, { colour = '#cda64e', snow }: PieceOptions) {
  const { g } = pen
  pen.fillShape(pen.sheen(0.02, 1.1, 0.34, colour, shadeHex(colour, 0.3), shadeHex(colour, -0.45)), () => {
    pen.moveTo(0.02, 1)
    pen.curveTo(0.02, 0.5, 0.34, 0.2, 0.56, 0.02)
    pen.curveTo(0.78, 0.2, 1.1, 0.5, 1.1, 1)
  })
  pen.lineWidth = 0.01
  for (let k = 0; k < 90; k++) {
    const v = (k * 0.618) % 1
    const u = (((k * 0.755) % 1) * 2 - 1) * (0.08 + v * 0.44)
    g.strokeStyle = k % 2 ? 'rgba(255,234,170,.5)' : 'rgba(96,62,12,.4)'
    pen.strokeLine(0.56 + u, 0.1 + v * 0.84, 0.56 + u * 1.14, 0.2 + v * 0.84)
  }
  if (!snow) return
  g.fillStyle = SNOW
  pen.fillEllipse(0.56, 0.08, 0.2, 0.07)
}

/** A gate of bars between two posts. */
export function drawGate(pen: SharePen, { colour = '#7a5a38', snow }: PieceOptions) {
  const { g } = pen
  for (const x of [0.02, 1.68]) {
    slab(pen, x, 0.02, 0.13, 0.98, shadeHex(colour, -0.15))
    g.fillStyle = snow ? SNOW : shadeHex(colour, 0.2)
    pen.fillRect(x - 0.015, 0, 0.16, 0.04)
  }
  for (let k = 0; k < 5; k++) {
    g.fillStyle = pen.gradient(
      0,
      0.2 + k * 0.16,
      0,
      0.28 + k * 0.16,
      shadeHex(colour, 0.25),
      shadeHex(colour, -0.25),
    )
    pen.fillRect(0.16, 0.2 + k * 0.16, 1.51, 0.075)
  }
  g.strokeStyle = colour
  pen.lineWidth = 0.07
  pen.strokeLine(0.2, 0.86, 1.62, 0.24)
  for (const x of [0.18, 0.9, 1.6]) slab(pen, x, 0.16, 0.07, 0.76, colour)
}

/** A basin on a foot, for birds. */
export function drawBirdBath(pen: SharePen, { colour = '#b0aca2', snow }: PieceOptions) {
  const { g } = pen
  drum(pen, 0.36, 0.26, 0.14, 0.68, colour)
  drum(pen, 0.24, 0.9, 0.38, 0.1, colour)
  pen.fillShape(pen.sheen(0, 0.86, 0.3, colour, shadeHex(colour, 0.25), shadeHex(colour, -0.4)), () => {
    pen.moveTo(0.02, 0.1)
    pen.quadTo(0.43, 0.46, 0.84, 0.1)
  })
  g.fillStyle = shadeHex(colour, 0.15)
  pen.fillEllipse(0.43, 0.1, 0.42, 0.075)
  g.fillStyle = snow ? SNOW : pen.gradient(0, 0.04, 0, 0.16, '#9fc6d8', '#5f93ac')
  pen.fillEllipse(0.43, 0.105, 0.36, 0.055)
}

/** A parasol over two loungers. */
export function drawLoungers(pen: SharePen, { colour = '#e0b04a' }: PieceOptions) {
  const { g } = pen
  slab(pen, 0.93, 0.1, 0.035, 0.9, PALE)
  const lounger = (x: number, flip: number) => {
    const at = (dx: number) => x + dx * flip
    g.strokeStyle = '#e9e4d8'
    pen.lineWidth = 0.03
    for (const dx of [0.1, 0.5]) pen.strokeLine(at(dx), 0.8, at(dx), 1)
    face(pen, pen.gradient(0, 0.6, 0, 0.86, '#ffffff', '#c9ccd0'), [
      [at(0), 0.78],
      [at(0.52), 0.78],
      [at(0.74), 0.54],
      [at(0.8), 0.58],
      [at(0.56), 0.86],
      [at(0), 0.86],
    ])
  }
  lounger(0.02, 1)
  lounger(1.86, -1)
  for (let k = 0; k < 6; k++) {
    const [a, b] = [0.36 + k * 0.195, 0.36 + (k + 1) * 0.195]
    pen.fillShape(k % 2 ? '#f6f0e2' : shadeHex(colour, k < 3 ? 0.1 : -0.12), () => {
      pen.moveTo(0.945, 0.02)
      pen.quadTo(a + (0.945 - a) * 0.35, 0.08, a, 0.3)
      pen.quadTo((a + b) / 2, 0.26, b, 0.3)
      pen.quadTo(b + (0.945 - b) * 0.35, 0.08, 0.945, 0.02)
    })
  }
}

/** A table with its benches, for picnics. */
export function drawPicnicTable(pen: SharePen, { colour = '#94683c', snow }: PieceOptions) {
  const { g } = pen
  g.strokeStyle = shadeHex(colour, -0.3)
  pen.lineWidth = 0.08
  for (const x of [0.36, 1.6]) {
    pen.strokeLine(x + 0.12, 0.1, x - 0.16, 0.98)
    pen.strokeLine(x - 0.02, 0.1, x + 0.26, 0.98)
  }
  slab(pen, 0.04, 0.56, 1.96, 0.07, shadeHex(colour, -0.1))
  slab(pen, 0.12, 0.64, 1.9, 0.08, colour)
  slab(pen, 0.1, 0.02, 1.84, 0.06, snow ? SNOW : shadeHex(colour, 0.2))
  slab(pen, 0.1, 0.08, 1.84, 0.06, colour)
}

/** A wagon with a cover of canvas over hoops. */
export function drawCoveredWagon(pen: SharePen) {
  const { g } = pen
  const canvas = '#eee4cc'
  pen.fillShape(
    pen.sheen(0.1, 1.66, 0.3, shadeHex(canvas, -0.05), shadeHex(canvas, 0.3), shadeHex(canvas, -0.3)),
    () => {
      pen.moveTo(0.2, 0.56)
      pen.curveTo(0.06, 0.3, 0.04, 0.1, 0.14, 0.06)
      pen.quadTo(0.9, 0.0, 1.62, 0.06)
      pen.curveTo(1.72, 0.1, 1.68, 0.3, 1.54, 0.56)
    },
  )
  g.strokeStyle = 'rgba(110,90,56,.45)'
  pen.lineWidth = 0.012
  for (let k = 1; k < 5; k++) {
    pen.begin()
    pen.moveTo(0.14 + k * 0.3, 0.05)
    pen.quadTo(0.2 + k * 0.27, 0.3, 0.2 + k * 0.27, 0.56)
    g.stroke()
  }
  boards(pen, 0.18, 0.54, 1.4, 0.18, '#7a5430', 5)
  for (const [x, r] of [
    [0.42, 0.2],
    [1.3, 0.23],
  ]) {
    g.strokeStyle = '#4f3820'
    pen.lineWidth = 0.035
    pen.begin()
    pen.arc(x, 0.985 - r, r)
    g.stroke()
    pen.lineWidth = 0.016
    for (let k = 0; k < 6; k++) {
      const a = (k * Math.PI) / 6
      pen.strokeLine(
        x - Math.cos(a) * r,
        0.985 - r - Math.sin(a) * r,
        x + Math.cos(a) * r,
        0.985 - r + Math.sin(a) * r,
      )
    }
    g.fillStyle = '#2c2018'
    pen.fillCircle(x, 0.985 - r, 0.04)
  }
  pen.lineWidth = 0.03
  g.strokeStyle = '#5f4526'
  pen.strokeLine(0.3, 0.72, 0, 0.82)
}

/** A ski lift: a pylon with two chairs on its cable. */
export function drawSkiLift(pen: SharePen) {
  const { g } = pen
  drum(pen, 0.72, 0.1, 0.05, 0.9, STEEL)
  slab(pen, 0.5, 0.08, 0.49, 0.04, STEEL)
  g.strokeStyle = '#2f343a'
  pen.lineWidth = 0.01
  pen.strokeLine(0, 0.2, 0.52, 0.1)
  pen.strokeLine(0.52, 0.1, 1.5, 0)
  pen.strokeLine(0, 0.26, 0.97, 0.1)
  pen.strokeLine(0.97, 0.1, 1.5, 0.05)
  for (const [x, y] of [
    [0.2, 0.165],
    [1.24, 0.03],
  ]) {
    pen.lineWidth = 0.012
    pen.strokeLine(x, y, x, y + 0.2)
    pen.strokeLine(x - 0.11, y + 0.2, x + 0.11, y + 0.2)
    for (const side of [-0.11, 0.11]) pen.strokeLine(x + side, y + 0.2, x + side, y + 0.36)
    slab(pen, x - 0.11, y + 0.32, 0.22, 0.045, '#b8342c')
  }
}
