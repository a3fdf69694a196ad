import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { createBox } from './support/create-box.ts'
import { openPageAs } from './support/sign-in.ts'

let app: TestApp
let someone: Person
beforeAll(async () => {
  app = await startApp({ hasPages: true })
  someone = await app.signIn()
})
afterAll(() => app.close())

test('everything from the prompt to the gallery works by keyboard alone', async () => {
  const page = await openPageAs(app, someone)
  await page.goto(app.url)
  const { prompt } = createBox(page)
  await prompt.waitFor()
  const isFocused = () => prompt.evaluate(field => field === document.activeElement)
  // The key counts as soon as the page listens to it.
  await expect
    .poll(async () => {
      if (!(await isFocused())) await page.keyboard.press('/')
      return await isFocused()
    })
    .toBe(true)
  await page.keyboard.type('a lighthouse by keyboard/')
  await page.keyboard.press('Control+Enter')
  await page.waitForURL('**/gallery')
  await page.getByRole('img', { name: 'a lighthouse by keyboard/' }).waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.closest('li')?.textContent ?? '')
  await expect.poll(focused).toContain('a lighthouse by keyboard/')

  // From the gallery likewise.
  await page.keyboard.press('/')
  await expect.poll(isFocused).toBe(true)
  await page.keyboard.type('another one by keyboard')
  await page.keyboard.press('Control+Enter')
  await expect.poll(focused).toContain('another one by keyboard')
})

test('the create box is the second thing that a page leads to by keyboard', async () => {
  const page = await openPageAs(app, someone)
  const { prompt } = createBox(page)
  const goByLink = async () => {
    const links = page.getByRole('link', { name: /^Skip to/ })
    await expect
      .poll(() => links.allTextContents())
      .toEqual(['Skip to the content', 'Skip to the create box'])
    await links.first().focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
  }
  for (const path of ['', '/gallery']) {
    await page.goto(app.url + path)
    await prompt.waitFor()
    await goByLink()
    await expect.poll(() => prompt.evaluate(field => field === document.activeElement)).toBe(true)
  }
  await page.goto(`${app.url}/templates`)
  await page.getByRole('heading', { name: 'Search for Templates' }).waitFor()
  expect(await page.getByRole('link', { name: 'Skip to the create box' }).count()).toBe(0)
})

test('the key that goes to the prompt is shown beside it, and switched off in the settings', async () => {
  const page = await openPageAs(app, someone)
  const { prompt } = createBox(page)
  const hint = page.getByTitle('Press / to write a prompt')
  await page.goto(app.url)
  await hint.waitFor()
  await page.goto(`${app.url}/settings`)
  await page.getByRole('checkbox', { name: /^Press \/ to write a prompt/ }).uncheck()
  await page.goto(app.url)
  await prompt.waitFor()
  expect(await hint.count()).toBe(0)
  await page.keyboard.press('/')
  await page.getByRole('button', { name: 'Expand' }).waitFor()
  expect(await prompt.evaluate(field => field === document.activeElement)).toBe(false)
})

test('Escape closes what lies on top, then folds the box, and the focus stays in it', async () => {
  const page = await openPageAs(app, someone)
  const box = createBox(page)
  await page.goto(app.url)
  await box.expand()
  await box.prompt.focus()
  const dialog = await box.openAdjustments()
  await dialog.getByLabel('Seed', { exact: true }).focus()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Help' }).click()
  const help = page.getByRole('dialog', { name: 'Workflow' })
  await help.waitFor()
  await page.keyboard.press('Escape')
  await help.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Recent prompts' }).click()
  const menu = page.getByRole('menu', { name: 'Recent prompts' })
  await menu.waitFor()
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })
  const collapse = page.getByRole('button', { name: 'Collapse', exact: true })
  await expect.poll(() => collapse.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  const expand = page.getByRole('button', { name: 'Expand' })
  await expand.waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Expand')
  await page.keyboard.press('Enter')
  await collapse.waitFor()
})
