import { type Browser, chromium } from 'playwright-core'
import { chromiumLaunchOptions, findChromium } from '#tests/support/chromium.ts'
import { buildWebIfStale } from '../scripts/build-web.mjs'
import { type Bench, shown } from './support/finding.ts'
import { storePictures } from './support/pictures.ts'
import { fillWall } from './support/rows.ts'
import { inFolder, openMigrated, withServer } from './support/server.ts'
import { percentile } from './support/statistics.ts'

/** How many times slower than this machine's the processor is made. */
const SLOWED = 4
/** What Chromium's own tools call fast 4G: bytes a second, and milliseconds. */
const FAST_4G = { downloadThroughput: 1_012_500, uploadThroughput: 168_750, latency: 165 }
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/** When a stranger on a phone has seen the largest part of the first page, with nothing stored from before. */
export const firstLook: Bench = async ({ isQuick }) => {
  const executable = findChromium()
  if (!executable) return [{ what: 'first look', value: null, unit: 's', note: 'no Chromium here' }]
  buildWebIfStale(process.execPath)
  return await inFolder(async dataDir => {
    const database = await openMigrated({ dataDir })
    await fillWall(database, 60)
    await storePictures(database, dataDir)
    await database.close()
    return await withServer({ dataDir }, async url => {
      const browser = await chromium.launch(chromiumLaunchOptions(executable))
      try {
        const looks = []
        for (let look = 0; look < (isQuick ? 1 : 7); look++) looks.push(await lookAt(browser, url))
        const times = looks.map(({ seconds }) => seconds)
        return [
          {
            what: `largest part of the Trending page seen on a ${SLOWED} times slower processor and fast 4G, half within`,
            value: percentile(times, 0.5),
            unit: 's',
            limit: 1.8,
            note: `the slowest ${shown(Math.max(...times), 's')}; ${[...new Set(looks.map(({ what }) => what))].join(', ')}`,
          },
        ]
      } finally {
        await browser.close()
      }
    })
  })
}

async function lookAt(browser: Browser, url: string): Promise<{ seconds: number; what: string }> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...FAST_4G })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    await page.goto(url)
    await page.locator('main article').first().waitFor()
    await page.waitForLoadState('networkidle')
    return await page.evaluate(
      () =>
        new Promise<{ seconds: number; what: string }>(resolve => {
          new PerformanceObserver(list => {
            const last = list.getEntries().at(-1) as PerformanceEntry & { element?: Element; size?: number }
            resolve({ seconds: last.startTime / 1000, what: last.element?.tagName.toLowerCase() ?? '' })
          }).observe({ type: 'largest-contentful-paint', buffered: true })
        }),
    )
  } finally {
    await context.close()
  }
}
