import type { Draft } from '../../draft.ts'

const DARK_HOURS: ReadonlySet<Draft['time']> = new Set(['dusk', 'night', 'moonlit'])
const FESTIVE =
  /\b(?:market|fair|carnival|circus|funfair|festival|christmas|party|wedding|fairground|amusement park|(?:cafe|street) terrace|(?:string|fairy|festoon) ?lights?)\b/i
const SHELTERED: ReadonlySet<Draft['place']> = new Set([
  'room',
  'table',
  'studio',
  'poster',
  'portrait',
  'window',
])

/** Markets, fairs and Christmas out of doors hang up lights once it gets dark. */
export function hangFestiveLights({ time, place, prompt, extras }: Draft) {
  if (DARK_HOURS.has(time) && !SHELTERED.has(place) && FESTIVE.test(prompt)) extras.add('string lights')
}
