import { mixLinear, parseHex } from '../../core/colour.ts'
import { smoothstep } from '../../core/scalar.ts'
import { blendByNoise, layOver, SNOW } from './ground-colour.ts'
import type { Land, LandSite } from './land.ts'

const ROCK_DARK = parseHex('#3f3a35')
const ROCK_LIGHT = parseHex('#7f7568')
const WET_ROCK = parseHex('#262422')
const TURF = parseHex('#56662f')
/** Of the distance to what stands on it: half the breadth of the rock, and its height. */
const BREADTH = 0.28
const HEIGHT = 0.036
/** In breadths of what stands on it, half the rock's at least; and of that half, how much is level at the top. */
const AROUND = 0.78
const LEVEL = 0.28

/** A rock in the open sea, under what stands on it, with smaller rocks in the surf about it. */
export function islet({ noise, offsetX, offsetZ, anchor, breadth, storm, winter }: LandSite): Land {
  const [anchorX, anchorZ] = anchor ?? [0, 120]
  const radius = Math.max(anchorZ * BREADTH, breadth * AROUND)
  const level = Math.max(LEVEL, breadth / 2 / radius)
  const top = anchorZ * HEIGHT
  return {
    eyeHeight: 5,
    terrain: {
      height: (x, z, octaves) => {
        const u = (x - anchorX) / radius
        const v = (z - anchorZ) / radius
        const ragged = noise.fbm(u * 2.2 + offsetX, v * 2.2 + offsetZ, Math.min(octaves, 7))
        const d = Math.hypot(u, v * 0.9) + ragged * 0.34
        const rock =
          top * (1 - smoothstep(level, 1.02, d)) * (1 + 0.35 * ragged) + top * 0.3 * smoothstep(1.15, 0.7, d)
        const skerry = noise.value2(u * 3.1 + 7, v * 3.1 + offsetX)
        const skerries = d < 2.2 ? top * (skerry - 0.5) * 1.1 * smoothstep(2.2, 1.2, d) : -top
        return Math.max(rock - top * 0.3, skerries - top * 0.1, -30)
      },
      maxHeight: 360,
      waterLevel: 0,
      waterColour: parseHex('#0e3850'),
      waterRoughness: storm ? 1.5 : 1,
      fogScale: 1 / 8500,
      material: (x, _z, height, slope, grain, out) => {
        blendByNoise(
          ROCK_DARK,
          ROCK_LIGHT,
          grain + 0.5 * noise.value2((height * 30) / top, (x * 3) / radius),
          out,
        )
        const rise = height / top
        layOver(
          out,
          mixLinear(TURF, ROCK_LIGHT, grain * 0.5 + 0.5),
          smoothstep(0.62, 0.9, rise) * smoothstep(0.9, 0.4, slope) * 0.8,
        )
        if (winter) layOver(out, SNOW, smoothstep(0.2, 0.4, rise) * smoothstep(1.1, 0.5, slope) * 0.85)
        layOver(out, WET_ROCK, smoothstep(0.22, 0.02, rise) * 0.75)
      },
    },
  }
}
