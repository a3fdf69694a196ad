import type { Random } from '../../../engine/core/random.ts'
import { placeSprite } from '../../../engine/sprites/place.ts'
import type { Sprite } from '../../../engine/sprites/sprite.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import type { Subject } from '../../../language/scene.ts'
import { isLeaping } from '../drawing/pose.ts'
import { paintSplash, reflectSprite } from '../effects/water-marks.ts'
import type { Stage } from '../stage.ts'

/** As a share of the picture's height: what is in the water stays in the picture. */
const LOWEST_WATERLINE = 0.86

/** Whether a spot is in the water, or its subject floats wherever there is some. */
export function standsInWater({ width }: Stage, frame: Frame, lead: Subject, x: number, z: number): boolean {
  const { waterLevel, camera } = frame
  if (waterLevel === null) return false
  if (lead.mode === 'float') return true
  return frame.groundHeight(((x - width / 2) / camera.focalLength) * z, z) < waterLevel + 0.05
}

/** Share of its height that is under water. */
function draughtOf({ mode, key, wades, swims, action }: Subject): number {
  if (isLeaping({ action, key })) return 0.24
  if (action === 'jumping' && key === 'dolphin') return -0.18
  if (/fish(?!ing)|carp|octopus|shrimp|lobster/.test(key)) return 0.42
  if (swims) return 0.5
  // Who drinks stands at the edge, where no more than the feet are wet.
  if (wades && action === 'drinking') return 0.06
  if (wades && action === 'running') return 0.24
  if (wades) return action === 'sitting' ? 0.4 : /hippo/.test(key) ? 0.36 : 0.15
  if (mode !== 'float') return 0.03
  if (/whale|orca/.test(key)) return 0.16
  if (/dolphin/.test(key)) return 0.1
  // Its drawing stands on its feet.
  if (key === 'duck') return 0.2
  return key === 'swan' ? 0.06 : 0.05
}

/** Places something in the water, with its reflection and the stir that it makes. */
export function placeOnWater(
  frame: Frame,
  random: Random,
  lead: Subject,
  sprite: Sprite,
  { x, z, size, flip, isFar = false }: { x: number; z: number; size: number; flip: boolean; isFar?: boolean },
) {
  const { camera, waterLevel, image } = frame
  const row = Math.min(
    camera.horizon + ((camera.height - waterLevel!) / z) * camera.focalLength,
    image.h * LOWEST_WATERLINE,
  )
  reflectSprite(frame, sprite, { x, row, height: size, distance: z, flip })
  placeSprite(frame, sprite, x, row + size * draughtOf(lead), size, {
    z,
    flip,
    cutBelow: row,
    isSubject: true,
  })
  // The stir of what is beyond something would be seen before that.
  if (isFar) return
  const isStirred = /whale|dolphin|orca|surf/.test(lead.key) || (lead.wades && lead.action === 'running')
  const strength = isStirred ? 1 : 0.35
  paintSplash(frame, random, x, row, (size * sprite.w) / sprite.h, { strength, distance: z })
}
