import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDiskStorage } from './disk.ts'
import type { Storage } from './storage.ts'

let folder: string
let storage: Storage
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'easel-storage-'))
  storage = createDiskStorage(folder)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const bytes = new Uint8Array([1, 2, 3])

test('what was stored comes back', async () => {
  await storage.put('creation/cre_1/1/original.png', bytes, 'image/png')
  expect(new Uint8Array((await storage.get('creation/cre_1/1/original.png'))!)).toEqual(bytes)
  const opened = await storage.open('creation/cre_1/1/original.png')
  expect(opened?.bytes).toBe(3)
  const chunks: Buffer[] = []
  for await (const chunk of opened!.stream) chunks.push(Buffer.from(chunk))
  expect(new Uint8Array(Buffer.concat(chunks))).toEqual(bytes)
})

test('what was never stored is null, and so is a folder', async () => {
  await storage.put('a/b.png', bytes, 'image/png')
  expect(await storage.get('a/c.png')).toBeNull()
  expect(await storage.open('a/b.png/c')).toBeNull()
  expect(await storage.open('a')).toBeNull()
})

test('a prefix deletes what lies below it and nothing beside it', async () => {
  for (const key of ['c/1/a.png', 'c/1/b/c.png', 'c/10/a.png', 'c/2/a.png']) {
    await storage.put(key, bytes, 'image/png')
  }
  await storage.deletePrefix('c/1/')
  expect(await storage.get('c/1/a.png')).toBeNull()
  expect(await storage.get('c/1/b/c.png')).toBeNull()
  expect(await storage.get('c/10/a.png')).not.toBeNull()
  await storage.deletePrefix('c/2')
  expect(await storage.get('c/2/a.png')).toBeNull()
  await storage.deletePrefix('c/never')
})

test.each([
  '../secret',
  'a/../../secret',
  '/etc/passwd',
  'a//b',
  'a/',
  '',
  '.hidden',
  'a/.hidden',
  'a\\b',
  'a\0b',
  'C:/windows',
  'a b',
  'x'.repeat(301),
])('the key %j is refused', async key => {
  await expect(storage.put(key, bytes, 'image/png')).rejects.toThrow('not a storage key')
  await expect(storage.get(key)).rejects.toThrow('not a storage key')
  if (key !== 'a/') await expect(storage.deletePrefix(key)).rejects.toThrow('not a storage key')
})

test('the reserve of the disk is kept, and what did not fit leaves nothing behind', async () => {
  const full = createDiskStorage(folder, { reserveBytes: Number.MAX_SAFE_INTEGER })
  await expect(full.put('a.png', bytes, 'image/png')).rejects.toMatchObject({ code: 'ENOSPC' })
  expect(await full.check()).toBe('full')
  expect(await full.hasRoom()).toBe(false)
  expect(await filesIn(folder)).toEqual([])
})

test('a check leaves nothing behind', async () => {
  expect(await storage.check()).toBe('ok')
  expect(await storage.hasRoom()).toBe(true)
  expect(await filesIn(folder)).toEqual([])
})

async function filesIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries.filter(entry => entry.isFile()).map(entry => entry.name)
}
