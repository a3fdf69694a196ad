import { sql } from 'drizzle-orm'
import type { DatabaseHandle, Queryable } from '#server/database/connection.ts'
import { transaction } from '#server/database/transaction.ts'
import { createBus } from '#server/events/bus.ts'
import { createId } from '#server/lib/ids.ts'
import { creations } from '#server/modules/creations/creations.tables.ts'
import { createCreditsService } from '#server/modules/credits/credits.service.ts'
import { createIdentityService } from '#server/modules/identity/identity.service.ts'
import { createPeopleService } from '#server/modules/people/people.service.ts'

/** Random histories that the ledger is put through; `npm run soak` asks for more. */
export const HISTORIES = Number(process.env.HISTORIES ?? 25)

export const FAILED = 4
export const CANCELLED = 5

/** The ledger with people and creations around it, but without pictures, queue and server. */
export function createLedgerWorld(handle: DatabaseHandle) {
  const { db } = handle
  const bus = createBus(handle, () => {})
  const credits = createCreditsService({ bus })
  const people = createPeopleService({ db })
  const identity = createIdentityService({ db, bus, people, openCreditAccount: credits.openAccount })

  /** Ends an open creation; false when it had ended before. */
  async function end(tx: Queryable, creationId: string, status: number): Promise<boolean> {
    const { rows } = await tx.execute(
      sql`update creations set status = ${status} where id = ${creationId} and status in (1, 2) returning id`,
    )
    return rows.length === 1
  }

  return {
    db,
    credits,
    identity,

    person: () =>
      transaction(db, tx => {
        const subject = createId('usr')
        return identity.ensureUser(tx, { issuer: 'test', subject, email: `${subject}@example.com` })
      }),

    /** Records a creation and charges it, all or nothing; `breakOff` throws at the end. */
    submit: (userId: string, cost: number, { breakOff = false, id = createId('cre') } = {}) =>
      transaction(db, async tx => {
        const form = {
          prompt: 'a lighthouse',
          searchPrompt: '',
          negativePrompt: '',
          style: '',
          aspectRatio: '1:1',
          imageStrength: 0.5,
          options: {},
        }
        const model = { mode: 'txt2img', model: 'fast', engine: 'builtin' }
        await tx.insert(creations).values({ id, userId, cost, form, seed: 1, ...model })
        await credits.charge(tx, { userId, creationId: id, amount: cost, description: 'Text to image' })
        if (breakOff) throw new Error('broken off')
        return id
      }),

    finish: (creationId: string) => transaction(db, tx => end(tx, creationId, 3)),

    /** Fails or cancels an open creation with its refund. Returns the credits given back. */
    giveBack: (creationId: string, status: typeof FAILED | typeof CANCELLED) =>
      transaction(db, async tx => {
        if (!(await end(tx, creationId, status))) return 0
        return await credits.refund(tx, { creationId, description: 'Refund' })
      }),
  }
}

export type LedgerWorld = ReturnType<typeof createLedgerWorld>
