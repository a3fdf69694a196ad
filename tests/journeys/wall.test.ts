import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePictures } from '#bench/support/pictures.ts'
import { fillWall } from '#bench/support/rows.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { MOVING, openPage } from '#tests/support/browser.ts'
import { complete, submit } from './support/creations.ts'
import { openPageAs } from './support/sign-in.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ hasPages: true })
  // Of ten creations eight are public: two full pages of the wall, and a part of a third.
  await fillWall(app.database, 60)
  await storePictures(app.database, app.dataDir)
})
afterAll(() => app.close())

test('the wall loads page after page until its end, in 2, 3 or 4 columns', async () => {
  for (const [width, columns] of [
    [390, 2],
    [800, 3],
    [1440, 4],
  ] as const) {
    const page = await openPage({ ...MOVING, viewport: { width, height: 900 } })
    await page.goto(app.url)
    await page.getByRole('article').first().waitFor()
    const lefts = await page
      .getByRole('list', { name: 'Public creations' })
      .getByRole('listitem')
      .evaluateAll(items => [...new Set(items.map(item => Math.round(item.getBoundingClientRect().x)))])
    expect(lefts).toHaveLength(columns)
    await expect
      .poll(
        async () => {
          await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
          return page.getByText("You've reached the end").isVisible()
        },
        { timeout: 15_000 },
      )
      .toBe(true)
    await page.close()
  }
})

test('a page that opens asks for nothing twice, and for no further page before anybody scrolls', async () => {
  const person = await app.signIn()
  const page = await openPageAs(app, person, MOVING)
  // However slow the machine, little time passes for the page: nothing is asked for because of it.
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1)
  const comes = (shown: Locator) =>
    expect
      .poll(async () => {
        await page.clock.runFor(10)
        return await shown.isVisible()
      })
      .toBe(true)
  const asked: string[] = []
  page.on('request', request => {
    const list = /image\/(publicList|list)|notifications\/list/.exec(request.url())?.[0]
    if (list) asked.push(`${list} ${request.postData()}`)
  })
  await page.goto(app.url)
  await comes(page.getByRole('article').first())
  expect(asked).toEqual([])

  // By the time that an event has come, whatever opening the page asks for has been asked for.
  for (const [path, empty, credits] of [
    ['gallery', 'No creation, want some ideas?', 132],
    ['notifications', 'No messages', 129],
  ] as const) {
    await page.goto(`${app.url}/${path}`)
    await comes(page.getByText(empty))
    await submit(person, { prompt: `seen from ${path}` })
    await comes(page.getByRole('link', { name: `${credits} credits` }))
  }
  expect(asked).toHaveLength(2)
})

test('coming back from a picture finds the wall where it was', async () => {
  const page = await openPage({ ...MOVING, viewport: { width: 1440, height: 900 } })
  await page.goto(app.url)
  await page.getByRole('article').first().waitFor()
  await page.evaluate(() => scrollTo(0, 700))
  await page.waitForTimeout(300)
  const card = page.getByRole('article').nth(8)
  const name = await card.getAttribute('aria-label')
  await card.getByRole('link').first().click()
  await page.getByRole('heading', { name: name ?? '' }).waitFor()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(300)
  await page.getByRole('button', { name: 'Close' }).click()
  await page.waitForURL(url => url.pathname === '/')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  await page.getByRole('article', { name: name ?? '', exact: true }).waitFor()
  await page.getByRole('link', { name: 'Trending' }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('a shared address shows the picture in its head, and opens it over the wall', async () => {
  const page = await openPage({ ...MOVING, viewport: { width: 1440, height: 900 } })
  const { body } = await app.call('/v1/image/publicList', { page: 1, perPage: 1 })
  const creation = body.data[0]
  const html = await (await fetch(`${app.url}/creation/${creation.id}`)).text()
  expect(html).toContain('property="og:image"')
  expect(html).toContain(creation.prompt.slice(0, 45))
  await page.goto(`${app.url}/creation/${creation.id}`)
  await page.getByRole('heading', { name: creation.prompt }).waitFor()
  await page.keyboard.press('Escape')
  await page.waitForURL(url => url.pathname === '/')
  await page.getByRole('article').first().waitFor()
})

test('new pictures of others wait until they are asked for', async () => {
  const page = await openPage({ ...MOVING, viewport: { width: 1440, height: 900 } })
  await page.clock.install()
  await page.goto(app.url)
  await page.getByRole('article').first().waitFor()
  await complete(await app.signIn(), { prompt: 'painted in the meantime' })
  const first = await page.getByRole('article').first().getAttribute('aria-label')
  await page.clock.runFor(31_000)
  const button = page.getByRole('button', { name: '1 new picture' })
  await button.waitFor()
  await expect.poll(() => page.getByRole('article').first().getAttribute('aria-label')).toBe(first)
  await button.click()
  await page.getByRole('article', { name: 'painted in the meantime' }).waitFor()
})

test('reading is possible with the server gone: the page says what failed and offers another try', async () => {
  const page = await openPage({ ...MOVING, expected: /Failed to load resource|net::/ })
  await page.route('**/v1/image/publicList', route => route.abort())
  await page.route(`${app.url}/`, async route => {
    const response = await route.fetch()
    const html = (await response.text()).replace(/<script type="application\/json".*?<\/script>/s, '')
    await route.fulfill({ response, body: html })
  })
  await page.clock.install()
  await page.goto(app.url)
  // It tries three times, with pauses in between.
  const failed = 'Load creation failed. Network unreachable. Check your connection and try again.'
  await expect
    .poll(async () => {
      await page.clock.runFor(500)
      return await page.getByText(failed).isVisible()
    })
    .toBe(true)
  await page.unroute('**/v1/image/publicList')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('article').first().waitFor()
})
