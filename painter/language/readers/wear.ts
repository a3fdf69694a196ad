import { findNoun } from '../find-noun.ts'
import type { Reading } from '../reading.ts'
import type { Wear } from '../surroundings.ts'
import { meaningsOf } from '../vocabulary/rows.ts'

/** Adjectives of state. */
const WORN = meaningsOf<Wear>('worn')
/** What covers something: “covered in moss”. */
const COVERING = meaningsOf<Wear>('covering')

/** What time and weather have done to the thing that comes next, or to the one named before. */
export function readWear(reading: Reading): boolean {
  const { word, singular } = reading.token
  const covering = COVERING.get(singular) ?? growthOf(reading)
  const wear = WORN.get(word) ?? covering
  if (!wear) return false
  reading.understand(word)
  const last = reading.scene.subjects.at(-1)
  const follows = covering !== undefined || /^(overgrown|abandoned)$/.test(word)
  const isCover = covering !== undefined && COVERED.test(coverWordBefore(reading))
  if (follows && (isCover || isAfterNoun(reading)) && last) last.wear = [...(last.wear ?? []), wear]
  else if (follows && isAfterNoun(reading)) reading.scene.wear ??= wear
  else reading.wear.push(wear)
  return true
}

/** “Overgrown with plants”, “covered in flowers”. */
function growthOf({ tokens, at, token }: Reading): Wear | undefined {
  const from = Math.max(0, at - 4)
  const cover = tokens.slice(from, at).findIndex(({ word }) => COVERED.test(word)) + from
  if (cover < from || !/^(with|by|in)$/.test(tokens[cover + 1]?.word ?? '')) return undefined
  // Hills that are covered in flowers are a meadow.
  if (/^(flower|blossom|rose|daisy|wildflower|petal|wisteria|bougainvillea)$/.test(token.singular))
    return cover > 0 && findNoun(tokens, cover - 1) ? (CLIMBS.get(token.word) ?? 'flowery') : undefined
  // What lies on the ground has fallen there.
  if (token.singular === 'leaf' && GROUND.test(tokens[cover - 1]?.singular ?? '')) return undefined
  const isBare = at === cover + 2
  return isBare && /^(plant|vegetation|greenery|tree|grass|leaf)$/.test(token.singular)
    ? 'overgrown'
    : undefined
}
/** Flowers of one kind that climb. */
const CLIMBS: ReadonlyMap<string, Wear> = new Map([
  ['wisteria', 'wisteria'],
  ['bougainvillea', 'bougainvillea'],
  ['roses', 'roses'],
])
const GROUND =
  /^(path|pathway|footpath|trail|road|street|lane|alley|ground|floor|forest|wood|park|garden|lawn|yard|backyard|pavement|sidewalk|driveway|avenue|grass|step|bench|meadow)$/

/** Of “covered in wild flowers” the first word. */
const coverWordBefore = ({ tokens, at }: Reading) =>
  tokens.slice(Math.max(0, at - 4), at).find(({ word }) => COVERED.test(word))?.word ?? ''
const COVERED = /^(overgrown|covered|reclaimed|decorated|adorned|decked|smothered)$/

/** “… overgrown with ivy” speaks of what was named; “an overgrown …” of what will be. */
function isAfterNoun({ tokens, at, previous }: Reading): boolean {
  if (/^(a|an|the|old|some|of)$/.test(previous)) return false
  const next = tokens[at + 1]
  return (
    next === undefined ||
    next.afterBreak ||
    /^(with|by|in|and|on|under|all|over|down|onto|away|fast|slowly)$/.test(next.word)
  )
}
