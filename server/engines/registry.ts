import { MODES } from '#catalogue/modes.ts'
import type { Engine } from './engine.ts'

export type ServedPair = { mode: string; model: string; engine: Engine }

export type Registry = {
  /** The first engine that serves the pair, or null when none does. */
  find(mode: string, model: string): Engine | null
  /** The engine that a stored creation names, or null when it is no longer configured. */
  byId(id: string): Engine | null
  /** Every mode and model of the catalogue that can be made, with the engine that makes it. */
  pairs(): ServedPair[]
}

/** @param engines in order of preference */
export function createRegistry(engines: Engine[]): Registry {
  const find = (mode: string, model: string) =>
    engines.find(engine => engine.serves(mode, model) !== null) ?? null

  return {
    find,
    byId: id => engines.find(engine => engine.id === id) ?? null,
    pairs: () =>
      MODES.flatMap(mode =>
        mode.models.flatMap(model => {
          const engine = find(mode.key, model.name)
          return engine ? [{ mode: mode.key, model: model.name, engine }] : []
        }),
      ),
  }
}
