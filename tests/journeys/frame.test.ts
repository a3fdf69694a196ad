import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfiguration } from '#server/config/configuration.ts'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { openPage } from '#tests/support/browser.ts'
import { expectNoOverflow, expectNoViolations } from './support/axe.ts'
import { DESKTOP, PHONE } from './support/create-box.ts'
import { complete } from './support/creations.ts'
import { openPageAs } from './support/sign-in.ts'

const TAGLINE = 'Make the picture you meant.'

let app: TestApp
let person: Person
let other: Person
beforeAll(async () => {
  const { site } = readConfiguration({
    FEATURE_REQUESTS_URL: 'https://ideas.example/',
    SOCIAL_LINKS: 'Discord=https://discord.example/easel',
  })
  app = await startApp({ hasPages: true, configuration: { site } })
  ;[person, other] = await Promise.all([app.signInAs('noor'), app.signInAs('w'.repeat(60))])
  await complete(person, { prompt: 'a bell tower' })
  await complete(other, { prompt: 'an unkind picture' })
})
afterAll(() => app.close())

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const menu = (page: Page, name: string) => page.getByRole('menu', { name })
const addressesIn = async (page: Page, role: 'link' | 'menuitem', within: 'navigation' | 'menu') => {
  const items = page.getByRole(within).getByRole(role)
  return Promise.all((await items.all()).map(item => item.getAttribute('href')))
}

test('a desktop has its sidebar, its top bar and their menus, by keyboard alone', async () => {
  const page = await openPageAs(app, person, { ...DESKTOP, colorScheme: 'dark' })
  await page.goto(app.url)
  await navigation(page).getByRole('link', { name: 'Trending' }).waitFor()
  expect(await addressesIn(page, 'link', 'navigation')).toEqual([
    '/',
    '/',
    '/subscription',
    '/notifications',
    `/user/${person.id}`,
    '/gallery',
    '/v1/oidc/logout',
  ])
  for (const [name, url] of [
    ['Feature requests', 'https://ideas.example/'],
    ['Discord', 'https://discord.example/easel'],
  ] as const) {
    expect(await page.getByRole('banner').getByRole('link', { name }).getAttribute('href')).toBe(url)
  }

  const others = navigation(page).getByRole('button', { name: 'Other' })
  await others.focus()
  await page.keyboard.press('Enter')
  const templates = menu(page, 'Other').getByRole('menuitem', { name: 'Templates' })
  await expect.poll(() => templates.evaluate(item => item === document.activeElement)).toBe(true)
  await expectNoViolations(page, '[role=menu]')
  expect(await addressesIn(page, 'menuitem', 'menu')).toEqual([
    '/templates',
    '/upscale',
    '/removeBackground',
    'https://ideas.example/',
    'https://discord.example/easel',
    '/help',
    '/about',
  ])
  await page.keyboard.press('Escape')
  await menu(page, 'Other').waitFor({ state: 'detached' })
  expect(await others.evaluate(button => button === document.activeElement)).toBe(true)

  await page.getByRole('button', { name: 'Account of noor' }).click()
  const account = menu(page, 'Your account')
  const plan = account.getByRole('menuitem', { name: 'Current plan: Free' })
  expect(await plan.getAttribute('href')).toBe('/subscription')
  await account.getByRole('menuitem', { name: `${132} credits` }).waitFor()
  await account.getByRole('menuitem', { name: 'Sign out' }).waitFor()
  await expectNoViolations(page, '[role=menu]')
  await account.getByRole('menuitem', { name: 'Your account' }).click()
  await page.getByRole('heading', { level: 1, name: 'Account Settings' }).waitFor()
  await expect.poll(() => page.title()).toBe(`Account Settings - ${TAGLINE}`)

  await navigation(page).getByRole('button', { name: 'Lights up' }).click()
  await navigation(page).getByRole('button', { name: 'Lights down' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('light')
})

test('a phone has its bottom bar, More actions and a sidebar that comes in from the left', async () => {
  const page = await openPageAs(app, other, { ...PHONE, viewport: { width: 360, height: 740 } })
  await page.goto(app.url)
  await navigation(page).getByRole('link', { name: 'Notifications' }).waitFor()
  expect(await addressesIn(page, 'link', 'navigation')).toEqual([
    '/',
    '/notifications',
    '/gallery',
    '/settings',
  ])
  for (const link of await navigation(page).getByRole('link').all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  await navigation(page).getByRole('button', { name: 'More actions' }).tap()
  await menu(page, 'More actions').getByRole('menuitem', { name: 'Sign out' }).waitFor()
  await expectNoViolations(page, '[role=menu]')
  await menu(page, 'More actions').getByRole('menuitem', { name: 'Help' }).tap()
  await page.getByRole('heading', { name: 'Help & FAQ' }).waitFor()
  await expectNoOverflow(page)
  await page.getByRole('button', { name: 'Back' }).tap()
  await page.getByRole('heading', { name: 'Public Creations' }).waitFor()

  const trigger = page.getByRole('banner').getByRole('button', { name: 'Menu' })
  const slideOver = page.getByRole('dialog', { name: 'Menu' })
  await trigger.tap()
  await slideOver.getByRole('link', { name: /^Credits 132/ }).waitFor()
  expect(await slideOver.getByRole('link', { name: 'Help' }).getAttribute('href')).toBe('/help')
  await slideOver.getByRole('link', { name: 'Sign Out' }).waitFor()
  await expectNoViolations(page, 'dialog')
  await page.keyboard.press('Escape')
  await slideOver.waitFor({ state: 'detached' })
  await trigger.tap()
  await slideOver.getByRole('button', { name: 'Other' }).tap()
  await menu(page, 'Other').getByRole('menuitem', { name: 'Templates' }).tap()
  await page.getByRole('heading', { name: 'Search for Templates' }).waitFor()
  await slideOver.waitFor({ state: 'detached' })
})

test('what needs a login leads there first, says so, and then on to where it was meant to', async () => {
  const page = await openPage({ ...DESKTOP, expected: /401/ })
  // What is said while the page is being left can be asked for only once somebody is back.
  await page.addInitScript(() => {
    const note = () => {
      if (document.body?.innerText.includes('Logging in ...')) localStorage.setItem('said', 'Logging in ...')
    }
    new MutationObserver(note).observe(document, { childList: true, subtree: true })
  })
  await page.goto(app.url)
  const profile = navigation(page).getByRole('link', { name: 'Profile' })
  expect(await profile.getAttribute('href')).toBe('/v1/oidc/login?redirectURL=%2F')
  await navigation(page).getByRole('link', { name: 'Gallery' }).click()
  await page.getByLabel('Email').fill('newcomer@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { level: 1, name: 'Gallery' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/gallery')
  expect(await page.evaluate(() => localStorage.getItem('said'))).toBe('Logging in ...')
  await navigation(page).getByRole('link', { name: 'Sign Out' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).waitFor()

  // These pages ask for the login by themselves.
  await page.goto(`${app.url}/notifications`)
  await page.getByLabel('Email').waitFor()
  await page.getByLabel('Email').fill('newcomer@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('No messages').waitFor()
  expect(new URL(page.url()).pathname).toBe('/notifications')
})

test('a picture is reported with a reason and a note; its author is hidden, and gone', async () => {
  const page = await openPageAs(app, person, { ...DESKTOP, expected: /429|500/ })
  await page.goto(app.url)
  const card = page.getByRole('article', { name: 'an unkind picture' })
  const choose = async (name: string) => {
    await card.hover()
    await card.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await choose('Report…')
  const dialog = page.getByRole('dialog', { name: 'Report this picture' })
  const send = dialog.getByRole('button', { name: 'Send report' })
  expect(await send.isDisabled()).toBe(true)
  await dialog.getByRole('radio', { name: 'Spam or advertising' }).check()
  await dialog.getByRole('textbox', { name: /^Note/ }).fill('The same one again and again')
  await expectNoViolations(page, 'dialog')
  await page.route('**/v1/report/create', route => route.fulfill({ status: 500, json: {} }), { times: 1 })
  await send.click()
  await page.getByRole('alert').getByText('Report failed').waitFor()
  await send.click()
  await page.getByText('Report sent').waitFor()
  await dialog.waitFor({ state: 'detached' })

  await choose('Hide this person')
  const question = page.getByRole('dialog', { name: 'Hide this person' })
  await question.getByText(/You will no longer see w+’s pictures and comments/).waitFor()
  await expectNoViolations(page, 'dialog')
  await question.getByRole('button', { name: 'Hide' }).click()
  await page.getByText(/^w+ is hidden$/).waitFor()
  await card.waitFor({ state: 'detached' })
  await page.getByRole('article', { name: 'a bell tower' }).waitFor()
  await page.reload()
  await page.getByRole('article', { name: 'a bell tower' }).waitFor()
  expect(await card.count()).toBe(0)
})
