import type { Canvas } from '@napi-rs/canvas'
import type { FigurePen } from './figure-pen.ts'
import { drawHose, drawJug, drawSkippingRope } from './long-props.ts'
import type { Point } from './skeleton.ts'
import { WORK_TOOLS, type WorkTool } from './work-tools.ts'

/** A thing in somebody's hands. */
export type Prop = {
  /** Its own drawing; absent for the tools below. */
  image?: Canvas
  tool?: 'rod' | 'easel' | 'can' | 'longbow' | 'baby' | 'hose' | 'rope' | 'jug' | WorkTool
  /** What flows from a jug. */
  liquid?: string
  /** Height in shares of the body's. */
  size: number
  /** What holds it: the nearer hand, both, the foot that it lies before, both feet on it, or the nearer hand with its top in the other. */
  grip: 'hand' | 'both' | 'foot' | 'feet' | 'neck'
  /** The point of the drawing that is held, as shares of its width and height. */
  heldAt: readonly [x: number, y: number]
  /** Radians by which it is turned. */
  turn?: number
  /** Turned round to look the other way. */
  mirrored?: boolean
  /** How far above the hand it floats on its string, in heights of the body. */
  string?: number
  /** Under the arms, as what hangs before the body is, or under the nearer arm alone. */
  layer?: 'under' | 'between'
}

/** Draws what somebody has in the hands, or before them. */
export function drawProp(figure: FigurePen, prop: Prop) {
  if (prop.tool === 'rod') drawRod(figure)
  if (prop.tool === 'easel') drawEasel(figure)
  if (prop.tool === 'can') drawWateringCan(figure)
  if (prop.tool === 'longbow') drawLongbow(figure)
  if (prop.tool === 'baby') drawSwaddledBaby(figure)
  if (prop.tool === 'hose') drawHose(figure)
  if (prop.tool === 'jug') drawJug(figure, prop.liquid)
  if (prop.tool === 'rope') drawSkippingRope(figure)
  if (prop.tool && prop.tool in WORK_TOOLS) WORK_TOOLS[prop.tool as WorkTool](figure)
  if (prop.image) drawImageProp(figure, prop, prop.image)
}

/** How far below the ankles a board begins. */
const UNDER_FOOT = 0.035
/** How far before the foot a ball is. */
const BEFORE_FOOT = 0.12

function gripOf({ bones }: FigurePen, grip: Prop['grip']): Point {
  const [near, far] = bones.arms.map(({ end }) => end)
  if (grip === 'both') return { x: (near.x + far.x) / 2, y: (near.y + far.y) / 2 }
  if (grip === 'hand' || grip === 'neck') return near
  const [foot, other] = bones.legs.map(({ end }) => end)
  if (grip === 'feet') return { x: (foot.x + other.x) / 2, y: Math.max(foot.y, other.y) + UNDER_FOOT }
  return { x: foot.x + BEFORE_FOOT, y: foot.y }
}

/** Radians by which what stands upright in the nearer hand is turned for its top to be in the other. */
function turnToFarHand({ bones }: FigurePen): number {
  const [near, far] = bones.arms.map(({ end }) => end)
  return Math.atan2(far.x - near.x, near.y - far.y)
}

function drawImageProp(figure: FigurePen, prop: Prop, image: Canvas) {
  const { pen, g } = figure
  const grip = gripOf(figure, prop.grip)
  const height = prop.size * pen.unit
  const width = (height * image.width) / image.height
  const rise = prop.string ?? 0
  const at = { x: grip.x + rise * 0.35, y: grip.y - rise }
  if (rise > 0) {
    pen.inked('#efeae0', 0.006)
    pen.strokePath(`M${grip.x} ${grip.y} Q${grip.x + rise * 0.05} ${grip.y - rise * 0.5} ${at.x} ${at.y}`)
  }
  g.save()
  g.translate(pen.x(at.x), pen.y(at.y))
  g.rotate(prop.grip === 'neck' ? turnToFarHand(figure) : (prop.turn ?? 0))
  if (prop.mirrored) g.scale(-1, 1)
  g.drawImage(image, -width * prop.heldAt[0], -height * prop.heldAt[1], width, height)
  g.restore()
}

/** Where a line goes into the water: beyond the bank that somebody stands on, or below what they sit on. */
const BEYOND_BANK = 0.74
const BELOW_SEAT = 0.97

/** A fishing rod with its line. */
function drawRod({ pen, g, bones, pose }: FigurePen) {
  const { end } = bones.arms[1]
  const tip = { x: end.x + 0.62, y: end.y - 0.42 }
  pen.inked('#5a3f26', 0.014)
  pen.strokePath(`M${end.x - 0.16} ${end.y + 0.12} Q${end.x + 0.3} ${end.y - 0.26} ${tip.x} ${tip.y}`)
  pen.inked('#e9eef2', 0.005)
  pen.begin()
  pen.moveTo(tip.x, tip.y)
  const float = pose.seated ? BELOW_SEAT : BEYOND_BANK
  pen.quadTo(tip.x + 0.05, float - 0.37, tip.x + 0.03, float)
  g.stroke()
  pen.in('#d8402f').fillCircle(tip.x + 0.03, float - 0.005, 0.018)
}

/** An easel with a picture on it, the brush before it and the palette. */
function drawEasel({ pen, bones }: FigurePen) {
  const [brush, palette] = bones.arms.map(({ end }) => end)
  const left = brush.x + 0.07
  pen.inked('#7a5632', 0.024).strokeLine(left + 0.03, 1, left + 0.2, 0.1)
  pen.strokeLine(left + 0.42, 1, left + 0.24, 0.1)
  pen.strokeLine(left - 0.01, 0.68, left + 0.46, 0.68)
  pen.in('#f3eee2').fillRect(left, 0.2, 0.44, 0.46)
  pen.in(pen.gradient(0, 0.22, 0, 0.64, '#7fb4dd', '#f4d9a8')).fillRect(left + 0.02, 0.22, 0.4, 0.42)
  pen.in('#f6c544').fillCircle(left + 0.3, 0.32, 0.04)
  pen.in('#4f8a52').fillPath(`M${left + 0.02} .5 Q${left + 0.16} .4 ${left + 0.28} .52
    Q${left + 0.36} .46 ${left + 0.42} .5 L${left + 0.42} .64 L${left + 0.02} .64`)
  pen.inked('#3a2a20', 0.012).strokeLine(brush.x - 0.05, brush.y + 0.03, brush.x + 0.09, brush.y - 0.03)
  pen.in('#b98a55').fillEllipse(palette.x + 0.03, palette.y - 0.02, 0.085, 0.045, -0.3)
  for (const [k, colour] of ['#d8402f', '#f6c544', '#3f7fd0', '#4f9a52'].entries())
    pen.in(colour).fillCircle(palette.x - 0.02 + k * 0.032, palette.y - 0.03 - (k % 2) * 0.012, 0.014)
}

/** A watering can with water falling from its rose. */
function drawWateringCan({ pen, bones }: FigurePen) {
  const { x, y } = bones.arms[0].end
  const tin = pen.gradient(x, y, x, y + 0.2, '#8fb8a8', '#5a8a78', '#3a6052')
  pen.inked('#4a7566', 0.016).strokeArc(x - 0.005, y + 0.05, 0.055, Math.PI, 0)
  pen.in(tin).fillPath(`M${x - 0.065} ${y + 0.05} L${x + 0.06} ${y + 0.05} L${x + 0.07} ${y + 0.19}
    L${x - 0.075} ${y + 0.19}`)
  pen.lineWidth = 0.024
  pen.strokeLine(x + 0.06, y + 0.16, x + 0.17, y + 0.05)
  pen.in('#4a7566').fillEllipse(x + 0.18, y + 0.045, 0.016, 0.036, 0.8)
  pen.inked('rgba(190,228,248,.85)', 0.007)
  for (let k = 0; k < 6; k++)
    pen.strokePath(`M${x + 0.19} ${y + 0.035 + k * 0.004}
      Q${x + 0.22 + k * 0.016} ${y + 0.06} ${x + 0.23 + k * 0.024} ${y + 0.3 + (k % 3) * 0.03}`)
}

/** A bow in the farther hand, its string drawn back by the nearer one, with the arrow on it. */
function drawLongbow({ pen, bones }: FigurePen) {
  const [hand, grip] = bones.arms.map(({ end }) => end)
  const tips = [-1, 1].map(side => ({ x: grip.x - 0.13, y: grip.y + side * 0.33 }))
  pen.inked('#efe9dc', 0.006).strokePath(`M${tips[0].x} ${tips[0].y} L${hand.x + 0.02} ${hand.y}
    L${tips[1].x} ${tips[1].y}`)
  pen.inked('#6b3f1c', 0.024).strokePath(`M${tips[0].x} ${tips[0].y}
    C${grip.x + 0.02} ${grip.y - 0.26} ${grip.x + 0.05} ${grip.y - 0.1} ${grip.x + 0.03} ${grip.y}
    C${grip.x + 0.05} ${grip.y + 0.1} ${grip.x + 0.02} ${grip.y + 0.26} ${tips[1].x} ${tips[1].y}`)
  pen.inked('#d8b988', 0.01).strokeLine(hand.x, hand.y, grip.x + 0.13, grip.y)
  pen.in('#c3ccd6').fillPath(`M${grip.x + 0.19} ${grip.y} L${grip.x + 0.12} ${grip.y - 0.02}
    L${grip.x + 0.12} ${grip.y + 0.02}`)
  pen.in('#c9402f').fillPath(`M${hand.x + 0.06} ${hand.y} L${hand.x - 0.03} ${hand.y - 0.022}
    L${hand.x - 0.03} ${hand.y + 0.022}`)
}

/** A baby wrapped in a cloth, its head in the crook of the nearer arm. */
function drawSwaddledBaby({ pen, g, bones, skin }: FigurePen) {
  const [near, far] = bones.arms.map(({ end }) => end)
  const middle = { x: (near.x + far.x) / 2, y: (near.y + far.y) / 2 - 0.03 }
  g.save()
  g.translate(pen.x(middle.x), pen.y(middle.y))
  g.rotate(-0.32)
  const unit = pen.unit
  const cloth = g.createLinearGradient(0, -0.07 * unit, 0, 0.08 * unit)
  cloth.addColorStop(0, '#ffffff')
  cloth.addColorStop(0.5, '#e8eef4')
  cloth.addColorStop(1, '#b4c3d2')
  g.fillStyle = cloth
  g.beginPath()
  g.moveTo(0.13 * unit, -0.07 * unit)
  g.bezierCurveTo(0.2 * unit, -0.04 * unit, 0.2 * unit, 0.06 * unit, 0.1 * unit, 0.085 * unit)
  g.bezierCurveTo(-0.04 * unit, 0.1 * unit, -0.16 * unit, 0.07 * unit, -0.2 * unit, 0.02 * unit)
  g.bezierCurveTo(-0.18 * unit, -0.04 * unit, -0.02 * unit, -0.085 * unit, 0.13 * unit, -0.07 * unit)
  g.fill()
  g.strokeStyle = 'rgba(110,130,150,.6)'
  g.lineWidth = 0.007 * unit
  for (const x of [-0.09, -0.01]) {
    g.beginPath()
    g.moveTo(x * unit, -0.055 * unit)
    g.quadraticCurveTo((x + 0.06) * unit, 0.01 * unit, (x + 0.01) * unit, 0.08 * unit)
    g.stroke()
  }
  g.fillStyle = skin
  g.beginPath()
  g.arc(0.12 * unit, -0.006 * unit, 0.052 * unit, 0, Math.PI * 2)
  g.fill()
  g.strokeStyle = '#3a2a20'
  g.lineWidth = 0.006 * unit
  for (const y of [-0.022, 0.014]) {
    g.beginPath()
    g.arc(0.128 * unit, y * unit, 0.009 * unit, -1.2, 1.2)
    g.stroke()
  }
  g.restore()
}
