import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePictures } from '#bench/support/pictures.ts'
import { fillGallery } from '#bench/support/rows.ts'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { createBox, DESKTOP, PHONE } from './support/create-box.ts'
import { openPageAs } from './support/sign-in.ts'

/** More than twenty on three pages, so that the fourth says that it comes. */
const MADE = 32

let app: TestApp
let person: Person
beforeAll(async () => {
  app = await startApp({ hasPages: true })
  person = await app.signIn()
  await fillGallery(app.database, person.id, MADE)
  await storePictures(app.database, app.dataDir)
})
afterAll(() => app.close())

const label = (number: number) => `Open: a lighthouse on a cliff above a stormy sea at dusk, number ${number}`
const address = (config: string) => `${app.url}/gallery?config=${encodeURIComponent(config)}`

test('it loads page by page to its end, of all modes or of one', async () => {
  const page = await openPageAs(app, person, DESKTOP)
  let pages = 0
  await page.route('**/v1/image/list', async route => {
    if (route.request().postDataJSON().before) pages += 1
    // By now there are more than twenty.
    if (pages === 3) await page.getByText('Loading more').waitFor()
    await route.continue()
  })
  await page.goto(`${app.url}/gallery`)
  await page.getByRole('link', { name: label(MADE - 1), exact: true }).waitFor()
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 5000)
      return page.getByText("-- You've reached the end --").count()
    })
    .toBe(1)
  await page.getByRole('link', { name: label(0), exact: true }).waitFor()
  await page.unroute('**/v1/image/list')

  await page.getByRole('button', { name: 'All Image Modes' }).click()
  await page.getByRole('menuitemradio', { name: 'Upscale' }).click()
  await page.getByRole('link', { name: label(28), exact: true }).waitFor()
  const list = page.getByRole('list', { name: 'Your creations' })
  await expect.poll(() => list.getByRole('listitem').count()).toBe(5)
  await page.getByRole('button', { name: 'Upscale' }).first().click()
  await page.getByRole('menuitemradio', { name: 'Emoji' }).click()
  await page.getByText('No creation, want some ideas?').waitFor()
  await page.getByRole('link', { name: 'Go to Trending' }).click()
  await page.getByRole('heading', { name: 'Public Creations' }).waitFor()
})

test('a configuration in the address fills in the create box once; what is not JSON is ignored', async () => {
  const page = await openPageAs(app, person, DESKTOP)
  const logged: string[] = []
  page.on('console', message => logged.push(message.text()))
  const { prompt } = createBox(page)
  await page.goto(address('{"imageMode":"emoji","prompt":"a fox that laughs"}'))
  await expect.poll(() => prompt.inputValue()).toBe('a fox that laughs')
  await page.getByRole('button', { name: /^Emoji/ }).waitFor()
  expect(page.url()).toBe(`${app.url}/gallery`)

  await page.goto(address('{"prompt":'))
  await page.getByRole('link', { name: label(MADE - 1), exact: true }).waitFor()
  await expect.poll(() => logged.join()).toContain('is not valid JSON and was ignored')
  expect(await prompt.inputValue()).toBe('a fox that laughs')
})

test('several are chosen to be made public or deleted at once', async () => {
  const page = await openPageAs(app, person, DESKTOP)
  await page.goto(`${app.url}/gallery`)
  await page.getByRole('link', { name: label(30), exact: true }).waitFor()
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  const bar = page.getByRole('toolbar', { name: 'Chosen creations' })
  // What it means is what it says, as long as older ones are not loaded and when all are.
  const some = bar.getByRole('button', { name: /^Select the newest/ })
  const loaded = /\d+/.exec(await some.innerText())?.[0]
  await some.click()
  await bar.getByText(`${loaded} creations selected`).waitFor()
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 5000)
      return bar.getByRole('button', { name: `Select all ${MADE}` }).count()
    })
    .toBe(1)
  await bar.getByRole('button', { name: `Select all ${MADE}` }).click()
  await bar.getByText(`${MADE} creations selected`).waitFor()
  await bar.getByRole('button', { name: 'Done' }).click()
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  const choose = (number: number) =>
    page.getByRole('checkbox', { name: label(number).replace('Open', 'Select'), exact: true })
  // Of these one is private.
  for (const number of [30, 28]) await choose(number).check({ force: true })
  // The badge of the private one and the mark that it is chosen stand beside each other.
  const gap = await page
    .getByRole('img', { name: 'Private', exact: true })
    .first()
    .evaluate(badge => {
      let card = badge.parentElement
      while (card && !card.querySelector('input[type=checkbox]')) card = card.parentElement
      const mark = card?.querySelector('input + span')?.getBoundingClientRect()
      return badge.getBoundingClientRect().left - (mark?.right ?? 0)
    })
  expect(gap).toBeGreaterThan(0)
  await bar.getByText('2 creations selected').waitFor()
  await bar.getByRole('button', { name: 'Make public' }).click()
  await page.getByText('1 creation public').waitFor()
  await bar.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Select', exact: true }).click()
  for (const number of [30, 28]) await choose(number).check({ force: true })
  await bar.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Creation' })
  await dialog.getByText('Are you sure you want to delete these 2 creations?').waitFor()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('2 creations, kept 30 days', { exact: true }).waitFor()
  for (const number of [30, 28]) {
    await page.getByRole('link', { name: label(number), exact: true }).waitFor({ state: 'detached' })
  }
})

test('on the smallest phone an open create box gives way to what is chosen', async () => {
  const page = await openPageAs(app, person, { ...PHONE, viewport: { width: 320, height: 640 } })
  await page.goto(`${app.url}/gallery`)
  await createBox(page).expand()
  await page.getByRole('button', { name: 'Select', exact: true }).tap()
  await page.getByRole('button', { name: 'Expand' }).waitFor()
  const bar = page.getByRole('toolbar', { name: 'Chosen creations' })
  await bar.getByRole('button', { name: /^Select the newest/ }).tap()
  await bar.getByRole('button', { name: 'Delete' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Delete Creation' })
  await dialog.getByRole('button', { name: 'Cancel' }).tap()
  await dialog.waitFor({ state: 'detached' })
})

test('on a phone everything that can be done with a picture is in its menu', async () => {
  const page = await openPageAs(app, person, {
    ...PHONE,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await page.goto(`${app.url}/gallery`)
  const card = page.getByRole('article', { name: /number 31$/ })
  const choose = async (item: string) => {
    await card.getByRole('button', { name: 'More actions' }).tap()
    await page.getByRole('menuitem', { name: item }).tap()
  }
  await choose('Copy prompt')
  await page.getByText('Prompt copied!').waitFor()
  await card.getByRole('button', { name: 'Like, 0 so far' }).tap()
  await card.getByRole('button', { name: 'Like, 1 so far' }).waitFor()
  await choose('Reprompt')
  await expect.poll(() => createBox(page).prompt.inputValue()).toMatch(/number 31$/)
  await page.getByRole('button', { name: 'Collapse', exact: true }).tap()
  await choose('Delete')
  await page.getByRole('dialog', { name: 'Delete Creation' }).getByRole('button', { name: 'Delete' }).tap()
  await card.waitFor({ state: 'detached' })
})
