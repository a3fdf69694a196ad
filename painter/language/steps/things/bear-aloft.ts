import type { Bearing, Subject } from '../../scene.ts'

/** Whatever is ridden there flies. */
const THROUGH_AIR =
  /\b(?:through|across|in|over|above|among) (?:the |a )?(?:\w+ )?(?:sky|skies|clouds|air|stars)\b/i
/** What bears land upon its back where there is water is in the water. */
const SWIMMERS = /turtle|whale|crocodile|crab|octopus/
const AT_SEA = /\b(?:sea|ocean|lake|water|waves)\b/i
/** Metres. */
const ISLAND = 6

/** In heights of the small thing that a tree or a house rises from. */
const RISEN = 2.2
/** Metres. */
const SMALL = 0.6

/** Lets what bears another fly or swim, where the prompt has the two in the air or in the water. */
export function bearAloft(bearer: Subject, borne: Subject, how: Bearing, prompt: string) {
  if (borne.key.startsWith('@land') && AT_SEA.test(prompt) && SWIMMERS.test(bearer.key))
    Object.assign(bearer, { mode: 'float', size: Math.max(bearer.size, ISLAND) })
  if (how === 'on' && borne.mode === 'build' && bearer.size <= SMALL && borne.size <= bearer.size)
    borne.size = bearer.size * RISEN
  if (how !== 'ridden') return
  const isInAir = THROUGH_AIR.test(prompt)
  if (isInAir) bearer.home = 'mountains'
  if (isInAir || bearer.key === '@broomstick' || borne.action === 'flying') bearer.mode = 'fly'
}
