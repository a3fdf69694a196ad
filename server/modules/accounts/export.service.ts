import { Readable } from 'node:stream'
import type { Creation } from '#contract/creations.ts'
import { imageListQuery } from '#contract/creations.ts'
import { notificationListQuery } from '#contract/notifications.ts'
import type { TrashItem, TrashListQuery, TrashPage } from '#contract/trash.ts'
import type { Actor } from '#server/authority/actor.ts'
import type { Database } from '#server/database/connection.ts'
import type { CommentsService } from '#server/modules/comments/comments.service.ts'
import type { CreationsService } from '#server/modules/creations/creations.service.ts'
import type { FilesService } from '#server/modules/creations/files/files.service.ts'
import type { LikesService } from '#server/modules/creations/likes/likes.service.ts'
import type { TrashService } from '#server/modules/creations/trash/trash.service.ts'
import type { CreditsService } from '#server/modules/credits/credits.service.ts'
import type { IdentityService } from '#server/modules/identity/identity.service.ts'
import type { NotificationsService } from '#server/modules/notifications/notifications.service.ts'
import type { AccountsService } from './accounts.service.ts'
import { type Archive, createArchive, listOf } from './archive.ts'

const BATCH = 100

export type ExportService = ReturnType<typeof createExportService>

/** All that is held of a person, as one archive. */
export function createExportService(deps: {
  db: Database
  identity: IdentityService
  accounts: AccountsService
  creations: CreationsService
  trash: TrashService
  files: FilesService
  comments: CommentsService
  likes: LikesService
  notifications: NotificationsService
  credits: CreditsService
}) {
  const { db, identity, accounts, creations, trash, files, comments, likes, notifications, credits } = deps

  async function* everyCreation(actor: Actor): AsyncGenerator<Creation> {
    for (let before: string | undefined; ; ) {
      const batch: Creation[] = await creations.list(actor, imageListQuery.parse({ perPage: BATCH, before }))
      yield* batch
      if (batch.length < BATCH) return
      before = batch.at(-1)!.id
    }
  }

  async function* everyTrashed(actor: Actor): AsyncGenerator<TrashItem> {
    for (let before: TrashListQuery['before']; ; ) {
      const { items }: TrashPage = await trash.list(actor, { perPage: BATCH, before })
      yield* items
      if (items.length < BATCH) return
      const last = items.at(-1)!
      before = { deletedAt: last.deletedAt, imageId: last.creation.id }
    }
  }

  async function* everyNotification(actor: Actor) {
    for (let before: string | undefined; ; ) {
      const query = notificationListQuery.parse({ perPage: BATCH, before })
      const { notifications: batch } = await notifications.list(actor, query)
      yield* batch
      if (batch.length < BATCH) return
      before = batch.at(-1)!.id
    }
  }

  async function* everyEntry(actor: Actor) {
    for (let page = 1; ; page++) {
      const { entries } = await credits.listEntries(db, actor, { page, perPage: BATCH })
      yield* entries
      if (entries.length < BATCH) return
    }
  }

  /** Adds the files of all creations. */
  async function addFiles(archive: Archive, actor: Actor): Promise<void> {
    let ids: string[] = []
    const add = async () => {
      for (const { key, name } of await files.filesOf(actor, ids)) {
        archive.add(name, async () => streamOf(await files.open({ key })))
      }
      ids = []
    }
    const collect = async (id: string) => {
      ids.push(id)
      if (ids.length === BATCH) await add()
    }
    for await (const { id } of everyCreation(actor)) await collect(id)
    for await (const { creation } of everyTrashed(actor)) await collect(creation.id)
    await add()
  }

  return {
    /**
     * A ZIP archive: the person, creations with their settings and pictures, those in the trash too, comments,
     * likes, notifications and transactions. It is read and packed while it is sent, so its size costs no memory.
     */
    async archive(actor: Actor): Promise<Readable> {
      const archive = createArchive()
      const compress = { compress: true }
      const person = await identity.userInfo(actor)
      archive.add('profile.json', async () => Readable.from([JSON.stringify(person, null, 2)]), compress)
      const lists = {
        'creations.json': () => everyCreation(actor),
        'trash.json': () => everyTrashed(actor),
        'comments.json': () => comments.everyCommentOf(actor),
        'likes.json': () => likes.everyLikeOf(actor),
        'notifications.json': () => everyNotification(actor),
        'transactions.json': () => everyEntry(actor),
      }
      for (const [name, items] of Object.entries(lists)) {
        archive.add(name, async () => listOf(items()), compress)
      }
      const sessions = async () =>
        Readable.from([JSON.stringify(await identity.listSessions(actor), null, 2)])
      archive.add('sessions.json', sessions, compress)
      const avatarKey = person.avatar?.split('/').at(-1)
      if (avatarKey) archive.add('avatar.webp', async () => streamOf(await accounts.openAvatar(avatarKey)))
      addFiles(archive, actor).then(
        () => archive.end(),
        error => archive.end(error),
      )
      return archive.output
    },
  }
}

const streamOf = (opened: { stream: NodeJS.ReadableStream } | null) =>
  (opened?.stream ?? null) as Readable | null
