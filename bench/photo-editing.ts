import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { STYLES } from '#catalogue/styles.ts'
import { createBuiltinEngine } from '#server/engines/builtin/builtin.ts'
import type { Engine } from '#server/engines/engine.ts'
import { call } from '#tests/support/person.ts'
import { create, openCreations } from './support/calls.ts'
import { draw, editTasks, type Task } from './support/embedded.ts'
import { type Bench, type Finding, shown } from './support/finding.ts'
import { watchMemory } from './support/memory.ts'
import { invite } from './support/people.ts'
import { fillWall } from './support/rows.ts'
import { withPreparedServer } from './support/server.ts'
import { median, percentile, timed } from './support/statistics.ts'

/** What the embedded engine's edits take: time, memory, and from the web server beside them. */
export const photoEditing: Bench = async ({ isQuick }) => {
  const memory = watchMemory()
  const engine = createBuiltinEngine({ threads: 1 })
  try {
    const edits = await editTasks(engine)
    return [
      await aloneInItsProcess([...edits, painting(0), FOREST]),
      ...(await manyTasks(engine, edits, memory, isQuick ? 2 : 12)),
      await stopOf(engine, edits, isQuick ? 2 : 10),
      await pageBesideTasks(isQuick ? 40 : 400),
    ]
  } finally {
    memory.stop()
    await engine.close()
  }
}

const PROMPTS = [
  'a lighthouse on a cliff at dusk',
  'a forest in autumn with a deer',
  'the skyline of a city at night in the rain',
  'a red vintage car in the desert',
  'portrait of a woman with red hair',
]

const SINGLE_TASK = fileURLToPath(new URL('./support/single-task.ts', import.meta.url))
/** The painting with the most to hold: two dozen trees, and then strokes along every form. */
const FOREST: Task = {
  name: 'txt2img of a forest',
  request: { prompt: 'a forest in autumn with a deer', style: 'digital-art' },
}

/** What one task takes in a process that does nothing else, libraries and compiled code included. */
async function aloneInItsProcess(tasks: Task[]): Promise<Finding> {
  const taken: Peaks = []
  for (const task of tasks) {
    const child = fork(SINGLE_TASK, { serialization: 'advanced' })
    child.send(task)
    const [megabytes] = await once(child, 'message')
    await once(child, 'exit')
    taken.push({ name: task.name, megabytes: megabytes as number })
  }
  taken.sort((a, b) => b.megabytes - a.megabytes)
  return {
    what: 'most memory that one task of one megapixel takes, in a process of its own, beyond that idle process',
    value: taken[0]!.megabytes,
    unit: 'MB',
    limit: 400,
    note: taken.map(({ name, megabytes }) => `${name} ${megabytes.toFixed(0)}`).join(', '),
  }
}

/** Round after round each edit once, and two paintings in ever other styles: what a long evening brings. */
async function manyTasks(
  engine: Engine,
  edits: Task[],
  memory: ReturnType<typeof watchMemory>,
  rounds: number,
): Promise<Finding[]> {
  const times = new Map<string, number[]>()
  const peaks: { name: string; megabytes: number }[] = []
  const curve: number[] = []
  // The first round only warms up; its memory counts all the same.
  for (let round = 0; round <= rounds; round++)
    for (const { name, request } of [...edits, painting(2 * round), painting(2 * round + 1)]) {
      memory.peak()
      const begun = performance.now()
      await draw(engine, { ...request, seed: round })
      if (round > 0) times.set(name, [...(times.get(name) ?? []), (performance.now() - begun) / 1000])
      peaks.push({ name, megabytes: memory.peak() })
      if (peaks.length % 20 === 0) curve.push(memory.now())
    }
  return [
    ...edits.map(({ name, limit }) => timeOf(name, times.get(name)!, peaks, limit)),
    ...memoryOf(peaks, curve),
  ]
}

const painting = (at: number): Task => ({
  name: 'txt2img',
  request: { prompt: PROMPTS[at % PROMPTS.length], style: STYLES[at % STYLES.length]!.key },
})

type Peaks = { name: string; megabytes: number }[]

function timeOf(name: string, times: number[], peaks: Peaks, limit: number | undefined): Finding {
  const most = Math.max(...peaks.filter(peak => peak.name === name).map(({ megabytes }) => megabytes))
  return {
    what: `${name} of one megapixel`,
    value: median(times),
    unit: 's',
    ...(limit !== undefined && { limit }),
    note: `p95 ${shown(percentile(times, 0.95), 's')} of ${times.length}; memory up to ${shown(most, 'MB')}`,
  }
}

function memoryOf(peaks: Peaks, curve: number[]): Finding[] {
  const all = peaks.map(({ megabytes }) => megabytes)
  const worst = peaks.reduce((most, peak) => (peak.megabytes > most.megabytes ? peak : most))
  const third = Math.floor(all.length / 3)
  return [
    {
      what: `most memory during ${all.length} tasks of every kind in one thread, with all that it keeps of them, beyond the idle process`,
      value: worst.megabytes,
      unit: 'MB',
      limit: 400,
      note: `by ${worst.name}; median of the tasks ${shown(median(all), 'MB')}; after each 20 tasks ${curve.map(value => value.toFixed(0)).join(', ')} MB`,
    },
    {
      what: `memory of the last third of ${all.length} tasks against the second`,
      value: median(all.slice(-third)) / median(all.slice(third, 2 * third)),
      unit: 'times',
      limit: 1.1,
    },
  ]
}

/** How long the process still works after a cancel, beyond what it does when idle. */
async function stopOf(engine: Engine, edits: Task[], rounds: number): Promise<Finding> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const controller = new AbortController()
    const { request } = edits[round % 5]!
    const ended = draw(engine, request, controller.signal).catch(() => null)
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
