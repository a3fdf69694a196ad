import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Creation } from '#contract/creations.ts'
import { type App, type Person, startApp } from '#tests/support/app.ts'
import { createTestEngine } from '#tests/support/engine.ts'
import { complete } from './support/creations.ts'
import { openPageAs } from './support/sign-in.ts'

let app: App
let person: Person
let creation: Creation
beforeAll(async () => {
  app = await startApp({
    hasPages: true,
    engines: [createTestEngine({ serves: mode => mode === 'txt2img' })],
  })
  person = await app.signIn()
  creation = await complete(person, { prompt: 'a kettle that sings' })
})
afterAll(() => app.close())

async function expectNoViolations(page: Page): Promise<void> {
  // A dialog that is still rising has other contrasts than one that stands.
  await page.waitForTimeout(400)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`)).toEqual([])
  const overflow = await page.evaluate(() =>
    [...document.querySelectorAll('dialog[open], dialog[open] *')]
      .filter(one => one.getBoundingClientRect().right > innerWidth + 1)
      .map(one => one.outerHTML.slice(0, 80)),
  )
  expect(overflow).toEqual([])
}

const DESKTOP = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

for (const [place, size] of [
  ['a desktop', DESKTOP],
  ['a narrow phone', PHONE],
] as const) {
  for (const colorScheme of ['dark', 'light'] as const) {
    test(`on ${place} in the ${colorScheme} the grid, the help and sharing stand in nobody's way`, async () => {
      const page = await openPageAs(app, person, { ...size, colorScheme })
      await page.goto(app.url)
      await page.getByRole('button', { name: /^Account of/ }).waitFor()
      await page.getByRole('button', { name: /choose another image mode/ }).click()
      await page.getByRole('dialog', { name: 'Image modes' }).waitFor()
      await expectNoViolations(page)
      await page.getByLabel('Quick filter').fill('nothing of that name')
      await expectNoViolations(page)
      for (const mode of ['txt2img', 'virtualTryOn']) {
        await page.goto(`${app.url}/${mode}`)
        await page.getByRole('dialog', { name: 'Workflow' }).waitFor()
        await expectNoViolations(page)
      }
      await page.goto(`${app.url}/creation/${creation.id}`)
      await page.getByRole('button', { name: 'Share' }).click()
      await page.getByRole('dialog', { name: 'Share' }).waitFor()
      await expectNoViolations(page)
    })
  }
}
