import { describe, expect, test } from 'vitest'
import { PLANS } from '#catalogue/plans.ts'
import type { BillingInterval } from '#contract/billing.ts'
import { highlightedPlan, type PlanAction, planAction } from './plan-action.ts'

/**
 * The plan somebody has, then what the cards of Free, Sketch, Studio and Atelier say, by year and by month,
 * and the plan that it will change to.
 */
const TABLE: [
  tierId: string,
  paidBy: BillingInterval | null,
  status: 'active' | 'canceled' | 'past_due',
  byYear: string,
  byMonth: string,
  pending?: [string, BillingInterval],
][] = [
  ['Free', null, 'active', 'C S S S', 'C S S S'],
  ['free', null, 'active', 'C S S S', 'C S S S'],
  ['Sketch', 'month', 'active', 'D U U U', 'D C U U'],
  ['Sketch', 'year', 'active', 'D C U U', 'D D U U'],
  ['Studio', 'month', 'active', 'D D U U', 'D D C U'],
  ['Studio', 'year', 'active', 'D D C U', 'D D D U'],
  ['Atelier', 'month', 'active', 'D D D U', 'D D D C'],
  ['Atelier', 'year', 'active', 'D D D C', 'D D D D'],
  ['Studio', 'month', 'past_due', 'D D U U', 'D D C U'],
  ['Studio', 'month', 'canceled', 'C S S S', 'C S S S'],
  ['Atelier', 'year', 'canceled', 'C S S S', 'C S S S'],
  ['Studio', 'month', 'active', 'D D U U', 'D P K U', ['Sketch', 'month']],
  ['Atelier', 'year', 'active', 'D D P K', 'D D D D', ['Studio', 'year']],
  ['Atelier', 'year', 'active', 'D D D K', 'D D D P', ['Atelier', 'month']],
  ['Studio', 'month', 'past_due', 'D D U U', 'D P K U', ['Sketch', 'month']],
]

const WORDS: Record<string, PlanAction> = {
  C: 'Current Plan',
  S: 'Subscribe',
  U: 'Upgrade',
  D: 'Downgrade',
  K: 'Keep',
  P: 'Scheduled',
}

describe('the button of a plan', () => {
  for (const [tierId, paidBy, status, byYear, byMonth, pending] of TABLE) {
    const [pendingTierId, pendingInterval] = pending ?? [null, null]
    const rank =
      PLANS.find(plan => plan.id.toLowerCase() === tierId.toLowerCase())?.rank[paidBy ?? 'month'] ?? 0
    const actions = (interval: BillingInterval) =>
      PLANS.map(plan => planAction(plan, interval, { tierId, rank, status, pendingTierId, pendingInterval }))
    const said = (letters: string) => letters.split(' ').map(letter => WORDS[letter])

    const has = [
      tierId,
      paidBy && `by the ${paidBy}`,
      status,
      pending && `and then ${pending.join(' by the ')}`,
    ]
    test(`says to ${has.filter(Boolean).join(' ')} what would become of it`, () => {
      expect(actions('year')).toEqual(said(byYear))
      expect(actions('month')).toEqual(said(byMonth))
    })
  }
})

test.each([
  ['Free', 'Studio'],
  ['Sketch', 'Studio'],
  ['Studio', 'Atelier'],
  ['Atelier', undefined],
])('from %s one plan is lit: %s', (tierId, lit) => {
  const plan = PLANS.find(({ id }) => id === tierId)
  const rank = plan?.rank.year ?? 0
  const subscription = { status: 'active', tierId, rank, pendingTierId: null, pendingInterval: null } as const
  expect(highlightedPlan(PLANS, 'year', subscription)?.id).toBe(lit)
})
