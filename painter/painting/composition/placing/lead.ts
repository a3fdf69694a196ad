import { castShadow } from '../../../drawings/shadow.ts'
import { clamp } from '../../../engine/core/scalar.ts'
import { placeSprite } from '../../../engine/sprites/place.ts'
import type { Sprite } from '../../../engine/sprites/sprite.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import type { Subject } from '../../../language/scene.ts'
import { drawSubject } from '../drawing/draw-subject.ts'
import { runsOn, spansPicture } from '../drawing/run-on.ts'
import { paintChimneySmoke } from '../effects/chimney-smoke.ts'
import { paintBeam, paintHandLight, paintLitWindows } from '../effects/lamplight.ts'
import { lampStrength, paintLightPool } from '../effects/light-pool.ts'
import { addOwnLight, paintOwnGlow } from '../effects/own-glow.ts'
import { litSprite } from '../lit-sprite.ts'
import type { Stage } from '../stage.ts'
import { keepInFrame, looksLeft } from './framing.ts'
import { placeOnWater, standsInWater } from './place-on-water.ts'
import type { Shot } from './shot.ts'
import { chooseSpots, type Extent } from './sites.ts'

/** Metres: what is larger stands farther away, and still is seen in fog. */
const SEEN_IN_FOG = 14
/** Places the main subject, or the whole group of it, with reflections, shadows and its own lights. */
export async function placeLead(stage: Stage, frame: Frame, lead: Subject, shot: Shot): Promise<Extent> {
  const { random, isNight, hasLitWindows, isWinter } = stage
  const isBuilding = lead.mode === 'build'
  const spots = chooseSpots(stage, frame, lead, shot)
  const extent: Extent = { left: stage.width, right: 0 }
  for (const [_k, spot] of spots.entries()) {
    const { z } = spot
    const wanted =
      ((lead.size * frame.camera.focalLength) / z) * (spots.length > 1 ? random.range(0.9, 1.06) : 1)
    const isRun = runsAcross(lead)
    const drawing = await drawSubject(lead, wanted * DRAWN_LARGER, random, {
      breadth: isRun ? stage.width * ACROSS * DRAWN_LARGER : undefined,
      night: isBuilding ? hasLitWindows : isNight,
      snow: isWinter,
    })
    const fitted = isRun ? { x: spot.x, size: wanted } : keepInFrame(stage.width, drawing, spot.x, wanted)
    const { size } = fitted
    const half = isRun ? size * HALF_A_PIECE : (size * drawing.width) / drawing.height / 2
    const x = isRun ? fitted.x : keepOffWalls(frame, fitted.x, z, half * 2)
    extent.left = Math.min(extent.left, x - half)
    extent.right = Math.max(extent.right, x + half)
    const steepness = lead.figure ? 0.55 : isBuilding ? 0.3 : 1
    const sprite = litSprite(stage, frame, drawing, steepness, lead.figure ? 0.8 : 0.5)
    addOwnLight(lead, sprite, drawing)
    const flip =
      spots.length > 1 ? random.chance(0.5) && !runsWithHerd(lead) : looksOutOfPicture(lead, x / stage.width)
    if (HANGS_IN.test(lead.key)) {
      placeInTheAir(frame, sprite, z)
      continue
    }
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
      contact: isBuilding && lead.size > LOW_BUILDING ? 0.35 : 0.78,
      strength: isBuilding ? 0.5 : 0.75,
    })
    // Fur hides the sole and walls go into the ground: they are sunk in a little.
    const sunk = lead.furLength > 0 ? 0.018 : isBuilding ? 0.02 : 0.006
    placeSprite(frame, sprite, x, y + size * sunk, size, {
      z,
      flip,
      depthBias: 0.25,
      fogScale:
        isBuilding && stage.scene.place !== 'forest' ? 0.6 * clamp(SEEN_IN_FOG / lead.size, 0.2, 1) : 0.4,
      isSubject: true,
      isBuilt: isBuilding,
    })
    if (isBuilding && stage.scene.extras.has('chimney smoke'))
      paintChimneySmoke(frame, drawing, { x, foot: y, size, flip, time: stage.scene.time }, random)
    paintHandLight(frame, lead, x, y, size)
    paintOwnGlow(frame, lead, sprite, { x, foot: y, size, share: 1 / Math.sqrt(spots.length) })
    paintLightPool(frame, lead.key, { x, foot: y, size, strength: lampStrength(stage) })
    lightBorne(stage, frame, lead, { x, y, size, half, flip })
    if (isBuilding ? hasLitWindows : isNight && LIT_WITHIN.test(lead.key))
      paintLitWindows(frame, drawing, x, y + size * sunk, size, flip)
    if (lead.key === '@lighthouse' && (isNight || stage.scene.time === 'sunset'))
      paintBeam(frame, x, y - size * 0.83, size, random)
  }
  return extent
}

/** The light of what the main subject has in its hands, on it or before it. */
function lightBorne(
  stage: Stage,
  frame: Frame,
  { bears = [] }: Subject,
  { x, y, size, half, flip }: { x: number; y: number; size: number; half: number; flip: boolean },
) {
  const strength = lampStrength(stage)
  for (const { subject: borne, how } of bears) {
    if (how === 'held')
      paintLightPool(frame, borne.key, { x, foot: y - size * IN_HAND, size: size * HELD_LIGHT, strength })
    const aside = how === 'at' ? half * (flip ? -0.4 : 0.4) : 0
    if (how === 'on' || how === 'at')
      paintLightPool(frame, borne.key, { x: x + aside, foot: y - size * 0.6, size: size * 0.4, strength })
  }
}

/** Vehicles whose passengers sit in the light. */
const LIT_WITHIN = /^@(?:\w*train|tram|doubledecker|schoolbus)$/

/** Metres: a tent touches the ground all round, as whoever stands on it does. */
const LOW_BUILDING = 4

/** Pixels of a drawing for one of the picture. */
const DRAWN_LARGER = 1.12
/** In breadths of the picture, so that both ends are beyond it wherever its middle is. */
const ACROSS = 1.7
/** What others beside whoever is on a fence keep clear of, in heights of both. */
const HALF_A_PIECE = 0.4
/** A fence or a wall that somebody is on, behind or before runs on beyond the picture. */
const runsAcross = ({ key, bears = [] }: Subject) =>
  spansPicture(key) ||
  (runsOn(key) && bears.length > 0) ||
  bears.some(({ how, subject }) => how === 'against' && runsOn(subject.key))

/** In heights of who holds it: where a light in the hands is, and how large it counts as. */
const IN_HAND = 0.3
const HELD_LIGHT = 0.3

/** What has no foot on the ground. */
const GROWS_IN = /^@(branch|leaf)$/
/** Of the picture, what a branch with somebody on it takes, and the row of its lower edge. */
const BRANCH = { width: 0.86, height: 0.62, foot: 0.76, middle: 0.46 }
/** In a tall picture its tip is beyond the other edge: who sits on it must be seen. */
const BRANCH_IF_TALL = { width: 1.3, height: 0.5, foot: 0.72, middle: 0.38 }
const TALL = 1.2

/** A branch or a leaf grows into the picture from beyond its right edge, well above the ground. */
function placeFromTheEdge(frame: Frame, sprite: Sprite, z: number) {
  const { w, h } = frame.image
  const { width, height, foot, middle } = h > w * TALL ? BRANCH_IF_TALL : BRANCH
  const size = Math.min(h * height, (w * width * sprite.h) / sprite.w)
  const broad = (size * sprite.w) / sprite.h
  placeSprite(frame, sprite, w - broad * middle, h * foot, size, {
    z,
    depthTest: false,
    isSubject: true,
  })
}

/** What hangs between twigs, or from the roof of a cave. */
const HANGS_IN = /^spider-web$/
/** Of the picture's height and breadth, what that takes. */
const HANGING = { height: 0.66, width: 0.86, middle: 0.47 }

function placeInTheAir(frame: Frame, sprite: Sprite, z: number) {
  const { w, h } = frame.image
  const size = Math.min(h * HANGING.height, (w * HANGING.width * sprite.h) / sprite.w)
  placeSprite(frame, sprite, w / 2, h * HANGING.middle + size / 2, size, {
    z,
    depthTest: false,
    isSubject: true,
  })
}

/** The column of something `broad` pixels wide that must not stick in a room's side wall. */
export function keepOffWalls({ sideWalls, camera }: Frame, x: number, z: number, broad: number): number {
  if (sideWalls === undefined) return x
  const reach = Math.max(0, (sideWalls * camera.focalLength) / z - broad / 2)
  return clamp(x, camera.w / 2 - reach, camera.w / 2 + reach)
}

function looksOutOfPicture({ icon, figure, action }: Subject, column: number): boolean {
  // People who do something in profile look to the right.
  if (figure && action) return column > 0.55
  if (!icon) return false
  return looksLeft(icon) ? column < 0.45 : column > 0.55
}

/** Animals that run together run the same way. */
const runsWithHerd = ({ action, furLength }: Subject) => action === 'running' && furLength > 0
