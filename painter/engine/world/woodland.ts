import { bellAlong } from '../core/bell.ts'
import { luminance, type RGB } from '../core/colour.ts'
import type { Random } from '../core/random.ts'
import { clamp, mix, smoothstep } from '../core/scalar.ts'
import { placeSprite } from '../sprites/place.ts'
import type { Frame } from './frame.ts'
import { litTree, type TreeKind } from './trees.ts'

type WoodlandOptions = {
  kinds: TreeKind[]
  /** The distances in metres between which trees stand, denser where near. */
  nearest: number
  farthest: number
  count: number
  minHeight: number
  maxHeight: number
  /** Multiplies the light on the nearest trees, less so on those behind. */
  shade?: number
  /** Places (metres) to leave free. */
  skip?: (x: number, z: number) => boolean
  /** The ground, by place and height, that trees may stand on. */
  accept?: (x: number, z: number, height: number) => boolean
}

/** Large drawings take most of a picture's memory, and few of them are seen whole. */
const LARGE_VARIANTS = 2

/** Radians that trees lean in the wind. */
const WIND_LEAN = 0.13

type Tree = { x: number; z: number; height: number; kind: TreeKind; variant: number; flip: boolean }

/** Plants single trees on the frame's ground, far to near, each with its shadow; none in water. */
export function scatterTrees(frame: Frame, random: Random, options: WoodlandOptions) {
  const { camera } = frame
  const { focalLength, horizon, w } = camera
  for (const { x, z, height, kind, variant, flip } of chooseTrees(frame, random, options)) {
    const column = w / 2 + (x / z) * focalLength
    const row = horizon - ((frame.groundHeight(x, z) - camera.height) / z) * focalLength
    const size = (height * focalLength) / z
    if (size < 3) continue
    const isLarge = size > 760 && kind !== 'bamboo'
    const tree = litTree(kind, isLarge ? variant % LARGE_VARIANTS : variant, frame, isLarge ? 1200 : 720)
    // A brightness of its own for each tree, from its place.
    const own = 0.82 + ((0.36 * (((Math.sin(x * 12.9 + z * 78.2) * 43758.5) % 1) + 1)) % 1)
    const shade = own * mix(options.shade ?? 1, 1, smoothstep(options.nearest, options.nearest * 6, z))
    if (size > 24) paintTreeShadow(frame, column, row, size, z)
    const lean = frame.environment.wind * WIND_LEAN
    // The sprite turns about its middle, the tree about its foot.
    placeSprite(frame, tree, column + Math.sin(lean) * size * 0.5, row + size * 0.012, size, {
      z,
      flip,
      rotation: lean || undefined,
      tint: [shade, shade, shade * 0.97],
    })
  }
}

function chooseTrees(frame: Frame, random: Random, options: WoodlandOptions): Tree[] {
  const { focalLength, w } = frame.camera
  const trees: Tree[] = []
  for (let k = 0; k < options.count; k++) {
    const z = options.nearest * (options.farthest / options.nearest) ** (random() ** 0.75)
    const half = (w / 2 / focalLength) * z * 1.15
    const x = random.range(-half, half)
    if (options.skip?.(x, z) || frame.isBare?.(x, z)) continue
    const ground = frame.groundHeight(x, z)
    const isDry = frame.waterLevel === null || ground >= frame.waterLevel + 0.3
    if (options.accept ? !options.accept(x, z, ground) : !isDry) continue
    trees.push({
      x,
      z,
      height: random.range(options.minHeight, options.maxHeight),
      kind: random.pick(options.kinds),
      variant: random.int(0, 4),
      flip: random.chance(0.5),
    })
  }
  return trees.sort((a, b) => b.z - a.z)
}

/** A contact shadow around the foot, and a cast shadow away from the sun; fog hides both. */
function paintTreeShadow(frame: Frame, footX: number, footY: number, size: number, z: number) {
  const { environment, camera } = frame
  const slant = clamp((footY - camera.horizon) / camera.focalLength, 0.01, 0.5)
  const radiusX = size * 0.24
  const radiusY = Math.max(2, size * 0.24 * slant * 2.2)
  const strength = visibilityAt(frame, footX, footY, z) * 0.62
  const [sunX, sunY, sunZ] = environment.sunDirection
  const length = Math.min(1.6, 0.45 / Math.max(0.15, sunY)) * size
  const castX = -sunX * length * 0.5
  const castY = (sunZ > 0 ? 1 : -1) * length * slant * 0.8
  const cast = 0.38 * clamp(luminance(environment.sunColour) * 0.5)
  darkenEllipse(frame, footX, footY, radiusX, radiusY, 0.5 * strength, z, footY)
  const castRadiusY = Math.max(radiusY, Math.abs(castY) * 0.9)
  darkenEllipse(frame, footX + castX, footY + castY, radiusX * 1.2, castRadiusY, cast * strength, z, footY)
}

/** How much of a contrast (0..1) the fog leaves at a distance. */
function visibilityAt(frame: Frame, x: number, y: number, z: number) {
  const column = clamp(x | 0, 0, frame.image.w - 1)
  const row = clamp(y | 0, 0, frame.image.h - 1)
  const black: RGB = [0, 0, 0]
  const white: RGB = [0, 0, 0]
  frame.applyFog([0, 0, 0], z, column, row, black)
  frame.applyFog([1, 1, 1], z, column, row, white)
  return clamp(white[1] - black[1])
}

/** In radii: beyond, a shadow is too faint to be seen. */
const FELT = Math.sqrt(3)
/** In radii: where a shadow has faded to 1/e. */
const FADED = Math.sqrt(1 / 1.6)

function darkenEllipse(
  { image, depth }: Frame,
  cx: number,
  cy: number,
  radiusX: number,
  radiusY: number,
  strength: number,
  z: number,
  footY: number,
) {
  const { w, h, data } = image
  const left = Math.max(0, (cx - radiusX * FELT) | 0)
  const right = Math.min(w, Math.ceil(cx + radiusX * FELT))
  const across = bellAlong(left, right, cx, radiusX * FADED)
  for (let y = Math.max(0, (cy - radiusY * FELT) | 0); y < Math.min(h, cy + radiusY * FELT); y++) {
    const e = ((y - cy) / radiusY) ** 2
    const half = radiusX * Math.sqrt(Math.max(0, FELT * FELT - e))
    const dark = Math.exp(-e * 1.6) * strength
    const hides = y < footY ? z * 0.6 : 0
    const last = Math.min(right - 1, Math.floor(cx + half))
    for (let x = Math.max(left, Math.ceil(cx - half)); x <= last; x++) {
      const i = y * w + x
      if (depth[i] > 1e8 || depth[i] < hides) continue
      const alpha = across[x - left] * dark
      data[i * 3] *= 1 - alpha
      data[i * 3 + 1] *= 1 - alpha
      data[i * 3 + 2] *= 1 - alpha * 0.85
    }
  }
}
