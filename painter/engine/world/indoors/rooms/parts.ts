import { type Block, block, chair, type Lamp, METALS, table, WOODS } from '../furniture.ts'
import { surface } from '../surfaces.ts'
import type { Room, RoomProp, RoomWindow } from './room.ts'

export const WARM: Lamp['colour'] = [1, 0.66, 0.34]
export const FIRE: Lamp['colour'] = [1, 0.48, 0.16]
export const WHITE_LIGHT: Lamp['colour'] = [1, 0.95, 0.88]
export const COLD: Lamp['colour'] = [0.55, 0.8, 1]
const CEILING = surface('paint', '#e6e0d4')
export const BEAMS = surface('planks', '#4a3220', '#6b4a30')
export const STONE = surface('stone', '#8a8174', '#b3a896')
export const DARK_STONE = surface('stone', '#4a4640', '#6e675c')
const PLASTER = surface('paint', '#d8ccb6')
export const MARBLE = surface('marble', '#d8d2c8', '#8a8278')
const OAK_FLOOR = surface('planks', '#6b4526', '#a87848')
export const GREY_FLOOR = surface('tiles', '#9aa0a6', '#787e84')

export const TUBE = surface('paint', '#f4f8ff', '#f4f8ff', 1.6)
/** Tubes of light across the ceiling. */
export const tubes = (height: number, ...backs: number[]): Block[] =>
  backs.map(back => block(0, back, 3.4, 0.16, height - 0.04, 0.04, TUBE))

export const backWindow = (
  x: number,
  width = 1.3,
  height = 1.5,
  y = 0.9,
  more: Partial<RoomWindow> = {},
): RoomWindow => ({
  wall: 'back',
  x,
  y,
  width,
  height,
  panes: [2, 3],
  ...more,
})
export const leftWindow = (
  x: number,
  width = 1.4,
  height = 1.6,
  y = 0.8,
  more: Partial<RoomWindow> = {},
): RoomWindow => ({
  wall: 'left',
  x,
  y,
  width,
  height,
  panes: [2, 3],
  ...more,
})
export const lamp = (x: number, y: number, back: number, power = 0.9, colour = WARM): Lamp => ({
  x,
  y,
  back,
  power,
  colour,
})
export const prop = (icon: string, x: number, y: number, back: number, height: number): RoomProp => ({
  icon,
  x,
  y,
  back,
  height,
})
export const row = <Item>(count: number, make: (k: number) => Item): Item[] =>
  Array.from({ length: count }, (_, k) => make(k))

/** A small table with two chairs, for cafés and restaurants. */
export const tableForTwo = (x: number, back: number) => [
  ...table(x, back, 0.7, 0.7),
  ...chair(x - 0.6, back),
  ...chair(x + 0.6, back),
]

const base: Room = {
  width: 5.6,
  height: 2.8,
  depth: 3.1,
  wall: PLASTER,
  floor: OAK_FLOOR,
  ceiling: CEILING,
  windows: [backWindow(-1.1)],
  furniture: [],
  props: [],
  lamps: [lamp(0, 2.3, 2)],
}

export const room = (own: Partial<Room>): Room => ({ ...base, ...own })

/** A bedside table. */
export function bedsideTable(x: number, back: number): Block[] {
  return [block(x, back, 0.45, 0.4, 0, 0.5, WOODS.OAK)]
}

/** A plinth. */
export function plinth(x: number, back: number): Block[] {
  return [block(x, back, 0.55, 0.55, 0, 0.9, surface('paint', '#e8e4da'))]
}

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
    block(x, back, 0.025, 0.025, y + 0.2, ceiling - y - 0.2, METALS.IRON),
    block(x, back, 0.16, 0.16, y + 0.12, 0.1, surface('paint', shade)),
    block(x, back, 0.34, 0.34, y, 0.12, surface('paint', shade)),
    block(x, back, 0.26, 0.26, y - 0.06, 0.06, surface('paint', '#ffe6b0', '#ffe6b0', 1.8)),
  ]
}

export function clock(x: number, y: number): Block[] {
  return [
    block(x, 0.2, 1, 0.3, y - 0.4, 0.9, METALS.IRON),
    block(x, 0.37, 0.84, 0.02, y - 0.32, 0.74, surface('paint', '#fff2d0', '#fff2d0', 0.7)),
  ]
}
