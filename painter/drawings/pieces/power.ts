import type { SharePen } from '../pen.ts'
import { face, STEEL, slab, truss } from './masonry.ts'
import type { PieceOptions } from './piece.ts'

/** A modern turbine for the wind. */
export function drawWindTurbine(pen: SharePen) {
  const { g } = pen
  face(pen, pen.across(0.3, 0.36, '#ffffff', '#dfe3e6', '#a4abb2'), [
    [0.322, 0.36],
    [0.342, 0.36],
    [0.352, 1],
    [0.312, 1],
  ])
  for (const angle of [-1.75, 0.344, 2.44]) {
    g.save()
    g.translate(pen.x(0.332), pen.y(0.35))
    g.rotate(angle)
    g.translate(-pen.x(0.332), -pen.y(0.35))
    pen.fillShape(pen.gradient(0, 0.33, 0, 0.37, '#ffffff', '#b9c0c6'), () => {
      pen.moveTo(0.332, 0.342)
      pen.quadTo(0.39, 0.318, 0.68, 0.347)
      pen.lineTo(0.68, 0.351)
      pen.lineTo(0.332, 0.36)
    })
    g.restore()
  }
  g.fillStyle = '#c6ccd2'
  pen.fillCircle(0.332, 0.35, 0.018)
}

/** Panels that turn the sun to power, in two rows. */
export function drawSolarPanels(pen: SharePen) {
  const { g } = pen
  for (const [y, h, inset] of [
    [0.04, 0.34, 0.18],
    [0.42, 0.46, 0],
  ]) {
    for (let k = 0; k < 6; k++) {
      const w = (3.4 - inset * 2) / 6
      const x = inset + k * w
      g.fillStyle = '#6b7076'
      pen.fillRect(x + w * 0.3, y + h * 0.8, 0.025, h * 0.42)
      pen.fillRect(x + w * 0.75, y + h * 0.8, 0.025, h * 0.42)
      face(pen, pen.gradient(0, y, 0.3, y + h, '#5f86b8', '#243f6e', '#16294c'), [
        [x + 0.07, y],
        [x + w + 0.05, y],
        [x + w - 0.03, y + h],
        [x, y + h],
      ])
      g.strokeStyle = 'rgba(200,220,240,.5)'
      pen.lineWidth = 0.006
      for (let n = 1; n < 5; n++) {
        pen.strokeLine(x + 0.07 + ((w - 0.02) * n) / 5, y, x + ((w - 0.03) * n) / 5, y + h)
        pen.strokeLine(
          x + 0.07 * (1 - n / 5),
          y + (h * n) / 5,
          x + w + 0.05 - 0.08 * (n / 5),
          y + (h * n) / 5,
        )
      }
    }
  }
}

/** A pump on an oil field. */
export function drawPumpjack(pen: SharePen, { colour = '#3a3d42' }: PieceOptions) {
  const { g } = pen
  g.strokeStyle = colour
  pen.lineWidth = 0.045
  pen.strokeLine(0.7, 0.3, 0.5, 0.94)
  pen.strokeLine(0.7, 0.3, 0.9, 0.94)
  pen.lineWidth = 0.025
  pen.strokeLine(0.58, 0.68, 0.82, 0.68)
  pen.lineWidth = 0.06
  pen.strokeLine(0.2, 0.34, 1.2, 0.22)
  pen.fillShape(colour, () => {
    pen.moveTo(0.24, 0.14)
    pen.curveTo(0.1, 0.2, 0.06, 0.4, 0.16, 0.56)
    pen.lineTo(0.26, 0.44)
  })
  pen.lineWidth = 0.012
  pen.strokeLine(0.1, 0.5, 0.1, 0.96)
  slab(pen, 1.06, 0.5, 0.22, 0.34, '#b8452e')
  pen.lineWidth = 0.025
  pen.strokeLine(1.16, 0.24, 1.16, 0.66)
  slab(pen, 0.02, 0.92, 1.34, 0.08, STEEL)
  slab(pen, 0.05, 0.84, 0.1, 0.1, '#9aa0a6')
}

/** A pylon that carries power lines. */
export function drawPylon(pen: SharePen) {
  const { g } = pen
  g.strokeStyle = '#6b737c'
  pen.lineWidth = 0.009
  truss(pen, [0.3, 1, 0.3, 0.02], { from: 0.13, to: 0.012, rungs: 11 })
  for (const [y, reach] of [
    [0.16, 0.16],
    [0.28, 0.24],
    [0.4, 0.2],
  ]) {
    pen.strokeLine(0.3 - reach, y, 0.3 + reach, y)
    pen.strokeLine(0.3 - reach, y, 0.3, y - 0.06)
    pen.strokeLine(0.3 + reach, y, 0.3, y - 0.06)
    for (const side of [-1, 1]) pen.strokeLine(0.3 + side * reach, y, 0.3 + side * reach, y + 0.05)
  }
}
