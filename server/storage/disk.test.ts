import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createDiskStorage } from './disk.ts'

test('the reserve of the disk is kept, and what did not fit leaves nothing behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'easel-storage-'))
  const full = createDiskStorage(folder, { reserveBytes: Number.MAX_SAFE_INTEGER })
  const put = full.put('a.png', new Uint8Array([1, 2, 3]), 'image/png')
  await expect(put).rejects.toMatchObject({ code: 'ENOSPC' })
  expect(await full.check()).toBe('full')
  expect(await full.hasRoom()).toBe(false)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  expect(entries.filter(entry => entry.isFile())).toEqual([])
  await rm(folder, { recursive: true, force: true })
})
