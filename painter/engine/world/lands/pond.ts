import { parseHex } from '../../core/colour.ts'
import { smoothstep } from '../../core/scalar.ts'
import { blendByNoise, layOver, SNOW } from './ground-colour.ts'
import type { Land, LandSite } from './land.ts'

const MUD = parseHex('#4a4030')
/** Of banks that the tide has left. */
const FLATS: LandSite['grass'] = [parseHex('#2c251c'), parseHex('#4a3f31')]
const SAND: LandSite['grass'] = [parseHex('#c98f52'), parseHex('#e6b877')]

/** Before a hut or a tent a pond is as much smaller. */
const SMALLEST_BEFORE = 0.35

/** A pond in a meadow, woods behind it, hills far off. */
export function pond(site: LandSite): Land {
  const { kind, noise, offsetX, offsetZ, hasSubject, anchor, autumn, winter } = site
  const isOasis = kind === 'oasis'
  const grass = isOasis ? SAND : site.shore === 'flats' ? FLATS : site.grass
  // Trees and houses stand on the far bank.
  // What is large is seen from far away, and the pond before it is as much larger.
  const isBefore = hasSubject && site.isBuiltOn
  const scale = Math.max(isBefore ? SMALLEST_BEFORE : 1, (anchor?.[1] ?? 0) / 11)
  const centreZ = isBefore ? 4 * scale : hasSubject ? 8 * scale : 24
  const radiusX = hasSubject ? 13 * scale : 24
  const radiusZ = isBefore ? 5 * scale : hasSubject ? 9 * scale : 17
  return {
    eyeHeight: 2.6,
    terrain: {
      height: (x, z, octaves) => {
        const fromCentre =
          Math.hypot(x / radiusX, (z - centreZ) / radiusZ) + noise.value2(x * 0.09 + offsetX, z * 0.09) * 0.16
        const bank = smoothstep(0.86, 1.12, fromCentre)
        const hills =
          noise.value2(x * 0.012 + offsetX, z * 0.012 + offsetZ) * 5 * smoothstep(50, 140, z) +
          smoothstep(160, 900, z) * (noise.value2(x * 0.003 + offsetX, z * 0.003) * 40 + 38) +
          (z > 1200
            ? smoothstep(1200, 4500, z) *
              (noise.eroded(x / 1300 + offsetX, z / 1300, Math.min(octaves, 8)) * 260 + 190)
            : 0)
        const bumps = noise.value2(x * 0.4, z * 0.4) * 0.12 + noise.value2(x * 1.3, z * 1.3) * 0.04
        return -1.6 + 2.3 * bank + bumps * bank + hills * bank
      },
      maxHeight: 560,
      waterLevel: 0,
      waterColour: parseHex('#1c4a40'),
      waterRoughness: 0.32,
      fogScale: 1 / 6500,
      woods: isOasis
        ? undefined
        : {
            density: (x, z) =>
              z > 240 ? smoothstep(-0.2, 0.3, noise.fbm(x * 0.005, z * 0.005, 3) + 0.2) : 0,
            from: 240,
            spacing: 9,
            height: 9,
            colour: autumn ? parseHex('#8a4a17') : parseHex('#2b4420'),
            colourVariant: autumn ? parseHex('#d08a2c') : parseHex('#5a7a34'),
            conifer: false,
            snow: winter ? 0.7 : 0,
          },
      material: (x, z, height, _slope, grain, out) => {
        blendByNoise(grass[0], grass[1], grain * 0.8 + noise.value2(x * 0.2, z * 0.2) * 0.4, out)
        layOver(out, MUD, smoothstep(0.35, 0.02, height) * (isOasis ? 0.4 : 0.8))
        if (winter) layOver(out, SNOW, 0.8 * smoothstep(0.1, 0.4, height))
      },
    },
  }
}
