import { createRandom } from '../../engine/core/random.ts'
import type { Frame } from '../../engine/world/frame.ts'
import { ROOMS } from '../../engine/world/indoors/rooms/rooms.ts'
import { dropLitTrees } from '../../engine/world/trees.ts'
import { parsePrompt } from '../../language/parse.ts'
import type { Scene } from '../../language/scene.ts'
import { createStage, type PaintOptions } from './create-stage.ts'
import { paintAbstract } from './scenes/abstract.ts'
import { isAerial, paintAerial } from './scenes/aerial.ts'
import { paintBadge } from './scenes/badge.ts'
import { paintSkyline, paintStreet } from './scenes/city.ts'
import { paintForest } from './scenes/forest.ts'
import { paintLandscape } from './scenes/landscape.ts'
import { paintPortrait } from './scenes/portrait.ts'
import { paintPoster } from './scenes/poster.ts'
import { paintRoad } from './scenes/road.ts'
import { paintRoom } from './scenes/room.ts'
import { isShopSeen } from './scenes/shop-seen.ts'
import { paintSpace } from './scenes/space.ts'
import { paintTable } from './scenes/table.ts'
import { paintTerrace } from './scenes/terrace.ts'
import { paintUnderwater } from './scenes/underwater.ts'
import { paintVillage } from './scenes/village.ts'
import { paintWindow } from './scenes/window.ts'
import type { Stage } from './stage.ts'

type PaintedFrame = {
  /** The picture in linear light, with the depth, light and subject mask that later steps need. */
  frame: Frame
  /** Distance in metres that is in focus. */
  focus: number
}

export type Painted = PaintedFrame & { scene: Scene }

/**
 * Paints a prompt: understands it, sets the stage, and paints the kind of scene that its place calls for.
 * The result still needs weather, exposure and lens (see finish). The same arguments give the same pixels.
 *
 * @param width in pixels, like `height`
 */
export async function paint(
  prompt: string,
  width: number,
  height: number,
  seed: number,
  options: PaintOptions = {},
): Promise<Painted> {
  const scene = parsePrompt(prompt, options.negativePrompt)
  const stage = createStage(scene, width, height, seed, options)
  stage.reached('parsed')
  stage.outlook = await paintOutlook(stage)
  const { frame, focus } = await paintScene(stage)
  dropLitTrees(frame)
  stage.reached('finished')
  return { frame, focus, scene }
}

/** Of the picture's breadth: views are out of focus. */
const OUTLOOK_SCALE = 0.55
const OUTLOOK_SEED = 0x0071

/** What is seen through the windows of a room or behind a face, painted as a picture of its own. */
async function paintOutlook(stage: Stage): Promise<Frame | undefined> {
  const { scene, seed, width, height } = stage
  const isRoom = scene.place === 'room'
  const place = scene.outlook ?? (isRoom ? (ROOMS[scene.room].outlook ?? null) : null)
  if (place === null || !(isRoom || scene.place === 'window' || scene.place === 'portrait')) return undefined
  const scale = scene.place === 'window' ? 1 : OUTLOOK_SCALE
  const { frame } = await paintScene({
    ...stage,
    scene: { ...scene, place, outlook: null, subjects: scene.outside, around: [], light: lightBehind(scene) },
    width: Math.round(width * scale),
    height: Math.round(height * scale * (showsLand(scene) ? ABOVE_SILL : 1)),
    environment: { ...stage.environment },
    random: createRandom(seed ^ OUTLOOK_SEED),
    reached: () => {},
  })
  return frame
}

/** Of the height, what a window shows: its sill would else hide the sea or the field outside. */
const ABOVE_SILL = 0.76
const showsLand = ({ place, outside }: Scene) => place === 'window' && outside.length === 0

/** Of the light that a face is in, what its place is lit by; through a window nothing of a room's is seen. */
const lightBehind = ({ place, light }: Scene) =>
  place === 'portrait' ? light.filter(word => !LENS.has(word)) : []
const LENS: ReadonlySet<Scene['light'][number]> = new Set([
  'close',
  'wide',
  'backlit',
  'silhouette',
  'centred',
])

function paintScene(stage: Stage): PaintedFrame | Promise<PaintedFrame> {
  const { place } = stage.scene
  if (isAerial(stage.scene)) return paintAerial(stage)
  switch (place) {
    case 'forest':
      return paintForest(stage)
    case 'city':
      return paintSkyline(stage)
    case 'street':
      return isShopSeen(stage.scene) ? paintVillage(stage) : paintStreet(stage)
    case 'village':
      return paintVillage(stage)
    case 'terrace':
      return paintTerrace(stage)
    case 'road':
      return paintRoad(stage)
    case 'space':
      return paintSpace(stage)
    case 'underwater':
      return paintUnderwater(stage)
    case 'table':
    case 'studio':
      return stage.scene.isBadge ? paintBadge(stage) : paintTable(stage)
    case 'window':
      return paintWindow(stage)
    case 'portrait':
      return paintPortrait(stage)
    case 'room':
      return paintRoom(stage)
    case 'poster':
      return paintPoster(stage)
    case 'abstract':
      return paintAbstract(stage)
    default:
      return paintLandscape(stage, place)
  }
}
