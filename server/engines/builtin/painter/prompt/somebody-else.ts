import type { Scene, Subject } from './scene.ts'
import type { Token } from './tokens.ts'

/** What has been said so far, and at which word. */
type Said = {
  scene: Scene
  namedAt: ReadonlyMap<Subject, number>
  tokens: readonly Token[]
  at: number
}

const AN = /^(an?|another)$/
const TOWARDS =
  /^(to|with|at|for|from|behind|beside|by|near|of|toward|towards|helping|carrying|hugging|kissing|chasing|teaching|photographing|painting)$/
const MOST_ADJECTIVES = 3

/** “A woman shows a photo to another woman”: in one clause, who comes second after “to” or “with” is somebody else. */
export function isSomebodyElse({ scene, namedAt, tokens, at }: Said, key: string): boolean {
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
