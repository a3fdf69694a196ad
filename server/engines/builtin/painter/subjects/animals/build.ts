/** How a four-legged animal is built, in heights of its shoulders' joint above the ground. */
export type Build = {
  /** From the shoulders' joint to the hips'. */
  trunk: number
  /** Radii of the trunk at the shoulders, in the middle and at the hips. */
  chest: number
  waist: number
  rump: number
  /** Thickness of the legs where they leave the trunk. */
  leg: number
  neck: number
  neckWidth: number
  /** Radians by which the neck rises above the horizontal when the animal stands. */
  carriage: number
  /** Radius of the skull. */
  head: number
  /** Length and end of the muzzle, in radii of the skull. */
  muzzle: number
  nose: number
  ear: 'pointed' | 'long' | 'drop' | 'round' | 'leaf' | 'side'
  tail: 'plume' | 'brush' | 'cat' | 'curl' | 'tuft' | 'hair' | 'short'
  /** Of the tail. */
  tailLength: number
  /** Whether it walks on hooves. */
  isHoofed?: boolean
  horns?: 'cow' | 'goat' | 'antlers' | 'unicorn'
  mane?: 'lion' | 'horse'
}

/** Colours ('#rrggbb') and pattern of a coat; what is left out is like the back. */
export type Coat = {
  back: string
  belly?: string
  muzzle?: string
  legs?: string
  feet?: string
  ears?: string
  tailTip?: string
  mane?: string
  eye?: string
  pattern?: 'tabby' | 'stripes' | 'spots' | 'patches' | 'saddle' | 'bib' | 'rosettes' | 'wool' | 'zebra'
  /** Colour of the pattern. */
  marks?: string
}

const DOG: Build = {
  trunk: 1,
  chest: 0.34,
  waist: 0.25,
  rump: 0.28,
  leg: 0.12,
  neck: 0.36,
  neckWidth: 0.2,
  carriage: 0.95,
  head: 0.29,
  muzzle: 1.05,
  nose: 0.44,
  ear: 'drop',
  tail: 'plume',
  tailLength: 0.75,
}

const CAT: Build = {
  ...DOG,
  trunk: 1.1,
  chest: 0.32,
  waist: 0.28,
  rump: 0.3,
  neck: 0.3,
  neckWidth: 0.22,
  carriage: 0.85,
  head: 0.34,
  muzzle: 0.5,
  nose: 0.4,
  ear: 'pointed',
  tail: 'cat',
  tailLength: 1.05,
}

const HORSE: Build = {
  trunk: 0.95,
  chest: 0.29,
  waist: 0.26,
  rump: 0.3,
  leg: 0.1,
  neck: 0.62,
  neckWidth: 0.19,
  carriage: 0.9,
  head: 0.155,
  muzzle: 2.2,
  nose: 0.62,
  ear: 'leaf',
  tail: 'hair',
  tailLength: 0.8,
  isHoofed: true,
  mane: 'horse',
}

/** Builds that several animals share. */
export const BUILDS = {
  dog: DOG,
  shepherd: { ...DOG, ear: 'pointed', muzzle: 1.2, nose: 0.36, tail: 'brush', tailLength: 0.8 },
  collie: { ...DOG, ear: 'drop', muzzle: 1.2, nose: 0.36, tail: 'brush', tailLength: 0.8 },
  spitz: { ...DOG, ear: 'pointed', muzzle: 0.95, nose: 0.4, tail: 'curl', tailLength: 0.75, neckWidth: 0.24 },
  sighthound: {
    ...DOG,
    chest: 0.31,
    waist: 0.16,
    rump: 0.22,
    leg: 0.09,
    neck: 0.46,
    neckWidth: 0.13,
    head: 0.21,
    muzzle: 1.6,
    nose: 0.36,
    tail: 'cat',
    tailLength: 0.7,
  },
  short: {
    ...DOG,
    trunk: 1.75,
    chest: 0.5,
    waist: 0.42,
    rump: 0.44,
    leg: 0.2,
    neck: 0.45,
    neckWidth: 0.32,
    head: 0.42,
    muzzle: 1.1,
    nose: 0.38,
    tailLength: 0.7,
  },
  corgi: {
    ...DOG,
    trunk: 1.5,
    chest: 0.5,
    waist: 0.44,
    rump: 0.46,
    leg: 0.2,
    neck: 0.45,
    neckWidth: 0.34,
    head: 0.46,
    muzzle: 0.95,
    nose: 0.36,
    ear: 'pointed',
    tail: 'short',
    tailLength: 0.3,
  },
  pug: {
    ...DOG,
    chest: 0.38,
    waist: 0.33,
    rump: 0.33,
    head: 0.36,
    muzzle: 0.5,
    nose: 0.56,
    tail: 'curl',
    tailLength: 0.4,
  },
  terrier: { ...DOG, trunk: 0.9, head: 0.32, muzzle: 0.85, nose: 0.5, tail: 'cat', tailLength: 0.45 },
  cat: CAT,
  fox: {
    ...CAT,
    chest: 0.29,
    waist: 0.23,
    rump: 0.26,
    leg: 0.1,
    head: 0.31,
    muzzle: 1.1,
    nose: 0.24,
    tail: 'brush',
    tailLength: 1.05,
  },
  wolf: {
    ...DOG,
    ear: 'pointed',
    muzzle: 1.1,
    nose: 0.38,
    neckWidth: 0.26,
    tail: 'brush',
    tailLength: 0.85,
    carriage: 0.7,
  },
  bigCat: {
    ...CAT,
    trunk: 1.3,
    chest: 0.36,
    waist: 0.3,
    rump: 0.33,
    leg: 0.15,
    neckWidth: 0.26,
    carriage: 0.6,
    head: 0.32,
    muzzle: 0.68,
    nose: 0.5,
    ear: 'round',
    tailLength: 1.05,
  },
  bear: {
    ...DOG,
    trunk: 1.25,
    chest: 0.5,
    waist: 0.48,
    rump: 0.5,
    leg: 0.24,
    neck: 0.42,
    neckWidth: 0.4,
    carriage: 0.35,
    head: 0.36,
    muzzle: 0.98,
    nose: 0.46,
    ear: 'round',
    tail: 'short',
    tailLength: 0.12,
  },
  horse: HORSE,
  donkey: { ...HORSE, neck: 0.5, head: 0.17, muzzle: 2, tail: 'tuft', tailLength: 0.7 },
  deer: {
    ...HORSE,
    trunk: 0.85,
    chest: 0.24,
    waist: 0.19,
    rump: 0.23,
    leg: 0.07,
    neck: 0.52,
    neckWidth: 0.12,
    carriage: 1.05,
    head: 0.14,
    muzzle: 1.7,
    nose: 0.42,
    ear: 'side',
    tail: 'short',
    tailLength: 0.16,
    mane: undefined,
  },
  cow: {
    ...HORSE,
    trunk: 1.25,
    chest: 0.38,
    waist: 0.38,
    rump: 0.36,
    leg: 0.13,
    neck: 0.42,
    neckWidth: 0.26,
    carriage: 0.45,
    head: 0.2,
    muzzle: 1.55,
    nose: 0.74,
    ear: 'side',
    tail: 'tuft',
    tailLength: 0.8,
    horns: 'cow',
    mane: undefined,
  },
  sheep: {
    ...HORSE,
    trunk: 1.05,
    chest: 0.46,
    waist: 0.48,
    rump: 0.46,
    leg: 0.11,
    neck: 0.42,
    neckWidth: 0.3,
    carriage: 0.7,
    head: 0.2,
    muzzle: 1.35,
    nose: 0.56,
    ear: 'side',
    tail: 'short',
    tailLength: 0.2,
    mane: undefined,
  },
  goat: {
    ...HORSE,
    trunk: 1,
    chest: 0.34,
    waist: 0.33,
    rump: 0.32,
    neck: 0.46,
    head: 0.18,
    muzzle: 1.5,
    nose: 0.5,
    ear: 'side',
    tail: 'short',
    tailLength: 0.22,
    horns: 'goat',
    mane: undefined,
  },
  rabbit: {
    ...CAT,
    trunk: 0.85,
    chest: 0.4,
    waist: 0.44,
    rump: 0.5,
    leg: 0.14,
    neck: 0.28,
    neckWidth: 0.28,
    head: 0.36,
    muzzle: 0.6,
    nose: 0.44,
    ear: 'long',
    tail: 'short',
    tailLength: 0.34,
  },
  pig: {
    ...DOG,
    trunk: 1.25,
    chest: 0.5,
    waist: 0.53,
    rump: 0.48,
    leg: 0.14,
    neck: 0.22,
    neckWidth: 0.4,
    carriage: 0.3,
    head: 0.36,
    muzzle: 0.95,
    nose: 0.46,
    ear: 'pointed',
    tail: 'curl',
    tailLength: 0.3,
    isHoofed: true,
  },
} as const satisfies Record<string, Build>

export type BuildName = keyof typeof BUILDS
