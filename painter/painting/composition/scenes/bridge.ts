import { placeSprite } from '../../../engine/sprites/place.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import type { LandKind } from '../../../engine/world/lands/land.ts'
import type { Subject } from '../../../language/scene.ts'
import { OVER_RIVERS } from '../../../language/vocabulary/relations.ts'
import { drawSubject } from '../drawing/draw-subject.ts'
import { litSprite } from '../lit-sprite.ts'
import type { Stage } from '../stage.ts'

/** Metres to the bridge, and the share of its length that stands on either bank. */
const DISTANCE = 24
/** Nearer where somebody stands on it, so that they are seen. */
const WITH_PEOPLE = 11
const ABUTMENT = 0.16
const PROBES = 240
/** What spans more than a river; of the picture's width. */
const LONG = /^@(suspensionbridge|goldengate|towerbridge)$/
const BEYOND_PICTURE = 1.12
/** Of the fog of the land, so that it is still seen. */
const IN_FOG = 0.45

/** The bridge of a scene that leads over the river of its land. */
export const bridgeOver = (subjects: readonly Subject[], land: LandKind): Subject | undefined =>
  land === 'river' && subjects[0] && OVER_RIVERS.has(subjects[0].key) ? subjects[0] : undefined

/** Spans the river from bank to bank, as seen along the stream. */
export async function placeBridge(stage: Stage, frame: Frame, bridge: Subject) {
  const { width, random, isNight, isWinter } = stage
  const { camera, waterLevel, groundHeight } = frame
  const distance = bridge.bears?.some(({ subject }) => subject.figure) ? WITH_PEOPLE : DISTANCE
  const toColumn = camera.focalLength / distance
  const reach = width / 2 / toColumn
  let left = reach
  let right = -reach
  for (let k = 0; k <= PROBES; k++) {
    const x = (k / PROBES - 0.5) * 2 * reach
    if (groundHeight(x, distance) > (waterLevel ?? 0)) continue
    left = Math.min(left, x)
    right = Math.max(right, x)
  }
  if (left >= right) return
  const isLong = LONG.test(bridge.key)
  const breadth = isLong ? width * BEYOND_PICTURE : (right - left) * (1 + ABUTMENT * 2) * toColumn
  const drawing = await drawSubject(bridge, breadth / 3, random, { night: isNight, snow: isWinter })
  const size = (breadth * drawing.height) / drawing.width
  const x = width / 2 + (isLong ? 0 : ((left + right) / 2) * toColumn)
  const row = camera.horizon + ((camera.height - (waterLevel ?? 0)) / distance) * camera.focalLength
  placeSprite(frame, litSprite(stage, frame, drawing, 0.35, 0.4), x, row, size, {
    z: distance,
    depthBias: 0.3,
    isSubject: true,
    fogScale: IN_FOG,
  })
}
