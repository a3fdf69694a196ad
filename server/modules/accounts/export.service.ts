import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Creation } from '#contract/creations.ts'
import { imageListQuery } from '#contract/creations.ts'
import { notificationListQuery } from '#contract/notifications.ts'
import type { Database } from '#server/database/connection.ts'
import type { BytesService } from '#server/modules/creations/bytes.service.ts'
import type { CreationsService } from '#server/modules/creations/creations.service.ts'
import type { CreditsService } from '#server/modules/credits/credits.service.ts'
import type { IdentityService, Subject } from '#server/modules/identity/identity.service.ts'
import type { NotificationsService } from '#server/modules/notifications/notifications.service.ts'
import type { SocialService } from '#server/modules/social/social.service.ts'
import type { AccountsService } from './accounts.service.ts'

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

  /** Adds the files of all creations; each is opened only when its turn comes. */
  async function addFiles(zip: ZipFile, subject: Subject): Promise<void> {
    let ids: string[] = []
    const add = async () => {
      for (const { key, name } of await bytes.filesOf(subject, ids)) {
        addLazily(zip, name, async () => (await bytes.open({ key }))?.stream ?? null)
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
    async archive(subject: Subject): Promise<NodeJS.ReadableStream> {
      const zip = new ZipFile()
      const person = await identity.userInfo(subject)
      zip.addBuffer(Buffer.from(JSON.stringify(person, null, 2)), 'profile.json')
      const lists = {
        'creations.json': () => everyCreation(subject),
        'comments.json': () => social.everyCommentOf(subject),
        'likes.json': () => social.everyLikeOf(subject),
        'notifications.json': () => everyNotification(subject),
        'transactions.json': () => everyEntry(subject),
      }
      for (const [name, items] of Object.entries(lists)) {
        addLazily(zip, name, async () => Readable.from(listOf(items())), { compress: true })
      }
      const avatarKey = person.avatar?.split('/').at(-1)
      if (avatarKey) {
        addLazily(zip, 'avatar.webp', async () => (await accounts.openAvatar(avatarKey))?.stream ?? null)
      }
      const output = zip.outputStream as Readable
      zip.on('error', error => output.destroy(error))
      addFiles(zip, subject).then(
        () => zip.end(),
        error => output.destroy(error),
      )
      return output
    },
  }
}

/** Pictures are compressed already, so they are packed as they are. What is gone meanwhile is left empty. */
function addLazily(
  zip: ZipFile,
  name: string,
  open: () => Promise<NodeJS.ReadableStream | null>,
  { compress = false } = {},
): void {
  zip.addReadStreamLazy(name, { compress }, callback => {
    open().then(
      stream => callback(null, stream ?? Readable.from([])),
      error => callback(error, Readable.from([])),
    )
  })
}

/** The items as the text of a JSON list, one a line. */
async function* listOf(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const item of items) {
    yield separator + JSON.stringify(item)
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}
