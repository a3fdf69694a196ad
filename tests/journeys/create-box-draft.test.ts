import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { eventually } from '#tests/support/creations.ts'
import { giveCredits } from '#tests/support/credits.ts'
import { createBox, DESKTOP, failCall, failure, PHONE, PICTURE } from './support/create-box.ts'
import { openPageAs, signInOnPage } from './support/sign-in.ts'

let app: TestApp
/** Whoever it is: the tests that count credits have people of their own. */
let someone: Person
beforeAll(async () => {
  app = await startApp({ hasPages: true })
  someone = await app.signIn()
  await giveCredits(app, someone, 1_000)
})
afterAll(() => app.close())

for (const [device, size] of Object.entries({ 'a desktop': DESKTOP, 'a phone': PHONE })) {
  describe(`a draft on ${device}`, () => {
    test('survives a failed submission and a reload: mode, model, texts, settings and pictures', async () => {
      const page = await openPageAs(app, someone, { ...size, expected: /Failed to load resource/ })
      const box = createBox(page)
      await box.start(app, 'img2img')
      await page.locator('input[type=file]').setInputFiles(PICTURE)
      await page.getByRole('button', { name: 'Remove guide picture' }).waitFor()
      await box.prompt.fill('kept over everything')
      const dialog = await box.openAdjustments()
      await dialog.getByRole('radio', { name: /^Standard/ }).check()
      await dialog.getByText('Origami').click()
      await dialog.getByText('16:9').click()
      await dialog.getByLabel('Seed', { exact: true }).fill('77')
      await page.keyboard.press('Escape')
      await failCall(page, '/v1/image/create', 500, 'It broke. Nothing was charged.')
      await box.create.click()
      await failure(page, 'Failed to submit task').getByText('It broke. Nothing was charged.').waitFor()
      await page.goto(app.url)

      await page.getByRole('button', { name: 'Remove guide picture' }).waitFor()
      await expect.poll(() => box.prompt.inputValue()).toBe('kept over everything')
      await page.getByRole('button', { name: /Standard.*Origami.*16:9.*Seed 77.*all adjustments/ }).waitFor()
      await page.unroute('**/v1/image/create')
      await box.create.click()
      await page.waitForURL('**/gallery')
      const request = await eventually(
        async () => app.engine.requests.findLast(one => one.mode === 'img2img'),
        found => found !== undefined,
      )
      expect(request).toMatchObject({ model: 'standard', style: 'origami', aspectRatio: '16:9', seed: 77 })
      expect(request?.inputs).toMatchObject([{ name: 'file1', width: 256, height: 256 }])

      await page.reload()
      await box.expand()
      await expect.poll(() => box.prompt.inputValue()).toBe('')
      await page.waitForTimeout(300)
      await expect.poll(() => page.getByRole('button', { name: 'Remove guide picture' }).count()).toBe(0)
    })

    test('survives a session that has ended: the sign-in leads back to it', async () => {
      const person = await app.signIn()
      const page = await openPageAs(app, person, { ...size, expected: /Failed to load resource/ })
      const box = createBox(page)
      await box.start(app, 'upscale')
      await page.locator('input[type=file]').setInputFiles(PICTURE)
      await page.getByText('4x').click()
      await page.context().clearCookies()
      await box.create.click()
      await signInOnPage(page, person.email)
      await page.getByRole('button', { name: 'Remove picture' }).waitFor()
      await expect.poll(() => page.getByRole('radio', { name: '4x' }).isChecked()).toBe(true)
      await box.create.click()
      await page.waitForURL('**/gallery')
    })
  })
}

test('what was written before a sign-in by one person is not shown to another', async () => {
  const page = await openPageAs(app, await app.signIn())
  const box = createBox(page)
  await page.goto(app.url)
  await box.expand()
  await box.prompt.fill('a secret of the first')
  await page.reload()
  await expect.poll(() => box.prompt.inputValue()).toBe('a secret of the first')
  await page.context().clearCookies()
  await page.reload()
  await expect.poll(() => box.prompt.inputValue()).toBe('')
  await page.getByRole('button', { name: 'Login to Create' }).click()
  await signInOnPage(page, 'somebody-else@example.com')
  await expect.poll(() => box.prompt.inputValue()).toBe('')
})

test('after a sign-out the browser keeps nothing of what a person wrote, in any of its tabs', async () => {
  const page = await openPageAs(app, someone)
  const other = await page.context().newPage()
  const box = createBox(page)
  await box.start(app, 'img2img')
  await box.prompt.fill('a secret that was sent')
  await box.create.click()
  await page.waitForURL('**/gallery')
  await box.expand()
  await page.locator('input[type=file]').setInputFiles(PICTURE)
  await box.prompt.fill('a secret that was kept')
  const kept = () =>
    page.evaluate(async () => {
      const opened = indexedDB.open('easel-draft')
      await new Promise(resolve => opened.addEventListener('success', resolve))
      const draft = opened.result.transaction('pictures').objectStore('pictures').get('draft')
      await new Promise(resolve => draft.addEventListener('success', resolve))
      opened.result.close()
      const pictures = Object.keys(draft.result.files).length
      return { text: JSON.stringify([localStorage, sessionStorage]), pictures }
    })
  await expect
    .poll(kept)
    .toMatchObject({ text: expect.stringMatching(/was sent.*was kept|was kept.*was sent/), pictures: 1 })
  // A tab takes up what is stored when it opens.
  await other.goto(app.url)
  await expect.poll(() => createBox(other).prompt.inputValue()).toBe('a secret that was kept')

  await page.getByRole('link', { name: 'Sign Out' }).click()
  await page.getByRole('button', { name: 'Login to Create' }).waitFor({ state: 'attached' })
  await expect.poll(() => createBox(other).prompt.inputValue()).toBe('')
  await other.close()
  const left = await kept()
  expect(left.text).not.toContain('secret')
  expect(left.pictures).toBe(0)
})

test('a submission whose answer was lost is not charged twice after a reload', async () => {
  const person = await app.signIn()
  const page = await openPageAs(app, person, { expected: /Failed to load resource/ })
  const box = createBox(page)
  await page.goto(app.url)
  await box.expand()
  await box.prompt.fill('sent, but never heard of')
  await page.route('**/v1/image/create', async route => {
    await route.fetch()
    await route.abort()
  })
  await box.create.click()
  await failure(page, 'Failed to submit task')
    .getByText(/Network unreachable/)
    .waitFor()
  await page.unroute('**/v1/image/create')
  await page.reload()
  await box.create.click()
  await page.waitForURL('**/gallery')
  expect(await person.credits()).toBe(132)
})

test('a draft that was tampered with or of another version costs nothing but itself', async () => {
  const page = await openPageAs(app, await app.signIn())
  const box = createBox(page)
  await page.addInitScript(() => {
    localStorage.setItem('easel.draft', '{"id":"1","form":{"imageMode":"gone","prompt":7,"seed":"x"}}')
    localStorage.setItem('easel.prompts', 'no json')
  })
  await page.goto(app.url)
  await box.expand()
  await expect.poll(() => box.prompt.inputValue()).toBe('')
  await box.form.getByText('Text to Image').waitFor()
})
