import type { Muzzle } from '../animals/build.ts'
import type { Mood } from './mood.ts'

/** The head of an animal that is dressed and stands like a person, seen from the front. Colours are '#rrggbb'. */
export type Beast = {
  fur: string
  /** Of muzzle, cheeks and chin. */
  face: string
  ears:
    | 'pointed'
    | 'long'
    | 'drop'
    | 'round'
    | 'large'
    | 'side'
    | 'tufts'
    | 'plumes'
    | 'low'
    | 'gills'
    | 'none'
  earColour?: string
  muzzle: Muzzle
  /** What its face says; its usual smile when absent. */
  mood?: Mood
  eye?: string
  /** Colour of the bands or patches around the eyes. */
  mask?: string
  /** Pale brows over a mask that is one band from cheek to cheek. */
  brow?: string
  /** Of a badger: one from the nose over either eye to the ear. */
  bars?: string
  /** Colour of stripes on the forehead, or of one pale blaze. */
  stripes?: string
  blaze?: string
  /** Of what is pied, over one eye. */
  patch?: string
  mane?: string
  /** Of a hedgehog, around head and back. */
  spines?: string
  horns?: 'cow' | 'goat' | 'antlers' | 'unicorn' | 'feelers'
  beak?: string
  crest?: string
  /** What its body has that no other's has; wings are of the colour `wings`. */
  body?: 'tentacles' | 'wings' | 'fins'
  wings?: string
  /** As a parrot's: hooked, and over the chin. */
  hasLargeBeak?: boolean
}
