import type { DatabaseHandle } from '#server/database/connection.ts'
import { transaction } from '#server/database/transaction.ts'
import { createBus } from '#server/events/bus.ts'
import { createCreditsService } from '#server/modules/credits/credits.service.ts'
import { createIdentityService } from '#server/modules/identity/identity.service.ts'
import { createPeopleService } from '#server/modules/people/people.service.ts'

/** A person with a session and credits, who was there before the server started. */
export type Guest = { userId: string; cookie: string }

const CREDITS = 100_000

/**
 * People who are signed in, through the product's own services: the sign-in itself is limited to a few a
 * minute for each address.
 */
export async function invite(database: DatabaseHandle, count: number): Promise<Guest[]> {
  const bus = createBus(database, () => {})
  const credits = createCreditsService({ bus })
  const people = createPeopleService({ db: database.db })
  const identity = createIdentityService({
    db: database.db,
    bus,
    people,
    openCreditAccount: credits.openAccount,
  })
  const guests: Guest[] = []
  for (let number = 0; number < count; number++) {
    const email = `guest-${number}@bench.invalid`
    const guest = await transaction(database.db, async tx => {
      const actor = await identity.ensureUser(tx, { issuer: 'bench', subject: `${number}`, email })
      const { userId } = actor
      await credits.grant(tx, { userId, amount: CREDITS, key: `bench:${userId}`, description: 'Bench' })
      return { userId, cookie: `sid=${await identity.startSession(tx, actor, { idToken: null })}` }
    })
    guests.push(guest)
  }
  return guests
}
