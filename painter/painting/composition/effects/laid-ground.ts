import { parseHex, type RGB } from '../../../engine/core/colour.ts'
import type { Noise } from '../../../engine/core/noise.ts'
import { mix, smoothstep } from '../../../engine/core/scalar.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import type { LaidGround } from '../../../language/surroundings.ts'

const ASPHALT = parseHex('#4a4b4e')
const CONCRETE = parseHex('#a29e95')
const TURF = parseHex('#4f7a2e')
const TURF_LIGHT = parseHex('#669440')
const GRAVEL = parseHex('#847a6c')
const SLEEPER = parseHex('#4a3a2a')
const STEEL = parseHex('#b4b8bc')
const WHITE = parseHex('#e6e6e0')
const EARTH = parseHex('#8a6a48')
const TILE = parseHex('#d8cfbe')
const POOL = parseHex('#2fa8c8')
const POOL_LIGHT = parseHex('#8fe0ea')

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

const turf = (z: number): RGB => (wrap(z, 10) < 5 ? TURF : TURF_LIGHT)

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
  concrete: {
    depth: 140,
    breadth: 140,
    colour: (x, z) => (isLine(wrap(x, 5), 2.5, 0.06) || isLine(wrap(z, 5), 2.5, 0.08) ? GRAVEL : CONCRETE),
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
const FLOODLIT: ReadonlySet<LaidGround> = new Set(['pitch', 'swimming pool'])
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
    kind !== 'swimming pool' || focus <= 0
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
