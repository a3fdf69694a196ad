import { FLOWERS } from '../../drawings/plants/flowers.ts'
import type { Subject, SubjectMode } from '../scene.ts'
import { ANIMALS } from './nouns/animals.ts'
import { BELONGINGS } from './nouns/belongings.ts'
import { BIRDS } from './nouns/birds.ts'
import { BUILDINGS } from './nouns/buildings.ts'
import { CITY_SIGHTS } from './nouns/city-sights.ts'
import { CREATURE_NOUNS } from './nouns/creatures.ts'
import { FLOWER_NOUNS } from './nouns/flowers.ts'
import { FOOD } from './nouns/food.ts'
import { BAKES, GEAR } from './nouns/gear.ts'
import { HANDY } from './nouns/handy.ts'
import { HOUSEHOLD } from './nouns/household.ts'
import { KEEPSAKE_NOUNS } from './nouns/keepsakes.ts'
import { KEPT_WORLD_NOUNS } from './nouns/kept-worlds.ts'
import type { Noun, NounGroup, Support } from './nouns/noun.ts'
import { OBJECTS } from './nouns/objects.ts'
import { OUTDOOR_WORK_NOUNS } from './nouns/outdoor-works.ts'
import { PLANTS } from './nouns/plants.ts'
import { SERVED } from './nouns/served.ts'
import { STRUCTURES } from './nouns/structures.ts'
import { SUNDRY_NOUNS } from './nouns/sundries.ts'
import { TRANSPORT } from './nouns/transport.ts'
import { VEHICLES } from './nouns/vehicles.ts'
import { WARES } from './nouns/wares.ts'
import { WILDLIFE_NOUNS } from './nouns/wildlife.ts'
import { WORK_NOUNS } from './nouns/work.ts'

export const NOUN_GROUPS: readonly NounGroup[] = [
  ...ANIMALS,
  ...BIRDS,
  ...CREATURE_NOUNS,
  ...WILDLIFE_NOUNS,
  ...VEHICLES,
  ...TRANSPORT,
  ...BUILDINGS,
  ...STRUCTURES,
  ...CITY_SIGHTS,
  ...PLANTS,
  ...FLOWER_NOUNS,
  ...FOOD,
  ...SERVED,
  ...OBJECTS,
  ...WARES,
  ...KEPT_WORLD_NOUNS,
  ...SUNDRY_NOUNS,
  ...OUTDOOR_WORK_NOUNS,
  ...BAKES,
  ...GEAR,
  ...BELONGINGS,
  ...HOUSEHOLD,
  ...HANDY,
  ...KEEPSAKE_NOUNS,
  ...WORK_NOUNS,
]

const BY_NAME = new Map<string, Noun>()
const BY_DRAWING = new Map<string, Noun>()
for (const group of NOUN_GROUPS)
  for (const [drawing, [size, names, standsFor = '', fur = group.fur ?? 0]] of Object.entries(group.things)) {
    const noun: Noun = {
      drawing,
      habitat: group.habitat,
      size,
      posture: group.posture,
      on: group.on.split(' ') as Support[],
      fur,
      isBuilding: group.isBuilding ?? false,
      standIn: null,
    }
    const [title] = names.split(' ')
    if (!BY_DRAWING.has(drawing)) BY_DRAWING.set(drawing, noun)
    for (const name of names.split(' ')) BY_NAME.set(joined(name), noun)
    const standIn = { ...noun, standIn: title.replaceAll('-', ' ') }
    for (const name of standsFor.split(' ').filter(Boolean)) BY_NAME.set(joined(name), standIn)
  }

/** As they are written, with hyphens between the words of a name. */
export const NOUN_NAMES: readonly string[] = NOUN_GROUPS.flatMap(({ things }) =>
  Object.values(things).flatMap(([, names, standsFor = '']) => `${names} ${standsFor}`.trim().split(' ')),
)

function joined(name: string): string {
  return name.replaceAll('-', '')
}

/** What a noun in the singular draws; one of several words is written together. */
export const nounNamed = (word: string): Noun | undefined => BY_NAME.get(word)

const EATEN = new Set([...FOOD, ...SERVED, ...BAKES].flatMap(({ things }) => Object.keys(things)))

/** Whether a drawing is of something that is eaten or drunk. */
export const isFood = (drawing: string): boolean => EATEN.has(drawing)

/** A drawing as the painter would stage it by itself; the drawing is one of the table's. */
export const nounOfDrawing = (drawing: string): Noun | undefined => BY_DRAWING.get(drawing)

/** Drawings that stand for whole beds of flowers when there are many. */
export const FLOWER_ICONS: ReadonlySet<string> = new Set([
  'sunflower',
  'tulip',
  'rose',
  'cherry-blossom',
  'hibiscus',
  'blossom',
  'hyacinth',
  'white-flower',
  ...Object.keys(FLOWERS),
])

/** How a thing is staged, in the painter's terms. */
export function stagingOf(noun: Noun): Pick<Subject, 'mode' | 'home' | 'size' | 'furLength'> {
  return {
    mode: modeOf(noun),
    home: noun.habitat,
    size: noun.size,
    furLength: noun.fur,
  }
}

function modeOf({ isBuilding, posture, on, habitat }: Noun): SubjectMode {
  if (isBuilding) return 'build'
  if (habitat === 'space') return 'space'
  if (on[0] === 'table') return 'table'
  if (posture === 'flies') return 'fly'
  if (posture === 'floats') return 'float'
  if (posture === 'swims') return 'swim'
  return posture === 'grows' ? 'plant' : 'ground'
}

const FURNISHINGS = new Set(
  HOUSEHOLD.filter(({ habitat }) => habitat !== 'beach').flatMap(({ things }) => Object.keys(things)),
)

/** Whether a drawing is of a household's machine or piece of furniture, which is only within four walls. */
export const isHousehold = (drawing: string): boolean => FURNISHINGS.has(drawing)
