import { parseHex, type RGB } from '../../../engine/core/colour.ts'
import type { Noise } from '../../../engine/core/noise.ts'
import { mix, smoothstep } from '../../../engine/core/scalar.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import type { LaidGround } from '../../../language/surroundings.ts'

const ASPHALT = parseHex('#4a4b4e')
const CONCRETE = parseHex('#a29e95')
const TURF = parseHex('#4f7a2e')
const TURF_LIGHT = parseHex('#669440')
const CLAY = parseHex('#b5633c')
const CLAY_DARK = parseHex('#9c5232')
const HARD_COURT = parseHex('#3f6f94')
const TARTAN = parseHex('#a8452f')
const GRAVEL = parseHex('#847a6c')
const SLEEPER = parseHex('#4a3a2a')
const STEEL = parseHex('#b4b8bc')
const WHITE = parseHex('#e6e6e0')
const YELLOW = parseHex('#d8b23a')
const EARTH = parseHex('#8a6a48')
const TILE = parseHex('#d8cfbe')
const SEA = parseHex('#2a5468')
const SEA_LIGHT = parseHex('#3f7088')
const POOL = parseHex('#2fa8c8')
const POOL_LIGHT = parseHex('#8fe0ea')
const STAGNANT = parseHex('#1f5548')
const WORN_RIM = parseHex('#cfcabb')
const DUCKWEED = parseHex('#5f7f2a')
const WEEDS = parseHex('#3f5a22')
const MOSS = parseHex('#6a7a3a')
const WORN_TILE = parseHex('#a39a86')
const POOL_FLOOR = parseHex('#a9dbe2')
const POOL_WALL = parseHex('#5fb2c4')
const WALL_JOINT = parseHex('#d6eef0')
const LANE = parseHex('#2a5f92')

/** Metres to the water of a port. */
const QUAY = 30

/** The remainder after division by `period`, also for negative numbers. */
const wrap = (value: number, period: number) => ((value % period) + period) % period

const isLine = (value: number, at: number, broad: number) => Math.abs(value - at) < broad / 2

type Ground = {
  /** Metres that it reaches away and to either side. */
  depth: number
  breadth: number
  /** The colour at so many metres to the right and away; null beside it. */
  colour: (x: number, z: number, noise: Noise) => RGB
  /** How much of the sky it mirrors. */
  gloss?: number
}

const SAND = parseHex('#d8b272')
const SAND_LIGHT = parseHex('#e6c68c')

const turf = (z: number): RGB => (wrap(z, 10) < 5 ? TURF : TURF_LIGHT)

/** Lines on two grounds: that of the game, and what is about it. */
const tennisCourt = (inner: (z: number) => RGB, outer: (z: number) => RGB): Ground => ({
  depth: 34,
  breadth: 16,
  colour: (x, z) => {
    const inside = Math.abs(x) < 5.5 && z > 4 && z < 27.8
    const isMarked =
      inside &&
      (isLine(Math.abs(x), 5.4, 0.16) ||
        isLine(Math.abs(x), 4.1, 0.12) ||
        isLine(z, 4.2, 0.12) ||
        isLine(z, 27.6, 0.3) ||
        isLine(z, 9.5, 0.14) ||
        isLine(z, 22.3, 0.24) ||
        (isLine(x, 0, 0.12) && z > 9.5 && z < 22.3))
    return isMarked ? WHITE : inside ? inner(z) : outer(z)
  },
})

const GROUNDS: Record<LaidGround, Ground> = {
  'parking lot': {
    depth: 90,
    breadth: 90,
    colour: (x, z) => {
      const row = wrap(z - 5, 17)
      const inBay = row < 10.4
      if (inBay && isLine(wrap(x, 2.6), 1.3, 0.14)) return WHITE
      return isLine(row, 5.2, 0.14) ? WHITE : ASPHALT
    },
  },
  runway: {
    depth: 600,
    breadth: 24,
    colour: (x, z) => {
      if (isLine(x, 0, 0.9) && wrap(z, 14) < 8) return WHITE
      return isLine(Math.abs(x), 21, 0.7) ? WHITE : ASPHALT
    },
  },
  pitch: {
    depth: 80,
    breadth: 42,
    colour: (x, z) => {
      const ring = Math.hypot(x, z - 32)
      const isMarked =
        isLine(Math.abs(x), 30, 0.3) ||
        isLine(z, 32, 0.4) ||
        isLine(ring, 9, 0.4) ||
        isLine(z, 74, 0.6) ||
        isLine(z, 3.4, 0.12)
      return isMarked ? WHITE : turf(z)
    },
  },
  'tennis court': tennisCourt(
    () => HARD_COURT,
    () => CLAY,
  ),
  'clay court': tennisCourt(
    () => CLAY,
    () => CLAY_DARK,
  ),
  'grass court': tennisCourt(turf, () => TURF),
  'basketball court': {
    depth: 26,
    breadth: 15,
    colour: (x, z) => {
      const isMarked =
        isLine(Math.abs(x), 7.4, 0.14) ||
        isLine(z, 22, 0.26) ||
        isLine(z, 8, 0.14) ||
        isLine(Math.hypot(x, z - 8), 1.8, 0.14) ||
        (isLine(Math.abs(x), 2.4, 0.14) && z > 16) ||
        isLine(Math.hypot(x, z - 20), 6.6, 0.18)
      if (isMarked) return WHITE
      return Math.abs(x) < 2.4 && z > 16 ? TARTAN : HARD_COURT
    },
  },
  'running track': {
    depth: 400,
    breadth: 7.4,
    colour: x => (isLine(wrap(x, 1.22), 0.61, 0.07) ? WHITE : TARTAN),
  },
  racecourse: {
    depth: 500,
    breadth: 9,
    colour: (x, z, noise) => (noise.value2(x * 1.4, z * 0.5) > 0.2 ? EARTH : TURF_LIGHT),
  },
  railway: {
    depth: 600,
    breadth: 4.6,
    colour: (x, z) => {
      const across = Math.abs(x) > 2.3 ? 9 : Math.abs(x)
      if (isLine(across, 0.72, 0.11)) return STEEL
      return across < 1.3 && wrap(z, 0.7) < 0.28 ? SLEEPER : GRAVEL
    },
  },
  yard: {
    depth: 120,
    breadth: 120,
    colour: (x, z, noise) => (noise.fbm(x * 0.4, z * 0.4, 3) > 0.1 ? EARTH : GRAVEL),
  },
  arena: {
    depth: 70,
    breadth: 60,
    colour: (x, z, noise) =>
      isLine(Math.hypot(x, z - 26), 19, 0.22)
        ? WHITE
        : noise.fbm(x * 0.5, z * 0.5, 3) > 0.15
          ? SAND
          : SAND_LIGHT,
  },
  concrete: {
    depth: 140,
    breadth: 140,
    colour: (x, z) => (isLine(wrap(x, 5), 2.5, 0.06) || isLine(wrap(z, 5), 2.5, 0.08) ? GRAVEL : CONCRETE),
  },
  helipad: {
    depth: 60,
    breadth: 60,
    colour: (x, z) => {
      const away = (z - 12) * 0.8
      const r = Math.hypot(x, away)
      if (isLine(r, 7, 0.6)) return YELLOW
      const inLetter =
        r < 5 &&
        ((isLine(Math.abs(x), 2, 0.8) && Math.abs(away) < 3) || (Math.abs(x) < 2 && Math.abs(away) < 0.4))
      return inLetter ? WHITE : CONCRETE
    },
  },
  quay: {
    depth: 700,
    breadth: 700,
    gloss: 0.2,
    colour: (x, z, noise) => {
      if (z > QUAY) return noise.value2(x * 0.06, z * 0.3) > 0.3 ? SEA_LIGHT : SEA
      if (z > QUAY - 0.8) return YELLOW
      return isLine(wrap(x, 6), 3, 0.08) || isLine(wrap(z, 6), 3, 0.1) ? GRAVEL : CONCRETE
    },
  },
  'swimming pool': {
    depth: 46,
    breadth: 60,
    gloss: 0.28,
    colour: (x, z, noise) => {
      const { water, rim } = poolAt(x, z)
      if (rim) return WHITE
      if (!water) return isLine(wrap(x, 1.2), 0.6, 0.03) || isLine(wrap(z, 1.2), 0.6, 0.04) ? GRAVEL : TILE
      const net = Math.abs(noise.value2(x * 0.9 + noise.value2(x, z) * 1.2, z * 0.9))
      return net < 0.09 ? POOL_LIGHT : POOL
    },
  },
  'green pool': {
    depth: 46,
    breadth: 60,
    gloss: 0.12,
    colour: (x, z, noise) => {
      const { water, rim } = poolAt(x, z)
      const growth = noise.fbm(x * 0.5 + 3, z * 0.5, 4)
      if (rim) return growth > 0.2 ? MOSS : WORN_RIM
      if (water) return growth > 0.14 ? DUCKWEED : STAGNANT
      if (growth > 0.02) return growth > 0.16 ? WEEDS : MOSS
      const isJoint = isLine(wrap(x, 1.2), 0.6, 0.06) || isLine(wrap(z, 1.2), 0.6, 0.08)
      return isJoint ? WEEDS : WORN_TILE
    },
  },
  'empty pool': { depth: 46, breadth: 60, colour: emptyPoolAt },
}

/** Metres from the eye, which is in the basin, to its far wall and that wall's coping; and to its sides. */
const BASIN = { wall: 15, coping: 19, end: 20.5, halfWidth: 9, slope: 0.9 }

/** The tiles of a pool without water: its floor with lanes, walls that rise to the sides, the coping. */
function emptyPoolAt(x: number, z: number): RGB {
  const aside = Math.abs(x) - BASIN.halfWidth
  const beyond = Math.max(z, aside > 0 ? BASIN.wall + aside / BASIN.slope : 0)
  if (beyond > BASIN.end) return isLine(wrap(x, 1.2), 0.6, 0.03) ? GRAVEL : TILE
  if (beyond > BASIN.coping) return WHITE
  if (beyond > BASIN.wall) return isLine(wrap(x, 0.5), 0.25, 0.05) ? WALL_JOINT : POOL_WALL
  if (isLine(wrap(x, 4.5), 2.25, 0.3)) return LANE
  return isLine(wrap(x, 0.5), 0.25, 0.03) || isLine(wrap(z, 0.5), 0.25, 0.04) ? WALL_JOINT : POOL_FLOOR
}

/** Metres; in front of the loungers. */
const POOL_SITE = { near: 4.6, far: 11.4, halfWidth: 8 }

/** Whether (x, z) is in the water of a pool, or on its rim. */
function poolAt(x: number, z: number): { water: boolean; rim: boolean } {
  const across = Math.abs(x) - POOL_SITE.halfWidth
  const along = Math.abs(z - (POOL_SITE.near + POOL_SITE.far) / 2) - (POOL_SITE.far - POOL_SITE.near) / 2
  const outside = Math.max(across, along)
  return { water: outside < 0, rim: outside >= 0 && outside < 0.5 }
}

/** Where games and work go on by night. */
const FLOODLIT: ReadonlySet<LaidGround> = new Set([
  'pitch',
  'tennis court',
  'clay court',
  'grass court',
  'basketball court',
  'running track',
  'swimming pool',
  'quay',
])
const FLOODLIGHT = 0.42

/** In distances of a house, the far edge of its pool. */
const BEFORE_HOUSE = 0.88

/** Metres: from higher than this eye the ground is enlarged with it. */
const USUAL_EYE = 2.4

/** Lays ground out on a level land: bays, courts, rails or a pool. */
export function paintLaidGround(
  frame: Frame,
  kind: LaidGround,
  { focus, isBuilt, isNight }: { focus: number; isBuilt: boolean; isNight: boolean },
) {
  const { image, depth, camera, environment, noise } = frame
  const { w, h, data } = image
  const { sunColour, sunDirection, skyAmbient } = environment
  const { depth: reach, breadth, colour, gloss = 0 } = GROUNDS[kind]
  const scale = Math.max(1, (frame.eyeHeight || camera.height) / USUAL_EYE)
  // The pool begins behind whoever is before it, and ends before the house that it belongs to.
  const shift =
    !/(?:swimming|green) pool/.test(kind) || focus <= 0
      ? 0
      : isBuilt
        ? focus * BEFORE_HOUSE - POOL_SITE.far * scale
        : Math.max(0, focus * 1.1 - POOL_SITE.near * scale)
  const floodlight = isNight && FLOODLIT.has(kind) ? FLOODLIGHT : 0
  const out: RGB = [0, 0, 0]
  const samples = 3
  for (let y = Math.max(0, Math.floor(camera.horizon) - 2); y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const z = depth[i]
      if (z > reach * scale) continue
      const aside = ((x + 0.5 - w / 2) / camera.focalLength) * z
      if (Math.abs(aside) > breadth * scale) continue
      out[0] = out[1] = out[2] = 0
      // Lines that are finer than a pixel would be broken.
      const along = z / (y + 0.5 - camera.horizon || 1)
      for (let k = 0; k < samples; k++) {
        const step = (k + 0.5) / samples - 0.5
        const own = colour(
          (aside + (step * z) / camera.focalLength) / scale,
          (z - shift + step * along) / scale,
          noise,
        )
        for (let c = 0; c < 3; c++) out[c] += own[c] / samples
      }
      const grain = 0.94 + 0.1 * noise.value2(aside * 3, z * 2)
      for (let c = 0; c < 3; c++)
        out[c] =
          out[c] *
            grain *
            (sunColour[c] * Math.max(0.18, sunDirection[1]) * 0.85 + skyAmbient[c] * 0.9 + floodlight) +
          skyAmbient[c] * gloss * 0.3
      frame.applyFog(out, z, x, y, out)
      const cover =
        smoothstep(reach * scale, reach * scale * 0.9, z) *
        smoothstep(breadth * scale, breadth * scale * 0.97, Math.abs(aside))
      for (let c = 0; c < 3; c++) data[i * 3 + c] = mix(data[i * 3 + c], out[c], cover)
    }
}
