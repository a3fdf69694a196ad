import type { Queryable } from '#server/database/connection.ts'
import { readFraudWarnings } from './fraud-warnings.store.ts'

/** What a bank warned of longer ago is either disputed by now or forgotten. */
export const FRAUD_WARNING_DAYS = 30

/** The payments that banks warned of lately: how many, and the newest of them with the charge and the day. */
export const recentFraudWarnings = (db: Queryable) =>
  readFraudWarnings(db, new Date(Date.now() - FRAUD_WARNING_DAYS * 86_400_000))
