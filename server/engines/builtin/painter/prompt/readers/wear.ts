import type { Reading } from '../reading.ts'
import type { Wear } from '../surroundings.ts'
import { meanings } from '../vocabulary/table.ts'

/** Adjectives of state. */
const WORN = meanings<Wear>({
  rusty: 'rusty rusted rusting corroded',
  ruined: 'ruined crumbling collapsed derelict dilapidated destroyed bombed broken',
  overgrown: 'overgrown abandoned ivied vine-covered forsaken deserted',
  mossy: 'mossy moss-covered',
  snowy: 'snowcovered snowcapped snowladen snowdusted',
})
/** What covers something: “covered in moss”. */
const COVERING = meanings<Wear>({
  overgrown: 'ivy vine creeper weed',
  mossy: 'moss lichen',
  rusty: 'rust',
})

/** What time and weather have done to the thing that comes next, or to the one named before. */
export function readWear(reading: Reading): boolean {
  const { word, singular } = reading.token
  const covering = COVERING.get(singular) ?? (isGrowth(reading) ? 'overgrown' : undefined)
  const wear = WORN.get(word) ?? covering
  if (!wear) return false
  reading.understand(word)
  const last = reading.scene.subjects.at(-1)
  const follows = covering !== undefined || /^(overgrown|abandoned)$/.test(word)
  if (follows && isAfterNoun(reading) && last) last.wear = [...(last.wear ?? []), wear]
  else if (follows && isAfterNoun(reading)) reading.scene.wear ??= wear
  else reading.wear.push(wear)
  return true
}

/** “Overgrown with plants”, “covered in vegetation”. */
const isGrowth = ({ tokens, at, token }: Reading) =>
  /^(plant|vegetation|greenery|tree|flower|grass|leaf)$/.test(token.singular) &&
  /^(with|by|in)$/.test(tokens[at - 1]?.word ?? '') &&
  /^(overgrown|covered|reclaimed)$/.test(tokens[at - 2]?.word ?? '')

/** “… overgrown with ivy” speaks of what was named; “an overgrown …” of what will be. */
function isAfterNoun({ tokens, at, previous }: Reading): boolean {
  if (/^(a|an|the|old|some|of)$/.test(previous)) return false
  const next = tokens[at + 1]
  return next === undefined || next.afterBreak || /^(with|by|in|and|on)$/.test(next.word)
}
