import { parseHex, type RGB } from '../../core/colour.ts'
import { mix, smoothstep } from '../../core/scalar.ts'
import { createFields } from './fields.ts'
import { blendByNoise, layOver, SNOW } from './ground-colour.ts'
import type { Land, LandSite } from './land.ts'

const DRY_GRASS = parseHex('#cdbb72')

/** Rolling grassland: hills, a meadow, a plain, or farmland with its fields. */
export function hills(site: LandSite): Land {
  const { kind, noise, offsetX, offsetZ } = site
  // Hills without a subject are a view over cultivated land.
  const view = !site.anchor && kind === 'hills'
  const relief = kind === 'plain' ? 0.25 : kind === 'farmland' ? 0.55 : 1
  return {
    eyeHeight: kind === 'hills' ? 2.4 : 1.7,
    terrain: {
      height: (x, z, octaves) => {
        const away = view ? smoothstep(90, 760, z) : smoothstep(25, 420, z)
        // Near the eye, where most of the ground is seen, it does not roll yet.
        const rolling =
          away === 0
            ? 0
            : noise.value2(x * 0.0016 + offsetX, z * 0.0016 + offsetZ) * 62 +
              noise.value2(x * 0.0042 + offsetZ, z * 0.0042 + offsetX) * 22
        const far =
          z > 1500
            ? smoothstep(1500, 5200, z) *
              (noise.eroded(x / 1500 + offsetX, z / 1500, Math.min(octaves, 7)) * 150 + 150)
            : 0
        // Ranks of hills, one behind the other.
        const ranks = view
          ? smoothstep(90, 380, z) *
            (noise.value2(x * 0.0021 + offsetZ, z * 0.0052 + offsetX) * 34 +
              noise.value2(x * 0.006 + 5, z * 0.011 + offsetZ) * 7)
          : 0
        const bumps = noise.value2(x * 0.11 + offsetX, z * 0.11) * 0.32 + noise.value2(x * 0.4, z * 0.4) * 0.1
        return (
          (rolling + 38 * smoothstep(300, 1400, z)) * away * relief +
          far * relief +
          ranks +
          bumps * smoothstep(0, 10, z + 4) -
          smoothstep(0, 60, z)
        )
      },
      maxHeight: 480,
      fogScale: 1 / 6500,
      woods: site.noTrees ? undefined : copses(site, view),
      material: grassland(site, view),
    },
  }
}

/** Patches of trees; between fields, hedges and single trees only. */
function copses({ kind, noise, autumn, spring, winter }: LandSite, view: boolean): Land['terrain']['woods'] {
  const start = view ? 260 : 330
  return {
    density: (x, z) => {
      if (z <= start) return 0
      const cultivated = kind === 'farmland' || (view && noise.value2(x * 0.004 + 31, z * 0.004) > -0.1)
      if (cultivated) return noise.value2(x * 0.006, z * 0.006) > 0.42 ? 0.8 : 0.012
      return smoothstep(0.08, 0.42, noise.fbm(x * 0.0035 + 11, z * 0.0035, 3)) * 0.85 + 0.015
    },
    from: start,
    spacing: 10,
    height: 9,
    colour: autumn ? parseHex('#8a4a17') : spring ? parseHex('#4c6a2c') : parseHex('#2b4420'),
    colourVariant: autumn ? parseHex('#d08a2c') : parseHex('#4f6a2c'),
    conifer: false,
    snow: winter ? 0.7 : 0,
  }
}

function grassland(site: LandSite, view: boolean): Land['terrain']['material'] {
  const { kind, noise, grass, autumn, spring, winter } = site
  const lightGrass = autumn || site.isGrain ? grass[1] : spring ? parseHex('#6b8536') : parseHex('#64762f')
  const paintField = createFields(noise)
  const field: RGB = [0, 0, 0]
  return (x, z, _height, _slope, grain, out) => {
    blendByNoise(grass[0], lightGrass, grain * 0.8 + noise.value2(x * 0.02, z * 0.02) * 0.7, out)
    if (kind === 'farmland' && z > 60) paintField(x, z, out)
    if (view && z > 60) {
      field[0] = out[0]
      field[1] = out[1]
      field[2] = out[2]
      paintField(x * 0.8, z * 0.8, field)
      out[0] = mix(out[0], field[0], 0.45)
      out[1] = mix(out[1], field[1], 0.45) * 1.12
      out[2] = mix(out[2], field[2], 0.4)
    }
    layOver(out, DRY_GRASS, smoothstep(0.25, 0.9, noise.value2(x * 0.009 + 4, z * 0.009)) * 0.3)
    if (winter) layOver(out, SNOW, 0.88)
  }
}
