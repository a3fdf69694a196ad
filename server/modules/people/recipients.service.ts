import type { Queryable } from '#server/database/connection.ts'
import { readRecipient } from './people.store.ts'

/** Who a person is to the mail: name, and the address unless it may be another's; null for somebody who left. */
export const recipientOf = (
  db: Queryable,
  userId: string,
): Promise<{ email: string; nickName: string } | null> => readRecipient(db, userId)
