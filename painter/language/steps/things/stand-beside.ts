import type { Draft } from '../../draft.ts'
import type { Reading } from '../../reading.ts'
import type { Subject } from '../../scene.ts'
import type { Link } from './holder-of.ts'

/** Whether an animal stands on another one, or on what stands there. */
export const bearsOnBack = (lower: Subject, upper: Subject): boolean =>
  (lower.bears ?? []).some(
    ({ how, subject }) => how === 'on' && (subject === upper || bearsOnBack(subject, upper)),
  )

/** “… a cat is on top of the dog” that is itself on top of a horse. */
export function stackUp(scene: Draft, lower: Subject, upper: Subject) {
  lower.bears = [...(lower.bears ?? []), { how: 'on', subject: upper }]
  // What is drawn as one is as tall as both.
  lower.size += upper.size * STACKED_SHARE
  scene.subjects = scene.subjects.filter(subject => subject !== upper)
}
const STACKED_SHARE = 0.8

/** What is too heavy to be held up: its owner has put it down. */
const PUT_DOWN = /^(treasure-chest|luggage|@suitcasestack)$/
/** Metres; smaller things on the ground would not be known. */
const KNOWN_ON_GROUND = 0.8

/** “To the left of”, “between”: where things stand beside one another, whatever else they are to each other. */
export function standBeside({ scene: { subjects }, text }: Reading, { how, left, right }: Link): boolean {
  if (how === 'leftof' || how === 'rightof') {
    const [one, other] = how === 'leftof' ? (['left', 'right'] as const) : (['right', 'left'] as const)
    left.side = one
    right.side ??= other
    return true
  }
  if (how === 'with' && left.figure && PUT_DOWN.test(right.key)) {
    Object.assign(right, { mode: 'ground', size: Math.max(right.size, KNOWN_ON_GROUND) })
    return true
  }
  if (how !== 'between') return false
  left.side = 'middle'
  const second = subjects.find(other => other !== left && other !== right && isNamedWith(text, right, other))
  right.side = second ? 'left' : 'both'
  if (second) second.side = 'right'
  return true
}

/** “A cat and a dog on a sofa”: both are on it. */
export const isNamedWith = (text: string, first: Subject, second: Subject) =>
  new RegExp(
    `\\b${bareName(first)} (?:of (?:\\w+ ){1,2})?(and|with) (\\w+ ){0,2}(?:\\w+ of )?${bareName(second)}\\b`,
  ).test(text)

/** “A caterpillar, a chrysalis and a butterfly”: the first is listed with the last. */
export const isListedWith = (text: string, first: Subject, last: Subject) =>
  new RegExp(
    `\\b${bareName(first)} ?, (?:(?:an?|the|some|one) )?(?:\\w+ ?,? ){1,4}and (?:\\w+ ){0,2}${bareName(last)}\\b`,
  ).test(text)

/** “With eggs, bacon and two slices of toast”: the others are listed after the first. */
export const isListedAfter = (text: string, first: Subject, other: Subject) =>
  new RegExp(
    `\\b${bareName(first)} ?(?:,|and\\b|,? (?:\\w+ ){1,4}?and\\b) (?:(?!on\\b|in\\b|next|nextto|beside|with)\\w+ ?,? ){0,4}?${bareName(other)}\\b`,
  ).test(text)

/** As the prompt has it, without what is painted instead. */
const bareName = ({ name }: Subject) => name.replace(/ \(as .*/, '')

/** “A bear between two pillows on a bed”: it is on the bed, too. */
export const isBetween = (one: Subject, others: Subject) => one.side === 'middle' && others.side === 'both'
