import { type SharePen, tuples } from '../pen.ts'
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
  pen.in(shadeHex(colour, 0.14)).fillEllipse(1.4, 0.46, 0.5, 0.12)
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
  pen.in(shadeHex(colour, -0.25)).fillPath('M1.02 .86 L.84 .8 L.8 .96 L1.02 .95')
  drawHead(pen, colour)
}

function drawSpines(pen: SharePen, colour: string) {
  for (let k = 0; k < 8; k++) {
    const x = 0.62 + k * 0.19
    const y = 0.5 - Math.sin((k / 7) * Math.PI) * 0.17
    pen.in(shadeHex(colour, -0.35)).fillPath(`M${x - 0.07} ${y + 0.08} L${x + 0.05} ${y - 0.1}
      L${x + 0.11} ${y + 0.08}`)
  }
}

function drawFoldedWing(pen: SharePen, colour: string) {
  const { g } = pen
  pen
    .in(pen.gradient(1, 0.1, 2, 0.8, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.2)))
    .fillPath(`M1 .58 Q.98 .24 1.16 .08
    Q1.7 .2 2.2 .68 Q1.96 .62 1.82 .74 Q1.64 .6 1.46 .76 Q1.28 .6 1 .58`)
  g.strokeStyle = shadeHex(colour, -0.4)
  pen.lineWidth = 0.02
  for (const [x, y] of tuples('2.18 .67, 1.82 .73, 1.46 .75, 1 .58'))
    pen.strokePath(`M1.16 .09 Q${(1.16 + x) / 2 + 0.04} ${(0.09 + y) / 2 - 0.08} ${x} ${y}`)
}

/** The head with its chin on the ground. */
function drawHead(pen: SharePen, colour: string) {
  const { g } = pen
  for (const [x, dark] of tuples('.5 -.25, .56 0'))
    pen.in(shadeHex(HORN, dark)).fillPath(`M${x - 0.06} .74 Q${x + 0.08} .66 ${x + 0.24} .56
      Q${x + 0.16} .74 ${x + 0.02} .82`)
  fillTapered(
    { pen, g },
    [
      [{ x: 0.44, y: 0.82 }, 0.14],
      [{ x: 0.22, y: 0.88 }, 0.09],
      [{ x: 0.1, y: 0.9 }, 0.075],
    ],
    shadeHex(colour, 0.08),
  )
  pen.in(BELLY).fillEllipse(0.26, 0.955, 0.24, 0.03)
  g.strokeStyle = shadeHex(colour, -0.6)
  pen.lineWidth = 0.022
  pen.begin()
  pen.arc(0.38, 0.78, 0.06, 0.35, 2.8)
  g.stroke()
  pen.lineWidth = 0.014
  pen.strokePath('M.05 .93 Q.2 .92 .36 .9')
  pen.in(shadeHex(colour, -0.6)).fillEllipse(0.075, 0.87, 0.02, 0.013, -0.4)
}
