import { mixLinear, parseHex } from '../../core/colour.ts'
import { clamp, smoothstep } from '../../core/scalar.ts'
import { blendByNoise, layOver, ROCK_DARK, ROCK_LIGHT, SNOW } from './ground-colour.ts'
import type { Land, LandSite } from './land.ts'

const SCALE = 1 / 1350
/** Metres below the eye: the valleys that are looked down on. */
const VALLEY = 640
/** How much higher the ridges around a summit are where somebody is looked at before them. */
const AMONG_PEAKS = 1.5
/** In distances to what stands on it, the breadth and the depth of a crag. */
const CRAG = { across: 0.34, along: 0.3, raggedness: 0.35, steepness: 1.5 }
const WOODS = parseHex('#26381f')
const MEADOWS = parseHex('#5c6a35')

/** The rocky top of a mountain, and ridge behind ridge around and below it. */
export function summit({ noise, offsetX, offsetZ, anchor, winter, isCrag }: LandSite): Land {
  const [anchorX, anchorZ] = anchor ?? [0, 7]
  // Whoever is up there is among peaks, and not above them all.
  const rise = anchor && !isCrag ? AMONG_PEAKS : 1
  return {
    eyeHeight: 2.4,
    terrain: {
      height: (x, z, octaves) => {
        const out = isCrag
          ? Math.hypot((x - anchorX) / (anchorZ * CRAG.across), (z - anchorZ) / (anchorZ * CRAG.along)) +
            noise.fbm((x * 5) / anchorZ + offsetX, (z * 5) / anchorZ, 4) * CRAG.raggedness
          : Math.hypot(
              (x - anchorX * (z / anchorZ)) / (anchorZ * 2.4),
              (z - anchorZ * 0.7) / (anchorZ * 0.95),
            )
        const boulders =
          noise.fbm((x * 2.2) / anchorZ + offsetX, (z * 2.2) / anchorZ, Math.min(octaves, 6)) *
            anchorZ *
            0.1 +
          Math.max(0, noise.value2((x * 5) / anchorZ, (z * 5) / anchorZ + offsetZ) - 0.3) * anchorZ * 0.05
        const fall = Math.max(0, out - 0.8)
        const drop = isCrag
          ? Math.min(fall, 1) * anchorZ * CRAG.steepness + fall * anchorZ * 0.5
          : fall * fall * anchorZ * 1.1 + fall * anchorZ * 0.5
        const top = boulders * smoothstep(0.25, 0.7, out) - drop
        if (z < anchorZ * 4) return Math.max(top, -VALLEY)
        const relief = noise.eroded(x * SCALE + offsetX, z * SCALE + offsetZ, octaves, 0.85)
        const ridge = 1 - Math.abs(noise.value2(x * SCALE * 0.9 + offsetX + 9, z * SCALE * 0.9 + offsetZ))
        const range = ((relief * 0.5 + 0.3) * 620 + ridge * ridge * 330) * smoothstep(350, 2600, z) * rise
        return Math.max(top, range - VALLEY, -VALLEY)
      },
      maxHeight: 420 + (rise - 1) * 960,
      fogScale: 1 / 5600,
      material: (x, z, height, slope, grain, out) => {
        const strata = clamp(grain * 0.5 + 0.5 + 0.3 * noise.value2(height * 0.08, x * 0.004))
        blendByNoise(WOODS, MEADOWS, grain + noise.value2(x * 0.004, z * 0.004), out)
        const rock = Math.max(smoothstep(-330, -180, height + grain * 60), smoothstep(0.7, 1.1, slope))
        layOver(out, mixLinear(ROCK_DARK, ROCK_LIGHT, strata), rock)
        const isFar = z > anchorZ * 4
        const line = winter ? -400 : isFar ? -150 : 1e6
        layOver(
          out,
          SNOW,
          smoothstep(line - 40, line + 120, height + grain * 90) *
            smoothstep(1.35, 0.8, slope + grain * 0.12),
        )
        if (winter && !isFar) layOver(out, SNOW, smoothstep(0.9, 0.35, slope + grain * 0.3) * 0.9)
      },
    },
  }
}
