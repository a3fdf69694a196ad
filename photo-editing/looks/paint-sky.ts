import { Noise } from '#painter/engine/core/noise.ts'
import { createRandom } from '#painter/engine/core/random.ts'
import { toRgba8 } from '#painter/engine/core/raster.ts'
import { resizePlanes } from '#painter/engine/core/resize.ts'
import { mix } from '#painter/engine/core/scalar.ts'
import { createCamera } from '#painter/engine/world/camera.ts'
import { createEnvironment } from '#painter/engine/world/environment.ts'
import { paintSky } from '#painter/engine/world/sky/paint-sky.ts'
import { type DisplayRaster, toDisplay } from '#painter/painting/styles/display-raster.ts'
import type { Sky } from '../subject/sky.ts'
import type { Conditions } from './conditions.ts'

const PAINTED_SIDE = 900

/** Puts the sky of those conditions where the picture has its own, in place. */
export function layPaintedSky(
  picture: DisplayRaster,
  { alpha, horizon }: Sky,
  { time, weather }: Conditions,
  seed: number,
  share = 1,
) {
  const { w, h, data } = picture
  const scale = Math.min(1, PAINTED_SIDE / Math.max(w, h))
  const camera = createCamera(Math.max(8, Math.round(w * scale)), Math.max(8, Math.round(h * scale)), horizon)
  const environment = createEnvironment(time, createRandom(seed), { weather })
  const raster = paintSky(camera, environment, new Noise(seed))
  const painted = toDisplay(toRgba8(raster, environment.exposure), camera.w, camera.h)
  const sky = resizePlanes(painted.data, camera.w, camera.h, 3, w, h)
  for (let i = 0; i < alpha.length; i++)
    for (let c = 0; c < 3; c++) data[i * 3 + c] = mix(data[i * 3 + c], sky[i * 3 + c], alpha[i] * share)
}
