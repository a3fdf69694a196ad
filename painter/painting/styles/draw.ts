import { parsePrompt } from '../../language/parse.ts'
import type { Scene } from '../../language/scene.ts'
import type { Medium } from '../../language/vocabulary/media.ts'
import type { StyleKey } from '../../styles.ts'
import { paint } from '../composition/paint.ts'
import { analogFilm } from './analog-film.ts'
import { anime } from './anime.ts'
import { cinematic } from './cinematic.ts'
import { comicBook } from './comic-book.ts'
import { digitalArt } from './digital-art.ts'
import { fromDisplay, type RgbaPicture } from './display-raster.ts'
import { chalk, crayon, pencil } from './dry-strokes.ts'
import { fantasyArt } from './fantasy-art.ts'
import { isometric } from './isometric/isometric.ts'
import { lineArt } from './line-art.ts'
import { lowPoly } from './low-poly.ts'
import { model3d } from './model-3d/model-3d.ts'
import { modelingCompound } from './modeling-compound.ts'
import { neonPunk } from './neon-punk.ts'
import { oilPainting } from './oil-painting.ts'
import { origami } from './origami.ts'
import { photographic } from './photographic.ts'
import { pixelArt } from './pixel-art.ts'
import { enhanced, plain } from './plain.ts'
import type { SceneStyle } from './scene-style.ts'
import { stainedGlass } from './stained-glass.ts'
import { develop, type PictureStyle } from './style.ts'
import { tileTexture } from './tile-texture.ts'
import { inkWash, watercolour } from './wet-paint.ts'

/** A style that people choose, or a medium that the words of a prompt name. */
export type Look = StyleKey | Medium

const LOOKS: Record<Look, PictureStyle | SceneStyle> = {
  none: plain,
  '3d-model': model3d,
  'analog-film': analogFilm,
  anime,
  cinematic,
  'comic-book': comicBook,
  'digital-art': digitalArt,
  enhance: enhanced,
  'fantasy-art': fantasyArt,
  isometric,
  'line-art': lineArt,
  'low-poly': lowPoly,
  'modeling-compound': modelingCompound,
  'neon-punk': neonPunk,
  origami,
  photographic,
  'pixel-art': pixelArt,
  'tile-texture': tileTexture,
  watercolour,
  'ink-wash': inkWash,
  'oil-painting': oilPainting,
  pencil,
  crayon,
  chalk,
  'stained-glass': stainedGlass,
}

/** The style as a treatment of any picture; null for those that draw the things of a scene themselves. */
export function pictureStyle(key: StyleKey): PictureStyle | null {
  const style = LOOKS[key]
  return 'draw' in style ? null : style
}

/** Shares of the work, as fractions done, after painting and after developing. */
const PAINTED = 0.75
const DEVELOPED = 0.82

type ImageOptions = {
  /** Called with fractions from 0 to 1 that grow. */
  onProgress?: (fraction: number) => void
}

/**
 * Paints a prompt in a look. The same arguments give the same pixels.
 *
 * @param w pixels, like `h`
 * @param negativePrompt what must not appear
 */
export async function createImage(
  prompt: string,
  w: number,
  h: number,
  seed: number,
  look: Look,
  negativePrompt = '',
  { onProgress = () => {} }: ImageOptions = {},
): Promise<RgbaPicture & { scene: Scene }> {
  const style = LOOKS[look]
  if ('draw' in style) {
    const scene = withGround(parsePrompt(prompt, negativePrompt))
    const picture = await style.draw(scene, w, h, seed, onProgress)
    onProgress(1)
    return { ...picture, scene }
  }
  const { developed, subject, scene } = await paintAndDevelop(style, prompt, w, h, seed, {
    negativePrompt,
    onProgress,
  })
  const picture = fromDisplay(style.restyle(developed, seed, subject))
  onProgress(1)
  return { ...picture, scene }
}

/** In a call of its own: restyling then has the memory of the painted frame, some thirty megabytes. */
async function paintAndDevelop(
  style: PictureStyle,
  prompt: string,
  w: number,
  h: number,
  seed: number,
  { negativePrompt, onProgress }: { negativePrompt: string; onProgress: (fraction: number) => void },
) {
  const painted = await paint(prompt, w, h, seed, {
    negativePrompt,
    onStep: fraction => onProgress(fraction * PAINTED),
  })
  onProgress(PAINTED)
  const developed = develop(painted, seed, style)
  onProgress(DEVELOPED)
  return { developed, subject: painted.frame.subjectMask ?? null, scene: painted.scene }
}

/** Models stand on the ground of the place that a designed picture would only speak of. */
const withGround = (scene: Scene): Scene =>
  scene.place === 'poster' ? { ...scene, place: scene.poster ?? 'hills' } : scene
