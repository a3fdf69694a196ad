import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { create, eventually, info, settled } from '#tests/support/creations.ts'
import { openEvents } from '#tests/support/events.ts'

let app: TestApp
let owner: Person
let guest: Person
let imageId: string
beforeAll(async () => {
  app = await startApp()
  ;[owner, guest] = await Promise.all([app.signIn(), app.signIn()])
  imageId = (await create(owner)).id
  await settled(owner, imageId)
})
afterAll(() => app.close())

const say = (person: Person, comment: unknown, id = imageId) =>
  person.call('/v1/comment/create', { imageId: id, comment })
const commentsFor = async (viewer: Pick<Person, 'call'>) =>
  (await viewer.call('/v1/comment/list', { imageId })).body.data
const notificationsOf = async (person: Person) => (await person.call('/v1/notifications/list')).body

test('a comment is told its creation’s owner at once, and can be read, marked and deleted', async () => {
  const stream = await openEvents(app.url, owner.cookie)
  const { body } = await say(guest, '  Lovely <b>light</b>  ')
  expect(body.data).toMatchObject({
    message: 'Lovely <b>light</b>',
    userInfo: { id: guest.id },
    canDelete: true,
  })
  const event = await stream.next(({ type }) => type === 'notification')
  expect(event).toMatchObject({
    unread: 1,
    notification: { message: 'Lovely <b>light</b>', imageId, fromUserInfo: { id: guest.id }, isRead: false },
  })
  stream.close()
  expect((await info(owner, imageId)).numberOfComments).toBe(1)
  expect((await owner.call('/v1/user/info')).body.data.unread).toBe(1)

  const { data, unread } = await notificationsOf(owner)
  expect(unread).toBe(1)
  expect(data[0].picture.sources.length).toBeGreaterThan(0)
  expect((await owner.call('/v1/notifications/read', {})).body.data).toEqual({ unread: 0 })
  expect((await notificationsOf(owner)).data[0].isRead).toBe(true)
  expect((await guest.call('/v1/notifications/delete', { notificationId: data[0].id })).status).toBe(404)
  expect((await owner.call('/v1/notifications/delete', { notificationId: data[0].id })).status).toBe(200)
  expect((await owner.call('/v1/notifications/delete', { notificationId: data[0].id })).status).toBe(404)
  expect((await notificationsOf(owner)).data).toEqual([])
})

test('a comment on one’s own creation is told nobody', async () => {
  await say(owner, 'thanks')
  expect((await notificationsOf(owner)).data).toEqual([])
})

test('a comment is deleted by who wrote it or owns the creation, and takes its notification along', async () => {
  const stranger = await app.signIn()
  const { id: first } = (await say(guest, 'one')).body.data
  const { id: second } = (await say(guest, 'two')).body.data
  const before = (await info(owner, imageId)).numberOfComments
  expect((await notificationsOf(owner)).unread).toBe(2)
  expect((await stranger.call('/v1/comment/delete', { commentId: first })).status).toBe(404)
  expect((await guest.call('/v1/comment/delete', { commentId: first })).status).toBe(200)
  expect((await owner.call('/v1/comment/delete', { commentId: second })).status).toBe(200)
  expect((await owner.call('/v1/comment/delete', { commentId: second })).status).toBe(404)
  expect((await notificationsOf(owner)).unread).toBe(0)
  expect((await info(owner, imageId)).numberOfComments).toBe(before - 2)
  const own = (await commentsFor(owner)).map((comment: { canDelete: boolean }) => comment.canDelete)
  expect(own).toEqual(own.map(() => true))
  expect((await commentsFor(stranger))[0].canDelete).toBe(false)
})

test('a comment has 1 to 1,000 characters, and a sentence says so', async () => {
  expect((await say(guest, ' \n ')).body).toMatchObject({
    code: 'invalid_input',
    descr: 'Write a comment first.',
  })
  expect((await say(guest, 'x'.repeat(1001))).body.descr).toBe(
    'The comment is too long. At most 1,000 characters are possible.',
  )
  expect((await say(guest, 'x'.repeat(1000))).status).toBe(200)
})

test('whom a person hid, they do not see and are not told of; others do', async () => {
  const pest = await app.signIn()
  const theirs = await create(pest)
  await settled(pest, theirs.id)
  const wallOf = async (person: Person) =>
    (await person.call('/v1/image/publicList')).body.data.map(({ id }: { id: string }) => id)
  expect(await wallOf(owner)).toContain(theirs.id)
  await say(pest, 'before')

  expect((await owner.call('/v1/user/hide', { userId: pest.id, hidden: true })).status).toBe(200)
  await say(pest, 'after')
  const messages = (list: { message: string }[]) => list.map(({ message }) => message)
  expect(messages(await commentsFor(owner))).not.toEqual(expect.arrayContaining(['before']))
  expect(messages(await commentsFor(guest))).toEqual(expect.arrayContaining(['before', 'after']))
  expect((await notificationsOf(owner)).data).not.toEqual(
    expect.arrayContaining([
      expect.objectContaining({ fromUserInfo: expect.objectContaining({ id: pest.id }) }),
    ]),
  )
  expect(await wallOf(owner)).not.toContain(theirs.id)
  expect(await wallOf(guest)).toContain(theirs.id)
  expect((await owner.call('/v1/user/hiddenList')).body.data).toMatchObject([{ id: pest.id }])
  const publicInfo = await owner.call('/v1/user/publicInfo', { userId: pest.id })
  expect(publicInfo.body.data).toMatchObject({ isHidden: true, nickName: expect.any(String) })

  await owner.call('/v1/user/hide', { userId: pest.id, hidden: false })
  expect(await wallOf(owner)).toContain(theirs.id)
  expect((await owner.call('/v1/user/hide', { userId: owner.id, hidden: true })).status).toBe(409)
})

test('what a person likes is listed, the newest like first, as far as the reader may see it', async () => {
  const fan = await app.signIn()
  const ids: string[] = []
  for (let i = 0; i < 3; i++) {
    const { id } = await create(owner)
    await settled(owner, id)
    await fan.call('/v1/like/set', { imageId: id, like: true })
    ids.unshift(id)
  }
  const liked = async (viewer: Pick<Person, 'call'>, query: object = {}) =>
    (await viewer.call('/v1/like/list', { userId: fan.id, ...query })).body.data.map(
      ({ id }: { id: string }) => id,
    )
  expect(await liked(app)).toEqual(ids)
  expect(await liked(app, { perPage: 1, page: 2 })).toEqual([ids[1]])
  expect(await liked(app, { before: ids[1] })).toEqual([ids[2]])
  await owner.call('/v1/image/delete', { imageId: ids[1] })
  expect(
    await eventually(
      () => liked(fan),
      list => list.length === 2,
    ),
  ).toEqual([ids[0], ids[2]])
})
