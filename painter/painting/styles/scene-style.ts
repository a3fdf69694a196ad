import type { Scene } from '../../language/scene.ts'
import type { RgbaPicture } from './display-raster.ts'

/** A look that is not a treatment of the painted world but draws the scene in its own way. */
export type SceneStyle = {
  /**
   * `w` and `h` in pixels.
   *
   * @param onProgress called with fractions that grow, as real steps are done
   */
  draw: (
    scene: Scene,
    w: number,
    h: number,
    seed: number,
    onProgress?: (fraction: number) => void,
  ) => Promise<RgbaPicture>
}

/** Whether the scene is one of the dark hours. */
export const isNight = (scene: Scene) => ['night', 'moonlit', 'dusk'].includes(scene.time)
