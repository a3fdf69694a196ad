import { castShadow } from '../../../drawings/shadow.ts'
import { placeSprite } from '../../../engine/sprites/place.ts'
import type { AerialSite } from '../../../engine/world/aerial/ground.ts'
import type { Camera } from '../../../engine/world/camera.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import type { Scene, Subject } from '../../../language/scene.ts'
import { nounOfDrawing, stagingOf } from '../../../language/vocabulary/nouns.ts'
import { drawSubject } from '../drawing/draw-subject.ts'
import { litSprite } from '../lit-sprite.ts'
import { keepInFrame } from '../placing/framing.ts'
import type { Stage } from '../stage.ts'

const FALLS = '@waterfall'
const VEHICLES = /car|truck|bus|train|automobile|van|locomotive|tractor/

/** Whether something is known by what is seen of it from high above. */
export const isSeenFromAir = ({ mode, figure, furLength, key }: Subject) =>
  key !== FALLS &&
  !figure &&
  (mode === 'build' || mode === 'fly' || mode === 'float' || (furLength === 0 && VEHICLES.test(key)))

/** Of so many pieces a place is made that is known by nothing else; and of them the smallest, in metres. */
const FURNISHED = 3
const SMALLEST_PIECE = 3

/** What stands or flies there: what is named, or what a fairground is known by. */
export function seenFromAir({ subjects, scenery }: Scene): readonly Subject[] {
  if (subjects.length > 0 || scenery.length < FURNISHED) return subjects
  return scenery.flatMap((drawing): Subject[] => {
    const noun = nounOfDrawing(drawing)
    if (!noun || noun.size < SMALLEST_PIECE) return []
    const icon = drawing.startsWith('@') ? {} : { icon: drawing }
    return [
      { key: drawing, name: drawing, ...icon, ...stagingOf(noun), mode: 'build', count: 1, accessories: [] },
    ]
  })
}

/** Where no trees stand for the sake of what is built there. */
export function clearingFor(subjects: readonly Subject[], camera: Camera): AerialSite['clearing'] {
  const built = subjects.some(({ mode }) => mode === 'build')
  if (!built) return null
  const [, row] = SPOTS[0]
  const z = (camera.height * camera.focalLength) / (camera.h * row - camera.horizon)
  const size = Math.min(camera.w, camera.h) * (SIZES.build ?? 0)
  return { x: 0, z, radius: ((size * z) / camera.focalLength) * CLEARED }
}
/** In heights of what stands there. */
const CLEARED = 0.95

/** Of the picture's shorter side, how high what is named is. */
const SIZES: Partial<Record<Subject['mode'], number>> = { build: 0.32, float: 0.2, fly: 0.34 }
const VEHICLE_SIZE = 0.12
/** What is as high as a tower is seen above its town; in metres. */
const TOWERING = 60
const TOWER_SIZE = 0.62
const SPOTS = [
  [0.5, 0.66],
  [0.24, 0.52],
  [0.76, 0.5],
  [0.35, 0.82],
  [0.68, 0.84],
  [0.5, 0.4],
] as const
/** Of the picture's width, how far aside dry ground or water is looked for. */
const ASIDE = [0, -0.14, 0.14, -0.26, 0.26, -0.36, 0.36] as const

/** Stands or flies the `k`th of what is named where it is at home in a land below, or over a town. */
export async function placeSeen(stage: Stage, frame: Frame, subject: Subject, k: number, isTown: boolean) {
  const { width, height, random, isNight, isWinter } = stage
  const { camera } = frame
  const flies = subject.mode === 'fly'
  const isTower = subject.mode === 'build' && subject.size > TOWERING
  const share = isTower ? TOWER_SIZE : (SIZES[subject.mode] ?? VEHICLE_SIZE)
  const [column, row] = SPOTS[k % SPOTS.length]
  const size = Math.min(width, height) * share * (k === 0 ? 1 : 0.7)
  const drawing = await drawSubject(subject, size * 1.15, random, {
    night: isNight,
    snow: isWinter && !flies,
  })
  const foot = height * (flies ? row - 0.08 : isTower ? row + 0.1 : row)
  const z = (camera.height * camera.focalLength) / Math.max(1, foot - camera.horizon)
  const isOwnGround = (aside: number) => {
    const ground = frame.groundHeight(((column + aside - 0.5) * width * z) / camera.focalLength, z)
    return subject.mode === 'float' ? ground <= 0 : ground > DRY
  }
  const isFree = flies || isTown
  const aside = isFree ? 0 : (ASIDE.find(isOwnGround) ?? 0)
  const { x, size: fitted } = keepInFrame(width, drawing, width * (column + aside), size)
  const sprite = litSprite(stage, frame, drawing, flies ? 1 : 0.4)
  if (!flies && subject.mode !== 'float') castShadow(frame, sprite, x, foot, fitted, { strength: 0.6 })
  placeSprite(frame, sprite, x, foot, fitted, {
    z: flies ? z * 0.4 : z,
    isSubject: true,
    depthTest: false,
    fogScale: 0.3,
  })
}

/** Metres above the water on which one builds. */
const DRY = 1.5
