import { afterAll, beforeAll, expect, test } from 'vitest'
import { PAGES, type PageKey } from '#contract/pages.ts'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { openPage } from '#tests/support/browser.ts'
import { addressesOfPages } from '#tests/support/page-addresses.ts'
import { DESKTOP } from './support/create-box.ts'
import { complete } from './support/creations.ts'
import { openPageAs } from './support/sign-in.ts'

let app: TestApp
let person: Person
let addresses: Record<PageKey, string>
beforeAll(async () => {
  app = await startApp({ hasPages: true })
  person = await app.signInAs('Noor')
  const { id } = await complete(person, { prompt: 'a kettle that sings' })
  addresses = await addressesOfPages(app, person, id)
})
afterAll(() => app.close())

const KEYS = Object.keys(PAGES) as PageKey[]
/** What is asked of an order that nobody made is refused. */
const EXPECTED = { ...DESKTOP, expected: /Failed to load resource/ }

test('every page opens for a person under its title', async () => {
  const page = await openPageAs(app, person, EXPECTED)
  for (const key of KEYS) {
    const { title, isBare, shows } = PAGES[key]
    await page.goto(app.url + addresses[key])
    if (!isBare && key !== 'creation') await page.getByRole('heading', { level: 1, name: title }).waitFor()
    // Nobody made the order that is asked for.
    const named = key === 'order' ? 'Not found' : title
    if (!shows) await expect.poll(() => page.title(), { message: key }).toMatch(new RegExp(`^${named} - `))
    else expect(await page.title()).not.toContain('Not found')
    expect(new URL(page.url()).pathname).toBe(addresses[key])
  }
})

test('whoever is not signed in sees each page, or the sign-in where the page needs a person', async () => {
  const page = await openPage(EXPECTED)
  for (const key of KEYS) {
    const { needsLogin } = PAGES[key]
    await page.goto(app.url + addresses[key])
    if (needsLogin) {
      await page.getByLabel('Email').waitFor()
      continue
    }
    await page.locator('#content').waitFor()
    expect(new URL(page.url()).pathname).toBe(addresses[key])
  }
})
