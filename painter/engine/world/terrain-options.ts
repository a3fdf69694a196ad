import type { RGB } from '../core/colour.ts'
import type { Woods } from './canopy.ts'

/** A landscape as functions of place; all lengths in metres. */
export type TerrainOptions = {
  /** The ground's height, with so many octaves of detail. */
  height: (x: number, z: number, octaves: number) => number
  /** No part of the ground (crowns included) is higher. */
  maxHeight: number
  /** The distances the ground is drawn from and to. */
  nearest: number
  farthest: number
  /** Writes the ground's colour into `out`: `slope` is rise per metre, `grain` a fine noise (-1..1). */
  material: (x: number, z: number, height: number, slope: number, grain: number, out: RGB) => void
  woods?: Woods
  waterLevel?: number | null
  waterColour?: RGB
  /** Of the water's waves; 1 is a breeze. */
  waterRoughness?: number
  /** How much of a clear day's fog a metre holds. */
  fogScale: number
  castShadows?: boolean
  /** Mist that lies in the valleys: how much of it a metre holds at the level 0, and in how many metres of height it thins. */
  mist?: { density: number; depth: number }
}
