import type { Frame } from '../../../engine/world/frame.ts'

/** Metres above the water from which on ground is dry. */
export const FREEBOARD = 0.12
/** Of its breadth, what of a thing or an animal stands on the ground. */
const FEET = 0.7
/** Of its height, by how much the ground below its one side may be lower than below the other. */
const UNEVEN = 0.2

/**
 * Whether all of something has ground below it that is dry and about level, rather than half of it being over the
 * water or beyond a brink.
 *
 * @param metres how tall and how broad it is
 */
export function hasFooting(
  { groundHeight, waterLevel, camera, image }: Frame,
  { x, z }: { x: number; z: number },
  metres: { tall: number; broad: number },
): boolean {
  const across = ((x - image.w / 2) / camera.focalLength) * z
  const aside = (metres.broad * FEET) / 2
  const heights = [-aside, 0, aside].map(reach => groundHeight(across + reach, z))
  const lowest = Math.min(...heights)
  if (waterLevel !== null && lowest < waterLevel + FREEBOARD) return false
  return Math.max(...heights) - lowest < metres.tall * UNEVEN
}
