import type { Subject } from '../../scene.ts'
import { isFood } from '../../vocabulary/nouns.ts'
import { MOUNTS, type Relation, VESSELS } from '../../vocabulary/relations.ts'

/** “The cat (left) is on (how) the chair (right)”. */
export type Link = { how: Relation; left: Subject; right: Subject }

const HOLDING: ReadonlySet<Relation> = new Set<Relation>(['held', 'read', 'led', 'with'])

/** Who is meant by what follows a thing: of “a man playing the guitar on a bench” it is the man who is on the bench. */
export function holderOf(links: readonly Link[], thing: Subject, next: Relation): Subject {
  return links.find(link => link.right === thing && isMeant(link, next))?.left ?? thing
}

function isMeant({ how, left, right: thing }: Link, next: Relation): boolean {
  const isPerson = left.figure !== undefined
  // Grown people are in nobody's hands: they are themselves on what is named next.
  if (thing.figure && !thing.figure.isChild) return false
  // “A cat on a fence eating a fish”.
  const eats = next === 'held' && left.furLength > 0 && thing.furLength === 0 && !thing.figure
  const isOnIt = how === 'on' || how === 'in' || how === 'made'
  const hasIt = HOLDING.has(how) || how === 'ridden' || (how === 'on' && MOUNTS.has(thing.key))
  return (
    (HOLDING.has(next) && isOnIt && (isPerson || eats)) ||
    (hasIt && isPerson) ||
    (how === 'fed' && next === 'on' && isPerson) ||
    (how === 'of' && VESSELS.has(left.key)) ||
    (how === 'with' && isFood(left.key)) ||
    (how === 'worn' && thing.mode === 'table') ||
    thing.key === '@branch'
  )
}
