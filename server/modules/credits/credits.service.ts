import { type CreditEntry, WELCOME_CREDITS } from '#contract/credits.ts'
import type { Queryable } from '#server/database/connection.ts'
import { AppError } from '#server/errors.ts'
import type { Bus } from '#server/events/bus.ts'
import type { Subject } from '#server/modules/identity/subject.ts'
import {
  append,
  type EntryKind,
  entryByKey,
  insertAccount,
  lockAccount,
  readBalance,
  readEntries,
} from './credits.store.ts'

type Posting = {
  userId: string
  /** Credits; negative takes. Never 0. */
  change: number
  kind: EntryKind
  /** What the person reads in the list of transactions. */
  description: string
  /** Names the effect, for example `charge:<creation>`: posted twice, it happens once. */
  businessKey: string
  creationId?: string
}

export type CreditsService = ReturnType<typeof createCreditsService>

/** The ledger's rules. Every function that changes something runs in the caller's transaction. */
export function createCreditsService({ bus }: { bus: Bus }) {
  /**
   * The only way credits move: lock the account, see whether the key was posted, refuse what would leave
   * less than nothing, write the entry and the balance. Returns whether this call wrote the entry.
   */
  async function post(tx: Queryable, posting: Posting): Promise<boolean> {
    const { userId, change, kind, description, businessKey, creationId = null } = posting
    if (!Number.isSafeInteger(change) || change === 0) throw new Error(`not a change of credits: ${change}`)
    const account = await lockAccount(tx, userId)
    if (!account) throw new Error(`${userId} has no credit account`)
    const earlier = await entryByKey(tx, businessKey)
    if (earlier) {
      if (earlier.userId === userId && earlier.change === change) return false
      throw new Error(`${businessKey} was posted before with other contents`)
    }
    const after = account.balance + change
    if (after < 0) {
      const credits = account.balance === 1 ? '1 credit' : `${account.balance} credits`
      throw new AppError('too_few_credits', {
        descr: `This costs ${-change} credits and you have ${credits}. Get credits and try again.`,
      })
    }
    const seq = account.lastSeq + 1
    await append(tx, { userId, seq, change, after, kind, description, businessKey, creationId })
    await bus.publish(tx, { type: 'balance', userId })
    return true
  }

  return {
    /** Creates the account with its welcome credits. Called again, it changes nothing. */
    async openAccount(tx: Queryable, userId: string): Promise<void> {
      await insertAccount(tx, userId)
      await post(tx, {
        userId,
        change: WELCOME_CREDITS,
        kind: 'welcome',
        description: 'Welcome credits',
        businessKey: `welcome:${userId}`,
      })
    },

    /**
     * Takes what a creation costs; a creation that costs nothing has no entry.
     * @throws AppError too_few_credits, naming the cost and the balance; nothing is written then.
     */
    async charge(
      tx: Queryable,
      charge: { userId: string; creationId: string; amount: number; description: string },
    ): Promise<void> {
      const { userId, creationId, amount, description } = charge
      if (amount === 0) return
      if (amount < 0) throw new Error(`not an amount to charge: ${amount}`)
      const businessKey = `charge:${creationId}`
      await post(tx, { userId, change: -amount, kind: 'charge', description, businessKey, creationId })
    },

    /**
     * Gives back what the creation was charged. However often it is called, one refund is written.
     * Returns the credits that this call gave back: 0 when there was no charge or it was refunded before.
     */
    async refund(tx: Queryable, refund: { creationId: string; description: string }): Promise<number> {
      const { creationId, description } = refund
      const charged = await entryByKey(tx, `charge:${creationId}`)
      if (!charged) return 0
      const change = -charged.change
      const posted = await post(tx, {
        userId: charged.userId,
        change,
        kind: 'refund',
        description,
        businessKey: `refund:${creationId}`,
        creationId,
      })
      return posted ? change : 0
    },

    /** Adds credits for a reason that `key` names, such as `operator:<ticket>`. Returns false when done before. */
    async grant(
      tx: Queryable,
      grant: { userId: string; amount: number; key: string; description: string },
    ): Promise<boolean> {
      const { userId, amount, key, description } = grant
      if (amount <= 0) throw new Error(`not an amount to grant: ${amount}`)
      return await post(tx, {
        userId,
        change: amount,
        kind: 'grant',
        description,
        businessKey: `grant:${key}`,
      })
    },

    /** Live balance in credits. */
    async balanceOf(db: Queryable, userId: string): Promise<number> {
      const balance = await readBalance(db, userId)
      if (balance === null) throw new Error(`${userId} has no credit account`)
      return balance
    },

    /** The person's own entries, newest first. `page` counts from 1. */
    async listEntries(
      db: Queryable,
      subject: Subject,
      { page, perPage }: { page: number; perPage: number },
    ): Promise<{ entries: CreditEntry[]; total: number }> {
      const slice = { limit: perPage, offset: (page - 1) * perPage }
      const { entries, total } = await readEntries(db, subject.userId, slice)
      return {
        entries: entries.map(entry => ({
          createdAt: entry.createdAt.toISOString(),
          change: entry.change,
          after: entry.after,
          description: entry.description,
        })),
        total,
      }
    },
  }
}
