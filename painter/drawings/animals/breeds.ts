import { join } from 'node:path'
import { byName, pairsOf, readRows } from '../../engine/core/rows.ts'
import type { Build, Coat } from './build.ts'

/** What one kind of animal looks like. */
export type Breed = { build: Build; coat: Coat }

const FRAME = [
  'trunk',
  'chest',
  'waist',
  'rump',
  'leg',
  'neck',
  'neckWidth',
  'carriage',
  'head',
  'muzzle',
  'nose',
  'face',
  'ear',
  'tail',
  'tailLength',
] as const

/** Builds that several animals share. */
const BUILDS: ReadonlyMap<string, Build> = new Map(
  readRows(join(import.meta.dirname, 'builds.tsv'), ['name', ...FRAME, 'more']).map(row => [
    row.name,
    pairsOf<Build>(`${FRAME.map(part => `${part}=${row[part]}`).join(' ')} ${row.more}`) as Build,
  ]),
)

/** Kinds of animals by their drawing, and breeds by their names written together. */
export const BREEDS = byName(
  readRows(join(import.meta.dirname, 'breeds.tsv'), ['names', 'build', 'changes', 'coat']),
  ({ build, changes, coat }): Breed => ({
    build: { ...BUILDS.get(build)!, ...pairsOf<Build>(changes) },
    coat: pairsOf<Coat>(coat) as Coat,
  }),
)

/** Whether a kind is drawn from a skeleton of four legs. */
export const isFourLegged = (kind: string): boolean => Object.hasOwn(BREEDS, kind)
