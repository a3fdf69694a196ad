import { setTimeout as sleep } from 'node:timers/promises'
import { createBuiltinEngine } from '#server/engines/builtin/builtin.ts'
import type { Engine, EngineRequest } from '#server/engines/engine.ts'
import { call } from '#tests/support/person.ts'
import { create, openCreations } from './support/calls.ts'
import type { Bench, Finding } from './support/finding.ts'
import { invite } from './support/people.ts'
import { fillWall } from './support/rows.ts'
import { withPreparedServer } from './support/server.ts'
import { median, percentile, timed } from './support/statistics.ts'

/** What the embedded engine's edits take: time, memory, and from the web server beside them. */
export const darkroom: Bench = async ({ isQuick }) => {
  const engine = createBuiltinEngine({ threads: 1 })
  try {
    const portrait = await draw(engine, {
      mode: 'txt2img',
      prompt: 'portrait of a girl with freckles and curly red hair',
      aspectRatio: '4:5',
      seed: 7,
    })
    return [
      ...(await timesOf(engine, portrait, isQuick ? 2 : 7)),
      await stopOf(engine, portrait, isQuick ? 2 : 10),
      ...(await memoryOf(engine, portrait, isQuick ? 6 : 60)),
      await pageBesideTasks(isQuick ? 40 : 400),
    ]
  } finally {
    await engine.close()
  }
}

const USUAL: EngineRequest = {
  creationId: 'cre_bench',
  attempt: 1,
  mode: '',
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

async function draw(engine: Engine, request: Partial<EngineRequest>): Promise<Uint8Array> {
  const context = { signal: new AbortController().signal, onProgress: () => {} }
  const submission = await engine.submit({ ...USUAL, ...request }, context)
  if (submission.kind !== 'done') throw new Error('the embedded engine answers in the call')
  return submission.result.pictures[0]!.bytes
}

const withPicture = (bytes: Uint8Array): Partial<EngineRequest> => ({
  inputs: [{ name: 'file1', bytes, mediaType: 'image/png', width: 1024, height: 1024 }],
})

/** Every edit of one megapixel. */
const EDITS: { mode: string; model: string; limit?: number; rest?: Partial<EngineRequest> }[] = [
  { mode: 'removeBackground', model: 'pro', limit: 2 },
  { mode: 'upscale', model: 'v1.0', limit: 1.5, rest: { options: { scale: '2' } } },
  { mode: 'photo2anime', model: 'v1.0' },
  { mode: 'fixOldPhoto', model: 'v1.0' },
  { mode: 'searchRecolor', model: 'pro', rest: { searchPrompt: 'orange', prompt: 'blue' } },
  { mode: 'searchReplace', model: 'pro', rest: { searchPrompt: 'orange', prompt: 'a cat' } },
  { mode: 'structure', model: 'pro', rest: { prompt: 'a snowy night' } },
  { mode: 'face2sticker', model: 'pro' },
  { mode: 'emoji', model: 'pro', rest: { prompt: 'a proud teapot' } },
  { mode: 'logoMaker', model: 'v1.0', rest: { prompt: '“Red Fox” coffee roasters' } },
]

async function timesOf(engine: Engine, picture: Uint8Array, rounds: number): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { mode, model, limit, rest } of EDITS) {
    const times = await timed(rounds, () => draw(engine, { mode, model, ...withPicture(picture), ...rest }), {
      warmUp: 1,
    })
    findings.push({ what: `${mode} of one megapixel`, value: median(times) / 1000, unit: 's', limit })
  }
  return findings
}

/** How long the process still works after a cancel, beyond what it does when idle. */
async function stopOf(engine: Engine, picture: Uint8Array, rounds: number): Promise<Finding> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const { mode, model, rest } = EDITS[round % 5]!
    const controller = new AbortController()
    const request = { ...USUAL, mode, model, ...withPicture(picture), ...rest }
    const ended = engine
      .submit(request, { signal: controller.signal, onProgress: () => {} })
      .catch(() => null)
    await sleep(150)
    const begun = performance.now()
    controller.abort()
    await ended
    for (let used = process.cpuUsage(), isBusy = true; isBusy; used = process.cpuUsage()) {
      await sleep(20)
      const { user, system } = process.cpuUsage(used)
      isBusy = user + system > IDLE_MICROSECONDS
    }
    times.push(performance.now() - begun)
  }
  return {
    what: 'until work stops after a cancel, at most',
    value: Math.max(...times),
    unit: 'ms',
    limit: 200,
  }
}

/** Of processor time in 20 ms: what the process takes with nothing to do. */
const IDLE_MICROSECONDS = 3_000

const PROMPTS = [
  'a lighthouse on a cliff at dusk',
  'a forest in autumn with a deer',
  'the skyline of a city at night in the rain',
  'a red vintage car in the desert',
  'portrait of a woman with red hair',
]
const STYLES = ['none', 'anime', 'low-poly', 'isometric', 'pixel-art', 'tile-texture']

/** Memory of the process beyond what it had before, while one task after the other is done. */
async function memoryOf(engine: Engine, picture: Uint8Array, tasks: number): Promise<Finding[]> {
  const peaks: number[] = []
  let peak = 0
  const before = megabytes()
  const watch = setInterval(() => {
    peak = Math.max(peak, megabytes())
  }, 20)
  for (let task = 0; task < tasks; task++) {
    peak = 0
    const edit = EDITS[(task >> 1) % EDITS.length]!
    const request =
      task % 2
        ? { mode: edit.mode, model: edit.model, ...withPicture(picture), ...edit.rest }
        : {
            mode: 'txt2img',
            prompt: PROMPTS[(task >> 1) % PROMPTS.length],
            style: STYLES[task % STYLES.length],
            seed: task,
          }
    await draw(engine, request)
    peaks.push(peak - before)
  }
  clearInterval(watch)
  const third = Math.floor(peaks.length / 3)
  return [
    {
      what: `most memory that one of ${tasks} tasks of one megapixel took, beyond the idle process`,
      value: Math.max(...peaks),
      unit: 'MB',
      limit: 400,
      note: `median of the tasks ${median(peaks).toFixed(0)} MB`,
    },
    {
      what: `memory of the last third of ${tasks} tasks against the second`,
      value: median(peaks.slice(-third)) / median(peaks.slice(third, 2 * third)),
      unit: 'times',
      limit: 1.1,
    },
  ]
}

const megabytes = () => process.memoryUsage().rss / 1e6

/** How much later the slowest of a hundred page requests is answered while two pictures are drawn. */
async function pageBesideTasks(rounds: number): Promise<Finding> {
  return await withPreparedServer(
    {
      env: { ENGINE_THREADS: '2', WORKER_CONCURRENCY: '2' },
      async prepare(database) {
        await fillWall(database, 200)
        return await invite(database, 2)
      },
    },
    async (url, guests) => {
      const readPage = () => call(url, '/v1/image/publicList', {})
      const alone = percentile(await timed(rounds, readPage, { warmUp: 20 }), 0.99)
      for (const guest of guests)
        for (let k = 0; k < 4; k++)
          await create(url, guest, { model: 'standard', prompt: `a forest with deer ${k}` })
      while ((await openCreations(url)).processing < 2) await sleep(50)
      const beside = percentile(await timed(rounds, readPage), 0.99)
      return {
        what: 'what two tasks at a time add to the p99 of a page of the wall',
        value: beside - alone,
        unit: 'ms',
        limit: 50,
        comparison: `${beside.toFixed(1)} ms against ${alone.toFixed(1)} ms`,
      }
    },
  )
}
