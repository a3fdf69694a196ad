import { expect, vi } from 'vitest'
import { SANDBOX_CARDS } from '#catalogue/sandbox-cards.ts'
import type { BillingInterval } from '#contract/billing.ts'
import type { Answer, Person } from './person.ts'

export const CARD = Object.fromEntries(SANDBOX_CARDS.map(({ key, number }) => [key, number])) as Record<
  (typeof SANDBOX_CARDS)[number]['key'],
  string
>

export const buyPack = (person: Person, itemQuantity: number) =>
  person.call('/v1/stripe/checkout/create', { itemId: 'credits', itemQuantity })

export const buyPlan = (person: Person, tierId: string, billingInterval: BillingInterval) =>
  person.call('/v1/stripe/checkout/create', { tierId, billingInterval, itemQuantity: 1 })

export const changeCard = (person: Person) => person.call('/v1/stripe/card/change')

/** Sends the sandbox's form. */
export const pay = (person: Person, checkout: Answer, cardNumber: string = CARD.good, isConfirmed = false) =>
  person.call('/v1/sandbox/checkout/pay', {
    clientSecret: checkout.body.data.clientSecret,
    cardNumber,
    isConfirmed,
  })

/** What the order page would read. */
export async function statusOf(person: Person, checkout: Answer): Promise<string> {
  const { sessionId } = checkout.body.data
  return (await person.call('/v1/stripe/checkout/status', { sessionId })).body.data.status
}

export const subscriptionOf = async (person: Person) => (await person.call('/v1/subscription/get')).body.data

/** Buys a plan in the sandbox and waits for it as the order page does. */
export async function subscribe(
  person: Person,
  tierId: string,
  interval: BillingInterval,
  card: string = CARD.good,
): Promise<void> {
  const checkout = await buyPlan(person, tierId, interval)
  expect(checkout.body).toMatchObject({ status: 0 })
  expect((await pay(person, checkout, card)).body).toMatchObject({ data: { outcome: 'succeeded' } })
  await vi.waitUntil(async () => (await statusOf(person, checkout)) === 'complete', { timeout: 10_000 })
}
