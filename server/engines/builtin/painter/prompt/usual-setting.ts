import type { TimeOfDay } from '../world/times-of-day.ts'
import type { Reading } from './reading.ts'
import type { Scene } from './scene.ts'
import { USUAL_TIMES } from './vocabulary/conditions.ts'
import type { LightWord } from './vocabulary/light.ts'
import { type PlaceName, settingOf } from './vocabulary/places.ts'

const FURNITURE = /^(@lamp|@sofa|@armchair|@bed|@chair|@table|couch-and-lamp|television|bathtub|door|@piano)$/

/** What is only within four walls. */
const WITHIN_WALLS = /\b(floor|floorboards|carpet|ceiling|wallpaper|curtains?)\b/

/** Light that is seen within four walls, where the prompt does not say where. */
const LIT_AT_HOME: ReadonlySet<LightWord> = new Set(['candlelight', 'screenlight'])
const FAIRGROUND = /^(circus-tent|ferris-wheel|roller-coaster|carousel-horse)$/

/** Where a scene without a named place is set. */
export function usualPlace({ scene, text, personHome, activityPlace }: Reading): PlaceName {
  const [main] = scene.subjects
  const isAtHome = main?.figure !== undefined || (main?.furLength ?? 0) > 0
  if (!personHome && (!main || isAtHome) && WITHIN_WALLS.test(text)) return 'livingroom'
  if (scene.subjects.some(({ key }) => key === '@shopfront')) return 'street'
  if (scene.subjects.some(({ key }) => FAIRGROUND.test(key))) return 'meadow'
  const isAfloat = main?.mode === 'float' && activityPlace && settingOf(activityPlace).room
  if (activityPlace && !isAfloat) return activityPlace
  if (
    main?.figure &&
    !personHome &&
    main.bears?.some(({ how, subject }) => how === 'at' && subject.key === '@table')
  )
    return 'livingroom'
  if (main?.home === 'table' && scene.trees.length > 0) return 'meadow'
  const indoors = scene.subjects.find(({ key, home }) => FURNITURE.test(key) && home)
  // A hammock between two birches hangs out of doors.
  if (indoors?.home && !personHome && !activityPlace && scene.trees.length > 0) return 'forest'
  if (indoors?.home && !personHome && !activityPlace)
    return settingOf(indoors.home).room ? indoors.home : 'livingroom'
  if (
    scene.light.some(light => LIT_AT_HOME.has(light)) &&
    scene.trees.length === 0 &&
    (!main || main.figure || main.furLength > 0)
  )
    return 'livingroom'
  if (main?.figure && scene.weather.includes('rain') && /umbrella/.test(text)) return 'street'
  if (main?.key === '@branch') return 'forest'
  if (main?.key === '@stall') return 'market'
  if (main) return (main.figure ? personHome : main.home) ?? 'hills'
  if (scene.extras.has('crowd')) return 'street'
  if (scene.around.length > 0) return 'meadow'
  if (scene.trees.length) return scene.trees.includes('blossom') ? 'meadow' : 'forest'
  if (scene.flowers) return 'meadow'
  if (scene.weather.includes('aurora')) return 'snowfield'
  const hasConditions = scene.timeGiven || scene.weather.length > 0 || scene.season !== null
  return hasConditions ? 'mountains' : 'abstract'
}

/** Low golden light would make the snow look like sand. */
const WINTER_HOURS: readonly TimeOfDay[] = ['day', 'overcast', 'dawn']

/** The hour of a scene whose prompt names none: always the same for the same prompt. */
export function usualTime({ prompt, place, weather, season, light, extras, trees }: Scene): TimeOfDay {
  if (extras.has('burnt')) return 'overcast'
  if (place === 'forest' && trees.includes('palm') && weather.length === 0) return 'day'
  const isSeenFromInside = place === 'window' || place === 'room'
  if (isSeenFromInside && (weather.includes('snow') || season === 'winter')) return 'overcast'
  if (season === 'summer') return 'day'
  if (season === 'winter' && !light.includes('warm') && weather.length === 0)
    return WINTER_HOURS[prompt.length % WINTER_HOURS.length]
  if (light.includes('bright') && weather.length === 0) return 'day'
  if (light.includes('warm') && weather.length === 0) return 'golden'
  if (weather.includes('rain') || weather.includes('fog') || weather.includes('snow')) return 'overcast'
  const times = USUAL_TIMES[place] ?? ['golden', 'day', 'dawn']
  const hash = [...prompt].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)
  return times[hash % times.length]
}
