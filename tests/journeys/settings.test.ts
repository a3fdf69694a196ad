import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { openPage } from '#tests/support/browser.ts'
import { giveCredits } from '#tests/support/credits.ts'
import { expectNoOverflow } from './support/axe.ts'
import { DESKTOP, failure, PHONE, PICTURE } from './support/create-box.ts'
import { openPageAs, signInOnPage } from './support/sign-in.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ hasPages: true })
})
afterAll(() => app.close())

test('name, photo and e-mail choices are saved, and shown wherever the person appears', async () => {
  const person = await app.signInAs('noor')
  const page = await openPageAs(app, person, DESKTOP)
  await page.goto(`${app.url}/settings`)
  await page.getByText('This information is public.').waitFor()
  // What stands below the title begins where the title does.
  const [title, form] = await Promise.all(
    [page.getByRole('heading', { level: 1 }), page.getByRole('heading', { name: 'Edit profile' })].map(one =>
      one.boundingBox(),
    ),
  )
  expect(form?.x).toBe(title?.x)
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

test('what a proxy refuses with a page of its own is told in a sentence', async () => {
  const page = await openPageAs(app, await app.signIn(), { ...DESKTOP, expected: /413|502/ })
  const refuse = (path: string, status: number) =>
    page.route(`**${path}`, route =>
      route.fulfill({ status, contentType: 'text/html', body: `<h1>${status}</h1><hr>nginx/1.22.1` }),
    )
  await refuse('/v1/user/update', 413)
  await refuse('/v1/user/export', 502)
  await page.goto(`${app.url}/settings`)
  await page.locator('input[name=file1]').setInputFiles(PICTURE)
  await page.getByRole('button', { name: 'Save' }).click()
  await failure(page, 'Failed to update settings')
    .getByText('This is too much to send at once. Choose smaller pictures and try again.')
    .waitFor()
  await page.getByRole('button', { name: 'Download my data' }).click()
  await failure(page, 'Download failed')
    .getByText('The service is busy or restarting. Try again in a moment.')
    .waitFor()
})

test('hidden people are listed and can be shown again; one’s data comes as an archive', async () => {
  const [person, other] = await Promise.all([app.signIn(), app.signInAs('rafi')])
  await person.call('/v1/user/hide', { userId: other.id, hidden: true })
  const page = await openPageAs(app, person, PHONE)
  await page.goto(`${app.url}/settings`)
  await page.getByRole('button', { name: 'Show again: rafi' }).tap()
  await page.getByText('You haven’t hidden anyone.').waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).tap(),
  ])
  expect(download.suggestedFilename()).toBe('easel-data.zip')
})

test('browsers in which the person is signed in are listed, and signed out from here', async () => {
  const email = 'iris@example.com'
  const here = await app.signIn(email)
  const agents = ['Firefox/143.0 Android', 'Version/19.0 Safari/605.1.15 iPhone OS 19_0 Mobile']
  const others = await Promise.all(
    agents.map(agent => app.signIn(email, { userAgent: `Mozilla/5.0 (${agent})  ${agent}` })),
  )
  const page = await openPageAs(app, here, PHONE)
  await page.goto(`${app.url}/settings`)
  const list = page.getByRole('region', { name: 'Where you are logged in' })
  await expect.poll(() => list.getByRole('listitem').count()).toBe(3)
  await list.getByRole('listitem').first().getByText('This browser').waitFor()
  await expectNoOverflow(page)
  await list.getByRole('button', { name: 'Sign out: Firefox on Android' }).tap()
  await expect.poll(() => list.getByRole('listitem').count()).toBe(2)
  await page.getByRole('status').filter({ hasText: 'Signed out: Firefox on Android' }).waitFor()
  await expect
    .poll(() => list.getByRole('heading').evaluate(heading => heading === document.activeElement))
    .toBe(true)
  expect((await others[0]!.call('/v1/user/info')).status).toBe(401)
  expect((await others[1]!.call('/v1/user/info')).status).toBe(200)
  await app.signIn(email)
  await page.reload()
  await list.getByRole('button', { name: 'Sign out everywhere else' }).tap()
  await expect.poll(() => list.getByRole('listitem').count()).toBe(1)
  expect((await others[1]!.call('/v1/user/info')).status).toBe(401)
  expect((await here.call('/v1/user/info')).status).toBe(200)
})

test('an account is deleted after its confirmation, and the browser is at the start, signed out', async () => {
  const person = await app.signIn()
  const page = await openPageAs(app, person, { ...DESKTOP, expected: /401|403/ })
  await page.goto(`${app.url}/settings`)
  await page
    .getByText('Active subscriptions and unused credits are non-refundable on deletion.', { exact: true })
    .waitFor()
  const ask = page.getByRole('button', { name: 'Yes, delete my account' })
  await ask.click()
  for (const told of ['Your comments stay, as “Deleted user”.', 'no new welcome credits', 'still owed'])
    await page.getByRole('dialog').getByText(told).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  // The sign-in was a while ago: it is asked for again, and then the question.
  await app.database.db.execute(sql`
    update sessions set authenticated_at = now() - interval '6 minutes' where user_id = ${person.id}`)
  const confirm = page
    .getByRole('dialog', { name: 'Delete my account' })
    .getByRole('button', { name: 'Delete my account' })
  await ask.click()
  await confirm.click()
  const again = page.getByRole('dialog', { name: 'Log in again' })
  await again.getByText('You come back here, and have 5 minutes to confirm.').waitFor()
  await again.getByRole('button', { name: 'Log in again' }).click()
  await page.getByLabel('Email').fill('somebody-else@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await failure(page, 'Failed to delete account')
    .getByText('You logged in to another account. Nothing was deleted.')
    .waitFor()
  expect(new URL(page.url()).search).toBe('')
  await page.goto(`${app.url}/v1/oidc/login?renew&redirectURL=/settings?delete=${person.id}`)
  await signInOnPage(page, person.email)
  await confirm.click()
  await page.getByRole('button', { name: 'Log in' }).first().waitFor()
  expect(page.url()).toBe(`${app.url}/`)
  expect((await person.call('/v1/user/info')).status).toBe(401)
})

test('whoever is not signed in is led through the sign-in, and back to where they wanted to be', async () => {
  const config = encodeURIComponent(JSON.stringify({ imageMode: 'emoji', prompt: 'a happy pear' }))
  for (const [path, sign] of [
    ['/transactions?page=1', 'Welcome credits'],
    ['/settings', 'Delete my account'],
    [`/gallery?config=${config}`, 'a happy pear'],
  ] as const) {
    const page = await openPage(DESKTOP)
    await page.goto(app.url + path)
    await page.getByLabel('Email').fill('back@example.com')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText(sign, { exact: true }).first().waitFor()
    expect(new URL(page.url()).pathname).toBe(path.split('?')[0])
  }
})

/** Words and numbers of titles, balances and tables that are broken over two lines or cut off. */
const brokenWords = () => {
  const broken: string[] = []
  for (const element of document.querySelectorAll<HTMLElement>('h1, header a, td, th')) {
    // For readers of screens alone.
    if (element.clientWidth <= 1) continue
    if (element.scrollWidth > element.clientWidth + 1) broken.push(`cut off: ${element.textContent}`)
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of text.textContent?.matchAll(/\S+/g) ?? []) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
      }
  }
  return broken
}

const NARROW = [
  PHONE.viewport,
  { width: 320, height: 640 },
  // A desktop enlarged to 400%.
  { width: 320, height: 256 },
]

test('where it is narrow each page says its title, and no title, balance or table is broken or cut off', async () => {
  const person = await app.signIn()
  await giveCredits(app, person, 1_234_567, 'Atelier plan, less what the plan before had brought')
  const page = await openPageAs(app, person, PHONE)
  for (const [path, title] of [
    ['/transactions', 'Transactions'],
    ['/subscription', 'Credits'],
    ['/notifications', 'Notifications'],
    ['/settings', 'Account Settings'],
    ['/templates', 'Template Search'],
    ['/', null],
    ['/gallery', null],
  ] as const) {
    await page.goto(`${app.url}${path}`)
    if (path === '/transactions') await page.getByRole('cell', { name: '1,234,702' }).waitFor()
    for (const size of NARROW) {
      await page.setViewportSize(size)
      const where = `${path}, ${size.width} by ${size.height}`
      const banner = page.getByRole('banner')
      await banner.getByRole('button', { name: /^Account of/ }).waitFor()
      if (!title) await banner.getByText('1,234,702').waitFor()
      else {
        const shown = await page.getByRole('heading', { level: 1, name: title }).boundingBox()
        expect(shown?.width, where).toBeGreaterThan(40)
      }
      await expectNoOverflow(page)
      expect(await page.evaluate(brokenWords), where).toEqual([])
    }
  }
})
