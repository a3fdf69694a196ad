import { type SharePen, tuples } from '../pen.ts'
import { ball, blob, bow, fromAbove, spread } from '../pieces/shapes.ts'
import { shadeHex } from '../tint.ts'
import { drawPot } from './house-plants.ts'

const LEAF = '#3f7a38'

/** A full rose from before: petals around a turned heart. */
function drawBloom(pen: SharePen, x: number, y: number, radius: number, colour: string) {
  const { g } = pen
  for (let k = 0; k < 6; k++) {
    const turn = (k / 6) * Math.PI * 2 + x * 9
    g.fillStyle = shadeHex(colour, -0.12 - (k % 2) * 0.1)
    pen.fillCircle(x + Math.cos(turn) * radius * 0.46, y + Math.sin(turn) * radius * 0.42, radius * 0.58)
  }
  ball(pen, x, y, radius * 0.74, colour)
  g.lineCap = 'round'
  for (const [k, reach] of [0.62, 0.44, 0.26].entries()) {
    const tone = shadeHex(colour, k % 2 ? 0.28 : -0.4)
    bow(pen, tone, radius * 0.1, [
      x - radius * reach,
      y - radius * 0.08,
      x - radius * 0.1,
      y + radius * reach * 1.3,
      x + radius * reach,
      y - radius * 0.1,
    ])
    bow(pen, shadeHex(colour, -0.38), radius * 0.07, [
      x - radius * reach * 0.8,
      y - radius * 0.16,
      x,
      y - radius * reach * 1.2,
      x + radius * reach * 0.8,
      y - radius * 0.14,
    ])
  }
}

/** Rings of petals from the outside in: how many, how far out, how large, how light. */
const PETALS = [
  [5, 0.52, 0.56, -0.16],
  [5, 0.38, 0.46, 0.04],
  [4, 0.25, 0.36, -0.2],
  [3, 0.13, 0.26, 0.1],
] as const

/** A head of petals that lie over one another, each with a light edge, round a bud that is still closed. */
function drawRoseHead(pen: SharePen, x: number, y: number, radius: number, colour: string) {
  for (const [ring, [count, out, large, light]] of PETALS.entries())
    for (let k = 0; k < count; k++) {
      const turn = (k / count) * Math.PI * 2 + ring * 0.7
      const [px, py] = [x + Math.cos(turn) * radius * out, y + Math.sin(turn) * radius * out * 0.9]
      pen.in(shadeHex(colour, light + 0.22)).fillEllipse(px, py, radius * large, radius * large * 0.86, turn)
      pen
        .in(shadeHex(colour, light - (k % 2) * 0.07))
        .fillEllipse(
          px - Math.cos(turn) * radius * 0.06,
          py - Math.sin(turn) * radius * 0.06,
          radius * large * 0.94,
          radius * large * 0.8,
          turn,
        )
    }
  pen.in(shadeHex(colour, -0.42)).fillEllipse(x, y, radius * 0.13, radius * 0.1, 0.5)
}

/** A leaf of a rose, by the stem that it grows from: its root, its turn and its length. */
const ROSE_LEAVES = [
  [0.62, -2.6, 0.2],
  [0.72, -0.5, 0.2],
  [0.84, -2.75, 0.15],
] as const

/** One long-stemmed rose: a full head over its sepals, leaves and thorns. */
export function drawRose(pen: SharePen, { colour = '#d3203c' }: { colour?: string }) {
  const { g } = pen
  g.lineCap = 'round'
  bow(pen, '#3c6b30', 0.026, [0.26, 0.36, 0.275, 0.7, 0.25, 1])
  for (const [y, turn, length] of ROSE_LEAVES) {
    const [x, down] = [0.264 + Math.cos(turn) * length * 0.5, y + Math.sin(turn) * length * 0.5]
    pen.in(shadeHex(LEAF, turn < -1 ? -0.1 : 0.08)).fillEllipse(x, down, length * 0.55, length * 0.26, turn)
    bow(pen, shadeHex(LEAF, 0.3), 0.006, [
      0.264,
      y,
      x,
      down,
      x + Math.cos(turn) * length * 0.45,
      down + Math.sin(turn) * length * 0.45,
    ])
  }
  g.fillStyle = '#3c6b30'
  for (const turn of [-2.5, -1.57, -0.64])
    pen.fillEllipse(0.26 - Math.cos(turn) * 0.07, 0.36, 0.07, 0.02, -turn)
  drawRoseHead(pen, 0.26, 0.19, 0.19, colour)
}

/** A bush of dark leaves full of roses. */
export function drawRoseBush(pen: SharePen, { colour = '#d3203c' }: { colour?: string }) {
  const { g } = pen
  g.lineCap = 'round'
  for (const lean of [-0.22, -0.08, 0.08, 0.22])
    bow(pen, '#5a4a2a', 0.03, [0.6, 1, 0.6 + lean, 0.8, 0.6 + lean * 1.5, 0.5])
  blob(
    pen,
    fromAbove(pen, 0.02, 1, '#3a7234'),
    [
      0.6, 0.02, 0.3, 0.06, 0.08, 0.3, 0.02, 0.72, 0.1, 1.04, 0.6, 1.02, 1.1, 1.04, 1.18, 0.72, 1.12, 0.3,
      0.9, 0.06,
    ],
  )
  for (let k = 0; k < 200; k++) {
    const turn = k * 2.39996
    const reach = Math.sqrt(spread(k)) * 1.04
    const [x, y] = [0.6 + Math.cos(turn) * reach * 0.55, 0.52 + Math.sin(turn) * reach * 0.47]
    pen.in(shadeHex(LEAF, spread(k, 0.37) * 0.5 - 0.3 + (0.5 - y) * 0.3)).fillEllipse(x, y, 0.055, 0.03, turn)
  }
  for (let k = 0; k < 17; k++) {
    const turn = k * 2.39996 + 0.5
    const reach = Math.sqrt((k + 0.5) / 17)
    drawBloom(
      pen,
      0.6 + Math.cos(turn) * reach * 0.47,
      0.46 + Math.sin(turn) * reach * 0.4,
      0.08 + spread(k) * 0.024,
      shadeHex(colour, spread(k, 0.29) * 0.2 - 0.1),
    )
  }
}

/** A ribbed cactus with arms and a blossom, in a pot. */
export function drawPottedCactus(pen: SharePen, { colour }: { colour?: string }) {
  const { g } = pen
  const green = '#4f9a4a'
  g.lineCap = 'round'
  for (const [side, from, to] of tuples('-1 .5 .26, 1 .44 .18')) {
    g.lineJoin = 'round'
    bow(pen, shadeHex(green, -0.12), 0.11, [
      0.51,
      from,
      0.51 + side * 0.24,
      from + 0.03,
      0.51 + side * 0.24,
      to,
    ])
    bow(pen, shadeHex(green, 0.15), 0.02, [
      0.51,
      from - 0.02,
      0.51 + side * 0.22,
      from,
      0.51 + side * 0.225,
      to,
    ])
  }
  g.fillStyle = pen.across(0.41, 0.61, shadeHex(green, 0.25), green, shadeHex(green, -0.35))
  pen.fillRoundRect(0.41, 0.06, 0.2, 0.64, 0.1)
  pen.inked(shadeHex(green, -0.35), 0.008)
  for (const x of [0.46, 0.51, 0.56]) pen.strokeLine(x, 0.1, x, 0.66)
  g.fillStyle = '#f6f2d8'
  for (let k = 0; k < 27; k++) pen.fillCircle(0.435 + (k % 3) * 0.075, 0.13 + Math.floor(k / 3) * 0.06, 0.007)
  for (let k = 0; k < 5; k++) {
    g.fillStyle = k % 2 ? '#f07aa8' : '#e8508a'
    pen.fillEllipse(0.51 + (k - 2) * 0.028, 0.055, 0.03, 0.05, (k - 2) * 0.4)
  }
  drawPot(pen, colour)
}
