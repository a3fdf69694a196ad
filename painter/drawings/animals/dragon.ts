import type { SharePen } from '../pen.ts'
import type { PieceOptions } from '../pieces/piece.ts'
import { shadeHex } from '../tint.ts'
import { fillTapered, type Spot } from './quadruped-pen.ts'

const SCALES = '#4a8a3c'
const BELLY = '#e0c878'
const HORN = '#efe2c0'

/** From the chest to the hips, and from the chest up to the head: a spot and its radius. */
const TRUNK: readonly (readonly [Spot, number])[] = [
  [{ x: 0.66, y: 0.6 }, 0.15],
  [{ x: 0.86, y: 0.66 }, 0.135],
  [{ x: 1.02, y: 0.7 }, 0.14],
]
const NECK: readonly (readonly [Spot, number])[] = [
  [{ x: 0.62, y: 0.56 }, 0.13],
  [{ x: 0.48, y: 0.44 }, 0.085],
  [{ x: 0.4, y: 0.3 }, 0.07],
  [{ x: 0.34, y: 0.2 }, 0.075],
]
const TAIL: readonly (readonly [Spot, number])[] = [
  [{ x: 1.02, y: 0.72 }, 0.12],
  [{ x: 1.26, y: 0.86 }, 0.075],
  [{ x: 1.5, y: 0.88 }, 0.045],
  [{ x: 1.66, y: 0.76 }, 0.022],
]

/** Fills what a ball covers that rolls along the points. */
const taper = (pen: SharePen, points: readonly (readonly [Spot, number])[], colour: string) =>
  fillTapered({ pen, g: pen.g }, points, colour)

/** A winged dragon from the left side, on its feet; broader than it is high. */
export const drawDragon = (pen: SharePen, options: PieceOptions) => drawWinged(pen, options, false)

/** The same on the wing, its legs drawn up behind it. */
export const drawSoaringDragon = (pen: SharePen, options: PieceOptions) => drawWinged(pen, options, true)

function drawWinged(pen: SharePen, { colour = SCALES }: PieceOptions, soars: boolean) {
  const far = shadeHex(colour, -0.3)
  drawWing(pen, { x: 0.7, y: 0.5 }, { x: 0.5, y: 0.02 }, { x: 0.98, y: 0.08 }, shadeHex(colour, -0.42))
  if (!soars) {
    drawLeg(pen, 0.98, far)
    drawForeleg(pen, 0.72, far)
  } else drawDrawnUp(pen, -0.05, far)
  taper(pen, TAIL, colour)
  pen.fillShape(shadeHex(colour, -0.2), () => {
    pen.moveTo(1.62, 0.78)
    pen.lineTo(1.64, 0.62)
    pen.lineTo(1.78, 0.68)
    pen.lineTo(1.72, 0.82)
  })
  drawSpines(pen, colour)
  taper(pen, TRUNK, colour)
  taper(pen, NECK, colour)
  drawBelly(pen)
  if (!soars) {
    drawLeg(pen, 1.08, colour)
    drawForeleg(pen, 0.62, colour)
  } else drawDrawnUp(pen, 0, colour)
  drawWing(pen, { x: 0.78, y: 0.54 }, { x: 0.86, y: 0.01 }, { x: 1.5, y: 0.16 }, shadeHex(colour, -0.16))
  drawHead(pen, colour)
}

/** How far a flame reaches before the head. */
const FLAME = 0.66

/** The same with a flame before its mouth. */
export function drawFireDragon(pen: SharePen, options: PieceOptions) {
  const { g } = pen
  for (const [reach, spread, colour] of [
    [FLAME, 0.15, '#e0481a'],
    [FLAME * 0.8, 0.1, '#f79a22'],
    [FLAME * 0.55, 0.055, '#ffe89a'],
  ] as const)
    pen.fillShape(colour, () => {
      const [x, y] = [FLAME + 0.12, 0.275]
      pen.moveTo(x, y)
      pen.curveTo(x - reach * 0.4, y - spread * 0.5, x - reach * 0.7, y - spread * 1.5, x - reach, y - spread)
      pen.quadTo(x - reach * 0.86, y - spread * 0.2, x - reach * 1.08, y + spread * 0.2)
      pen.quadTo(x - reach * 0.84, y + spread * 0.5, x - reach * 0.98, y + spread * 1.2)
      pen.curveTo(x - reach * 0.7, y + spread * 1.1, x - reach * 0.3, y + spread * 0.7, x, y)
    })
  g.save()
  g.translate(FLAME * pen.unit, 0)
  drawDragon(pen, options)
  g.restore()
}

/** Bones from the shoulder to the bend and on to three tips, with skin between them. */
function drawWing(pen: SharePen, root: Spot, bend: Spot, tip: Spot, colour: string) {
  const { g } = pen
  const middle = { x: (tip.x * 2 + root.x) / 3 + 0.02, y: (tip.y + root.y) / 2 + 0.08 }
  const low = { x: root.x + (tip.x - root.x) * 0.36, y: root.y + 0.06 }
  const skin = pen.gradient(
    bend.x,
    bend.y,
    low.x,
    low.y,
    shadeHex(colour, 0.28),
    colour,
    shadeHex(colour, -0.2),
  )
  pen.fillShape(skin, () => {
    pen.moveTo(root.x, root.y)
    pen.quadTo(root.x - 0.04, (root.y + bend.y) / 2, bend.x, bend.y)
    pen.quadTo((bend.x + tip.x) / 2, bend.y - 0.03, tip.x, tip.y)
    pen.quadTo(middle.x + 0.02, tip.y + 0.1, middle.x, middle.y)
    pen.quadTo(low.x + 0.1, middle.y - 0.04, low.x, low.y)
    pen.quadTo(root.x + 0.06, root.y - 0.02, root.x, root.y)
  })
  g.strokeStyle = shadeHex(colour, -0.4)
  pen.lineWidth = 0.016
  for (const end of [tip, middle, low]) {
    pen.begin()
    pen.moveTo(bend.x, bend.y)
    pen.quadTo((bend.x + end.x) / 2 + 0.02, (bend.y + end.y) / 2 - 0.04, end.x, end.y)
    g.stroke()
  }
  pen.lineWidth = 0.03
  pen.begin()
  pen.moveTo(root.x, root.y)
  pen.quadTo(root.x - 0.04, (root.y + bend.y) / 2, bend.x, bend.y)
  g.stroke()
}

function drawLeg(pen: SharePen, x: number, colour: string) {
  taper(
    pen,
    [
      [{ x, y: 0.74 }, 0.11],
      [{ x: x - 0.06, y: 0.86 }, 0.06],
      [{ x: x + 0.02, y: 0.95 }, 0.042],
    ],
    colour,
  )
  drawClaws(pen, x, colour)
}

function drawForeleg(pen: SharePen, x: number, colour: string) {
  taper(
    pen,
    [
      [{ x, y: 0.66 }, 0.07],
      [{ x: x - 0.01, y: 0.82 }, 0.045],
      [{ x: x - 0.03, y: 0.95 }, 0.036],
    ],
    colour,
  )
  drawClaws(pen, x - 0.03, colour)
}

/** Legs that trail beneath belly and tail. */
function drawDrawnUp(pen: SharePen, lower: number, colour: string) {
  taper(
    pen,
    [
      [{ x: 1.04, y: 0.76 - lower }, 0.1],
      [{ x: 1.2, y: 0.86 - lower }, 0.055],
      [{ x: 1.4, y: 0.9 - lower }, 0.034],
    ],
    colour,
  )
  taper(
    pen,
    [
      [{ x: 0.66, y: 0.68 - lower }, 0.06],
      [{ x: 0.76, y: 0.8 - lower }, 0.042],
      [{ x: 0.9, y: 0.84 - lower }, 0.03],
    ],
    colour,
  )
}

function drawClaws(pen: SharePen, x: number, colour: string) {
  pen.g.fillStyle = colour
  pen.fillEllipse(x - 0.03, 0.965, 0.07, 0.03)
  for (const k of [0, 1, 2])
    pen.fillShape(HORN, () => {
      pen.moveTo(x - 0.1 + k * 0.035, 0.955)
      pen.lineTo(x - 0.125 + k * 0.035, 0.995)
      pen.lineTo(x - 0.075 + k * 0.035, 0.985)
    })
}

/** Plates of the underside, on what has been drawn. */
function drawBelly(pen: SharePen) {
  const { g } = pen
  g.save()
  g.globalCompositeOperation = 'source-atop'
  g.fillStyle = BELLY
  pen.fillEllipse(0.76, 0.79, 0.26, 0.09, 0.24)
  pen.fillEllipse(0.52, 0.62, 0.06, 0.13, -0.6)
  pen.fillEllipse(0.395, 0.44, 0.045, 0.13, -0.45)
  g.strokeStyle = 'rgba(120,90,30,.5)'
  pen.lineWidth = 0.008
  for (let k = 0; k < 7; k++)
    pen.strokeLine(0.33 + k * 0.035, 0.4 + k * 0.055, 0.44 + k * 0.035, 0.37 + k * 0.055)
  g.restore()
}

/** Along the neck, the back and the tail. */
function drawSpines(pen: SharePen, colour: string) {
  const ridge: Spot[] = [
    { x: 0.43, y: 0.17 },
    { x: 0.5, y: 0.28 },
    { x: 0.57, y: 0.38 },
    { x: 0.68, y: 0.45 },
    { x: 0.84, y: 0.52 },
    { x: 1, y: 0.57 },
    { x: 1.14, y: 0.67 },
    { x: 1.28, y: 0.78 },
    { x: 1.42, y: 0.84 },
  ]
  for (const { x, y } of ridge)
    pen.fillShape(shadeHex(colour, -0.35), () => {
      pen.moveTo(x - 0.05, y + 0.03)
      pen.lineTo(x + 0.035, y - 0.06)
      pen.lineTo(x + 0.05, y + 0.05)
    })
}

function drawHead(pen: SharePen, colour: string) {
  const { g } = pen
  for (const dx of [0.03, 0])
    pen.fillShape(dx ? shadeHex(HORN, -0.25) : HORN, () => {
      pen.moveTo(0.33 + dx, 0.14)
      pen.quadTo(0.42 + dx, 0.1, 0.47 + dx, 0.0)
      pen.quadTo(0.47 + dx, 0.12, 0.39 + dx, 0.19)
    })
  pen.fillShape(
    pen.gradient(0.2, 0.08, 0.25, 0.32, shadeHex(colour, 0.2), colour, shadeHex(colour, -0.2)),
    () => {
      pen.moveTo(0.42, 0.2)
      pen.curveTo(0.4, 0.1, 0.3, 0.08, 0.25, 0.13)
      pen.curveTo(0.18, 0.15, 0.08, 0.16, 0.05, 0.19)
      pen.curveTo(0.03, 0.23, 0.06, 0.25, 0.1, 0.25)
      pen.lineTo(0.26, 0.27)
      pen.lineTo(0.12, 0.29)
      pen.curveTo(0.1, 0.33, 0.2, 0.34, 0.3, 0.31)
      pen.curveTo(0.38, 0.3, 0.42, 0.26, 0.42, 0.2)
    },
  )
  for (const x of [0.09, 0.14, 0.19])
    pen.fillShape('#ffffff', () => {
      pen.moveTo(x, 0.25)
      pen.lineTo(x + 0.012, 0.28)
      pen.lineTo(x + 0.024, 0.253)
    })
  g.fillStyle = shadeHex(colour, -0.5)
  pen.fillCircle(0.075, 0.19, 0.01)
  g.fillStyle = '#ffd23a'
  pen.fillEllipse(0.265, 0.175, 0.03, 0.024, 0.2)
  g.fillStyle = '#1a1208'
  pen.fillEllipse(0.262, 0.175, 0.008, 0.023)
}
