import { chromium, type Request } from 'playwright-core'
import { chromiumLaunchOptions, findChromium } from '#tests/support/chromium.ts'
import { buildWebIfStale } from '../scripts/build-web.mjs'
import type { Bench } from './support/finding.ts'
import { short } from './support/finding.ts'
import { fillWall } from './support/rows.ts'
import { withPreparedServer } from './support/server.ts'

/** What a browser loads from the server before a visitor sees the wall and can use it. */
export const bundle: Bench = async () => {
  const executable = findChromium()
  if (!executable) {
    return [{ what: 'JavaScript of the Trending page', value: null, unit: 'kB', note: 'no Chromium here' }]
  }
  buildWebIfStale(process.execPath)
  return await withPreparedServer({ prepare: database => fillWall(database, 40) }, async url => {
    const browser = await chromium.launch(chromiumLaunchOptions(executable))
    try {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
      const finished: Request[] = []
      page.on('requestfinished', request => finished.push(request))
      await page.goto(url)
      // A card of the wall leads to its creation: the page has been drawn and answers.
      await page.locator('main a[href^="/creation/"]').first().waitFor()
      const until = await sizesOf(finished)
      await page.waitForLoadState('networkidle')
      const afterwards = await sizesOf(finished)
      return [
        {
          what: 'JavaScript until the wall of the Trending page shows, as it comes over the wire',
          value: until.script / 1000,
          unit: 'kB',
          limit: 112,
          comparison: `${until.encodings.join(', ')}; unpacked ${short(until.unpacked / 1000)} kB`,
          note:
            `With what follows until the network rests: ${short(afterwards.script / 1000)} kB; ` +
            `styles ${short(afterwards.stylesheet / 1000)} kB, page ${short(until.document / 1000)} kB`,
        },
        {
          what: 'fonts of the Trending page until the network rests',
          value: afterwards.font / 1000,
          unit: 'kB',
          limit: 80,
        },
      ]
    } finally {
      await browser.close()
    }
  })
}

async function sizesOf(requests: readonly Request[]) {
  const bytes = { script: 0, stylesheet: 0, font: 0, document: 0 }
  const encodings = new Set<string>()
  let unpacked = 0
  for (const request of requests) {
    const type = request.resourceType()
    if (!Object.hasOwn(bytes, type)) continue
    const { responseBodySize } = await request.sizes()
    bytes[type as keyof typeof bytes] += responseBodySize
    if (type !== 'script') continue
    const response = await request.response()
    encodings.add(response?.headers()['content-encoding'] ?? 'not compressed')
    unpacked += (await response?.body())?.byteLength ?? 0
  }
  return { ...bytes, unpacked, encodings: [...encodings] }
}
