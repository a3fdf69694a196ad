import { type Bit, type Dish, plate } from './dish.ts'

type Bits = readonly [kind: Bit, colour: string, count: number]

/** A dish in its usual vessel. */
const board = (...bits: Bits[]): Dish => ({ vessel: 'board', china: '#b98550', bits })

/** What is served on plates and boards, in pans and pots. */
export const PLATES: Readonly<Record<string, Dish>> = {
  '@bolognese': plate(
    '#eac56a',
    0.36,
    ['noodle', '#f2d27a', 34],
    ['chunk', '#a8321c', 8],
    ['crumb', '#8a2414', 14],
    ['leaf', '#3f8a2f', 2],
  ),

  '@dumplings': { ...plate(undefined, 0, ['dumpling', '#f2e6cc', 7]), chopsticks: true },
  '@dimsum': { vessel: 'steamer', china: '#cf9f5c', bits: [['dumpling', '#f6eedc', 7]] },

  '@breakfast': plate(
    undefined,
    0,
    ['slice', '#a8502c', 4],
    ['stick', '#8a4a24', 4],
    ['ball', '#a83a1c', 7],
    ['disc', '#8a6a4a', 4],
    ['egg', '#fff', 2],
  ),
  '@friedeggs': plate(undefined, 0, ['egg', '#fff', 3], ['stick', '#b8482c', 5]),

  '@cookies': plate(undefined, 0.12, ['disc', '#c48a4a', 12], ['crumb', '#4a2414', 22]),
  '@cheeseboard': board(
    ['chunk', '#f2c43a', 7],
    ['disc', '#f6ecca', 3],
    ['chunk', '#e8dcb0', 5],
    ['ball', '#5a2f6a', 9],
    ['disc', '#d8a45a', 5],
  ),
  '@fishandchips': plate(
    undefined,
    0.06,
    ['stick', '#f0c65a', 22],
    ['slice', '#d89a3c', 3],
    ['disc', '#f2e05a', 1],
    ['ball', '#7fb03a', 6],
  ),
  '@scrambledeggs': plate('#f2cf4a', 0.16, ['chunk', '#f6da62', 14], ['crumb', '#5f9e3a', 10]),
  '@macarons': plate(
    undefined,
    0.1,
    ['disc', '#f2a0b8', 4],
    ['disc', '#a8d8b0', 4],
    ['disc', '#c8a8e0', 4],
    ['disc', '#f2dc8a', 4],
  ),
  '@avocadotoast': plate(
    '#c88f4a',
    0.05,
    ['slice', '#c88f4a', 5],
    ['disc', '#9fbf4a', 8],
    ['crumb', '#c8321c', 10],
    ['egg', '#fff', 1],
  ),
}
