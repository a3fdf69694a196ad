import type { Canvas } from '@napi-rs/canvas'
import { SITTING_ANIMALS } from '../../../drawings/figures/sitting-animal.ts'
import { hasIcon, type IconSet } from '../../../drawings/icons.ts'
import { castShadow } from '../../../drawings/shadow.ts'
import { scaleColour } from '../../../engine/core/colour.ts'
import { clamp } from '../../../engine/core/scalar.ts'
import { inflate } from '../../../engine/sprites/inflate.ts'
import { placeSprite } from '../../../engine/sprites/place.ts'
import { type Lighting, relight } from '../../../engine/sprites/relight.ts'
import { toSprite } from '../../../engine/sprites/sprite.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { renderStudio } from '../../../engine/world/indoors/studio.ts'
import type { Scene, Subject } from '../../../language/scene.ts'
import { COLOURS } from '../../../language/vocabulary/colours.ts'
import { lieFlat, liesFlat } from '../carrying/lie-flat.ts'
import { drawSubject } from '../drawing/draw-subject.ts'
import { darkenBeyond, type LampSpot } from '../effects/lamp-circle.ts'
import { flameOf, lampStrength, paintLightPool } from '../effects/light-pool.ts'
import { addOwnLight, paintOwnGlow } from '../effects/own-glow.ts'
import { paintSteam, rimOf, steams } from '../effects/steam.ts'
import { reflectSprite } from '../effects/water-marks.ts'
import { lightingBy, nearLightOf } from '../near-light.ts'
import type { Stage } from '../stage.ts'

/** How high balloons hang over a table, as a share of the picture's height. */
const BALLOON_RISE = 0.2
const FLAT = 1.5
const MOST_OF_A_KIND = 12
/** More than these stand in ranks. */
const MOST_IN_RANK = 5
const WALL_HUES = [28, 50, 205, 225, 320, 160, 85]
/** Things that look better flat than modelled. */
const BETTER_FLAT =
  /pizza|cake|hot-beverage|teacup|hot-dog|sushi|hamburger|grapes|steaming-bowl|red-apple|tangerine|pear|guitar|book|camera/

/** A still life on a wooden table, or on a studio's plain ground. */
export async function paintTable(stage: Stage) {
  const { scene, width, height, noise, random, isNight } = stage
  const wood = scene.place === 'table'
  const frame = renderStudio(width, height, noise, random, scene.hue ?? random.pick(WALL_HUES), {
    wood,
    warm: true,
    dark: isNight && !wood,
    cloth: clothOf(scene),
    top: scene.tabletop,
  })
  for (let y = Math.floor(frame.tableRow!); y < height; y++) frame.depth.fill(1.5, y * width, (y + 1) * width)
  stage.reached('world')
  await serveOnTable(stage, frame, wood ? 0.16 : 0.22)
  stage.reached('subjects')
  return { frame, focus: 1 }
}

/** '#rrggbb' of the cloth behind the subject, where the words ask for one. */
export const clothOf = ({ backcloth }: Scene): string | undefined =>
  backcloth === null ? undefined : COLOURS.get(backcloth)?.hex

/** Sets all subjects on the table that the frame has; `polish` (0 to 1) is how much it mirrors them. */
export async function serveOnTable(stage: Stage, frame: Frame, polish: number) {
  const items: Item[] = []
  for (const subject of repeated(fromTheLeft(stage.scene.subjects))) items.push(await prepare(stage, subject))
  arrange(stage, items)
  for (const item of [...items].sort((a, b) => b.back - a.back)) setDown(stage, frame, item, polish)
  const lamps = isLampLit(stage) ? items.flatMap(item => lampsOf(stage, item)) : []
  if (lamps.length > 0) darkenBeyond(frame.image, lamps)
}

/** Whether what burns or shines on a table is what lights it. */
const isLampLit = ({ isNight, scene: { light } }: Stage) =>
  (isNight && !light.includes('bright')) || light.includes('candlelight')

/** Of a shining thing's height, how far one cannot look into it. */
const GLARE_SHARE = 0.13

/** Where an item shines. */
function lampsOf({ height }: Stage, { subject, size, x, back, row }: Item): LampSpot[] {
  const foot = row ?? height * (0.85 - back * 0.06)
  const keys = [subject.key, ...(subject.bears ?? []).map(({ subject: borne }) => borne.key)]
  const at = keys.map(flameOf).find(share => share !== null)
  return at == null ? [] : [{ x, y: foot - size * at, radius: size * GLARE_SHARE }]
}

const repeated = (subjects: readonly Subject[]) =>
  subjects.flatMap(subject => Array.from({ length: Math.min(MOST_OF_A_KIND, subject.count) }, () => subject))

const ORDER = { left: 0, middle: 1, both: 1, right: 2 } as const
/** As they are said to stand beside one another; what is on both sides of another is parted by it. */
function fromTheLeft(subjects: readonly Subject[]): Subject[] {
  const parted = subjects.flatMap(subject =>
    subject.side === 'both' && subject.count > 1
      ? [
          { ...subject, side: 'left' as const, count: subject.count >> 1 },
          { ...subject, side: 'right' as const, count: subject.count - (subject.count >> 1) },
        ]
      : [subject],
  )
  return parted.sort((a, b) => ORDER[a.side ?? 'middle'] - ORDER[b.side ?? 'middle'])
}

/** One thing on the table: its height and its middle in pixels, how far behind the front row it stands (0 to 1), and the row of its foot where that is laid down. */
type Item = {
  subject: Subject
  drawing: Canvas
  size: number
  x: number
  back: number
  row?: number
  lies: boolean
}

async function prepare({ width, height, random }: Stage, subject: Subject): Promise<Item> {
  let size =
    Math.min(height, width * 1.2) * 0.5 * (subject.furLength > 0 ? 1.12 : 1) * (subject.figure ? 1.3 : 1)
  const drawn = await drawSubject(subject, size * 1.1, random, { iconSet: bestIconSet(subject) })
  const lies = liesFlat(subject.key) && !subject.bears?.length
  const drawing = lies ? lieFlat(drawn, subject.key) : drawn
  const broadness = drawing.width / drawing.height
  if (lies) size *= LYING_SHARE
  else if (broadness > 1.25) size *= 0.74
  if (broadness < 0.5) size *= 1.12
  return { subject, drawing, size: size * relativeSize(subject), x: 0, back: 0, lies }
}

/** Of the usual height, that of what lies. */
const LYING_SHARE = 0.52

/** Small things are painted larger and large ones smaller than life, but not quite alike. */
const relativeSize = ({ size }: Subject) => clamp((size / 0.2) ** 0.22, 0.72, 1.2)

/** In a row as broad as the table, all a little smaller the more there are; every second one stands back. */
function arrange({ width, height, random }: Stage, items: Item[]) {
  const overlap = items.length > 3 ? 0.72 : 0.94
  const widthOf = ({ drawing, size }: Item) => (size * drawing.width) / drawing.height
  const ranks = Math.ceil(items.length / MOST_IN_RANK)
  if (ranks > 1) {
    standInRanks(items, ranks, { width, height }, widthOf)
    return
  }
  const total = items.reduce((sum, item) => sum + widthOf(item) * overlap, 0)
  const crowding = items.length === 1 ? 1 : items.length === 2 ? 0.88 : 0.8
  const shrink = Math.min(
    crowding,
    (width * 0.88) / total,
    ...items.map(({ size }) => (height * 0.56) / size),
  )
  let x = (width - total * shrink) / 2
  for (const [index, item] of items.entries()) {
    item.back = items.length > 3 ? index % 2 : index > 0 ? 0.35 : 0
    item.size *= shrink * (1 - item.back * 0.08)
    const span = widthOf(item) * overlap
    item.x = x + span / 2 + random.range(-0.008, 0.008) * width
    x += span / (1 - item.back * 0.08)
  }
}

/** Many things stand in ranks, each as broad as the table, every second one moved by half a step. */
function standInRanks(
  items: Item[],
  ranks: number,
  { width, height }: { width: number; height: number },
  widthOf: (item: Item) => number,
) {
  const perRank = Math.ceil(items.length / ranks)
  const broadest = Math.max(...items.map(widthOf))
  const tallest = Math.max(...items.map(({ size }) => size))
  const shrink = Math.min((width * 0.9) / ((perRank + 0.5) * broadest * 0.95), (height * 0.34) / tallest)
  for (const [k, item] of items.entries()) {
    // The last rank may have fewer.
    const rank = ranks - 1 - Math.floor(k / perRank)
    const inRank = Math.min(perRank, items.length - Math.floor(k / perRank) * perRank)
    const step = broadest * shrink * 0.95
    item.back = rank
    item.size *= shrink * (1 - rank * 0.06)
    item.row = height * (0.9 - rank * 0.085)
    item.x = width / 2 + ((k % perRank) - (inRank - 1) / 2 + (rank % 2 ? 0.25 : -0.25)) * step
  }
}

function setDown(
  stage: Stage,
  frame: Frame,
  { subject, drawing, size, x, back, row, lies }: Item,
  polish: number,
) {
  const { height, random } = stage
  const rise = subject.key === 'balloon' ? BALLOON_RISE : 0
  const y = row ?? height * (0.85 - back * 0.06 - rise)
  // The round edge of a plate would be seen apart from its mirror image, as if it hovered.
  const isFlat = drawing.width > drawing.height * FLAT
  const flat = inflate(toSprite(drawing), 0.55, 0.35)
  const sprite = relight(flat, windowLight(frame))
  const near = nearLightOf(stage.scene)
  if (near) {
    const byLamp = relight(flat, lightingBy(near)).colour
    for (let i = 0; i < byLamp.length; i++) sprite.colour[i] += byLamp[i] * BY_LAMP
  }
  addOwnLight(subject, sprite, drawing)
  reflectSprite(frame, sprite, { x, row: y, height: size * 0.9, distance: 1, opacity: isFlat ? 0 : polish })
  castShadow(frame, sprite, x, y - size * 0.012, size, {
    strength: 0.62,
    // What lies has its shadow under it.
    dx: size * (lies ? 0.12 : 0.55),
    length: lies ? 0.9 : 0.3,
    contact: 0.72,
    limit: (_x, shaded) => shaded > frame.tableRow! + 2,
  })
  placeSprite(frame, sprite, x, y, size, { z: 1, fog: false, isSubject: true, depthTest: false })
  if (steams(subject, stage.scene)) paintSteam(frame, random, x, y - size * rimOf(subject), size * 1.2)
  paintOwnGlow(frame, subject, sprite, { x, foot: y, size })
  paintLightPool(frame, subject.key, { x, foot: y, size, strength: lampStrength(stage) })
}

/** How much of a near light falls on what is on the table. */
const BY_LAMP = 0.8

function windowLight({ environment }: Frame): Lighting {
  return {
    direction: [-0.5, 0.62, 0.6],
    sun: scaleColour(environment.sunColour, 0.85),
    skyAmbient: environment.skyAmbient,
    groundAmbient: environment.groundAmbient,
    rim: 0.5,
    shade: 1,
  }
}

function bestIconSet({ icon, furLength }: Subject): IconSet {
  const isThing = icon !== undefined && furLength === 0 && !(icon in SITTING_ANIMALS)
  return isThing && hasIcon('fluent', icon) && !BETTER_FLAT.test(icon) ? 'fluent' : 'noto'
}
