import { parseHex, type RGB, scaleColour } from '../../core/colour.ts'
import type { Random } from '../../core/random.ts'

/** Metres per cell of the plan, cells per side, cells per block (its street included) and per street. */
export const CELL = 6
export const CELLS = 640
export const BLOCK = 12
export const STREET = 3
/** Cells of a street of an old town. */
const ALLEY = 1.4
/** Half the plan's width in metres: x = 0 is its middle. */
export const HALF_PLAN = (CELLS * CELL) / 2

/** Windows cut into the wall, glass from edge to edge, or bands of windows. */
export type FacadeStyle = 'windows' | 'glass' | 'bands' | 'low-floors'

export type Building = {
  colour: RGB
  style: FacadeStyle
  /** The share of windows lit at night, and of the lit ones that are warm. */
  lit: number
  warm: number
  seed: number
  /** The colour of its neon trim, if it has any. */
  neon: RGB | null
  /** Its windows are holes, and soot and rain have stained it. */
  gutted: boolean
}

/** Per cell: how high it is built (metres; 0 is street) and which building it belongs to. */
export type CityPlan = {
  heights: Float32Array
  buildingAt: Int32Array
  buildings: Building[]
  centreX: number
}

export type CityCharacter = {
  /** Dark towers, up to 440 m. */
  future?: boolean
  /** Brick houses of up to 24 m. */
  old?: boolean
  /** Every second building has a neon trim (in a future city, too). */
  neon?: boolean
  /** Dark, dusty, and broken off above. */
  ruined?: boolean
}

export const NEON_COLOURS = ['#ff2d95', '#19e3ff', '#8a4bff', '#ffb02e', '#37ff8b'].map(parseHex)
const FUTURE_WALLS = ['#2b3340', '#38455a', '#232a38', '#46506a', '#1d2733']
const OLD_WALLS = ['#b0815a', '#c9a57a', '#a8705a', '#d9c09a', '#8f6a52', '#c98f6a']
const MODERN_WALLS = ['#5c6672', '#77808a', '#8d8a84', '#4b5866', '#a39b8f', '#6b5f57', '#3f4d5e']
const RUINED_WALLS = ['#5f564c', '#6e6458', '#4a443e', '#7a6c5a', '#57504a']
/** Of its height, what is left of a cell of a ruin at least. */
const LEFT_STANDING = 0.52
const STYLES: FacadeStyle[] = ['windows', 'glass', 'bands', 'low-floors']

/** Lays out blocks of one, four or nine buildings, highest around a centre; canyons of a street are higher still. */
export function planCity(random: Random, character: CityCharacter, street: boolean): CityPlan {
  const plan: CityPlan = {
    heights: new Float32Array(CELLS * CELLS),
    buildingAt: new Int32Array(CELLS * CELLS),
    buildings: [],
    centreX: random.range(-0.25, 0.25) * HALF_PLAN * 0.5,
  }
  for (let blockZ = 0; blockZ < CELLS; blockZ += BLOCK)
    for (let blockX = 0; blockX < CELLS; blockX += BLOCK)
      planBlock(plan, random, character, street, blockX, blockZ)
  return plan
}

function planBlock(
  plan: CityPlan,
  random: Random,
  character: CityCharacter,
  street: boolean,
  blockX: number,
  blockZ: number,
) {
  const perSide = random.chance(0.55) ? 2 : random.chance(0.5) ? 3 : 1
  const breadth = character.old && street ? ALLEY : STREET
  const lot = (BLOCK - breadth) / perSide
  const gap = perSide > 1 ? 0 : 0.3
  const x = (blockX + BLOCK / 2) * CELL - HALF_PLAN
  const z = (blockZ + BLOCK / 2) * CELL
  const centrality = Math.exp(-(((x - plan.centreX) / 620) ** 2) - ((z - 700) / 700) ** 2 * 0.6)
  for (let lotZ = 0; lotZ < perSide; lotZ++)
    for (let lotX = 0; lotX < perSide; lotX++) {
      const height = chooseHeight(random, character, street, centrality)
      plan.buildings.push(designBuilding(random, character))
      const setbacks = random.int(0, 2)
      const left = blockX + breadth / 2 + lotX * lot
      const near = blockZ + breadth / 2 + lotZ * lot
      build(plan, left, near, lot, gap, height, setbacks, character.ruined ? random : undefined)
    }
}

function chooseHeight(random: Random, character: CityCharacter, street: boolean, centrality: number) {
  const height = street
    ? random.range(24, 70) + random() ** 3 * 190 * (0.35 + centrality)
    : 16 + random() ** 2.2 * 60 + centrality * (random() ** 1.6 * (character.future ? 420 : 270) + 20)
  if (character.ruined && street) return Math.min(height, random.range(12, 46))
  return character.old ? 8 + random() * 9 : height
}

function designBuilding(random: Random, { future, old, neon, ruined }: CityCharacter): Building {
  const walls = ruined ? RUINED_WALLS : future ? FUTURE_WALLS : old ? OLD_WALLS : MODERN_WALLS
  return {
    colour: scaleColour(parseHex(random.pick(walls)), random.range(0.7, 1.15)),
    style: old || ruined ? 'windows' : random.pick(STYLES),
    lit: random.range(0.18, 0.62) * (ruined ? 0 : 1),
    warm: random(),
    seed: random.int(0, 9999),
    neon: (neon || future) && !ruined && random.chance(0.5) ? random.pick(NEON_COLOURS) : null,
    gutted: ruined ?? false,
  }
}

/** Enters the last designed building into the plan; high ones step back once or twice towards the top. */
function build(
  { heights, buildingAt, buildings }: CityPlan,
  left: number,
  near: number,
  lot: number,
  gap: number,
  height: number,
  setbacks: number,
  broken?: Random,
) {
  for (let z = Math.round(near + gap); z < Math.round(near + lot - gap); z++)
    for (let x = Math.round(left + gap); x < Math.round(left + lot - gap); x++) {
      if (x < 0 || z < 0 || x >= CELLS || z >= CELLS) continue
      const toEdge = Math.min(x - left, left + lot - 1 - x, z - near, near + lot - 1 - z)
      let here = height
      if (height > 70 && setbacks > 0) {
        if (toEdge < 0.7) here = height * (setbacks === 1 ? 0.72 : 0.55)
        else if (toEdge < 1.7 && setbacks === 2) here = height * 0.82
      }
      heights[z * CELLS + x] = broken ? here * (LEFT_STANDING + (1 - LEFT_STANDING) * broken()) : here
      buildingAt[z * CELLS + x] = buildings.length - 1
    }
}
