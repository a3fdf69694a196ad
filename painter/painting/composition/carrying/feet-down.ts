import { clamp } from '../../../engine/core/scalar.ts'
import type { Pair } from './pairing.ts'

/** Seats as high as a lower leg is long. */
const AT_KNEE_HEIGHT = /^@(chair|armchair|sofa|bench|rockingchair|throne)$/
/** By how much somebody on such a seat is drawn larger or smaller for the feet to be on the ground. */
const TO_GROUND = { least: 0.85, most: 1.3 }

/** How tall somebody is whose seat is in a row of what carries them, in heights of that: grown-ups have their feet on the ground. */
export function withFeetDown(share: number, { bearer, borne, anchors }: Pair, row: number): number {
  if (!anchors || !AT_KNEE_HEIGHT.test(bearer.key) || borne.figure?.isChild) return share
  const down = (1 - row) / (1 - anchors.seat)
  return share * clamp(down / share, TO_GROUND.least, TO_GROUND.most)
}
