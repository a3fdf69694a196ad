import { BREEDS } from '../animals/breeds.ts'
import { PLUMAGES } from '../animals/plumages.ts'
import { shadeHex } from '../tint.ts'
import type { Beast } from './beast.ts'
import { faceOfBreed } from './breed-face.ts'
import type { Figure } from './figure-pen.ts'

const mammal = (fur: string, face: string, rest: Partial<Beast> = {}): Beast => ({
  fur,
  face,
  ears: 'round',
  muzzle: 'long',
  ...rest,
})

const OTTER = mammal('#76523a', '#e3d0b4', { ears: 'low', muzzle: 'whiskered' })
const APE = mammal('#2f2b2c', '#6b5a52', { muzzle: 'primate', ears: 'side' })
const FROG = mammal('#6fae3a', '#d6e6a0', { ears: 'none', muzzle: 'wide', eye: '#e8c23a' })
const REPTILE = mammal('#5f8a4a', '#a9bf7a', { ears: 'none', muzzle: 'scaly', eye: '#e0b83a' })
const DUCK = mammal('#f4f2ea', '#ffffff', { ears: 'none', muzzle: 'bill', beak: '#f0a02e' })
const RACCOON = mammal('#8f9298', '#e9e9e6', { mask: '#2f2e33', brow: '#f1f0ec', ears: 'tufts' })
const SMOOTH = { ears: 'none', muzzle: 'scaly' } as const
const SNAIL = mammal('#c2a06a', '#e0c79a', { ...SMOOTH, horns: 'feelers' })
const INSECT = mammal('#5a3a2a', '#7a553a', { ...SMOOTH, horns: 'feelers', eye: '#e8c23a' })
const FISH = mammal('#e8823a', '#f6b878', { ears: 'none', muzzle: 'wide', eye: '#f6f2ea', body: 'fins' })
const WHALE = mammal('#5f7f9c', '#dfe8ee', { ...SMOOTH, body: 'fins' })
const CRUSTACEAN = mammal('#d8482e', '#ec7a58', { ...SMOOTH, horns: 'feelers' })

/** Those that have no coat or plumage of their own elsewhere, by their drawing or their kind. */
const BEASTS: Readonly<Record<string, Beast>> = {
  koala: mammal('#9aa0a6', '#e8e8e8', { ears: 'large', muzzle: 'koala' }),
  chipmunk: mammal('#b5723c', '#f2dfc4', { muzzle: 'rodent', ears: 'tufts' }),
  beaver: mammal('#7a5232', '#b98f62', { muzzle: 'rodent' }),
  capybara: mammal('#9a744a', '#7f5c3a', { muzzle: 'snout' }),
  hedgehog: mammal('#cfa87c', '#f0dcbc', { spines: '#5f4a38', ears: 'low', muzzle: 'pointed' }),
  raccoon: RACCOON,
  skunk: mammal('#26252a', '#3a393f', { blaze: '#f4f4f2' }),
  badger: mammal('#f0eeea', '#ffffff', { bars: '#2a282c', ears: 'low' }),
  otter: OTTER,
  boar: mammal('#5f4a3a', '#8a6a55', { muzzle: 'snout', ears: 'pointed' }),
  moose: mammal('#6b4a32', '#8f6f55', { muzzle: 'hoofed', ears: 'side', horns: 'antlers' }),
  seal: mammal('#8b929b', '#c9ced4', { ears: 'none', muzzle: 'whiskered' }),
  mammoth: mammal('#6b4630', '#7f583e', { ears: 'large', muzzle: 'trunk' }),
  elephant: mammal('#8f939b', '#a5a9b0', { ears: 'large', muzzle: 'trunk' }),
  rhinoceros: mammal('#8a8c92', '#9da0a6', { ears: 'side', muzzle: 'snout', horns: 'unicorn' }),
  hippopotamus: mammal('#8a7a88', '#a88f9c', { muzzle: 'snout' }),
  giraffe: mammal('#e0b060', '#f0dcb0', {
    ears: 'side',
    muzzle: 'hoofed',
    horns: 'feelers',
    patch: '#b5783a',
  }),
  kangaroo: mammal('#b9743c', '#e2c09a', { ears: 'long' }),
  'water-buffalo': mammal('#4a4548', '#6b6468', { ears: 'side', muzzle: 'hoofed', horns: 'cow' }),
  bison: mammal('#5a3a26', '#3f2a1e', { ears: 'side', muzzle: 'hoofed', horns: 'cow', mane: '#4a2f20' }),
  ram: mammal('#e9e4d8', '#c9bfae', { ears: 'side', muzzle: 'hoofed', horns: 'goat' }),
  llama: mammal('#eadfc8', '#f6efe2', { ears: 'pointed', muzzle: 'hoofed' }),
  camel: mammal('#cfa468', '#e0c090', { ears: 'round', muzzle: 'hoofed' }),
  'two-hump-camel': mammal('#cfa468', '#e0c090', { ears: 'round', muzzle: 'hoofed' }),
  poodle: mammal('#f2efe8', '#ffffff', { ears: 'drop', mane: '#e9e4da' }),
  hamster: mammal('#e2a25c', '#fdf2e0', { muzzle: 'rodent' }),
  mouse: mammal('#a9a4a2', '#d9d4d2', { muzzle: 'rodent', ears: 'large' }),
  rat: mammal('#7f7875', '#b9b2ae', { muzzle: 'rodent', ears: 'large' }),
  monkey: mammal('#7a5236', '#e6c29c', { muzzle: 'primate', ears: 'side' }),
  gorilla: APE,
  orangutan: mammal('#b5562a', '#8a6a58', { muzzle: 'primate', ears: 'side' }),
  sloth: mammal('#8f7a62', '#e6d6bd', { muzzle: 'short', ears: 'none', mask: '#4a382a' }),
  owl: mammal('#8a6440', '#e2c69a', { ears: 'plumes', muzzle: 'owl', eye: '#f2b82a', beak: '#4a3c2a' }),
  penguin: mammal('#26282f', '#f6f6f4', { ears: 'none', muzzle: 'beak', beak: '#f0a02e' }),
  parrot: mammal('#d2302c', '#f6ece2', { ears: 'none', muzzle: 'beak', beak: '#3a3430', hasLargeBeak: true }),
  rooster: mammal('#d9a868', '#e9c490', {
    ears: 'none',
    muzzle: 'beak',
    beak: '#f0b42e',
    crest: '#d22c2a',
  }),
  eagle: mammal('#f4f2ee', '#ffffff', { ears: 'none', muzzle: 'beak', beak: '#f0b42e', hasLargeBeak: true }),
  'baby-chick': mammal('#f6d24a', '#fbe48a', { ears: 'none', muzzle: 'beak', beak: '#f0902e' }),
  duck: { ...DUCK, fur: '#3f7a4a', face: '#4a8a55' },
  goose: DUCK,
  swan: DUCK,
  frog: FROG,
  turtle: { ...REPTILE, fur: '#7a9a4a', face: '#a9bf7a' },
  crocodile: REPTILE,
  lizard: { ...REPTILE, fur: '#7fae4a' },
  't-rex': { ...REPTILE, fur: '#6f9a3e', face: '#b9cf7a', muzzle: 'saurian' },
  'teddy-bear': mammal('#b5793f', '#e0b88a'),
  panda: mammal('#f4f4f2', '#ffffff', { earColour: '#26262a', mask: '#26262a' }),
  '@axolotl': mammal('#f3b6c0', '#fbd9de', {
    ears: 'gills',
    earColour: '#d8587a',
    muzzle: 'scaly',
    eye: '#2a2024',
  }),
  '@walrus': mammal('#8a6350', '#b98f78', { ears: 'none', muzzle: 'whiskered' }),
  '@narwhal': { ...WHALE, horns: 'unicorn' },
  '@chameleon': { ...REPTILE, fur: '#6fae4a', horns: 'feelers' },
  '@seahorse': mammal('#e8a83a', '#f2cc7a', { ears: 'gills', earColour: '#c9782a', muzzle: 'hoofed' }),
  '@starfish': { ...FISH, body: undefined },
  '@ray': WHALE,
  '@eel': { ...REPTILE, fur: '#4f6a5a' },
  '@swordfish': WHALE,
  '@dragonfly': { ...INSECT, fur: '#3f8aa0', face: '#6ab8c8', body: 'wings' },
  butterfly: { ...INSECT, fur: '#3a3038', face: '#5a4a58', body: 'wings', wings: '#3fa8e0' },
  beetle: INSECT,
  ant: INSECT,
  cricket: { ...INSECT, fur: '#7aa03e', face: '#a0c468' },
  honeybee: {
    ...INSECT,
    fur: '#f0bc2e',
    face: '#f8d870',
    stripes: '#2f2620',
    eye: undefined,
    body: 'wings',
  },
  'lady-beetle': { ...INSECT, fur: '#2f2628', face: '#4a4044', body: 'wings', wings: '#d03028' },
  spider: { ...INSECT, fur: '#3f3640', face: '#5a4e5c', horns: undefined },
  scorpion: { ...CRUSTACEAN, fur: '#7a4a2a', face: '#9a683e' },
  crab: CRUSTACEAN,
  lobster: CRUSTACEAN,
  shrimp: CRUSTACEAN,
  snail: SNAIL,
  worm: { ...SNAIL, fur: '#d88a80', face: '#e8b0a6', horns: undefined },
  snake: REPTILE,
  octopus: mammal('#c8527a', '#de84a2', { ...SMOOTH, body: 'tentacles' }),
  squid: mammal('#d88a9a', '#eab4be', { ...SMOOTH, body: 'tentacles' }),
  jellyfish: mammal('#a88ad8', '#c8b4ec', { ...SMOOTH, body: 'tentacles' }),
  fish: FISH,
  'tropical-fish': FISH,
  blowfish: mammal('#d8b45a', '#f4e6bc', { ears: 'none', muzzle: 'wide', spines: '#b08a3e' }),
  shark: { ...WHALE, fur: '#7a8894', muzzle: 'saurian' },
  whale: WHALE,
  orca: { ...WHALE, fur: '#26282f', mask: '#f4f4f2' },
  dolphin: { ...WHALE, fur: '#7a9ab4' },
  dragon: { ...REPTILE, fur: '#4f9a4a', face: '#a8cf7a', muzzle: 'saurian', horns: 'cow' },
  bat: mammal('#3f3238', '#6a5258', { ears: 'pointed', muzzle: 'short' }),
  turkey: mammal('#7a3a34', '#c85a50', { ears: 'none', muzzle: 'beak', beak: '#e0b03a' }),
  peacock: mammal('#2a6fa8', '#e8f0f0', { ears: 'none', muzzle: 'beak', beak: '#8a8270', crest: '#2fa08a' }),
  flamingo: mammal('#f08aa0', '#f8b4c0', {
    ears: 'none',
    muzzle: 'beak',
    beak: '#2f2a2c',
    hasLargeBeak: true,
  }),
  dodo: mammal('#8a8a92', '#c9c4ba', { ears: 'none', muzzle: 'beak', beak: '#c9a858', hasLargeBeak: true }),
  '@hummingbird': mammal('#2f9a6a', '#e8f0ea', { ears: 'none', muzzle: 'beak', beak: '#2f2a2c' }),
  '@triceratops': { ...REPTILE, fur: '#9a8a5a', face: '#c4b888', horns: 'cow' },
  monster: mammal('#7a52b0', '#b79ae0', {
    ears: 'none',
    muzzle: 'monster',
    horns: 'cow',
    eye: '#e8c23a',
  }),
  redpanda: mammal('#b5512a', '#f6efe4', { stripes: '#f6efe4' }),
}

/** In heads, as long as a toucan's or a heron's. */
const LARGE_BEAK = 0.4

/** The head of a kind of animal that can be dressed; undefined for those that have none to show. */
export function beastNamed(kind: string): Beast | undefined {
  if (Object.hasOwn(BEASTS, kind)) return BEASTS[kind]
  if (Object.hasOwn(BREEDS, kind)) return faceOfBreed(BREEDS[kind])
  if (!Object.hasOwn(PLUMAGES, kind)) return undefined
  const { back, hood = back, face = shadeHex(hood, 0.25), beak, beakColour, crest } = PLUMAGES[kind]
  return mammal(hood, face, {
    ears: 'none',
    muzzle: 'beak',
    beak: beakColour ?? '#e0a030',
    crest,
    hasLargeBeak: beak !== undefined && beak > LARGE_BEAK,
  })
}

/** The head of an animal in clothes, its fur in the colour that is asked for; undefined for people. */
export function beastOf({ beast, furColour, mood }: Figure): Beast | undefined {
  const named = beast === undefined ? undefined : beastNamed(beast)
  const own = named && mood ? { ...named, mood } : named
  if (!own || !furColour) return own
  return { ...own, fur: furColour, face: shadeHex(furColour, 0.3), earColour: undefined }
}
