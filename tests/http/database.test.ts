import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/database/connection.ts'
import { sqlStateOf } from '#server/database/failure.ts'
import { migrate } from '#server/database/migrate.ts'
import { settings } from '#server/database/settings.tables.ts'
import { transaction } from '#server/database/transaction.ts'
import { createBus } from '#server/events/bus.ts'
import type { Signal } from '#server/events/signals.ts'
import { creditAccounts, creditEntries } from '#server/modules/credits/credits.tables.ts'
import { users } from '#server/modules/people/people.tables.ts'
import { openTestDatabase } from '#tests/support/database.ts'

let database: DatabaseHandle
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: Error) => (error.cause instanceof Error ? error.cause.message : error.message),
  )

test('migrating again changes nothing', async () => {
  const read = async () => (await database.db.execute(sql`select * from migrations order by name`)).rows
  const before = await read()
  expect(before.length).toBeGreaterThan(0)
  await migrate(database)
  expect(await read()).toEqual(before)
})

test('a migration that was edited after it ran is reported', async () => {
  await database.db.execute(sql`update migrations set hash = 'other' where name like '0000%'`)
  const { rows } = await database.db.execute<{ name: string }>(sql`select name from migrations order by name`)
  await expect(migrate(database)).rejects.toThrow(`The migration ${rows[0]!.name} was changed after`)
})

describe('transactions', () => {
  const put = (key: string) => ({ key, value: 1 })
  const has = async (key: string) =>
    (await database.db.select().from(settings).where(eq(settings.key, key))).length === 1

  test('happen as a whole or not at all', async () => {
    await transaction(database.db, tx => tx.insert(settings).values(put('kept')))
    const failing = transaction(database.db, async tx => {
      await tx.insert(settings).values(put('undone'))
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect([await has('kept'), await has('undone')]).toEqual([true, false])
  })

  test('nest: an inner one can fail by itself', async () => {
    await transaction(database.db, async tx => {
      await tx.insert(settings).values(put('outer'))
      await transaction(tx, async inner => {
        await inner.insert(settings).values(put('inner'))
        throw new Error('only this')
      }).catch(() => {})
    })
    expect([await has('outer'), await has('inner')]).toEqual([true, false])
  })

  test('refuse statements that go past them, where these would wait for ever', async () => {
    const past = transaction(database.db, async () => {
      await database.db.select().from(settings)
    })
    expect(await reasonOf(past)).toContain('every statement has to go through `tx`')
    const second = transaction(database.db, async () => {
      await transaction(database.db, async () => {})
    })
    expect(await reasonOf(second)).toContain('every statement has to go through `tx`')
    expect(await has('kept')).toBe(true)
  })

  test('run again when the database breaks them off for the sake of others', async () => {
    let attempts = 0
    await transaction(database.db, async tx => {
      if (++attempts < 3) await tx.execute(sql.raw(`do $$ begin raise sqlstate '40P01'; end $$`))
      await tx.insert(settings).values(put('third time'))
    })
    expect([attempts, await has('third time')]).toEqual([3, true])
  })

  test('do not run again after any other failure', async () => {
    let attempts = 0
    const failing = transaction(database.db, async tx => {
      attempts++
      await tx.execute(sql`select 1 / 0`)
    })
    const state = await failing.then(() => null, sqlStateOf)
    expect([attempts, state]).toEqual([1, '22012'])
  })
})

describe('the ledger refuses by itself', () => {
  beforeAll(async () => {
    const person = { issuer: 'test', subject: 'ada', email: 'ada@example.com', nickName: 'ada' }
    await database.db.insert(users).values({ id: 'usr_ada', ...person })
    await database.db
      .insert(creditAccounts)
      .values({ userId: 'usr_ada', holder: 'usr_ada', balance: 10, lastSeq: 1 })
    await database.db.insert(creditEntries).values({
      userId: 'usr_ada',
      seq: 1,
      change: 10,
      after: 10,
      kind: 'grant',
      description: 'For the test',
      businessKey: 'test:1',
    })
  })

  test.each([
    ['changing an entry', sql`update credit_entries set change = 20`],
    ['deleting an entry', sql`delete from credit_entries`],
    ['emptying the table', sql`truncate credit_entries`],
  ])('%s', async (_name, statement) => {
    expect(await reasonOf(database.db.execute(statement))).toContain('append-only')
  })

  test('a balance below nothing', async () => {
    const debt = database.db.execute(sql`update credit_accounts set balance = -1`)
    expect(await reasonOf(debt)).toContain('credit_accounts_not_negative')
  })
})

describe('signals', () => {
  test('go out with the commit, in order, and not after a rollback', async () => {
    const bus = createBus(database, error => {
      throw error
    })
    const heard: Signal[] = []
    bus.subscribe(signal => heard.push(signal))
    await bus.start()
    const removed = (creationId: string): Signal => ({ type: 'removed', userId: 'usr_ada', creationId })

    await transaction(database.db, async tx => {
      await bus.publish(tx, removed('cre_undone'))
      throw new Error('undo')
    }).catch(() => {})
    await transaction(database.db, async tx => {
      await bus.publish(tx, removed('cre_1'))
      await bus.publish(tx, removed('cre_2'))
      expect(heard).toEqual([])
    })
    await bus.publish(database.db, { type: 'queue' })
    await expect.poll(() => heard).toEqual([removed('cre_1'), removed('cre_2'), { type: 'queue' }])
    await bus.stop()
  })
})
