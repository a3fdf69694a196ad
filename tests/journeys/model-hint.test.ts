import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Creation } from '#contract/creations.ts'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { createTestEngine } from '#tests/support/engine.ts'
import { DESKTOP, PHONE } from './support/create-box.ts'
import { complete } from './support/creations.ts'
import { openPageAs } from './support/sign-in.ts'

let app: TestApp
let owner: Person
let creation: Creation
beforeAll(async () => {
  app = await startApp({
    hasPages: true,
    engines: [{ ...createTestEngine(), id: 'builtin', name: 'Built-in painter' }],
  })
  owner = await app.signIn()
  creation = await complete(owner, { prompt: 'a red boat', aspectRatio: '1:1' })
})
afterAll(() => app.close())

const hint = (page: Page) => page.getByRole('complementary', { name: 'For the operator' })

test('under a picture by the built-in painter stands what the operator could fetch, ready to be copied', async () => {
  const page = await openPageAs(app, owner, {
    ...DESKTOP,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await page.goto(`${app.url}/creation/${creation.id}`)
  await page.getByRole('definition').filter({ hasText: 'Built-in painter' }).waitFor()
  await hint(page).getByText('npm run models -- get sdxs').waitFor()
  expect(await hint(page).innerText()).toMatch(/pictures from a text.*940 MB.*openrail\+\+/s)
  await hint(page).getByRole('button', { name: 'Copy the command' }).click()
  await page.getByText('Command copied!').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('npm run models -- get sdxs')
})

test('it fits a phone, and others than its owner see who made the picture and no command', async () => {
  const page = await openPageAs(app, owner, PHONE)
  await page.goto(`${app.url}/creation/${creation.id}`)
  await hint(page).waitFor()
  const { x, width } = (await hint(page).boundingBox())!
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(390)

  const visitor = await openPageAs(app, await app.signIn(), DESKTOP)
  await visitor.goto(`${app.url}/creation/${creation.id}`)
  await visitor.getByRole('definition').filter({ hasText: 'Built-in painter' }).waitFor()
  expect(await hint(visitor).count()).toBe(0)
})

test('the help of a mode names the model that serves it', async () => {
  const page = await openPageAs(app, owner, DESKTOP)
  await page.goto(`${app.url}/removeBackground`)
  await page.getByRole('dialog', { name: 'Workflow' }).waitFor()
  await hint(page).getByText('npm run models -- get birefnet-lite').waitFor()
})
