import type { Database } from '#server/database/connection.ts'
import { type Engine, EngineError, type EngineResult } from '#server/engines/engine.ts'
import type { Choice, Registry } from '#server/engines/registry.ts'
import { priceOf, type Route } from '#server/engines/routing/routing.ts'
import type { CreationRow } from '../creations.store.ts'
import { writeEngine } from '../run/attempts.store.ts'

/** What is kept beside a creation that another engine makes than the one that the table prefers. */
export const noteOf = ({ engine, insteadOf }: Extract<Choice, { kind: 'available' }>): string | null =>
  insteadOf && `${insteadOf.name} could not be reached, so ${engine.name} made this picture.`

/**
 * The engine of a claimed creation. A provider job that was started is waited for where it runs; without one
 * it is the engine that was chosen at the submission, unless that is down and the routing table knows another.
 * The note says whether another one stepped in, at the submission or since; it is kept for later attempts.
 * @throws EngineError when none can make it now
 */
export async function engineFor(
  { db, registry }: { db: Database; registry: Registry },
  creation: CreationRow,
): Promise<{ engine: Engine; note: string | null }> {
  const { mode, model, isPrivate } = creation
  const stored = registry.byId(creation.engine)
  if (creation.providerReference !== null) {
    // Its provider is not configured any more: what was paid for there cannot be had.
    if (!stored) throw new EngineError('provider_credit')
    return { engine: stored, note: creation.note }
  }
  const mayHaveIt = stored && !(isPrivate && stored.isPublic)
  if (mayHaveIt && (stored.downFor?.() ?? 0) === 0) return { engine: stored, note: creation.note }
  const choice = registry.choose(mode, model, { isPrivate })
  if (choice.kind === 'unavailable') throw new EngineError('unavailable')
  if (choice.kind === 'down') throw new EngineError('unavailable', { retryAfterMs: choice.retryAfterMs })
  const { engine } = choice
  const note = noteOf(choice)
  if (engine.id !== creation.engine) await writeEngine(db, creation, engine.id, note)
  return { engine, note }
}

/** What is recorded of a result beside its pictures. */
export function recordOf(
  result: EngineResult,
  { engine, note: chosen }: { engine: Engine; note: string | null },
  route: Route | null,
) {
  const { modelVersion = '', providerModel = null, costMicroUsd = null } = result
  const listed = priceOf(route, engine.id, result.billedSeconds)
  const note = [chosen, result.note].filter(Boolean).join(' ') || null
  return {
    note,
    engine: result.madeBy ?? engine.id,
    modelVersion,
    providerModel,
    providerCostMicroUsd: listed ?? costMicroUsd,
  }
}
