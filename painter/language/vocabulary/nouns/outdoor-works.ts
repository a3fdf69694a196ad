import type { NounGroup } from './noun.ts'

/** What gardens, fields and fairs have in them. */
export const OUTDOOR_WORK_NOUNS: readonly NounGroup[] = [
  {
    habitat: 'garden',
    posture: 'stands',
    on: 'ground',
    things: {
      '@sprinkler': [1, 'sprinkler lawn-sprinkler garden-sprinkler water-sprinkler'],
      '@palmhammock': [3.2, 'palmhammock'],
      '@treehammock': [3.2, 'treehammock'],
      '@beanpoles': [
        2.2,
        'beanpole runner-bean runner-bean-plant bean-pole climbing-bean green-bean-plant bean-wigwam bean-row bean-plant string-bean-plant',
        'hop-plant pea-plant',
      ],
      '@compostheap': [
        1.1,
        'compost-heap compost compost-bin compost-pile',
        'manure-heap dung-heap muck-heap',
      ],
    },
  },
  {
    habitat: 'allotment',
    posture: 'stands',
    on: 'ground',
    isBuilding: true,
    things: { '@polytunnel': [2.6, 'polytunnel poly-tunnel hoop-house hoophouse'] },
  },
  {
    habitat: 'wheatfield',
    posture: 'stands',
    on: 'ground',
    things: { '@combine': [3.6, 'combine harvester combine-harvester'] },
  },
  {
    habitat: 'hills',
    posture: 'stands',
    on: 'ground',
    things: { '@stile': [1.3, 'stile kissing-gate'] },
  },
  {
    habitat: 'laundryroom',
    posture: 'stands',
    on: 'ground',
    things: {
      '@dryingrack': [
        1.15,
        'drying-rack clothes-horse clothes-airer airer laundry-rack drying-horse laundry-airer clothes-drying-rack',
      ],
    },
  },
  {
    habitat: 'funfair',
    posture: 'stands',
    on: 'ground',
    isBuilding: true,
    things: {
      '@waltzer': [4.4, 'waltzer waltzer-ride tilt-a-whirl', 'dodgem-ride'],
      '@helterskelter': [13, 'helter-skelter'],
      '@maypole': [5.5, 'maypole may-pole'],
    },
  },
  {
    habitat: 'funfair',
    posture: 'stands',
    on: 'ground',
    things: { '@bumpercar': [1.4, 'bumper-car dodgem dodgem-car'] },
  },
]
