import type { Scene } from './scene.ts'
import { strew } from './strew.ts'
import type { Place } from './surroundings.ts'

/** Where food that is named is still growing. */
const GROWN_IN: ReadonlySet<Place> = new Set(['ploughland', 'farmland', 'cornfield'])
const CROPS =
  /^(leafy-green|@?cabbage|@?pumpkin|carrot|@?cauliflower|broccoli|tomato|strawberry|@?melon|watermelon|hot-pepper|bell-pepper|eggplant|@?lettuce|potato|onion|garlic|beans|@?turnip|@?beetroot|@?leek)$/
const ROWS = 34

/** Cabbages of an allotment stand in its earth: several of a crop are what the ground is full of. */
export function growCrops(scene: Scene) {
  if (!GROWN_IN.has(scene.place)) return
  const crops = scene.subjects.filter(({ key, count, bears }) => CROPS.test(key) && count > 1 && !bears)
  scene.subjects = scene.subjects.filter(subject => !crops.includes(subject))
  for (const crop of crops) strew(scene, { ...crop, mode: 'ground', count: 1 }, ROWS)
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
