import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { trimCanvas } from '../../engine/sprites/sprite.ts'
import { SharePen, tuples } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { suitOf } from './animal-suit.ts'
import type { Beast } from './beast.ts'
import { drawFrontFace } from './beast-head.ts'
import { type Figure, HEAD_RADIUS, HEAD_Y } from './figure-pen.ts'
import { drawWornHat } from './hats.ts'

/** How a baby is: on its bottom, on its feet, on all fours to the right, or asleep in a cloth. */
export type BabyPosture = 'sit' | 'stand' | 'crawl' | 'sleep'

type Crib = {
  pen: SharePen
  g: SKRSContext2D
  look: Figure
  skin: string
  cloth: string
  hair: string
  /** The animal that it is dressed up as. */
  suit?: Beast
  /** The thing that it is dressed up as. */
  costume?: Canvas
}
type Head = { x: number; y: number; radius: number; turn: number; isAsleep: boolean }

/** Breadth and height of each drawing in shares of its height, with room to be trimmed. */
const SHEETS: Readonly<Record<BabyPosture, readonly [number, number]>> = {
  sit: [1.3, 1.3],
  stand: [1.3, 1.3],
  crawl: [1.7, 1.3],
  sleep: [2.5, 1.3],
}
/** Of its height, room for what is on its head. */
const ABOVE = 0.24
const SKIN = '#eec0a0'

/**
 * A baby, `height` pixels tall as it sits, stands, crawls or lies; `thing` is what it has before it in both hands,
 * `costume` what it is dressed up as.
 */
export function drawBaby(
  height: number,
  look: Figure,
  posture: BabyPosture,
  { thing, costume }: { thing?: Canvas; costume?: Canvas } = {},
): Canvas {
  const [breadth, depth] = SHEETS[posture]
  const canvas = createCanvas(Math.ceil(height * breadth), Math.ceil(height * depth))
  const g = canvas.getContext('2d')
  g.lineCap = 'round'
  g.lineJoin = 'round'
  const suit = suitOf(look)
  const crib: Crib = {
    pen: new SharePen(g, height, canvas.width / 2, height * ABOVE),
    g,
    look,
    skin: look.skin ?? SKIN,
    cloth: suit?.fur ?? look.colour ?? '#f0d27a',
    suit,
    costume,
    hair: look.hairColour ?? '#b98a52',
  }
  if (posture === 'sit') drawSitting(crib, thing)
  else if (posture === 'stand') drawStanding(crib)
  else if (posture === 'crawl') drawCrawling(crib)
  else drawAsleep(crib)
  return trimCanvas(canvas)
}

function drawSitting(crib: Crib, thing: Canvas | undefined) {
  const { pen, g, cloth, skin, look } = crib
  const suit = pen.gradient(-0.24, 0.5, 0.26, 0.98, shadeHex(cloth, 0.2), cloth, shadeHex(cloth, -0.28))
  pen.in(suit).fillEllipse(0, 0.74, 0.235, 0.235)
  drawBelly(crib, 0.76)
  for (const side of [-1, 1]) {
    limb(crib, shadeHex(cloth, -0.06), 0.16, [side * 0.13, 0.86], [side * 0.33, 0.9])
    pen.in(shadeHex(skin, 0.08)).fillEllipse(side * 0.38, 0.89, 0.066, 0.085, side * 0.25)
    pen.in(shadeHex(skin, -0.16)).fillEllipse(side * 0.385, 0.905, 0.036, 0.046, side * 0.25)
    g.fillStyle = shadeHex(skin, 0.08)
    for (let toe = 0; toe < 4; toe++) pen.fillCircle(side * (0.345 + toe * 0.028), 0.81 + toe * 0.008, 0.018)
  }
  drawCostume(crib, 0.75, 0.5)
  const reach = thing ? 0.1 : 0.3
  if (thing) {
    const tall = 0.34 * pen.unit
    const broad = (tall * thing.width) / thing.height
    g.drawImage(thing, pen.x(0) - broad / 2, pen.y(0.62), broad, tall)
  }
  for (const side of [-1, 1]) {
    limb(crib, shadeHex(cloth, 0.06), 0.12, [side * 0.19, 0.59], [side * (thing ? 0.2 : 0.28), 0.72])
    pen.in(skin).fillCircle(side * (reach + 0.02), 0.775, 0.058)
  }
  drawHead(crib, { x: 0, y: 0.3, radius: 0.28, turn: 0, isAsleep: look.mood === 'asleep' })
}

/** On its feet, its legs apart and its arms out, as in its first steps. */
function drawStanding(crib: Crib) {
  const { pen, g, cloth, skin, look } = crib
  for (const side of [-1, 1]) {
    limb(crib, shadeHex(cloth, side < 0 ? 0 : -0.14), 0.13, [side * 0.08, 0.76], [side * 0.13, 0.92])
    g.fillStyle = crib.suit ? shadeHex(cloth, -0.25) : shadeHex(skin, side < 0 ? 0.08 : -0.06)
    pen.fillEllipse(side * 0.155, 0.965, 0.085, 0.042)
    limb(crib, shadeHex(cloth, 0.06), 0.095, [side * 0.14, 0.53], [side * 0.28, 0.5])
    pen.in(skin).fillCircle(side * 0.345, 0.485, 0.048)
  }
  g.fillStyle = pen.gradient(-0.2, 0.44, 0.22, 0.86, shadeHex(cloth, 0.2), cloth, shadeHex(cloth, -0.28))
  pen.fillEllipse(0, 0.65, 0.19, 0.215)
  drawBelly(crib, 0.67)
  drawCostume(crib, 0.66, 0.44)
  drawHead(crib, { x: 0, y: 0.25, radius: 0.24, turn: 0, isAsleep: look.mood === 'asleep' })
}

/** The paler front of an animal's costume. */
function drawBelly({ pen, suit }: Crib, y: number) {
  if (!suit) return
  pen.in(suit.face).fillEllipse(0, y, 0.13, 0.15)
}

/** What it is dressed up as, over its body, `size` tall about the middle `y`. */
function drawCostume({ pen, g, costume }: Crib, y: number, size: number) {
  if (!costume) return
  const scale = (size * pen.unit) / Math.max(costume.height, costume.width * 0.8)
  const [width, height] = [costume.width * scale, costume.height * scale]
  g.drawImage(costume, pen.x(0) - width / 2, pen.y(y) - height / 2, width, height)
}

function drawCrawling(crib: Crib) {
  const { pen, g, cloth, skin } = crib
  const dark = shadeHex(cloth, -0.2)
  limb(crib, dark, 0.14, [-0.36, 0.62], [-0.12, 0.88], [-0.42, 0.92])
  limb(crib, dark, 0.115, [0.2, 0.6], [0.36, 0.86])
  pen.in(shadeHex(skin, -0.14)).fillEllipse(0.4, 0.915, 0.07, 0.05)
  g.fillStyle = pen.gradient(0, 0.36, 0, 0.86, shadeHex(cloth, 0.22), cloth, shadeHex(cloth, -0.3))
  pen.fillEllipse(-0.36, 0.57, 0.26, 0.25)
  pen.fillEllipse(-0.08, 0.58, 0.38, 0.205, 0.06)
  limb(crib, cloth, 0.15, [-0.4, 0.66], [-0.24, 0.89], [-0.56, 0.92])
  limb(crib, shadeHex(cloth, 0.08), 0.125, [0.16, 0.62], [0.2, 0.86])
  pen.in(skin).fillEllipse(0.24, 0.92, 0.075, 0.052)
  pen.fillEllipse(-0.65, 0.915, 0.085, 0.055)
  drawHead(crib, { x: 0.4, y: 0.34, radius: 0.28, turn: 0.06, isAsleep: false })
}

/** In a cloth wound about it, its head on a pillow. */
function drawAsleep(crib: Crib) {
  const { pen, g, cloth } = crib
  g.fillStyle = pen.gradient(0.3, 0.3, 0.9, 0.95, '#ffffff', '#e9edf3', '#c3ccd8')
  pen.fillRoundRect(0.16, 0.4, 1.0, 0.56, 0.24)
  pen.in(pen.gradient(0, 0.3, 0, 0.98, shadeHex(cloth, 0.28), cloth, shadeHex(cloth, -0.3))).fillPath(`M.5 .34
    C.1 .24 -.5 .38 -.98 .6 C-1.14 .72 -1.1 .92 -.92 .96 L.44 .96 C.62 .86 .64 .46 .5 .34`)
  pen.inked(shadeHex(cloth, -0.28), 0.014)
  for (const [x0, y0, x1, y1] of tuples('.36 .32 -.16 .94, .02 .32 -.6 .94, -.6 .46 -.3 .7'))
    pen.strokePath(`M${x0} ${y0} Q${(x0 + x1) / 2 + 0.12} ${(y0 + y1) / 2 + 0.05} ${x1} ${y1}`)
  drawHead(crib, { x: 0.64, y: 0.53, radius: 0.31, turn: 0.5, isAsleep: true })
}

function limb({ pen, g }: Crib, colour: string, width: number, ...points: (readonly [number, number])[]) {
  pen.inked(colour, width)
  pen.begin()
  pen.moveTo(...points[0])
  for (const point of points.slice(1)) pen.lineTo(...point)
  g.stroke()
}

/** A large round head with its features low in it, round cheeks and little hair. */
function drawHead(
  { pen: outer, g, look, skin, hair, suit, cloth }: Crib,
  { x, y, radius, turn, isAsleep }: Head,
) {
  g.save()
  g.translate(outer.x(x), outer.y(y))
  g.rotate(turn)
  const pen = new SharePen(g, radius * outer.unit)
  if (suit) drawHood(pen, suit, cloth)
  const shade = pen.gradient(-0.7, -0.9, 0.8, 0.9, shadeHex(skin, 0.16), skin, shadeHex(skin, -0.14))
  g.fillStyle = shadeHex(skin, -0.06)
  if (!suit) for (const side of [-1, 1]) pen.fillEllipse(side * 0.97, 0.2, 0.13, 0.18)
  pen.in(shade).fillEllipse(0, -0.06, 0.96, 0.94)
  pen.fillEllipse(0, 0.34, 0.92, 0.62)
  g.fillStyle = '#e8705f'
  g.globalAlpha = 0.3
  for (const side of [-1, 1]) pen.fillEllipse(side * 0.58, 0.5, 0.2, 0.15)
  g.globalAlpha = 1
  for (const side of [-1, 1]) drawEye(pen, side * 0.38, isAsleep)
  pen.inked(shadeHex(skin, -0.3), 0.06).strokeArc(0, 0.36, 0.08, 0.3, Math.PI - 0.3)
  drawMouth(pen, look.mood)
  if (suit) {
    g.restore()
    return
  }
  if (look.hat && look.hat !== 'beanie' && look.hat !== 'hood') {
    drawTuft(pen, hair)
    const middle = (-HEAD_Y / HEAD_RADIUS - 0.12) * pen.unit
    drawWornHat(new SharePen(g, (pen.unit / HEAD_RADIUS) * 0.9, 0, middle), look.hat, look.hatColour)
  } else if (look.hat) drawCap(pen, look.hatColour ?? look.colour ?? '#f0d27a')
  else drawTuft(pen, hair)
  g.restore()
}

/** A hood around its face, with the animal's own above it. */
function drawHood(pen: SharePen, suit: Beast, cloth: string) {
  const { g } = pen
  g.fillStyle = pen.across(-1.25, 1.25, shadeHex(cloth, 0.16), cloth, shadeHex(cloth, -0.24))
  pen.fillEllipse(0, 0.02, 1.24, 1.2)
  g.save()
  g.translate(0, -0.98 * pen.unit)
  drawFrontFace(new SharePen(g, pen.unit * 0.74), suit)
  g.restore()
  pen.in(shadeHex(cloth, -0.34)).fillEllipse(0, 0.16, 1.02, 0.98)
}

function drawEye(pen: SharePen, x: number, isAsleep: boolean) {
  pen.inked('#4a3026')
  pen.in('#2a1c18')
  pen.lineWidth = 0.06
  if (isAsleep) {
    pen.strokeArc(x, 0.12, 0.16, Math.PI * 0.12, Math.PI * 0.88)
    return
  }
  pen.fillEllipse(x, 0.16, 0.135, 0.16)
  pen.in('#ffffff').fillCircle(x - 0.045, 0.1, 0.05)
}

function drawMouth(pen: SharePen, mood: Figure['mood']) {
  const { g } = pen
  g.fillStyle = '#a3403c'
  pen.inked('#a3503f', 0.06)
  pen.begin()
  if (mood === 'laughing' || mood === 'surprised') {
    pen.moveTo(-0.24, 0.52)
    pen.quadTo(0, 0.6, 0.24, 0.52)
    pen.curveTo(0.2, 0.84, -0.2, 0.84, -0.24, 0.52)
    g.fill()
    pen.in('#e8837c').fillEllipse(0, 0.69, 0.1, 0.05)
  } else if (mood === 'sad' || mood === 'angry') {
    pen.ellipse(0, 0.7, 0.2, 0.15)
    g.fill()
    g.fillStyle = '#8fc8ee'
    for (const side of [-1, 1]) pen.fillEllipse(side * 0.44, 0.44, 0.05, 0.11)
  } else {
    pen.arc(0, 0.54, 0.17, 0.35, Math.PI - 0.35)
    g.stroke()
  }
}

function drawTuft(pen: SharePen, hair: string) {
  pen.in(shadeHex(hair, 0.06)).fillPath(`M-.86 -.36 C-.74 -1.12 .74 -1.12 .86 -.36 C.6 -.74 .3 -.78 .1 -.62
    C-.2 -.8 -.6 -.72 -.86 -.36`)
  pen.inked(shadeHex(hair, -0.1), 0.08).strokePath('M-.06 -.94 C.02 -1.2 .26 -1.16 .2 -1.02')
}

function drawCap(pen: SharePen, colour: string) {
  pen.in(pen.across(-1, 1, shadeHex(colour, 0.2), colour, shadeHex(colour, -0.25))).fillPath(`M-.98 -.22
    C-.98 -1.3 .98 -1.3 .98 -.22 Q0 -.52 -.98 -.22`)
  pen.in(shadeHex(colour, 0.35)).fillCircle(0, -1.06, 0.2)
}
