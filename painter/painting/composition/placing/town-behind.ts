import { createRandom } from '../../../engine/core/random.ts'
import { placeSprite } from '../../../engine/sprites/place.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import type { Subject } from '../../../language/scene.ts'
import { drawSubject } from '../drawing/draw-subject.ts'
import { paintLitWindows } from '../effects/lamplight.ts'
import { litSprite } from '../lit-sprite.ts'
import type { Stage } from '../stage.ts'

const TOWERS = 15
const HOUSES = 11
const SEED = 0x70b3
/** Metres; what of the haze of that distance is laid on them, so that they are still made out. */
const DISTANCE = { city: 900, village: 150 }
const HAZE = 0.35
/** Of the picture's height. */
const LIMITS = { city: [0.06, 0.19], village: [0.05, 0.085] } as const
/** How much larger it is where nothing else is looked at. */
const ALONE = 1.5
/** What stands by itself, and so may be strewn along a shore. */
const isHouse = (key: string) => /^@(?:redhouse|stonecottage|cabin|stilthouse)$/.test(key)
const HOUSE_DRAWINGS = ['house', '@cabin', 'house', 'church', 'house']

/** The skyline of a city, or the houses of a village, along the horizon of the land that is painted. */
export async function placeTownBehind(stage: Stage, frame: Frame) {
  const { scene, width, height, hasLitWindows, isWinter } = stage
  const kind = scene.extras.has('city behind')
    ? 'city'
    : scene.extras.has('village behind')
      ? 'village'
      : null
  if (!kind) return
  const random = createRandom(stage.seed ^ SEED)
  const [least, most] = LIMITS[kind].map(limit => limit * (scene.subjects.length > 0 ? 1 : ALONE))
  const count = kind === 'city' ? TOWERS : HOUSES
  const houses = scene.regionFronts.filter(isHouse)
  const drawings = houses.length > 0 ? [...houses, ...houses, 'church'] : HOUSE_DRAWINGS
  const middle = random.range(0.35, 0.65)
  for (let k = 0; k < count; k++) {
    const share = ((k * 0.618 + 0.11) % 1) * 0.96 + 0.02
    const central = Math.exp(-(((share - middle) / 0.3) ** 2))
    const size = height * (least + (most - least) * central * random.range(0.45, 1))
    const key = kind === 'city' ? '@skyscraper' : drawings[k % drawings.length]
    const drawing = await drawSubject(
      key === 'church'
        ? pieceOf(key)
        : { ...pieceOf(key), ...(scene.houses ? { colour: scene.houses } : {}) },
      size * 1.2,
      random,
      {
        night: hasLitWindows,
        snow: isWinter,
      },
    )
    const z = DISTANCE[kind] * random.range(0.8, 1.3)
    const x = width * share
    const foot = Math.min(frame.groundRow(x, z), frame.camera.horizon + height * 0.012)
    const sprite = litSprite(stage, frame, drawing, 0.3, 0.2)
    placeSprite(frame, sprite, x, foot + size * 0.03, size, {
      z,
      fogScale: HAZE,
      isBuilt: true,
      depthBias: 0.6,
    })
    if (hasLitWindows) paintLitWindows(frame, drawing, x, foot + size * 0.03, size)
  }
}

const pieceOf = (key: string): Subject => ({
  key,
  name: key,
  ...(key.startsWith('@') ? {} : { icon: key }),
  mode: 'build',
  home: null,
  size: 10,
  furLength: 0,
  count: 1,
  accessories: [],
})
