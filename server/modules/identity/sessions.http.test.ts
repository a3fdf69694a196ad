import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LIARS_SECRET, type Liar, startLiar } from '#tests/fakes/oidc/liar.ts'
import { createVisitor, type Visitor } from '#tests/fakes/oidc/visitor.ts'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { openEvents } from '#tests/support/events.ts'

const PHONE = 'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0 <script>alert(1)</script>'

describe('people see where they are signed in', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.close())

  const listOf = async (person: Person) => (await person.call('/v1/session/list')).body.data

  test('each browser by its name, the one that asks marked, and others’ never', async () => {
    const laptop = await app.signIn('ada@example.com')
    const phone = await app.signIn(laptop.email, { userAgent: PHONE })
    await app.signIn('ben@example.com')
    const seen = await listOf(laptop)
    expect(seen).toHaveLength(2)
    const times = { signedInAt: expect.any(String), lastSeenAt: expect.any(String) }
    expect(seen.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)).toMatchObject({
      device: 'Firefox on Android',
      ...times,
    })
    expect((await listOf(phone)).map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toContain(true)
    expect(JSON.stringify(seen)).not.toContain(/sid=([\w-]+)/.exec(phone.cookie)![1])
  })

  test('and end one of them, or all others at once, with what they hold open', async () => {
    const [here, there, away] = [
      await app.signIn('cleo@example.com'),
      await app.signIn('cleo@example.com'),
      await app.signIn('cleo@example.com'),
    ]
    const stranger = await app.signIn()
    const current = async (person: Person) =>
      (await listOf(person)).find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).id
    const sessionId = await current(there)
    expect((await stranger.call('/v1/session/end', { sessionId })).status).toBe(404)
    const stream = await openEvents(app.url, there.cookie)
    expect((await here.call('/v1/session/end', { sessionId })).status).toBe(200)
    await stream.ended
    expect((await there.call('/v1/session/list')).status).toBe(401)
    expect((await away.call('/v1/session/list')).status).toBe(200)
    expect((await here.call('/v1/session/end', { sessionId })).status).toBe(404)
    expect((await here.call('/v1/session/end')).status).toBe(200)
    expect((await away.call('/v1/session/list')).status).toBe(401)
    expect(await listOf(here)).toHaveLength(1)
    expect(await listOf(stranger)).toHaveLength(1)
  })

  test('an account is deleted only by somebody who signed in within the last five minutes', async () => {
    const person = await app.signIn()
    const age = (seconds: number) =>
      app.database.db.execute(sql`
        update sessions set authenticated_at = now() - make_interval(secs => ${seconds})
        where user_id = ${person.id}`)
    await age(301)
    expect((await person.call('/v1/user/delete')).body).toMatchObject({ status: 403, code: 'sign_in_again' })
    expect((await person.call('/v1/user/info')).status).toBe(200)
    await age(240)
    expect((await person.call('/v1/user/delete')).status).toBe(200)
  })
})

describe('a renewed sign-in', () => {
  let app: TestApp
  let liar: Liar
  beforeAll(async () => {
    liar = await startLiar()
    const oidc = { issuer: liar.issuer, clientId: 'the-product', clientSecret: LIARS_SECRET }
    app = await startApp({ configuration: { oidc } })
  })
  afterAll(async () => {
    await app.close()
    await liar.close()
  })

  const signIn = async (visitor: Visitor, more = '') => {
    const end = await visitor.go(`${app.url}/v1/oidc/login?redirectURL=/settings${more}`)
    return end.hops.find(({ pathname }) => pathname === '/authorize')!.searchParams
  }
  const remove = async (visitor: Visitor) =>
    (await app.call('/v1/user/delete', {}, { cookie: visitor.cookieHeader(app.url) })).status
  const ago = (seconds: number) => Math.floor(Date.now() / 1000) - seconds

  test('is one at which the provider asked; one that it did by itself does not count', async () => {
    const visitor = createVisitor()
    const usual = await signIn(visitor)
    expect([usual.get('prompt'), usual.get('max_age')]).toEqual([null, null])
    expect(await remove(visitor)).toBe(403)
    const renewed = await signIn(visitor, '&renew=1')
    expect([renewed.get('prompt'), renewed.get('max_age')]).toEqual(['login', '0'])
    expect(await remove(visitor)).toBe(200)
  })

  test('is believed to be as old as the provider says', async () => {
    const visitor = createVisitor()
    liar.tell({ claims: claims => ({ ...claims, auth_time: ago(400) }) })
    await signIn(visitor, '&renew=1')
    expect(await remove(visitor)).toBe(403)
    liar.tell({ claims: claims => ({ ...claims, auth_time: ago(200) }) })
    await signIn(visitor)
    expect(await remove(visitor)).toBe(200)
  })
})
