import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat, statfs, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkedKey, checkedPrefix, KeyTakenError, type Storage } from './storage.ts'

/** Unfinished writes lie apart, so that no reader and no listing meets them. */
const UNFINISHED = '.unfinished'

/** More than most creations take, with all that is made of them. */
const ROOM_BYTES = 10_000_000

export type DiskOptions = {
  /** Bytes of the disk that stay free for others, the database above all. */
  reserveBytes?: number
}

/** Pictures in a folder, one file for each key. The media type is the reader's to know. */
export function createDiskStorage(folder: string, { reserveBytes = 0 }: DiskOptions = {}): Storage {
  const pathOf = (key: string) => join(folder, checkedKey(key))

  async function put(key: string, bytes: Uint8Array): Promise<void> {
    const path = pathOf(key)
    const stored = await orNull(readFile(path))
    if (stored?.equals(bytes)) return
    if (stored) throw new KeyTakenError(key)
    const unfinished = join(folder, UNFINISHED, randomUUID())
    await mkdir(dirname(unfinished), { recursive: true })
    await mkdir(dirname(path), { recursive: true })
    await keepReserve(folder, bytes.length + reserveBytes)
    try {
      const file = await open(unfinished, 'wx')
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(unfinished, path)
      await syncFolder(dirname(path))
    } catch (error) {
      await unlink(unfinished).catch(() => {})
      throw error
    }
  }

  return {
    put,
    async get(key) {
      return orNull(readFile(pathOf(key)))
    },
    async open(key) {
      const path = pathOf(key)
      const found = await orNull(stat(path))
      if (!found?.isFile()) return null
      return { stream: createReadStream(path), bytes: found.size }
    },
    async deletePrefix(prefix) {
      await rm(join(folder, checkedPrefix(prefix)), { recursive: true, force: true })
    },
    async hasRoom() {
      await mkdir(folder, { recursive: true })
      return await keepReserve(folder, ROOM_BYTES + reserveBytes).then(() => true, falseIfFull)
    },
    async check() {
      const key = `checks/${randomUUID()}`
      const isWritten = await put(key, new Uint8Array([1])).then(() => true, falseIfFull)
      await rm(pathOf(key), { force: true })
      return isWritten ? 'ok' : 'full'
    },
  }
}

/** False for an error that says that the disk is full; throws every other one. */
function falseIfFull(error: unknown): false {
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false
  throw error
}

/** @throws an error with the code ENOSPC when less than `wanted` bytes are free. */
export async function keepReserve(folder: string, wanted: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize >= wanted) return
  throw Object.assign(new Error(`the disk of ${folder} is full, but for the reserve`), { code: 'ENOSPC' })
}

/** Makes the new name itself last, not only the bytes. Not every system can do this for folders. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Null instead of the error when there is no such file. */
async function orNull<Value>(work: Promise<Value>): Promise<Value | null> {
  try {
    return await work
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'ENOENT' || code === 'ENOTDIR') return null
    throw error
  }
}
