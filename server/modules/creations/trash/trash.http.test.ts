import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TrashItem } from '#contract/trash.ts'
import { violations } from '#server/modules/operations/invariants.ts'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { create, eventually, info, settled } from '#tests/support/creations.ts'

const UPSCALE = { imageMode: 'upscale', model: 'v1.0', prompt: '' }

let app: TestApp
let person: Person
let stranger: Person
beforeAll(async () => {
  app = await startApp()
  person = await app.signIn()
  stranger = await app.signIn()
})
afterAll(async () => {
  expect(await violations(app.database.db)).toEqual([])
  await app.close()
})

const photo = () =>
  sharp({ create: { width: 90, height: 90, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()

const filesOf = async (id: string): Promise<string[]> => {
  const folder = join(app.dataDir, 'pictures', 'creation', id)
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  } catch (error) {
    // Deleted, perhaps while it was read.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

const erased = (id: string) =>
  eventually(
    () => filesOf(id),
    files => files.length === 0,
  )

const remove = (imageId: string, forever?: boolean) =>
  person.call('/v1/image/delete', { imageId, ...(forever && { forever }) })
const restore = (...imageIds: string[]) => person.call('/v1/image/restore', { imageIds })
const trash = async (who = person) => (await who.call('/v1/image/trashList')).body.data
const get = async (path: string, cookie?: string) =>
  (await fetch(app.url + path, { headers: cookie ? { cookie } : {} })).status
const finished = async () => await settled(person, (await create(person)).id)

/** As if it had been deleted that many days ago; then the purge of the hour. */
async function afterDays(id: string, days: number): Promise<void> {
  await app.database.db.execute(sql`
    update creations set deleted_at = now() - make_interval(days => ${days}) where id = ${id}`)
  await app.instance.services.queue.enqueue(app.database.db, 'creations.purge', {})
}

describe('what is deleted', () => {
  test('comes back as it was, with its likes and comments and under the same addresses', async () => {
    const { id } = await create(person, UPSCALE, { file1: await photo() })
    await settled(person, id)
    await stranger.call('/v1/like/set', { imageId: id, like: true })
    await stranger.call('/v1/comment/create', { imageId: id, comment: 'lovely' })
    const before = await info(person, id)
    expect(before).toMatchObject({ numberOfLikes: 1, numberOfComments: 1 })
    const addresses = [
      ...before.images,
      ...before.promptImages,
      ...before.pictures[0]!.sources.map(s => s.url),
    ]

    expect((await remove(id)).body).toEqual({ status: 0, data: { days: 30 } })
    expect((await person.call('/v1/image/info', { imageId: id })).status).toBe(404)
    expect((await person.call('/v1/image/list')).body.data).toEqual([])
    expect((await stranger.call('/v1/image/publicList', { userId: person.id })).body.data).toEqual([])
    expect((await stranger.call('/v1/comment/list', { imageId: id })).status).toBe(404)
    expect((await stranger.call('/v1/like/list', { userId: stranger.id })).body.data).toEqual([])
    expect((await person.call('/v1/notifications/list')).body.data).toEqual([])

    const { items, count, bytes, days } = await trash()
    expect([count, days, items[0].creation.id]).toEqual([1, 30, id])
    expect(bytes).toBeGreaterThan(0)
    expect(Date.parse(items[0].erasedAfter) - Date.parse(items[0].deletedAt)).toBe(30 * 86_400_000)
    for (const address of addresses) {
      expect([
        await get(address, person.cookie),
        await get(address),
        await get(address, stranger.cookie),
      ]).toEqual([200, 404, 404])
    }

    expect((await restore(id)).body.data.map((one: { id: string }) => one.id)).toEqual([id])
    expect(await info(person, id)).toEqual(before)
    expect((await trash()).count).toBe(0)
    expect(await get(before.images[0]!)).toBe(200)
    const { body } = await stranger.call('/v1/comment/list', { imageId: id })
    expect(body.data).toMatchObject([{ message: 'lovely' }])
    await remove(id, true)
    await erased(id)
  })

  test('stays private, hidden or failed where it was so', async () => {
    app.engine.behaveNext({ failure: 'invalid' })
    const failed = await settled(person, (await create(person)).id)
    const own = await finished()
    await app.database.db.execute(sql`update creations set is_private = true where id = ${own.id}`)
    const judged = await finished()
    await remove(judged.id)
    await app.instance.services.reports.hide(judged.id, 'It breaks the rules.')
    const known = await Promise.all([info(person, failed.id), info(person, own.id)])
    await Promise.all([remove(failed.id), remove(own.id)])
    expect((await trash()).count).toBe(3)
    await restore(failed.id, own.id, judged.id)
    expect(await Promise.all([info(person, failed.id), info(person, own.id)])).toEqual(known)
    for (const { id } of [own, judged]) {
      expect((await stranger.call('/v1/image/info', { imageId: id })).status).toBe(404)
    }
    expect((await info(person, judged.id)).own?.hidden?.descr).toContain('It breaks the rules.')
  })

  test('that waited is cancelled with its refund and can still be restored', async () => {
    app.engine.behaveNext({ hangs: true }, { hangs: true })
    const running = [await create(person), await create(person)]
    const waiting = await create(person)
    const credits = await person.credits()
    expect((await remove(waiting.id)).status).toBe(200)
    expect(await person.credits()).toBe(credits + waiting.own!.cost)
    await restore(waiting.id)
    expect(await info(person, waiting.id)).toMatchObject({ status: 5, own: { refunded: waiting.own!.cost } })
    expect((await remove(running[0]!.id)).body).toMatchObject({ code: 'wrong_state' })
    for (const { id } of running) await person.call('/v1/image/cancel', { imageId: id })
  })
})

describe('the trash', () => {
  test('answers several at once, and names none that are not in it', async () => {
    const [one, two, other] = [await finished(), await finished(), await finished()]
    await Promise.all([remove(one.id), remove(two.id)])
    const { body } = await restore(one.id, other.id, two.id)
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual([two.id, one.id])
    expect((await restore(one.id, two.id)).body).toMatchObject({ status: 404, code: 'not_found' })
    expect((await person.call('/v1/image/restore', { imageIds: [] })).status).toBe(400)
    const ids = Array.from({ length: 101 }, () => one.id)
    expect((await person.call('/v1/image/restore', { imageIds: ids })).status).toBe(400)
  })

  test('of one person is never another person’s to see, restore or empty', async () => {
    const { id } = await finished()
    await remove(id)
    expect((await trash(stranger)).items).toEqual([])
    expect((await stranger.call('/v1/image/restore', { imageIds: [id] })).status).toBe(404)
    expect((await stranger.call('/v1/image/delete', { imageId: id, forever: true })).status).toBe(404)
    expect((await stranger.call('/v1/image/emptyTrash')).body.data).toEqual({ erased: 0 })
    expect((await restore(id)).status).toBe(200)
  })

  test('is read page by page, which do not shift while something is restored', async () => {
    const made = [await finished(), await finished(), await finished()]
    for (const { id } of made) await remove(id)
    const page = async (before?: unknown) =>
      (await person.call('/v1/image/trashList', { perPage: 2, before })).body.data.items
    const first = await page()
    expect(first.map((item: TrashItem) => item.creation.id)).toEqual([made[2]!.id, made[1]!.id])
    await restore(made[1]!.id)
    const { deletedAt, creation } = first[1]
    const [next] = await page({ deletedAt, imageId: creation.id })
    expect(next.creation.id).toBe(made[0]!.id)
    await restore(made[0]!.id, made[2]!.id)
  })

  test('is emptied for good, and nothing of what lay in it is left but the row of the ledger', async () => {
    const made = [await finished(), await finished()]
    for (const { id } of made) await remove(id)
    const { count } = await trash()
    expect((await person.call('/v1/image/emptyTrash')).body.data).toEqual({ erased: count })
    expect(await trash()).toMatchObject({ items: [], count: 0, bytes: 0 })
    for (const { id, images } of made) {
      expect((await restore(id)).status).toBe(404)
      expect(await get(images[0]!, person.cookie)).toBe(404)
      await erased(id)
      const { rows } = await app.database.db.execute(
        sql`select form->>'prompt' as prompt from creations where id = ${id}`,
      )
      expect(rows).toEqual([{ prompt: '' }])
    }
  })

  test('gives up what has lain in it for its days, and keeps what has not', async () => {
    const [old, young] = [await finished(), await finished()]
    await Promise.all([remove(old.id), remove(young.id)])
    await afterDays(young.id, 29)
    await afterDays(old.id, 31)
    await erased(old.id)
    expect((await restore(old.id)).status).toBe(404)
    expect((await restore(young.id)).status).toBe(200)
    expect(await filesOf(young.id)).not.toEqual([])
  })

  test('goes with the account, with every file in it', async () => {
    const leaver = await app.signIn()
    const { id } = await settled(leaver, (await create(leaver)).id)
    await leaver.call('/v1/image/delete', { imageId: id })
    expect(await filesOf(id)).not.toEqual([])
    await leaver.call('/v1/user/delete')
    await erased(id)
  })
})
