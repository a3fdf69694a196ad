import type { Actor } from '#server/authority/actor.ts'
import type { Database, Transaction } from '#server/database/connection.ts'
import { transaction } from '#server/database/transaction.ts'
import type { Queue } from '#server/queue/runner.ts'
import { scheduleDeletion } from '#server/storage/deletions.store.ts'
import { forgetHidden } from './hidden-people.store.ts'
import { anonymise, lockUser } from './people.store.ts'
import { avatarFile } from './profile.service.ts'

/** What happens, in the same transaction, when an account ends: each part takes care of what is its own. */
export type AccountDeletionHook = (tx: Transaction, actor: Actor) => Promise<void>

export type AccountsService = ReturnType<typeof createAccountsService>

/** The end of an account. */
export function createAccountsService(deps: {
  db: Database
  queue: Queue
  /** Ends what the person pays for, before anything else: nobody without an account is charged. */
  endPayments: (actor: Actor) => Promise<void>
  /** They run while the person's login and address are still there. */
  onDeletion: AccountDeletionHook[]
}) {
  const { db, queue, endPayments, onDeletion } = deps

  return {
    /**
     * Ends the account at once: nobody is signed in to it, its creations and their files go, and what stays
     * (the ledger, what was said to others) names nobody. Done twice, it does no harm.
     */
    async remove(actor: Actor): Promise<void> {
      await endPayments(actor)
      await transaction(db, async tx => {
        const user = await lockUser(tx, actor.userId)
        if (!user) return
        for (const deletePart of onDeletion) await deletePart(tx, actor)
        await forgetHidden(tx, actor.userId)
        await anonymise(tx, actor.userId)
        if (user.avatarKey) await scheduleDeletion(tx, avatarFile(user.avatarKey))
        await queue.enqueue(tx, 'storage.sweep', {})
      })
    },
  }
}
