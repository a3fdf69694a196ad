import type { Reading } from './reading.ts'
import type { Scene, Subject } from './scene.ts'
import { settle } from './take-place.ts'

const ROOFS =
  /\b(?:rooftops|roof tops|roofscape)\b|\b(?:red|orange|tiled|snowy|snow covered|terracotta|old|slate|zinc|crooked|many) roofs\b(?=.*\b(?:town|city|old|village|prague|paris|lisbon|rome|florence|dubrovnik|istanbul|london|edinburgh|bologna|sienna|siena)\b)|\bsea of (?:\w+ )?roofs\b/
/** What is on roofs, or has them over its head, is looked at from elsewhere. */
const FROM_ELSEWHERE =
  /\b(?:street|square|market|canal|river|harbou?r|gardens? on|roofgardens|sleigh|santa)\b/
/** They have towers of today as well. */
const OLD_CITIES = /\b(?:london|berlin|moscow|boston|victorian|steam ?punk|medieval|old|ancient)\b/
/** Drawn among the roofs where it is named. */
const AMONG_ROOFS = /^@(?:eiffeltower|cathedral)$/

const standsThere = ({ mode }: Subject) => mode === 'ground' || mode === 'table'

const OVER_TOWN =
  /\b(?:over|above|across)\b[^,.]*\b(?:city|town|paris|london|prague|rome|florence|vienna|budapest|lisbon|porto|istanbul|edinburgh|venice)\b/
/** “Airships over a Victorian city”: whoever is up there has the roofs below. */
const isFlownOver = ({ subjects }: Scene, text: string) =>
  subjects.length > 0 && subjects.every(({ mode }) => mode === 'fly') && OVER_TOWN.test(text)

const OVER_ROOFS = /\b(?:over|above|across|between) (?:the |some )?(?:\w+ )?(?:rooftops|roof tops|roofs)\b/
const OF_TODAY =
  /\b(?:city|skyscrapers?|towers?|modern|cyberpunk|downtown|neon|skyline|futuristic|helicopters?|drones?|superhero\w*)\b/
/** “An owl flying over rooftops”: those of no city of today. */
const fliesOverRoofs = ({ place, subjects }: Scene, text: string) =>
  place === 'city' &&
  subjects.length > 0 &&
  subjects.every(({ mode }) => mode === 'fly') &&
  OVER_ROOFS.test(text) &&
  !OF_TODAY.test(text)

/** “The rooftops of Prague”: of a town whose roofs are spoken of these are what one looks over. */
export function overlookRoofs({ scene, text }: Reading) {
  const isOldCity = scene.place === 'city' && OLD_CITIES.test(text)
  const isAboveRoofs = fliesOverRoofs(scene, text)
  if ((scene.place !== 'village' && !isOldCity && !isAboveRoofs) || scene.future || scene.neon) return
  if (!(isAboveRoofs || ROOFS.test(text) || isFlownOver(scene, text)) || FROM_ELSEWHERE.test(text)) return
  const { weather, season } = scene
  settle(scene, 'rooftop')
  Object.assign(scene, { old: true, weather, season, fronts: [] })
  scene.backdrop = 'city'
  scene.subjects = scene.subjects.filter(
    subject => !AMONG_ROOFS.test(subject.key) && (subject.mode !== 'build' || standsThere(subject)),
  )
  scene.scenery = []
}
