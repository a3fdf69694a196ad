import { proportionOf } from '#catalogue/ratios.ts'
import { openPicture, RESULT_PIXEL_LIMIT } from '#server/images/sharp.ts'
import type { EngineRequest } from '../engine.ts'
import { hasInput, inputOf } from '../provider/inputs.ts'
import type { Size } from '../provider/sizes.ts'
import type { Instruction } from './instructions.ts'

/** The sizes that every compatible model draws. */
const COMMON_SIZES: readonly Size[] = [
  { width: 1024, height: 1024 },
  { width: 1536, height: 1024 },
  { width: 1024, height: 1536 },
]
/** Limits of models that draw any size. */
const STEP = 16
const LONGEST_RATIO = 3
const FEWEST_PIXELS = 655_360
/** More costs more than people pay for a change. */
const MOST_CHANGED_PIXELS = 1536 * 1024
/** Shapes that differ by less look the same. */
const TOLERANCE = 0.02

/** The shape that a result is to have: width to height, how many pixels about, and how people call it. */
export type Shape = { proportion: number; pixels: number; title: string }

/** The shape that the person chose, or that of the picture which is changed. */
export function shapeFor(request: EngineRequest, { shape, pixels }: Instruction): Shape {
  if (shape === 'chosen' || !hasInput(request, shape)) {
    return { proportion: proportionOf(request.aspectRatio), pixels, title: request.aspectRatio }
  }
  const { width, height } = inputOf(request, shape)
  return {
    proportion: width / height,
    pixels: Math.min(MOST_CHANGED_PIXELS, Math.max(FEWEST_PIXELS, width * height)),
    title: `${width} × ${height}`,
  }
}

const unlike = ({ width, height }: Size, proportion: number) =>
  Math.abs(Math.log(width / height) - Math.log(proportion))

/** The size to ask for: of that shape where the model draws any size, or the most similar of the common ones. */
export function sizeFor({ proportion, pixels }: Shape, takesAny: boolean): Size {
  const candidates = takesAny ? sizesAround(proportion, pixels) : COMMON_SIZES
  const rank = (size: Size) => Math.round(unlike(size, proportion) * 1_000)
  const distance = ({ width, height }: Size) => Math.abs(Math.log((width * height) / pixels))
  return [...candidates].sort((a, b) => rank(a) - rank(b) || distance(a) - distance(b))[0]!
}

/** Sizes that the model draws, with about that many pixels and a shape close to that proportion. */
function sizesAround(proportion: number, pixels: number): Size[] {
  const possible = Math.min(LONGEST_RATIO, Math.max(1 / LONGEST_RATIO, proportion))
  const middle = Math.sqrt(pixels * possible)
  const sizes: Size[] = []
  for (let width = STEP * Math.ceil((middle * 0.9) / STEP); width <= middle * 1.1; width += STEP) {
    const exact = width / possible / STEP
    for (const height of [Math.floor(exact) * STEP, Math.ceil(exact) * STEP]) {
      const isLong = Math.max(width / height, height / width) > LONGEST_RATIO
      if (!isLong && width * height >= FEWEST_PIXELS) sizes.push({ width, height })
    }
  }
  return sizes
}

/** The note about a picture that came in another shape than was asked for; null when it did not. */
export async function shapeNote(bytes: Uint8Array, wanted: Shape): Promise<string | null> {
  const size = await openPicture(bytes, RESULT_PIXEL_LIMIT)
    .metadata()
    .catch(() => null)
  if (!size || unlike(size, wanted.proportion) <= TOLERANCE) return null
  return `This model does not draw ${wanted.title}, so the picture is ${size.width} × ${size.height}.`
}
