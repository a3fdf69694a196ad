import type { Place } from '../../surroundings.ts'
/** Where people live close together. */
export const SETTLED: ReadonlySet<Place> = new Set(['city', 'village', 'street'])
