import { ColourRamp, mixLinear, parseHex, type RGB, scaleColour } from '../../core/colour.ts'
import type { Noise } from '../../core/noise.ts'
import type { Random } from '../../core/random.ts'
import { createRaster, type Raster } from '../../core/raster.ts'
import { clamp, mix, smoothstep } from '../../core/scalar.ts'
import { type Camera, createCamera } from '../camera.ts'
import type { Environment } from '../environment.ts'
import type { Frame } from '../frame.ts'
import { renderTerrain } from '../terrain.ts'
import type { TerrainOptions } from '../terrain-options.ts'
import { createLightShafts } from './light-shafts.ts'

const SAND_DARK = parseHex('#b9a980')
const SAND_LIGHT = parseHex('#e0d3a8')
const ROCK_DARK = parseHex('#5a5148')
const ROCK_LIGHT = parseHex('#8a6a72')
const SURFACE_GLITTER: RGB = [0.8, 1, 1]

/** The sea floor seen from within the water, shallow and bright or deep and dim; `w` x `h` pixels. */
export function renderUnderwater(
  w: number,
  h: number,
  above: Environment,
  noise: Noise,
  random: Random,
  options: { deep?: boolean } = {},
): Frame {
  const deep = options.deep ?? false
  const environment = createWaterLight(above, deep)
  const camera = createCamera(w, h, 0.66, 1.7)
  const offsetX = random() * 99
  const offsetZ = random() * 99
  const frame = renderTerrain(
    paintWaterBody(camera, environment),
    camera,
    environment,
    noise,
    seaFloor(noise, offsetX, offsetZ, deep),
  )
  frame.addLightShafts = createLightShafts(frame.image, noise, random, offsetX, deep ? 0.22 : 0.36)
  addSurfaceGlitter(frame.image, noise)
  return frame
}

/** Light as it arrives under water: blue, from above, and soon lost. */
function createWaterLight(above: Environment, deep: boolean): Environment {
  const top = parseHex(deep ? '#1a6f9a' : '#7fe3ee')
  const middle = parseHex(deep ? '#0a3358' : '#1c8fb8')
  const bottom = parseHex(deep ? '#031326' : '#0a4f7c')
  const bright = scaleColour(top, 1.15)
  return {
    ...above,
    time: 'day',
    skyColour: direction => {
      const t = clamp(direction[1] * 1.6 + 0.22)
      return t > 0.5 ? mixLinear(middle, bright, (t - 0.5) * 2) : mixLinear(bottom, middle, t * 2)
    },
    skyRamp: new ColourRamp([
      [0, middle],
      [1, top],
    ]),
    fogColour: middle,
    fogDensity: 1,
    sunDirection: [0.1, 0.95, -0.3],
    sunColour: deep ? [0.4, 0.8, 1.1] : [1.15, 1.7, 1.75],
    skyAmbient: deep ? [0.06, 0.16, 0.24] : [0.24, 0.5, 0.6],
    groundAmbient: [0.06, 0.16, 0.22],
    glowColour: [0, 0, 0],
    exposure: 1,
    grade: { shadows: [0.95, 1, 1.05], highlights: [0.98, 1.02, 1], saturation: 1.1, contrast: 1.06 },
  }
}

function paintWaterBody(camera: Camera, environment: Environment): Raster {
  const water = createRaster(camera.w, camera.h)
  for (let y = 0; y < camera.h; y++) {
    const colour = environment.skyColour([0, ((camera.horizon - y) / camera.h) * 0.75, 1])
    for (let x = 0; x < camera.w; x++) water.data.set(colour, (y * camera.w + x) * 3)
  }
  return water
}

/** Rippled sand with rocks to both sides, and the net of light that waves throw on it. */
function seaFloor(noise: Noise, offsetX: number, offsetZ: number, deep: boolean): TerrainOptions {
  const rocks = (x: number, z: number, octaves: number) =>
    Math.max(0, noise.fbm(x * 0.055 + offsetX, z * 0.05 + offsetZ, Math.min(octaves, 7))) ** 1.1 *
    14 *
    smoothstep(1.5, 11, Math.abs(x - noise.value2(z * 0.05, 3) * 2))
  return {
    height: (x, z, octaves) =>
      noise.value2(x * 0.12 + offsetX, z * 0.12) * 0.45 +
      Math.sin(z * 3.4 + noise.value2(x * 0.5, z * 0.5) * 3) * 0.03 * (octaves > 8 ? 1 : 0) +
      smoothstep(5, 26, z) * rocks(x, z, octaves),
    maxHeight: 14,
    nearest: 1.4,
    farthest: 150,
    fogScale: 1 / 17,
    castShadows: false,
    material: (x, z, height, slope, grain, out) => {
      const variant = grain * 0.5 + 0.5
      const sand = mixLinear(SAND_DARK, SAND_LIGHT, variant)
      const rock = mixLinear(ROCK_DARK, ROCK_LIGHT, variant)
      const rockiness = clamp(smoothstep(0.7, 1.2, slope) + smoothstep(0.8, 1.6, height))
      const light = 0.65 + 0.55 * causticLight(noise, x, z) * (deep ? 0.3 : 1)
      for (let c = 0; c < 3; c++) out[c] = mix(sand[c], rock[c], rockiness) * light
    },
  }
}

function causticLight(noise: Noise, x: number, z: number) {
  let light = 0
  for (let k = 0; k < 2; k++) {
    const u = x * (0.9 + 0.5 * k) + noise.value2(x * 0.7 + k * 9, z * 0.7) * 1.1
    const v = z * (0.9 + 0.5 * k) + noise.value2(x * 0.6 + 40, z * 0.6 + k * 5) * 1.1
    light += (1 - Math.abs(noise.value2(u + k * 31, v))) ** 7
  }
  return light
}

/** The underside of the waves, along the upper edge. */
function addSurfaceGlitter(image: Raster, noise: Noise) {
  const { w, h, data } = image
  for (let y = 0; y < h * 0.16; y++) {
    const k = (1 - y / (h * 0.16)) ** 2
    for (let x = 0; x < w; x++) {
      const u = ((x - w / 2) / (w * 0.05)) * (0.5 + 1.2 * (1 - k))
      const v = (1 - Math.abs(noise.value2(u, (y / h) * 70 * (1.2 - k)))) ** 6 * k * 0.5
      for (let c = 0; c < 3; c++) data[(y * w + x) * 3 + c] += v * SURFACE_GLITTER[c]
    }
  }
}
