import { compoundRole } from '../compounds.ts'
import { findIcon } from '../find-icon.ts'
import type { Reading } from '../reading.ts'
import { DRAWN_THINGS, FLOWER_ICONS, STAGINGS, type Staging } from '../vocabulary/stagings.ts'

/** A thing without an entry of its own stands on a table. */
const ON_A_TABLE: Staging = { habitat: 'table', size: 0.3, mode: 'table', furLength: 0 }
const STILL_LIFE = ['grapes', 'red-apple', 'pear', 'tangerine']

/** An animal, a vehicle, a building, a plant or an object. */
export function readThing(reading: Reading): boolean {
  const found = findIcon(reading.tokens, reading.at)
  if (!found) return false
  const { icon, length } = found
  const { tokens, at, scene, text } = reading
  const name = tokens
    .slice(at, at + length)
    .map(token => token.word)
    .join(' ')
  const staging = STAGINGS.get(icon) ?? DRAWN_THINGS.get(icon)
  const isPlural = tokens[at + length - 1].word !== tokens[at + length - 1].singular

  if (FLOWER_ICONS.has(icon) && (isPlural || reading.count > 1 || /field|garden|meadow/.test(text))) {
    scene.flowers = icon
    if (!reading.place) reading.choosePlace('meadow')
    reading.count = 1
    reading.understand(name)
    reading.at += length - 1
    return true
  }

  const role = compoundRole(reading, { length, key: icon, isPerson: false, isStaged: staging !== undefined })
  reading.at += length - 1
  if (role === 'dropped') {
    reading.passOver(name)
    return true
  }
  if (role === 'absorbed') {
    reading.understand(name)
    return true
  }
  if (isPlural && reading.count === 1) reading.count = icon === '@balloon' ? 6 : 3
  reading.addSubject({
    key: icon,
    name,
    ...(icon.startsWith('@') ? {} : { icon }),
    ...(staging ?? ON_A_TABLE),
  })
  return true
}

/** “A still life”, “a bowl of fruit”. */
export function readStillLife(reading: Reading): boolean {
  const { word } = reading.token
  if (word !== 'fruitbowl' && word !== 'stilllife') return false
  reading.understand(word)
  for (const fruit of STILL_LIFE) reading.addSubject({ key: fruit, name: word, icon: fruit, ...ON_A_TABLE })
  if (!reading.place) reading.choosePlace('table')
  return true
}
