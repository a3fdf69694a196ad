import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorAnswer } from '#contract/answer.ts'
import { ERRORS } from '#contract/errors.ts'
import { type App, type Person, startApp } from '#tests/support/app.ts'

let app: App
let person: Person
beforeAll(async () => {
  app = await startApp()
  person = await app.signIn()
})
afterAll(() => app.close())

describe('what goes wrong is said in the envelope', () => {
  const cases: [string, () => ReturnType<App['call']>, keyof typeof ERRORS][] = [
    ['JSON that breaks off', () => app.call('/v1/image/list', '{"page": '), 'bad_request'],
    ['no JSON at all', () => app.call('/v1/image/publicList', ''), 'bad_request'],
    ['a list in place of an object', () => app.call('/v1/image/publicList', '[]'), 'invalid_input'],
    ['a call that does not exist', () => app.call('/v1/image/paint'), 'not_found'],
    ['a page that does not exist', () => app.call('/nowhere', {}, { method: 'GET' }), 'not_found'],
    ['a path that cannot be decoded', () => app.call('/v1/%E0%A4%A', {}, { method: 'GET' }), 'bad_request'],
    ['GET where POST is meant', () => app.call('/v1/user/info', {}, { method: 'GET' }), 'method_not_allowed'],
    ['more than a call can need', () => app.call('/v1/image/list', `"${'x'.repeat(300_000)}"`), 'too_large'],
    [
      'contents of another kind',
      () => app.call('/v1/image/list', '<page>1</page>', { headers: { 'content-type': 'text/xml' } }),
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

  test('nothing of the inside is told', async () => {
    const { body } = await app.call('/v1/image/list', '{"page": ')
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
