import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { Piece } from '../piece.ts'
import { ball, blob, bow, fromAbove, polygon, polyline, rounding } from '../shapes.ts'

const WOOD = '#b9783c'

function drawApple(pen: SharePen, x: number, y: number, radius: number, colour: string) {
  ball(pen, x - radius * 0.28, y, radius * 0.8, colour)
  ball(pen, x + radius * 0.28, y, radius * 0.8, colour)
  ball(pen, x, y + radius * 0.06, radius * 0.92, colour)
  pen.g.fillStyle = shadeHex(colour, -0.35)
  pen.fillEllipse(x, y - radius * 0.7, radius * 0.3, radius * 0.1)
  bow(pen, '#5a3a1c', radius * 0.12, [
    x,
    y - radius * 0.68,
    x,
    y - radius,
    x + radius * 0.2,
    y - radius * 1.2,
  ])
  pen.g.fillStyle = '#4f9a3a'
  pen.fillEllipse(x + radius * 0.4, y - radius * 1.02, radius * 0.36, radius * 0.15, -0.5)
}

function drawPear(pen: SharePen, x: number, y: number, radius: number) {
  const colour = '#b6c23c'
  blob(pen, rounding(pen, x - radius, x + radius, colour), [
    x - radius * 0.3,
    y - radius * 1.5,
    x - radius * 0.55,
    y - radius * 0.5,
    x - radius * 1.1,
    y + radius * 0.3,
    x - radius * 0.6,
    y + radius * 1.1,
    x + radius * 0.6,
    y + radius * 1.1,
    x + radius * 1.1,
    y + radius * 0.3,
    x + radius * 0.55,
    y - radius * 0.5,
    x + radius * 0.3,
    y - radius * 1.5,
  ])
  bow(pen, '#5a3a1c', radius * 0.13, [
    x,
    y - radius * 1.2,
    x,
    y - radius * 1.5,
    x + radius * 0.2,
    y - radius * 1.8,
  ])
}

/** A banana bent from its stem in the middle of a bunch to its tip. */
function drawBanana(pen: SharePen, [x, y]: readonly number[], [tipX, tipY]: readonly number[], lift: number) {
  const [midX, midY] = [(x + tipX) / 2, Math.min(y, tipY) - lift]
  bow(pen, '#b8860f', 0.135, [x, y, midX, midY, tipX, tipY])
  bow(pen, '#f5cf33', 0.11, [x, y - 0.008, midX, midY - 0.008, tipX, tipY - 0.008])
  bow(pen, '#fbe98a', 0.03, [x, y - 0.036, midX, midY - 0.04, tipX, tipY - 0.03])
  pen.g.fillStyle = '#4a3a1c'
  pen.fillCircle(tipX, tipY, 0.032)
}

function drawGrapes(pen: SharePen, x: number, y: number, colour: string) {
  for (let row = 0; row < 5; row++)
    for (let k = 0; k < 5 - row; k++)
      ball(
        pen,
        x + (k - (4 - row) / 2) * 0.088,
        y + row * 0.078,
        0.054,
        shadeHex(colour, ((k + row) % 3) * 0.1 - 0.1),
      )
}

/** Apples, oranges, a pear, bananas and grapes in a bowl of wood. */
function drawFruitBowl(pen: SharePen, bowlColour: string) {
  const { g } = pen
  g.lineCap = 'round'
  g.fillStyle = shadeHex(bowlColour, -0.45)
  pen.fillEllipse(0.85, 0.56, 0.72, 0.13)
  drawBanana(pen, [0.72, 0.2], [1.46, 0.5], 0.2)
  drawBanana(pen, [0.7, 0.17], [1.4, 0.38], 0.26)
  drawBanana(pen, [0.7, 0.14], [1.3, 0.27], 0.26)
  polygon(pen, '#6b5a1c', [0.64, 0.12, 0.7, 0.05, 0.76, 0.15, 0.74, 0.22])
  drawPear(pen, 0.46, 0.32, 0.15)
  ball(pen, 0.88, 0.4, 0.19, '#f28c1e')
  drawApple(pen, 0.27, 0.5, 0.18, '#c9231f')
  drawApple(pen, 0.66, 0.5, 0.19, '#d32a22')
  drawApple(pen, 1.06, 0.52, 0.17, '#7db53a')
  ball(pen, 1.3, 0.56, 0.15, '#f59a24')
  blob(
    pen,
    fromAbove(pen, 0.56, 1, bowlColour),
    [
      0.08, 0.52, 0.1, 0.7, 0.36, 0.99, 0.85, 1.02, 1.34, 0.99, 1.6, 0.7, 1.62, 0.52, 1.3, 0.66, 0.85, 0.72,
      0.4, 0.66,
    ],
  )
  bow(pen, shadeHex(bowlColour, 0.35), 0.03, [0.13, 0.585, 0.85, 0.78, 1.57, 0.585])
  drawGrapes(pen, 1.0, 0.58, '#6a2a7f')
  bow(pen, '#6f8a3a', 0.024, [1.0, 0.57, 1.02, 0.5, 1.08, 0.47])
}

/** Flavours from below to above: one scoop is of vanilla, two and three are different ones. */
const FLAVOURS: Readonly<Record<number, readonly string[]>> = {
  1: ['#f6e3b4'],
  2: ['#f7b2c4', '#f6e3b4'],
  3: ['#7a4a2c', '#f7a8bf', '#f6e7bf'],
}
/** How the scoops and the cone share the height, by their number. */
const LAYOUTS: Readonly<Record<number, { radius: number; cone: number; step: number }>> = {
  1: { radius: 0.2, cone: 0.36, step: 0 },
  2: { radius: 0.17, cone: 0.46, step: 0.22 },
  3: { radius: 0.145, cone: 0.62, step: 0.18 },
}

function drawScoop(pen: SharePen, x: number, y: number, radius: number, colour: string) {
  for (let k = 0; k < 7; k++) {
    pen.g.fillStyle = shadeHex(colour, -0.12 - (k % 2) * 0.05)
    pen.fillCircle(x + (k / 6 - 0.5) * radius * 2, y + radius * 0.42, radius * (0.24 + (k % 3) * 0.05))
  }
  ball(pen, x, y, radius, colour)
  pen.g.fillStyle = 'rgba(255,255,255,.4)'
  pen.fillEllipse(x - radius * 0.4, y - radius * 0.45, radius * 0.24, radius * 0.13, -0.6)
}

/** A wafer cone with scoops on top of one another; of a named colour where there is one. */
function drawIceCreamCone(pen: SharePen, scoops: number, colour?: string) {
  const { radius, cone, step } = LAYOUTS[scoops]
  const [x, half] = [0.26, radius * 0.95]
  const { g } = pen
  polygon(pen, pen.sheen(x - half, x + half, 0.4, '#eebf74', '#d99a48', '#a8692a'), [
    x - half,
    cone,
    x + half,
    cone,
    x + 0.014,
    0.99,
    x - 0.014,
    0.99,
  ])
  g.save()
  pen.begin()
  pen.moveTo(x - half, cone)
  pen.lineTo(x + half, cone)
  pen.lineTo(x, 1)
  g.closePath()
  g.clip()
  for (let k = -6; k < 12; k++) {
    polyline(pen, 'rgba(120,66,20,.55)', 0.009, [x - half + k * 0.07, cone, x - half + k * 0.07 + 0.3, 1])
    polyline(pen, 'rgba(120,66,20,.55)', 0.009, [x + half - k * 0.07, cone, x + half - k * 0.07 - 0.3, 1])
  }
  g.restore()
  for (const [k, flavour] of FLAVOURS[scoops].entries())
    drawScoop(pen, x, cone - radius * 0.45 - k * step, radius, colour ?? flavour)
}

const cone = (scoops: number): Piece => ({
  broadness: 0.52,
  draw: (pen, { colour }) => drawIceCreamCone(pen, scoops, colour),
})

/** Fruit as it lies in a bowl, and ice cream in scoops. */
export const FRUIT_AND_ICES: Readonly<Record<string, Piece>> = {
  '@fruitbowl': { broadness: 1.7, draw: (pen, { colour }) => drawFruitBowl(pen, colour ?? WOOD) },
  '@icecreamcone': cone(1),
}
