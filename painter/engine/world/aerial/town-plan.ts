import { parseHex, type RGB, scaleColour } from '../../core/colour.ts'
import type { Random } from '../../core/random.ts'
import type { Building, FacadeStyle } from '../city/city-plan.ts'
import { NEON_COLOURS } from '../city/city-plan.ts'

/** Cells per side of a plan, which repeats beyond them; a power of two. */
export const CELLS = 512

/** Towers on a grid of avenues, tiled houses in narrow lanes, or houses in gardens. */
export type TownKind = 'metropolis' | 'old town' | 'suburb'

/** One house: where it stands (metres on the plan) and what its roof is like. */
export type Lot = {
  building: Building
  left: number
  right: number
  near: number
  far: number
  roof: 'flat' | 'gable'
  roofColour: RGB
  /** Whether the ridge runs from left to right. */
  isRidgeAcross: boolean
}

/** What covers the ground where no house stands. */
export const GROUND = { street: 0, yard: 1, green: 2, square: 3 } as const

export type TownPlan = {
  kind: TownKind
  /** Metres per cell. */
  cell: number
  /** Per cell: how high it is built in metres, which lot it belongs to (-1: none), and what covers its ground. */
  heights: Float32Array
  lotAt: Int32Array
  ground: Uint8Array
  lots: Lot[]
  highest: number
  /** Per column and per row of cells: the middle in metres of the street that runs there, and half its breadth (0: none). */
  across: Streets
  along: Streets
}

type Streets = { middle: Float32Array; half: Float32Array }

type Layout = {
  cell: number
  /** Cells of a block from street to street, at least and at most, of a street, and of a broader one. */
  block: readonly [number, number]
  street: number
  avenue: number
  /** Every how many streets one is an avenue. */
  avenueEvery: number
  /** Of the blocks, how many are parks. */
  parks: number
}

const LAYOUTS: Record<TownKind, Layout> = {
  metropolis: { cell: 6, block: [9, 13], street: 3, avenue: 5, avenueEvery: 4, parks: 0.07 },
  'old town': { cell: 2.5, block: [11, 20], street: 2, avenue: 4, avenueEvery: 3, parks: 0.05 },
  suburb: { cell: 2.5, block: [26, 32], street: 3, avenue: 4, avenueEvery: 3, parks: 0.06 },
}

const FLAT_ROOFS = ['#77746e', '#9c968c', '#5f6266', '#b3aca0', '#8a8078', '#6d7378', '#c4beb2'].map(parseHex)
const TILES = ['#a5523a', '#b8654a', '#96462f', '#c07a55', '#8a4a38', '#a8603f'].map(parseHex)
const SHINGLES = ['#6a6560', '#7d5a48', '#56595e', '#8a6a55', '#9a4f3c', '#4f5a62'].map(parseHex)
const TOWER_WALLS = ['#6a7682', '#8a949c', '#9c9890', '#566676', '#b0a698', '#7d746a', '#47586a'].map(
  parseHex,
)
const FUTURE_WALLS = ['#3a4658', '#4a5a74', '#2f3c52', '#5a6684', '#28364a'].map(parseHex)
const PLASTER = ['#d8c4a0', '#e2d2b4', '#cba982', '#e8dcc8', '#c99878', '#d9b48c'].map(parseHex)
const STYLES: FacadeStyle[] = ['windows', 'glass', 'bands', 'low-floors']

/** What its buildings are; gardens are on the roofs, and canals where broad streets would be. */
export type TownCharacter = {
  kind: TownKind
  future: boolean
  neon: boolean
  gardens: boolean
  canals: boolean
  /** What the trees in it are like. */
  season?: string
}

/** Lays out a town in blocks between streets; towers are highest about `centreZ` metres ahead. */
export function planTown(random: Random, character: TownCharacter, centreZ: number): TownPlan {
  const layout = LAYOUTS[character.kind]
  const across = layStreets(random, layout)
  const along = layStreets(random, layout)
  const plan: TownPlan = {
    kind: character.kind,
    cell: layout.cell,
    heights: new Float32Array(CELLS * CELLS),
    lotAt: new Int32Array(CELLS * CELLS).fill(-1),
    ground: new Uint8Array(CELLS * CELLS),
    lots: [],
    highest: 0,
    across: across.streets,
    along: along.streets,
  }
  for (const [near, far] of along.blocks)
    for (const [left, right] of across.blocks)
      fillBlock(plan, random, character, layout, { left, right, near, far }, centreZ)
  return plan
}

/** Streets at uneven distances, and the cells between them. */
function layStreets(random: Random, { cell, block, street, avenue, avenueEvery }: Layout) {
  const streets: Streets = { middle: new Float32Array(CELLS), half: new Float32Array(CELLS) }
  const blocks: [number, number][] = []
  for (let at = 0, k = 0; at < CELLS; k++) {
    const breadth = k % avenueEvery === 0 ? avenue : street
    for (let i = at; i < Math.min(CELLS, at + breadth); i++) {
      streets.middle[i] = (at + breadth / 2) * cell
      streets.half[i] = (breadth / 2) * cell
    }
    const from = at + breadth
    at = from + random.int(...block)
    if (CELLS - at < block[0] + avenue) at = CELLS
    if (from < CELLS) blocks.push([from, at])
  }
  return { streets, blocks }
}

type Block = { left: number; right: number; near: number; far: number }

/** Parts of a block of towers; old houses stand wall to wall, those of a suburb apart. */
const LOTS = { metropolis: [1, 3], 'old town': [2, 4] } as const
/** Cells between two houses of a suburb, and of a house. */
const GARDEN = 8
const HOUSE = [4, 5] as const

function fillBlock(
  plan: TownPlan,
  random: Random,
  character: TownCharacter,
  { parks }: Layout,
  block: Block,
  centreZ: number,
) {
  const { kind } = character
  const isPark = random.chance(parks)
  const ground = isPark
    ? kind === 'old town'
      ? GROUND.square
      : GROUND.green
    : kind === 'suburb'
      ? GROUND.green
      : GROUND.yard
  for (let z = block.near; z < block.far; z++)
    plan.ground.fill(ground, z * CELLS + block.left, z * CELLS + block.right)
  if (isPark) return
  if (kind === 'suburb') {
    for (let z = block.near + 2; z + HOUSE[0] < block.far; z += GARDEN + random.int(0, 3))
      for (let x = block.left + 2; x + HOUSE[0] < block.right; x += GARDEN + random.int(0, 2))
        if (random.chance(0.82))
          build(plan, random, character, houseAt(random, x, z), random.range(5, 7.5), 0)
    return
  }
  const [fewest, most] = LOTS[kind]
  const columns = random.int(fewest, most)
  const rows = random.int(fewest, most)
  const [width, depth] = [(block.right - block.left) / columns, (block.far - block.near) / rows]
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const lot: Block = {
        left: Math.round(block.left + column * width),
        right: Math.round(block.left + (column + 1) * width),
        near: Math.round(block.near + row * depth),
        far: Math.round(block.near + (row + 1) * depth),
      }
      const isYard = kind === 'old town' && columns > 2 && rows > 2 && column % 3 === 1 && row % 3 === 1
      if (isYard) continue
      const height = heightOf(plan, random, character, lot, centreZ)
      build(plan, random, character, lot, height, height > 80 ? random.int(0, 2) : 0)
    }
}

const houseAt = (random: Random, x: number, z: number): Block => ({
  left: x,
  right: x + random.int(...HOUSE),
  near: z,
  far: z + random.int(...HOUSE),
})

function heightOf({ cell }: TownPlan, random: Random, character: TownCharacter, lot: Block, centreZ: number) {
  if (character.kind === 'old town') return 8 + random() * 7
  // The plan repeats about the viewer, who stands over its left edge's middle.
  const x = ((lot.left + lot.right) / 2 - CELLS / 2) * cell
  const z = ((lot.near + lot.far) / 2) * cell
  const centrality = Math.exp(-((x / 520) ** 2) - ((z - centreZ) / 560) ** 2)
  const tallest = character.future ? 330 : 230
  return 15 + random() ** 2 * 42 + centrality * (random() ** 1.7 * tallest + 16)
}

/** Enters a house into the plan; high ones step back towards the top. */
function build(
  plan: TownPlan,
  random: Random,
  { kind, future, neon, gardens }: TownCharacter,
  { left, right, near, far }: Block,
  height: number,
  setbacks: number,
) {
  const { cell } = plan
  const isOld = kind !== 'metropolis'
  const walls = isOld ? PLASTER : future ? FUTURE_WALLS : TOWER_WALLS
  const roofs = kind === 'suburb' ? SHINGLES : isOld ? TILES : FLAT_ROOFS
  const isGarden = gardens && random.chance(0.6)
  plan.lots.push({
    building: {
      colour: scaleColour(random.pick(walls), random.range(0.75, 1.15)),
      style: isOld ? 'windows' : random.pick(STYLES),
      lit: random.range(0.18, 0.6),
      warm: random(),
      seed: random.int(0, 9999),
      neon: (neon || future) && random.chance(0.5) ? random.pick(NEON_COLOURS) : null,
      gutted: false,
    },
    left: left * cell,
    right: right * cell,
    near: near * cell,
    far: far * cell,
    roof: isOld ? 'gable' : 'flat',
    roofColour: isGarden ? [0.06, 0.14, 0.04] : scaleColour(random.pick(roofs), random.range(0.7, 1.2)),
    isRidgeAcross: right - left > far - near || (right - left === far - near && random.chance(0.5)),
  })
  plan.highest = Math.max(plan.highest, height)
  for (let z = near; z < Math.min(CELLS, far); z++)
    for (let x = left; x < Math.min(CELLS, right); x++) {
      const toEdge = Math.min(x - left, right - 1 - x, z - near, far - 1 - z)
      const steps = toEdge === 0 && setbacks > 0 ? (setbacks === 1 ? 0.72 : 0.55) : 1
      plan.heights[z * CELLS + x] = height * (toEdge === 1 && setbacks === 2 ? 0.8 : steps)
      plan.lotAt[z * CELLS + x] = plan.lots.length - 1
    }
}
