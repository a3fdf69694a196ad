import { and, desc, eq, gte } from 'drizzle-orm'
import type { Queryable } from '#server/database/connection.ts'
import { billingEvents } from './billing.tables.ts'
import { FRAUD_WARNING } from './payment-provider.ts'

const SHOWN = 5

/** How many payments banks warned of since then, and the newest of them: the charge, and the day. */
export async function readFraudWarnings(
  db: Queryable,
  since: Date,
): Promise<{ count: number; first: { subject: string; detail: string }[] }> {
  const rows = await db
    .select({ chargeId: billingEvents.chargeId, createdAt: billingEvents.createdAt })
    .from(billingEvents)
    .where(and(eq(billingEvents.type, FRAUD_WARNING), gte(billingEvents.createdAt, since)))
    .orderBy(desc(billingEvents.createdAt))
  const first = rows.slice(0, SHOWN).map(({ chargeId, createdAt }) => ({
    subject: chargeId ?? 'unknown charge',
    detail: createdAt.toISOString().slice(0, 10),
  }))
  return { count: rows.length, first }
}
