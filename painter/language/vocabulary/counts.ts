import { tableOf, wordSet } from './table.ts'

/** How many of the next thing are meant. */
export const COUNTS = tableOf<number>({
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  couple: 2,
  pair: 2,
  three: 3,
  few: 3,
  some: 3,
  four: 4,
  several: 4,
  five: 5,
  pack: 5,
  group: 5,
  fleet: 5,
  six: 6,
  herd: 8,
  bunch: 6,
  seven: 7,
  many: 7,
  eight: 8,
  nine: 9,
  flock: 12,
  ten: 10,
  eleven: 11,
  twelve: 12,
  both: 2,
  twin: 2,
  trio: 3,
  litter: 4,
  gang: 4,
  crowd: 20,
  colony: 8,
  pod: 3,
  bunches: 6,
  dozens: 12,
  numerous: 7,
  multiple: 4,
  swarm: 14,
  school: 16,
  dozen: 12,
  hundreds: 22,
  caravan: 4,
  convoy: 4,
  parade: 5,
  troop: 5,
  pride: 4,
  team: 4,
})

/** Words that may also follow their noun: “an elephant herd”. */
export const COLLECTIVES = wordSet(
  'pair pack group fleet herd flock swarm litter colony pod trio bunch couple caravan convoy parade troop pride team',
)

/** More than this many of one thing are not painted. */
export const LARGEST_COUNT = 22
