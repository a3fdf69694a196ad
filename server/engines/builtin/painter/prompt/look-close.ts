import type { Scene } from './scene.ts'
import { FLOWER_ICONS } from './vocabulary/nouns.ts'

const AMONG_LEAVES =
  /\b(?:on|among|amid|against|amongst|between|with|in front of|surrounded by|over) (?:(?:a bed of|the|some|its) )?(?:(?!lotus|lily|autumn|fallen|maple)\w+ ){0,3}(?:leaves|foliage|leafage|greenery)\b/
const FROM_NEAR = /\b(?:close ?up|macro)\b/

/** “A pink flower on dark green leaves”, “a close-up of a rose”: it alone fills the picture, and its leaves the rest. */
export function lookClose(scene: Scene) {
  const [flower, ...others] = scene.subjects
  const words = scene.prompt.toLowerCase().replace(/[^a-z]+/g, ' ')
  const isLone = flower && others.length === 0 && flower.count === 1 && !flower.bears
  if (scene.placeGiven || !isLone || !FLOWER_ICONS.has(flower.key)) return
  if (!AMONG_LEAVES.test(words) && !FROM_NEAR.test(words)) return
  scene.place = 'studio'
  scene.flowers = null
  scene.extras.add('among leaves')
}
