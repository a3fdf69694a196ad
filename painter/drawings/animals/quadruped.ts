import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { drawnBounds, trimCanvas } from '../../engine/sprites/sprite.ts'
import { type Figure, HEAD_RADIUS, HEAD_Y } from '../figures/figure-pen.ts'
import { drawWornHat } from '../figures/hats.ts'
import { SharePen, tuples } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { drawAnimalHead, mouthSpot } from './animal-head.ts'
import { drawMane } from './animal-mane.ts'
import { ANIMAL_POSES, type AnimalPose, type AnimalPoseName } from './animal-poses.ts'
import { drawTail } from './animal-tail.ts'
import type { Build, Coat } from './build.ts'
import { curlsUp, drawCurledUp } from './curled-up.ts'
import { markHead, passHead } from './head-spots.ts'
import { drawMachineJoints } from './machine-joints.ts'
import { drawMarkings } from './markings.ts'
import { bendBetween, fillTapered, type QuadrupedPen, type Spot } from './quadruped-pen.ts'
import { drawBeak, drawBeastWing } from './wings.ts'

/** Lengths of a leg's bones, in heights of the joint that it hangs from. */
const FORELEG = { upper: 0.45, lower: 0.46 }
const HIND_LEG = { thigh: 0.4, shank: 0.38, hock: 0.28 }
const FAR = -0.24
const PAW = 0.11
/** Pixels in a height of the shoulders while an animal is drawn, as a share of the drawing's height. */
const SCALE = 0.52
const ROOM = { width: 6.2, above: 3.2, below: 0.35 }

/** Where the mouth of a drawn animal is, as shares of the drawing's width and height. */
export type Mouth = { x: number; y: number; isLow: boolean }

const mouths = new WeakMap<Canvas, Mouth>()

/** The mouth of an animal that was drawn by `drawQuadruped`; undefined for any other drawing. */
export const mouthOf = (drawing: Canvas): Mouth | undefined => mouths.get(drawing)

/** Gives a drawing that was made from another one the same mouth and head. */
export function passMouth(from: Canvas, to: Canvas) {
  const mouth = mouths.get(from)
  if (mouth) mouths.set(to, mouth)
  passHead(from, to)
}

/** An animal from the left side, `height` pixels tall from the ground to its highest point. */
export function drawQuadruped(
  build: Build,
  coat: Coat,
  name: AnimalPoseName,
  height: number,
  worn: Pick<QuadrupedPen, 'hat' | 'jacket' | 'scarf' | 'mood' | 'isMachine'> = {},
): Canvas {
  const pose: AnimalPose = ANIMAL_POSES[name]
  const unit = height * SCALE
  const canvas = createCanvas(Math.ceil(unit * ROOM.width), Math.ceil(unit * (ROOM.above + ROOM.below)))
  const g = canvas.getContext('2d')
  g.lineCap = 'round'
  g.lineJoin = 'round'
  const pen = new SharePen(g, unit, canvas.width / 2, unit * ROOM.above)
  const animal = { ...settle(pen, build, coat, pose), ...worn }
  draw(animal)
  if (animal.isMachine) drawMachineJoints(animal)
  const bounds = drawnBounds(canvas)
  if (!bounds) return canvas
  if (pose.lift) bounds.bottom = Math.round(pen.y(0))
  const drawing = trimCanvas(canvas, 2, bounds)
  const mouth = mouthSpot(animal)
  mouths.set(drawing, {
    x: (pen.x(mouth.x) - bounds.left) / drawing.width,
    y: (pen.y(mouth.y) - bounds.top) / drawing.height,
    isLow: pose.isGrazing ?? false,
  })
  markHead(drawing, {
    x: (pen.x(animal.skull.x) - bounds.left) / drawing.width,
    y: (pen.y(animal.skull.y) - bounds.top) / drawing.height,
    radius: (build.head * unit) / drawing.height,
  })
  return drawing
}

/** Joints of the pose, and the head where the neck carries it. */
function settle(pen: SharePen, build: Build, coat: Coat, pose: AnimalPose): QuadrupedPen {
  const half = (build.trunk * (pose.stretch ?? 1)) / 2
  const lift = pose.lift ?? 0
  const shoulders = { x: -half, y: -pose.shoulders - lift }
  const hips = { x: half, y: -pose.hips - lift }
  return { pen, g: pen.g, build, coat, pose, shoulders, hips, skull: skullOf(build, pose, shoulders) }
}

/** Of the rise of the neck of hoofed animals that stand, what is left when they run. */
const HELD_HIGH = 0.95

function skullOf(build: Build, pose: AnimalPose, shoulders: Spot): Spot {
  const reach = build.chest * 0.55 + build.neck
  if (!pose.isGrazing) {
    // Who carries the head high does so at a gallop, too.
    const least = build.isHoofed && pose.lift ? build.carriage * HELD_HIGH : -0.4
    const rise = Math.max(least, pose.neck ?? build.carriage)
    return { x: shoulders.x - Math.cos(rise) * reach, y: shoulders.y - Math.sin(rise) * reach }
  }
  const y = -build.head * (pose.isAsleep ? 0.95 : 1.15 + build.muzzle * 0.42)
  const fall = Math.min(y - shoulders.y, reach * (pose.isAsleep ? 0.97 : build.isHoofed ? 0.82 : 0.97))
  const ahead = Math.sqrt(Math.max(0.02, reach * reach - fall * fall))
  // The head of what is stout is not lost in its chest.
  const clear = build.isHoofed ? build.chest + build.head : 0
  return { x: shoulders.x - Math.max(ahead, clear), y: shoulders.y + fall }
}

function draw(animal: QuadrupedPen) {
  if (curlsUp(animal)) return drawCurledUp(animal)
  const { build, coat, shoulders, hips, pose } = animal
  if (build.hasWings) drawBeastWing(animal, true)
  drawTails(animal)
  drawHindLeg(animal, 3)
  drawForeleg(animal, 1)
  const middle = {
    x: (shoulders.x + hips.x) / 2,
    y: (shoulders.y + hips.y) / 2 - (build.chest - build.waist) * 0.5,
  }
  fillTapered(
    animal,
    [
      [shoulders, build.chest],
      [middle, build.waist],
      [hips, build.rump],
    ],
    coat.back,
  )
  shadeBelly(animal, middle)
  if (animal.jacket) drawJacket(animal, middle, animal.jacket)
  drawHindLeg(animal, 2)
  drawForeleg(animal, 0)
  if (coat.fringe) drawFringe(animal, coat.fringe)
  if (build.mane === 'lion') drawMane(animal)
  if (build.hasWings) drawBeastWing(animal, false)
  const { skull } = animal
  const throat = {
    x: shoulders.x - build.chest * 0.28,
    y: shoulders.y - build.chest * (pose.isGrazing ? 0 : 0.3),
  }
  fillTapered(
    animal,
    [
      [throat, Math.max(build.neckWidth, build.chest * (build.isHoofed ? 0.74 : 0.66))],
      [skull, Math.min(build.neckWidth, build.head * 0.86)],
    ],
    coat.back,
  )
  drawMarkings(animal)
  if (build.mane === 'horse') drawMane(animal)
  if (animal.scarf) drawScarf(animal, throat, animal.scarf)
  drawHeads(animal, throat)
  if (build.hasBeak) drawBeak(animal)
  if (animal.hat) drawHatOn(animal, animal.hat)
}

/** Further heads behind the nearest, each on a neck of its own that rises more steeply. */
function drawHeads(animal: QuadrupedPen, throat: Spot) {
  const { build, coat, skull } = animal
  for (let k = (build.heads ?? 1) - 1; k > 0; k--) {
    const other = {
      x: skull.x + build.head * (k === 1 ? -0.9 : 1.35),
      y: skull.y - build.head * (k === 1 ? -1.2 : 0.8),
    }
    const far = { ...animal, skull: other, coat: { ...coat, back: shadeHex(coat.back, -0.12 * k) } }
    fillTapered(
      far,
      [
        [throat, build.neckWidth],
        [other, Math.min(build.neckWidth, build.head * 0.86)],
      ],
      far.coat.back,
    )
    drawAnimalHead(far)
  }
  drawAnimalHead(animal)
}

/** Tails that fan out, the outermost first. */
function drawTails(animal: QuadrupedPen) {
  const { pose, build } = animal
  for (let k = (build.tails ?? 1) - 1; k > 0; k--)
    drawTail({ ...animal, pose: { ...pose, isDown: false, tail: 0.3 + k * 0.42 } })
  drawTail(build.tails ? { ...animal, pose: { ...pose, isDown: false, tail: 0.3 } } : animal)
}

/** A person's hat, as large as the head needs it. */
function drawHatOn(
  { pen, g, skull, build }: QuadrupedPen,
  { hat, hatColour }: Pick<Figure, 'hat' | 'hatColour'>,
) {
  const unit = (pen.unit * build.head) / HEAD_RADIUS
  const middle = { x: pen.x(skull.x - build.head * 0.05), y: pen.y(skull.y - build.head * 0.18) }
  drawWornHat(new SharePen(g, unit, middle.x, middle.y - HEAD_Y * unit), hat, hatColour)
}

/** Long hair that hangs from the trunk in locks. */
function drawFringe({ pen, g, coat, shoulders, hips, build }: QuadrupedPen, reach: number) {
  g.lineCap = 'round'
  for (let k = 0; k < FRINGE_LOCKS; k++) {
    const t = (k + 0.5) / FRINGE_LOCKS
    const x = shoulders.x - build.chest * 0.7 + (hips.x - shoulders.x + build.chest * 1.3) * t
    const y = shoulders.y + (hips.y - shoulders.y) * t + build.waist * (reach > LONG_HAIR ? -0.35 : 0.6)
    const end = y + (-0.03 - y) * (reach + ((k * 0.618) % 1) * 0.12 - 0.06)
    pen.inked(shadeHex(k % 3 ? coat.back : (coat.belly ?? coat.back), (k % 4) * 0.07 - 0.14), 0.075)
    pen.strokePath(`M${x} ${y} Q${x + 0.07} ${(y + end) / 2} ${x - 0.02 + (k % 2) * 0.05} ${end}`)
  }
}

const FRINGE_LOCKS = 34
/** Shorter hair shows only along the belly. */
const LONG_HAIR = 0.4

/** Knitted, around the trunk. */
function drawJacket(animal: QuadrupedPen, middle: Spot, colour: string) {
  const { build, shoulders, hips, pen } = animal
  const behind = { x: middle.x + (hips.x - middle.x) * 0.5, y: middle.y + (hips.y - middle.y) * 0.5 }
  fillTapered(
    animal,
    [
      [shoulders, build.chest * 1.05],
      [middle, build.waist * 1.08],
      [behind, build.waist * 1.06],
    ],
    colour,
  )
  pen.inked(shadeHex(colour, -0.3), 0.02)
  for (let k = -1; k < 5; k++) {
    const t = k / 5
    const x = shoulders.x + (behind.x - shoulders.x) * t
    const y = shoulders.y + (behind.y - shoulders.y) * t
    pen.strokeLine(x, y - build.chest * 0.95, x + 0.03, y + build.chest * 0.95)
  }
}

/** Of the way from the breast to the head, where a scarf is: clear of the chin. */
const AT_NECK = 0.26

/** Wound around the neck, with both ends hanging before the breast. */
function drawScarf({ pen, g, build, skull }: QuadrupedPen, throat: Spot, colour: string) {
  const middle = {
    x: throat.x + (skull.x - throat.x) * AT_NECK,
    y: throat.y + (skull.y - throat.y) * AT_NECK,
  }
  const across = Math.atan2(skull.y - throat.y, skull.x - throat.x) + Math.PI / 2
  const half = Math.max(build.neckWidth, build.chest * 0.66) * 1.08
  const end = { x: Math.cos(across) * half, y: Math.sin(across) * half }
  // The side of the neck that the breast is on.
  const side = end.x < 0 || (end.x === 0 && end.y > 0) ? 1 : -1
  const knot = { x: middle.x + end.x * side * 0.55, y: middle.y + end.y * side * 0.55 }
  const thickness = build.head * 0.42
  for (const [lean, length, tone] of tuples('.16 1.5 -.3, -.1 1.25 -.12')) {
    pen.inked(shadeHex(colour, tone), thickness * 0.85)
    pen.strokeLine(knot.x, knot.y, knot.x + build.head * lean, knot.y + build.head * length)
  }
  g.strokeStyle = pen.across(
    middle.x - half,
    middle.x + half,
    shadeHex(colour, 0.25),
    colour,
    shadeHex(colour, -0.3),
  )
  pen.lineWidth = thickness
  pen.strokeLine(middle.x - end.x, middle.y - end.y, middle.x + end.x, middle.y + end.y)
}

/** The paler underside. */
function shadeBelly({ pen, g, coat, shoulders, hips, build }: QuadrupedPen, middle: Spot) {
  g.save()
  g.globalCompositeOperation = 'source-atop'
  g.globalAlpha = coat.belly ? 0.9 : 0.5
  g.fillStyle = coat.belly ?? shadeHex(coat.back, -0.2)
  pen.fillEllipse(
    middle.x,
    middle.y + build.waist * 1.05,
    (hips.x - shoulders.x) * 0.55,
    build.waist * 0.42,
    Math.atan2(hips.y - shoulders.y, hips.x - shoulders.x),
  )
  if (coat.belly)
    pen.fillEllipse(
      shoulders.x - build.chest * 0.75,
      shoulders.y + 0.05,
      build.chest * 0.5,
      build.chest * 0.9,
    )
  g.restore()
}

function legColour({ coat, build }: QuadrupedPen, isFar: boolean): [leg: string, foot: string] {
  const leg = coat.legs ?? coat.back
  const foot = build.isHoofed ? '#3a2e28' : (coat.feet ?? leg)
  return isFar ? [shadeHex(leg, FAR), shadeHex(foot, FAR)] : [leg, foot]
}

function drawFoot(animal: QuadrupedPen, at: Spot, radius: number, colour: string) {
  const { pen, g, build, pose } = animal
  // Hooves of who sleeps are under the body.
  if (build.isHoofed && pose.isAsleep) return
  g.fillStyle = colour
  if (build.isHoofed) {
    pen.in(colour).fillPath(`M${at.x - radius * 1.05} ${at.y + radius * 0.2}
      L${at.x + radius * 0.8} ${at.y + radius * 0.2} L${at.x + radius * 1} ${at.y + PAW * 0.9}
      L${at.x - radius * 1.5} ${at.y + PAW * 0.9}`)
    return
  }
  pen.fillEllipse(at.x - radius * 0.5, at.y + PAW - radius * 0.85, radius * 1.5, radius * 0.85)
}

function drawForeleg(animal: QuadrupedPen, which: 0 | 1) {
  const { build, pose, shoulders } = animal
  const [behind, above] = pose.feet[which]
  const foot = { x: shoulders.x + behind + (which ? 0 : 0.02), y: -above - (pose.lift ?? 0) - PAW }
  const isLying = pose.shoulders < 0.5 && above === 0
  const elbow = isLying
    ? { x: shoulders.x + 0.06, y: -0.14 }
    : bendBetween(shoulders, foot, FORELEG.upper, FORELEG.lower, 1)
  const [leg, paw] = legColour(animal, which === 1)
  const width = build.leg
  if (!isLying || which === 0)
    fillTapered(
      animal,
      [
        [shoulders, width * 1.5],
        [elbow, width * 1.05],
      ],
      legColourOfTop(animal, which === 1),
    )
  fillTapered(
    animal,
    [
      [elbow, width * 1.05],
      [foot, width * 0.72],
    ],
    leg,
  )
  drawFoot(animal, foot, width * 0.78, paw)
}

const legColourOfTop = ({ coat }: QuadrupedPen, isFar: boolean) => shadeHex(coat.back, isFar ? FAR : 0)

function drawHindLeg(animal: QuadrupedPen, which: 2 | 3) {
  const { build, pose, hips } = animal
  const [behind, above] = pose.feet[which]
  const foot = { x: hips.x + behind, y: -above - (pose.lift ?? 0) - PAW }
  const hock = pose.isDown
    ? { x: foot.x + HIND_LEG.hock * 1.1, y: foot.y - 0.03 }
    : {
        x: foot.x + 0.1 + Math.max(0, behind) * 0.12,
        y: foot.y - HIND_LEG.hock + Math.max(0, behind - 0.3) * 0.2,
      }
  const knee = bendBetween(hips, hock, HIND_LEG.thigh, HIND_LEG.shank, -1)
  const isFar = which === 3
  const [leg, paw] = legColour(animal, isFar)
  const width = build.leg
  if (pose.isDown) knee.y = Math.max(knee.y, hips.y - 0.1)
  fillTapered(
    animal,
    [
      [hips, build.rump * (isFar ? 0.8 : 0.88)],
      [knee, width * 1.5],
    ],
    legColourOfTop(animal, isFar),
  )
  fillTapered(
    animal,
    [
      [knee, width * 1.4],
      [hock, width * 0.78],
    ],
    leg,
  )
  fillTapered(
    animal,
    [
      [hock, width * 0.76],
      [foot, width * 0.7],
    ],
    leg,
  )
  drawFoot(animal, foot, width * 0.78, paw)
}
