import type { Draft } from '../../draft.ts'
import type { Subject } from '../../scene.ts'
import type { Token } from '../../text/tokens.ts'
import type { Link } from '../things/holder-of.ts'

/** What has been said so far, and at which word. */
type Said = {
  colour: string | null
  made: string | null
  links: readonly Link[]
  scene: Draft
  namedAt: ReadonlyMap<Subject, number>
  tokens: readonly Token[]
  at: number
}

const AN = /^(an?|another)$/
const SEVERAL = /^(two|three|four|five|six|several|some)$/
const TOWARDS =
  /^(to|with|at|for|from|behind|beside|by|near|of|toward|towards|helping|carrying|hugging|kissing|chasing|teaching|photographing|painting)$/
const MOST_ADJECTIVES = 3
/** What joins one thing to another of its kind. */
const JOINING = /^(and|while)$/
/** Words of where something is. */
const PLACING = /^(on|in|under|behind|beside|inside|beneath|atop)$/

/** “A woman shows a photo to another woman”: in one clause, who comes second after “to” or “with” is somebody else. */
function isSomebodyElse({ scene, namedAt, tokens, at }: Said, key: string): boolean {
  const first = scene.subjects.findLast(other => other.key === key)
  const from = first?.figure && namedAt.get(first)
  if (from === undefined) return false
  const between = tokens.slice(from + 1, at)
  const article = between.findLastIndex(({ word }) => AN.test(word))
  return (
    article >= 0 &&
    between.length - article <= MOST_ADJECTIVES &&
    between.every(({ afterBreak }) => !afterBreak) &&
    (TOWARDS.test(between[article - 1]?.word ?? '') || between[article].word === 'another')
  )
}

/** Whether the noun that is read speaks again of a thing of its kind: “a black cat and a white cat” are two. */
export function isSaidToBe(said: Said, { key, colour, made }: Subject): boolean {
  const { tokens, at } = said
  const stuff = tokens[at]?.made ?? said.made ?? undefined
  // “The castle” is the one of glass that was named before.
  const isAgain = stuff === undefined && /^(the|this|that|its)$/.test(tokens[at - 1]?.word ?? '')
  if (stuff !== made && !isAgain) return false
  if (isJoinedToAnother(said) || isElsewhere(said, key) || isSomebodyElse(said, key)) return false
  return !said.colour || !colour || said.colour === colour
}

/** “A lion and a lioness”, “a husky and a pug”: one drawing is both, and yet they are two. */
export function isOfAnotherKind(
  { tokens, at }: Said,
  { breed, furLength }: Subject,
  other: Pick<Subject, 'breed'>,
): boolean {
  if (furLength === 0 || !breed || !other.breed || breed === other.breed) return false
  const before = tokens.slice(Math.max(0, at - MOST_ADJECTIVES), at)
  return before.some(({ word }) => /^(and|with|meets?|meeting|beside|chas(?:es|ing)|versus|vs)$/.test(word))
}

/** “A boy with an apple and a girl with an apple”: each has one. */
export const isHadByAnother = ({ tokens, at, links }: Said, thing: Subject, holder: Subject): boolean =>
  holder.figure !== undefined &&
  AN.test(tokens[at - 1]?.word ?? '') &&
  links.some(({ left, right }) => right === thing && left !== holder && left.figure !== undefined)

/** “A mouse under the table, a mouse on the chair”: each is somewhere else. */
function isElsewhere({ tokens, at, links }: Said, key: string): boolean {
  const [before, next] = [tokens[at - 1]?.word ?? '', tokens[at + 1]]
  return (
    /^(an?|another|one)$/.test(before) &&
    next !== undefined &&
    !next.afterBreak &&
    PLACING.test(next.word) &&
    links.some(({ how, left }) => left.key === key && PLACING.test(how))
  )
}

/** “A boy with a ball and a boy with a kite”, “… while another small dog …”, “three cats and two orange cats”. */
function isJoinedToAnother({ tokens, at, colour }: Said): boolean {
  const article = tokens
    .slice(0, at)
    .findLastIndex(({ word }) => AN.test(word) || (colour !== null && SEVERAL.test(word)))
  if (article < 1 || at - article > MOST_ADJECTIVES) return false
  if (tokens.slice(article, at + 1).some(({ afterBreak }) => afterBreak)) return false
  return JOINING.test(tokens[article - 1].word)
}
