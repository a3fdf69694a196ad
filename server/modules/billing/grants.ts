import { planOf } from '#catalogue/plans.ts'
import { addMonths } from './months.ts'
import type { InvoiceFact, InvoiceLineFact, ReturnFact, SubscriptionFact } from './payment-provider.ts'

export type Grant = {
  /** Names the grant for ever: the invoice, and the month within it past the first. */
  key: string
  invoiceId: string
  credits: number
  tierId: string
  at: Date
}

/** A plan that was paid for within a period: the first one, or a change to it. */
type Part = {
  invoiceId: string
  from: Date
  tierId: string
  /** What it brings a month on top of the parts before it. */
  credits: number
  /** When all of its money had gone back. */
  stoppedAt: Date | null
}

type Period = {
  start: Date
  /** Months that it is made of. */
  months: number
  /** Earlier than paid for where a change began a new period. */
  end: Date
  parts: Part[]
}

/**
 * Every grant that the paid invoices of one customer bring up to `now`, and when the next one is due.
 *
 * A period grants the plan's credits at the start of each of its months. An upgrade in the middle of a
 * month grants the difference for the rest of that month, and the difference again with each further month;
 * one that begins a new period grants the whole first month less what was left of the old one. Where more
 * was left than the month brings, the rest is taken off what the next invoice brings. So nobody gains by
 * changing back and forth. How much a key grants follows from the invoices alone, in whatever order
 * they came to be known; money that went back only ends the months of what it had paid for.
 */
export function grantsDue(
  facts: { invoices: InvoiceFact[]; subscriptions: SubscriptionFact[]; returns: ReturnFact[] },
  now: Date,
): { grants: Grant[]; nextAt: Date | null } {
  const subscriptions = new Map(facts.subscriptions.map(subscription => [subscription.id, subscription]))
  const stops = new Map(facts.returns.map(entry => [entry.paymentId, takenBackAt(entry)]))
  const periods = new Map<string, Period[]>()
  const grants: Grant[] = []
  /** By subscription, what was left of an old plan beyond all that was brought since. */
  const ahead = new Map<string, number>()

  /** Whose place a subscription took: that of the last one before it that had been paid for. */
  function replacedBy(subscriptionId: string): string | null {
    const id = subscriptions.get(subscriptionId)?.replaces ?? null
    return id === null || periods.get(id)?.length ? id : replacedBy(id)
  }

  const inOrder = [...facts.invoices].sort(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1),
  )

  for (const invoice of inOrder) {
    const own = periods.get(invoice.subscriptionId) ?? []
    periods.set(invoice.subscriptionId, own)
    const stoppedAt = stops.get(invoice.paymentId ?? '') ?? null
    const { id: invoiceId, subscriptionId } = invoice
    const grant = (line: InvoiceLineFact, brought: number) => {
      const credits = brought - (ahead.get(subscriptionId) ?? 0)
      ahead.set(subscriptionId, Math.max(0, -credits))
      const { tierId, start: at } = line
      if (credits > 0) grants.push({ key: invoiceId, invoiceId, credits, tierId, at })
    }
    for (const line of invoice.lines.filter(({ amount }) => amount > 0)) {
      if (line.isProration) {
        grant(line, upgrade(own, line, { invoiceId, stoppedAt }))
        continue
      }
      const replaced = own.length === 0 ? replacedBy(subscriptionId) : null
      const before = replaced ? (periods.get(replaced) ?? []) : own
      if (replaced) ahead.set(subscriptionId, ahead.get(replaced) ?? 0)
      const unused = unusedAt(before, line.start)
      for (const period of before) if (period.end > line.start) period.end = line.start
      const { start, end, tierId } = line
      const first = { invoiceId, from: start, tierId, credits: creditsOf(tierId), stoppedAt }
      own.push({ start, end, months: line.interval === 'year' ? 12 : 1, parts: [first] })
      grant(line, creditsOf(tierId) - unused)
    }
  }

  let nextAt: Date | null = null
  for (const [subscriptionId, own] of periods) {
    const endedAt = subscriptions.get(subscriptionId)?.endedAt ?? null
    for (const period of own) {
      for (let month = 1; month < period.months; month++) {
        const at = addMonths(period.start, month)
        if (at >= period.end || (endedAt && at >= endedAt)) break
        if (!period.parts.some(part => stands(part, at))) break
        if (at > now) {
          if (!nextAt || at < nextAt) nextAt = at
          break
        }
        grants.push(...grantsOfMonth(period, month, at))
      }
    }
  }
  return { grants, nextAt }
}

/** What the parts of a period bring with one of its months past the first, which begins at `at`. */
function grantsOfMonth(period: Period, month: number, at: Date): Grant[] {
  const grants: Grant[] = []
  // A change to a lower plan, which only somebody at the provider can make at once, leaves less for all.
  let left = monthlyAt(period, at)
  // A change at the very beginning of the month has brought its share of it already.
  for (const part of period.parts.filter(({ from }) => from < at)) {
    const { invoiceId, tierId } = part
    const credits = Math.max(0, Math.min(part.credits, left))
    left -= credits
    if (credits === 0 || !stands(part, at)) continue
    grants.push({ key: `${invoiceId}:${month}`, invoiceId, credits, tierId, at })
  }
  return grants
}

// What began in the same second was given before it was taken back (returns.ts).
const stands = ({ stoppedAt }: Part, at: Date) => !stoppedAt || at <= stoppedAt

const creditsOf = (tierId: string) => planOf(tierId)?.credits ?? 0

const monthlyAt = ({ parts }: Period, at: Date) =>
  creditsOf(parts.findLast(({ from }) => from <= at)?.tierId ?? '')

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
  return found ? Math.floor(monthlyAt(found.period, at) * found.rest) : 0
}

/** Enters a change of plan within a period. Returns the credits it brings at once. */
function upgrade(
  periods: Period[],
  { start, tierId }: InvoiceLineFact,
  paid: Pick<Part, 'invoiceId' | 'stoppedAt'>,
): number {
  const found = restOfMonth(periods, start)
  if (!found) return 0
  const credits = creditsOf(tierId) - monthlyAt(found.period, start)
  found.period.parts.push({ ...paid, from: start, tierId, credits })
  return Math.floor(credits * found.rest)
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
