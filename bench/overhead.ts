import { join } from 'node:path'
import sharp from 'sharp'
import { type App, createApp } from '#server/app.ts'
import { readConfiguration } from '#server/config/configuration.ts'
import { createBuiltinEngine } from '#server/engines/builtin/builtin.ts'
import type { Engine, EnginePicture } from '#server/engines/engine.ts'
import { finishPicture } from '#server/images/finish.ts'
import { createLog } from '#server/lib/log.ts'
import { anyFreePort } from '#server/lib/port.ts'
import { createDiskStorage } from '#server/storage/disk.ts'
import { create } from './support/calls.ts'
import { type Bench, type Finding, shown } from './support/finding.ts'
import { type Guest, invite } from './support/people.ts'
import { inFolder, openMigrated } from './support/server.ts'
import { median, timed } from './support/statistics.ts'

/** 1024 by 1024 pixels. */
const ONE_MEGAPIXEL = { model: 'standard', aspectRatio: '1:1' }
const PROMPTS = [
  'a lighthouse on a cliff at dusk',
  'a forest in autumn with a deer',
  'the skyline of a city at night',
]

/** What a task takes besides the engine's own time: submitting, derivatives, storage, transactions. */
export const overhead: Bench = async ({ isQuick }) =>
  await inFolder(async dataDir => {
    const database = await openMigrated({ dataDir })
    const [guest] = await invite(database, 1)
    const watched = watch(createBuiltinEngine({ threads: 1 }))
    const port = await anyFreePort('127.0.0.1')
    const url = `http://localhost:${port}`
    const app = await createApp({
      configuration: readConfiguration({ DATA_DIR: dataDir }),
      log: createLog({ level: 'warn', readable: true }),
      database,
      engines: [watched.engine],
      roles: { http: true, worker: true },
      port,
      publicUrl: url,
      hasPages: false,
    })
    await app.start()
    const tasks: Task[] = []
    for (let round = -1; round < (isQuick ? 2 : 15); round++) {
      const task = await runTask(url, guest!, app, watched, PROMPTS[Math.abs(round) % PROMPTS.length]!)
      if (round >= 0) tasks.push(task)
    }
    const apart = await measureApart(watched.last().bytes, join(dataDir, 'apart'), isQuick ? 3 : 15)
    await app.stop({ drainMs: 1_000 })
    await database.close()
    return findingsOf(tasks, apart)
  })

/** Milliseconds: before the engine begins, at the engine, and from its end to the finished creation. */
type Task = { before: number; engine: number; after: number }

type Watched = ReturnType<typeof watch>

/** The engine, with a clock at its door. */
function watch(inner: Engine) {
  let times = { begun: 0, ended: 0 }
  let picture: EnginePicture | undefined
  const engine: Engine = {
    ...inner,
    async submit(request, context) {
      const begun = performance.now()
      const submission = await inner.submit(request, context)
      times = { begun, ended: performance.now() }
      if (submission.kind === 'done') picture = submission.result.pictures[0]
      return submission
    },
  }
  return { engine, times: () => times, last: () => picture! }
}

async function runTask(
  url: string,
  guest: Guest,
  { services: { bus } }: App,
  watched: Watched,
  prompt: string,
): Promise<Task> {
  const sent = performance.now()
  let end = () => {}
  const finished = new Promise<number>(resolve => {
    // Submitted, taken for drawing, finished: a signal each.
    let signals = 0
    end = bus.subscribe(signal => {
      if (signal.type === 'creation' && ++signals === 3) resolve(performance.now())
    })
  })
  await create(url, guest, { ...ONE_MEGAPIXEL, prompt })
  const finishedAt = await finished
  end()
  const { begun, ended } = watched.times()
  return { before: begun - sent, engine: ended - begun, after: finishedAt - ended }
}

/** The parts by themselves, with the same picture. */
async function measureApart(bytes: Uint8Array, folder: string, rounds: number) {
  const storage = createDiskStorage(folder)
  const finished = await finishPicture(bytes, 'algorithmicMedia')
  const files = [finished.original.bytes, ...finished.derivatives.map(({ bytes: part }) => part)]
  const derivatives = await timed(rounds, () => finishPicture(bytes, 'algorithmicMedia'), { warmUp: 2 })
  const storing = await timed(rounds, round =>
    Promise.all(files.map((part, index) => storage.put(`apart/${round}/${index}`, part, 'image/png'))),
  )
  const widths = finished.derivatives.map(({ width }) => width)
  const sharpAlone = await timed(
    rounds,
    () =>
      Promise.all(
        widths.map(width => sharp(bytes).resize(width).webp({ quality: 80, effort: 2 }).toBuffer()),
      ),
    { warmUp: 2 },
  )
  return {
    derivatives: median(derivatives),
    storing: median(storing),
    sharpAlone: median(sharpAlone),
    kilobytes: files.reduce((sum, part) => sum + part.byteLength, 0) / 1000,
  }
}

function findingsOf(tasks: Task[], apart: Awaited<ReturnType<typeof measureApart>>): Finding[] {
  const all = tasks.map(({ before, after }) => before + after)
  const after = median(tasks.map(task => task.after))
  const rest = after - apart.derivatives - apart.storing
  const engine = median(tasks.map(task => task.engine))
  return [
    {
      what: 'task of one megapixel less the engine’s own time',
      value: median(all),
      unit: 'ms',
      limit: 400,
      comparison: `The engine’s own time: ${shown(engine, 'ms')}`,
      note: `${tasks.length} tasks one after the other, slowest ${shown(Math.max(...all), 'ms')}`,
    },
    {
      what: '… before the engine begins: submission, queue, claim',
      value: median(tasks.map(({ before }) => before)),
      unit: 'ms',
    },
    {
      what: '… three derivatives, placeholder, marking',
      value: apart.derivatives,
      unit: 'ms',
      comparison: `sharp alone for the same three widths: ${shown(apart.sharpAlone, 'ms')}`,
    },
    {
      what: '… storage of the four files, each synchronised to the disk',
      value: apart.storing,
      unit: 'ms',
      note: `${Math.round(apart.kilobytes)} kB`,
    },
    { what: '… the rest after the engine: transaction, signals', value: Math.max(0, rest), unit: 'ms' },
  ]
}
