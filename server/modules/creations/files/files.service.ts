import type { Actor, Viewer } from '#server/authority/actor.ts'
import type { Database } from '#server/database/connection.ts'
import { type DownloadFormat, downloadType } from '#server/images/download.ts'
import { EXTENSIONS, MEDIA_TYPES, type MediaType } from '#server/images/kinds.ts'
import type { PictureWork } from '#server/images/picture-work.ts'
import type { Caller } from '#server/lib/caller.ts'
import type { Log } from '#server/lib/log.ts'
import type { Storage } from '#server/storage/storage.ts'
import { type PictureRow, readFiles, readOwnUpload, readPictureAccess } from '../creations.store.ts'
import { createDownloads, type OpenedFile } from './downloads.ts'

export type StoredFile = {
  /** Key of the file in the storage. */
  key: string
  mediaType: string
  isPrivate: boolean
}

/** A file to keep: its name, and how its bytes come to be when somebody is to be sent them. */
export type Download = StoredFile & { name: string; open: (caller: Caller) => Promise<OpenedFile | null> }

export type FilesService = ReturnType<typeof createFilesService>

/** Who may read which bytes. Null stands for what is missing and for what is forbidden alike. */
export function createFilesService(deps: { db: Database; storage: Storage; work: PictureWork; log: Log }) {
  const { db, storage } = deps
  const downloads = createDownloads(deps)

  async function visible(viewer: Viewer, pictureId: string) {
    const picture = await readPictureAccess(db, pictureId)
    if (!picture) return null
    return !picture.isPrivate || picture.ownerId === viewer?.userId ? picture : null
  }

  return {
    /** `original`, or a derivative such as `w320.webp`. */
    async picture(viewer: Viewer, pictureId: string, file: string): Promise<StoredFile | null> {
      const picture = await visible(viewer, pictureId)
      if (!picture) return null
      const { isPrivate } = picture
      if (file === 'original') return { key: originalKey(picture), mediaType: picture.mediaType, isPrivate }
      if (!picture.widths.some(width => file === `w${width}.webp`)) return null
      return { key: picture.storagePrefix + file, mediaType: MEDIA_TYPES.webp, isPrivate }
    },

    /** The whole picture to keep, named after its creation. */
    async download(viewer: Viewer, pictureId: string, format: DownloadFormat): Promise<Download | null> {
      const picture = await visible(viewer, pictureId)
      if (!picture) return null
      const { storagePrefix, isPrivate } = picture
      const wanted = downloadType(format, picture.mediaType as MediaType)
      const file = { mediaType: wanted, isPrivate, name: `${downloadName(picture)}.${EXTENSIONS[wanted]}` }
      const key = originalKey(picture)
      if (wanted === picture.mediaType) return { ...file, key, open: () => storage.open(key) }
      const conversion = { originalKey: key, storagePrefix, wanted }
      return {
        ...file,
        key: downloads.keyOf(conversion),
        open: caller => downloads.open(caller, conversion),
      }
    },

    async upload(actor: Actor, uploadId: string): Promise<StoredFile | null> {
      const upload = await readOwnUpload(db, actor.userId, uploadId)
      return upload && { key: upload.storageKey, mediaType: upload.mediaType, isPrivate: true }
    },

    /** All files of these creations of the person, under the names of a download: pictures and inputs. */
    async filesOf(actor: Actor, creationIds: string[]): Promise<(StoredFile & { name: string })[]> {
      const { pictures, uploads } = await readFiles(db, actor.userId, creationIds)
      return [
        ...pictures.map(picture => ({
          key: originalKey(picture),
          mediaType: picture.mediaType,
          isPrivate: true,
          name: `pictures/${downloadName(picture)}.${EXTENSIONS[picture.mediaType as MediaType]}`,
        })),
        ...uploads.map(({ storageKey, mediaType, creationId, inputName }) => ({
          key: storageKey,
          mediaType,
          isPrivate: true,
          name: `inputs/${creationId}-${inputName}.${EXTENSIONS[mediaType as MediaType]}`,
        })),
      ]
    },

    open: (file: Pick<StoredFile, 'key'>) => storage.open(file.key),
  }
}

const downloadName = ({ creationId, position }: PictureRow) =>
  position === 0 ? creationId : `${creationId}-${position + 1}`

const originalKey = ({ storagePrefix, mediaType }: PictureRow) =>
  `${storagePrefix}original.${EXTENSIONS[mediaType as MediaType]}`
