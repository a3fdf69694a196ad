import { findNoun, findPlace } from '../find-noun.ts'
import type { Reading } from '../reading.ts'
import type { Subject } from '../scene.ts'
import type { TreeWord } from '../surroundings.ts'
import { nounOfDrawing, stagingOf } from '../vocabulary/nouns.ts'
import { TREES } from '../vocabulary/places.ts'

/** “Tree house”, “oak table”: what they are made of. */
const MATERIAL =
  /^(house|line|top|stump|bark|root|branch|table|door|desk|chair|counter|shelf|floor|barrel|syrup|frog|cone)$/
const ARTICLE = /^(a|an|the|this|that|one|single|lone|lonely|solitary)$/
const SOLITARY = /^(one|single|lone|lonely|solitary|only)$/
/** “In autumn leaves”, “a pile of leaves”: on the ground among them. */
const LYING = /\b(in|into|among|amongst|amid|through|on|of|under|beneath) (\w+ ){0,3}leaves\b/
/** Leaves that are still on the tree, however the sentence goes on: “light through the leaves”. */
const ON_THE_TREE =
  /\b(light|sun|sunlight|sunshine|moonlight|rays?|beams?|sunbeams|shafts?|wind|breeze|dripping|drips?|drops?|droplets|dew|rain|raindrops|shadows?|canopy|peeking|peering|chewing|eating|munching|nibbling)\b[^,.]*\bleaves\b|\b(green|big|huge|giant|large|broad|lush|tropical|fresh|palm|banana|eucalyptus|tea|fern|wet|mint|basil|lettuce|cabbage|lily) leaves\b/
/** Leaves that have turned or fallen. */
const TURNED =
  /\b(autumn\w*|fall|fallen|falling|dry|dried|dead|golden|gold|red|orange|yellow|brown|copper|crisp|crunchy|colou?rful|swirling|raking|rake|piles?|heaps?|october|november|maple) (\w+ ){0,3}(leaf|leaves)\b|\b(leaf|leaves) (are |is )?(fall|falling|fell|turning|blowing|drifting|swirling)\b/
const OF_A_HAND = /\b(hands?|fingers?|fortune|(his|her|my|your|their|its|open) palms?)\b/
/** Words between an article and its tree. */
const REACH = 5

/** Trees, leaves and petals. A tree by itself is a subject; trees and leaves are what grows about. */
export function readTree(reading: Reading): boolean {
  const { scene, tokens, at, next } = reading
  const { word, singular } = reading.token
  const tree = TREES.get(singular)
  if (tree === undefined || MATERIAL.test(next)) return false
  if (singular === 'palm' && OF_A_HAND.test(reading.text)) return false
  if (hasOwnDrawing(reading)) return false
  // “In a bamboo forest” is no place on a branch.
  if ((findPlace(tokens, at)?.length ?? 0) > 1) return false
  reading.understand(word)
  // “Oak trees” are one thing.
  const last = tree && next === 'tree' && !tokens[at + 1].afterBreak ? at + 1 : at
  if (last > at) reading.understand(tokens[last].word)
  const relation = reading.takeRelation()
  const hasTurned = singular === 'leaf' && TURNED.test(reading.text)
  const lies =
    singular === 'leaf' && LYING.test(reading.text) && (hasTurned || !ON_THE_TREE.test(reading.text))
  if (lies) scene.extras.add('fallen leaves')
  const perches = !lies && relation !== null && ['in', 'on'].includes(relation.how) && canPerch(relation.left)
  if (perches) perch(reading)
  else if (tree && isSingle(reading, last)) {
    if (wordsBefore(reading).some(before => SOLITARY.test(before))) scene.excluded.add('tree')
    if (relation?.how === 'aloft') reading.relate('aloft')
    addTree(reading, tree)
    reading.at = last
    return true
  }
  reading.at = last
  // Leaves alone are those of whatever grows there.
  if (singular === 'leaf' && !lies && !hasTurned) return true
  if (tree) scene.trees.push(tree)
  if (tree === 'blossom') scene.season ??= 'spring'
  if (tree === 'palm') reading.activityPlace ??= 'beach'
  if (singular === 'leaf') scene.season ??= 'autumn'
  return true
}

/** “A birch”, “an olive tree”: by itself it is known by its own habit. */
function hasOwnDrawing(reading: Reading): boolean {
  const { tokens, at } = reading
  const own = findNoun(tokens, at)
  if (!own?.value.isBuilding || !own.value.drawing.startsWith('@')) return false
  const last = tokens[at + own.length - 1]
  const relation = tokens[at - 1]?.word === 'in' || tokens[at - 1]?.word === 'on'
  return last.word === last.singular && !relation && isSingle(reading, at + own.length - 1)
}

/** The words from the article of this tree on; empty without one. */
function wordsBefore({ tokens, at }: Reading): string[] {
  const words: string[] = []
  for (let i = at - 1; i >= Math.max(0, at - REACH); i--) {
    if (tokens[i + 1].afterBreak) break
    words.push(tokens[i].word)
    if (ARTICLE.test(tokens[i].word) && !SOLITARY.test(tokens[i].word)) return words
    if (i === 0 && SOLITARY.test(tokens[i].word)) return words
  }
  return words.some(word => SOLITARY.test(word)) ? words : []
}

function isSingle(reading: Reading, last: number): boolean {
  const { tokens, token } = reading
  if (tokens[last].word !== tokens[last].singular || token.singular === 'leaf') return false
  const after = tokens[last + 1]
  if (after && !after.afterBreak && (findPlace(tokens, last + 1) || findNoun(tokens, last + 1))) return false
  return wordsBefore(reading).length > 0 || opensClause(reading, last)
}

/** “Big old willow tree by a pond”: whoever leaves out the article means one tree all the same. */
function opensClause({ tokens, at, scene }: Reading, last: number): boolean {
  if (tokens[last].singular !== 'tree' && !KINDS_OF_ONE.test(tokens[at].word)) return false
  if (scene.subjects.length > 0 || at > REACH) return false
  return tokens
    .slice(0, at)
    .every((_, i) => !tokens[i + 1].afterBreak && !findPlace(tokens, i) && !findNoun(tokens, i))
}
const KINDS_OF_ONE = /^(oak|willow|maple|baobab|banyan|elm|sycamore|magnolia)$/

/** Metres; those of gardens are kept low. */
const FRUIT_TREE = 5

function addTree(reading: Reading, tree: TreeWord) {
  const noun = nounOfDrawing('@tree')
  if (!noun) return
  const { scene } = reading
  const kind = scene.season === 'autumn' && tree === 'green' ? 'autumn' : tree
  reading.count = 1
  const staging = stagingOf(noun)
  if (kind === 'apple' || kind === 'orange') staging.size = FRUIT_TREE
  reading.addSubject({ key: '@tree', name: reading.token.word, tree: kind, ...staging })
  if (kind === 'blossom') scene.season ??= 'spring'
  if (kind === 'palm') reading.activityPlace ??= 'beach'
}

/** Metres; larger animals would break a branch. */
const HEAVIEST_PERCHED = 2.1

const canPerch = ({ icon, furLength, size, mode }: Subject) =>
  icon !== undefined && size < HEAVIEST_PERCHED && (furLength > 0 || mode === 'fly')

/** What is in a tree is seen on one of its branches. */
function perch(reading: Reading) {
  const noun = nounOfDrawing('@branch')
  if (!noun) return
  reading.relate('on')
  reading.addSubject({ key: '@branch', name: reading.token.word, ...stagingOf(noun) })
}
