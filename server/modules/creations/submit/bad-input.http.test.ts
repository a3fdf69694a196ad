import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { violations } from '#server/modules/operations/invariants.ts'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { create, eventually, rightForm, send, settled } from '#tests/support/creations.ts'
import { countEncoding } from '#tests/support/encoding.ts'
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

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(app.dataDir, folder), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => [])
  return entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
}

/** What people keep here, and nothing of requests that are under way. */
async function storedFiles(): Promise<string[]> {
  expect(await filesIn('incoming')).toEqual([])
  return await filesIn('pictures')
}

async function countCreations(): Promise<number> {
  const { rows } = await app.database.db.execute<{ n: number }>(sql`select count(*)::int as n from creations`)
  return rows[0]!.n
}

describe('a request that is not right changes nothing', () => {
  let person: Person
  beforeAll(async () => {
    person = await app.signIn()
  })

  async function refused(
    request: Promise<{ status: number; body: { code: string; descr: string } }>,
    status: number,
    code: string,
  ): Promise<string> {
    const [creations, files] = [await countCreations(), await storedFiles()]
    const answer = await request
    expect({ status: answer.status, code: answer.body?.code }).toEqual({ status, code })
    expect(answer.body.descr).toMatch(/^[A-Z“].*[.]$/)
    expect(await person.credits()).toBe(135)
    expect(await countCreations()).toBe(creations)
    expect((await storedFiles()).filter(file => !files.includes(file))).toEqual([])
    return answer.body.descr
  }

  test('from somebody who is not signed in', async () => {
    await refused(send({ call: app.call }), 401, 'login_required')
  })

  test.each([
    ['an unknown mode', { imageMode: 'teleport' }, 'unknown_mode'],
    ['a mode that is no text', { imageMode: 5 }, 'invalid_input'],
    ['an unknown model', { model: 'huge' }, 'unknown_model'],
    ['an unknown ratio', { aspectRatio: '7:5' }, 'invalid_input'],
    ['an unknown style', { style: 'cubism' }, 'invalid_input'],
    ['an unknown choice', { options: { scale: '2' } }, 'invalid_input'],
    ['no prompt', { prompt: '' }, 'prompt_required'],
    ['a prompt of spaces', { prompt: ' \n\t ' }, 'prompt_required'],
    ['a prompt of 5,001 characters', { prompt: 'a'.repeat(5001) }, 'prompt_too_long'],
    ['a negative prompt of 5,001 characters', { negativePrompt: 'a'.repeat(5001) }, 'prompt_too_long'],
    ['a seed below zero', { seed: -1 }, 'invalid_input'],
    ['a seed that is no number', { seed: 'x' }, 'invalid_input'],
    ['a strength above one', { imageStrength: 1.1 }, 'invalid_input'],
    ['a strength of nothing', { imageStrength: null }, 'invalid_input'],
    ['a short idempotency key', { idempotencyKey: 'short' }, 'invalid_input'],
    ['a prompt that is a list', { prompt: ['a'] }, 'invalid_input'],
  ])('with %s', async (_, fields, code) => {
    await refused(send(person, fields), 400, code)
  })

  test.each([
    [{ imageMode: 5 }, '“imageMode” is missing or not a text.'],
    [{ seed: -1 }, '“seed” is too small: it has to be at least 0.'],
    [{ imageStrength: 1.1 }, '“imageStrength” is too large: it can be at most 1.'],
    [{ idempotencyKey: 'short' }, '“idempotencyKey” is too short: it has to be at least 8 characters.'],
  ])('and names the field and what is wrong with it: %j', async (fields, sentence) => {
    expect(await refused(send(person, fields), 400, 'invalid_input')).toBe(sentence)
  })

  test('is taken with a prompt of exactly 5,000 characters, however wide they are', async () => {
    const other = await app.signIn()
    const { id } = await create(other, { prompt: '🦊'.repeat(5000) })
    await settled(other, id)
  })

  test('when it is private without a plan for that', async () => {
    await refused(send(person, { private: true }), 403, 'private_not_allowed')
  })

  test('when no engine serves the mode and model', async () => {
    await refused(send(person, { model: 'ultra' }), 422, 'mode_not_served')
  })

  test('with too few credits, and says how many are missing', async () => {
    const poor = await app.signIn()
    for (let i = 0; i < 3; i++) {
      const { id } = await create(poor, { model: 'pro' })
      await settled(poor, id)
    }
    const answer = await send(poor, { model: 'pro' })
    expect(answer.status).toBe(402)
    expect(answer.body).toMatchObject({
      code: 'too_few_credits',
      descr: 'This costs 40 credits and you have 15 credits. Get credits and try again.',
    })
    expect(await poor.credits()).toBe(15)
  })

  test('with too few credits for a picture that was sent along, which is neither decoded nor kept', async () => {
    const poor = await app.signIn()
    for (const model of ['pro', 'pro', 'pro', 'fast', 'fast', 'fast', 'fast', 'fast']) {
      const { id } = await create(poor, { model })
      await settled(poor, id)
    }
    const files = await storedFiles()
    const file1 = await picture()
    const encoding = countEncoding()
    const answer = await send(poor, UPSCALE, { file1 })
    encoding.stop()
    expect(encoding.begun()).toBe(0)
    expect([answer.status, answer.body.code]).toEqual([402, 'too_few_credits'])
    expect((await storedFiles()).filter(file => !files.includes(file))).toEqual([])
  })

  test('without the picture that the mode needs', async () => {
    await refused(send(person, UPSCALE), 400, 'picture_required')
  })

  test('with an empty file in the place of the picture', async () => {
    const empty = new File([], '', { type: 'application/octet-stream' })
    await refused(send(person, UPSCALE, { file1: empty }), 400, 'picture_required')
  })

  test('with a choice that the mode does not offer', async () => {
    const file1 = await picture()
    await refused(send(person, { ...UPSCALE, options: { scale: '9' } }, { file1 }), 400, 'invalid_input')
    await refused(send(person, { ...UPSCALE, options: { size: '2' } }, { file1 }), 400, 'invalid_input')
  })

  test('with a picture that the mode does not take', async () => {
    await refused(send(person, {}, { file1: await picture() }), 400, 'invalid_input')
    await refused(send(person, UPSCALE, { file9: await picture() }), 400, 'invalid_input')
  })

  test.each([
    [
      'a text that is called a picture',
      Buffer.from('hello'),
      'Upload an image file instead of application/octet-stream.',
    ],
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'Only image types JPG/PNG/WebP are supported.',
    ],
    ['a GIF', Buffer.from('GIF89a....'), 'Only image types JPG/PNG/WebP are supported.'],
  ])('with %s', async (_, bytes, descr) => {
    const request = send(person, UPSCALE, { file1: new File([bytes], 'cat.png', { type: 'image/png' }) })
    expect(await refused(request, 400, 'picture_unreadable')).toBe(descr)
  })

  test('with a cut-off picture', async () => {
    const noise = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer()
    const file1 = noise.subarray(0, noise.length / 2)
    await refused(send(person, UPSCALE, { file1 }), 400, 'picture_unreadable')
  })

  test('with a tiny picture', async () => {
    await refused(send(person, UPSCALE, { file1: await picture(32) }), 400, 'picture_too_small')
  })

  test('with a picture of more than 40 megapixels', async () => {
    const huge = await sharp({ create: { width: 8000, height: 5001, channels: 3, background: '#000' } })
      .png()
      .toBuffer()
    await refused(send(person, UPSCALE, { file1: huge }), 400, 'picture_too_large')
  })

  test.each([
    [
      7000,
      5000,
      '2',
      'Upscaled 2 times, this picture would have 140 megapixels. The limit is 40. Use a smaller picture.',
    ],
    [2500, 2000, '4', 'Upscaled 4 times, this picture would have 80 megapixels. The limit is 40. Choose 2x.'],
  ])(
    'with a picture of %i by %i pixels that is to be %s times as large',
    async (width, height, scale, sentence) => {
      const file1 = await sharp({ create: { width, height, channels: 3, background: '#000' } })
        .png()
        .toBuffer()
      const sent = send(person, { ...UPSCALE, options: { scale } }, { file1 })
      expect(await refused(sent, 400, 'picture_too_large')).toBe(sentence)
    },
  )

  test('with a file of more than ten megabytes', async () => {
    const descr = await refused(
      send(person, UPSCALE, { file1: Buffer.alloc(12_340_000) }),
      413,
      'picture_too_big',
    )
    expect(descr).toBe('File size 12.3 MB is too big. Max allowed is 10MB.')
  })

  test('as JSON that is broken off, or no form at all', async () => {
    const form = new FormData()
    form.set('data', '{"imageMode":')
    await refused(person.call('/v1/image/create', form), 400, 'bad_request')
    await refused(person.call('/v1/image/create', new FormData()), 400, 'invalid_input')
    await refused(person.call('/v1/image/create', rightForm), 415, 'unsupported_media_type')
  })

  test('as a multipart form that is none', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    await refused(person.call('/v1/image/create', '--x\r\nrubbish', { headers }), 400, 'bad_request')
    await refused(
      person.call('/v1/image/create', 'x', { headers: { 'content-type': 'multipart/form-data' } }),
      400,
      'bad_request',
    )
  })

  test('with more parts than a form has', async () => {
    const form = new FormData()
    form.set('data', JSON.stringify(rightForm))
    form.set('extra', 'x')
    await refused(person.call('/v1/image/create', form), 400, 'invalid_input')
    form.delete('extra')
    for (let i = 0; i < 30; i++) form.append(`file${i}`, new File(['x'], 'x.png'))
    await refused(person.call('/v1/image/create', form), 413, 'too_large')
  })

  test('with a text longer than any form', async () => {
    await refused(send(person, { prompt: 'a'.repeat(300_000) }), 413, 'too_large')
  })

  test('when the upload is broken off', async () => {
    const [creations, files] = [await countCreations(), await storedFiles()]
    const { port } = new URL(app.url)
    const socket = connect(Number(port), '127.0.0.1')
    const head = [
      'POST /v1/image/create HTTP/1.1',
      `host: localhost:${port}`,
      `origin: ${app.url}`,
      `cookie: ${person.cookie}`,
      'content-type: multipart/form-data; boundary=x',
      'content-length: 5000000',
      '',
      '--x\r\ncontent-disposition: form-data; name="file1"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
    ]
    socket.write(head.join('\r\n'))
    socket.write(Buffer.alloc(100_000))
    const incoming = () => filesIn('incoming')
    await eventually(incoming, ({ length }) => length === 1)
    socket.destroy()
    await eventually(incoming, ({ length }) => length === 0)
    expect(await countCreations()).toBe(creations)
    expect((await storedFiles()).filter(file => !files.includes(file))).toEqual([])
    expect(await person.credits()).toBe(135)
  })

  test('with an id that is none', async () => {
    for (const call of ['info', 'cancel', 'retry', 'delete']) {
      for (const imageId of ['', 'x', "cre_'; drop table creations", 7, null, '\u0000']) {
        await refused(person.call(`/v1/image/${call}`, { imageId }), 400, 'invalid_input')
      }
      await refused(person.call(`/v1/image/${call}`, { imageId: `cre_${'0'.repeat(26)}` }), 404, 'not_found')
    }
  })

  test('with a page, mode or person that is none', async () => {
    await refused(person.call('/v1/image/list', { page: 0 }), 400, 'invalid_input')
    await refused(person.call('/v1/image/list', { perPage: 1000 }), 400, 'invalid_input')
    await refused(person.call('/v1/image/list', { imageMode: '\u0000' }), 400, 'unknown_mode')
    await refused(person.call('/v1/image/publicList', { userId: "usr_' or 1=1" }), 400, 'invalid_input')
    await refused(person.call('/v1/image/publicList', { before: 'yesterday' }), 400, 'invalid_input')
  })
})
