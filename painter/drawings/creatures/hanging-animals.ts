import { type SharePen, tuples } from '../pen.ts'
import { shadeHex } from '../tint.ts'

type Fur = { fur: string; face: string }

const BARK = '#6b4e36'

/** A trunk on the right with a bough over the left, for whoever hangs from it. */
function drawBough(pen: SharePen) {
  const { g } = pen
  pen
    .in(pen.across(0.86, 1.06, shadeHex(BARK, 0.2), BARK, shadeHex(BARK, -0.4)))
    .fillPath(`M.88 0 Q.9 .6 .83 1
    L1.1 1 Q1.02 .6 1.04 0`)
  pen
    .in(pen.gradient(0, 0.08, 0, 0.19, shadeHex(BARK, 0.22), shadeHex(BARK, -0.3)))
    .fillPath(`M0 .1 Q.5 .13 .9 .06
    L.92 .19 Q.5 .17 0 .125`)
  for (let k = 0; k < 46; k++) {
    g.fillStyle = shadeHex('#4f8a3a', ((k * 0.37) % 1) * 0.55 - 0.3)
    pen.fillEllipse(
      0.02 + ((k * 0.618) % 1) * 1.02,
      0.06 + ((k * 0.7548) % 1) * 0.09 - (k % 4 === 0 ? 0.04 : 0),
      0.05,
      0.022,
      k,
    )
  }
}

function limb(
  pen: SharePen,
  width: number,
  colour: string,
  ...path: readonly [number, number, number, number, number, number]
) {
  pen.inked(colour, width).strokePath(`M${path[0]} ${path[1]} Q${path[2]} ${path[3]} ${path[4]} ${path[5]}`)
}

function drawApeFace(pen: SharePen, x: number, y: number, radius: number, { fur, face }: Fur) {
  const { g } = pen
  for (const side of [-1, 1]) pen.in(face).fillCircle(x + side * radius * 1.05, y, radius * 0.34)
  g.fillStyle = pen.across(x - radius, x + radius, shadeHex(fur, 0.15), fur, shadeHex(fur, -0.2))
  pen.fillEllipse(x, y, radius * 1.02, radius)
  g.fillStyle = face
  for (const side of [-1, 1])
    pen.fillEllipse(x + side * radius * 0.3, y - radius * 0.1, radius * 0.38, radius * 0.4)
  pen.fillEllipse(x, y + radius * 0.42, radius * 0.56, radius * 0.42)
  g.fillStyle = '#17120f'
  for (const side of [-1, 1]) pen.fillCircle(x + side * radius * 0.3, y - radius * 0.08, radius * 0.13)
  pen.lineWidth = radius * 0.08
  g.strokeStyle = shadeHex(face, -0.6)
  pen.begin()
  pen.arc(x, y + radius * 0.36, radius * 0.28, 0.4, 2.74)
  g.stroke()
}

/** A monkey that hangs from a bough by one arm and its tail's curl. */
export function drawHangingMonkey(pen: SharePen, look: Fur) {
  const { g } = pen
  const { fur, face } = look
  limb(pen, 0.028, shadeHex(fur, -0.15), 0.52, 0.68, 0.8, 0.7, 0.72, 0.46)
  limb(pen, 0.05, shadeHex(fur, -0.25), 0.44, 0.66, 0.54, 0.78, 0.46, 0.88)
  limb(pen, 0.046, shadeHex(fur, -0.2), 0.4, 0.42, 0.24, 0.5, 0.22, 0.6)
  drawBough(pen)
  limb(pen, 0.05, fur, 0.46, 0.42, 0.54, 0.28, 0.47, 0.12)
  pen.in(face).fillEllipse(0.47, 0.115, 0.04, 0.028)
  pen.fillCircle(0.22, 0.615, 0.028)
  g.fillStyle = pen.across(0.32, 0.54, shadeHex(fur, 0.18), fur, shadeHex(fur, -0.25))
  pen.fillEllipse(0.44, 0.54, 0.095, 0.16, 0.1)
  pen.in(shadeHex(face, 0.1)).fillEllipse(0.41, 0.55, 0.05, 0.1, 0.1)
  limb(pen, 0.052, fur, 0.44, 0.66, 0.32, 0.72, 0.34, 0.86)
  pen.in(face).fillEllipse(0.33, 0.875, 0.04, 0.024)
  pen.fillEllipse(0.46, 0.895, 0.04, 0.024)
  drawApeFace(pen, 0.39, 0.34, 0.105, look)
}

/** A sloth on its back below a bough. */
export function drawHangingSloth(pen: SharePen) {
  const { g } = pen
  const fur = '#9a8468'
  g.fillStyle = pen.gradient(0, 0.24, 0, 0.62, shadeHex(fur, 0.1), shadeHex(fur, -0.3))
  pen.fillEllipse(0.5, 0.42, 0.28, 0.17, 0.1)
  drawBough(pen)
  for (const [x, toX] of tuples('.32 .24, .42 .4, .62 .62, .72 .76')) {
    limb(pen, 0.075, shadeHex(fur, 0.08), x, 0.4, toX - 0.02, 0.26, toX, 0.13)
    g.strokeStyle = '#3a3026'
    pen.lineWidth = 0.012
    for (const k of [-0.02, 0, 0.02]) pen.strokeLine(toX + k, 0.13, toX + k + 0.012, 0.07)
  }
  g.fillStyle = '#e6d8c0'
  g.strokeStyle = shadeHex(fur, -0.1)
  pen.fillCircle(0.2, 0.42, 0.115)
  pen.lineWidth = 0.03
  g.stroke()
  g.fillStyle = '#4a3a2c'
  for (const side of [-1, 1]) pen.fillEllipse(0.2 + side * 0.055, 0.41, 0.042, 0.026, side * 0.5)
  g.fillStyle = '#120f0c'
  for (const side of [-1, 1]) pen.fillCircle(0.2 + side * 0.045, 0.405, 0.017)
  pen.fillEllipse(0.2, 0.445, 0.026, 0.018)
  g.strokeStyle = '#4a3a2c'
  pen.lineWidth = 0.01
  pen.begin()
  pen.arc(0.2, 0.44, 0.05, 0.4, 2.74)
  g.stroke()
}

/** A bat hanging head down, its wings folded. */
export function drawHangingBat(pen: SharePen) {
  drawBough(pen)
  drawBat(pen)
}

/** The same under the roof of a cave. */
export function drawCaveBat(pen: SharePen) {
  pen.in(pen.gradient(0, 0, 0, 0.2, '#4a4038', '#7a6a5c')).fillPath(`M0 0 L.04 .07 L.14 .05 L.18 .13 L.25 .06
    Q.46 .22 .6 .06 L.68 .1 L.74 .17 L.8 .06 L.92 .04 L.94 0`)
  drawBat(pen)
}

function drawBat(pen: SharePen) {
  const { g } = pen
  const fur = '#5e4a46'
  g.strokeStyle = '#2a2222'
  pen.lineWidth = 0.02
  for (const x of [0.42, 0.5]) pen.strokeLine(x, 0.12, x, 0.24)
  pen.in(pen.across(0.34, 0.58, shadeHex(fur, 0.2), fur)).fillEllipse(0.46, 0.42, 0.09, 0.2)
  for (const side of [-1, 1])
    pen.in(pen.across(0.46 - 0.16, 0.46 + 0.16, '#3a2f33', '#241d21')).fillPath(`M${0.46 + side * 0.02} .22
      Q${0.46 + side * 0.2} .3 ${0.46 + side * 0.16} .6
      Q${0.46 + side * 0.08} .56 ${0.46 + side * 0.03} .62 L${0.46 + side * 0.05} .4`)
  for (const side of [-1, 1])
    pen.in(fur).fillPath(`M${0.46 + side * 0.02} .72 L${0.46 + side * 0.1} .82 L${0.46 + side * 0.085} .66`)
  pen.in(shadeHex(fur, 0.12)).fillCircle(0.46, 0.66, 0.085)
  g.fillStyle = '#0f0c0c'
  for (const side of [-1, 1]) pen.fillCircle(0.46 + side * 0.035, 0.67, 0.018)
  pen.fillEllipse(0.46, 0.63, 0.02, 0.013)
}
