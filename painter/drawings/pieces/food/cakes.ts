import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'

/** Colours of a cake: what covers it, what it is baked of, what is between its layers, and the fruit on it. */
export type Cake = { icing: string; sponge: string; cream: string; fruit?: string }

export const CAKES = {
  chocolate: { icing: '#4a2a1c', sponge: '#5c3622', cream: '#8a5a3a', fruit: '#b3202c' },
  strawberry: { icing: '#fbeef0', sponge: '#f0cf8c', cream: '#f7dfe2', fruit: '#d22a3a' },
  lemon: { icing: '#f8e9a0', sponge: '#f3d678', cream: '#fdf6d8', fruit: '#f2d033' },
  carrot: { icing: '#f8f1e2', sponge: '#b9743a', cream: '#fbf5ea', fruit: '#e8862e' },
  plum: { icing: '#c98a4a', sponge: '#dca860', cream: '#e9c88e', fruit: '#5a2a58' },
  blueberry: { icing: '#f4f0fa', sponge: '#ecd090', cream: '#e2daf2', fruit: '#3a4488' },
  velvet: { icing: '#fbf4ea', sponge: '#a3202a', cream: '#fbf4ea', fruit: '#d3234a' },
  vanilla: { icing: '#fbf3e4', sponge: '#edc987', cream: '#fdf6e8', fruit: '#d22a3a' },
  matcha: { icing: '#f4f2e2', sponge: '#9ab45c', cream: '#f8f5e8', fruit: '#d22a3a' },
  cheese: { icing: '#f4d99a', sponge: '#fbf0d2', cream: '#fbf0d2' },
} as const satisfies Record<string, Cake>

const BISCUIT = '#a8713c'

/** A round cake seen a little from above: its sides, how flat its rounds look, and how bright its lit side is. */
type Round = { left: number; right: number; flatness: number; lit: number }

/** Draws a layer of one colour from `top` to `bottom`. */
function drawLayer(
  pen: SharePen,
  { left, right, flatness, lit }: Round,
  top: number,
  bottom: number,
  colour: string,
) {
  pen.g.fillStyle = pen.across(left, right, shadeHex(colour, lit), colour, shadeHex(colour, -0.3))
  pen.fillRect(left, top, right - left, bottom - top)
  pen.fillEllipse((left + right) / 2, bottom, (right - left) / 2, flatness)
}

type Ring = { x: number; y: number; radiusX: number; radiusY: number; count: number; size: number }

/** Fruit around the top. */
function drawFruit(pen: SharePen, { x, y, radiusX, radiusY, count, size }: Ring, fruit: string) {
  for (let k = 0; k < count; k++) {
    const turn = -Math.PI + (k / count) * Math.PI * 2
    drawBerry(pen, x + Math.cos(turn) * radiusX, y + Math.sin(turn) * radiusY, size, fruit)
  }
}

const LOW: Round = { left: 0.05, right: 1.55, flatness: 0.12, lit: 0.12 }
const TALL: Round = { left: 0.1, right: 1.3, flatness: 0.09, lit: 0.14 }

/** A whole cake of two layers, with fruit around its top. */
export function drawCake(pen: SharePen, { icing, sponge, cream, fruit }: Cake) {
  drawLayer(pen, LOW, 0.3, 0.86, sponge)
  drawLayer(pen, LOW, 0.52, 0.6, cream)
  drawLayer(pen, LOW, 0.3, 0.54, sponge)
  drawLayer(pen, LOW, 0.3, 0.4, icing)
  for (let k = 0; k < 9; k++)
    pen.fillEllipse(0.14 + k * 0.166, 0.46 + Math.sin((k / 8) * Math.PI) * 0.08, 0.07, 0.1 + (k % 3) * 0.03)
  pen.g.fillStyle = pen.across(0.05, 1.55, shadeHex(icing, 0.25), shadeHex(icing, 0.1), icing)
  pen.fillEllipse(0.8, 0.3, 0.75, 0.14)
  if (fruit) drawFruit(pen, { x: 0.8, y: 0.25, radiusX: 0.56, radiusY: 0.085, count: 10, size: 0.075 }, fruit)
}

/** A tall cake of three layers, open at the side, with fruit around its top. */
export function drawLayerCake(pen: SharePen, { icing, sponge, cream, fruit }: Cake) {
  const { g } = pen
  g.fillStyle = pen.across(0, 1.4, '#f6f2ea', '#d8d2c8', '#b8b2a8')
  pen.fillEllipse(0.7, 0.92, 0.7, 0.075)
  for (const bottom of [0.88, 0.66, 0.44]) {
    drawLayer(pen, TALL, bottom - 0.2, bottom, sponge)
    drawLayer(pen, TALL, bottom - 0.23, bottom - 0.17, cream)
  }
  drawLayer(pen, TALL, 0.2, 0.28, icing)
  for (let k = 0; k < 8; k++)
    pen.fillEllipse(0.17 + k * 0.151, 0.33 + Math.sin((k / 7) * Math.PI) * 0.07, 0.07, 0.05 + (k % 3) * 0.025)
  g.fillStyle = pen.across(0.1, 1.3, shadeHex(icing, 0.3), shadeHex(icing, 0.1), icing)
  pen.fillEllipse(0.7, 0.2, 0.6, 0.11)
  if (fruit) drawFruit(pen, { x: 0.7, y: 0.16, radiusX: 0.45, radiusY: 0.07, count: 11, size: 0.062 }, fruit)
}

/** A flat piece of cheesecake on its biscuit, under what it is named after. */
export function drawCheesecake(pen: SharePen, topping?: string) {
  const { cream, icing } = CAKES.cheese
  const cover = topping ?? icing
  drawSide(pen, 0, 0.82, cream)
  drawSide(pen, 0.78, 1, BISCUIT)
  drawSide(pen, 0, 0.14, cover)
  pen.g.fillStyle = cover
  for (let k = 0; k < 5; k++)
    pen.fillEllipse(0.3 + k * 0.27, 0.475 + k * 0.012, 0.06, 0.07 + ((k * 2) % 3) * 0.035)
  drawTop(pen, cover)
  if (!topping) return
  for (const [x, y] of [
    [0.62, 0.34],
    [0.86, 0.27],
    [1.06, 0.36],
    [1.2, 0.24],
    [1.36, 0.34],
    [1.02, 0.22],
  ])
    drawBerry(pen, x, y, 0.1, topping)
}

/** The cut side of a slice, from one share of its height to another. */
function drawSide(pen: SharePen, top: number, bottom: number, colour: string) {
  const row = (x: number, share: number) => 0.36 + (x - 0.05) * 0.055 + share * 0.5
  pen.fillShape(pen.across(0.05, 1.65, shadeHex(colour, 0.1), colour, shadeHex(colour, -0.18)), () => {
    pen.moveTo(0.05, row(0.05, top))
    pen.lineTo(1.65, row(1.65, top))
    pen.lineTo(1.65, row(1.65, bottom))
    pen.lineTo(0.05, row(0.05, bottom))
  })
}

function drawTop(pen: SharePen, colour: string) {
  pen.fillShape(pen.gradient(0.2, 0.2, 1.5, 0.5, shadeHex(colour, 0.3), shadeHex(colour, 0.08)), () => {
    pen.moveTo(0.05, 0.36)
    pen.lineTo(1.24, 0.17)
    pen.quadTo(1.6, 0.24, 1.65, 0.448)
  })
}

function drawBerry(pen: SharePen, x: number, y: number, radius: number, colour: string) {
  pen.g.fillStyle = shadeHex(colour, -0.25)
  pen.fillCircle(x + radius * 0.08, y + radius * 0.1, radius)
  pen.g.fillStyle = colour
  pen.fillCircle(x, y, radius * 0.9)
  pen.g.fillStyle = shadeHex(colour, 0.45)
  pen.fillEllipse(x - radius * 0.3, y - radius * 0.35, radius * 0.26, radius * 0.18, -0.5)
}
