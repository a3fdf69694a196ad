import { afterAll, beforeAll, expect, test } from 'vitest'
import { CALLS, type CallPath } from '#contract/calls.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'

const TOKEN = 'a token of enough letters'
let app: TestApp
beforeAll(async () => {
  app = await startApp({ configuration: { metricsToken: TOKEN } })
})
afterAll(() => app.close())

const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(app.url + path, { headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

test('the process says that it lives', async () => {
  expect(await read('/healthz')).toMatchObject({ status: 200, text: '{"status":"ok"}' })
})

test('the server is ready when database, storage and queue are', async () => {
  const { status, text } = await read('/readyz')
  expect(status).toBe(200)
  expect(JSON.parse(text)).toEqual({
    status: 'ready',
    checks: { database: 'ok', storage: 'ok', queue: 'ok' },
  })
})

test('metrics are shown to those who have the token', async () => {
  expect((await read('/metrics')).status).toBe(404)
  expect((await read('/metrics', { authorization: 'Bearer a token of another kind' })).status).toBe(404)
  const { status, text, headers } = await read('/metrics', { authorization: `Bearer ${TOKEN}` })
  expect(status).toBe(200)
  expect(headers.get('content-type')).toContain('text/plain')
  for (const figure of [
    'easel_http_request_duration_seconds_bucket',
    'easel_queue_jobs{name="creations.draw",state="waiting"} 0',
    'easel_creations_open{state="queued"} 0',
    'easel_credits_refunded_last_hour 0',
    'easel_creations_unsettled_15m 0',
    'easel_nodejs_eventloop_lag_p99_seconds',
  ]) {
    expect(text).toContain(figure)
  }
})

test('metrics say how creations ended and what was refunded', async () => {
  const person = await app.signIn()
  const create = async () => {
    const form = new FormData()
    form.set('data', JSON.stringify({ imageMode: 'txt2img', prompt: 'a hill' }))
    const { body } = await person.call('/v1/image/create', form)
    await expect
      .poll(async () => (await person.call('/v1/image/info', { imageId: body.data.id })).body.data.status)
      .toBeGreaterThan(2)
    return body.data.own.cost as number
  }
  await create()
  app.engine.behaveNext({ failure: 'moderated' })
  const cost = await create()
  const { text } = await read('/metrics', { authorization: `Bearer ${TOKEN}` })
  expect(text).toContain('easel_creations_settled_last_hour{outcome="complete"} 1')
  expect(text).toContain('easel_creations_settled_last_hour{outcome="moderated"} 1')
  expect(text).toContain(`easel_credits_refunded_last_hour ${cost}`)
})

test('addresses in the metrics are patterns, so that nobody can make them grow', async () => {
  await read('/pictures/pic_made_up/w320.webp')
  await read('/v1/made/up')
  const { text } = await read('/metrics', { authorization: `Bearer ${TOKEN}` })
  expect(text).toContain('route="/pictures/:pictureId/:file"')
  expect(text).not.toMatch(/made[_/]up/)
})

test('every answer takes away from the page what it does not need', async () => {
  const { headers } = await read('/healthz')
  const policy = Object.fromEntries(
    headers
      .get('content-security-policy')!
      .split(';')
      .map(directive => directive.trim().split(/ (.*)/)),
  )
  expect(policy).toEqual({
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'form-action': "'self'",
  })
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('x-powered-by')).toBeNull()
})

type Operation = { summary?: string; operationId: string; security: object[]; responses: object }

test('every call is described, and every reference leads somewhere', async () => {
  const document = JSON.parse((await read('/v1/openapi.json')).text)
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths).sort()).toEqual(Object.keys(CALLS).sort())
  const names = new Set<string>()
  for (const [path, operations] of Object.entries<Record<string, Operation>>(document.paths)) {
    expect(Object.keys(operations)).toEqual(['post'])
    const { summary, operationId, security, responses } = operations.post!
    expect(summary).toBeTruthy()
    names.add(operationId)
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '4XX', '5XX']))
    const isPublic = CALLS[path as CallPath].who.startsWith('anyone')
    expect([path, security]).toEqual([path, isPublic ? [{}, { session: [] }] : [{ session: [] }]])
  }
  expect(names.size).toBe(Object.keys(CALLS).length)
  expect(document.components.securitySchemes.session).toMatchObject({ in: 'cookie', name: 'sid' })
  for (const [, pointer] of JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    const target = pointer!.split('/').reduce((node, key) => node?.[key], document)
    expect(target, pointer).toBeDefined()
  }
})

test('the description can be read as a page without scripts', async () => {
  const { status, text } = await read('/v1/docs')
  expect(status).toBe(200)
  expect(text).toContain('/v1/image/create')
  expect(text).toContain('too_few_credits')
  expect(text).toContain('needs a sign-in')
  expect(text).toContain('&quot;A lighthouse at dusk&quot;')
  expect(text).not.toContain('<script')
  expect((await read('/v1/docs.css')).headers.get('content-type')).toContain('text/css')
})
