import { luminance, mixLinear, type RGB, scaleColour } from '../../../engine/core/colour.ts'
import { clamp, mix, smoothstep } from '../../../engine/core/scalar.ts'
import { projectDirection } from '../../../engine/world/camera.ts'
import type { Environment } from '../../../engine/world/environment.ts'
import type { Frame } from '../../../engine/world/frame.ts'

/** Metres: where fog begins in a view without a subject nearby, at least and at most. */
const NEAREST_VIEW = 22
const FARTHEST_VIEW = 70
/** Metres; a subject farther away than this is lost in the fog. */
const FARTHEST_SUBJECT = 420
/** Metres; fog stays where it is when something small is looked at from close by. */
const NEAREST_SUBJECT = 4
/** Metres; the houses behind somebody are still to be made out. */
const BEFORE_HOUSES = 18
/** Metres; of a river in mist the other bank is still to be made out. */
const BEFORE_FAR_BANK = 45
const SKY = 1e8
/** How much of the sky the fog takes at the horizon and at the top of the picture. */
const SKY_COVER = { low: 0.97, high: 0.6 }
/** By night neither stars nor the moon come through, unless the moon is asked for. */
const NIGHT_SKY_COVER = 0.95
/** Of the fog by night, how light it is at least: it is to be seen as fog. */
const DARKEST_FOG = 0.11

/** In how many times the distance at which it begins the fog grows thick: lamps shine through it by night. */
const THINNESS = { day: 3, night: 1.7 }

type FogDepth = {
  /** Distance of the main subject, in metres. */
  focus: number
  /** Fog fills the whole air; steam and ground mist only drift in banks. */
  isThick: boolean
  /** Towers across a water, walls on both sides, trees all around, a river between its banks, or open land. */
  view: 'skyline' | 'street' | 'wood' | 'banks' | 'open'
  /** How much of what fog covers is covered, 0 to 1; haze is thin. */
  share?: number
  /** Whether the moon is to be seen through it. */
  showsMoon?: boolean
}

/**
 * Fog that thickens with the distance behind the main subject, in banks that drift across: over the finished scene,
 * so that streets, fields, woods and waters all vanish into it in the same way.
 */
export function paintFog(frame: Frame, { focus, isThick, view, share = 1, showsMoon = false }: FogDepth) {
  const { image, depth, camera, noise } = frame
  const { w, h, data } = image
  const start = startOf(frame, focus, view)
  const columns = fogColumns(frame, view)
  const { horizon } = camera
  const thinness = isDaylit(frame.environment) ? THINNESS.day : THINNESS.night
  const highest = isDaylit(frame.environment) || showsMoon ? SKY_COVER.high : NIGHT_SKY_COVER
  for (let y = 0; y < h; y++) {
    const above = clamp((horizon - y) / Math.max(1, horizon))
    const skyCover = isThick ? mix(SKY_COVER.low, highest, above ** 0.8) : 0
    const low = Math.exp(-(((y - horizon - h * 0.05) / (h * (isThick ? 0.17 : 0.24))) ** 2))
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const z = depth[i]
      const behind = z - start * 1.1
      const drift = smoothstep(-0.5, 0.6, noise.fbm((x / w) * 3.1 + 5, (y / h) * 11, 3))
      // Wisps lie on the ground before the subject, too, thin enough to see its feet.
      const wisps = smoothstep(start * 0.25, start, z) * low * drift * (isThick ? 0.34 : 0.5)
      const bank = behind > 0 ? low * drift * smoothstep(0, start, behind) * (isThick ? 0.6 : 0.95) : 0
      const veil =
        z > SKY
          ? skyCover * (0.9 + 0.1 * drift)
          : isThick && behind > 0
            ? 1 - Math.exp(-((behind / (start * thinness)) ** 0.9))
            : 0
      const cover = share * (1 - (1 - veil) * (1 - bank) * (1 - wisps))
      if (cover < 0.004) continue
      const fog = columns[x]
      const light = 0.93 + 0.12 * drift
      for (let c = 0; c < 3; c++) data[i * 3 + c] = mix(data[i * 3 + c], fog[c] * light, cover)
    }
  }
  if (isThick && share === 1) paintPaleSun(frame)
}

/** Of the distance to the towers of a skyline: they are to be seen. */
const BEFORE_TOWERS = 0.55
/** Between walls fog begins after so many times their distance. */
const BETWEEN_WALLS = 1.5
const NEAREST_WALL = 6
const AMONG_TREES = 9

/** Metres at which the fog begins: behind the subject, before a skyline, or as far as suits an open view. */
function startOf(frame: Frame, focus: number, view: FogDepth['view']): number {
  if (view === 'banks' && frame.subjectMask && focus <= FARTHEST_SUBJECT)
    return Math.max(focus, BEFORE_FAR_BANK)
  if (view === 'skyline') return Math.max(NEAREST_VIEW, nearestStanding(frame) * BEFORE_TOWERS)
  if (frame.subjectMask && focus <= FARTHEST_SUBJECT)
    return Math.max(focus, frame.walls ? BEFORE_HOUSES : NEAREST_SUBJECT)
  if (view === 'wood') return AMONG_TREES
  if (view === 'street') return Math.max(NEAREST_WALL, nearestStanding(frame) * BETWEEN_WALLS)
  return clamp(frame.eyeHeight * 4, NEAREST_VIEW, FARTHEST_VIEW)
}

/** Metres to what stands nearest above the horizon, few columns left out; 0 where all is open. */
function nearestStanding({ depth, camera, image: { w, h } }: Frame): number {
  const row = Math.max(0, Math.floor(camera.horizon - h * 0.03))
  const seen = Array.from(depth.subarray(row * w, (row + 1) * w))
    .filter(z => z < SKY)
    .sort((a, b) => a - b)
  return seen.length > w * 0.3 ? seen[Math.floor(seen.length * 0.2)] : 0
}

/** What street lamps make of the fog between the houses. */
const LAMPLIT_FOG: RGB = [0.2, 0.155, 0.11]

/** Per column: pale and nearly grey, warmer towards the sun. */
function fogColumns({ camera, environment }: Frame, view: FogDepth['view']): RGB[] {
  const { fogColour, fogSunColour, skyAmbient } = environment
  const air = mixLinear(fogColour, skyAmbient, 0.35)
  const grey = luminance(air)
  const pale = environment.isDusty ? fogColour : mixLinear(air, [grey * 0.98, grey, grey * 1.02], 0.55)
  const isLampLit = view === 'street' && !isDaylit(environment)
  const own = scaleColour(
    pale,
    isDaylit(environment)
      ? Math.max(1, 0.62 / Math.max(0.05, grey))
      : Math.max(1.25, DARKEST_FOG / Math.max(0.005, grey)),
  )
  const lit = isLampLit ? mixLinear(own, LAMPLIT_FOG, 0.6) : own
  const sun = projectDirection(camera, environment.sunDirection)
  const towardsSun = mixLinear(lit, fogSunColour, 0.55)
  return Array.from({ length: camera.w }, (_, x) =>
    sun === null || environment.sunDisc === 0
      ? lit
      : mixLinear(lit, towardsSun, Math.exp(-(((x - sun[0]) / (camera.w * 0.3)) ** 2))),
  )
}

const isDaylit = ({ time }: Environment) => !['night', 'moonlit', 'dusk', 'storm'].includes(time)

/** The sun is a pale disc behind the fog, where it stands in the picture. */
function paintPaleSun({ image, camera, depth, environment }: Frame) {
  const sun = environment.sunDisc > 0 ? projectDirection(camera, environment.sunDirection) : null
  if (!sun) return
  const { w, h, data } = image
  const radius = Math.max(w, h) * 0.02
  const reach = radius * 7
  const [sunX, sunY] = sun
  for (let y = Math.max(0, Math.floor(sunY - reach)); y < Math.min(h, sunY + reach); y++)
    for (let x = Math.max(0, Math.floor(sunX - reach)); x < Math.min(w, sunX + reach); x++) {
      const i = y * w + x
      if (depth[i] < SKY) continue
      const d = Math.hypot(x - sunX, y - sunY) / radius
      const k = smoothstep(1.15, 0.85, d) * 0.55 + Math.exp(-d * 0.8) * 0.35
      for (let c = 0; c < 3; c++) data[i * 3 + c] += environment.fogSunColour[c] * k * 0.7
    }
}
