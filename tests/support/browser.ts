import { mkdir } from 'node:fs/promises'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'

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

type PageOptions = BrowserContextOptions & { expected?: RegExp }

/**
 * A page with cookies and storage of its own, for the running test. Whatever goes wrong inside the page
 * unseen (an exception, an error in the console) fails the test, unless `expected` matches it; a failed
 * test leaves a picture of the page in test-results/.
 */
export async function openPage({ expected, ...options }: PageOptions = {}): Promise<Page> {
  const context = await (await browser()).newContext({ viewport: { width: 1280, height: 800 }, ...options })
  const page = await context.newPage()
  const troubles: string[] = []
  page.on('pageerror', error => troubles.push(`uncaught: ${error.message}`))
  page.on('console', message => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()}`)
  })
  // Vitest calls the failed handlers after the finished ones, so the picture is taken in the latter.
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') {
      await mkdir('test-results', { recursive: true })
      const name = task.name.replaceAll(/[^a-z0-9]+/gi, '-').slice(0, 80)
      await page.screenshot({ path: `test-results/${name}.png`, fullPage: true })
    }
    await context.close()
    const unexpected = troubles.filter(trouble => !expected?.test(trouble))
    if (unexpected.length > 0) throw new Error(`The page reported errors:\n${unexpected.join('\n')}`)
  })
  return page
}
