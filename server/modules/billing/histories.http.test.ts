import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/database/connection.ts'
import { createQueue, type Queue } from '#server/queue/runner.ts'
import {
  type Delivery,
  HISTORIES,
  histories,
  IS_LONG,
  liveThrough,
  PROMPT,
  SEED,
  unexplainedMoney,
} from '#tests/support/billing-world.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { expectedCredits } from '#tests/support/expected-credits.ts'
import { createLedgerWorld, type LedgerWorld } from '#tests/support/ledger.ts'
import { violations } from '../operations/invariants.ts'

const LATEST_HOURS = 72
const DOUBLED = 0.3
/** Histories after which the whole ledger is read again, which takes longer the more of them there are. */
const BETWEEN_CHECKS = IS_LONG ? 25 : 1

let handle: DatabaseHandle
let queue: Queue
let ledger: LedgerWorld

beforeAll(async () => {
  handle = await openTestDatabase()
  queue = createQueue(handle, { supervise: false, exclusive: false, onError: () => {} })
  await queue.open()
  ledger = createLedgerWorld(handle)
})
afterAll(async () => {
  await queue.stop({ drainMs: 1_000 })
  await handle.close()
})

/** Random, but the same for the same seed. */
function untidy(seed: number): Delivery {
  let state = seed >>> 0
  const random = () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return {
    hoursLate: () => random() * LATEST_HOURS,
    isDoubled: () => random() < DOUBLED,
    atOnce: 4,
    shuffle: items =>
      items
        .map(item => ({ item, order: random() }))
        .sort((a, b) => a.order - b.order)
        .map(({ item }) => item),
  }
}

test('messages that are late, doubled and in disorder lead where prompt ones lead, and money and credits agree', {
  timeout: HISTORIES * 60_000,
}, async () => {
  let deliveries = 0
  let lived = 0
  await fc.assert(
    fc.asyncProperty(histories, fc.integer(), async (actions, seed) => {
      const prompt = await liveThrough({ handle, queue, ledger }, actions, PROMPT)
      const late = await liveThrough({ handle, queue, ledger }, actions, untidy(seed))
      deliveries += prompt.deliveries + late.deliveries
      expect(late.end).toEqual(prompt.end)
      for (const { mistakes, mostBilling, world, grants, end } of [prompt, late]) {
        expect(mistakes).toEqual([])
        expect(mostBilling).toBeLessThanOrEqual(1)
        const expected = expectedCredits(world)
        expect(Math.abs(end.granted - expected.credits)).toBeLessThanOrEqual(expected.changes)
        const isUntouched = !actions.some(action => action.do === 'refund' || action.do === 'dispute')
        if (!isUntouched) continue
        const { cents, tolerance } = unexplainedMoney(world, grants)
        expect(Math.abs(cents)).toBeLessThanOrEqual(tolerance)
      }
      lived += 1
      if (lived % BETWEEN_CHECKS === 0) expect(await violations(handle.db)).toEqual([])
    }),
    { numRuns: HISTORIES, seed: SEED, endOnFailure: IS_LONG },
  )
  expect(await violations(handle.db)).toEqual([])
  expect(deliveries).toBeGreaterThan(HISTORIES)
  if (IS_LONG) console.log(`${HISTORIES} histories, ${deliveries} deliveries`)
})
