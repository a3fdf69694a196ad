import { hasIcon, iconCanvas } from '../../../drawings/icons.ts'
import type { Place } from '../../../language/surroundings.ts'
import { building } from './buildings.ts'
import { CITY_BLOCK, GRID, isCity, isRoom, SUBJECT_SPOT } from './ground.ts'
import { isWater } from './materials.ts'
import type { Model, Standing } from './model.ts'
import { broadleaf, conifer } from './trees.ts'

const TREES: Partial<Record<Place, number>> = {
  forest: 64,
  jungle: 70,
  alps: 26,
  lake: 26,
  snowfield: 24,
  autumn: 44,
  hills: 18,
  meadow: 12,
  farmland: 9,
  village: 14,
  pond: 18,
  beach: 10,
  island: 22,
  road: 14,
  savanna: 7,
  cliff: 10,
  plain: 14,
}
const CONIFER_PLACES: Place[] = ['alps', 'lake', 'snowfield', 'tundra']
const TREELESS_GROUND = ['road', 'sand', 'lava', 'rock']

const PROPS: Partial<Record<Place, string[]>> = {
  desert: ['cactus', 'cactus', 'rock'],
  dunes: ['cactus', 'rock'],
  underwater: ['coral', 'coral', 'spiral-shell', 'coral', 'rock'],
  beach: ['palm-tree', 'palm-tree', 'beach-with-umbrella', 'spiral-shell'],
  island: ['palm-tree', 'palm-tree', 'hut'],
  savanna: ['rock', 'sheaf-of-rice'],
  mars: ['rock', 'rock'],
  moon: ['rock', 'rock'],
  meadow: ['tulip', 'blossom', 'sunflower', 'tulip', 'blossom'],
  pond: ['lotus', 'lotus'],
}
/** Heights in columns of the props that are not two columns tall. */
const PROP_HEIGHTS: Record<string, number> = {
  'palm-tree': 3.2,
  hut: 3.2,
  tulip: 1.1,
  blossom: 1.1,
  sunflower: 1.1,
  lotus: 1.1,
  'spiral-shell': 1.1,
}

const TOWER_COLOURS = ['#8fa5c2', '#c2a58f', '#d8c6a8', '#7f8fae', '#b5c2cf', '#a88fb5', '#e0b58f']
const HOUSE_COLOURS = ['#f2e6d0', '#e8cfae', '#dfe6ea']
const ROOF_COLOURS = ['#c2503f', '#8a5a48', '#4a6b8a']

/** Everything that stands around the subjects: towers, or trees and houses, and the place's small things. */
export async function settle(model: Model): Promise<Standing[]> {
  const { scene } = model
  const built = isCity(scene)
    ? placeTowers(model)
    : isRoom(scene)
      ? []
      : [...plantTrees(model), ...placeHouses(model)]
  return [...built, ...(await placeProps(model))]
}

/** Whether a point is neither at the first subject's spot nor hides it from view. */
function isFree(x: number, y: number): boolean {
  const { x: sx, y: sy } = SUBJECT_SPOT
  const hides = x > sx - 1.5 && y > sy - 1.5 && x + y > sx + sy + 1 && Math.abs(x - y - (sx - sy)) < 4
  return Math.hypot(x - sx, y - sy) > 4.6 && !hides
}

/** Four towers per block, lower towards the front. */
function placeTowers(model: Model): Standing[] {
  const { random } = model
  const towers: Standing[] = []
  for (let blockY = 0; blockY < 3; blockY++)
    for (let blockX = 0; blockX < 3; blockX++)
      for (let column = 0; column < 2; column++)
        for (let row = 0; row < 2; row++) {
          const x = blockX * CITY_BLOCK + 2.5 + column * 3.1
          const y = blockY * CITY_BLOCK + 2.5 + row * 3.1
          if (!isFree(x + 1.3, y + 1.3) || x + 2.6 > GRID || y + 2.6 > GRID) continue
          const height = Math.max(1.6, (12 - (blockX + blockY) * 2.6) * random.range(0.5, 1.1))
          const colour = random.pick(TOWER_COLOURS)
          towers.push(building(model, { x, y, width: 2.5, depth: 2.5, height, colour }))
        }
  return towers
}

function plantTrees(model: Model): Standing[] {
  const { random, ground, scene } = model
  const { place, season } = scene
  const crown =
    scene.trees.includes('blossom') || season === 'spring'
      ? '#f2a6c0'
      : season === 'autumn'
        ? '#e08a2f'
        : '#5fa048'
  const needles = season === 'winter' ? '#3f6b5a' : '#3f7a48'
  const trees: Standing[] = []
  for (let k = 0; k < (TREES[place] ?? 0); k++) {
    const x = random.range(0.6, GRID - 0.6)
    const y = random.range(0.6, GRID - 0.6)
    const material = ground.materialAt(x, y)
    const isBarren = isWater(material) || (TREELESS_GROUND.includes(material) && place !== 'beach')
    if (!isFree(x, y) || isBarren || ground.heightAt(x, y) > 6) continue
    if (CONIFER_PLACES.includes(place) || (place === 'forest' && k % 3))
      trees.push(conifer(model, x, y, random.range(1.5, 2.3), needles))
    else trees.push(broadleaf(model, x, y, random.range(0.8, 1.2), crown))
  }
  return trees
}

function placeHouses(model: Model): Standing[] {
  const { random, ground, scene } = model
  const { place } = scene
  const hasOwnBuilding = scene.subjects.some(subject => subject.mode === 'build')
  const wanted =
    place === 'village' ? 9 : place === 'farmland' || (place === 'hills' && !hasOwnBuilding) ? 2 : 0
  const houses: Standing[] = []
  for (let k = 0; k < wanted; k++) {
    const x = random.int(2, GRID - 5)
    const y = random.int(2, GRID - 5)
    const material = ground.materialAt(x, y)
    if (!isFree(x + 1, y + 1) || !isFree(x + 3, y + 2) || isWater(material) || material === 'road') continue
    const level = ground.heightAt(x, y)
    for (let dy = 0; dy < 3; dy++) for (let dx = 0; dx < 3; dx++) ground.setHeight(x + dx, y + dy, level)
    const colour = random.pick(HOUSE_COLOURS)
    const roof = random.pick(ROOF_COLOURS)
    houses.push(building(model, { x, y, width: 2.3, depth: 2.8, height: 1.5, colour, roof }))
  }
  return houses
}

async function placeProps(model: Model): Promise<Standing[]> {
  const { random, ground, scene } = model
  const props: Standing[] = []
  for (const icon of PROPS[scene.place] ?? []) {
    if (!hasIcon('noto', icon)) continue
    for (let k = 0; k < (scene.place === 'meadow' ? 4 : 2); k++) {
      const x = random.range(2, GRID - 2)
      const y = random.range(2, GRID - 2)
      const material = ground.materialAt(x, y)
      const grows = icon === 'lotus' ? material === 'water' : !isWater(material)
      if (!isFree(x, y) || !grows) continue
      const cutOut = await iconCanvas('noto', icon, 200)
      props.push({
        x,
        y,
        draw() {
          const foot = model.project(x, y, ground.heightAt(x, y))
          model.drawContactShadow(x, y, 0.5)
          model.drawStanding(cutOut, foot, (model.tile * (PROP_HEIGHTS[icon] ?? 2)) / cutOut.height, 0.1)
        },
      })
    }
  }
  return props
}
