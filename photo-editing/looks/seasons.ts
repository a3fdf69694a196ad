import { boxBlur } from '#painter/engine/core/blur.ts'
import { Noise } from '#painter/engine/core/noise.ts'
import { clamp, mix, smoothstep } from '#painter/engine/core/scalar.ts'
import type { DisplayRaster } from '#painter/painting/styles/display-raster.ts'
import { oklabPlanes, storeOklab } from '../pixels/oklab-planes.ts'
import { COLOUR_LIKELIHOODS } from '../searching/colour-words.ts'

/** OKLab chroma and hue (degrees) between which autumn leaves vary. */
const LEAVES = { chroma: 0.13, rust: 42, gold: 84 }
/** Patches of one colour of leaf, per long side. */
const TREES = 14

/**
 * Gives plants, in place, the colours of autumn.
 *
 * @param plants how much each pixel (0..1) is of a plant
 */
export function turnLeaves(picture: DisplayRaster, plants: Float32Array, seed: number, share: number) {
  const lab = oklabPlanes(picture)
  const { w, h } = picture
  const longSide = Math.max(w, h)
  const green = boxBlur(plants, w, h, 1, 1, 1)
  const noise = new Noise(seed)
  for (let i = 0; i < green.length; i++) {
    if (green[i] <= 0.02) continue
    const [u, v] = [((i % w) / longSide) * TREES, (((i / w) | 0) / longSide) * TREES]
    const ripeness = clamp(0.5 + 0.9 * noise.fbm(u, v, 3))
    const hue = (mix(LEAVES.rust, LEAVES.gold, ripeness) * Math.PI) / 180
    const chroma = LEAVES.chroma * smoothstep(0, 0.45, lab[i * 3])
    const light = clamp(lab[i * 3] * 1.06 + 0.02)
    storeOklab(picture.data, i, [light, Math.cos(hue) * chroma, Math.sin(hue) * chroma], green[i] * share)
  }
}

/** Snow on the lit tops of plants, in place; `plants` as in turnLeaves. */
export function whitenPlants(
  picture: DisplayRaster,
  green: Float32Array,
  seed: number,
  brightness: number,
  share: number,
) {
  const lab = oklabPlanes(picture)
  const { w, h } = picture
  const longSide = Math.max(w, h)
  const light = green.map((_, i) => lab[i * 3])
  const around = boxBlur(light, w, h, 1, Math.max(2, longSide * 0.012), 2)
  const noise = new Noise(seed)
  for (let i = 0; i < green.length; i++) {
    if (green[i] <= 0.02) continue
    const patch = noise.fbm(((i % w) / longSide) * 40, (((i / w) | 0) / longSide) * 40, 3)
    const lit = smoothstep(-0.05, 0.05, light[i] - around[i] + 0.05 * patch)
    const cover = green[i] * (0.25 + 0.7 * lit) * share
    const white = clamp((0.78 + 0.9 * (light[i] - around[i])) * brightness)
    storeOklab(picture.data, i, [white, -0.004, -0.012], cover)
  }
}

/** How much each pixel (0..1) has the colour of leaves and grass, olive and dark ones included. */
export function plantsIn(picture: DisplayRaster): Float32Array {
  const lab = oklabPlanes(picture)
  const green = new Float32Array(lab.length / 3)
  for (let i = 0; i < green.length; i++) {
    const [a, b] = [lab[i * 3 + 1], lab[i * 3 + 2]]
    const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
    const saturation = (Math.hypot(a, b) * 0.6) / clamp(lab[i * 3], 0.2, 0.75)
    const olive = smoothstep(84, 104, hue) * smoothstep(150, 130, hue) * smoothstep(0.02, 0.045, saturation)
    green[i] = Math.max(COLOUR_LIKELIHOODS.green(lab[i * 3], saturation, hue), olive)
  }
  return green
}
