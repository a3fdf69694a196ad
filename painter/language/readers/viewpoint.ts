import type { Reading } from '../reading.ts'
import { wordSet } from '../vocabulary/table.ts'

/** What leads through a land: it is laid on whatever ground there is. */
const PATHS = wordSet('path footpath pathway trail walkway')

/** From where a land is seen, and the path that leads into it. */
export function readViewpoint(reading: Reading): boolean {
  const { scene } = reading
  const { word, singular } = reading.token
  if (word === 'confetti' || word === 'meteors') reading.addExtra(word)
  else if (word === 'chimneysmoke') reading.addExtra('chimney smoke')
  else if (word === 'skylanterns') {
    reading.addExtra('sky lanterns')
    reading.moodTime ??= 'night'
  } else if (word === 'eruption') {
    reading.addExtra('eruption')
    if (!reading.place) reading.choosePlace('volcano')
  } else if (word === 'liftoff') reading.choosePlace('launchpad')
  else if (word === 'cloudsea') reading.addExtra('cloud sea')
  else if (word === 'fromabove') reading.addExtra('from above')
  else if (word === 'earthorbit') {
    scene.celestialBodies.push('earth')
    reading.choosePlace('space')
  } else if (word === 'strangeplanet') {
    scene.celestialBodies.push('strangeplanet')
    reading.choosePlace('space')
  } else if (word === 'burningsky' || word === 'iridescentsky') reading.moodTime ??= 'sunset'
  else if (word === 'solareclipse') {
    scene.moons = 0
    reading.moodTime ??= 'dusk'
  } else if (word === 'lowtide') {
    reading.addExtra('low tide')
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
