import type { Camera } from '../../../engine/world/camera.ts'

/** Where and how large the main subject is to be seen, and the camera that sees it so. */
export type Shot = {
  camera: Camera
  /** Distance to the main subject in metres. */
  focus: number
  /** Height of the main subject in pixels. */
  size: number
  /** And its breadth, in its own heights. */
  broadness: number
}
