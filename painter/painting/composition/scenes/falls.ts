import { drawPiece } from '../../../drawings/pieces/pieces.ts'
import { clamp, mix, smoothstep } from '../../../engine/core/scalar.ts'
import { placeSprite } from '../../../engine/sprites/place.ts'
import { type Brook, isInBrook, paintBrook, windingBrook } from '../../../engine/world/brook.ts'
import type { Camera } from '../../../engine/world/camera.ts'
import { type Falls, footRow, paintFalls, paintSpray, wallHeight } from '../../../engine/world/falls.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { renderLand } from '../../../engine/world/lands/render-land.ts'
import { litTree, type TreeKind } from '../../../engine/world/trees.ts'
import { scatterTrees } from '../../../engine/world/woodland.ts'
import type { Scene } from '../../../language/scene.ts'
import type { Place } from '../../../language/surroundings.ts'
import { leadSlope, usualHorizon } from '../framing.ts'
import { coverBehind, coverInFront, treesOf } from '../ground-cover.ts'
import { paintGroundScene } from '../ground-scene.ts'
import { litSprite } from '../lit-sprite.ts'
import { isGrounded, lookedAt } from '../looked-at.ts'
import type { Stage } from '../stage.ts'

/** Lands in which water falls from a wall of rock among trees. */
const AT_FALLS: readonly Place[] = [
  'forest',
  'jungle',
  'hills',
  'meadow',
  'alps',
  'river',
  'pond',
  'lake',
  'autumn',
  'tundra',
  'canyon',
  'savanna',
  'farmland',
]
const WATERFALL = '@waterfall'
/** Metres. */
const NEAREST_WALL = 24
/** The wall's top, as a share of the picture's height. */
const TOP = 0.13
const FERNS = 9
/** Trees along the wall's top. */
const CROWN = 24

/** Metres. */
const LARGEST_IN_BROOK = 6

export const isAtFalls = ({ place, subjects, cues }: Scene) =>
  AT_FALLS.includes(place) &&
  subjects.some(({ key }) => key === WATERFALL) &&
  // Ships are not in the brook below a fall.
  subjects.every(({ mode, size }) => mode !== 'float' || size < LARGEST_IN_BROOK) &&
  !(place === 'alps' && cues.has('mountain range'))

/** A waterfall: its wall closes the view, its pool runs off in a brook, plants stand about. */
export function paintWaterfall(stage: Stage) {
  const { scene, isWinter } = stage
  const others = scene.subjects.filter(({ key }) => key !== WATERFALL)
  const within: Stage = { ...stage, scene: { ...scene, subjects: others } }
  const cover = isWinter ? 'snow' : 'grass'
  return paintGroundScene(within, {
    horizon: usualHorizon(stage) + 0.04,
    build: (camera, focus) => buildFalls(within, camera, focus),
    coverBehind: coverBehind(within, cover),
    coverInFront: coverInFront(within, cover),
  })
}

async function buildFalls(stage: Stage, camera: Camera, focus: number): Promise<Frame> {
  const { scene, width, height, environment, noise, random, isWinter } = stage
  const hasLead = scene.subjects.some(isGrounded)
  const slope = leadSlope(stage, camera)
  const frame = renderLand('plain', width, height, environment, noise, random, {
    camera,
    anchor: hasLead ? [slope * focus, focus] : undefined,
    noTrees: true,
    season: isWinter ? 'winter' : (scene.season ?? ''),
    fogScale: 1 / 420,
  })
  const distance = hasLead ? Math.max(NEAREST_WALL * 0.5, focus * 3) : NEAREST_WALL
  const eye = frame.eyeHeight || camera.height
  const falls: Falls = {
    distance,
    height: ((camera.horizon - height * TOP) / camera.focalLength) * distance + eye,
    isFrozen: isWinter,
    at: (hasLead ? -Math.sign(slope || 1) * 0.16 : random.range(-0.1, 0.1)) * distance,
  }
  const side = random.chance(0.5) ? 1 : -1
  const lead = lookedAt(scene.subjects)
  const bank =
    lead && lead.mode !== 'float' ? { x: slope * focus, z: focus, half: lead.size * HALF_BREADTH } : null
  const brook = bank
    ? pastBank(outflow(falls, slope ? (slope > 0 ? -1 : 1) : side), bank, slope > 0 ? -1 : 1)
    : outflow(falls, side)
  frame.isBare = (x, z) => isInBrook(brook, x, z) || z > distance
  const kinds = treesAbout(stage)
  crownWall(stage, frame, falls, kinds)
  const ground = frame.depth.slice()
  paintFalls(frame, falls)
  for (let i = 0; i < ground.length; i++) ground[i] = ground[i] > distance ? 1e9 : ground[i]
  scatterTrees(frame, random, {
    kinds,
    nearest: distance * 0.26,
    farthest: distance * 0.97,
    count: 64,
    minHeight: falls.height * 0.3,
    maxHeight: falls.height * 0.58,
    skip: (x, z) =>
      Math.abs(x - falls.at * (z / distance)) < z * 0.16 + falls.height * 0.3 ||
      (hasLead && Math.abs(x - slope * z) < z * 0.16),
  })
  if (!isWinter) {
    paintBrook(frame, ground, brook)
    paintSpray(frame, falls)
  }
  await plantFerns(stage, frame, brook)
  return frame
}

/** From a pool at the wall's foot past where one stands. */
function outflow({ distance, at }: Falls, side: 1 | -1): Brook {
  const winding = windingBrook(distance * 0.045, side)
  const pool = (z: number) => smoothstep(distance * 0.42, distance * 0.8, z)
  return {
    middle: z => mix(winding.middle(z), at, smoothstep(distance * 0.15, distance * 0.6, z)),
    halfWidth: z => mix(winding.halfWidth(z), distance * 0.27, pool(z)),
  }
}

/** In heights of whoever stands on the bank, half of what stays dry there; and how far beyond, the brook is as before. */
const HALF_BREADTH = 0.75
const BEYOND_BANK = 1.7

/** A brook that leaves the ground dry on which somebody stands. */
function pastBank(
  brook: Brook,
  { x, z: at, half }: { x: number; z: number; half: number },
  side: 1 | -1,
): Brook {
  return {
    ...brook,
    middle: z => {
      const near = x + side * (half + brook.halfWidth(z) * WITH_BANK)
      const clear = side > 0 ? Math.max(near, brook.middle(z)) : Math.min(near, brook.middle(z))
      return mix(clear, brook.middle(z), smoothstep(at * 1.15, at * BEYOND_BANK, z))
    },
  }
}
/** In half widths of a brook, its bank. */
const WITH_BANK = 1.4

function treesAbout(stage: Stage): TreeKind[] {
  const { scene, isWinter } = stage
  if (scene.place === 'jungle' || scene.trees.includes('palm')) return ['green', 'palm', 'green']
  if (scene.trees.length > 0 || isWinter || scene.season) return treesOf(stage)
  return scene.place === 'alps' || scene.place === 'lake' ? ['conifer'] : ['green', 'green', 'conifer']
}

/** Trees on top of the wall; its edge, painted later, covers their feet. */
function crownWall({ random, width }: Stage, frame: Frame, falls: Falls, kinds: TreeKind[]) {
  const { camera } = frame
  const perMetre = camera.focalLength / falls.distance
  const foot = footRow(frame, falls)
  for (let k = 0; k < CROWN; k++) {
    const column = width * ((k + random.range(0, 1)) / CROWN)
    const x = (column - width / 2) / perMetre
    if (Math.abs(x - falls.at) < falls.height * 0.12) continue
    const row = foot - wallHeight(frame, falls, x) * perMetre
    const size = falls.height * perMetre * random.range(0.24, 0.42)
    placeSprite(
      frame,
      litTree(random.pick(kinds), random.int(0, 4), frame),
      column,
      row + size * 0.08,
      size,
      {
        z: falls.distance * 1.1,
        depthTest: false,
        flip: random.chance(0.5),
      },
    )
  }
}

/** Ferns in the foreground, towards both sides. */
async function plantFerns(stage: Stage, frame: Frame, brook: Brook) {
  const { random, width, height, isWinter } = stage
  if (isWinter) return
  const { camera } = frame
  const drawing = await drawPiece('@fern', Math.round(height * 0.3), { night: false, snow: false })
  const fern = litSprite(stage, frame, drawing, 0.5, 0.5)
  for (let k = FERNS; k > 0; k--) {
    const z = (frame.eyeHeight || camera.height) * (1.5 + k * 0.55)
    const aside = (k % 2 ? 1 : -1) * random.range(0.26, 0.52)
    const x = (aside * width * z) / camera.focalLength
    if (isInBrook(brook, x, z)) continue
    const column = width * (0.5 + aside)
    const size = clamp(((frame.eyeHeight || camera.height) * 0.4 * camera.focalLength) / z, 10, height * 0.28)
    placeSprite(frame, fern, column, frame.groundRow(column, z) + size * 0.1, size, {
      z,
      depthBias: 0.4,
      flip: k % 3 === 0,
    })
  }
}
