import type { Reading } from '../../reading.ts'
import type { PlaceName } from '../../vocabulary/places.ts'

const LOOKING =
  '(?:watch(?:es|ing)?|look(?:s|ing)?(?: up| out)? (?:at|to|into)|(?:gaz|star)(?:es|ing)(?: up)? (?:at|into)|admir(?:es|ing)|count(?:s|ing)|pointing (?:at|to)|wishing (?:on|upon)|under|beneath)'
/** What is seen in the open. */
const IN_THE_SKY = new RegExp(
  `\\b${LOOKING} (?:(?:an?|the|all the) )?(?:\\w+ ){0,2}?(?:stars?|sky|milky way|sunset|sunrise|sun|moon|moonrise|fireworks?|northern lights|aurora|meteors?|shooting stars?|comets?|clouds|rainbow|eclipse|lightning|galaxy|constellations?)\\b`,
  'i',
)
/** What those who stay dry look at through a window. */
const OUTSIDE = new RegExp(
  `\\b${LOOKING} (?:the )?(?:\\w+ )?(?:rain|snow|rainfall|snowfall|raindrops|snowflakes)\\b`,
  'i',
)

/** What somebody looks at says where they are, though they would usually be in a room; null where nothing does. */
export function placeOfView({ scene }: Reading): PlaceName | null {
  const isAlive = scene.subjects.some(
    ({ figure, furLength, key }) => figure || furLength > 0 || key === '@robot',
  )
  if (!isAlive) return null
  if (IN_THE_SKY.test(scene.prompt)) return 'hills'
  return OUTSIDE.test(scene.prompt) ? 'window' : null
}
