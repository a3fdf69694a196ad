import { expect, test } from 'vitest'
import { anyFreePort } from '#server/lib/port.ts'
import { startApp } from '#tests/support/app.ts'
import { call } from '#tests/support/person.ts'

const TOKEN = 'a token of the monitoring'

test('a process that only draws tells those who watch over it how it is, and answers nothing else', async () => {
  const workerPort = await anyFreePort('127.0.0.1')
  const app = await startApp({
    roles: { http: false },
    configuration: { workerPort, metricsToken: TOKEN },
  })
  const url = `http://localhost:${workerPort}`
  try {
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok' })
    const ready = await fetch(`${url}/readyz`)
    expect([ready.status, ready.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await ready.json()).toEqual({
      status: 'ready',
      checks: { database: 'ok', storage: 'ok', queue: 'ok' },
    })
    expect((await fetch(`${url}/metrics`)).status).toBe(404)
    const metrics = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
    expect(await metrics.text()).toMatch(/easel_nodejs_eventloop_lag[\s\S]*easel_creations_open/)
    expect((await call(url, '/v1/creation/list', {})).body).toMatchObject({ code: 'not_found' })
  } finally {
    await app.close()
  }
  await expect(fetch(`${url}/healthz`)).rejects.toThrow()
})

test('a process that only draws listens nowhere unless it is told where', async () => {
  const app = await startApp({ roles: { http: false } })
  try {
    await expect(fetch(`${app.url}/healthz`)).rejects.toThrow()
  } finally {
    await app.close()
  }
})
