import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { type BabyPosture, drawBaby } from '../../../drawings/figures/baby.ts'
import { drawFigure, passAnchors } from '../../../drawings/figures/figure.ts'
import type { Figure } from '../../../drawings/figures/figure-pen.ts'
import { POSES, type Pose, type PoseName } from '../../../drawings/figures/poses.ts'
import type { Prop } from '../../../drawings/figures/props.ts'
import { drawPiece } from '../../../drawings/pieces/pieces.ts'
import type { Random } from '../../../engine/core/random.ts'
import { trimCanvas } from '../../../engine/sprites/sprite.ts'
import type { Subject } from '../../../language/scene.ts'
import { costumeOf } from '../../../language/vocabulary/ages.ts'
import { type Bears, type Carrier, doingOf, isInHand } from './doings.ts'
import { turned } from './turned.ts'

const CHILD_SIZE = 0.68
/** How far apart people stand, in their height: side by side, and face to face when they dance or embrace. */
const SHOULDER_TO_SHOULDER = 0.36
const DANCING_DISTANCE = 0.5
const JUMPING_DISTANCE = 0.56
const EMBRACING_DISTANCE = 0.2
const GIVING_DISTANCE = 0.54
const THROWING_DISTANCE = 1.15
const DUELLING_DISTANCE = 0.84

/** What somebody's other clothes are like when several are drawn from one description. */
const CLOTHES = ['#b5472f', '#2f6a8c', '#5f8a3a', '#a34a78', '#c98f2a', '#4a4f8c', '#3f8f86']
const HAIR = ['#2a1f1a', '#5a3220', '#8a5a30', '#d8b06a', '#1c1818', '#a8431c']
const SKIN = ['#e8bb96', '#d9a47f', '#b57f58', '#8a5a3c', '#eec6a6']

type Situation = { isOneOfMany: boolean; carrier?: Carrier }

/** Draws a person, or those who belong together, doing what they do with what they hold. */
export async function drawPeople(
  subject: Subject & { figure: Figure },
  size: number,
  random: Random,
  { isOneOfMany, carrier }: Situation,
  drawThing: (thing: Subject, size: number) => Promise<Canvas>,
): Promise<Canvas> {
  const first = isOneOfMany
    ? varied(subject.figure, random, subject.key === '@child', subject.home !== null)
    : subject.figure
  const people = [first, ...(subject.companions ?? [])].map(look => ({
    ...look,
    facing: subject.figure.facing,
    skin: look.skin ?? subject.figure.skin,
  }))
  const held = subject.bears?.find(({ how }) => isInHand(how))
  if (isBaby(subject)) {
    const toy = held && (await drawThing(held.subject, Math.max(24, size * TOY)))
    return inLine(people.map(look => drawBaby(size, look, postureOf(subject), { thing: toy })))
  }
  const instruments = subject.bears?.filter(({ how }) => isInHand(how)) ?? []
  if (instruments.length > 1 && people.length > 1)
    return drawEnsemble(subject, people, instruments, size, random, drawThing)
  const { pose, prop } = doingOf(subject, people[0], carrier, random)
  if (held && POLES.has(people[0].hold ?? '')) people[0].hold = undefined
  if (held?.subject.key === '@sword' && BLADES.has(people[0].hold ?? '')) people[0].hold = undefined
  const thing =
    held && prop && !prop.tool
      ? await imageProp(held, prop, size, drawThing)
      : (prop ?? drawnSword(people[0], pose, size))
  const drawn =
    people.length === 1
      ? drawFigure(size, people[0], random, { pose, prop: thing })
      : drawGroup(size, people, random, pose, thing)
  if (pose !== 'dive' || subject.action !== 'diving') return drawn
  return subject.key === '@goalkeeper' ? aloft(turned(drawn, SIDEWAYS), size * SAVE) : headFirst(drawn)
}

/** Each of several people with a thing of their own; those for whom there is none stand. */
async function drawEnsemble(
  subject: Subject,
  people: readonly Figure[],
  held: readonly Bears[],
  size: number,
  random: Random,
  drawThing: (thing: Subject, size: number) => Promise<Canvas>,
): Promise<Canvas> {
  const drawings: Canvas[] = []
  for (const [k, look] of people.entries()) {
    const own = held[k]
    const alone = { ...subject, companions: undefined, action: undefined, bears: own ? [own] : [] }
    const { pose, prop } = doingOf(alone, look, undefined, random)
    const thing = own && prop && !prop.tool ? await imageProp(own, prop, size, drawThing) : prop
    drawings.push(
      drawFigure(Math.round(size * (look.isChild ? CHILD_SIZE : 1)), look, random, { pose, prop: thing }),
    )
  }
  return inLine(drawings)
}

/** Whether it is drawn as babies are, who neither stand nor walk. */
export const isBaby = ({ key, figure }: Subject): boolean =>
  key === '@baby' && figure !== undefined && !figure.beast

/** Of a baby's height, what it has in its hands. */
const TOY = 0.34

function postureOf({ action }: Subject): BabyPosture {
  if (action === 'sleeping' || action === 'lying') return 'sleep'
  if (action === 'walking' || action === 'running' || action === 'dancing' || action === 'jumping')
    return 'stand'
  return action === 'crawling' ? 'crawl' : 'sit'
}

/** Several drawings with their feet on one line. */
function inLine(drawings: readonly Canvas[]): Canvas {
  if (drawings.length === 1) return drawings[0]
  const height = Math.max(...drawings.map(drawing => drawing.height))
  const width = drawings.reduce((sum, drawing) => sum + drawing.width, 0)
  const canvas = createCanvas(width, height)
  const g = canvas.getContext('2d')
  let x = 0
  for (const drawing of drawings) {
    g.drawImage(drawing, x, height - drawing.height)
    x += drawing.width
  }
  return canvas
}

/** Radians by which whoever dives is turned, and how far above the ground that is, in their height. */
const HEAD_DOWN = 2.5
const ABOVE_WATER = 0.3

function headFirst(upright: Canvas): Canvas {
  return aloft(turned(upright, HEAD_DOWN), upright.height * ABOVE_WATER)
}

/** Radians by which whoever dives for a ball is turned, and how far above the ground that is, in their height. */
const SIDEWAYS = 1.15
const SAVE = 0.28

const aloft = (drawing: Canvas, above: number): Canvas => {
  const lifted = createCanvas(drawing.width, Math.ceil(drawing.height + above))
  lifted.getContext('2d').drawImage(drawing, 0, 0)
  return lifted
}

/** What is put away by whoever has something else in the hands. */
const POLES: ReadonlySet<string> = new Set(['staff', 'spear', 'stick'])

const BLADES: ReadonlySet<string> = new Set(['sword', 'katana'])

/** Whoever faces the viewer has the sword in hand, and not on the back. */
function drawnSword(look: Figure, pose: PoseName, size: number): Prop | undefined {
  if (look.hold !== 'sword' || look.facing !== 'front' || (pose !== 'hold' && pose !== 'duel'))
    return undefined
  look.hold = undefined
  return {
    image: drawPiece('@sword', Math.max(24, Math.round(size * SWORD)), { night: false, snow: false }),
    size: SWORD,
    grip: 'hand',
    heldAt: [0.5, 0.86],
    turn: pose === 'duel' ? CROSSING : 0.32,
  }
}

/** Radians by which a blade that meets another leans forwards. */
const CROSSING = 0.72
/** In heights of who has it. */
const SWORD = 0.52

async function imageProp(
  { subject }: Bears,
  prop: Prop,
  size: number,
  drawThing: (thing: Subject, size: number) => Promise<Canvas>,
): Promise<Prop> {
  const image = await drawThing(subject, Math.max(24, size * prop.size))
  return {
    ...prop,
    image: (prop.grip === 'both' || prop.string) && subject.count > 1 ? inRow(image, subject.count) : image,
  }
}

const MOST_IN_HANDS = 3
/** In their breadths, how far apart they are. */
const IN_ROW = 0.86

/** As many of a thing as two hands carry, side by side, the middle one in front. */
function inRow(thing: Canvas, count: number): Canvas {
  const number = Math.min(MOST_IN_HANDS, count)
  const step = thing.width * IN_ROW
  const canvas = createCanvas(Math.ceil(thing.width + step * (number - 1)), thing.height)
  const g = canvas.getContext('2d')
  for (const k of [0, 2, 1]) if (k < number) g.drawImage(thing, k * step, 0)
  return canvas
}

/** What those of one trade or people need not all wear alike. */
const EVERYDAY: ReadonlySet<Figure['outfit']> = new Set(['casual', 'dress', 'hoodie', 'swimwear', 'coat'])

/** Somebody else of the same kind. */
function varied(look: Figure, random: Random, isEither: boolean, isOfTrade: boolean): Figure {
  const keepsClothes =
    look.alike?.clothes ||
    !EVERYDAY.has(look.outfit) ||
    look.hold ||
    (isOfTrade && look.outfit === 'coat' && look.colour)
  if (look.age) {
    const isWoman = isEither && !look.isChild ? random.chance(0.5) : look.outfit === 'dress'
    return {
      ...look,
      skin: look.skin ?? random.pick(SKIN),
      ...(look.hairColour ? {} : { hairColour: random.pick(HAIR) }),
      hair: isWoman ? 'bun' : 'short',
      ...costumeOf(look.age, isWoman, colours => random.pick(colours)),
      ...(look.isChild ? { hat: null, isLong: false } : {}),
    }
  }
  return {
    ...look,
    skin: look.skin ?? random.pick(SKIN),
    ...(look.alike?.hair || (look.hairColour && look.hairColour > '#c')
      ? {}
      : { hairColour: random.pick(HAIR) }),
    ...(keepsClothes ? {} : { colour: random.pick(CLOTHES) }),
    ...(isEither && !look.alike?.clothes && random.chance(0.5)
      ? {
          outfit: look.outfit === 'dress' ? 'hoodie' : 'dress',
          hair: look.outfit === 'dress' ? 'short' : 'pony',
        }
      : {}),
  }
}

/** People with their feet on one line: side by side, or in pairs that look at each other. */
function drawGroup(
  size: number,
  people: readonly Figure[],
  random: Random,
  pose: PoseName,
  prop?: Prop,
): Canvas {
  const facesOther =
    people.length === 2 &&
    (pose === 'talk' ||
      pose === 'throw' ||
      pose === 'give' ||
      pose === 'duel' ||
      pose === 'swing' ||
      pose === 'twirl' ||
      pose === 'hug' ||
      pose === 'sitHandInHand' ||
      pose === 'handInHand')
  const areAllChildren = people.every(({ isChild }) => isChild)
  const drawings = people.map((look, k) => {
    const height = Math.round(size * (look.isChild && !areAllChildren ? CHILD_SIZE : 1))
    // Each of those who paint a wall has a brush, and each of those who fish a rod.
    const hasThing =
      k === 0 || pose === 'swing' || pose === 'raise' || pose === 'duel' || prop?.tool === 'rod'
    const own = hasThing || !prop || facesOther ? besides(pose, people, k) : withoutThing(pose)
    const drawing = drawFigure(height, look, random, { pose: own, prop: hasThing ? prop : undefined })
    return facesOther && k === 1 ? mirrored(drawing) : drawing
  })
  const step = size * distanceIn(pose, facesOther)
  const widest = Math.max(...drawings.map(drawing => drawing.width))
  const height = Math.max(...drawings.map(drawing => drawing.height))
  const canvas = createCanvas(Math.ceil(widest * 1.2 + step * drawings.length), height)
  const g = canvas.getContext('2d')
  for (const [k, drawing] of drawings.entries()) {
    const x = canvas.width / 2 + (k - (drawings.length - 1) / 2) * step
    g.drawImage(drawing, x - drawing.width / 2, height - drawing.height)
  }
  const group = trimCanvas(canvas)
  passAnchors(
    drawings[0],
    group,
    group.width / 2 - ((drawings.length - 1) / 2) * step - drawings[0].width / 2,
  )
  return group
}

/** The pose of the k-th of several: a child reaches up for the hand of somebody tall, and what is thrown is caught. */
function besides(pose: PoseName, people: readonly Figure[], k: number): PoseName {
  if (pose === 'throw' && k === 1) return 'catch'
  const reachesUp = pose === 'handInHand' && k === 1 && people[1].isChild && !people[0].isChild
  return reachesUp ? 'handInHandUp' : pose
}

/** How the others are who have nothing in their hands. */
function withoutThing(pose: PoseName): PoseName {
  const { view, seated }: Pose = POSES[pose]
  if (seated && view === 'front') return 'sit'
  return view === 'side' && pose !== 'work' && pose !== 'fish' ? 'walk' : 'stand'
}

function distanceIn(pose: PoseName, facesOther: boolean): number {
  if (pose === 'jump') return JUMPING_DISTANCE
  if (!facesOther || POSES[pose].view === 'front') return SHOULDER_TO_SHOULDER
  if (pose === 'give') return GIVING_DISTANCE
  if (pose === 'throw') return THROWING_DISTANCE
  if (pose === 'swing') return THROWING_DISTANCE
  if (pose === 'duel') return DUELLING_DISTANCE
  return pose === 'hug' ? EMBRACING_DISTANCE : DANCING_DISTANCE
}

function mirrored(drawing: Canvas): Canvas {
  const canvas = createCanvas(drawing.width, drawing.height)
  const g = canvas.getContext('2d')
  g.translate(drawing.width, 0)
  g.scale(-1, 1)
  g.drawImage(drawing, 0, 0)
  return canvas
}
