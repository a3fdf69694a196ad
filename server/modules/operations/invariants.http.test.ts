import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/database/connection.ts'
import { transaction } from '#server/database/transaction.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { CANCELLED, createLedgerWorld, FAILED } from '#tests/support/ledger.ts'
import { INVARIANT_NAMES, type Violation, violations } from './invariants.ts'

/** Breaks a transaction off with what was seen inside it. */
class RollbackError extends Error {
  readonly found: Violation[]

  constructor(found: Violation[]) {
    super('seen')
    this.found = found
  }
}

let handle: DatabaseHandle
/** One account with a finished, a failed, a cancelled and an open creation. */
const ids = { ada: '', finished: '', failed: '', cancelled: '', open: '' }

beforeAll(async () => {
  handle = await openTestDatabase()
  const world = createLedgerWorld(handle)
  const { userId } = await world.person()
  await world.person()
  ids.ada = userId
  ids.finished = await world.submit(userId, 10)
  ids.failed = await world.submit(userId, 20)
  ids.cancelled = await world.submit(userId, 5)
  ids.open = await world.submit(userId, 1)
  await world.finish(ids.finished)
  await world.giveBack(ids.failed, FAILED)
  await world.giveBack(ids.cancelled, CANCELLED)
})
afterAll(() => handle.close())

/** What the views list after the statements ran without the database's own safeguards; then all is undone. */
async function afterDamage(statements: string[]): Promise<Violation[]> {
  const unguarded = [
    'alter table credit_entries disable trigger user',
    'alter table credit_entries drop constraint credit_entries_not_negative',
    'alter table credit_accounts drop constraint credit_accounts_not_negative',
  ]
  try {
    await transaction(handle.db, async tx => {
      for (const statement of [...unguarded, ...statements]) await tx.execute(sql.raw(statement))
      throw new RollbackError(await violations(tx))
    })
  } catch (error) {
    if (error instanceof RollbackError) return error.found
    throw error
  }
  throw new Error('unreachable')
}

const entry = (values: string) =>
  `insert into credit_entries (user_id, seq, change, after, kind, description, business_key, creation_id) ${values}`

const DAMAGE: [what: string, statements: () => string[], broken: string[]][] = [
  [
    'a balance raised without an entry',
    () => [`update credit_accounts set balance = balance + 1 where user_id = '${ids.ada}'`],
    ['ledger_sum_differs', 'ledger_head_differs'],
  ],
  [
    'a balance after an entry that does not follow from the one before',
    () => [`update credit_entries set after = after + 1 where user_id = '${ids.ada}' and seq = 2`],
    ['ledger_chain_broken'],
  ],
  [
    'an entry taken out of the middle, with its amount moved to the next',
    () => [
      `update credit_entries set change = change + (select change from credit_entries where user_id = '${ids.ada}' and seq = 6) where user_id = '${ids.ada}' and seq = 7`,
      `delete from credit_entries where user_id = '${ids.ada}' and seq = 6`,
    ],
    ['ledger_number_missing', 'ledger_refund_differs'],
  ],
  [
    'a number that was skipped',
    () => [
      `update credit_entries set seq = 8 where user_id = '${ids.ada}' and seq = 7`,
      `update credit_accounts set last_seq = 8 where user_id = '${ids.ada}'`,
    ],
    ['ledger_number_missing'],
  ],
  [
    'an account that stands at another entry',
    () => [`update credit_accounts set last_seq = 3 where user_id = '${ids.ada}'`],
    ['ledger_head_differs'],
  ],
  [
    'an account below zero',
    () => [
      entry(
        `select user_id, last_seq + 1, -1000, balance - 1000, 'adjustment', 'x', 'x', null from credit_accounts where user_id = '${ids.ada}'`,
      ),
      `update credit_accounts set balance = balance - 1000, last_seq = last_seq + 1 where user_id = '${ids.ada}'`,
    ],
    ['ledger_below_zero'],
  ],
  [
    'a creation that cost more than was charged',
    () => [`update creations set cost = cost + 1 where id = '${ids.finished}'`],
    ['ledger_charge_differs'],
  ],
  [
    'a creation that nobody was charged for',
    () => [
      `insert into creations (id, user_id, mode, model, form, seed, cost, engine) select 'cre_free', user_id, mode, model, form, seed, 7, engine from creations where id = '${ids.open}'`,
    ],
    ['ledger_charge_differs'],
  ],
  [
    'a creation that was charged twice',
    () => [
      entry(
        `select user_id, last_seq + 1, -1, balance - 1, 'charge', 'x', 'x', '${ids.open}' from credit_accounts where user_id = '${ids.ada}'`,
      ),
      `update credit_accounts set balance = balance - 1, last_seq = last_seq + 1 where user_id = '${ids.ada}'`,
    ],
    ['ledger_charge_differs'],
  ],
  [
    'a failure without its refund',
    () => [`update creations set status = 4 where id = '${ids.open}'`],
    ['ledger_refund_differs'],
  ],
  [
    'a refund of what was finished',
    () => [`update creations set status = 3 where id = '${ids.cancelled}'`],
    ['ledger_refund_differs'],
  ],
  [
    'a charge for a creation that is not there',
    () => [
      `update credit_entries set creation_id = 'cre_none' where kind = 'charge' and creation_id = '${ids.open}'`,
    ],
    ['ledger_charge_differs', 'ledger_orphan'],
  ],
  [
    'a charge for the creation of somebody else',
    () => [
      `update creations set user_id = (select id from users where id <> '${ids.ada}' limit 1) where id = '${ids.open}'`,
    ],
    ['ledger_orphan'],
  ],
  [
    'a person without an account',
    () => [
      `insert into users (id, issuer, subject, email, nick_name) values ('usr_none', 'test', 'none', '', 'x')`,
    ],
    ['ledger_orphan'],
  ],
  [
    'credits that are said to have been taken back and were not',
    () => [
      `insert into credit_debts (key, user_id, amount, outstanding) values ('clawback:re_1', '${ids.ada}', 50, 20)`,
    ],
    ['ledger_debt_differs'],
  ],
  [
    'a welcome to somebody who was there before',
    () => [`update credit_accounts set holder = '${ids.ada}'`],
    ['ledger_welcomed_twice'],
  ],
  [
    'two subscriptions of one person that will both be charged',
    () =>
      [1, 2].map(
        number =>
          `insert into billing_subscriptions (id, user_id, tier_id, interval, status, cancels_at_end, billing_end, entitled_until, created_at) values ('sub_${number}', '${ids.ada}', 'Sketch', 'month', 'active', false, now(), now(), now())`,
      ),
    ['billing_subscribed_twice'],
  ],
]

describe('the invariants', () => {
  test('hold in a sound ledger', async () => {
    expect(await violations(handle.db)).toEqual([])
  })

  test.each(DAMAGE)('find %s', async (_what, statements, broken) => {
    const found = await afterDamage(statements())
    expect(found.map(({ invariant }) => invariant)).toEqual(broken)
    for (const { count, first } of found) {
      expect(count).toBeGreaterThan(0)
      expect(first[0]!.subject).toMatch(/^(usr|cre)_/)
      expect(first[0]!.detail).not.toBe('')
    }
    expect(await violations(handle.db)).toEqual([])
  })

  test('are each broken by some damage above', () => {
    expect(new Set(DAMAGE.flatMap(([, , broken]) => broken))).toEqual(new Set(INVARIANT_NAMES))
  })
})
