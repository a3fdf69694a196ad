import { execFileSync } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from '#server/modules/operations/invariants.ts'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { create, eventually, send, settled } from '#tests/support/creations.ts'

/** Little more than the room that a new creation has to find. */
const DISK_BYTES = 12_000_000

let app: TestApp
let person: Person
let isMounted = false
beforeAll(async () => {
  app = await startApp()
  isMounted = await mountTinyDisk(join(app.dataDir, 'pictures'))
  // Only root may mount. Elsewhere the reserve is all there is, so that the disk is full for the product.
  if (!isMounted) {
    await app.close()
    app = await startApp({ configuration: { diskReserveBytes: Number.MAX_SAFE_INTEGER } })
  }
  person = await app.signIn()
})
afterAll(async () => {
  expect(await violations(app.database.db)).toEqual([])
  if (isMounted) execFileSync('umount', ['--lazy', join(app.dataDir, 'pictures')])
  await app.close()
})

async function mountTinyDisk(folder: string): Promise<boolean> {
  await mkdir(folder, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'tmpfs', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const filling = () => join(app.dataDir, 'pictures', 'filling')

if (process.getuid?.() === 0) {
  test('a disk that fills up while a picture is drawn fails it with its refund', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    app.engine.behaveNext({ until: promise })
    const { id } = await create(person)
    await eventually(
      async () => app.engine.running(),
      running => running === 1,
    )
    // A tmpfs rounds up to whole pages: what is left is too little for any file.
    await writeFile(filling(), Buffer.alloc(DISK_BYTES)).catch(() => {})
    resolve()
    expect(await settled(person, id)).toMatchObject({
      status: 4,
      own: { failure: { kind: 'storage' }, refunded: 3 },
    })
    expect(await person.credits()).toBe(135)
  })
}

test('a full disk refuses creations before anything is charged, with and without a picture', async () => {
  const file1 = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#369' } })
    .png()
    .toBuffer()
  const before = (await person.call('/v1/image/list')).body.data
  for (const answer of [
    await send(person),
    await send(person, { imageMode: 'upscale', model: 'v1.0', prompt: '' }, { file1 }),
  ]) {
    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable'])
    expect(answer.body.descr).toContain('Nothing was charged.')
  }
  expect(await person.credits()).toBe(135)
  expect((await person.call('/v1/image/list')).body.data).toEqual(before)
})

test('a full disk is told to who watches, and keeps nobody from looking', async () => {
  const ready = await app.call('/readyz', {}, { method: 'GET' })
  expect(ready.status).toBe(200)
  expect(ready.body).toEqual({ status: 'ready', checks: { database: 'ok', storage: 'full', queue: 'ok' } })
  expect((await app.call('/v1/image/publicList')).status).toBe(200)
})

if (process.getuid?.() === 0) {
  test('drawing goes on as soon as there is room again', async () => {
    await rm(filling())
    const { id } = await create(person)
    expect(await settled(person, id)).toMatchObject({ status: 3 })
    expect((await app.call('/readyz', {}, { method: 'GET' })).body.checks.storage).toBe('ok')
  })
}
