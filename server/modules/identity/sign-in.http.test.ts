import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createVisitor, type Visitor } from '#tests/fakes/oidc/visitor.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const isCallback = (url: URL) => url.pathname === '/v1/oidc/callback'
const loginAddress = (redirectURL?: string) => {
  const address = new URL('/v1/oidc/login', app.url)
  if (redirectURL !== undefined) address.searchParams.set('redirectURL', redirectURL)
  return address
}

/** Sends the sign-in page's form. */
const enter = (visitor: Visitor, page: URL, email: string, until?: (url: URL) => boolean) =>
  visitor.go(
    page,
    { method: 'POST', body: new URLSearchParams({ email }), headers: { origin: app.url } },
    until,
  )

async function signIn(visitor: Visitor, email: string, redirectURL?: string) {
  const page = await visitor.go(loginAddress(redirectURL))
  return await enter(visitor, page.url, email)
}

/** A sign-in up to the provider's answer, which is not delivered yet. */
async function answerFor(visitor: Visitor, email: string): Promise<URL> {
  const page = await visitor.go(loginAddress())
  return (await enter(visitor, page.url, email, isCallback)).url
}

const info = (visitor: Visitor) => app.call('/v1/user/info', {}, { cookie: visitor.cookieHeader(app.url) })

describe('the first sign-in', () => {
  test('makes an account with 135 credits', async () => {
    const person = await app.signIn('Grace.Hopper+easel@Example.com')
    const { status, body } = await person.call('/v1/user/info')
    expect(status).toBe(200)
    expect(body).toEqual({
      status: 0,
      data: {
        id: expect.stringMatching(/^usr_[0-9a-z]{26}$/),
        nickName: expect.not.stringMatching(/grace|hopper/i),
        avatar: null,
        status: 1,
        email: 'grace.hopper+easel@example.com',
        credit: 135,
        subscription: { tierId: 'Free', allowPrivate: false, endsAt: null },
        notifyComment: true,
        notifyProduct: false,
        unread: 0,
        createdAt: expect.stringMatching(/Z$/),
        updatedAt: expect.stringMatching(/Z$/),
      },
    })
  })

  test('of one person in two browsers at once makes one account', async () => {
    const [one, two] = [createVisitor(), createVisitor()]
    await Promise.all([signIn(one, 'twin@example.com'), signIn(two, 'twin@example.com')])
    const [first, second] = await Promise.all([info(one), info(two)])
    expect(first.body.data.id).toBe(second.body.data.id)
    expect(first.body.data.credit).toBe(135)
  })
})

describe('the sign-in page', () => {
  test('has one field, Email, and one button, Continue', async () => {
    const { text, headers } = await createVisitor().go(loginAddress())
    expect(text.match(/<label[^>]*>([^<]*)</g)).toHaveLength(1)
    expect(text).toContain('<label for="email">Email</label>')
    expect(text.match(/<input/g)).toHaveLength(1)
    expect(text.match(/<button[^>]*>([^<]*)</g)).toEqual(['<button class="press" type="submit">Continue<'])
    expect(text).toContain('development login')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'")
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'ada lovelace@example.com',
    '<script>@example.com',
    `${'a'.repeat(250)}@example.com`,
  ])('says in a sentence that %j is no address', async email => {
    const visitor = createVisitor()
    const page = await visitor.go(loginAddress())
    const again = await enter(visitor, page.url, email)
    expect(again.status).toBe(400)
    expect(again.text).toContain('This is no email address.')
    expect(again.text).toContain('aria-invalid="true"')
    expect(again.text).not.toContain('<script>')
    // The same page still signs in.
    await enter(visitor, page.url, 'ada@example.com')
    expect((await info(visitor)).status).toBe(200)
  })

  test('finds its style and font at addresses of its own', async () => {
    const css = await fetch(new URL('/v1/oidc/pages.css', app.url))
    expect(css.headers.get('content-type')).toBe('text/css; charset=utf-8')
    const font = /url\("([^"]+)"\)/.exec(await css.text())?.[1]
    expect((await fetch(new URL(font!, app.url))).headers.get('content-type')).toBe('font/woff2')
  })

  test('takes every spelling of an address as the same person', async () => {
    const visitor = createVisitor()
    await signIn(visitor, 'same@example.com')
    const first = await info(visitor)
    await signIn(visitor, '  SAME@Example.COM ')
    expect((await info(visitor)).body.data.id).toBe(first.body.data.id)
  })

  test('answers on its own address alone', async () => {
    const { port } = new URL(app.url)
    const response = await fetch(`http://127.0.0.1:${port}/oidc/.well-known/openid-configuration`)
    expect(response.status).toBe(421)
    expect(await response.text()).toContain(app.url)
  })
})

describe('a sign-in', () => {
  test.each([
    ['/gallery?mode=txt2img#end', '/gallery?mode=txt2img#end'],
    [undefined, '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example', '/'],
  ])('that asks to return to %j returns to %j', async (asked, path) => {
    const visitor = createVisitor()
    const end = await signIn(visitor, 'returning@example.com', asked)
    expect(end.url.href).toBe(`${app.url}${path}`)
  })

  test('with more than one return address returns to the start page', async () => {
    const visitor = createVisitor()
    const page = await visitor.go(`${app.url}/v1/oidc/login?redirectURL=/gallery&redirectURL=/settings`)
    expect((await enter(visitor, page.url, 'two@example.com')).url.href).toBe(`${app.url}/`)
  })

  test('works in two tabs side by side, in any order', async () => {
    const visitor = createVisitor()
    const first = await answerFor(visitor, 'tab-one@example.com')
    const second = await answerFor(visitor, 'tab-two@example.com')
    await visitor.go(second)
    expect((await info(visitor)).body.data.email).toBe('tab-two@example.com')
    await visitor.go(first)
    expect((await info(visitor)).body.data.email).toBe('tab-one@example.com')
  })

  test('moves a person who came by another name of the server to the public one', async () => {
    const { port } = new URL(app.url)
    const visitor = createVisitor()
    const page = await visitor.go(`http://127.0.0.1:${port}/v1/oidc/login?redirectURL=/gallery`)
    expect(page.url.host).toBe(`localhost:${port}`)
    expect((await enter(visitor, page.url, 'moved@example.com')).url.href).toBe(`${app.url}/gallery`)
  })

  test('gives a cookie that scripts cannot read and that the database does not know', async () => {
    const visitor = createVisitor()
    const answer = await answerFor(visitor, 'cookie@example.com')
    const response = await visitor.step(answer)
    const header = response.headers.getSetCookie().find(line => line.startsWith('sid='))!
    expect(header).toMatch(/^sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    const token = visitor.cookie('localhost', 'sid')!
    const { rows } = await app.database.db.execute(sql`select row_to_json(s) as row from sessions s`)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('asks anew who it is, even right after somebody else signed in', async () => {
    const visitor = createVisitor()
    for (const email of ['one@example.com', 'two@example.com', 'one@example.com']) {
      const end = await signIn(visitor, email, '/gallery')
      expect(end.url.href).toBe(`${app.url}/gallery`)
      expect((await info(visitor)).body.data.email).toBe(email)
    }
  })

  test('ends the session that the browser had before', async () => {
    const visitor = createVisitor()
    await signIn(visitor, 'before@example.com')
    const before = visitor.cookieHeader(app.url)
    await signIn(visitor, 'after@example.com')
    expect(visitor.cookieHeader(app.url)).not.toBe(before)
    expect((await app.call('/v1/user/info', {}, { cookie: before })).status).toBe(401)
    expect((await info(visitor)).body.data.email).toBe('after@example.com')
  })
})

describe('a sign-in comes to nothing, with a page that says so,', () => {
  async function expectRefusal(visitor: Visitor, address: URL) {
    const end = await visitor.go(address)
    expect(end.status).toBe(400)
    expect(end.text).toContain('This login was used already, took longer than 10 minutes or began in')
    expect(end.headers.get('set-cookie')).toBeNull()
  }

  test('when its answer is delivered a second time', async () => {
    const visitor = createVisitor()
    const answer = await answerFor(visitor, 'replay@example.com')
    await visitor.go(answer)
    await expectRefusal(visitor, answer)
  })

  test('when two copies of its answer arrive at once: one of them', async () => {
    const visitor = createVisitor()
    const answer = await answerFor(visitor, 'race@example.com')
    const ends = await Promise.all([visitor.step(answer), visitor.step(answer)])
    expect(ends.map(({ status }) => status).sort()).toEqual([303, 400])
  })

  test("when the answer to one person's sign-in is opened in another's browser", async () => {
    const attacker = createVisitor()
    const victim = createVisitor()
    const answer = await answerFor(attacker, 'attacker@example.com')
    await expectRefusal(victim, answer)
    // A sign-in of their own under way makes no difference.
    await victim.go(loginAddress())
    await expectRefusal(victim, answer)
    expect((await info(victim)).status).toBe(401)
    // And the attacker's own sign-in was not used up by it.
    await attacker.go(answer)
    expect((await info(attacker)).status).toBe(200)
  })

  test.each([
    ['another state', (url: URL) => url.searchParams.set('state', 'x'.repeat(43))],
    ['no state', (url: URL) => url.searchParams.delete('state')],
    ['an empty state', (url: URL) => url.searchParams.set('state', '')],
  ])('when the answer carries %s', async (_what, change) => {
    const visitor = createVisitor()
    const answer = await answerFor(visitor, 'state@example.com')
    change(answer)
    await expectRefusal(visitor, answer)
    expect((await info(visitor)).status).toBe(401)
  })

  test('when it took longer than 10 minutes', async () => {
    const visitor = createVisitor()
    const answer = await answerFor(visitor, 'slow@example.com')
    await app.database.db.execute(
      sql`update login_attempts set created_at = created_at - interval '601 seconds'`,
    )
    await expectRefusal(visitor, answer)
  })

  test('when the code is not the one that the provider gave', async () => {
    const visitor = createVisitor()
    const answer = await answerFor(visitor, 'code@example.com')
    answer.searchParams.set('code', 'guessed')
    const end = await visitor.go(answer)
    expect(end.status).toBe(400)
    expect(end.text).toContain('could not be verified')
    expect((await info(visitor)).status).toBe(401)
  })

  test('when the sign-in page is opened in another browser', async () => {
    const page = await createVisitor().go(loginAddress())
    for (const init of [{}, { method: 'POST', body: new URLSearchParams({ email: 'ada@example.com' }) }]) {
      const end = await createVisitor().go(page.url, init)
      expect(end.status).toBe(400)
      expect(end.text).toContain('began in another browser')
    }
  })
})

describe('a session', () => {
  test('is needed for what is personal', async () => {
    for (const path of ['/v1/user/info', '/v1/user/transactions']) {
      const { status, body } = await app.call(path)
      expect(status).toBe(401)
      expect(body).toEqual({ status: 401, code: 'login_required', descr: 'Log in to do this.' })
    }
  })

  test.each(['', 'x', 'a'.repeat(43), `${'a'.repeat(43)}; sid=${'b'.repeat(43)}`, '%00', "' or 1=1 --"])(
    'is not opened by the cookie %j',
    async token => {
      expect((await app.call('/v1/user/info', {}, { cookie: `sid=${token}` })).status).toBe(401)
    },
  )

  test('lasts 7 days from its last use and no longer than 30 days', async () => {
    const person = await app.signIn()
    const shift = (by: string) =>
      app.database.db.execute(sql`
        update sessions set
          created_at = created_at - ${by}::interval,
          last_seen_at = last_seen_at - ${by}::interval,
          expires_at = expires_at - ${by}::interval
        where user_id = ${person.id}`)
    const isOpen = async () => (await person.call('/v1/user/info')).status === 200
    for (let day = 6; day <= 24; day += 6) {
      await shift('6 days')
      expect(await isOpen()).toBe(true)
    }
    await shift('5 days 23 hours')
    expect(await isOpen()).toBe(true)
    await shift('2 hours')
    expect(await isOpen()).toBe(false)
  })

  test('that nobody used for 7 days is over, and is swept away', async () => {
    const person = await app.signIn()
    await app.database.db.execute(
      sql`update sessions set expires_at = expires_at - interval '7 days' where user_id = ${person.id}`,
    )
    expect((await person.call('/v1/user/info')).status).toBe(401)
    await app.database.db.execute(
      sql`update login_attempts set created_at = created_at - interval '601 seconds'`,
    )
    await app.instance.services.identity.sweep()
    const { rows } = await app.database.db.execute(sql`
      select token_hash from sessions where user_id = ${person.id}
      union all select state_hash from login_attempts`)
    expect(rows).toEqual([])
    expect((await app.signIn(person.email)).id).toBe(person.id)
  })
})

describe('logging out', () => {
  const logout = () => new URL('/v1/oidc/logout', app.url)

  test.each(['same-origin', 'none'])('from our own pages (%s) is done at once', async site => {
    const visitor = createVisitor()
    await signIn(visitor, 'leaving@example.com')
    const cookie = visitor.cookieHeader(app.url)
    const end = await visitor.go(logout(), { headers: { 'sec-fetch-site': site } })
    expect(end.url.href).toBe(`${app.url}/`)
    expect(visitor.cookie('localhost', 'sid')).toBeUndefined()
    expect((await app.call('/v1/user/info', {}, { cookie })).status).toBe(401)
  })

  test.each(['cross-site', 'same-site', undefined])('by a link elsewhere (%s) asks first', async site => {
    const visitor = createVisitor()
    await signIn(visitor, 'tricked@example.com')
    const page = await visitor.go(logout(), { headers: site ? { 'sec-fetch-site': site } : {} })
    expect(page.status).toBe(200)
    expect(page.text).toContain('Log out of Easel?')
    expect((await info(visitor)).status).toBe(200)
    await visitor.go(logout(), { method: 'POST', body: new URLSearchParams(), headers: { origin: app.url } })
    expect((await info(visitor)).status).toBe(401)
  })

  test("by another site's form is refused", async () => {
    const visitor = createVisitor()
    await signIn(visitor, 'safe@example.com')
    const origin = 'https://evil.example'
    const end = await visitor.go(logout(), {
      method: 'POST',
      body: new URLSearchParams(),
      headers: { origin },
    })
    expect(end.status).toBe(403)
    expect((await info(visitor)).status).toBe(200)
  })

  test('without being logged in leads to the start page', async () => {
    expect((await createVisitor().go(logout())).url.href).toBe(`${app.url}/`)
  })
})

test('a twenty-first sign-in within a minute has to wait', async () => {
  const limited = await startApp({ limitFactor: 1 })
  try {
    const begin = () => createVisitor().step(`${limited.url}/v1/oidc/login`)
    for (let i = 0; i < 20; i++) expect((await begin()).status).toBe(303)
    const refused = await begin()
    expect(refused.status).toBe(429)
    expect(await refused.text()).toContain('That was a lot at once. Wait a minute and try again.')
  } finally {
    await limited.close()
  }
})
