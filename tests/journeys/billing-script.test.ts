import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeStripe, STRIPE_KEYS, startFakeStripe } from '../fakes/stripe/server.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { openPageAs } from './support/sign-in.ts'

const SCRIPT = 'https://js.stripe.com/**'
/** What the product needs of the provider's script, which may not be loaded from anywhere but the provider. */
const PROVIDER = `window.Stripe = () => ({
  _registerWrapper() {},
  createEmbeddedCheckoutPage: async ({ clientSecret }) => ({
    mount: place => { place.textContent = 'Card number for ' + clientSecret.slice(0, 3) },
    destroy() {},
  }),
})`
const hasArrived = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: PROVIDER })

let app: TestApp
let stripe: FakeStripe

beforeAll(async () => {
  stripe = await startFakeStripe()
  app = await startApp({ hasPages: true, configuration: { stripe: STRIPE_KEYS }, stripeUrl: stripe.url })
})
afterAll(async () => {
  await app?.close()
  await stripe.close()
})

const checkout = (page: Page) => page.getByRole('dialog', { name: 'Express Checkout' })
const subscribe = (page: Page) => page.getByRole('button', { name: 'Subscribe: Studio' })

async function openSubscription(script: (route: Route) => unknown): Promise<Page> {
  const page = await openPageAs(app, await app.signIn(), {
    viewport: { width: 1440, height: 900 },
    expected: /Failed to load resource/,
  })
  await page.route(SCRIPT, script)
  await page.clock.install()
  await page.goto(`${app.url}/subscription`)
  await subscribe(page).waitFor()
  return page
}

/** It says so, nothing was taken, and the next try, with the script there, gets to the form. */
async function expectNothingPending(page: Page) {
  await page.getByText('Stripe checkout failed', { exact: true }).waitFor()
  await page.getByText(/^The payment script failed to load\. .* Nothing was charged\.$/).waitFor()
  await checkout(page).waitFor({ state: 'detached' })
  await page.getByRole('region', { name: 'Account Credits' }).getByText('135').waitFor()
  await page.unroute(SCRIPT)
  await page.route(SCRIPT, hasArrived)
  await subscribe(page).click()
  await checkout(page).getByText('Card number for cs_').waitFor()
}

test('without the script of the provider nothing begins, and the next try goes on', async () => {
  const page = await openSubscription(route => route.abort())
  await subscribe(page).click()
  await expectNothingPending(page)
})

test('a script that comes empty, as a content blocker sends it, is one that is missing', async () => {
  const page = await openSubscription(route => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await subscribe(page).click()
  await expectNothingPending(page)
})

test('a script that takes longer than 20 seconds is given up, and opens nothing when it comes', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const page = await openSubscription(async route => {
    await released
    await hasArrived(route)
  })
  // From here on the page's time passes only as it is told to, however slow this machine is.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000))
  const asked = page.waitForRequest(SCRIPT)
  await subscribe(page).click()
  await asked
  await page.clock.runFor(19_900)
  await checkout(page).getByText('Loading the payment form').waitFor()
  await page.clock.runFor(200)
  await page.getByText('Stripe checkout failed', { exact: true }).waitFor()
  await checkout(page).waitFor({ state: 'detached' })
  release()
  await page.waitForFunction(() => 'Stripe' in window)
  expect(await checkout(page).isVisible()).toBe(false)
  await expectNothingPending(page)
})
