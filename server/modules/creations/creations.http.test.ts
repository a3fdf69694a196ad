import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { violations } from '#server/modules/operations/invariants.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { create, eventually, info, send, settled } from '#tests/support/creations.ts'
import { createTestEngine } from '#tests/support/engine.ts'

const UPSCALE = { imageMode: 'upscale', model: 'v1.0', prompt: '' }

let app: TestApp
beforeAll(async () => {
  app = await startApp({
    engines: [createTestEngine({ serves: (mode, model) => mode !== 'txt2img' || model !== 'ultra' })],
  })
})
afterAll(async () => {
  expect(await violations(app.database.db)).toEqual([])
  await app.close()
})

const picture = (side = 100) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()

async function storedFiles(): Promise<string[]> {
  const entries = await readdir(join(app.dataDir, 'pictures'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => [])
  return entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
}

describe('creating a picture', () => {
  test('in a form that names no mode is one of text to image', async () => {
    const person = await app.signIn()
    expect(await create(person, { imageMode: undefined })).toMatchObject({ mode: 'txt2img', model: 'fast' })
  })

  test('charges its price, draws it and shows it to everybody', async () => {
    const person = await app.signIn()
    const creation = await create(person, { prompt: 'a lighthouse at dusk', seed: 42, aspectRatio: '16:9' })
    expect(creation).toMatchObject({
      userId: person.id,
      mode: 'txt2img',
      model: 'fast',
      prompt: 'a lighthouse at dusk',
      enhandedPrompt: 'a lighthouse at dusk',
      status: 1,
      pictures: [],
      madeBy: null,
      own: { cost: 3, seed: 42, refunded: 0, retryable: false },
    })
    expect(await person.credits()).toBe(132)

    const finished = await settled(person, creation.id)
    expect(finished).toMatchObject({ status: 3, own: { progress: null, failure: null } })
    expect(finished.pictures[0]).toMatchObject({ width: 512, height: 288 })
    expect(finished.pictures[0]!.sources.map(({ width }) => width)).toEqual([320, 512])
    expect(await person.credits()).toBe(132)

    const stranger = await app.call('/v1/image/info', { imageId: creation.id })
    expect(stranger.body.data).toMatchObject({
      id: creation.id,
      status: 3,
      madeBy: 'Test engine',
      own: null,
      promptImages: [],
    })
    const wall = await app.call('/v1/image/publicList', {})
    expect(wall.body.data[0]).toMatchObject({ id: creation.id, userInfo: { id: person.id }, own: null })
  })

  test('takes the first model and draws a seed where the form leaves them open', async () => {
    const person = await app.signIn()
    const creation = await create(person, { model: null, seed: null, style: null })
    expect(creation.model).toBe('fast')
    expect(creation.own!.seed).toBeGreaterThanOrEqual(0)
    expect(creation.own!.style).toBe('none')
  })

  test('keeps what the engine reads, and nothing that no database can store', async () => {
    const person = await app.signIn()
    const creation = await create(person, { prompt: ' a\u0000 fox\ud800 “naïve” 🦊\u0007\nin snow ' })
    expect(creation.prompt).toBe('a fox\ufffd “naïve” 🦊\nin snow')
  })

  test('works on an uploaded picture, which only its owner sees', async () => {
    const person = await app.signIn()
    const creation = await create(person, { ...UPSCALE, options: { scale: '3' } }, { file1: await picture() })
    expect(creation).toMatchObject({ mode: 'upscale', own: { cost: 2, options: { scale: '3' } } })
    const [address] = creation.promptImages
    const own = await fetch(app.url + address, { headers: { cookie: person.cookie } })
    expect(own.status).toBe(200)
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    expect(await sharp(Buffer.from(await own.arrayBuffer())).metadata()).toMatchObject({ width: 100 })
    expect((await fetch(app.url + address)).status).toBe(404)
    const other = await app.signIn()
    expect((await fetch(app.url + address, { headers: { cookie: other.cookie } })).status).toBe(404)
  })
})

describe('sending a request again', () => {
  test('with the same key makes one creation, however many arrive at once', async () => {
    const person = await app.signIn()
    const fields = { idempotencyKey: 'double-click-1' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(person, fields)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
    expect(await person.credits()).toBe(132)
    const late = await send(person, fields)
    expect(late.body.data.id).toBe(answers[0]!.body.data.id)
  })

  test('with the key in the header works as well, pictures included', async () => {
    const person = await app.signIn()
    const headers = { 'idempotency-key': 'from-the-header' }
    const file1 = await picture()
    const answers = await Promise.all([1, 2, 3].map(() => send(person, UPSCALE, { file1 }, headers)))
    expect(new Set(answers.map(({ body }) => body.data?.id)).size).toBe(1)
    expect(await person.credits()).toBe(133)
  })

  test('with the same key and other contents is refused', async () => {
    const person = await app.signIn()
    const idempotencyKey = 'the-same-key'
    await create(person, { idempotencyKey })
    const other = await send(person, { idempotencyKey, prompt: 'something else' })
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_conflict'])
    expect(await person.credits()).toBe(132)
  })

  test("does not meet another person's key", async () => {
    const [one, two] = [await app.signIn(), await app.signIn()]
    const idempotencyKey = 'a-shared-key'
    const ids = [await create(one, { idempotencyKey }), await create(two, { idempotencyKey })]
    expect(ids[0]!.id).not.toBe(ids[1]!.id)
  })
})

describe('lists', () => {
  test('show the newest first, page by page, without gaps while new ones arrive', async () => {
    const person = await app.signIn()
    const ids: string[] = []
    for (let i = 0; i < 7; i++) ids.unshift((await create(person, { prompt: `picture ${i}` })).id)
    await Promise.all(ids.map(id => settled(person, id)))
    const first = await person.call('/v1/image/list', { perPage: 3 })
    expect(first.body.data.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 3))
    const newest = await create(person)
    await settled(person, newest.id)
    const next = await person.call('/v1/image/list', { perPage: 3, before: ids[2] })
    expect(next.body.data.map(({ id }: { id: string }) => id)).toEqual(ids.slice(3, 6))
    const publicPage = await app.call('/v1/image/publicList', { userId: person.id, perPage: 5, page: 2 })
    expect(publicPage.body.data.map(({ id }: { id: string }) => id)).toEqual(ids.slice(4))
  })

  test('can be narrowed to one mode', async () => {
    const person = await app.signIn()
    await create(person)
    const scaled = await create(person, UPSCALE, { file1: await picture() })
    const answer = await person.call('/v1/image/list', { imageMode: 'upscale' })
    expect(answer.body.data.map(({ id }: { id: string }) => id)).toEqual([scaled.id])
  })

  test("hold nothing of others' that is unfinished or private", async () => {
    const person = await app.signIn()
    const hidden = await create(person)
    await settled(person, hidden.id)
    await app.database.db.execute(sql`update creations set is_private = true where id = ${hidden.id}`)
    const stranger = await app.signIn()
    expect((await stranger.call('/v1/image/publicList', { userId: person.id })).body.data).toEqual([])
    expect((await stranger.call('/v1/image/info', { imageId: hidden.id })).status).toBe(404)
    expect((await stranger.call('/v1/image/delete', { imageId: hidden.id })).status).toBe(404)
    expect((await info(person, hidden.id)).isPrivate).toBe(true)
    expect((await person.call('/v1/image/list', { includePrivate: false })).body.data).toEqual([])
  })
})

describe('deleting', () => {
  test('for ever takes a creation out of every list and its bytes off the disk', async () => {
    const person = await app.signIn()
    const creation = await create(person, UPSCALE, { file1: await picture() })
    const { pictures } = await settled(person, creation.id)
    const forever = { imageId: creation.id, forever: true }
    expect((await person.call('/v1/image/delete', forever)).body).toEqual({ status: 0, data: { days: 0 } })
    expect((await person.call('/v1/image/info', { imageId: creation.id })).status).toBe(404)
    expect((await fetch(app.url + pictures[0]!.url)).status).toBe(404)
    expect((await person.call('/v1/image/delete', forever)).status).toBe(404)
    await eventually(
      async () => (await storedFiles()).filter(file => file.includes(creation.id)),
      files => files.length === 0,
    )
  })
})
