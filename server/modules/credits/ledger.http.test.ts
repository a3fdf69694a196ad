import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WELCOME_CREDITS } from '#contract/credits.ts'
import type { DatabaseHandle } from '#server/database/connection.ts'
import { transaction } from '#server/database/transaction.ts'
import { AppError } from '#server/lib/errors.ts'
import { anonymise } from '#server/modules/people/people.store.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { CANCELLED, createLedgerWorld, FAILED, HISTORIES, type LedgerWorld } from '#tests/support/ledger.ts'
import { diagnose } from '../operations/diagnostics.service.ts'
import { violations } from '../operations/invariants.ts'

let handle: DatabaseHandle
let world: LedgerWorld

beforeAll(async () => {
  handle = await openTestDatabase()
  world = createLedgerWorld(handle)
})
afterAll(() => handle.close())

const balanceOf = (userId: string) => world.credits.balanceOf(world.db, userId)

describe('the ledger', () => {
  test('a new account starts with its welcome credits, however often it is opened', async () => {
    const { userId } = await world.person()
    await transaction(world.db, tx => world.credits.openAccount(tx, userId))
    expect(await balanceOf(userId)).toBe(WELCOME_CREDITS)
  })

  test('a charge that the balance does not cover says what it costs and what is there', async () => {
    const { userId } = await world.person()
    const refused = world.submit(userId, WELCOME_CREDITS + 1)
    await expect(refused).rejects.toBeInstanceOf(AppError)
    await expect(refused).rejects.toMatchObject({
      code: 'too_few_credits',
      descr: 'This costs 136 credits and you have 135 credits. Get credits and try again.',
    })
    expect(await balanceOf(userId)).toBe(WELCOME_CREDITS)
  })

  test('of two charges at once with credits for one, exactly one wins', async () => {
    for (let round = 0; round < 10; round++) {
      const { userId } = await world.person()
      const both = await Promise.allSettled([world.submit(userId, 100), world.submit(userId, 100)])
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      const loser = both.find(outcome => outcome.status === 'rejected')
      expect(loser?.reason).toMatchObject({ code: 'too_few_credits' })
      expect(await balanceOf(userId)).toBe(WELCOME_CREDITS - 100)
    }
    expect(await violations(world.db)).toEqual([])
  })

  test('refunds at once give the credits back once', async () => {
    const { userId } = await world.person()
    const creationId = await world.submit(userId, 40)
    await world.giveBack(creationId, FAILED)
    const again = () =>
      transaction(world.db, tx => world.credits.refund(tx, { creationId, description: 'Refund' }))
    expect(await Promise.all([again(), again(), again()])).toEqual([0, 0, 0])
    expect(await balanceOf(userId)).toBe(WELCOME_CREDITS)
  })

  test('a key that was posted cannot be posted with other contents', async () => {
    const { userId } = await world.person()
    const grant = (amount: number) =>
      transaction(world.db, tx =>
        world.credits.grant(tx, { userId, amount, key: `gift:${userId}`, description: 'A gift' }),
      )
    expect(await grant(5)).toBe(true)
    expect(await grant(5)).toBe(false)
    await expect(grant(6)).rejects.toThrow('was posted before with other contents')
    expect(await balanceOf(userId)).toBe(WELCOME_CREDITS + 5)
  })

  test('a creation that costs nothing has neither charge nor refund', async () => {
    const { userId } = await world.person()
    expect(await world.giveBack(await world.submit(userId, 0), CANCELLED)).toBe(0)
    expect(await balanceOf(userId)).toBe(WELCOME_CREDITS)
    expect(await violations(world.db)).toEqual([])
  })

  test('what a deleted account owes is taken once from what the person gets next, wherever it comes in', async () => {
    for (let round = 0; round < 10; round++) {
      const person = { issuer: 'test', subject: `returning-${round}`, email: '' }
      const arrive = () => transaction(world.db, tx => world.identity.ensureUser(tx, person))
      const former = await arrive()
      await transaction(world.db, async tx => {
        await world.identity.forgetLogin(tx, former)
        await anonymise(tx, former.userId)
      })
      const { userId } = await arrive()
      const clawBack = { userId: former.userId, amount: 200, key: `re_${round}`, description: 'Refunded' }
      await transaction(world.db, tx => world.credits.clawBack(tx, clawBack))
      expect(await world.credits.standingOf(world.db, userId)).toMatchObject({ debt: 200 - WELCOME_CREDITS })
      await Promise.all(
        [userId, former.userId, userId].map((receiver, index) =>
          transaction(world.db, tx =>
            world.credits.grant(tx, {
              userId: receiver,
              amount: 40,
              key: `returned:${round}:${index}`,
              description: 'A gift',
            }),
          ),
        ),
      )
      expect((await balanceOf(userId)) + (await balanceOf(former.userId))).toBe(3 * 40 - 65)
      await transaction(world.db, tx => world.credits.restore(tx, { ...clawBack, description: 'Given back' }))
      expect((await balanceOf(userId)) + (await balanceOf(former.userId))).toBe(3 * 40 + WELCOME_CREDITS)
    }
    expect(await violations(world.db)).toEqual([])
  })

  test('a creation left open too long is pointed out', async () => {
    const { userId } = await world.person()
    const creationId = await world.submit(userId, 10)
    expect((await diagnose(world.db)).unsettled.first.map(({ subject }) => subject)).not.toContain(creationId)
    await world.db.execute(
      sql`update creations set created_at = now() - interval '16 minutes' where id = ${creationId}`,
    )
    expect((await diagnose(world.db)).unsettled.first.map(({ subject }) => subject)).toContain(creationId)
    await world.giveBack(creationId, FAILED)
    expect((await diagnose(world.db)).unsettled.count).toBe(0)
  })
})

describe('the database itself refuses', () => {
  test.each([
    ['to change an entry', 'update credit_entries set change = change + 1'],
    ['to delete an entry', 'delete from credit_entries'],
    ['to empty the ledger', 'truncate credit_entries'],
    ['a balance below zero', 'update credit_accounts set balance = -1'],
  ])('%s', async (_what, statement) => {
    await world.person()
    await expect(world.db.execute(sql.raw(statement))).rejects.toThrow()
    expect(await violations(world.db)).toEqual([])
  })
})

describe('whatever happens at once', () => {
  const operation = fc.oneof(
    fc.record({
      kind: fc.constant('submit' as const),
      who: fc.nat(2),
      cost: fc.integer({ min: 0, max: 80 }),
      breakOff: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('finish' as const), which: fc.nat() }),
    fc.record({ kind: fc.constant('fail' as const), which: fc.nat() }),
    fc.record({ kind: fc.constant('cancel' as const), which: fc.nat() }),
    fc.record({ kind: fc.constant('refund again' as const), which: fc.nat() }),
    fc.record({
      kind: fc.constant('grant' as const),
      who: fc.nat(2),
      amount: fc.integer({ min: 1, max: 50 }),
      key: fc.nat(5),
    }),
  )
  const history = fc.array(fc.array(operation, { minLength: 1, maxLength: 10 }), { maxLength: 5 })

  test('no invariant breaks, and each balance is what was accepted', {
    timeout: 120_000 + HISTORIES * 4_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(history, async batches => {
        const people = await Promise.all([world.person(), world.person(), world.person()])
        const expected = new Map(people.map(({ userId }) => [userId, WELCOME_CREDITS]))
        const creations: { id: string; userId: string; hasFailed: boolean }[] = []
        const change = (userId: string, by: number) => expected.set(userId, expected.get(userId)! + by)

        const perform = async (step: (typeof batches)[number][number]): Promise<void> => {
          if (step.kind === 'submit') {
            const { userId } = people[step.who]!
            const id = await world.submit(userId, step.cost, { breakOff: step.breakOff })
            change(userId, -step.cost)
            creations.push({ id, userId, hasFailed: false })
            return
          }
          if (step.kind === 'grant') {
            const { userId } = people[step.who]!
            // The amount belongs to the key: what is sent twice is the same both times.
            const grant = {
              userId,
              amount: step.key + 1,
              key: `${userId}:${step.key}`,
              description: 'A gift',
            }
            const isNew = await transaction(world.db, tx => world.credits.grant(tx, grant))
            if (isNew) change(userId, grant.amount)
            return
          }
          const creation = creations[step.which % Math.max(1, creations.length)]
          if (!creation) return
          if (step.kind === 'finish') await world.finish(creation.id)
          else if (step.kind === 'refund again') {
            if (!creation.hasFailed) return
            const refund = { creationId: creation.id, description: 'Refund' }
            change(creation.userId, await transaction(world.db, tx => world.credits.refund(tx, refund)))
          } else {
            const status = step.kind === 'fail' ? FAILED : CANCELLED
            const back = await world.giveBack(creation.id, status)
            if (back > 0) creation.hasFailed = true
            change(creation.userId, back)
          }
        }

        for (const batch of batches) {
          const outcomes = await Promise.allSettled(batch.map(perform))
          for (const outcome of outcomes) {
            if (outcome.status === 'rejected') expect(String(outcome.reason)).toMatch(/too_few|broken off/)
          }
          expect(await violations(world.db)).toEqual([])
        }
        for (const [userId, balance] of expected) expect(await balanceOf(userId)).toBe(balance)
      }),
      { numRuns: HISTORIES },
    )
  })
})
