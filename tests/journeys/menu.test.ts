import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePictures } from '#bench/support/pictures.ts'
import { fillWall } from '#bench/support/rows.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { openPage } from '#tests/support/browser.ts'
import { DESKTOP, PHONE } from './support/create-box.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ hasPages: true })
  await fillWall(app.database, 30)
  await storePictures(app.database, app.dataDir)
})
afterAll(() => app.close())

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim())

/** Without the pauses that a slow machine makes between keys: what follows a pause begins anew. */
const typeAtOnce = (page: Page, text: string) =>
  page.evaluate(keys => {
    for (const key of keys) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(event)
    }
  }, text)

/** How far below its button a menu begins, in pixels; less than nothing above it. */
async function below(menu: Locator, button: Locator): Promise<number> {
  const [shown, from] = await Promise.all([menu.boundingBox(), button.boundingBox()])
  return Math.round(shown!.y - (from!.y + from!.height))
}

test('what is typed into a menu goes to the next line that begins so', async () => {
  const page = await openPage(DESKTOP)
  await page.goto(app.url)
  await page.getByRole('navigation').getByRole('button', { name: 'Other' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Upscale' }).waitFor()
  await expect.poll(() => focused(page)).toBe('Templates')
  await page.keyboard.press('r')
  await expect.poll(() => focused(page)).toBe('Remove Background')
  await page.keyboard.press('End')
  await expect.poll(() => focused(page)).toBe('About Easel')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focused(page)).toBe('Templates')
  await typeAtOnce(page, 'about e')
  await expect.poll(() => focused(page)).toBe('About Easel')
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toBe('Other')
})

test('a menu stays beside its button while the page scrolls, and within the window', async () => {
  const page = await openPage(PHONE)
  await page.goto(app.url)
  // One so far down the page that it can be brought to the lower edge of the window.
  const card = page.getByRole('article').nth(5)
  await card.waitFor()
  const name = (await card.getAttribute('aria-label'))!
  const button = page
    .getByRole('article', { name, exact: true })
    .getByRole('button', { name: 'More actions' })
  await button.evaluate(element => scrollBy(0, element.getBoundingClientRect().top - 200))
  await button.tap()
  const menu = page.getByRole('menu', { name: 'Actions' })
  await menu.getByRole('menuitem', { name: 'Share' }).waitFor()
  await expect.poll(() => below(menu, button)).toBe(8)
  const { y } = (await menu.boundingBox())!
  await page.evaluate(() => scrollBy(0, 60))
  await expect.poll(async () => (await menu.boundingBox())!.y).toBeLessThan(y - 40)
  await expect.poll(() => below(menu, button)).toBe(8)
  // Where there is no room below it, it stands above.
  await button.evaluate(element => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 40))
  await expect.poll(() => below(menu, button)).toBeLessThan(-40)
  const { x, y: top, width, height } = (await menu.boundingBox())!
  expect(x).toBeGreaterThanOrEqual(8)
  expect(x + width).toBeLessThanOrEqual(PHONE.viewport.width - 8)
  expect(top).toBeGreaterThanOrEqual(8)
  expect(top + height).toBeLessThanOrEqual(PHONE.viewport.height - 8)
})
