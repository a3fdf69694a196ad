import type { Reading } from '../reading.ts'
import type { Extra } from '../surroundings.ts'
import { wordSet } from '../vocabulary/table.ts'

/** What leads through a land: it is laid on whatever ground there is. */
const PATHS = wordSet('path footpath pathway trail walkway')

const SIGHTS: ReadonlyMap<string, Extra> = new Map([
  ['planewindow', 'plane window'],
  ['trainwindow', 'train window'],
  ['shipwindow', 'ship window'],
  ['standingwater', 'puddles'],
])

/** From where a land is seen, and the path that leads into it. */
export function readViewpoint(reading: Reading): boolean {
  const { scene } = reading
  const { word, singular } = reading.token
  const sight = SIGHTS.get(word)
  if (word === 'confetti') reading.addExtra('confetti')
  else if (sight) reading.addExtra(sight)
  else if (word === 'colourpowder') reading.addExtra('coloured powder')
  else if (word === 'roofgardens') reading.addExtra('roof gardens')
  else if (word === 'chimneysmoke') reading.addExtra('chimney smoke')
  else if (word === 'cavemouth') reading.addExtra('cave mouth')
  else if (word === 'skylanterns') {
    reading.addExtra('sky lanterns')
    reading.moodTime ??= 'night'
  } else if (word === 'eruption') {
    reading.addExtra('eruption')
    if (!reading.place) reading.choosePlace('volcano')
  } else if (word === 'liftoff') {
    reading.addExtra('liftoff')
    reading.choosePlace('launchpad')
  } else if (word === 'cloudsea') reading.addExtra('cloud sea')
  else if (word === 'fromabove') reading.addExtra('from above')
  else if (word === 'earthorbit') {
    reading.addExtra('orbit')
    scene.celestialBodies.push('earth')
    reading.choosePlace('space')
  } else if (word === 'strangeplanet') {
    scene.celestialBodies.push('strangeplanet')
    reading.choosePlace('space')
  } else if (word === 'burningsky' || word === 'iridescentsky') reading.moodTime ??= 'sunset'
  else if (word === 'solareclipse') {
    reading.addExtra('eclipse')
    scene.moons = 0
    reading.moodTime ??= 'dusk'
  } else if (word === 'lowtide') {
    reading.addExtra('low tide')
    if (!reading.place) reading.activityPlace ??= 'beach'
  } else if (word === 'glowingwater') {
    reading.addExtra('glowing water')
    reading.moodTime ??= 'night'
    if (!reading.place) reading.activityPlace ??= 'beach'
  } else if (word === 'afterrain') {
    reading.addExtra('wet')
    if (!scene.light.includes('vivid')) scene.light.push('vivid')
  } else if (PATHS.has(singular)) {
    reading.addExtra('path')
    if (reading.next === '' && !reading.place && scene.subjects.length === 0)
      reading.activityPlace ??= 'forest'
  } else return false
  reading.understand(word)
  return true
}
