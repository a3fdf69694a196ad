import type { UserInfo, UserUpdate } from '#contract/people.ts'
import type { Actor } from '#server/authority/actor.ts'
import type { Database } from '#server/database/connection.ts'
import { transaction } from '#server/database/transaction.ts'
import { MEDIA_TYPES } from '#server/images/kinds.ts'
import type { PictureWork } from '#server/images/picture-work.ts'
import { type ReceivedFile, readAvatar } from '#server/images/uploads.ts'
import type { Caller } from '#server/lib/caller.ts'
import { AppError } from '#server/lib/errors.ts'
import { createId } from '#server/lib/ids.ts'
import { tidyName } from '#server/lib/texts.ts'
import { cancelDeletion, scheduleDeletion } from '#server/storage/deletions.store.ts'
import type { Storage } from '#server/storage/storage.ts'
import { authorOf, type PeopleService } from './people.service.ts'
import { lockUser, updateProfile, userById } from './people.store.ts'

/** An avatar whose account was not changed after all, because the process died in between. */
const UNFINISHED_SECONDS = 3_600

export type ProfileService = ReturnType<typeof createProfileService>

/** What people read and change of their own account. */
export function createProfileService(deps: {
  db: Database
  storage: Storage
  people: Pick<PeopleService, 'subscriptionOf'>
  work: PictureWork
  /** Credits that the person has. */
  balanceOf: (userId: string) => Promise<number>
  /** Notifications of this person that were not read yet. */
  unreadOf: (userId: string) => Promise<number>
}) {
  const { db, storage, people, work, balanceOf, unreadOf } = deps

  /** Stores the avatar under a new name, scheduled for deletion until the account points to it. */
  async function storeAvatar(
    file: ReceivedFile,
    caller: Caller,
  ): Promise<{ avatarKey: string; deletion: number }> {
    const bytes = await work.run(caller, () => readAvatar(file))
    const avatarKey = createId('ava')
    const deletion = await scheduleDeletion(db, avatarFile(avatarKey), UNFINISHED_SECONDS)
    await storage.put(avatarFile(avatarKey), bytes, MEDIA_TYPES.webp)
    return { avatarKey, deletion }
  }

  return {
    /** @throws AppError login_required when the account was deleted in the meantime. */
    async userInfo(actor: Actor): Promise<UserInfo> {
      const user = await userById(db, actor.userId)
      if (!user) throw new AppError('login_required')
      return {
        ...authorOf(user),
        status: user.status,
        email: user.email,
        credit: await balanceOf(user.id),
        subscription: await people.subscriptionOf(user.id),
        notifyComment: user.notifyComment,
        notifyProduct: user.notifyProduct,
        unread: await unreadOf(user.id),
        createdAt: user.createdAt.toISOString(),
        updatedAt: user.updatedAt.toISOString(),
      }
    },

    /** @throws AppError for an avatar that is not a picture */
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
        const user = await lockUser(tx, actor.userId)
        if (!user) throw new AppError('login_required')
        const nickName = tidyName(profile.nickName)
        if (nickName === '') throw new AppError('invalid_input', { descr: 'Write a nick name.' })
        await updateProfile(tx, actor.userId, { ...change, nickName })
        if (stored) await cancelDeletion(tx, stored.deletion)
        if (isAvatarChanged && user.avatarKey) await scheduleDeletion(tx, avatarFile(user.avatarKey))
      })
    },

    /** The bytes of an avatar; null when there is none under this key. */
    openAvatar: (avatarKey: string) => storage.open(avatarFile(avatarKey)),
  }
}

/** Key of an avatar in the storage. */
export const avatarFile = (avatarKey: string) => `avatar/${avatarKey}.webp`
