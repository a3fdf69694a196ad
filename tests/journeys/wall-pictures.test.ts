import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePictures } from '#bench/support/pictures.ts'
import { fillWall } from '#bench/support/rows.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { MOVING, openPage } from '#tests/support/browser.ts'

const DESKTOP = { width: 1440, height: 900 }

let app: TestApp
beforeAll(async () => {
  app = await startApp({ hasPages: true })
  await fillWall(app.database, 1_000)
  await storePictures(app.database, app.dataDir)
})
afterAll(() => app.close())

const wall = (page: Page) => page.getByRole('list', { name: 'Public creations' })
const card = (page: Page, number: number) => wall(page).locator(`li[aria-posinset="${number}"]`)
/** The picture itself, not what stands in for it. */
const picture = (page: Page, number: number) => card(page, number).locator('img[srcset]')

/** Counts the requests for pictures, by their addresses. */
function countPictures(page: Page): Map<string, number> {
  const counts = new Map<string, number>()
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/pictures/')) counts.set(pathname, (counts.get(pathname) ?? 0) + 1)
  })
  return counts
}

/** Lets the page's clock run, half a second at a time, until it is so. */
const runUntil = (page: Page, isSo: () => Promise<boolean>): Promise<void> =>
  expect
    .poll(async () => {
      await page.clock.runFor(500)
      return await isSo()
    })
    .toBe(true)

test('a picture is asked for three times, and then an error picture takes its place', async () => {
  const page = await openPage({ ...MOVING, viewport: DESKTOP, expected: /Failed to load resource|503/ })
  const counts = countPictures(page)
  await page.route('**/pictures/**', route => route.fulfill({ status: 503 }))
  await page.clock.install()
  await page.goto(app.url)
  const unavailable = card(page, 1).getByText('Picture unavailable')
  await runUntil(page, () => unavailable.isVisible())
  await runUntil(page, async () => [...counts.values()].every(count => count >= 3))
  await page.clock.runFor(10_000)
  expect([...new Set(counts.values())]).toEqual([3])
})

test('a picture that comes at the third attempt is shown', async () => {
  const page = await openPage({ ...MOVING, viewport: DESKTOP, expected: /Failed to load resource|503/ })
  const tries = new Map<string, number>()
  await page.route('**/pictures/**', route => {
    const address = route.request().url()
    const count = (tries.get(address) ?? 0) + 1
    tries.set(address, count)
    return count < 3 ? route.fulfill({ status: 503 }) : route.continue()
  })
  await page.clock.install()
  await page.goto(app.url)
  await picture(page, 1).waitFor()
  await runUntil(page, async () => {
    if ((await picture(page, 1).count()) === 0) return false
    return await picture(page, 1).evaluate(image => (image as HTMLImageElement).naturalWidth > 0)
  })
  await expect.poll(() => page.getByText('Picture unavailable').count()).toBe(0)
})

test('until a picture has come, its colour and its blurred placeholder stand in its place', async () => {
  const page = await openPage({ ...MOVING, viewport: DESKTOP })
  await page.route('**/pictures/**', () => {})
  let inline = 0
  page.on('request', request => {
    if (request.url().startsWith('data:')) inline += 1
  })
  // Nor is the page loaded until they have come.
  await page.goto(app.url, { waitUntil: 'domcontentloaded' })
  const placeholder = card(page, 1).locator('canvas')
  await placeholder.waitFor()
  const place = await placeholder.boundingBox()
  expect(place?.height).toBeGreaterThan(100)
  // Drawn from what the list holds: nothing is asked for to show it.
  const drawn = () =>
    placeholder.evaluate(canvas => {
      const { width, height } = canvas as HTMLCanvasElement
      const { data } = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height) ?? {}
      return [Math.max(width, height), data?.every((value, at) => at % 4 !== 3 || value === 255)]
    })
  await expect.poll(drawn).toEqual([32, true])
  expect(inline).toBe(0)
  const colour = await placeholder.evaluate(
    image => getComputedStyle(image.parentElement as Element).backgroundColor,
  )
  expect(colour).not.toBe('rgba(0, 0, 0, 0)')
})

/** Scrolls down, page by page, until so many pictures are there. */
async function scrollThrough(page: Page, count: number): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        return Number(await wall(page).getByRole('listitem').last().getAttribute('aria-posinset'))
      },
      { timeout: 30_000, interval: 50 },
    )
    .toBeGreaterThan(count)
  await page.waitForLoadState('networkidle')
}

test('what rushes past is not loaded', async () => {
  const page = await openPage({ ...MOVING, viewport: DESKTOP })
  await page.goto(app.url)
  await scrollThrough(page, 600)
  const counts = countPictures(page)
  // All the way up within two or three looks.
  await page.evaluate(async () => {
    const step = scrollY / 20
    for (let y = scrollY; y > 0; y -= step) {
      scrollTo(0, y)
      await new Promise(resolve => requestAnimationFrame(resolve))
    }
    scrollTo(0, 0)
  })
  await picture(page, 1).waitFor()
  await page.waitForLoadState('networkidle')
  expect(counts.size).toBeLessThan(200)
})

test('what was loaded is shown again at once, and not loaded a second time', async () => {
  const page = await openPage({ ...MOVING, viewport: DESKTOP })
  const loaded = countPictures(page)
  await page.goto(app.url)
  await picture(page, 1).waitFor()
  await page.waitForLoadState('networkidle')
  await scrollThrough(page, 90)
  await card(page, 1).waitFor({ state: 'detached' })
  const seen = new Set(loaded.keys())
  const again = countPictures(page)
  await page.evaluate(() => scrollTo(0, 0))
  await picture(page, 1).waitFor()
  const { complete, opacity } = await picture(page, 1).evaluate(image => ({
    complete: (image as HTMLImageElement).complete,
    opacity: getComputedStyle(image).opacity,
  }))
  expect({ complete, opacity }).toEqual({ complete: true, opacity: '1' })
  await page.waitForTimeout(500)
  expect([...again.keys()].filter(address => seen.has(address))).toEqual([])
})

test('each screen gets the pictures that it can show, and no larger ones', async () => {
  for (const [options, wanted] of [
    [{ viewport: DESKTOP, deviceScaleFactor: 1 }, /w320\.webp$/],
    [{ viewport: DESKTOP, deviceScaleFactor: 2 }, /w640\.webp$/],
    [{ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 }, /w640\.webp$/],
    [{ viewport: { width: 360, height: 740 }, deviceScaleFactor: 1.5 }, /w320\.webp$/],
  ] as const) {
    const page = await openPage({ ...MOVING, ...options })
    const counts = countPictures(page)
    await page.goto(app.url)
    await picture(page, 1).waitFor()
    await page.waitForLoadState('networkidle')
    expect(counts.size).toBeGreaterThan(4)
    for (const address of counts.keys()) expect(address).toMatch(wanted)
    await page.close()
  }
})

test('for whoever wants less motion, pictures do not fade in', async () => {
  const page = await openPage({ viewport: DESKTOP, reducedMotion: 'reduce' })
  await page.goto(app.url)
  await picture(page, 1).waitFor()
  const duration = await picture(page, 1).evaluate(image => getComputedStyle(image).transitionDuration)
  expect(Number.parseFloat(duration)).toBeLessThan(0.001)
})

test('what every page starts with is light, and the apps come in the size in which they are shown', async () => {
  const page = await openPage({ ...MOVING, viewport: DESKTOP })
  const loaded: Request[] = []
  page.on('requestfinished', request => loaded.push(request))
  await page.goto(app.url)
  await picture(page, 1).waitFor()
  await page.evaluate(() => document.fonts.ready)
  const scripts = await page
    .locator('script[type=module]')
    .evaluateAll(all => all.map(one => (one as HTMLScriptElement).src))
  const weigh = async (counts: (request: Request) => boolean) => {
    const sizes = await Promise.all(loaded.filter(counts).map(request => request.sizes()))
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
  }
  const fonts = await weigh(request => request.resourceType() === 'font')
  expect(fonts).toBeGreaterThan(0)
  expect(fonts).toBeLessThan(80_000)
  expect(await weigh(request => scripts.includes(request.url()))).toBeLessThan(112_000)

  const widths = await page.getByRole('region', { name: 'AI Imaging Apps' }).evaluate(apps =>
    Promise.all(
      [...apps.querySelectorAll('img')].slice(0, 4).map(async image => {
        await image.decode()
        return (await createImageBitmap(await (await fetch(image.currentSrc)).blob())).width
      }),
    ),
  )
  expect(widths).toEqual([288, 288, 288, 288])
})
