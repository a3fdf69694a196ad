import type { Random } from '../core/random.ts'
import { clamp } from '../core/scalar.ts'
import type { Subject } from '../prompt/scene.ts'
import { placeSprite } from '../subjects/place.ts'
import { castShadow } from '../subjects/shadow.ts'
import type { Sprite } from '../subjects/sprite.ts'
import type { Frame } from '../world/frame.ts'
import { drawSubject } from './draw-subject.ts'
import { paintBeam, paintHandLight, paintLitWindows, paintWheelLights } from './effects/lamplight.ts'
import { lampStrength, paintLightPool } from './effects/light-pool.ts'
import { paintSplash, reflectSprite } from './effects/water-marks.ts'
import { keepInFrame, leadColumn, looksLeft } from './framing.ts'
import { litSprite } from './lit-sprite.ts'
import type { Shot } from './shot.ts'
import type { Stage } from './stage.ts'

/** As a share of the picture's height: what is in the water stays in the picture. */
const LOWEST_WATERLINE = 0.86
const LARGEST_GROUP = 20
const MOST_COMPANIONS_OF_A_KIND = 3
const MOST_SMALL_COMPANIONS = 7
const DRY_SITE_TRIES = 900

/** Column in pixels, distance in metres. */
type Spot = { x: number; z: number }

/** The columns that the main subject takes. */
export type Extent = { left: number; right: number }

/** Places the main subject, or the whole group of it, with reflections, shadows and its own lights. */
export async function placeLead(stage: Stage, frame: Frame, lead: Subject, shot: Shot): Promise<Extent> {
  const { random, isNight, hasLitWindows, isWinter } = stage
  const isBuilding = lead.mode === 'build'
  const spots = chooseSpots(stage, frame, lead, shot)
  const extent: Extent = { left: stage.width, right: 0 }
  for (const spot of spots) {
    const { z } = spot
    const wanted =
      ((lead.size * frame.camera.focalLength) / z) * (spots.length > 1 ? random.range(0.9, 1.06) : 1)
    const drawing = await drawSubject(lead, wanted * 1.12, random, {
      night: isBuilding ? hasLitWindows : isNight,
      snow: isWinter,
    })
    const fitted = keepInFrame(stage.width, drawing, spot.x, wanted)
    const { size } = fitted
    const x = keepOffWalls(frame, fitted.x, z, (size * drawing.width) / drawing.height)
    const half = (size * drawing.width) / drawing.height / 2
    extent.left = Math.min(extent.left, x - half)
    extent.right = Math.max(extent.right, x + half)
    const steepness = lead.figure ? 0.55 : isBuilding ? 0.3 : 1
    const sprite = litSprite(stage, frame, drawing, steepness, lead.figure ? 0.8 : 0.5)
    const flip = spots.length > 1 ? random.chance(0.5) : looksOutOfPicture(lead, x / stage.width)
    if (GROWS_IN.test(lead.key)) {
      placeFromTheEdge(frame, sprite, z)
      continue
    }
    if (standsInWater(stage, frame, lead, x, z)) {
      placeOnWater(frame, random, lead, sprite, { x, z, size, flip })
      continue
    }
    const y = frame.groundRow(x, z)
    castShadow(frame, sprite, x, y, size, {
      flip,
      contact: isBuilding ? 0.35 : 0.78,
      strength: isBuilding ? 0.5 : 0.75,
    })
    // Fur hides the sole and walls go into the ground: they are sunk in a little.
    const sunk = lead.furLength > 0 ? 0.018 : isBuilding ? 0.02 : 0.006
    placeSprite(frame, sprite, x, y + size * sunk, size, {
      z,
      flip,
      depthBias: 0.25,
      fogScale: isBuilding && stage.scene.place !== 'forest' ? 1 : 0.4,
      isSubject: true,
      isBuilt: isBuilding,
    })
    paintHandLight(frame, lead, x, y, size)
    paintLightPool(frame, lead.key, { x, foot: y, size, strength: lampStrength(stage) })
    for (const { subject: borne, how } of lead.bears ?? []) {
      const aside = how === 'at' ? half * (flip ? -0.4 : 0.4) : 0
      if (how === 'on' || how === 'at')
        paintLightPool(frame, borne.key, {
          x: x + aside,
          foot: y - size * 0.6,
          size: size * 0.4,
          strength: lampStrength(stage),
        })
    }
    if (isNight && lead.key === 'ferris-wheel') paintWheelLights(frame, x, y, size)
    else if (isBuilding && hasLitWindows) paintLitWindows(frame, drawing, x, y + size * sunk, size, flip)
    if (lead.key === '@lighthouse' && (isNight || stage.scene.time === 'sunset'))
      paintBeam(frame, x, y - size * 0.83, size, random)
  }
  return extent
}

/** What has no foot on the ground. */
const GROWS_IN = /^@(branch|leaf)$/
/** Of the picture, what a branch with somebody on it takes, and the row of its lower edge. */
const BRANCH = { width: 0.86, height: 0.62, foot: 0.76 }

/** A branch or a leaf grows into the picture from beyond its right edge, well above the ground. */
function placeFromTheEdge(frame: Frame, sprite: Sprite, z: number) {
  const { w, h } = frame.image
  const size = Math.min(h * BRANCH.height, (w * BRANCH.width * sprite.h) / sprite.w)
  const broad = (size * sprite.w) / sprite.h
  placeSprite(frame, sprite, w - broad * 0.46, h * BRANCH.foot, size, {
    z,
    depthTest: false,
    isSubject: true,
  })
}

/** The column of something `broad` pixels wide that must not stick in a room's side wall. */
function keepOffWalls({ sideWalls, camera }: Frame, x: number, z: number, broad: number): number {
  if (sideWalls === undefined) return x
  const reach = Math.max(0, (sideWalls * camera.focalLength) / z - broad / 2)
  return clamp(x, camera.w / 2 - reach, camera.w / 2 + reach)
}

/** From far to near. */
function chooseSpots(stage: Stage, frame: Frame, lead: Subject, { focus, size }: Shot): Spot[] {
  const { random, width } = stage
  const count = Math.min(lead.count, LARGEST_GROUP)
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
      if (count === 2) x = width * (isFirst ? 0.33 : 0.67)
    }
    spots.push({ x, z })
  }
  for (const spot of spots) {
    // A waterfall comes down into the water.
    if (lead.mode === 'float' || lead.key === '@waterfall' || !isInWater(frame, spot)) continue
    const drySite = findDrySite(stage, frame, lead, spot.z, size)
    if (drySite) Object.assign(spot, drySite)
  }
  return spots.sort((a, b) => b.z - a.z)
}

/** Looks for a place on the shore from which a building is seen at about the wanted size. */
function findDrySite(
  { random, width, height }: Stage,
  { waterLevel, camera, groundHeight, groundRow }: Frame,
  { size: metres, mode }: Subject,
  focus: number,
  wantedSize: number,
): Spot | null {
  if (waterLevel === null) return null
  const freeboard = mode === 'build' ? 1.2 : 0.12
  let best: Spot | null = null
  let bestScore = Number.NEGATIVE_INFINITY
  for (let i = 0; i < DRY_SITE_TRIES; i++) {
    const z = focus * random.range(mode === 'build' ? 0.6 : 0.45, 1.9)
    const u = random.range(-0.34, 0.34)
    const ground = groundHeight(((u * width) / camera.focalLength) * z, z)
    if (ground < waterLevel + freeboard) continue
    const size = (metres * camera.focalLength) / z
    const y = groundRow(width / 2 + u * width, z)
    const score =
      -Math.abs(size - wantedSize) / wantedSize -
      Math.abs(Math.abs(u) - 0.14) * 1.5 -
      (y > height * 0.92 || y - size < height * 0.03 ? 3 : 0) +
      Math.min(0.5, (ground - waterLevel) / 60)
    if (score <= bestScore) continue
    bestScore = score
    best = { x: width / 2 + u * width, z }
  }
  return best
}

const isInWater = ({ waterLevel, camera, groundHeight, image }: Frame, { x, z }: Spot) =>
  waterLevel !== null && groundHeight(((x - image.w / 2) / camera.focalLength) * z, z) < waterLevel + 0.12

function looksOutOfPicture({ icon, figure, action }: Subject, column: number): boolean {
  // People who do something in profile look to the right.
  if (figure && action) return column > 0.55
  if (!icon) return false
  return looksLeft(icon) ? column < 0.45 : column > 0.55
}

function standsInWater({ width }: Stage, frame: Frame, lead: Subject, x: number, z: number): boolean {
  const { waterLevel, camera } = frame
  if (waterLevel === null) return false
  if (lead.mode === 'float') return true
  return frame.groundHeight(((x - width / 2) / camera.focalLength) * z, z) < waterLevel + 0.05
}

/** Share of its height that is under water. */
function draughtOf({ mode, key, wades }: Subject): number {
  if (/fish|carp|octopus|shrimp|lobster/.test(key)) return 0.42
  if (wades) return 0.15
  if (mode !== 'float') return 0.03
  if (/whale|orca/.test(key)) return 0.16
  if (/dolphin/.test(key)) return 0.1
  // Its drawing stands on its feet.
  if (key === 'duck') return 0.2
  return key === 'swan' ? 0.06 : 0.05
}

function placeOnWater(
  frame: Frame,
  random: Random,
  lead: Subject,
  sprite: Sprite,
  { x, z, size, flip }: { x: number; z: number; size: number; flip: boolean },
) {
  const { camera, waterLevel, image } = frame
  const row = Math.min(
    camera.horizon + ((camera.height - waterLevel!) / z) * camera.focalLength,
    image.h * LOWEST_WATERLINE,
  )
  reflectSprite(frame, sprite, { x, row, height: size, distance: z, flip })
  placeSprite(frame, sprite, x, row + size * draughtOf(lead), size, {
    z,
    flip,
    cutBelow: row,
    isSubject: true,
  })
  const strength = /whale|dolphin|orca|surf/.test(lead.key) ? 1 : 0.35
  paintSplash(frame, random, x, row, (size * sprite.w) / sprite.h, strength)
}

/** How far from the main subject a companion's middle stays, in half its own breadths: they may touch. */
const CLEARANCE = 0.86
/** Of the main subject's height: smaller ones may be more, and closer together. */
const SMALL = 0.75

/** Small things stay small beside somebody, but for what must be seen at all. */
const SMALLEST_SEEN = 0.1

const mostOf = ({ size }: Subject, lead: Subject) =>
  size < lead.size * SMALL ? MOST_SMALL_COMPANIONS : MOST_COMPANIONS_OF_A_KIND

/** A column `apart` from the main subject's where something keeps clear of what is there: on the other side if it must. */
function freeColumn(width: number, lead: number, apart: number, half: number, taken: Extent): number {
  const beside = (distance: number) => {
    const usual = clamp(lead + distance, width * 0.12, width * 0.88)
    return distance > 0
      ? Math.max(usual, taken.right + half * CLEARANCE)
      : Math.min(usual, taken.left - half * CLEARANCE)
  }
  const isInside = (column: number) => column > half * CLEARANCE && column < width - half * CLEARANCE
  const [wanted, other] = [beside(apart), beside(-apart)]
  return isInside(wanted) || !isInside(other) ? wanted : other
}

/** The column of the fire that several are around, as a share of the width: between two of them. */
const gapIn = ({ count }: Subject) => (count % 2 ? 0.325 : 0.5)

/** Places the other grounded subjects beside the main one, on alternating sides. */
export async function placeCompanions(
  stage: Stage,
  frame: Frame,
  lead: Subject,
  grounded: Subject[],
  focus: number,
  taken: Extent,
) {
  const { random, width, isNight } = stage
  const leadAt = leadColumn(stage, lead)
  const companions = grounded.filter(subject => subject !== lead && subject.mode !== 'build')
  for (const [index, companion] of companions.entries()) {
    const side = (leadAt > 0.5 ? -1 : 1) * (index % 2 ? -1 : 1)
    for (let k = 0; k < Math.min(mostOf(companion, lead), companion.count); k++) {
      const towering = companion.size / lead.size
      let z = focus * (towering > 1.3 ? clamp(towering * 0.95, 1.45, 2.6) : random.range(1.02, 1.3))
      const metres =
        companion.mode === 'table'
          ? clamp(companion.size, lead.size * SMALLEST_SEEN, lead.size * 0.4)
          : clamp(companion.size, lead.size * 0.3, lead.size * 2.4)
      const wanted = (metres * frame.camera.focalLength) / z
      const isSmall = companion.size < lead.size * SMALL
      const apart = width * ((isSmall ? 0.2 : 0.3) + k * (isSmall ? 0.085 : 0.12))
      const drawing = await drawSubject(companion, wanted * 1.1, random, { night: isNight })
      const half = (wanted * drawing.width) / drawing.height / 2
      const clear =
        companion.key === 'fire' && lead.count > 1
          ? gapIn(lead) * width
          : freeColumn(width, leadAt * width, side * apart, half, taken)
      const isWet = companion.mode !== 'float' && isInWater(frame, { x: clear, z })
      const bank = isWet ? findDrySite(stage, frame, companion, focus, wanted) : null
      if (isWet && !bank) continue
      if (bank) z = bank.z
      const high = bank ? (metres * frame.camera.focalLength) / z : wanted
      const fitted = keepInFrame(width, drawing, bank?.x ?? clear, high)
      const { size } = fitted
      const x = keepOffWalls(frame, fitted.x, z, (size * drawing.width) / drawing.height)
      const sprite = litSprite(stage, frame, drawing, 0.9)
      taken.left = Math.min(taken.left, x - half * CLEARANCE)
      taken.right = Math.max(taken.right, x + half * CLEARANCE)
      if (isInWater(frame, { x, z })) {
        placeOnWater(frame, random, { ...companion, mode: 'float' }, sprite, { x, z, size, flip: false })
        continue
      }
      const y = frame.groundRow(x, z)
      castShadow(frame, sprite, x, y, size)
      placeSprite(frame, sprite, x, y + size * 0.012, size, { z, depthBias: 0.25, isSubject: true })
      const strength = lampStrength(stage)
      paintLightPool(frame, companion.key, { x, foot: y, size, strength })
      for (const { subject: borne, how } of companion.bears ?? [])
        if (how === 'on')
          paintLightPool(frame, borne.key, { x, foot: y - size * 0.6, size: size * 0.4, strength })
    }
  }
}
