import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { send, settled } from '#tests/support/creations.ts'
import { DESKTOP, PHONE } from './support/create-box.ts'
import { openPageAs } from './support/sign-in.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ hasPages: true })
})
afterAll(() => app.close())

/** A person with a batch of that prompt, settled unless something holds it. */
async function withBatch(prompt: string, count = 4, { settle = true } = {}) {
  const person = await app.signIn()
  const { batch } = (await send(person, { prompt, count })).body
  if (settle) for (const { id } of batch) await settled(person, id, 30_000)
  return { person, ids: batch.map(({ id }: { id: string }) => id) as string[] }
}

test('of a batch one is kept, and the others come back by Undo', async () => {
  const { person, ids } = await withBatch('a bell')
  const page = await openPageAs(app, person, DESKTOP)
  await page.goto(`${app.url}/gallery`)
  const card = page.getByRole('region', { name: /^4 pictures: a bell/ })
  const second = card.getByRole('link', { name: 'Open: 2: a bell' })
  await second.hover()
  await card.getByRole('button', { name: 'Keep this one' }).nth(1).click()
  await page.getByText('3 creations, kept 30 days', { exact: true }).waitFor()
  await page.getByRole('article', { name: 'a bell' }).waitFor()
  const left = async () => (await person.call('/v1/image/list')).body.data.map(({ id }: { id: string }) => id)
  expect(await left()).toEqual([ids[1]])
  await page.getByRole('button', { name: 'Undo' }).click()
  await card.waitFor()
  expect((await left()).sort()).toEqual([...ids].sort())
})

test('its first picture hangs on the wall, and another one is hung from its card', async () => {
  const { person, ids } = await withBatch('a lute', 2)
  const page = await openPageAs(app, person, DESKTOP)
  await page.goto(`${app.url}/gallery`)
  const card = page.getByRole('region', { name: /^2 pictures: a lute/ })
  await expect.poll(() => card.getByRole('img', { name: 'Hangs on the wall' }).count()).toBe(1)
  await card.getByRole('link', { name: 'Open: 2: a lute' }).hover()
  await card.getByRole('button', { name: 'Hang on the wall' }).click()
  await page.getByText('Hangs on the wall', { exact: true }).first().waitFor()
  const { data } = (await app.call('/v1/image/publicList', { perPage: 100 })).body
  expect(data.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining(ids))
})

test('each shows its own state: what waits is cancelled together, what failed is tried again', async () => {
  let release = () => {}
  app.engine.behave({
    until: new Promise<void>(resolve => {
      release = resolve
    }),
  })
  app.engine.behaveNext({ failure: 'invalid' })
  const { person } = await withBatch('a drum', 4, { settle: false })
  const page = await openPageAs(app, person, DESKTOP)
  await page.goto(`${app.url}/gallery`)
  const card = page.getByRole('region', { name: /pictures: a drum/ })
  await card.getByText('Failed').waitFor()
  await card.getByText('Queued').waitFor()
  await card.getByText(/9 credits of 12/).waitFor()
  await card.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Cancel the rest' }).click()
  await expect.poll(() => card.getByText('Canceled').count()).toBe(3)
  release()
  app.engine.behave()
  await card.getByRole('button', { name: 'Retry' }).first().click()
  await page.getByRole('region', { name: /^4 pictures: a drum\. 1 done, 3 failed/ }).waitFor()
})

test('in the view its number or a press goes to another one, and one is hung and kept', async () => {
  const { person, ids } = await withBatch('a flute', 3)
  const page = await openPageAs(app, person, DESKTOP)
  await page.goto(`${app.url}/gallery`)
  await page.getByRole('link', { name: 'Open: 1: a flute' }).click()
  const strip = page.getByRole('navigation', { name: 'Made at the same time' })
  const current = () => strip.locator('[aria-current]').getAttribute('aria-label')
  await expect.poll(current).toBe('1: a flute')
  await page.keyboard.press('3')
  await page.waitForURL(`**/creation/${ids[2]}`)
  await expect.poll(current).toBe('3: a flute')
  await strip.getByRole('button', { name: '2: a flute' }).click()
  await page.waitForURL(`**/creation/${ids[1]}`)
  await page.getByRole('button', { name: 'Hang', exact: true }).click()
  await page.getByRole('button', { name: 'Take down', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Keep', exact: true }).click()
  await page.getByText('2 creations, kept 30 days', { exact: true }).waitFor()
  await strip.waitFor({ state: 'detached' })
  const { data } = (await person.call('/v1/image/list')).body
  expect(data.map(({ id }: { id: string }) => id)).toEqual([ids[1]])
})

test('on a phone its menu has what can be done with all, and they are chosen one by one', async () => {
  const { person } = await withBatch('a harp')
  const page = await openPageAs(app, person, PHONE)
  await page.goto(`${app.url}/gallery`)
  const card = page.getByRole('region', { name: /^4 pictures: a harp/ })
  await card.getByRole('link', { name: 'Open: 3: a harp' }).tap()
  await page.getByRole('dialog').getByText('a harp').first().waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Select', exact: true }).tap()
  await expect.poll(() => page.getByRole('checkbox', { name: 'Select: a harp' }).count()).toBe(4)
  await page.getByRole('button', { name: 'Done' }).tap()
  await card.getByRole('button', { name: 'More actions' }).tap()
  await page.getByRole('menuitem', { name: 'Delete all' }).tap()
  await page.getByRole('dialog', { name: 'Delete Creation' }).getByRole('button', { name: 'Delete' }).tap()
  await page.getByText('4 creations, kept 30 days', { exact: true }).waitFor()
  await card.waitFor({ state: 'detached' })
})
