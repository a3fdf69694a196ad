import type { Place, TreeWord } from '../surroundings.ts'
import { GROUNDS } from './places/grounds.ts'
import { LANDS } from './places/lands.ts'
import { REGIONS } from './places/regions.ts'
import { ROOMS } from './places/rooms.ts'
import type { Setting } from './places/setting.ts'
import { TOWNS } from './places/towns.ts'
import { tableOf, wordSet } from './table.ts'

/** Every place that can be painted. */
const SETTINGS = { ...LANDS, ...GROUNDS, ...TOWNS, ...ROOMS, ...REGIONS }

export type PlaceName = keyof typeof SETTINGS

const USUAL_RANK = 4

/** Whether a place is but the part of the world that something is in. */
export const isRegion = (name: PlaceName): boolean => name in REGIONS

const BY_WORD = new Map<string, PlaceName>()
for (const [name, { names }] of Object.entries(SETTINGS) as [PlaceName, Setting][])
  for (const word of names.split(' ')) BY_WORD.set(word.replaceAll('-', ''), name)

/** As they are written, with hyphens between the words of a name. */
export const PLACE_WORDS: readonly string[] = Object.values<Setting>(SETTINGS).flatMap(({ names }) =>
  names.split(' '),
)

export const settingOf = (name: PlaceName): Setting => SETTINGS[name]

/** The place that a word names; words of several parts are written together. */
export const placeNamed = (word: string): PlaceName | undefined => BY_WORD.get(word)

/** Of several places named in one prompt, the one that ranks highest is painted. */
export const placeRank = (name: PlaceName): number => settingOf(name).rank ?? USUAL_RANK

/** Indoor or framing words: never the head of a compound such as “fox portrait”. */
export const FRAMING_PLACES: ReadonlySet<Place> = new Set(['portrait', 'abstract', 'studio', 'window'])

/** What is seen in space. */
export const CELESTIAL_BODIES = wordSet(
  'galaxy nebula planet earth saturn jupiter spacestation comet asteroid blackhole supernova vortex',
)

/** Words for trees; null is a word that is understood but adds no tree. */
export const TREES = tableOf<TreeWord | null>({
  sakuratree: 'blossom',
  palmtree: 'palm',
  palm: 'palm',
  pine: 'conifer',
  fir: 'conifer',
  spruce: 'conifer',
  redwood: 'conifer',
  sequoia: 'conifer',
  larch: 'conifer',
  cedar: 'conifer',
  evergreen: 'conifer',
  cypress: 'cypress',
  poplar: 'cypress',
  baobab: 'acacia',
  deadtree: 'bare',
  magnolia: 'blossom',
  wisteria: 'blossom',
  jacaranda: 'blossom',
  acacia: 'acacia',
  bamboo: 'bamboo',
  maple: 'autumn',
  leaf: 'autumn',
  appletree: 'apple',
  fruittree: 'apple',
  orangetree: 'orange',
  lemontree: 'orange',
  tree: 'green',
  oak: 'green',
  birch: 'birch',
  beech: 'green',
  aspen: 'birch',
  elm: 'green',
  sycamore: 'green',
  linden: 'green',
  banyan: 'green',
  eucalyptus: 'green',
  willow: 'green',
  rowan: 'green',
  alder: 'green',
  hazel: 'green',
  hornbeam: 'green',
  hickory: 'green',
  juniper: 'conifer',
  hemlock: 'conifer',
  yew: 'conifer',
  petal: null,
})

export const PLACE_NAMES = Object.keys(SETTINGS) as PlaceName[]
