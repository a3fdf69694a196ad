import type { Frame } from '../../../engine/world/frame.ts'
import type { Subject } from '../../../language/scene.ts'
import type { Stage } from '../stage.ts'
import { FREEBOARD, hasFooting } from './footing.ts'
import { isUprightPair, leadColumn } from './framing.ts'
import type { Shot } from './shot.ts'

const LARGEST_GROUP = 20
const DRY_SITE_TRIES = 900

/** Of so few every second one stands farther back, in distances of the first, between those before it. */
const STAGGERED = 6
const FRONT_ROW = { nearest: 1, farthest: 1.12 }
const BACK_ROW = { nearest: 1.36, farthest: 1.6 }
/** A bank is not as deep. */
const BACK_ROW_ASHORE = { nearest: 1.16, farthest: 1.25 }

/** Column in pixels, distance in metres. */
type Spot = { x: number; z: number }

/** The columns that the main subject takes. */
export type Extent = { left: number; right: number }

/** From far to near. */
export function chooseSpots(
  stage: Stage,
  frame: Frame,
  lead: Subject,
  { focus, size, broadness }: Shot,
): Spot[] {
  const { random, width } = stage
  const count = Math.min(lead.count, LARGEST_GROUP)
  const firstOfTwo = isUprightPair(stage, lead) ? 0.27 : lead.figure ? 0.33 : 0.3
  const isAshore = frame.waterLevel !== null && lead.mode !== 'float'
  const isStaggered = count > 2 && count <= STAGGERED && !lead.figure
  const spots: Spot[] = []
  for (let k = 0; k < count; k++) {
    const isFirst = k === 0
    let x = isFirst ? leadColumn(stage, lead) * width : 0
    let z = focus
    if (count > 1) {
      const { nearest, farthest } = k % 2 ? (isAshore ? BACK_ROW_ASHORE : BACK_ROW) : FRONT_ROW
      const across = (k - (count - 1) / 2) / (count - 1)
      z = isFirst
        ? focus
        : focus *
          (isStaggered
            ? random.range(nearest, farthest)
            : random.range(1.0, count > 12 ? 3.4 : count > 4 ? (lead.figure ? 1.5 : 2.1) : 1.45))
      x = width * (0.5 + across * (count > 4 ? 0.84 : 0.7)) + random.range(-0.03, 0.03) * width
      if (count === 2) x = width * (isFirst ? firstOfTwo : 1 - firstOfTwo)
    }
    spots.push({ x, z })
  }
  for (const spot of spots) {
    const half = Math.max(HALF_BEAM, (broadness / 2) * CLEAR)
    if (lead.mode === 'float' && lead.size > SMALLEST_VESSEL && !isAfloat(frame, spot, lead, half)) {
      const waterSite =
        findWaterSite(stage, frame, lead, spot.z, { half }) ??
        (isAfloat(frame, spot, lead) ? null : findWaterSite(stage, frame, lead, spot.z))
      if (waterSite) Object.assign(spot, waterSite)
    }
    // A waterfall comes down into the water.
    if (lead.mode === 'float' || lead.key === '@waterfall') continue
    const isSteady =
      lead.mode === 'build' || hasFooting(frame, spot, { tall: lead.size, broad: lead.size * broadness })
    if (!isInWater(frame, spot) && (isSteady || frame.waterLevel === null)) continue
    const drySite = findDrySite(stage, frame, lead, spot.z, size, {
      broadness,
      others: spots.slice(0, spots.indexOf(spot)),
    })
    if (drySite) Object.assign(spot, drySite)
  }
  return spots.sort((a, b) => b.z - a.z)
}

/** Metres; a duck may sit on the bank, a boat may not. */
export const SMALLEST_VESSEL = 1
/** How much more room than its own breadth a vessel has. */
const CLEAR = 1.2
/** In its own heights, half of what a vessel needs of water from side to side at the least. */
const HALF_BEAM = 0.75

/** Whether a spot and what is beside it on both sides is under water. */
function isAfloat(frame: Frame, { x, z }: Spot, { size }: Subject, halfBeam = HALF_BEAM): boolean {
  if (frame.waterLevel === null) return true
  const half = ((size * halfBeam) / z) * frame.camera.focalLength
  return [-half, -half / 2, 0, half / 2, half].every(aside => isSeenAfloat(frame, { x: x + aside, z }))
}

/** Whether there is water for a boat, and no bank before it. */
export function isSeenAfloat(frame: Frame, { x, z }: Spot): boolean {
  const { camera, depth, image, waterLevel } = frame
  if (waterLevel === null || !isInWater(frame, { x, z }, -DRAUGHT)) return false
  const row = Math.round(camera.horizon + ((camera.height - waterLevel) / z) * camera.focalLength)
  const column = Math.round(x)
  if (row < 0 || row >= image.h || column < 0 || column >= image.w) return true
  return depth[row * image.w + column] > z * BEFORE_BANK
}

/** Of its distance, how near something that hides it must be. */
const BEFORE_BANK = 0.9

/**
 * Looks for the nearest place that is wholly in the water, in the picture and, if there is one, beside what is there.
 *
 * @param half of the vessel's height, how far it reaches to both sides
 */
export function findWaterSite(
  stage: Stage,
  frame: Frame,
  lead: Subject,
  focus: number,
  { taken, half: halfBeam = HALF_BEAM }: { taken?: Extent; half?: number } = {},
): Spot | null {
  const { random, width } = stage
  let best: Spot | null = null
  for (let i = 0; i < DRY_SITE_TRIES; i++) {
    const spot = { x: width * random.range(0.14, 0.86), z: focus * random.range(0.9, 3.4) }
    const half = ((lead.size * halfBeam) / spot.z) * frame.camera.focalLength
    const isHidden = taken && spot.x + half > taken.left && spot.x - half < taken.right
    if (!isHidden && (!best || spot.z < best.z) && isAfloat(frame, spot, lead, halfBeam)) best = spot
  }
  return best ?? (taken ? findWaterSite(stage, frame, lead, focus, { half: halfBeam }) : null)
}

/** What a place on the shore is to suit: what is there already, and how broad it is in its heights. */
type Surroundings = { taken?: Extent; broadness?: number; others?: readonly Spot[] }

/** How much worse than any other a place is where a part of it would be in the air. */
const UNSTEADY = 4
/** And one where it hides another of its kind, all of it. */
const HIDING = 2

const overlap = (apart: number, breadth: number) =>
  Math.abs(apart) < breadth ? HIDING * (1 - Math.abs(apart) / breadth) : 0

/** Looks for a place on the shore from which a building is seen at about the wanted size. */
export function findDrySite(
  { random, width, height }: Stage,
  frame: Frame,
  { size: metres, mode }: Subject,
  focus: number,
  wantedSize: number,
  { taken, broadness = 0, others = [] }: Surroundings = {},
): Spot | null {
  const { waterLevel, camera, groundHeight, groundRow } = frame
  if (waterLevel === null) return null
  const freeboard = mode === 'build' ? 1.2 : 0.12
  let best: Spot | null = null
  let bestScore = Number.NEGATIVE_INFINITY
  for (let i = 0; i < DRY_SITE_TRIES; i++) {
    const z = focus * random.range(taken ? BEHIND_LEAD : mode === 'build' ? 0.6 : 0.45, 1.9)
    const inFrame = 0.5 - (metres * broadness * camera.focalLength) / z / width / 2
    const u = random.range(-0.34, 0.34) * Math.min(1, Math.max(0, inFrame) / 0.34)
    const ground = groundHeight(((u * width) / camera.focalLength) * z, z)
    if (ground < waterLevel + freeboard) continue
    const size = (metres * camera.focalLength) / z
    const y = groundRow(width / 2 + u * width, z)
    const score =
      -Math.abs(size - wantedSize) / wantedSize -
      Math.abs(Math.abs(u) - 0.14) * 1.5 -
      (y > height * 0.92 || y - size < height * 0.03 ? 3 : 0) +
      Math.min(0.5, (ground - waterLevel) / 60) -
      (taken && isBeforeLead(width / 2 + u * width, taken) ? 1.5 : 0) -
      others.reduce((sum, other) => sum + overlap(other.x - (width / 2 + u * width), size * broadness), 0)
    if (score <= bestScore) continue
    const isSteady =
      mode === 'build' ||
      hasFooting(frame, { x: width / 2 + u * width, z }, { tall: metres, broad: metres * broadness })
    if (!isSteady && score - UNSTEADY <= bestScore) continue
    bestScore = isSteady ? score : score - UNSTEADY
    best = { x: width / 2 + u * width, z }
  }
  return best
}

/** In distances of the main subject: what is on the shore beside it must not hide it. */
const BEHIND_LEAD = 1.06
/** Metres of water that a boat needs. */
const DRAUGHT = 0.25
const isBeforeLead = (x: number, { left, right }: Extent) => x > left && x < right

/** Whether the ground of a spot is under water. */
export const isInWater = (
  { waterLevel, camera, groundHeight, image }: Frame,
  { x, z }: Spot,
  margin = FREEBOARD,
) =>
  waterLevel !== null && groundHeight(((x - image.w / 2) / camera.focalLength) * z, z) < waterLevel + margin
