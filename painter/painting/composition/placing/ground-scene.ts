import type { Camera } from '../../../engine/world/camera.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { dropLitTrees } from '../../../engine/world/trees.ts'
import type { Subject } from '../../../language/scene.ts'
import { risesBeyond, runsOn } from '../drawing/run-on.ts'
import { isAirborne, type Stage } from '../stage.ts'
import { placeBuildingBehind } from './building-behind.ts'
import { placeCompanions } from './companions.ts'
import { placeFlyers } from './flyers.ts'
import { emptyCamera, shotOf, type View } from './ground-shot.ts'
import { placeLead } from './lead.ts'
import { isGrounded, lookedAt } from './looked-at.ts'
import { placeAround } from './place-around.ts'
import { placeRun } from './place-run.ts'
import { placeScenery } from './scenery.ts'
import { placeSightBehind } from './sight-behind.ts'
import { placeTownBehind } from './town-behind.ts'

type GroundScene = View & {
  /** Renders the world for a camera; `focus` is the distance to the main subject, `breadth` how broad that is, in metres. */
  build: (camera: Camera, focus: number, breadth: number) => Frame | Promise<Frame>
  /** Covers the ground behind and in front of the main subject; `distance` is its own, 0 without one. */
  coverBehind?: (frame: Frame, distance: number) => void
  coverInFront?: (frame: Frame, distance: number) => void
  /** What is seen beyond the place rather than looked at in it. */
  standsBehind?: (subject: Subject) => boolean
}

const DISTANCE_WITHOUT_SUBJECT = 40
const SCENERY_WITHOUT_SUBJECT = 5
/** In heights of the eye: what is nearer would be seen from above, or not at all. */
const BEFORE_EYE = 1.7
/** In distances of the main subject, a fence or a wall beside it. */
const FENCE_BEHIND = 1.35
/** And a house front. */
const FRONT_BEHIND = 1.16

/**
 * Paints a world that the main subject stands in: from its size on the screen follow the camera and the
 * distance, then the world, the buildings behind, ground cover, the subject, its companions, and what flies.
 */
export async function paintGroundScene(
  stage: Stage,
  scene: GroundScene,
): Promise<{ frame: Frame; focus: number }> {
  const { subjects } = stage.scene
  const grounded = subjects.filter(isGrounded)
  const looked = lookedAt(subjects)
  const lead = looked && scene.standsBehind?.(looked) ? undefined : looked
  const { camera, focus, size, broadness } = lead
    ? await shotOf(stage, scene, lead)
    : { camera: emptyCamera(stage, scene), focus: DISTANCE_WITHOUT_SUBJECT, size: 0, broadness: 1 }

  const frame = await scene.build(camera, focus, (size * broadness * focus) / camera.focalLength)
  // Nearly all trees stand by now, and what is drawn from here on needs their memory.
  dropLitTrees(frame)
  stage.reached('world')
  await placeSightBehind(stage, frame, lead, focus)
  for (const building of grounded)
    if (building !== lead && risesBeyond(building.key))
      await placeRun(stage, frame, building, {
        distance: focus * FRONT_BEHIND,
        highest: Number.POSITIVE_INFINITY,
      })
    else if (building.mode === 'build' && building !== lead && runsOn(building.key))
      await placeRun(stage, frame, building, { distance: focus * FENCE_BEHIND, highest: stage.height * 0.4 })
    else if (building.mode === 'build' && building !== lead)
      await placeBuildingBehind(stage, frame, building, lead, focus)
  await placeTownBehind(stage, frame)
  await placeScenery(
    stage,
    frame,
    lead ? focus : Math.max(SCENERY_WITHOUT_SUBJECT, camera.height * BEFORE_EYE),
  )
  frame.repaintWater?.()
  scene.coverBehind?.(frame, lead ? focus : 0)
  await placeAround(stage, frame, lead ? focus : SCENERY_WITHOUT_SUBJECT)
  stage.reached('surroundings')

  if (lead) {
    const taken = await placeLead(stage, frame, lead, { camera, focus, size, broadness })
    stage.reached('lead')
    await placeCompanions(stage, frame, lead, grounded, focus, taken)
  }
  scene.coverInFront?.(frame, lead ? focus : 0)
  await placeFlyers(stage, frame, subjects.filter(isAirborne))
  stage.reached('subjects')
  return { frame, focus }
}
