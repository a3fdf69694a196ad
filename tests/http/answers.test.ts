import { once } from 'node:events'
import { connect } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorAnswer } from '#contract/answer.ts'
import { ERRORS } from '#contract/errors.ts'
import { createApp } from '#server/app.ts'
import { readConfiguration } from '#server/config/configuration.ts'
import { createLog } from '#server/lib/log.ts'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { create, settled } from '#tests/support/creations.ts'

let app: TestApp
let person: Person
beforeAll(async () => {
  app = await startApp()
  person = await app.signIn()
})
afterAll(() => app.close())

describe('what goes wrong is said in the envelope', () => {
  const cases: [string, () => ReturnType<TestApp['call']>, keyof typeof ERRORS][] = [
    ['JSON that breaks off', () => person.call('/v1/image/list', '{"page": '), 'bad_request'],
    ['no JSON at all', () => app.call('/v1/image/publicList', ''), 'bad_request'],
    ['a list in place of an object', () => app.call('/v1/image/publicList', '[]'), 'invalid_input'],
    ['a call that does not exist', () => app.call('/v1/image/paint'), 'not_found'],
    ['a page that does not exist', () => app.call('/nowhere', {}, { method: 'GET' }), 'not_found'],
    ['a path that cannot be decoded', () => app.call('/v1/%E0%A4%A', {}, { method: 'GET' }), 'bad_request'],
    ['GET where POST is meant', () => app.call('/v1/user/info', {}, { method: 'GET' }), 'method_not_allowed'],
    [
      'more than a call can need',
      () => person.call('/v1/image/list', `"${'x'.repeat(300_000)}"`),
      'too_large',
    ],
    [
      'contents of another kind',
      () => person.call('/v1/image/list', '<page>1</page>', { headers: { 'content-type': 'text/xml' } }),
      'unsupported_media_type',
    ],
    ['a form where JSON is meant', () => app.call('/v1/image/publicList', new FormData()), 'invalid_input'],
    ['nobody signed in', () => app.call('/v1/user/info'), 'login_required'],
  ]
  test.each(cases)('%s', async (_name, request, code) => {
    const { status, body, headers } = await request()
    expect(errorAnswer.parse(body)).toEqual(body)
    expect(body).toMatchObject({ code, status: ERRORS[code].http })
    expect(status).toBe(ERRORS[code].http)
    expect(headers.get('content-type')).toContain('application/json')
  })

  test('a method that is not allowed comes with those that are', async () => {
    const { headers } = await app.call('/v1/user/info', {}, { method: 'GET' })
    expect(headers.get('allow')).toBe('POST')
  })

  test('bytes that are no HTTP', async () => {
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(app.url).port), '127.0.0.1', () =>
        socket.write('GET / HTP\r\n\r\n'),
      )
      let text = ''
      socket.on('data', chunk => {
        text += chunk
      })
      socket.on('close', () => resolve(text))
      socket.on('error', reject)
    })
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toMatchObject({ status: 400, code: 'bad_request' })
  })

  test('and the connections over which they came do not stay, whoever keeps the other side open', async () => {
    const { server } = app.instance.fastify!
    const count = () => promisify(server.getConnections.bind(server))()
    const before = await count()
    const sockets = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const { hostname: host, port } = new URL(app.url)
        const socket = connect({ host, port: Number(port), allowHalfOpen: true })
        socket.on('error', () => {}).resume()
        socket.write('GET / HTP\r\n\r\n')
        await once(socket, 'end')
        return socket
      }),
    )
    await expect.poll(count).toBeLessThan(before + 10)
    for (const socket of sockets) socket.destroy()
  })

  const boundaries = ['', 'x'.repeat(71), 'x'.repeat(8_000), '"', 'a b c']
  test.each(boundaries)('a form with a boundary that is none (%#)', async boundary => {
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
    const form = `--${boundary}\r\ncontent-disposition: form-data; name="data"\r\n\r\n{}\r\n--${boundary}--\r\n`
    for (const path of ['/v1/image/create', '/v1/user/update']) {
      const { status, body } = await person.call(path, form, { headers })
      expect([path, status, body.status]).toEqual([path, 400, 400])
    }
  })

  test('a form that says the same twice', async () => {
    const settings = JSON.stringify({ nickName: 'Ada', notifyComment: true, notifyProduct: true })
    const creation = JSON.stringify({ imageMode: 'txt2img', prompt: 'a hill' })
    for (const [path, data] of [
      ['/v1/image/create', creation],
      ['/v1/user/update', settings],
    ] as const) {
      const form = new FormData()
      form.append('data', data)
      form.append('data', data)
      expect((await person.call(path, form)).body).toMatchObject({ status: 400, code: 'invalid_input' })
    }
    expect(await person.credits()).toBe(135)
  })

  test('nothing of the inside is told', async () => {
    const { body } = await person.call('/v1/image/list', '{"page": ')
    expect(Object.keys(body).sort()).toEqual(['code', 'descr', 'status'])
    expect(JSON.stringify(body)).not.toMatch(/SyntaxError|position|node_modules|FST_/)
  })
})

describe('a field that is wrong is named', () => {
  test.each([
    [{ page: 0 }, '“page” is too small: it has to be at least 1.'],
    [{ page: 'two' }, '“page” is missing or not a number.'],
    [{ perPage: 101 }, '“perPage” is too large: it can be at most 100.'],
    [{ before: 'cre_1' }, '“before” does not have the right form.'],
  ])('%j', async (query, descr) => {
    const { body } = await app.call('/v1/image/publicList', query)
    expect(body).toEqual({ status: 400, code: 'invalid_input', descr })
  })
})

describe('a request is answered only if no other site made it', () => {
  const cases: [string, Record<string, string>, boolean][] = [
    ['the browser says same-origin', { 'sec-fetch-site': 'same-origin' }, true],
    ['the person typed it', { 'sec-fetch-site': 'none' }, true],
    ['the person typed it, so it is ours', { 'sec-fetch-site': 'none', origin: 'SELF' }, true],
    ['typed, and yet from another site', { 'sec-fetch-site': 'none', origin: 'https://evil.example' }, false],
    ['typed, and yet from a sandboxed frame', { 'sec-fetch-site': 'none', origin: 'null' }, false],
    ['the browser says same-site', { 'sec-fetch-site': 'same-site' }, false],
    ['the browser says cross-site', { 'sec-fetch-site': 'cross-site' }, false],
    ['cross-site with a forged Origin', { 'sec-fetch-site': 'cross-site', origin: 'SELF' }, false],
    ['only Origin, our own', { origin: 'SELF' }, true],
    ['only Origin, another site', { origin: 'https://evil.example' }, false],
    ['only Origin, ours as a prefix', { origin: 'SELF.evil.example' }, false],
    ['only Origin, another port', { origin: 'http://localhost:1' }, false],
    ['Origin null, from a sandboxed frame', { origin: 'null' }, false],
    ['a cookie and neither header', {}, false],
  ]
  test.each(cases)('%s', async (_name, headers, isAllowed) => {
    const filled = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replace('SELF', app.url)]),
    )
    const response = await fetch(`${app.url}/v1/user/info`, {
      method: 'POST',
      headers: { cookie: person.cookie, ...filled },
    })
    expect(response.status).toBe(isAllowed ? 200 : 403)
    if (!isAllowed) expect(await response.json()).toMatchObject({ code: 'cross_site' })
  })

  test('other programs, which bring no cookie, need neither header', async () => {
    const response = await fetch(`${app.url}/v1/image/publicList`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect(response.status).toBe(200)
  })

  test('a multipart form of another site is refused before it is read', async () => {
    const form = new FormData()
    form.set('data', JSON.stringify({ imageMode: 'txt2img', prompt: 'a hill' }))
    const headers = { origin: 'https://evil.example' }
    expect((await person.call('/v1/image/create', form, { headers })).body.code).toBe('cross_site')
    expect(await person.credits()).toBe(135)
  })

  test('where anybody can sign in, another name for this machine is refused', async () => {
    const { request } = await import('node:http')
    const status = await new Promise(resolve => {
      const { hostname, port } = new URL(app.url)
      request({ host: hostname, port, path: '/healthz', headers: { host: 'evil.example' } }, answer => {
        answer.resume()
        resolve(answer.statusCode)
      }).end()
    })
    expect(status).toBe(403)
  })
})

describe('headers', () => {
  test('no answer in JSON is kept by a cache, whether it went well or not', async () => {
    const answers = [
      await person.call('/v1/user/info'),
      await app.call('/v1/user/info'),
      await app.call('/v1/image/publicList'),
      await app.call('/nowhere', {}, { method: 'GET' }),
      await app.call('/healthz', {}, { method: 'GET' }),
      await app.call('/v1/image/list', '{"page": '),
    ]
    for (const { headers, body } of answers) {
      expect([body, headers.get('cache-control')]).toEqual([body, 'no-store'])
    }
  })

  test('where people come by HTTPS, they and the subdomains keep to it', async () => {
    const publicUrl = 'https://easel.example'
    const { fastify: secure } = await createApp({
      configuration: readConfiguration({
        DATA_DIR: app.dataDir,
        OIDC_ISSUER: 'https://login.example',
        OIDC_CLIENT_ID: 'x',
        OIDC_CLIENT_SECRET: 'x',
      }),
      log: createLog({ level: 'silent', readable: false }),
      database: app.database,
      engines: [],
      roles: { http: true, worker: false },
      port: 0,
      publicUrl,
      hasPages: false,
    })
    const { headers } = await secure!.inject('/healthz')
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    await secure!.close()
  })

  test('pages may not ask for what they do not need', async () => {
    const { headers } = await app.call('/v1/image/publicList')
    const policy = headers.get('permissions-policy')
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb']) {
      expect(policy).toMatch(new RegExp(`(^|, )${feature}=\\(\\)(,|$)`))
    }
    // By HTTP nobody may be told to come by HTTPS alone.
    expect(headers.get('strict-transport-security')).toBeNull()
  })
})

describe('answers on the wire', () => {
  const ask = (path: string, body: unknown, encoding: string) =>
    fetch(app.url + path, {
      method: 'POST',
      headers: {
        origin: app.url,
        cookie: person.cookie,
        'content-type': 'application/json',
        'accept-encoding': encoding,
      },
      body: JSON.stringify(body),
    })
  beforeAll(async () => {
    for (let i = 0; i < 3; i++)
      await settled(person, (await create(person, { prompt: 'a long road '.repeat(80) })).id)
  })

  test.each(['br', 'gzip'])('are compressed where it is worth it, by %s', async encoding => {
    const [plain, packed] = await Promise.all(
      ['identity', encoding].map(each => ask('/v1/image/list', {}, each)),
    )
    expect(plain!.headers.get('content-encoding')).toBeNull()
    expect(packed!.headers.get('content-encoding')).toBe(encoding)
    expect(packed!.headers.get('vary')).toContain('accept-encoding')
    const [before, after] = [plain!, packed!].map(({ headers }) => Number(headers.get('content-length')))
    expect(after).toBeLessThan(before! / 2)
    expect(await packed!.json()).toEqual(await plain!.json())
    const short = await ask('/v1/image/list', { page: 9 }, encoding)
    expect(short.headers.get('content-encoding')).toBeNull()
  })

  test('are not compressed where they say who somebody is, nor where they are a stream', async () => {
    const others = await Promise.all(
      Array.from({ length: 12 }, (_, i) => app.signInAs(`${'x'.repeat(60)}${i}`)),
    )
    for (const { id } of others) await person.call('/v1/user/hide', { userId: id, hidden: true })
    const hidden = await ask('/v1/user/hiddenList', {}, 'br')
    expect(Number(hidden.headers.get('content-length'))).toBeGreaterThan(1_400)
    expect(hidden.headers.get('content-encoding')).toBeNull()
    const leaving = new AbortController()
    const stream = await fetch(`${app.url}/v1/events`, {
      headers: { cookie: person.cookie, 'accept-encoding': 'br' },
      signal: leaving.signal,
    })
    expect(stream.headers.get('content-encoding')).toBeNull()
    leaving.abort()
  })
})
