import type { Reading } from './reading.ts'
import type { Subject } from './scene.ts'

const COOKING =
  /\b(cook(s|ing)?|fry(ing)?|fries|flip(s|ping)?|grill(s|ing)?|saut\w+|stir(s|ring)?|boil(s|ing)?)\b/
/** Metres. */
const FIRE_INDOORS = 0.5

const stove = (): Subject => ({
  key: '@range',
  name: 'stove',
  mode: 'ground',
  home: 'kitchen',
  size: 1.24,
  count: 1,
  furLength: 0,
  accessories: [],
})

/** Indoors flames are small, and under the pan of whoever cooks. */
export function tameFires({ scene, text }: Reading) {
  if (scene.place !== 'room') return
  const cook = scene.subjects.find(
    ({ figure, key, action }) => (figure || key === '@robot') && action === 'working',
  )
  const hasFire = scene.subjects.some(({ key }) => key === 'fire') || scene.scenery.includes('fire')
  if (cook && COOKING.test(text) && (scene.room === 'kitchen' || hasFire)) {
    scene.subjects = scene.subjects.filter(({ key }) => key !== 'fire')
    scene.scenery = scene.scenery.filter(drawing => drawing !== 'fire')
    if (!cook.bears?.length) cook.bears = [{ how: 'at', subject: stove() }]
    return
  }
  for (const subject of scene.subjects) if (subject.key === 'fire') subject.size = FIRE_INDOORS
}
