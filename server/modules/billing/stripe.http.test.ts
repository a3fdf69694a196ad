import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfiguration } from '#server/config/configuration.ts'
import { diagnose } from '#server/modules/operations/diagnostics.service.ts'
import { type FakeStripe, STRIPE_KEYS, startFakeStripe } from '#tests/fakes/stripe/server.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { buyPack, buyPlan, CARD, changeCard, statusOf, subscriptionOf } from '#tests/support/billing.ts'
import { send, settled } from '#tests/support/creations.ts'
import type { Answer, Person } from '#tests/support/person.ts'
import { violations } from '../operations/invariants.ts'
import { FRAUD_WARNING } from './payment-provider.ts'
import { pay as payForm, payLater, settleLater } from './providers/sandbox/checkout-form.ts'
import { closeDispute, dispute, failRefund, refund } from './providers/sandbox/returns.ts'
import { type Event, emit, rowOf } from './providers/sandbox/world.ts'

let app: TestApp
let stripe: FakeStripe
let told = 0

beforeAll(async () => {
  stripe = await startFakeStripe()
  const { site } = readConfiguration({ PRODUCT_NAME: 'Blue Door' })
  app = await startApp({ configuration: { stripe: STRIPE_KEYS, site }, stripeUrl: stripe.url })
})
afterAll(async () => {
  expect(await violations(app.database.db)).toEqual([])
  expect(stripe.mistakes).toEqual([])
  await app.close()
  await stripe.close()
})

const pay = (checkout: Answer, cardNumber: string = CARD.good) =>
  payForm(stripe.world, checkout.body.data.sessionId, { cardNumber, isConfirmed: true })

async function deliver({ body, signature }: { body: string; signature: string }): Promise<number> {
  const headers = { 'stripe-signature': signature }
  return (await app.call('/v1/stripe/webhook', body, { headers })).status
}

/** Sends everything that was not sent yet, in the order given. */
async function deliverNews(order = (events: Event[]) => events): Promise<void> {
  const news = stripe.world.events.slice(told)
  told = stripe.world.events.length
  for (const event of order(news)) expect(await deliver(stripe.message(event))).toBe(200)
}

const lastChargeOf = (person: Person) => {
  const session = Object.values(stripe.world.sessions).findLast(
    ({ client_reference_id }) => client_reference_id === person.id,
  )
  return rowOf(
    stripe.world.charges,
    Object.values(stripe.world.charges).findLast(({ customer }) => customer === session?.customer)?.id ?? '',
  )
}

/** A creation that costs 60 credits. */
const ultra = (person: Person) => send(person, { model: 'ultra' })

test('a message alone fulfils a purchase, however often it comes', async () => {
  const ada = await app.signIn()
  const checkout = await buyPack(ada, 3)
  expect(checkout.body.data).toMatchObject({
    provider: 'stripe',
    till: 'stripe',
    publishableKey: STRIPE_KEYS.publishableKey,
  })
  pay(checkout)
  const [completed] = stripe.world.events.slice(-1)
  const message = stripe.message(completed!)
  const answers = await Promise.all([1, 2, 3].map(() => deliver(message)))
  expect(answers).toEqual([200, 200, 200])
  told = stripe.world.events.length
  await expect.poll(() => ada.credits(), { timeout: 10_000 }).toBe(3135)
  expect(await statusOf(ada, checkout)).toBe('complete')
  expect(await ada.credits()).toBe(3135)
})

test('money that takes days is waited for, and money that does not come ends the order', async () => {
  const fay = await app.signIn()
  const [arriving, failing] = [await buyPack(fay, 1), await buyPack(fay, 3)]
  for (const checkout of [arriving, failing]) {
    payLater(stripe.world, checkout.body.data.sessionId)
    expect(await statusOf(fay, checkout)).toBe('processing')
  }
  settleLater(stripe.world, arriving.body.data.sessionId, true)
  settleLater(stripe.world, failing.body.data.sessionId, false)
  await deliverNews()
  await expect.poll(() => statusOf(fay, arriving), { timeout: 10_000 }).toBe('complete')
  await expect.poll(() => statusOf(fay, failing), { timeout: 10_000 }).toBe('expired')
  expect(await fay.credits()).toBe(1135)
})

test('forged, stale, altered and future messages are refused', async () => {
  const event: Event = {
    id: 'evt_forged',
    object: 'event',
    type: 'checkout.session.completed',
    created: stripe.world.now,
    livemode: false,
    data: { object: { id: 'cs_1', object: 'checkout.session', customer: 'cus_1' } },
  }
  const good = stripe.message(event)
  const now = Math.floor(Date.now() / 1000)
  const REFUSED = [
    { ...good, body: good.body.replace('cus_1', 'cus_2') },
    { ...good, body: JSON.stringify(JSON.parse(good.body), null, 1) },
    { ...good, signature: good.signature.replace(/v1=./, 'v1=f0') },
    { ...good, signature: '' },
    { ...good, signature: `t=${now}` },
    stripe.message(event, 301),
    stripe.message(event, -86_400),
  ]
  for (const message of REFUSED) expect(await deliver(message)).toBe(400)
  // Of an unknown customer: signed, so taken, and nothing comes of it.
  expect(await deliver(good)).toBe(200)
})

test('what is signed and yet no message, or one of the other mode, is refused', async () => {
  const world: Event = {
    id: 'evt_odd',
    object: 'event',
    type: 'invoice.paid',
    created: stripe.world.now,
    livemode: false,
    data: { object: { id: 'in_1', object: 'invoice', customer: 'cus_1' } },
  }
  const odd: unknown[] = [
    null,
    [],
    'evt_1',
    1,
    {},
    { ...world, id: 'evt_\u0000' },
    { ...world, type: 'invoice\u0000' },
    { ...world, id: 'x'.repeat(10_000) },
    { ...world, created: 1e300 },
    { ...world, data: null },
    { ...world, data: { object: [] } },
    { ...world, data: { object: { customer: 'cus_\u0000' } } },
    { ...world, livemode: true },
    { ...world, livemode: undefined },
  ]
  for (const message of odd) {
    const status = await deliver(stripe.message(message as Event))
    expect([JSON.stringify(message).slice(0, 100), status]).toEqual([
      JSON.stringify(message).slice(0, 100),
      400,
    ])
  }
  expect(await deliver(stripe.message(world))).toBe(200)
})

test('refunds and disputes take credits back, owe what is gone, and freeze creating meanwhile', async () => {
  const ben = await app.signIn()
  const checkout = await buyPack(ben, 1)
  pay(checkout)
  expect(await statusOf(ben, checkout)).toBe('complete')
  const charge = lastChargeOf(ben)
  const half = refund(stripe.world, charge.id, 100)
  await deliverNews()
  await expect.poll(() => ben.credits(), { timeout: 10_000 }).toBe(635)
  failRefund(stripe.world, half.id)
  await deliverNews()
  await expect.poll(() => ben.credits(), { timeout: 10_000 }).toBe(1135)

  for (let i = 0; i < 5; i++) expect((await ultra(ben)).status).toBe(200)
  expect(await ben.credits()).toBe(835)
  const argued = dispute(stripe.world, charge.id)
  await deliverNews()
  await expect.poll(async () => (await subscriptionOf(ben)).isFrozen, { timeout: 10_000 }).toBe(true)
  expect(await subscriptionOf(ben)).toMatchObject({ creditDebt: 165 })
  expect(await ben.credits()).toBe(0)
  expect((await ultra(ben)).body).toMatchObject({ code: 'account_frozen' })

  const more = await buyPack(ben, 1)
  pay(more)
  expect(await statusOf(ben, more)).toBe('complete')
  expect(await ben.credits()).toBe(835)
  closeDispute(stripe.world, argued.id, 'won')
  await deliverNews()
  await expect.poll(async () => (await subscriptionOf(ben)).isFrozen, { timeout: 10_000 }).toBe(false)
  expect(await ben.credits()).toBe(1835)
})

test('deleting the account and coming back leaves neither a debt nor a disputed payment behind', async () => {
  const email = 'runaway@example.com'
  const before = await app.signIn(email)
  const first = await buyPack(before, 1)
  pay(first)
  expect(await statusOf(before, first)).toBe('complete')
  const charge = lastChargeOf(before)
  for (let i = 0; i < 5; i++) await settled(before, (await ultra(before)).body.data.id)
  expect((await before.call('/v1/user/delete')).status).toBe(200)

  const after = await app.signIn(email)
  expect(await after.credits()).toBe(0)
  const second = await buyPack(after, 1)
  pay(second)
  expect(await statusOf(after, second)).toBe('complete')
  // 835 credits had been left behind: of the 1,000 that are disputed, 165 come from the new ones.
  const argued = dispute(stripe.world, charge.id)
  await deliverNews()
  await expect.poll(() => after.credits(), { timeout: 10_000 }).toBe(835)
  expect((await ultra(after)).body).toMatchObject({ code: 'account_frozen' })

  expect((await after.call('/v1/user/delete')).status).toBe(200)
  const again = await app.signIn(email)
  expect(await subscriptionOf(again)).toMatchObject({ isFrozen: true, creditDebt: 0 })
  const returned = refund(stripe.world, lastChargeOf(after).id, 200)
  await deliverNews()
  await expect.poll(async () => (await subscriptionOf(again)).creditDebt, { timeout: 10_000 }).toBe(165)
  closeDispute(stripe.world, argued.id, 'lost')
  failRefund(stripe.world, returned.id)
  await deliverNews()
  await expect
    .poll(() => subscriptionOf(again), { timeout: 10_000 })
    .toMatchObject({ isFrozen: false, creditDebt: 0 })
  expect(await again.credits()).toBe(0)
})

test('a bank’s warning of fraud takes nothing, and the operator reads of it once', async () => {
  const gus = await app.signIn()
  const checkout = await buyPack(gus, 1)
  pay(checkout)
  expect(await statusOf(gus, checkout)).toBe('complete')
  const { id: charge } = lastChargeOf(gus)
  emit(stripe.world, FRAUD_WARNING, { id: 'issfr_1', object: 'radar.early_fraud_warning', charge })
  await deliverNews(events => [...events, ...events])
  const { fraudWarnings } = await diagnose(app.database.db)
  expect(fraudWarnings).toMatchObject({ count: 1, first: [{ subject: charge }] })
  expect(await gus.credits()).toBe(1135)
  expect(await subscriptionOf(gus)).toMatchObject({ isFrozen: false })
})

test('an upgrade whose payment fails changes nothing until it is paid', async () => {
  const cyd = await app.signIn()
  const checkout = await buyPlan(cyd, 'Sketch', 'month')
  pay(checkout, CARD.declinesLater)
  expect(await statusOf(cyd, checkout)).toBe('complete')
  const upgrade = await cyd.call('/v1/subscription/update', { tierId: 'Studio', billingInterval: 'month' })
  expect(upgrade).toMatchObject({ status: 402, body: { code: 'payment_failed' } })
  expect(await subscriptionOf(cyd)).toMatchObject({ tierId: 'Sketch' })
  expect(await cyd.credits()).toBe(5135)
})

test('an answer that was long under way does not undo what was learnt meanwhile', async () => {
  const eli = await app.signIn()
  const checkout = await buyPlan(eli, 'Sketch', 'month')
  pay(checkout)
  expect(await statusOf(eli, checkout)).toBe('complete')
  await deliverNews()
  const pack = await buyPack(eli, 1)
  const reading = stripe.holdNextReading()
  const slow = statusOf(eli, pack)
  await expect.poll(reading.isHeld, { timeout: 10_000 }).toBe(true)
  expect((await eli.call('/v1/subscription/cancel')).body).toEqual({ status: 0 })
  expect((await subscriptionOf(eli)).status).toBe('canceled')
  reading.release()
  expect(await slow).toBe('open')
  expect((await subscriptionOf(eli)).status).toBe('canceled')
})

test('while the provider cannot be reached it says so, and nothing is left pending', async () => {
  const dot = await app.signIn()
  await statusOf(dot, await buyPack(dot, 1))
  for (const health of ['failing', 'down'] as const) {
    stripe.health = health
    const { status, body } = await buyPlan(dot, 'Studio', 'year')
    expect({ status, code: body.code }).toEqual({ status: 503, code: 'payments_unavailable' })
  }
  stripe.health = 'good'
  const checkout = await buyPlan(dot, 'Studio', 'year')
  pay(checkout)
  // No message arrives; the hourly look finds out.
  await app.instance.billing.sweep()
  await expect.poll(() => dot.credits(), { timeout: 10_000 }).toBe(12_635)
})

test('plans are called at the provider as the operator calls the product', async () => {
  expect((await buyPlan(await app.signIn(), 'Studio', 'month')).status).toBe(200)
  expect(stripe.productNames).toContain('Blue Door Studio')
  for (const name of stripe.productNames) expect(name).toMatch(/^Blue Door \w+$/)
})

test('a new card is the one that is charged, also after a change that was planned before', async () => {
  const kim = await app.signIn()
  const checkout = await buyPlan(kim, 'Studio', 'month')
  pay(checkout, CARD.declinesLater)
  expect(await statusOf(kim, checkout)).toBe('complete')
  const lower = { tierId: 'Sketch', billingInterval: 'month' }
  expect((await kim.call('/v1/subscription/update', lower)).body.data.outcome).toBe('scheduled')
  const change = await changeCard(kim)
  expect(change.body.data).toMatchObject({
    provider: 'stripe',
    till: 'stripe',
    publishableKey: STRIPE_KEYS.publishableKey,
  })
  pay(change)
  stripe.health = 'failing'
  expect(
    (await kim.call('/v1/stripe/checkout/status', { sessionId: change.body.data.sessionId })).status,
  ).toBe(503)
  stripe.health = 'good'
  expect(await statusOf(kim, change)).toBe('complete')
  // One that is gone by the time it is to be used is given up, and nothing else is held up by it.
  const gone = await changeCard(kim)
  pay(gone, CARD.declinesLater)
  const { setup } = rowOf(stripe.world.sessions, gone.body.data.sessionId)
  delete stripe.world.paymentMethods[setup?.paymentMethod ?? '']
  expect(await statusOf(kim, gone)).toBe('expired')
  stripe.advance(32)
  await deliverNews()
  await expect.poll(() => kim.credits(), { timeout: 10_000 }).toBe(12_635 + 5_000)
  expect(await subscriptionOf(kim)).toMatchObject({ tierId: 'Sketch', status: 'active' })
})
