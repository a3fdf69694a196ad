import type { Subject } from '../../../language/scene.ts'
import { nounOfDrawing } from '../../../language/vocabulary/nouns.ts'
import { isAirborne } from '../stage.ts'
import { SMALLEST_VESSEL } from './sites.ts'

/** What stands behind whoever is looked at, unless it carries them; sweets at a fair are no main subject either. */
const isLooked = ({ mode, bears = [] }: Subject, at: number) =>
  (mode !== 'build' && (mode !== 'table' || at === 0)) || bears.length > 0

/** Whom or what the picture is of; what else is named is beside or behind it. */
export function lookedAt(subjects: readonly Subject[]): Subject | undefined {
  const grounded = subjects.filter(isGrounded)
  const [first, ...others] = grounded
  if (first?.mode === 'build' && others.length > 0 && others.every(isBesideBuilding)) return first
  // Beside a fire the tent is what is seen.
  const camp = first?.key === 'fire' && grounded.find(({ mode }) => mode === 'build')
  return camp || (grounded.find(isLooked) ?? first)
}

/** Of a lighthouse with a ship the lighthouse is looked at, of a cottage with ducks the ducks. */
export const isVessel = ({ key, mode, size }: Subject) =>
  mode === 'float' && size > SMALLEST_VESSEL && key !== 'fish'

/** Of its kind's size, what is said to be tiny. */
const TINY = 0.6
/** Metres, for whoever is said to be tiny. */
const TINY_PERSON = 1

/** Of a shed with a wheelbarrow the shed is looked at, and so is the tower above tiny travellers. */
const isBesideBuilding = (subject: Subject) => {
  const { key, mode, size, figure, furLength, bears } = subject
  if (isVessel(subject) || size < (nounOfDrawing(key)?.size ?? 0) * TINY) return true
  if (figure) return size < TINY_PERSON
  return (
    LEFT_BESIDE.test(key) &&
    (mode === 'ground' || mode === 'table' || mode === 'plant') &&
    furLength === 0 &&
    !bears
  )
}

/** Tools and vehicles of a yard, which lean or stand by the house. */
const LEFT_BESIDE =
  /wheelbarrow|watering|barrel|bicycle|spade|rake|broom|pumpkin|hay|log|crate|cart|pot|bench|ladder|wood|stump|axe|mushroom/

/** Whether a subject stands, swims or lies in the scene; pyramids belong to the land. */
export const isGrounded = (subject: Subject) => !isAirborne(subject)
