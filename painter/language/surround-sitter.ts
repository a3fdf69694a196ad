import type { Reading } from './reading.ts'
import type { Subject } from './scene.ts'
import { COLOURS } from './vocabulary/colours.ts'
import { nounNamed, stagingOf } from './vocabulary/nouns.ts'

/** Metres: larger things are behind somebody, and not about the head. */
const LARGEST = 0.65
const MOST = 2

/** Whether something small grows or flies about whoever sits for a portrait. */
export const isAboutSitter = ({ figure, mode, size, furLength, count }: Subject) =>
  !figure && size <= LARGEST && (mode === 'plant' || (mode === 'fly' && (furLength === 0 || count > 1)))

const FLOWERS_ABOUT =
  /\b(?:surrounded by|among|amongst|amid|amidst|between|framed by|wrapped in|in a (?:field|sea|bed) of|with) (?:(?:the|many|lots of|some|big|large|beautiful|exotic|wild|blooming|tropical) )*(?:([a-z]+) )?(?:flowers|blossoms|blooms|petals)\b(?! (?:in|on|crown|wreath))/

/** Takes the flowers and butterflies of a portrait from what is behind it: they are about the head. */
export function surroundSitter({ scene, text }: Reading): Subject[] {
  const about = scene.subjects.filter(isAboutSitter)
  const flowers = FLOWERS_ABOUT.exec(text)
  const noun = flowers && about.length === 0 ? nounNamed('peony') : undefined
  if (flowers && scene.face?.hat === 'flowers') scene.face.hat = undefined
  if (!flowers || !noun) return about.slice(0, MOST)
  const colour = COLOURS.has(flowers[1] ?? '') ? flowers[1] : undefined
  return [{ key: noun.drawing, name: 'flowers', ...stagingOf(noun), count: 3, colour, accessories: [] }]
}
