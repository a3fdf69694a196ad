import { afterAll } from 'vitest'
import { type AppOverrides, startApp, type TestApp } from './app.ts'

/** Times after which a test does not wait long for what is lost, late or tried again. */
const QUICK = { retry: 20, abortGrace: 50, renewEvery: 50, sweepEvery: 100 }

/**
 * An app in a hurry for the tests of the file that calls it: one at a time, which the tests that want the same
 * one after another share. Another that went on beside it would look for work ten times a second.
 */
export function shareQuickApp(): (overrides?: AppOverrides) => Promise<TestApp> {
  let running: { app: TestApp; key: string } | null = null

  async function close(): Promise<void> {
    const last = running
    running = null
    await last?.app.close()
  }
  afterAll(close)

  return async (overrides = {}) => {
    const key = JSON.stringify(overrides)
    if (running?.key !== key) {
      await close()
      const timing = { ...QUICK, ...overrides.timing }
      running = { app: await startApp({ ...overrides, timing }), key }
    }
    running.app.engine.behave()
    running.app.engine.requests.length = 0
    return running.app
  }
}
