import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, type Person, startApp } from '#tests/support/app.ts'
import { complete, submit } from './support/creations.ts'
import { openPageAs } from './support/sign-in.ts'

let app: App
let person: Person
beforeAll(async () => {
  app = await startApp({ hasPages: true })
  person = await app.signIn()
  await complete(person, { prompt: 'a red boat' })
  app.engine.behaveNext({ failure: 'invalid' })
  await submit(person, { prompt: 'one that fails' })
})
afterAll(() => app.close())

async function expectNoViolations(page: Page): Promise<void> {
  // A picture that is still fading in has other contrasts than one that stands.
  await page.waitForTimeout(400)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`)).toEqual([])
}

const CONDITIONS = [
  { name: 'a desktop in the dark', viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
  { name: 'a desktop in the light', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  {
    name: 'a phone in the dark',
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
    hasTouch: true,
    isMobile: true,
  },
  {
    name: 'a phone in the light',
    viewport: { width: 390, height: 844 },
    colorScheme: 'light',
    hasTouch: true,
    isMobile: true,
  },
] as const

for (const { name, ...condition } of CONDITIONS) {
  describe(`on ${name} nothing stands in anybody's way`, () => {
    test('on the wall, in the create box and in its dialogs', async () => {
      const page = await openPageAs(app, person, condition)
      await page.goto(app.url)
      await page.getByRole('img', { name: 'a red boat' }).waitFor()
      await expectNoViolations(page)
      await page.getByRole('button', { name: 'Unfold' }).click()
      await expectNoViolations(page)
      await page.getByRole('button', { name: /all adjustments/ }).click()
      await expectNoViolations(page)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /choose another image mode/ }).click()
      await expectNoViolations(page)
    })

    test('in the gallery, the image view and the transactions', async () => {
      const page = await openPageAs(app, person, condition)
      await page.goto(`${app.url}/gallery`)
      await page.getByRole('article', { name: 'one that fails' }).getByText('Failed').waitFor()
      await expectNoViolations(page)
      await page.getByRole('link', { name: 'Open: a red boat' }).click()
      await page.getByRole('heading', { name: 'a red boat' }).waitFor()
      await expectNoViolations(page)
      await page.goto(`${app.url}/transactions`)
      await page.getByRole('table').waitFor()
      await expectNoViolations(page)
    })

    test('nothing is wider than the screen, even at 360 px and with a long name', async () => {
      const page = await openPageAs(app, person, condition)
      if (condition.viewport.width < 600) await page.setViewportSize({ width: 360, height: 740 })
      for (const path of ['/', '/gallery', '/transactions']) {
        await page.goto(`${app.url}${path}`)
        await page.getByRole('button', { name: /^Account of/ }).waitFor()
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow, path).toBeLessThanOrEqual(0)
      }
    })
  })
}
