import { describe, expect, test } from 'vitest'
import { PLANS } from '#catalogue/plans.ts'
import type { BillingInterval } from '#contract/billing.ts'
import { type PlanAction, planAction } from './plan-action.ts'

/** The plan somebody has, then what the cards of Free, Sketch, Studio and Atelier say, by year and by month. */
const TABLE: [string, BillingInterval | null, 'active' | 'canceled' | 'past_due', string, string][] = [
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
]

const WORDS: Record<string, PlanAction> = {
  C: 'Current Plan',
  S: 'Subscribe',
  U: 'Upgrade',
  D: 'Downgrade',
}

describe('the button of a plan', () => {
  for (const [tierId, paidBy, status, byYear, byMonth] of TABLE) {
    const rank =
      PLANS.find(plan => plan.id.toLowerCase() === tierId.toLowerCase())?.rank[paidBy ?? 'month'] ?? 0
    const actions = (interval: BillingInterval) =>
      PLANS.map(plan => planAction(plan, interval, { tierId, rank, status }))
    const said = (letters: string) => letters.split(' ').map(letter => WORDS[letter])

    test(`says to ${tierId}${paidBy ? ` by the ${paidBy}` : ''}, ${status}, what would become of it`, () => {
      expect(actions('year')).toEqual(said(byYear))
      expect(actions('month')).toEqual(said(byMonth))
    })
  }
})
