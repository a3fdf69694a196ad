import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { createTestEngine, type TestEngine } from '#tests/support/engine.ts'
import { createBox, DESKTOP, PHONE, PICTURE } from './support/create-box.ts'
import { openPageAs } from './support/sign-in.ts'

let app: TestApp
let engine: TestEngine
beforeAll(async () => {
  engine = createTestEngine({
    capabilities: { seed: true },
    serves: mode => mode === 'txt2img',
  })
  const unseeded = createTestEngine({ id: 'other', capabilities: { seed: false } })
  app = await startApp({ hasPages: true, engines: [engine, unseeded] })
})
afterAll(() => app.close())

for (const [device, size] of Object.entries({ 'a desktop': DESKTOP, 'a phone': PHONE })) {
  describe(`on ${device}`, () => {
    test('several pictures of a prompt are chosen with their price, and made', async () => {
      const person = await app.signIn()
      const page = await openPageAs(app, person, size)
      const box = createBox(page)
      await page.goto(app.url)
      await box.expand()
      const counts = page.getByRole('radiogroup', { name: 'How many pictures' })
      await expect.poll(() => counts.getByRole('radio', { name: /^1,/ }).isChecked()).toBe(true)
      await box.prompt.fill('four kites')
      await counts.getByText('4', { exact: true }).click()
      await page.getByRole('button', { name: /12 credits.*Create/s }).waitFor()
      await page.getByText('Random seeds').waitFor()
      await box.create.click()
      await page.waitForURL('**/gallery')
      const card = page.getByRole('region', { name: '4 pictures: four kites. 4 done' })
      await card.waitFor()
      await expect.poll(() => card.getByRole('link').count()).toBe(4)
      expect(await person.credits()).toBe(135 - 12)
      const seeds = engine.requests.filter(({ prompt }) => prompt === 'four kites').map(({ seed }) => seed)
      expect(new Set(seeds).size).toBeGreaterThanOrEqual(4)
      // Kept for the next form of the mode, and over a reload.
      await page.reload()
      await box.expand()
      await expect.poll(() => counts.getByRole('radio', { name: /^4,/ }).isChecked()).toBe(true)
    })
  })
}

test('arrow keys and Alt with a number choose, and what one cannot pay for is told with a way out', async () => {
  const person = await app.signIn()
  const page = await openPageAs(app, person, DESKTOP)
  const box = createBox(page)
  await page.goto(app.url)
  await box.expand()
  await box.prompt.fill('a kite')
  const radio = (number: number) => page.getByRole('radio', { name: new RegExp(`^${number},`) })
  await page.keyboard.press('Alt+Digit3')
  await expect.poll(() => radio(3).isChecked()).toBe(true)
  await radio(3).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => radio(4).isChecked()).toBe(true)
  const dialog = await box.openAdjustments()
  await dialog.getByText('Ultra').click()
  await page.keyboard.press('Escape')
  await page.getByText('Four pictures cost 240 credits and you have 135.').waitFor()
  await page.getByRole('button', { name: 'Make 2' }).click()
  await expect.poll(() => radio(2).isChecked()).toBe(true)
  await page.getByRole('button', { name: /120 credits.*Create/s }).waitFor()
})

test('where every seed gives the same picture, one is made at a time', async () => {
  const person = await app.signIn()
  const page = await openPageAs(app, person, PHONE)
  const box = createBox(page)
  await box.start(app, 'upscale')
  await page.locator('input[type=file][name=file1]').setInputFiles(PICTURE)
  await page.getByText('Upscale makes one at a time').waitFor()
  await expect.poll(() => page.getByRole('radio', { name: /^2,/ }).isDisabled()).toBe(true)
  await expect.poll(() => page.getByRole('radio', { name: /^1,/ }).isDisabled()).toBe(false)
})
