import type { NounGroup } from './noun.ts'

/** What people are at work on, and what they have for it. */
export const WORK_NOUNS: readonly NounGroup[] = [
  {
    habitat: 'workshop',
    posture: 'stands',
    on: 'ground',
    things: {
      '@weldwork': [1.6, 'weldwork'],
      '@weldedsculpture': [1.8, 'weldedsculpture'],
      '@grindwork': [1.6, 'grindwork'],
      '@glassfurnace': [2.1, 'glass-furnace glassfurnace'],
      '@cobblersbench': [1.15, 'cobblers-bench shoemakers-bench cobblersbench'],
      '@watchbench': [1.2, 'watchmakers-bench watchbench'],
      '@jewelbench': [1.2, 'jewellers-bench jewelers-bench jewelbench'],
      '@stoneblock': [1.7, 'stoneblock block-of-marble marble-block'],
      '@bookcart': [
        1.05,
        'book-cart book-trolley library-cart library-trolley cart-of-books trolley-of-books',
      ],
    },
  },
  {
    habitat: 'kitchen',
    posture: 'stands',
    on: 'ground',
    things: { '@flamingwok': [1.6, 'flamingwok'] },
  },
  {
    habitat: 'office',
    posture: 'stands',
    on: 'ground',
    things: {
      '@draughtingtable': [
        1.25,
        'drafting-table draughting-table drawing-board drafting-board draughtingtable',
      ],
      '@messydesk': [1.25, 'messydesk'],
    },
  },
  {
    habitat: 'library',
    posture: 'stands',
    on: 'ground',
    things: { '@writingdesk': [1.2, 'writing-desk scribes-desk writingdesk', 'lectern'] },
  },
  {
    habitat: 'livingroom',
    posture: 'stands',
    on: 'ground',
    things: {
      '@paintedwall': [2.3, 'paintedwall'],
      '@fusebox': [1.5, 'fuse-box fusebox electrical-panel', 'switchboard'],
    },
  },
  {
    habitat: 'hospital',
    posture: 'stands',
    on: 'ground',
    things: { '@operatingtable': [1.75, 'operating-table operatingtable surgery-table'] },
  },
  {
    habitat: 'dentistroom',
    posture: 'stands',
    on: 'ground',
    things: { '@dentalchair': [1.6, 'dental-chair dentalchair'] },
  },
  {
    habitat: 'constructionsite',
    posture: 'stands',
    on: 'ground',
    things: {
      '@brickcourse': [1.25, 'brickcourse'],
      '@scaffold': [4.4, 'scaffold scaffolding scaffolds'],
      '@steelbeam': [0.3, 'beamofsteel'],
      '@jackhammer': [1.1, 'jackhammer pneumatic-drill pneumatic-hammer road-drill jack-hammer'],
    },
  },
  {
    habitat: 'street',
    posture: 'stands',
    on: 'ground',
    things: { '@windowcradle': [6.5, 'cradleofcleaners'] },
  },
  {
    habitat: 'market',
    posture: 'stands',
    on: 'ground',
    things: {
      '@fishstall': [2.15, 'fish-stall fishstall fish-stand fish-counter'],
      '@flowerstall': [2.5, 'flower-stall flower-stand flower-booth flower-cart flower-kiosk'],
      '@breadstall': [2.5, 'bread-stall bread-stand'],
      '@icestall': [
        2.5,
        'ice-cream-stand ice-cream-stall ice-cream-cart ice-cream-booth ice-cream-kiosk gelato-stand gelato-stall gelato-cart gelato-booth',
      ],
      '@spicestall': [2.5, 'spice-stall spice-stand'],
      '@roaststall': [2.5, 'chestnut-stall chestnut-stand chestnut-cart'],
      '@noodlestall': [
        2.3,
        'noodle-stall noodlestall noodle-stand noodle-cart ramen-stall ramen-stand ramen-cart dumpling-stall yatai hawker-stall street-food-stall',
      ],
    },
  },
  {
    habitat: 'farm',
    posture: 'stands',
    on: 'ground',
    things: { '@baler': [2.9, 'baler hay-baler straw-baler', 'baling-machine'] },
  },
  {
    habitat: 'cafe',
    posture: 'stands',
    on: 'table ground',
    things: { '@glasstray': [0.34, 'glasstray'], '@squeegee': [0.4, 'squeegee window-wiper'] },
  },
]
