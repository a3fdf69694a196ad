import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { openPage, sharePage } from '#tests/support/browser.ts'
import { choose, createBox, DESKTOP, dismissNotices, failCall, failure } from './support/create-box.ts'
import { complete } from './support/creations.ts'
import { QUOTED_TEXTS, type QuotedText } from './support/quoted-texts.ts'
import { becomePerson, openPageAs } from './support/sign-in.ts'

let app: TestApp
let person: Person
beforeAll(async () => {
  app = await startApp({ hasPages: true })
  person = await app.signIn()
  await complete(person, { prompt: 'a kettle that sings' })
})
afterAll(() => app.close())

const seen = new Set<QuotedText>()

/** Waits until the text is seen there, as it is or with that in the place of its braces. */
async function see(where: Page | Locator, text: QuotedText, inBraces = ''): Promise<void> {
  await where
    .getByText(text.replace(/\{[^}]*\}/, inBraces), { exact: true })
    .first()
    .waitFor()
  seen.add(text)
}

async function seePlaceholder(where: Page | Locator, text: QuotedText): Promise<void> {
  await where.getByPlaceholder(text, { exact: true }).waitFor()
  seen.add(text)
}

test('whoever is not signed in is told so in the create box', async () => {
  // Small enough for the wall to go on below it: of one that is seen as a whole the end is not told.
  const page = await openPage({ ...DESKTOP, viewport: { width: 1280, height: 600 } })
  await page.goto(app.url)
  await seePlaceholder(page, 'Login to create')
  await see(page, 'Login to Create')
  await see(page, "You've reached the end")
  for (const text of ['AI Imaging Apps', 'Popular Templates', 'Public Creations']) {
    await page.getByRole('heading', { name: text }).waitFor()
  }
  await expect.poll(() => page.title()).toMatch(/^Trending - /)
})

test('what cannot be loaded is told', async () => {
  const page = await openPageAs(app, person, { ...DESKTOP, expected: /Failed to load resource/ })
  await failCall(page, '/v1/templates/list', 429, 'Wait a minute.')
  await failCall(page, '/v1/image/publicList', 429, 'Not so fast.')
  // From another page, because the first page of the wall comes with its own.
  await page.goto(`${app.url}/transactions`)
  await page.getByRole('link', { name: 'Trending' }).click()
  await see(failure(page, 'Get templates failed'), 'Get templates failed')
  await failure(page, 'Get templates failed').getByText('Wait a minute.').waitFor()
  await see(failure(page, 'Load creation failed'), 'Load creation failed')
  await failure(page, 'Load creation failed').getByText('Not so fast.').waitFor()
  await page.getByText('Load creation failed. Not so fast.').waitFor()
})

const page = sharePage({ ...DESKTOP, expected: /Failed to load resource/ }, async page => {
  await becomePerson(page, app, person)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const { body } = await person.call('/v1/templates/list', { page: 1, perPage: 1 })
  const template = {
    ...body.data[0],
    name: 'Without its picture',
    formFiles: [{ key: 'file1', url: '/gone' }],
  }
  await page.route('**/gone', route => route.fulfill({ status: 404 }))
  await page.route('**/v1/templates/list', route => route.fulfill({ json: { status: 0, data: [template] } }))
  await page.goto(app.url)
})
const clipboard = () => page().evaluate(() => navigator.clipboard.readText())

test('the grid and the help of modes carry their texts', async () => {
  await page()
    .getByRole('button', { name: /choose another image mode/ })
    .click()
  const grid = page().getByRole('dialog', { name: 'Image modes' })
  await see(grid, 'Quick filter')
  await seePlaceholder(grid, 'Enter search keyword to filter image modes')
  await grid.getByLabel('Quick filter').fill('sticker')
  await see(grid, 'No match')
  await grid.getByRole('button', { name: /^Face to Sticker/ }).click()
  await grid.waitFor({ state: 'detached' })
  const prompt = page().getByRole('textbox', { name: 'Prompt', exact: true })
  await expect.poll(() => prompt.inputValue()).toBe('a person' satisfies QuotedText)
  seen.add('a person')

  await page().getByRole('button', { name: 'Help' }).click()
  const help = page().getByRole('dialog', { name: 'Workflow' })
  await see(help, 'Workflow')
  await see(help, 'Start Now')
  await page().keyboard.press('Escape')
  await help.waitFor({ state: 'detached' })
})

test('a file that does not fit is refused with its reason', async () => {
  const chooser = page().locator('input[type=file]')
  await choose(chooser, 'notes.txt', 'text/plain', 10)
  const refusals = failure(page(), 'Invalid upload')
  await see(refusals, 'Upload an image file instead of {type}.', 'text/plain')
  await see(refusals, 'Invalid upload')
  await choose(chooser, 'moving.gif', 'image/gif', 10)
  await see(refusals, 'Only image types JPG/PNG/WebP are supported.')
  await choose(chooser, 'huge.png', 'image/png', 12_400_000)
  await see(refusals, 'File size {size} is too big. Max allowed is 10MB.', '12.4 MB')
})

test('the settings say what is private and whose plan allows it, and copy the seed', async () => {
  const adjustments = await createBox(page()).openAdjustments()
  await see(adjustments, 'All Adjustments')
  await see(adjustments, 'Create private images accessible only to you. Upgrade for access.')
  await expect.poll(() => adjustments.getByRole('switch', { name: 'Private' }).isDisabled()).toBe(true)
  const upgrade = adjustments.getByRole('link', { name: 'Upgrade Plan' })
  await expect.poll(() => upgrade.getAttribute('href')).toBe('/subscription')
  const seed = adjustments.getByLabel('Seed', { exact: true })
  await adjustments.getByRole('button', { name: 'New random seed' }).click()
  await expect.poll(() => seed.inputValue()).toMatch(/^\d+$/)
  await adjustments.getByRole('button', { name: 'Copy seed' }).click()
  await see(page(), 'Seed copied!')
  expect(await clipboard()).toBe(await seed.inputValue())
  await page().keyboard.press('Escape')
  await adjustments.waitFor({ state: 'detached' })
})

test('a card copies its prompt, tells of a like that is not taken, and can be shared', async () => {
  const card = page().getByRole('article', { name: 'a kettle that sings' })
  await card.hover()
  await card.getByRole('button', { name: 'Copy prompt' }).click()
  await see(page(), 'Prompt copied!')
  expect(await clipboard()).toBe('a kettle that sings')
  await failCall(page(), '/v1/like/set', 500, 'It was not taken.')
  await card.getByRole('button', { name: /^Like/ }).click()
  await see(page(), 'Toggle like failed')
  await failure(page(), 'Toggle like failed').getByText('It was not taken.').waitFor()
  await expect
    .poll(() => card.getByRole('button', { name: /^Like/ }).getAttribute('aria-pressed'))
    .toBe('false')

  await card.getByRole('link', { name: /^Open/ }).click()
  const view = page().getByRole('dialog', { name: 'a kettle that sings' })
  await view.getByRole('button', { name: 'Share' }).click()
  const share = page().getByRole('dialog', { name: 'Share' })
  await see(share, 'Share')
  await share.getByRole('button', { name: 'Copy' }).click()
  await see(page(), 'Link copied!')
  await page().keyboard.press('Escape')
  await share.waitFor({ state: 'detached' })
  await page().getByRole('button', { name: 'Close' }).click()
  await page().waitForURL(`${app.url}/`)
})

test('a template, an enhancement and a submission that fail are told, and one that succeeds', async () => {
  const box = createBox(page())
  await page().getByRole('button', { name: 'Without its picture' }).click()
  await see(page(), 'Failed to download template')
  await see(failure(page(), 'Failed to download template'), 'Failed to fetch URL: {status text}', 'Not Found')
  await expect.poll(() => box.prompt.inputValue()).not.toBe('')
  await see(box.form, 'Enhance Prompt')
  await failCall(page(), '/v1/prompt/enhance', 502, 'The prompt stays as it is.')
  await page().getByRole('button', { name: 'Enhance Prompt' }).click()
  await see(page(), 'Failed to enhance prompt')
  await failure(page(), 'Failed to enhance prompt').getByText('The prompt stays as it is.').waitFor()
  await failCall(page(), '/v1/image/create', 503, 'Nothing was charged.')
  await box.create.click()
  await see(page(), 'Failed to submit task')
  await failure(page(), 'Failed to submit task').getByText('Nothing was charged.').waitFor()
  await dismissNotices(page())
  await page().unroute('**/v1/image/create')
  await box.create.click()
  await see(page(), 'Succcess')
  await see(page(), 'Task submitted! Awaiting completion.')
})

test('with that, every agreed text was seen', () => {
  const all = Object.keys(QUOTED_TEXTS) as QuotedText[]
  expect(all.filter(text => !seen.has(text))).toEqual([])
})

test('of one kind there are ten notices at most; they stay three seconds, and longer when pointed at', async () => {
  const page = await openPageAs(app, person, { ...DESKTOP, expected: /Failed to load resource/ })
  await page.clock.install({ time: '2026-01-01T12:00:00' })
  await page.goto(app.url)
  await failCall(page, '/v1/like/set', 500, 'It was not taken.')
  const like = page
    .getByRole('article', { name: 'a kettle that sings' })
    .getByRole('button', { name: /^Like/ })
  const notices = failure(page, 'Toggle like failed')
  const fail = async (times: number) => {
    for (let time = 0; time < times; time++) {
      const answered = page.waitForResponse('**/v1/like/set')
      await like.evaluate(button => (button as HTMLButtonElement).click())
      await answered
    }
  }
  await like.waitFor()
  await page.clock.pauseAt('2026-01-01T12:05:00')
  await fail(12)
  await expect.poll(() => notices.count()).toBe(10)
  await page.clock.runFor(2_900)
  await expect.poll(() => notices.count()).toBe(10)
  await page.clock.runFor(200)
  await expect.poll(() => notices.count()).toBe(0)
  await fail(1)
  await notices.hover()
  await page.clock.runFor(10_000)
  await expect.poll(() => notices.count()).toBe(1)
  await page.mouse.move(5, 5)
  await page.clock.runFor(3_100)
  await expect.poll(() => notices.count()).toBe(0)
})
