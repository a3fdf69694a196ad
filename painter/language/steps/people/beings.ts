import type { Figure } from '../../../drawings/figures/figure-pen.ts'

/** Beings that have drawings of their own, and how they look as people are drawn. */
export const BEINGS: Readonly<Record<string, Figure>> = {
  fairy: {
    outfit: 'dress',
    colour: '#7fb87a',
    hair: 'long',
    hat: 'flowers',
    ears: 'pointed',
    wings: '#cfe6f2',
  },
  mermaid: { outfit: 'dress', colour: '#2f9a9a', hair: 'long', hairColour: '#b8482f', hat: 'flowers' },
}
