import { castShadow } from '../../../drawings/shadow.ts'
import { clamp } from '../../../engine/core/scalar.ts'
import { placeSprite } from '../../../engine/sprites/place.ts'
import type { Sprite } from '../../../engine/sprites/sprite.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { hasPiece } from '../../../engine/world/indoors/rooms/own-pieces.ts'
import type { Subject } from '../../../language/scene.ts'
import { drawSubject } from '../drawing/draw-subject.ts'
import { lampStrength, paintLightPool } from '../effects/light-pool.ts'
import { addOwnLight, paintOwnGlow } from '../effects/own-glow.ts'
import { litSprite } from '../lit-sprite.ts'
import { isAloft, isFurnished, isHung, type Site, sitesIn } from '../rooms/furnished-sites.ts'
import { isOwn } from '../rooms/room-fittings.ts'
import type { Stage } from '../stage.ts'

/** Drawings of each kind that take turns. */
const VARIANTS = 2
/** Metres: smaller things would be specks in a wide view. */
const SMALLEST_OUTSIDE = 0.32
/** Lamps over people's heads are farther away than they. */
const SMALLEST_HUNG = 0.55
/** The same in heights of the eye, up to so many metres: grass and distance grow with it. */
const SEEN_FROM = { share: 0.22, most: 0.7 }
const SMALLEST_INSIDE = 0.3
/** Among furniture things look smaller than they are. */
const EMPHASIS_INSIDE = 1.35
/** Metres above a street that lamps are hung. */
const HUNG = { lowest: 2.3, highest: 3.4 }
/** Metres to the nearest and the farthest ones where nobody is looked at. */
const NEAREST = 4
const FARTHEST = 42
/** In heights of what is tall: from nearer it would not be seen whole; and how far it spreads, in that distance. */
const WHOLE = 2.6
const SPREAD = 5
/** In distances of the main subject. */
const CLOSEST_TO_LEAD = 1.2
/** What lies flat on the water hides nobody. */
const CLOSEST_AFLOAT = 0.7
const FARTHEST_FROM_LEAD = 7
/** Metres above the ground where wings are. */
const WINGS = { lowest: 0.5, highest: 2 }
/** So many lamps of a kind shine as each does by itself. */
const FULL_LIGHTS = 3
/** Metres of water below what floats, and of ground above the water below what stands. */
const DRAUGHT = 0.06
const FREEBOARD = 0.1
/** Of the picture's height: what is nearer would be cut by its lower edge. */
const LOWEST_FOOT = 0.98

/** Puts what is about in a place into it, from far to near: on the ground and in the air, or on a room's furniture. */
export async function placeAround(stage: Stage, frame: Frame, focus: number) {
  const things = stage.scene.around
    .filter(thing => !isExcluded(stage, thing.key, thing.name) && !isInRoom(frame, thing))
    .map(thing =>
      thing.count > 1 && isFurnished(frame) && hasPiece(frame.room, thing.key)
        ? { ...thing, count: thing.count - 1 }
        : thing,
    )
  const spots: { thing: Subject; site: Site; sprite: Sprite }[] = []
  for (const [k, thing] of things.entries()) {
    const sites = isFurnished(frame)
      ? sitesIn(
          frame,
          stage.random,
          thing,
          focus,
          spots.map(({ site }) => site),
        )
      : sitesOutside(stage, frame, thing, focus, k)
    const sprites = await drawn(stage, frame, thing, sites)
    for (const [n, site] of sites.entries()) spots.push({ thing, site, sprite: sprites[n % sprites.length] })
  }
  for (const { thing, site, sprite } of spots.sort((a, b) => b.site.z - a.site.z))
    placeOne(stage, frame, thing, site, sprite)
}

/** Whether a thing is one of the room's own. */
const isInRoom = (frame: Frame, thing: Subject) => isFurnished(frame) && isOwn(frame.room, thing)

const isExcluded = ({ scene: { excluded } }: Stage, key: string, name: string) =>
  excluded.has(key.replace('@', '')) || excluded.has(name)

const metresOf = (thing: Subject, frame: Frame) =>
  isFurnished(frame)
    ? Math.max(thing.size * EMPHASIS_INSIDE, SMALLEST_INSIDE)
    : Math.max(
        thing.size,
        isHung(thing) ? SMALLEST_HUNG : SMALLEST_OUTSIDE,
        Math.min(SEEN_FROM.most, frame.eyeHeight * SEEN_FROM.share),
      )

async function drawn(stage: Stage, frame: Frame, thing: Subject, sites: readonly Site[]): Promise<Sprite[]> {
  const nearest = Math.min(...sites.map(({ z }) => z))
  const pixels = clamp((metresOf(thing, frame) * frame.camera.focalLength) / nearest, 24, 500)
  const sprites: Sprite[] = []
  for (let k = 0; k < Math.min(VARIANTS, sites.length); k++) {
    const canvas = await drawSubject({ ...thing, count: 1 }, pixels * 1.1, stage.random, {
      night: stage.isNight,
      snow: stage.isWinter && !isFurnished(frame),
    })
    const sprite = litSprite(stage, frame, canvas, 0.8)
    addOwnLight(thing, sprite, canvas)
    sprites.push(sprite)
  }
  return sprites
}

/** Scattered over the land, denser far away as they are seen; the nearest ones keep clear of the middle. */
function sitesOutside(
  { scene, random, width, height }: Stage,
  frame: Frame,
  thing: Subject,
  focus: number,
  turn: number,
): Site[] {
  const { camera, waterLevel } = frame
  const hasLead = scene.subjects.length > 0
  const closest = thing.mode === 'float' ? CLOSEST_AFLOAT : CLOSEST_TO_LEAD
  const whole = thing.size * WHOLE
  const nearest = hasLead
    ? Math.max(focus * closest, thing.mode === 'build' ? whole : 0)
    : Math.max(NEAREST, whole)
  const farthest = hasLead
    ? Math.max(focus * FARTHEST_FROM_LEAD, nearest * SPREAD)
    : Math.max(thing.count > 12 ? FARTHEST : 14, nearest * SPREAD)
  const hangs =
    isHung(thing) && (scene.place === 'street' || scene.place === 'village' || scene.cues.has('hanging'))
  const isFlying = isAloft(thing) || hangs
  const { lowest, highest } = hangs ? HUNG : WINGS
  const sites: Site[] = []
  for (let k = 0; k < thing.count; k++) {
    const share = (k + random()) / thing.count
    const z = nearest * (farthest / nearest) ** share
    // Steps of the golden section lie evenly, however many there are.
    const column = ((k * 0.618 + turn * 0.31 + random.range(-0.04, 0.04) + 1) % 1) * 0.96 + 0.02
    const x = (column - 0.5) * width
    const across = (x / camera.focalLength) * z
    const ashore = waterLevel === null ? null : frame.groundHeight(across, z) - waterLevel
    const floats = thing.mode === 'float' && waterLevel !== null
    if (ashore !== null && !isFlying && (floats ? ashore > -DRAUGHT : ashore < FREEBOARD)) continue
    const ground = floats
      ? camera.horizon + ((camera.height - waterLevel) / z) * camera.focalLength
      : frame.groundRow(width / 2 + x, z)
    const rise = isFlying ? (random.range(lowest, highest) * camera.focalLength) / z : 0
    if (ground > height * LOWEST_FOOT && !isFlying) continue
    sites.push({ x: width / 2 + x, row: ground - rise, z, floor: isFlying ? null : ground })
  }
  return sites
}

function placeOne(stage: Stage, frame: Frame, thing: Subject, { x, row, z, floor }: Site, sprite: Sprite) {
  const { random } = stage
  const size = ((metresOf(thing, frame) * frame.camera.focalLength) / z) * random.range(0.82, 1.12)
  if (floor !== null) castShadow(frame, sprite, x, row, size, { strength: 0.5, contact: 0.6 })
  placeSprite(frame, sprite, x, row + size * 0.015, size, {
    z,
    depthBias: 0.12,
    flip: random.chance(0.5),
    fog: !isFurnished(frame),
    isSubject: true,
  })
  // The light of many lamps is shared.
  const strength = lampStrength(stage) * Math.min(1, FULL_LIGHTS / thing.count)
  paintOwnGlow(frame, thing, sprite, {
    x,
    foot: row,
    size,
    share: Math.min(1, FULL_LIGHTS / thing.count),
  })
  paintLightPool(frame, thing.key, { x, foot: row, size, strength })
}
