import { mixLinear, parseHex, type RGB } from '../../core/colour.ts'
import type { Noise } from '../../core/noise.ts'
import type { Random } from '../../core/random.ts'
import type { Raster } from '../../core/raster.ts'
import { mix } from '../../core/scalar.ts'
import { type Camera, createCamera, viewRay } from '../camera.ts'
import type { Environment } from '../environment.ts'
import { createLevelFrame, type Frame } from '../frame.ts'
import { paintSky } from '../sky/paint-sky.ts'
import type { TimeOfDay } from '../times-of-day.ts'
import { paintWater } from '../water.ts'
import { paintBlocks, type Viewpoint } from './city-blocks.ts'
import { BLOCK, CELL, CELLS, type CityCharacter, HALF_PLAN, planCity, STREET } from './city-plan.ts'
import { paintCarLights, paintStreetLamps } from './street-lights.ts'
import { reflectInWetGround } from './wet-ground.ts'

type CityOptions = CityCharacter & {
  /** From the middle of a street, across water, or from high above through a camera of its own. */
  view: 'skyline' | 'street' | Camera
  /** The street is wet. Rain makes it wet, too. */
  wet?: boolean
  /** False puts asphalt before a skyline instead of water. */
  water?: boolean
  /** In a street, in metres. */
  eyeHeight?: number
}

/** How much of night it is: how many lamps are lit and how much they matter. */
const NIGHT: Record<TimeOfDay, number> = {
  night: 1,
  moonlit: 1,
  dusk: 0.85,
  sunset: 0.4,
  storm: 0.55,
  dawn: 0.25,
  overcast: 0.15,
  golden: 0.1,
  day: 0,
}
/** Radians that the streets are turned at most, seen from above. */
const TURNED = 0.3
const HARBOUR = parseHex('#0c2433')

/** Renders a city, `w` x `h` pixels: its skyline over water, one of its streets, or its roofs. */
export function renderCity(
  w: number,
  h: number,
  environment: Environment,
  noise: Noise,
  random: Random,
  options: CityOptions,
): Frame {
  const night = NIGHT[environment.time]
  const street = options.view === 'street'
  const above = typeof options.view === 'object' ? options.view : null
  const overWater = !street && !above && options.water !== false
  const tall = h / w > 1.2
  const camera =
    above ??
    createCamera(
      w,
      h,
      tall ? (street ? 0.66 : 0.64) : 0.62,
      street ? (options.eyeHeight ?? 2.2) : 14,
      street ? 0.86 : 1,
    )
  if (night > 0.5) {
    const haze: RGB = options.neon ? [0.3, 0.1, 0.34] : [0.22, 0.17, 0.16]
    environment.fogColour = mixLinear(environment.fogColour, haze, 0.55)
  }
  const sky = paintSky(camera, environment, noise)
  if (night > 0.5) addSkyglow(sky, camera, random, options.neon ?? false)
  const frame = createLevelFrame(
    sky,
    camera,
    environment,
    noise,
    createCityFog(sky, camera, environment, street),
  )
  const plan = planCity(random, options, street)
  const toShore = 620 * Math.max(1, w / h / 1.45)
  const yaw = above
    ? random.range(-TURNED, TURNED)
    : street
      ? random.range(-0.035, 0.035)
      : random.range(-0.05, 0.05)
  const viewpoint: Viewpoint = {
    // The street's camera stands in the middle of an avenue.
    x: street ? Math.floor(CELLS / 2 / BLOCK) * BLOCK * CELL - HALF_PLAN : plan.centreX * 0.3,
    z: street ? BLOCK * CELL + STREET * CELL * 0.75 : above ? 0 : -toShore,
    yaw,
  }
  paintBlocks(frame, plan, viewpoint, {
    night,
    street,
    neon: options.neon ?? false,
    overWater,
    old: options.old ?? false,
  })
  if (street && night > 0.2 && !options.ruined) {
    paintStreetLamps(frame, night)
    if (!options.old) paintCarLights(frame, random, night)
  }
  if (street && (options.wet || environment.rain)) reflectInWetGround(frame)
  if (overWater) floodForeground(frame, toShore - 8)
  return frame
}

/** The city's own light on the haze above it. */
function addSkyglow(sky: Raster, camera: Camera, random: Random, neon: boolean) {
  const glow: RGB = neon ? mixLinear([0.42, 0.08, 0.38], [0.05, 0.25, 0.42], random()) : [0.3, 0.2, 0.13]
  for (let y = 0; y < camera.horizon; y++) {
    const k = Math.exp(-(camera.horizon - y) / (sky.h * 0.13)) * 0.8
    for (let x = 0; x < sky.w; x++)
      for (let c = 0; c < 3; c++) sky.data[(y * sky.w + x) * 3 + c] += glow[c] * k
  }
}

/** Distance fades to the sky just above the horizon of each column, its glow included. */
function createCityFog(
  sky: Raster,
  camera: Camera,
  environment: Environment,
  street: boolean,
): Frame['applyFog'] {
  const density = (street ? 1 / 900 : 1 / 5200) * (environment.rain ? 1.3 : 1)
  const row = Math.max(0, Math.floor(camera.horizon) - 4)
  const columns: RGB[] = []
  for (let x = 0; x < camera.w; x++) {
    const clear = environment.skyColour(viewRay(camera, x, camera.horizon - camera.focalLength * 0.035))
    const i = (row * camera.w + x) * 3
    columns.push([
      mix(clear[0], sky.data[i], 0.6),
      mix(clear[1], sky.data[i + 1], 0.6),
      mix(clear[2], sky.data[i + 2], 0.6),
    ])
  }
  return (colour, distance, column, _row, out) => {
    const amount = 1 - Math.exp(-((distance * density * environment.fogDensity) ** 1.1) * 0.9)
    const fog = columns[column | 0]
    out[0] = mix(colour[0], fog[0], amount)
    out[1] = mix(colour[1], fog[1], amount)
    out[2] = mix(colour[2], fog[2], amount)
  }
}

/** Covers the ground nearer than the shore (metres) with water. */
function floodForeground(frame: Frame, shore: number) {
  const { image, depth, camera, environment, noise, applyFog } = frame
  for (let y = Math.ceil(camera.horizon); y < image.h; y++) {
    const distance = (camera.height * camera.focalLength) / (y + 0.5 - camera.horizon)
    if (distance < shore) depth.fill(1e9, y * image.w, (y + 1) * image.w)
  }
  paintWater(image, depth, camera, environment, noise, applyFog, {
    level: 0,
    colour: HARBOUR,
    roughness: 0.75,
  })
  frame.waterLevel = 0
}
