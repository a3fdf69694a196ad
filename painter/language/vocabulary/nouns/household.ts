import type { NounGroup } from './noun.ts'

/** Machines and furnishings of homes and shops. */
export const HOUSEHOLD: readonly NounGroup[] = [
  {
    habitat: 'livingroom',
    posture: 'stands',
    on: 'ground',
    things: {
      '@aquarium': [1.35, 'homeaquarium'],
      '@travelchest': [0.6, 'travelchest steamer-trunk blanket-chest'],
      '@fireplace': [1.7, 'fireplace-piece'],
      '@stairs': [2.5, 'indoorstair'],
      '@watertank': [1.25, 'glasstank'],
    },
  },
  {
    habitat: 'kitchen',
    posture: 'stands',
    on: 'ground',
    things: {
      '@openfridge': [1.85, 'openfridge'],
      '@woodstove': [1.5, 'ironstove'],
      '@dirtydishes': [0.5, 'dirtydish'],
      '@fridge': [1.8, 'fridge refrigerator freezer icebox'],
      '@range': [1.15, 'stove oven cooker gas-stove stovetop gas-cooker electric-stove kitchen-range', 'hob'],
      '@dishwasher': [0.9, 'dishwasher dish-washer tumble-dryer'],
      '@counter': [1.1, 'kitchen-counter kitchen-island kitchen-countertop'],
      '@sink': [1.1, 'sink kitchen-sink washbasin wash-basin bathroom-sink basin', 'faucet tap'],
    },
  },
  {
    habitat: 'kitchen',
    posture: 'stands',
    on: 'table ground',
    things: {
      '@pizzabox': [0.2, 'pizzabox'],
      '@opendrawer': [0.3, 'opendrawer'],
      '@microwave': [0.3, 'microwave microwave-oven'],
    },
  },
  {
    habitat: 'laundryroom',
    posture: 'stands',
    on: 'ground',
    things: {
      '@washingmachine': [0.9, 'washing-machine washer laundry-machine clothes-washer', 'dryer'],
      '@ironingboard': [1, 'ironing-board'],
    },
  },
  {
    habitat: 'livingroom',
    posture: 'stands',
    on: 'ground',
    things: {
      '@vacuumcleaner': [0.9, 'vacuum vacuum-cleaner hoover'],
      '@radiator': [0.65, 'radiator', 'heater'],
      '@coatrack': [1.8, 'coat-rack coat-stand clothes-rack hat-stand', 'clothes-stand hat-rack'],
      '@coffeetable': [0.5, 'coffee-table'],
      '@ottoman': [0.45, 'ottoman footstool pouf'],
    },
  },
  {
    habitat: 'diningroom',
    posture: 'stands',
    on: 'ground',
    things: {
      '@laidtable': [1.25, 'laidtable'],
      '@cakecart': [1.15, 'cakecart'],
      '@chinacabinet': [1.9, 'chinacabinet'],
    },
  },
  {
    habitat: 'bedroom',
    posture: 'stands',
    on: 'ground',
    things: {
      '@dresser': [0.95, 'dresser chest-of-drawers bureau', 'sideboard credenza'],
      '@nightstand': [0.95, 'nightstand bedside-table night-table bedside-cabinet'],
      '@openwardrobe': [2, 'openwardrobe'],
      '@snowwardrobe': [2, 'snowwardrobe'],
      '@wardrobe': [1.9, 'wardrobe armoire', 'cupboard cabinet'],
      '@bookcase': [1.9, 'tall-bookcase'],
      '@bunkbed': [1.7, 'bunk-bed loft-bed'],
    },
  },
  {
    habitat: 'classroom',
    posture: 'stands',
    on: 'ground',
    things: {
      '@blackboard': [1.8, 'blackboard chalkboard chalk-board'],
      '@whiteboard': [1.8, 'whiteboard white-board flip-chart'],
    },
  },
  {
    habitat: 'beach',
    posture: 'stands',
    on: 'ground',
    things: {
      '@deckchair': [
        1,
        'deck-chair deckchair beach-chair folding-chair lawn-chair camping-chair',
        'lounge-chair',
      ],
    },
  },
  {
    habitat: 'kitchen',
    posture: 'stands',
    on: 'table',
    things: { '@cuttingboard': [0.09, 'cutting-board chopping-board bread-board breadboard'] },
  },
  {
    habitat: 'bathroom',
    posture: 'stands',
    on: 'table ground',
    things: { '@towels': [0.3, 'towel bath-towel'] },
  },
  {
    habitat: 'shop',
    posture: 'stands',
    on: 'ground',
    things: {
      '@mannequin': [1.7, 'mannequin dress-form tailors-dummy'],
      '@displaycase': [1.3, 'display-case showcase display-cabinet glass-case', 'vitrine'],
      '@vendingmachine': [1.85, 'vending-machine drinks-machine snack-machine soda-machine'],
    },
  },
  {
    habitat: 'shop',
    posture: 'stands',
    on: 'table ground',
    things: { '@cashregister': [0.4, 'cash-register till'] },
  },
  {
    habitat: 'church',
    posture: 'stands',
    on: 'ground',
    things: { '@pipeorgan': [4.2, 'pipe-organ church-organ cathedral-organ'] },
  },
  {
    habitat: 'gym',
    posture: 'stands',
    on: 'ground',
    things: {
      '@punchingbag': [2.1, 'punchingbag punching-bag'],
      '@treadmill': [1.4, 'treadmill running-machine', 'exercise-machine'],
    },
  },
]
