import { pairsOf } from '../../engine/core/rows.ts'
import type { Season } from '../../engine/world/environment.ts'
import type { RoomKind } from '../../engine/world/indoors/rooms/room.ts'
import type { Extra, LaidGround, Place, Terrace, TreeWord } from '../surroundings.ts'
import { rowsOf } from './rows.ts'
import { tableOf, wordSet } from './table.ts'

/** The name of a row of places.tsv. */
export type PlaceName = string

/** How one place is painted: by which kind of scene, and what makes it this place and no other. */
type Setting = {
  stage: Place
  /** Of several places in one prompt the one of the highest rank is painted; 4 when absent. */
  rank?: number
  room?: RoomKind
  trees?: TreeWord
  /** As in Scene. */
  flowers?: string
  season?: Season
  old?: boolean
  /** What kind of floor it is, and what is usually seen from it. */
  terrace?: Terrace
  view?: Place
  /** As in Scene. */
  fronts?: readonly string[]
  /** How its ground is laid out. */
  laid?: LaidGround
  /** What else is always seen there. */
  extra?: Extra
  /** Drawings that stand in the background, nearest first. */
  scenery?: readonly string[]
  /** Whether it is but the part of the world that something is in. */
  isRegion?: boolean
}

const ROWS = rowsOf('places.tsv', ['name', 'stage', 'rank', 'looks', 'words'])

const listIn = (value: string | boolean | undefined) =>
  typeof value === 'string' ? value.split(',') : undefined

const SETTINGS: ReadonlyMap<PlaceName, Setting> = new Map(
  ROWS.map(({ name, stage, rank, looks }) => {
    const { fronts, scenery, ...others } = pairsOf<Record<string, string | boolean>>(looks)
    const lists = { fronts: listIn(fronts), scenery: listIn(scenery) }
    const ranked = rank ? { rank: Number(rank) } : {}
    return [name, { stage, ...ranked, ...others, ...lists } as Setting]
  }),
)

const USUAL_RANK = 4

/** Whether a place is but the part of the world that something is in. */
export const isRegion = (name: PlaceName): boolean => settingOf(name).isRegion === true

const BY_WORD = new Map(
  ROWS.flatMap(({ name, words }) =>
    words.split(' ').map((word): [string, PlaceName] => [word.replaceAll('-', ''), name]),
  ),
)

/** As they are written, with hyphens between the words of a name. */
export const PLACE_WORDS: readonly string[] = ROWS.flatMap(({ words }) => words.split(' '))

/** How a place of the table is painted. */
export function settingOf(name: PlaceName): Setting {
  const setting = SETTINGS.get(name)
  if (!setting) throw new Error(`places.tsv has no place ${name}.`)
  return setting
}

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

export const PLACE_NAMES: readonly PlaceName[] = [...SETTINGS.keys()]
