import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#tests/support/app.ts'
import {
  buyPack,
  buyPlan,
  CARD,
  changeCard,
  pay,
  statusOf,
  subscribe,
  subscriptionOf,
} from '#tests/support/billing.ts'
import type { Person } from '#tests/support/person.ts'
import { violations } from '../operations/invariants.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(async () => {
  expect(await violations(app.database.db)).toEqual([])
  await app.close()
})

/** Subjects of the e-mails that somebody got, in no order. */
async function emailSubjectsTo(email: string): Promise<string[]> {
  const folder = join(app.dataDir, 'mail')
  const files = await readdir(folder).catch(() => [])
  const messages = await Promise.all(files.map(file => readFile(join(folder, file), 'utf8')))
  return messages
    .filter(message => message.includes(`To: ${email}`))
    .map(message => /^Subject: (.*)$/m.exec(message)?.[1] ?? '')
    .sort()
}

test('a pack is paid for, and its credits are there once the order is complete', {
  timeout: 60_000,
}, async () => {
  const ada = await app.signIn()
  const checkout = await buyPack(ada, 5)
  expect(checkout.body).toMatchObject({
    status: 0,
    data: { provider: 'sandbox', till: 'sandbox', publishableKey: null },
  })
  expect(await statusOf(ada, checkout)).toBe('open')
  const { clientSecret } = checkout.body.data
  const sale = await ada.call('/v1/sandbox/checkout/get', { clientSecret })
  expect(sale.body.data).toMatchObject({ name: '5 × 1,000 credits', amount: 1000, interval: null })

  expect((await pay(ada, checkout, CARD.declined)).body).toMatchObject({ code: 'payment_failed' })
  expect((await pay(ada, checkout, CARD.asksForConfirmation)).body.data.outcome).toBe('confirmation_needed')
  expect(await ada.credits()).toBe(135)
  expect((await pay(ada, checkout, CARD.asksForConfirmation, true)).body.data.outcome).toBe('succeeded')
  expect(await statusOf(ada, checkout)).toBe('complete')
  expect(await ada.credits()).toBe(5135)
  expect((await pay(ada, checkout)).body).toMatchObject({ code: 'wrong_state' })
  const { body } = await ada.call('/v1/user/transactions', {})
  expect(body.data[0]).toMatchObject({ change: 5000, after: 5135, description: '5,000 credits bought' })
})

test('a plan is subscribed to, upgraded at once, downgraded at the end, cancelled and resumed', {
  timeout: 60_000,
}, async () => {
  const bob = await app.signIn()
  expect(await subscriptionOf(bob)).toMatchObject({ tierId: 'Free', rank: 0, billingEnd: null })
  await subscribe(bob, 'Sketch', 'month')
  expect(await bob.credits()).toBe(5135)
  expect(await subscriptionOf(bob)).toMatchObject({
    tierId: 'Sketch',
    rank: 1,
    status: 'active',
    billingFrequency: 1,
    billingInterval: 'month',
    allowPrivate: true,
  })
  const info = await bob.call('/v1/user/info')
  expect(info.body.data.subscription).toEqual({ tierId: 'Sketch', allowPrivate: true, endsAt: null })

  const again = await buyPlan(bob, 'Studio', 'month')
  expect(again.body).toMatchObject({ code: 'already_subscribed' })

  const update = (tierId: string, billingInterval: string) =>
    bob.call('/v1/subscription/update', { tierId, billingInterval })
  expect((await update('Studio', 'month')).body.data).toEqual({ outcome: 'updated', paymentUrl: null })
  expect((await subscriptionOf(bob)).tierId).toBe('Studio')
  // The difference for a month of which nearly nothing has passed.
  expect(await bob.credits()).toBeGreaterThan(12_600)
  expect(await bob.credits()).toBeLessThanOrEqual(12_635)

  expect((await update('Sketch', 'month')).body.data.outcome).toBe('scheduled')
  expect(await subscriptionOf(bob)).toMatchObject({ tierId: 'Studio', pendingTierId: 'Sketch' })
  expect((await update('Studio', 'month')).body.data.outcome).toBe('kept')
  expect(await subscriptionOf(bob)).toMatchObject({ tierId: 'Studio', pendingTierId: null })

  await update('Sketch', 'month')
  expect((await bob.call('/v1/subscription/cancel')).body).toEqual({ status: 0 })
  expect(await subscriptionOf(bob)).toMatchObject({
    tierId: 'Studio',
    status: 'canceled',
    allowPrivate: true,
  })
  const ending = (await bob.call('/v1/user/info')).body.data.subscription
  expect(ending).toEqual({
    tierId: 'Studio',
    allowPrivate: true,
    endsAt: (await subscriptionOf(bob)).billingEnd,
  })
  expect((await bob.call('/v1/subscription/cancel')).body).toMatchObject({ code: 'not_subscribed' })
  expect((await bob.call('/v1/subscription/resume')).body).toEqual({ status: 0 })
  expect(await subscriptionOf(bob)).toMatchObject({ tierId: 'Studio', status: 'active', pendingTierId: null })
  expect((await update('Nothing', 'month')).body).toMatchObject({ code: 'unknown_plan' })
  expect((await update('Free', 'month')).body.data.outcome).toBe('scheduled')
  const { status, billingEnd } = await subscriptionOf(bob)
  expect(status).toBe('canceled')
  await expect
    .poll(() => emailSubjectsTo(bob.email), { timeout: 15_000 })
    .toEqual(
      [
        `Your Studio plan was canceled`,
        `Your plan changes to Sketch on ${billingEnd.slice(0, 10)}`,
        `Your plan changes to Sketch on ${billingEnd.slice(0, 10)}`,
        'Your plan is now Studio',
        'Your Sketch plan has begun',
      ].sort(),
    )
})

test('the clock put forward brings renewals, the months of a year, and the end of grace', {
  timeout: 60_000,
}, async () => {
  const [monthly, yearly, failing] = [await app.signIn(), await app.signIn(), await app.signIn()]
  await subscribe(monthly, 'Sketch', 'month')
  await subscribe(yearly, 'Studio', 'year')
  await subscribe(failing, 'Sketch', 'month', CARD.declinesLater)
  const days = async (count: number) => {
    await app.instance.sandbox?.advance(`${count}d`)
  }

  await days(32)
  await expect.poll(() => monthly.credits(), { timeout: 15_000 }).toBe(10_135)
  await expect.poll(() => yearly.credits(), { timeout: 15_000 }).toBe(25_135)
  await expect.poll(async () => (await subscriptionOf(failing)).status, { timeout: 15_000 }).toBe('past_due')
  expect(await failing.credits()).toBe(5_135)
  expect((await subscriptionOf(failing)).allowPrivate).toBe(true)

  await days(31)
  await expect.poll(() => monthly.credits(), { timeout: 15_000 }).toBe(15_135)
  await expect.poll(() => yearly.credits(), { timeout: 15_000 }).toBe(37_635)
  await expect.poll(async () => (await subscriptionOf(failing)).tierId, { timeout: 15_000 }).toBe('Free')
  const info = await failing.call('/v1/user/info')
  expect(info.body.data.subscription).toEqual({ tierId: 'Free', allowPrivate: false, endsAt: null })
  expect(await failing.credits()).toBe(5_135)
  await expect
    .poll(() => emailSubjectsTo(failing.email), { timeout: 15_000 })
    .toEqual([
      'Your Sketch plan could not be renewed',
      'Your Sketch plan has begun',
      'Your Sketch plan has ended',
    ])
  expect((await subscriptionOf(failing)).ended).toEqual({ tierId: 'Sketch', at: expect.any(String) })
  await subscribe(failing, 'Sketch', 'month')
  expect(await subscriptionOf(failing)).toMatchObject({ tierId: 'Sketch', status: 'active', ended: null })
  const renewed = 'Your Sketch plan was renewed'
  await expect
    .poll(() => emailSubjectsTo(monthly.email), { timeout: 15_000 })
    .toEqual(['Your Sketch plan has begun', renewed, renewed])
})

/** Has a plan whose renewal was declined just now. */
async function declined(tierId: string): Promise<Person> {
  const person = await app.signIn()
  await subscribe(person, tierId, 'month', CARD.declinesLater)
  await advanceTo((await subscriptionOf(person)).billingEnd)
  await expect.poll(async () => (await subscriptionOf(person)).status, { timeout: 15_000 }).toBe('past_due')
  return person
}

/** Puts the clock at most two hours past a time. */
async function advanceTo(time: string): Promise<void> {
  const { now } = (await app.instance.sandbox?.advance('1h')) ?? {}
  await app.instance.sandbox?.advance(`${Math.ceil((Date.parse(time) - Number(now)) / 3_600_000)}h`)
}

test('a renewal that was declined is paid with another card, which pays for the plan from then on', {
  timeout: 60_000,
}, async () => {
  const ida = await declined('Sketch')
  const { graceEnd, billingEnd } = await subscriptionOf(ida)
  expect(Date.parse(billingEnd) - Date.parse(graceEnd)).toBeGreaterThan(20 * 86_400_000)
  const change = { tierId: 'Studio', billingInterval: 'month' }
  expect((await ida.call('/v1/subscription/update', change)).body.descr).toContain('“Change card”')

  for (const [card, status] of [
    [CARD.declinesLater, 'past_due'],
    [CARD.good, 'active'],
  ] as const) {
    const checkout = await changeCard(ida)
    const { clientSecret, sessionId } = checkout.body.data
    const sale = await ida.call('/v1/sandbox/checkout/get', { clientSecret })
    expect(sale.body.data).toMatchObject({ mode: 'setup', amount: 0 })
    expect((await pay(ida, checkout, CARD.declined)).body).toMatchObject({ code: 'payment_failed' })
    expect((await pay(ida, checkout, card)).body.data.outcome).toBe('succeeded')
    const done = await ida.call('/v1/stripe/checkout/status', { sessionId })
    expect(done.body.data).toEqual({ status: 'complete', kind: 'card' })
    expect(await subscriptionOf(ida)).toMatchObject({ tierId: 'Sketch', status })
  }
  expect(await ida.credits()).toBe(10_135)
  await advanceTo((await subscriptionOf(ida)).billingEnd)
  await expect.poll(() => ida.credits(), { timeout: 15_000 }).toBe(15_135)
  await expect
    .poll(() => emailSubjectsTo(ida.email), { timeout: 15_000 })
    .toEqual([
      'Your Sketch plan could not be renewed',
      'Your Sketch plan has begun',
      'Your Sketch plan was renewed',
      'Your Sketch plan was renewed',
    ])
})

test('while a renewal is tried, longer than the plan counts, no second plan is sold; cancelling ends it', {
  timeout: 60_000,
}, async () => {
  const jon = await declined('Studio')
  await advanceTo((await subscriptionOf(jon)).graceEnd)
  expect(await subscriptionOf(jon)).toMatchObject({ tierId: 'Studio', status: 'past_due', isPaused: true })
  expect((await jon.call('/v1/user/info')).body.data.subscription).toMatchObject({ tierId: 'Free' })
  expect((await buyPlan(jon, 'Sketch', 'month')).body).toMatchObject({ code: 'already_subscribed' })

  expect((await jon.call('/v1/subscription/cancel')).body).toEqual({ status: 0 })
  expect(await subscriptionOf(jon)).toMatchObject({ tierId: 'Free', ended: null })
  expect((await changeCard(jon)).body).toMatchObject({ code: 'not_subscribed' })
  await expect
    .poll(() => emailSubjectsTo(jon.email), { timeout: 15_000 })
    .toContain('Your Studio plan has ended')
  await subscribe(jon, 'Sketch', 'month')
  expect(await subscriptionOf(jon)).toMatchObject({ tierId: 'Sketch', status: 'active' })
  expect(await jon.credits()).toBe(12_635 + 5_000)
})

test('somebody who cancelled and subscribes again is charged for one plan at a time', {
  timeout: 60_000,
}, async () => {
  const [same, higher] = [await app.signIn(), await app.signIn()]
  for (const person of [same, higher]) {
    await subscribe(person, 'Sketch', 'month')
    await person.call('/v1/subscription/cancel')
  }
  const before = await subscriptionOf(same)
  await subscribe(same, 'Sketch', 'month')
  const after = await subscriptionOf(same)
  // Nothing is due and nothing granted before the paid time is over.
  expect(after).toMatchObject({ tierId: 'Sketch', status: 'active', billingEnd: before.billingEnd })
  expect(await same.credits()).toBe(5_135)

  await subscribe(higher, 'Atelier', 'month')
  expect(await subscriptionOf(higher)).toMatchObject({ tierId: 'Atelier', status: 'active' })
  // Of the first plan nearly the whole month was left, so its grant counts towards the new one.
  expect(await higher.credits()).toBeLessThanOrEqual(30_200)
  expect(await higher.credits()).toBeGreaterThanOrEqual(30_135)

  await app.instance.sandbox?.advance('40d')
  await expect.poll(() => same.credits(), { timeout: 15_000 }).toBe(10_135)
})

test('a higher plan takes the place of the one that runs and of the one that waits for it', async () => {
  const fay = await app.signIn()
  await subscribe(fay, 'Studio', 'year')
  await fay.call('/v1/subscription/cancel')
  await subscribe(fay, 'Studio', 'year')
  await fay.call('/v1/subscription/cancel')
  await subscribe(fay, 'Atelier', 'year')
  expect(await subscriptionOf(fay)).toMatchObject({ tierId: 'Atelier', status: 'active' })
  const running = sql`select tier_id from billing_subscriptions
    where user_id = ${fay.id} and status <> 'canceled'`
  await expect
    .poll(async () => (await app.database.db.execute(running)).rows, { timeout: 10_000 })
    .toEqual([{ tier_id: 'Atelier' }])
  // Nearly the whole first month of the plan before was left.
  expect(await fay.credits()).toBeLessThanOrEqual(30_200)
})

test('a renewal whose credits the plan before had brought already is told all the same', {
  timeout: 60_000,
}, async () => {
  const gil = await app.signIn()
  await subscribe(gil, 'Atelier', 'year')
  await gil.call('/v1/subscription/cancel')
  await subscribe(gil, 'Sketch', 'month')
  const change = { tierId: 'Studio', billingInterval: 'month' }
  expect((await gil.call('/v1/subscription/update', change)).body.data.outcome).toBe('updated')
  const before = await gil.credits()
  await app.instance.sandbox?.advance('32d')
  await expect
    .poll(() => emailSubjectsTo(gil.email), { timeout: 15_000 })
    .toContain('Your Studio plan was renewed')
  expect(await gil.credits()).toBe(before)
})

test('what is not on offer, and what belongs to somebody else, is refused', async () => {
  const [eve, ada] = [await app.signIn(), await app.signIn()]
  const REFUSED: [unknown, string][] = [
    [{ itemId: 'credits', itemQuantity: 2 }, 'unknown_plan'],
    [{ itemId: 'coins', itemQuantity: 1 }, 'unknown_plan'],
    [{ tierId: 'Free', billingInterval: 'month' }, 'unknown_plan'],
    [{ tierId: 'Studio' }, 'unknown_plan'],
    [{ tierId: 'Studio', billingInterval: 'month', itemQuantity: 2 }, 'unknown_plan'],
    [{ tierId: 'Studio', billingInterval: 'month', itemId: 'credits' }, 'unknown_plan'],
    [{ tierId: 'Studio', billingInterval: 'week' }, 'invalid_input'],
    [{ itemId: 'credits', itemQuantity: -1 }, 'invalid_input'],
  ]
  for (const [command, code] of REFUSED) {
    const { body } = await eve.call('/v1/stripe/checkout/create', command)
    expect({ command, code: body.code }).toEqual({ command, code })
  }
  const checkout = await buyPack(ada, 1)
  const { sessionId, clientSecret } = checkout.body.data
  for (const [path, body] of [
    ['/v1/stripe/checkout/status', { sessionId }],
    ['/v1/sandbox/checkout/get', { clientSecret }],
    ['/v1/sandbox/checkout/pay', { clientSecret, cardNumber: CARD.good }],
  ] as const) {
    expect((await eve.call(path, body)).status).toBe(404)
    expect((await app.call(path, body)).status).toBe(401)
  }
  expect((await app.call('/v1/stripe/webhook', { id: 'evt_1' })).status).toBe(400)
  const forged = {
    headers: { 'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` },
  }
  expect((await app.call('/v1/stripe/webhook', { id: 'evt_1' }, forged)).status).toBe(400)
  const pricing = await app.call('/v1/pricing/get')
  expect(pricing.body.data.map(({ id }: { id: string }) => id)).toEqual([
    'Free',
    'Sketch',
    'Studio',
    'Atelier',
  ])
})

test('of two checkouts of a plan the later one counts, so that nobody pays for two', async () => {
  const cleo = await app.signIn()
  const first = await buyPlan(cleo, 'Sketch', 'month')
  const second = await buyPlan(cleo, 'Studio', 'month')
  expect((await pay(cleo, first)).body).toMatchObject({ code: 'wrong_state' })
  expect(await statusOf(cleo, first)).toBe('expired')
  expect((await pay(cleo, second)).body.data.outcome).toBe('succeeded')
  await expect.poll(() => statusOf(cleo, second), { timeout: 10_000 }).toBe('complete')
  expect(await cleo.credits()).toBe(12_635)
})

test('who leaves is charged no more: the plan ends with the account', { timeout: 60_000 }, async () => {
  const eve = await app.signIn()
  await subscribe(eve, 'Sketch', 'month')
  expect((await eve.call('/v1/user/delete')).body).toEqual({ status: 0 })
  const { rows } = await app.database.db.execute(
    sql`select status from billing_subscriptions where user_id = ${eve.id}`,
  )
  expect(rows).toEqual([{ status: 'canceled' }])
  const later = await app.signIn(eve.email)
  expect(await subscriptionOf(later)).toMatchObject({ tierId: 'Free', billingEnd: null })
})
