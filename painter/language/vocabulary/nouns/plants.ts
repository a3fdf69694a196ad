import type { NounGroup } from './noun.ts'

/** Single plants; beds of flowers and woods are scenery. */
export const PLANTS: readonly NounGroup[] = [
  {
    habitat: 'meadow',
    posture: 'stands',
    on: 'ground',
    isBuilding: true,
    // Read by the names of its kinds.
    things: { '@tree': [9, 'single-tree'] },
  },
  {
    habitat: 'meadow',
    posture: 'lies',
    on: 'ground',
    things: { '@blanket': [0.5, 'picnic-blanket blanket checkered-blanket', 'picnic-rug'] },
  },
  {
    habitat: 'meadow',
    posture: 'grows',
    on: 'ground table',
    things: {
      sunflower: [1.5, 'sunflower'],
      tulip: [0.5, 'tulip'],
      rose: [0.6, 'rose red-rose'],
      'cherry-blossom': [0.5, 'sakura'],
      hibiscus: [0.5, 'hibiscus'],
      blossom: [0.5, 'flowerhead'],
      'white-flower': [0.4, 'white-flower'],
      hyacinth: [0.5, 'hyacinth grape-hyacinth muscari'],
      'wilted-flower': [0.5, 'wilted-flower wilted-rose'],
      seedling: [0.3, 'seedling sapling'],
      herb: [
        0.3,
        'herb bamboosprig',
        'basil mint parsley rosemary thyme sage oregano dill coriander cilantro marjoram chive lemongrass nettle',
      ],
      shamrock: [0.3, 'shamrock clover'],
      'four-leaf-clover': [0.2, 'four-leaf-clover'],
      '@leaf': [0.5, 'green-leaf'],
      'maple-leaf': [0.3, 'maple-leaf'],
      'fallen-leaf': [0.3, 'fallen-leaf'],
      'sheaf-of-rice': [0.6, 'sheaf wheat ear-of-wheat', 'barley straw hay'],
    },
  },
  {
    habitat: 'desert',
    posture: 'grows',
    on: 'ground table',
    things: { cactus: [2.6, 'cactus'] },
  },
  {
    habitat: 'table',
    posture: 'stands',
    on: 'table ground',
    things: {
      '@geraniums': [0.5, 'geranium flower-pot flowerpot'],
      'potted-plant': [0.4, 'potted-plant houseplant house-plant plant'],
      '@holly': [0.25, 'holly holly-sprig holly-branch sprig-of-holly', 'mistletoe'],
      bouquet: [0.35, 'bouquet bunch-of-flowers bouquet-of-flowers'],
    },
  },
  {
    habitat: 'pond',
    posture: 'floats',
    on: 'water',
    things: { lotus: [0.6, 'lotus lotus-flower water-lily'] },
  },
  {
    habitat: 'forest',
    posture: 'grows',
    on: 'ground table',
    things: {
      mushroom: [0.5, 'mushroom toadstool', 'fungus fly-agaric'],
      'brown-mushroom': [0.4, 'brown-mushroom', 'champignon'],
      'nest-with-eggs': [0.35, 'nest bird-nest birds-nest'],
      'empty-nest': [0.35, 'empty-nest'],
      'leafless-tree': [7, 'dead-tree bare-tree leafless-tree'],
      wood: [0.5, 'log firewood'],
      '@stump': [0.55, 'stump tree-stump stump-of-a-tree'],
      rock: [0.8, 'rock boulder stone', 'pebble meteorite'],
      '@branch': [0.35, 'branch tree-branch bough twig', 'perch'],
      '@cauldron': [0.9, 'cauldron'],
      fire: [1, 'fire campfire bonfire flame', 'torch-fire'],
    },
  },
  {
    habitat: 'livingroom',
    posture: 'stands',
    on: 'ground table',
    things: {
      'christmas-tree': [2.2, 'christmas-tree'],
      'tanabata-tree': [2.2, 'tanabata-tree'],
      'pine-decoration': [0.8, 'kadomatsu'],
    },
  },
]
