import type { RGB } from '../../core/colour.ts'
import type { Frame } from '../frame.ts'
import { CELL, CELLS, type CityPlan, HALF_PLAN } from './city-plan.ts'
import { createFacadePainter, type WallPoint } from './facade.ts'
import { streetAlbedo } from './street-surface.ts'

/** Where the camera stands on the plan (metres) and how far it is turned (radians). */
export type Viewpoint = { x: number; z: number; yaw: number }

type BlockView = {
  /** How much of night it is (0..1). */
  night: number
  street: boolean
  neon: boolean
  /** Leaves the ground before the city unpainted. */
  overWater: boolean
  /** Streets are cobbled. */
  old: boolean
}

const FARTHEST = 5200
/** Light of the lamps on a street at night. */
/** How much more of it trodden snow gives back than asphalt. */
const ON_SNOW = 4.2
const TILES: RGB = [0.42, 0.13, 0.07]
/** Metres from ridge to ridge. */
const RIDGES = 9
const LAMPLIGHT: RGB = [0.07, 0.05, 0.035]

/**
 * Paints walls, roofs and ground: walks the plan cell by cell along the sight line of each column of pixels
 * (Amanatides and Woo, 1987) and fills what rises above all that came before.
 */
export function paintBlocks(frame: Frame, plan: CityPlan, viewpoint: Viewpoint, view: BlockView) {
  const { w } = frame.image
  const cosine = Math.cos(viewpoint.yaw)
  const sine = Math.sin(viewpoint.yaw)
  const paintColumn = createColumnPainter(frame, plan, viewpoint, view)
  for (let column = 0; column < w; column++) {
    const sideways = (column + 0.5 - w / 2) / frame.camera.focalLength
    const directionX = sideways * cosine + sine
    const directionZ = cosine - sideways * sine
    paintColumn(column, directionX, directionZ)
    paintGround(frame, viewpoint, view, column, directionX, directionZ)
  }
}

function createColumnPainter(frame: Frame, plan: CityPlan, viewpoint: Viewpoint, view: BlockView) {
  const { image, depth, camera, environment, noise } = frame
  const { w, h } = image
  const { horizon, focalLength } = camera
  const cosine = Math.cos(viewpoint.yaw)
  const sine = Math.sin(viewpoint.yaw)
  const paintFacade = createFacadePainter({ environment, noise, focalLength, ...view })
  const wallPoint: WallPoint = { along: 0, height: 0, top: 0, normalX: 0, normalZ: 0, distance: 0 }
  const colour: RGB = [0, 0, 0]

  const put = (column: number, row: number, distance: number) => {
    frame.applyFog(colour, distance, column, row, colour)
    image.data.set(colour, (row * w + column) * 3)
    depth[row * w + column] = distance
  }

  return (column: number, directionX: number, directionZ: number) => {
    let distance = viewpoint.z < 0 ? -viewpoint.z / directionZ + 0.01 : 0.01
    let cellX = Math.floor((viewpoint.x + directionX * distance + HALF_PLAN) / CELL)
    let cellZ = Math.floor((viewpoint.z + directionZ * distance) / CELL)
    const stepX = directionX > 0 ? 1 : -1
    const perCellX = CELL / Math.abs(directionX || 1e-9)
    const perCellZ = CELL / directionZ
    let nextX = ((cellX + (stepX > 0 ? 1 : 0)) * CELL - HALF_PLAN - viewpoint.x) / (directionX || 1e-9)
    let nextZ = ((cellZ + 1) * CELL - viewpoint.z) / directionZ
    let enteredSideways = false
    let top = h
    while (cellZ < CELLS && distance < FARTHEST && top > 0) {
      if ((cellX < 0 && stepX < 0) || (cellX >= CELLS && stepX > 0)) break
      const cell = cellZ * CELLS + cellX
      const height = cellX >= 0 && cellX < CELLS && cellZ >= 0 ? plan.heights[cell] : 0
      if (height > 0) {
        const building = plan.buildings[plan.buildingAt[cell]]
        const firstRow = Math.max(0, Math.ceil(horizon - ((height - camera.height) / distance) * focalLength))
        if (firstRow < top) {
          wallPoint.along = enteredSideways
            ? viewpoint.z + directionZ * distance
            : viewpoint.x + directionX * distance + HALF_PLAN
          wallPoint.normalX = enteredSideways ? -stepX * cosine : -sine
          wallPoint.normalZ = enteredSideways ? stepX * sine : -cosine
          wallPoint.distance = distance
          wallPoint.top = height
          for (let y = firstRow; y < top; y++) {
            wallPoint.height = camera.height + ((horizon - y - 0.5) / focalLength) * distance
            paintFacade(building, wallPoint, colour)
            put(column, y, distance)
          }
          top = firstRow
        }
        const farEdge = Math.min(nextX, nextZ)
        const roofRow =
          height < camera.height
            ? Math.max(0, Math.ceil(horizon + ((camera.height - height) / farEdge) * focalLength))
            : top
        for (let y = roofRow; y < top; y++) {
          const sunlight = Math.max(0.1, environment.sunDirection[1])
          const away = ((camera.height - height) * focalLength) / (y + 0.5 - horizon)
          const slope = view.old ? roofLight(viewpoint.x + directionX * away) : 0.6
          const cover = view.old ? TILES : building.colour
          for (let c = 0; c < 3; c++)
            colour[c] = cover[c] * slope * (environment.sunColour[c] * sunlight + environment.skyAmbient[c])
          put(column, y, distance)
        }
        top = Math.min(top, roofRow)
      }
      enteredSideways = nextX < nextZ
      if (enteredSideways) {
        distance = nextX
        nextX += perCellX
        cellX += stepX
      } else {
        distance = nextZ
        nextZ += perCellZ
        cellZ++
      }
    }
  }
}

/** One side of a gable is in the sun. */
const roofLight = (x: number) => {
  const across = x / RIDGES - Math.floor(x / RIDGES)
  return Math.abs(across - 0.5) < 0.04 ? 1.2 : across < 0.5 ? 0.95 : 0.55
}

function paintGround(
  frame: Frame,
  viewpoint: Viewpoint,
  { night, street, overWater, old }: BlockView,
  column: number,
  directionX: number,
  directionZ: number,
) {
  const { image, depth, camera, environment, noise } = frame
  const { w, h } = image
  const sunlight = Math.max(0.12, environment.sunDirection[1]) * (night > 0.5 ? 0.4 : 0.35)
  const lamplight = night > 0.3 && street ? night : 0
  const colour: RGB = [0, 0, 0]
  for (let y = Math.max(Math.ceil(camera.horizon), 0); y < h; y++) {
    const i = y * w + column
    const distance = (camera.height * camera.focalLength) / (y + 0.5 - camera.horizon)
    if (depth[i] <= distance) continue
    const z = viewpoint.z + directionZ * distance
    if (overWater && z < -10) continue
    const albedo = streetAlbedo(
      noise,
      viewpoint.x + directionX * distance,
      z,
      street,
      old,
      environment.snow > 0,
    )
    for (let c = 0; c < 3; c++)
      colour[c] =
        albedo * (environment.sunColour[c] * sunlight + environment.skyAmbient[c] * 0.8) +
        LAMPLIGHT[c] * lamplight * (environment.snow > 0 ? ON_SNOW : 1)
    frame.applyFog(colour, distance, column, y, colour)
    image.data.set(colour, i * 3)
    depth[i] = distance
  }
}
