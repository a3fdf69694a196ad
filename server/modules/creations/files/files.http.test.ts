import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { create, eventually, settled } from '#tests/support/creations.ts'
import { countEncoding } from '#tests/support/encoding.ts'

const MARK = 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia'

let app: TestApp
let person: Person
let id: string
let address: string
let derivative: string
beforeAll(async () => {
  app = await startApp()
  person = await app.signIn()
  const creation = await create(person)
  const { pictures } = await settled(person, creation.id)
  id = creation.id
  address = pictures[0]!.url
  derivative = pictures[0]!.sources[0]!.url
})
afterAll(() => app.close())

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(app.url + path, { headers, method })

const markOf = async (response: Response) =>
  (await sharp(Buffer.from(await response.arrayBuffer())).metadata()).xmpAsString

describe('the bytes of a public picture', () => {
  test('come with their length, a short life in caches and the mark of their source', async () => {
    for (const [path, type] of [
      [address, 'image/png'],
      [derivative, 'image/webp'],
    ] as const) {
      const response = await get(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe(type)
      expect(response.headers.get('cache-control')).toBe('public, max-age=60')
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      const length = Number(response.headers.get('content-length'))
      const bytes = await response.clone().arrayBuffer()
      expect(bytes.byteLength).toBe(length)
      expect(await markOf(response)).toContain(MARK)
      expect((await get(path, {}, 'HEAD')).headers.get('content-length')).toBe(String(length))
    }
  })

  test('are not sent again to who has them', async () => {
    const tag = (await get(derivative)).headers.get('etag')!
    const again = await get(derivative, { 'if-none-match': `"other", W/${tag}` })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect((await get(address, { 'if-none-match': tag })).status).toBe(200)
  })

  test.each([
    ['jpg', 'image/jpeg', 'jpg'],
    ['png', 'image/png', 'png'],
    ['original', 'image/png', 'png'],
  ])('can be kept as %s, named after the creation and still marked', async (format, type, extension) => {
    const response = await get(address.replace('original', `download?format=${format}`))
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${id}.${extension}"`)
    expect(await markOf(response)).toContain(MARK)
  })

  test('do not lie under any other address', async () => {
    const folder = address.replace('/original', '')
    const other = `/pictures/pic_${'0'.repeat(26)}`
    for (const path of [
      `${folder}/w640.webp`,
      `${folder}/original.png`,
      `${folder}/..%2f..%2fsecret`,
      `${other}/original`,
      `${other}/download`,
      '/pictures/x/original',
      '/pictures/%00/original',
      '/uploads/%00',
      '/uploads/upl_x',
    ]) {
      expect([path, (await get(path)).status]).toEqual([path, 404])
    }
    expect((await get(`${folder}/download?format=bmp`)).status).toBe(400)
  })
})

describe('downloads in another format', () => {
  /** Large enough that encoding it takes as long as many requests need to arrive. */
  const busy = () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    return sharp({ create: { width: 700, height: 700, channels: 3, background: '#fff', noise } })
      .jpeg()
      .toBuffer()
  }
  let downloads: string[]
  beforeAll(async () => {
    app.engine.behave({ returns: await busy() })
    const created = await Promise.all(Array.from({ length: 14 }, () => create(person)))
    const all = await Promise.all(created.map(({ id }) => settled(person, id)))
    app.engine.behave()
    downloads = all.map(({ pictures }) => pictures[0]!.url.replace('original', 'download?format=png'))
  })

  test('of people who went away are not begun, and the others are encoded two at a time', async () => {
    const strangers = await Promise.all([app.signIn(), app.signIn(), app.signIn()])
    const encoding = countEncoding()
    const leaving = new AbortController()
    const asked = Array.from({ length: 60 }, (_, i) =>
      fetch(app.url + downloads[i % 10], {
        headers: { cookie: strangers[i % 3]!.cookie },
        signal: leaving.signal,
      }).catch(() => {}),
    )
    await eventually(
      async () => encoding.underway(),
      count => count === 2,
    )
    leaving.abort()
    await Promise.all(asked)
    // The turn of these comes after all that the same people asked for before.
    const last = await Promise.all(strangers.map(({ cookie }, i) => get(downloads[10 + i]!, { cookie })))
    encoding.stop()
    for (const answer of last) expect((await sharp(await answer.bytes()).metadata()).format).toBe('png')
    expect(encoding.most()).toBe(2)
    // Those three, what was under way, and what may have begun while the others left.
    expect(encoding.begun()).toBeLessThanOrEqual(7)
  })

  test('are encoded once and kept for a day, whoever asks for them next', async () => {
    const [first, second] = [await get(downloads[10]!), await get(downloads[10]!)]
    const encoding = countEncoding()
    const again = await get(downloads[10]!)
    expect(await again.bytes()).toEqual(await first.bytes())
    expect(again.headers.get('content-length')).toBe(second.headers.get('content-length'))
    encoding.stop()
    expect(encoding.begun()).toBe(0)
    const { rows } = await app.database.db.execute(sql`
      select extract(epoch from not_before - now()) / 3600 as hours from storage_deletions
      where prefix like '%/download.png' order by id desc limit 1`)
    expect(Number(rows[0]?.hours)).toBeCloseTo(24, 0)
  })

  test('are encoded once for all who ask for the same one at the same time', async () => {
    const encoding = countEncoding()
    const people = await Promise.all([app.signIn(), app.signIn(), app.signIn()])
    const answers = await Promise.all(people.map(({ cookie }) => get(downloads[13]!, { cookie })))
    encoding.stop()
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(encoding.begun()).toBe(1)
  })
})

describe('the bytes of a private picture', () => {
  beforeAll(async () => {
    await app.database.db.execute(sql`update creations set is_private = true where id = ${id}`)
  })

  test('are for their owner alone, and nothing keeps them', async () => {
    for (const path of [address, derivative, address.replace('original', 'download')]) {
      const own = await get(path, { cookie: person.cookie })
      expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
      expect(own.headers.get('etag')).toBeNull()
    }
  })

  test('are missing for everybody else, with or without an address that they knew', async () => {
    const stranger = await app.signIn()
    for (const path of [address, derivative, address.replace('original', 'download')]) {
      for (const cookie of [undefined, stranger.cookie]) {
        const response = await get(path, { ...(cookie && { cookie }), 'if-none-match': '*' })
        expect(response.status).toBe(404)
        expect(await response.json()).toMatchObject({ code: 'not_found' })
      }
    }
  })
})
