import { iconCanvas } from '../../../drawings/icons.ts'
import { drawPiece, isPiece } from '../../../drawings/pieces/pieces.ts'
import { parseHex } from '../../../engine/core/colour.ts'
import { createRandom } from '../../../engine/core/random.ts'
import { placeSprite } from '../../../engine/sprites/place.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { renderStudio } from '../../../engine/world/indoors/studio.ts'
import type { Subject } from '../../../language/scene.ts'
import { COLOURS } from '../../../language/vocabulary/colours.ts'
import { drawSubject } from '../draw-subject.ts'
import { darkenBeyond, GLARE_SHARE, type LampSpot } from '../effects/lamp-circle.ts'
import { flameOf } from '../effects/light-pool.ts'
import { addOwnLight, paintOwnGlow } from '../effects/own-glow.ts'
import { litSprite } from '../lit-sprite.ts'
import type { Stage } from '../stage.ts'

const WALL_HUE = 70
const WALL = '#d9cbb2'
const TILES = '#e8e4d8'
const BOARD = '#8a5c34'
/** Rows of the tops of the boards, the last of which bears what is looked at, and how thick they are, in heights of the picture. */
const BOARDS = [0.24, 0.7]
const THICK = 0.03
const MOST = 6
/** Of the picture's height and width, the main thing at most. */
const LARGEST = { height: 0.38, width: 0.44 }
/** Of the picture's width, what each of those above takes at most. */
const BROADEST_ABOVE = 0.26
/** What is usual on the board above, and at both ends of this one. */
const ABOVE = ['books', '@vase', 'potted-plant', 'books', '@glassjar', 'teapot']
const ABOVE_IN_KITCHEN = ['@glassjar', 'teapot', '@bowl', '@glassjar', 'amphora', '@cup']

/** Things on a board on a wall, seen from the front, with another board above. */
export async function paintShelf(stage: Stage) {
  const { scene, width, height, noise, random } = stage
  const frame = renderStudio(width, height, noise, random, WALL_HUE, {})
  const inKitchen = scene.cues.has('kitchen shelf')
  paintWall(stage, frame, inKitchen)
  frame.depth.fill(1.5)
  stage.reached('world')
  const usual = inKitchen ? ABOVE_IN_KITCHEN : ABOVE
  const across = Math.max(3, Math.round((width / height) * 5))
  for (let k = 0; k < across; k++)
    await placeUsual(stage, frame, usual[k % usual.length], (width * (k + 0.5)) / across, BOARDS[0], 0.15)
  const share = Math.max(1, Math.floor(MOST / scene.subjects.length))
  const things = scene.subjects.flatMap(thing => each(thing, share)).slice(0, MOST)
  const room = width / Math.max(things.length, 1)
  if (things.length === 1 && width > height)
    for (const [key, x] of [
      [usual[0], 0.12],
      [usual[2], 0.88],
    ] as const)
      await placeUsual(stage, frame, key, width * x, BOARDS[1], 0.2)
  const lamps: LampSpot[] = []
  for (const [k, thing] of things.entries()) {
    const drawing = await drawSubject(thing, height * LARGEST.height, createRandom(k + 1))
    const broadest = things.length === 1 ? width * LARGEST.width * (width > height ? 1 : 1.6) : room * 0.86
    const size = Math.min(
      height * LARGEST.height * (things.length > 2 ? 0.7 : 1),
      (broadest * drawing.height) / drawing.width,
    )
    const spot = { x: room * (k + 0.5), foot: height * BOARDS[1] + size * 0.015, size }
    const sprite = litSprite(stage, frame, drawing)
    addOwnLight(thing, sprite, drawing)
    shadeBehind(frame, spot.x, spot.foot, size, (size * drawing.width) / drawing.height)
    placeSprite(frame, sprite, spot.x, spot.foot, size, {
      z: 1.3,
      fog: false,
      isSubject: true,
      depthTest: false,
    })
    paintOwnGlow(frame, thing, sprite, spot)
    const flame = flameOf(thing.key)
    if (flame !== null) lamps.push({ x: spot.x, y: spot.foot - size * flame, radius: size * GLARE_SHARE })
  }
  if (stage.isNight) darkenBeyond(frame.image, lamps)
  stage.reached('subjects')
  return { frame, focus: 1 }
}

const each = (subject: Subject, most: number): Subject[] =>
  Array.from({ length: Math.min(most, subject.count) }, () => ({ ...subject, count: 1 }))

async function placeUsual(stage: Stage, frame: Frame, key: string, x: number, board: number, share: number) {
  const tall = Math.round(stage.height * share)
  const drawing = isPiece(key)
    ? drawPiece(key, tall, { night: false, snow: false })
    : await iconCanvas('noto', key, tall)
  const size = Math.min(tall, (stage.width * BROADEST_ABOVE * drawing.height) / drawing.width)
  const foot = stage.height * board
  shadeBehind(frame, x, foot, size, (size * drawing.width) / drawing.height)
  placeSprite(frame, litSprite(stage, frame, drawing, 0.7), x, foot + size * 0.01, size, {
    z: 1.4,
    fog: false,
    depthTest: false,
  })
}

/** The dark that a thing throws on the wall behind it, to its right. */
function shadeBehind({ image }: Frame, x: number, foot: number, size: number, broad: number) {
  const [cx, cy, rx, ry] = [x + size * 0.06, foot - size * 0.42, broad * 0.56, size * 0.56]
  for (let row = Math.max(0, Math.floor(cy - ry)); row < Math.min(image.h, foot); row++)
    for (let column = Math.max(0, Math.floor(cx - rx)); column < Math.min(image.w, cx + rx); column++) {
      const away = ((column - cx) / rx) ** 2 + ((row - cy) / ry) ** 2
      if (away >= 1) continue
      const kept = 1 - 0.42 * (1 - away)
      for (let c = 0; c < 3; c++) image.data[(row * image.w + column) * 3 + c] *= kept
    }
}

/** A plastered or tiled wall with light from the upper left, and the boards on it. */
function paintWall({ scene, noise, isNight }: Stage, { image }: Frame, isTiled: boolean) {
  const { w, h, data } = image
  const wall = parseHex((scene.backcloth && COLOURS.get(scene.backcloth)?.hex) || (isTiled ? TILES : WALL))
  const wood = parseHex(BOARD)
  const tile = h * 0.09
  const level = isNight ? 0.32 : 0.8
  for (let y = 0; y < h; y++) {
    const board = BOARDS.find(top => y >= top * h && y < (top + THICK) * h)
    const under = Math.min(
      ...BOARDS.map(top =>
        y >= (top + THICK) * h ? (y - (top + THICK) * h) / (h * 0.07) : Number.POSITIVE_INFINITY,
      ),
    )
    const shade = under < 1 ? 0.55 + 0.45 * under : 1
    for (let x = 0; x < w; x++) {
      const light = level * (1.12 - 0.4 * (x / w) - 0.2 * (y / h))
      const i = (y * w + x) * 3
      const grain = board
        ? 1 + 0.2 * noise.value2(x / (w * 0.09), y / (h * 0.004))
        : 1 + 0.03 * noise.value2(x / 5, y / 5)
      const edge = board && y < board * h + h * 0.006 ? 1.5 : 1
      const gap = isTiled && !board && (x % tile < 2 || y % tile < 2) ? 0.8 : 1
      const own = board ? wood : wall
      for (let c = 0; c < 3; c++) data[i + c] = own[c] * light * grain * edge * gap * (board ? 1 : shade)
    }
  }
}
