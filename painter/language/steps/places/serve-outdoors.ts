import type { Reading } from '../../reading.ts'
import { isFood } from '../../vocabulary/nouns.ts'
import type { PlaceName } from '../../vocabulary/places.ts'

/** Where somebody is who has the sun upon what they eat and drink. */
const IN_THE_SUN =
  /\b(?:in|under|beneath) the (?:(?:hot|summer|warm|bright|blazing|midday|afternoon) )*(?:sun|sunshine|open sky|blue sky)\b|\b(?:hot|sunny|scorching|boiling) (?:summer )?(?:summers?|day|afternoon)\b|\b(?:outside|outdoors|al ?fresco|in the open air)\b/i
/** What has a sun or a warm day only in its windows. */
const WITHIN =
  /\b(?:kitchen|window|windowsill|counter|room|fridge|indoors|inside|cafe|restaurant|bar|studio|background)\b/i

/** “Ice cream melting in the sun”: food and drink that the sun shines on are out of doors, where no place is named. */
export function serveOutdoors({ scene }: Reading, place: PlaceName | null): PlaceName | null {
  const { subjects, prompt } = scene
  if (place || subjects.length === 0 || WITHIN.test(prompt) || !IN_THE_SUN.test(prompt)) return place
  return subjects.every(({ key, mode }) => mode === 'table' && (isFood(key) || key === '@plate'))
    ? 'meadow'
    : place
}
