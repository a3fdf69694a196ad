import { type RGB, scaleColour } from '../../core/colour.ts'
import type { Random } from '../../core/random.ts'
import type { Frame } from '../frame.ts'
import { paintGlowDot } from '../lights.ts'
import { CELL, STREET } from './city-plan.ts'

const STREET_WIDTH = STREET * CELL
const LAMP_HEIGHT = 6.2
const HEADLIGHTS: RGB = [3.2, 2.9, 2.3]
const TAIL_LIGHTS: RGB = [3.4, 0.22, 0.12]

/** Two rows of lamp posts down the street, far to near; `power` (0..1) is how much of night it is. */
export function paintStreetLamps(frame: Frame, power: number) {
  const { w, focalLength, horizon, height } = frame.camera
  for (let k = 22; k >= 0; k--) {
    const z = 8 + k * 13
    if (z < 9) continue
    for (const side of [-1, 1]) {
      const column = w / 2 + ((side * STREET_WIDTH * 0.36) / z) * focalLength
      if (column < -50 || column > w + 50) continue
      const top = horizon - ((LAMP_HEIGHT - height) / z) * focalLength
      const foot = horizon + (height / z) * focalLength
      paintPost(frame, column, top, foot, z)
      const radius = Math.max(1.2, (0.2 * focalLength) / z)
      paintGlowDot(frame.image, column, top, radius, [3.4 * power, 2.5 * power, 1.4 * power])
    }
  }
}

function paintPost({ image, depth, camera }: Frame, column: number, top: number, foot: number, z: number) {
  const width = Math.max(1, (0.09 * camera.focalLength) / z)
  for (let y = Math.max(0, top | 0); y < Math.min(image.h, foot); y++)
    for (let x = Math.floor(column - width / 2); x < column + width / 2; x++) {
      if (x < 0 || x >= image.w) continue
      const i = y * image.w + x
      if (depth[i] < z) continue
      for (let c = 0; c < 3; c++) image.data[i * 3 + c] *= 0.25
    }
}

/** The lights of cars in both lanes, far to near; their bodies are lost in the dark. */
export function paintCarLights(frame: Frame, random: Random, power: number) {
  const { w, focalLength, horizon, height } = frame.camera
  for (let k = 16; k >= 0; k--) {
    const z = 9 + k * 15 + random() * 7
    const oncoming = random.chance(0.5)
    const x = (oncoming ? -1 : 1) * STREET_WIDTH * random.range(0.09, 0.17)
    const scale = focalLength / z
    const column = w / 2 + (x / z) * focalLength
    const row = horizon + ((height - 0.7) / z) * focalLength
    const colour = scaleColour(oncoming ? HEADLIGHTS : TAIL_LIGHTS, power)
    for (const side of [-0.62, 0.62])
      paintGlowDot(frame.image, column + side * scale, row, Math.max(1, 0.13 * scale), colour)
  }
}
