import { toDisplayInPlace } from '../../engine/core/raster.ts'
import { finish, type Lens } from '../composition/finish.ts'
import type { Painted } from '../composition/paint.ts'
import type { DisplayRaster } from './display-raster.ts'
import { antialias } from './filters/antialias.ts'

/** A look given to a painted scene. */
export type PictureStyle = {
  /** What the scene is photographed with. */
  lens: Lens
  /** Factor on the scene's own exposure; 1 when absent. */
  exposure?: number
  /** Adds to the scene's light before it is developed. */
  light?: (painted: Painted, seed: number) => void
  /**
   * Restyles the developed picture; may change it in place.
   *
   * @param subject 0..1 per pixel, 1 where the main subject is; null without one
   */
  restyle: (picture: DisplayRaster, seed: number, subject: Float32Array | null) => DisplayRaster
}

/** The scene seen through the style's lens, as an anti-aliased display picture: the frame's own, whose light is gone. */
export function develop(painted: Painted, seed: number, style: PictureStyle): DisplayRaster {
  style.light?.(painted, seed)
  finish(painted, seed, style.lens)
  const { image, environment } = painted.frame
  const exposure = environment.exposure * (style.exposure ?? 1)
  toDisplayInPlace(image, exposure)
  antialias(image)
  return image
}
