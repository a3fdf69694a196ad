import { execFileSync } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from '#server/modules/credits/invariants.ts'
import { type App, startApp } from '#tests/support/app.ts'
import { create, send, settled } from '#tests/support/creations.ts'

let app: App
let isMounted = false
let free = async () => {}

/** Fills the disk of the pictures: a tiny one of its own where it may be mounted, else all but nothing of
 * the real one is kept in reserve. */
beforeAll(async () => {
  isMounted = await mountTinyDisk()
  if (!isMounted) {
    app = await startApp({ configuration: { diskReserveBytes: Number.MAX_SAFE_INTEGER } })
  }
})
afterAll(async () => {
  const folder = join(app.dataDir, 'pictures')
  if (isMounted) execFileSync('umount', ['--lazy', folder])
  await app.close()
})

async function mountTinyDisk(): Promise<boolean> {
  const started = await startApp()
  const folder = join(started.dataDir, 'pictures')
  await mkdir(folder, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    // Only root may mount.
    await started.close()
    return false
  }
  app = started
  const filling = join(folder, 'filling')
  await writeFile(filling, Buffer.alloc(250 * 1024))
  free = () => rm(filling)
  return true
}

test('a full disk fails a creation with its refund, and nothing is stuck', async () => {
  const person = await app.signIn()
  const { id } = await create(person)
  expect(await settled(person, id)).toMatchObject({
    status: 4,
    own: { failure: { kind: 'storage' }, refunded: 3 },
  })
  expect(await person.credits()).toBe(135)
  expect(await violations(app.database.db)).toEqual([])
})

test('a full disk refuses an upload before anything is charged', async () => {
  const person = await app.signIn()
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const
  const file1 = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#fff', noise } })
    .png()
    .toBuffer()
  const answer = await send(person, { imageMode: 'upscale', model: 'v1.0', prompt: '' }, { file1 })
  expect([answer.status, answer.body.code]).toEqual([503, 'unavailable'])
  expect(await person.credits()).toBe(135)
  expect((await person.call('/v1/image/list')).body.data).toEqual([])
})

// Only root can have a tiny disk mounted and then make room on it.
if (process.getuid?.() === 0)
  test('drawing goes on as soon as there is room again', async () => {
    await free()
    const person = await app.signIn()
    const { id } = await create(person)
    expect(await settled(person, id)).toMatchObject({ status: 3 })
  })
