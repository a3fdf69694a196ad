import type { Reading } from '../reading.ts'
import { COLOURS, GARMENTS, HAIR_COLOURS, TINTED_SCENERY } from '../vocabulary/colours.ts'
import { nounNamed } from '../vocabulary/nouns.ts'

const BACKCLOTH = /^(\w+)backcloth$/

/** “On a red background”: before a cloth of that colour. */
export function readBackcloth(reading: Reading): boolean {
  const colour = BACKCLOTH.exec(reading.token.word)?.[1]
  if (!colour || !COLOURS.has(colour)) return false
  reading.scene.backcloth = colour
  reading.choosePlace('studio')
  reading.understand(`${colour} background`)
  return true
}

/** A colour word: of hair, eyes, clothes, the whole scene, or of the next noun. */
export function readColour(reading: Reading): boolean {
  const { word } = reading.token
  const { next, face, scene } = reading
  const colour = COLOURS.get(word)
  if (!colour) return false
  if (word === 'golden' && ['hour', 'light'].includes(next)) return true
  if (word === 'rose' && !namesThing(next)) return false
  if (word === 'lavender' && !GARMENTS.has(next) && !namesThing(next)) return false

  reading.holdColour(word)
  reading.understand(word)
  if (next === 'hair' || next === 'haired') {
    face.hairColour = HAIR_COLOURS.get(word) ?? colour.hex
    reading.colour = null
  } else if (next === 'eye') {
    face.eye = colour.hex
    reading.colour = null
  } else if (TINTED_SCENERY.has(next) && !isUsualColour(word, next)) {
    scene.hue = colour.hue
    reading.colour = null
  } else if (GARMENTS.has(next)) {
    reading.garment = { word: next, colour: colour.hex }
    reading.colour = null
  }
  return true
}

/** Colours that only say what is the case anyway. */
export function isUsualColour(colour: string, scenery: string): boolean {
  if (colour === 'green') return scenery === 'forest' || scenery === 'landscape'
  return colour === 'blue' && ['sea', 'ocean', 'sky'].includes(scenery)
}

const namesThing = (word: string) => word !== '' && nounNamed(word) !== undefined
