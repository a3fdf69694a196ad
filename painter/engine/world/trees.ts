import type { Canvas } from '@napi-rs/canvas'
import { LruCache } from '../core/lru.ts'
import { createRandom, type Random } from '../core/random.ts'
import { placeableSprite } from '../sprites/mipmap.ts'
import { type PackedSprite, packDrawing, packedSize, relightPacked } from '../sprites/packed-sprite.ts'
import { lightingOf } from '../sprites/relight.ts'
import type { Sprite } from '../sprites/sprite.ts'
import type { Frame } from './frame.ts'
import { drawAcacia } from './tree-kinds/acacia.ts'
import { drawBamboo } from './tree-kinds/bamboo.ts'
import { drawSlenderBirch } from './tree-kinds/birch.ts'
import { drawBroadleaf } from './tree-kinds/broadleaf.ts'
import { drawConifer } from './tree-kinds/conifer.ts'
import { drawCypress } from './tree-kinds/cypress.ts'
import { drawPalm } from './tree-kinds/palm.ts'

export type TreeKind =
  | 'conifer'
  | 'snowconifer'
  | 'pine'
  | 'snowpine'
  | 'green'
  | 'autumn'
  | 'apple'
  | 'orange'
  | 'blossom'
  | 'palm'
  | 'acacia'
  | 'bare'
  | 'cypress'
  | 'bamboo'
  | 'birch'
  | 'goldbirch'
  | 'barebirch'

const AUTUMN_LEAVES = [
  ['#5a2410', '#9c4316', '#cf7a22', '#edb64a'],
  ['#561a12', '#96281a', '#c4472a', '#e8834a'],
  ['#6a4a10', '#a87a1a', '#d6a82c', '#f0d468'],
]

const grownInWoods = (random: Random) => ({ bareTrunk: random.range(0.3, 0.46), breadth: 0.62 })

const drawFruitTree = (random: Random, height: number, fruit: string) =>
  drawBroadleaf(random, height, {
    leaves: ['#1d3116', '#314f1f', '#4f742c', '#7f9c45'],
    density: 1.1,
    fruit,
  })

const DRAWINGS: Record<TreeKind, (random: Random, height: number, variant: number) => Canvas> = {
  conifer: (random, height) =>
    drawConifer(random, height, {
      greens: ['#10231a', '#1c3a24', '#35592f'],
      snow: 0,
      bareTrunk: random.range(0.04, 0.14),
    }),
  snowconifer: (random, height) =>
    drawConifer(random, height, { greens: ['#142420', '#22402f', '#3c5c40'], snow: 0.75, bareTrunk: 0.06 }),
  pine: (random, height) =>
    drawConifer(random, height, {
      ...grownInWoods(random),
      greens: ['#10231a', '#1c3a24', '#35592f'],
      snow: 0,
    }),
  snowpine: (random, height) =>
    drawConifer(random, height, {
      ...grownInWoods(random),
      greens: ['#142420', '#22402f', '#3c5c40'],
      snow: 0.75,
    }),
  cypress: drawCypress,
  green: (random, height) =>
    drawBroadleaf(random, height, { leaves: ['#1d3116', '#314f1f', '#4f742c', '#7f9c45'], density: 1.3 }),
  apple: (random, height) => drawFruitTree(random, height, '#c8281e'),
  orange: (random, height) => drawFruitTree(random, height, '#f08a1c'),
  autumn: (random, height, variant) =>
    drawBroadleaf(random, height, { leaves: AUTUMN_LEAVES[variant % AUTUMN_LEAVES.length], density: 1.3 }),
  blossom: (random, height) =>
    drawBroadleaf(random, height, {
      leaves: ['#8e4568', '#cf7f9d', '#efb0c4', '#ffe3ea'],
      density: 1.2,
      spread: 1.25,
    }),
  bare: (random, height) => drawBroadleaf(random, height, { leaves: [], trunk: '#2b2420' }),
  palm: (random, height) => drawPalm(random, height, random.range(-0.4, 0.4)),
  acacia: drawAcacia,
  bamboo: drawBamboo,
  birch: (random, height) => drawSlenderBirch(random, height, ['#3f5a24', '#628034', '#8fa84a', '#b9c870']),
  goldbirch: (random, height) =>
    drawSlenderBirch(random, height, ['#8a5f14', '#b98a1c', '#dcb23a', '#f2d870']),
  barebirch: (random, height) => drawSlenderBirch(random, height, []),
}

/** Drawing a tree takes 0.05 to 0.5 seconds; those of a forest stay for the next picture. */
const KEPT_BYTES = 24_000_000
const drawn = new LruCache<string, PackedSprite>(KEPT_BYTES, packedSize)

/** Gives their memory back, for work that has no trees. */
export const forgetTrees = () => drawn.clear()

/** Each takes 3 to 11 MB. */
const litByFrame = new WeakMap<Frame, Map<string, Sprite>>()

/** Gives back the trees lit for a frame, once all of them stand in it. */
export const dropLitTrees = (frame: Frame) => litByFrame.delete(frame)

/** One of a kind's variants (any whole number), drawn at `resolution` pixels of height, in the frame's light. */
export function litTree(kind: TreeKind, variant: number, frame: Frame, resolution = 720): Sprite {
  const key = `${kind}${variant}|${resolution}`
  let litHere = litByFrame.get(frame)
  if (!litHere) {
    litHere = new Map()
    litByFrame.set(frame, litHere)
  }
  let lit = litHere.get(key)
  if (!lit) {
    const lighting = lightingOf(frame)
    const tree = drawnTree(key, kind, variant, resolution)
    lit = placeableSprite(relightPacked(tree, { ...lighting, rim: lighting.rim * 0.5 }))
    litHere.set(key, lit)
  }
  return lit
}

function drawnTree(key: string, kind: TreeKind, variant: number, resolution: number): PackedSprite {
  let packed = drawn.get(key)
  if (!packed) {
    const random = createRandom(9000 + variant * 77 + kind.length * 13)
    const canvas = DRAWINGS[kind](random, resolution, variant)
    packed = packDrawing(canvas, 0.6, 0.4)
    drawn.set(key, packed)
  }
  return packed
}
