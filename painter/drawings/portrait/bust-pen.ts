import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Noise } from '../../engine/core/noise.ts'
import type { Random } from '../../engine/core/random.ts'
import { clamp, mix } from '../../engine/core/scalar.ts'
import type { ClothPattern } from '../cloth-patterns.ts'
import type { FaceWear } from '../face-wear/face-wear.ts'
import type { Figure } from '../figures/figure-pen.ts'
import type { Mood } from '../figures/mood.ts'
import type { SharePen } from '../pen.ts'
import { mixHex, shadeHex } from '../tint.ts'

/** What a person looks like from the front. Colours are '#rrggbb'. */
export type Face = {
  gender: 'f' | 'm'
  age: 'child' | 'young' | 'adult' | 'old'
  hair: 'long' | 'short' | 'bun' | 'bob' | 'curly' | 'afro' | 'bald' | 'braids' | 'dreads' | 'mohawk'
  hairColour: string
  skin: string
  eye: string
  cloth: string
  lips?: string
  beard?: boolean
  moustache?: boolean
  glasses?: boolean
  freckles?: boolean
  mood?: Mood
  earrings?: boolean
  /** Of the lids. */
  eyeShadow?: string
  /** What covers the face or is painted on it. */
  wear?: FaceWear
  wearColour?: string
  /** '#rrggbb' of headphones over the hair. */
  headphones?: string
  /** Whether they stand out to a point. */
  ears?: Figure['ears']
  /** A clown's, over the skin. */
  isPainted?: boolean
  /** One half of the face of metal, with a red eye. */
  isCyborg?: boolean
  /** Of feathered wings. */
  wings?: string
  hat?:
    | 'beanie'
    | 'beret'
    | 'cap'
    | 'catears'
    | 'chef'
    | 'cowboy'
    | 'crown'
    | 'fedora'
    /** Standing up all around. */
    | 'feathers'
    | 'flowers'
    | 'hardhat'
    | 'helmet'
    | 'hood'
    | 'horned'
    | 'horns'
    | 'kabuto'
    /** A hood, and a cloth over nose and mouth. */
    | 'masked'
    | 'mortarboard'
    | 'party'
    | 'rabbitears'
    | 'santa'
    | 'straw'
    | 'tophat'
    | 'tricorn'
    | 'turban'
    /** Thin, over the hair, and not over the face. */
    | 'veil'
    | 'wizard'
    | null
  hatColour?: string
  /** What is worn over the plain garment, as on whole figures, and the colour beneath it. */
  outfit?: Figure['outfit']
  secondCloth?: string
  /** On that garment, and the colour of it. */
  pattern?: ClothPattern
  patternColour?: string
}

/**
 * All a part of a portrait needs to draw itself. Shares are of the head's height: columns from the middle of
 * the face, rows from the crown (0) to the chin (1) and on down over the shoulders. Light comes from the left.
 */
export type BustPen = {
  pen: SharePen
  g: SKRSContext2D
  face: Face
  random: Random
  noise: Noise
  feminine: boolean
  old: boolean
  skin: string
  skinShadow: string
  skinLight: string
  /** The right eye's middle, half width and height; the left one mirrors it. */
  eye: { x: number; y: number; w: number; h: number }
}

export type Point = [x: number, y: number]

/** Fills in what follows from the face. */
export function createBustPen(pen: SharePen, face: Face, random: Random, noise: Noise): BustPen {
  const feminine = face.gender === 'f',
    child = face.age === 'child',
    old = face.age === 'old'
  return {
    pen,
    g: pen.g,
    face,
    random,
    noise,
    feminine,
    old,
    skin: face.skin,
    skinShadow: mixHex(shadeHex(face.skin, -0.42), '#7a2f28', 0.35),
    skinLight: shadeHex(face.skin, 0.35),
    eye: {
      x: 0.152,
      y: child ? 0.56 : 0.515,
      w: child ? 0.092 : feminine ? 0.082 : 0.074,
      h: (feminine ? 0.042 : 0.034) * (child ? 1.42 : old ? 0.85 : 1),
    },
  }
}

/** Adds the outline of the face to the current path. */
export function traceFace({ pen, g, feminine, face }: BustPen) {
  const isChild = face.age === 'child'
  const jaw = isChild ? 0.225 : feminine ? 0.205 : 0.245
  const chin = isChild ? 0.955 : feminine ? 0.985 : 1.0
  const cheek = isChild ? 0.365 : 0.345
  pen.moveTo(-0.335, 0.42)
  pen.curveTo(-cheek, 0.58, -cheek + 0.015, 0.7, -jaw - 0.045, 0.82)
  pen.curveTo(-jaw + 0.03, 0.93, -0.09, chin, 0, chin)
  pen.curveTo(0.09, chin, jaw - 0.03, 0.93, jaw + 0.045, 0.82)
  pen.curveTo(cheek - 0.015, 0.7, cheek, 0.58, 0.335, 0.42)
  pen.curveTo(0.345, 0.16, 0.2, 0.04, 0, 0.04)
  pen.curveTo(-0.2, 0.04, -0.345, 0.16, -0.335, 0.42)
  g.closePath()
}

/** The hair's colour: tone 0 (dark) to 1, made lighter by `lit` (0 to 1). */
export function hairTone({ face }: BustPen, tone: number, lit: number): string {
  return shadeHex(face.hairColour, clamp(mix(-0.5, 0.12, tone) + lit * 0.45, -0.7, 0.65))
}

/** One hair, along a curve with two control points. */
export function drawStrand(
  { pen, g }: BustPen,
  [start, bend1, bend2, end]: [Point, Point, Point, Point],
  width: number,
  colour: string,
  alpha: number,
) {
  g.globalAlpha = alpha
  pen.inked(colour, width)
  g.lineCap = 'round'
  pen.begin()
  pen.moveTo(...start)
  pen.curveTo(...bend1, ...bend2, ...end)
  g.stroke()
  g.globalAlpha = 1
}

/** One curl: most of a small circle. */
export function drawCurl({ pen, random }: BustPen, x: number, y: number, radius: number) {
  pen.lineWidth = 0.008
  pen.strokeArc(x, y, radius, random() * 6, random() * 6 + 4)
}
