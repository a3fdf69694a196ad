import sharp from 'sharp'
import { InvalidJobError, type Made, type Report } from '#painter/job.ts'
import type { EditJob, EditLimits } from '../job.ts'
import { type Pixels, upscale } from './upscale.ts'

const UPSCALING_SHARE = 0.9

const FACTORS: Record<string, 2 | 3 | 4> = { '2': 2, '3': 3, '4': 4 }

/** Enlarges the job's picture two, three or four times and encodes it as a PNG. Alpha is kept. */
export async function upscalePicture(
  job: EditJob,
  report: Report,
  { problemWithUpscale }: EditLimits,
): Promise<Made> {
  const [bytes] = job.inputs
  if (!bytes) throw new InvalidJobError('Add the picture that is to be upscaled.')
  const scale = job.options.scale ?? '2'
  const factor = Object.hasOwn(FACTORS, scale) ? FACTORS[scale] : null
  if (!factor) throw new InvalidJobError('A picture can be upscaled 2, 3 or 4 times.')

  const problem = problemWithUpscale(await sizeOf(bytes), factor)
  if (problem) throw new InvalidJobError(problem)
  const source = await decode(bytes)
  const result = upscale(source, {
    factor,
    thinnedEdges: job.model === 'v1.0',
    onProgress: fraction => report(fraction * UPSCALING_SHARE),
  })
  const { width, height, channels, data } = result
  const picture = await sharp(data, { raw: { width, height, channels } })
    .png({ compressionLevel: 2, adaptiveFiltering: true })
    .toBuffer()
  return {
    picture,
    source: 'algorithmicallyEnhanced',
    note: `Enlarged ${factor} times by the built-in engine: edges are sharper, no detail is invented.`,
  }
}

/** Reads the header only, so that a huge picture is refused before it is decoded. */
const sizeOf = (bytes: Uint8Array) => sharp(bytes).metadata().catch(refuseUnreadable)

async function decode(bytes: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(bytes)
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(refuseUnreadable)
  const { width, height, channels } = info
  if (channels !== 3 && channels !== 4) throw new InvalidJobError('This kind of picture cannot be upscaled.')
  return { width, height, channels, data }
}

function refuseUnreadable(): never {
  throw new InvalidJobError('The picture could not be read.')
}
