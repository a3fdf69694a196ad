import type { Draft } from './draft.ts'

const ROW =
  /\b(?:in|into|forming) (?:an? )?(?:(?!of)\w+ ){0,2}(?:row|line)\b|\b(?:an? )?(?:\w+ )?(?:rows?|lines?) of\b|\blined up\b|\bside by side\b/i
const LONG = /\b(?:long|endless|infinite|never ?ending|winding) (?:row|line)\b/i
const RING = /\b(?:in|into|forming) (?:an? )?(?:\w+ )?(?:ring|circle)\b|\b(?:ring|circle) of\b/i
/** Things in a line of which no number is said. */
const IN_LONG_LINE = 12
const [FEWEST, FEWEST_IN_RING] = [2, 3]

/** “Five apples in a row”, “ten pencils in a circle”, “a long line of red and green blocks”. */
export function settleLayout(scene: Draft) {
  const { place, prompt, subjects } = scene
  if (place !== 'table' && place !== 'studio') return
  const [main] = subjects
  if (!main || main.figure || main.cut) return
  if (LONG.test(prompt) && subjects.length === 1) main.count = Math.max(main.count, IN_LONG_LINE)
  const total = subjects.reduce((sum, { count }) => sum + count, 0)
  if (RING.test(prompt) && total >= FEWEST_IN_RING) scene.layout = 'ring'
  else if (ROW.test(prompt) && total >= FEWEST) scene.layout = 'row'
}
