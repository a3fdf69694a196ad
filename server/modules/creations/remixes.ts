import { CREATION_STATUS } from '#contract/creation-limits.ts'
import type { Transaction } from '#server/database/connection.ts'
import { type CreationRow, readVisible } from './creations.store.ts'

export type Remix = { remixId: string; authorId: string; sourceId: string; ownerId: string }

/** What follows when somebody made a picture from another's, in the transaction that finishes it. */
export type OnRemix = (tx: Transaction, remix: Remix) => Promise<void>

export type ReportRemix = (tx: Transaction, finished: CreationRow) => Promise<void>

/**
 * Reports a finished creation that was started from another person's. What is private is nobody's business,
 * and what its author may not see was not its start, whatever the request said.
 */
export function createRemixReport(onRemix: OnRemix): ReportRemix {
  return async (tx, finished) => {
    const { id: remixId, userId: authorId, isPrivate, form } = finished
    const { sourceId } = form
    if (!sourceId || isPrivate || finished.status !== CREATION_STATUS.complete) return
    const source = await readVisible(tx, authorId, sourceId)
    if (!source || source.userId === authorId) return
    await onRemix(tx, { remixId, authorId, sourceId, ownerId: source.userId })
  }
}
