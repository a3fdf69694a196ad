import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { violations } from '#server/modules/operations/invariants.ts'
import { createDiskStorage } from '#server/storage/disk.ts'
import { type AppOverrides, startApp, type TestApp } from '#tests/support/app.ts'
import { create, settled } from '#tests/support/creations.ts'
import { SAMPLES } from './content.ts'
import { seedSampleContent } from './seed.ts'

let app: TestApp
afterEach(async () => {
  expect(await violations(app.database.db)).toEqual([])
  await app.close()
})

const start = async (overrides?: AppOverrides) => {
  app = await startApp(overrides)
}
const seed = () => seedSampleContent(app.instance.services)
const wall = async () => (await app.call('/v1/image/publicList', { perPage: 100 })).body.data

describe('sample content', () => {
  test('fills the wall at once, with pictures, likes and comments, and leaves the engine alone', {
    timeout: 60_000,
  }, async () => {
    await start()
    expect((await Promise.all([seed(), seed()])).toSorted()).toEqual([false, true])
    expect(await seed()).toBe(false)
    const creations = await wall()
    expect(app.engine.requests).toEqual([])
    expect(creations.map(({ prompt }: { prompt: string }) => prompt)).toEqual(
      SAMPLES.map(({ prompt }) => prompt),
    )
    expect(creations[0]).toMatchObject({ status: 3, numberOfLikes: 2, numberOfComments: 2 })
    const comments = await app.call('/v1/comment/list', { imageId: creations[0].id })
    expect(comments.body.data).toHaveLength(2)
    const times = creations.map(({ createdAt }: { createdAt: string }) => Date.parse(createdAt))
    expect(times).toEqual(times.toSorted((a: number, b: number) => b - a))
    expect(times[0]).toBeLessThan(Date.now())

    for (const { pictures } of creations) {
      const [{ url, sources }] = pictures
      for (const address of [url, ...sources.map((source: { url: string }) => source.url)]) {
        const response = await fetch(app.url + address)
        expect([address, response.status]).toEqual([address, 200])
        await response.body?.cancel()
      }
    }
    const download = await fetch(app.url + creations[0].pictures[0].url.replace('original', 'download'))
    expect(download.headers.get('content-type')).toBe('image/jpeg')
  })

  test('is added at the next start when the disk was full at the first', async () => {
    await start({ configuration: { diskReserveBytes: Number.MAX_SAFE_INTEGER } })
    await expect(seed()).rejects.toThrow('full')
    expect(await wall()).toEqual([])
    const storage = createDiskStorage(join(app.dataDir, 'pictures'))
    expect(await seedSampleContent({ ...app.instance.services, storage })).toBe(true)
    expect(await wall()).toHaveLength(SAMPLES.length)
  })

  test('is not added where people have created something', async () => {
    await start()
    const person = await app.signIn()
    await settled(person, (await create(person)).id)
    expect(await seed()).toBe(false)
  })
})
