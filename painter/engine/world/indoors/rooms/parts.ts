import type { Lamp } from '../furniture.ts'
import { surface } from '../surfaces.ts'
import type { RoomProp } from './room.ts'

export const WARM: Lamp['colour'] = [1, 0.66, 0.34]
export const FIRE: Lamp['colour'] = [1, 0.48, 0.16]
export const WHITE_LIGHT: Lamp['colour'] = [1, 0.95, 0.88]
export const COLD: Lamp['colour'] = [0.55, 0.8, 1]
export const BEAMS = surface('planks', '#4a3220', '#6b4a30')
export const STONE = surface('stone', '#8a8174', '#b3a896')
export const DARK_STONE = surface('stone', '#4a4640', '#6e675c')

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
