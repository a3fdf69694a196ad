import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { Piece, PieceOptions } from '../piece.ts'
import { dome, drum, face, panes, slab } from './masonry.ts'

function smoke(pen: SharePen, x: number, y: number, reach: number, count: number) {
  for (let k = 0; k < count; k++) {
    const t = k / count
    pen.g.fillStyle = `rgba(214,212,210,${0.6 - t * 0.42})`
    pen.fillCircle(x + t * reach, y - t * reach * 0.5 + Math.sin(k * 1.7) * 0.012, 0.03 + t * 0.05)
  }
}

/** The cooling towers of a power plant, steam above them. */
function drawCoolingTowers(pen: SharePen, { night }: PieceOptions) {
  const tower = (x: number, w: number, top: number) => {
    smoke(pen, x + w / 2, top, 0.36, 10)
    const grey = '#b9b7b0'
    pen.fillShape(pen.sheen(x, x + w, 0.3, grey, '#e0ded6', shadeHex(grey, -0.45)), () => {
      pen.moveTo(x + w * 0.18, top)
      pen.curveTo(x + w * 0.24, top + 0.3, x + w * 0.12, 0.8, x, 1)
      pen.lineTo(x + w, 1)
      pen.curveTo(x + w * 0.88, 0.8, x + w * 0.76, top + 0.3, x + w * 0.82, top)
    })
    pen.g.fillStyle = 'rgba(50,48,44,.5)'
    pen.fillEllipse(x + w / 2, top, w * 0.32, 0.018)
    pen.g.strokeStyle = 'rgba(40,40,38,.5)'
    pen.lineWidth = 0.006
    for (let k = 0; k < 14; k++) pen.strokeLine(x + (k / 14) * w, 1, x + ((k + 0.5) / 14) * w, 0.95)
  }
  tower(1.02, 0.5, 0.34)
  tower(0.06, 0.6, 0.22)
  slab(pen, 0.62, 0.74, 0.5, 0.26, '#868a8e')
  panes(pen, { x: 0.64, y: 0.78, w: 0.46, h: 0.18, columns: 7, rows: 2 }, night)
  drum(pen, 0.8, 0.36, 0.05, 0.4, '#9a6a58')
}

/** Silos of a farm. */
function drawSilos(pen: SharePen, { colour = '#b4bac0' }: PieceOptions) {
  const { g } = pen
  for (const [x, top, w] of [
    [0.08, 0.2, 0.24],
    [0.36, 0.12, 0.26],
    [0.66, 0.24, 0.22],
  ]) {
    drum(pen, x, top, w, 1 - top, colour)
    dome(pen, x + w / 2, top, w / 2, w * 0.42, colour)
    g.strokeStyle = 'rgba(40,44,50,.25)'
    pen.lineWidth = 0.006
    for (let k = 1; k < 16; k++)
      pen.strokeLine(x, top + ((1 - top) * k) / 16, x + w, top + ((1 - top) * k) / 16)
    g.strokeStyle = '#6a7078'
    for (const dx of [0.2, 0.28]) pen.strokeLine(x + w * dx, top, x + w * dx, 1)
  }
  slab(pen, 0.2, 0.03, 0.6, 0.025, '#7c828a')
}

/** Panels that turn the sun to power, in two rows. */
function drawSolarPanels(pen: SharePen) {
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

/** A tank on legs, high above a town. */
function drawWaterTower(pen: SharePen, { colour = '#c8d2d6' }: PieceOptions) {
  const { g } = pen
  g.strokeStyle = shadeHex(colour, -0.35)
  pen.lineWidth = 0.02
  for (const [a, b] of [
    [0.2, 0.12],
    [0.5, 0.58],
    [0.3, 0.28],
    [0.4, 0.42],
  ])
    pen.strokeLine(a, 0.42, b, 1)
  pen.lineWidth = 0.008
  for (const y of [0.56, 0.72, 0.88]) {
    const spread = (y - 0.42) * 0.14
    pen.strokeLine(0.2 - spread, y, 0.5 + spread, y)
    pen.strokeLine(0.2 - spread, y, 0.5 + spread + 0.02, y + 0.16)
    pen.strokeLine(0.5 + spread, y, 0.2 - spread - 0.02, y + 0.16)
  }
  drum(pen, 0.33, 0.4, 0.04, 0.6, colour)
  dome(pen, 0.35, 0.16, 0.25, 0.14, colour)
  drum(pen, 0.1, 0.15, 0.5, 0.2, colour)
  pen.fillShape(pen.sheen(0.1, 0.6, 0.32, colour, shadeHex(colour, 0.3), shadeHex(colour, -0.45)), () => {
    pen.moveTo(0.1, 0.345)
    pen.quadTo(0.35, 0.54, 0.6, 0.345)
  })
  g.fillStyle = shadeHex(colour, -0.4)
  pen.fillRect(0.07, 0.335, 0.56, 0.016)
  g.strokeStyle = shadeHex(colour, -0.4)
  pen.strokeLine(0.07, 0.29, 0.63, 0.29)
  for (let k = 0; k < 9; k++) pen.strokeLine(0.07 + k * 0.07, 0.29, 0.07 + k * 0.07, 0.34)
}

/** A modern turbine for the wind. */
function drawWindTurbine(pen: SharePen) {
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

export const POWER_WORKS: Readonly<Record<string, Piece>> = {
  '@coolingtowers': { broadness: 1.9, draw: drawCoolingTowers },
  '@silos': { broadness: 1, draw: drawSilos },
  '@solarpanels': { broadness: 3.5, draw: drawSolarPanels },
  '@watertower': { broadness: 0.72, draw: drawWaterTower },
  '@windturbine': { broadness: 0.7, draw: drawWindTurbine },
}
