import { createBuiltinEngine } from '#server/engines/builtin/builtin.ts'
import type { EnginePicture, EngineRequest } from '#server/engines/engine.ts'
import { type Bench, type Finding, shown } from './support/finding.ts'
import { median } from './support/statistics.ts'

const PROMPTS = [
  'a lighthouse on a cliff at dusk',
  'a forest in autumn with a deer',
  'the skyline of a city at night in the rain',
  'a red vintage car in the desert',
  'snowy mountains behind a lake, photographic',
  'a cat on a window sill with flowers',
]

/** How long the embedded engine itself takes with one thread. */
export const painter: Bench = async ({ isQuick }) => {
  const engine = createBuiltinEngine({ threads: 1 })
  const draw = async (request: Partial<EngineRequest>) => {
    const begun = performance.now()
    const submission = await engine.submit({ ...USUAL, ...request }, CONTEXT)
    if (submission.kind !== 'done') throw new Error('the embedded engine answers in the call')
    return { seconds: (performance.now() - begun) / 1000, picture: submission.result.pictures[0]! }
  }
  const prompts = isQuick ? PROMPTS.slice(0, 2) : PROMPTS
  const rounds = isQuick ? 1 : 3
  try {
    const first = await draw({ prompt: PROMPTS[0] })
    const findings: Finding[] = []
    for (const model of ['fast', 'standard', 'pro', 'ultra']) {
      const times: number[] = []
      for (let seed = 0; seed < rounds; seed++)
        for (const prompt of prompts) times.push((await draw({ prompt, model, seed })).seconds)
      findings.push({
        what: `a picture by ${model}, ${SIZES[model]}`,
        value: median(times),
        unit: 's',
        note: `${prompts.length} prompts, ${shown(Math.min(...times), 's')} to ${shown(Math.max(...times), 's')}`,
      })
    }
    findings.push({ what: 'the first picture of a thread, with loading', value: first.seconds, unit: 's' })
    const upscaled: number[] = []
    for (let i = 0; i < rounds + 1; i++) upscaled.push((await draw(upscaleOf(first.picture))).seconds)
    findings.push({
      what: 'upscale of one megapixel to four (2x)',
      value: median(upscaled.slice(1)),
      unit: 's',
    })
    return findings
  } finally {
    await engine.close()
  }
}

const SIZES: Record<string, string> = {
  fast: '0.5 megapixels',
  standard: '1 megapixel',
  pro: '1 megapixel, painted larger',
  ultra: '2.4 megapixels',
}

const USUAL: EngineRequest = {
  creationId: 'cre_bench',
  attempt: 1,
  mode: 'txt2img',
  model: 'standard',
  prompt: '',
  searchPrompt: '',
  negativePrompt: '',
  seed: 1,
  style: 'none',
  aspectRatio: '1:1',
  imageStrength: 0.8,
  options: {},
  inputs: [],
}
const CONTEXT = { signal: new AbortController().signal, onProgress: () => {} }

const upscaleOf = ({ bytes }: EnginePicture): Partial<EngineRequest> => ({
  mode: 'upscale',
  model: 'v1.0',
  options: { scale: '2' },
  inputs: [{ name: 'file1', bytes, mediaType: 'image/png', width: 1024, height: 1024 }],
})
