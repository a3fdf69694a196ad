/** Colours ('#rrggbb') and measures, in lengths of the trunk, of a bird; what is left out is a songbird's. */
export type Plumage = {
  back: string
  wing: string
  belly: string
  breast?: string
  hood?: string
  face?: string
  cap?: string
  crest?: string
  bar?: string
  wingTip?: string
  tailColour?: string
  beakColour?: string
  feet?: string
  head?: number
  beak?: number
  legs?: number
  neck?: number
  tail?: number
  /** Length of a wing. */
  span?: number
  isForked?: boolean
  isHooked?: boolean
}

const GULL: Plumage = {
  back: '#f4f4f2',
  wing: '#b9c2cc',
  belly: '#ffffff',
  wingTip: '#2f343c',
  tailColour: '#f4f4f2',
  beakColour: '#f0b428',
  feet: '#e0a052',
  beak: 0.26,
  tail: 0.36,
  span: 1.45,
}
const CROW: Plumage = {
  back: '#24252c',
  wing: '#1c1d26',
  belly: '#2b2c34',
  beakColour: '#2a2a2e',
  feet: '#2a2a2e',
  beak: 0.28,
  span: 1.3,
}
const WADER: Plumage = {
  back: '#9aa6b4',
  wing: '#8793a3',
  belly: '#e9edf0',
  hood: '#eef0f2',
  cap: '#2f3640',
  beakColour: '#e0a030',
  feet: '#8a7a52',
  head: 0.16,
  beak: 0.5,
  legs: 1.1,
  neck: 0.62,
  tail: 0.3,
  span: 1.5,
}

/** Birds that are drawn by hand, by their names written together. */
export const PLUMAGES: Readonly<Record<string, Plumage>> = {
  bird: { back: '#8a6a4c', wing: '#6b4f38', belly: '#eee2cf', breast: '#c98a52' },
  songbird: { back: '#8a6a4c', wing: '#6b4f38', belly: '#eee2cf', breast: '#c98a52' },
  robin: {
    back: '#8a7058',
    wing: '#6f5742',
    belly: '#f2ede2',
    breast: '#e0642a',
    face: '#e0642a',
    beakColour: '#3a322c',
    legs: 0.34,
  },
  sparrow: {
    back: '#9a7450',
    wing: '#74502f',
    belly: '#e6dccb',
    cap: '#7a5a3f',
    bar: '#f2e8d6',
    beakColour: '#4a4038',
  },
  finch: {
    back: '#a5694a',
    wing: '#5f4a40',
    belly: '#f0dcc6',
    breast: '#d9704f',
    cap: '#7d8fa6',
    bar: '#f7f5f0',
    beakColour: '#8a8078',
  },
  goldfinch: { back: '#b98f5c', wing: '#26252a', belly: '#f4ead6', face: '#d0302a', bar: '#f2cf1d' },
  canary: { back: '#f2cf3a', wing: '#dcb428', belly: '#f8e27a', beakColour: '#e8a888' },
  nightingale: { back: '#94643c', wing: '#7d5230', belly: '#e6d6bd', beakColour: '#6b5236' },
  bluejay: {
    back: '#4a7fd0',
    wing: '#2f62b8',
    belly: '#e9eef2',
    crest: '#3f74c8',
    face: '#e9eef2',
    bar: '#ffffff',
    beakColour: '#2a2a2e',
    tail: 0.66,
  },
  jay: { back: '#b08a72', wing: '#3f7fd0', belly: '#d9bfa8', bar: '#ffffff', beakColour: '#2a2a2e' },
  bluebird: { back: '#3f83dd', wing: '#2c66bd', belly: '#f2ede2', breast: '#d9793f', beakColour: '#2a2a2e' },
  cardinal: {
    back: '#d2302c',
    wing: '#a8231f',
    belly: '#e0524a',
    crest: '#d2302c',
    face: '#2a1a1a',
    beakColour: '#f08a3a',
    tail: 0.66,
  },
  bluetit: {
    back: '#7aa05a',
    wing: '#4f86c8',
    belly: '#f4dc5a',
    face: '#f7f5f0',
    cap: '#3f78c8',
    bar: '#ffffff',
    beakColour: '#2a2a2e',
  },
  chickadee: {
    back: '#8f8f8a',
    wing: '#6d6f72',
    belly: '#efe6d6',
    face: '#f7f5f0',
    cap: '#232326',
    beakColour: '#2a2a2e',
  },
  wren: { back: '#8f5f38', wing: '#744a28', belly: '#d9c2a0', tail: 0.28, beakColour: '#5f4a38' },
  swallow: {
    back: '#27407f',
    wing: '#20346b',
    belly: '#f4ead8',
    face: '#b8462a',
    isForked: true,
    tail: 0.8,
    span: 1.35,
    beakColour: '#26262a',
  },
  kingfisher: {
    back: '#1f8fc0',
    wing: '#167aa8',
    belly: '#ec8a3a',
    face: '#f4f0e6',
    beak: 0.56,
    tail: 0.26,
    beakColour: '#2a2a2e',
  },
  woodpecker: {
    back: '#26262b',
    wing: '#2b2b31',
    belly: '#f0ece2',
    cap: '#d22c2a',
    bar: '#ffffff',
    beak: 0.36,
    beakColour: '#3a3a40',
  },
  'black-bird': CROW,
  crow: CROW,
  raven: CROW,
  blackbird: { ...CROW, beak: 0.22, beakColour: '#f0a028', span: 1 },
  starling: { ...CROW, back: '#2f3a48', wing: '#3a2f4a', beak: 0.24, beakColour: '#e0b43a', span: 1 },
  magpie: { ...CROW, belly: '#f4f4f2', wing: '#1f3a66', bar: '#ffffff', tail: 0.95, span: 1.1 },
  dove: {
    back: '#f2f2f0',
    wing: '#e2e4e6',
    belly: '#ffffff',
    beakColour: '#d99a8a',
    feet: '#c96a5a',
    head: 0.2,
    beak: 0.14,
    span: 1.2,
  },
  pigeon: {
    back: '#8b95a3',
    wing: '#9aa5b3',
    belly: '#a5aebb',
    hood: '#5f7a80',
    breast: '#7a6a94',
    bar: '#3a404a',
    beakColour: '#3a3a40',
    feet: '#c9604f',
    head: 0.2,
    beak: 0.14,
    span: 1.2,
  },
  seagull: GULL,
  gull: GULL,
  tern: { ...GULL, cap: '#26282e', beakColour: '#d8402f', isForked: true, tail: 0.6 },
  albatross: { ...GULL, wing: '#3f444c', span: 1.9, beak: 0.34 },
  pelican: { ...GULL, wing: '#d6d3c8', beak: 0.86, neck: 0.42, head: 0.19, legs: 0.26 },
  hawk: {
    back: '#8a5f3a',
    wing: '#6b4628',
    belly: '#ecdcc0',
    isHooked: true,
    beakColour: '#3a3430',
    span: 1.5,
    tailColour: '#a5572f',
  },
  falcon: {
    back: '#5f6b7a',
    wing: '#4a5564',
    belly: '#f0e6d4',
    face: '#f4efe6',
    isHooked: true,
    beakColour: '#3a3a3e',
    span: 1.5,
  },
  osprey: {
    back: '#5f4a3a',
    wing: '#4a382a',
    belly: '#f7f3ea',
    face: '#f7f3ea',
    isHooked: true,
    beakColour: '#2a2a2e',
    span: 1.7,
  },
  toucan: {
    back: '#1d1d22',
    wing: '#26262c',
    belly: '#1d1d22',
    breast: '#f6f2e6',
    face: '#f6f2e6',
    beakColour: '#f0862a',
    beak: 0.62,
    head: 0.25,
    isHooked: true,
    tail: 0.5,
    feet: '#5f6f86',
  },
  macaw: {
    back: '#d2302c',
    wing: '#2f62c8',
    belly: '#d9402f',
    face: '#f4ece2',
    bar: '#f2c22a',
    beakColour: '#2f2a28',
    isHooked: true,
    tail: 1.1,
    tailColour: '#c22f2a',
    span: 1.2,
  },
  heron: { ...WADER, crest: '#2f3640' },
  egret: {
    ...WADER,
    back: '#f7f7f5',
    wing: '#eceef0',
    belly: '#ffffff',
    hood: '#f7f7f5',
    cap: undefined,
    feet: '#2f2f33',
    beakColour: '#f0b42a',
  },
  stork: {
    ...WADER,
    back: '#f7f7f5',
    wing: '#f0f0ee',
    wingTip: '#1f1f25',
    belly: '#ffffff',
    hood: '#f7f7f5',
    cap: undefined,
    feet: '#e0502f',
    beakColour: '#e0502f',
  },
  crane: { ...WADER, back: '#c2c8d0', hood: '#c2c8d0', cap: '#c9302c', neck: 0.8 },
  ibis: {
    ...WADER,
    back: '#e0553a',
    wing: '#c9402c',
    belly: '#ec7a5a',
    hood: '#e0553a',
    cap: undefined,
    beak: 0.56,
  },
}
