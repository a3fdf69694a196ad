import sharp, { type Sharp } from 'sharp'
import { createBuiltinEngine } from '#server/engines/builtin/builtin.ts'
import { draw } from './support/embedded.ts'
import type { Bench, Finding } from './support/finding.ts'

/** Pictures of different kinds: a face, fine detail, a smooth sky, flat colours. */
const PROMPTS = [
  { prompt: 'portrait of a woman with red hair and freckles', seed: 13, aspectRatio: '4:5' },
  { prompt: 'a cute robot in a flower garden', seed: 16, aspectRatio: '1:1' },
  { prompt: 'three sailboats on a calm sea at sunset', seed: 8, aspectRatio: '16:9' },
  { prompt: 'a koala in a meadow', seed: 40, aspectRatio: '4:5', style: '3d-model' },
]
const WIDTHS = [320, 640, 1280]
/** As `images/finish.ts` has it. */
const WEBP = { quality: 80, effort: 2 }
const AVIF_EFFORTS = [0, 2]
const AVIF_QUALITIES = [45, 55, 62, 70]

type Encoded = { bytes: number; ms: number; fidelity: number }

/** Whether derivatives in AVIF would be worth their time: size and processor time at the fidelity of WebP. */
export const derivatives: Bench = async ({ isQuick }) => {
  const engine = createBuiltinEngine({ threads: 1 })
  const threads = sharp.concurrency()
  // One thread, so that the time of the process is the time of the encoder.
  sharp.concurrency(1)
  // The product decodes no AVIF; here it is only compared.
  sharp.unblock({ operation: ['VipsForeignLoadHeif'] })
  try {
    const totals = new Map<string, { bytes: number; ms: number }>()
    const add = (name: string, { bytes, ms }: Encoded) => {
      const total = totals.get(name) ?? { bytes: 0, ms: 0 }
      totals.set(name, { bytes: total.bytes + bytes, ms: total.ms + ms })
    }
    const prompts = isQuick ? PROMPTS.slice(0, 1) : PROMPTS
    for (const request of prompts) {
      const picture = await draw(engine, { model: 'standard', ...request })
      for (const width of WIDTHS) {
        const { data, info } = await sharp(picture)
          .resize({ width, withoutEnlargement: true })
          .removeAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true })
        const pixels = { data, raw: { width: info.width, height: info.height, channels: info.channels } }
        const webp = await encode(pixels, image => image.webp(WEBP))
        add('WebP', webp)
        for (const effort of AVIF_EFFORTS) {
          for (const quality of AVIF_QUALITIES) {
            const avif = await encode(pixels, image => image.avif({ quality, effort }))
            if (avif.fidelity < webp.fidelity && quality !== AVIF_QUALITIES.at(-1)) continue
            add(`AVIF, effort ${effort}`, avif)
            break
          }
        }
      }
    }
    return [...totals].flatMap(([name, { bytes, ms }]): Finding[] => [
      { what: `three derivatives as ${name}: bytes`, value: bytes / prompts.length / 1_000, unit: 'kB' },
      { what: '… processor time', value: ms / prompts.length, unit: 'ms' },
    ])
  } finally {
    sharp.concurrency(threads)
    await engine.close()
  }
}

type Pixels = { data: Buffer; raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }

async function encode({ data, raw }: Pixels, as: (image: Sharp) => Sharp): Promise<Encoded> {
  const before = process.cpuUsage()
  const encoded = await as(sharp(data, { raw })).toBuffer()
  const { user, system } = process.cpuUsage(before)
  const decoded = await sharp(encoded).removeAlpha().raw().toBuffer()
  return { bytes: encoded.byteLength, ms: (user + system) / 1_000, fidelity: fidelityOf(data, decoded) }
}

/** Peak signal-to-noise ratio in decibels: the higher, the nearer to the original. */
function fidelityOf(original: Uint8Array, decoded: Uint8Array): number {
  let sum = 0
  for (let i = 0; i < original.length; i++) sum += (original[i]! - decoded[i]!) ** 2
  return 10 * Math.log10(255 ** 2 / (sum / original.length || 1e-9))
}
