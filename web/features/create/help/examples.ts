import type { ModeKey } from '#catalogue/modes.ts'

/** One side of an example: a picture with what it shows, or the words that were written. */
export type Side = { picture: string; shows: string } | { words: string }

/** What a mode makes of what. `drawn` says that the built-in engine itself did it; the others illustrate. */
export type Example = { before: Side; after: Side; drawn?: string }

const pictures = import.meta.glob<string>('#web/assets/modes/examples/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

function side(name: string, shows: string): Side {
  const picture = pictures[`/assets/modes/examples/${name}.webp`]
  if (!picture) throw new Error(`There is no example picture ${name}.`)
  return { picture, shows }
}

const pear = side('pear', 'A yellow pear before a green wall')
const still = side('still', 'A vase with tulips, a jug, pears and lemons on a table')
const lighthouse = side('lighthouse', 'A lighthouse on a cliff at dusk')

const MADE = 'Made by the built-in engine.'

const EXAMPLES: Readonly<Record<ModeKey, Example>> = {
  txt2img: {
    before: { words: 'a sailing boat on a calm sea at sunset, golden clouds' },
    after: side('boat', 'A boat with red sails before a setting sun'),
    drawn: 'Painted by the built-in engine in the style Digital Art.',
  },
  img2img: {
    before: lighthouse,
    after: side('lighthouse-low-poly', 'The same place in low-poly facets'),
    drawn: MADE,
  },
  emoji: {
    before: { words: 'a cheerful octopus at sunset' },
    after: side('octopus', 'An emoji of an octopus, orange above and pink below'),
  },
  structure: {
    before: side('pool-lines', 'The outlines of a house with a pool, white on blue'),
    after: side('pool', 'The house with its pool on a sunny day'),
  },
  sketch2img: {
    before: side('still-sketch', 'A pencil sketch of a vase with tulips and fruit'),
    after: still,
  },
  logoMaker: {
    before: { words: 'Fox & Fern, coffee roasters: a fox in a round badge, orange and dark green' },
    after: side('logo', 'A round badge with a fox and the words Fox & Fern, Coffee Roasters'),
  },
  portraitMaker: {
    before: side('portrait', 'A woman with curly hair before a dark wall'),
    after: side('portrait-beach', 'The same woman on a beach in the evening sun'),
  },
  face2sticker: {
    before: side('girl', 'A girl with red curls and freckles'),
    after: side('girl-sticker', 'The girl as a sticker with a white edge'),
    drawn: MADE,
  },
  faceSwap: {
    before: side('queen', 'A queen and, in the corner, an old woman with glasses'),
    after: side('queen-swapped', 'The queen with the face and glasses of the old woman'),
  },
  photo2anime: {
    before: side('tiger', 'A tiger in a bamboo forest'),
    after: side('tiger-anime', 'The tiger as in an anime, in flat shades with clear outlines'),
    drawn: MADE,
  },
  virtualTryOn: {
    before: side('man', 'A man in a plain shirt and, in the corner, a striped one'),
    after: side('man-striped', 'The man in the striped shirt'),
  },
  styleHair: {
    before: side('hair-straight', 'A woman with long straight hair and, in the corner, one with an afro'),
    after: side('hair-afro', 'The first woman with an afro'),
  },
  fixOldPhoto: {
    before: side('rider-old', 'A brown, scratched and faded photograph of a man with a hat'),
    after: side('rider', 'The same photograph, clean and in color'),
  },
  removeBackground: { before: pear, after: side('pear-cut-out', 'The pear alone, on a transparent ground') },
  replaceBackground: { before: pear, after: side('pear-dunes', 'The pear among sand dunes') },
  searchRecolor: { before: pear, after: side('pear-blue', 'The pear in blue'), drawn: MADE },
  searchReplace: { before: still, after: side('still-ball', 'A glass ball in the place of the lemons') },
  upscale: {
    before: side('fox-small', 'A fox in blocks of large pixels'),
    after: side('fox-upscaled', 'The fox with fine edges'),
    drawn: 'Made four times as large by the built-in engine.',
  },
}

/** The example of a mode, by its key. */
export const exampleOf = (key: string): Example | undefined => EXAMPLES[key as ModeKey]
