import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, startApp } from '#tests/support/app.ts'
import { createTestEngine } from '#tests/support/engine.ts'
import { createBox, DESKTOP, failCall, PHONE, PICTURE } from './support/create-box.ts'
import { openPageAs } from './support/sign-in.ts'

let app: App
beforeAll(async () => {
  const engine = createTestEngine({ serves: (mode, model) => mode !== 'img2img' || model === 'pro' })
  app = await startApp({ hasPages: true, engines: [engine] })
})
afterAll(() => app.close())

async function expectNoViolations(page: Page, what: string, part = 'body'): Promise<void> {
  // What is still fading in has other contrasts than what stands.
  await page.waitForTimeout(400)
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`)
  expect(found, what).toEqual([])
}

for (const colorScheme of ['dark', 'light'] as const) {
  for (const [device, size] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
    describe(`the create box on a ${device} in the ${colorScheme} stands in nobody's way`, () => {
      test('with pictures, selects, two prompts, models without provider and the prompts of before', async () => {
        const person = await app.signIn()
        const page = await openPageAs(app, person, {
          ...size,
          colorScheme,
          expected: /Failed to load resource/,
        })
        const box = createBox(page)
        await page.addInitScript(id => {
          localStorage.setItem(`easel.prompts.${id}`, '["a red boat","a blue barn"]')
        }, person.id)
        await box.start(app, 'virtualTryOn')
        await page.locator('input[type=file][name=file1]').setInputFiles(PICTURE)
        await page.getByRole('button', { name: 'Remove portrait picture' }).waitFor()
        await expectNoViolations(page, 'virtual try-on')
        await page.getByRole('button', { name: 'Recent prompts' }).click()
        await expectNoViolations(page, 'recent prompts', '[role=menu]')
        await page.keyboard.press('Escape')
        await box.start(app, 'searchReplace')
        await page.getByLabel('Replace with').fill('a brass sphere')
        await expectNoViolations(page, 'search and replace')
        await box.start(app, 'img2img')
        await box.prompt.fill('a tea house')
        await box.openAdjustments()
        await expectNoViolations(page, 'adjustments')
        await page.keyboard.press('Escape')
        await box.start(app, 'txt2img')
        await box.prompt.fill('a tea house')
        await page.getByRole('button', { name: 'Enhance Prompt' }).click()
        await page.getByRole('button', { name: /^Undo/ }).waitFor()
        await failCall(page, '/v1/image/create', 503, 'It is resting.')
        await box.create.click()
        await page.getByRole('alert').waitFor()
        await expectNoViolations(page, 'enhanced, and a failure')
      })

      test('and is no wider than the screen, whatever the mode', async () => {
        const page = await openPageAs(app, await app.signIn(), { ...size, colorScheme })
        if (device === 'phone') await page.setViewportSize({ width: 360, height: 740 })
        const box = createBox(page)
        for (const mode of ['replaceBackground', 'virtualTryOn', 'searchRecolor', 'portraitMaker']) {
          await box.start(app, mode)
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect(overflow, mode).toBeLessThanOrEqual(0)
          const inside = await box.form.evaluate(form => form.scrollWidth - form.clientWidth)
          expect(inside, mode).toBeLessThanOrEqual(0)
        }
      })
    })
  }
}
