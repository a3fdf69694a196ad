import { join } from 'node:path'
import { byName, pairsOf, readRows } from '../../engine/core/rows.ts'
import type { Plumage } from './plumage.ts'

/** Birds that are drawn by hand, by their names written together. */
export const PLUMAGES = byName(
  readRows(join(import.meta.dirname, 'plumages.tsv'), ['names', 'plumage']),
  ({ plumage }) => pairsOf<Plumage>(plumage) as Plumage,
)
