import { type Breed, breed, named } from './breed.ts'

/** Crocodiles, lizards and newts, by their names written together. */
export const REPTILES: Readonly<Record<string, Breed>> = named({
  crocodile: breed(
    'lizard',
    {
      back: '#5f7f42',
      belly: '#b9c48a',
      muzzle: '#6f8f4c',
      eye: '#e0b83a',
      pattern: 'tabby',
      marks: '#42602f',
    },
    {
      muzzle: 2.1,
      nose: 0.44,
      head: 0.42,
      trunk: 2.6,
      chest: 0.54,
      waist: 0.58,
      rump: 0.46,
      neckWidth: 0.42,
      leg: 0.2,
      carriage: 0.14,
      tailLength: 2.2,
    },
  ),
  'iguana greeniguana': breed('lizard', {
    back: '#6fa03f',
    belly: '#a9c46a',
    muzzle: '#7fae4f',
    eye: '#d98a2b',
    marks: '#3f5f28',
    pattern: 'stripes',
  }),
  'komododragon monitorlizard': breed(
    'lizard',
    { back: '#6b6656', belly: '#8f8a74', muzzle: '#5f5a4c', eye: '#d9a52b' },
    { chest: 0.46, waist: 0.5, neck: 0.6 },
  ),
  'beardeddragon agama': breed('lizard', {
    back: '#c9a05c',
    belly: '#e6cf98',
    muzzle: '#d9b878',
    eye: '#8a5a24',
    pattern: 'tabby',
    marks: '#8f6a36',
  }),
  'salamander firesalamander newt axolotlwild': breed(
    'lizard',
    {
      back: '#232228',
      belly: '#33313a',
      muzzle: '#2b2a30',
      eye: '#17141a',
      pattern: 'rosettes',
      marks: '#f2c22a',
    },
    { chest: 0.34, waist: 0.34 },
  ),
  'gecko leopardgecko': breed(
    'lizard',
    {
      back: '#d9b84a',
      belly: '#f2e6b4',
      muzzle: '#e6cb6a',
      eye: '#7a8a3a',
      pattern: 'spots',
      marks: '#4a3a24',
    },
    { head: 0.42, muzzle: 0.9, tailLength: 1.7 },
  ),
})
