import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pairsOf, readRows } from '../engine/core/rows.ts'
import { BREEDS } from './animals/breeds.ts'

const ANIMALS = join(import.meta.dirname, 'animals')
const BREED_ROWS = readRows(join(ANIMALS, 'breeds.tsv'), ['names', 'build', 'changes', 'coat'])
const PLUMAGE_ROWS = readRows(join(ANIMALS, 'plumages.tsv'), ['names', 'plumage'])

const COLOUR = /^#[0-9a-f]{6}$/
const BODY =
  /^(?:trunk|chest|waist|rump|leg|neck|neckWidth|carriage|head|muzzle|nose|face|ear|tail|tailLength|isHoofed|hasProboscis|horns|mane|hasTusks|hasWings|hasBeak|heads|tails)$/
const COAT =
  /^(?:back|belly|muzzle|legs|feet|ears|tailTip|mane|wings|eye|mask|marks|pattern|fringe|isShaggy)$/
const PLUMAGE =
  /^(?:back|wing|belly|breast|hood|face|cap|crest|bar|wingTip|tailColour|beakColour|feet|head|beak|legs|neck|tail|span|isForked|isHooked|isPlump)$/

/** Whether every key is one of those that are known, and every text that is a colour is written in full. */
const isTold = (cell: string, known: RegExp) =>
  Object.entries(pairsOf<Record<string, unknown>>(cell)).every(
    ([key, value]) => known.test(key) && (!String(value).startsWith('#') || COLOUR.test(String(value))),
  )

const repeated = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) < at)

test('no kind of animal and no bird stands twice in its table', () => {
  for (const rows of [BREED_ROWS, PLUMAGE_ROWS])
    expect(repeated(rows.flatMap(({ names }) => names.split(' ')))).toEqual([])
})

test('every animal has a build that is listed, and says nothing that is not drawn', () => {
  for (const { names, changes, coat } of BREED_ROWS)
    expect({ names, body: isTold(changes, BODY), coat: isTold(coat, COAT) }).toEqual({
      names,
      body: true,
      coat: true,
    })
  for (const { build, coat } of Object.values(BREEDS))
    expect([Number.isFinite(build.trunk), COLOUR.test(coat.back)]).toEqual([true, true])
})

test('every bird has a back, wings and a belly, and says nothing that is not drawn', () => {
  for (const { names, plumage } of PLUMAGE_ROWS)
    expect({ names, isTold: isTold(plumage, PLUMAGE), ...pairsOf(plumage) }).toMatchObject({
      names,
      isTold: true,
      back: expect.stringMatching(COLOUR),
      wing: expect.stringMatching(COLOUR),
      belly: expect.stringMatching(COLOUR),
    })
})
