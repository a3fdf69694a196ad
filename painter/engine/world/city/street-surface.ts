import type { Noise } from '../../core/noise.ts'
import { BLOCK, CELL, HALF_PLAN, STREET } from './city-plan.ts'

/** Metres. */
const COBBLE = 0.34
const BLOCK_LENGTH = BLOCK * CELL
const HALF_STREET = (STREET * CELL) / 2

const wrap = (value: number, period: number) => ((value % period) + period) % period

function cobbles(noise: Noise, x: number, z: number, wear: number) {
  const row = Math.floor(z / COBBLE)
  const along = x / COBBLE + (row % 2) * 0.5
  const u = Math.abs(wrap(along, 1) - 0.5) * 2
  const v = Math.abs(wrap(z / COBBLE, 1) - 0.5) * 2
  const joint = Math.max(u, v) > 0.82 ? 0.45 : 1
  return (0.15 + 0.05 * wear + 0.05 * noise.cell(Math.floor(along), row)) * joint
}

/** How much light the ground gives back at a place in metres: asphalt, and in a street its pavements and markings, or cobbles. */
export function streetAlbedo(
  noise: Noise,
  x: number,
  z: number,
  street: boolean,
  old: boolean,
  snow: boolean,
) {
  const wear = noise.fbm(x * 0.6, z * 0.6, 3)
  const asphalt = 0.055 + 0.02 * wear
  // Trodden and driven over, but white.
  if (snow) return 0.7 + 0.12 * wear + 0.1 * noise.value2(x * 1.5, z * 0.2)
  if (!street) return asphalt
  if (old) return cobbles(noise, x, z, wear)
  const u = wrap(x + HALF_PLAN, BLOCK_LENGTH)
  const fromMiddle = Math.min(u, BLOCK_LENGTH - u)
  const alongBlock = wrap(z, BLOCK_LENGTH)
  const onCrossing =
    fromMiddle < HALF_STREET * 0.6 &&
    alongBlock > HALF_STREET * 0.7 &&
    alongBlock < HALF_STREET * 0.7 + 3.2 &&
    wrap(x, 1.1) < 0.55
  if (onCrossing) return 0.42
  if (fromMiddle > HALF_STREET * 0.62) {
    const joint = wrap(x, 2) < 0.06 || wrap(z, 2) < 0.06
    return 0.13 + 0.03 * wear + (joint ? -0.04 : 0)
  }
  const middleLine = fromMiddle < 0.12
  const laneLine = Math.abs(fromMiddle - HALF_STREET * 0.31) < 0.07 && wrap(z, 6) < 3
  return middleLine || laneLine ? 0.4 : asphalt
}
