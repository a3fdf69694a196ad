import type { Draft } from '../../draft.ts'
import { subjectOf } from '../../subject-of.ts'
import type { Place } from '../../surroundings.ts'
import { strew } from '../things/strew.ts'

/** Where food that is named is still growing. */
const GROWN_IN: ReadonlySet<Place> = new Set(['ploughland', 'farmland', 'cornfield'])
const CROPS =
  /^(leafy-green|@?cabbage|@?pumpkin|carrot|@?cauliflower|broccoli|tomato|strawberry|@?melon|watermelon|hot-pepper|bell-pepper|eggplant|@?lettuce|potato|onion|garlic|beans|@?turnip|@?beetroot|@?leek)$/
const ROWS = 34
const SOWN = 60
/** What grows in vegetable gardens where nothing is named. */
const KITCHEN_PLANTS = ['@growingcabbage']
const KITCHEN_GARDEN = /\b(allotments?|(vegetable|kitchen|veggie) (garden|patch|plot|bed)s?)\b/i
const RIPE = /\b(october|november|dry|dried|withered|dead|harvest)\b/i

const AT_GARDEN_WORK: ReadonlySet<string> = new Set(['watering', 'working', 'kneeling'])
/** Crops that are known by their plants while they grow. */
const GROWING: Readonly<Record<string, Pick<Draft['subjects'][number], 'key' | 'size'>>> = {
  tomato: { key: '@growingcabbage', size: 0.9 },
  carrot: { key: '@growingcabbage', size: 0.4 },
}
const GARDEN = /\b(?:gardens?|veg(?:gie|etable)? (?:patch|bed|plot)s?|raised beds?)\b/i
const GATHERED =
  /\b(?:baskets?|table|harvested|picked|crates?|trug|bowl|market|basketful|bunch|stall|eating|kitchen)\b/i
/** “A garden with cabbages”: they grow in it. */
const isBedOfCrops = ({ place, subjects, around, prompt }: Draft) =>
  place === 'meadow' &&
  (GARDEN.test(prompt) || subjects[0]?.action === 'watering') &&
  !GATHERED.test(prompt) &&
  subjects.every(
    ({ key, bears, action }) => (CROPS.test(key) && !bears) || AT_GARDEN_WORK.has(action ?? ''),
  ) &&
  [...subjects, ...around].some(({ key, count }) => CROPS.test(key) && count > 1)

/** Cabbages of an allotment stand in its earth: several of a crop are what the ground is full of. */
export function growCrops(scene: Draft) {
  if (isBedOfCrops(scene))
    Object.assign(scene, { place: 'ploughland', scenery: ['@shed', '@fence'], flowers: null })
  if (!GROWN_IN.has(scene.place)) return
  const crops = [...scene.subjects, ...scene.around].filter(
    ({ key, count, bears }) => CROPS.test(key) && count > 1 && !bears,
  )
  scene.subjects = scene.subjects.filter(subject => !crops.includes(subject))
  scene.around = scene.around.filter(thing => !crops.includes(thing))
  for (const crop of crops)
    strew(scene, { ...crop, ...(GROWING[crop.key] ?? {}), mode: 'ground', count: 1 }, ROWS)
  if (scene.season === 'winter') return
  if (scene.place === 'cornfield')
    sow(scene, scene.season === 'autumn' && RIPE.test(scene.prompt) ? '@ripemaize' : '@maize', SOWN)
  else if (crops.length === 0 && KITCHEN_GARDEN.test(scene.prompt))
    for (const plant of KITCHEN_PLANTS) sow(scene, plant, ROWS / 2)
}

/** Puts the plants of one kind all about, as large as they grow. */
function sow(scene: Draft, drawing: string, count: number) {
  strew(scene, { ...subjectOf(drawing, drawing, 1), mode: 'ground' }, count)
}
