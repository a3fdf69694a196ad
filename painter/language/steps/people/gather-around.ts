import type { Subject } from '../../scene.ts'

const MOST_AT_ONE_TABLE = 3

/** Several people who are at one thing or on one seat are there together, and not each at their own. */
export function gatherAround(people: Subject, figure: NonNullable<Subject['figure']>) {
  const others = Math.min(MOST_AT_ONE_TABLE, people.count) - 1
  const isEither = EITHER.has(people.key)
  const isInTradesClothes = people.home !== null && !EVERYDAY.has(figure.outfit)
  const areAlike = figure.alike?.clothes ?? false
  people.companions = Array.from({ length: others }, (_, k) => ({
    ...figure,
    colour: isInTradesClothes || areAlike ? figure.colour : GATHERED_CLOTHES[k],
    // White hair stays white.
    hairColour: figure.hairColour && figure.hairColour > '#c' ? figure.hairColour : GATHERED_HAIR[k],
    ...(isEither && k === 0
      ? { hair: 'pony' as const, ...(areAlike ? {} : { outfit: 'dress' as const }) }
      : {}),
  }))
  people.count = 1
}

/** What those of one trade or people need not all wear alike. */
const EVERYDAY: ReadonlySet<string> = new Set(['casual', 'dress', 'hoodie', 'swimwear'])
/** People of whom every second one is a woman or a girl. */
const EITHER: ReadonlySet<string> = new Set(['@person', '@child', '@kid', '@friend', '@student'])
const GATHERED_CLOTHES = ['#2f6a8c', '#5f8a3a']
const GATHERED_HAIR = ['#8a5a30', '#2a1f1a']
