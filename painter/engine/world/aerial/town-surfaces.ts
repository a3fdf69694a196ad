import { parseHex, type RGB } from '../../core/colour.ts'
import type { Noise } from '../../core/noise.ts'
import { clamp, smoothstep } from '../../core/scalar.ts'
import type { Vector } from '../environment.ts'
import { layOver } from '../lands/ground-colour.ts'
import { CELLS, GROUND, type Lot, type TownPlan } from './town-plan.ts'

const LAWN_DARK = parseHex('#3d5426')
const LAWN_LIGHT = parseHex('#64803a')
const PAVING = parseHex('#a59a8a')
const YARD = parseHex('#6f6a62')
const CROWN_DARK = parseHex('#24381a')
const CROWN_LIGHT = parseHex('#4f7430')
/** Of each season that trees in a town are known by, their crowns in shade and in light, and the grass between. */
const CROWNS: Readonly<Record<string, readonly (readonly [dark: RGB, light: RGB])[]>> = {
  autumn: [
    ['#8a3414', '#d8702a'],
    ['#a8701c', '#ecc04a'],
    ['#7a2a1c', '#c8482c'],
    ['#5c5a24', '#a89a44'],
  ].map(pair => [parseHex(pair[0]), parseHex(pair[1])] as const),
  spring: [
    ['#3c5a24', '#86a84a'],
    ['#c87a98', '#f6cfdc'],
    ['#4c6a2c', '#9ab85a'],
  ].map(pair => [parseHex(pair[0]), parseHex(pair[1])] as const),
}
const AUTUMN_LAWN = [parseHex('#5f5a2a'), parseHex('#8f8442')] as const
const CANAL = parseHex('#2f7a7c')
const SNOW: RGB = [0.74, 0.79, 0.87]
const CARS = ['#d8dade', '#2a2c30', '#b33a2c', '#3a5a8c', '#e0c04a', '#8a8e94', '#f0f0ee'].map(parseHex)
const HEADLIGHT: RGB = [1.7, 1.5, 1.1]
const TAIL_LIGHT: RGB = [1.5, 0.16, 0.08]
const LAMP: RGB = [0.62, 0.36, 0.14]

/** Metres: from tree to tree, and of a crown. */
const TREE_STEP = 7
const CROWN = 3.2
/** Metres between the cars of a lane, and between street lamps. */
const CAR_STEP = 15
const LAMP_STEP = 34

type SurfaceSetting = {
  plan: TownPlan
  noise: Noise
  /** Towards the sun on the plan. */
  sun: Vector
  night: number
  isSnowy: boolean
  season: string
  /** Broad streets are water. */
  canals: boolean
}

/** What a place on the ground or on a roof looks like: the colour it gives back, and the light it gives by itself. */
export type Surface = { albedo: RGB; glow: RGB }

/** Returns painters of what is seen of a town from above, by places in metres on its plan; they share one answer. */
export function createTownSurfaces({ plan, noise, sun, night, isSnowy, season, canals }: SurfaceSetting) {
  const [lawnDark, lawnLight] = season === 'autumn' ? AUTUMN_LAWN : [LAWN_DARK, LAWN_LIGHT]
  const crowns = CROWNS[season]
  const surface: Surface = { albedo: [0, 0, 0], glow: [0, 0, 0] }
  const draw = (a: number, b: number) => noise.cell(a, b) * 0.5 + 0.5

  const setGrey = (value: number) => {
    surface.albedo[0] = value
    surface.albedo[1] = value
    surface.albedo[2] = value * 1.03
  }

  /** Lays round crowns over the ground, so many of every hundred places filled. */
  const plantTrees = (x: number, z: number, density: number) => {
    const column = Math.floor(x / TREE_STEP)
    const row = Math.floor(z / TREE_STEP)
    if (draw(column * 3 + 1, row * 5 + 2) > density) return
    const radius = CROWN * (0.6 + 0.4 * draw(column + 40, row + 9))
    const dx = (x - (column + 0.5 + noise.cell(row + 5, column) * 0.2) * TREE_STEP) / radius
    const dz = (z - (row + 0.5 + noise.cell(column + 3, row + 8) * 0.2) * TREE_STEP) / radius
    const d = dx * dx + dz * dz
    if (d > 1) return
    const up = Math.sqrt(1 - d)
    const facing = clamp(dx * sun[0] + up * sun[1] + dz * sun[2])
    const leaf = clamp(0.25 + facing * 0.8 + noise.value2(x * 1.3, z * 1.3) * 0.25)
    const [dark, light] = crowns
      ? crowns[Math.floor(draw(column * 7 + 5, row * 3 + 1) * 0.999 * crowns.length)]
      : [CROWN_DARK, CROWN_LIGHT]
    for (let c = 0; c < 3; c++) surface.albedo[c] = dark[c] + (light[c] - dark[c]) * leaf
    if (isSnowy) layOver(surface.albedo, SNOW, 0.55 * up)
  }

  /** A lane's cars, by the distance from the street's middle and the place along it. */
  const drive = (aside: number, along: number, street: number, half: number) => {
    const lanes = half > 8 ? 2 : 1
    const side = aside < 0 ? -1 : 1
    const lane = Math.min(lanes - 1, Math.floor(Math.abs(aside) / 3.4))
    const middle = side * (lane + 0.5) * 3.4
    const slot = Math.floor(along / CAR_STEP)
    if (Math.abs(aside) > lanes * 3.4 || draw(slot * 7 + lane * 3 + side, street * 11 + 4) > 0.42) return
    const off = along - (slot + 0.3 + 0.4 * draw(slot, street + lane * 5)) * CAR_STEP
    if (Math.abs(off) > 2.3 || Math.abs(aside - middle) > 1.05) return
    const paint = CARS[Math.floor(draw(slot + 17, street * 3 + lane) * 6.99)]
    const roof = Math.abs(off) < 1.2 ? 0.6 : 1
    for (let c = 0; c < 3; c++) surface.albedo[c] = paint[c] * roof
    if (night > 0.3 && Math.abs(off) > 0.9)
      for (let c = 0; c < 3; c++) surface.glow[c] += (side > 0 ? TAIL_LIGHT : HEADLIGHT)[c] * night
  }

  const paveStreet = (aside: number, along: number, street: number, half: number) => {
    if (canals && Math.abs(aside) < half * 0.8 && half > 3) {
      const ripple = 1 + noise.fbm(along * 0.25, aside * 0.4 + street, 3) * 0.35
      for (let c = 0; c < 3; c++) surface.albedo[c] = CANAL[c] * ripple
      return
    }
    const isAlley = half < 3.2
    const kerb = half * (isAlley ? 0.6 : 0.72)
    const wear = noise.value2(along * 0.21, aside * 0.4 + street) * 0.014
    if (isAlley || plan.kind === 'old town') {
      for (let c = 0; c < 3; c++) surface.albedo[c] = PAVING[c] * (0.62 + wear * 8)
    } else if (Math.abs(aside) > kerb) setGrey(0.21 + wear)
    else {
      const isLine = Math.abs(aside) < 0.3 && (half > 8 || along % 9 < 4)
      setGrey(isLine ? 0.4 : 0.062 + wear)
    }
    if (isSnowy) layOver(surface.albedo, SNOW, Math.abs(aside) > kerb ? 0.85 : 0.4)
    if (night > 0.2) {
      const toLamp = ((along % LAMP_STEP) + LAMP_STEP) % LAMP_STEP
      const pool = Math.exp(-(((toLamp - LAMP_STEP / 2) / 9) ** 2))
      for (let c = 0; c < 3; c++) surface.glow[c] += LAMP[c] * night * (0.22 + 0.6 * pool)
    }
    if (!isAlley && plan.kind !== 'old town') drive(aside, along, street, half)
  }

  const groundAt = (x: number, z: number): Surface => {
    surface.glow.fill(0)
    const column = Math.floor(x / plan.cell) & (CELLS - 1)
    const row = Math.floor(z / plan.cell) & (CELLS - 1)
    const period = CELLS * plan.cell
    const inX = ((x % period) + period) % period
    const inZ = ((z % period) + period) % period
    const halfX = plan.across.half[column]
    const halfZ = plan.along.half[row]
    if (halfX > 0 && halfX >= halfZ) paveStreet(inX - plan.across.middle[column], z, column, halfX)
    else if (halfZ > 0) paveStreet(inZ - plan.along.middle[row], x, row + 700, halfZ)
    else {
      const ground = plan.ground[row * CELLS + column]
      const patch = clamp(0.5 + noise.fbm(x * 0.04, z * 0.04, 3))
      if (ground === GROUND.green) {
        for (let c = 0; c < 3; c++) surface.albedo[c] = lawnDark[c] + (lawnLight[c] - lawnDark[c]) * patch
        // Paths lead through the parks.
        if (plan.kind === 'metropolis' && Math.abs(noise.value2(x * 0.012 + 3, z * 0.012)) < 0.05)
          layOver(surface.albedo, PAVING, 0.8)
      } else {
        const stone = ground === GROUND.square ? PAVING : YARD
        for (let c = 0; c < 3; c++) surface.albedo[c] = stone[c] * (0.8 + 0.25 * patch)
      }
      if (isSnowy) layOver(surface.albedo, SNOW, 0.88)
      plantTrees(x, z, ground === GROUND.green ? (plan.kind === 'suburb' ? 0.34 : 0.62) : 0.1)
    }
    return surface
  }

  const openLandAt = (x: number, z: number): Surface => {
    surface.glow.fill(0)
    const patch = clamp(0.5 + noise.fbm(x * 0.004, z * 0.004, 4) * 1.4)
    for (let c = 0; c < 3; c++) surface.albedo[c] = lawnDark[c] + (lawnLight[c] - lawnDark[c]) * patch
    if (isSnowy) layOver(surface.albedo, SNOW, 0.88)
    plantTrees(x, z, noise.value2(x * 0.006, z * 0.006) > 0.1 ? 0.8 : 0.08)
    return surface
  }

  const roofAt = (lot: Lot, x: number, z: number, height: number): Surface => {
    surface.glow.fill(0)
    const { albedo } = surface
    const period = CELLS * plan.cell
    const inX = ((x % period) + period) % period
    const inZ = ((z % period) + period) % period
    const toEdge = Math.min(inX - lot.left, lot.right - inX, inZ - lot.near, lot.far - inZ)
    let shade = 1
    if (lot.roof === 'gable') {
      const [from, to, at] = lot.isRidgeAcross ? [lot.near, lot.far, inZ] : [lot.left, lot.right, inX]
      const across = ((at - from) / (to - from)) * 2 - 1
      const towards = across * (lot.isRidgeAcross ? sun[2] : sun[0])
      shade = clamp(0.72 + Math.sign(towards) * Math.min(1, Math.abs(towards) * 3) * 0.42, 0.3, 1.3)
      if (Math.abs(across) < 0.06) shade *= 1.2
      const course = lot.isRidgeAcross ? inZ : inX
      shade *= 0.9 + 0.16 * (((course / 0.9) % 1) + noise.value2(x * 0.8, z * 0.8) * 0.5)
    } else {
      if (toEdge < 0.9) shade = 1.45
      else {
        const [u, v] = [inX / 5.2, inZ / 5.2]
        const [boxX, boxZ] = [u - Math.floor(u), v - Math.floor(v)]
        const isBox = toEdge > 4 && draw(Math.floor(u) + 60, Math.floor(v) * 3 + lot.building.seed) > 0.74
        if (isBox && boxX > 0.15 && boxX < 0.75 && boxZ > 0.2 && boxZ < 0.7) shade = 1.55
        else if (isBox && boxX > 0.05 && boxX < 0.9 && boxZ > 0.05 && boxZ < 0.85) shade = 0.6
        else shade = 0.92 + noise.value2(x * 0.3, z * 0.3) * 0.1
      }
    }
    for (let c = 0; c < 3; c++) albedo[c] = lot.roofColour[c] * shade
    if (isSnowy) layOver(albedo, SNOW, (lot.roof === 'gable' ? 0.86 : 0.8) * smoothstep(0.1, 0.8, shade))
    // Masts of the tallest carry a red lamp, and neon rims the roofs.
    if (night > 0.3 && lot.building.neon && toEdge < 1.3)
      for (let c = 0; c < 3; c++) surface.glow[c] += lot.building.neon[c] * night * 1.6
    if (night > 0.3 && height > 120 && toEdge < 1 && draw(Math.floor(inX / 3), Math.floor(inZ / 3)) > 0.93)
      surface.glow[0] += 1.4 * night
    return surface
  }
  return { groundAt, roofAt, openLandAt }
}
