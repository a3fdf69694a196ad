import type { Reading } from './reading.ts'
import { subjectOf } from './subject-of.ts'
import type { Place } from './surroundings.ts'

const THROUGH_CLOUDS =
  /\b(?:sail|swim|fly|flie|flew|glid|float|drift|soar|cruis|travel|rid|cross|burst|break|climb|div|row|pass)\w* (?:\w+ ){0,2}?(?:through|above|over|among|amongst|between|in|into|across|past|on)(?: top of)? (?:the |a sea of |a bank of |some )?(?:\w+ ){0,2}?(?:clouds?|cloudsea|sky)\b|\b(?:sail|fly|flie|glid|float|drift|soar)\w* cloudsea\b/
const OF_CLOUDS = /cloud/
/** How many of them are about it, and how large beside it. */
const CLOUDS = 5
const BESIDE_IT = 0.4
/** Lands that are seen from above the clouds; of others only the sky is. */
const UNDER_CLOUDS: ReadonlySet<Place> = new Set([
  'ocean',
  'alps',
  'hills',
  'meadow',
  'lake',
  'river',
  'plain',
])

const ON_CLOUDS =
  /\b(?:on|upon|in|above|over|among|amongst|atop|floating on|high in)(?: top of)? (?:an? |the |some |a sea of )?(?:(?:fluffy|pink|white|soft|big|little|giant|floating|golden) )*(?:clouds?|skycloud)\b/
/** How large the cloud under a building is beside it. */
const UNDER_IT = 0.8

/** “A castle on the clouds”: one of them bears it, and the others lie below. */
function buildOnClouds({ scene, text }: Reading) {
  const [main] = scene.subjects
  if (main?.mode !== 'build' || main.bears || scene.placeGiven || !ON_CLOUDS.test(text)) return
  scene.place = 'alps'
  scene.weather = scene.weather.filter(word => word !== 'cloudy')
  scene.extras.add('cloud sea')
  scene.scenery = []
  const others = scene.subjects.filter(subject => subject !== main && subject.key !== '@cloud')
  const size = main.size * UNDER_IT
  scene.subjects = [
    { ...subjectOf('@cloud', 'cloud', 1), size, bears: [{ how: 'on', subject: main }] },
    ...others,
  ]
}

/** “A ship sailing through clouds”, “an eagle above the clouds”: it is up there, and they lie below and about it. */
export function sailClouds(reading: Reading) {
  buildOnClouds(reading)
  const { scene, text } = reading
  const [main] = scene.subjects
  if (!main || !(/^(?:float|fly)$/.test(main.mode) || main.action === 'flying') || !THROUGH_CLOUDS.test(text))
    return
  if (scene.placeGiven || !UNDER_CLOUDS.has(scene.place)) return
  if (main.mode === 'fly' && !OF_CLOUDS.test(text)) return
  main.mode = 'fly'
  scene.place = 'alps'
  scene.weather = scene.weather.filter(word => word !== 'cloudy')
  scene.extras.add('cloud sea')
  if (scene.subjects.some(({ key }) => key === '@cloud')) return
  const clouds = subjectOf('@cloud', 'clouds', CLOUDS)
  scene.subjects.push({ ...clouds, mode: 'fly', size: main.size * BESIDE_IT })
}
