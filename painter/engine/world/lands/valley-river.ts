import { smoothstep } from '../../core/scalar.ts'
import type { LandSite } from './land.ts'

const BED = -1.6
const BANK = 0.4
/** Metres: where the river comes into view, and where the mountains close behind it. */
const NEAR = 30
const FAR = 1500

/** Lays a river into a valley whose ground has this height: it winds from side to side all the way that is seen. */
export function layRiver({ random, noise, drift, halfView, offsetX }: LandSite) {
  const phase = random() * Math.PI * 2
  // Narrow views still hold every bend of it.
  const swing = Math.min(0.16, halfView * 0.34)
  const middleAt = (z: number) =>
    drift * z * smoothstep(0, 600, z) + Math.sin(Math.log(z / NEAR) * 2.5 + phase) * (6 + z * swing)
  return (x: number, z: number, ground: number): number => {
    if (z > FAR * 1.3) return ground
    const along = Math.max(NEAR * 0.5, z)
    const half = (4 + along * 0.042) * smoothstep(FAR, FAR * 0.6, along)
    const fromBank =
      Math.abs(x - middleAt(along)) - half + noise.value2(z * 0.06 + offsetX, x * 0.06) * half * 0.22
    const floodplain = smoothstep(0, 36 + along * 0.12, fromBank)
    const laid =
      BED +
      smoothstep(-half * 0.3, half * 0.2 + 1, fromBank) * (BANK - BED) +
      Math.max(0, ground) * floodplain
    const gone = smoothstep(FAR * 0.8, FAR * 1.3, z)
    return laid + (ground - laid) * gone
  }
}
