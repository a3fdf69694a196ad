import type { Subject } from '../../scene.ts'
import { type PlaceName, settingOf } from '../../vocabulary/places.ts'
import { OPEN_WATER } from './take-place.ts'

/** What is done in water by whoever stands in it. */
const WADING =
  /(going|goes|stepping|steps|walks|wades|riding|rides|standing|wading|bathing|splashing|galloping|running|walking|playing|swimming|crossing|paddling|warming|soaking|relaxing|sitting|resting|cooling|cool|\w+ing \w+) (?:up |off |down |around )?(in|into|through|across) (the |a |an )?(\w+ ){0,2}(water|river|lake|sea|ocean|pond|stream|waves|surf|waterhole|spring|pool|shallows|lagoon|creek|brook)|(bathing|wading|swimming|splashing|paddling|soaking)( \w+){1,4} in (the |a |an )?(\w+ ){0,2}(water|river|lake|sea|ocean|pond|stream|waterhole|watering hole|pool|lagoon)|\b(cross(es|ing)|ford(s|ing)) (a|an|the) (\w+ ){0,2}(river|stream|creek|brook|ford)\b/

/** “A hippo in a river”: beasts that are in water stand in it. */
const IN_WATER =
  /\bin (a|an|the|shallow) (\w+ ){0,2}(water|river|lake|sea|pond|stream|waterhole|watering hole|shallows|swamp|lagoon|creek|hot ?springs?|hotsprings?|onsen|hot tub|spring|puddle)\b/

/** Who drinks from a lake has the forefeet in it: from the grass the muzzle would not reach the water. */
const DRINKING =
  /\bdrink(ing|s) (water )?(from|at|in) (a|an|the) (\w+ ){0,3}(river|lake|pond|stream|waterhole|watering hole|lagoon|creek|brook)\b/

/** Beasts at a waterhole are in its shallows: from its bank they would hide it. */
const AT_WATERHOLE =
  /\b(?:at|by|around|near|beside) (?:an?|the|their) (?:\w+ ){0,2}(?:waterhole|watering hole)\b/

/** Whether somebody or something on its feet is said to be in water. */
export const isInWater = ({ icon, furLength }: Subject, text: string) =>
  WADING.test(text) ||
  (icon !== undefined && furLength > 0 && [IN_WATER, DRINKING, AT_WATERHOLE].some(words => words.test(text)))

/** What is carried on the head or the back stays dry; what is in the mouth may be wet. */
export const canWade = ({ bears }: Subject) =>
  !bears?.some(({ how }) => how !== 'shouldered' && how !== 'before')

/** The water that is stood in: that of a river or a lake, where it is not merely called water. */
export function waterAmong(places: readonly PlaceName[]): PlaceName | undefined {
  const waters = places.filter(name => OPEN_WATER.has(settingOf(name).stage))
  return waters.find(name => name !== 'water') ?? waters[0]
}
