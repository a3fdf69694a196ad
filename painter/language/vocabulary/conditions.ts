import type { Season } from '../../engine/world/environment.ts'
import type { TimeOfDay } from '../../engine/world/times-of-day.ts'
import type { Weather } from '../surroundings.ts'
import { meaningsOf } from './rows.ts'
import { wordSet } from './table.ts'

export const TIMES = meaningsOf<TimeOfDay>('times')

export const WEATHERS = meaningsOf<Weather | 'storm'>('weathers')

export const SEASONS = meaningsOf<Season>('seasons')

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
