import type { CanvasGradient, CanvasPattern, SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '../../engine/core/random.ts'
import type { ClothPattern } from '../cloth-patterns.ts'
import type { FaceWear } from '../face-wear/face-wear.ts'
import type { SharePen } from '../pen.ts'
import type { Age } from './age.ts'
import type { Beast } from './beast.ts'
import type { Mood } from './mood.ts'
import type { Pose } from './poses.ts'
import type { Proportions, Skeleton } from './skeleton.ts'

/** What armour is made of unless it is said to be of another metal. */
export const STEEL = '#9aa3ae'

/** An animal's costume: the kind, as `Figure.beast`, and the colour where another is asked for. */
type AnimalSuit = { kind: string; colour?: string }

/** What a person wears and carries. Colours are '#rrggbb'; what is left out has a default. */
export type Figure = {
  outfit:
    | 'apron'
    | 'armor'
    /** Nothing at all, of skeletons. */
    | 'bones'
    | 'cape'
    | 'casual'
    | 'coat'
    | 'dress'
    /** Of animals: nothing but their own coat. */
    | 'fur'
    /** A skirt of grass and a garland of flowers. */
    | 'grass'
    /** An animal's skin over one shoulder. */
    | 'hide'
    | 'hoodie'
    /** With a dark jacket and white stockings. */
    | 'kilt'
    | 'kimono'
    /** Nothing at all, of robots. */
    | 'machine'
    | 'robe'
    | 'sari'
    | 'space'
    | 'suit'
    | 'swimwear'
    /** Down to the knees; under bands of steel where a metal is named. */
    | 'tunic'
  /** Which side is seen; from behind when absent. */
  facing?: 'front' | 'back'
  hat?:
    | 'beanie'
    | 'beret'
    | 'cap'
    /** The ears of a cat, not worn but grown. */
    | 'catears'
    | 'chef'
    | 'cowboy'
    | 'crown'
    | 'feathers'
    | 'fedora'
    | 'flowers'
    | 'furhat'
    | 'hardhat'
    | 'helmet'
    | 'horned'
    /** Of somebody's own. */
    | 'horns'
    | 'hood'
    | 'kabuto'
    | 'kasa'
    | 'masked'
    | 'mortarboard'
    | 'nemes'
    | 'party'
    | 'rabbitears'
    | 'santa'
    | 'straw'
    | 'tophat'
    | 'tricorn'
    | 'turban'
    | 'veil'
    | 'wizard'
    | null
  hatColour?: string
  /** Of armour, steel when absent; over a tunic, none when absent. */
  metal?: string
  hair?:
    | 'long'
    | 'short'
    | 'bun'
    | 'pony'
    | 'bald'
    | 'curly'
    | 'afro'
    /** On both sides of the head. */
    | 'braids'
    | 'dreads'
    | 'mohawk'
    /** In points to all sides, as heroes are drawn. */
    | 'spikes'
    /** Living ones, of a gorgon. */
    | 'snakes'
    | null
  beard?: boolean
  moustache?: boolean
  /** What the face says; a slight smile when absent. */
  mood?: Mood
  /** Dark ones against the sun, or others. */
  glasses?: boolean | 'dark'
  /** '#rrggbb' of headphones over the hair. */
  headphones?: string
  /** What covers the face or is painted on it. */
  wear?: FaceWear
  wearColour?: string
  /** A scarf's colour. */
  scarf?: string
  hairColour?: string
  /** The main garment's colour. */
  colour?: string
  /** On the main garment, and the colour of it. */
  pattern?: ClothPattern
  patternColour?: string
  /** Of sleeves that are not of the main garment's colour. */
  sleeves?: string
  /** Trousers, belt, rucksack or umbrella. */
  secondColour?: string
  hold?:
    | 'staff'
    | 'stick'
    | 'sword'
    | 'katana'
    | 'umbrella'
    | 'lantern'
    | 'spear'
    | 'bouquet'
    | 'microphone'
    | null
  /** '#rrggbb' of the tall shield on the other arm. */
  shield?: string
  rucksack?: boolean
  /** Of boxing gloves. */
  gloves?: string
  /** Of the shoes or boots. */
  shoes?: string
  /** What is below the shoes. */
  skates?: 'wheels' | 'blades' | 'skis'
  /** Of a dress: down to the feet. */
  isLong?: boolean
  isChild?: boolean
  /** What the prompt says of all of several: they do not differ in it. */
  alike?: { clothes?: boolean; hair?: boolean }
  /** Broad for the height, with a beard down to the belt. */
  isStout?: boolean
  hasTusks?: boolean
  ears?: 'pointed'
  /** Of feathered wings. */
  wings?: string
  /** Nothing but bones. */
  isSkull?: boolean
  /** In strips of linen from head to foot. */
  isWrapped?: boolean
  /** One half of the face of metal, with a red eye. */
  isCyborg?: boolean
  /** The trunk is of the sleeves' cloth, and only the cloak of the main colour. */
  isSuited?: boolean
  /** One eye in the middle of the brow. */
  isOneEyed?: boolean
  /** A robot, its metal in the colour of the skin. */
  isMachine?: boolean
  skin?: string
  /** Of an animal in clothes, its kind or breed; and the colour that its fur is said to have. */
  beast?: string
  furColour?: string
  /** Of somebody who is dressed up as an animal. */
  suit?: AnimalSuit
  /** Whose plain clothes these are: those of others of the kind are of the same age. */
  age?: Age
}

/** All a part of a figure needs to draw itself. Shares are of the body's height; the feet stand on row 1. */
export type FigurePen = {
  pen: SharePen
  g: SKRSContext2D
  look: Figure
  pose: Pose
  body: Proportions
  bones: Skeleton
  random: Random
  /** The animal that the clothes are a costume of. */
  suit: Beast | undefined
  main: string
  second: string
  skin: string
  hair: string
  /** The main colour, rounded off to the right. */
  garment: CanvasGradient
  /** What is over the main colour, where that has a pattern. */
  pattern?: CanvasPattern
  /** The main colour made darker (-1 to 0) or lighter (0 to 1). */
  tone: (amount: number) => string
  isFemale: boolean
  isLong: boolean
  /** How far hems and loose hair are blown to the side. */
  wind: number
}

/** The head as head.ts and hats.ts draw it: its middle's row and its radius. */
export const HEAD_Y = 0.075
export const HEAD_RADIUS = 0.058
