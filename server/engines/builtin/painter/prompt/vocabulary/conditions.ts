import type { TimeOfDay } from '../../world/times-of-day.ts'
import type { Season, Weather } from '../surroundings.ts'
import { meanings, wordSet } from './table.ts'

export const TIMES = meanings<TimeOfDay>({
  dawn: 'dawn sunrise morning daybreak sunup',
  day: 'noon tropical paradise midday day daylight daytime sunny bluesky',
  golden: 'afternoon golden goldenhour evening sunlight sunlit sunshine',
  sunset: 'sunset sundown',
  dusk: 'dusk twilight bluehour fireflies nightfall',
  night: 'night midnight nighttime starry stars starlight aurora fireworks milkyway nocturnal',
  moonlit: 'moonlit moonlight moon moons',
  overcast: 'overcast cloudy gloomy grey-sky dreary',
  storm: 'storm stormy thunderstorm thunder tempest hurricane',
})

export const WEATHERS = meanings<Weather | 'storm'>({
  rain: 'rain rains rainy raining drizzle rainfall downpour monsoon wet puddles raindrops shower',
  snow: 'snow snowstorm snows snowy snowing snowfall snowflakes blizzard winter wintry frozen icy frosty',
  fog: 'fog foggy mist misty haze hazy smog',
  clear: 'clear bluesky sunny',
  cloudy: 'clouds cloudy overcast',
  storm: 'storm stormy thunderstorm lightning thunder tempest hurricane',
  windy: 'windy wind breeze breezy gusty',
  aurora: 'aurora borealis northernlights',
})

export const SEASONS = meanings<Season>({
  autumn: 'autumn fall autumnal october november',
  winter: 'winter snowy wintry christmas december january frozen',
  spring: 'spring blossom blooming april springtime',
  summer: 'summer july august summertime',
})

/** Snow that falls, rather than snow that lies. */
export const FALLING_SNOW = wordSet('snowstorm snows snowing snowfall blizzard snowflakes')

/** What sets a place on fire. */
export const BURNING = wordSet('burning flaming onfire ablaze inferno')
export const CROWDED = wordSet('busy crowded bustling crowd crowds people')
export const FUTURE = wordSet('futuristic cyberpunk scifi sci-fi future')
export const OLD_TIMES = wordSet('medieval ancient oldtown')
export const GLOOM = wordSet('dark spooky haunted scary gothic eerie creepy sinister')
export const MAGIC = wordSet('magical magic enchanted fantasy mystical dreamy fairytale whimsical')

/** The hours that suit each place when the prompt names none; one is chosen by the prompt's own hash. */
export const USUAL_TIMES: Partial<Record<string, TimeOfDay[]>> = {
  forest: ['dawn', 'golden'],
  city: ['sunset', 'night', 'dusk'],
  street: ['golden', 'day', 'night'],
  ocean: ['sunset', 'day', 'golden'],
  beach: ['day', 'sunset'],
  savanna: ['sunset', 'golden'],
  dunes: ['golden', 'sunset'],
  desert: ['golden', 'sunset'],
  snowfield: ['dawn', 'day'],
  volcano: ['dusk'],
  moon: ['night'],
  space: ['night'],
  cliff: ['dusk', 'golden'],
  window: ['golden', 'day'],
  table: ['day'],
  studio: ['day'],
  underwater: ['day'],
  abstract: ['day'],
  room: ['golden', 'day', 'dawn'],
  poster: ['golden', 'sunset', 'day', 'dusk'],
}
