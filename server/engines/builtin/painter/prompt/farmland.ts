import type { Scene } from './scene.ts'
import { strew } from './strew.ts'
import { subjectOf } from './subject-of.ts'
import type { Place } from './surroundings.ts'

/** Where food that is named is still growing. */
const GROWN_IN: ReadonlySet<Place> = new Set(['ploughland', 'farmland', 'cornfield'])
const CROPS =
  /^(leafy-green|@?cabbage|@?pumpkin|carrot|@?cauliflower|broccoli|tomato|strawberry|@?melon|watermelon|hot-pepper|bell-pepper|eggplant|@?lettuce|potato|onion|garlic|beans|@?turnip|@?beetroot|@?leek)$/
const ROWS = 34
const SOWN = 60
/** What grows in vegetable gardens where nothing is named. */
const KITCHEN_PLANTS = ['@growingcabbage', '@carrottops', '@tomatoplant']
const KITCHEN_GARDEN = /\b(allotments?|(vegetable|kitchen|veggie) (garden|patch|plot|bed)s?)\b/i
const RIPE = /\b(october|november|dry|dried|withered|dead|harvest)\b/i

const AT_GARDEN_WORK: ReadonlySet<string> = new Set(['watering', 'working', 'kneeling'])
/** Crops that are known by their plants while they grow. */
const GROWING: Readonly<Record<string, Pick<Scene['subjects'][number], 'key' | 'size'>>> = {
  tomato: { key: '@tomatoplant', size: 0.9 },
  carrot: { key: '@carrottops', size: 0.4 },
}
const GARDEN = /\b(?:gardens?|veg(?:gie|etable)? (?:patch|bed|plot)s?|raised beds?)\b/i
const GATHERED =
  /\b(?:baskets?|table|harvested|picked|crates?|trug|bowl|market|basketful|bunch|stall|eating|kitchen)\b/i
/** “A garden with cabbages”: they grow in it. */
const isBedOfCrops = ({ place, subjects, around, prompt }: Scene) =>
  place === 'meadow' &&
  (GARDEN.test(prompt) || subjects[0]?.action === 'watering') &&
  !GATHERED.test(prompt) &&
  subjects.every(
    ({ key, bears, action }) => (CROPS.test(key) && !bears) || AT_GARDEN_WORK.has(action ?? ''),
  ) &&
  [...subjects, ...around].some(({ key, count }) => CROPS.test(key) && count > 1)

/** A greenhouse of a vegetable garden stands behind whoever else is there, in the place of the shed. */
function glazeGarden(scene: Scene) {
  const { subjects, scenery, place } = scene
  if (place !== 'ploughland' || subjects.length < 2) return
  const others = subjects.filter(({ key, bears }) => key !== '@greenhouse' || bears)
  if (others.length === subjects.length) return
  scene.subjects = others
  scene.scenery = ['@greenhouse', ...scenery.filter(drawing => drawing !== '@shed')]
}

/** Cabbages of an allotment stand in its earth: several of a crop are what the ground is full of. */
export function growCrops(scene: Scene) {
  plantRows(scene)
  if (isBedOfCrops(scene))
    Object.assign(scene, { place: 'ploughland', scenery: ['@shed', '@fence'], flowers: null })
  if (!GROWN_IN.has(scene.place)) return
  glazeGarden(scene)
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

const EASTERN_GARDEN = /\b(?:japanese|zen|koi|tea) garden\b/i

/** Gardens of the East have maples for the autumn, bamboo where it is named, and stones that lie about. */
export function tendEasternGarden(scene: Scene) {
  if (!EASTERN_GARDEN.test(scene.prompt) || (scene.place !== 'pond' && scene.place !== 'meadow')) return
  if (/\bbamboo\b/i.test(scene.prompt)) scene.trees = ['bamboo']
  else if (scene.season === 'autumn' || /\bmaples?\b/i.test(scene.prompt))
    scene.trees = ['autumn', 'autumn', 'conifer']
  if (!scene.scenery.includes('@stonelantern')) scene.scenery.push('@stonelantern')
  // Its red bridge is there already.
  if (scene.scenery.includes('@moonbridge'))
    scene.subjects = scene.subjects.filter(({ key, bears }) => bears || !/^@(?:foot)?bridge$/.test(key))
  const [, ...others] = scene.subjects
  const stones = others.filter(({ key }) => key === 'rock')
  if (stones.length === 0) return
  scene.subjects = scene.subjects.filter(subject => !stones.includes(subject))
  scene.scenery.push('rock', 'rock')
}

/** What waters a lawn is behind whoever plays there. */
export function waterLawn(scene: Scene) {
  const isWatering = ({ key, bears }: Scene['subjects'][number]) => key === '@sprinkler' && !bears
  const others = scene.subjects.filter(subject => !isWatering(subject))
  if (others.some(({ figure, furLength }) => figure || furLength > 0))
    scene.subjects = [...others, ...scene.subjects.filter(isWatering)]
}

/** Tulips about a building are planted in beds that lead up to it, and roses grow on bushes. */
export function plantBeds(scene: Scene) {
  const isBesideHouse = scene.subjects.some(({ mode }) => mode === 'build')
  if (scene.flowers === 'tulip' && isBesideHouse && (scene.place === 'meadow' || scene.place === 'hills'))
    scene.place = 'tulipfield'
  growRoseBushes(scene)
}

const GARDENED = /\b(?:gardens?|parks?|backyard|courtyard|bush(?:es)?|estate|cottage|palace)\b/i
/** Metres tall, and how many there are in sight. */
const ROSE_BUSH = { size: 1.1, count: 18 }

/** Roses in a garden grow on bushes; those in the grass would be red, whatever colour is said. */
function growRoseBushes(scene: Scene) {
  if (scene.place === 'room' || !GARDENED.test(scene.prompt)) return
  if (scene.around.some(({ key, colour }) => key === 'rose' && colour)) scene.flowers = null
  scene.around = scene.around.map(thing =>
    thing.key === 'rose'
      ? { ...thing, ...ROSE_BUSH, key: '@rosebush', breed: undefined, icon: undefined, mode: 'ground' }
      : thing,
  )
}

/** What stands in rows about whoever is in a plantation. */
const IN_ROWS: ReadonlyMap<Place, string> = new Map([
  ['vineyard', '@grapevine'],
  ['teafield', '@teabush'],
])

/** The vines of a vineyard stand in rows about whoever is in it, and so do bushes of tea. */
function plantRows(scene: Scene) {
  const plant = IN_ROWS.get(scene.place)
  if (!plant || (plant === '@grapevine' && scene.season === 'winter')) return
  if (scene.subjects.some(({ mode }) => /^(?:ground|table|build)$/.test(mode))) sow(scene, plant, 1)
}

/** Puts the plants of one kind all about, as large as they grow. */
function sow(scene: Scene, drawing: string, count: number) {
  strew(scene, { ...subjectOf(drawing, drawing, 1), mode: 'ground' }, count)
}

/** Where walls bound fields. */
const WALLED: ReadonlySet<Place> = new Set([
  'hills',
  'meadow',
  'farmland',
  'ploughland',
  'road',
  'alps',
  'lake',
  'river',
  'cliff',
  'vineyard',
  'snowfield',
  'tundra',
])
/** Metres. */
const FIELD_WALL = 1.15

/** Walls of stone in open land are as high as sheep need them to be. */
export function lowerFieldWalls({ place, subjects }: Scene) {
  if (!WALLED.has(place)) return
  for (const subject of subjects)
    if (subject.key === '@wall' && /^(dry|garden)?stone(garden)?wall$/.test(subject.breed ?? ''))
      subject.size = Math.min(subject.size, FIELD_WALL)
}

const FARM = /\b(?:farms?|farmyard|barnyard|ranch|homestead)\b/i

/** A farm by itself is its barn in the fields. */
export function showFarm(scene: Scene) {
  if (scene.place !== 'farmland' || scene.subjects.length > 0 || !scene.scenery.includes('@barn')) return
  if (!FARM.test(scene.prompt) || scene.extras.has('from above')) return
  scene.scenery = scene.scenery.filter(drawing => drawing !== '@barn')
  scene.subjects = [subjectOf('@barn', 'farm', 1)]
}
