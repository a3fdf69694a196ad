import { clamp } from '../../../engine/core/scalar.ts'
import type { Extent } from '../placing/sites.ts'

/** How far from the main subject a companion's middle stays, in half its own breadths: they may touch. */
export const CLEARANCE = 0.86
/** Of its usual size, how small something becomes that goes farther back to be seen beside the main subject. */
const FARTHEST_BACK = 0.6
/** Of the picture's width, how near its sides a companion's middle is at most. */
const INSET = 0.12

/** The column of a companion, and of its usual size what it has there. */
export type Room = { column: number; scale: number }

/**
 * Room for something `half` as broad in pixels, `apart` from the main subject's column or, if it must, on the other
 * side of it; null where it would be hidden on both sides even if it went back as far as it may.
 */
export function roomBeside(
  width: number,
  lead: number,
  apart: number,
  half: number,
  { left, right }: Extent,
  hasSide: boolean,
): Room | null {
  const beside = (distance: number): Room | null => {
    const room = distance > 0 ? width - right : left
    const scale = Math.min(1, room / (half * 2 * CLEARANCE))
    if (scale < FARTHEST_BACK) return null
    const reach = half * scale * CLEARANCE
    const usual = clamp(lead + distance, width * INSET, width * (1 - INSET))
    const column = distance > 0 ? Math.max(usual, right + reach) : Math.min(usual, left - reach)
    return { column: clamp(column, reach, width - reach), scale }
  }
  const wanted = beside(apart)
  const other = hasSide ? null : beside(-apart)
  if (!wanted || !other) return wanted ?? other
  return other.scale > wanted.scale ? other : wanted
}
