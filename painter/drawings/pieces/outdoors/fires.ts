import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'

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
