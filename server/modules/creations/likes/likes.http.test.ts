import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { create, info, settled } from '#tests/support/creations.ts'

let app: TestApp
let owner: Person
let imageId: string
beforeAll(async () => {
  app = await startApp()
  owner = await app.signIn()
  imageId = (await create(owner)).id
  await settled(owner, imageId)
})
afterAll(() => app.close())

describe('liking', () => {
  test('is set, taken back and toggled, and shown to who asks', async () => {
    const person = await app.signIn()
    const like = async (like?: boolean) => (await person.call('/v1/like/set', { imageId, like })).body.data
    expect(await like(true)).toEqual({ isLike: true, numberOfLikes: 1 })
    expect(await like(true)).toEqual({ isLike: true, numberOfLikes: 1 })
    expect(await info(person, imageId)).toMatchObject({ isLike: true, numberOfLikes: 1 })
    expect(await info(owner, imageId)).toMatchObject({ isLike: false, numberOfLikes: 1 })
    const wall = await person.call('/v1/image/publicList')
    expect(wall.body.data[0]).toMatchObject({ id: imageId, isLike: true })
    expect(await like()).toEqual({ isLike: false, numberOfLikes: 0 })
    expect(await like()).toEqual({ isLike: true, numberOfLikes: 1 })
    expect(await like(false)).toEqual({ isLike: false, numberOfLikes: 0 })
  })

  test('by many at once loses none', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => app.signIn()))
    const twice = people.flatMap(person => [person, person])
    await Promise.all(twice.map(person => person.call('/v1/like/set', { imageId, like: true })))
    expect((await info(owner, imageId)).numberOfLikes).toBe(8)
  })

  test('needs somebody who is signed in and a creation that they may see', async () => {
    const person = await app.signIn()
    expect((await app.call('/v1/like/set', { imageId })).status).toBe(401)
    expect((await person.call('/v1/like/set', { imageId: `cre_${'0'.repeat(26)}` })).status).toBe(404)
    expect((await person.call('/v1/like/set', { imageId: 'x' })).status).toBe(400)

    app.engine.behaveNext({ failure: 'moderated' })
    const failed = await create(owner)
    await settled(owner, failed.id)
    expect((await owner.call('/v1/like/set', { imageId: failed.id })).status).toBe(404)

    const hidden = await create(owner)
    await settled(owner, hidden.id)
    await app.database.db.execute(sql`update creations set is_private = true where id = ${hidden.id}`)
    expect((await person.call('/v1/like/set', { imageId: hidden.id })).status).toBe(404)
    expect((await person.call('/v1/comment/list', { imageId: hidden.id })).status).toBe(404)
    expect((await owner.call('/v1/like/set', { imageId: hidden.id })).status).toBe(200)
  })
})

test('comments are listed oldest first, with who wrote them', async () => {
  const person = await app.signIn()
  for (const [index, message] of ['first', 'second', 'third'].entries()) {
    await app.database.db.execute(sql`
      insert into comments (id, creation_id, user_id, message, created_at)
      values (${`com_${index}`}, ${imageId}, ${person.id}, ${message}, now() + make_interval(secs => ${index}))`)
  }
  const { body } = await app.call('/v1/comment/list', { imageId, perPage: 2 })
  expect(body.data).toMatchObject([
    { message: 'first', userInfo: { id: person.id } },
    { message: 'second', userInfo: { id: person.id } },
  ])
  expect((await app.call('/v1/comment/list', { imageId, perPage: 2, page: 2 })).body.data).toHaveLength(1)
})
