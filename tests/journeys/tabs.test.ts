import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { submit } from './support/creations.ts'
import { openPageAs } from './support/sign-in.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ hasPages: true })
})
afterAll(() => app.close())

/** Tells the page that somebody turned to another tab, or came back. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate(isHidden => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden })
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      value: isHidden ? 'hidden' : 'visible',
    })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

test('eight tabs of a person load, share one stream of events, and hand it on when one goes or is hidden', async () => {
  const person = await app.signIn()
  const first = await openPageAs(app, person, { expected: /401/ })
  const holders: Page[] = []
  first.context().on('request', request => {
    if (request.url().endsWith('/v1/events')) holders.push(request.frame().page())
  })
  const tabs = [first]
  await first.goto(app.url)
  await expect.poll(() => holders.length).toBe(1)
  for (let number = 2; number <= 8; number++) {
    const tab = await first.context().newPage()
    await tab.goto(app.url)
    tabs.push(tab)
  }
  const seen = (credits: number, by: Page[]) =>
    Promise.all(by.map(tab => tab.getByRole('link', { name: `${credits} credits` }).waitFor()))
  await seen(135, tabs)
  await submit(person, { prompt: 'told to all' })
  await seen(132, tabs)
  expect(holders).toEqual([first])

  await setHidden(first, true)
  await expect.poll(() => holders.length).toBe(2)
  const [, second] = holders
  expect(second).not.toBe(first)
  await second!.close()
  await expect.poll(() => holders.length).toBe(3)
  await submit(person, { prompt: 'told to those in sight' })
  const rest = tabs.filter(tab => tab !== first && tab !== second)
  await seen(129, rest)
  await first.getByRole('link', { name: '132 credits' }).waitFor()

  // Whoever is looked at again is told what it missed.
  await setHidden(first, false)
  await seen(129, [first])
  expect(holders).toHaveLength(3)

  // Signing out in one tab is seen in the others.
  const origin = { origin: app.url, 'sec-fetch-site': 'same-origin' }
  await person.call('/v1/oidc/logout', '', { method: 'GET', headers: origin })
  await Promise.all(
    [first, ...rest].map(tab => tab.getByRole('button', { name: 'Log in' }).first().waitFor()),
  )
})
