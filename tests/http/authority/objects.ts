import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { createId } from '#server/lib/ids.ts'
import { comments } from '#server/modules/comments/comments.tables.ts'
import { creations, pictures, uploads } from '#server/modules/creations/creations.tables.ts'
import { notifications } from '#server/modules/notifications/notifications.tables.ts'
import type { TestApp } from '#tests/support/app.ts'

/** Kinds of object: the owner's own private one, a third person's public and private ones, two deleted ones. */
export const KINDS = ['own', 'public', 'private', 'erased', 'trashed'] as const
type Kind = (typeof KINDS)[number]

/** One object of a kind, under every id by which a call can name it. */
export type Target = {
  userId: string
  imageId: string
  pictureId: string
  uploadId: string
  commentId: string
  notificationId: string
  avatarKey: string
}

/** Texts that tell who reads what they must not: each prompt and comment holds the mark of its kind. */
export const markOf = (kind: Kind) => `mark-of-${kind}`

const PREFIX = 'creation/matrix/1/0/'
const AVATAR_KEY = `ava_${'1'.repeat(26)}`

/** The one file that all pictures of all objects share, and one avatar. */
export async function storeFiles({ dataDir }: TestApp): Promise<void> {
  const create = { width: 8, height: 8, channels: 3 as const, background: 'red' }
  const bytes = await sharp({ create }).png().toBuffer()
  for (const key of [`${PREFIX}original.png`, `avatar/${AVATAR_KEY}.webp`]) {
    const path = join(dataDir, 'pictures', key)
    await mkdir(join(path, '..'), { recursive: true })
    await writeFile(path, bytes)
  }
}

/** New objects of all four kinds. */
export async function makeTargets(
  { database: { db } }: TestApp,
  people: { ownerId: string; thirdId: string; goneId: string },
): Promise<Record<Kind, Target>> {
  const made: [Kind, Target][] = []
  for (const kind of KINDS) {
    const isErased = kind === 'erased'
    const userId = kind === 'public' || kind === 'private' ? people.thirdId : people.ownerId
    const deletedAt = isErased || kind === 'trashed' ? new Date() : null
    const target: Target = {
      userId: deletedAt ? people.goneId : userId,
      imageId: createId('cre'),
      pictureId: createId('pic'),
      uploadId: createId('upl'),
      commentId: createId('com'),
      notificationId: createId('ntf'),
      avatarKey: deletedAt ? `ava_${'0'.repeat(26)}` : AVATAR_KEY,
    }
    const { imageId, pictureId, uploadId, commentId, notificationId } = target
    const file = { mediaType: 'image/png', width: 8, height: 8, bytes: 100 }
    await db.insert(creations).values({
      id: imageId,
      userId,
      status: 3,
      mode: 'txt2img',
      model: 'fast',
      form: { ...FORM, prompt: markOf(kind) },
      seed: 1,
      cost: 0,
      engine: 'test',
      isPrivate: kind !== 'public',
      deletedAt,
      erasedAt: isErased ? deletedAt : null,
    })
    await db
      .insert(comments)
      .values({ id: commentId, creationId: imageId, userId, message: markOf(kind), deletedAt })
    if (!isErased) {
      await db.insert(pictures).values({
        ...file,
        id: pictureId,
        creationId: imageId,
        position: 0,
        storagePrefix: PREFIX,
        placeholder: '',
        colour: '#ff0000',
        widths: [],
      })
      await db.insert(uploads).values({
        ...file,
        id: uploadId,
        creationId: imageId,
        inputName: 'file1',
        storageKey: `${PREFIX}original.png`,
      })
      if (kind !== 'trashed')
        await db.insert(notifications).values({
          id: notificationId,
          kind: 'comment',
          key: `comment:${commentId}`,
          payload: { commentId, message: 'seen' },
          userId,
          fromUserId: people.thirdId,
          creationId: imageId,
        })
    }
    made.push([kind, target])
  }
  return Object.fromEntries(made) as Record<Kind, Target>
}

const FORM = {
  searchPrompt: '',
  negativePrompt: '',
  style: '',
  aspectRatio: '1:1',
  imageStrength: 0.5,
  options: {},
}
