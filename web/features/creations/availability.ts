import { useQuery } from '@tanstack/react-query'
import type { Mode } from '#catalogue/mode.ts'
import { type IsAvailable, pairKey, startingModel } from '#catalogue/modes.ts'
import type { Availability } from '#contract/catalogue.ts'
import { call } from '#web/lib/call.ts'
import { firstAvailability } from '#web/lib/first-data.ts'

/** What stands beside a mode or model that no engine serves. */
export const NOT_AVAILABLE = 'Needs a model provider'

const REFRESH_MS = 10 * 60_000

/**
 * Tells whether a mode with this model can be made here. While that is not known it counts as possible:
 * the server has the last word.
 */
export function useAvailability(): IsAvailable {
  const pairs = usePairs()?.available
  return (mode, model) => pairs?.has(pairKey(mode, model)) ?? true
}

/** Tells whether a mode with this model makes another picture of each seed, so that several can be had at once. */
export function useSeeded(): IsAvailable {
  const pairs = usePairs()?.seeded
  return (mode, model) => pairs?.has(pairKey(mode, model)) ?? true
}

function usePairs() {
  const { data } = useQuery({
    queryKey: ['availability'],
    queryFn: (): Promise<Availability> => call('/v1/catalogue/served'),
    initialData: firstAvailability,
    staleTime: REFRESH_MS,
    select: toSets,
  })
  return data
}

/** The note that a mode carries which no engine serves with any of its models; empty for all others. */
export function useModeNote(): (mode: Mode) => string {
  const isAvailable = useAvailability()
  return ({ key, models }) => (models.some(model => isAvailable(key, model.name)) ? '' : NOT_AVAILABLE)
}

/** What a mode costs with the model that it starts with, in credits. */
export function useModePrice(): (mode: Mode) => number {
  const isAvailable = useAvailability()
  return mode => startingModel(mode, isAvailable).options.credits
}

const toSets = ({ data, seeded }: Availability) => ({ available: new Set(data), seeded: new Set(seeded) })
