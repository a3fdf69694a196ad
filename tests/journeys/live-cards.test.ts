import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Creation } from '#contract/creations.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { MOVING } from '#tests/support/browser.ts'
import { submit } from './support/creations.ts'
import { openPageAs } from './support/sign-in.ts'

let app: TestApp
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
  app.engine.behaveNext(
    { progress: [0.42], until: finish.promise },
    { progress: [0.03], until: finish.promise },
  )
  const submitted: Creation[] = []
  for (const prompt of ['first', 'second', 'third']) submitted.push(await submit(person, { prompt }))

  const first = page.getByRole('article', { name: 'first' })
  await first.getByText('42%').waitFor()
  await expect.poll(() => first.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('42')
  // So little may stand still for seconds: it is shown as work without a figure.
  const second = page.getByRole('article', { name: 'second' })
  await expect.poll(() => second.getByRole('progressbar').count()).toBe(1)
  await expect
    .poll(
      async () => (await person.call('/v1/image/info', { imageId: submitted[1]?.id })).body.data.own.progress,
    )
    .toBe(0.03)
  await page.reload()
  await second.getByText('Processing ...').waitFor()
  expect(await second.getByText(/%/).count()).toBe(0)
  expect(await second.getByRole('progressbar').getAttribute('aria-valuenow')).toBeNull()
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

  // While it can be chosen, the mark stands beside what it says.
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  const mark = (await page.locator('input[type=checkbox] + span').first().boundingBox())!
  const headline = (await page.getByText('Failed', { exact: true }).boundingBox())!
  expect(headline.x).toBeGreaterThanOrEqual(mark.x + mark.width)
  await page.getByRole('button', { name: 'Done' }).click()

  const finish = Promise.withResolvers<void>()
  app.engine.behave({ until: finish.promise })
  await card.getByRole('button', { name: 'Retry' }).click()
  await card.getByText('Processing ...').waitFor()
  finish.resolve()
  await page.getByRole('img', { name: 'refused at first' }).waitFor()
  await page.getByRole('link', { name: '110 credits' }).waitFor()
})

test('whatever shape was asked for, a card that failed shows all that it says, and is no larger', async () => {
  const person = await app.signIn()
  const page = await openPageAs(app, person)
  for (const aspectRatio of ['9:21', '1:1', '21:9']) {
    app.engine.behaveNext({ failure: 'moderated' })
    await submit(person, { prompt: `refused in ${aspectRatio}`, aspectRatio })
  }
  for (const width of [360, 390, 768, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    await gallery(page)
    const cards = page.getByRole('article', { name: /^refused in/ })
    await expect.poll(() => cards.getByRole('button', { name: 'Retry' }).count()).toBe(3)
    for (const card of await cards.all()) {
      const [hidden, height] = await card.evaluate(article => [
        [article, ...article.querySelectorAll('*')].reduce(
          (most, { scrollHeight, clientHeight }) =>
            clientHeight > 0 ? Math.max(most, scrollHeight - clientHeight) : most,
          0,
        ),
        article.clientHeight,
      ])
      expect(hidden, `cut off at ${width}`).toBeLessThanOrEqual(1)
      expect(height).toBeLessThan(480)
    }
  }
})

test('the view of a picture that failed says why and what came back, and tries again', async () => {
  const person = await app.signIn()
  const page = await openPageAs(app, person, MOVING)
  app.engine.behaveNext({ failure: 'moderated' })
  const { id } = await submit(person, { prompt: 'refused alone' })
  await page.goto(`${app.url}/creation/${id}`)
  const view = page.getByRole('dialog', { name: 'refused alone' })
  await view.getByText('Failed', { exact: true }).waitFor()
  await view.getByText('The model refused this prompt or picture.').waitFor()
  await view.getByText('3 credits returned').waitFor()
  await view.getByText('3 credits, 3 returned', { exact: true }).waitFor()
  // What can be done is offered once.
  for (const name of ['Delete', 'Reprompt', 'Copy prompt', 'Retry'])
    expect(await view.getByRole('button', { name }).count()).toBe(1)
  expect(await view.getByRole('heading', { name: /^Comments/ }).count()).toBe(0)
  const finish = Promise.withResolvers<void>()
  app.engine.behave({ progress: [0.42], until: finish.promise })
  await view.getByRole('button', { name: 'Retry' }).click()
  await view.getByText('42%').waitFor()
  finish.resolve()
  await view.getByRole('img', { name: 'refused alone' }).first().waitFor()
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
  await card.getByText('Canceled', { exact: true }).waitFor()
  await card.getByText('You canceled this picture. Your credits are back.').waitFor()
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
  await dialog.getByRole('button', { name: 'Delete' }).click()
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

test('with more under way than a page holds, the newest stay on top and older ones on their page', async () => {
  const person = await app.signIn()
  const page = await openPageAs(app, person, MOVING)
  app.engine.behave({ hangs: true })
  const made = []
  for (let number = 0; number < 14; number++) made.push(await submit(person, { prompt: `open ${number}` }))
  const answer = Promise.withResolvers<void>()
  await page.route('**/v1/image/list', async route => {
    if (route.request().postDataJSON().before) await answer.promise
    await route.continue()
  })
  const shown = async () => {
    const items = page.getByRole('list', { name: 'Your creations' }).getByRole('listitem')
    const names = await items.evaluateAll(all =>
      all
        .sort((a, b) => Number(a.ariaPosInSet) - Number(b.ariaPosInSet))
        .map(item => item.querySelector('article')?.ariaLabel),
    )
    return names.map(name => Number(name?.replace('open ', '')))
  }
  await gallery(page)
  await expect.poll(shown).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4])

  // One of those that no loaded page holds ends, and with it all others move up in the queue.
  await person.call('/v1/image/cancel', { imageId: made[2]?.id })
  await page.getByRole('article', { name: 'open 13' }).getByText('number 11').waitFor()
  expect(await shown()).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4])
  made.push(await submit(person, { prompt: 'open 14' }))
  await expect.poll(shown).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4])

  // Small enough for all of them to be in the window.
  await page.setViewportSize({ width: 800, height: 2400 })
  answer.resolve()
  await expect.poll(shown).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0])
  await page.getByRole('article', { name: 'open 2', exact: true }).getByText('Canceled').first().waitFor()
  // What hangs would keep the next test's picture waiting.
  for (const creation of made) await person.call('/v1/image/cancel', { imageId: creation?.id })
})

test('what ends is announced, and told with a way to it where its card is not', async () => {
  const person = await app.signIn()
  const page = await openPageAs(app, person)
  const announced = page.getByRole('status', { name: 'Announcements' })
  const notice = page.getByRole('region', { name: 'Notices' })
  const finish = Promise.withResolvers<void>()
  app.engine.behave({ until: finish.promise })
  const listening = page.waitForResponse('**/v1/events')
  await page.goto(app.url)
  await listening
  await submit(person, { prompt: 'seen from afar' })
  await page.getByRole('link', { name: '132 credits' }).waitFor()
  finish.resolve()
  await announced.getByText('Picture ready: seen from afar').waitFor({ state: 'attached' })
  await notice.getByText('Picture ready').hover()
  await notice.getByRole('button', { name: 'Open' }).click()
  await page.getByRole('dialog', { name: 'seen from afar' }).getByRole('img').first().waitFor()
  await page.keyboard.press('Escape')

  await gallery(page)
  await page.getByRole('img', { name: 'seen from afar' }).waitFor()
  app.engine.behaveNext({ failure: 'moderated' })
  await submit(person, { prompt: `${'a very long wish , '.repeat(30)}end` })
  await announced.getByText(/^Picture failed: a very long wish, a very/).waitFor({ state: 'attached' })
  expect(await notice.getByText('Picture failed').count()).toBe(0)
  const names = await page
    .getByRole('main')
    .evaluate(main =>
      [...main.querySelectorAll('[aria-label]')].map(one => one.getAttribute('aria-label') ?? ''),
    )
  expect(names.filter(name => name.length > 120 || name.includes(' ,'))).toEqual([])
  expect(names.filter(name => name.startsWith('a very long wish, a very'))).toHaveLength(1)
})
