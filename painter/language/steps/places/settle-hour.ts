import type { Reading } from '../../reading.ts'
import { settingOf } from '../../vocabulary/places.ts'
import { skyColoursOf } from '../../vocabulary/sky-phrases.ts'

/** Windows that are said to be lit, whatever the hour. */
const LIT_WINDOWS =
  /\b(?:lit|glowing|illuminated)(?: up)? from (?:inside|within)\b|\b(lit|glowing|illuminated|lighted|bright|warm|golden|yellow|shining|candlelit) (?:up )?(\w+ )?windows?\b|\bwindows (\w+ ){0,2}(lights?|glow|glowing|lit|shining|illuminated|aglow)\b|\bwindow (is |was )?(\w+ )?(glow|glowing|lit|shining|illuminated|aglow)\b|(?<!\b(?:morning|day|sun|natural|afternoon|evening|golden|bright|cold|cool|north|winter|soft|sun'?s) )\blights? (\w+ ){0,2}(in|from|through|behind|of|inside) (the|its|a|one|their|every|all|his|her|my)( \w+)? windows?\b|\binterior lights?\b|\b(one|single|lone) (\w+ )?window\b.*\b(lit|glow\w*|light)\b|\b(lights?|lamps?) (are |is |all )?(on|burning) (inside|within|in the (house|windows?|cottage|cabin))\b|\b(warm|soft|golden|yellow) (light|glow) (coming |spilling |shining |glowing |pouring )?(from|through|out of|in|inside) (the |its |a )?(\w+ )?(windows?|inside|within|house|cottage|cabin|doorway|door)\b/
/** Of a room, what is light from outside. */
const LIGHT_COMES_IN =
  /\b(?:(warm|golden|yellow|orange|amber) )?(?:light|glow|rays) (?:\w+ )?(?:from|through|in at|by) (?:the|an?|one|her|his|my|our|every|its|their) (?:\w+ )?windows?\b/
/** What shines is seen to shine once it grows dark. */
const LAMPS =
  /\b(lanterns?|lantern festival|street ?(lamps?|lights?)|lamp ?posts?|torches|glow ?worms?|bonfires?|sparklers?|city lights|christmas (lights|tree|eve)|(glowing|twinkling|colou?rful|coloured) lights|festive lights|party lights|light (festival|installation|show|trails?)|illuminated|floodlit|jack[ -]o[ -]?lanterns?|lava lamp|(by|before|in front of|near|beside|next to|around) (the|a|an|his|her|their) (\w+ ){0,2}(fireplace|hearth)|crackling fire\w*|roaring fire\w*|(lit|lighted|illuminated) (only )?by (a|an|one|the|two|some|many|hanging|single|warm) (\w+ ){0,2}(lamps?|bulbs?|light ?bulbs?|chandeliers?)|(single|lone|one|bare) (\w+ )?(lamp|bulb|light ?bulb)|lamp ?light)\b/
/** Markets that are held after dark. */
const NIGHT_MARKET = /\bnight ?markets?\b/
/** Lamps that are only said to be there for their light. */
const BY_LAMPS = /\b(lit|lighted|illuminated) (up )?(only )?by (\w+ ){0,2}(lamps|light ?bulbs|chandeliers)\b/
/** Things to be looked at for themselves are in plain light. */
const FOR_ITSELF = /\b(background|backdrop|product|studio|isolated|icon|sticker|logo|unlit)\b/

/** Light by which nothing is gilded. */
const DAYLIGHT =
  /\b(natural(ly)? (light\w*|lit)|daylight|light and airy|bright and airy|scandinavian|minimalist (living|bed|dining|bath|interior|kitchen|office|apartment))\b/

/** The sun is low, whether or not the words name an hour. */
const LOW_SUN = /\b(low|setting|sinking|slanting) (\w+ )?(sun|sunlight|light of the sun)\b/

/** Colours of a sky that the sun has gone down in. */
const OF_EVENING =
  /^(?:red|crimson|scarlet|orange|golden|gold|yellow|pink|rose|purple|violet|magenta|lilac|lavender)$/

/** The colours that the sky is said to have, and the hour that has them. */
function colourSky(reading: Reading) {
  const { scene } = reading
  scene.skyColours = skyColoursOf(scene.prompt)
  reading.understand(...scene.skyColours)
  if (scene.skyColours.length === 0 || scene.timeGiven) return
  scene.time = scene.skyColours.some(colour => OF_EVENING.test(colour)) ? 'sunset' : 'day'
  scene.timeGiven = true
}

/** Settles what several words together say of the hour and of lamps. */
export function settleHour(reading: Reading) {
  const { scene } = reading
  const prompt = scene.prompt.toLowerCase()
  colourSky(reading)
  if (NIGHT_MARKET.test(prompt)) reading.moodTime ??= 'night'
  const isRoom = reading.place !== null && settingOf(reading.place).stage === 'room'
  const comesIn = isRoom && !scene.timeGiven && LIGHT_COMES_IN.exec(prompt)
  if (comesIn) {
    if (!scene.light.includes('sunlight')) scene.light.push('sunlight')
    reading.moodTime = comesIn[1] ? 'golden' : 'day'
  } else if (LIT_WINDOWS.test(prompt)) {
    scene.extras.add('lit windows')
    if (!/\bsun/.test(prompt))
      scene.light = scene.light.filter(word => word !== 'sunlight' && word !== 'sunbeams')
    reading.moodTime = 'dusk'
  } else if (LAMPS.test(prompt) && !FOR_ITSELF.test(prompt)) reading.moodTime ??= 'dusk'
  if (BY_LAMPS.test(prompt)) {
    reading.moodTime ??= 'dusk'
    if (!scene.light.includes('lamplight')) scene.light.push('lamplight')
    scene.subjects = scene.subjects.filter(({ key, bears }) => key !== '@lamp' || bears)
  }
  if (DAYLIGHT.test(prompt)) reading.moodTime ??= 'day'
  const isAgainstSun = scene.light.includes('backlit') || scene.light.includes('silhouette')
  if (scene.time === 'day' && (LOW_SUN.test(prompt) || isAgainstSun)) scene.time = 'golden'
}
