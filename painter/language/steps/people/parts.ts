import { findNoun } from '../../find-noun.ts'
import type { Part } from '../../scene.ts'
import type { Token } from '../../text/tokens.ts'
import { isAnimal } from '../../vocabulary/animal-nouns.ts'
import { COLOURS } from '../../vocabulary/colours.ts'
import type { Noun } from '../../vocabulary/noun.ts'
import { meaningsOf, wordsOf } from '../../vocabulary/rows.ts'
import { wordSet } from '../../vocabulary/table.ts'

/** Parts of animals that can be seen in a colour of their own, by what they are called. */
const OF_ANIMALS = meaningsOf<Part>('of animals')
const OTHERS_OF_ANIMALS = wordSet(
  'wing whisker beak bill claw fang tooth teeth tusk horn antler nose trunk fin shell tentacle crest gear cog rivet snout tongue neck head crown-feather quill',
)
const OF_THINGS = wordsOf('of things')
/** Parts of buildings that can be seen in a colour of their own. */
const OF_BUILDINGS = meaningsOf<Part>('of buildings')
/** Of flowers and other coverings the colour is the thing's. */
const COVERS_THINGS = wordSet('petal icing frosting paint paintwork bodywork shade')

/** What animals are called by a part of. */
export const ANIMAL_PARTS: ReadonlySet<string> = new Set([...OF_ANIMALS.keys(), ...OTHERS_OF_ANIMALS])
/** What an owner has its parts by: “a dragon with green scales”. */
const HAS = wordSet('with has having')
/** Words of size, number and colour may come before a part. */
const REACH = 4
const LONGEST_NAME = 3
const GRAMMAR = wordSet(
  'in on at of by under over near behind with who that holding wearing for from to into is are round around across behind before',
)

/**
 * Takes the parts of things out of a prompt's words, so that no wheel is painted for “a car with big wheels”.
 * The colours of those parts stay with the last word of their owner's name.
 */
export function takeParts(tokens: Token[]) {
  for (let at = 1; at < tokens.length; at++) {
    if (!HAS.has(tokens[at].word)) continue
    const owner = ownerBefore(tokens, at)
    if (!owner) continue
    const end = partAfter(tokens, at, owner)
    if (end === null) continue
    keepColours(tokens, at, end, owner)
    tokens.splice(at, end - at + 1)
    // “With a silver horn and pink hair”: what follows is still the owner's.
    if (tokens[at]?.word === 'and') tokens[at] = { ...tokens[at], word: 'with', singular: 'with' }
    at--
  }
}

/** The thing whose name ends right before a word. */
function ownerBefore(tokens: readonly Token[], at: number): Noun | null {
  for (let length = LONGEST_NAME; length >= 1; length--) {
    const found = at >= length ? findNoun(tokens, at - length) : null
    if (found?.length === length) return found.value
  }
  return null
}

/** Where the name of a part ends that is named within reach; null where the owner has no such part. */
function partAfter(tokens: readonly Token[], at: number, owner: Noun): number | null {
  for (let k = at + 1; k <= Math.min(at + REACH, tokens.length - 1); k++) {
    const { word, singular, afterBreak } = tokens[k]
    if (GRAMMAR.has(word) || (afterBreak && !COLOURS.has(word))) return null
    const isPart = isAnimal(owner)
      ? OF_ANIMALS.has(singular) || OTHERS_OF_ANIMALS.has(singular)
      : OF_THINGS.has(singular) || COVERS_THINGS.has(singular)
    // Of “roses round the door” the roses count.
    if (!isPart && word !== singular && findNoun(tokens, k)) return null
    const next = tokens[k + 1]
    // “With a tail light” names no tail.
    if (isPart && (!next || next.afterBreak || !findNoun(tokens, k) || findNoun(tokens, k)!.length === 1))
      return k
  }
  return null
}

function keepColours(tokens: Token[], at: number, end: number, owner: Noun) {
  const { singular } = tokens[end]
  const part = isAnimal(owner)
    ? OF_ANIMALS.get(singular)
    : owner.isBuilding
      ? OF_BUILDINGS.get(singular)
      : COVERS_THINGS.has(singular)
        ? 'coat'
        : undefined
  const colour = tokens.slice(at, end).find(({ word }) => COLOURS.has(word))?.word
  if (!part || !colour) return
  const name = tokens[at - 1]
  tokens[at - 1] = { ...name, parts: { ...name.parts, [part]: colour } }
}
