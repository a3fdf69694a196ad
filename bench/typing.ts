import { type CDPSession, chromium, type Page } from 'playwright-core'
import { chromiumLaunchOptions, findChromium } from '#tests/support/chromium.ts'
import { buildWebIfStale } from '../scripts/build-web.mjs'
import { type Bench, shown } from './support/finding.ts'
import { invite } from './support/people.ts'
import { storePictures } from './support/pictures.ts'
import { fillWall } from './support/rows.ts'
import { inFolder, openMigrated, withServer } from './support/server.ts'
import { percentile } from './support/statistics.ts'

const LIMIT_MS = 50
/** How many times slower than this machine's the processor is made. */
const SLOWED = 4
/** Ten keys a second: whoever types faster is a champion. */
const PAUSE_MS = 100
const TEXT =
  'the lighthouse keeper’s kitchen at five in the morning, one lamp lit, a red kettle on the table, the sea ' +
  'still dark in the window, steam on the glass, a cat asleep on the sill, bread and a knife on the board, '

/** From a key to the frame that shows it, while the wall is loaded and the processor is slow. */
export const typing: Bench = async ({ isQuick }) => {
  const executable = findChromium()
  if (!executable)
    return [{ what: 'typing in the prompt', value: null, unit: 'ms', note: 'no Chromium here' }]
  buildWebIfStale(process.execPath)
  const text = isQuick ? TEXT.slice(0, 50) : TEXT
  return await inFolder(async dataDir => {
    const database = await openMigrated({ dataDir })
    await fillWall(database, 1_250)
    await storePictures(database, dataDir)
    const [guest] = await invite(database, 1)
    await database.close()
    return await withServer({ dataDir }, async url => {
      const browser = await chromium.launch(chromiumLaunchOptions(executable))
      try {
        const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
        const page = await context.newPage()
        const devtools = await context.newCDPSession(page)
        // The processor time of the page's own thread, which others on the machine do not add to.
        await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })

        await page.setContent('<textarea rows="4" cols="80" aria-label="Prompt"></textarea>')
        const floor = await measure(page, devtools, text)

        const [name = '', value = ''] = guest!.cookie.split('=')
        await context.addCookies([{ name, value, url }])
        await page.goto(url)
        await page.locator('main article').first().waitFor()
        await page.getByRole('button', { name: 'Expand' }).click()
        await page.mouse.move(700, 300)
        for (let turn = 0; turn < 20; turn++) {
          await page.mouse.wheel(0, 400)
          await page.waitForTimeout(50)
        }
        await page.waitForLoadState('networkidle')
        const run = await measure(page, devtools, text)
        const cards = await page.locator('main article').count()
        return [
          {
            what: `typing in the prompt on a ${SLOWED} times slower processor: 98 of 100 keys seen within`,
            value: percentile(run.delays, 0.98),
            unit: 'ms',
            limit: LIMIT_MS,
            comparison: `A bare text area: ${shown(percentile(floor.delays, 0.98), 'ms')}`,
            note:
              `half within ${shown(percentile(run.delays, 0.5), 'ms')}, ` +
              `the longest ${shown(Math.max(...run.delays), 'ms')}, ${run.delays.length} keys, ` +
              `${run.slow} of which the browser itself counts as slower than ${LIMIT_MS} ms, ${cards} cards in the document`,
          },
          {
            what: '… work of the page for a key, on average, on the processor as it is',
            value: run.work.TaskDuration,
            unit: 'ms',
            comparison: `A bare text area: ${shown(floor.work.TaskDuration, 'ms')}`,
            note:
              `scripts ${shown(run.work.ScriptDuration, 'ms')}, ` +
              `styles ${shown(run.work.RecalcStyleDuration, 'ms')}, layout ${shown(run.work.LayoutDuration, 'ms')}`,
          },
        ]
      } finally {
        await browser.close()
      }
    })
  })
}

const WORK = ['TaskDuration', 'ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'] as const
type Work = Record<(typeof WORK)[number], number>
type Run = {
  /** Milliseconds from each key to the frame that shows it. */
  delays: number[]
  /** Keys that the browser's own measurement, in steps of eight milliseconds, has over the limit. */
  slow: number
  /** Milliseconds of the page's thread for a key. */
  work: Work
}

async function measure(page: Page, devtools: CDPSession, text: string): Promise<Run> {
  const worked = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return WORK.map(name => metrics.find(metric => metric.name === name)?.value ?? 0)
  }
  const field = page.getByRole('textbox', { name: 'Prompt', exact: true })
  await field.focus()
  await page.evaluate(`(${LISTEN})(${LIMIT_MS})`)
  await page.keyboard.type(text.slice(0, 10), { delay: PAUSE_MS })
  // Once unslowed, for the work; then slowed, for the delays.
  const before = await worked()
  await page.keyboard.type(text, { delay: PAUSE_MS })
  const after = await worked()
  await field.fill('')
  await page.waitForTimeout(1_000)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  await page.evaluate('Object.assign(typed, { delays: [], slow: new Set() })')
  await page.keyboard.type(text, { delay: PAUSE_MS })
  await page.waitForTimeout(500)
  const { delays, slow }: { delays: number[]; slow: number } = await page.evaluate(
    '({ delays: typed.delays, slow: typed.slow.size })',
  )
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const work = WORK.map((name, index) => [name, ((after[index]! - before[index]!) * 1000) / text.length])
  return { delays, slow, work: Object.fromEntries(work) as Work }
}

/**
 * Runs in the page, as a text because nothing else here knows a window: notes when each key was pressed and
 * when the frame after its input was handed over to be painted.
 */
const LISTEN = `limit => {
  const typed = { delays: [], slow: new Set() }
  Object.assign(window, { typed })
  let pressed = 0
  addEventListener('keydown', ({ timeStamp }) => { pressed = timeStamp }, { capture: true })
  addEventListener('input', () => {
    const from = pressed
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => typed.delays.push(performance.now() - from)
      port2.postMessage(null)
    })
  }, { capture: true })
  new PerformanceObserver(list => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId && duration > limit) typed.slow.add(interactionId)
    }
  }).observe({ type: 'event', durationThreshold: 16 })
}`
