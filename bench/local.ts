import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { createBuiltinEngine } from '#server/engines/builtin/builtin.ts'
import type { EngineRequest } from '#server/engines/engine.ts'
import { createLocalEngine } from '#server/engines/local/local.ts'
import { createModelHost } from '#server/engines/local/model-host.ts'
import { modelProcesses } from '#tests/support/model-process.ts'
import { draw } from './support/embedded.ts'
import { type Bench, type Finding, shown } from './support/finding.ts'
import { median, percentile, timed } from './support/statistics.ts'

const PHOTOGRAPH = new URL('../tests/photographs/astronaut.webp', import.meta.url)
/** Pixels a side: a megapixel, and what a drawing that is worth enlarging has. */
const SIDE = 1024
const DRAWN_SIDE = 512
const SETTINGS = { threads: 1, memoryMb: 8000, provider: 'cpu' }
/** No model that was fetched. */
const NONE = { now: () => new Map() }

/** What the networks that come with the product take, beside what is done without them. One thread each. */
export const local: Bench = async ({ isQuick }) => {
  const rounds = isQuick ? 2 : 9
  const builtin = createBuiltinEngine({ threads: 1 })
  const person = await inputOf(readFileSync(PHOTOGRAPH), SIDE)
  const drawing = await inputOf(
    await draw(builtin, { prompt: 'a rabbit in a meadow', style: 'anime', seed: 7 }),
    DRAWN_SIDE,
  )
  const nothing = { signal: new AbortController().signal, onProgress: () => {} }
  const picture = person.inputs[0]!.bytes

  async function compared(what: string, request: Partial<EngineRequest>, limit?: number): Promise<Finding> {
    const host = createModelHost(SETTINGS)
    const engine = createLocalEngine({ builtin, host, models: NONE, memoryMb: 8000, safetyLimit: null })
    const own = await timed(rounds, () => draw(engine, request), { warmUp: 1 })
    const memory = peakOfModels()
    await engine.close()
    const today = await timed(rounds, () => draw(builtin, request), { warmUp: 1 }).catch(() => null)
    return {
      what,
      value: median(own),
      unit: 'ms',
      ...(limit !== undefined && { limit }),
      comparison: `Without networks: ${today ? shown(median(today), 'ms') : 'refused'}`,
      note: `95 of 100 within ${shown(percentile(own, 0.95), 'ms')}, ${rounds} samples; the process of the models takes ${shown(memory, 'MB')} at most`,
    }
  }
  async function alone(what: string, task: 'cutOutPerson' | 'judgeSafety'): Promise<Finding> {
    const host = createModelHost(SETTINGS)
    const work = () => host.run(task, { picture }, nothing)
    const [first] = await timed(1, work)
    const times = await timed(rounds, work, { warmUp: 1 })
    const memory = peakOfModels()
    await host.close()
    return {
      what,
      value: median(times),
      unit: 'ms',
      note: `${shown(first!, 'ms')} with the start of the process; it takes ${shown(memory, 'MB')} at most`,
    }
  }

  try {
    return [
      await alone('person told from the background, the network with decoding', 'cutOutPerson'),
      await alone('picture looked at for nudity, the network with decoding', 'judgeSafety'),
      await compared(
        'removeBackground of a person, one megapixel',
        { mode: 'removeBackground', model: 'pro', ...person },
        1000,
      ),
      await compared('replaceBackground of a person by a plain one, one megapixel', {
        mode: 'replaceBackground',
        model: 'v1.0',
        prompt: 'plain white',
        ...person,
      }),
      await compared('face2sticker, one megapixel', { mode: 'face2sticker', model: 'pro', ...person }),
      await compared('portraitMaker in lines, one megapixel', {
        mode: 'portraitMaker',
        model: 'photomaker-style',
        options: { portraitStyle: 'line-art' },
        ...person,
      }),
      await compared('upscale of a photograph 2 times, one megapixel', {
        mode: 'upscale',
        model: 'v1.1',
        options: { scale: '2' },
        ...person,
      }),
      await compared('upscale of a drawing of 512 × 512 2 times', {
        mode: 'upscale',
        model: 'v1.1',
        options: { scale: '2' },
        ...drawing,
      }),
      await compared('upscale of a drawing of 512 × 512 4 times', {
        mode: 'upscale',
        model: 'v1.1',
        options: { scale: '4' },
        ...drawing,
      }),
    ]
  } finally {
    await builtin.close()
  }
}

async function inputOf(picture: Uint8Array, side: number): Promise<Pick<EngineRequest, 'inputs'>> {
  const bytes = await sharp(picture).resize(side, side).png().toBuffer()
  return { inputs: [{ name: 'file1', bytes, mediaType: 'image/png', width: side, height: side }] }
}

/** The most megabytes that the process of the models has taken; Linux counts them. */
function peakOfModels(): number {
  const [pid] = modelProcesses()
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return (Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) * 1024) / 1e6
}
