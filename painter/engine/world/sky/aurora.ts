import type { Noise } from '../../core/noise.ts'
import type { Random } from '../../core/random.ts'
import type { Raster } from '../../core/raster.ts'
import { enlargeRows } from '../../core/resize.ts'
import { smoothstep } from '../../core/scalar.ts'
import type { Camera } from '../camera.ts'
import type { Environment } from '../environment.ts'

const CURTAINS = 3

/** Three curtains of northern lights, green below and violet above; they also light the land a little. */
export function paintAurora(
  image: Raster,
  camera: Camera,
  environment: Environment,
  noise: Noise,
  random: Random,
) {
  const { w, data } = image
  const W = Math.ceil(w / 2)
  const H = Math.ceil(camera.horizon / 2)
  const light = new Float32Array(W * H * 3)
  for (let k = 0; k < CURTAINS; k++) hangCurtain(light, W, H, k, noise, random)
  enlargeRows({ w: W, h: H, channels: 3, data: light }, w, Math.floor(camera.horizon), (row, y) => {
    const o = y * row.length
    for (let i = 0; i < row.length; i++) data[o + i] += row[i] * 2.3
  })
  const [r, g, b] = environment.skyAmbient
  environment.skyAmbient = [r + 0.02, g + 0.09, b + 0.06]
}

function hangCurtain(light: Float32Array, W: number, H: number, index: number, noise: Noise, random: Random) {
  const foot = random.range(0.26, 0.52) * H
  const sway = random.range(0.08, 0.2) * H
  const phase = random() * 20
  const folds = random.range(1, 2.2)
  const strength = random.range(0.55, 1) * (index === 0 ? 1.25 : 0.7)
  const height = H * random.range(0.45, 0.75)
  for (let x = 0; x < W; x++) {
    const u = (x / W) * folds
    const footHere = foot + sway * noise.fbm(u * 2 + phase, index * 7.1, 3) * 2.2
    const rays =
      (0.45 + 0.55 * (noise.value2((x / W) * 60 + phase, index) * 0.5 + 0.5)) *
      (0.6 + 0.4 * noise.value2((x / W) * 17 + phase, 3))
    const presence = smoothstep(-0.5, 0.3, noise.value2(u * 1.7 + phase + 40, index * 3))
    const strengthHere = strength * rays * presence
    if (strengthHere <= 0.01) continue
    const heightHere = height * (0.6 + 0.4 * noise.value2((x / W) * 9 + phase, 9))
    for (let y = Math.max(0, Math.floor(footHere - heightHere)); y < Math.min(H, footHere + 6); y++) {
      const t = (footHere - y) / heightHere
      const v = t < 0 ? Math.exp(((-t * t * 9000) / heightHere) * 2) : Math.exp(-t * 2.4) * (1 - t)
      if (v <= 0) continue
      const green = Math.max(0, 1 - t * 1.6)
      const violet = smoothstep(0.2, 0.85, t)
      const i = (y * W + x) * 3
      const k = v * strengthHere
      light[i] += k * (0.1 * green + 0.42 * violet)
      light[i + 1] += k * (0.75 * green + 0.16 * violet)
      light[i + 2] += k * (0.38 * green + 0.55 * violet)
    }
  }
}
