import type { Subject } from '../../scene.ts'
import { isFood } from '../../vocabulary/nouns.ts'

/** What no plant is usually grown in. */
const ODD_POTS =
  /^(teacup-without-handle|@tea|@cup|hot-beverage|@mug|@bowl|bowl-with-spoon|teapot|hiking-boot|@hikingboot|@rainboot|womans-boot|running-shoe|mans-shoe|@bucket|bucket|skull|@wateringcan|drinking-glass|@wineglass|wine-glass|top-hat|suitcase|bathtub|@jug|light-bulb)$/
/** In heights of what it is grown in. */
const TALL = 1.3
/** What is baked or kept cool is seen in these, in heights of what it is in. */
const OVENS = /^@(range|oven)$/
const BAKED = 0.22

/** A thing as large as it is within another that it is usually not in: “a cactus in a tea cup”; null of all others. */
export function putWithin(thing: Subject, holder: Subject): Subject | null {
  if (thing.mode === 'plant' && thing.count === 1 && !thing.bears && ODD_POTS.test(holder.key))
    return Object.assign(thing, { size: holder.size * TALL, mode: 'table', home: holder.home })
  if (OVENS.test(holder.key) && isFood(thing.key)) return Object.assign(thing, { size: holder.size * BAKED })
  return null
}
