import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/database/connection.ts'
import { transaction } from '#server/database/transaction.ts'
import { createQueue, type Queue } from '#server/queue/runner.ts'
import { openTestDatabase } from '#tests/support/database.ts'

let database: DatabaseHandle
let queues: Queue[]
beforeEach(async () => {
  database = await openTestDatabase()
  queues = []
})
afterEach(async () => {
  for (const queue of queues) await queue.stop({ drainMs: 1_000 })
  await database.close()
})

function makeQueue({ exclusive = false } = {}): Queue {
  const queue = createQueue(database, { supervise: true, exclusive, onError: () => {} })
  queues.push(queue)
  return queue
}

const enqueue = (queue: Queue, creationId: string, options?: Parameters<Queue['enqueue']>[3]) =>
  transaction(database.db, tx => queue.enqueue(tx, 'creations.draw', { creationId }, options))

test('a job runs at once when its transaction commits, and never when it does not', async () => {
  const queue = makeQueue()
  const ran: string[] = []
  await queue.work('creations.draw', { concurrency: 2 }, async ({ creationId }) => {
    ran.push(creationId)
  })
  await queue.start()
  await transaction(database.db, async tx => {
    await queue.enqueue(tx, 'creations.draw', { creationId: 'undone' })
    throw new Error('undo')
  }).catch(() => {})
  for (const id of ['a', 'b', 'c', 'd']) await enqueue(queue, id)
  // Each worker would otherwise sleep for a second after each job.
  await expect.poll(() => ran.toSorted(), { timeout: 900 }).toEqual(['a', 'b', 'c', 'd'])
})

test('a job can wait for its time', async () => {
  const queue = makeQueue()
  const ran: string[] = []
  await queue.work('creations.draw', { concurrency: 1 }, async ({ creationId }) => {
    ran.push(creationId)
  })
  await queue.start()
  await enqueue(queue, 'later', { startAfterSeconds: 2 })
  await enqueue(queue, 'now')
  await expect.poll(() => ran).toEqual(['now'])
  await expect.poll(() => ran, { timeout: 5_000 }).toEqual(['now', 'later'])
})

test('a job whose handler throws runs again', async () => {
  const queue = makeQueue()
  let attempts = 0
  await queue.work('creations.draw', { concurrency: 1 }, async () => {
    if (++attempts === 1) throw new Error('the first time')
  })
  await queue.start()
  await enqueue(queue, 'a')
  await expect.poll(() => attempts, { timeout: 8_000 }).toBe(2)
})

test('of sweeps, one waits or runs at a time', async () => {
  const queue = makeQueue()
  await queue.start()
  const sweep = () => transaction(database.db, tx => queue.enqueue(tx, 'storage.sweep', {}))
  expect([await sweep(), await sweep()]).toEqual([true, false])
})

test('what a dead process had been working on is handed out at the start', async () => {
  const first = makeQueue()
  await first.start()
  await enqueue(first, 'a')
  await first.stop({ drainMs: 1_000 })
  await database.db.execute(sql`
    update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now()
    where name = 'creations.draw'`)

  const second = makeQueue({ exclusive: true })
  const ran: string[] = []
  await second.work('creations.draw', { concurrency: 1 }, async ({ creationId }) => {
    ran.push(creationId)
  })
  await second.start()
  await expect.poll(() => ran, { timeout: 1_500 }).toEqual(['a'])
})

test('at the end a handler gets its time, and is then told to stop while its job goes back', async () => {
  const queue = makeQueue()
  let wasTold = false
  const isRunning = Promise.withResolvers<void>()
  await queue.work('creations.draw', { concurrency: 1 }, async (_payload, signal) => {
    isRunning.resolve()
    await new Promise(resolve => signal.addEventListener('abort', resolve))
    wasTold = true
  })
  await queue.start()
  await enqueue(queue, 'a')
  await isRunning.promise
  await queue.stop({ drainMs: 1_000 })
  expect(wasTold).toBe(true)
  const [draw] = await queue.depth()
  expect(draw).toEqual({ name: 'creations.draw', waiting: 1, running: 0, failed: 0 })
})

test('a payload that does not fit its kind is refused before anything is stored', async () => {
  const queue = makeQueue()
  await queue.start()
  const wrong = { creationId: 7 } as unknown as { creationId: string }
  await expect(transaction(database.db, tx => queue.enqueue(tx, 'creations.draw', wrong))).rejects.toThrow()
  expect((await queue.depth()).every(({ waiting }) => waiting === 0)).toBe(true)
})
