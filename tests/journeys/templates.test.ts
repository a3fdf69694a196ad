import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { openPage } from '#tests/support/browser.ts'
import { createTestEngine } from '#tests/support/engine.ts'
import { expectNoOverflow, expectNoViolations } from './support/axe.ts'
import { createBox, DESKTOP, PHONE } from './support/create-box.ts'
import { openPageAs } from './support/sign-in.ts'

const TAGLINE = 'Make the picture you meant.'

let app: TestApp
let person: Person
beforeAll(async () => {
  const engine = createTestEngine()
  const serves: typeof engine.serves = (mode, model) =>
    mode === 'sketch2img' ? null : engine.serves(mode, model)
  app = await startApp({ hasPages: true, engines: [{ ...engine, serves }] })
  person = await app.signIn()
})
afterAll(() => app.close())

for (const [place, size] of [
  ['a desktop', DESKTOP],
  ['a phone', { ...PHONE, colorScheme: 'light' as const }],
] as const) {
  test(`on ${place} a template is searched for, looked at, shared and used`, async () => {
    const page = await openPageAs(app, person, size)
    await page.goto(app.url)
    await page.getByRole('link', { name: 'More templates' }).click()
    await page.getByRole('heading', { name: 'Search for Templates' }).waitFor()
    await expect.poll(() => page.title()).toBe(`Template Search - ${TAGLINE}`)
    const results = page.getByRole('list', { name: 'Templates' }).getByRole('listitem')
    await expect.poll(() => results.count()).toBe(10)
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(() => results.count()).toBe(20)

    const keyword = page.getByRole('searchbox', { name: 'Keyword' })
    const search = page.getByRole('button', { name: 'Search', exact: true })
    expect(await search.isDisabled()).toBe(true)
    await keyword.fill('nothing like it')
    await search.click()
    await page.getByText('No match').waitFor()
    await expectNoViolations(page)
    await keyword.fill('night rain')
    await keyword.press('Enter')
    await expect.poll(() => results.count()).toBe(1)
    expect(new URL(page.url()).searchParams.get('keyword')).toBe('night rain')
    const link = results.getByRole('link', { name: /^Neon Street/ })
    expect(await link.locator('img').getAttribute('src')).toBe('/templates/neon-street/1.png')
    await expectNoOverflow(page)
    await link.click()

    await page.getByRole('heading', { name: 'Neon Street' }).waitFor()
    await expect.poll(() => page.title()).toBe(`Using Template - Neon Street - ${TAGLINE}`)
    await page.getByText('Rain and glow at night').waitFor()
    const example = page.getByRole('link', { name: 'Example 2 of Neon Street, opens in a new tab' })
    expect(await example.getAttribute('href')).toBe('/templates/neon-street/2.png')
    expect(await example.getAttribute('target')).toBe('_blank')
    expect(await page.getByRole('link', { name: 'Feedback' }).getAttribute('href')).toMatch(
      /^mailto:support@easel\.example\?subject=Template%20Neon%20Street$/,
    )
    await expectNoViolations(page)
    await expectNoOverflow(page)

    await page.getByRole('button', { name: 'Share' }).click()
    const share = page.getByRole('dialog', { name: 'Share' })
    expect(await share.getByRole('textbox', { name: 'Link' }).inputValue()).toBe(
      `${app.url}/template/neon-street`,
    )
    await page.keyboard.press('Escape')
    await share.waitFor({ state: 'detached' })

    const use = page.getByRole('link', { name: 'Use this template' })
    const address = new URL((await use.getAttribute('href')) ?? '', app.url)
    expect(JSON.parse(address.searchParams.get('config') ?? '')).toEqual({
      imageMode: 'txt2img',
      model: 'fast',
      style: 'neon-punk',
      aspectRatio: '1:1',
      prompt: 'a city street at night in the rain',
      templateId: 'neon-street',
    })
    await use.click()
    await expect.poll(() => createBox(page).prompt.inputValue()).toBe('a city street at night in the rain')
    expect(new URL(page.url()).pathname).toBe('/gallery')
  })
}

test('a template of a mode that nobody serves says so, and what its examples are', async () => {
  const page = await openPage(DESKTOP)
  await page.goto(`${app.url}/template/still-life`)
  await page.getByText(/^This mode needs a model provider/).waitFor()
  await page.getByText(/^The examples illustrate what the mode is for/).waitFor()
})

test('what cannot be loaded is told, and tried again', async () => {
  const page = await openPage({ ...DESKTOP, expected: /404|500/ })
  await page.goto(`${app.url}/templates`)
  await page.getByRole('list', { name: 'Templates' }).waitFor()
  await page.route('**/v1/templates/list', route => route.fulfill({ status: 500, json: {} }), { times: 3 })
  await page.getByRole('searchbox', { name: 'Keyword' }).fill('castle')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').getByText('Get templates failed').waitFor({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('link', { name: /^Pixel Castle/ }).waitFor()

  await page.goto(`${app.url}/template/long-gone`)
  await page.getByText(/There is nothing here/).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Search for Templates' }).click()
  await page.getByRole('heading', { name: 'Search for Templates' }).waitFor()
})
