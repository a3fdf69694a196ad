import type { Database } from '#server/database/connection.ts'
import { type Engine, EngineError, type EngineResult } from '#server/engines/engine.ts'
import type { Registry } from '#server/engines/registry.ts'
import { priceOf, type Route } from '#server/engines/routing/routing.ts'
import { writeEngine } from './attempts.store.ts'
import type { CreationRow } from './creations.store.ts'

/**
 * Who draws a claimed creation. What was ordered is waited for where it was ordered; what was not goes to
 * the engine that was chosen at the submission, unless that is down and the routing table knows another.
 * @throws EngineError when nobody can draw it now
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
    return { engine: stored, note: null }
  }
  const mayHaveIt = stored && !(isPrivate && stored.isPublic)
  if (mayHaveIt && (stored.downFor?.() ?? 0) === 0) return { engine: stored, note: null }
  const choice = registry.choose(mode, model, { isPrivate })
  if (choice.kind === 'not_served') throw new EngineError('unavailable')
  if (choice.kind === 'down') throw new EngineError('unavailable', { retryAfterMs: choice.retryAfterMs })
  const { engine, insteadOf } = choice
  if (engine.id !== creation.engine) await writeEngine(db, creation, engine.id)
  const note = insteadOf && `${insteadOf.name} could not be reached, so ${engine.name} made this picture.`
  return { engine, note }
}

/** What is written down of a result beside its pictures. */
export function recordOf(result: EngineResult, engine: Engine, route: Route | null) {
  const { note = null, modelVersion = '', providerModel = null, costMicroUsd = null } = result
  const listed = priceOf(route, engine.id, result.billedSeconds)
  return { note, modelVersion, providerModel, providerCostMicroUsd: listed ?? costMicroUsd }
}
