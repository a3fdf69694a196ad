import type { Season } from '../../engine/world/environment.ts'
import type { TimeOfDay } from '../../engine/world/times-of-day.ts'
import type { Weather } from '../surroundings.ts'
import { meanings, wordSet } from './table.ts'

export const TIMES = meanings<TimeOfDay>({
  dawn: 'dawn sunrise morning daybreak sunup firstlight dawnlight',
  day: 'noon midday day daylight daytime sunny bluesky sun heat heatwave sunshine lunchtime afternoon noonday palesun scorching hotday sunbathed sundrenched',
  golden: 'lateafternoon golden goldenhour sunlight sunlit',
  sunset: 'sunset sundown suns alpenglow',
  dusk: 'dusk twilight bluehour fireflies nightfall evening evenings gloaming',
  night:
    'night midnight nighttime starry stars starlight starlit constellations aurora fireworks milkyway startrails nocturnal meteors ' +
    'moonless nights',
  moonlit: 'moonlit moonlight moon moons crescentmoon bloodmoon supermoon',
  overcast: 'overcast cloudy gloomy greysky dreary drab hail',
  storm:
    'storm stormy thunderstorm hailstorm rainstorm squall gale cyclone thunder tempest hurricane typhoon stormclouds thunderclouds thunderheads gatheringclouds',
})

export const WEATHERS = meanings<Weather | 'storm'>({
  rain: 'rain rainy raining drizzle rainfall downpour monsoon wet puddles raindrops showers hail downpours rains shower sleet sleeting',
  snow: 'snow snowy snowing snowfall snowflakes blizzard snowstorm snowcovered winter wintry frozen icy frosty frost frosted hoarfrost snowdrifts snows',
  fog: 'fog foggy mist misty smog sandstorm duststorm',
  clear: 'clear bluesky sunny',
  fair: 'whiteclouds',
  cloudy: 'clouds cloud cloudy overcast greysky',
  storm:
    'storm stormy thunderstorm hailstorm rainstorm squall gale cyclone lightning thunder tempest hurricane typhoon stormclouds thunderclouds thunderheads gatheringclouds',
  windy: 'windy windswept wind winds breeze breezy gusty gusts blustery blowy',
  aurora: 'aurora borealis northernlights',
})

export const SEASONS = meanings<Season>({
  autumn: 'autumn fall autumnal september october november',
  winter: 'winter snowy wintry christmas december january february frozen midwinter frosty snowbound sleet',
  spring: 'spring blossom blossoming bloom blooming april springtime marchtime maytime easter',
  summer: 'summer june july august summertime midsummer',
})

/** Lands that are thought of by day. */
export const SUNNY_LANDS = wordSet('tropical paradise')

/** A storm that has not broken yet. */
export const GATHERING = wordSet('stormclouds thunderclouds thunderheads gatheringclouds')

/** Snow that falls, rather than snow that lies. */
export const FALLING_SNOW = wordSet('snowing snowfall blizzard snowstorm snowflakes snows')

/** What sets a place on fire. */
export const BURNING = wordSet('burning flaming onfire ablaze inferno')
export const CROWDED = wordSet('busy crowded bustling crowd crowds people')
export const FUTURE = wordSet('futuristic cyberpunk scifi sci-fi future')
export const OLD_TIMES = wordSet('medieval ancient oldtown')
export const GLOOM = wordSet('dark spooky haunted scary gothic eerie creepy sinister')
export const MAGIC = wordSet(
  'magical magic enchanted fantasy mystical dreamy fairytale whimsical bewitched fantastical',
)

/**
 * The hours that suit each place when the prompt names none; one is chosen by the prompt's own hash.
 * Who names no hour expects plain day, so other hours are few but where a place has its own.
 */
export const USUAL_TIMES: Partial<Record<string, TimeOfDay[]>> = {
  savanna: ['day', 'day', 'golden'],
  dunes: ['day', 'day', 'golden'],
  desert: ['day', 'day', 'golden'],
  snowfield: ['day'],
  volcano: ['dusk'],
  moon: ['night'],
  space: ['night'],
  table: ['day'],
  studio: ['day'],
  underwater: ['day'],
  abstract: ['day'],
  room: ['day', 'day', 'golden'],
  window: ['day', 'day', 'golden'],
  poster: ['golden', 'sunset', 'day', 'dusk'],
}
