import { placeSprite } from '../../../engine/sprites/place.ts'
import type { Camera } from '../../../engine/world/camera.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import type { Subject } from '../../../language/scene.ts'
import { drawSubject } from '../drawing/draw-subject.ts'
import { paintLitWindows } from '../effects/lamplight.ts'
import { litSprite } from '../lit-sprite.ts'
import type { Stage } from '../stage.ts'
import { COLUMNS, keepInFrame, leadColumn } from './framing.ts'

/** Metres to a building that is seen behind the main subject. */
export const distanceBehind = (
  { size }: Subject,
  width: number,
  height: number,
  { focalLength }: Camera,
  focus: number,
) => Math.max(focus * 3, (size * focalLength) / Math.min(height * 0.34, width * 0.4))

/** A building, a tower or a tree behind the main subject, on the side that it leaves free. */
export async function placeBuildingBehind(
  stage: Stage,
  frame: Frame,
  building: Subject,
  lead: Subject | undefined,
  focus: number,
) {
  const { width, height, random, hasLitWindows, isWinter } = stage
  const isTree = building.key === '@tree' || building.key === '@treehouse'
  const isClose = !isTree && (building.key === '@shopfront' || stage.scene.cues.has('before building'))
  const isTower = TOWERS.test(building.key)
  let size = isTree
    ? Math.min(height * 0.8, width * 0.8)
    : isTower
      ? Math.min(height * 0.52, width)
      : Math.min(height * 0.34, width * 0.4) * (isClose ? 1.4 : 1)
  let x = width * (isTree ? treeColumn(stage, lead, building) : buildingColumn(stage, lead, building.side))
  const drawing = await drawSubject(building, size * 1.25, random, {
    night: hasLitWindows,
    snow: isWinter,
  })
  if (isClose) ({ x, size } = keepInFrame(width, drawing, x, size))
  const z = Math.max(focus * (isTree ? 1.3 : 3), (building.size * frame.camera.focalLength) / size)
  const sprite = litSprite(stage, frame, drawing, 0.35, 0.3)
  const y = Math.min(frame.groundRow(x, z), height * 0.9)
  const { isFoggy } = frame.environment
  if (isTower) size = Math.min(size, y * HIGHEST_TIP)
  placeSprite(frame, sprite, x, y + size * 0.04, size, {
    // Fog leaves what is looked at.
    z: isTower && !lead ? Math.min(z, focus) : isFoggy ? Math.min(z, focus * IN_FOG) : z,
    fogScale: isFoggy ? CLEARER : undefined,
    // A tower that the prompt names is seen above the houses before it.
    depthTest: !isTower,
    depthBias: 0.5,
    isBuilt: !isTree,
  })
  if (hasLitWindows) paintLitWindows(frame, drawing, x, y + size * 0.04, size)
}

/** In distances of the main subject, as how near a building that the prompt names is veiled. */
const IN_FOG = 2.1
/** Of the air before it. */
const CLEARER = 0.4

/** Of the rows above its foot, how many a tower takes at most. */
const HIGHEST_TIP = 0.96
export const TOWERS = /^(@(bigben|eiffeltower|leaningtower|skyscraper|broadcasttower)|ferris-wheel)$/

/** Its crown is broad: beside a house it needs room. */
const TREE_COLUMNS = { left: 0.17, right: 0.83, middle: 0.5, both: 0.17 } as const
/** A tree stands close behind, its crown over whoever is there. */
const treeColumn = (stage: Stage, lead: Subject | undefined, { side }: Subject) => {
  if (side) return TREE_COLUMNS[side]
  const column = lead ? leadColumn(stage, lead) : 0.4
  return column + (column > 0.5 ? -0.13 : 0.13)
}

/** Buildings in the background stand on the side that the main subject leaves free. */
export const buildingColumn = (stage: Stage, lead: Subject | undefined, side?: Subject['side']) =>
  side
    ? COLUMNS[side]
    : lead && leadColumn(stage, lead) > 0.5
      ? 0.27
      : stage.tallness > UPRIGHT && lead && !lead.figure
        ? BESIDE_ANIMAL
        : 0.71

/** In an upright picture animals are broader than people, and what is behind them is farther aside. */
const UPRIGHT = 1.2
const BESIDE_ANIMAL = 0.8
