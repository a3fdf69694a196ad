import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'

const STEEL = '#8d949c'
const STONES = ['#8b8680', '#6f6a66', '#9a948c', '#77716c', '#857f78']

/** One tongue of flame that stands on (x, foot). */
function tongue(pen: SharePen, x: number, foot: number, high: number, broad: number, colour: string) {
  pen.fillShape(colour, () => {
    pen.moveTo(x, foot - high)
    pen.curveTo(x + broad * 0.2, foot - high * 0.62, x + broad, foot - high * 0.5, x + broad * 0.62, foot)
    pen.quadTo(x, foot + high * 0.06, x - broad * 0.62, foot)
    pen.curveTo(x - broad, foot - high * 0.42, x - broad * 0.1, foot - high * 0.6, x, foot - high)
  })
}

function blaze(pen: SharePen, x: number, foot: number, high: number, broad: number) {
  tongue(pen, x, foot, high, broad, '#f2641c')
  tongue(pen, x, foot, high * 0.72, broad * 0.7, '#fb9a26')
  tongue(pen, x, foot, high * 0.46, broad * 0.44, '#ffe07a')
}

/** A fire of crossed logs in a ring of stones, its light on the ground. */
export function drawCampfire(pen: SharePen) {
  const { g } = pen
  g.fillStyle = pen.glow(0.8, 0.84, 0.8, [
    [0, 'rgba(255,190,90,.75)'],
    [0.5, 'rgba(255,140,50,.28)'],
    [1, 'rgba(255,120,30,0)'],
  ])
  g.save()
  g.translate(0, pen.y(0.84) * 0.72)
  g.scale(1, 0.28)
  pen.fillCircle(0.8, 0.84, 0.8)
  g.restore()
  for (const [k, x] of [0.42, 0.62, 0.86, 1.08].entries()) {
    g.fillStyle = shadeHex(STONES[k], -0.25)
    pen.fillEllipse(x + 0.04, 0.78, 0.1, 0.065)
  }
  blaze(pen, 0.58, 0.84, 0.44, 0.17)
  blaze(pen, 1.02, 0.84, 0.5, 0.17)
  blaze(pen, 0.8, 0.86, 0.82, 0.27)
  for (const [x0, y0, x1, y1] of [
    [0.36, 0.9, 1.12, 0.76],
    [1.24, 0.9, 0.5, 0.76],
    [0.56, 0.93, 1.06, 0.9],
  ]) {
    pen.lineWidth = 0.105
    g.strokeStyle = '#3d2617'
    pen.strokeLine(x0, y0, x1, y1)
    pen.lineWidth = 0.06
    g.strokeStyle = '#7a4a28'
    pen.strokeLine(x0, y0 - 0.015, x1, y1 - 0.015)
    g.fillStyle = '#d8a768'
    pen.fillEllipse(x0, y0, 0.036, 0.05)
  }
  for (const x of [0.66, 0.78, 0.92]) tongue(pen, x, 0.9, 0.2, 0.06, '#ffc04a')
  for (const [k, x] of [0.26, 0.44, 0.64, 0.86, 1.08, 1.3].entries()) {
    const y = 0.93 - Math.abs(x - 0.78) * 0.12
    g.fillStyle = pen.gradient(x, y - 0.07, x, y + 0.07, '#c9a07c', STONES[k % STONES.length], '#3f3a37')
    pen.fillEllipse(x, y, 0.115, 0.07)
  }
}

/** A front of flames that runs through undergrowth. */
export function drawFlames(pen: SharePen) {
  for (const [x, high, broad] of [
    [0.3, 0.52, 0.16],
    [1.5, 0.58, 0.17],
    [0.62, 0.78, 0.21],
    [1.2, 0.7, 0.2],
    [0.92, 0.95, 0.26],
    [0.46, 0.36, 0.12],
    [1.36, 0.4, 0.13],
    [0.8, 0.44, 0.14],
    [1.08, 0.38, 0.13],
  ])
    blaze(pen, x, 0.985, high, broad)
}

/** A cook's range with flames about the pan on it, the pan's handle to the left. */
export function drawStove(pen: SharePen) {
  const { g } = pen
  g.fillStyle = pen.across(0.14, 1, shadeHex(STEEL, 0.3), STEEL, shadeHex(STEEL, -0.4))
  pen.fillRoundRect(0.14, 0.36, 0.86, 0.64, 0.02)
  g.fillStyle = '#2b2d31'
  pen.fillRoundRect(0.11, 0.33, 0.92, 0.06, 0.02)
  g.fillStyle = '#3a3d42'
  pen.fillRoundRect(0.24, 0.58, 0.66, 0.32, 0.03)
  g.fillStyle = pen.gradient(0, 0.6, 0, 0.88, '#17181b', '#5a2c14')
  pen.fillRoundRect(0.29, 0.64, 0.56, 0.22, 0.02)
  g.fillStyle = shadeHex(STEEL, 0.45)
  pen.fillRoundRect(0.27, 0.565, 0.6, 0.025, 0.012)
  g.fillStyle = '#24262a'
  for (let k = 0; k < 5; k++) pen.fillCircle(0.26 + k * 0.155, 0.465, 0.034)
  for (const [k, x] of [0.4, 0.5, 0.6, 0.7, 0.8].entries()) blaze(pen, x, 0.335, 0.11 + (k % 2) * 0.03, 0.04)
  g.strokeStyle = '#1d1e21'
  pen.lineWidth = 0.032
  pen.strokeLine(0.36, 0.225, 0.02, 0.19)
  for (const [x, high] of [
    [0.48, 0.15],
    [0.72, 0.14],
    [0.6, 0.2],
  ])
    blaze(pen, x, 0.215, high, 0.06)
  pen.fillShape(pen.across(0.34, 0.86, '#55585e', '#33353a', '#1b1c1f'), () => {
    pen.moveTo(0.33, 0.2)
    pen.lineTo(0.87, 0.2)
    pen.quadTo(0.84, 0.29, 0.76, 0.29)
    pen.lineTo(0.44, 0.29)
    pen.quadTo(0.36, 0.29, 0.33, 0.2)
  })
}

const BRICKS = ['#9a5238', '#8a4630', '#a8603f', '#7f3f2c']

/** A fire behind the arch of a brick chimney, under its wooden mantel. */
export function drawFireplace(pen: SharePen) {
  const { g } = pen
  const wall = (x: number, y: number, w: number, h: number) => {
    g.fillStyle = '#b39a84'
    pen.fillRect(x, y, w, h)
    const rows = Math.round(h / 0.075)
    for (let row = 0; row < rows; row++)
      for (let k = -1; k * 0.17 < w; k++) {
        const from = Math.max(x, x + k * 0.17 + (row % 2) * 0.085)
        const to = Math.min(x + w, x + k * 0.17 + (row % 2) * 0.085 + 0.155)
        if (to <= from) continue
        g.fillStyle = BRICKS[(row * 3 + k + 4) % BRICKS.length]
        pen.fillRect(from, y + (row * h) / rows, to - from, h / rows - 0.014)
      }
  }
  wall(0.2, 0, 0.8, 0.4)
  wall(0.05, 0.42, 1.1, 0.52)
  g.fillStyle = pen.gradient(0, 0.36, 0, 0.46, '#8a5a34', '#5c3a22')
  pen.fillRoundRect(0, 0.36, 1.2, 0.08, 0.02)
  g.fillStyle = '#8b8680'
  pen.fillRoundRect(0, 0.93, 1.2, 0.07, 0.02)
  pen.fillShape(
    pen.glow(0.6, 0.84, 0.42, [
      [0, '#7a3410'],
      [1, '#17100d'],
    ]),
    () => {
      pen.moveTo(0.28, 0.94)
      pen.lineTo(0.28, 0.66)
      pen.quadTo(0.6, 0.44, 0.92, 0.66)
      pen.lineTo(0.92, 0.94)
    },
  )
  g.strokeStyle = '#4a2c18'
  g.lineCap = 'round'
  pen.lineWidth = 0.055
  pen.strokeLine(0.4, 0.9, 0.76, 0.87)
  pen.strokeLine(0.44, 0.86, 0.8, 0.9)
  for (const [x, high] of [
    [0.47, 0.2],
    [0.73, 0.18],
    [0.6, 0.28],
  ])
    blaze(pen, x, 0.89, high, 0.075)
}
