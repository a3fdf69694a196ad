import type { Scene } from './scene.ts'

const DARK_HOURS: ReadonlySet<Scene['time']> = new Set(['dusk', 'night', 'moonlit'])
const FESTIVE =
  /\b(market|fair|carnival|circus|funfair|festival|christmas|party|fairground|amusement park|cafe terrace|terrace cafe|street cafe)\b/i
const SHELTERED: ReadonlySet<Scene['place']> = new Set([
  'room',
  'table',
  'studio',
  'poster',
  'portrait',
  'window',
])

/** Markets, fairs and Christmas out of doors hang up lights once it gets dark. */
export function hangFestiveLights({ time, place, prompt, extras }: Scene) {
  if (DARK_HOURS.has(time) && !SHELTERED.has(place) && FESTIVE.test(prompt)) extras.add('string lights')
}
