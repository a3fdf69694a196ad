import { Readable } from 'node:stream'
import type { Creation } from '#contract/creations.ts'
import { imageListQuery } from '#contract/creations.ts'
import { notificationListQuery } from '#contract/notifications.ts'
import type { Database } from '#server/database/connection.ts'
import type { CreationsService } from '#server/modules/creations/creations.service.ts'
import type { BytesService } from '#server/modules/creations/files/files.service.ts'
import type { CreditsService } from '#server/modules/credits/credits.service.ts'
import type { IdentityService, Subject } from '#server/modules/identity/identity.service.ts'
import type { NotificationsService } from '#server/modules/notifications/notifications.service.ts'
import type { SocialService } from '#server/modules/social/social.service.ts'
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
  bytes: BytesService
  social: SocialService
  notifications: NotificationsService
  credits: CreditsService
}) {
  const { db, identity, accounts, creations, bytes, social, notifications, credits } = deps

  async function* everyCreation(subject: Subject): AsyncGenerator<Creation> {
    for (let before: string | undefined; ; ) {
      const batch: Creation[] = await creations.list(
        subject,
        imageListQuery.parse({ perPage: BATCH, before }),
      )
      yield* batch
      if (batch.length < BATCH) return
      before = batch.at(-1)!.id
    }
  }

  async function* everyNotification(subject: Subject) {
    for (let before: string | undefined; ; ) {
      const query = notificationListQuery.parse({ perPage: BATCH, before })
      const { notifications: batch } = await notifications.list(subject, query)
      yield* batch
      if (batch.length < BATCH) return
      before = batch.at(-1)!.id
    }
  }

  async function* everyEntry(subject: Subject) {
    for (let page = 1; ; page++) {
      const { entries } = await credits.listEntries(db, subject, { page, perPage: BATCH })
      yield* entries
      if (entries.length < BATCH) return
    }
  }

  /** Adds the files of all creations. */
  async function addFiles(archive: Archive, subject: Subject): Promise<void> {
    let ids: string[] = []
    const add = async () => {
      for (const { key, name } of await bytes.filesOf(subject, ids)) {
        archive.add(name, async () => streamOf(await bytes.open({ key })))
      }
      ids = []
    }
    for await (const { id } of everyCreation(subject)) {
      ids.push(id)
      if (ids.length === BATCH) await add()
    }
    await add()
  }

  return {
    /**
     * A ZIP archive: the person, creations with their settings and pictures, comments, likes, notifications
     * and transactions. It is read and packed while it is sent, so its size costs no memory.
     */
    async archive(subject: Subject): Promise<Readable> {
      const archive = createArchive()
      const compress = { compress: true }
      const person = await identity.userInfo(subject)
      archive.add('profile.json', async () => Readable.from([JSON.stringify(person, null, 2)]), compress)
      const lists = {
        'creations.json': () => everyCreation(subject),
        'comments.json': () => social.everyCommentOf(subject),
        'likes.json': () => social.everyLikeOf(subject),
        'notifications.json': () => everyNotification(subject),
        'transactions.json': () => everyEntry(subject),
      }
      for (const [name, items] of Object.entries(lists)) {
        archive.add(name, async () => listOf(items()), compress)
      }
      const sessions = async () =>
        Readable.from([JSON.stringify(await identity.listSessions(subject), null, 2)])
      archive.add('sessions.json', sessions, compress)
      const avatarKey = person.avatar?.split('/').at(-1)
      if (avatarKey) archive.add('avatar.webp', async () => streamOf(await accounts.openAvatar(avatarKey)))
      addFiles(archive, subject).then(
        () => archive.end(),
        error => archive.end(error),
      )
      return archive.output
    },
  }
}

const streamOf = (opened: { stream: NodeJS.ReadableStream } | null) =>
  (opened?.stream ?? null) as Readable | null
