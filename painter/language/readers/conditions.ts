import { clamp } from '../../engine/core/scalar.ts'
import type { MoonPhase } from '../../engine/world/sky/moon.ts'
import type { TimeOfDay } from '../../engine/world/times-of-day.ts'
import { findNoun } from '../find-noun.ts'
import type { Reading } from '../reading.ts'
import type { Subject } from '../scene.ts'
import { COLOURS, GARMENTS } from '../vocabulary/colours.ts'
import {
  BURNING,
  CROWDED,
  FALLING_SNOW,
  FUTURE,
  GATHERING,
  GLOOM,
  MAGIC,
  OLD_TIMES,
  SEASONS,
  SUNNY_LANDS,
  TIMES,
  WEATHERS,
} from '../vocabulary/conditions.ts'
import { COLLECTIVES, COUNTS, LARGEST_COUNT } from '../vocabulary/counts.ts'
import { LIGHT_WORDS, type LightWord } from '../vocabulary/light.ts'
import { stagingOf } from '../vocabulary/nouns.ts'
import { meaningsOf, wordsOf } from '../vocabulary/rows.ts'
import { wordSet } from '../vocabulary/table.ts'

/** Crowds whose word also means something else: “a school bus”, “a pack mule”. */
const OF_A_KIND = wordSet('school crowd bunch')
const LONGEST_LIGHT_NAME = 3
const MOST_MOONS = 3
const MOST_SUNS = 3
/** OKLCh degrees. */
const BLUE_HOUR = 252
const MOON_PHASES = meaningsOf<MoonPhase>('moon phases')
/** “Dark hair”, “dark skin”: not the light is dark. */
const QUALIFIES_LOOKS =
  /^(hair|haired|skin|skinned|eye|eyed|wood|wooden|oak|walnut|mahogany|panel|leather|velvet|beer|ale|bread|rum|coffee|roast|grape|cherry|fur|curl|beard|lipstick|chocolate|suit|coat|dress|background|mountain|rock|water|cloud|leaf|bark|stone|brown|marble|window|sand)$/

/** “three”, “a herd of”, “12”. */
export function readCount(reading: Reading): boolean {
  const { word } = reading.token
  // Two people in love, unless it is “a couple of …”.
  if (word === 'couple' && reading.next !== 'of') return false
  const count = COUNTS.get(word) ?? (/^\d+$/.test(word) ? Math.min(LARGEST_COUNT, Number(word)) : undefined)
  if (count === undefined) return false
  if (OF_A_KIND.has(word) && reading.next !== 'of') return false
  if (COLLECTIVES.has(word)) {
    const herd = reading.scene.subjects.at(-1)
    if (herd && reading.previous === herd.name) {
      herd.count = Math.max(herd.count, count)
      reading.understand(word)
      return true
    }
  }
  reading.count = count
  if (count > 1) reading.understand(word)
  return true
}

/** Time of day, weather and season. A word can speak of several, so none ends the reading of it. */
export function readConditions(reading: Reading): boolean {
  if (isOfName(reading)) return false
  if (capsMountains(reading)) {
    reading.understand(reading.token.word)
    return false
  }
  readTime(reading)
  readWeather(reading)
  readSeason(reading)
  return false
}

/** Of snow leopards and moon cakes no snow falls and no moon rises. */
function isOfName({ tokens, at, token }: Reading): boolean {
  if (!TIMES.has(token.word) && !WEATHERS.has(token.word) && !SEASONS.has(token.word)) return false
  if ((findNoun(tokens, at)?.length ?? 0) > 1) return true
  const next = tokens[at + 1]
  if (!MADE_FOR.test(token.word) || !next || next.afterBreak) return false
  return GARMENTS.has(next.singular) || FOR_WEATHER.test(next.singular)
}

const SNOW_CAPS = /^(snowy|snowcovered|frosted|frosty|icy)$/
const HEIGHTS = /^(mountains?|peaks?|summits?|alps|mountaintops?|mountainpeaks?)$/
/** Before mountains that are seen from where something else is. */
const SEEN_FROM =
  /^(with|and|behind|beneath|below|under|before|near|by|beside|overlooking|facing|against|towards?)$/
const GREEN_SEASON = /\b(spring|springtime|summer|summertime|autumn|autumnal|fall)\b/

/** “A lake in autumn with snowy mountains”: the snow lies on their tops, and it is no winter where one is. */
function capsMountains({ tokens, at, token, next, text }: Reading): boolean {
  if (!SNOW_CAPS.test(token.word) || !HEIGHTS.test(next)) return false
  if (GREEN_SEASON.test(text)) return true
  const before = tokens
    .slice(0, at)
    .findLast(({ word }) => !/^(the|some|high|tall|big|huge|white)$/.test(word))
  return before !== undefined && SEEN_FROM.test(before.word)
}

/** “A rain jacket”, “a storm lantern”: the weather that a thing is made for. */
const MADE_FOR = /^(rain|storm|snow|moon|sun|wind|thunder|fog|ice)$/
const FOR_WEATHER =
  /^(lantern|lamp|shovel|boot|shoe|umbrella|tire|tyre|chain|bag|hat|cap|trousers|pants|gauge|barrel|goggles|glasses|screen|lounger|bed|dial|catcher|chime|poncho|shutter|drain|cover|suit|glove|gear|pole|globe|bucket|cube|axe|pick|skate|box|chest|pack|tray|horn|machine|stick|breaker|stone)$/

function readTime(reading: Reading) {
  const { scene } = reading
  const { word } = reading.token
  const phase = MOON_PHASES.get(word)
  if (phase) {
    scene.moonPhase = phase
    reading.addExtra('moon')
  }
  if (SUNNY_LANDS.has(word)) {
    reading.moodTime ??= 'day'
    reading.understand(word)
  }
  const time = TIMES.get(word)
  if (!time) return
  const isUnderClouds = scene.time === 'overcast' && time !== 'day'
  const overrides = time === 'sunset' || time === 'night' || time === 'dawn' || isUnderClouds
  const hasStorm = scene.time === 'storm' && KEPT_IN_STORMS.has(time)
  if (!scene.timeGiven || overrides || hasStorm) scene.time = time
  if (hasStorm) cloudOver(reading)
  scene.timeGiven = true
  reading.understand(word)
  reading.endRelation()
  if (word === 'moons') {
    reading.addExtra('moon')
    scene.moons = clamp(reading.count, 2, MOST_MOONS)
    reading.count = 1
  }
  if (word === 'suns') {
    scene.suns = clamp(reading.count, 2, MOST_SUNS)
    reading.count = 1
  }
  if (word === 'goldenhour' && !scene.light.includes('warm')) scene.light.push('warm')
  if (word === 'bluehour') {
    scene.hue ??= BLUE_HOUR
    reading.addExtra('blue hour')
  }
  if (word === 'startrails') reading.addExtra('star trails')
  if (word === 'milkyway') reading.addExtra('milky way')
  if (word === 'moonless') scene.moons = 0
  if (word === 'moon' || word === 'fireflies' || word === 'fireworks') reading.addExtra(word)
}

/** Hours that are seen for what they are through a storm, too: it breaks by night, or at sunset. */
const KEPT_IN_STORMS: ReadonlySet<TimeOfDay> = new Set(['dawn', 'sunset', 'dusk', 'night', 'moonlit'])

/** A storm at an hour of its own has the clouds of one; by night it is seen by its lightning. */
function cloudOver(reading: Reading) {
  const { scene } = reading
  scene.weather.push('cloudy')
  if (scene.time === 'night' || scene.time === 'moonlit') reading.addExtra('lightning')
}

/** What is wet because it rains, unlike a dog or somebody's hair. */
const WET_GROUND =
  /^(street|road|pavement|asphalt|cobble\w*|city|sidewalk|alley|lane|windshield|window|weather|day|night|evening|morning|afternoon|and|stone|tarmac|ground|path|garden|grass|meadow|forest|leaf|leaves|bench|roof\w*|fence|stairs|steps)$/
/** What is still there when it rains no more. */
const LEFT_BY_RAIN = /^(wet|puddles)$/

function readWeather(reading: Reading) {
  const { scene, text, next } = reading
  const { word } = reading.token
  if (word === 'steam' || word === 'steaming') {
    reading.addExtra('steam')
    reading.understand(word)
  }
  const weather = WEATHERS.get(word)
  if (!weather || (word === 'wet' && !WET_GROUND.test(next))) return
  if (LEFT_BY_RAIN.test(word) && /\bafterrain\b|\bsunn?y?\b|\bclear\b|\bsnowy puddles\b/.test(text)) {
    if (!/\bsnowy puddles\b/.test(text)) reading.addExtra('wet')
    reading.understand(word)
    return
  }
  reading.understand(word)
  if (GATHERING.has(word)) {
    scene.weather.push('cloudy')
    return
  }
  if (weather === 'fair') reading.moodTime ??= 'day'
  if (word === 'lightning' || word.startsWith('thunder')) reading.addExtra('lightning')
  if (word === 'blizzard') {
    reading.addExtra('blizzard')
    reading.moodTime ??= 'overcast'
  }
  if (word === 'sandstorm') {
    reading.addExtra('sandstorm')
    reading.moodTime ??= 'day'
  }
  if (/^(downpours?|monsoon)$/.test(word)) reading.addExtra('downpour')
  if (weather === 'storm') {
    if (scene.timeGiven && KEPT_IN_STORMS.has(scene.time)) cloudOver(reading)
    else scene.time = 'storm'
    scene.timeGiven = true
    scene.weather.push(NOT_YET.test(text) ? 'cloudy' : 'rain')
  } else if (weather === 'snow') {
    scene.season = 'winter'
    const falls =
      FALLING_SNOW.has(word) ||
      (word === 'snow' && /falling|falls|flakes/.test(text)) ||
      (word === 'snowy' && /forest|night|day|street|village|city/.test(next))
    if (falls) scene.weather.push('snow')
  } else scene.weather.push(weather)
}

/** A storm from which nothing falls yet. */
const NOT_YET = /\bgatheringclouds\b/

function readSeason(reading: Reading) {
  const season = SEASONS.get(reading.token.word)
  if (!season) return
  reading.scene.season = season
  reading.understand(reading.token.word)
}

/** Words of light and camera: “soft light”, “backlit”. One that also names a thing is read on. */
export function readLight(reading: Reading): boolean {
  const { tokens, at, scene } = reading
  for (let length = Math.min(LONGEST_LIGHT_NAME, tokens.length - at); length >= 1; length--) {
    const words = tokens.slice(at, at + length).map(({ word }) => word)
    const light = LIGHT_WORDS.get(words.join(''))
    if (!light) continue
    if (!scene.light.includes(light)) scene.light.push(light)
    if (light === 'neon') lightNeon(reading)
    if (words[0] === 'ledlights') reading.addExtra('led strips')
    if (AFTER_DARK.has(light)) reading.moodTime ??= 'night'
    if (light === 'silhouette') reading.moodTime ??= 'sunset'
    if (light === 'backlit') reading.moodTime ??= 'golden'
    if (light === 'candlelight') {
      if (reading.next === 'candle' || words[0] === 'candlelit')
        scene.scenery.push('candle', 'candle', 'candle', 'candle')
    }
    reading.understand(words.join(' '))
    reading.at += length - 1
    return true
  }
  return false
}

/** Light that is only seen in the dark. */
const AFTER_DARK = wordsOf<LightWord>('after dark')

/** Where no street is, however it looks. */
const ELSEWHERE =
  /\b(?:in|on|through) (?:outer |deep |the )*(?:space|moon|mars|forest|jungle|desert|ocean|sea|underwater)\b/

/** Rainbows, the future, neon, old times, gloom and magic. */
export function readMood(reading: Reading): boolean {
  const { scene } = reading
  const { word } = reading.token
  if (word === 'rainbow') reading.addExtra('rainbow')
  else if (word === 'redsun' || word === 'giantsun') {
    reading.addExtra('red sun')
    if (scene.time !== 'dawn') scene.time = 'sunset'
    scene.timeGiven = true
  } else if (FUTURE.has(word)) {
    scene.future = true
    if (word === 'cyberpunk') {
      lightNeon(reading)
      if (!ELSEWHERE.test(reading.text)) reading.choosePlace('street')
    }
  } else if (word === 'neon') lightNeon(reading)
  else if (OLD_TIMES.has(word)) scene.old = true
  else if (GLOOM.has(word)) {
    if (QUALIFIES_LOOKS.test(reading.next) || COLOURS.has(reading.next)) return false
    reading.moodTime ??= 'moonlit'
  } else if (MAGIC.has(word)) reading.addExtra('magic')
  else if (BURNING.has(word)) setAlight(reading)
  else if (word === 'halloween') scene.scenery.push('jack-o-lantern', 'jack-o-lantern')
  else if (CROWDED.has(word)) reading.addExtra('crowd')
  else if (!GLOWS.has(word)) return false
  reading.understand(word)
  return true
}

/** Of buildings, vehicles and trees the flames are on themselves; others have fires about them. */
function setAlight(reading: Reading) {
  const { scene, tokens, at, token } = reading
  const next = tokens[at + 1]
  const ahead = next && !next.afterBreak ? findNoun(tokens, at + 1) : null
  const last = scene.subjects.at(-1)
  if (ahead && isFuel(stagingOf(ahead.value))) reading.wear.push('burning')
  else if (token.word !== 'burning' && last && isFuel(last)) last.wear = [...(last.wear ?? []), 'burning']
  else scene.scenery.push('fire', 'fire', 'fire')
}

const isFuel = ({ mode, size, furLength }: Pick<Subject, 'mode' | 'size' | 'furLength'>) =>
  furLength === 0 && (mode === 'build' || ((mode === 'ground' || mode === 'float') && size >= LARGE))
/** Metres. */
const LARGE = 1.4

const GLOWS = wordSet('glowing holographic bioluminescent luminescent luminous phosphorescent')

function lightNeon(reading: Reading) {
  reading.scene.neon = true
  reading.moodTime ??= 'night'
}
