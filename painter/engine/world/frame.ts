import type { RGB } from '../core/colour.ts'
import type { Noise } from '../core/noise.ts'
import { createRaster, type Raster } from '../core/raster.ts'
import { type Camera, createCamera } from './camera.ts'
import type { Environment, Vector } from './environment.ts'

/** What sprites and layers are painted on. */
export type PaintSurface = {
  image: Raster
  /** Distance from the camera in metres, per pixel; 1e9 where there is only sky. */
  depth: Float32Array
  /** How much of each pixel (0..1) is a subject of the picture: styles outline and simplify by it. */
  subjectMask?: Float32Array
  /** Pixels of buildings: no ground, whatever their distance. */
  walls?: Uint8Array
}

/** A picture in the making: its pixels, and everything later layers need to know about the scene. */
export type Frame = PaintSurface & {
  camera: Camera
  /** The camera's height in metres above the ground it stands on; its own height counts from zero. */
  eyeHeight: number
  environment: Environment
  noise: Noise
  /** The water's height in metres; null where there is none. */
  waterLevel: number | null
  /** The ground's height in metres at a place in metres. */
  groundHeight: (x: number, z: number) => number
  /** The row at which the ground is seen, in a column of pixels at a distance in metres. */
  groundRow: (column: number, distance: number) => number
  /** Fades a colour into the air, by its distance in metres, at a pixel; writes it into `out`. */
  applyFog: (colour: RGB, distance: number, column: number, row: number, out: RGB) => void
  /** Whether its air holds mist already that lies in the valleys. */
  isMisty?: boolean
  /** Whether nothing grows at a place in metres. */
  isBare?: (x: number, z: number) => boolean
  /** Reflects in the water what has been painted since. */
  repaintWater?: () => void
  /** Lets sunlight fall through the water, over everything painted so far. */
  addLightShafts?: () => void
  /** Towards the light that the planets are lit by. */
  lightDirection?: Vector
  /** From the middle of a room to its side walls, in metres. */
  sideWalls?: number
  /** The row of the table's far edge, or of the middle of the window sill. */
  tableRow?: number
  sillRow?: number
}

/** An empty frame without ground, fog or water, with its horizon at a fraction of the height. */
export function createFlatFrame(
  w: number,
  h: number,
  environment: Environment,
  noise: Noise,
  horizon = 0.5,
): Frame {
  const camera = createCamera(w, h, horizon, 1.7)
  return {
    image: createRaster(w, h),
    depth: new Float32Array(w * h).fill(1e9),
    camera,
    eyeHeight: camera.height,
    environment,
    noise,
    waterLevel: null,
    groundHeight: () => 0,
    groundRow: () => h * 0.8,
    applyFog: leaveUnfogged,
  }
}

/** A frame of nothing but its sky, over level ground. */
export function createLevelFrame(
  sky: Raster,
  camera: Camera,
  environment: Environment,
  noise: Noise,
  applyFog: Frame['applyFog'],
): Frame {
  return {
    image: { w: camera.w, h: camera.h, data: new Float32Array(sky.data) },
    depth: new Float32Array(camera.w * camera.h).fill(1e9),
    camera,
    eyeHeight: camera.height,
    environment,
    noise,
    waterLevel: null,
    groundHeight: () => 0,
    groundRow: (_column, distance) => camera.horizon + (camera.height / distance) * camera.focalLength,
    applyFog,
  }
}

/** The fog of a scene that has none. */
export const leaveUnfogged: Frame['applyFog'] = (colour, _distance, _column, _row, out) => {
  out[0] = colour[0]
  out[1] = colour[1]
  out[2] = colour[2]
}
