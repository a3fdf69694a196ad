import type { SharePen } from '../pen.ts'
import type { PieceOptions } from '../pieces/piece.ts'
import { shadeHex } from '../tint.ts'
import { fillTapered, type Spot } from './quadruped-pen.ts'

const SCALES = '#4a8a3c'
const BELLY = '#e0c878'
const HORN = '#efe2c0'

/** From the hips over the back to the chest, on to the head, and round to the tail's tip: a spot and its radius. */
const TRUNK: readonly (readonly [Spot, number])[] = [
  [{ x: 1.78, y: 0.68 }, 0.27],
  [{ x: 1.36, y: 0.62 }, 0.31],
  [{ x: 0.98, y: 0.68 }, 0.26],
]
const NECK: readonly (readonly [Spot, number])[] = [
  [{ x: 0.94, y: 0.6 }, 0.2],
  [{ x: 0.68, y: 0.6 }, 0.13],
  [{ x: 0.5, y: 0.74 }, 0.105],
]
const TAIL: readonly (readonly [Spot, number])[] = [
  [{ x: 1.96, y: 0.74 }, 0.2],
  [{ x: 2.14, y: 0.86 }, 0.11],
  [{ x: 1.8, y: 0.93 }, 0.07],
  [{ x: 1.3, y: 0.93 }, 0.05],
  [{ x: 0.98, y: 0.9 }, 0.026],
]

/** A winged dragon that lies curled up with its eyes shut, its head on the left. */
export function drawSleepingDragon(pen: SharePen, { colour = SCALES }: PieceOptions) {
  const taper = (points: readonly (readonly [Spot, number])[], fill: string) =>
    fillTapered({ pen, g: pen.g }, points, fill)
  drawSpines(pen, colour)
  taper(TRUNK, colour)
  pen.g.fillStyle = shadeHex(colour, 0.14)
  pen.fillEllipse(1.4, 0.46, 0.5, 0.12)
  taper(
    [
      [{ x: 1.72, y: 0.78 }, 0.2],
      [{ x: 1.5, y: 0.92 }, 0.07],
    ],
    shadeHex(colour, -0.12),
  )
  drawFoldedWing(pen, shadeHex(colour, -0.26))
  taper(NECK, colour)
  taper(TAIL, shadeHex(colour, 0.06))
  pen.fillShape(shadeHex(colour, -0.25), () => {
    pen.moveTo(1.02, 0.86)
    pen.lineTo(0.84, 0.8)
    pen.lineTo(0.8, 0.96)
    pen.lineTo(1.02, 0.95)
  })
  drawHead(pen, colour)
}

function drawSpines(pen: SharePen, colour: string) {
  for (let k = 0; k < 8; k++) {
    const x = 0.62 + k * 0.19
    const y = 0.5 - Math.sin((k / 7) * Math.PI) * 0.17
    pen.fillShape(shadeHex(colour, -0.35), () => {
      pen.moveTo(x - 0.07, y + 0.08)
      pen.lineTo(x + 0.05, y - 0.1)
      pen.lineTo(x + 0.11, y + 0.08)
    })
  }
}

function drawFoldedWing(pen: SharePen, colour: string) {
  const { g } = pen
  pen.fillShape(pen.gradient(1, 0.1, 2, 0.8, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.2)), () => {
    pen.moveTo(1.0, 0.58)
    pen.quadTo(0.98, 0.24, 1.16, 0.08)
    pen.quadTo(1.7, 0.2, 2.2, 0.68)
    pen.quadTo(1.96, 0.62, 1.82, 0.74)
    pen.quadTo(1.64, 0.6, 1.46, 0.76)
    pen.quadTo(1.28, 0.6, 1.0, 0.58)
  })
  g.strokeStyle = shadeHex(colour, -0.4)
  pen.lineWidth = 0.02
  for (const [x, y] of [
    [2.18, 0.67],
    [1.82, 0.73],
    [1.46, 0.75],
    [1.0, 0.58],
  ]) {
    pen.begin()
    pen.moveTo(1.16, 0.09)
    pen.quadTo((1.16 + x) / 2 + 0.04, (0.09 + y) / 2 - 0.08, x, y)
    g.stroke()
  }
}

/** The head with its chin on the ground. */
function drawHead(pen: SharePen, colour: string) {
  const { g } = pen
  for (const [x, dark] of [
    [0.5, -0.25],
    [0.56, 0],
  ] as const)
    pen.fillShape(shadeHex(HORN, dark), () => {
      pen.moveTo(x - 0.06, 0.74)
      pen.quadTo(x + 0.08, 0.66, x + 0.24, 0.56)
      pen.quadTo(x + 0.16, 0.74, x + 0.02, 0.82)
    })
  fillTapered(
    { pen, g },
    [
      [{ x: 0.44, y: 0.82 }, 0.14],
      [{ x: 0.22, y: 0.88 }, 0.09],
      [{ x: 0.1, y: 0.9 }, 0.075],
    ],
    shadeHex(colour, 0.08),
  )
  g.fillStyle = BELLY
  pen.fillEllipse(0.26, 0.955, 0.24, 0.03)
  g.strokeStyle = shadeHex(colour, -0.6)
  pen.lineWidth = 0.022
  pen.begin()
  pen.arc(0.38, 0.78, 0.06, 0.35, 2.8)
  g.stroke()
  pen.lineWidth = 0.014
  pen.begin()
  pen.moveTo(0.05, 0.93)
  pen.quadTo(0.2, 0.92, 0.36, 0.9)
  g.stroke()
  g.fillStyle = shadeHex(colour, -0.6)
  pen.fillEllipse(0.075, 0.87, 0.02, 0.013, -0.4)
}
