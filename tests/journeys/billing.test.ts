import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { CARD, subscribe } from '../support/billing.ts'
import { openPage } from '../support/browser.ts'
import { expectNoOverflow, expectNoViolations } from './support/axe.ts'
import { openPageAs } from './support/sign-in.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const DESK = { viewport: { width: 1440, height: 900 } }

let app: TestApp

beforeAll(async () => {
  app = await startApp({ hasPages: true })
})
afterAll(() => app?.close())

const checkout = (page: Page) => page.getByRole('dialog', { name: 'Express Checkout' })
const balance = (page: Page) => page.getByRole('region', { name: 'Account Credits' })
const plan = (page: Page) => page.getByRole('region', { name: 'Manage your current plan' })
const plans = (page: Page) => page.getByRole('region', { name: 'Plans' })
const said = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor()

async function confirm(page: Page, message: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm' })
  await dialog.getByText(message, { exact: true }).waitFor()
  await dialog.getByRole('button', { name: /^(Cancel subscription|Upgrade|Downgrade)$/ }).click()
  await dialog.waitFor({ state: 'detached' })
}

async function pay(page: Page, card?: string): Promise<void> {
  await checkout(page).getByText('Sandbox: no money moves').waitFor()
  if (card) await checkout(page).getByRole('textbox', { name: 'Card number' }).fill(card)
  await checkout(page)
    .getByRole('button', { name: /^Pay \$/ })
    .click()
}

async function backFromOrder(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Order status' }).waitFor()
  await said(page, 'Thank you for your purchase! Redirecting to the subscription page in 3 seconds.')
  await page.waitForURL('**/subscription')
}

for (const [size, options] of [
  ['a phone', PHONE],
  ['a desktop', DESK],
] as const) {
  test(`on ${size} a pack is bought: a declined card takes nothing, a good one raises the balance`, async () => {
    const person = await app.signIn()
    const page = await openPageAs(app, person, { ...options, expected: /402/ })
    await page.goto(`${app.url}/subscription`)
    await balance(page).getByText('135').waitFor()
    expect(await plan(page).count()).toBe(0)
    await plans(page).getByText('Free forever').waitFor()
    await plans(page).getByRole('button', { name: 'Current Plan' }).waitFor()
    expect(
      await plans(page)
        .getByRole('button', { name: /^Subscribe/ })
        .count(),
    ).toBe(3)
    // One plan is offered before the others.
    const colours = await plans(page)
      .getByRole('button', { name: /^Subscribe/ })
      .evaluateAll(buttons => buttons.map(button => getComputedStyle(button).backgroundColor))
    expect(colours.map(colour => colour === colours[1])).toEqual([false, true, false])
    await expectNoViolations(page)
    await expectNoOverflow(page)

    await balance(page).getByRole('button', { name: 'Get Credits' }).click()
    const packs = page.getByRole('dialog', { name: 'Get Credits' })
    for (const text of ['1,000', '3,000', '5,000', '10,000', '20,000', '50,000', '$100']) {
      await packs.getByText(text, { exact: true }).waitFor()
    }
    await packs.getByText('3,000', { exact: true }).click()
    await packs.getByText('3,135').waitFor()
    await expectNoViolations(page)
    await packs.getByRole('button', { name: 'Pay $6' }).click()

    await pay(page, CARD.declined)
    await checkout(page)
      .getByRole('alert')
      .getByText('The card was declined and nothing was charged.')
      .waitFor()
    await expectNoViolations(page)
    await pay(page, CARD.asksForConfirmation)
    await checkout(page).getByText('Your bank asks you to confirm').waitFor()
    await checkout(page).getByRole('button', { name: 'Confirm' }).click()
    await backFromOrder(page)
    await balance(page).getByText('3,135').waitFor()
  })
}

test('a plan is begun, raised, lowered, cancelled and taken up again', async () => {
  const person = await app.signIn()
  const page = await openPageAs(app, person, DESK)
  await page.goto(`${app.url}/subscription`)
  await plans(page).getByText('Annually (16% OFF)').waitFor()
  await plans(page).getByText('Monthly', { exact: true }).click()
  await plans(page).getByText('Billed monthly').first().waitFor()
  await plans(page).getByRole('button', { name: 'Subscribe: Sketch' }).click()
  await pay(page)
  await backFromOrder(page)
  await plan(page).getByText('Sketch').waitFor()
  await plan(page).getByText('Every 1 month').waitFor()
  await plan(page).getByText('Next Billing Date').waitFor()
  await balance(page).getByText('5,135').waitFor()

  await plans(page).getByText('Monthly', { exact: true }).click()
  await plans(page).getByRole('button', { name: 'Upgrade: Studio' }).click()
  await confirm(page, 'Update subscription to Studio? You will be charged automatically.')
  await said(page, 'Subscription updated. You will receive an email confirmation soon.')
  await plan(page).getByText('Studio').waitFor()

  await plans(page).getByRole('button', { name: 'Downgrade: Sketch' }).click()
  await confirm(
    page,
    'Downgrade subscription to Sketch? New subscription will take effect after the current billing period.',
  )
  await plan(page)
    .getByText(/^Changes to Sketch, billed monthly, on \d{4}-\d\d-\d\d\.$/)
    .waitFor()
  const planned = plans(page).getByRole('button', { name: /^From \d{4}-\d\d-\d\d$/ })
  expect(await planned.isDisabled()).toBe(true)
  await plans(page).getByRole('button', { name: 'Keep Studio' }).click()
  await said(page, 'You keep your Studio plan.')
  await plans(page).getByRole('button', { name: 'Downgrade: Sketch' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Downgrade' }).click()
  await plan(page).getByRole('button', { name: 'Keep Studio' }).click()
  await plans(page).getByRole('button', { name: 'Downgrade: Sketch' }).waitFor()

  await plan(page).getByRole('button', { name: 'Cancel Subscription' }).click()
  await confirm(page, 'Cancel current subscription? You service remain active until the end period.')
  await said(page, 'Subscription canceled. Service available until the next billing period.')
  expect(await plan(page).getByRole('button', { name: 'Subscription canceled' }).isDisabled()).toBe(true)
  await plan(page).getByText('Available until').waitFor()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: /^Current plan: Studio until \d{4}-\d\d-\d\d$/ }).waitFor()
  await page.keyboard.press('Escape')
  await plans(page).getByRole('button', { name: 'Current Plan' }).waitFor()
  await expectNoViolations(page)
  await plan(page).getByRole('button', { name: 'Resume' }).click()
  await plan(page).getByText('Next Billing Date').waitFor()
})

test('what fails says so by its title, and nothing is pending', async () => {
  const person = await app.signIn()
  const page = await openPageAs(app, person, { ...DESK, expected: /503|Failed to load/ })
  const failing = (path: string) =>
    page.route(path, (route: Route) =>
      route.fulfill({ status: 503, json: { status: 503, code: 'unavailable', descr: `${path} is out.` } }),
    )
  const toast = async (title: string, path: string) => {
    await said(page, title)
    await page.getByText(`${path} is out.`).first().waitFor()
  }
  await failing('**/v1/subscription/get')
  await page.goto(`${app.url}/subscription`)
  await toast('Get subscription failed', '**/v1/subscription/get')
  await page.unroute('**/v1/subscription/get')
  await page.getByRole('button', { name: 'Try again' }).click()

  await failing('**/v1/stripe/checkout/create')
  await plans(page).getByRole('button', { name: 'Subscribe: Sketch' }).click()
  await toast('Stripe checkout failed', '**/v1/stripe/checkout/create')
  await page.unroute('**/v1/stripe/checkout/create')
  await plans(page).getByRole('button', { name: 'Subscribe: Sketch' }).click()
  await pay(page)
  await backFromOrder(page)

  await failing('**/v1/subscription/update')
  await plans(page).getByRole('button', { name: 'Upgrade: Atelier' }).click()
  await confirm(page, 'Update subscription to Atelier? You will be charged automatically.')
  await toast('Update subscription failed', '**/v1/subscription/update')
  await failing('**/v1/subscription/cancel')
  await plan(page).getByRole('button', { name: 'Cancel Subscription' }).click()
  await confirm(page, 'Cancel current subscription? You service remain active until the end period.')
  await toast('Cancel subscription failed', '**/v1/subscription/cancel')

  await failing('**/v1/stripe/checkout/status')
  await page.goto(`${app.url}/order/cs_nothing_of_mine`)
  await toast('Get checkout status failed', '**/v1/stripe/checkout/status')
})

test('an order that is not ready is asked for again until it is', async () => {
  const person = await app.signIn()
  const page = await openPageAs(app, person, DESK)
  const statuses = ['processing', 'complete']
  await page.route('**/v1/stripe/checkout/status', route =>
    route.fulfill({ json: { status: 0, data: { status: statuses.shift() ?? 'complete' } } }),
  )
  await page.goto(`${app.url}/order/cs_slow_one`)
  await page
    .getByText(/^We're processing your order, it should be ready soon. If not, contact us at .+@.+\.$/)
    .waitFor()
  await backFromOrder(page)
})

test('whoever is not signed in is led through the sign-in and back', async () => {
  const page = await openPage(DESK)
  await page.goto(`${app.url}/subscription`)
  await page.getByRole('textbox', { name: 'Email' }).fill('later@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await balance(page).getByText('135').waitFor()
  expect(new URL(page.url()).pathname).toBe('/subscription')
})

test('a renewal that was declined can be paid with another card, and its plan’s end is told', async () => {
  const [paying, leaving] = await Promise.all([app.signIn(), app.signIn()])
  await subscribe(paying, 'Studio', 'month', CARD.declinesLater)
  await subscribe(leaving, 'Sketch', 'month', CARD.declinesLater)
  await app.instance.sandbox?.advance('32d')

  const page = await openPageAs(app, paying, PHONE)
  await page.goto(`${app.url}/subscription`)
  await plan(page)
    .getByText(/^The renewal could not be charged\..+ stays until \d{4}-\d\d-\d\d\. Change your card/)
    .waitFor()
  await expectNoViolations(page)
  await expectNoOverflow(page)
  await plan(page).getByRole('button', { name: 'Cancel Subscription' }).tap()
  await page
    .getByText('Cancel your Studio plan? It ends at once, and its renewal is not tried again.')
    .waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel', exact: true }).tap()
  await plan(page).getByRole('button', { name: 'Change card' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Change card' })
  await dialog.getByText('Sandbox: no money moves').waitFor()
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Save card' }).tap()
  await said(page, 'Your card is saved. Redirecting to the subscription page in 3 seconds.')
  await plan(page).getByText('Next Billing Date').waitFor()
  expect(await plan(page).getByText('could not be charged').count()).toBe(0)
  await balance(page).getByText('25,135').waitFor()

  await app.instance.sandbox?.advance('10d')
  const other = await openPageAs(app, leaving, DESK)
  await other.goto(`${app.url}/subscription`)
  const ended = other.getByRole('region', { name: 'Your Sketch plan has ended' })
  await ended.getByText(/could not be charged, so it ended on \d{4}-\d\d-\d\d\./).waitFor()
  await plans(other).getByRole('button', { name: 'Subscribe: Sketch' }).waitFor()
  await expectNoViolations(other)
})
