import type { NounGroup } from './noun.ts'

/** Machines of offices and wards, bodies of geometry, and what lies about. */
export const SUNDRY_NOUNS: readonly NounGroup[] = [
  {
    habitat: 'table',
    posture: 'stands',
    on: 'table ground',
    things: {
      '@faxmachine': [0.3, 'fax-machine fax faxmachine', 'photocopier copier copy-machine'],
      '@peanutbutter': [
        0.16,
        'peanut-butter peanut-butter-jar jar-of-peanut-butter',
        'nutella almond-butter',
      ],
      '@torus': [0.25, 'torus donut-shape'],
      '@hexagonalprism': [0.25, 'hexagon hexagonal-prism', 'polyhedron dodecahedron'],
      '@triangularprism': [0.25, 'triangular-prism'],
      '@tetrahedron': [0.25, 'tetrahedron triangle', 'square-pyramid'],
      '@octahedron': [0.25, 'octahedron', 'icosahedron'],
      '@hemisphere': [0.2, 'hemisphere half-sphere'],
      '@doorknocker': [0.3, 'door-knocker doorknocker lion-door-knocker knocker'],
      '@bubblegum': [0.1, 'bubblegum bubble-gum chewing-gum pack-of-gum pack-of-bubblegum gum'],
      '@marquise': [0.14, 'marquise marquise-diamond'],
      '@ricecooker': [0.3, 'rice-cooker', 'slow-cooker pressure-cooker instant-pot'],
      '@powderburst': [0.5, 'powderburst'],
      '@brokencrockery': [0.3, 'brokencrockery'],
      '@triangularclock': [0.3, 'triangularclock'],
      '@squareclock': [0.3, 'squareclock'],
      '@pentagonalclock': [0.3, 'pentagonalclock'],
      '@hexagonalclock': [0.3, 'hexagonalclock'],
      '@octagonalclock': [0.3, 'octagonalclock'],
      '@cloche': [0.35, 'cloche glass-cloche bell-jar glass-bell'],
      '@wattle': [0.4, 'wattle golden-wattle mimosa-branch acacia-blossom wattle-branch'],
    },
  },
  {
    habitat: 'table',
    posture: 'grows',
    on: 'ground table',
    things: { '@blossombranch': [0.6, 'blossombranch'] },
  },
  {
    habitat: 'laundryroom',
    posture: 'lies',
    on: 'ground table',
    things: {
      '@laundrypile': [
        0.7,
        'laundrypile laundry-pile pile-of-laundry heap-of-laundry pile-of-clothes heap-of-clothes pile-of-dirty-laundry pile-of-clothing dirty-laundry',
      ],
    },
  },
  {
    habitat: 'street',
    posture: 'stands',
    on: 'ground',
    things: { '@dumpsterfire': [1.9, 'burningdumpster'] },
  },
  {
    habitat: 'hospital',
    posture: 'stands',
    on: 'ground',
    things: { '@ironlung': [1.3, 'iron-lung'] },
  },
  {
    habitat: 'beach',
    posture: 'stands',
    on: 'ground',
    things: {
      '@driftwood': [0.7, 'driftwood drift-wood driftwood-log piece-of-driftwood'],
      '@footprints': [0.42, 'footprint footstep foot-print pawprint paw-print animal-track'],
    },
  },
  {
    habitat: 'hills',
    posture: 'stands',
    on: 'ground',
    things: {
      '@columns': [
        7,
        'pillar column greek-pillar greek-column roman-pillar roman-column stone-pillar stone-column marble-pillar marble-column temple-pillar temple-column',
      ],
    },
  },
  {
    habitat: 'farm',
    posture: 'stands',
    on: 'ground',
    things: { '@plough': [1, 'plough plow horse-plough'] },
  },
  {
    habitat: 'forest',
    posture: 'stands',
    on: 'ground',
    things: { '@anthill': [0.8, 'anthill ant-hill ant-nest ants-nest'] },
  },
  {
    habitat: 'desert',
    posture: 'stands',
    on: 'ground',
    things: { '@tumbleweed': [0.8, 'tumbleweed tumble-weed'] },
  },
  {
    habitat: 'ocean',
    posture: 'floats',
    on: 'water',
    things: { '@whirlpool': [2.4, 'whirlpool maelstrom water-vortex'] },
  },
  {
    habitat: 'mountains',
    posture: 'flies',
    on: 'air',
    things: { '@snowflake': [0.5, 'snowflake snow-flake snow-crystal ice-crystal'] },
  },
  {
    habitat: 'underwater',
    posture: 'swims',
    on: 'water',
    things: { '@tadpole': [0.3, 'tadpole pollywog'] },
  },
]
