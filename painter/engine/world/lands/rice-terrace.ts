import { parseHex, type RGB } from '../../core/colour.ts'
import { smoothstep } from '../../core/scalar.ts'
import { blendByNoise, layOver } from './ground-colour.ts'
import type { Land, LandSite } from './land.ts'

/** Metres from one paddy to the next above it, and the share of that which is the flat of the paddy. */
const STEP = 2.6
const FLAT = 0.8
const SHOOTS_DARK = parseHex('#3c6b20')
const SHOOTS_LIGHT = parseHex('#6f9030')
const SHOOTS_ROW = parseHex('#3f6f22')
const BANK = parseHex('#35501f')
const WATER: RGB = [0.16, 0.24, 0.3]

/** Paddies in steps around a valley, some of them flooded, and wooded mountains behind. */
export function riceTerrace({ noise, offsetX, offsetZ, anchor, drift }: LandSite): Land {
  const anchorZ = anchor?.[1] ?? 0
  const slope = (x: number, z: number) => {
    const fromAxis = x - drift * z
    const valley = smoothstep(4, 150, Math.abs(fromAxis + noise.value2(z * 0.012 + offsetX, 2) * 16))
    const rise = smoothstep(anchorZ * 1.6 + 6, 330, z) * 52
    return (
      valley * 46 * smoothstep(0, 90, z) + rise + noise.value2(x * 0.012 + offsetX, z * 0.012 + offsetZ) * 7
    )
  }
  return {
    eyeHeight: 8,
    terrain: {
      height: (x, z, octaves) => {
        const level = slope(x, z) / STEP
        const paddy = Math.floor(level)
        const within = level - paddy
        const bund = Math.exp(-(((within - FLAT) * 14) ** 2)) * 0.28
        const far =
          smoothstep(420, 1500, z) *
          (noise.eroded(x / 700 + offsetX, z / 700, Math.min(octaves, 8)) * 240 + 200)
        return (paddy + smoothstep(FLAT, 1, within)) * STEP + bund + far
      },
      maxHeight: 620,
      fogScale: 1 / 5200,
      woods: {
        density: (x, z) => (z > 380 ? smoothstep(-0.3, 0.2, noise.fbm(x * 0.006, z * 0.006, 3)) : 0),
        spacing: 9,
        height: 9,
        colour: parseHex('#1f3d1a'),
        colourVariant: parseHex('#4a7030'),
        conifer: false,
        snow: 0,
      },
      material: (x, z, _height, _slope, grain, out) => {
        const level = slope(x, z) / STEP
        const paddy = Math.floor(level)
        const within = level - paddy
        const field = Math.floor((x + noise.value2(paddy * 3.7, 2) * 90 + 22) / 60)
        blendByNoise(SHOOTS_DARK, SHOOTS_LIGHT, grain + noise.cell(paddy, field) * 0.8, out)
        const isFlooded = z >= anchorZ * 1.5 && z < 420 && noise.cell(paddy * 3 + 1, field) > 0.1
        if (isFlooded) layOver(out, WATER, 0.85 * smoothstep(0.5, -0.2, grain))
        // Rows of shoots, until they are too far off to be told apart.
        const rows = smoothstep(0.1, 0.7, Math.sin(within * 44) * Math.sin(x * 5)) * smoothstep(90, 20, z)
        layOver(out, SHOOTS_ROW, rows * (isFlooded ? 0.7 : 0.45))
        layOver(out, BANK, smoothstep(FLAT - 0.08, FLAT, within) * 0.9)
      },
    },
  }
}
