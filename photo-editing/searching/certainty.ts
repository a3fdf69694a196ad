import { InvalidJobError } from '#painter/job.ts'
import { parsePrompt } from '#painter/language/parse.ts'
import { wordsOf } from '#painter/language/vocabulary/rows.ts'
import type { DisplayRaster } from '#painter/painting/styles/display-raster.ts'
import { oklabPlanes } from '../pixels/oklab-planes.ts'
import type { CutOut } from '../subject/cut-out.ts'
import { type ColourWord, calledAs } from './colour-words.ts'

/** Of what is clearly of the colour on the main subject, as much beside it may be chance. */
const CHANCE = 0.12
/** What is found has to be of the colour by so much in the mean, and to fill this share of the picture. */
const LEAST_FIT = 0.8
const LEAST_SHARE = 0.0008
/** From this coverage on a pixel belongs to the subject, below that one to what is around it. */
const SUBJECT = 0.5
const AROUND = 0.05

/** Words that mean whatever stands out. */
const ANY_SUBJECT = new Set('the a main whole big only this it subject object thing foreground'.split(' '))

/** Words for people that tell nothing of how to draw one. */
const PEOPLE = new Set(['people', 'persons', 'human', 'humans', 'everybody', 'everyone', 'somebody'])

/** What has a colour on somebody is one of these. */
const WORN = new Set([
  ...wordsOf('garments'),
  ...wordsOf('other clothes'),
  ...'clothing hat cap helmet hood boots boot shoes shoe glasses bag backpack hair beard'.split(' '),
])

/**
 * Refuses to take what has a colour on somebody for a thing that nobody wears.
 * @throws InvalidJobError saying what was seen instead
 */
export function refuseUnworn(search: string, words: readonly string[]): void {
  if (!words.some(word => WORN.has(word))) refuseUnrecognised(search, words, true)
}

/**
 * Refuses to take the main subject for a thing that is known by its name alone: nothing here recognises things. People
 * are taken for people where the main subject is one.
 * @throws InvalidJobError saying what was seen instead
 */
export function refuseUnrecognised(search: string, words: readonly string[], isPerson: boolean): void {
  if (words.every(word => ANY_SUBJECT.has(word))) return
  const meansPerson =
    words.some(word => PEOPLE.has(word)) ||
    parsePrompt(search).subjects.some(({ figure }) => figure !== undefined)
  if (isPerson && meansPerson) return
  const seen = isPerson ? 'is a person' : 'may be something else'
  throw new InvalidJobError(
    `“${search.trim()}” could not be found for certain, so nothing was changed. What stands out ${seen}. Name a color that only the thing has, as in “the red cup”, or write “the main subject”.`,
  )
}

/**
 * Refuses a named thing of a colour that both the main subject and something beside it have: the wrong one of the two
 * would be lost.
 * @throws InvalidJobError saying where the colour was seen
 */
export function refuseAmbiguous(
  search: string,
  colour: ColourWord,
  picture: DisplayRaster,
  { alpha }: CutOut,
): void {
  const lab = oklabPlanes(picture)
  let [on, beside] = [0, 0]
  for (let i = 0; i < alpha.length; i++) {
    if (alpha[i] > AROUND && alpha[i] < SUBJECT) continue
    if (calledAs(lab[i * 3], lab[i * 3 + 1], lab[i * 3 + 2]) !== colour) continue
    if (alpha[i] >= SUBJECT) on++
    else beside++
  }
  if (beside > on * CHANCE)
    throw new InvalidJobError(
      `“${search.trim()}” could not be found for certain, so nothing was changed. What is ${colour} was seen on the main subject and beside it. Name another color of the thing, or write “the main subject”.`,
    )
}

/**
 * Refuses a thing of which too little was found, nothing that is clearly of the colour, or one part of several.
 * @param fit 0 to 1 for each pixel: how much it is of the colour
 * @param alpha 0 to 1 for each pixel: what would be taken out
 * @throws InvalidJobError saying what was seen instead
 */
export function refuseUnsure(
  search: string,
  colour: ColourWord,
  fit: Float32Array,
  alpha: Float32Array,
): void {
  let [pixels, sum, others] = [0, 0, 0]
  for (let i = 0; i < alpha.length; i++) {
    if (alpha[i] >= SUBJECT) {
      pixels++
      sum += fit[i]
    } else if (alpha[i] <= AROUND && fit[i] > LEAST_FIT) others++
  }
  const seen = [
    pixels < alpha.length * LEAST_SHARE && `Only a small spot of ${colour} was seen.`,
    sum < pixels * LEAST_FIT && `Something ${colour} was seen, but without clear edges.`,
    others > pixels * CHANCE && `Several things that are ${colour} were seen.`,
  ].find(Boolean)
  if (!seen) return
  throw new InvalidJobError(
    `“${search.trim()}” could not be found for certain, so nothing was changed. ${seen} Name another color of the thing, or the color alone (“${colour}”).`,
  )
}
