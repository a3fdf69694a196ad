import sharp from 'sharp'
import { RATIOS } from './engine/core/ratios.ts'
import { InvalidJobError, type Made, type PaintJob, type PaintModel, type Report } from './job.ts'
import { describeScene } from './language/describe.ts'
import { mediumNamed } from './language/vocabulary/media.ts'
import { createImage } from './painting/styles/draw.ts'
import { isStyle } from './styles.ts'

/**
 * How the four models differ. `size` is the linear size against the ratio table's 1 megapixel;
 * `oversampling` paints larger and scales down, which smooths edges that the painter leaves jagged.
 */
const FINISHES: Record<PaintModel, { size: number; oversampling: number }> = {
  fast: { size: Math.SQRT1_2, oversampling: 1 },
  standard: { size: 1, oversampling: 1 },
  pro: { size: 1, oversampling: 1.5 },
  ultra: { size: 1.5, oversampling: 1 },
}

/** Part of the progress that painting takes; encoding is the rest. */
const PAINTING_SHARE = 0.97

/** Paints the job's prompt and encodes it as a PNG. */
export async function paintPicture(job: PaintJob, report: Report): Promise<Made> {
  if (!isStyle(job.style)) throw new InvalidJobError(`There is no style called “${job.style}”.`)
  const table = RATIOS[job.aspectRatio]
  if (!table) throw new InvalidJobError(`Pictures are not painted in the ratio “${job.aspectRatio}”.`)

  // A style that was chosen goes before what the words say.
  const named = job.style === 'none' ? mediumNamed(job.prompt) : null
  const look = named?.medium ?? job.style

  const finish = FINISHES[job.model]
  const [width, height] = scaledSize(table, finish.size)
  // Pixel art has hard edges on purpose; scaling would blur its grid.
  const oversampling = look === 'pixel-art' ? 1 : finish.oversampling
  const [paintedWidth, paintedHeight] = scaledSize(table, finish.size * oversampling)

  const painted = await createImage(
    job.prompt,
    paintedWidth,
    paintedHeight,
    job.seed,
    look,
    job.negativePrompt,
    { onProgress: fraction => report(fraction * PAINTING_SHARE) },
  )

  const picture = await sharp(painted.px, { raw: { width: painted.w, height: painted.h, channels: 4 } })
    .removeAlpha()
    .resize(width, height, { kernel: 'lanczos3', fit: 'fill' })
    .png({ compressionLevel: 2, adaptiveFiltering: true })
    .toBuffer()
  return { picture, source: 'algorithmicMedia', note: describeScene(painted.scene, named?.words) }
}

/** The nearest even size in exactly the table's proportions. */
function scaledSize([width, height]: [number, number], factor: number): [number, number] {
  const divisor = greatestCommonDivisor(width, height)
  const unit = 2 * Math.round((divisor * factor) / 2)
  return [(width / divisor) * unit, (height / divisor) * unit]
}

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b)
