import { setTimeout as sleep } from 'node:timers/promises'
import type { EngineResult } from '#server/engines/engine.ts'
import { finishPicture, InvalidPictureError } from '#server/images/finish.ts'
import { MEDIA_TYPES } from '#server/images/kinds.ts'
import { createId } from '#server/lib/ids.ts'
import type { Storage } from '#server/storage/storage.ts'
import type { NewPicture } from './creations.store.ts'
import type { Attempt } from './run/attempts.store.ts'
import { attemptPrefix } from './run/lifecycle.ts'

/** Pauses between the tries to store a file, in milliseconds. */
const STORAGE_PAUSES = [200, 1_000]

/** The pictures are fine, but cannot be stored: the disk is full, or the store does not answer. */
export class StorageError extends Error {}

/**
 * Makes an engine's result into stored files and the records that will point to them.
 * @throws InvalidPictureError when it holds anything that is not a picture, StorageError when it cannot be stored
 */
export async function storePictures(
  storage: Storage,
  held: Attempt,
  result: EngineResult,
): Promise<NewPicture[]> {
  const made: unknown = result?.pictures
  if (!Array.isArray(made) || made.length === 0)
    throw new InvalidPictureError('the engine returned no picture')
  const records: NewPicture[] = []
  for (const [position, picture] of (made as EngineResult['pictures']).entries()) {
    if (!(picture?.bytes instanceof Uint8Array))
      throw new InvalidPictureError('the engine returned a picture without bytes')
    const finished = await finishPicture(picture.bytes, picture.source)
    const { original, derivatives, width, height, placeholder, colour } = finished
    const prefix = `${attemptPrefix(held)}${position}/`
    await Promise.all([
      put(storage, `${prefix}original.${original.extension}`, original.bytes, original.mediaType),
      ...derivatives.map(({ width: wide, bytes }) =>
        put(storage, `${prefix}w${wide}.webp`, bytes, MEDIA_TYPES.webp),
      ),
    ])
    records.push({
      id: createId('pic'),
      creationId: held.id,
      position,
      storagePrefix: prefix,
      mediaType: original.mediaType,
      width,
      height,
      bytes: original.bytes.byteLength,
      placeholder,
      colour,
      widths: derivatives.map(({ width: wide }) => wide),
    })
  }
  return records
}

async function put(storage: Storage, key: string, bytes: Uint8Array, mediaType: string): Promise<void> {
  for (const pause of [...STORAGE_PAUSES, null]) {
    try {
      return await storage.put(key, bytes, mediaType)
    } catch (cause) {
      if (pause === null) throw new StorageError('the picture could not be stored', { cause })
      await sleep(pause)
    }
  }
}
