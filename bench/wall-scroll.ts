import { type CDPSession, chromium, type Page } from 'playwright-core'
import { chromiumLaunchOptions, findChromium } from '#tests/support/chromium.ts'
import { buildWebIfStale } from '../scripts/build-web.mjs'
import { type Bench, type Finding, shown } from './support/finding.ts'
import { storePictures } from './support/pictures.ts'
import { fillWall } from './support/rows.ts'
import { inFolder, openMigrated, withServer } from './support/server.ts'
import { percentile } from './support/statistics.ts'

const PIXELS_PER_SECOND = 2_500
const FRAME_MS = 1000 / 60
/** A frame later than this has missed the screen's next picture. */
const MISSED_MS = FRAME_MS + 8

/** The times between frames while somebody scrolls through a wall of ten thousand pictures. */
export const wallScroll: Bench = async ({ isQuick }) => {
  const executable = findChromium()
  if (!executable) {
    return [{ what: 'frames while the wall scrolls', value: null, unit: 'ms', note: 'no Chromium here' }]
  }
  buildWebIfStale(process.execPath)
  const seconds = isQuick ? 2 : 10
  return await inFolder(async dataDir => {
    const database = await openMigrated({ dataDir })
    // Of ten creations eight are public.
    await fillWall(database, isQuick ? 1_250 : 12_500)
    await storePictures(database, dataDir)
    await database.close()
    return await withServer({ dataDir }, async url => {
      const browser = await chromium.launch(chromiumLaunchOptions(executable))
      try {
        const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
        const devtools = await page.context().newCDPSession(page)
        // The processor time of the page's own thread, which others on the machine do not add to.
        await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
        await page.setContent('<div style="height: 100000px">nothing</div>')
        const floor = await measure(page, devtools, seconds)
        await page.goto(url)
        await page.locator('main a[href^="/creation/"]').first().waitFor()
        await page.waitForLoadState('networkidle')
        const first = await measure(page, devtools, seconds)
        const cards = await page.locator('main article').count()
        await page.evaluate('scrollTo(0, 0)')
        await page.waitForLoadState('networkidle')
        const second = await measure(page, devtools, seconds)
        return [
          ...findingsOf(`the wall scrolled for ${seconds} s while it loads`, first, floor, cards),
          ...findingsOf('the same once more, with all of it loaded', second, floor, cards),
        ]
      } finally {
        await browser.close()
      }
    })
  })
}

type Run = { times: number[]; work: number }

/** The times between frames, and how long the page's thread worked for each, on average. */
async function measure(page: Page, devtools: CDPSession, seconds: number): Promise<Run> {
  const worked = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  const before = await worked()
  const times: number[] = await page.evaluate(`(${SCROLL})(${seconds}, ${PIXELS_PER_SECOND})`)
  return { times, work: ((await worked()) - before) / times.length }
}

/**
 * Runs in the page, as a text because nothing else here knows a window: scrolls down evenly and returns the
 * milliseconds between frames.
 */
const SCROLL = `async (seconds, speed) => {
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
  const times = []
  const begun = await frame()
  let last = begun
  while (last - begun < seconds * 1000) {
    const now = await frame()
    times.push(now - last)
    scrollBy({ top: (speed * (now - last)) / 1000, behavior: 'instant' })
    last = now
  }
  return times
}`

function findingsOf(what: string, { times, work }: Run, floor: Run, cards: number): Finding[] {
  const missed = times.filter(time => time > MISSED_MS).length
  const part = (share: number) => shown(percentile(times, share), 'ms')
  return [
    {
      what: `${what}: 98 of 100 frames within`,
      value: percentile(times, 0.98),
      unit: 'ms',
      limit: MISSED_MS,
      comparison: `An empty page: ${shown(percentile(floor.times, 0.98), 'ms')}`,
      note:
        `half within ${part(0.5)}, the longest ${shown(Math.max(...times), 'ms')}, ` +
        `${missed} of ${times.length} missed, ${cards} cards in the document at the end`,
    },
    {
      what: `${what}: work of the page for a frame, on average`,
      value: work,
      unit: 'ms',
      limit: FRAME_MS / 2,
      comparison: `An empty page: ${shown(floor.work, 'ms')}`,
    },
  ]
}
