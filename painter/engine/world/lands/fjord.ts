import { mix, smoothstep } from '../../core/scalar.ts'
import type { Land, LandSite } from './land.ts'

/** Metres: half the breadth of the water close by, what it gains with the distance, and how far it reaches. */
const CHANNEL = { half: 46, grows: 0.1, ends: 3600 }
/** Metres in which the walls have risen to their brink. */
const FOOT = 330
const WALL = 430
const BED = -14

/** Steep walls on both sides of a water that winds into the mountains. */
export function fjordHeight(site: LandSite): Land['terrain']['height'] {
  const { noise, offsetX, offsetZ, drift, halfView, anchor, headroom } = site
  // From a bank the water is looked into; in an upright picture both walls are still to be seen.
  const narrow = Math.min(1, halfView / 0.6)
  const tall = Math.min(1, headroom / 0.5)
  const axis = (z: number) =>
    drift * 0.5 * z + noise.value2(z * 0.0011 + offsetX, 3) * Math.min(z * 0.16, 260) * narrow
  const from = anchor ? anchor[1] : 0
  return (x, z, octaves) => {
    const half = (CHANNEL.half + z * CHANNEL.grows) * mix(0.6, 1, narrow)
    const spurs = noise.value2(z * 0.0035 + (x > axis(z) ? 40 : 0), offsetZ) * half * 0.35
    const fromShore = Math.abs(x - axis(z)) - half - spurs
    const closed = smoothstep(CHANNEL.ends * 0.7, CHANNEL.ends, z)
    const rise = Math.max(smoothstep(0, FOOT + z * 0.05, fromShore), closed)
    if (rise <= 0) return BED
    const relief = noise.eroded(x / 900 + offsetX, z / 900 + offsetZ, octaves)
    const wall = rise * (WALL + relief * 340 + closed * 160) * tall
    const beyond = smoothstep(FOOT, FOOT * 6, fromShore) * (0.5 + relief * 0.5) * 330 * tall
    return mix(
      BED,
      (wall + beyond) * smoothstep(from, from + 130, z),
      smoothstep(-12, 8, fromShore + closed * 90),
    )
  }
}
