import { planOf } from '#catalogue/plans.ts'
import type { Invoice, World } from '#server/modules/billing/providers/sandbox/world.ts'

/** From `start` on somebody has the plan of `monthly` credits, paid for until `end`. */
type Step = {
  start: number
  end: number
  monthly: number
  /** Begins months of its own; a change within a month does not. */
  isBeginning: boolean
  /** Months that it is paid for. */
  months: number
  /** When the plan ended. */
  ended: number
  /** When its money had gone back. */
  returned: number
}

/**
 * The credits that the provider's books say the plans of one person have brought by now, by a reckoning
 * that shares nothing with the product's: as a water meter would, it adds up over the time that was paid for
 * what each plan brings a second, where each month's share comes at its beginning and is never taken back.
 * `ahead` is what somebody has of an old plan beyond what came since, for the next invoice to take off, and
 * `changes` how many times a part of a month was rounded down to whole credits.
 */
export function expectedCredits(world: World): { credits: number; ahead: number; changes: number } {
  let credits = 0
  let allAhead = 0
  let changes = 0
  for (const steps of stepsOf(world)) {
    // What somebody has ahead of a plan that brings less than was left of the one before.
    let ahead = 0
    for (const [index, { start }] of steps.entries()) {
      const before = steps.slice(0, index)
      const after = steps.slice(0, index + 1)
      // Of two changes in one second, the second one finds what the first one brought.
      const since = Math.max(start, (steps[index - 1]?.start ?? 0) + 1)
      const until = Math.max(start + 1, steps[index + 1]?.start ?? world.now + 1)
      // The provider gives the rest of the old plan back, whatever became of its own payment.
      const gained = metered(after, start + 1, 'paid') - metered(before, since, 'paid')
      credits += Math.max(0, gained - ahead)
      ahead = Math.max(0, ahead - gained)
      credits += metered(after, until, 'kept') - metered(after, start + 1, 'kept')
      changes += 1
    }
    allAhead += ahead
  }
  return { credits, ahead: allAhead, changes }
}

/**
 * What the months that began before `time` bring: the whole month, or as much as passed before its end.
 * @param money `kept` leaves out what a month after the first owes to money that had gone back by then
 */
function metered(steps: Step[], time: number, money: 'paid' | 'kept'): number {
  let credits = 0
  for (const [index, beginning] of steps.entries()) {
    if (!beginning.isBeginning) continue
    const following = steps.findIndex((step, place) => place > index && step.isBeginning)
    const next = steps[following]?.start ?? Number.POSITIVE_INFINITY
    const plans = steps.slice(index, following < 0 ? undefined : following)
    for (let month = 0; month < beginning.months; month++) {
      const from = monthsAfter(beginning.start, month)
      const isLast = month + 1 === beginning.months
      const to = isLast ? beginning.end : monthsAfter(beginning.start, month + 1)
      if (from >= time || from >= next || (month > 0 && from >= beginning.ended)) break
      for (const [place, { start, monthly, returned }] of plans.entries()) {
        if (money === 'kept' && month > 0 && from > returned) continue
        // Each plan brings what it has above the one before it, from its start to the end of the month.
        const more = place === 0 ? monthly : monthly - (plans[place - 1]?.monthly ?? 0)
        credits += (more * Math.max(0, Math.min(to, next) - Math.max(from, start))) / (to - from)
      }
    }
  }
  return credits
}

/** What was paid for, in order; a plan that took another's place goes on where that one stopped. */
function stepsOf(world: World): Step[][] {
  const chains = new Map<string, Step[]>()
  const first = (id: string): string => {
    const { replaces } = world.subscriptions[id]?.metadata ?? {}
    return replaces ? first(replaces) : id
  }
  const paid = Object.values(world.invoices)
    .filter(({ status }) => status === 'paid')
    .sort((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1))
  for (const invoice of paid) {
    const chain = first(invoice.subscription)
    const steps = chains.get(chain) ?? []
    chains.set(chain, steps)
    const ended = world.subscriptions[invoice.subscription]?.ended_at ?? Number.POSITIVE_INFINITY
    for (const { amount, price, start, end, isProration } of invoice.lines) {
      if (amount <= 0) continue
      const [, tierId = ''] = world.prices[price]?.lookup_key?.split('_') ?? []
      steps.push({
        start,
        end,
        monthly: planOf(tierId)?.credits ?? 0,
        isBeginning: !isProration,
        months: world.prices[price]?.recurring?.interval === 'year' ? 12 : 1,
        ended,
        returned: takenBackAt(world, invoice),
      })
    }
  }
  return [...chains.values()]
}

/** When all of an invoice's money had gone back, or some of it came into a dispute that is not won. */
function takenBackAt(world: World, { payment_intent }: Invoice): number {
  const charge = Object.values(world.charges).find(one => one.payment_intent === payment_intent)
  if (!charge || payment_intent === null) return Number.POSITIVE_INFINITY
  const disputes = Object.values(world.disputes).filter(
    one => one.charge === charge.id && one.status !== 'won',
  )
  const refunds = Object.values(world.refunds)
    .filter(one => one.charge === charge.id && one.status === 'succeeded')
    .sort((a, b) => a.created - b.created)
  let returned = 0
  const last = refunds.find(({ amount }) => {
    returned += amount
    return returned >= charge.amount
  })
  return Math.min(last?.created ?? Number.POSITIVE_INFINITY, ...disputes.map(({ created }) => created))
}

/** The same day and hour some months later, or the month's last day where there is no such day; seconds. */
function monthsAfter(seconds: number, months: number): number {
  const date = new Date(seconds * 1000)
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + months, date.getUTCDate()]
  const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return Date.UTC(year, month, Math.min(day, days)) / 1000 + (seconds % 86_400)
}
