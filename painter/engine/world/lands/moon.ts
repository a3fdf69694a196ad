import type { Noise } from '../../core/noise.ts'
import { smoothstep } from '../../core/scalar.ts'
import { blendByNoise } from './ground-colour.ts'
import type { Land, LandSite } from './land.ts'

/** The surface of the Moon: dust, craters of four sizes, mountains far off, and no air. */
export function moon({ noise, offsetX }: LandSite): Land {
  return {
    eyeHeight: 1.9,
    terrain: {
      height: (x, z, octaves) =>
        noise.fbm(x * 0.004 + offsetX, z * 0.004, Math.min(octaves, 6)) * 16 * smoothstep(6, 160, z) +
        (z > 30 ? craterHeight(noise, x, z, 220, 3) * smoothstep(30, 200, z) : 0) +
        (z > 4 ? craterHeight(noise, x, z, 42, 5) * smoothstep(4, 30, z) : 0) +
        craterHeight(noise, x, z, 9, 9) * 0.8 +
        (octaves > 7 ? craterHeight(noise, x, z, 2.6, 11) * 0.7 + noise.fbm(x * 0.8, z * 0.8, 4) * 0.1 : 0) +
        (z > 1400
          ? smoothstep(1400, 4200, z) *
            (noise.eroded(x / 1300 + offsetX, z / 1300, Math.min(octaves, 7)) * 260 + 190)
          : 0),
      maxHeight: 620,
      fogScale: 1 / 90000,
      material: (_x, _z, _height, _slope, grain, out) => {
        blendByNoise([0.16, 0.16, 0.17], [0.3, 0.3, 0.31], grain * 0.7, out)
      },
    },
  }
}

/** Craters, one in about half of the cells of a jittered grid of `spacing` metres; `seed` tells grids apart. */
function craterHeight(noise: Noise, x: number, z: number, spacing: number, seed: number) {
  const cellX = Math.floor(x / spacing)
  const cellZ = Math.floor(z / spacing)
  const inCellX = x / spacing - cellX
  const inCellZ = z / spacing - cellZ
  let height = 0
  // Centres lie 0.52 to 0.7 (across) and 0.2 to 0.8 (along) into their cells, and no crater reaches farther
  // than 0.48: most of the neighbours cannot be felt here.
  for (let j = inCellZ < 0.29 ? -1 : 0; j <= (inCellZ > 0.71 ? 1 : 0); j++)
    for (let i = inCellX < 0.19 ? -1 : 0; i <= 0; i++) {
      const gx = cellX + i
      const gz = cellZ + j
      const a = noise.cell(gx, gz * 3 + seed)
      if (a < 0.1) continue
      const b = noise.cell(gx * 5, gz + seed * 7)
      const centreX = (gx + 0.5 + a * 0.2) * spacing
      const centreZ = (gz + 0.5 + b * 0.3) * spacing
      const radius = spacing * (0.16 + 0.14 * Math.abs(b))
      const d = Math.hypot(x - centreX, z - centreZ) / radius
      if (d >= 1.6) continue
      const bowl = (d * d - 1) * 0.75 + 0.22 * smoothstep(0.6, 1, d)
      const rim = 0.22 * Math.exp(-(d - 1) * 4)
      height += radius * 0.36 * (d < 1 ? bowl : rim)
    }
  return height
}
