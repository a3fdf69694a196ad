import type { Draft } from '../../draft.ts'

const BADGE =
  /\b(?:logos?|emblems?|badges?|stickers?|icons?|clip ?art|decals?|crests?|enamel pins?|patch design|emojis?)\b(?! (?:on|wall|shop|board|album|covered))/i
/** Where a thing would stand on a table, a design has to be asked for before it. */
const ASKED_FOR =
  /\b(?:logos?|stickers?|emblems?|icons?|clip ?art|decals?)(?: design| logo)? (?:of|for|with|featuring|showing)\b/i
/** Metres: what is drawn on paper is a thing or an animal, and no landscape. */
const LARGEST = 30

/** “A logo for a coffee shop”, “a sticker of a fox”: what a studio would show is drawn flat on a badge. */
export function settleBadge(scene: Draft) {
  const { place, prompt, subjects } = scene
  if (subjects.length === 0 || !BADGE.test(prompt)) return
  if (place !== 'studio' && !(place === 'table' && !scene.placeGiven && ASKED_FOR.test(prompt))) return
  if (subjects.every(({ size }) => size < LARGEST)) scene.isBadge = true
}
