import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { openTestDatabase } from '#tests/support/database.ts'
import { signIn } from '#tests/support/person.ts'
import { startProcess } from '#tests/support/process.ts'

vi.setConfig({ testTimeout: 120_000 })

/** Stands between the server and its database, and can break the line. */
async function makeLine(database: URL) {
  const sockets = new Set<Socket>()
  let isBroken = false
  const server = createServer(near => {
    if (isBroken) return void near.destroy()
    const far = connect(Number(database.port || 5432), database.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('error', () => {})
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
    near.pipe(far).pipe(near)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(database)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    break() {
      isBroken = true
      for (const socket of sockets) socket.destroy()
    },
    mend() {
      isBroken = false
    },
    close() {
      this.break()
      server.close()
    },
  }
}

// The embedded database has no line that could break.
describe('while the database server is away', () => {
  test('requests are told so, and afterwards everything goes on by itself', async () => {
    const database = await openTestDatabase()
    const dataDir = await mkdtemp(join(tmpdir(), 'easel-outage-'))
    const line = await makeLine(new URL(database.kind === 'postgres' ? database.url : ''))
    const server = startProcess({ DATA_DIR: dataDir, PORT: '0', DATABASE_URL: line.url })
    try {
      const url = await server.url()
      const person = await signIn(url, 'ada@example.com')
      const statusOf = async (path: string) => (await fetch(url + path)).status
      const create = () => {
        const form = new FormData()
        form.set('data', JSON.stringify({ imageMode: 'txt2img', prompt: 'a hill' }))
        return person.call('/v1/image/create', form)
      }
      for (let outage = 0; outage < 3; outage++) {
        expect((await create()).status).toBe(200)
        line.break()
        expect((await create()).body).toMatchObject({ status: 503, code: 'unavailable' })
        expect((await person.call('/v1/user/info')).status).toBe(503)
        expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503])
        line.mend()
        await expect.poll(() => statusOf('/readyz'), { timeout: 10_000 }).toBe(200)
      }
      await expect
        .poll(
          async () => {
            const { body } = await person.call('/v1/image/list')
            return body.data.map((creation: { status: number }) => creation.status)
          },
          { timeout: 90_000, interval: 500 },
        )
        .toEqual([3, 3, 3])
      expect(await person.credits()).toBe(135 - 3 * 3)
      server.child.kill('SIGTERM')
      expect(await server.ended()).toEqual({ code: 0, signal: null })
    } finally {
      server.child.kill('SIGKILL')
      await server.ended()
      line.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    }
  })
})
