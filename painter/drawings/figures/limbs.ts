import { shadeHex } from '../tint.ts'
import { beastOf } from './beasts.ts'
import { type Figure, type FigurePen, STEEL } from './figure-pen.ts'
import { drawJoints } from './machine.ts'
import type { Limb, Point } from './skeleton.ts'

const SHORT_SLEEVE = 0.55
const SHORT_SLEEVED: ReadonlySet<FigurePen['look']['outfit']> = new Set(['dress', 'sari', 'tunic'])
/** Of bones, in the breadth of limbs. */
const THIN = 0.5
const STOCKING = '#e9e3d6'
const HAND = 0.027
const BOXING_GLOVE = 0.056
/** How much darker the limbs of the far side are, and the line around those of the near side. */
const FAR = -0.16
const OUTLINE = -0.34
const OUTLINE_WIDTH = 0.011
/** Thighs that point at the viewer are nearer than the rest, lit from above, and throw their shade on the shins. */
const LAP_WIDTH = 1.18
const LIT_KNEE = 0.12
const BELOW_KNEE = -0.26

/** A limb as one bent stroke. */
function strokeLimb({ pen, g }: FigurePen, points: readonly Point[], width: number, colour: string) {
  pen.inked(colour, width)
  pen.begin()
  pen.moveTo(points[0].x, points[0].y)
  for (const { x, y } of points.slice(1)) pen.lineTo(x, y)
  g.stroke()
}

const between = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
})

/** What sleeves and trousers are made of; null where skin is seen. */
function clothOf({ look, main, second, skin }: FigurePen): {
  sleeve: string | null
  trousers: string | null
  shoe: string
} {
  switch (look.outfit) {
    case 'space':
      return { sleeve: '#eef1f5', trousers: '#e6e9ee', shoe: '#b9c0ca' }
    case 'armor': {
      const { metal = STEEL } = look
      return { sleeve: shadeHex(metal, 0.12), trousers: shadeHex(metal, -0.08), shoe: shadeHex(metal, -0.3) }
    }
    case 'fur':
      return { sleeve: main, trousers: legsOf(look, main), shoe: shadeHex(legsOf(look, main), -0.3) }
    case 'suit':
      return { sleeve: main, trousers: main, shoe: '#1c1614' }
    case 'dress':
      return { sleeve: null, trousers: null, shoe: shadeHex(main, -0.45) }
    case 'swimwear':
      return { sleeve: null, trousers: null, shoe: '' }
    case 'bones':
      return { sleeve: null, trousers: null, shoe: '' }
    case 'machine':
      return { sleeve: main, trousers: main, shoe: shadeHex(main, -0.35) }
    case 'sari':
    case 'grass':
      return { sleeve: null, trousers: null, shoe: shadeHex(skin, -0.3) }
    case 'hide':
      return { sleeve: null, trousers: null, shoe: '#6b4a2c' }
    case 'tunic':
      return { sleeve: null, trousers: null, shoe: '#5b3a22' }
    case 'kilt':
      return { sleeve: '#2b2d38', trousers: null, shoe: '#1c1614' }
    case 'cape':
      return { sleeve: shadeHex(second, 0.15), trousers: second, shoe: '#241c18' }
    default:
      return { sleeve: look.sleeves ?? main, trousers: second, shoe: '#2a211d' }
  }
}

const BIRD_LEGS = '#e0922e'
/** Birds have bare legs. */
const isBird = (look: FigurePen['look']) => /beak|bill|owl/.test(beastOf(look)?.muzzle ?? '')
const legsOf = (look: FigurePen['look'], main: string) => (isBird(look) ? BIRD_LEGS : main)

/** One leg with its shoe. */
export function drawLeg(figure: FigurePen, which: 0 | 1) {
  const { body, bones, pen, skin, pose, look } = figure
  const { root, joint, end } = bones.legs[which]
  const cloth = clothOf(figure)
  const { trousers } = cloth
  const shoe = look.shoes ?? cloth.shoe
  const isFar = which === 1 && pose.view === 'side'
  const colour = shadeHex(trousers ?? skin, isFar ? FAR : 0)
  const width =
    body.legWidth *
    (look.outfit === 'bones' ? THIN : 1) *
    (look.outfit === 'fur' && isBird(look) ? 0.4 : look.outfit === 'space' ? 1.3 : trousers ? 1 : 0.72)
  if (pose.foreshortened) {
    strokeLimb(figure, [joint, end], width * 0.82, shadeHex(colour, BELOW_KNEE))
    strokeLimb(figure, [root, joint], width * LAP_WIDTH + OUTLINE_WIDTH, shadeHex(colour, OUTLINE))
    strokeLimb(figure, [root, joint], width * LAP_WIDTH, shadeHex(colour, LIT_KNEE))
  } else {
    strokeLimb(figure, [root, joint], width, colour)
    strokeLimb(figure, [joint, end], width * 0.82, colour)
  }
  if (look.outfit === 'machine' && !pose.foreshortened) drawJoints(figure, bones.legs[which], width)
  if (look.outfit === 'kilt') strokeLimb(figure, [halfway(joint, end), end], width * 0.95, STOCKING)
  if (look.shoes)
    strokeLimb(figure, [halfway(joint, end), end], width * 1.08, shadeHex(look.shoes, isFar ? FAR : 0))
  if (look.skates) drawSkate(figure, end, look.skates)
  if (shoe) drawShoe(figure, bones.legs[which], shadeHex(shoe, isFar ? FAR : 0), which)
  else pen.fillShape(colour, () => pen.ellipse(end.x + 0.012, end.y + 0.012, 0.03, 0.018))
}

const halfway = (a: Point, b: Point) => between(a, b, 0.35)

/** Wheels, a blade or a ski below a shoe. */
function drawSkate({ pen, pose }: FigurePen, { x, y }: Point, kind: NonNullable<Figure['skates']>) {
  const half = pose.view === 'side' ? 0.05 : 0.03
  const middle = x + (pose.view === 'side' ? 0.02 : 0)
  if (kind === 'blades') {
    pen.in('#c9d2da').fillRoundRect(middle - half * 1.2, y + 0.03, half * 2.4, 0.014, 0.006)
    return
  }
  if (kind === 'skis') {
    pen.inked('#c9302a', 0.016).strokePath(`M${x - 0.26} ${y + 0.036} L${x + 0.26} ${y + 0.036}
      Q${x + 0.32} ${y + 0.034} ${x + 0.35} ${y - 0.004}`)
    return
  }
  pen.in('#e8503a')
  for (const side of [-1, 1]) pen.fillCircle(middle + side * half * 0.75, y + 0.036, 0.018)
}

/** A shoe at a right angle to the shin. */
function drawShoe({ pen, g, pose, body }: FigurePen, { joint, end }: Limb, colour: string, which: 0 | 1) {
  const turn = Math.atan2(end.x - joint.x, end.y - joint.y)
  const length = pose.view === 'side' ? 0.058 : 0.042
  g.save()
  g.translate(pen.x(end.x), pen.y(end.y))
  g.rotate(pose.view === 'side' ? -turn : -turn * 0.3)
  g.fillStyle = colour
  const unit = pen.unit * (body.legWidth / 0.082)
  const toe = pose.view === 'side' ? 0.02 : which === 0 ? 0.012 : -0.012
  g.beginPath()
  g.ellipse(toe * unit, 0.006 * unit, length * unit, 0.027 * unit, 0, 0, Math.PI * 2)
  g.fill()
  g.restore()
}

/** One arm without its hand. */
export function drawArm(figure: FigurePen, which: 0 | 1) {
  const { body, bones, skin, pose, tone, look, main } = figure
  const { root, joint, end } = bones.arms[which]
  const { sleeve } = clothOf(figure)
  const isFar = which === 1 && pose.view === 'side'
  const width = body.armWidth * (look.outfit === 'space' ? 1.35 : look.outfit === 'bones' ? THIN : 1)
  const cloth = shadeHex(sleeve ?? skin, isFar ? FAR : 0)
  if (!isFar)
    strokeLimb(
      figure,
      [root, joint, end],
      width * (sleeve ? 1 : 0.8) + OUTLINE_WIDTH,
      shadeHex(sleeve ?? skin, OUTLINE),
    )
  strokeLimb(figure, [root, joint], width * (sleeve ? 1 : 0.8), cloth)
  strokeLimb(figure, [joint, end], width * (sleeve ? 0.88 : 0.72), cloth)
  if (look.outfit === 'machine') drawJoints(figure, bones.arms[which], width)
  if (SHORT_SLEEVED.has(look.outfit))
    strokeLimb(figure, [root, between(root, joint, SHORT_SLEEVE)], width * 1.04, isFar ? tone(FAR) : main)
  if (look.outfit === 'kimono' || look.outfit === 'robe')
    strokeLimb(
      figure,
      [between(joint, end, 0.25), between(joint, end, 0.8)],
      width * 1.7,
      isFar ? tone(FAR) : main,
    )
}

/** One hand, over what it holds. */
export function drawHand({ pen, bones, skin, look, pose, body }: FigurePen, which: 0 | 1) {
  const { end } = bones.arms[which]
  const isFar = which === 1 && pose.view === 'side'
  const glove =
    look.outfit === 'space' ? '#c3c9d2' : look.outfit === 'armor' ? shadeHex(look.metal ?? STEEL, -0.1) : skin
  pen.in(shadeHex(look.gloves ?? glove, isFar ? FAR : 0))
  if (look.gloves) pen.fillCircle(end.x, end.y, BOXING_GLOVE)
  else pen.fillCircle(end.x, end.y, HAND * (body.armWidth / 0.062) * (look.outfit === 'space' ? 1.25 : 1))
}
