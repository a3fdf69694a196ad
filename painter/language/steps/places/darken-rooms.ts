import type { Draft } from '../../draft.ts'

/** What is said of a room without light. */
const OF_ROOM =
  '(?:rooms?|kitchen|bedroom|living ?room|bathroom|attic|cellar|basement|library|study|office|workshop|studio|hall(?:way)?|corridor|church|chapel|cathedral|house|cottage|hut|cabin|mansion|castle|shop|tavern|pub|bar|theat(?:re|er)|stage|ballroom|chamber|tower|temple|stable|bakery|gym|gallery|museum|barn|garage|table|desk|corner|warehouse|factory|classroom|laboratory|lab)'
const IN_THE_DARK = new RegExp(
  `\\bin (?:the|complete|total|near|pitch) (?:dark|darkness|gloom)\\b|\\b(?:dark|darkened|unlit|gloomy|shadowy|pitch[- ]?black) (?:(?!and\\b)\\w+ )?${OF_ROOM}\\b`,
  'i',
)
const WOODEN = /\bdark (?:wood(?:en)?|oak|walnut|mahogany|marble|stone|blue|green|red|brown|gr[ea]y)\b/i
/** Whoever works at such an hour does so by lamplight. */
const LATE =
  /\b(?:work(?:s|ing)?|stud(?:y|ies|ying)|stay(?:s|ing)?|writ(?:es|ing)|read(?:s|ing)|paint(?:s|ing)|cod(?:es|ing)|awake|up|open) (?:(?:very|too) )?late\b(?! (?:afternoon|morning|summer|autumn|winter|spring))|\b(?:late|night)[- ]shift\b|\bworking overtime\b|\bafter hours\b|\b(?:night|overnight|sleeper) (?:train|bus|ferry)\b|\bred[- ]eye\b/i
const CITY_LIGHTS = /\b(?:city|skyline|town|street) ?lights\b/i

const INDOORS: ReadonlySet<Draft['place']> = new Set(['room', 'table', 'window'])
/** Hours that nobody has named, but a word of gloom or of lamps. */
const IMPLIED: ReadonlySet<Draft['time']> = new Set(['day', 'golden', 'moonlit', 'dusk', 'overcast'])
const NAMED = /\b(?:moon\w*|dusk|twilight|evening|dawn|morning|afternoon|noon|day(?:light|time)?|sun\w*)\b/i

/** A room in the dark, or in which somebody works late, is seen by night unless another hour is named. */
export function darkenRooms(scene: Draft) {
  const { prompt, place, time, light, weather } = scene
  if (!INDOORS.has(place) || !IMPLIED.has(time) || NAMED.test(prompt)) return
  const isDark = IN_THE_DARK.test(prompt) && !WOODEN.test(prompt)
  if (!isDark && !LATE.test(prompt) && !(place === 'room' && CITY_LIGHTS.test(prompt))) return
  scene.time = 'night'
  scene.timeGiven = true
  if (isDark && !light.includes('dark')) light.push('dark')
  if (place !== 'table' || weather.includes('snow')) return
  scene.place = 'room'
  scene.room = 'livingroom'
}
