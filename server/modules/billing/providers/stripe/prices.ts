import type Stripe from 'stripe'
import { FREE_TIER, PLANS, periodCents, planOf } from '#catalogue/plans.ts'
import { billingInterval } from '#contract/billing.ts'
import type { Terms } from '#server/modules/billing/payment-provider.ts'

const PREFIX = 'easel'

/** The amount is part of it: another price is another object, and who has the old one keeps it. */
const lookupKey = ({ tierId, interval }: Terms, cents: number) => `${PREFIX}_${tierId}_${interval}_${cents}`

function readLookupKey(key: string | null): Terms | null {
  const [prefix, tierId = '', interval] = key?.split('_') ?? []
  const known = billingInterval.safeParse(interval)
  return prefix === PREFIX && planOf(tierId) && known.success ? { tierId, interval: known.data } : null
}

export type Prices = ReturnType<typeof createPrices>

/** The plans' prices at Stripe: made at first use, from the catalogue, and found again by their keys. */
export function createPrices(stripe: Stripe, product: string) {
  const terms = new Map<string, Terms | null>()
  let ids: Promise<Map<string, string>> | null = null

  const wanted = PLANS.filter(({ id }) => id !== FREE_TIER).flatMap(plan =>
    (['year', 'month'] as const).map(interval => {
      const cents = periodCents(plan, interval)
      return { plan, interval, cents, key: lookupKey({ tierId: plan.id, interval }, cents) }
    }),
  )

  async function ensure(): Promise<Map<string, string>> {
    const found = new Map<string, string>()
    const { data } = await stripe.prices.list({ lookup_keys: wanted.map(({ key }) => key), limit: 100 })
    for (const price of data) if (price.lookup_key) found.set(price.lookup_key, price.id)
    for (const { plan, interval, cents, key } of wanted) {
      if (found.has(key)) continue
      const price = await stripe.prices.create(
        {
          currency: 'usd',
          unit_amount: cents,
          recurring: { interval },
          lookup_key: key,
          product_data: { name: `${product} ${plan.name}` },
        },
        { idempotencyKey: `price:${key}` },
      )
      found.set(key, price.id)
    }
    for (const [key, id] of found) terms.set(id, readLookupKey(key))
    return found
  }

  return {
    async idOf({ tierId, interval }: Terms): Promise<string> {
      ids ??= ensure().catch(error => {
        ids = null
        throw error
      })
      const plan = planOf(tierId)
      const id = plan && (await ids).get(lookupKey({ tierId, interval }, periodCents(plan, interval)))
      if (!id) throw new Error(`no price for ${tierId} by the ${interval}`)
      return id
    },

    /** What a price stands for; null for one that is not a plan of ours. */
    async termsOf(price: string | Stripe.Price): Promise<Terms | null> {
      const id = typeof price === 'string' ? price : price.id
      const known = terms.get(id)
      if (known !== undefined) return known
      const whole = typeof price === 'string' ? await stripe.prices.retrieve(price) : price
      const read = readLookupKey(whole.lookup_key)
      terms.set(id, read)
      return read
    },
  }
}
