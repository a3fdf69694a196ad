import type { Reading } from '../../reading.ts'
import type { Subject } from '../../scene.ts'
import { MOUNTS } from '../../vocabulary/relations.ts'
import { wordsOf } from '../../vocabulary/rows.ts'
import type { Link } from '../things/holder-of.ts'
import { gatherAround } from './gather-around.ts'

/** “A bride and a groom”, “a mother with her child”: two people who are named together stand together. */
export function joinPeople({ scene, text, links }: Reading) {
  if (playsRole(text, scene.subjects)) scene.subjects.shift()
  if (standInRow(scene.subjects, links)) {
    const [one, ...more] = scene.subjects
    one.companions = more.map(({ figure }) => figure!)
    scene.subjects = [one]
    return
  }
  const first = scene.subjects[0]
  const others = scene.subjects.slice(1)
  const second =
    receiverOf(text, scene.subjects) ??
    others.find(other => first?.figure && other.figure && areTogether(text, first, other)) ??
    others[0]
  if (
    first?.figure &&
    first.count > 1 &&
    first.count <= MOST_SIDE_BY_SIDE &&
    !first.companions &&
    isSideBySide(first, text)
  )
    gatherAround(first, first.figure)
  if (!first?.figure || !second?.figure || first.companions || first.count > 1 || second.count > 1) return
  if (!areTogether(text, first, second) && second !== receiverOf(text, scene.subjects)) return
  if (doDifferently(first, second, links)) return
  if (second === receiverOf(text, scene.subjects) && isElsewhere(second, first, links)) return
  first.companions = [second.figure, ...(second.companions ?? [])]
  first.home ??= second.home
  first.action ??= second.action
  handOver(first, second, scene.subjects, links)
  first.size = Math.max(first.size, second.size)
  scene.subjects = scene.subjects.filter(subject => subject !== second)
  for (const link of links) {
    if (link.left === second) link.left = first
    if (link.right === second) link.right = first
  }
}

const FEWEST_IN_ROW = 3

/** “A firefighter, a nurse and a cook waving”: several of whom none does anything by themself are side by side. */
const standInRow = (subjects: readonly Subject[], links: readonly Link[]) =>
  subjects.length >= FEWEST_IN_ROW &&
  links.every(({ how }) => how === 'beside') &&
  subjects.every(
    ({ figure, count, companions, bears, action }) =>
      figure && !figure.beast && count === 1 && !companions && !bears && action === subjects[0].action,
  )

/** “A boy with a kite and a girl with a balloon”: each has something of their own to do. */
function doDifferently(first: Subject, second: Subject, links: readonly Link[]): boolean {
  if (first.action && second.action && first.action !== second.action) return true
  const has = (person: Subject) => links.some(({ how, left }) => left === person && OWN_DEEDS.has(how))
  return has(first) && has(second)
}

/** “A man waves to a boy on a bicycle”: the other is on something that the first is not on. */
const isElsewhere = (second: Subject, first: Subject, links: readonly Link[]) =>
  links.some(({ left, right }) => left === second && MOUNTS.has(right.key)) &&
  !links.some(({ left, right }) => left === first && MOUNTS.has(right.key))
const OWN_DEEDS = wordsOf<Link['how']>('own deeds')

/** Of “a grandmother handing a cookie to a boy” the boy, who stands before her. */
function receiverOf(text: string, [first, ...others]: readonly Subject[]): Subject | undefined {
  if (!first?.figure) return undefined
  return others.find(
    ({ figure, name }) =>
      figure &&
      new RegExp(
        `\\b${first.name} (\\w+ )?(?:handing|giving|gives|offering|offers|passing|reading|reads|showing|shows|teaching|telling|whispering|talking|speaking|singing|explaining) (?:(?:\\w+ ){0,6}?to (?:\\w+ ){0,3}?${name}\\b|(?:\\w+ ){0,2}?${name} (?:an?|the|some|his|her)\\b)`,
      ).test(text),
  )
}

/** Of “a mother giving her son a gift” the gift, which is named after whoever is given it. */
function handOver(giver: Subject, receiver: Subject, subjects: readonly Subject[], links: Link[]) {
  if (
    giver.action !== 'giving' ||
    links.some(({ how, left, right }) => how === 'held' && left === giver && right !== receiver)
  )
    return
  const gift = subjects[subjects.indexOf(receiver) + 1]
  if (gift?.mode === 'table') links.push({ how: 'held', left: giver, right: gift })
}

/** “A woman as a barmaid” is one person. */
const playsRole = (text: string, [first, second]: readonly Subject[]) =>
  first?.figure !== undefined &&
  second?.figure !== undefined &&
  new RegExp(`\\b${first.name} as (?:an?|the) (?:\\w+ ){0,2}${second.name}\\b`).test(text)

/** So many people are one group. */
export const MOST_SIDE_BY_SIDE = 3
/** Those who walk or stand as friends do are close to each other. */
const isSideBySide = ({ handInHand, action, bears }: Subject, text: string) =>
  handInHand ||
  (!bears &&
    (action === undefined || action === 'walking') &&
    /\b(together|side by side|friends|sisters|brothers|arm in arm)\b/.test(text))

const CARRYING = /\b(carrying|carries|rescuing|rescues|lifting)\b/
const TOGETHER = '(and|with|by|beside|hugging|hugs|kissing|kisses|teaching|helping|chasing|carrying|holding)'

const areTogether = (text: string, first: Subject, second: Subject) =>
  !/\bto ride\b/.test(text) &&
  !/\bon (?:his|her|their|my|the) (?:shoulders|back)\b/.test(text) &&
  !(second.figure?.isChild && !first.figure?.isChild && CARRYING.test(text)) &&
  second.key !== '@baby' &&
  new RegExp(`\\b${first.name} (\\w+ ){0,3}?${TOGETHER} (\\w+ ){0,3}?${second.name}\\b`).test(text)
