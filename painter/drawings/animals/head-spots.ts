import type { Canvas } from '@napi-rs/canvas'

/** The middle of a head and its radius, in shares of the drawing's width, height and height. */
export type HeadSpot = { x: number; y: number; radius: number }

const spots = new WeakMap<Canvas, HeadSpot>()

/** Remembers where the head of a drawn animal is. */
export const markHead = (drawing: Canvas, spot: HeadSpot) => spots.set(drawing, spot)

/** Gives a drawing that was made from another one the same head. */
export function passHead(from: Canvas, to: Canvas) {
  const spot = spots.get(from)
  if (spot) spots.set(to, spot)
}

/** Where a drawing from a skeleton or a plumage has its head; undefined for any other. */
export const markedHead = (drawing: Canvas): HeadSpot | undefined => spots.get(drawing)

const [MIDDLE, AHEAD] = [0.5, 0.25]

/** Where drawings of one pose have their heads: x, y and radius. */
const HEADS: Readonly<Record<string, readonly [number, number, number]>> = {
  fish: [0.22, 0.5, 0.4],
  'tropical-fish': [0.24, 0.5, 0.32],
  '@shark': [0.15, 0.5, 0.3],
  octopus: [0.42, 0.26, 0.3],
  squid: [0.66, 0.3, 0.26],
  jellyfish: [0.36, 0.26, 0.28],
  snail: [0.2, 0.32, 0.26],
  crab: [MIDDLE, 0.42, 0.27],
  lobster: [MIDDLE, 0.34, 0.2],
  spider: [MIDDLE, 0.46, 0.26],
  turtle: [0.2, 0.45, 0.3],
  butterfly: [MIDDLE, 0.36, 0.17],
  'monarch-butterfly': [MIDDLE, 0.36, 0.17],
  honeybee: [AHEAD, 0.42, 0.28],
  beetle: [AHEAD, 0.22, 0.18],
  'lady-beetle': [MIDDLE, 0.22, 0.22],
  whale: [AHEAD, 0.55, 0.34],
  dolphin: [AHEAD, 0.26, 0.26],
  '@dragon': [0.1, 0.18, 0.17],
  owl: [MIDDLE, 0.24, 0.27],
  penguin: [MIDDLE, 0.17, 0.21],
  duck: [0.36, 0.19, 0.21],
  swan: [0.13, 0.17, 0.19],
  goose: [0.2, 0.12, 0.16],
  rooster: [0.28, 0.26, 0.23],
  turkey: [0.16, 0.22, 0.18],
  peacock: [0.47, 0.3, 0.14],
  flamingo: [0.2, 0.13, 0.14],
  parrot: [AHEAD, 0.2, 0.22],
  'baby-chick': [0.3, 0.28, 0.27],
  bat: [MIDDLE, 0.26, 0.2],
  frog: [MIDDLE, 0.26, 0.31],
  lizard: [0.18, 0.15, 0.15],
  't-rex': [0.2, 0.2, 0.22],
  sauropod: [0.15, 0.12, 0.15],
  kangaroo: [0.1, 0.24, 0.2],
  llama: [0.12, 0.15, 0.17],
  'two-hump-camel': [0.15, 0.25, 0.22],
  ram: [AHEAD, 0.42, 0.28],
  pig: [0.22, 0.4, 0.3],
  cow: [0.2, 0.28, 0.22],
  monkey: [0.35, 0.35, 0.3],
  gorilla: [AHEAD, 0.2, 0.2],
  hedgehog: [0.22, 0.5, 0.27],
  chipmunk: [AHEAD, 0.3, 0.26],
  otter: [0.22, 0.25, 0.26],
  seal: [0.3, 0.22, 0.26],
  koala: [MIDDLE, 0.25, 0.29],
  panda: [MIDDLE, 0.23, 0.28],
  hamster: [MIDDLE, 0.3, 0.3],
  giraffe: [0.2, 0.12, 0.14],
  zebra: [0.2, 0.22, 0.2],
  rhinoceros: [0.15, 0.4, 0.25],
  hippopotamus: [0.22, 0.4, 0.28],
  raccoon: [0.2, 0.45, 0.26],
  beaver: [0.36, 0.2, 0.22],
  badger: [0.15, 0.5, 0.28],
  mouse: [0.3, 0.45, 0.26],
  rat: [0.2, 0.4, 0.24],
  rabbit: [AHEAD, 0.5, 0.26],
  sloth: [AHEAD, 0.43, 0.23],
  '@seahorse': [0.35, 0.15, 0.17],
}
const USUAL = [AHEAD, 0.3, 0.24] as const

/** Where a drawing of an animal has its head: as it was drawn, or as its kind of drawing has it. */
export function headSpotOf(drawing: Canvas, key: string): HeadSpot {
  const marked = spots.get(drawing)
  if (marked) return marked
  const [x, y, radius] = HEADS[key] ?? USUAL
  return { x, y, radius }
}
