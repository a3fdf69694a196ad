import { drawPiece, isPiece } from '../../../drawings/pieces/pieces.ts'
import { placeSprite } from '../../../engine/sprites/place.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import type { Subject } from '../../../language/scene.ts'
import { drawSubject } from '../drawing/draw-subject.ts'
import { paintLitWindows } from '../effects/lamplight.ts'
import { reflectSprite } from '../effects/water-marks.ts'
import { litSprite } from '../lit-sprite.ts'
import type { Stage } from '../stage.ts'
import { buildingColumn } from './building-behind.ts'
import { lookedAt } from './looked-at.ts'

/** Of the picture, how high and how broad it is at most beside somebody, and how much larger where it is all there is. */
const HIGHEST = { tower: 0.5, building: 0.34 }
const BROADEST = { tower: 0.5, building: 0.56 }
const ALONE = 1.22
/** What is higher than broad is a tower. */
const SLENDER = 0.85
/** Of the distance, how much of its haze is laid on it: it is to be made out in fog, too. */
const HAZE = 0.3
const SKYLINE_HAZE = 0.45
/** In distances of who is before it, or where nobody is, at how much of its air it is seen at most. */
const SEEN_THROUGH = 1.6
const LOOKED_AT = 0.2
/** Of the rows above its foot. */
const HIGHEST_TIP = 0.96
/** At the end of a street, in metres and of the picture's height. */
const STREET_END = { z: 120, height: 0.5, sunk: 0.03 }
/** Metres to it over a square or a land, in distances of who is before it. */
const BEHIND = 3

const isTower = (drawing: { width: number; height: number }) => drawing.width / drawing.height < SLENDER

async function drawSight(stage: Stage, sight: Subject) {
  const { height, random, hasLitWindows, isWinter } = stage
  const options = { night: hasLitWindows, snow: isWinter }
  return isPiece(sight.key)
    ? drawPiece(sight.key, Math.round(height * HIGHEST.tower * 1.2), options)
    : drawSubject(sight, height * HIGHEST.tower, random, options)
}

const sizeOf = ({ width, height, scene }: Stage, drawing: { width: number; height: number }) => {
  const kind = isTower(drawing) ? 'tower' : 'building'
  const larger = scene.place === 'village' && !lookedAt(scene.subjects) ? ALONE : 1
  return larger * Math.min(height * HIGHEST[kind], (width * BROADEST[kind] * drawing.height) / drawing.width)
}

/** On the side that whoever is looked at leaves free; a house that is named with them stands there, and it beyond. */
function columnOf(stage: Stage, lead: Subject | undefined) {
  const column = buildingColumn(stage, lead)
  const isTaken = stage.scene.subjects.some(
    ({ mode, size, key }) => mode === 'build' && key !== lead?.key && size > LOW,
  )
  return !isTaken ? column : column > 0.5 ? ASIDE : 1 - ASIDE
}
/** Metres; benches and lamps hide nothing. */
const LOW = 4
const ASIDE = 0.15

/** Columns that the houses of a town leave free before what it is known by. */
export async function gapForSight(stage: Stage, lead: Subject | undefined) {
  const { scene, width } = stage
  if (!scene.sight) return null
  const drawing = await drawSight(stage, scene.sight)
  const half = (sizeOf(stage, drawing) * drawing.width) / drawing.height / 2
  return { x: width * columnOf(stage, lead), half: half * (isTower(drawing) ? 0.7 : 0.9) }
}

/** What a town is known by stands behind its houses, on the side that the main subject leaves free. */
export async function placeSightBehind(stage: Stage, frame: Frame, lead: Subject | undefined, focus: number) {
  const { scene, width, height, hasLitWindows } = stage
  const { sight } = scene
  if (sight?.mode !== 'build' || scene.place === 'room') return
  const drawing = await drawSight(stage, sight)
  const sprite = litSprite(stage, frame, drawing, 0.35, 0.3)
  const isStreet = scene.place === 'street'
  const wanted = isStreet ? height * STREET_END.height : sizeOf(stage, drawing)
  const x = width * (isStreet ? 0.5 : columnOf(stage, lead))
  const z = isStreet
    ? STREET_END.z
    : Math.max(focus * BEHIND, (sight.size * frame.camera.focalLength) / wanted)
  const y = isStreet
    ? frame.camera.horizon + height * STREET_END.sunk
    : Math.min(frame.groundRow(x, z), height * 0.9) + wanted * 0.04
  const size = Math.min(wanted, y * HIGHEST_TIP)
  placeSprite(frame, sprite, x, y, size, {
    z,
    depthTest: isStreet,
    fogScale: Math.min(HAZE, (focus * (lead ? SEEN_THROUGH : LOOKED_AT)) / z),
    isBuilt: true,
  })
  if (hasLitWindows && !isStreet) paintLitWindows(frame, drawing, x, y, size)
}

/** In a skyline it stands on the shore, taller than the towers about it. */
export async function placeSightInSkyline(stage: Stage, frame: Frame, shore: number) {
  const { scene, width, hasLitWindows } = stage
  const { sight } = scene
  if (!sight) return
  const drawing = await drawSight(stage, sight)
  const sprite = litSprite(stage, frame, drawing, 0.35, 0.3)
  const size = sizeOf(stage, drawing)
  const x = width * SKYLINE_COLUMN
  const row = frame.camera.horizon + (frame.camera.height * frame.camera.focalLength) / shore
  if (frame.waterLevel !== null) reflectSprite(frame, sprite, { x, row, height: size, distance: shore })
  placeSprite(frame, sprite, x, row, size, { z: shore - 4, fogScale: SKYLINE_HAZE, isBuilt: true })
  if (hasLitWindows) paintLitWindows(frame, drawing, x, row, size)
}

const SKYLINE_COLUMN = 0.62
