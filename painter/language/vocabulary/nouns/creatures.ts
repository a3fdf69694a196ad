import type { NounGroup } from './noun.ts'

/** Insects, sea animals, dinosaurs and odd animals that have a drawing of their own. */
export const CREATURE_NOUNS: readonly NounGroup[] = [
  {
    habitat: 'forest',
    posture: 'stands',
    on: 'ground',
    things: {
      '@golem': [
        2.6,
        'golem',
        'rock-monster stone-monster rock-creature stone-creature earth-elemental stone-elemental',
      ],
      '@centaur': [2.4, 'centaur centauress'],
      '@treant': [3.4, 'treant ent treefolk tree-monster tree-creature tree-giant tree-man', 'tree-spirit'],
      '@slime': [0.6, 'slime slime-monster jelly-monster', 'blob ooze'],
    },
  },
  {
    habitat: 'swamp',
    posture: 'stands',
    on: 'ground',
    things: { '@hydra': [5, 'hydrabeast'] },
  },
  {
    habitat: 'mountains',
    posture: 'flies',
    on: 'air',
    things: {
      'full-moon-face': [9, 'facemoon'],
      'crescent-moon': [2.4, 'seatmoon'],
      '@facesun': [9, 'facesun'],
      '@facestar': [2.4, 'facestar'],
      '@longdragon': [6, 'longdragon'],
    },
  },
  {
    habitat: 'ocean',
    posture: 'stands',
    on: 'ground water',
    things: { '@seawitch': [1.9, 'seawitch cecaelia'] },
  },
  {
    habitat: 'meadow',
    posture: 'stands',
    on: 'ground',
    things: { '@eggman': [1.3, 'eggman humpty'], '@pumpkincoach': [2.4, 'pumpkincoach'] },
  },
  {
    habitat: 'forest',
    posture: 'lies',
    on: 'ground table',
    things: { '@meltingclock': [0.5, 'meltingclock'] },
  },
  {
    habitat: 'workshop',
    posture: 'stands',
    on: 'ground table',
    things: { '@longnosed': [1, 'longnosedpuppet'] },
  },
  {
    habitat: 'meadow',
    posture: 'stands',
    on: 'ground',
    isBuilding: true,
    things: { '@skystairs': [30, 'skystair'] },
  },
  {
    habitat: 'meadow',
    posture: 'stands',
    on: 'ground table',
    things: {
      '@eggshell': [0.6, 'eggshell'],
      '@jumpinghoop': [2, 'jumpinghoop'],
      '@firehoop': [2, 'firehoop'],
    },
  },
  {
    habitat: 'cave',
    posture: 'hangs',
    on: 'ground',
    things: { '@cavebat': [2, 'cavebat'] },
  },
  {
    habitat: 'garden',
    posture: 'stands',
    on: 'ground',
    things: { '@paddlingpool': [0.55, 'paddlingpool'] },
  },
  {
    habitat: 'kitchen',
    posture: 'stands',
    on: 'ground table',
    things: { '@gingerbreadman': [0.3, 'gingerbread-man gingerbread-cookie'] },
  },
  {
    habitat: 'meadow',
    posture: 'stands',
    on: 'ground',
    things: {
      '@landvillage': [0.6, 'landvillage'],
      '@landforest': [0.6, 'landforest'],
      '@landcity': [0.6, 'landcity'],
    },
  },
  {
    habitat: 'pond',
    posture: 'flies',
    on: 'air ground table',
    things: {
      '@dragonfly': [0.35, 'dragonfly damselfly', 'mayfly lacewing'],
    },
  },
  {
    habitat: 'forest',
    posture: 'flies',
    on: 'air ground table',
    things: {
      '@moth': [0.35, 'moth luna-moth atlas-moth hawk-moth silk-moth'],
      '@firefly': [0.25, 'firefly glowworm glow-worm lightning-bug'],
    },
  },
  {
    habitat: 'forest',
    posture: 'stands',
    on: 'ground table',
    things: {
      '@caterpillar': [0.22, 'caterpillar silkworm', 'millipede centipede'],
      '@chrysalis': [0.24, 'chrysalis chrysalid chrysalises cocoon pupa'],
      '@mantis': [0.35, 'mantis', 'stick-insect walking-stick-insect'],
      '@chameleon': [0.45, 'chameleon'],
      '@pangolin': [0.5, 'pangolin'],
    },
  },
  {
    habitat: 'savanna',
    posture: 'stands',
    on: 'ground',
    things: {
      '@anteater': [1, 'anteater giant-anteater', 'aardvark'],
      '@meerkat': [0.7, 'meerkat'],
    },
  },
  {
    habitat: 'desert',
    posture: 'stands',
    on: 'ground',
    things: { '@armadillo': [0.4, 'armadillo'] },
  },
  {
    habitat: 'river',
    posture: 'stands',
    on: 'ground water',
    things: { '@platypus': [0.4, 'platypus duck-billed-platypus'] },
  },
  {
    habitat: 'snowfield',
    posture: 'stands',
    on: 'ground',
    things: { '@walrus': [1.5, 'walrus'] },
  },
  {
    habitat: 'jungle',
    posture: 'stands',
    on: 'ground',
    things: {
      '@hangingmonkey': [3.4, 'hangingmonkey hangingmacaque hangingcapuchin hanginggibbon'],
      '@hangingchimp': [3.4, 'hangingchimp hangingchimpanzee hangingape hanginggorilla'],
      '@hangingorangutan': [3.4, 'hangingorangutan'],
      '@hangingsloth': [3, 'hangingsloth'],
      '@hangingbat': [2, 'hangingbat'],
      '@triceratops': [3.2, 'triceratops', 'styracosaurus'],
      '@stegosaurus': [3.6, 'stegosaurus'],
      '@ankylosaurus': [2.2, 'ankylosaurus'],
      't-rex': [5, 'tyrannosaurus allosaurus', 'spinosaurus godzilla kaiju'],
    },
  },
  {
    habitat: 'jungle',
    posture: 'flies',
    on: 'air ground',
    things: { '@pterodactyl': [2.5, 'pterodactyl pteranodon pterosaur'] },
  },
  {
    habitat: 'lake',
    posture: 'floats',
    on: 'water',
    things: {
      '@plesiosaur': [
        4,
        'plesiosaur nessie lake-monster sea-serpent sea-monster loch-ness-monster',
        'leviathan mosasaur',
      ],
    },
  },
  {
    habitat: 'ocean',
    posture: 'floats',
    on: 'water',
    things: { '@narwhal': [2.4, 'narwhal'] },
  },
  {
    habitat: 'underwater',
    posture: 'swims',
    on: 'water',
    things: {
      '@seahorse': [0.5, 'seahorse sea-horse seadragon sea-dragon'],
      '@ray': [1.4, 'stingray manta manta-ray sting-ray eagle-ray electric-ray'],
      '@anglerfish': [0.8, 'anglerfish angler-fish'],
      '@eel': [0.7, 'eel moray moray-eel electric-eel', 'lamprey hagfish'],
      '@swordfish': [1.4, 'swordfish marlin sailfish'],
      '@axolotl': [0.5, 'axolotl'],
      '@seaturtle': [0.9, 'sea-turtle leatherback loggerhead'],
    },
  },
  {
    habitat: 'beach',
    posture: 'lies',
    on: 'ground table',
    things: { '@starfish': [0.35, 'starfish sea-star'] },
  },
]
