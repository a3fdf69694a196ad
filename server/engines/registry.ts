import { MODES } from '#catalogue/modes.ts'
import type { Engine } from './engine.ts'
import { ROUTABLE_IDS, type Route, type Routing, readRouting } from './routing/routing.ts'

export type AvailablePair = { mode: string; model: string; engine: Engine }

/** Who makes a creation now; `insteadOf` is the engine that is down, where another one steps in. */
export type Choice =
  | { kind: 'available'; engine: Engine; insteadOf: Engine | null }
  | { kind: 'down'; retryAfterMs: number }
  | { kind: 'unavailable' }

export type Registry = {
  /** The engine that serves the pair as long as it works, or null when none does. */
  find(mode: string, model: string): Engine | null
  /** The engine to ask now; the routing table says what follows when it is down. */
  choose(mode: string, model: string, options: { isPrivate: boolean }): Choice
  /** The engine that a stored creation names, or null when it is no longer configured. */
  byId(id: string): Engine | null
  routeOf(mode: string, model: string): Route | null
  /** Every mode and model of the catalogue that can be made, with the engine that makes it. */
  availability(): AvailablePair[]
}

/** @param engines in order of preference, for what the table says nothing of */
export function createRegistry(engines: Engine[], routing: Routing = readRouting(null)): Registry {
  const isRoutable = ({ id }: Engine) => (ROUTABLE_IDS as readonly string[]).includes(id)

  /** Those that the table lists, in its order, and then those that no table can name. */
  function candidates(mode: string, model: string, isPrivate: boolean): Engine[] {
    const route = routing.routeOf(mode, model)
    const listed = route
      ? route.engines.flatMap(id => engines.filter(engine => engine.id === id))
      : engines.filter(isRoutable)
    return [...listed, ...engines.filter(engine => !isRoutable(engine))].filter(
      engine => engine.serves(mode, model) !== null && !(isPrivate && engine.isPublic),
    )
  }

  const find = (mode: string, model: string) => candidates(mode, model, false)[0] ?? null

  return {
    find,
    choose(mode, model, { isPrivate }) {
      const [first, ...others] = candidates(mode, model, isPrivate)
      if (!first) return { kind: 'unavailable' }
      const downFor = first.downFor?.() ?? 0
      const whenDown = routing.routeOf(mode, model)?.whenDown ?? 'refuse'
      if (downFor === 0 || whenDown === 'wait') return { kind: 'available', engine: first, insteadOf: null }
      const well = whenDown === 'next' ? others.find(engine => (engine.downFor?.() ?? 0) === 0) : undefined
      return well
        ? { kind: 'available', engine: well, insteadOf: first }
        : { kind: 'down', retryAfterMs: downFor }
    },
    byId: id => engines.find(engine => engine.id === id) ?? null,
    routeOf: routing.routeOf,
    availability: () =>
      MODES.flatMap(mode =>
        mode.models.flatMap(model => {
          const engine = find(mode.key, model.name)
          return engine ? [{ mode: mode.key, model: model.name, engine }] : []
        }),
      ),
  }
}
