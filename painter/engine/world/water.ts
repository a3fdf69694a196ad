import { luminance, type RGB } from '../core/colour.ts'
import type { Noise } from '../core/noise.ts'
import type { Raster } from '../core/raster.ts'
import { clamp, mix, smoothstep } from '../core/scalar.ts'
import type { Camera } from './camera.ts'
import type { Environment } from './environment.ts'
import type { Frame } from './frame.ts'

type Water = {
  /** Height of the surface in metres. */
  level: number
  /** Of deep water. */
  colour: RGB
  /** Of the waves; 1 is a breeze. */
  roughness: number
  /** How much it mirrors, in shares of what clear water does. */
  gloss?: number
}

const MOONLIGHT: RGB = [0.8, 0.9, 1.1]

/**
 * Lays a water surface wherever nothing stands nearer, and writes its depth: waves, the mirrored picture (about
 * the shore line of each column, so that banks stand on their reflection), and the sun's or moon's glitter.
 */
export function paintWater(
  image: Raster,
  depth: Float32Array,
  camera: Camera,
  environment: Environment,
  noise: Noise,
  applyFog: Frame['applyFog'],
  water: Water,
) {
  const { w, h, focalLength, horizon } = camera
  const { colour: deep, roughness } = water
  const { skyAmbient } = environment
  const above = camera.height - water.level
  const source = new Float32Array(image.data)
  const shore = findShore(depth, camera, above)
  const addGlitter = createGlitter(camera, environment)
  const ambient = luminance(skyAmbient)
  const depthLight = 0.35 + ambient * 1.1
  const scale = 1 / (above * 0.9)
  const out: RGB = [0, 0, 0]
  for (let y = Math.max(0, Math.floor(horizon)); y < h; y++) {
    const t = (above * focalLength) / (y + 0.5 - horizon)
    if (t < 0) continue
    const below = y - horizon
    const incidence = below / focalLength / Math.sqrt(1 + (below / focalLength) ** 2)
    // Ripples smaller than a pixel would only flicker.
    const detail = 1 / (1 + t / (above * 55))
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      // The depth is stored with fewer digits than t has: a second layer of water must cover the first.
      if (depth[i] < t * 0.9999) continue
      const worldX = camera.x + ((x + 0.5 - w / 2) / focalLength) * t
      const worldZ = camera.z + t
      const u = worldX * scale * 6
      const v = worldZ * scale * 6
      const swell = noise.value2(u * 0.55 + 3, v * 0.9)
      const waves = noise.value2(u * 1.9 + noise.value2(u * 0.3, v * 0.4) * 2, v * 3.1 + 7)
      const ripples = noise.value2(u * 5.1, v * 8.3 + 11)
      const sparkle = noise.value2(u * 13, v * 21)
      const slope = (swell * 0.9 + waves * 0.7 + ripples * 0.5 * detail + sparkle * 0.35 * detail) * roughness
      // Gusts: patches of rougher and of smoother water.
      const gust =
        0.55 + 0.6 * smoothstep(-0.4, 0.5, noise.fbm(worldX * scale * 0.55, worldZ * scale * 0.25 + 5, 3))
      const tilt = slope * gust * 0.06
      const sideTilt = (waves * 0.7 + ripples * 0.5) * roughness * 0.03
      const mirrorY = clamp(
        2 * shore[x] - y - tilt * focalLength * (0.25 + 0.3 * Math.min(1, below / (h - horizon))),
        0,
        Math.max(horizon - 1, shore[x] - 1),
      )
      const mirrorX = clamp(x + sideTilt * focalLength * 0.35, 0, w - 1.001)
      const a = (Math.floor(mirrorY) * w + Math.floor(mirrorX)) * 3
      const b = (Math.max(0, Math.floor(mirrorY) - 1) * w + Math.min(w - 1, Math.floor(mirrorX) + 1)) * 3
      // Schlick's approximation of Fresnel reflection, with a gentler exponent than 5.
      const reflectance = clamp((0.04 + 0.96 * (1 - clamp(incidence + tilt * 1.2)) ** 4.2) * 0.93)
      for (let c = 0; c < 3; c++)
        out[c] = mix(
          deep[c] * depthLight * (0.6 + (0.4 * skyAmbient[c]) / (ambient + 0.001)),
          (source[a + c] + source[b + c]) * 0.5 * 0.94,
          reflectance,
        )
      addGlitter(x, below, waves * 0.5 + ripples * 0.5 + sparkle * 0.4 + swell * 0.2 - 0.12, out)
      applyFog(out, t * 0.6, x, y, out)
      image.data.set(out, i * 3)
      depth[i] = t
    }
  }
}

/** Rows per column. */
const STEEPEST_SHORE = 0.45
/** Rows below the first one of the water that have to be water, too. */
const SHORE_RUN = 6

/** The row at which each column's water begins, smoothed so that reflections do not tear. */
function findShore(depth: Float32Array, camera: Camera, above: number): Float32Array {
  const { w, h, focalLength, horizon } = camera
  const shore = new Float32Array(w).fill(horizon)
  const isWater = (x: number, y: number) => {
    const t = (above * focalLength) / (y + 0.5 - horizon)
    return t > 0 && depth[y * w + x] >= t * 0.999
  }
  for (let x = 0; x < w; x++)
    for (let y = Math.max(0, Math.floor(horizon)); y < h; y++) {
      // Far ground that dips under the water's level for a row or two is no shore yet.
      if (isWater(x, y) && isWater(x, Math.min(h - 1, y + SHORE_RUN))) {
        shore[x] = y
        break
      }
    }
  // Where the bank leaps nearer from one column to the next its reflection leans over, or there would be an upright seam.
  for (let x = 1; x < w; x++) shore[x] = Math.min(shore[x], shore[x - 1] + STEEPEST_SHORE)
  for (let x = w - 2; x >= 0; x--) shore[x] = Math.min(shore[x], shore[x + 1] + STEEPEST_SHORE)
  return shore.map((_, x) => {
    let sum = 0
    for (let k = -3; k <= 3; k++) sum += shore[clamp(x + k, 0, w - 1)]
    return sum / 7
  })
}

/** Adds the path of light below the sun or the moon; `crest` is how much a wave faces the light. */
function createGlitter(camera: Camera, environment: Environment) {
  const { w, h, focalLength, horizon } = camera
  const { time, sunDirection, moonDisc } = environment
  const lowSun = time === 'sunset' || time === 'golden' || time === 'dawn'
  const strength =
    (lowSun ? 1 : environment.moon ? 0.5 : 0.6) *
    (moonDisc ? 0.8 : 1) *
    (environment.sunElevation < 0.25 || moonDisc ? 1 : 0.25)
  const azimuth = Math.atan2(sunDirection[0], sunDirection[2])
  const sunBeside = Math.abs(azimuth) > 1.2
  const pathX = moonDisc ? moonDisc[0] : sunBeside ? -1e5 : w / 2 + Math.tan(azimuth) * focalLength
  const light = moonDisc ? MOONLIGHT : environment.sunColour
  const shines = environment.glowColour[0] > 0.2 || moonDisc !== undefined
  return (x: number, below: number, crest: number, out: RGB) => {
    if (!shines) return
    const spread = w * (0.018 + 0.07 * (below / (h - horizon)))
    const offset = (x - pathX) / spread
    const onPath = Math.exp(-offset * offset * 0.5)
    if (onPath <= 0.01) return
    const k = (clamp(crest) * onPath) ** 1.5 * 3.2 * strength
    for (let c = 0; c < 3; c++) out[c] += light[c] * k * 0.7
  }
}
