import type { Scene } from './scene.ts'

const AGAINST =
  /\b(?:play(?:ing|s)?|game of)\b.*\b(?:chess|checkers|draughts|cards|dominoes|scrabble|poker|backgammon)\b.*\b(?:with|against) (?:an?|the|his|her|my|their)\b/i
/** Metres: what is larger stands beside the table. */
const ON_A_TABLE = 0.8

/** “Playing chess with a pigeon”: a small animal sits on the table, at its side of the game. */
export function playAgainst(scene: Scene) {
  const [main, other] = scene.subjects
  const table = main?.bears?.find(({ how }) => how === 'at')?.subject
  if (!table || !other || other.figure || other.furLength === 0 || other.size > ON_A_TABLE) return
  if (!AGAINST.test(scene.prompt)) return
  table.bears = [...(table.bears ?? []), { how: 'on', subject: { ...other, mode: 'ground' } }]
  scene.subjects = scene.subjects.filter(subject => subject !== other)
}
