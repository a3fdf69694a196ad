import { pairKey } from '#catalogue/modes.ts'
import type { Availability } from '#contract/catalogue.ts'
import type { Registry } from '#server/engines/registry.ts'

/** What of the catalogue can be made with the engines that are configured. */
export function availabilityOf(registry: Registry): Availability {
  const pairs = registry.availability()
  const keysOf = (some: typeof pairs) => some.map(({ mode, model }) => pairKey(mode, model))
  return {
    data: keysOf(pairs),
    seeded: keysOf(pairs.filter(({ mode, model, engine }) => engine.serves(mode, model)?.seed)),
  }
}
