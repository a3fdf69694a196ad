import type { Camera } from '../../../engine/world/camera.ts'
import type { Bearing, Subject } from '../../../language/scene.ts'
import { runsOn } from '../drawing/run-on.ts'
import { isAirborne, type Stage } from '../stage.ts'
import { linedUp } from './line-up.ts'

/** Icons that look to the right; all others look to the left or ahead. */
const LOOKING_RIGHT: ReadonlySet<string> = new Set(['rooster', 'tractor', 'person-biking'])

export const looksLeft = (icon: string) => !LOOKING_RIGHT.has(icon)

/**
 * Where the main subject stands, as a share of the width: on a third, looking into the picture; in the
 * middle when the picture is tall or there are several.
 */
export function leadColumn(
  { seed, tallness, scene }: Pick<Stage, 'seed' | 'tallness' | 'scene'>,
  subject: Pick<Subject, 'key' | 'count' | 'mode' | 'icon' | 'side'> | undefined,
): number {
  const { key, count, mode, icon, side } = subject ?? {
    key: 'x',
    count: 1,
    mode: 'ground',
    icon: undefined,
    side: undefined,
  }
  if (side && scene.subjects.length > 1) return COLUMNS[side]
  if (linedUp(scene.subjects[0], scene.subjects).length > 0) return 0.5
  if (tallness > 1.15 && leavesRoom(scene.subjects)) return 0.33
  if (tallness > 1.15 || count > 1 || scene.light.includes('centred')) return 0.5
  const toTheRight = ((seed * 7 + key.length * 3) >>> 0) % 2 === 1
  if (mode === 'build') return toTheRight ? 0.64 : 0.36
  if (icon && looksLeft(icon)) return 0.6
  return toTheRight ? 0.61 : 0.39
}

/** Where what is said to be left or right of something, or between others, stands. */
export const COLUMNS = { left: 0.3, right: 0.7, middle: 0.5, both: 0.5 } as const

/** Whoever has an animal or a thing beside them stands aside in a tall picture, and a lighthouse beside a ship. */
function leavesRoom([main, ...others]: readonly Subject[]): boolean {
  if (main?.mode === 'build') return others.length > 0 && others.every(({ mode }) => mode === 'float')
  if (!main || main.count > 1 || main.companions) return false
  if (main.mode !== 'ground' && main.mode !== 'float') return false
  if (main.bears?.some(({ how }) => !IN_HAND.has(how))) return false
  return others.some(
    other => standsBeside(other, main) && (other.mode === 'build' || other.size < main.size * 2),
  )
}

const IN_HAND: ReadonlySet<Bearing> = new Set(['held', 'read', 'shouldered', 'worn'])

/** Whether something is on the ground or the water next to the main subject. */
export const standsBeside = (other: Subject, lead: Subject): boolean =>
  other.mode === 'build' ? !lead.figure && isHouse(other) : !other.isFar && !isAirborne(other)

/** What a broad animal would hide: trees and fences are seen above it and beside it. */
const isHouse = ({ key }: Subject) => key !== '@tree' && key !== '@waterfall' && !runsOn(key)

/** The slope, in metres to the side per metre of distance, along which the main subject is seen. */
export function leadSlope(stage: Stage, camera: Camera): number {
  const [main] = stage.scene.subjects
  return main ? ((leadColumn(stage, main) - 0.5) * stage.width) / camera.focalLength : 0
}

/** The horizon's usual height, as a share of the picture's from the top. */
export const usualHorizon = ({ tallness }: Stage) => (tallness > 1.5 ? 0.6 : tallness > 1.1 ? 0.585 : 0.58)

/** Of the picture's width, what a single thing may take, and what stays free beside it. */
const BROADEST = 0.94
const SIDE_MARGIN = 0.015

/** Where something `size` pixels tall is placed so that all of it is in the picture; its size shrinks if it must. */
export function keepInFrame(
  pictureWidth: number,
  drawing: { width: number; height: number },
  x: number,
  size: number,
): { x: number; size: number } {
  const broadness = drawing.width / drawing.height
  const fitted = Math.min(size, (pictureWidth * BROADEST) / broadness)
  const half = (fitted * broadness) / 2 + pictureWidth * SIDE_MARGIN
  return { x: Math.min(Math.max(x, half), pictureWidth - half), size: fitted }
}

/** How broad a drawing is that is turned by some radians, for its own height. */
export const turnedBounds = (
  { width, height }: { width: number; height: number },
  rotation: number,
): { width: number; height: number } => ({
  width: width * Math.cos(rotation) + height * Math.abs(Math.sin(rotation)),
  height,
})

/** Whether two animals share an upright picture: as broad as one alone, the nearer would hide the other's face. */
export const isUprightPair = ({ tallness }: Stage, { count, furLength }: Subject): boolean =>
  count === 2 && furLength > 0 && tallness > 1.2
