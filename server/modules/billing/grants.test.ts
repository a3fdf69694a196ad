import { describe, expect, test } from 'vitest'
import { entitledUntil } from './entitlement.ts'
import { grantsDue } from './grants.ts'
import type { InvoiceFact, InvoiceLineFact, ReturnFact, SubscriptionFact } from './payment-provider.ts'
import { returnsDue } from './returns.ts'

const day = (text: string) => new Date(`${text}T00:00:00Z`)
const MONTH = { tierId: 'Sketch', interval: 'month' } as const
const YEAR = { tierId: 'Sketch', interval: 'year' } as const

function subscription(fact: Partial<SubscriptionFact>): SubscriptionFact {
  return {
    ...MONTH,
    id: 'sub_1',
    status: 'active',
    cancelsAtEnd: false,
    createdAt: day('2027-01-01'),
    periodStart: day('2027-01-01'),
    periodEnd: day('2027-02-01'),
    endedAt: null,
    isEndedUnpaid: false,
    scheduleId: null,
    pending: null,
    replaces: null,
    ...fact,
  }
}

const line = (
  terms: Pick<InvoiceLineFact, 'tierId' | 'interval'>,
  start: string,
  end: string,
  more: Partial<InvoiceLineFact> = {},
): InvoiceLineFact => ({
  ...terms,
  start: day(start),
  end: day(end),
  amount: 1000,
  isProration: false,
  ...more,
})

const invoice = (id: string, lines: InvoiceLineFact[], subscriptionId = 'sub_1'): InvoiceFact => ({
  id,
  subscriptionId,
  isRenewal: false,
  paymentId: `pi_${id}`,
  createdAt: lines[0]?.start ?? day('2027-01-01'),
  lines,
})

function grants(
  invoices: InvoiceFact[],
  now: string,
  { subscriptions = [subscription({})], returns = [] as ReturnFact[] } = {},
) {
  const due = grantsDue({ invoices, subscriptions, returns }, day(now))
  return { of: due.grants.map(({ key, credits }) => [key, credits]), nextAt: due.nextAt }
}

describe('credits of paid invoices', () => {
  test('a month brings its credits once, a month that is covered brings none', () => {
    const paid = invoice('a', [line(MONTH, '2027-01-01', '2027-02-01')])
    const covered = invoice('b', [line(MONTH, '2027-02-01', '2027-03-01', { amount: 0 })])
    expect(grants([paid, covered], '2027-02-15')).toEqual({ of: [['a', 5000]], nextAt: null })
  })

  test('a year brings each month as it begins, also from the last day of a month', () => {
    const year = invoice('y', [line(YEAR, '2027-01-31', '2028-01-31')])
    expect(grants([year], '2027-01-31')).toEqual({ of: [['y', 5000]], nextAt: day('2027-02-28') })
    const spring = grants([year], '2027-03-31')
    expect(spring.of).toEqual([
      ['y', 5000],
      ['y:1', 5000],
      ['y:2', 5000],
    ])
    expect(spring.nextAt).toEqual(day('2027-04-30'))
    expect(grants([year], '2030-01-01')).toMatchObject({ of: { length: 12 }, nextAt: null })
  })

  test('an upgrade brings the difference for the rest of the month, and its plan from then on', () => {
    const year = invoice('y', [line(YEAR, '2027-04-01', '2028-04-01')])
    const up = invoice('u', [
      line(YEAR, '2027-06-16', '2028-04-01', { isProration: true, amount: -500 }),
      line({ ...YEAR, tierId: 'Studio' }, '2027-06-16', '2028-04-01', { isProration: true }),
    ])
    const { of } = grants([up, year], '2027-07-02')
    expect(Object.fromEntries(of)).toEqual({
      y: 5000,
      'y:1': 5000,
      'y:2': 5000,
      u: 3750,
      'y:3': 5000,
      'u:3': 7500,
    })
  })

  test('an upgrade as a month begins brings the difference of that month once', () => {
    const year = invoice('y', [line(YEAR, '2027-04-01', '2028-04-01')])
    const studio = { ...YEAR, tierId: 'Studio' }
    const up = invoice('u', [line(studio, '2027-05-01', '2028-04-01', { isProration: true })])
    const { of } = grants([year, up], '2027-05-02')
    expect(Object.fromEntries(of)).toEqual({ y: 5000, 'y:1': 5000, u: 7500 })
  })

  test('money that went back ends the months of what it had paid for, and of nothing else', () => {
    const year = invoice('y', [line(YEAR, '2027-01-01', '2028-01-01')])
    const studio = { ...YEAR, tierId: 'Studio' }
    const up = invoice('u', [line(studio, '2027-01-10', '2028-01-01', { isProration: true })])
    const refund = { id: 're_1', amount: 1000, isGood: true, createdAt: day('2027-01-15') }
    const returnOf = (paymentId: string) => ({ paymentId, amount: 1000, refunds: [refund], disputes: [] })
    const february = (paymentId: string) =>
      grants([year, up], '2027-02-02', { returns: [returnOf(paymentId)] }).of.slice(2)
    expect(february('pi_y')).toEqual([['u:1', 7500]])
    expect(february('pi_u')).toEqual([['y:1', 5000]])
  })

  test('a lower plan in the middle of a period, made by hand at the provider, brings less from then on', () => {
    const studio = { ...YEAR, tierId: 'Studio' }
    const year = invoice('y', [line(studio, '2027-04-01', '2028-04-01')])
    const down = invoice('d', [line(YEAR, '2027-04-16', '2028-04-01', { isProration: true })])
    const { of } = grants([year, down], '2027-05-02')
    expect(Object.fromEntries(of)).toEqual({ y: 12_500, 'y:1': 5000 })
  })

  test('a change that begins a new period takes what was left of the old month off the first', () => {
    const month = invoice('m', [line(MONTH, '2027-04-01', '2027-05-01')])
    const year = invoice('y', [
      line(MONTH, '2027-04-16', '2027-05-01', { isProration: true, amount: -500 }),
      line(YEAR, '2027-04-16', '2028-04-16'),
    ])
    expect(grants([month, year], '2027-04-17').of).toEqual([
      ['m', 5000],
      ['y', 2500],
    ])
  })

  test('what was left beyond a month of the new plan is taken off the next invoice, not given away', () => {
    const atelier = { ...MONTH, tierId: 'Atelier' }
    const high = invoice('a', [line(atelier, '2027-04-01', '2027-05-01')])
    const low = invoice('s', [line(MONTH, '2027-04-16', '2027-05-16')])
    const again = invoice('b', [line(atelier, '2027-04-16', '2027-05-16')])
    again.createdAt = day('2027-04-17')
    expect(grants([high, low, again], '2027-04-17').of).toEqual([
      ['a', 30_000],
      ['b', 15_000],
    ])
    const renewed = invoice('t', [line(MONTH, '2027-05-16', '2027-06-16')])
    const renewals = ['2027-06-16', '2027-07-16'].map((from, index) =>
      invoice(`u${index}`, [line(MONTH, from, from.replace('-16', '-28'))]),
    )
    // Ahead by 10,000, which is two months of the lower plan.
    expect(grants([high, low, renewed, ...renewals], '2027-07-17').of).toEqual([
      ['a', 30_000],
      ['u1', 5000],
    ])
  })

  test('a plan in the place of another counts what was left of that one', () => {
    const subscriptions = [
      subscription({ id: 'sub_1', status: 'canceled', endedAt: day('2027-04-16') }),
      subscription({ id: 'sub_2', tierId: 'Atelier', replaces: 'sub_1' }),
    ]
    const first = invoice('a', [line(MONTH, '2027-04-01', '2027-05-01')])
    const higher = invoice('b', [line({ ...MONTH, tierId: 'Atelier' }, '2027-04-16', '2027-05-16')], 'sub_2')
    expect(grants([higher, first], '2027-04-17', { subscriptions }).of).toEqual([
      ['a', 5000],
      ['b', 27_500],
    ])
  })

  test('a plan counts what was left also where the one in between was never paid for', () => {
    const subscriptions = [
      subscription({ id: 'sub_1', status: 'canceled', endedAt: day('2027-04-16') }),
      subscription({ id: 'sub_2', status: 'canceled', replaces: 'sub_1' }),
      subscription({ id: 'sub_3', tierId: 'Atelier', replaces: 'sub_2' }),
    ]
    const first = invoice('a', [line(MONTH, '2027-04-01', '2027-05-01')])
    const trial = invoice('b', [line(MONTH, '2027-04-10', '2027-05-01', { amount: 0 })], 'sub_2')
    const higher = invoice('c', [line({ ...MONTH, tierId: 'Atelier' }, '2027-04-16', '2027-05-16')], 'sub_3')
    expect(grants([first, trial, higher], '2027-04-17', { subscriptions }).of).toEqual([
      ['a', 5000],
      ['c', 27_500],
    ])
  })

  test('months of a year end with the plan, with a full refund, and with a dispute that is not won', () => {
    const year = invoice('y', [line(YEAR, '2027-01-01', '2028-01-01')])
    const ended = [subscription({ endedAt: day('2027-02-15') })]
    expect(grants([year], '2027-12-01', { subscriptions: ended }).of).toHaveLength(2)
    const refund = { id: 're_1', amount: 10_080, isGood: true, createdAt: day('2027-02-15') }
    const back: ReturnFact = { paymentId: 'pi_y', amount: 10_080, refunds: [refund], disputes: [] }
    expect(grants([year], '2027-12-01', { returns: [back] }).of).toHaveLength(2)
    const partly = { ...back, refunds: [{ ...refund, amount: 5_000 }] }
    expect(grants([year], '2027-12-01', { returns: [partly] }).of).toHaveLength(12)
    for (const [state, months] of [
      ['open', 2],
      ['lost', 2],
      ['won', 12],
    ] as const) {
      const disputes = [{ id: 'dp_1', amount: 10_080, state, createdAt: day('2027-02-15') }]
      const returns = [{ ...back, refunds: [], disputes }]
      expect(grants([year], '2027-12-02', { returns }).of).toHaveLength(months)
    }
  })
})

test('refunds and disputes together take back what a payment brought by then, and never more', () => {
  const bought = {
    packs: new Map([['pi_1', 3000]]),
    grants: [{ key: 'y', invoiceId: 'y', credits: 5000, tierId: 'Sketch', at: day('2027-01-01') }],
    invoices: [invoice('y', [line(YEAR, '2027-01-01', '2028-01-01')])],
  }
  const third = { id: 're_1', amount: 200, isGood: true, createdAt: day('2027-01-02') }
  const failed = { id: 're_2', amount: 600, isGood: false, createdAt: day('2027-01-03') }
  const all = { id: 'dp_1', amount: 600, state: 'lost' as const, createdAt: day('2027-01-04') }
  const pack = { paymentId: 'pi_1', amount: 600, refunds: [third, failed], disputes: [all] }
  const year = { paymentId: 'pi_y', amount: 10_080, refunds: [{ ...third, amount: 5_040 }], disputes: [] }
  const unknown = { ...pack, paymentId: 'pi_0', refunds: [third], disputes: [] }
  expect(returnsDue([pack, year, unknown], bought)).toEqual([
    { key: 're_1', credits: 1000, isReversed: false, what: 'refund' },
    { key: 're_2', credits: 0, isReversed: true, what: 'refund' },
    { key: 'dp_1', credits: 2000, isReversed: false, what: 'dispute' },
    { key: 're_1', credits: 2500, isReversed: false, what: 'refund' },
    { key: 're_1', credits: 0, isReversed: false, what: 'refund' },
  ])
})

test.each([
  ['active', false, '2027-02-08'],
  ['trialing', false, '2027-02-08'],
  ['active', true, '2027-02-01'],
  ['past_due', false, '2027-01-08'],
  ['canceled', true, '2027-01-20'],
  ['unpaid', false, '2027-01-01'],
  ['incomplete', false, '2027-01-01'],
  ['incomplete_expired', false, '2027-01-01'],
  ['paused', false, '2027-01-01'],
])('a plan that is %s (cancelled: %s) counts until %s', (status, cancelsAtEnd, until) => {
  const endedAt = status === 'canceled' ? day('2027-01-20') : null
  expect(entitledUntil(subscription({ status, cancelsAtEnd, endedAt }))).toEqual(day(until))
})
