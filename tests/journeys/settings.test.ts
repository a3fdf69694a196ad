import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, startApp } from '#tests/support/app.ts'
import { openPage } from '#tests/support/browser.ts'
import { giveCredits } from '#tests/support/credits.ts'
import { expectNoOverflow } from './support/axe.ts'
import { DESKTOP, PHONE, PICTURE } from './support/create-box.ts'
import { openPageAs } from './support/sign-in.ts'

let app: App
beforeAll(async () => {
  app = await startApp({ hasPages: true })
})
afterAll(() => app.close())

test('name, photo and e-mail choices are saved, and shown wherever the person appears', async () => {
  const person = await app.signIn('noor@example.com')
  const page = await openPageAs(app, person, DESKTOP)
  await page.goto(`${app.url}/settings`)
  await page.getByText('This information is public.').waitFor()
  const name = page.getByRole('textbox', { name: 'Nick name' })
  await name.fill('N'.repeat(120))
  expect(await name.inputValue()).toHaveLength(100)
  await name.fill('Noor of the lamps')
  await page.getByRole('checkbox', { name: 'Comments' }).uncheck()
  await page.locator('input[name=file1]').setInputFiles(PICTURE)
  await page.getByRole('button', { name: 'Save' }).click()
  const notice = page.getByRole('status').filter({ hasText: 'Success' })
  await notice.getByText('Settings saved').waitFor()
  await page.getByRole('button', { name: 'Account of Noor of the lamps' }).waitFor()
  await page.locator('header img[src^="/avatars/"]').waitFor()
  const { data } = (await person.call('/v1/user/info')).body
  expect([data.nickName, data.notifyComment]).toEqual(['Noor of the lamps', false])

  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.locator('img[src^="/avatars/"]').first().waitFor({ state: 'detached' })
  await expect.poll(async () => (await person.call('/v1/user/info')).body.data.avatar).toBeNull()

  const light = page.getByRole('radio', { name: 'Lights up' })
  await page.getByText('Lights up', { exact: true }).last().click()
  await expect.poll(() => light.isChecked()).toBe(true)
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('light')
})

test('hidden people are listed and can be shown again; one’s data comes as an archive', async () => {
  const [person, other] = await Promise.all([app.signIn(), app.signIn('rafi@example.com')])
  await person.call('/v1/user/hide', { userId: other.id, hidden: true })
  const page = await openPageAs(app, person, PHONE)
  await page.goto(`${app.url}/settings`)
  await page.getByRole('button', { name: 'Show again: rafi' }).tap()
  await page.getByText('You have hidden nobody.').waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).tap(),
  ])
  expect(download.suggestedFilename()).toBe('easel-data.zip')
})

test('an account is deleted after its confirmation, and the browser is at the start, signed out', async () => {
  const person = await app.signIn()
  const page = await openPageAs(app, person, { ...DESKTOP, expected: /401/ })
  await page.goto(`${app.url}/settings`)
  await page
    .getByText('Active subscriptions and unused credits are non-refundable on deletion.', { exact: true })
    .waitFor()
  const ask = page.getByRole('button', { name: 'Yes, delete my account' })
  await ask.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await ask.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('button', { name: 'Log in' }).first().waitFor()
  expect(page.url()).toBe(`${app.url}/`)
  expect((await person.call('/v1/user/info')).status).toBe(401)
})

test('whoever is not signed in is asked to, and comes back to where they wanted to be', async () => {
  const page = await openPage(DESKTOP)
  for (const [path, sentence] of [
    ['/gallery', 'Log in to see your creations.'],
    ['/settings', 'Log in to see your account.'],
    ['/transactions', 'Log in to see your transactions.'],
  ]) {
    await page.goto(`${app.url}${path}`)
    await page.getByText(sentence ?? '').waitFor()
  }
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Log in' }).click()
  await page.getByLabel('Email').fill('back@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('cell', { name: 'Welcome credits' }).waitFor()
  expect(page.url()).toBe(`${app.url}/transactions`)
})

test('no number and no word of a heading is broken over two lines on a phone', async () => {
  const person = await app.signIn()
  await giveCredits(app, person, 30_000, 'Atelier plan, less what the plan before had brought')
  const page = await openPageAs(app, person, PHONE)
  await page.goto(`${app.url}/transactions`)
  await page.getByRole('cell', { name: '30,135' }).waitFor()
  await expectNoOverflow(page)
  const broken = await page.evaluate(() => {
    const lines = (range: Range) =>
      new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    const found: string[] = []
    for (const cell of document.querySelectorAll('td:nth-child(2), td:nth-child(3)')) {
      const range = document.createRange()
      range.selectNodeContents(cell)
      if (lines(range) !== 1) found.push(cell.textContent)
    }
    for (const { firstChild: text } of document.querySelectorAll('th'))
      for (const { 0: word, index } of text?.textContent?.matchAll(/\S+/g) ?? []) {
        const range = document.createRange()
        range.setStart(text as Node, index)
        range.setEnd(text as Node, index + word.length)
        if (lines(range) !== 1) found.push(word)
      }
    return found
  })
  expect(broken).toEqual([])
})
