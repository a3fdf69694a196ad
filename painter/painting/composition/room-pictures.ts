import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { createRandom } from '../../engine/core/random.ts'
import { placeSprite } from '../../engine/sprites/place.ts'
import type { RoomView } from '../../engine/world/indoors/render-room.ts'
import type { Scene, Subject } from '../../language/scene.ts'
import { drawSubject } from './draw-subject.ts'
import { litSprite } from './lit-sprite.ts'
import type { Stage } from './stage.ts'

/** Rooms on whose wall a screen is at home. */
const WITH_SCREEN: ReadonlySet<Scene['room']> = new Set([
  'livingroom',
  'fireside',
  'bedroom',
  'bar',
  'office',
  'waitingroom',
  'nursery',
])

/** What is to be seen in a picture on the wall of a room, or on its screen; null where there is neither. */
export const hungIn = ({ place, room, hung }: Scene): Scene['hung'] =>
  place === 'room' && hung && (!hung.isScreen || WITH_SCREEN.has(room)) ? hung : null

/** Whether a thing that is about is what hangs on the wall. */
export const isOnWall = (scene: Scene, { key }: Subject) =>
  (key === 'television' && hungIn(scene)?.isScreen === true) ||
  (key === 'framed-picture' && hungIn(scene)?.isScreen === false)

/** Pixels of the drawing's height, and its breadth in heights. */
const DRAWN = 320
const BROADNESS = { painting: 1.35, screen: 1.75 }
/** Metres. */
const HEIGHT = { painting: 0.85, screen: 0.75 }
/** Of a frame's height, how thick it is. */
const FRAME = 0.06

async function drawPicture(
  { subjects, isScreen }: NonNullable<Scene['hung']>,
  seed: number,
): Promise<Canvas> {
  const height = DRAWN
  const width = Math.round(height * (isScreen ? BROADNESS.screen : BROADNESS.painting))
  const canvas = createCanvas(width, height)
  const g = canvas.getContext('2d')
  const rim = height * (isScreen ? FRAME * 0.5 : FRAME)
  g.fillStyle = isScreen ? '#101114' : '#a8823a'
  g.fillRect(0, 0, width, height)
  const sky = g.createLinearGradient(0, rim, 0, height - rim)
  for (const [at, colour] of (isScreen
    ? [
        [0, '#5fa8e0'],
        [0.62, '#bfe0f0'],
        [0.63, '#7fae5a'],
        [1, '#4f8040'],
      ]
    : [
        [0, '#c9d6c8'],
        [0.6, '#ead9b0'],
        [0.61, '#9a8a5c'],
        [1, '#7a6a48'],
      ]) as [number, string][])
    sky.addColorStop(at, colour)
  g.fillStyle = sky
  g.fillRect(rim, rim, width - rim * 2, height - rim * 2)
  for (const [k, subject] of subjects.entries()) {
    const drawing = await drawSubject({ ...subject, count: 1 }, height * 0.7, createRandom(seed))
    const share = Math.min(
      (height * 0.76) / drawing.height,
      (width * (subjects.length > 1 ? 0.44 : 0.8)) / drawing.width,
    )
    const [w, h] = [drawing.width * share, drawing.height * share]
    const middle = width * (subjects.length > 1 ? 0.28 + 0.44 * k : 0.5)
    g.drawImage(drawing, middle - w / 2, height * 0.9 - h, w, h)
  }
  return canvas
}

/** Hangs what the prompt says is in a picture or on a screen at the back wall: above the room's sofa, its bed or its fire. */
export async function hangPicture(stage: Stage, frame: RoomView) {
  const hung = hungIn(stage.scene)
  if (!hung) return
  const { camera, size, room } = frame
  const pieces = (name: string) => room.furniture.filter(({ piece }) => piece === name)
  const [chimney, sofa, bed] = [pieces('fireplace'), pieces('@sofa'), pieces('@bed')].map(([first]) => first)
  const anchor = (hung.isScreen ? (chimney ?? sofa ?? bed) : (sofa ?? bed ?? chimney)) ?? null
  const metres = (hung.isScreen ? HEIGHT.screen : HEIGHT.painting) * size.scale
  const isWall = (at: number) =>
    room.windows.every(
      ({ wall, x: middle, width }) => wall !== 'back' || Math.abs(middle - at) > width / 2 + metres / 2,
    )
  const x = anchor
    ? (anchor.x[0] + anchor.x[1]) / 2
    : ([0, 0.27, -0.27].map(share => share * room.width).find(isWall) ?? 0)
  const isOverFire = anchor !== null && anchor === chimney
  const foot = (isOverFire ? 1.34 : 1.3) * size.scale
  const z = size.back - (isOverFire ? 0.52 * size.scale : 0.06)
  const canvas = await drawPicture(hung, stage.seed)
  placeSprite(
    frame,
    litSprite(stage, frame, canvas, 0.05, 0.1),
    camera.w / 2 + (x / z) * camera.focalLength,
    camera.horizon + ((camera.height - foot) / z) * camera.focalLength,
    (metres * camera.focalLength) / z,
    { z, fog: false, depthBias: 0.1 },
  )
}
