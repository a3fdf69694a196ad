import { castShadow } from '../../../drawings/shadow.ts'
import { clamp } from '../../../engine/core/scalar.ts'
import { placeSprite } from '../../../engine/sprites/place.ts'
import type { Sprite } from '../../../engine/sprites/sprite.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import type { Subject } from '../../../language/scene.ts'
import { drawSubject } from '../drawing/draw-subject.ts'
import { lampStrength, paintLightPool } from '../effects/light-pool.ts'
import { addOwnLight, paintOwnGlow } from '../effects/own-glow.ts'
import { litSprite } from '../lit-sprite.ts'
import { CLEARANCE, roomBeside } from '../rooms/room-beside.ts'
import type { Stage } from '../stage.ts'
import { keepInFrame, leadColumn } from './framing.ts'
import { keepOffWalls } from './lead.ts'
import { linedUp, lineUp } from './line-up.ts'
import { placeOnWater } from './place-on-water.ts'
import { type Extent, findDrySite, findWaterSite, isInWater, SMALLEST_VESSEL } from './sites.ts'

const MOST_COMPANIONS_OF_A_KIND = 3
const MOST_SMALL_COMPANIONS = 7
/** Of its size, an animal beside a seat with somebody on it: both are as high as they are only when they stand. */
const BESIDE_SEAT = 0.72
const NEAREST_COMPANION = 1.06
/** Farther back the edge of a bank would hide feet. */
const ON_BANK = 1.14
/** Of the main subject's height: smaller ones may be more, and closer together. */
const SMALL = 0.75

/** Small things stay small beside somebody, but for what must be seen at all. */
const SMALLEST_SEEN = 0.1
/** In heights of whoever chases it. */
const SMALLEST_CHASED = 0.5
/** Animals are seen from nearer. */
const SMALLEST_BESIDE_ANIMALS = 0.44
/** In distances of a lighthouse or a castle, ships beside it: they must not hide it. */
const SHIPS_BEYOND = { nearest: 1.7, farthest: 2.2 }

/** Of the main subject's height, what is beside it at least; a tower keeps its height above people. */
const LEAST_BESIDE = { ship: 0.12, building: 0.19, other: 0.3 }

const isShipBeside = ({ mode }: Subject, lead: Subject) => mode === 'float' && lead.mode === 'build'

/** In distances of a house, what is before it rather than behind its corner. */
const BEFORE_BUILDING = { nearest: 0.72, farthest: 0.86 }

const leastBeside = (companion: Subject, lead: Subject) =>
  LEAST_BESIDE[isShipBeside(companion, lead) ? 'ship' : lead.mode === 'build' ? 'building' : 'other']

const mostOf = ({ size }: Subject, lead: Subject, each: readonly Subject[]) =>
  size < lead.size * SMALL && each.length === 0 ? MOST_SMALL_COMPANIONS : MOST_COMPANIONS_OF_A_KIND

/** The column of the fire that several are around, as a share of the width: between two of them. */
const gapIn = ({ count }: Subject) => (count % 2 ? 0.325 : 0.5)

/** The side of the main subject that one of them is said to be on: -1 for the left. */
function sideOf({ side }: Subject, k: number): number | undefined {
  if (side === 'both') return k % 2 ? 1 : -1
  return side === 'left' ? -1 : side === 'right' ? 1 : undefined
}

/** How far what is said to be in the distance is, in distances of the main subject. */
const FAR_OFF = 3.4
const TO_BRINK = 1.3

/** In distances and columns of the picture, where the smaller are before the larger whom there is no room beside. */
const BEFORE_LEAD = 0.95
/** And how far back something goes for there to be room for it: among the trees it would be lost. */
const FARTHEST_BESIDE = 1.75
const IN_FRONT = { left: 0.2, right: 0.8 }

/** Whom others are placed beside, and what is known of all of them. */
type Company = {
  stage: Stage
  frame: Frame
  lead: Subject
  focus: number
  taken: Extent
  leadAt: number
  sitsUp: boolean
  each: readonly Subject[]
}

/** One of a kind beside the main subject: the how manyeth it is, on which side, and where in a line of many. */
type Turn = { k: number; side: number; isChased: boolean; turnsRound: boolean; place?: Place }
type Place = ReturnType<typeof lineUp>[number]

/** Places the other grounded subjects beside the main one, on alternating sides. */
export async function placeCompanions(
  stage: Stage,
  frame: Frame,
  lead: Subject,
  grounded: Subject[],
  focus: number,
  taken: Extent,
) {
  const leadAt = leadColumn(stage, lead)
  const companions = grounded.filter(subject => subject !== lead && subject.mode !== 'build')
  const sitsUp = lead.bears?.some(({ how, subject }) => how === 'on' && subject.figure !== undefined) ?? false
  const each = linedUp(lead, grounded)
  const places = lineUp(each)
  const company: Company = { stage, frame, lead, focus, taken, leadAt, sitsUp, each }
  for (const [index, companion] of companions.entries()) {
    const first = each.indexOf(companion)
    // What is chased runs ahead and the same way: animals are drawn looking to the left, people to the right.
    const isChased = lead.action === 'running' && companion.action === 'running'
    const ahead = lead.figure && leadAt <= 0.55 ? 1 : -1
    const turnsRound = isChased && ahead !== (companion.figure ? 1 : -1)
    const usual = (leadAt > 0.5 ? -1 : 1) * (index % 2 ? -1 : 1)
    for (let k = 0; k < Math.min(mostOf(companion, lead, each), companion.count); k++) {
      const place = first < 0 ? undefined : places[first + k]
      const side = isChased ? ahead : (sideOf(companion, k) ?? usual)
      await placeCompanion(company, companion, { k, side, isChased, turnsRound, place })
    }
  }
}

/** Metres to a companion. */
function distanceOf({ stage, frame, lead, focus }: Company, companion: Subject, place?: Place): number {
  const { random } = stage
  const towering = companion.size / lead.size
  const usual =
    focus *
    (isShipBeside(companion, lead)
      ? random.range(SHIPS_BEYOND.nearest, SHIPS_BEYOND.farthest)
      : lead.mode === 'build'
        ? random.range(BEFORE_BUILDING.nearest, BEFORE_BUILDING.farthest)
        : towering > 1.3
          ? clamp(towering * 0.95, 1.45, 2.6)
          : random.range(NEAREST_COMPANION, frame.waterLevel === null ? 1.3 : ON_BANK))
  // Beyond a brink the land lies too low to be seen.
  const far = stage.scene.place === 'riceterrace' ? TO_BRINK : FAR_OFF
  const wanted = companion.isFar ? focus * far * random.range(1, 1.15) : usual
  return place ? focus * place.distance : wanted
}

/** Metres of a companion: neither lost beside the main subject nor all that is seen. */
function metresOf({ lead, sitsUp }: Company, companion: Subject, isChased: boolean): number {
  const beside =
    companion.mode === 'table'
      ? clamp(
          companion.size,
          lead.size * (lead.furLength > 0 ? SMALLEST_BESIDE_ANIMALS : SMALLEST_SEEN),
          lead.size * (lead.furLength > 0 ? 0.5 : 0.4),
        )
      : clamp(
          companion.size,
          lead.size * (isChased ? SMALLEST_CHASED : leastBeside(companion, lead)),
          lead.size * 2.4,
        )
  return beside * (sitsUp && companion.furLength > 0 ? BESIDE_SEAT : 1)
}

async function placeCompanion(company: Company, companion: Subject, turn: Turn) {
  const { stage, frame, lead, focus, taken, leadAt } = company
  const { k, side, isChased, place } = turn
  const { random, width, isNight } = stage
  let z = distanceOf(company, companion, place)
  const metres = metresOf(company, companion, isChased)
  const wanted = (metres * frame.camera.focalLength) / z
  const isSmall = companion.size < lead.size * SMALL
  const nth = companion.side === 'both' ? k >> 1 : k
  const apart = width * ((isSmall ? 0.2 : 0.3) + nth * (isSmall ? 0.085 : 0.12))
  const drawing = await drawSubject(companion, wanted * 1.1, random, { night: isNight })
  const half = (wanted * drawing.width) / drawing.height / 2
  const isAroundFire = companion.key === 'fire' && lead.count > 1
  const room =
    place || isAroundFire
      ? null
      : roomBeside(width, leadAt * width, side * apart, half, taken, companion.side !== undefined)
  const isInFront = !room && !place && !isAroundFire && !companion.isFar && companion.size < lead.size
  const scale = place ? Math.min(1, (width * place.breadth) / (half * 2)) : (room?.scale ?? 1)
  z = isInFront ? focus * BEFORE_LEAD : Math.min(z / scale, Math.max(z, focus * FARTHEST_BESIDE))
  const clear =
    width *
    (place
      ? place.column
      : isAroundFire
        ? gapIn(lead)
        : room
          ? room.column / width
          : IN_FRONT[(sideOf(companion, k) ?? (k % 2 ? 1 : -1)) > 0 ? 'right' : 'left'])
  const site = siteOf(company, companion, { x: clear, z }, wanted, drawing)
  if (site === null) return
  if (site) z = site.z
  const high = site
    ? (metres * frame.camera.focalLength) / z
    : Math.min(wanted * scale, (metres * frame.camera.focalLength) / z)
  const { x: fitted, size } = keepInFrame(width, drawing, site?.x ?? clear, high)
  const x = keepOffWalls(frame, fitted, z, (size * drawing.width) / drawing.height)
  const sprite = litSprite(stage, frame, drawing, 0.9)
  addOwnLight(companion, sprite, drawing)
  taken.left = Math.min(taken.left, x - half * CLEARANCE)
  taken.right = Math.max(taken.right, x + half * CLEARANCE)
  if (isInWater(frame, { x, z })) {
    const isFar = isShipBeside(companion, lead)
    placeOnWater(frame, random, { ...companion, mode: 'float' }, sprite, { x, z, size, flip: false, isFar })
  } else setOnGround(company, companion, sprite, { x, z, size, flip: turn.turnsRound })
}

/** Where a vessel has water and all others have dry ground: undefined where they are, null where there is none. */
function siteOf(
  { stage, frame, focus, taken }: Company,
  companion: Subject,
  at: { x: number; z: number },
  wanted: number,
  drawing: { width: number; height: number },
) {
  if (companion.mode === 'float')
    return frame.waterLevel !== null && companion.size > SMALLEST_VESSEL && !isInWater(frame, at)
      ? (findWaterSite(stage, frame, companion, at.z, { taken }) ?? undefined)
      : undefined
  if (stage.scene.place === 'saltflat' || !isInWater(frame, at)) return undefined
  const broadness = drawing.width / drawing.height
  return findDrySite(stage, frame, companion, focus, wanted, { taken, broadness })
}

function setOnGround(
  { stage, frame, focus }: Company,
  companion: Subject,
  sprite: Sprite,
  { x, z, size, flip }: { x: number; z: number; size: number; flip: boolean },
) {
  const y = frame.groundRow(x, z)
  castShadow(frame, sprite, x, y, size)
  // It may cover the ground before it, but not the main subject.
  const depthBias = clamp(1 - (focus * 1.005) / z, 0.02, 0.25)
  placeSprite(frame, sprite, x, y + size * 0.012, size, { z, depthBias, flip, isSubject: true })
  const strength = lampStrength(stage)
  paintOwnGlow(frame, companion, sprite, { x, foot: y, size })
  paintLightPool(frame, companion.key, { x, foot: y, size, strength })
  for (const { subject: borne, how } of companion.bears ?? [])
    if (how === 'on')
      paintLightPool(frame, borne.key, { x, foot: y - size * 0.6, size: size * 0.4, strength })
}
