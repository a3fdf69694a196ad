import type { Grant } from './grants.ts'
import type { InvoiceFact, ReturnFact } from './payment-provider.ts'

/** Credits to take back (`credits` above 0) or, where the money came back to us, to give back again. */
export type Return = { key: string; credits: number; isReversed: boolean; what: 'refund' | 'dispute' }

/**
 * What refunds and disputes take back: of the credits that a payment had brought by then, the share of the
 * money, and never more than all of them.
 */
export function returnsDue(
  returns: ReturnFact[],
  bought: { packs: Map<string, number>; grants: Grant[]; invoices: InvoiceFact[] },
): Return[] {
  const invoicesOf = Map.groupBy(bought.invoices, ({ paymentId }) => paymentId ?? '')
  const due: Return[] = []
  for (const { paymentId, amount, refunds, disputes } of returns) {
    const pack = bought.packs.get(paymentId)
    const invoiceIds = new Set((invoicesOf.get(paymentId) ?? []).map(({ id }) => id))
    const grants = bought.grants.filter(grant => invoiceIds.has(grant.invoiceId))
    const creditsBy = (at: Date) =>
      pack ?? grants.filter(grant => grant.at <= at).reduce((sum, { credits }) => sum + credits, 0)
    const entries = [
      ...refunds.map(entry => ({ ...entry, what: 'refund' as const, counts: entry.isGood })),
      ...disputes.map(entry => ({ ...entry, what: 'dispute' as const, counts: entry.state !== 'won' })),
    ].sort((a, b) => +a.createdAt - +b.createdAt || (a.id < b.id ? -1 : 1))
    let taken = 0
    for (const { id, what, counts, amount: share, createdAt } of entries) {
      const all = creditsBy(createdAt)
      const credits = counts && amount > 0 ? Math.min(Math.floor((all * share) / amount), all - taken) : 0
      if (counts) taken += Math.max(0, credits)
      due.push({ key: id, credits: Math.max(0, credits), isReversed: !counts, what })
    }
  }
  return due
}
