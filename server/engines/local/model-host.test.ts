import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import sharp from 'sharp'
import { afterEach, describe, expect, test } from 'vitest'
import { EngineError } from '../engine.ts'
import { createModelHost, type ModelHost } from './model-host.ts'

const ODD = new URL('../../../tests/support/odd-model-process.ts', import.meta.url)
const SETTINGS = { threads: 1, memoryMb: 300, provider: 'cpu' }
const PATIENCE = { timeout: 60_000 }

let host: ModelHost
afterEach(() => host.close())

/** A job of the process that misbehaves: what it is told goes over as it is. */
function order(word: string) {
  const controller = new AbortController()
  const begun = Promise.withResolvers<void>()
  const context = { signal: controller.signal, onProgress: () => begun.resolve() }
  const answer = host.run('describeRuntime', word as never, context) as Promise<unknown>
  const failure = answer.then(
    () => expect.fail('the job should have failed'),
    (error: unknown) => error as EngineError,
  )
  failure.catch(() => {})
  return { answer, failure, begun: begun.promise, cancel: () => controller.abort() }
}

const pidOf = async () => Number(await order('answer').answer)

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('the process of the models', PATIENCE, () => {
  test('computes with networks, one job after the other', async () => {
    host = createModelHost({ ...SETTINGS, memoryMb: 2000 })
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
      .png()
      .toBuffer()
    const context = { signal: new AbortController().signal, onProgress: () => {} }
    const [runtime, cutOut] = await Promise.all([
      host.run('describeRuntime', undefined, context),
      host.run('cutOutPerson', { picture }, context),
    ])
    expect(runtime.version).toMatch(/^1\./)
    expect(cutOut).toEqual({ isFound: false })
    const refusal = host.run('cutOutPerson', { picture: Buffer.from('no picture') }, context)
    await expect(refusal).rejects.toMatchObject({ kind: 'invalid', detail: expect.stringMatching(/\.$/) })
  })

  test('is started anew after it was killed in the middle of a job, which fails', async () => {
    host = createModelHost(SETTINGS, ODD)
    const first = await pidOf()
    const { failure, begun } = order('hang')
    await begun
    process.kill(first, 'SIGKILL')
    expect(await failure).toMatchObject({ kind: 'unavailable' })
    expect(await failure).toBeInstanceOf(EngineError)
    expect(await pidOf()).not.toBe(first)
  })

  test('fails only the job under way when it crashes', async () => {
    host = createModelHost(SETTINGS, ODD)
    const { failure } = order('crash')
    const next = order('answer')
    expect(await failure).toMatchObject({ kind: 'unavailable', isFinal: false })
    expect(await next.answer).toBeGreaterThan(0)
  })

  test('is ended when a job that is cancelled does not stop', async () => {
    host = createModelHost(SETTINGS, ODD)
    const first = await pidOf()
    const { failure, begun, cancel } = order('hang')
    await begun
    cancel()
    expect(await failure).toMatchObject({ kind: 'cancelled' })
    await expect.poll(() => isAlive(first)).toBe(false)
    expect(await pidOf()).not.toBe(first)
  })

  test('does not begin a job that was cancelled while it waited', async () => {
    host = createModelHost(SETTINGS, ODD)
    const first = order('hang')
    const waiting = order('answer')
    await first.begun
    waiting.cancel()
    expect(await waiting.failure).toMatchObject({ kind: 'cancelled' })
    first.cancel()
    await first.failure
  })

  test.runIf(process.platform === 'linux')('is ended when it takes more memory than it may', async () => {
    host = createModelHost(SETTINGS, ODD)
    const first = await pidOf()
    const failure = await order('devour').failure
    expect(failure).toMatchObject({ kind: 'unavailable', isFinal: true })
    expect(failure.detail).toMatch(/memory/)
    await expect.poll(() => isAlive(first)).toBe(false)
  })

  test.runIf(process.platform === 'linux')(
    'makes room by a new one when what earlier jobs have left is too much',
    async () => {
      host = createModelHost(SETTINGS, ODD)
      const first = Number(await order('hoard').answer)
      const second = Number(await order('hoard').answer)
      expect(second).not.toBe(first)
      await expect.poll(() => isAlive(first)).toBe(false)
    },
  )

  test('is gone when its host was closed, and what was under way has failed', async () => {
    host = createModelHost(SETTINGS, ODD)
    const pid = await pidOf()
    const { failure, begun } = order('hang')
    await begun
    await host.close()
    expect(isAlive(pid)).toBe(false)
    expect(await failure).toMatchObject({ kind: 'cancelled' })
    await expect(order('answer').failure).resolves.toMatchObject({ kind: 'cancelled' })
  })

  test.runIf(process.platform === 'linux')('does not outlive a server that was killed', async () => {
    host = createModelHost(SETTINGS)
    const server: ChildProcess = fork(new URL('../../../tests/support/model-owner.ts', import.meta.url), {
      execArgv: [],
    })
    const [pid] = (await once(server, 'message')) as [number]
    expect(isAlive(pid)).toBe(true)
    server.kill('SIGKILL')
    await expect.poll(() => isAlive(pid)).toBe(false)
  })
})
