import type { RGB } from '../../core/colour.ts'
import type { Noise } from '../../core/noise.ts'
import { clamp, mix, smoothstep } from '../../core/scalar.ts'
import type { Environment } from '../environment.ts'
import { type Building, type FacadeStyle, NEON_COLOURS } from './city-plan.ts'

/** A point on a wall. */
export type WallPoint = {
  /** Metres along the wall, and above the street. */
  along: number
  height: number
  /** The wall's own height in metres. */
  top: number
  /** Where the wall faces (horizontal, unit length). */
  normalX: number
  normalZ: number
  /** From the camera, in metres. */
  distance: number
}

type FacadeSetting = {
  environment: Environment
  noise: Noise
  focalLength: number
  /** How much of night it is (0..1). */
  night: number
  /** Seen from the street: smaller windows, shops and signs. */
  street: boolean
  neon: boolean
}

const STREET_WINDOW_WIDTH: Record<FacadeStyle, number> = {
  windows: 1.6,
  glass: 1.25,
  bands: 1.9,
  'low-floors': 1.6,
}
const SKYLINE_WINDOW_WIDTH: Record<FacadeStyle, number> = {
  windows: 2.6,
  glass: 1.6,
  bands: 3.6,
  'low-floors': 2.6,
}
/** How much of a wall is window, for walls too far to draw single ones. */
const WINDOW_SHARE: Record<FacadeStyle, number> = {
  windows: 0.38,
  glass: 0.72,
  bands: 0.5,
  'low-floors': 0.38,
}
const WARM_LAMP: RGB = [1.25, 0.78, 0.36]
const COLD_LAMP: RGB = [0.85, 0.95, 1.05]
const WARM_FAR: RGB = [1.1, 0.72, 0.38]
const COLD_FAR: RGB = [0.85, 0.88, 0.95]
const SHOP_LIGHT: RGB = [1.3, 0.85, 0.45]

/** A random number in [0, 1) for three whole numbers. */
function hash(a: number, b: number, c: number) {
  let n = Math.imul(a, 374761393) + Math.imul(b, 668265263) + Math.imul(c, 2246822519)
  n = Math.imul(n ^ (n >>> 13), 1274126177)
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296
}

/** Returns a painter of walls: computes every window where it is seen, so that no texture is kept. */
export function createFacadePainter(setting: FacadeSetting) {
  return (building: Building, point: WallPoint, out: RGB) => {
    paintWindows(setting, building, point, out)
    if (building.neon && setting.night > 0.3) addNeonTrim(building, building.neon, point, setting.night, out)
    if (building.gutted) stain(setting, point, out)
    else if (setting.street && point.height < 16 && setting.night > 0.2)
      paintShops(setting, building, point, out)
  }
}

/** Of a wall's light, what soot leaves of it where it lies thickest. */
const SOOTED = 0.3

/** What fire and rain have left on a wall, and the holes in it. */
function stain({ noise }: FacadeSetting, { along, height }: WallPoint, out: RGB) {
  const streak = smoothstep(-0.1, 0.7, noise.fbm(along * 0.16, height * 0.05, 3))
  const isHole = noise.fbm(along * 0.11 + 40, height * 0.12, 3) > 0.42
  const left = isHole ? 0.12 : mix(1, SOOTED, streak)
  for (let c = 0; c < 3; c++) out[c] *= left
}

/** Pixels: far windows are merged into larger ones, since those of a size of their own would be a grey wall. */
const LEAST_WINDOW = 2.6

function isWindow(style: FacadeStyle, u: number, v: number) {
  if (style === 'glass') return v > 0.14 && v < 0.9 && u > 0.05
  if (style === 'bands') return v > 0.25 && v < 0.75
  return u > 0.18 && u < 0.82 && v > 0.22 && v < 0.8
}

/** Wall and windows; far off, where a window is smaller than two pixels, their average. */
function paintWindows(setting: FacadeSetting, building: Building, point: WallPoint, out: RGB) {
  const { environment, noise, night, street } = setting
  const { style, seed, warm } = building
  const { along, height, top } = point
  const ownWidth = (street ? STREET_WINDOW_WIDTH : SKYLINE_WINDOW_WIDTH)[style]
  const merged = Math.max(1, Math.ceil(LEAST_WINDOW / ((setting.focalLength / point.distance) * ownWidth)))
  const floorHeight = (street ? 3.4 : style === 'low-floors' ? 3.2 : 3.8) * merged
  const windowWidth = ownWidth * merged
  const column = Math.floor(along / windowWidth)
  const floor = Math.floor(height / floorHeight)
  const u = along / windowWidth - column
  const v = height / floorHeight - floor
  const pixels = (setting.focalLength / point.distance) * windowWidth
  const close = pixels > 14
  const draw = hash(column, floor, seed)
  const litShare = building.lit * (hash(7, floor, seed) > 0.82 ? 0.9 : 1) * (0.35 + 0.65 * night)
  const isLit = draw < litShare && night > 0
  const lamp = hash(column, floor, seed + 9) < 0.25 + 0.55 * warm ? WARM_LAMP : COLD_LAMP
  const lampPower = (0.3 + hash(column, floor, seed + 3) * 0.9) * night * (street ? 0.62 : 1)
  const farLamp = warm > 0.4 ? WARM_FAR : COLD_FAR
  const farPower = night > 0 ? 0.72 * night * (0.55 + 0.9 * draw) : 0
  const bar = close && (Math.abs(u - 0.5) < 0.022 || Math.abs(v - 0.55) < 0.012) ? 0.25 : 1
  const blind = close
    ? (hash(column, floor, seed + 21) > 0.6 && v > 0.5 + 0.3 * draw ? 0.55 : 1) *
      (0.7 + 0.5 * noise.value2(along * 2.1, height * 1.3) * 0.5)
    : 1
  const plaster = close
    ? 0.86 +
      0.2 * noise.value2(along * 3.7, height * 7.3) +
      (v < 0.06 ? 0.25 : 0) -
      ((u * windowWidth * 4) % 1 < 0.04 ? 0.08 : 0)
    : 1
  const window = isWindow(style, u, v)
  const detail = smoothstep(1.2, 3.5, pixels)
  const share = WINDOW_SHARE[style]
  const sky = environment.skyRamp.at(0.35 + 0.3 * draw)
  const facing = clamp(
    point.normalX * environment.sunDirection[0] + point.normalZ * environment.sunDirection[2],
  )
  // Streets are canyons: little light reaches the lower floors.
  const openness = 0.55 + 0.45 * smoothstep(0, top * 0.7, height)
  for (let c = 0; c < 3; c++) {
    const wall =
      building.colour[c] *
      (environment.sunColour[c] * facing * 0.8 +
        environment.skyAmbient[c] * 0.62 +
        environment.groundAmbient[c] * 0.3) *
      openness
    const glass = building.gutted
      ? wall * 0.14
      : mix(wall * 0.35, (sky[c] * 0.55 + 0.02) * (style === 'glass' ? 0.75 : 0.5), 0.75)
    const litWindow = lamp[c] * lampPower * 1.15 * (0.45 + 0.6 * (1 - v)) * blind
    const near = window ? (isLit ? litWindow : glass) * bar : wall * plaster
    const far = wall * (1 - share) + share * (glass * (1 - litShare) + litShare * (farLamp[c] * farPower))
    out[c] = mix(far, near, detail)
  }
}

/** A band below the roof, upright strips, and their light on the wall. */
function addNeonTrim(
  { style, seed }: Building,
  colour: RGB,
  { along, height, top }: WallPoint,
  night: number,
  out: RGB,
) {
  const belowTop = top - height
  const band = belowTop < 1.6 && belowTop > 0.5 ? 1 : 0
  const strip =
    style !== 'bands' &&
    Math.abs(((along + seed) % 26) - 13) < 0.35 &&
    hash(3, Math.floor((along + seed) / 26), seed) > 0.5
      ? 1
      : 0
  const tube = (band * 1.1 + strip * 0.9) * night * 2.4
  const glow = Math.exp(-belowTop / 9) * 0.35 * night
  for (let c = 0; c < 3; c++) out[c] += colour[c] * tube + colour[c] * glow
}

/** Lit shop fronts along the street, and signs above some of them, one shop every seven metres. */
function paintShops(
  { noise, night, neon }: FacadeSetting,
  { seed }: Building,
  { along, height }: WallPoint,
  out: RGB,
) {
  const shop = Math.floor(along / 7)
  const u = along / 7 - shop
  const draw = hash(shop, seed, 5)
  if (height < 3.6) {
    const light = (0.35 + 0.9 * draw) * night * (height > 0.4 && u > 0.08 ? 1 : 0.25) * (neon ? 1.1 : 0.75)
    const colour = draw < 0.5 ? SHOP_LIGHT : NEON_COLOURS[Math.floor(draw * 97) % NEON_COLOURS.length]
    for (let c = 0; c < 3; c++) out[c] += colour[c] * light
    return
  }
  if (height >= 11 || draw <= 0.35) return
  const onSign =
    u > 0.3 &&
    u < 0.3 + 0.34 * hash(shop, seed, 8) + 0.12 &&
    height > 4.4 &&
    height < 6.5 + 6 * hash(shop, seed, 11)
  if (!onSign) return
  const colour = NEON_COLOURS[Math.floor(hash(shop, seed, 6) * 97) % NEON_COLOURS.length]
  // Noise stands for lettering: at this size no one can read a sign.
  const lettering = noise.value2(along * 3.1 + shop * 17, height * 2.6) > -0.05 ? 1 : 0.12
  const light = (neon ? 2.3 : 1.0) * night * lettering
  for (let c = 0; c < 3; c++) out[c] = colour[c] * light + 0.02
}
