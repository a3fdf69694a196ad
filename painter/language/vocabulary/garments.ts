import type { Figure } from '../../drawings/figures/figure-pen.ts'
import type { Face } from '../../drawings/portrait/bust-pen.ts'
import { meaningsOf, wordsOf } from './rows.ts'
import { wordSet } from './table.ts'

/** What people wear on their heads, by its words written together. */
export const HATS = meaningsOf<NonNullable<Figure['hat']>>('hats')

/** How a hat is drawn on a portrait, where that is not quite the same. */
export const HATS_ON_FACES: Partial<Record<NonNullable<Figure['hat']>, Face['hat']>> = {
  beanie: 'beanie',
  furhat: 'beanie',
  feathers: 'feathers',
  nemes: 'hood',
  party: 'party',
  beret: 'beret',
  cap: 'cap',
  catears: 'catears',
  rabbitears: 'rabbitears',
  horns: 'horns',
  chef: 'chef',
  crown: 'crown',
  flowers: 'flowers',
  fedora: 'fedora',
  cowboy: 'cowboy',
  tricorn: 'tricorn',
  tophat: 'tophat',
  kasa: 'straw',
  kabuto: 'kabuto',
  masked: 'masked',
  mortarboard: 'mortarboard',
  santa: 'santa',
  hardhat: 'hardhat',
  helmet: 'helmet',
  horned: 'horned',
  hood: 'hood',
  straw: 'straw',
  turban: 'turban',
  veil: 'veil',
  wizard: 'wizard',
}

/** The accessory that is no icon. */
const FLOWER_CROWN = '@flowercrown'

/** The icons of those that can be put on anything. */
export const HAT_ICONS: Partial<Record<NonNullable<Figure['hat']>, string>> = {
  cap: 'billed-cap',
  crown: 'crown',
  flowers: FLOWER_CROWN,
  fedora: 'top-hat',
  tophat: 'top-hat',
  hardhat: 'rescue-workers-helmet',
  helmet: 'rescue-workers-helmet',
  straw: 'womans-hat',
  mortarboard: 'graduation-cap',
}

/** What an animal can wear around its trunk. */
export const JACKETS = wordSet(
  'sweater jumper coat jacket vest raincoat hoodie cardigan harness cape saddle blanket',
)

/** What one glides or rolls on: written together. */
export const SKATES = wordSet(
  'rollerskate rollerskates rollerblade rollerblades iceskate iceskates skates tourskis',
)

export const FOOTWEAR = wordSet(
  'boot boots shoe shoes sneaker sneakers sandal sandals slipper slippers heels clogs',
)

/** Clothes that change nothing that is seen, or that are read elsewhere; worn, they are no things of their own. */
export const OTHER_CLOTHES = wordsOf('other clothes')
