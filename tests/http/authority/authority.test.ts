import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { ROWS, type Row } from './calls.ts'
import { KINDS, makeTargets, markOf, storeFiles, type Target } from './objects.ts'

/** Callers without a valid session are told the same, whatever they bring. The owner comes last. */
const CALLERS = ['anonymous', 'deleted', 'expired', 'forged', 'other', 'owner'] as const
type Caller = (typeof CALLERS)[number]

let app: TestApp
let people: { ownerId: string; thirdId: string; goneId: string }
const cookies: Partial<Record<Caller, string>> = {}

beforeAll(async () => {
  app = await startApp()
  await storeFiles(app)
  const [owner, other, third, gone, late] = await Promise.all(
    ['owner', 'other', 'third', 'gone', 'late'].map(name => app.signIn(`${name}@example.com`)),
  )
  people = { ownerId: owner!.id, thirdId: third!.id, goneId: gone!.id }
  await gone!.call('/v1/user/delete')
  await app.database.db.execute(sql`
    update sessions set expires_at = now() - interval '1 second' where user_id = ${late!.id}`)
  const token = randomBytes(32).toString('base64url')
  cookies.forged = owner!.cookie.replace(/(sid=)[\w-]+/, `$1${token}`)
  Object.assign(cookies, {
    owner: owner!.cookie,
    other: other!.cookie,
    deleted: gone!.cookie,
    expired: late!.cookie,
  })
})
afterAll(() => app.close())

/** Method and address of all that the server answers; HEAD goes with GET, and `*` is the sign-in provider. */
function registered(): string[] {
  const lines = app.instance.fastify!.printRoutes({ commonPrefix: false }).split('\n')
  const parents: string[] = []
  return lines.flatMap(line => {
    const found = line.match(/^([│ ]*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?$/)
    if (!found) return []
    const [, indent = '', part = '', methods = ''] = found
    const depth = indent.length / 4
    const path = (depth > 0 ? parents[depth - 1] : '') + part
    parents[depth] = path
    if (path === '*') return []
    return methods
      .split(', ')
      .filter(method => method !== '' && method !== 'HEAD')
      .map(method => `${method} ${path}`)
  })
}

async function answerTo(call: string, row: Row, caller: Caller, target: Target) {
  const [method = '', path = ''] = call.split(' ')
  const body = row.body?.(target) ?? {}
  const abort = new AbortController()
  const response = await fetch(app.url + (row.path?.(target) ?? path), {
    method,
    redirect: 'manual',
    signal: abort.signal,
    headers: {
      origin: app.url,
      ...(cookies[caller] && { cookie: cookies[caller] }),
      ...(method === 'POST' && !(body instanceof FormData) && { 'content-type': 'application/json' }),
    },
    ...(method === 'POST' && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  })
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  const text = isStream ? '' : await response.text()
  abort.abort()
  return { status: response.status, text }
}

const expectedOf = (row: Row, caller: Caller) => {
  const statuses = row[caller === 'owner' || caller === 'other' ? caller : 'anonymous']
  if (typeof statuses === 'number') return KINDS.map(() => statuses)
  const [own, public_, private_, erased, trashed = erased] = statuses
  return [own, public_, private_, erased, trashed]
}

test('every call has its row: whoever adds one says who may make it', () => {
  expect(registered().sort()).toEqual(Object.keys(ROWS).sort())
})

const FOR_MEMBERS = Object.entries(ROWS).filter(
  ([call, { anonymous }]) => call.startsWith('POST') && anonymous === 401,
)

test.each(FOR_MEMBERS)('%s asks who before what', async call => {
  const address = app.url + call.slice('POST '.length)
  for (const [type, body] of [
    ['application/json', '{"image'],
    ['application/json', '{"imageId": 5, "page": -1, "userId": [], "tierId": {}}'],
    ['multipart/form-data; boundary=x', '--x\r\n'],
    ['text/plain', 'hello'],
  ] as const) {
    const headers = { origin: app.url, 'content-type': type }
    expect((await fetch(address, { method: 'POST', headers, body })).status).toBe(401)
  }
})

/** Those that end a session or an account come last: the others need it. */
const IN_ORDER = Object.entries(ROWS).sort(
  ([, a], [, b]) => Number(a.endsSession ?? false) - Number(b.endsSession ?? false),
)

test.each(IN_ORDER)('%s answers each caller as it may', async (call, row) => {
  const targets = await makeTargets(app, people)
  for (const caller of CALLERS) {
    if (row.endsSession && (caller === 'owner' || caller === 'other')) {
      cookies[caller] = (await app.signIn(`${caller}@example.com`)).cookie
    }
    const isAboutObject = row.body !== undefined || row.path !== undefined
    const kinds = isAboutObject ? KINDS : KINDS.slice(0, 1)
    const statuses: number[] = []
    for (const kind of kinds) {
      const { status, text } = await answerTo(call, row, caller, targets[kind])
      statuses.push(status)
      // Nobody reads what is deleted or somebody else's private thing, in whatever answer.
      expect([caller, kind, text.includes(markOf('private')) || text.includes(markOf('erased'))]).toEqual([
        caller,
        kind,
        false,
      ])
      if (caller !== 'owner')
        expect([caller, kind, text.includes(markOf('own')) || text.includes(markOf('trashed'))]).toEqual([
          caller,
          kind,
          false,
        ])
    }
    expect([caller, ...statuses]).toEqual([caller, ...expectedOf(row, caller).slice(0, kinds.length)])
  }
})
