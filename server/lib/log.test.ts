import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function logged(readable: boolean, act: (log: ReturnType<typeof createLog>) => void): string {
  let text = ''
  act(
    createLog({
      level: 'info',
      readable,
      write: line => {
        text += line
      },
    }),
  )
  return text
}

/** As the query builder throws it: with the values in its message, its stack and a field. */
class QueryError extends Error {
  query = 'insert into users values ($1)'
  params = ['ada@example.com']
  constructor(cause: Error) {
    super('Failed query: insert into users values ($1)\nparams: ada@example.com', { cause })
  }
}

test('the values of a failed query are not written down, its reason is', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (ada@example.com) exists',
  })
  for (const readable of [true, false]) {
    const text = logged(readable, log => log.error({ err: new QueryError(cause) }, 'it failed'))
    expect(text).toContain('insert into users values ($1)')
    expect(text).toContain('duplicate key')
    expect(text).toContain('log.test.ts')
    expect(text).not.toContain('ada@example.com')
  }
})

test('neither are cookies, tokens and prompts', () => {
  const text = logged(false, log => {
    log.info({ req: { headers: { cookie: 'sid=secret', authorization: 'Bearer secret' } } }, 'request')
    log.info(
      { session: { token: 'secret', idToken: 'secret' }, form: { prompt: 'secret' }, prompt: 'secret' },
      'form',
    )
  })
  expect(text).not.toContain('secret')
})

test('at a terminal a line can be read', () => {
  expect(logged(true, log => log.info({ ms: 12 }, 'started'))).toMatch(/^\d\d:\d\d:\d\d started ms=12\n$/)
  expect(logged(true, log => log.warn('careful'))).toMatch(/^\d\d:\d\d:\d\d warning: careful\n$/)
})

test('elsewhere a line is an object', () => {
  const entry = JSON.parse(logged(false, log => log.error({ err: new Error('no') }, 'it failed')))
  expect(entry).toMatchObject({ level: 50, msg: 'it failed', err: { type: 'Error', message: 'no' } })
})

test('whatever was thrown can be logged', () => {
  for (const thrown of [null, undefined, 'text', 7, { message: 'an object' }]) {
    expect(() => logged(true, log => log.error({ err: thrown }, 'it failed'))).not.toThrow()
  }
})
