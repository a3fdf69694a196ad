import type { Reading } from '../reading.ts'
import { COLOURS, TINTED_PLACES } from '../vocabulary/colours.ts'
import { CELESTIAL_BODIES, PLACES, TREES } from '../vocabulary/places.ts'
import { DRAWN_THINGS } from '../vocabulary/stagings.ts'
import { isUsualColour } from './colours.ts'

/** Trees, leaves and petals. */
export function readTree(reading: Reading): boolean {
  const { scene } = reading
  const { word, singular } = reading.token
  const tree = TREES.get(singular)
  if (tree === undefined) return false
  reading.understand(word)
  if (tree) scene.trees.push(tree)
  if (tree === 'blossom') scene.season ??= 'spring'
  if (tree === 'palm' && !reading.place) reading.choosePlace('beach')
  if (singular === 'leaf') scene.season ??= 'autumn'
  return true
}

/** Planets and galaxies: they make the place space, unless one stands on a world already. */
export function readCelestialBody(reading: Reading): boolean {
  const { place, scene } = reading
  const { word, singular } = reading.token
  if (!CELESTIAL_BODIES.has(singular)) return false
  reading.understand(word)
  scene.celestialBodies.push(singular)
  const onAWorld = place === 'mars' || place === 'moon'
  if (!place || !(onAWorld || singular === 'earth')) reading.choosePlace('space')
  return true
}

/** A place. Lighthouses and pyramids are places as well as things. */
export function readPlace(reading: Reading): boolean {
  const { scene, colour } = reading
  const { word, singular } = reading.token
  const place = PLACES.get(word) ?? PLACES.get(singular)
  if (!place) return false
  reading.understand(word)
  if (place === 'portrait') {
    reading.asksForPortrait = true
    return true
  }
  reading.choosePlace(place)
  if (singular === 'pyramid' && reading.isPlural) reading.count = Math.max(reading.count, 3)
  const landmark = DRAWN_THINGS.get(`@${singular}`)
  if (landmark) reading.addSubject({ key: `@${singular}`, name: word, ...landmark })
  if (place === 'snowfield') scene.season ??= 'winter'
  const hue = colour === null ? null : (COLOURS.get(colour)?.hue ?? null)
  if (
    colour &&
    hue !== null &&
    TINTED_PLACES.has(singular) &&
    colour !== 'green' &&
    !isUsualColour(colour, singular)
  ) {
    scene.hue = hue
    reading.colour = null
  }
  return true
}

/** Flowers that grow in beds rather than stand as a subject. */
export function readFlowers(reading: Reading): boolean {
  const { scene } = reading
  const { word } = reading.token
  if (['flowers', 'wildflowers', 'flower'].includes(word)) scene.flowers ??= 'mixed'
  else if (word === 'poppies') scene.flowers = 'poppy'
  else if (word === 'lavender') scene.flowers = 'lavender'
  else return false
  reading.understand(word)
  return true
}
