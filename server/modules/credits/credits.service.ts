import { type CreditEntry, WELCOME_CREDITS } from '#contract/credits.ts'
import type { Actor } from '#server/authority/actor.ts'
import type { Queryable } from '#server/database/connection.ts'
import type { Bus } from '#server/events/bus.ts'
import { AppError } from '#server/lib/errors.ts'
import {
  append,
  debtByKey,
  type EntryKind,
  entryByKey,
  insertAccount,
  insertDebt,
  keysPosted,
  lockAccounts,
  openDebts,
  readActiveRefunds,
  readBalance,
  readEntries,
  readStanding,
  takenUnder,
  updateDebt,
  updateFrozen,
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

/** Rows that are read at once when all are asked for. */
const BATCH = 100

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
    const accounts = await lockAccounts(tx, userId)
    const [account] = accounts
    if (!account) throw new Error(`${userId} has no credit account`)
    if (kind === 'charge' && accounts.some(({ isFrozen }) => isFrozen)) throw new AppError('account_frozen')
    const earlier = await entryByKey(tx, businessKey)
    if (earlier) {
      if (earlier.userId === userId && earlier.change === change) return false
      throw new Error(`${businessKey} was posted before with other contents`)
    }
    const after = account.balance + change
    if (after < 0) throw tooFewCredits(-change, account.balance)
    const seq = account.lastSeq + 1
    await append(tx, { userId, seq, change, after, kind, description, businessKey, creationId })
    await bus.publish(tx, { type: 'balance', userId })
    return true
  }

  /** Takes what is owed out of credits that just came in, the oldest debt first. */
  async function settleDebts(tx: Queryable, userId: string, incoming: Posting): Promise<void> {
    let left = incoming.change
    for (const debt of await openDebts(tx, userId)) {
      const change = Math.min(left, debt.outstanding)
      if (change === 0) return
      await post(tx, {
        userId,
        change: -change,
        kind: 'clawback',
        description: 'Owed after a payment that was returned',
        businessKey: `settle:${debt.key}:${incoming.businessKey}`,
      })
      await updateDebt(tx, debt.key, { outstanding: debt.outstanding - change })
      left -= change
    }
  }

  /** Posts credits that come in, and settles what is owed. Returns whether this call wrote them. */
  async function receive(tx: Queryable, posting: Posting): Promise<boolean> {
    if (posting.change <= 0) throw new Error(`not an amount to receive: ${posting.change}`)
    const posted = await post(tx, posting)
    if (posted) await settleDebts(tx, posting.userId, posting)
    return posted
  }

  return {
    /**
     * Creates the account with its welcome credits. `continues` is an account that the same person had
     * before: then there is no second welcome, and what is owed or frozen there is so here. Called again,
     * it changes nothing.
     */
    async openAccount(
      tx: Queryable,
      userId: string,
      { continues = null }: { continues?: string | null } = {},
    ): Promise<void> {
      await insertAccount(tx, userId, continues ?? userId)
      if (continues !== null) return
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
     * Refuses a charge that would be refused, as far as can be said without holding the account.
     * @throws AppError too_few_credits or account_frozen
     */
    async expectCharge(db: Queryable, { userId, amount }: { userId: string; amount: number }): Promise<void> {
      if (amount === 0) return
      const [balance, { isFrozen }] = await Promise.all([readBalance(db, userId), readStanding(db, userId)])
      if (balance === null) throw new Error(`${userId} has no credit account`)
      if (isFrozen) throw new AppError('account_frozen')
      if (balance < amount) throw tooFewCredits(amount, balance)
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
      return await receive(tx, {
        userId,
        change: amount,
        kind: 'grant',
        description,
        businessKey: `grant:${key}`,
      })
    },

    /** Adds credits that were paid for; `key` names the payment. Returns false when done before. */
    async purchase(
      tx: Queryable,
      purchase: { userId: string; amount: number; key: string; description: string },
    ): Promise<boolean> {
      const { userId, amount, key, description } = purchase
      return await receive(tx, {
        userId,
        change: amount,
        kind: 'purchase',
        description,
        businessKey: `purchase:${key}`,
      })
    },

    /** Which of these business keys were posted. */
    async posted(db: Queryable, businessKeys: string[]): Promise<Set<string>> {
      return await keysPosted(db, businessKeys)
    },

    /**
     * Takes credits back because their payment was returned; `key` names the refund or the dispute. They
     * come from this account, then from others of the same person. What the balances do not hold is owed,
     * and taken from the next credits that come in. Repeated, it does nothing.
     */
    async clawBack(
      tx: Queryable,
      clawBack: { userId: string; amount: number; key: string; description: string },
    ): Promise<void> {
      const { userId, amount, description } = clawBack
      const key = `clawback:${clawBack.key}`
      if (amount <= 0) throw new Error(`not an amount to take back: ${amount}`)
      const accounts = await lockAccounts(tx, userId)
      if (accounts.length === 0) throw new Error(`${userId} has no credit account`)
      if (await debtByKey(tx, key)) return
      let outstanding = amount
      const postings: Posting[] = []
      for (const account of accounts) {
        const taken = Math.min(outstanding, account.balance)
        if (taken === 0) continue
        outstanding -= taken
        const businessKey = account.userId === userId ? key : `settle:${key}:${account.userId}`
        postings.push({ userId: account.userId, change: -taken, kind: 'clawback', description, businessKey })
      }
      await insertDebt(tx, { key, userId, amount, outstanding })
      for (const posting of postings) await post(tx, posting)
    },

    /** Refunds that took credits back and were not undone, newest first. */
    async activeRefunds(db: Queryable, userId: string): Promise<string[]> {
      return await readActiveRefunds(db, userId)
    },

    /** Undoes a claw-back, because the refund failed or the dispute was won. Repeated, it does nothing. */
    async restore(tx: Queryable, restore: { key: string; description: string }): Promise<void> {
      const key = `clawback:${restore.key}`
      const known = await debtByKey(tx, key)
      if (!known) return
      await lockAccounts(tx, known.userId)
      const debt = await debtByKey(tx, key)
      if (!debt || debt.isReversed) return
      const parts = await takenUnder(tx, debt)
      await updateDebt(tx, key, { outstanding: 0, isReversed: true })
      for (const { userId, taken } of parts) {
        await receive(tx, {
          userId,
          change: taken,
          kind: 'clawback',
          description: restore.description,
          businessKey: userId === debt.userId ? `restore:${key}` : `restore:${key}:${userId}`,
        })
      }
    },

    /** While it is frozen, nothing can be charged to the person. */
    async setFrozen(tx: Queryable, userId: string, isFrozen: boolean): Promise<void> {
      await updateFrozen(tx, userId, isFrozen)
    },

    /** What the person owes after refunds and disputes, and whether anything of theirs is frozen. */
    async standingOf(db: Queryable, userId: string): Promise<{ debt: number; isFrozen: boolean }> {
      return await readStanding(db, userId)
    },

    /** Live balance in credits. */
    async balanceOf(db: Queryable, userId: string): Promise<number> {
      const balance = await readBalance(db, userId)
      if (balance === null) throw new Error(`${userId} has no credit account`)
      return balance
    },

    /** All of the person's own entries, newest first. */
    async *everyEntryOf(db: Queryable, actor: Actor): AsyncGenerator<CreditEntry> {
      for (let page = 1; ; page++) {
        const { entries } = await this.listEntries(db, actor, { page, perPage: BATCH })
        yield* entries
        if (entries.length < BATCH) return
      }
    },

    /** The person's own entries, newest first. `page` counts from 1. */
    async listEntries(
      db: Queryable,
      actor: Actor,
      { page, perPage }: { page: number; perPage: number },
    ): Promise<{ entries: CreditEntry[]; total: number }> {
      const slice = { limit: perPage, offset: (page - 1) * perPage }
      const { entries, total } = await readEntries(db, actor.userId, slice)
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

function tooFewCredits(cost: number, balance: number): AppError {
  const credits = balance === 1 ? '1 credit' : `${balance} credits`
  return new AppError('too_few_credits', {
    descr: `This costs ${cost} credits and you have ${credits}. Get credits and try again.`,
  })
}
