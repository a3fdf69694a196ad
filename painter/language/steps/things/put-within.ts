import type { Subject } from '../../scene.ts'
import { isFood } from '../../vocabulary/nouns.ts'

/** What no plant is usually grown in. */
const ODD_POTS =
  /^(teacup-without-handle|@tea|@cup|hot-beverage|@mug|@bowl|bowl-with-spoon|teapot|hiking-boot|@hikingboot|@rainboot|womans-boot|running-shoe|mans-shoe|@bucket|bucket|skull|@wateringcan|drinking-glass|@wineglass|wine-glass|top-hat|suitcase|bathtub|@jug|light-bulb)$/
/** In heights of what it is grown in. */
const TALL = 1.3
/** What is baked or kept cool is seen in these, in heights of what it is in. */
const OVENS = /^@(range|oven|microwave|pizzaoven|stove)$/
const BAKED = 0.22
const UNDER_GLASS = 0.7
const MOST_IN_WATER = 4
const WATER_VESSELS = /^@(fishbag|watertank|waterjar|waterbowl)$/
const CAGES = /^@(perchcage|wirecage)$/
/** Metres: what is larger has a cage that stands on the ground, and of its length how large. */
const SMALL = 1
const ROOMY = 1.3
const WALL_OPENINGS = /^@(shopwindow|cottagewindow|stabledoor)$/

/**
 * A thing as large as it is within another that it is usually not in, or that it is seen in through a door: “a cactus
 * in a tea cup”, “a pizza in an oven”; null where the two have nothing of the kind.
 */
export function putWithin(thing: Subject, holder: Subject): Subject | null {
  if (thing.mode === 'plant' && thing.count === 1 && !thing.bears && ODD_POTS.test(holder.key))
    return Object.assign(thing, { size: holder.size * TALL, mode: 'table', home: holder.home })
  if (WATER_VESSELS.test(holder.key) && !thing.figure) {
    thing.count = Math.min(thing.count, MOST_IN_WATER)
    return Object.assign(thing, {
      size: holder.size * UNDER_GLASS,
      action: undefined,
      mode: 'table',
      home: holder.home,
    })
  }
  if (CAGES.test(holder.key) && !thing.figure) {
    if (thing.size > SMALL) Object.assign(holder, { size: thing.size * ROOMY, mode: 'ground' })
    return Object.assign(thing, { action: undefined, mode: 'ground', home: holder.home })
  }
  if (WALL_OPENINGS.test(holder.key) && (thing.figure || thing.furLength > 0 || thing.mode === 'fly'))
    return Object.assign(thing, { mode: 'ground', home: holder.home })
  if (OVENS.test(holder.key) && isFood(thing.key)) return Object.assign(thing, { size: holder.size * BAKED })
  return null
}
