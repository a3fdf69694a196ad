import type { TimeOfDay } from '../../world/times-of-day.ts'
import type { Season, Weather } from '../scene.ts'
import { meanings, wordSet } from './table.ts'

export const TIMES = meanings<TimeOfDay>({
  dawn: 'dawn sunrise morning',
  day: 'noon tropical paradise midday day daylight daytime sunny bluesky',
  golden: 'afternoon golden goldenhour evening',
  sunset: 'sunset sundown',
  dusk: 'dusk twilight bluehour fireflies',
  night: 'night midnight nighttime starry stars aurora fireworks milkyway',
  moonlit: 'moonlit moonlight moon',
  overcast: 'overcast cloudy gloomy',
  storm: 'storm stormy thunderstorm',
})

export const WEATHERS = meanings<Weather | 'storm'>({
  rain: 'rain rainy raining drizzle',
  snow: 'snow snowy snowing snowfall blizzard winter',
  fog: 'fog foggy mist misty haze hazy',
  clear: 'clear bluesky',
  cloudy: 'clouds cloudy',
  storm: 'storm stormy thunderstorm lightning',
  windy: 'windy',
  aurora: 'aurora borealis northernlights',
})

export const SEASONS = meanings<Season>({
  autumn: 'autumn fall autumnal',
  winter: 'winter snowy',
  spring: 'spring blossom blooming',
  summer: 'summer',
})

/** Snow that falls, rather than snow that lies. */
export const FALLING_SNOW = wordSet('snowing snowfall blizzard')

export const FUTURE = wordSet('futuristic cyberpunk scifi sci-fi future')
export const OLD_TIMES = wordSet('medieval ancient oldtown')
export const GLOOM = wordSet('dark spooky haunted scary gothic')
export const MAGIC = wordSet('magical enchanted fantasy mystical dreamy fairytale')

/** The hours that suit each place when the prompt names none; one is chosen by the prompt's own hash. */
export const USUAL_TIMES: Partial<Record<string, TimeOfDay[]>> = {
  forest: ['dawn', 'golden'],
  city: ['sunset', 'night', 'dusk'],
  street: ['night', 'golden'],
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
}
