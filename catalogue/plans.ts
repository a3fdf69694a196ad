type BillingInterval = 'year' | 'month'

export type Plan = {
  id: string
  name: string
  description: string
  mostPopular: boolean
  /** US dollars for one month. */
  price: Record<BillingInterval, number>
  /** A change to a higher rank is an upgrade, to a lower one a downgrade. */
  rank: Record<BillingInterval, number>
  features: readonly string[]
  missingFeatures: readonly string[]
}

/** The ways to pay for a plan; the first is the usual one. */
export const INTERVALS: readonly { value: BillingInterval; label: string; priceSuffix: string }[] = [
  { value: 'year', label: 'Annually (16% OFF)', priceSuffix: '/month' },
  { value: 'month', label: 'Monthly', priceSuffix: '/month' },
]

const PAID_FEATURES = ['All image modes', 'Private creations', 'Unused credits stay yours']

/** What can be subscribed to. */
export const PLANS: readonly Plan[] = [
  {
    id: 'Free',
    name: 'Free',
    description: 'Try every mode',
    mostPopular: false,
    price: { year: 0, month: 0 },
    rank: { year: 0, month: 0 },
    features: ['135 credits to start', 'All image modes', 'Public creations'],
    missingFeatures: ['Monthly credits', 'Private creations'],
  },
  {
    id: 'Sketch',
    name: 'Sketch',
    description: 'For weekends',
    mostPopular: false,
    price: { year: 8.4, month: 10 },
    rank: { year: 2, month: 1 },
    features: ['5,000 credits a month', ...PAID_FEATURES],
    missingFeatures: [],
  },
  {
    id: 'Studio',
    name: 'Studio',
    description: 'For people who make things weekly',
    mostPopular: true,
    price: { year: 21, month: 25 },
    rank: { year: 4, month: 3 },
    features: ['12,500 credits a month', ...PAID_FEATURES],
    missingFeatures: [],
  },
  {
    id: 'Atelier',
    name: 'Atelier',
    description: 'For a working practice',
    mostPopular: false,
    price: { year: 50.4, month: 60 },
    rank: { year: 6, month: 5 },
    features: ['30,000 credits a month', ...PAID_FEATURES],
    missingFeatures: [],
  },
]
