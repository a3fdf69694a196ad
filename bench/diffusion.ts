import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createModelHost, type ModelHost } from '#server/engines/local/model-host.ts'
import { writeModelFolder } from '#tests/support/diffusion-model/model-folder.ts'
import { SDXS, TINY } from '#tests/support/diffusion-model/shapes.ts'
import { modelProcesses } from '#tests/support/model-process.ts'
import { call } from '#tests/support/person.ts'
import type { Bench, Finding } from './support/finding.ts'
import { fillWall } from './support/rows.ts'
import { withPreparedServer } from './support/server.ts'
import { median, percentile, timed } from './support/statistics.ts'

const SIZE = { width: 512, height: 512 }
const MEMORY_MB = 12_000

/**
 * What a picture by a fetched model takes. The networks have the shape of SDXS-512-0.9 and random weights: the
 * time and the memory are real, the picture is noise.
 */
export const diffusion: Bench = async ({ isQuick }) => {
  const folder = mkdtempSync(join(tmpdir(), 'easel-sdxs-'))
  const threads = Math.max(1, availableParallelism() - 1)
  try {
    const weights = writeModelFolder(folder, { shape: isQuick ? TINY : SDXS, hasWeightFiles: true })
    const millions = Object.entries(weights).map(([name, count]) => `${name} ${(count / 1e6).toFixed(1)}`)
    const rounds = isQuick ? 1 : 5
    return [
      ...(await drawn(folder, threads, false, rounds, `weights in millions: ${millions.join(', ')}`)),
      ...(await drawn(folder, threads, true, rounds)),
      ...(threads === 1 ? await drawn(folder, 2, false, rounds) : []),
      await stopped(folder, threads, isQuick ? 2 : 6),
      await pageBesidePictures(folder, threads, isQuick ? 40 : 400),
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function drawn(
  folder: string,
  threads: number,
  isFrugal: boolean,
  rounds: number,
  note?: string,
): Promise<Finding[]> {
  const host = createModelHost({ threads, memoryMb: MEMORY_MB, provider: 'cpu' })
  const way = `${threads} ${threads === 1 ? 'thread' : 'threads'}${isFrugal ? ', one network at a time' : ''}`
  try {
    const [first] = await timed(1, () => draw(host, folder, isFrugal))
    const before = processorSeconds()
    const others = await timed(rounds, () => draw(host, folder, isFrugal))
    return [
      {
        what: `the first picture by SDXS’s shape, with loading, ${way}`,
        value: first! / 1000,
        unit: 's',
        note,
      },
      {
        what: `a picture of 512 × 512 after it, ${way}`,
        value: median(others) / 1000,
        unit: 's',
        note: `processor time ${((processorSeconds() - before) / rounds).toFixed(1)} s`,
      },
      { what: `the most memory of its process, ${way}`, value: peakMb(), unit: 'MB' },
    ]
  } finally {
    await host.close()
  }
}

/** A page of the wall while one picture after the other is drawn beside the server. */
async function pageBesidePictures(folder: string, threads: number, rounds: number): Promise<Finding> {
  const host = createModelHost({ threads, memoryMb: MEMORY_MB, provider: 'cpu' })
  try {
    return await withPreparedServer({ prepare: database => fillWall(database, 200) }, async url => {
      const readPage = () => call(url, '/v1/image/publicList', {})
      const alone = percentile(await timed(rounds, readPage, { warmUp: 20 }), 0.99)
      let isOver = false
      const drawing = (async () => {
        while (!isOver) await draw(host, folder, false)
      })()
      const beside = percentile(await timed(rounds, readPage), 0.99)
      isOver = true
      await drawing
      return {
        what: 'what drawing adds to the p99 of a page of the wall',
        value: beside - alone,
        unit: 'ms',
        limit: 50,
        comparison: `${beside.toFixed(1)} ms against ${alone.toFixed(1)} ms`,
      }
    })
  } finally {
    await host.close()
  }
}

function draw(
  host: ModelHost,
  folder: string,
  isFrugal: boolean,
  signal = new AbortController().signal,
): Promise<unknown> {
  const model = { folder, sampler: 'euler', encodeScale: 1, decodeScale: 1, padToken: 0, isFrugal } as const
  const words = { prompt: 'a cat', negativePrompt: '' }
  const input = { model, words, seed: 7, steps: 1, guidance: 1, size: SIZE, cut: SIZE }
  const context = { signal, onProgress: () => {} }
  return host.run('diffuse', { ...input, guide: null, control: null }, context)
}

/** Until a cancel is through, at moments that are spread over a picture. */
async function stopped(folder: string, threads: number, rounds: number): Promise<Finding> {
  const host = createModelHost({ threads, memoryMb: MEMORY_MB, provider: 'cpu' })
  const times: number[] = []
  try {
    const [whole] = await timed(1, () => draw(host, folder, false), { warmUp: 1 })
    for (let round = 0; round < rounds; round++) {
      await draw(host, folder, false)
      const controller = new AbortController()
      const work = draw(host, folder, false, controller.signal).catch(() => null)
      await sleep((whole! * (round + 0.5)) / rounds)
      const begun = performance.now()
      controller.abort()
      await work
      times.push(performance.now() - begun)
    }
  } finally {
    await host.close()
  }
  const note = times.map(time => `${Math.round(time)} ms`).join(', ')
  return {
    what: 'until a picture that is cancelled has stopped, at most',
    value: Math.max(...times) / 1000,
    unit: 's',
    limit: 2,
    note,
  }
}

/** Of the process of the networks: 0 where the system does not tell. */
function peakMb(): number {
  const [pid] = modelProcesses()
  const status = pid ? readFileSync(`/proc/${pid}/status`, 'utf8') : ''
  return (Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024) / 1e6
}

/** Of the process of the networks, of all its threads; the system counts in hundredths. */
function processorSeconds(): number {
  const [pid] = modelProcesses()
  const fields = pid ? readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ') : []
  return (Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) / 100
}
