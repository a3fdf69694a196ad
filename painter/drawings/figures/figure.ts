import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { Random } from '../../engine/core/random.ts'
import { drawnBounds, trimCanvas } from '../../engine/sprites/sprite.ts'
import { checkedFill } from '../cloth-patterns.ts'
import { drawFaceWear, OVER_HATS } from '../face-wear/face-wear.ts'
import { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { drawBelly, drawSuitHood, drawSuitTail, inSuit, suitOf } from './animal-suit.ts'
import { drawBehindBody } from './beast-body.ts'
import { beastOf } from './beasts.ts'
import { drawCloak, drawScarf, drawSkirt, drawTrunk } from './clothes.ts'
import { type Figure, type FigurePen, HEAD_Y } from './figure-pen.ts'
import { drawHat } from './hats.ts'
import { drawHead } from './head.ts'
import { drawHeadphones } from './headphones.ts'
import { drawHeldBehind, drawHeldInFront, drawWornBehind } from './held.ts'
import { drawArm, drawHand, drawLeg } from './limbs.ts'
import { POSES, type Pose, type PoseName } from './poses.ts'
import { drawProp, type Prop } from './props.ts'
import { ADULT, BARE_BEAST, BEAST, bend, CHILD, MACHINE } from './skeleton.ts'
import { drawWraps } from './wraps.ts'

/** Room around the body for tools, strings and outstretched arms, in its heights. */
const ROOM = { width: 2, withProp: 3.4, above: 0.5, aboveWithString: 1.5 }

const MARGIN = 2
/** How much higher hats sit on animals, whose eyes they would hide. */
const RAISED = 0.022
/** A brim that hangs down would hide the face. */
const RAISED_BRIM = 0.085

/** What a figure does: its pose, and the thing that it does it with. */
export type Doing = { pose: PoseName; prop?: Prop }

/** Where a drawing of somebody is joined to others, as shares of its width and height. */
export type Anchors = {
  seat: number
  middle: number
  hand: { x: number; y: number }
  shoulder: { x: number; y: number }
  /** The middle of the head, and its height. */
  head: { x: number; y: number; height: number }
}

const anchors = new WeakMap<Canvas, Anchors>()

/** Where a drawing made by `drawFigure` sits and has its nearer hand; undefined for any other drawing. */
export const anchorsOf = (drawing: Canvas): Anchors | undefined => anchors.get(drawing)

/** Gives a drawing of several people the anchors of one of them, who is at a place of it. */
export function passAnchors(one: Canvas, all: Canvas, left: number) {
  const own = anchors.get(one)
  if (!own) return
  const x = (share: number) => (left + share * one.width) / all.width
  const y = (share: number) => 1 - ((1 - share) * one.height) / all.height
  anchors.set(all, {
    seat: y(own.seat),
    middle: 0.5,
    hand: { x: x(own.hand.x), y: y(own.hand.y) },
    shoulder: { x: x(own.shoulder.x), y: y(own.shoulder.y) },
    head: { x: x(own.head.x), y: y(own.head.y), height: (own.head.height * one.height) / all.height },
  })
}

/**
 * A person, `height` pixels tall when standing upright without a hat. People in profile look to the right.
 */
export function drawFigure(
  height: number,
  clothes: Figure,
  random: Random,
  { pose: name, prop }: Doing = { pose: 'stand' },
): Canvas {
  const pose: Pose = POSES[name]
  const suit = suitOf(clothes)
  const look = suit ? inSuit(clothes, suit) : clothes
  const beast = beastOf(look)
  const body = beast
    ? look.outfit === 'fur'
      ? BARE_BEAST
      : BEAST
    : look.isMachine
      ? MACHINE
      : look.isChild
        ? CHILD
        : ADULT
  const above = prop?.string ? ROOM.aboveWithString : ROOM.above
  const canvas = createCanvas(
    Math.round(height * (prop ? ROOM.withProp : ROOM.width)),
    Math.round(height * (1.06 + above)),
  )
  const g = canvas.getContext('2d')
  g.lineCap = 'round'
  g.lineJoin = 'round'
  const pen = new SharePen(g, height, canvas.width / 2, height * above)
  const main = (look.outfit === 'fur' ? beast?.fur : undefined) ?? look.colour ?? '#6b3a2e'
  const tone = (amount: number) => shadeHex(main, amount)
  const figure: FigurePen = {
    pen,
    g,
    look,
    pose,
    body,
    bones: bend(pose, body),
    random,
    suit,
    main,
    second: look.secondColour ?? '#2e3a52',
    skin: beast?.fur ?? (look.outfit === 'machine' ? main : look.skin) ?? '#d9a47f',
    hair: look.hairColour ?? '#3a2a20',
    garment: pen.across(-0.14, 0.15, tone(0.22), main, tone(-0.35)),
    pattern: look.pattern
      ? checkedFill(g, height, look.patternColour ?? look.secondColour ?? '#f2ede2')
      : undefined,
    tone,
    isFemale:
      look.outfit === 'dress' ||
      look.outfit === 'sari' ||
      look.hair === 'long' ||
      look.hair === 'pony' ||
      look.hair === 'bun',
    isLong: look.isLong ?? false,
    wind: random.range(0.02, 0.06) * (random.chance(0.5) ? 1 : -1),
  }
  if (suit) drawSuitTail(figure, suit)
  if (beast) drawBehindBody(figure, beast)
  drawBody(figure, prop)
  if (look.isWrapped) drawWraps(figure)
  const bounds = drawnBounds(canvas)
  // Whoever leaps is above the ground that the drawing stands on.
  if (bounds && pose.lift) bounds.bottom = Math.round(pen.y(1))
  const upright = trimCanvas(canvas, MARGIN, bounds)
  const trimmed = look.isStout ? broadened(upright) : upright
  if (bounds) rememberAnchors(figure, bounds, upright, trimmed)
  return trimmed
}

const STOUT = 1.3

function broadened(drawing: Canvas): Canvas {
  const canvas = createCanvas(Math.round(drawing.width * STOUT), drawing.height)
  canvas.getContext('2d').drawImage(drawing, 0, 0, canvas.width, canvas.height)
  return canvas
}

function drawBody(figure: FigurePen, prop: Prop | undefined) {
  const { look, pose, suit } = figure
  const isCloaked =
    look.outfit === 'cape' || look.outfit === 'armor' || (look.outfit === 'tunic' && look.metal !== undefined)
  const isFromFront = look.facing === 'front'
  drawHeldBehind(figure)
  drawWornBehind(figure)
  if (isCloaked && isFromFront) drawCloak(figure)
  if (pose.view === 'side') {
    drawArm(figure, 1)
    drawHand(figure, 1)
  }
  // Whoever sits has the lap before the body.
  if (pose.foreshortened) drawTrunk(figure)
  if (!pose.astride) drawLeg(figure, 1)
  drawLeg(figure, 0)
  if (!pose.foreshortened) drawTrunk(figure)
  drawSkirt(figure)
  if (suit) drawBelly(figure, suit)
  if (isCloaked && !isFromFront) drawCloak(figure)
  const isRaised = figure.bones.arms[0].end.y < figure.bones.chest.y
  if (isRaised && pose.view === 'front') drawArms(figure, prop)
  onHead(figure, suit ? pen => drawSuitHood(pen, suit, drawHead) : drawHead)
  if (look.headphones) onHead(figure, ({ pen }) => drawHeadphones(pen, look.headphones!))
  if (look.scarf) drawScarf(figure, look.scarf)
  if (look.wear && !OVER_HATS.has(look.wear)) onHead(figure, putOnFace)
  if (look.outfit !== 'space')
    onHead(figure, drawHat, look.beast || look.isMachine ? (look.hat === 'kasa' ? RAISED_BRIM : RAISED) : 0)
  if (look.wear && OVER_HATS.has(look.wear)) onHead(figure, putOnFace)
  if (prop?.layer === 'under') drawProp(figure, prop)
  if (!isRaised || pose.view !== 'front') drawArms(figure, prop)
  if (prop && !prop.layer) drawProp(figure, prop)
  drawHeldInFront(figure)
  if (pose.view === 'front') drawHand(figure, 1)
  drawHand(figure, 0)
}

/** Of a figure's height, that of a face; and the row of its crown. */
const FACE = { height: 0.14, top: HEAD_Y - 0.07, turned: 0.02 }

/** What is worn before a face, where that is seen. */
function putOnFace({ pen, look, pose }: FigurePen) {
  if (!look.wear || look.facing !== 'front' || look.outfit === 'space') return
  const aside = pose.view === 'side' ? FACE.turned : 0
  const face = new SharePen(pen.g, pen.unit * FACE.height, pen.x(aside), pen.y(FACE.top))
  drawFaceWear(face, look.wear, look.wearColour)
}

function drawArms(figure: FigurePen, prop: Prop | undefined) {
  const isFromFront = figure.pose.view === 'front'
  if (prop?.layer !== 'between') {
    drawArm(figure, 0)
    if (isFromFront) drawArm(figure, 1)
    return
  }
  if (isFromFront) drawArm(figure, 1)
  drawProp(figure, prop)
  drawArm(figure, 0)
}

/** Draws with head.ts's own measures, where and as large as the head is. */
function onHead(figure: FigurePen, draw: (figure: FigurePen) => void, raised = 0) {
  const { pen, g, bones, body } = figure
  g.save()
  g.translate(pen.x(bones.head.x), pen.y(bones.head.y))
  g.rotate(bones.headTilt)
  g.scale(body.headScale, body.headScale)
  draw({ ...figure, pen: new SharePen(g, pen.unit, 0, -(HEAD_Y + raised) * pen.unit) })
  g.restore()
}

function rememberAnchors(
  { pen, bones, body }: FigurePen,
  { left, top }: { left: number; top: number },
  upright: Canvas,
  drawing: Canvas,
) {
  const { pelvis, arms, chest } = bones
  const x = (share: number) => (pen.x(share) - left + MARGIN) / upright.width
  const y = (share: number) => (pen.y(share) - top + MARGIN) / upright.height
  anchors.set(drawing, {
    seat: y(pelvis.y + 0.03),
    middle: x(pelvis.x),
    hand: { x: x(arms[0].end.x), y: y(arms[0].end.y) },
    shoulder: { x: x(arms[0].root.x), y: y(chest.y - 0.01) },
    head: {
      x: x(bones.head.x),
      y: y(bones.head.y),
      height: (pen.unit * FACE.height * body.headScale) / upright.height,
    },
  })
}
