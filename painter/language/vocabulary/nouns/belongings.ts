import type { NounGroup } from './noun.ts'

/** What people have in their hands or with them. */
export const BELONGINGS: readonly NounGroup[] = [
  {
    habitat: 'underwater',
    posture: 'swims',
    on: 'water',
    things: { '@diver': [0.9, 'scubadiver scubadiving'] },
  },
  {
    habitat: 'hills',
    posture: 'flies',
    on: 'air',
    things: {
      '@moonglobe': [6, 'moonglobe'],
      '@paperplane': [0.35, 'paperplane'],
    },
  },
  {
    habitat: 'ballroom',
    posture: 'stands',
    on: 'ground',
    things: { '@throne': [1.7, 'throne golden-throne royal-chair'] },
  },
  {
    habitat: 'table',
    posture: 'stands',
    on: 'table ground',
    things: {
      '@sword': [
        0.9,
        'sword longsword broadsword blade excalibur',
        'katana rapier saber sabre scimitar claymore lightsaber',
      ],
      '@torch': [0.7, 'torch burning-torch flaming-torch'],
      '@pipe': [0.14, 'tobacco-pipe smoking-pipe'],
      '@baseballbat': [0.85, 'baseballbat'],
      '@cello': [1.25, 'cello', 'double-bass contrabass viola-da-gamba'],
      '@flute': [0.06, 'flute', 'piccolo'],
    },
  },
  {
    habitat: 'gym',
    posture: 'stands',
    on: 'ground',
    things: { '@barbell': [0.45, 'barbell weights', 'dumbbell kettlebell'] },
  },
  {
    habitat: 'park',
    posture: 'stands',
    on: 'ground',
    things: { '@pram': [1.05, 'pram baby-carriage stroller pushchair baby-stroller buggy'] },
  },
  {
    habitat: 'garden',
    posture: 'stands',
    on: 'ground',
    things: {
      '@kettlegrill': [1.05, 'kettlegrill barbecue-grill barbecue bbq charcoal-grill'],
      '@clothesline': [1.9, 'clothesline washing-line laundry-line clotheslines'],
    },
  },
  {
    habitat: 'pond',
    posture: 'floats',
    on: 'water',
    things: { '@paperboat': [0.3, 'paper-boat origami-boat', 'paper-ship'] },
  },
]
