import { Readable } from 'node:stream'
import type { Actor } from '#server/authority/actor.ts'
import { type Archive, createArchive, listOf } from './archive.ts'
import type { ProfileService } from './profile.service.ts'

/** A file of a person, under its name in the archive; `open` gives null for one that is gone by then. */
export type PersonalFile = { name: string; open: () => Promise<{ stream: NodeJS.ReadableStream } | null> }

/** What the parts of the product hold of a person. */
export type PersonalData = {
  /** Lists of records, by the name of the file in the archive. */
  lists: Record<`${string}.json`, (actor: Actor) => AsyncIterable<unknown>>
  files: (actor: Actor) => AsyncIterable<PersonalFile>
}

export type ExportService = ReturnType<typeof createExportService>

/** All that is held of a person, as one archive. */
export function createExportService(deps: { profile: ProfileService; data: PersonalData }) {
  const { profile, data } = deps

  async function addFiles(archive: Archive, actor: Actor): Promise<void> {
    for await (const { name, open } of data.files(actor)) {
      archive.add(name, async () => streamOf(await open()))
    }
  }

  return {
    /**
     * A ZIP archive: the person, their avatar, and the lists and files of all parts. It is read and packed while
     * it is sent, so its size costs no memory.
     */
    async archive(actor: Actor): Promise<Readable> {
      const archive = createArchive()
      const compress = { compress: true }
      const person = await profile.userInfo(actor)
      archive.add('profile.json', async () => Readable.from([JSON.stringify(person, null, 2)]), compress)
      for (const [name, list] of Object.entries(data.lists)) {
        archive.add(name, async () => listOf(list(actor)), compress)
      }
      const avatarKey = person.avatar?.split('/').at(-1)
      if (avatarKey) archive.add('avatar.webp', async () => streamOf(await profile.openAvatar(avatarKey)))
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
