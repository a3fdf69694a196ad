import type { Subject } from '../prompt/scene.ts'
import type { Frame } from '../world/frame.ts'
import { isUprightPair, leadColumn } from './framing.ts'
import type { Shot } from './shot.ts'
import type { Stage } from './stage.ts'
import { isTenderPair } from './tender-pair.ts'

const LARGEST_GROUP = 20
const DRY_SITE_TRIES = 900

/** Column in pixels, distance in metres. */
type Spot = { x: number; z: number }

/** The columns that the main subject takes. */
export type Extent = { left: number; right: number }

/** From far to near. */
export function chooseSpots(stage: Stage, frame: Frame, lead: Subject, { focus, size }: Shot): Spot[] {
  const { random, width } = stage
  const count = Math.min(lead.count, LARGEST_GROUP)
  const firstOfTwo = isUprightPair(stage, lead) ? 0.27 : 0.33
  const spots: Spot[] = []
  for (let k = 0; k < count; k++) {
    const isFirst = k === 0
    let x = isFirst ? leadColumn(stage, lead) * width : 0
    let z = focus
    if (count > 1) {
      const across = (k - (count - 1) / 2) / (count - 1)
      z = isFirst
        ? focus
        : focus * random.range(1.0, count > 12 ? 3.4 : count > 4 ? (lead.figure ? 1.5 : 2.1) : 1.45)
      x = width * (0.5 + across * (count > 4 ? 0.84 : 0.7)) + random.range(-0.03, 0.03) * width
      if (count === 2) x = width * (isFirst ? firstOfTwo : 1 - firstOfTwo)
      if (isTenderPair(stage.scene, lead)) z = focus
    }
    spots.push({ x, z })
  }
  for (const spot of spots) {
    if (lead.mode === 'float' && lead.size > SMALLEST_VESSEL && !isAfloat(frame, spot, lead)) {
      const waterSite = findWaterSite(stage, frame, lead, spot.z)
      if (waterSite) Object.assign(spot, waterSite)
    }
    // A waterfall comes down into the water.
    if (lead.mode === 'float' || lead.key === '@waterfall' || !isInWater(frame, spot)) continue
    const drySite = findDrySite(stage, frame, lead, spot.z, size)
    if (drySite) Object.assign(spot, drySite)
  }
  return spots.sort((a, b) => b.z - a.z)
}

/** Metres; a duck may sit on the bank, a boat may not. */
export const SMALLEST_VESSEL = 1
/** In its own heights, half of what a vessel needs of water from side to side. */
const HALF_BEAM = 0.75

/** Whether a spot and what is beside it on both sides is under water. */
function isAfloat(frame: Frame, { x, z }: Spot, { size }: Subject): boolean {
  if (frame.waterLevel === null) return true
  const half = ((size * HALF_BEAM) / z) * frame.camera.focalLength
  return [-half, 0, half].every(aside => isSeenAfloat(frame, { x: x + aside, z }))
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

/** Looks for the nearest place that is wholly in the water, in the picture and, if there is one, beside what is there. */
export function findWaterSite(
  stage: Stage,
  frame: Frame,
  lead: Subject,
  focus: number,
  taken?: Extent,
): Spot | null {
  const { random, width } = stage
  let best: Spot | null = null
  for (let i = 0; i < DRY_SITE_TRIES; i++) {
    const spot = { x: width * random.range(0.14, 0.86), z: focus * random.range(0.9, 3.4) }
    const half = ((lead.size * HALF_BEAM) / spot.z) * frame.camera.focalLength
    const isHidden = taken && spot.x + half > taken.left && spot.x - half < taken.right
    if (!isHidden && (!best || spot.z < best.z) && isAfloat(frame, spot, lead)) best = spot
  }
  return best ?? (taken ? findWaterSite(stage, frame, lead, focus) : null)
}

/** Looks for a place on the shore from which a building is seen at about the wanted size. */
export function findDrySite(
  { random, width, height }: Stage,
  { waterLevel, camera, groundHeight, groundRow }: Frame,
  { size: metres, mode }: Subject,
  focus: number,
  wantedSize: number,
  taken?: Extent,
): Spot | null {
  if (waterLevel === null) return null
  const freeboard = mode === 'build' ? 1.2 : 0.12
  let best: Spot | null = null
  let bestScore = Number.NEGATIVE_INFINITY
  for (let i = 0; i < DRY_SITE_TRIES; i++) {
    const z = focus * random.range(taken ? BEHIND_LEAD : mode === 'build' ? 0.6 : 0.45, 1.9)
    const u = random.range(-0.34, 0.34)
    const ground = groundHeight(((u * width) / camera.focalLength) * z, z)
    if (ground < waterLevel + freeboard) continue
    const size = (metres * camera.focalLength) / z
    const y = groundRow(width / 2 + u * width, z)
    const score =
      -Math.abs(size - wantedSize) / wantedSize -
      Math.abs(Math.abs(u) - 0.14) * 1.5 -
      (y > height * 0.92 || y - size < height * 0.03 ? 3 : 0) +
      Math.min(0.5, (ground - waterLevel) / 60) -
      (taken && isBeforeLead(width / 2 + u * width, taken) ? 1.5 : 0)
    if (score <= bestScore) continue
    bestScore = score
    best = { x: width / 2 + u * width, z }
  }
  return best
}

/** In distances of the main subject: what is on the shore beside it must not hide it. */
const BEHIND_LEAD = 1.06
/** Metres above the water from which on ground is dry, and of water that a boat needs. */
const FREEBOARD = 0.12
const DRAUGHT = 0.25
const isBeforeLead = (x: number, { left, right }: Extent) => x > left && x < right

/** Whether the ground of a spot is under water. */
export const isInWater = (
  { waterLevel, camera, groundHeight, image }: Frame,
  { x, z }: Spot,
  margin = FREEBOARD,
) =>
  waterLevel !== null && groundHeight(((x - image.w / 2) / camera.focalLength) * z, z) < waterLevel + margin
