import { hashString } from '../engine/core/random.ts'
import { cuesOf, wordsOf } from './cues.ts'
import type { Draft } from './draft.ts'
import { frontsOfRegion } from './regional-fronts.ts'
import type { Scene, Subject } from './scene.ts'
import { isAnimal } from './vocabulary/animal-nouns.ts'
import { COLOURS } from './vocabulary/colours.ts'
import { nounNamed } from './vocabulary/nouns.ts'
import { singular } from './vocabulary/plurals.ts'

/** Reads what a part of a prompt names. */
type SubjectsOf = (told: string) => Subject[]

/** Sets what the painter asks of a prompt once everything is in its place, and forgets the prompt. */
export function tellDetails({ prompt, ...scene }: Draft, subjectsOf: SubjectsOf): Scene {
  return {
    ...scene,
    cues: cuesOf(prompt),
    variety: { things: hashString(prompt), land: hashString(`${prompt}n`) },
    regionFronts: frontsOfRegion(prompt) ?? [],
    ware: wareOf(prompt),
    keptColour: keptColourOf(prompt),
    hung: hungOf(prompt, subjectsOf),
  }
}

/** Metres; nothing larger is on a board. */
const LARGEST = 1.6

/** The drawing of what a shop sells, by its name; null where that is not known. */
function wareOf(prompt: string): string | null {
  const [, before, sold, many, filled] = wordsOf('sold', prompt.toLowerCase())
  const [first, last] = sold ? [before, sold] : [many, filled]
  if (!last) return null
  const names = [first && `${first}-${singular(last)}`, singular(last), last]
  const noun = names.map(name => (name ? nounNamed(name) : undefined)).find(found => found !== undefined)
  if (!noun || noun.isBuilding || noun.size > LARGEST || isAnimal(noun)) return null
  return noun.drawing
}

/** The colour that a picture in black and white keeps, where its prompt names one. */
function keptColourOf(prompt: string): string | null {
  const [, before = '', thing = ''] = wordsOf('kept colour', prompt)
  if (!thing) return null
  const saidOf = new RegExp(`\\b(\\w+) ${thing}\\b|\\b${thing} (?:is|in|being) (\\w+)`, 'gi')
  const words = [before, ...[...prompt.matchAll(saidOf)].flatMap(([, a = '', b = '']) => [a, b])]
  const named = words.map(word => COLOURS.get(word.toLowerCase())).find(colour => colour !== undefined)
  return named?.hex ?? null
}

const SCREEN =
  /\b(?:tv|television|telly|(?:flat ?|big |wide |giant )?screen|watch(?:ing|es)? (?:an? )?(?:\w+ )?(?:movies?|films?|shows?|cartoons|netflix|the (?:game|match|news)))\b(?:(?: that| which)?(?: is)? (?:shows|showing|displays|displaying|playing|plays) ([\w ]{3,60}))?/gi

/** What is in a picture on the wall, or on a screen. */
function hungOf(prompt: string, subjectsOf: SubjectsOf): Scene['hung'] {
  const [, painted] = wordsOf('painting', prompt)
  if (painted) return { isScreen: false, subjects: subjectsOf(painted) }
  const screens = [...prompt.matchAll(SCREEN)]
  if (screens.length === 0) return null
  return { isScreen: true, subjects: subjectsOf(screens.find(([, shown]) => shown)?.[1] ?? '') }
}
