/** What nose and mouth are like when an animal looks at the viewer. */
export type Muzzle =
  | 'cat'
  | 'bigCat'
  | 'dog'
  | 'fox'
  | 'flat'
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
  | 'pointed'
  /** Of what nobody has met: a broad mouth with fangs. */
  | 'monster'

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
  /** Its face from the front. */
  face: Muzzle
  ear: 'pointed' | 'long' | 'drop' | 'round' | 'leaf' | 'side' | 'fan' | 'none'
  tail: 'plume' | 'brush' | 'cat' | 'curl' | 'tuft' | 'hair' | 'short' | 'lash' | 'ringed'
  /** Of the tail. */
  tailLength: number
  /** Whether it walks on hooves. */
  isHoofed?: boolean
  /** Whether its nose is an elephant's. */
  hasProboscis?: boolean
  horns?: 'cow' | 'goat' | 'antlers' | 'unicorn' | 'straight' | 'great'
  mane?: 'lion' | 'horse'
  hasTusks?: boolean
  /** Whether it has a bird's wings on its shoulders, and a raptor's beak. */
  hasWings?: boolean
  hasBeak?: boolean
  /** How many heads it has; one when absent. */
  heads?: number
  /** How many tails it has; one when absent. */
  tails?: number
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
  wings?: string
  eye?: string
  /** Of patches around the eyes. */
  mask?: string
  pattern?: 'tabby' | 'stripes' | 'spots' | 'patches' | 'saddle' | 'bib' | 'rosettes' | 'wool' | 'zebra'
  /** Colour of the pattern. */
  marks?: string
  /** How far long hair hangs from the trunk, as a share of the way to the ground. */
  fringe?: number
  /** Whether hair falls over the face. */
  isShaggy?: boolean
}
