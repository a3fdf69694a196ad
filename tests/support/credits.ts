import { transaction } from '#server/database/transaction.ts'
import { createBus } from '#server/events/bus.ts'
import { createCreditsService } from '#server/modules/credits/credits.service.ts'
import type { Person, TestApp } from './app.ts'

let grants = 0

/** Gives a person credits beside those that every account begins with. */
export async function giveCredits(
  { database }: TestApp,
  { id: userId }: Person,
  amount: number,
  description = 'For a test',
): Promise<void> {
  const credits = createCreditsService({ bus: createBus(database, () => {}) })
  const key = `test:${++grants}`
  await transaction(database.db, tx => credits.grant(tx, { userId, amount, key, description }))
}
