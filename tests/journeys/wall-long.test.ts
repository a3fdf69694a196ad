import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePictures } from '#bench/support/pictures.ts'
import { fillWall } from '#bench/support/rows.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { MOVING, openPage } from '#tests/support/browser.ts'

const PUBLIC = 10_000
const DESKTOP = { width: 1440, height: 900 }
/** More cards than that are never in the document. */
const MOST_CARDS = 80

let app: TestApp
beforeAll(async () => {
  app = await startApp({ hasPages: true })
  // Of ten creations eight are public.
  await fillWall(app.database, (PUBLIC / 8) * 10)
  await storePictures(app.database, app.dataDir)
})
afterAll(() => app.close())

const cards = (page: Page) => page.getByRole('list', { name: 'Public creations' }).getByRole('listitem')

async function openWall(page: Page): Promise<void> {
  await page.goto(app.url)
  await cards(page).first().waitFor()
}

/** The topmost card that is wholly in the window, and where. */
const topmost = (page: Page) =>
  page.evaluate(() => {
    const list = [...document.querySelectorAll('[aria-label="Public creations"] > li')]
    const found = list
      .map(card => ({ number: card.getAttribute('aria-posinset'), top: card.getBoundingClientRect().top }))
      .filter(({ top }) => top >= 60)
      .sort((a, b) => a.top - b.top || Number(a.number) - Number(b.number))[0]
    return { number: found?.number ?? null, top: Math.round(found?.top ?? 0) }
  })

/** Scrolls down until so many creations are loaded, and then to the middle of them. */
async function goDeep(page: Page, count: number): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        return Number(await cards(page).last().getAttribute('aria-posinset'))
      },
      { timeout: 30_000, interval: 50 },
    )
    .toBeGreaterThan(count)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.6))
  await page.waitForTimeout(500)
}

test('nothing that is in view moves while pictures and pages load', async () => {
  for (const options of [{ viewport: DESKTOP }, { viewport: { width: 390, height: 844 }, hasTouch: true }]) {
    const page = await openPage({ ...MOVING, ...options })
    await page.addInitScript(() => {
      const shifts: string[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver(list => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number
          sources: { node: Element | null }[]
        })[]) {
          shifts.push(`${entry.value} ${entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80))}`)
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await openWall(page)
    await page.getByRole('button', { name: /Neon Street/ }).waitFor()
    await page.mouse.move(700, 400)
    for (let turn = 0; turn < 25; turn++) {
      await page.mouse.wheel(0, 400)
      await page.waitForTimeout(60)
    }
    expect(Number(await cards(page).last().getAttribute('aria-posinset'))).toBeGreaterThan(40)
    await page.waitForTimeout(500)
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([])
    await page.close()
  }
})

test('coming back to the wall from another page, or after a reload, finds the same picture', async () => {
  const page = await openPage({ ...MOVING, viewport: DESKTOP, expected: /favicon|404/ })
  await openWall(page)
  await goDeep(page, 150)
  const place = await topmost(page)
  expect(Number(place.number)).toBeGreaterThan(60)

  await page.reload()
  await expect.poll(() => topmost(page)).toEqual(place)

  await page.goto(`${app.url}/v1/docs`)
  await page.goBack()
  await expect.poll(() => topmost(page)).toEqual(place)

  const people = await app.signIn('wanderer@example.com')
  await page.context().addCookies(
    people.cookie.split('; ').map(pair => {
      const at = pair.indexOf('=')
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: app.url }
    }),
  )
  await page.reload()
  await expect.poll(() => topmost(page)).toEqual(place)
  await page.getByRole('link', { name: 'Gallery' }).click()
  await page.getByText('No creation, want some ideas?').waitFor()
  await page.getByRole('link', { name: 'Trending', exact: true }).click()
  await expect.poll(() => topmost(page)).toEqual(place)
  await page.getByRole('link', { name: 'Gallery' }).click()
  await page.getByText('No creation, want some ideas?').waitFor()
  await page.goBack()
  await expect.poll(() => topmost(page)).toEqual(place)
}, 120_000)

test('an address that is typed begins at the top', async () => {
  const page = await openPage({ ...MOVING, viewport: DESKTOP, expected: /favicon|404/ })
  await openWall(page)
  await goDeep(page, 60)
  await page.goto(`${app.url}/v1/docs`)
  await openWall(page)
  await page.waitForTimeout(500)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('ten thousand pictures keep the document small, from the last to the first', async () => {
  const page = await openPage({ ...MOVING, viewport: DESKTOP })
  await openWall(page)
  // As after a reload far down the wall: its pages load until the last creation is there.
  await page.addInitScript(() => {
    const place = { key: 'none', index: 9_995, offset: 100, scrolled: 800_000, height: 900_000 }
    sessionStorage.setItem('easel.wall.trending', JSON.stringify({ ...place, savedAt: Date.now() }))
  })
  await page.reload()
  await page.getByText("You've reached the end").waitFor({ timeout: 120_000 })
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(async () => Number(await cards(page).last().getAttribute('aria-posinset'))).toBe(PUBLIC)

  const { most, passed } = await page.evaluate(async () => {
    let most = 0
    const passed = new Set<string | null>()
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
    for (let y = document.documentElement.scrollHeight; y > 0; y -= 6_000) {
      scrollTo(0, y)
      await frame()
      await frame()
      const list = document.querySelectorAll('[aria-label="Public creations"] > li')
      most = Math.max(most, list.length)
      for (const card of list) passed.add(card.getAttribute('aria-posinset'))
    }
    return { most, passed: passed.size }
  })
  expect(passed).toBeGreaterThan(PUBLIC / 4)
  expect(most).toBeGreaterThan(10)
  expect(most).toBeLessThanOrEqual(MOST_CARDS)
}, 240_000)
