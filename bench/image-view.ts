import { chromium, type Page } from 'playwright-core'
import { chromiumLaunchOptions, findChromium } from '#tests/support/chromium.ts'
import { buildWebIfStale } from '../scripts/build-web.mjs'
import { type Bench, shown } from './support/finding.ts'
import { storePictures } from './support/pictures.ts'
import { fillWall } from './support/rows.ts'
import { inFolder, openMigrated, withServer } from './support/server.ts'
import { median, percentile } from './support/statistics.ts'

/** So long the page loads the code of the image view by itself, once the wall stands. */
const SETTLING_MS = 3000

/**
 * From pressing a card of the wall until the frame after the one in which the view stands with the card's
 * picture, and until that picture is sharp.
 */
export const imageView: Bench = async ({ isQuick }) => {
  const executable = findChromium()
  if (!executable) {
    return [{ what: 'opening a picture from its card', value: null, unit: 'ms', note: 'no Chromium here' }]
  }
  buildWebIfStale(process.execPath)
  const rounds = isQuick ? 3 : 30
  return await inFolder(async dataDir => {
    const database = await openMigrated({ dataDir })
    await fillWall(database, 100)
    await storePictures(database, dataDir)
    await database.close()
    return await withServer({ dataDir }, async url => {
      const browser = await chromium.launch(chromiumLaunchOptions(executable))
      try {
        const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
        await page.goto(url)
        await page.locator('main a[href^="/creation/"] img').first().waitFor()
        await page.waitForTimeout(SETTLING_MS)
        const opened: Opening[] = []
        for (let round = 0; round < rounds; round++) opened.push(await open(page, round % CARDS))
        const shownAfter = opened.map(one => one.shown)
        const sharpAfter = opened.map(one => one.sharp)
        const empty: number[] = []
        for (let round = 0; round < rounds; round++) empty.push(await page.evaluate(`(${FRAMES})()`))
        return [
          {
            what: 'pressing a card until its picture stands in the image view, 95 of 100 within',
            value: percentile(shownAfter, 0.95),
            unit: 'ms',
            limit: 100,
            comparison: `Two frames of the same page: ${shown(median(empty), 'ms')}`,
            note: `half within ${shown(median(shownAfter), 'ms')}, ${rounds} openings of ${CARDS} cards`,
          },
          {
            what: 'the same until the picture is sharp, half within',
            value: median(sharpAfter),
            unit: 'ms',
            note: `95 of 100 within ${shown(percentile(sharpAfter, 0.95), 'ms')}`,
          },
        ]
      } finally {
        await browser.close()
      }
    })
  })
}

/** Cards of the first screen, which are opened in turn. */
const CARDS = 6

type Opening = { shown: number; sharp: number }

async function open(page: Page, card: number): Promise<Opening> {
  const opening: Opening = await page.evaluate(`(${OPEN})(${card})`)
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })
  return opening
}

const FRAMES = `async () => {
  const begun = performance.now()
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return performance.now() - begun
}`

/** Runs in the page, as a text because nothing else here knows a window. */
const OPEN = `async card => {
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
  const pictures = () => [...document.querySelectorAll('dialog[open] [data-scale] img')]
  const isLoaded = image => image.complete && image.naturalWidth > 0
  const link = document.querySelectorAll('main a[href^="/creation/"]')[card]
  const begun = performance.now()
  link.click()
  while (!pictures().some(isLoaded)) await frame()
  // What was drawn in that frame is on the screen with the next one.
  await frame()
  const shown = performance.now() - begun
  while (!pictures().some(image => image.srcset && isLoaded(image))) await frame()
  return { shown, sharp: performance.now() - begun }
}`
