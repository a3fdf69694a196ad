import { luminance, parseHex, type RGB } from '../core/colour.ts'
import type { Noise } from '../core/noise.ts'
import type { Raster } from '../core/raster.ts'
import { clamp, mix, smoothstep } from '../core/scalar.ts'
import { type Camera, viewRay } from './camera.ts'
import { type CanopyHeight, createCanopy, type Woods } from './canopy.ts'
import type { Environment } from './environment.ts'
import type { Frame } from './frame.ts'
import { createSharedPixels } from './shared-pixels.ts'
import { createSunlight } from './sunlight.ts'
import { marchTerrain, shadingOctavesAt } from './terrain-march.ts'
import type { TerrainOptions } from './terrain-options.ts'
import { paintWater } from './water.ts'

const SNOW_ON_TREES: RGB = [0.72, 0.77, 0.84]
const DEFAULT_WATER = parseHex('#1c4a5a')

/** Renders a landscape and its water under a painted sky, into whose picture it is painted. */
export function renderTerrain(
  image: Raster,
  camera: Camera,
  environment: Environment,
  noise: Noise,
  options: TerrainOptions,
): Frame {
  const { w, h, focalLength, horizon } = camera
  const { waterLevel = null } = options
  const canopyHeight = options.woods ? createCanopy(options.woods, noise) : null
  const { depth, canopy } = marchTerrain(camera, options, canopyHeight)
  const applyFog = createTerrainFog(camera, environment, options)
  const sunlight = createSunlight(w, h, depth, canopy, environment, options)
  const reliefAt = createRelief(camera, depth, options)
  const shadeGround = createGroundShader(
    camera,
    environment,
    noise,
    options,
    canopyHeight,
    reliefAt,
    sunlight,
  )
  const colour: RGB = [0, 0, 0]
  const shadePixel = (x: number, y: number) => {
    const i = y * w + x
    const distance = depth[i]
    if (distance > 1e8) return
    if (waterLevel !== null && y > horizon) {
      const toWater = ((camera.height - waterLevel) * focalLength) / (y + 0.5 - horizon)
      if (toWater < distance) return
    }
    shadeGround(x, y, distance, canopy[i], colour)
    applyFog(colour, distance, x, y, colour)
    image.data[i * 3] = colour[0]
    image.data[i * 3 + 1] = colour[1]
    image.data[i * 3 + 2] = colour[2]
  }
  for (let y = 0; y < h; y += 4) for (let x = 0; x < w; x += 4) shadePixel(x, y)
  for (let y = 0; y < h; y += 2) for (let x = y & 2 ? 0 : 2; x < w; x += y & 2 ? 2 : 4) shadePixel(x, y)
  for (let y = 0; y < h; y++) for (let x = y & 1 ? 0 : 1; x < w; x += y & 1 ? 1 : 2) shadePixel(x, y)
  const repaintWater = () => {
    if (waterLevel === null) return
    paintWater(image, depth, camera, environment, noise, applyFog, {
      level: waterLevel,
      colour: options.waterColour ?? DEFAULT_WATER,
      roughness: options.waterRoughness ?? 0.5,
    })
  }
  repaintWater()
  return {
    image,
    depth,
    camera,
    environment,
    noise,
    waterLevel,
    groundHeight: (x, z) => options.height(x, z, 8),
    groundRow: (column, distance) => {
      const x = camera.x + ((column - w / 2) / focalLength) * distance
      const height = options.height(x, camera.z + distance, 8)
      return horizon - ((height - camera.height) / distance) * focalLength
    },
    eyeHeight: camera.height,
    applyFog,
    isMisty: options.mist !== undefined,
    repaintWater,
  }
}

/** Mist is whiter than the haze of the distance, and a little lighter. */
const PALE_MIST = 1.22
const MIST_TINT: RGB = [0.96, 1, 1.07]

/** Distance fades to the colour of the sky low above that column: what ties the land to its sky. */
function createTerrainFog(
  camera: Camera,
  environment: Environment,
  { fogScale, mist }: TerrainOptions,
): Frame['applyFog'] {
  const density = environment.fogDensity * fogScale
  const mistAlong = mist ? createMist(camera, mist) : null
  const columns: RGB[] = []
  for (let x = 0; x < camera.w; x++) {
    const sky = environment.skyColour(viewRay(camera, x, camera.horizon - camera.focalLength * 0.035))
    const { fogColour } = environment
    columns.push([
      mix(sky[0], fogColour[0], 0.3) * 0.93,
      mix(sky[1], fogColour[1], 0.3) * 0.93,
      mix(sky[2], fogColour[2], 0.3) * 0.95,
    ])
  }
  // The last distance and its amount: a sprite asks for its one distance at every pixel.
  const known = new Float64Array(2)
  return (colour, distance, column, row, out) => {
    if (distance !== known[0]) {
      known[0] = distance
      known[1] = 1 - Math.exp(-((distance * density) ** 1.15))
    }
    const amount = known[1]
    const fog = columns[column | 0]
    const veil = mistAlong ? 1 - Math.exp(-mistAlong(distance, row)) : 0
    const pale = veil > 0 ? luminance(fog) * PALE_MIST : 0
    for (let c = 0; c < 3; c++) {
      const faded = mix(colour[c], fog[c], amount)
      out[c] = veil > 0 ? mix(faded, mix(fog[c] * PALE_MIST, pale * MIST_TINT[c], 0.55), veil) : faded
    }
  }
}

/**
 * How much mist there is between the eye and what is seen at a row, by its distance: it thins with height, so that
 * ridges stand out of it one behind the other.
 */
function createMist(camera: Camera, { density, depth }: NonNullable<TerrainOptions['mist']>) {
  const atEye = Math.exp(-Math.max(0, camera.height) / depth)
  return (distance: number, row: number) => {
    const rise = ((camera.horizon - row) / camera.focalLength) * distance
    const atPoint = Math.exp(-Math.max(0, camera.height + rise) / depth)
    const mean = Math.abs(rise) < 0.5 ? atEye : ((atEye - atPoint) * depth) / rise
    return distance * density * Math.max(0, mean)
  }
}

/** How unlike in distance neighbours may be that share their relief. */
const ALIKE = 0.03

/** Returns the ground's height (in metres) at the point that is seen at a pixel, and its slopes towards x and z. */
function createRelief(camera: Camera, depth: Float32Array, { nearest, height: heightAt }: TerrainOptions) {
  const { w, h, focalLength } = camera
  const isAlike = (a: number, b: number) => Math.abs(depth[b] - depth[a]) <= depth[a] * ALIKE
  const shared = createSharedPixels(w, h, 3, isAlike)
  const relief = new Float64Array(3)
  return (column: number, row: number, x: number, z: number): Float64Array => {
    if (shared.take(column, row, relief)) return relief
    const distance = depth[row * w + column]
    const reach = Math.max(nearest * 0.01, (distance / focalLength) * 1.1)
    const octaves = shadingOctavesAt(distance, nearest)
    const height = heightAt(x, z, octaves)
    relief[0] = height
    relief[1] = (heightAt(x + reach, z, octaves) - height) / reach
    relief[2] = (heightAt(x, z + reach, octaves) - height) / reach
    shared.keep(column, row, relief)
    return relief
  }
}

/** Returns a shader: the lit colour of the ground (or of a far tree) at a distance in a column, into `colour`. */
function createGroundShader(
  camera: Camera,
  environment: Environment,
  noise: Noise,
  options: TerrainOptions,
  canopyHeight: CanopyHeight | null,
  reliefAt: ReturnType<typeof createRelief>,
  sunlightAt: ReturnType<typeof createSunlight>,
) {
  const { sunDirection: sun, sunColour, skyAmbient, groundAmbient } = environment
  const { nearest, woods } = options
  return (column: number, row: number, distance: number, crown: number, colour: RGB) => {
    const x = camera.x + ((column + 0.5 - camera.w / 2) / camera.focalLength) * distance
    const z = camera.z + distance
    const relief = reliefAt(column, row, x, z)
    const height = relief[0]
    const slopeX = relief[1]
    const slopeZ = relief[2]
    const slope = Math.sqrt(slopeX * slopeX + slopeZ * slopeZ)
    const flat = 1 / Math.sqrt(slopeX * slopeX + slopeZ * slopeZ + 1)
    let nx = -slopeX * flat
    let ny = flat
    let nz = -slopeZ * flat
    const grain = noise.fbm((x * 0.9) / nearest + 9, (z * 0.9) / nearest, 4)
    let openness = 1
    if (crown > 0 && woods && canopyHeight) {
      const level = clamp(crown / woods.height)
      colourTree(woods, noise, x, z, level, grain, colour)
      // Crowns are lit by a flattened normal: true cone sides would show every tree as a hard stripe.
      const d = woods.spacing * 0.22
      const riseX = (canopyHeight(x + d, z, height, slope) - crown) / d
      const riseZ = (canopyHeight(x, z + d, height, slope) - crown) / d
      const l = 1 / Math.sqrt(riseX * riseX * 0.16 + riseZ * riseZ * 0.16 + 1)
      nx = -riseX * 0.4 * l
      ny = l
      nz = -riseZ * 0.4 * l
      openness = mix(0.3, 1, level)
    } else {
      options.material(x, z, height, slope, grain, colour)
      if (woods) openness = 1 - 0.55 * clamp(woods.density(x, z, height, slope))
    }
    const sunlight = sunlightAt(column, row, x, height + crown, z)
    const facing = clamp(nx * sun[0] + ny * Math.max(0.03, sun[1]) + nz * sun[2])
    const wrapped = crown > 0 ? clamp((facing + 0.25) / 1.25) : facing
    const fromAbove = 0.5 + 0.5 * ny
    const bounce = clamp(-nx * sun[0] - nz * sun[2]) * 0.18
    for (let c = 0; c < 3; c++)
      colour[c] *=
        sunColour[c] * (wrapped * sunlight + bounce * 0.25) +
        (skyAmbient[c] * fromAbove + groundAmbient[c] * (1 - fromAbove)) * openness * 0.95
  }
}

/** A tree's own colour at a level (0 foot, 1 top): dark inside, snow on top. */
function colourTree(
  woods: Woods,
  noise: Noise,
  x: number,
  z: number,
  level: number,
  grain: number,
  colour: RGB,
) {
  const variant = noise.cell(Math.floor(x / woods.spacing), Math.floor(z / woods.spacing)) * 0.5 + 0.5
  const light = mix(0.45, 1.15, clamp(0.15 + level * 1.1))
  const snow = woods.snow > 0 ? woods.snow * smoothstep(0.25, 0.75, level + 0.25 * grain) : 0
  for (let c = 0; c < 3; c++) {
    colour[c] = mix(woods.colour[c], woods.colourVariant[c], variant) * light
    if (snow > 0) colour[c] = mix(colour[c], SNOW_ON_TREES[c], snow)
  }
}
