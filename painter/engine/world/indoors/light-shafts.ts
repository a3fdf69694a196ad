import { boxBlur } from '../../core/blur.ts'
import { luminance, mixLinear, type RGB, scaleColour } from '../../core/colour.ts'
import { enlargeRows } from '../../core/resize.ts'
import type { Camera } from '../camera.ts'
import type { Vector } from '../environment.ts'
import type { Frame } from '../frame.ts'
import type { RoomLight } from './room-light.ts'

const SCALE = 4
const STEPS = 18
/** Pixels of the small picture over which the steps' own grain is evened out. */
const GRAIN = 1.6
/** Metres: nearer to the eye the air is not looked at. */
const NEAREST = 0.9

/**
 * Shafts of light in a room's dusty air, from its windows along the sun: over the finished walls and furniture.
 * @param strength how dusty the air is; 1 is seen at first sight
 */
export function addLightShafts(
  { image, depth, camera, noise }: Frame,
  light: RoomLight,
  back: number,
  strength: number,
) {
  const { w, h, data } = image
  const W = Math.ceil(w / SCALE)
  const H = Math.ceil(h / SCALE)
  const shafts = new Float32Array(W * H)
  for (let row = 0; row < H; row++)
    for (let column = 0; column < W; column++) {
      const x = Math.min(w - 1, column * SCALE + 1)
      const y = Math.min(h - 1, row * SCALE + 1)
      const reach = Math.min(depth[y * w + x], back)
      const jitter = noise.cell(column, row) * 0.5 + 0.5
      shafts[row * W + column] = litAir(camera, light, x, y, reach, jitter)
    }
  const soft = boxBlur(shafts, W, H, 1, GRAIN, 2)
  const colour = shaftColour(light.sunColour)
  enlargeRows({ w: W, h: H, channels: 1, data: soft }, w, h, (row, y) => {
    for (let x = 0; x < w; x++) {
      if (row[x] <= 0) continue
      const k = (1 - Math.exp(-row[x] * 0.9)) * strength
      for (let c = 0; c < 3; c++) data[(y * w + x) * 3 + c] += colour[c] * k
    }
  })
}

/** Metres of sunlit air that are looked through at a pixel. */
function litAir(camera: Camera, light: RoomLight, x: number, y: number, reach: number, jitter: number) {
  const dx = (x + 0.5 - camera.w / 2) / camera.focalLength
  const dy = (camera.horizon - y - 0.5) / camera.focalLength
  const length = (reach - NEAREST) / STEPS
  if (length <= 0) return 0
  const place: Vector = [0, 0, 0]
  let lit = 0
  for (let k = 0; k < STEPS; k++) {
    const z = NEAREST + (k + jitter) * length
    place[0] = dx * z
    place[1] = camera.height + dy * z
    place[2] = z
    lit += light.sunAt(place)
  }
  return lit * length
}

/** Between the sun's own colour and white, as bright at noon as by the moon's light in proportion. */
function shaftColour(sun: RGB): RGB {
  const bright = luminance(sun)
  const shown = 0.16 + 0.09 * Math.min(4, bright)
  return scaleColour(mixLinear(scaleColour(sun, 1 / Math.max(0.05, bright)), [1, 1, 1], 0.3), shown)
}
