import type { Breed } from '../animals/breed.ts'
import { BREEDS } from '../animals/breeds.ts'
import { PLUMAGES } from '../animals/plumages.ts'
import { shadeHex } from '../tint.ts'
import type { Figure } from './figure-pen.ts'

/** The head of an animal that is dressed and stands like a person, seen from the front. Colours are '#rrggbb'. */
export type Beast = {
  fur: string
  /** Of muzzle, cheeks and chin. */
  face: string
  ears: 'pointed' | 'long' | 'drop' | 'round' | 'large' | 'side' | 'tufts' | 'plumes' | 'low' | 'none'
  earColour?: string
  muzzle:
    | 'short'
    | 'long'
    | 'snout'
    | 'hoofed'
    | 'beak'
    | 'bill'
    | 'wide'
    | 'trunk'
    | 'primate'
    | 'rodent'
    | 'koala'
    | 'scaly'
    | 'saurian'
    | 'owl'
    | 'whiskered'
  eye?: string
  /** Colour of the bands or patches around the eyes. */
  mask?: string
  /** Colour of stripes on the forehead, or of one pale blaze. */
  stripes?: string
  blaze?: string
  mane?: string
  /** Of a hedgehog, around head and back. */
  spines?: string
  horns?: 'cow' | 'goat' | 'antlers' | 'unicorn'
  beak?: string
  crest?: string
}

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
const RACCOON = mammal('#8f9298', '#e9e9e6', { mask: '#2f2e33' })

/** Those that have no coat or plumage of their own elsewhere, by their drawing or their kind. */
const BEASTS: Readonly<Record<string, Beast>> = {
  koala: mammal('#9aa0a6', '#e8e8e8', { ears: 'large', muzzle: 'koala' }),
  chipmunk: mammal('#b5723c', '#f2dfc4', { muzzle: 'rodent', ears: 'tufts' }),
  beaver: mammal('#7a5232', '#b98f62', { muzzle: 'rodent' }),
  capybara: mammal('#9a744a', '#7f5c3a', { muzzle: 'snout' }),
  hedgehog: mammal('#d8b48a', '#f4e4ca', { spines: '#5f4a38', ears: 'round' }),
  raccoon: RACCOON,
  skunk: mammal('#26252a', '#3a393f', { blaze: '#f4f4f2' }),
  badger: mammal('#f0eeea', '#ffffff', { mask: '#2a282c' }),
  otter: OTTER,
  boar: mammal('#5f4a3a', '#8a6a55', { muzzle: 'snout', ears: 'pointed' }),
  moose: mammal('#6b4a32', '#8f6f55', { muzzle: 'hoofed', ears: 'side', horns: 'antlers' }),
  seal: mammal('#8b929b', '#c9ced4', { ears: 'none', muzzle: 'whiskered' }),
  mammoth: mammal('#6b4630', '#7f583e', { ears: 'large', muzzle: 'trunk' }),
  elephant: mammal('#8f939b', '#a5a9b0', { ears: 'large', muzzle: 'trunk' }),
  rhinoceros: mammal('#8a8c92', '#9da0a6', { ears: 'side', muzzle: 'snout', horns: 'unicorn' }),
  hippopotamus: mammal('#8a7a88', '#a88f9c', { muzzle: 'snout' }),
  giraffe: mammal('#e0b060', '#f0dcb0', { ears: 'side', muzzle: 'hoofed', horns: 'cow' }),
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
  parrot: mammal('#d2302c', '#f6ece2', { ears: 'none', muzzle: 'beak', beak: '#3a3430' }),
  rooster: mammal('#d9a868', '#e9c490', {
    ears: 'none',
    muzzle: 'beak',
    beak: '#f0b42e',
    crest: '#d22c2a',
  }),
  eagle: mammal('#f4f2ee', '#ffffff', { ears: 'none', muzzle: 'beak', beak: '#f0b42e' }),
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
  redpanda: mammal('#b5512a', '#f6efe4', { stripes: '#f6efe4' }),
}

/** The head of a kind of animal that can be dressed; undefined for those that have none to show. */
export function beastNamed(kind: string): Beast | undefined {
  if (Object.hasOwn(BEASTS, kind)) return BEASTS[kind]
  if (Object.hasOwn(BREEDS, kind)) return fromBreed(BREEDS[kind])
  if (!Object.hasOwn(PLUMAGES, kind)) return undefined
  const { back, hood = back, face = shadeHex(hood, 0.25), beakColour, crest } = PLUMAGES[kind]
  return mammal(hood, face, { ears: 'none', muzzle: 'beak', beak: beakColour ?? '#e0a030', crest })
}

/** The head of an animal in clothes, its fur in the colour that is asked for; undefined for people. */
export function beastOf({ beast, furColour }: Figure): Beast | undefined {
  const own = beast === undefined ? undefined : beastNamed(beast)
  if (!own || !furColour) return own
  return { ...own, fur: furColour, face: shadeHex(furColour, 0.3), earColour: undefined }
}

function fromBreed({ build, coat }: Breed): Beast {
  const face = coat.muzzle ?? coat.belly ?? shadeHex(coat.back, 0.14)
  const isPig = build.isHoofed && build.ear === 'pointed'
  return {
    fur: coat.pattern === 'wool' ? face : coat.back,
    face: coat.pattern === 'wool' ? shadeHex(face, 0.15) : face,
    ears: build.ear === 'leaf' ? 'pointed' : build.ear === 'fan' ? 'large' : build.ear,
    earColour: coat.ears,
    muzzle: isPig
      ? 'snout'
      : build.isHoofed
        ? 'hoofed'
        : build.ear === 'long'
          ? 'rodent'
          : build.muzzle < 0.8
            ? 'short'
            : 'long',
    eye: coat.eye,
    stripes: coat.pattern === 'tabby' || coat.pattern === 'stripes' ? coat.marks : undefined,
    blaze: coat.pattern === 'bib' ? coat.marks : undefined,
    mane: build.mane === 'lion' ? (coat.mane ?? '#7a4522') : coat.pattern === 'wool' ? coat.back : undefined,
    horns: build.horns === 'great' ? 'goat' : build.horns === 'straight' ? 'cow' : build.horns,
  }
}
