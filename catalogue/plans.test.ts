import { expect, test } from 'vitest'
import { PACK_UNIT, PACKS } from './packs.ts'
import { INTERVALS, PLANS, periodCents, planOf } from './plans.ts'

test('there are at most four plans, one of them free, and ranks tell all of them apart', () => {
  expect(PLANS.length).toBeLessThanOrEqual(4)
  const paid = PLANS.filter(plan => plan.id !== 'Free')
  const ranks = paid.flatMap(plan => [plan.rank.month, plan.rank.year])
  expect(new Set(ranks).size).toBe(ranks.length)
  expect(ranks).toEqual([...ranks].sort((a, b) => a - b))
  expect(planOf('free')).toBe(planOf('Free'))
  expect(PLANS.filter(plan => plan.mostPopular)).toHaveLength(1)
})

test('a year costs 16% less than twelve months, to the cent, and the label says so', () => {
  expect(INTERVALS[0]?.label).toContain('16%')
  for (const plan of PLANS) {
    expect(periodCents(plan, 'year')).toBeCloseTo(periodCents(plan, 'month') * 12 * 0.84, 6)
    expect(Number.isInteger(periodCents(plan, 'year'))).toBe(true)
  }
})

test('packs hold 1,000 credits for each $2', () => {
  expect(PACKS.map(pack => [pack.quantity, pack.credits, pack.price])).toEqual([
    [1, 1000, 2],
    [3, 3000, 6],
    [5, 5000, 10],
    [10, 10000, 20],
    [20, 20000, 40],
    [50, 50000, 100],
  ])
})

test('features say the credits that are granted, and a plan sells them for no more than a pack', () => {
  for (const plan of PLANS) {
    expect(plan.features[0]).toContain(plan.credits.toLocaleString('en'))
    if (plan.id === 'Free') continue
    expect(periodCents(plan, 'month')).toBeLessThanOrEqual(
      (plan.credits / PACK_UNIT.credits) * PACK_UNIT.cents,
    )
  }
})
