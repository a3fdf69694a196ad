import type { Place, TreeWord } from '../scene.ts'
import { meanings, tableOf, wordSet } from './table.ts'

export const PLACES = meanings<Place>({
  forest: 'forest woods woodland',
  jungle: 'jungle rainforest',
  city: 'city skyline cityscape metropolis skyscraper',
  street: 'downtown street alley avenue',
  village: 'town village',
  road: 'road highway',
  space: 'space galaxy nebula cosmos universe planet orbit',
  underwater: 'underwater reef coral seabed undersea',
  table: 'table desk kitchen cafe counter',
  studio: 'studio',
  window: 'window windowsill room bedroom',
  alps: 'mountain mountains alps peak valley',
  lake: 'lake river fjord',
  pond: 'pond',
  hills: 'hill hills countryside',
  meadow: 'meadow field garden park grassland prairie',
  farmland: 'farm farmland vineyard',
  desert: 'desert',
  dunes: 'dune sahara oasis pyramid',
  beach: 'beach shore coast tropical',
  ocean: 'sea ocean wave harbor harbour bay',
  island: 'island',
  cliff: 'cliff lighthouse',
  savanna: 'savanna savannah safari africa',
  canyon: 'canyon',
  volcano: 'volcano',
  mars: 'mars martian',
  moon: 'lunar',
  snowfield: 'arctic antarctica iceberg glacier',
  tundra: 'tundra',
  abstract: 'abstract swirl pattern',
  portrait: 'portrait headshot selfie',
})

const USUAL_RANK = 4
const RANKS: Partial<Record<Place, number>> = {
  table: 9,
  underwater: 8,
  window: 7,
  moon: 7,
  mars: 7,
  dunes: 6,
  desert: 6,
  beach: 6,
  savanna: 6,
  volcano: 6,
  space: 5,
  street: 5,
  forest: 5,
  lake: 5,
  cliff: 5,
  island: 5,
  road: 5,
  village: 5,
  abstract: 5,
  studio: 5,
  snowfield: 3,
  portrait: 0,
}

/** Of several places named in one prompt, the one that ranks highest is painted. */
export const placeRank = (place: Place): number => RANKS[place] ?? USUAL_RANK

/** Indoor or framing words: never the head of a compound such as “fox portrait”. */
export const FRAMING_PLACES: ReadonlySet<Place> = new Set(['portrait', 'abstract', 'studio', 'window'])

/** What is seen in space. */
export const CELESTIAL_BODIES = wordSet(
  'galaxy nebula planet earth saturn jupiter spacestation comet asteroid',
)

/** Words for trees; null is a word that is understood but adds no tree. */
export const TREES = tableOf<TreeWord | null>({
  sakuratree: 'blossom',
  palmtree: 'palm',
  pine: 'conifer',
  cypress: 'conifer',
  acacia: 'acacia',
  bamboo: 'bamboo',
  maple: 'autumn',
  leaf: 'autumn',
  tree: 'green',
  oak: 'green',
  birch: 'green',
  petal: null,
})
