import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, type Person, startApp } from '#tests/support/app.ts'
import { openEvents } from '#tests/support/events.ts'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

async function create(person: Person): Promise<string> {
  const form = new FormData()
  form.set('data', JSON.stringify({ imageMode: 'txt2img', prompt: 'a hill' }))
  return (await person.call('/v1/image/create', form)).body.data.id
}

test('a person sees each step of a creation and the credits that it costs', async () => {
  const person = await app.signIn()
  const stream = await openEvents(app.url, person.cookie)
  const drawing = Promise.withResolvers<void>()
  app.engine.behaveNext({ progress: [0.5], until: drawing.promise })
  const id = await create(person)

  const isStatus = (status: number) => (event: (typeof stream.events)[number]) =>
    event.type === 'creation' && event.creation.id === id && event.creation.status === status
  await stream.next(isStatus(2))
  await stream.next(event => event.type === 'balance' && event.credit === 132)
  expect(await stream.next(event => event.type === 'progress')).toMatchObject({
    creationId: id,
    progress: 0.5,
  })
  drawing.resolve()
  await stream.next(isStatus(3))

  await person.call('/v1/image/delete', { imageId: id })
  await stream.next(event => event.type === 'removed' && event.creationId === id)
  stream.close()
})

test('nobody hears of what others do', async () => {
  const [ada, ben] = [await app.signIn(), await app.signIn()]
  const stream = await openEvents(app.url, ben.cookie)
  const own = await openEvents(app.url, ada.cookie)
  const id = await create(ada)
  await own.next(event => event.type === 'creation' && event.creation.status === 3)
  expect(JSON.stringify(stream.events)).not.toContain(id)
  expect(JSON.stringify(stream.events)).not.toContain(ada.id)
  stream.close()
  own.close()
})

test('those who did not sign in hear nothing', async () => {
  const response = await fetch(`${app.url}/v1/events`)
  expect(response.status).toBe(401)
  expect(await response.json()).toMatchObject({ code: 'login_required' })
})

test('very many open pages of one person are refused, and closed ones make room', async () => {
  const person = await app.signIn()
  const streams = await Promise.all(Array.from({ length: 12 }, () => openEvents(app.url, person.cookie)))
  expect(streams.map(({ status }) => status)).toEqual(Array(12).fill(200))
  expect((await openEvents(app.url, person.cookie)).status).toBe(429)
  streams[0]!.close()
  await expect
    .poll(async () => {
      const stream = await openEvents(app.url, person.cookie)
      stream.close()
      return stream.status
    })
    .toBe(200)
  for (const stream of streams) stream.close()
})

test('streams end when the server does', async () => {
  const other = await startApp()
  const person = await other.signIn()
  const stream = await openEvents(other.url, person.cookie)
  await Promise.all([other.close(), stream.ended])
})
