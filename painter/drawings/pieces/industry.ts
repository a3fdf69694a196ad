import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { dome, drum, face, PALE, panes, SNOW, STEEL, slab, truss } from './masonry.ts'
import type { PieceOptions } from './piece.ts'

function smoke(pen: SharePen, x: number, y: number, reach: number, count: number) {
  for (let k = 0; k < count; k++) {
    const t = k / count
    pen.g.fillStyle = `rgba(214,212,210,${0.6 - t * 0.42})`
    pen.fillCircle(x + t * reach, y - t * reach * 0.5 + Math.sin(k * 1.7) * 0.012, 0.03 + t * 0.05)
  }
}

/** A works with tall chimneys that smoke. */
export function drawSmokestacks(pen: SharePen, { colour = '#8e6a58', night, snow }: PieceOptions) {
  for (const [x, top, w] of [
    [0.3, 0.2, 0.09],
    [0.62, 0.12, 0.1],
    [0.96, 0.26, 0.08],
  ]) {
    smoke(pen, x + w / 2, top - 0.01, 0.42, 9)
    face(
      pen,
      pen.sheen(x - 0.02, x + w + 0.02, 0.3, colour, shadeHex(colour, 0.25), shadeHex(colour, -0.45)),
      [
        [x, top],
        [x + w, top],
        [x + w + 0.02, 0.9],
        [x - 0.02, 0.9],
      ],
    )
    pen.g.fillStyle = '#c9402a'
    pen.fillRect(x, top + 0.02, w, 0.03)
    pen.g.fillStyle = PALE
    pen.fillRect(x, top + 0.05, w, 0.03)
  }
  slab(pen, 0.06, 0.66, 1.5, 0.34, '#7b7f84')
  panes(pen, { x: 0.1, y: 0.74, w: 1.42, h: 0.2, columns: 16, rows: 2, share: 0.6 }, night)
  for (let k = 0; k < 5; k++) {
    face(pen, snow ? SNOW : shadeHex('#7b7f84', k % 2 ? -0.12 : -0.2), [
      [0.06 + k * 0.3, 0.67],
      [0.06 + k * 0.3, 0.56],
      [0.36 + k * 0.3, 0.67],
    ])
  }
  drum(pen, 1.34, 0.5, 0.26, 0.5, STEEL)
}

/** The cooling towers of a power plant, steam above them. */
export function drawCoolingTowers(pen: SharePen, { night }: PieceOptions) {
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

/** A rig for oil, on legs in the sea. */
export function drawOilRig(pen: SharePen, { night }: PieceOptions) {
  const { g } = pen
  g.strokeStyle = '#c9892a'
  pen.lineWidth = 0.03
  for (const x of [0.24, 0.46, 0.82, 1.04]) pen.strokeLine(x, 0.6, x, 1)
  pen.lineWidth = 0.012
  for (const [a, b] of [
    [0.24, 0.46],
    [0.46, 0.82],
    [0.82, 1.04],
  ]) {
    pen.strokeLine(a, 0.68, b, 0.94)
    pen.strokeLine(b, 0.68, a, 0.94)
  }
  slab(pen, 0.12, 0.55, 1.04, 0.075, '#c9892a')
  slab(pen, 0.16, 0.49, 0.96, 0.065, STEEL)
  panes(pen, { x: 0.18, y: 0.49, w: 0.92, h: 0.06, columns: 18, rows: 1 }, night)
  slab(pen, 0.2, 0.36, 0.28, 0.14, '#e2dfd6')
  panes(pen, { x: 0.21, y: 0.37, w: 0.26, h: 0.12, columns: 5, rows: 3 }, night)
  slab(pen, 0.84, 0.41, 0.22, 0.085, '#b8452e')
  g.fillStyle = '#4f565e'
  pen.fillRect(0.14, 0.34, 0.3, 0.016)
  g.strokeStyle = '#d6d2c8'
  pen.lineWidth = 0.009
  truss(pen, [0.66, 0.5, 0.66, 0.02], { from: 0.1, to: 0.018, rungs: 9 })
  g.strokeStyle = '#c9892a'
  pen.lineWidth = 0.011
  truss(pen, [1.0, 0.42, 1.24, 0.2], { from: 0.014, rungs: 7 })
  pen.strokeLine(1.1, 0.5, 1.32, 0.34)
  g.fillStyle = '#ff9a3a'
  pen.fillShape('#ffb04a', () => {
    pen.moveTo(1.3, 0.35)
    pen.quadTo(1.28, 0.24, 1.34, 0.18)
    pen.quadTo(1.39, 0.27, 1.34, 0.36)
  })
}

/** Silos of a farm. */
export function drawSilos(pen: SharePen, { colour = '#b4bac0' }: PieceOptions) {
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

/** A tank on legs, high above a town. */
export function drawWaterTower(pen: SharePen, { colour = '#c8d2d6' }: PieceOptions) {
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

/** A great dish that listens to the sky. */
export function drawDish(pen: SharePen) {
  const { g } = pen
  g.strokeStyle = '#8b9199'
  pen.lineWidth = 0.02
  for (const x of [0.34, 0.52, 0.7]) pen.strokeLine(x, 1, 0.52, 0.56)
  slab(pen, 0.28, 0.95, 0.48, 0.05, STEEL)
  g.save()
  g.translate(pen.x(0.52), pen.y(0.44))
  g.rotate(-0.5)
  g.translate(-pen.x(0.52), -pen.y(0.44))
  pen.fillShape(pen.gradient(0, 0.4, 0, 0.7, '#c9ced4', '#7d848c'), () => {
    pen.moveTo(0.06, 0.36)
    pen.curveTo(0.16, 0.74, 0.88, 0.74, 0.98, 0.36)
  })
  g.fillStyle = pen.across(0.06, 0.98, '#9aa2aa', '#f2f4f5', '#ffffff')
  pen.fillEllipse(0.52, 0.36, 0.46, 0.12)
  g.strokeStyle = 'rgba(110,120,130,.6)'
  pen.lineWidth = 0.006
  for (let k = 0; k < 8; k++) {
    const a = (k * Math.PI) / 4
    pen.strokeLine(0.52, 0.4, 0.52 + Math.cos(a) * 0.45, 0.36 + Math.sin(a) * 0.115)
  }
  g.strokeStyle = '#5d646c'
  pen.lineWidth = 0.012
  for (const x of [0.2, 0.84]) pen.strokeLine(x, 0.4, 0.52, 0.06)
  pen.strokeLine(0.52, 0.47, 0.52, 0.06)
  g.fillStyle = '#4a5058'
  pen.fillCircle(0.52, 0.06, 0.03)
  g.restore()
}
