import { mkdir } from 'node:fs/promises'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, inject, onTestFinished } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the run's one browser listens; browser-setup.ts starts it. */
    browserEndpoint: string
  }
}

let connection: Promise<Browser> | undefined

/** The run's browser, seen from this file of tests. */
function browser(): Promise<Browser> {
  connection ??= chromium.connect(inject('browserEndpoint'))
  return connection
}

export type PageOptions = BrowserContextOptions & { expected?: RegExp }

/** For a page whose movements are what a test is about, or may get in its way. */
export const MOVING = { reducedMotion: 'no-preference' } as const

type Task = { name: string; result?: { state?: string } }

/**
 * A page with cookies and storage of its own, and an ear for what goes wrong inside it unseen. Its motion is
 * reduced unless options say otherwise: to draw sixty frames a second of what fades and shimmers takes a
 * third of the time of most tests.
 */
async function newPage({ expected, ...options }: PageOptions) {
  const context = await (await browser()).newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  })
  const page = await context.newPage()
  const troubles: string[] = []
  page.on('pageerror', error => troubles.push(`uncaught: ${error.message}`))
  page.on('console', message => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()}`)
  })
  return {
    page,
    close: () => context.close(),
    async photographFailure({ name, result }: Task): Promise<void> {
      if (result?.state !== 'fail') return
      await mkdir('test-results', { recursive: true })
      const file = name.replaceAll(/[^a-z0-9]+/gi, '-').slice(0, 80)
      await page.screenshot({ path: `test-results/${file}.png`, fullPage: true })
    },
    /** @throws for what went wrong since the last look */
    expectNoTroubles(): void {
      const unexpected = troubles.splice(0).filter(trouble => !expected?.test(trouble))
      if (unexpected.length > 0) throw new Error(`The page reported errors:\n${unexpected.join('\n')}`)
    },
  }
}

/**
 * A page for the running test. Whatever goes wrong inside the page unseen (an exception, an error in the
 * console) fails the test, unless `expected` matches it; a failed test leaves a picture of the page in
 * test-results/.
 */
export async function openPage(options: PageOptions = {}): Promise<Page> {
  const { page, close, photographFailure, expectNoTroubles } = await newPage(options)
  // Vitest calls the failed handlers after the finished ones, so the picture is taken in the latter.
  onTestFinished(async ({ task }) => {
    await photographFailure(task)
    await close()
    expectNoTroubles()
  })
  return page
}

/**
 * As `openPage`, for all tests of the file or group that calls it: each goes on where the one before it
 * ended. `prepare` is called once the page is open.
 */
export function sharePage(options: PageOptions, prepare: (page: Page) => Promise<void>): () => Page {
  let shared: Awaited<ReturnType<typeof newPage>>
  beforeAll(async () => {
    shared = await newPage(options)
    await prepare(shared.page)
  })
  afterEach(async ({ task }) => {
    await shared.photographFailure(task)
    shared.expectNoTroubles()
  })
  afterAll(() => shared.close())
  return () => shared.page
}
