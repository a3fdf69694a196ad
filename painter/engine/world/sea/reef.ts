import type { Random } from '../../core/random.ts'
import { placeableSprite } from '../../sprites/mipmap.ts'
import { packDrawing, relightPacked } from '../../sprites/packed-sprite.ts'
import { placeSprite } from '../../sprites/place.ts'
import type { Lighting } from '../../sprites/relight.ts'
import type { Sprite } from '../../sprites/sprite.ts'
import type { Frame } from '../frame.ts'
import { drawReefPlant, type ReefPlant } from './coral.ts'

const CORAL_COLOURS = [
  ['#c2405a', '#e8647a', '#ff9aa0'],
  ['#d9732a', '#f29a4a', '#ffc98a'],
  ['#7a3fa0', '#a866c9', '#d8a6ec'],
  ['#2a8f7a', '#4fc0a0', '#a0ecd0'],
  ['#d9b83a', '#f2d866', '#fff0a8'],
  ['#b02a7a', '#e056a8', '#ffa6d6'],
]
const WEED_COLOURS = ['#1f5a38', '#2f7a48', '#58a05a']
const KINDS: ReefPlant[] = ['staghorn', 'brainCoral', 'seaweed', 'tubes']
const COUNT = 64
const RESOLUTION = 420

type Plant = { x: number; z: number; kind: ReefPlant; size: number; colours: number }

/** Plants corals and weeds on the sea floor, far to near; `isClear` names the places (metres) to leave free. */
export function dressReef(frame: Frame, random: Random, isClear: (x: number, z: number) => boolean) {
  const { camera, environment } = frame
  const drawn = new Map<string, Sprite>()
  const light: Lighting = {
    direction: [0.2, 0.9, 0.4],
    sun: environment.sunColour,
    skyAmbient: environment.skyAmbient,
    groundAmbient: environment.groundAmbient,
    rim: 0.4,
    shade: 1,
  }
  for (const { x, z, kind, size, colours } of choosePlants(frame, random, isClear)) {
    const weed = kind === 'seaweed'
    const key = `${kind}-${colours}-${x > 0 ? 'right' : 'left'}`
    let sprite = drawn.get(key)
    if (!sprite) {
      const canvas = drawReefPlant(kind, random, RESOLUTION, weed ? WEED_COLOURS : CORAL_COLOURS[colours])
      sprite = placeableSprite(relightPacked(packDrawing(canvas, 0.8, 0.5), light))
      drawn.set(key, sprite)
    }
    const column = camera.w / 2 + (x / z) * camera.focalLength
    const row = camera.horizon - ((frame.groundHeight(x, z) - camera.height) / z) * camera.focalLength
    const height = (size * (weed ? 1.7 : 1) * camera.focalLength) / z
    placeSprite(frame, sprite, column, row + height * 0.06, height, { z, flip: random.chance(0.5) })
  }
}

function choosePlants(frame: Frame, random: Random, isClear: (x: number, z: number) => boolean): Plant[] {
  const { w, focalLength } = frame.camera
  const plants: Plant[] = []
  for (let k = 0; k < COUNT; k++) {
    const z = 2.4 * 10 ** random()
    const half = (w / 2 / focalLength) * z * 1.2
    const x = random.range(-half, half)
    if (isClear(x, z)) continue
    plants.push({
      x,
      z,
      kind: random.pick(KINDS),
      size: random.range(0.5, 1.5),
      colours: random.int(0, CORAL_COLOURS.length - 1),
    })
  }
  return plants.sort((a, b) => b.z - a.z)
}
