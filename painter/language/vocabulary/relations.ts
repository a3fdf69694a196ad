import type { Action, Bearing } from '../scene.ts'
import { SERVED } from './nouns.ts'
import type { PlaceName } from './places.ts'
import { meaningsOf, wordsOf } from './rows.ts'
import { wordSet } from './table.ts'

/** How one thing is to another, by the word between the two. */
export type Relation =
  | Bearing
  | 'of'
  | 'with'
  | 'beside'
  | 'chased'
  | 'fed'
  | 'made'
  | 'over'
  | 'leftof'
  | 'rightof'
  | 'between'
  | 'aloft'

export const RELATIONS = meaningsOf<Relation>('relations')

export const ACTIONS = meaningsOf<Action>('actions')

/** Deeds that have a picture of their own: the icon of a person who does them. */
export const DEEDS = meaningsOf('deeds')

/** Where what somebody does is usually done, when the prompt does not say. */
export const ACTIVITY_PLACES = meaningsOf<PlaceName>('activity places')

/** Parts of a body that something may be on, and how it is then borne. */
export const BODY_PARTS = meaningsOf<Bearing>('body parts')

/** Things that are full of something: “a bowl of cherries”. */
export const VESSELS = wordsOf('vessels')

/** Dishes that come in a vessel of their own. */
export const SERVED_DISHES: ReadonlySet<string> = new Set([
  ...wordSet(
    'steaming-bowl curry-rice hot-beverage teacup-without-handle pot-of-food @soup ' +
      'spaghetti popcorn french-fries shaved-ice sake bouquet',
  ),
  ...SERVED,
])

/** Dishes with something on them, and what that is. */
export const TOPPED = wordSet(
  `pancakes waffle @chocolatecake ${Array.from({ length: 12 }, (_, k) => `@candlecake${k + 1}`).join(' ')}`,
)
export const TOPPINGS = wordSet('blueberries strawberry cherries')

/** Things with an inside that another thing can look out of. */
export const CONTAINERS = wordsOf('containers')

/** Boats that show whoever is in them. */
export const OPEN_BOATS = /^(@rowboat|canoe|@gondola)$/

/** Vehicles that one is seen in through a window, at the wheel or as a passenger. */
export const CABINS = wordsOf('cabins')

/** Whoever is on a bus or a train is inside. */
export const ROOFED =
  /^(?:bus|@schoolbus|@doubledecker|tram-car|@passengertrain|locomotive|airplane|helicopter)$/

/** What the young of animals are called. */
export const YOUNG = wordSet(
  'cub pup calf fawn foal kitten chick duckling gosling piglet lamb joey cygnet baby offspring',
)

/** What people sit on. */
export const SEATS = wordSet(
  '@throne @hammock @rockingchair @stool @seesaw @steps @chair @armchair @sofa @bench @bed @crib @deckchair @swing @wall @fence @pier @stool @log @rock @blanket rock wood couch-and-lamp seat manual-wheelchair',
)

/** What people work or play at, standing or sitting before it. */
export const WORKPLACES = wordsOf('workplaces')

/** What people and animals ride rather than carry. */
export const MOUNTS = wordsOf('mounts')

/** What is ridden standing, with both feet on it. */
export const RIDDEN_STANDING = wordSet('skateboard kick-scooter skis ')

/** Bridges that stand on both banks of a river. */
export const OVER_RIVERS = wordsOf('over rivers')
