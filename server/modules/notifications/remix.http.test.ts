import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { create, settled } from '#tests/support/creations.ts'
import { openEvents } from '#tests/support/events.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

async function made(person: Person, fields: Record<string, unknown> = {}): Promise<string> {
  const { id } = await create(person, fields)
  expect((await settled(person, id)).status).toBe(3)
  return id
}

async function publicPicture(): Promise<{ owner: Person; id: string }> {
  const owner = await app.signIn()
  return { owner, id: await made(owner) }
}

const toldTo = async (person: Person) => (await person.call('/v1/notifications/list')).body

test('whose public picture was the start of another’s is told so at once, with the picture that was made', async () => {
  const { owner, id: sourceId } = await publicPicture()
  const guest = await app.signIn()
  const stream = await openEvents(app.url, owner.cookie)
  const remixId = await made(guest, { sourceId })
  const event = await stream.next(({ type }) => type === 'notification')
  const expected = {
    kind: 'remix',
    message: 'Made a picture from your creation.',
    imageId: sourceId,
    remixId,
    isRead: false,
    fromUserInfo: { id: guest.id },
  }
  expect(event).toMatchObject({ unread: 1, notification: expected })
  const { data, unread } = await toldTo(owner)
  expect([data, unread]).toMatchObject([[expected], 1])
  const remix = (await owner.call('/v1/image/info', { imageId: remixId })).body.data
  expect(data[0].picture).toEqual(remix.pictures[0])
  stream.close()
})

test('it is told once a day, however many make how many pictures from how many of theirs', async () => {
  const { owner, id } = await publicPicture()
  const other = await made(owner)
  const guests = await Promise.all([app.signIn(), app.signIn()])
  await Promise.all(guests.flatMap(guest => [id, other].map(sourceId => made(guest, { sourceId }))))
  expect((await toldTo(owner)).data).toHaveLength(1)
})

test('what is private, one’s own, of somebody hidden, or not to be seen is not told', async () => {
  const { owner, id: sourceId } = await publicPicture()
  await made(owner, { sourceId })
  const pest = await app.signIn()
  await owner.call('/v1/user/hide', { userId: pest.id, hidden: true })
  await made(pest, { sourceId })
  const guest = await app.signIn()
  const hidden = await app.signIn()
  const unseen = await made(hidden)
  expect((await hidden.call('/v1/image/delete', { imageId: unseen })).status).toBe(200)
  await made(guest, { sourceId: unseen })
  await made(guest, { sourceId: `cre_${'0'.repeat(26)}` })
  expect((await toldTo(owner)).data).toEqual([])
  expect((await toldTo(hidden)).data).toEqual([])
})

test('a remix that is gone keeps its line and leads to the person’s own creation', async () => {
  const { owner, id: sourceId } = await publicPicture()
  const guest = await app.signIn()
  const remixId = await made(guest, { sourceId })
  await guest.call('/v1/image/delete', { imageId: remixId })
  const { data } = await toldTo(owner)
  const own = (await owner.call('/v1/image/info', { imageId: sourceId })).body.data
  expect(data).toMatchObject([{ kind: 'remix', remixId: null, imageId: sourceId }])
  expect(data[0].picture).toEqual(own.pictures[0])
})

test('who leaves is no longer told of, and a picture that is deleted takes its notifications along', async () => {
  const { owner, id: sourceId } = await publicPicture()
  const guest = await app.signIn()
  await made(guest, { sourceId })
  await owner.call('/v1/image/delete', { imageId: sourceId })
  expect((await toldTo(owner)).data).toEqual([])
  expect((await toldTo(owner)).unread).toBe(0)
})

test('a source that is no id is refused before anything is charged', async () => {
  const person = await app.signIn()
  const before = await person.credits()
  await expect(create(person, { sourceId: 'x' })).rejects.toThrow('invalid_input')
  expect(await person.credits()).toBe(before)
})
