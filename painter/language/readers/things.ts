import { compoundRole } from '../compounds.ts'
import { findNoun } from '../find-noun.ts'
import type { Reading } from '../reading.ts'
import { strewMany } from '../steps/things/strew.ts'
import type { Token } from '../text/tokens.ts'
import type { Noun } from '../vocabulary/noun.ts'
import { FLOWER_ICONS, nounOfDrawing, PLATED, stagingOf } from '../vocabulary/nouns.ts'
import { TOPPED, TOPPINGS, VESSELS } from '../vocabulary/relations.ts'
import { wordsOf } from '../vocabulary/rows.ts'
import { standUpright } from './beasts.ts'
import { stagedAs } from './materials.ts'

/** What a beach or a path is made of. */
const MINERALS: ReadonlySet<string> = new Set(['rock', 'brick', 'wood'])
/** What belongs to a building that is named before it: “a house with blue doors”. */
const BUILT_IN = /^(door|window|@lamp|ladder)$/
const STILL_LIFE = ['grapes', 'red-apple', 'pear', 'tangerine']

/** An animal, a vehicle, a building, a plant or an object. */
export function readThing(reading: Reading): boolean {
  const found = findNoun(reading.tokens, reading.at)
  if (!found) return false
  const { value: noun, length } = found
  const { tokens, at, scene } = reading
  const icon = noun.drawing
  const name = tokens
    .slice(at, at + length)
    .map(token => token.word)
    .join(' ')
  // Of “a stack of books” there is one.
  const counted = tokens[at + 1]?.word === 'of' && length > 1 ? tokens[at] : tokens[at + length - 1]
  const isPlural = counted.word !== counted.singular

  if (belongsToPlace(reading, icon, isPlural) || (icon === '@waterfall' && fallsFromTheSky(reading))) {
    reading.colour = null
    reading.count = 1
    reading.understand(name)
    reading.at += length - 1
    return true
  }
  // Teeth are somebody's, unless they are what is asked for.
  if (icon === 'tooth' && isPlural && scene.subjects.length > 0) {
    reading.passOver(name)
    return true
  }
  if (growsInNumbers(reading, found, isPlural, name)) return true
  const isStaged =
    noun.fur > 0 ||
    ['flies', 'swims', 'floats'].includes(noun.posture) ||
    (noun.on[0] !== 'table' && !MINERALS.has(icon))
  const breed = breedOf(tokens.slice(at, at + length))
  const upright = standUpright(reading, noun, length, breed)
  if (upright) reading.personHome ??= upright.home
  if (!upright && isNamedAgain(reading, breed, icon)) {
    reading.understand(name)
    reading.at += length - 1
    return true
  }
  const role = upright ? 'head' : compoundRole(reading, { length, key: icon, isPerson: false, isStaged })
  reading.at += length - 1
  if (role === 'dropped') {
    // “Blueberry pancakes” have blueberries on them.
    const dish = findNoun(tokens, at + length)
    if (dish && TOPPINGS.has(icon) && TOPPED.has(dish.value.drawing)) reading.topping = { icon, name }
    else reading.passOver(name)
    return true
  }
  if (role === 'absorbed') {
    reading.understand(name)
    return true
  }
  if (reading.material) {
    reading.colour ??= reading.made ? null : (reading.material.colour ?? null)
    reading.action = null
  }
  const parts = tokens[at + length - 1].parts
  if (parts?.coat) reading.colour ??= parts.coat
  if (isPlural && reading.count === 1) reading.count = usualNumber(reading, icon, length)
  reading.addSubject({
    key: icon,
    name: noun.standIn ? `${name} (as ${articled(noun.standIn)})` : name,
    breed,
    ...(icon.startsWith('@') || upright ? {} : { icon }),
    ...stagingOf(noun),
    ...upright,
    ...(parts ? { parts } : {}),
    ...(reading.material ? stagedAs(reading.material) : {}),
  })
  reading.material = null
  addTopping(reading)
  return true
}

/** Flowers of which there are many grow on the ground of the place; whether these do. */
function growsInNumbers(
  reading: Reading,
  { value: noun, length }: { value: Noun; length: number },
  isPlural: boolean,
  name: string,
): boolean {
  const { tokens, at, scene, text } = reading
  const icon = noun.drawing
  const namesField = /^(field|garden|meadow|bed|hill|farm|forest|wood|woodland|grove)$/.test(
    tokens[at + length]?.singular ?? '',
  )
  if (
    FLOWER_ICONS.has(icon) &&
    reading.growth <= 1 &&
    (isPlural || reading.count > 1 || namesField) &&
    !standsInVessel(reading, length) &&
    (scene.subjects.at(-1)?.mode === 'build' || GROUNDS.test(text))
  ) {
    scene.flowers = icon
    if (reading.strewnAt !== null || (namesField && icon.startsWith('@')) || DRAWN_IN_BEDS.has(icon))
      strewMany(scene, {
        key: icon,
        name,
        count: 1,
        accessories: [],
        ...(reading.colour ? { colour: reading.colour } : {}),
        ...(icon.startsWith('@') ? {} : { icon }),
        ...stagingOf(noun),
      })
    reading.strewnAt = null
    if (!reading.place) reading.choosePlace('meadow')
    reading.count = 1
    reading.understand(name)
    reading.at += length - 1
    return true
  }
  return false
}

function addTopping(reading: Reading) {
  const { topping } = reading
  const dish = reading.scene.subjects.at(-1)
  if (!topping || !dish) return
  reading.topping = null
  const count = dish.count
  reading.count = count > 1 ? 1 : 2
  reading.addSubject({
    key: topping.icon,
    name: topping.name,
    icon: topping.icon,
    ...stagingOf(nounOfDrawing(topping.icon)!),
  })
  const right = reading.scene.subjects.at(-1)
  if (right && right !== dish) reading.links.push({ how: 'with', left: dish, right })
}

/** Drawings that show a stack or a heap already, or a whole fire. */
const SEVERAL_IN_ONE: ReadonlySet<string> = new Set([
  '@footprints',

  ...PLATED,

  '@crystals',
  '@ruins',

  '@playingcards',

  'pancakes',

  '@coolingtowers',
  '@silos',
  '@smokestacks',

  '@containers',
  '@stonehenge',

  '@parkedcars',
  '@scrapheap',

  '@palazzi',
  '@adobes',
  'books',
  'fire',
  '@net',
  'french-fries',
  '@steps',
  'steaming-bowl',
  'spaghetti',
  'headphone',
  'chopsticks',
  'glasses',
  'sunglasses',

  'scissors',
  'jeans',
  '@bubbles',

  '@marbles',
  '@buttons',
  '@nails',
  '@matches',
  '@domino',
  '@saltandpepper',
  '@cymbals',
  '@slippers',
  '@clogs',
  '@handdrums',
  '@bagpipes',
  '@dungarees',
  '@handcuffs',
  '@pliers',
  '@shears',
  '@icicles',
  '@cufflinks',
  '@chessset',
  '@matryoshka',
  '@pileofpresents',
  '@woodpile',
])
/** What comes in twos. */
const PAIRED = /shoe|boot|sandal|glove|sock|skate$/
const STACKED = /^(stack|pile|heap)$/

/** Flowers that small dabs of colour in the grass would not tell from others. */
const DRAWN_IN_BEDS = wordsOf('drawn in beds')
const GROUNDS = /\b(?:fields?|gardens?|meadows?|hills?|hillsides?|forests?|woods?|woodlands?|groves?)\b/
/** “A jar of peonies in a garden”, “peonies in a jar”: they are no bed of flowers. */
function standsInVessel({ scene, tokens, at }: Reading, length: number): boolean {
  const last = scene.subjects.at(-1)
  const before = tokens.slice(Math.max(0, at - 3), at).some(({ word }) => word === 'of' || word === 'with')
  if (last && VESSELS.has(last.key) && before) return true
  const after = tokens.slice(at + length, at + length + 6)
  if (after[0]?.word !== 'in') return false
  return after.some((_, k) => VESSELS.has(findNoun(after, k)?.value.drawing ?? ''))
}

/** How many a plural without a number is. */
function usualNumber(reading: Reading, icon: string, length: number): number {
  if (icon === '@balloon') return 6
  if (PAIRED.test(icon)) return 2
  if (!SEVERAL_IN_ONE.has(icon)) return 3
  for (const { word } of reading.tokens.slice(0, reading.at - length + 1))
    if (STACKED.test(word)) reading.understand(word)
  return 1
}

const breedOf = (words: readonly Token[]) =>
  [...words.slice(0, -1).map(({ word }) => word), words[words.length - 1].singular].join('')
/** Whether the animal that stands upright is spoken of again. */
const isNamedAgain = ({ scene, token, count, previous }: Reading, breed: string, icon: string) =>
  // “…, fox, glasses”, or “a fox in a hat. The fox is waving.”
  (token.afterBreak || previous === 'the') &&
  token.word === token.singular &&
  count === 1 &&
  scene.subjects.some(({ figure }) => figure?.beast === breed || figure?.beast === icon)

/** Houses are a village, and doors are those of the houses named before them. */
function belongsToPlace(reading: Reading, icon: string, isPlural: boolean): boolean {
  const { scene } = reading
  if (icon === '@townhouses') reading.choosePlace('canaltown')
  else if (icon === 'house' && isPlural && reading.count === 1) {
    scene.houses ??= reading.colour
    reading.choosePlace('village')
  } else {
    const isAmongHouses = scene.subjects.length === 0 && reading.places.includes('village')
    return BUILT_IN.test(icon) && (isAmongHouses || scene.subjects.at(-1)?.mode === 'build')
  }
  return true
}

/** An island in the sky is drawn with its waterfalls. */
const fallsFromTheSky = ({ scene }: Reading) => scene.subjects.some(({ key }) => key === '@skyisland')

const articled = (name: string) => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`

/** “A still life”, “a bowl of fruit”. */
export function readStillLife(reading: Reading): boolean {
  const { word } = reading.token
  if (word !== 'fruitbowl' && word !== 'stilllife') return false
  reading.understand(word)
  for (const icon of STILL_LIFE)
    reading.addSubject({ key: icon, name: word, icon, ...stagingOf(nounOfDrawing(icon)!) })
  if (!reading.place) reading.choosePlace('table')
  return true
}
