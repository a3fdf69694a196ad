import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePictures } from '#bench/support/pictures.ts'
import { fillGallery } from '#bench/support/rows.ts'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { DESKTOP, PHONE } from './support/create-box.ts'
import { openPageAs } from './support/sign-in.ts'

/** More than one page of the trash. */
const MADE = 30

let app: TestApp
let person: Person
beforeAll(async () => {
  app = await startApp({ hasPages: true })
  person = await app.signIn()
  await fillGallery(app.database, person.id, MADE)
  await storePictures(app.database, app.dataDir)
})
afterAll(() => app.close())

const NAME = 'a lighthouse on a cliff above a stormy sea at dusk, number'
const openLabel = (number: number) => `Open: ${NAME} ${number}`

test('a deleted creation comes back by the button of its notice, and by Ctrl Z', async () => {
  const page = await openPageAs(app, person, DESKTOP)
  await page.goto(`${app.url}/gallery`)
  const card = page.getByRole('article', { name: `${NAME} 29`, exact: true })
  const remove = async () => {
    await card.hover()
    await card.getByRole('button', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete Creation' })
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Moved to the trash', { exact: true }).waitFor()
    await card.waitFor({ state: 'detached' })
  }
  await remove()
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Restored', { exact: true }).waitFor()
  await card.waitFor()
  const [first] = await page.getByRole('list', { name: 'Your creations' }).getByRole('link').all()
  expect(await first?.getAttribute('aria-label')).toBe(openLabel(29))

  // A notice stays as long as it is pointed at.
  await page.mouse.move(400, 600)
  await page.getByText('Restored', { exact: true }).waitFor({ state: 'detached' })
  await remove()
  // In a field it takes back what was typed, and nothing else.
  await page.getByRole('textbox', { name: 'Prompt' }).focus()
  await page.keyboard.press('Control+z')
  await page.getByText('Moved to the trash', { exact: true }).waitFor()
  await page.getByRole('textbox', { name: 'Prompt' }).blur()
  await page.keyboard.press('Control+z')
  await card.waitFor()
  await page.getByText('Moved to the trash', { exact: true }).waitFor({ state: 'detached' })
})

test('the trash shows what was deleted page by page, restores it and deletes it for good', async () => {
  const { body } = await person.call('/v1/image/list', { perPage: 100 })
  for (const { id } of body.data.slice(0, 25)) await person.call('/v1/image/delete', { imageId: id })
  const page = await openPageAs(app, person, DESKTOP)
  await page.goto(`${app.url}/gallery`)
  await page.getByRole('link', { name: 'Trash', exact: true }).click()
  await page.getByRole('heading', { name: 'Trash', level: 1 }).waitFor()
  await page.getByText(/^Creations stay 30 days, then they are deleted for good\. 25 creations, /).waitFor()
  const cards = page.getByRole('list', { name: 'Deleted creations' }).getByRole('listitem')
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 5000)
      return page.getByText("-- You've reached the end --").count()
    })
    .toBe(1)
  await page.mouse.wheel(0, -50_000)

  const first = cards.first()
  await first.getByText('30 days left').waitFor()
  await first.hover()
  await first.getByRole('button', { name: 'Restore' }).click()
  await page.getByText(/24 creations, /).waitFor()
  await cards.first().hover()
  await cards.first().getByRole('button', { name: 'Delete for good' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete for good' })
  await dialog.getByText('1 creation is deleted for good, with likes and comments.').waitFor()
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await page.getByText(/23 creations, /).waitFor()

  await page.getByRole('button', { name: 'Restore all' }).click()
  await page.getByText('The trash is empty.').waitFor()
  await page.getByRole('link', { name: 'Go to Gallery' }).click()
  await page.getByRole('article', { name: `${NAME} 27`, exact: true }).waitFor()
  expect((await person.call('/v1/image/list', { perPage: 100 })).body.data).toHaveLength(MADE - 1)
})

test('on a phone the same is in the menu of a card, and the trash is emptied', async () => {
  const page = await openPageAs(app, person, PHONE)
  const { body } = await person.call('/v1/image/list', { perPage: 2 })
  for (const { id } of body.data) await person.call('/v1/image/delete', { imageId: id })
  await page.goto(`${app.url}/gallery/trash`)
  const [first] = body.data
  const card = page.getByRole('article', { name: first.prompt })
  await card.getByRole('button', { name: 'More actions' }).tap()
  await page.getByRole('menuitem', { name: 'Restore' }).tap()
  await page.getByText(/1 creation, /).waitFor()
  await page.getByRole('button', { name: 'Empty the trash' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Empty the trash' })
  await dialog.getByRole('button', { name: 'Delete 1 for good' }).tap()
  await page.getByText('The trash is empty.').waitFor()
})

test('a trash that cannot be loaded says so, and a failure to restore leaves it as it is', async () => {
  const { body } = await person.call('/v1/image/list', { perPage: 1 })
  await person.call('/v1/image/delete', { imageId: body.data[0].id })
  const page = await openPageAs(app, person, { ...DESKTOP, expected: /ERR_FAILED/ })
  await page.route('**/v1/image/trashList', route => route.abort())
  await page.goto(`${app.url}/gallery/trash`)
  await page
    .getByText(/^Load trash failed\. /)
    .first()
    .waitFor()
  await page.unroute('**/v1/image/trashList')
  await page.getByRole('button', { name: 'Try again' }).click()
  const card = page.getByRole('listitem').filter({ hasText: '30 days left' })
  await card.hover()
  await page.route('**/v1/image/restore', route => route.abort())
  await card.getByRole('button', { name: 'Restore' }).click()
  await page.getByText('Restore creation failed').waitFor()
  await card.waitFor()
})
