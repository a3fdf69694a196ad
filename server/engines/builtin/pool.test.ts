import { afterEach, describe, expect, test } from 'vitest'
import type { PaintJob } from '#painter/job.ts'
import { createPool, type Pool } from './pool.ts'

const job: PaintJob = {
  kind: 'paint',
  model: 'fast',
  prompt: 'a cat',
  negativePrompt: '',
  style: 'isometric',
  aspectRatio: '1:1',
  seed: 1,
}
/** Threads have a low priority, and other tests keep the processors busy. */
const MAX_WAIT_MS = 60_000
const never = new AbortController().signal
const quiet = () => {}

let pool: Pool
afterEach(() => pool.close())

describe('the pool of worker threads', () => {
  test.each([0, 30, 120, 250])(
    'starts the job that waits behind one cancelled after %i ms',
    async delay => {
      pool = createPool(1)
      const controller = new AbortController()
      const first = pool.run({ ...job, style: 'none' }, controller.signal, quiet).catch(() => 'cancelled')
      const second = pool.run(job, never, quiet)
      setTimeout(() => controller.abort(), delay)
      expect(await first).toBe('cancelled')
      expect(await second).toMatchObject({ ok: true })
    },
    MAX_WAIT_MS,
  )

  test(
    'lets a waiting job be cancelled before its turn',
    async () => {
      pool = createPool(1)
      const controller = new AbortController()
      const first = pool.run(job, never, quiet)
      const second = pool.run(job, controller.signal, quiet)
      controller.abort()
      await expect(second).rejects.toMatchObject({ name: 'AbortError' })
      expect(await first).toMatchObject({ ok: true })
    },
    MAX_WAIT_MS,
  )

  test('fails running and waiting jobs when it closes', async () => {
    pool = createPool(1)
    const jobs = Promise.allSettled([pool.run(job, never, quiet), pool.run(job, never, quiet)])
    await pool.close()
    expect((await jobs).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(pool.run(job, never, quiet)).rejects.toThrow()
  })

  test(
    'fails jobs whose thread cannot start instead of leaving them waiting',
    async () => {
      pool = createPool(1, new URL('./no-such-worker.ts', import.meta.url))
      const jobs = await Promise.allSettled([pool.run(job, never, quiet), pool.run(job, never, quiet)])
      expect(jobs.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
      await expect(pool.run(job, never, quiet)).rejects.toThrow()
    },
    MAX_WAIT_MS,
  )
})
