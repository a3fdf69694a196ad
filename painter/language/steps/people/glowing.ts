import type { Reading } from '../../reading.ts'
import type { Subject } from '../../scene.ts'

const LIVING = 'bioluminescent|phosphorescent|luminescent'
const GLOWING = `(?:(${LIVING})|glowing|luminous|glow[ -]in[ -]the[ -]dark|fluorescent)`
/** Lamps and fires shine as it is. */
const SHINES = /candle|diya|lantern|lamp|fire|light|lava|sun|moon|star(?!fish)|cake/
/** Words of size and colour may come in between, but no other thing that the word belongs to. */
const REACH = '(?:[ ,]+(?!(?:on|in|from|of|with|by|at|over|under|around|near|hanging)\\b)[\\w-]+){0,3}?[ ,]+'
/** “Crystals glowing purple”, “mushrooms that softly glow in the dark”. */
const AFTER = `(?:e?s)?(?: (?:that|which|are|is|all|\\w+ly|faintly))* (?:(${LIVING})|glow(?:s|ing)?|aglow|luminous)(?! (?:\\w+ )?(?:eyes?|runes?|orbs?|staff|sword|lights?|windows?|lanterns?|lamps?|halo|mushrooms?|crystals?)\\b)(?= |$)`

const GLOWING_EYES =
  /\b(?:glowing|luminous|shining|fiery|burning|blazing|glow[ -]in[ -]the[ -]dark|luminescent)(?:[ ,]+(?!(?:on|in|from|of|with|by|at)\b)\w+){0,2}[ ,]+eyes\b|\beyes (?:(?:that|which|are|is|all|\w+ly) )*(?:glow(?:s|ing)?|shin(?:e|ing)|burn(?:ing)?|aglow|blaz(?:e|ing))\b/
/** Eyes that shine are those of a beast in the dark. */
const AMBER = '#ffb52e'

const HOLOGRAPHIC = 'holograph(?:ic|ical)|hologram(?:s|med)?'

const canGlow = ({ key, figure, mode }: Subject) => !figure && mode !== 'build' && !SHINES.test(key)

/** “Glowing mushrooms”, “a wolf with glowing eyes”: what shines by itself, mostly by night. */
export function lightUp(reading: Reading): boolean {
  const { scene, text } = reading
  const things = [...scene.subjects, ...scene.around].flatMap(thing => [
    thing,
    ...(thing.bears ?? []).map(({ subject }) => subject),
  ])
  let isLit = lightEyes(reading)
  for (const thing of things) {
    const word = thing.name
      .replace(/ \(as .*/, '')
      .split(' ')
      .at(-1)
    if (!word || thing.glow) continue
    if (
      new RegExp(`\\b(?:${HOLOGRAPHIC}) (?:\\w+ ){0,2}?${word}\\b|\\b${word} (?:${HOLOGRAPHIC})\\b`).test(
        text,
      )
    ) {
      thing.glow = 'hologram'
      reading.understand('hologram')
      isLit = true
      continue
    }
    if (!canGlow(thing)) continue
    const said =
      new RegExp(`\\b${GLOWING}${REACH}${word}\\b`).exec(text) ?? new RegExp(`\\b${word}${AFTER}`).exec(text)
    if (!said) continue
    thing.glow = said[1] ? 'living' : 'own'
    // What shines in a bottle is a potion.
    if (thing.key === '@winebottle') thing.key = '@potion'
    isLit = true
  }
  return isLit
}

/** The eyes are those of the first animal, where somebody has a face of their own too. */
function lightEyes({ scene, text, face }: Reading): boolean {
  if (!GLOWING_EYES.test(text)) return false
  const beast = scene.subjects.find(
    ({ furLength, key, figure }) => !figure && (furLength > 0 || HAS_EYES.test(key)),
  )
  if (!beast) return false
  beast.glow = 'eyes'
  beast.eye = face.eye ?? AMBER
  return true
}

const HAS_EYES = /owl|dragon|robot|raven|crow|snake|spider/
