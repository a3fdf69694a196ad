import { createBuiltinEngine } from '#server/engines/builtin/builtin.ts'
import type { EngineRequest } from '#server/engines/engine.ts'
import { type Bench, type Finding, shown } from './support/finding.ts'
import { median, percentile } from './support/statistics.ts'

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
    return { seconds: (performance.now() - begun) / 1000 }
  }
  const prompts = isQuick ? PROMPTS.slice(0, 2) : PROMPTS
  const rounds = isQuick ? 1 : 3
  try {
    const first = await draw({ prompt: PROMPTS[0] })
    const findings: Finding[] = []
    const standard: number[] = []
    for (const model of ['fast', 'standard', 'pro', 'ultra']) {
      const times: number[] = []
      for (let seed = 0; seed < rounds; seed++)
        for (const prompt of prompts) times.push((await draw({ prompt, model, seed })).seconds)
      if (model === 'standard') standard.push(...times)
      findings.push({
        what: `a picture by ${model}, ${SIZES[model]}`,
        value: median(times),
        unit: 's',
        ...(model === 'standard' && { limit: 3 }),
        note: `${prompts.length} prompts, ${shown(Math.min(...times), 's')} to ${shown(Math.max(...times), 's')}`,
      })
    }
    findings.push({
      what: 'one in twenty pictures by standard takes longer than',
      value: percentile(standard, 0.95),
      unit: 's',
      limit: 6,
    })
    findings.push({ what: 'the first picture of a thread, with loading', value: first.seconds, unit: 's' })
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
