import { findNoun, findPlace } from '../find-noun.ts'
import type { Reading } from '../reading.ts'
import { COLOURS, GARMENTS, HAIR_COLOURS, TINTED_SCENERY } from '../vocabulary/colours.ts'
import type { Noun } from '../vocabulary/noun.ts'
import { nounNamed } from '../vocabulary/nouns.ts'
import { RELATIONS } from '../vocabulary/relations.ts'
import { wordsOf } from '../vocabulary/rows.ts'

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

const NAMED_OTHERWISE = /^@?(waterfall|bridge|tree|blossom)$/
const BANDED_REACH = 3
/** Their stripes are their own. */
const STRIPED_BY_NATURE = /^(cat|zebra|tiger|bee|honeybee|hyena|chipmunk)$/

/** The thing that words of look before it belong to; null where another word comes first. */
function thingAhead({ tokens, at }: Reading): Noun | null {
  for (let k = at + 1; k <= Math.min(at + BANDED_REACH, tokens.length - 1); k++) {
    if (tokens[k].afterBreak) return null
    const found = findNoun(tokens, k)
    if (found) return found.value
    if (RELATIONS.has(tokens[k].word) && tokens[k].word !== 'and') return null
  }
  return null
}

/** “A rainbow umbrella”, “a striped towel”, “a red and white lighthouse”: things of several colours. */
export function readBands(reading: Reading): boolean {
  const { tokens, at } = reading
  const { word } = reading.token
  if (word !== 'rainbow' && !/^strip(ed|y|ey)$/.test(word)) return false
  if ((findNoun(tokens, at)?.length ?? 0) > 1) return false
  const thing = thingAhead(reading)
  if (!thing || NAMED_OTHERWISE.test(thing.drawing)) return false
  if (word === 'rainbow') reading.holdBands({ layout: 'rainbow' })
  else if (!STRIPED_BY_NATURE.test(thing.drawing)) {
    const colours = reading.bands && 'colours' in reading.bands ? reading.bands.colours : null
    reading.holdBands({ layout: 'stripes', colours: colours ?? [reading.colour ?? 'red', 'white'] })
  }
  reading.understand(word)
  return true
}

/** Two colours that are joined belong to one thing. */
function joinColours(reading: Reading, word: string) {
  const { tokens, at, token } = reading
  const first = tokens[at - 1]?.word === 'and' ? tokens[at - 2] : undefined
  if (!first || token.afterBreak || reading.colour !== first.word || first.word === word) return
  reading.holdBands({
    layout: tokens
      .slice(Math.max(0, at - BANDED_REACH), at + BANDED_REACH)
      .some(({ word }) => /^strip/.test(word))
      ? 'stripes'
      : 'halves',
    colours: [first.word, word],
  })
}

/** Colours that are named after what grows in groves. */
const GROWN = /^(olive|orange|lemon|cherry|plum|peach|salmon|coral)$/
/** What follows a noun, and no adjective. */
const AFTER_A_NOUN =
  /^(and|or|with|on|in|at|by|of|under|beneath|near|next|nextto|beside|behind|against|from|between|over|above|inside|is|are|that|which|while|as|sitting|lying|hanging|standing|resting|floating|rolling|cut|sliced)$/
const ARTICLE = /^(an?|the|one|another|single|half)$/

/** “An orange and a pear”, “one red orange on a plate”: what is counted or coloured is no colour by itself. */
function isFruit({ tokens, at, isTerse, previous, colour }: Reading): boolean {
  if (isTerse || !GROWN.test(tokens[at].word)) return false
  const next = tokens[at + 1]
  const endsHere = !next || next.afterBreak || AFTER_A_NOUN.test(next.word)
  if (
    !endsHere ||
    (next && !next.afterBreak && next.word === 'and' && COLOURS.has(tokens[at + 2]?.word ?? ''))
  )
    return false
  return ARTICLE.test(previous) || (colour !== null && colour === previous)
}

/** Paler than the colour itself, so that a face can still be read. */
const SKIN_IN_COLOURS: Readonly<Record<string, string>> = {
  blue: '#7fa4dc',
  green: '#8fbf7a',
  purple: '#a888d4',
  red: '#d86a5a',
  grey: '#a9adb6',
  gray: '#a9adb6',
  black: '#4a3430',
  white: '#f4efe8',
}

/** Of what colour no daylight is. */
const STRANGE = wordsOf('strange')
const SHINES = /^(?:light|lighting|glow)$/

/** A colour word: of hair, eyes, clothes, the whole scene, or of the next noun. */
export function readColour(reading: Reading): boolean {
  const { word } = reading.token
  const { next, face, scene } = reading
  const colour = COLOURS.get(word)
  // Of an olive grove nothing is of that colour.
  if (!colour || (GROWN.test(word) && (findPlace(reading.tokens, reading.at)?.length ?? 0) > 1)) return false
  if (isFruit(reading)) return false
  if (word === 'golden' && ['hour', 'light'].includes(next)) return true
  if (word === 'rose' && !namesThing(next)) return false
  if (word === 'lavender' && !GARMENTS.has(next) && !namesThing(next)) return false

  if (isSaidAfterwards(reading)) {
    reading.understand(word)
    return true
  }
  joinColours(reading, word)
  reading.holdColour(word)
  reading.understand(word)
  if (isOfHair(reading)) {
    face.hairColour = HAIR_COLOURS.get(word) ?? colour.hex
    reading.colour = null
  } else if (next === 'skin' || next === 'skinned') {
    face.skin = SKIN_IN_COLOURS[word] ?? colour.hex
    reading.colour = null
  } else if (next === 'eye' || next === 'eyed') {
    face.eye = colour.hex
    reading.colour = null
  } else if (TINTED_SCENERY.has(next) && !isUsualColour(word, next)) {
    scene.hue = colour.hue
    // Such a light is seen where the sun is not as bright.
    if (STRANGE.has(word) && SHINES.test(next)) reading.moodTime ??= 'dusk'
    reading.colour = null
  } else if (GARMENTS.has(next)) {
    reading.garment = { word: next, colour: colour.hex }
    // Where nobody is who would hold it, an umbrella is a thing by itself.
    if (next !== 'umbrella' || scene.subjects.some(({ figure }) => figure)) reading.colour = null
  }
  return true
}

/** What may stand between a colour and the hair that is of it. */
const HAIR_LOOKS =
  /^(?:very|long|short|curly|wavy|straight|frizzy|messy|spiky|braided|plaited|bushy|flowing|thick|fluffy|silky|shoulder|length|and)$/

/** “Red hair”, “black curly hair”, “silver-haired”: the colour is that of somebody's hair. */
function isOfHair({ tokens, at }: Reading): boolean {
  let k = at + 1
  while (k < tokens.length && !tokens[k].afterBreak && HAIR_LOOKS.test(tokens[k].word)) k++
  return /^hair(?:ed|do|cut|bun)?$/.test(tokens[k]?.word ?? '') && !tokens[k].afterBreak
}

/** “My favourite mug, chipped, blue, on a wall”: one colour by itself is that of the thing named before. */
function isSaidAfterwards({ tokens, at, token, scene, isTerse }: Reading): boolean {
  const [thing, ...others] = scene.subjects
  const next = tokens[at + 1]
  const isAlone = token.afterBreak && at > 0 && next?.afterBreak === true && !COLOURS.has(next.word)
  if (isTerse || !isAlone || !thing || others.length > 0 || thing.figure || COLOURS.has(tokens[at - 1].word))
    return false
  if (thing.colour || !/^(my|our|his|her|the|an?)$/.test(tokens[0].word)) return false
  thing.colour = token.word
  return true
}

/** Colours that only say what is the case anyway. */
export function isUsualColour(colour: string, scenery: string): boolean {
  if (colour === 'green') return scenery === 'forest' || scenery === 'landscape'
  return colour === 'blue' && ['sea', 'ocean', 'sky'].includes(scenery)
}

const namesThing = (word: string) => word !== '' && nounNamed(word) !== undefined
