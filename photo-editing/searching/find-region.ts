import { boxBlur } from '#painter/engine/core/blur.ts'
import { clamp, smoothstep } from '#painter/engine/core/scalar.ts'
import { InvalidJobError } from '#painter/job.ts'
import type { DisplayRaster } from '#painter/painting/styles/display-raster.ts'
import type { SubjectMask } from '../job.ts'
import { type Component, components } from '../pixels/components.ts'
import { guidedFilter } from '../pixels/guided-filter.ts'
import { oklabPlanes, planeOf } from '../pixels/oklab-planes.ts'
import { cutOutSubject, LEAST_CONFIDENCE, refuseDoubtful } from '../subject/cut-out.ts'
import { skinLikelihood } from '../subject/skin.ts'
import { findSky } from '../subject/sky.ts'
import { refuseAmbiguous, refuseUnrecognised, refuseUnsure, refuseUnworn } from './certainty.ts'
import { COLOUR_LIKELIHOODS, type ColourWord, colourWordOf, hueOf, litChroma } from './colour-words.ts'
import { growIntoShade } from './grow-into-shade.ts'

export type Region = {
  /** How much each pixel (0..1) belongs to what was searched for. */
  alpha: Float32Array
  /** What was looked for, as the note calls it. */
  found: string
  /** Whether it is a whole thing, not a part of one colour. */
  isWhole: boolean
}

/** Parts of a crumb's size, by the largest part, are left out. */
const CRUMB = 0.025
/** One thing may be in several parts this near to each other, in shares of the long side. */
const SAME_THING = 0.05
const LEAST_SHARE = 0.0004
/** Share of the main subject that must be of the colour for a named thing to be taken for it. */
const ON_SUBJECT = 0.12
const MOSTLY = 0.4

/** Whether what is found keeps its shape, or is taken out of the picture whole. */
type Extent = 'colour' | 'whole'

type Looked = { picture: DisplayRaster; lab: Float32Array }

/**
 * The region that the words name: by a colour, by one of the few things that are known by their colours
 * and place (sky, plants, skin, background), or else the main subject.
 *
 * @param extent with 'whole', a named thing that is mostly of the colour is meant with all its parts, and one that
 * could be something else is refused
 * @param person the main subject, where somebody knows already that it is a person
 * @throws InvalidJobError when there is nothing of the kind
 */
export async function findRegion(
  picture: DisplayRaster,
  search: string,
  extent: Extent = 'colour',
  person: SubjectMask | null = null,
): Promise<Region> {
  const words = search.toLowerCase().match(/[a-z]+/g) ?? []
  if (words.length === 0) throw new InvalidJobError('Say what in the picture is meant.')
  const looked = { picture, lab: oklabPlanes(picture) }
  const raw = likelihoodOf(looked, words)
  if (!raw) return findSubject(picture, search, words, extent, person)
  const isPlural = words.some(word => ['all', 'every', 'both'].includes(word)) || raw.isMass
  const onThing = raw.isMass || isPlural ? null : await onSubject(picture, raw, search, words, extent, person)
  if (onThing && extent === 'whole' && onThing.isMost)
    return { alpha: onThing.subject, isWhole: true, found: `the main subject, which is mostly ${raw.word}` }
  const alpha = coherentParts(looked, placed(onThing?.part ?? raw.alpha, picture, words), isPlural)
  if (!alpha) throw new InvalidJobError(`Nothing in the picture looks like ${raw.found}.`)
  if (extent === 'whole' && raw.colour && namesThing(words))
    refuseUnsure(search, raw.colour, onThing?.part ?? raw.alpha, alpha)
  return { alpha, isWhole: false, found: onThing ? `${raw.found} on the main subject` : raw.found }
}

/** “The red cup” on a red table is the part of the colour that lies on a clear main subject. */
async function onSubject(
  picture: DisplayRaster,
  { alpha: colour, colour: word }: { alpha: Float32Array; colour: ColourWord | null },
  search: string,
  words: string[],
  extent: Extent,
  person: SubjectMask | null,
): Promise<{ part: Float32Array; subject: Float32Array; isMost: boolean } | null> {
  if (!namesThing(words)) return null
  const cutOut = await cutOutSubject(picture, person)
  if (cutOut.confidence < LEAST_CONFIDENCE) return null
  const both = colour.map((value, i) => value * cutOut.alpha[i])
  const sum = (values: Float32Array) => values.reduce((total, value) => total + value, 0)
  const share = sum(both) / (sum(cutOut.alpha) + 1)
  if (share <= ON_SUBJECT) return null
  if (word && extent === 'whole') {
    if (person || cutOut.face) refuseUnworn(search, words)
    refuseAmbiguous(search, word, picture, cutOut)
  }
  // On somebody, what has a colour is something worn.
  return { part: both, subject: cutOut.alpha, isMost: share > MOSTLY && !person && !cutOut.face }
}

/** Words of a search that name no thing. */
const FILLERS = new Set(
  'the a an of in on at left right top bottom upper lower part parts things all'.split(' '),
)

const namesThing = (words: string[]) => words.some(word => !FILLERS.has(word) && colourWordOf(word) === null)

async function findSubject(
  picture: DisplayRaster,
  search: string,
  words: string[],
  extent: Extent,
  person: SubjectMask | null,
): Promise<Region> {
  const cutOut = await cutOutSubject(picture, person)
  refuseDoubtful(cutOut)
  const isBackground = words.some(word => ['background', 'backdrop', 'behind'].includes(word))
  if (extent === 'whole' && !isBackground)
    refuseUnrecognised(search, words, person !== null || cutOut.face !== null)
  const alpha = isBackground ? cutOut.alpha.map(value => 1 - value) : cutOut.alpha
  return { alpha, isWhole: !isBackground, found: isBackground ? 'the background' : 'the main subject' }
}

const THINGS: { words: string[]; found: string; likelihood: (looked: Looked) => Float32Array }[] = [
  { words: ['sky', 'clouds', 'cloud'], found: 'the sky', likelihood: skyLikelihood },
  {
    words: ['grass', 'tree', 'trees', 'leaf', 'leaves', 'plant', 'plants', 'foliage', 'lawn', 'meadow'],
    found: 'the plants',
    likelihood: looked => colourLikelihood(looked, 'green'),
  },
  {
    words: ['skin', 'face', 'hands'],
    found: 'the skin',
    likelihood: ({ picture }) => skinLikelihood(picture),
  },
]

function likelihoodOf(looked: Looked, words: string[]) {
  const colour = words.map(colourWordOf).find(found => found !== null)
  if (colour)
    return {
      alpha: colourLikelihood(looked, colour),
      found: `what is ${colour}`,
      word: colour,
      colour,
      isMass: false,
    }
  const thing = THINGS.find(one => words.some(word => one.words.includes(word)))
  return thing
    ? { alpha: thing.likelihood(looked), found: thing.found, word: thing.found, colour: null, isMass: true }
    : null
}

function colourLikelihood({ lab, picture }: Looked, colour: ColourWord): Float32Array {
  const likelihood = COLOUR_LIKELIHOODS[colour]
  const alpha = new Float32Array(lab.length / 3)
  for (let i = 0; i < alpha.length; i++) {
    const a = lab[i * 3 + 1]
    const b = lab[i * 3 + 2]
    const lightness = lab[i * 3]
    alpha[i] = likelihood(lightness, litChroma(lightness, Math.hypot(a, b)), hueOf(a, b))
  }
  return growIntoShade(alpha, lab, picture, colour)
}

/** The sky of an outdoor picture; else what is bluish or bright, and high up. */
function skyLikelihood({ picture, lab }: Looked): Float32Array {
  const sky = findSky(picture)
  if (sky) return sky.alpha
  const { w, h } = picture
  const alpha = new Float32Array(w * h)
  for (let i = 0; i < alpha.length; i++) {
    const row = ((i / w) | 0) / h
    const blue = Math.max(smoothstep(0.02, -0.03, lab[i * 3 + 2]), smoothstep(0.8, 0.92, lab[i * 3]))
    alpha[i] = blue * smoothstep(0.25, 0.5, lab[i * 3]) * smoothstep(0.85, 0.4, row)
  }
  return alpha
}

/** Keeps the side of the picture that the words name. */
function placed(alpha: Float32Array, { w, h }: DisplayRaster, words: string[]): Float32Array {
  const sides: [string[], (u: number, v: number) => number][] = [
    [['left'], u => smoothstep(0.55, 0.45, u)],
    [['right'], u => smoothstep(0.45, 0.55, u)],
    [['top', 'upper'], (_u, v) => smoothstep(0.55, 0.45, v)],
    [['bottom', 'lower'], (_u, v) => smoothstep(0.45, 0.55, v)],
  ]
  const named = sides.filter(([names]) => names.some(name => words.includes(name)))
  if (named.length === 0) return alpha
  return alpha.map((value, i) => {
    const share = named.map(([, weight]) => weight((i % w) / w, ((i / w) | 0) / h))
    return value * Math.min(...share)
  })
}

/** Whole things instead of scattered pixels, their edges drawn along the picture's; null without any. */
function coherentParts({ picture, lab }: Looked, raw: Float32Array, isPlural: boolean): Float32Array | null {
  const { w, h } = picture
  const longSide = Math.max(w, h)
  const radius = Math.max(2, Math.round(longSide * 0.004))
  const smooth = boxBlur(raw, w, h, 1, radius * 0.6, 1)
  const alpha = guidedFilter(planeOf(lab, 0), smooth, w, h, radius, 3e-4)
  const parts = components(w, h, i => alpha[i] > 0.45).sort((a, b) => b.pixels.length - a.pixels.length)
  const largest = parts[0]?.pixels.length ?? 0
  if (largest < w * h * LEAST_SHARE) return null
  const whole = parts.filter(({ pixels }) => pixels.length > largest * CRUMB)
  const kept = new Float32Array(w * h)
  for (const { pixels } of isPlural ? whole : oneThing(whole, longSide * SAME_THING))
    for (const i of pixels) kept[i] = 1
  const near = boxBlur(kept, w, h, 1, radius, 2)
  for (let i = 0; i < alpha.length; i++) alpha[i] = clamp(alpha[i]) * smoothstep(0.02, 0.3, near[i])
  return alpha
}

/** The largest part and what adjoins it, step by step. */
function oneThing(parts: Component[], gap: number): Component[] {
  const thing = parts.slice(0, 1)
  const rest = new Set(parts.slice(1))
  for (const part of thing)
    for (const other of rest)
      if (isNear(part, other, gap)) {
        rest.delete(other)
        thing.push(other)
      }
  return thing
}

const isNear = (a: Component, b: Component, gap: number) =>
  a.left - gap <= b.right && b.left - gap <= a.right && a.top - gap <= b.bottom && b.top - gap <= a.bottom
