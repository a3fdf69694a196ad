import { luminance } from '../core/colour.ts'
import { clamp } from '../core/scalar.ts'
import { bloom } from '../finish/bloom.ts'
import { depthOfField } from '../finish/depth-of-field.ts'
import { grade } from '../finish/grade.ts'
import { grain } from '../finish/grain.ts'
import { vignette } from '../finish/vignette.ts'
import type { Scene } from '../prompt/scene.ts'
import type { Frame } from '../world/frame.ts'
import { isOutdoors, overlayRandom, paintAirborne, paintFalling } from './effects/overlays.ts'
import type { Painted } from './paint.ts'

/** How a scene is photographed; 0 switches an effect off. */
export type Lens = {
  /** Multiplies the blur of what is not in focus. */
  depthOfField?: number
  bloom?: number
  /** Share of the time of day's own colour grading. */
  grade?: number
  vignette?: number
  grain?: number
}

/** Subjects farther away than this, in metres, leave everything in focus. */
const FARTHEST_FOCUS = 40

/** Weather, exposure and lens, in place: the frame's picture is then ready to be shown or restyled. */
export function finish({ frame, scene, focus }: Painted, seed: number, lens: Lens = {}) {
  const { image, depth, environment } = frame
  const blur = lens.depthOfField ?? 1
  const random = overlayRandom(seed)
  paintAirborne(frame, scene, random)
  if (blur > 0 && isOutdoors(scene.place) && scene.subjects.length > 0 && focus < FARTHEST_FOCUS)
    depthOfField(image, depth, focus, Math.max(image.w, image.h) * 0.003 * blur, 3.4)
  expose(frame, scene)
  paintFalling(frame, scene, random)
  bloom(image, 0.9, lens.bloom ?? 0.42)
  grade(image, environment.grade, lens.grade ?? 1)
  vignette(image, lens.vignette ?? 0.3)
  const grainStrength = lens.grain ?? 0.022
  if (grainStrength > 0) grain(image, grainStrength, seed)
}

const SAMPLE_STEP = 33

/** A face carries its own shades and is lit for itself: a dark wall behind it must not bleach it. */
const PORTRAIT_GAIN = 0.95

/** Brings the scene's mean (of logarithms) towards the brightness its hour should have. */
function expose({ image: { data }, environment }: Frame, { time, place }: Scene) {
  let sum = 0
  let samples = 0
  for (let i = 0; i < data.length; i += SAMPLE_STEP) {
    sum += Math.log(0.0012 + luminance([data[i], data[i + 1] || 0, data[i + 2] || 0]))
    samples++
  }
  const mean = Math.exp(sum / samples) * environment.exposure
  const isDark = ['night', 'moonlit', 'storm'].includes(time) || place === 'space' || place === 'moon'
  const target = isDark ? 0.045 : time === 'dusk' ? 0.11 : 0.19
  const highest = place === 'portrait' ? PORTRAIT_GAIN : isDark ? 1.5 : 1.9
  const gain = clamp((target / mean) ** 0.55, 0.75, highest)
  for (let i = 0; i < data.length; i++) data[i] *= gain
}
