import { type RGB, scaleColour } from '../../core/colour.ts'
import type { Noise } from '../../core/noise.ts'
import { createRandom, type Random } from '../../core/random.ts'
import { createRaster, type Raster } from '../../core/raster.ts'
import { clamp, mix } from '../../core/scalar.ts'
import { type Camera, projectDirection, viewRay } from '../camera.ts'
import type { Environment } from '../environment.ts'
import { paintDisc, splatGlow } from '../lights.ts'
import { paintAurora } from './aurora.ts'
import { paintClouds } from './clouds.ts'
import { paintMoon } from './moon.ts'
import { paintStarField } from './stars.ts'

/**
 * The sky of an environment, and below the horizon its mirror image (for water to reflect where no scene is).
 * It draws on a random stream of its own, so that what stands below does not change the clouds. Notes in the
 * environment where the moon is.
 */
export function paintSky(camera: Camera, environment: Environment, noise: Noise): Raster {
  const random = createRandom(Math.floor((noise.cell(3, 0) * 0.5 + 0.5) * 1e9))
  const { w, h } = camera
  const image = createRaster(w, h)
  // Who looks down from on high sees no sky.
  if (camera.horizon <= 0) return image
  const bottom = Math.min(h, Math.ceil(camera.horizon) + 2)
  paintGradient(image, camera, environment, bottom)
  if (environment.stars > 0) paintStarField(image, camera, environment, noise, random, bottom)
  if (environment.aurora > 0) paintAurora(image, camera, environment, noise, random)
  paintSunDisc(image, camera, environment, bottom)
  if (environment.moon > 0 && environment.aurora === 0)
    environment.moonDisc = placeMoon(image, camera, environment, noise, random)
  if (environment.giantSunX !== undefined) {
    environment.cloudCover *= 0.55
    environment.glowColour = scaleColour(environment.glowColour, 0.5)
  }
  if (environment.cloudCover > 0.05) paintClouds(image, camera, environment, noise, random, bottom)
  if (environment.giantSunX !== undefined) paintGiantSun(image, camera, environment, bottom)
  return image
}

/** Columns between which the sky's colour is interpolated: along a row it changes slowly. */
const GRADIENT_STEP = 4

function paintGradient(image: Raster, camera: Camera, environment: Environment, bottom: number) {
  const { w, h, data } = image
  for (let y = 0; y < h; y++) {
    const row = y < bottom ? y : Math.max(0, 2 * camera.horizon - y)
    let left = environment.skyColour(viewRay(camera, 0, row))
    for (let x = 0; x < w; x += GRADIENT_STEP) {
      const right = environment.skyColour(viewRay(camera, x + GRADIENT_STEP, row))
      for (let k = 0; k < GRADIENT_STEP && x + k < w; k++) {
        const o = (y * w + x + k) * 3
        const t = k / GRADIENT_STEP
        data[o] = left[0] + (right[0] - left[0]) * t
        data[o + 1] = left[1] + (right[1] - left[1]) * t
        data[o + 2] = left[2] + (right[2] - left[2]) * t
      }
      left = right
    }
  }
}

/** Where further suns stand from the first, in shares of the picture, and how large they are. */
const FURTHER_SUNS = [
  { aside: 0.09, above: 0.16, size: 0.62, light: [1.9, 0.85, 0.34] },
  { aside: -0.12, above: 0.11, size: 0.42, light: [1.5, 1.5, 1.7] },
] as const
/** Low suns of another world are larger than ours. */
const LARGE_SUN = 0.042

function paintSunDisc(image: Raster, camera: Camera, environment: Environment, bottom: number) {
  const centre = projectDirection(camera, environment.sunDirection)
  if (environment.sunDisc <= 0 || !centre) return
  const [x, y] = centre
  const low = environment.time === 'sunset' || environment.time === 'dawn'
  const longSide = Math.max(image.w, image.h)
  const radius = longSide * (environment.suns > 1 ? LARGE_SUN : low ? 0.028 : 0.02)
  const colour = scaleColour(environment.sunColour, environment.sunDisc / 4)
  paintDisc(image, x, y, radius, colour, bottom)
  const side = x < image.w / 2 ? -1 : 1
  for (const { aside, above, size, light } of FURTHER_SUNS.slice(0, environment.suns - 1)) {
    const further: RGB = [...light]
    const [cx, cy] = [x + side * aside * longSide, y - above * image.h]
    splatGlow(image, cx, cy, radius * size * 2.6, scaleColour(further, 0.16))
    paintDisc(image, cx, cy, radius * size, further, bottom)
  }
}

/** How large the moon is there, of its usual size. */
const BETWEEN_HOUSES = 0.62

/** Left or right of the middle, where it does not stand behind the subject. */
function placeMoon(
  image: Raster,
  camera: Camera,
  environment: Environment,
  noise: Noise,
  random: Random,
): [number, number, number] {
  // Several have to be clear of what rises at the sides of the picture.
  const [nearest, farthest] = environment.moon > 1 ? [0.06, 0.14] : [0.14, 0.3]
  const aside = 0.5 + (random.chance(0.5) ? -1 : 1) * random.range(nearest, farthest)
  const x = image.w * (environment.moonColumn ?? aside)
  const y = camera.horizon * random.range(0.2, 0.42)
  const size = (environment.moonColumn === undefined ? 1 : BETWEEN_HOUSES) * (environment.moonScale ?? 1)
  const radius = Math.max(image.w, image.h) * random.range(0.03, 0.05) * size
  const brightness = environment.time === 'moonlit' ? 1 : 0.85
  paintMoon(image, x, y, radius, noise, brightness, environment.moonPhase)
  // Further moons are smaller and stand beside it.
  const side = x < image.w / 2 ? 1 : -1
  for (let k = 1; k < environment.moon; k++)
    paintMoon(
      image,
      x + side * image.w * (0.06 + 0.11 * k),
      camera.horizon * (k === 1 ? 0.14 : 0.4),
      radius * (k === 1 ? 0.55 : 0.32),
      noise,
      brightness * 0.9,
      environment.moonPhase,
    )
  return [x, y, radius]
}

/** From above to below: the light of a huge sun, and what it throws on the sky about it. */
const RED_SUN = { above: [1.05, 0.07, 0.05], below: [1.05, 0.16, 0.05], halo: [0.5, 0.12, 0.06] } as const

/** A huge sun that touches the horizon, for silhouettes to stand in front of. */
function paintGiantSun(image: Raster, camera: Camera, environment: Environment, bottom: number) {
  const { w, h, data } = image
  const radius = Math.min(w, h) * 0.3
  const cx = w * (environment.giantSunX ?? 0.5)
  const cy = camera.horizon - radius * 0.78
  const { above, below, halo } = RED_SUN
  for (let y = 0; y < bottom; y++)
    for (let x = 0; x < w; x++) {
      const d = Math.hypot(x - cx, y - cy) / radius
      const i = (y * w + x) * 3
      const t = clamp(((y - cy) / radius) * 0.5 + 0.5)
      const k = clamp((1 - d) * radius * 0.5)
      for (let c = 0; c < 3; c++) {
        data[i + c] = mix(data[i + c], mix(above[c], below[c], t), k)
        data[i + c] += halo[c] * Math.exp(-Math.max(0, d - 1) * 3.2) * 0.35 * (1 - k)
      }
    }
}
