import { afterAll, beforeAll, expect, test } from 'vitest'
import { examine } from '#server/composition/examination.ts'
import { readConfiguration } from '#server/env.ts'
import { type FakeStripe, STRIPE_KEYS, startFakeStripe } from '#tests/fakes/stripe/server.ts'
import { type App, startApp } from '#tests/support/app.ts'
import { buyPack, buyPlan, CARD, statusOf, subscriptionOf } from '#tests/support/billing.ts'
import type { Answer, Person } from '#tests/support/person.ts'
import { violations } from '../credits/invariants.ts'
import { closeDispute, dispute, failRefund, refund } from './sandbox/returns.ts'
import { pay as payForm, payLater, settleLater } from './sandbox/till-form.ts'
import { type Event, emit, rowOf } from './sandbox/world.ts'
import { FRAUD_WARNING } from './till.ts'

let app: App
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

test('a message alone fulfils a purchase, however often it comes', async () => {
  const ada = await app.signIn()
  const checkout = await buyPack(ada, 3)
  expect(checkout.body.data).toMatchObject({ till: 'stripe', publishableKey: STRIPE_KEYS.publishableKey })
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

  const form = new FormData()
  form.set('data', JSON.stringify({ imageMode: 'txt2img', model: 'ultra', prompt: 'a pear' }))
  for (let i = 0; i < 5; i++) expect((await ben.call('/v1/image/create', form)).status).toBe(200)
  expect(await ben.credits()).toBe(835)
  const argued = dispute(stripe.world, charge.id)
  await deliverNews()
  await expect.poll(async () => (await subscriptionOf(ben)).isFrozen, { timeout: 10_000 }).toBe(true)
  expect(await subscriptionOf(ben)).toMatchObject({ creditDebt: 165 })
  expect(await ben.credits()).toBe(0)
  expect((await ben.call('/v1/image/create', form)).body).toMatchObject({ code: 'account_frozen' })

  const more = await buyPack(ben, 1)
  pay(more)
  expect(await statusOf(ben, more)).toBe('complete')
  expect(await ben.credits()).toBe(835)
  closeDispute(stripe.world, argued.id, 'won')
  await deliverNews()
  await expect.poll(async () => (await subscriptionOf(ben)).isFrozen, { timeout: 10_000 }).toBe(false)
  expect(await ben.credits()).toBe(1835)
})

test('a bank’s warning of fraud takes nothing, and the operator reads of it once', async () => {
  const gus = await app.signIn()
  const checkout = await buyPack(gus, 1)
  pay(checkout)
  expect(await statusOf(gus, checkout)).toBe('complete')
  const { id: charge } = lastChargeOf(gus)
  emit(stripe.world, FRAUD_WARNING, { id: 'issfr_1', object: 'radar.early_fraud_warning', charge })
  await deliverNews(events => [...events, ...events])
  const { fraudWarnings } = await examine(app.database.db)
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
  await app.composition.billing.sweep()
  await expect.poll(() => dot.credits(), { timeout: 10_000 }).toBe(12_635)
})

test('plans are called at the provider as the operator calls the product', async () => {
  expect((await buyPlan(await app.signIn(), 'Studio', 'month')).status).toBe(200)
  expect(stripe.productNames).toContain('Blue Door Studio')
  for (const name of stripe.productNames) expect(name).toMatch(/^Blue Door \w+$/)
})
