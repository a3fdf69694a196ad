import type { LandKind } from '../../../engine/world/lands/land.ts'
import type { Draft } from '../../draft.ts'
import type { Subject } from '../../scene.ts'
import { subjectOf } from '../../subject-of.ts'
import { wordsOf } from '../../vocabulary/rows.ts'
import { strew } from '../things/strew.ts'

const CHRISTMAS_MARKET =
  /\b(christmas|winter|advent|holiday|xmas) (market|fair)\b|\bmarket (square|place)\b.*\b(christmas|xmas|advent)\b|\b(christmas|xmas|advent)\b.*\bmarket (square|place)\b/i
const HARVEST_MARKET = /\b(harvest|autumn|fall|pumpkin) (market|fair|festival)\b/i
const ABOVE_CITY = /\b(roof ?top|roof|skyline|skyscrapers?|city|downtown)\b/i
const STONY = /\b(stony|rocky|pebbly|boulders?|stones|rocks|pebbles)\b/i
/** Where a bus stops that is not in town. */
const OUT_OF_TOWN =
  /\b(desert|countryside|country|rural|village|forest|mountains?|hills?|fields?|prairie|outback|remote|lonely|lonesome|middle of nowhere|highway|farmland)\b/i

const BUS_STOP = /\bbus[ -]?(stop|shelter)\b/i
const BESIDE_ROADS = wordsOf<Draft['place']>('beside roads')

/** Of a cave named after them, they are on its floor and its ledges. */
const CRYSTALS: Subject = { ...subjectOf('@crystals', 'crystals', 1), glow: 'own' }
const IN_CAVE = 9

function growCrystals(scene: Draft) {
  const isCrystal = ({ key }: Subject) => key === CRYSTALS.key
  const named = [...scene.around, ...scene.subjects].find(isCrystal)
  scene.subjects = scene.subjects.filter(subject => !isCrystal(subject))
  scene.around = scene.around.filter(thing => !isCrystal(thing))
  strew(scene, { ...CRYSTALS, ...named, glow: 'own' }, IN_CAVE)
}

/** What stands about where the words name one kind of place in particular. */
export function furnishPlace(scene: Draft) {
  const { prompt, place } = scene
  if (CHRISTMAS_MARKET.test(prompt) && (place === 'village' || place === 'street')) {
    scene.scenery = ['@markethut', '@markethut', '@christmasfir', '@markethut']
    scene.season ??= 'winter'
    if (!scene.timeGiven) scene.time = 'dusk'
    scene.timeGiven = true
  }
  if (scene.laid === 'swimming pool' && ABOVE_CITY.test(prompt))
    scene.scenery = ['@loungers', '@loungers', '@skyscraper', '@skyscraper']
  if (place === 'room' && scene.room === 'crystalcave') growCrystals(scene)
  if (HARVEST_MARKET.test(prompt) && (place === 'village' || place === 'street')) {
    scene.season ??= 'autumn'
    if (!scene.scenery.includes('@pumpkin')) scene.scenery.push('@pumpkin')
  }
  // A house that pigs build has no barn before it.
  if (!scene.placeGiven && scene.subjects.some(({ mode }) => mode === 'build'))
    scene.scenery = scene.scenery.filter(drawing => drawing !== '@barn')
  if (place === 'river' && STONY.test(prompt)) scene.scenery.push('rock', 'rock', 'rock', 'rock')
  if (BUS_STOP.test(prompt) && OUT_OF_TOWN.test(prompt) && BESIDE_ROADS.has(place)) {
    scene.place = 'road'
    scene.roadside = roadsideOf(prompt)
    scene.scenery = ['@busshelter']
    scene.subjects = scene.subjects.filter(({ key }) => key !== 'bus-stop')
  }
}

function roadsideOf(prompt: string): LandKind | 'forest' {
  if (/desert|nowhere|outback/i.test(prompt)) return 'desert'
  return /forest|woods/i.test(prompt) ? 'forest' : 'hills'
}
