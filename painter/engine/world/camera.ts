import type { Vector } from './environment.ts'

/**
 * A pinhole camera that looks along +z and never tilts: the horizon is where the picture's row says, not where
 * a lens would put it, so upright things stay upright.
 */
export type Camera = {
  /** The picture's size in pixels. */
  w: number
  h: number
  /** The row (pixels from the top) of everything at eye level. */
  horizon: number
  focalLength: number
  /** Where the camera stands, in metres. */
  height: number
  x: number
  z: number
}

/** A camera `height` metres up, with the horizon at a fraction of the frame; a `lens` above 1 sees less of the scene. */
export function createCamera(w: number, h: number, horizon: number, height = 2, lens = 1): Camera {
  const focalLength = Math.max(w, h * 0.9) * 0.9 * lens
  return { w, h, horizon: h * horizon, focalLength, height, x: 0, z: 0 }
}

/** The direction (unit vector) seen through the middle of a pixel. */
export const viewRay = (camera: Camera, column: number, row: number): Vector => {
  const x = (column + 0.5 - camera.w / 2) / camera.focalLength
  const y = (camera.horizon - row - 0.5) / camera.focalLength
  const scale = 1 / Math.sqrt(x * x + y * y + 1)
  return [x * scale, y * scale, scale]
}

/** The pixel at which an infinitely far direction is seen; null when it is beside or behind the camera. */
export function projectDirection(camera: Camera, direction: Vector): [number, number] | null {
  if (direction[2] <= 0.02) return null
  return [
    camera.w / 2 + (direction[0] / direction[2]) * camera.focalLength,
    camera.horizon - (direction[1] / direction[2]) * camera.focalLength,
  ]
}
