import { planOf } from '#catalogue/plans.ts'
import { addMonths } from './months.ts'
import type { InvoiceFact, InvoiceLineFact, ReturnFact, SubscriptionFact } from './till.ts'

export type Grant = {
  /** Names the grant for ever: the invoice, and the month within it past the first. */
  key: string
  invoiceId: string
  credits: number
  tierId: string
  at: Date
}

/** A period that was paid for as a whole, and the plans that it had one after the other. */
type Period = {
  invoiceId: string
  start: Date
  /** Months that it is made of. */
  months: number
  /** Earlier than paid for where a change began a new period. */
  end: Date
  plans: { from: Date; tierId: string }[]
  stoppedAt: Date | null
}

/**
 * Every grant that the paid invoices of one customer bring up to `now`, and when the next one is due.
 *
 * A period grants the plan's credits at the start of each of its months. An upgrade in the middle of a
 * month grants the difference for the rest of that month; one that begins a new period grants the whole
 * first month less what was left of the old one. So nobody gains by changing back and forth, and the
 * grants follow from the invoices alone, in whatever order they came to be known.
 */
export function grantsDue(
  facts: { invoices: InvoiceFact[]; subscriptions: SubscriptionFact[]; returns: ReturnFact[] },
  now: Date,
): { grants: Grant[]; nextAt: Date | null } {
  const subscriptions = new Map(facts.subscriptions.map(subscription => [subscription.id, subscription]))
  const stops = new Map(facts.returns.map(entry => [entry.paymentId, takenBackAt(entry)]))
  const periods = new Map<string, Period[]>()
  const grants: Grant[] = []
  const inOrder = [...facts.invoices].sort(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1),
  )

  for (const invoice of inOrder) {
    const own = periods.get(invoice.subscriptionId) ?? []
    periods.set(invoice.subscriptionId, own)
    const key = invoice.id
    for (const line of invoice.lines.filter(({ amount }) => amount > 0)) {
      if (line.isProration) {
        const credits = upgrade(own, line)
        if (credits > 0) grants.push(grantOf(key, invoice, line, credits))
        continue
      }
      const replaced = subscriptions.get(invoice.subscriptionId)?.replaces
      const before = own.length > 0 ? own : (periods.get(replaced ?? '') ?? [])
      const credits = creditsOf(line.tierId) - unusedAt(before, line.start)
      for (const period of before) if (period.end > line.start) period.end = line.start
      own.push({
        invoiceId: invoice.id,
        start: line.start,
        months: line.interval === 'year' ? 12 : 1,
        end: line.end,
        plans: [{ from: line.start, tierId: line.tierId }],
        stoppedAt: stops.get(invoice.paymentId ?? '') ?? null,
      })
      if (credits > 0) grants.push(grantOf(key, invoice, line, credits))
    }
  }

  let nextAt: Date | null = null
  for (const [subscriptionId, own] of periods) {
    const endedAt = subscriptions.get(subscriptionId)?.endedAt ?? null
    for (const period of own) {
      for (let month = 1; month < period.months; month++) {
        const at = addMonths(period.start, month)
        if (at >= period.end || (endedAt && at >= endedAt)) break
        if (period.stoppedAt && at >= period.stoppedAt) break
        if (at > now) {
          if (!nextAt || at < nextAt) nextAt = at
          break
        }
        const tierId = tierAt(period, at)
        const key = `${period.invoiceId}:${month}`
        grants.push({ key, invoiceId: period.invoiceId, credits: creditsOf(tierId), tierId, at })
      }
    }
  }
  return { grants, nextAt }
}

const creditsOf = (tierId: string) => planOf(tierId)?.credits ?? 0

const grantOf = (key: string, { id }: InvoiceFact, line: InvoiceLineFact, credits: number): Grant => ({
  key,
  invoiceId: id,
  credits,
  tierId: line.tierId,
  at: line.start,
})

const tierAt = ({ plans }: Period, at: Date) => plans.findLast(({ from }) => from <= at)?.tierId ?? ''

/** The part of the month around `at` that is still to come, from 0 to 1, and the plan then. */
function restOfMonth(periods: Period[], at: Date): { rest: number; period: Period } | null {
  const period = periods.findLast(({ start, end }) => start <= at && at < end)
  if (!period) return null
  let month = 0
  while (month + 1 < period.months && addMonths(period.start, month + 1) <= at) month++
  const from = addMonths(period.start, month).getTime()
  const to = month + 1 === period.months ? period.end.getTime() : addMonths(period.start, month + 1).getTime()
  return { rest: (to - at.getTime()) / (to - from), period }
}

/** Credits of the current month that belong to the time after `at`. */
function unusedAt(periods: Period[], at: Date): number {
  const found = restOfMonth(periods, at)
  return found ? Math.floor(creditsOf(tierAt(found.period, at)) * found.rest) : 0
}

/** Enters a change of plan within a period. Returns the credits it brings at once. */
function upgrade(periods: Period[], line: InvoiceLineFact): number {
  const found = restOfMonth(periods, line.start)
  if (!found) return 0
  const difference = creditsOf(line.tierId) - creditsOf(tierAt(found.period, line.start))
  found.period.plans.push({ from: line.start, tierId: line.tierId })
  return Math.floor(difference * found.rest)
}

/** When the whole payment was given back or came into dispute; null while it stands. */
function takenBackAt({ amount, refunds, disputes }: ReturnFact): Date | null {
  const times: Date[] = disputes.filter(({ state }) => state !== 'won').map(({ createdAt }) => createdAt)
  let returned = 0
  for (const refund of refunds.filter(({ isGood }) => isGood).sort((a, b) => +a.createdAt - +b.createdAt)) {
    returned += refund.amount
    if (returned >= amount) {
      times.push(refund.createdAt)
      break
    }
  }
  return times.sort((a, b) => +a - +b)[0] ?? null
}
