import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type App, startApp } from '#tests/support/app.ts'
import { MOVING, openPage } from '#tests/support/browser.ts'
import { submit } from './support/creations.ts'
import { openPageAs } from './support/sign-in.ts'

let app: App
beforeAll(async () => {
  app = await startApp({ hasPages: true })
})
afterAll(() => app.close())
afterEach(() => app.engine.behave())

const gallery = (page: Page) => page.goto(`${app.url}/gallery`)

test('a card shows its place in the queue, its progress, and then its picture, without a reload', async () => {
  const person = await app.signIn()
  const page = await openPageAs(app, person, MOVING)
  await gallery(page)
  await page.getByText('No creation, want some ideas?').waitFor()

  const finish = Promise.withResolvers<void>()
  app.engine.behave({ progress: [0.42], until: finish.promise })
  for (const prompt of ['first', 'second', 'third']) await submit(person, { prompt })

  const first = page.getByRole('article', { name: 'first' })
  await first.getByText('42%').waitFor()
  await expect.poll(() => first.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('42')
  const third = page.getByRole('article', { name: 'third' })
  await third.getByText('Queued').waitFor()
  await third.getByText('next').waitFor()

  finish.resolve()
  for (const prompt of ['first', 'second', 'third']) {
    await page.getByRole('img', { name: prompt }).waitFor()
  }
})

test('a failed picture says why, gives its credits back and can be tried again', async () => {
  const person = await app.signIn()
  const page = await openPageAs(app, person, MOVING)
  await gallery(page)
  app.engine.behaveNext({ failure: 'moderated' })
  await submit(person, { prompt: 'refused at first', model: 'standard' })

  const card = page.getByRole('article', { name: 'refused at first' })
  await card.getByText('Failed', { exact: true }).waitFor()
  await card
    .getByText('The model refused this prompt or picture. Change it and try again. Your credits are back.')
    .waitFor()
  await card.getByText('25 credits returned').waitFor()
  await page.getByRole('link', { name: '135 credits' }).waitFor()

  await card.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('img', { name: 'refused at first' }).waitFor()
  await page.getByRole('link', { name: '110 credits' }).waitFor()
})

test('a picture that is done before its submission is answered stays done', async () => {
  const person = await app.signIn()
  const page = await openPageAs(app, person, MOVING)
  await gallery(page)
  app.engine.behaveNext({ failure: 'moderated' })
  await submit(person, { prompt: 'overtaken', model: 'standard' })
  const retry = page.getByRole('button', { name: 'Retry' })
  await retry.waitFor()
  const picture = page.getByRole('img', { name: 'overtaken' })
  // The answer is held back until the event that it is done has been shown.
  await page.route('**/v1/image/retry', async route => {
    const answer = await route.fetch()
    await picture.waitFor()
    await route.fulfill({ response: answer })
  })
  const answered = page.waitForResponse('**/v1/image/retry')
  await retry.click()
  await (await answered).finished()
  await retry.waitFor({ state: 'detached' })
  await picture.waitFor()
  expect(await page.getByText('Queued', { exact: true }).count()).toBe(0)
})

test('a running picture can be cancelled, and its credits come back', async () => {
  const person = await app.signIn()
  const page = await openPageAs(app, person, MOVING)
  await gallery(page)
  app.engine.behave({ hangs: true })
  await submit(person, { prompt: 'never finished' })
  const card = page.getByRole('article', { name: 'never finished' })
  await card.getByText('Processing ...').waitFor()
  await card.getByRole('button', { name: 'Cancel' }).click()
  await card.getByText('Cancelled', { exact: true }).waitFor()
  await card.getByText('You cancelled this picture. Your credits are back.').waitFor()
  await page.getByRole('link', { name: '135 credits' }).waitFor()
  await expect.poll(() => app.engine.running()).toBe(0)
})

test('a picture is deleted after a confirmation, and not without one', async () => {
  const person = await app.signIn()
  const page = await openPageAs(app, person, MOVING)
  await submit(person, { prompt: 'to be deleted' })
  await gallery(page)
  const card = page.getByRole('article', { name: 'to be deleted' })
  await page.getByRole('img', { name: 'to be deleted' }).waitFor()
  await card.hover()
  await card.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Creation' })
  await dialog.getByText('Are you sure you want to delete this creation?').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await card.hover()
  await card.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await card.waitFor({ state: 'detached' })
  await page.getByText('No creation, want some ideas?').waitFor()
})

test('without live events the gallery asks every five seconds', async () => {
  const person = await app.signIn()
  const page = await openPageAs(app, person, { ...MOVING, expected: /v1\/events|Failed to load resource/ })
  await page.route('**/v1/events', route => route.abort())
  await page.clock.install()
  await gallery(page)
  await page.getByText('No creation, want some ideas?').waitFor()
  await submit(person, { prompt: 'seen by asking' })
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000)
      return await page.getByRole('img', { name: 'seen by asking' }).isVisible()
    })
    .toBe(true)
})

test('a card that changes does not move the pictures around it', async () => {
  const person = await app.signIn()
  const page = await openPageAs(app, person, MOVING)
  for (const prompt of ['one', 'two', 'three', 'four', 'five'])
    await submit(person, { prompt, aspectRatio: '1:1' })
  await gallery(page)
  for (const prompt of ['one', 'five']) await page.getByRole('img', { name: prompt }).waitFor()
  const finish = Promise.withResolvers<void>()
  app.engine.behave({ until: finish.promise })
  await submit(person, { prompt: 'six', aspectRatio: '1:1' })
  await page.getByRole('article', { name: 'six' }).getByText('Processing ...').waitFor()
  const places = () =>
    page.getByRole('listitem').evaluateAll(items =>
      items.map(item => {
        const { x, y, width, height } = item.getBoundingClientRect()
        return [x, y, width, height].map(Math.round)
      }),
    )
  const before = await places()
  finish.resolve()
  await page.getByRole('img', { name: 'six' }).waitFor()
  expect(await places()).toEqual(before)
})

test('what is told while an older page is on its way is not undone when that comes', async () => {
  const person = await app.signIn()
  const page = await openPageAs(app, person, MOVING)
  for (let number = 0; number < 12; number++) await submit(person, { prompt: `older ${number}` })
  const answer = Promise.withResolvers<void>()
  await page.route('**/v1/image/list', async route => {
    if (route.request().postDataJSON().before) await answer.promise
    await route.continue()
  })
  const asked = page.waitForRequest(request => Boolean(request.postDataJSON()?.before))
  await gallery(page)
  await page.getByRole('img', { name: 'older 11' }).waitFor()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await asked
  await submit(person, { prompt: 'told meanwhile' })
  await page.evaluate(() => scrollTo(0, 0))
  const card = page.getByRole('article', { name: 'told meanwhile' })
  await card.getByRole('img').waitFor()
  answer.resolve()
  await page.getByText("-- You've reached the end --").waitFor()
  await card.getByRole('img').waitFor()
})

test('an address under which there is nothing says so', async () => {
  const page = await openPage({ ...MOVING, expected: /404/ })
  await page.goto(`${app.url}/creation/cre_00000000000000000000000000`)
  await page.getByText('Fetch creation failed. There is nothing here. It may have been deleted.').waitFor()
})
