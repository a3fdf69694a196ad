import { type Surface, surface } from './surfaces.ts'

/** A block of a room: metres, `x` from the room's middle, `y` from the floor, `back` from the back wall. */
export type Block = {
  x: [number, number]
  y: [number, number]
  back: [number, number]
  top: Surface
  front: Surface
  side: Surface
  /** The drawing that it is a piece of furniture like, where a prompt may name that too. */
  piece?: string
}

/** A light in the room, of which `power` is the brightness at one metre. */
export type Lamp = { x: number; y: number; back: number; power: number; colour: [number, number, number] }

type Faces = Surface | { top?: Surface; front?: Surface; side?: Surface; all: Surface }

const RIB = surface('paint', '#f4f6f8')
const PIECES_OF_ARCH = 44
const OAK = surface('wood', '#6b4426', '#9a6a3e')
const DARK_WOOD = surface('wood', '#3a2416', '#5c3a22')
const PALE_WOOD = surface('wood', '#b08a5c', '#cfae80')
const IRON = surface('metal', '#3a3c42')
const STEEL = surface('metal', '#b8bec6')
const BLACK = surface('paint', '#141416')

/** What stands in a row: one of each number from 0 on. */
export const row = <Item>(count: number, make: (k: number) => Item): Item[] =>
  Array.from({ length: count }, (_, k) => make(k))

/** A block around (x, back) of a width and a depth, from `y` up to `y + height`. */
export function block(
  x: number,
  back: number,
  width: number,
  depth: number,
  y: number,
  height: number,
  faces: Faces,
): Block {
  const own = 'all' in faces ? faces : { all: faces }
  return {
    x: [x - width / 2, x + width / 2],
    y: [y, y + height],
    back: [back - depth / 2, back + depth / 2],
    top: own.top ?? own.all,
    front: own.front ?? own.all,
    side: own.side ?? own.all,
  }
}

/** Blocks that together are what a drawing shows. */
export const piece = (name: string, blocks: Block[]): Block[] => blocks.map(own => ({ ...own, piece: name }))

/** Shelves against the back wall, or with `side` against the left (-1) or right (1) wall. */
const PALE_FRAME = surface('paint', '#d4d7d2')
/** What shelves are of: those of shops are painted. */
const frameOf = (kind: 'books' | 'goods' | 'bottles') => (kind === 'goods' ? PALE_FRAME : DARK_WOOD)

export function shelves(
  x: number,
  back: number,
  width: number,
  height: number,
  kind: 'books' | 'goods' | 'bottles',
) {
  const filled = surface(kind, '#4a2f1c', '#6b4426')
  const frame = frameOf(kind)
  return [block(x, back, width, 0.36, 0, height, { all: frame, front: filled, side: frame })]
}

export function sideShelves(
  wall: number,
  side: -1 | 1,
  near: number,
  far: number,
  height: number,
  kind: 'books' | 'goods',
) {
  const filled = surface(kind, '#4a2f1c', '#6b4426')
  const x = side * (wall - 0.18)
  return [
    block(x, (near + far) / 2, 0.36, far - near, 0, height, {
      all: frameOf(kind),
      front: frameOf(kind),
      side: filled,
    }),
  ]
}

export function table(x: number, back: number, width: number, depth: number, height = 0.75, wood = OAK) {
  const leg = (dx: number, db: number) =>
    block(x + dx * (width / 2 - 0.06), back + db * (depth / 2 - 0.06), 0.07, 0.07, 0, height - 0.05, wood)
  return [
    block(x, back, width, depth, height - 0.05, 0.05, wood),
    leg(-1, -1),
    leg(1, -1),
    leg(-1, 1),
    leg(1, 1),
  ]
}

export function chair(x: number, back: number, wood = OAK, turned = false) {
  const legs = (
    [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const
  ).map(([dx, db]) => block(x + dx * 0.19, back + db * 0.19, 0.04, 0.04, 0, 0.44, wood))
  return [
    block(x, back, 0.44, 0.44, 0.44, 0.05, wood),
    block(x, back + (turned ? 0.2 : -0.2), 0.44, 0.04, 0.49, 0.46, wood),
    ...legs,
  ]
}

/** A run of cupboards under a worktop, along the back wall. */
export function counter(x: number, back: number, width: number, colour: string, top = '#d8d2c6') {
  return [
    block(x, back, width, 0.6, 0, 0.86, { all: surface('cupboards', colour) }),
    block(x, back, width + 0.04, 0.64, 0.86, 0.05, surface('marble', top, '#f4f0e8')),
  ]
}

/** A picture, a board or a screen on the back wall. */
export const wallPiece = (
  x: number,
  y: number,
  width: number,
  height: number,
  face: Surface,
  frame: Surface = DARK_WOOD,
) => [
  block(x, 0.02, width + 0.1, 0.04, y - 0.05, height + 0.1, frame),
  block(x, 0.045, width, 0.01, y, height, face),
]

const PAINTINGS: [string, string][] = [
  ['#31456b', '#e0b45a'],
  ['#7a2f2a', '#e8d2a8'],
  ['#2f4a3a', '#a8c28a'],
  ['#5a3a52', '#f0a07a'],
]

export const painting = (x: number, y: number, width: number, height: number, which: number) =>
  piece(
    'framed-picture',
    wallPiece(
      x,
      y,
      width,
      height,
      surface('art', ...PAINTINGS[which % PAINTINGS.length]),
      surface('metal', '#a8823a'),
    ),
  )

export const rug = (
  x: number,
  back: number,
  width: number,
  depth: number,
  colour: string,
  second: string,
) => [block(x, back, width, depth, 0, 0.015, surface('carpet', colour, second))]

export const column = (x: number, back: number, height: number, stone: Surface, width = 0.5) => [
  block(x, back, width, width, 0, height, stone),
  block(x, back, width * 1.5, width * 1.5, 0, 0.35, stone),
  block(x, back, width * 1.5, width * 1.5, height - 0.4, 0.4, stone),
]

/** A chimney breast with a fire in it. */
export const fireplace = (x: number, stone: Surface) =>
  piece('fireplace', [
    block(x, 0.25, 1.9, 0.5, 0, 1.15, stone),
    block(x, 0.2, 1.4, 0.4, 1.15, 2, stone),
    block(x, 0.3, 2.1, 0.62, 1.12, 0.1, DARK_WOOD),
    block(x, 0.505, 1.05, 0.02, 0.08, 0.78, BLACK),
    block(x, 0.52, 0.62, 0.02, 0.1, 0.34, surface('art', '#ff7a1a', '#ffd25a', 3)),
    block(x, 0.56, 0.8, 0.16, 0.06, 0.1, DARK_WOOD),
  ])

export const bench = (x: number, back: number, width: number, face: Surface = OAK) => [
  block(x, back, width, 0.7, 0.84, 0.07, face),
  block(x, back, width - 0.1, 0.6, 0, 0.84, { all: DARK_WOOD, front: surface('cupboards', '#6b4a2e') }),
]

/** Rings of candles under the ceiling. */
export function chandelier(x: number, y: number, back: number): Block[] {
  const gold = surface('metal', '#c9a04a')
  const candle = surface('paint', '#ffe8b0', '#ffe8b0', 2.4)
  return [
    block(x, back, 0.05, 0.05, y, 1.8, gold),
    block(x, back, 1.5, 0.9, y, 0.08, gold),
    block(x, back, 0.9, 0.5, y + 0.4, 0.07, gold),
    ...row(7, k => block(x - 0.66 + k * 0.22, back + 0.4, 0.06, 0.06, y + 0.08, 0.2, candle)),
    ...row(4, k => block(x - 0.33 + k * 0.22, back + 0.2, 0.06, 0.06, y + 0.47, 0.18, candle)),
  ]
}

/** A lamp with a shade that hangs from a ceiling of `ceiling` metres; its light is a lamp of the room. */
export function pendant(x: number, y: number, back: number, ceiling: number, shade = '#3a3a3f'): Block[] {
  return [
    block(x, back, 0.025, 0.025, y + 0.2, ceiling - y - 0.2, IRON),
    block(x, back, 0.16, 0.16, y + 0.12, 0.1, surface('paint', shade)),
    block(x, back, 0.34, 0.34, y, 0.12, surface('paint', shade)),
    block(x, back, 0.26, 0.26, y - 0.06, 0.06, surface('paint', '#ffe6b0', '#ffe6b0', 1.8)),
  ]
}

/** A smooth arch from the floor over the whole breadth, and the line of light along it. */
export const arch = (back: number, halfWidth: number, height: number, light: Surface) =>
  row(PIECES_OF_ARCH, k => {
    const angle = (Math.PI * (k + 0.5)) / PIECES_OF_ARCH
    const x = Math.cos(angle) * (halfWidth - 0.25)
    const y = Math.sin(angle) ** 0.72 * (height - 0.45)
    return [
      block(x, back, 0.62, 0.5, y - 0.1, 0.6, RIB),
      block(x * 0.965, back + 0.26, 0.34, 0.04, y - 0.06, 0.34, light),
    ]
  }).flat()

export const WOODS = { OAK, DARK_WOOD, PALE_WOOD }
export const METALS = { IRON, STEEL }
