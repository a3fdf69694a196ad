import { mixLinear, type RGB } from '../../core/colour.ts'
import type { Noise } from '../../core/noise.ts'
import { smoothstep } from '../../core/scalar.ts'
import type { Vector } from '../environment.ts'
import type { PlanetKind } from './planets.ts'

/** One point of a planet: its own colour, how much it faces the light (-1..1), and how much it mirrors it. */
export type SurfacePoint = { colour: RGB; facing: number; shine: number }

/** A planet's surface as a function of the unit sphere's point that is seen (x right, y up, z to the viewer). */
export function createPlanetSurface(
  kind: PlanetKind,
  palette: RGB[],
  noise: Noise,
  seed: number,
  tilt: number,
  light: Vector,
): (x: number, y: number, z: number) => SurfacePoint {
  const cosine = Math.cos(tilt)
  const sine = Math.sin(tilt)
  const gaseous = kind === 'gas' || kind === 'ringed'
  return (nx, ny, nz) => {
    const x = nx * cosine - ny * sine
    const y = nx * sine + ny * cosine
    const facing = nx * light[0] + ny * light[1] + nz * light[2]
    if (gaseous) return { colour: gasColour(noise, seed, palette, x, y, nz), facing, shine: 0 }
    if (kind === 'earth') return earthSurface(noise, seed, palette, x, y, nz, facing)
    return rockySurface(noise, seed, palette, x, y, nz, facing, light, kind === 'lava')
  }
}

/** Bands along the latitudes, stirred by turbulence. */
function gasColour(noise: Noise, seed: number, palette: RGB[], x: number, y: number, z: number): RGB {
  const sway = noise.fbm3(x * 2 + seed, y * 3, z * 2, 4) * 0.35
  const band = y * 5.2 + sway + noise.fbm3(x * 5, y * 14 + seed, z * 5, 3) * 0.25
  const broad = noise.value2(band * 1.3 + seed, 1) * 0.5 + 0.5
  const narrow = noise.value2(band * 3.1 + seed, 7) * 0.5 + 0.5
  return mixLinear(
    mixLinear(palette[0], palette[1], smoothstep(0.25, 0.75, broad)),
    mixLinear(palette[2], palette[3], narrow),
    smoothstep(0.35, 0.8, narrow) * 0.55,
  )
}

/** Seas, green and dry land, ice caps and clouds. */
function earthSurface(
  noise: Noise,
  seed: number,
  palette: RGB[],
  x: number,
  y: number,
  z: number,
  facing: number,
): SurfacePoint {
  const relief = noise.fbm3(x * 1.5 + seed, y * 1.5, z * 1.5 + seed, 6) + 0.08
  const land = smoothstep(0.0, 0.03, relief)
  const latitude = Math.abs(y)
  const dryness = noise.fbm3(x * 3, y * 3 + seed, z * 3, 4) + 0.1 * (1 - latitude)
  const ground = mixLinear(palette[1], palette[2], smoothstep(0.02, 0.25, dryness))
  const withSeas = mixLinear([0.012, 0.05, 0.16], ground, land)
  const withIce = mixLinear(withSeas, [0.85, 0.9, 0.95], smoothstep(0.78, 0.9, latitude + relief * 0.15))
  const swirl = noise.value3(x * 2, y * 4, z * 2) * 0.7
  const clouds = smoothstep(0.02, 0.42, noise.fbm3(x * 2.4 + swirl + seed * 2, y * 3.8, z * 2.4, 6))
  return { colour: mixLinear(withIce, [0.92, 0.95, 1], clouds * 0.9), facing, shine: (1 - land) * 0.5 }
}

/** Rock, ice or dust with relief; a lava world glows from its cracks, on its night side too. */
function rockySurface(
  noise: Noise,
  seed: number,
  palette: RGB[],
  x: number,
  y: number,
  z: number,
  facing: number,
  light: Vector,
  molten: boolean,
): SurfacePoint {
  const regions = noise.fbm3(x * 2.2 + seed, y * 2.2, z * 2.2, 6)
  const patches = noise.fbm3(x * 7 + seed, y * 7, z * 7, 5)
  const colour = mixLinear(
    mixLinear(palette[0], palette[1], smoothstep(-0.25, 0.3, regions)),
    palette[2],
    smoothstep(0.05, 0.4, patches) * 0.6,
  )
  if (molten) {
    const crack = smoothstep(0.9, 0.985, 1 - Math.abs(noise.fbm3(x * 3 + seed, y * 3, z * 3, 5)) * 1.6)
    colour[0] += crack * 3.2
    colour[1] += crack * 0.8
    colour[2] += crack * 0.1
    facing = Math.max(facing, crack)
  }
  const d = 0.03
  const relief = (px: number, py: number) => noise.fbm3(px * 5 + seed, py * 5, z * 5, 4)
  const slopeX = relief(x + d, y) - relief(x - d, y)
  const slopeY = relief(x, y + d) - relief(x, y - d)
  return { colour, facing: facing - (slopeX * light[0] * 1.1 + slopeY * light[1] * 1.1), shine: 0 }
}
