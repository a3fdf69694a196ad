import type { Noise } from '../../core/noise.ts'
import type { Land } from './land.ts'

/** Where a hill's top is, how high and broad it is, and how broad its top is from the middle, all in metres. */
export type Hill = { x: number; z: number; height: number; radius: number; top: number }

/** Land with a hill on it, whose foot is on a level. */
export function withHill(
  height: Land['terrain']['height'],
  hill: Hill,
  level: number,
  noise: Noise,
): Land['terrain']['height'] {
  return (x, z, octaves) => {
    const aside = Math.max(0, Math.abs(x - hill.x) - hill.top)
    const d2 = (aside / hill.radius) ** 2 + ((z - hill.z) / hill.radius) ** 2
    if (d2 > 9) return height(x, z, octaves)
    const uneven = 1 + 0.05 * noise.value2((x * 2) / hill.radius, (z * 2) / hill.radius)
    const bumps = noise.value2((x * 9) / hill.radius, (z * 9) / hill.radius) * 0.02 * hill.height
    const share = Math.exp(-d2)
    // What else rolls there must not hide the top.
    return level + hill.height * share * uneven + bumps + (height(x, z, octaves) - level) * (1 - share)
  }
}

/** Land with a knoll of a radius around a place. */
export function withMound(
  height: Land['terrain']['height'],
  [centreX, centreZ]: [number, number],
  radius: number,
  noise: Noise,
): Land['terrain']['height'] {
  return (x, z, octaves) => {
    const d2 = ((x - centreX) ** 2 + (z - centreZ) ** 2) / (radius * radius * 4.4)
    const knoll =
      d2 < 6
        ? radius * 0.62 * Math.exp(-d2) * (1 + 0.18 * noise.value2((x * 3) / radius, (z * 3) / radius))
        : 0
    return height(x, z, octaves) + knoll
  }
}
