import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBuiltinEngine } from '#server/engines/builtin/builtin.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { openPage } from '#tests/support/browser.ts'
import { createBox, PICTURE } from './support/create-box.ts'
import { openPageAs, signInOnPage } from './support/sign-in.ts'

const SIZES = [
  { name: 'a phone', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  { name: 'a desktop', viewport: { width: 1440, height: 900 } },
]

describe('with the embedded painter', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ hasPages: true, engines: [createBuiltinEngine({ threads: 1 })] })
  })
  afterAll(() => app.close())

  for (const { name, ...size } of SIZES) {
    test(`on ${name} a new person signs in, describes a picture, sees it arrive and finds it on the wall`, async () => {
      const page = await openPage(size)
      const prompt = `a snowy mountain lake at dawn, seen on ${name}`
      await page.goto(app.url)
      await page.getByRole('button', { name: 'Expand' }).click()
      await page.getByRole('button', { name: 'Login to Create' }).click()
      await signInOnPage(page, `${name.replace(' ', '-')}@example.com`)

      await page.getByRole('link', { name: '135 credits' }).waitFor()
      const expand = page.getByRole('button', { name: 'Expand' })
      if (await expand.isVisible()) await expand.click()
      await page.getByRole('textbox', { name: 'Prompt' }).fill(prompt)
      await page
        .getByRole('button', { name: /Create/ })
        .last()
        .click()

      await page.waitForURL('**/gallery')
      await page.getByText('Task submitted! Awaiting completion.').waitFor()
      await page.getByText('Succcess', { exact: true }).waitFor()
      const card = page.getByRole('article', { name: prompt })
      await card.waitFor()
      await card.getByRole('img', { name: prompt }).waitFor({ timeout: 60_000 })
      await page.getByRole('link', { name: '132 credits' }).waitFor()

      await page.getByRole('link', { name: 'Trending' }).click()
      const stored = page.getByRole('article', { name: prompt })
      await stored.getByRole('link', { name: `Open: ${prompt}` }).click()
      await page.waitForURL('**/creation/cre_*')
      await page.getByRole('heading', { name: prompt }).waitFor()
      await page.getByText(/Painted by the built-in engine/).waitFor()
      await page.keyboard.press('Escape')
      await page.waitForURL(url => url.pathname === '/')
      await stored.waitFor()
    })
  }

  for (const { name, ...size } of SIZES) {
    test(`on ${name} a mode that it cannot do says so, cannot be sent and costs nothing`, async () => {
      const person = await app.signIn()
      const page = await openPageAs(app, person, size)
      const box = createBox(page)
      await page.goto(`${app.url}/styleHair`)
      const help = page.getByRole('dialog', { name: 'Workflow' })
      await help.getByText(/^Needs a model provider, and none is connected here\./).waitFor()
      await help.getByRole('button', { name: 'Look around' }).click()
      await help.waitFor({ state: 'detached' })
      for (const input of ['file1', 'file2']) {
        await page.locator(`input[type=file][name=${input}]`).setInputFiles(PICTURE)
      }
      await page.getByText('This mode needs a model provider, and none is connected.').waitFor()
      await page.getByRole('button', { name: 'Remove hair picture' }).waitFor()
      await box.create.filter({ hasText: '300 credits' }).waitFor()
      await expect.poll(() => box.create.isDisabled()).toBe(true)
      await page.keyboard.press('Control+Enter')
      await (await box.openAdjustments()).getByText('Needs a model provider').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: 'Gallery' }).click()
      await page.getByText('No creation, want some ideas?').waitFor()
      expect(await person.credits()).toBe(135)
    })
  }

  test('the About page leads to what can be made here', async () => {
    const page = await openPage()
    await page.goto(`${app.url}/about`)
    const links = page.getByRole('link', { name: /^Get started with/ })
    await links.last().waitFor()
    const modes = await links.evaluateAll(all => all.map(link => link.getAttribute('href')))
    expect(modes).toEqual(['/txt2img', '/face2sticker', '/sketch2img'])
    const available: string[] = (await app.call('/v1/catalogue/served')).body.data
    for (const mode of modes) expect(available.some(pair => `/${pair}`.startsWith(`${mode}/`))).toBe(true)
  })

  test('an uploaded picture comes back exactly twice as large', async () => {
    const page = await openPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(app.url)
    await page.getByRole('button', { name: 'Log in' }).first().click()
    await signInOnPage(page, 'twice@example.com')
    await createBox(page).start(app, 'upscale')
    const create = page.getByRole('button', { name: /Create/ }).last()
    await expect.poll(() => create.isDisabled()).toBe(true)
    await page.getByText('Add the picture').waitFor()
    await page.locator('input[type=file]').setInputFiles(PICTURE)
    await create.click()
    await page.waitForURL('**/gallery')
    const card = page.getByRole('article', { name: 'Upscale' })
    await card.getByRole('img', { name: 'Upscale' }).waitFor({ timeout: 60_000 })
    await card.getByRole('link', { name: 'Open: Upscale' }).click()
    await page.getByText('512 × 512').waitFor()
  })
})
