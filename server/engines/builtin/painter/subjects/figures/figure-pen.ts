import type { CanvasGradient, SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '../../core/random.ts'
import { mix } from '../../core/scalar.ts'
import type { SharePen } from '../pen.ts'

/** What a person wears and carries. Colours are '#rrggbb'; what is left out has a default. */
export type Figure = {
  outfit:
    | 'apron'
    | 'armor'
    | 'cape'
    | 'casual'
    | 'coat'
    | 'dress'
    | 'hoodie'
    | 'kimono'
    | 'robe'
    | 'space'
    | 'suit'
  /** Which side is seen; from behind when absent. */
  facing?: 'front' | 'back'
  hat?:
    | 'beanie'
    | 'beret'
    | 'cap'
    | 'chef'
    | 'crown'
    | 'fedora'
    | 'hardhat'
    | 'helmet'
    | 'hood'
    | 'kasa'
    | 'santa'
    | 'straw'
    | 'veil'
    | 'wizard'
    | null
  hair?: 'long' | 'short' | 'bun' | 'pony' | 'bald' | 'curly' | null
  beard?: boolean
  glasses?: boolean
  /** A scarf's colour. */
  scarf?: string
  hairColour?: string
  /** The main garment's colour. */
  colour?: string
  /** Trousers, belt, rucksack or umbrella. */
  secondColour?: string
  hold?: 'staff' | 'sword' | 'katana' | 'umbrella' | 'lantern' | 'spear' | 'bouquet' | 'microphone' | null
  rucksack?: boolean
  isChild?: boolean
  skin?: string
}

/** All a part of a figure needs to draw itself. Shares are of the body's height, from the crown downwards. */
export type FigurePen = {
  pen: SharePen
  g: SKRSContext2D
  look: Figure
  random: Random
  main: string
  second: string
  skin: string
  hair: string
  /** The main colour, rounded off to the right. */
  garment: CanvasGradient
  /** The main colour made darker (-1 to 0) or lighter (0 to 1). */
  tone: (amount: number) => string
  /** How far hems and loose hair are blown to the side. */
  wind: number
}

/** Column of the right hand; rows grow downwards and columns to the right of the body's middle. */
export const HAND_X = 0.135
export const HEAD_Y = 0.075
export const HEAD_RADIUS = 0.058

/** Folds from a waist at y0 to a hem between x0 and x1 at y1, blown by the wind. */
export function drawFolds(
  { pen, g, random, wind }: FigurePen,
  folds: { x0: number; x1: number; y0: number; y1: number; count: number; colour: string; flare: number },
) {
  const { x0, x1, y0, y1, count, flare } = folds
  g.strokeStyle = folds.colour
  for (let i = 0; i < count; i++) {
    const x = mix(x0, x1, (i + 0.5) / count)
    pen.lineWidth = 0.006 + 0.006 * random()
    g.globalAlpha = 0.25 + 0.25 * random()
    pen.begin()
    pen.moveTo(x * 0.6, y0)
    pen.quadTo(x * 0.7, mix(y0, y1, 0.5), x * flare + wind * 0.3, y1)
    g.stroke()
  }
  g.globalAlpha = 1
}
