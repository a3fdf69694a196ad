import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { trimCanvas } from '../engine/sprites/sprite.ts'
import { SharePen } from './pen.ts'

/** What of a living body a thing has been given. */
export type Limbs = {
  face: boolean
  limbs: boolean
  walks: boolean
  mood: 'happy' | 'angry' | 'sad'
  lifts?: boolean
}

/** In heights of the thing itself. */
const LEG = 0.3
const SIDE = 0.34
const SKIN = '#2b2426'
const SHOE = '#b8342c'
const GLOVE = '#fbf7ee'

/** A thing that has come alive: a face on its front, and arms and legs like a cartoon's. */
export function comeAlive(thing: Canvas, { face, limbs, walks, mood, lifts = false }: Limbs): Canvas {
  const { width, height } = thing
  const unit = Math.min(width, height)
  const margin = limbs ? Math.ceil(unit * SIDE) : 0
  const below = limbs ? Math.ceil(unit * LEG) : 0
  const canvas = createCanvas(width + margin * 2, height + below)
  const g = canvas.getContext('2d')
  const pen = new SharePen(g, unit, margin + width / 2, 0)
  const [half, foot] = [width / unit / 2, height / unit]
  if (limbs) drawLegs(pen, half, foot, walks)
  g.drawImage(thing, margin, 0)
  if (limbs) drawArms(pen, half, foot, lifts)
  if (face) drawFace(pen, foot * (limbs ? 0.52 : 0.5), mood)
  return trimCanvas(canvas)
}

function drawLegs(pen: SharePen, half: number, foot: number, walks: boolean) {
  const { g } = pen
  g.lineCap = 'round'
  for (const side of [-1, 1]) {
    const [hip, ground] = [side * half * 0.36, foot + LEG - 0.05]
    const heel = hip + (walks ? side * 0.12 : 0)
    const lifted = walks && side > 0 ? 0.05 : 0
    pen.inked(SKIN, 0.055).strokePath(`M${hip} ${foot - 0.08}
      Q${hip + (walks ? side * 0.1 : 0)} ${foot + LEG * 0.4} ${heel} ${ground - lifted}`)
    pen.in(SHOE).fillEllipse(heel + (walks ? 0.04 : side * 0.04), ground - lifted + 0.01, 0.1, 0.045)
  }
}

function drawArms(pen: SharePen, half: number, foot: number, lifts: boolean) {
  const { g } = pen
  g.lineCap = 'round'
  for (const side of [-1, 1]) {
    const shoulder = side * half * 0.82
    const isRaised = lifts || side > 0
    const hand = { x: side * (half + 0.24), y: lifts ? foot * 0.06 : isRaised ? foot * 0.36 : foot * 0.82 }
    pen.inked(SKIN, 0.05)
    pen.strokePath(`M${shoulder} ${foot * 0.62} Q${side * (half + 0.2)} ${foot * 0.68} ${hand.x} ${hand.y}`)
    pen.in(GLOVE).fillCircle(hand.x, hand.y, 0.065)
    for (const turn of [-0.9, 0, 0.9])
      pen.fillCircle(hand.x + Math.sin(turn) * 0.06, hand.y + (isRaised ? -0.055 : 0.055), 0.026)
  }
}

function drawFace(pen: SharePen, y: number, mood: Limbs['mood']) {
  for (const side of [-1, 1]) {
    pen.in('#1b1719').fillEllipse(side * 0.15, y - 0.02, 0.099, 0.119)
    pen.in('#ffffff').fillEllipse(side * 0.15, y - 0.02, 0.088, 0.108)
    pen.in('#1b1719').fillEllipse(side * 0.14, y, 0.046, 0.06)
    pen.in('#ffffff').fillCircle(side * 0.14 - 0.016, y - 0.024, 0.018)
  }
  if (mood !== 'happy') {
    drawFrown(pen, y, mood === 'angry' ? 1 : -1)
    return
  }
  pen.in('#7a1f22').fillPath(`M-.15 ${y + 0.14} Q0 ${y + 0.18} .15 ${y + 0.14}
    Q0 ${y + 0.36} -.15 ${y + 0.14}`)
}

/** A mouth that turns down, below brows that fall towards the nose of the angry and rise towards it of the sad. */
function drawFrown(pen: SharePen, y: number, fall: number) {
  const { g } = pen
  g.strokeStyle = '#1b1719'
  g.lineCap = 'round'
  pen.lineWidth = 0.04
  for (const side of [-1, 1])
    pen.strokePath(`M${side * 0.27} ${y - 0.15 - fall * 0.05} L${side * 0.05} ${y - 0.15 + fall * 0.05}`)
  pen.strokePath(`M-.13 ${y + 0.27} Q0 ${y + 0.12} .13 ${y + 0.27}`)
}
