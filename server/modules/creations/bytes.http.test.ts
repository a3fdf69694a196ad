import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, type Person, startApp } from '#tests/support/app.ts'
import { create, settled } from '#tests/support/creations.ts'

const MARK = 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia'

let app: App
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
