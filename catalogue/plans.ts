import type { BillingInterval, Plan } from '#contract/billing.ts'
import { WELCOME_CREDITS } from '#contract/credits.ts'

export const FREE_TIER = 'Free'

/** The ways to pay for a plan; the first is the default. */
export const INTERVALS: readonly { value: BillingInterval; label: string; priceSuffix: string }[] = [
  { value: 'year', label: 'Annually (16% OFF)', priceSuffix: '/month' },
  { value: 'month', label: 'Monthly', priceSuffix: '/month' },
]

/**
 * What can be subscribed to. Monthly prices are those of the packs ($2 for 1,000 credits) and yearly ones
 * 16% less, so that what the plan grants pays for what it is spent on (docs/pricing.md).
 */
export const PLANS: readonly Plan[] = [
  {
    id: FREE_TIER,
    name: FREE_TIER,
    description: 'Try every mode',
    mostPopular: false,
    price: { year: 0, month: 0 },
    rank: { year: 0, month: 0 },
    features: [`${WELCOME_CREDITS} credits to start`, 'All image modes', 'Public creations'],
    missingFeatures: ['Monthly credits', 'Private creations'],
    allowPrivate: false,
    credits: WELCOME_CREDITS,
  },
  {
    id: 'Sketch',
    name: 'Sketch',
    description: 'For weekends',
    mostPopular: false,
    price: { year: 8.4, month: 10 },
    rank: { year: 2, month: 1 },
    features: ['5,000 credits a month', 'All image modes', 'Private creations', 'Unused credits stay yours'],
    missingFeatures: [],
    allowPrivate: true,
    credits: 5_000,
  },
  {
    id: 'Studio',
    name: 'Studio',
    description: 'For people who make things weekly',
    mostPopular: true,
    price: { year: 21, month: 25 },
    rank: { year: 4, month: 3 },
    features: ['12,500 credits a month', 'All image modes', 'Private creations', 'Unused credits stay yours'],
    missingFeatures: [],
    allowPrivate: true,
    credits: 12_500,
  },
  {
    id: 'Atelier',
    name: 'Atelier',
    description: 'For a working practice',
    mostPopular: false,
    price: { year: 50.4, month: 60 },
    rank: { year: 6, month: 5 },
    features: ['30,000 credits a month', 'All image modes', 'Private creations', 'Unused credits stay yours'],
    missingFeatures: [],
    allowPrivate: true,
    credits: 30_000,
  },
]

/** The plan of this tier; undefined for none of ours. Both `Free` and `free` name the free one. */
export const planOf = (tierId: string): Plan | undefined =>
  PLANS.find(plan => plan.id === tierId || (plan.id === FREE_TIER && tierId === 'free'))

/** What one billing period costs, in US cents. */
export const periodCents = (plan: Plan, interval: BillingInterval): number =>
  Math.round(plan.price[interval] * 100) * (interval === 'year' ? 12 : 1)
