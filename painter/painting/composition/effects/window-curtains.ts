import { luminance, parseHex } from '../../../engine/core/colour.ts'
import { clamp, mix } from '../../../engine/core/scalar.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import type { Scene } from '../../../language/scene.ts'
import { COLOURS } from '../../../language/vocabulary/colours.ts'

const LINEN = '#efe8da'

/** In shares of the picture: where the cloth begins and ends, how far it reaches in, and how far the wind takes it. */
const CLOTH = { top: 0.028, foot: 0.93, reach: 0.2, gathered: 0.8, blown: 0.24 }
const FOLDS = 7
/** Of what is behind, as much as is seen through the cloth. */
const SHEER = 0.24

/** Curtains on both sides of a window that is looked out of, where the prompt speaks of any; wind carries them in. */
export function hangCurtains(frame: Frame, cues: Scene['cues']) {
  if (cues.has('no window curtains')) return
  if (!cues.has('window curtains')) return
  const colour = parseHex(COLOURS.get(cues.get('window curtains') ?? '')?.hex ?? LINEN)
  const isBlown = cues.has('in wind')
  const { w, h, data } = frame.image
  const light = 0.5 + (luminance(frame.environment.skyAmbient) + 0.1) * 0.8
  for (const side of [-1, 1])
    for (let y = Math.floor(h * CLOTH.top); y < h * CLOTH.foot; y++) {
      const t = (y / h - CLOTH.top) / (CLOTH.foot - CLOTH.top)
      const swing = isBlown ? Math.sin(t * Math.PI * 0.92) ** 1.6 * CLOTH.blown * (side < 0 ? 1 : 0.55) : 0
      const reach = w * (CLOTH.reach * mix(1, CLOTH.gathered, Math.sin(t * Math.PI)) + swing)
      for (let k = 0; k < reach; k++) {
        const x = side < 0 ? k : w - 1 - k
        const u = k / reach
        const fold = Math.sin(u * FOLDS * Math.PI * 2 + t * (isBlown ? 5 : 0.8) + side)
        const shade = light * (0.78 + 0.22 * fold) * (1 - 0.18 * t) * (1 - 0.3 * clamp((u - 0.94) / 0.06))
        const i = (y * w + x) * 3
        for (let c = 0; c < 3; c++) data[i + c] = mix(colour[c] * shade, data[i + c], SHEER * (0.4 + 0.6 * u))
        frame.depth[y * w + x] = 2.9
      }
    }
  // The rod that they hang from.
  const [from, to] = [Math.floor(h * (CLOTH.top - 0.012)), Math.floor(h * (CLOTH.top + 0.006))]
  for (let y = Math.max(0, from); y < to; y++)
    for (let x = 0; x < w; x++) for (let c = 0; c < 3; c++) data[(y * w + x) * 3 + c] = 0.05 * light
}
