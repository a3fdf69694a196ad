import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shareTextsOf } from '#catalogue/share-texts.ts'
import type { Creation } from '#contract/creations.ts'
import { readConfiguration } from '#server/config/configuration.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { openPage } from '#tests/support/browser.ts'
import { complete } from './support/creations.ts'

const SHARE_TEXTS = shareTextsOf('Blue Door')

let app: TestApp
let creation: Creation
beforeAll(async () => {
  const { site } = readConfiguration({ PRODUCT_NAME: 'Blue Door' })
  app = await startApp({ hasPages: true, configuration: { site } })
  creation = await complete(await app.signIn(), { prompt: 'a kettle that sings' })
})
afterAll(() => app.close())

const DESKTOP = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share' })
const link = () => `${app.url}/creation/${creation.id}`

/** Opens the share dialog as it is reached on a screen of this size. */
async function openShare(page: Page, touch: boolean): Promise<void> {
  if (touch) {
    await page.goto(app.url)
    const card = page.getByRole('article', { name: creation.prompt })
    await card.getByRole('button', { name: 'More actions' }).tap()
    await page.getByRole('menuitem', { name: 'Share' }).tap()
  } else {
    await page.goto(link())
    await page.getByRole('button', { name: 'Share' }).click()
  }
  await dialog(page).waitFor()
}

/** Has the page note what it opens instead of opening it. */
async function watchPopups(page: Page): Promise<() => Promise<string[][]>> {
  await page.addInitScript(() => {
    const opened: string[][] = []
    Object.assign(window, { opened })
    window.open = (...given) => {
      opened.push(given.map(String))
      return null
    }
  })
  return () => page.evaluate(() => (window as unknown as { opened: string[][] }).opened)
}

for (const [place, size] of [
  ['a desktop, from the image view', DESKTOP],
  ['a phone, from the menu of a card', PHONE],
] as const) {
  const touch = 'hasTouch' in size
  describe(`on ${place}`, () => {
    test('X and Facebook open in windows of 500 by 500 that know nothing of this one', async () => {
      const page = await openPage(size)
      const popups = await watchPopups(page)
      await openShare(page, touch)
      await dialog(page).getByRole('button', { name: 'X', exact: true }).click()
      await dialog(page).getByRole('button', { name: 'Facebook' }).click()
      const [x, facebook] = await popups()
      for (const [, target, features] of [x ?? [], facebook ?? []]) {
        expect(target).toBe('_blank')
        expect(features).toMatch(/\bnoopener\b/)
        expect(features).toMatch(/\bwidth=500,height=500\b/)
      }
      const post = new URL(x?.[0] ?? '')
      expect(post.origin + post.pathname).toBe('https://x.com/intent/post')
      const text = SHARE_TEXTS.find(({ quote }) => quote === post.searchParams.get('text'))
      if (!text) throw new Error('X gets none of the texts')
      expect(post.searchParams.get('url')).toBe(link())
      expect(post.searchParams.get('hashtags')).toBe(text.hashtags.join(','))
      const sharer = new URL(facebook?.[0] ?? '')
      expect(sharer.origin + sharer.pathname).toBe('https://www.facebook.com/sharer/sharer.php')
      expect(Object.fromEntries(sharer.searchParams)).toEqual({
        u: link(),
        title: text.title,
        description: text.description,
        quote: text.quote,
        hashtag: `#${text.hashtags[0]}`,
      })
    })

    test('the link can be changed and copied', async () => {
      const page = await openPage(size)
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await openShare(page, touch)
      const field = dialog(page).getByLabel('Link')
      await expect.poll(() => field.inputValue()).toBe(link())
      await field.fill(`${link()}?from=friend`)
      await dialog(page).getByRole('button', { name: 'Copy' }).click()
      await page.getByText('Link copied!').waitFor()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${link()}?from=friend`)
      await page.keyboard.press('Escape')
      await dialog(page).waitFor({ state: 'hidden' })
    })
  })
}

test('it copies where the browser has no clipboard interface, too', async () => {
  const page = await openPage(DESKTOP)
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined })
    document.addEventListener('copy', () => {
      Object.assign(window, { copied: (document.activeElement as HTMLTextAreaElement).value })
    })
  })
  await openShare(page, false)
  await dialog(page).getByRole('button', { name: 'Copy' }).click()
  await page.getByText('Link copied!').waitFor()
  expect(await page.evaluate(() => (window as unknown as { copied: string }).copied)).toBe(link())
})

test('each opening takes one of the texts at random', async () => {
  const page = await openPage(DESKTOP)
  const popups = await watchPopups(page)
  await openShare(page, false)
  for (let opening = 0; opening < 12; opening++) {
    await dialog(page).getByRole('button', { name: 'X', exact: true }).click()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Share' }).click()
  }
  const texts = (await popups()).map(([address]) => new URL(address ?? '').searchParams.get('text') ?? '')
  expect(texts).toHaveLength(12)
  const known = SHARE_TEXTS.map(({ quote }) => quote)
  for (const text of texts) expect(known).toContain(text)
  expect(new Set(texts).size).toBeGreaterThan(1)
})

test('where the device can share, its own dialog is offered', async () => {
  const page = await openPage(PHONE)
  await page.addInitScript(() => {
    Navigator.prototype.share = async data => {
      Object.assign(window, { shared: data })
    }
  })
  await openShare(page, true)
  await dialog(page).getByRole('button', { name: 'More' }).click()
  const shared = await page.evaluate(() => (window as unknown as { shared: ShareData }).shared)
  const text = SHARE_TEXTS.find(({ title }) => title === shared.title)
  expect(shared).toEqual({ title: text?.title, text: text?.quote, url: link() })
})
