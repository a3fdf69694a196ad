import { luminance, mixLinear, type RGB, scaleColour } from '../../core/colour.ts'
import type { Noise } from '../../core/noise.ts'
import type { Raster } from '../../core/raster.ts'
import { clamp, mix, smoothstep } from '../../core/scalar.ts'
import type { Camera } from '../camera.ts'
import type { Environment, Season } from '../environment.ts'
import type { TimeOfDay } from '../times-of-day.ts'
import { cellHash } from './surfaces.ts'

const FOLIAGE: RGB = [0.1, 0.17, 0.05]
/** Leaves that turn and trees in blossom, in patches. */
const SEASONAL: Partial<Record<Season, readonly RGB[]>> = {
  autumn: [
    [0.84, 0.22, 0.015],
    [0.62, 0.08, 0.02],
    [0.95, 0.42, 0.03],
  ],
  spring: [
    [0.55, 0.32, 0.38],
    [0.16, 0.27, 0.06],
    [0.62, 0.42, 0.46],
  ],
}
/** Of a window's height: trees that are looked at for their season. */
const TREES_OF_SEASON = 0.58
const SNOWED: RGB = [0.44, 0.47, 0.53]
/** A sky that it rains from. */
const RAIN_SKY: RGB = [0.4, 0.5, 0.62]
const WINTER_SKY: RGB = [0.42, 0.48, 0.58]
/** Panes are brighter than a dark room is exposed for. */
const BY_NIGHT: Partial<Record<TimeOfDay, number>> = { night: 0.6, moonlit: 0.42 }

/** Sky above far trees, as seen through glass; `dx` and `dy` are its direction, `u` and `v` its place on the pane. */
export function outside(
  dx: number,
  dy: number,
  u: number,
  v: number,
  environment: Environment,
  noise: Noise,
  isRoof: boolean,
): RGB {
  const { skyRamp, skyAmbient, stars, sunColour, rain, snow, isFoggy, fogColour, time } = environment
  const clear = scaleColour(skyRamp.at(clamp(isRoof ? 0.5 : 0.12 + dy * 0.9)), 1.15 * (BY_NIGHT[time] ?? 1))
  const winter = mixLinear(clear, scaleColour(WINTER_SKY, luminance(clear) * 1.3), snow && !isRoof ? 0.75 : 0)
  const dull =
    rain && !isRoof ? mixLinear(winter, scaleColour(RAIN_SKY, luminance(winter) * 0.8), 0.7) : winter
  const sky = isFoggy ? mixLinear(dull, fogColour, IN_FOG.sky) : dull
  if (stars > 0.5 && !snow && cellHash(Math.floor(dx * 420), Math.floor(dy * 420)) > 0.995)
    return [0.7, 0.75, 0.9]
  if (isRoof) return sky
  const isTold = !snow && environment.season !== undefined && environment.season in SEASONAL
  const treeline = (isTold ? TREES_OF_SEASON : 0.3) + 0.16 * noise.fbm(dx * 6 + u, 3, 3)
  const leafy = smoothstep(treeline + 0.03, treeline - 0.03, v + 0.1 * noise.value2(dx * 40, dy * 40))
  const leaf = 0.6 + 0.6 * noise.value2(dx * 60, dy * 60)
  const [own, tone] = snow
    ? [SNOWED, 0.75 + 0.25 * leaf]
    : [foliageOf(environment.season, dx, dy, noise), leaf]
  const foliage = own.map((share, c) => share * tone * (skyAmbient[c] * 2.2 + sunColour[c] * 0.3)) as RGB
  const seen = mixLinear(sky, mixLinear(foliage, sky, isFoggy ? IN_FOG.trees : isTold ? 0.05 : 0.16), leafy)
  return withWeather(seen, [dx, dy], [u, v], environment, sky, noise)
}

/** What falls before a window and lies or runs down there. */
export function withWeather(
  seen: RGB,
  direction: readonly [number, number],
  onPane: readonly [number, number],
  environment: Environment,
  sky: RGB,
  noise: Noise,
): RGB {
  const [dx, dy] = direction
  const [u, v] = onPane
  if (environment.snow) {
    const flake = smoothstep(0.55, 0.68, noise.value2(dx * 70, dy * 70))
    const lying = smoothstep(0.02, -0.02, v - 0.08 - 0.03 * noise.value2(u * 6, 3))
    const white = Math.max(DIMMEST, luminance(sky) * 1.9)
    return mixLinear(seen, [white, white * 1.03, white * 1.08], Math.max(flake, lying) * 0.92)
  }
  if (!environment.rain) return seen
  const light = Math.max(DIMMEST * 0.4, luminance(environment.skyAmbient) * 0.9)
  const streak = smoothstep(0.3, 0.55, noise.value2(dx * 190 - dy * 46, dy * 11))
  const drop = smoothstep(0.5, 0.62, noise.value2(dx * 62, dy * 52))
  return mixLinear(seen, [light * 0.92, light, light * 1.1], Math.max(streak, drop) * 0.5)
}
/** Of light in a lit room: flakes by night are seen by what shines out of the window. */
const DIMMEST = 0.42

/** How much fog takes of the sky and of the trees. */
const IN_FOG = { sky: 0.85, trees: 0.72 }

function foliageOf(season: Season | undefined, dx: number, dy: number, noise: Noise): RGB {
  const colours = season && SEASONAL[season]
  if (!colours) return FOLIAGE
  const patch = clamp(noise.value2(dx * 24, dy * 18) * 0.9 + 0.5, 0, 0.999)
  return colours[Math.floor(patch * colours.length)]
}

/** Stars, a nebula and a planet. */
export function spaceOutside(x: number, y: number, noise: Noise): RGB {
  const star = cellHash(Math.floor(x * 40), Math.floor(y * 40)) > 0.985 ? 0.9 : 0
  const cloud = clamp(noise.fbm(x * 0.8, y * 0.8, 4) + 0.1)
  const planet = Math.hypot(x - 0.9, y - 0.2)
  if (planet < 0.75) {
    const lit = clamp(0.9 - (x - 0.5) * 0.8 + 0.3 * noise.fbm(x * 3, y * 3, 3))
    return [0.12 * lit, mix(0.2, 0.35, lit) * lit, 0.7 * lit]
  }
  return [0.02 + cloud * 0.25 + star, 0.02 + cloud * 0.08 + star, 0.05 + cloud * 0.35 + star]
}

/** A picture of what is outside, and the row of its horizon. */
export type View = { image: Raster; horizon: number }

/** How much brighter it is outside than what is painted of it. */
const GLARE = 1.12

/** What a view shows in the direction of a pixel of the room: far enough away to be the same from everywhere. */
export function seenThrough({ image, horizon }: View, camera: Camera, column: number, row: number): RGB {
  const { w, h, data } = image
  const scale = w / camera.w
  const x = clamp(column * scale, 0, w - 1.001)
  const y = clamp(horizon + (row - camera.horizon) * scale, 0, h - 1.001)
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [x - left, y - top]
  const seen: RGB = [0, 0, 0]
  for (let c = 0; c < 3; c++) {
    const at = (top * w + left) * 3 + c
    const above = mix(data[at], data[at + 3], u)
    const below = mix(data[at + w * 3], data[at + w * 3 + 3], u)
    seen[c] = mix(above, below, v) * GLARE
  }
  return seen
}
