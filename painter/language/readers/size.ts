import { findNoun, findPlace } from '../find-noun.ts'
import type { Reading } from '../reading.ts'
import { personNamed } from '../vocabulary/people.ts'
import { meaningsOf } from '../vocabulary/rows.ts'
import { tableOf } from '../vocabulary/table.ts'

type Growth = '3' | '2' | '0.5'

/** How many times as large as its kind something is. */
const GROWTHS = meaningsOf<Growth>('growths')

/** Of no kind; else they are nouns. */
const FLOWERS = /^(flowers?|wildflowers)$/
const REACH = 4
/** Where what the word belongs to is over. */
const ENDS = /^(and|with|of|in|on|at|by|under|over|who|that|is|are|the|a|an)$/

/** Metres, of the units that heights are told in. */
const UNITS = tableOf<number>({
  m: 1,
  meter: 1,
  meters: 1,
  metre: 1,
  metres: 1,
  foot: 0.3,
  feet: 0.3,
  ft: 0.3,
  storey: 3.2,
  storeys: 3.2,
  story: 3.2,
  stories: 3.2,
})
const TALL = /^(tall|high|long|wide|big|large)$/

/** Metres of a grown-up, and of those who are larger by nature. */
const GROWN_UP = 1.75
const GROWN_SIZES: ReadonlyMap<string, number> = new Map([['giant', 4]])

/** “10 meters tall”: of what was named last, or of what is named next. */
function readHeight(reading: Reading): boolean {
  const { tokens, at, scene } = reading
  const [number, unit, tall] = tokens.slice(at, at + 3)
  const metres = Number(number.word) * (UNITS.get(unit?.word ?? '') ?? 0)
  if (!metres || !tall || !TALL.test(tall.word)) return false
  const next = tokens.slice(at + 3, at + 3 + REACH).findIndex(({ afterBreak }) => afterBreak)
  const ahead = tokens.slice(at + 3, at + 3 + (next < 0 ? REACH : next))
  const end = ahead.findIndex(({ word }) => ENDS.test(word))
  const named = ahead.slice(0, end < 0 ? REACH : end).findIndex((_, k) => findNoun(tokens, at + 3 + k))
  const noun = named < 0 ? null : findNoun(tokens, at + 3 + named)
  const someone = ahead.slice(0, end < 0 ? REACH : end).find(({ singular }) => personNamed(singular))
  const last = scene.subjects.at(-1)
  if (noun) reading.growth = metres / noun.value.size
  else if (someone) reading.growth = metres / (GROWN_SIZES.get(someone.singular) ?? GROWN_UP)
  else if (last) last.size = metres
  else return false
  reading.understand(number.word, unit.word, tall.word)
  reading.at += 2
  return true
}

/** “A giant red dragon”: the word says how large the dragon is, and brings no giant along. */
export function readSize(reading: Reading): boolean {
  if (readHeight(reading)) return true
  const { tokens, at } = reading
  const growth = GROWTHS.get(reading.token.word)
  if (!growth) return false
  for (let i = at + 1; i <= Math.min(at + REACH, tokens.length - 1); i++) {
    if (tokens[i].afterBreak || ENDS.test(tokens[i].word)) return false
    if (findPlace(tokens, i)) {
      // Places are as large as they are, and no giant is in them.
      reading.understand(reading.token.word)
      return true
    }
    const isPerson = growth === '0.5' && personNamed(tokens[i].singular) !== undefined
    if (!isPerson && !findNoun(tokens, i) && !FLOWERS.test(tokens[i].word)) continue
    reading.growth = Number(growth)
    reading.understand(reading.token.word)
    return true
  }
  return false
}
