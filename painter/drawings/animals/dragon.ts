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
  pen.in(shadeHex(colour, -0.2)).fillPath('M1.62 .78 L1.64 .62 L1.78 .68 L1.72 .82')
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
  pen.in(skin).fillPath(`M${root.x} ${root.y} Q${root.x - 0.04} ${(root.y + bend.y) / 2} ${bend.x} ${bend.y}
    Q${(bend.x + tip.x) / 2} ${bend.y - 0.03} ${tip.x} ${tip.y}
    Q${middle.x + 0.02} ${tip.y + 0.1} ${middle.x} ${middle.y}
    Q${low.x + 0.1} ${middle.y - 0.04} ${low.x} ${low.y}
    Q${root.x + 0.06} ${root.y - 0.02} ${root.x} ${root.y}`)
  pen.inked(shadeHex(colour, -0.4), 0.016)
  for (const end of [tip, middle, low])
    pen.strokePath(`M${bend.x} ${bend.y}
      Q${(bend.x + end.x) / 2 + 0.02} ${(bend.y + end.y) / 2 - 0.04} ${end.x} ${end.y}`)
  pen.lineWidth = 0.03
  pen.strokePath(`M${root.x} ${root.y} Q${root.x - 0.04} ${(root.y + bend.y) / 2} ${bend.x} ${bend.y}`)
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
  pen.in(colour).fillEllipse(x - 0.03, 0.965, 0.07, 0.03)
  for (const k of [0, 1, 2])
    pen.in(HORN).fillPath(`M${x - 0.1 + k * 0.035} .955 L${x - 0.125 + k * 0.035} .995
      L${x - 0.075 + k * 0.035} .985`)
}

/** Plates of the underside, on what has been drawn. */
function drawBelly(pen: SharePen) {
  const { g } = pen
  g.save()
  g.globalCompositeOperation = 'source-atop'
  pen.in(BELLY).fillEllipse(0.76, 0.79, 0.26, 0.09, 0.24)
  pen.fillEllipse(0.52, 0.62, 0.06, 0.13, -0.6)
  pen.fillEllipse(0.395, 0.44, 0.045, 0.13, -0.45)
  pen.inked('rgba(120,90,30,.5)', 0.008)
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
    pen.in(shadeHex(colour, -0.35)).fillPath(`M${x - 0.05} ${y + 0.03} L${x + 0.035} ${y - 0.06}
      L${x + 0.05} ${y + 0.05}`)
}

function drawHead(pen: SharePen, colour: string) {
  for (const dx of [0.03, 0])
    pen.in(dx ? shadeHex(HORN, -0.25) : HORN).fillPath(`M${0.33 + dx} .14 Q${0.42 + dx} .1 ${0.47 + dx} 0
      Q${0.47 + dx} .12 ${0.39 + dx} .19`)
  pen
    .in(pen.gradient(0.2, 0.08, 0.25, 0.32, shadeHex(colour, 0.2), colour, shadeHex(colour, -0.2)))
    .fillPath(`M.42 .2
    C.4 .1 .3 .08 .25 .13 C.18 .15 .08 .16 .05 .19 C.03 .23 .06 .25 .1 .25 L.26 .27 L.12 .29
    C.1 .33 .2 .34 .3 .31 C.38 .3 .42 .26 .42 .2`)
  for (const x of [0.09, 0.14, 0.19])
    pen.in('#ffffff').fillPath(`M${x} .25 L${x + 0.012} .28 L${x + 0.024} .253`)
  pen.in(shadeHex(colour, -0.5)).fillCircle(0.075, 0.19, 0.01)
  pen.in('#ffd23a').fillEllipse(0.265, 0.175, 0.03, 0.024, 0.2)
  pen.in('#1a1208').fillEllipse(0.262, 0.175, 0.008, 0.023)
}
