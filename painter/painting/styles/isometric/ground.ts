import type { Noise } from '../../../engine/core/noise.ts'
import { clamp, smoothstep } from '../../../engine/core/scalar.ts'
import type { Scene } from '../../../language/scene.ts'
import type { Place } from '../../../language/surroundings.ts'
import { isWater, type Material } from './materials.ts'

/** Columns along each side of the model. */
export const GRID = 26
const MIDDLE = GRID / 2
/** Where the first subject stands, in columns; the ground around it is level. */
export const SUBJECT_SPOT = { x: GRID * 0.62, y: GRID * 0.62 }
/** Columns per city block, its road of two columns included. */
export const CITY_BLOCK = 9

type Column = { height: number; material: Material }

/** The model's ground: one height (in column widths) and one material per column. */
export class Ground {
  private readonly heights: Float32Array
  private readonly materials: Material[]

  constructor(columns: Column[]) {
    this.heights = Float32Array.from(columns, column => column.height)
    this.materials = columns.map(column => column.material)
  }

  /** Height at a point in columns; the border's beyond it. Negative where there is no ground. */
  heightAt(x: number, y: number): number {
    return this.heights[indexAt(x, y)]
  }

  materialAt(x: number, y: number): Material {
    return this.materials[indexAt(x, y)]
  }

  setHeight(x: number, y: number, height: number) {
    this.heights[indexAt(x, y)] = height
  }
}

const indexAt = (x: number, y: number) =>
  clamp(Math.floor(y), 0, GRID - 1) * GRID + clamp(Math.floor(x), 0, GRID - 1)

export const isCity = ({ place }: Scene) => place === 'city' || place === 'street'
export const isRoom = ({ place }: Scene) => ['table', 'window', 'studio', 'portrait', 'room'].includes(place)

/** Builds the ground that suits the scene's place and season. */
export function shapeGround(scene: Scene, noise: Noise): Ground {
  const columns: Column[] = []
  for (let y = 0; y < GRID; y++)
    for (let x = 0; x < GRID; x++) {
      const site: Site = {
        x,
        y,
        relief: noise.fbm(x * 0.13, y * 0.13, 3),
        rise: smoothstep(MIDDLE + 2, 2, Math.min(x, y)),
        meadow: (x + y) % 2 ? 'grass' : 'mown',
      }
      const shape = SHAPES[scene.place] ?? shapeFloor
      const column = shape(site, scene)
      const clear = Math.hypot(x - SUBJECT_SPOT.x, y - SUBJECT_SPOT.y) < 3.6
      const keeps = isWater(column.material) || column.material === 'road' || column.material === 'pavement'
      if (clear && !keeps && column.height > 0) column.height = 1
      columns.push(column)
    }
  return new Ground(columns)
}

type Site = {
  x: number
  y: number
  /** Noise, about -1 to 1. */
  relief: number
  /** 0 in front to 1 at the two rear borders, where hills may stand. */
  rise: number
  /** The two shades of grass, as on a chequered lawn. */
  meadow: Material
}
type Shape = (site: Site, scene: Scene) => Column

const steps = (height: number) => 1 + Math.round(height)

const shapeFloor: Shape = () => ({ height: 1, material: 'wood' })

const shapeMountains: Shape = ({ x, y, relief, rise }, { place, season }) => {
  const slope = smoothstep(0.45, 1, rise * 1.1)
  const height = 1 + Math.max(0, Math.round((relief * 5 + 6.5) * slope * 1.5))
  if (place === 'lake' && Math.hypot(x - GRID * 0.66, y - GRID * 0.66) + relief * 3 < 6.5)
    return { height: 0.55, material: 'water' }
  if (place === 'snowfield' || season === 'winter' || height > 6) return { height, material: 'snow' }
  return { height, material: height > 3 ? 'rock' : (x + y) % 2 ? 'grass' : 'mown' }
}

const shapeVolcano: Shape = (site, scene) => {
  const fromCrater = Math.hypot(site.x - GRID * 0.3, site.y - GRID * 0.3)
  if (fromCrater < 2.4) return { height: 8.6, material: 'lava' }
  const height = Math.max(1, Math.round(12 - fromCrater * 1.25))
  return { height, material: height > 1 ? 'rock' : shapeMountains(site, scene).material }
}

const FIELDS: Material[] = ['dry', 'grass', 'autumn', 'mown']

const shapeCountry: Shape = ({ x, y, relief, rise, meadow }, { place, season }) => {
  const height = steps(Math.max(0, relief * 4.2 + 1) * smoothstep(0.15, 0.9, rise))
  if (season === 'winter') return { height, material: 'snow' }
  if (season === 'autumn') return { height, material: (x + y) % 2 ? 'autumn' : 'dry' }
  if (place === 'farmland' && x > 4 && y > 4)
    return { height, material: FIELDS[(Math.floor(x / 6) + Math.floor(y / 6) * 2) % 4] }
  return { height, material: meadow }
}

const shapeDryLand: Shape = ({ relief, rise }, { place }) => {
  const height = steps(Math.max(0, relief * 3.5 + 0.6) * rise)
  if (place === 'canyon' && height > 1) return { height, material: 'mars' }
  return { height, material: place === 'savanna' ? 'dry' : 'sand' }
}

const shapeCoast: Shape = ({ x, y, relief }, { place }) => {
  const inland =
    place === 'beach'
      ? (x - y) * 0.5 + relief * 4 + 3
      : place === 'ocean'
        ? -9
        : 6.5 - Math.hypot(x - MIDDLE, y - MIDDLE) * 0.85 + relief * 4
  if (inland > 2.2) return { height: place === 'cliff' ? 4 + Math.round(relief * 2) : 1.6, material: 'grass' }
  if (inland > 0) return { height: 1.1, material: 'sand' }
  return {
    height: 0.6 + 0.12 * Math.sin(x * 0.9 + y * 0.7),
    material: inland < -4 ? 'deep' : 'water',
  }
}

const shapePond: Shape = ({ x, y, relief, meadow }) =>
  Math.hypot(x - MIDDLE - 2, y - MIDDLE - 2) + relief * 3 < 6
    ? { height: 0.6, material: 'water' }
    : { height: 1, material: meadow }

const shapeReef: Shape = ({ relief, rise }) => ({
  height: steps(Math.max(0, relief * 4 + 0.4) * rise),
  material: 'coral',
})

const CRATERS = [
  { x: 8, y: 17, radius: 3 },
  { x: 17, y: 9, radius: 2.4 },
  { x: 6, y: 7, radius: 2 },
]

const shapeMoon: Shape = ({ x, y, relief, rise }) => {
  const inCrater = CRATERS.some(crater => Math.hypot(x - crater.x, y - crater.y) < crater.radius)
  return { height: inCrater ? 0.6 : steps(Math.max(0, relief * 3) * rise), material: 'moon' }
}

const shapeMars: Shape = ({ relief, rise }) => ({
  height: steps(Math.max(0, relief * 4 + 0.5) * rise),
  material: 'mars',
})

/** A floating rock: no ground towards the corners. */
const shapeAsteroid: Shape = ({ x, y, relief, rise }) => {
  const beyond = Math.hypot(x - MIDDLE, y - MIDDLE) > GRID * 0.46 + relief * 2
  return { height: beyond ? -1 : steps(Math.max(0, relief * 3) * rise), material: 'moon' }
}

const shapeCity: Shape = ({ x, y }) =>
  x % CITY_BLOCK < 2 || y % CITY_BLOCK < 2
    ? { height: 0.9, material: 'road' }
    : { height: 1, material: 'pavement' }

const shapeRoadside: Shape = ({ y, relief, rise, meadow }, { roadside }) =>
  Math.abs(y - MIDDLE - 1) < 2.2
    ? { height: 0.9, material: 'road' }
    : {
        height: steps(Math.max(0, relief * 3) * rise),
        material: roadside === 'desert' ? 'sand' : meadow,
      }

/** The row in which a single road's middle line runs. */
export const ROAD_ROW = Math.floor(MIDDLE + 1)

const SHAPES: Partial<Record<Place, Shape>> = {
  alps: shapeMountains,
  lake: shapeMountains,
  snowfield: shapeMountains,
  tundra: shapeMountains,
  volcano: shapeVolcano,
  hills: shapeCountry,
  meadow: shapeCountry,
  farmland: shapeCountry,
  autumn: shapeCountry,
  village: shapeCountry,
  forest: shapeCountry,
  jungle: shapeCountry,
  plain: shapeCountry,
  desert: shapeDryLand,
  dunes: shapeDryLand,
  canyon: shapeDryLand,
  savanna: shapeDryLand,
  beach: shapeCoast,
  ocean: shapeCoast,
  island: shapeCoast,
  cliff: shapeCoast,
  pond: shapePond,
  underwater: shapeReef,
  moon: shapeMoon,
  mars: shapeMars,
  space: shapeAsteroid,
  city: shapeCity,
  street: shapeCity,
  road: shapeRoadside,
}
