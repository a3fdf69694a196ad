import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { type EventStream, openEvents } from '#tests/support/events.ts'

let app: TestApp
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

describe('a stream ends with the sign-in by which it was opened', () => {
  let other: TestApp
  let person: Person
  let phone: Person
  beforeAll(async () => {
    other = await startApp({ beside: app, roles: { worker: false } })
  })
  afterAll(() => other.close())
  beforeEach(async () => {
    person = await app.signIn()
    phone = await app.signIn(person.email)
  })

  /** On both processes: the streams of the browser in question, and that of another browser. */
  const openAll = async () => ({
    own: await Promise.all([app, other].map(({ url }) => openEvents(url, person.cookie))),
    phones: await openEvents(other.url, phone.cookie),
  })
  const over = (streams: EventStream[]) => Promise.all(streams.map(({ ended }) => ended))
  const hears = async (stream: EventStream) => {
    await create(phone)
    await stream.next(({ type }) => type === 'balance')
    stream.close()
  }

  test('signing out, in every process, and no other browser of the person', async () => {
    const { own, phones } = await openAll()
    const origin = { origin: app.url, 'sec-fetch-site': 'same-origin' }
    await person.call('/v1/oidc/logout', '', { method: 'GET', headers: origin })
    await over(own)
    expect((await openEvents(app.url, person.cookie)).status).toBe(401)
    await hears(phones)
  })

  test('a new sign-in in the same browser takes the place of the old one', async () => {
    const { own, phones } = await openAll()
    await app.signIn(person.email, { cookies: person.cookie })
    await over(own)
    await hears(phones)
  })

  test('a ban, and the deletion of the account, end all of them', async () => {
    const before = await openAll()
    await app.instance.services.reports.setBanned(person.id, true)
    await over([...before.own, before.phones])
    await app.instance.services.reports.setBanned(person.id, false)
    ;[person, phone] = [await app.signIn(person.email), await app.signIn(person.email)]
    const after = await openAll()
    expect((await phone.call('/v1/user/delete')).status).toBe(200)
    await over([...after.own, after.phones])
  })

  test('the time of the session runs out', async () => {
    await app.database.db.execute(sql`
      update sessions set expires_at = now() + interval '2 seconds' where user_id = ${person.id}`)
    const { own, phones } = await openAll()
    expect([...own, phones].map(({ status }) => status)).toEqual([200, 200, 200])
    await over([...own, phones])
  })
})

test('streams end when the server does', async () => {
  const other = await startApp()
  const person = await other.signIn()
  const stream = await openEvents(other.url, person.cookie)
  await Promise.all([other.close(), stream.ended])
})
