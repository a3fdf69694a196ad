import type { UserUpdate } from '#contract/identity.ts'
import type { Actor } from '#server/authority/actor.ts'
import type { Database, Transaction } from '#server/database/connection.ts'
import { transaction } from '#server/database/transaction.ts'
import { MEDIA_TYPES } from '#server/images/kinds.ts'
import type { PictureWork } from '#server/images/picture-work.ts'
import { type ReceivedFile, readAvatar } from '#server/images/uploads.ts'
import type { Caller } from '#server/lib/caller.ts'
import { createId } from '#server/lib/ids.ts'
import type { IdentityService } from '#server/modules/identity/identity.service.ts'
import type { Queue } from '#server/queue/runner.ts'
import { cancelDeletion, scheduleDeletion } from '#server/storage/deletions.store.ts'
import type { Storage } from '#server/storage/storage.ts'

/** An avatar whose account was not changed after all, because the process died in between. */
const UNFINISHED_SECONDS = 3_600

/** What happens, in the same transaction, when a person leaves: each part takes care of what is its own. */
export type Departure = (tx: Transaction, actor: Actor) => Promise<void>

export type AccountsService = ReturnType<typeof createAccountsService>

/** What people change about their own account, and its end. */
export function createAccountsService(deps: {
  db: Database
  queue: Queue
  storage: Storage
  identity: IdentityService
  work: PictureWork
  /** Ends what the person pays for, before anything else: nobody without an account is charged. */
  endPayments: (actor: Actor) => Promise<void>
  onDeparture: Departure[]
}) {
  const { db, queue, storage, identity, work, endPayments, onDeparture } = deps

  /** Stores the avatar under a new name, scheduled for deletion until the account points to it. */
  async function storeAvatar(
    file: ReceivedFile,
    caller: Caller,
  ): Promise<{ avatarKey: string; deletion: number }> {
    const bytes = await work.run(caller, () => readAvatar(file))
    const avatarKey = createId('ava')
    const deletion = await scheduleDeletion(db, fileOf(avatarKey), UNFINISHED_SECONDS)
    await storage.put(fileOf(avatarKey), bytes, MEDIA_TYPES.webp)
    return { avatarKey, deletion }
  }

  return {
    /** @throws AppError for an avatar that is no picture */
    async update(
      actor: Actor,
      update: UserUpdate,
      avatar: ReceivedFile | null,
      caller: Caller,
    ): Promise<void> {
      const { removeAvatar, ...profile } = update
      const stored = avatar && (await storeAvatar(avatar, caller))
      const isAvatarChanged = stored !== null || removeAvatar
      await transaction(db, async tx => {
        const change = isAvatarChanged ? { ...profile, avatarKey: stored?.avatarKey ?? null } : profile
        const { earlierAvatarKey } = await identity.update(tx, actor, change)
        if (stored) await cancelDeletion(tx, stored.deletion)
        if (isAvatarChanged && earlierAvatarKey) await scheduleDeletion(tx, fileOf(earlierAvatarKey))
      })
    },

    /**
     * Ends the account at once: nobody is signed in to it, its creations and their files go, and what stays
     * (the ledger, what was said to others) names nobody. Done twice, it does no harm.
     */
    async remove(actor: Actor): Promise<void> {
      await endPayments(actor)
      await transaction(db, async tx => {
        const ended = await identity.end(tx, actor)
        if (!ended) return
        for (const depart of onDeparture) await depart(tx, actor)
        if (ended.avatarKey) await scheduleDeletion(tx, fileOf(ended.avatarKey))
        await queue.enqueue(tx, 'storage.sweep', {})
      })
    },

    /** The bytes of an avatar; null when there is none under this key. */
    openAvatar: (avatarKey: string) => storage.open(fileOf(avatarKey)),
  }
}

const fileOf = (avatarKey: string) => `avatar/${avatarKey}.webp`
