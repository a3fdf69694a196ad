import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '#server/lib/log.ts'
import { recipientOf } from '#server/modules/people/recipients.service.ts'
import { LIARS_SECRET, type Liar, type Lie, startLiar } from '#tests/fakes/oidc/liar.ts'
import { type OidcFake, startOidcFake } from '#tests/fakes/oidc/provider.ts'
import { createVisitor, type Visitor } from '#tests/fakes/oidc/visitor.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'

const login = (app: TestApp, visitor: Visitor) => visitor.go(`${app.url}/v1/oidc/login?redirectURL=/gallery`)
const info = (app: TestApp, visitor: Visitor) =>
  app.call('/v1/user/info', {}, { cookie: visitor.cookieHeader(app.url) })

describe('with a provider configured', () => {
  let app: TestApp
  let provider: OidcFake

  beforeAll(async () => {
    provider = await startOidcFake()
    const { issuer, clientId, clientSecret } = provider
    app = await startApp({ configuration: { oidc: { issuer, clientId, clientSecret } } })
    provider.register(app.url)
  })
  afterAll(async () => {
    await app.close()
    await provider.close()
  })

  test('people sign in there, and the account takes their name and address', async () => {
    provider.seat({ sub: 'ada', email: 'ada@example.com', nickname: 'Ada \u202eLovelace' })
    const visitor = createVisitor()
    const end = await login(app, visitor)
    expect(end.url.href).toBe(`${app.url}/gallery`)
    expect(end.hops.some(({ origin }) => origin === provider.issuer)).toBe(true)
    const { body } = await info(app, visitor)
    expect(body.data).toMatchObject({ nickName: 'Ada Lovelace', email: 'ada@example.com', credit: 135 })
  })

  test('the same subject is the same person, whatever the address', async () => {
    const [before, after] = [createVisitor(), createVisitor()]
    provider.seat({ sub: 'grace', email: 'grace@navy.example' })
    await login(app, before)
    provider.seat({ sub: 'grace', email: 'grace@example.com' })
    await login(app, after)
    const [first, second] = [await info(app, before), await info(app, after)]
    expect(second.body.data.id).toBe(first.body.data.id)
    expect(second.body.data.email).toBe('grace@example.com')
    expect(second.body.data.nickName).toBe(first.body.data.nickName)
  })

  test('the same address with another subject is another person', async () => {
    const [one, two] = [createVisitor(), createVisitor()]
    provider.seat({ sub: 'first', email: 'shared@example.com' })
    await login(app, one)
    provider.seat({ sub: 'second', email: 'shared@example.com' })
    await login(app, two)
    expect((await info(app, two)).body.data.id).not.toBe((await info(app, one)).body.data.id)
  })

  test('who declines there is told so', async () => {
    provider.seat(null)
    const visitor = createVisitor()
    const end = await login(app, visitor)
    expect(end.status).toBe(400)
    expect(end.text).toContain('The login was canceled')
    expect((await info(app, visitor)).status).toBe(401)
  })

  test('logging out ends our session and goes on to the logout there', async () => {
    provider.seat({ sub: 'leaving', email: 'leaving@example.com' })
    const visitor = createVisitor()
    await login(app, visitor)
    const end = await visitor.go(`${app.url}/v1/oidc/logout`, {
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect(end.url.origin).toBe(provider.issuer)
    expect(end.url.searchParams.get('post_logout_redirect_uri')).toBe(`${app.url}/`)
    expect(end.url.searchParams.get('id_token_hint')).toMatch(/^ey/)
    expect(end.status).toBe(200)
    expect(end.text).toContain('Provider logout')
    expect((await info(app, visitor)).status).toBe(401)
    // Confirmed there, it leads back.
    const [, action] = /action="([^"]+)"/.exec(end.text)!
    const [, xsrf] = /value="([^"]+)"/.exec(end.text)!
    const body = new URLSearchParams({ xsrf: xsrf!, logout: 'yes' })
    expect((await visitor.go(action!, { method: 'POST', body })).url.href).toBe(`${app.url}/`)
  })

  test('the page that asks before a logout lets its form lead to the provider', async () => {
    provider.seat({ sub: 'asked', email: 'asked@example.com' })
    const visitor = createVisitor()
    await login(app, visitor)
    const page = await visitor.go(`${app.url}/v1/oidc/logout`, {
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${provider.issuer};`)
  })

  test('the development sign-in is not there', async () => {
    for (const path of ['/oidc/.well-known/openid-configuration', '/oidc/auth', '/oidc/interaction/x']) {
      expect((await fetch(new URL(path, app.url))).status).toBe(404)
    }
  })
})

describe('a provider that lies', () => {
  let app: TestApp
  let liar: Liar

  beforeAll(async () => {
    liar = await startLiar()
    const oidc = { issuer: liar.issuer, clientId: 'the-product', clientSecret: LIARS_SECRET }
    app = await startApp({ configuration: { oidc } })
  })
  afterEach(() => liar.tell({}))
  afterAll(async () => {
    await app.close()
    await liar.close()
  })

  test('is believed while it does not, and is given the proof of the code', async () => {
    const visitor = createVisitor()
    await login(app, visitor)
    expect((await info(app, visitor)).body.data.email).toBe('ada@example.com')
    const exchange = liar.exchanges.at(-1)!
    expect(exchange.get('code_verifier')).toMatch(/^[\w-]{43,}$/)
    expect(exchange.get('redirect_uri')).toBe(`${app.url}/v1/oidc/callback`)
  })

  const without =
    (name: string) =>
    ({ [name]: _left, ...claims }: Record<string, unknown>) =>
      claims
  const now = () => Math.floor(Date.now() / 1000)
  const lies: [string, Lie][] = [
    ['leaves out the nonce', { claims: without('nonce') }],
    ['gives another nonce', { claims: claims => ({ ...claims, nonce: 'another' }) }],
    ['names another issuer', { claims: claims => ({ ...claims, iss: 'https://evil.example' }) }],
    ['answers for another client', { claims: claims => ({ ...claims, aud: 'another-product' }) }],
    ['sends a token that is over', { claims: claims => ({ ...claims, iat: now() - 900, exp: now() - 600 }) }],
    ['leaves out who it is', { claims: without('sub') }],
    ['says that it is nobody', { claims: claims => ({ ...claims, sub: '' }) }],
    ['says that it is a blank', { claims: claims => ({ ...claims, sub: ' ' }) }],
    ['says that it is a number', { claims: claims => ({ ...claims, sub: 1 }) }],
    ['says what no database keeps', { claims: claims => ({ ...claims, sub: 'sub\u0000' }) }],
    ['says who it is at great length', { claims: claims => ({ ...claims, sub: 'x'.repeat(256) }) }],
    ['signs with a key that is not its own', { signWithForeignKey: true }],
    ['does not sign', { algorithm: 'none' }],
    ['sends no ID token', { withoutIdToken: true }],
    ['refuses the code', { tokenStatus: 400 }],
    ['breaks down', { tokenStatus: 500 }],
  ]

  test('is not believed about an address that is none, and its unverified ones get no e-mails', async () => {
    const accountOf = async (sub: string, claims: Record<string, unknown>) => {
      liar.tell({ claims: honest => ({ ...honest, sub, ...claims }) })
      const visitor = createVisitor()
      await login(app, visitor)
      const { id, email } = (await info(app, visitor)).body.data
      const { db } = app.database
      const mailAddress = await app.instance.services.people.mailAddressOf(db, id)
      return { email, mailAddress: mailAddress?.email ?? null, about: (await recipientOf(db, id))?.email }
    }
    for (const email of [
      'nobody',
      'a@b@c',
      'x@y.z\r\nbcc: all@example.com',
      '@',
      12,
      ['a@example.com'],
      null,
    ]) {
      const account = await accountOf(`odd-${JSON.stringify(email)}`, { email })
      expect([email, account]).toEqual([email, { email: '', mailAddress: null, about: '' }])
    }
    const email = 'maybe@example.com'
    const unverified = { email, mailAddress: null, about: '' }
    expect(await accountOf('unverified', { email, email_verified: false })).toEqual(unverified)
    expect(await accountOf('unverified', { email, email_verified: 'false' })).toEqual(unverified)
    const verified = { email, mailAddress: email, about: email }
    expect(await accountOf('unverified', { email, email_verified: true })).toEqual(verified)
    expect(await accountOf('unsaid', { email })).toEqual(verified)
  })

  test.each(lies)('is not believed when it %s', async (_what, lie) => {
    liar.tell(lie)
    const visitor = createVisitor()
    const end = await login(app, visitor)
    expect(end.status).toBe(400)
    expect(end.text).toContain('could not be verified')
    expect((await info(app, visitor)).status).toBe(401)
  })
})

test('a provider that is away is named as the cause, and signs people in when it is back', async () => {
  const provider = await startLiar()
  provider.tell({ isAway: true })
  const oidc = { issuer: provider.issuer, clientId: 'the-product', clientSecret: LIARS_SECRET }
  const app = await startApp({ configuration: { oidc } })
  try {
    const visitor = createVisitor()
    const end = await login(app, visitor)
    expect(end.status).toBe(503)
    expect(end.text).toContain('cannot be reached at the moment')
    provider.tell({})
    await login(app, visitor)
    expect((await info(app, visitor)).status).toBe(200)
  } finally {
    await app.close()
    await provider.close()
  }
})

describe('the secret is shown in a way that the provider understands', () => {
  const signedInAt = async (
    methods: string[],
    clientAuth?: 'client_secret_post' | 'client_secret_basic',
  ): Promise<{ status: number; isInForm: boolean[] }> => {
    const provider = await startLiar({ methods })
    const oidc = { issuer: provider.issuer, clientId: 'the-product', clientSecret: LIARS_SECRET, clientAuth }
    const app = await startApp({ configuration: { oidc } })
    const visitor = createVisitor()
    await login(app, visitor)
    const { status } = await info(app, visitor)
    await Promise.all([app.close(), provider.close()])
    return { status, isInForm: provider.exchanges.map(form => form.has('client_secret')) }
  }

  test('in the form where it takes both, as not every one decodes what is in the header', async () => {
    const both = ['client_secret_basic', 'client_secret_post']
    expect(await signedInAt(both)).toEqual({ status: 200, isInForm: [true] })
    expect(await signedInAt(both, 'client_secret_basic')).toEqual({ status: 401, isInForm: [false] })
  })

  test('as the operator says, whatever it offers', async () => {
    const other = await signedInAt(['client_secret_post', 'private_key_jwt'], 'client_secret_post')
    expect(other).toEqual({ status: 200, isInForm: [true] })
  })
})

test('why a provider refuses stands in the log in its own words, and nothing of the secret', async () => {
  const lines: string[] = []
  const log = createLog({ level: 'info', readable: false, write: line => lines.push(line) })
  const provider = await startLiar()
  const oidc = { issuer: provider.issuer, clientId: 'the-product', clientSecret: LIARS_SECRET }
  const app = await startApp({ configuration: { oidc }, log })
  const refusalOf = async (lie: Lie) => {
    lines.length = 0
    provider.tell(lie)
    await login(app, createVisitor())
    return lines.map(line => JSON.parse(line)).find(({ security }) => security === 'sign_in_failed')?.provider
  }
  const used = { error: 'invalid_grant', error_description: 'The code was used\u001b[2J before.' }
  expect(await refusalOf({ tokenError: used })).toEqual({
    status: 400,
    error: 'invalid_grant',
    description: 'The code was used [2J before.',
  })
  const challenge = 'Basic realm="x", error="invalid_client", error_description="Wrong secret"'
  expect(await refusalOf({ challenge, tokenStatus: 401, tokenError: { error: 'invalid_client' } })).toEqual({
    status: 401,
    error: 'invalid_client',
  })
  provider.tell({})
  const declined = await app.call('/v1/oidc/login', '', { method: 'GET' })
  const state = new URL(declined.headers.get('location')!).searchParams.get('state')
  const cookie = declined.headers.getSetCookie()[0]!.split(';')[0]!
  const words = `error=access_denied&error_description=Not+today&state=${state}`
  await app.call(`/v1/oidc/callback?${words}`, '', { method: 'GET', cookie })
  const last = lines.map(line => JSON.parse(line)).findLast(({ security }) => security === 'sign_in_failed')
  expect(last).toMatchObject({
    kind: 'declined',
    provider: { error: 'access_denied', description: 'Not today' },
  })
  expect(lines.join()).not.toMatch(/\[object Object\]|it's-a_secret/)
  await Promise.all([app.close(), provider.close()])
})
