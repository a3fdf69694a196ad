import { mixLinear, type RGB } from '../../core/colour.ts'
import type { Noise } from '../../core/noise.ts'
import type { Random } from '../../core/random.ts'
import { clamp, mix, smoothstep } from '../../core/scalar.ts'
import { type Camera, viewRay } from '../camera.ts'
import { createFacadePainter, type WallPoint } from '../city/facade.ts'
import type { Environment, Vector } from '../environment.ts'
import { createLevelFrame, type Frame } from '../frame.ts'
import { paintSky } from '../sky/paint-sky.ts'
import type { TimeOfDay } from '../times-of-day.ts'
import { CELLS, planTown, type TownCharacter, type TownPlan } from './town-plan.ts'
import { createTownSurfaces, type Surface } from './town-surfaces.ts'

/** How much of night it is: how many lamps are lit and how much they matter. */
const NIGHT: Record<TimeOfDay, number> = {
  night: 1,
  moonlit: 1,
  dusk: 0.85,
  sunset: 0.35,
  storm: 0.4,
  dawn: 0.15,
  overcast: 0,
  golden: 0,
  day: 0,
}
/** Metres. */
const FARTHEST = 7000
/** Metres that are seen in clear air by an eye on the ground. */
const FAR_SIGHT = 6000
/** In heights of the eye, how far houses in gardens reach. */
const VILLAGE_REACH = 9
/** Hours at which nothing throws a shadow. */
const SHADOWLESS: readonly TimeOfDay[] = ['night', 'dusk', 'overcast', 'storm']
/** Cells that a shadow is followed over. */
const LONGEST_SHADOW = 26
/** Lamplight on the lower floors. */
const ON_WALLS: RGB = [0.3, 0.18, 0.08]
/** Metres: how high the mist of the streets lies. */
const MIST_DEPTH = 60
const TURN = { from: 0.3, to: 0.55 }

type Point = { x: number; z: number }

/** Renders a town from high above, through a camera whose horizon may lie above the picture. */
export function renderTown(
  camera: Camera,
  environment: Environment,
  noise: Noise,
  random: Random,
  character: TownCharacter,
): Frame {
  const night = NIGHT[environment.time]
  const sky = paintSky(camera, environment, noise)
  const frame = createLevelFrame(sky, camera, environment, noise, createAir(camera, environment))
  frame.isMisty = true
  const plan = planTown(random, character, camera.height * 1.7)
  const yaw = random.range(TURN.from, TURN.to) * (random.chance(0.5) ? -1 : 1)
  const start: Point = { x: (CELLS / 2) * plan.cell, z: 0 }
  walkColumns(frame, plan, start, yaw, night, character)
  return frame
}

/** Distance fades to the colour of the sky at the horizon; fog lies in the streets. */
function createAir(camera: Camera, environment: Environment): Frame['applyFog'] {
  const density = environment.fogDensity / (FAR_SIGHT + camera.height * 18)
  const columns = Array.from({ length: camera.w }, (_, x): RGB => {
    const sky = environment.skyColour(viewRay(camera, x, camera.horizon - camera.focalLength * 0.035))
    return mixLinear(sky, environment.fogColour, 0.4)
  })
  return (colour, distance, column, row, out) => {
    const fog = columns[column | 0]
    const haze = 1 - Math.exp(-((distance * density) ** 1.1))
    const height = camera.height - ((row + 0.5 - camera.horizon) / camera.focalLength) * distance
    const mist = environment.isFoggy ? 0.92 * Math.exp(-Math.max(0, height) / MIST_DEPTH) : 0
    const amount = 1 - (1 - haze) * (1 - mist)
    for (let c = 0; c < 3; c++) out[c] = mix(colour[c], fog[c], amount)
  }
}

/** Walks the plan cell by cell along the sight line of each column of pixels, as a street's blocks are painted. */
function walkColumns(
  frame: Frame,
  plan: TownPlan,
  start: Point,
  yaw: number,
  night: number,
  { neon, canals, season = '' }: TownCharacter,
) {
  const { image, depth, camera, environment, noise } = frame
  const { w, h } = image
  const { horizon, focalLength } = camera
  const { cell, heights, lotAt, lots } = plan
  const [cosine, sine] = [Math.cos(yaw), Math.sin(yaw)]
  const [sunX, sunY, sunZ] = environment.sunDirection
  const sun: Vector = [sunX * cosine + sunZ * sine, Math.max(0.12, sunY), sunZ * cosine - sunX * sine]
  const isShaded = createShadows(plan, environment, sun)
  const isSnowy = environment.snow > 0
  // Villages end, and beyond them lies open land.
  const reach = plan.kind === 'suburb' ? camera.height * VILLAGE_REACH : FARTHEST
  const { groundAt, roofAt, openLandAt } = createTownSurfaces({
    plan,
    noise,
    sun,
    night,
    isSnowy,
    season,
    canals,
  })
  const paintFacade = createFacadePainter({ environment, noise, focalLength, night, street: false, neon })
  const wall: WallPoint = { along: 0, height: 0, top: 0, normalX: 0, normalZ: 0, distance: 0 }
  const colour: RGB = [0, 0, 0]
  const nearest = (Math.max(10, camera.height - plan.highest) * focalLength) / (h - horizon)
  const mask = CELLS - 1

  const put = (column: number, row: number, distance: number) => {
    frame.applyFog(colour, distance, column, row, colour)
    image.data.set(colour, (row * w + column) * 3)
    depth[row * w + column] = distance
  }
  const light = ({ albedo, glow }: Surface, x: number, z: number, height: number) => {
    const sunlit = isShaded(x, z, height) ? 0.08 : 1
    for (let c = 0; c < 3; c++)
      colour[c] =
        albedo[c] * (environment.sunColour[c] * sun[1] * 0.72 * sunlit + environment.skyAmbient[c] * 0.62) +
        glow[c] * (0.25 + albedo[c] * 2)
  }

  for (let column = 0; column < w; column++) {
    const sideways = (column + 0.5 - w / 2) / focalLength
    const directionX = sideways * cosine + sine || 1e-9
    const directionZ = cosine - sideways * sine || 1e-9
    const paintGround = (from: number, to: number) => {
      for (let y = Math.max(0, from, Math.ceil(horizon)); y < to; y++) {
        const distance = (camera.height * focalLength) / (y + 0.5 - horizon)
        if (distance > FARTHEST) continue
        const x = start.x + directionX * distance
        const z = start.z + directionZ * distance
        light(distance < reach ? groundAt(x, z) : openLandAt(x, z), x, z, 0)
        put(column, y, distance)
      }
    }
    let distance = nearest * 0.95
    let cellX = Math.floor((start.x + directionX * distance) / cell)
    let cellZ = Math.floor((start.z + directionZ * distance) / cell)
    const [stepX, stepZ] = [directionX > 0 ? 1 : -1, directionZ > 0 ? 1 : -1]
    const [perX, perZ] = [cell / Math.abs(directionX), cell / Math.abs(directionZ)]
    let nextX = ((cellX + (stepX > 0 ? 1 : 0)) * cell - start.x) / directionX
    let nextZ = ((cellZ + (stepZ > 0 ? 1 : 0)) * cell - start.z) / directionZ
    let isSideways = false
    let top = h
    while (distance < FARTHEST && top > 0) {
      const at = (cellZ & mask) * CELLS + (cellX & mask)
      const height = distance < reach ? heights[at] : 0
      if (height > 0) {
        const lot = lots[lotAt[at]]
        const drop = camera.height - height
        const first = Math.max(0, Math.ceil(horizon + (drop * focalLength) / distance))
        const ground = Math.ceil(horizon + (camera.height * focalLength) / distance)
        if (ground < top) {
          paintGround(ground, top)
          top = Math.max(0, ground)
        }
        if (first < top) {
          wall.along = isSideways ? start.z + directionZ * distance : start.x + directionX * distance
          wall.normalX = isSideways ? -stepX * cosine : stepZ * sine
          wall.normalZ = isSideways ? -stepX * sine : -stepZ * cosine
          wall.distance = distance
          wall.top = height
          for (let y = first; y < top; y++) {
            wall.height = Math.max(0, camera.height - ((y + 0.5 - horizon) / focalLength) * distance)
            paintFacade(lot.building, wall, colour)
            const lamplit = night * smoothstep(22, 0, wall.height)
            for (let c = 0; c < 3; c++) colour[c] += ON_WALLS[c] * lamplit
            put(column, y, distance)
          }
          top = first
        }
        const farEdge = Math.min(nextX, nextZ)
        const roofRow = Math.max(0, Math.ceil(horizon + (drop * focalLength) / farEdge))
        for (let y = roofRow; y < top; y++) {
          const d = (drop * focalLength) / (y + 0.5 - horizon)
          const x = start.x + directionX * d
          const z = start.z + directionZ * d
          light(roofAt(lot, x, z, height), x, z, height)
          put(column, y, d)
        }
        top = Math.min(top, roofRow)
      }
      isSideways = nextX < nextZ
      if (isSideways) {
        distance = nextX
        nextX += perX
        cellX += stepX
      } else {
        distance = nextZ
        nextZ += perZ
        cellZ += stepZ
      }
    }
    paintGround(0, top)
  }
}

/** Whether something higher stands between a place on the plan, in metres, and the sun. */
function createShadows({ cell, heights, highest }: TownPlan, environment: Environment, sun: Vector) {
  const mask = CELLS - 1
  const level = Math.hypot(sun[0], sun[2]) || 1e-6
  const [stepX, stepZ] = [(sun[0] / level) * cell, (sun[2] / level) * cell]
  const rise = clamp(sun[1] / level, 0.28, 4) * cell
  const isOff = SHADOWLESS.includes(environment.time) || environment.cloudCover > 0.7
  return (x: number, z: number, height: number) => {
    if (isOff) return false
    for (let k = 1; k <= LONGEST_SHADOW; k++) {
      const needed = height + k * rise
      if (needed > highest) return false
      const column = Math.floor((x + stepX * k) / cell) & mask
      const row = Math.floor((z + stepZ * k) / cell) & mask
      if (heights[row * CELLS + column] > needed) return true
    }
    return false
  }
}
