import { smoothstep } from '../../../engine/core/scalar.ts'
import type { Frame } from '../../../engine/world/frame.ts'

/** Metres: beyond, the spots are too small to be seen. */
const FARTHEST = 70
/** How dark the shade is, and how bright the spots of sun in it. */
const SHADE = 0.5
const SPOT = 1.7

/** Spots of sun that leaves let through, on the ground and on what stands on it. */
export function paintDapples({ image, depth, camera, noise }: Frame) {
  const { w, h, data } = image
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const z = depth[i]
      if (z > FARTHEST) continue
      const aside = ((x - w / 2) / camera.focalLength) * z
      const up = ((camera.horizon - y) / camera.focalLength) * z
      // Standing things are dappled by their height, the ground by its distance.
      const along = y > camera.horizon ? z * 0.9 : up * 1.4 + z * 0.2
      const spots =
        noise.value2(aside * 1.5 + 7, along * 1.5) * 0.7 + noise.value2(aside * 4.2, along * 4.2) * 0.4
      const gain = SHADE + (SPOT - SHADE) * smoothstep(0.02, 0.32, spots)
      const near = smoothstep(FARTHEST, FARTHEST * 0.5, z)
      for (let c = 0; c < 3; c++) data[i * 3 + c] *= 1 + (gain - 1) * near
    }
}
