import { parseHex } from '../../core/colour.ts'
import { smoothstep } from '../../core/scalar.ts'
import { blendByNoise, layOver, SNOW } from './ground-colour.ts'
import type { Land, LandSite } from './land.ts'

const SHORE = parseHex('#7a6f5a')
const PEBBLES = parseHex('#9a9282')
/** Half the river's breadth in metres, in a view without a subject. */
const HALF_WIDTH = 5

/** A river through meadows: into the depth of a view, or across behind somebody who stands by it. */
export function river(site: LandSite): Land {
  const { noise, offsetX, offsetZ, autumn, winter, spring, grass } = site
  const fromBank = bankDistance(site)
  // The near bank stays low, so that nothing hides who stands on it or is in the water.
  const nearBank = site.anchor ? site.anchor[1] * (site.isDry ? 1.4 : 1) : 0
  return {
    eyeHeight: 3.4,
    terrain: {
      height: (x, z, octaves) => {
        const d = fromBank(x, z)
        const bank = smoothstep(-0.6, 1.4, d)
        const bumps = noise.value2(x * 0.4, z * 0.4) * 0.12 + noise.value2(x * 1.3, z * 1.3) * 0.05
        const meadow =
          0.5 + smoothstep(1, 16, d) * 0.9 + noise.value2(x * 0.03 + offsetX, z * 0.03) * 0.9 * bank
        const hills =
          smoothstep(40, 260, d) * (noise.value2(x * 0.004 + offsetX, z * 0.004 + offsetZ) * 26 + 24) +
          smoothstep(900, 4200, z) *
            (noise.eroded(x / 1300 + offsetX, z / 1300, Math.min(octaves, 8)) * 280 + 220)
        const behind = nearBank > 0 ? smoothstep(nearBank, nearBank * 1.5, z) : 1
        return -1.5 + bank * (1.5 + (meadow + bumps) * behind) + hills * bank * behind
      },
      maxHeight: 600,
      waterLevel: 0,
      waterColour: parseHex('#1d4f4a'),
      waterRoughness: 0.42,
      fogScale: 1 / 6500,
      woods: site.noTrees
        ? undefined
        : {
            density: (x, z) =>
              z > 170 && fromBank(x, z) > 20
                ? smoothstep(-0.25, 0.3, noise.fbm(x * 0.006, z * 0.006, 3) + 0.1)
                : 0,
            spacing: 9,
            height: 9,
            colour: parseHex(autumn ? '#8a4a17' : spring ? '#4c6a2c' : '#2b4420'),
            colourVariant: parseHex(autumn ? '#d08a2c' : '#5a7a34'),
            conifer: false,
            snow: winter ? 0.7 : 0,
          },
      material: (x, z, height, _slope, grain, out) => {
        blendByNoise(grass[0], grass[1], grain * 0.8 + noise.value2(x * 0.2, z * 0.2) * 0.4, out)
        if (winter) layOver(out, SNOW, 0.8 * smoothstep(0.1, 0.4, height))
        blendByShore(height, grain, out)
      },
    },
  }
}

function blendByShore(height: number, grain: number, out: [number, number, number]) {
  const wet = smoothstep(0.42, 0.06, height)
  layOver(out, SHORE, wet * 0.85)
  layOver(out, PEBBLES, wet * smoothstep(0.1, 0.5, grain) * 0.7)
}

/** Metres from the nearer bank, below zero in the river. */
function bankDistance({ noise, random, offsetX, anchor, isDry, drift }: LandSite) {
  const side = random.chance(0.5) ? 1 : -1
  const wobble = (along: number) => noise.value2(along + offsetX, 5)
  if (!anchor)
    return (x: number, z: number) => {
      const bend =
        Math.sin(z * 0.034 + offsetX) * 9 * smoothstep(6, 50, z) +
        Math.sin(z * 0.013 + offsetX) * 26 * smoothstep(30, 160, z)
      const middle = side * 2.5 + drift * z * 0.9 + bend
      return Math.abs(x - middle) - HALF_WIDTH - wobble(z * 0.12) * 1.3
    }
  const [anchorX, anchorZ] = anchor
  const half = Math.max(3, anchorZ * (isDry ? 1.2 : 1))
  const middle = isDry ? anchorZ * 1.4 + half : anchorZ * 1.3
  return (x: number, z: number) => {
    const slant = (x - anchorX) * 0.3 * side + wobble(x * 0.1) * half * 0.4
    return Math.abs(z - middle - slant) * 0.94 - half
  }
}
