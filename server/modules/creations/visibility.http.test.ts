import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { create, info, settled } from '#tests/support/creations.ts'

let app: TestApp
let owner: Person
let other: Person
const allowed = new Set<string>()
beforeAll(async () => {
  app = await startApp({
    subscriptionOf: async userId => ({ tierId: 'Plus', allowPrivate: allowed.has(userId), endsAt: null }),
  })
  ;[owner, other] = await Promise.all([app.signIn(), app.signIn()])
  allowed.add(owner.id)
})
afterAll(() => app.close())

const setPrivate = (person: Person, imageId: string, isPrivate: boolean) =>
  person.call('/v1/image/update', { imageId, private: isPrivate })
const statusOf = async (path: string, cookie?: string) =>
  (await fetch(app.url + path, { headers: cookie ? { cookie } : {} })).status
const wall = async () =>
  (await app.call('/v1/image/publicList')).body.data.map(({ id }: { id: string }) => id)

test('a creation that becomes private is gone for others, and addresses that they knew lead nowhere', async () => {
  const { id } = await create(owner)
  const known = (await settled(owner, id)).images[0]!
  await other.call('/v1/like/set', { imageId: id, like: true })
  expect(await wall()).toContain(id)

  const { body } = await setPrivate(owner, id, true)
  expect(body.data).toMatchObject({ id, isPrivate: true })
  const address = body.data.images[0]
  expect(address).not.toBe(known)
  expect(await statusOf(known, owner.cookie)).toBe(404)
  expect(await statusOf(address, owner.cookie)).toBe(200)
  expect(await statusOf(address, other.cookie)).toBe(404)
  expect(await wall()).not.toContain(id)
  expect((await other.call('/v1/image/info', { imageId: id })).status).toBe(404)
  expect((await other.call('/v1/like/list', { userId: other.id })).body.data).toEqual([])
  expect((await owner.call('/v1/image/list', { includePrivate: false })).body.data).toEqual([])

  expect((await setPrivate(owner, id, true)).body.data.images[0]).toBe(address)
  expect((await setPrivate(owner, id, false)).body.data).toMatchObject({ isPrivate: false })
  expect(await wall()).toContain(id)
  expect(await statusOf(address)).toBe(200)
})

test('a plan without private creations still lets them become public, and nobody changes another’s', async () => {
  const { id } = await create(owner, { private: true })
  await settled(owner, id)
  expect((await setPrivate(other, id, false)).status).toBe(404)
  allowed.delete(owner.id)
  expect((await setPrivate(owner, id, false)).body.data.isPrivate).toBe(false)
  expect((await setPrivate(owner, id, true)).body).toMatchObject({
    code: 'private_not_allowed',
    descr: 'Your plan does not include private creations. Upgrade to make it private.',
  })
  expect((await info(other, id)).isPrivate).toBe(false)
  allowed.add(owner.id)
})
test('a gallery is filtered by mode, and by pages that a new creation does not shift', async () => {
  const person = await app.signIn()
  const ids: string[] = []
  for (let i = 0; i < 4; i++) ids.unshift((await create(person)).id)
  await settled(person, ids[0]!)
  const list = async (query: object) =>
    (await person.call('/v1/image/list', query)).body.data.map(({ id }: { id: string }) => id)
  expect(await list({ imageMode: 'txt2img' })).toEqual(ids)
  expect(await list({ imageMode: 'upscale' })).toEqual([])
  expect((await person.call('/v1/image/list', { imageMode: 'nonsense' })).body.code).toBe('unknown_mode')
  expect(await list({ perPage: 2 })).toEqual(ids.slice(0, 2))
  await create(person)
  expect(await list({ perPage: 2, before: ids[1] })).toEqual(ids.slice(2))
  expect((await app.call('/v1/image/publicList', { userId: other.id })).body.data).toEqual([])
})
