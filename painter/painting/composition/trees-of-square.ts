import type { Camera } from '../../engine/world/camera.ts'
import { leadSlope } from './framing.ts'
import { lookedAt } from './looked-at.ts'
import type { Stage } from './stage.ts'

/** Of a paved square, which are bare but in the season that is known by them: behind who is looked at, on both sides of what is built. */
export function treesOfSquare(stage: Stage, camera: Camera, focus: number) {
  const lead = lookedAt(stage.scene.subjects)
  const from = lead ? focus : 0
  if (lead?.mode !== 'build' || lead.size < LOFTY)
    return { nearest: Math.max(12, from * 1.2), farthest: Math.max(30, from * 2.4), count: 7 }
  const clear = (lead.size * BESIDE_LOFTY) / focus
  const skip = (x: number, z: number) => Math.abs(x - leadSlope(stage, camera) * z) < clear * z
  return { nearest: focus * 0.45, farthest: focus, count: 26, minHeight: 7, maxHeight: 12, skip }
}
/** Metres; and in its heights, how far trees keep from the middle of what is so tall. */
const LOFTY = 9
const BESIDE_LOFTY = 0.55
