import { mixLinear, type RGB, scaleColour } from '../../../engine/core/colour.ts'
import { clamp, mix, smoothstep } from '../../../engine/core/scalar.ts'
import { addGodRays } from '../../../engine/finish/god-rays.ts'
import { placeSprite } from '../../../engine/sprites/place.ts'
import { type Brook, isInBrook, paintBrook, windingBrook } from '../../../engine/world/brook.ts'
import { type Camera, projectDirection } from '../../../engine/world/camera.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { renderLand } from '../../../engine/world/lands/render-land.ts'
import { litTree, type TreeKind } from '../../../engine/world/trees.ts'
import { scatterTrees } from '../../../engine/world/woodland.ts'
import type { Scene } from '../../../language/scene.ts'
import { paintPath } from '../effects/path.ts'
import { coverBehind, coverInFront, treesOf } from '../ground-cover.ts'
import { namesStars, showsMoon } from '../open-sky.ts'
import { leadSlope, usualHorizon } from '../placing/framing.ts'
import { paintGroundScene } from '../placing/ground-scene.ts'
import { isGrounded } from '../placing/looked-at.ts'
import type { Stage } from '../stage.ts'

/** Eye height in metres that the forest's measures are made for; they grow with the camera. */
const USUAL_EYE_HEIGHT = 1.2
/** Metres; the first trees of a wood in which nobody stands. */
const EMPTY_CLEARING = 3.4
/** Metres; in such a wood the trunks are what is looked at: the nearest are dark, and the haze begins behind them. */
const NEAREST_TREES = 8
const NEAR_SHADE = 0.55
const FAR_GLOW = 9
/** Half a brook's breadth in metres, beside somebody of usual size. */
const BROOK = 1.25
const FALLEN_LEAVES: RGB = [0.42, 0.24, 0.06]
/** Metres; beyond, the ground is all haze. */
const FARTHEST_DAPPLES = 400
const SUNBEAM: RGB = [1, 0.9, 0.7]

/** A clearing around the subject in a misty wood, with sunbeams by day. */
export async function paintForest(stage: Stage) {
  const { scene, environment, random, isWinter } = stage
  environment.cloudCover *= 0.5
  const cover = isWinter ? 'snow' : 'grass'
  const { frame, focus } = await paintGroundScene(stage, {
    horizon: usualHorizon(stage) - 0.02,
    build: (camera, focus) => buildForest(stage, camera, focus),
    coverBehind: coverBehind(stage, onForestFloor(stage, cover)),
    coverInFront: coverInFront(stage, onForestFloor(stage, cover)),
  })
  if (!isWinter && !isUnderStars(stage) && !scene.trees.includes('bamboo') && random.chance(0.7)) {
    const kind = scene.season === 'autumn' ? 'autumn' : 'green'
    const side = random.chance(0.5) ? 'left' : 'right'
    const moon = showsMoon(scene) ? environment.moonDisc : undefined
    hangBranch(stage, frame, kind, moon ? (moon[0] > stage.width / 2 ? 'left' : 'right') : side)
  }
  return { frame, focus }
}

/** Grass would hide a path; flowers stand beside it. */
const onForestFloor = ({ scene }: Stage, cover: 'snow' | 'grass') =>
  scene.extras.has('path') && !scene.flowers ? 'none' : cover

function buildForest(stage: Stage, camera: Camera, focus: number): Frame {
  const { scene, width, height, environment, noise, random, isWinter, isNight, tallness } = stage
  const isEmpty = !scene.subjects.some(isGrounded)
  const clearing = isEmpty ? EMPTY_CLEARING : focus
  const slope = leadSlope(stage, camera)
  const isBuilt = scene.subjects.find(isGrounded)?.mode === 'build'
  const isSunny = isSunlit(scene)
  const fogScale =
    (scene.weather.includes('fog') ? 1 / 36 : isSunny ? CLEAR_AIR : 1 / 58) /
    Math.max(0.6, environment.fogDensity) /
    clamp(camera.height / USUAL_EYE_HEIGHT, 0.35, isBuilt ? 6 : 2)
  const frame = renderLand('plain', width, height, environment, noise, random, {
    camera,
    anchor: [slope * focus, focus],
    noTrees: true,
    season: isWinter ? 'winter' : (scene.season ?? ''),
    fogScale,
  })
  const scale = isEmpty ? 1 : clamp((frame.eyeHeight || camera.height) / USUAL_EYE_HEIGHT, 0.35, 2)
  if (!isNight) dappleGround(stage, frame, fogScale, scale)
  if (scene.extras.has('path'))
    paintPath(frame, { halfWidth: 1.1 * scale, bend: 2.5, isSnowy: isWinter, paleness: 1.7 })

  const kinds = forestTrees(stage).map(kind => WOODLAND_KIND[kind] ?? kind)
  const ground = frame.depth.slice()
  const moonDisc = showsMoon(scene) ? environment.moonDisc : undefined
  const isOpen = isUnderStars(stage)
  const crown = kinds[0] === 'bamboo' ? BAMBOO_CROWN : CROWN
  const brook = scene.extras.has('stream')
    ? brookIn(stage, isEmpty ? null : slope * focus, focus, scale)
    : null
  if (brook) frame.isBare = (x, z) => isInBrook(brook, x, z)
  scatterTrees(frame, random, {
    kinds,
    nearest: isEmpty ? NEAREST_TREES : Math.max(clearing * (isBuilt ? BESIDE_BUILDING : 2.1), 7 * scale),
    farthest: 150 * scale,
    count: (kinds[0] === 'bamboo' ? 2.2 : 1) * (tallness > 1.2 ? 130 : 170),
    minHeight: 11 * scale,
    maxHeight: 20 * scale,
    skip: (x, z) => {
      if (moonDisc && hidesMoon(frame, moonDisc, x, z, 20 * scale, crown)) return true
      const aside = Math.abs(x - slope * z)
      if (isOpen && aside < z * OPEN_SKY + 20 * scale * crown * 0.25) return true
      return aside < 1.1 * scale + z * (isEmpty ? 0.03 : 0.06) || (z < clearing * 4 && aside < z * 0.26)
    },
    shade: isEmpty ? NEAR_SHADE : undefined,
  })
  if (!isOpen)
    glowBehindSubject(
      stage,
      frame,
      slope,
      isEmpty ? FAR_GLOW : clearing,
      isSunny ? 0.3 : isEmpty ? 0.4 : 0.72,
    )
  if (!isNight) shineThrough(stage, frame, isSunny ? 1.5 : isEmpty ? 0.5 : 1)
  if (brook) paintBrook(frame, ground, brook)
  return frame
}

/** Who names the stars is to see them between the trees: in metres aside for each metre of distance. */
const OPEN_SKY = 0.19
const isUnderStars = ({ scene, isNight }: Stage) => isNight && namesStars(scene)

/** A building in a wood has trees on both sides, not only far behind it. */
const BESIDE_BUILDING = 0.8

/** Of a tree's height, half the breadth of its crown. */
const CROWN = 0.7
const BAMBOO_CROWN = 0.14

/** Whether a tree there would stand before the moon: a gap is left where the prompt asks for it. */
function hidesMoon(
  { camera: { w, horizon, focalLength, height: eye } }: Frame,
  [column, row, radius]: [number, number, number],
  x: number,
  z: number,
  tallest: number,
  crown: number,
): boolean {
  const top = horizon - ((tallest - eye) * focalLength) / z
  const reach = radius * 1.3 + (tallest * crown * focalLength) / z
  return top < row + radius * 1.5 && Math.abs(w / 2 + (x / z) * focalLength - column) < reach
}

/** Per metre: the haze of a wood on a day that is said to be sunny. */
const CLEAR_AIR = 1 / 190

/** A wood in plain sunshine has no mist among its trees. */
const isSunlit = ({ weather, time, light, cues }: Scene) =>
  time === 'day' &&
  !weather.includes('fog') &&
  (weather.includes('clear') || light.includes('bright') || cues.has('sunny wood'))

/** Among others, conifers lose their lower branches. */
const WOODLAND_KIND: Partial<Record<TreeKind, TreeKind>> = { conifer: 'pine', snowconifer: 'snowpine' }

/** A brook in the middle of an empty wood, or else beside the subject, on the side that has more room. */
function brookIn({ scene, random }: Stage, anchorX: number | null, focus: number, scale: number): Brook {
  const half = BROOK * scale
  const winding = windingBrook(half, random.chance(0.5) ? 1 : -1)
  if (anchorX === null) return winding
  const apart = half * 1.4 + (scene.subjects.find(isGrounded)?.size ?? 1) * 0.25
  const shift = anchorX + (anchorX > 0 ? -apart : apart) - winding.middle(focus)
  return { ...winding, middle: z => winding.middle(z) + shift }
}

function forestTrees(stage: Stage): TreeKind[] {
  const { scene, isWinter } = stage
  if (scene.trees.includes('bamboo')) return ['bamboo']
  if (scene.trees.includes('birch')) return treesOf(stage).filter(kind => kind.endsWith('birch'))
  if (isWinter) return ['snowconifer']
  if (scene.season === 'autumn')
    return scene.trees.includes('conifer')
      ? ['conifer', 'conifer', 'autumn']
      : ['autumn', 'autumn', 'conifer']
  if (scene.trees.length) return treesOf(stage)
  return scene.season === 'spring' ? ['green', 'green', 'blossom'] : ['conifer', 'conifer', 'green']
}

/** Spots of sun on the ground and, in autumn, leaves. */
function dappleGround(stage: Stage, frame: Frame, fogScale: number, scale: number) {
  const { scene, width, height, environment, noise } = stage
  const { camera, depth, image } = frame
  const { skyAmbient, sunColour, fogDensity } = environment
  const isAutumn = scene.season === 'autumn'
  for (let y = Math.max(0, Math.floor(camera.horizon) - 20); y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const distance = depth[i]
      if (distance > FARTHEST_DAPPLES) continue
      const clarity = Math.exp(-((distance * fogScale * fogDensity) ** 1.15))
      const aside = (((x - width / 2) / camera.focalLength) * distance) / scale
      const dapple = smoothstep(0, 0.42, noise.fbm(aside * 0.5 + 3, (distance / scale) * 0.5, 3) + 0.06)
      const gain = mix(1, 0.75 + 1.15 * dapple, clarity)
      for (let c = 0; c < 3; c++) {
        let light = image.data[i * 3 + c]
        if (isAutumn)
          light = mix(
            light,
            FALLEN_LEAVES[c] * (skyAmbient[c] * 1.1 + sunColour[c] * 0.16),
            clarity * (0.55 + 0.25 * noise.value2(aside * 6, (distance / scale) * 6)),
          )
        image.data[i * 3 + c] = light * gain
      }
    }
}

/** Bright haze where the clearing opens, so that the subject stands out. */
function glowBehindSubject(stage: Stage, frame: Frame, slope: number, focus: number, strength: number) {
  const { width, height, environment, isNight } = stage
  const { camera, depth, image } = frame
  const haze = mixLinear(environment.skyRamp.at(0.08), environment.fogSunColour, 0.5)
  const glow = scaleColour(haze, isNight ? 0.55 : 1)
  const cx = width * 0.5 + slope * camera.focalLength * 0.6
  const cy = camera.horizon - height * 0.05
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const distance = depth[i]
      if (distance < focus * 1.3) continue
      const k =
        Math.exp(-(((x - cx) / (width * 0.34)) ** 2) - ((y - cy) / (height * 0.34)) ** 2) *
        smoothstep(focus * 1.3, focus * 8, distance) *
        strength
      for (let c = 0; c < 3; c++) image.data[i * 3 + c] = mix(image.data[i * 3 + c], glow[c], k)
    }
}

function shineThrough({ width, height, environment }: Stage, { camera, image }: Frame, strength: number) {
  const { sunDirection, sunColour } = environment
  const sun = projectDirection(camera, sunDirection) ?? [width * 0.5, -height * 0.1]
  const column = sunDirection[2] > 0 ? sun[0] : width * 0.3
  addGodRays(
    image,
    clamp(column, -width * 0.2, width * 1.2),
    camera.horizon * 0.12,
    0.42,
    0.55,
    scaleColour(mixLinear(sunColour, SUNBEAM, 0.3), 0.32 * strength),
  )
}

/** A dark branch, out of focus, that frames the picture from one upper corner. */
function hangBranch(stage: Stage, frame: Frame, kind: TreeKind, side: 'left' | 'right') {
  const { random, width, height } = stage
  const longSide = Math.max(width, height)
  const tree = litTree(kind, random.int(0, 2), frame)
  const size = longSide * random.range(0.85, 1.1)
  placeSprite(frame, tree, width * (side === 'left' ? -0.06 : 1.06), height * 0.42, size, {
    z: 0.5,
    depthTest: false,
    fog: false,
    blur: longSide * 0.006,
    tint: [0.32, 0.34, 0.38],
    rotation: side === 'left' ? 2.2 : -2.2,
    writeDepth: false,
  })
}
