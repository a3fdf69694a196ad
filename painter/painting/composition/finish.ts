import { luminance } from '../../engine/core/colour.ts'
import { clamp } from '../../engine/core/scalar.ts'
import { bloom } from '../../engine/finish/bloom.ts'
import { depthOfField } from '../../engine/finish/depth-of-field.ts'
import { type Grade, grade } from '../../engine/finish/grade.ts'
import { grain } from '../../engine/finish/grain.ts'
import { vignette } from '../../engine/finish/vignette.ts'
import type { Frame } from '../../engine/world/frame.ts'
import type { Scene } from '../../language/scene.ts'
import { LIGHT_EFFECTS, type LightEffect } from '../../language/vocabulary/light.ts'
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
  paintAirborne(frame, scene, focus, random)
  if (blur > 0 && isOutdoors(scene.place) && scene.subjects.length > 0 && focus < FARTHEST_FOCUS)
    depthOfField(
      image,
      depth,
      focus,
      Math.max(image.w, image.h) * 0.003 * blur * lightEffect(scene).blur,
      3.4,
    )
  expose(frame, scene)
  paintFalling(frame, scene, random)
  const effect = lightEffect(scene)
  tint(image.data, effect)
  if (scene.extras.has('blue hour') && isOutdoors(scene.place)) bathe(image.data, BLUE_HOUR)
  bloom(image, 0.9, lens.bloom ?? 0.42)
  grade(image, environment.grade, lens.grade ?? 1)
  grade(image, { ...NEUTRAL, saturation: effect.saturation, contrast: effect.contrast })
  vignette(image, (lens.vignette ?? 0.3) * effect.vignette)
  const grainStrength = lens.grain ?? 0.022
  if (grainStrength > 0) grain(image, grainStrength, seed)
}

const NEUTRAL: Grade = { shadows: [1, 1, 1], highlights: [1, 1, 1], saturation: 1, contrast: 1 }

/** Warmth that is added where the golden hour is asked for, beyond that of its sky. */
const GOLDEN_HOUR = 0.3

/** Warm light gilds no more than the edges of snow. */
const WARMTH_ON_SNOW = 0.2

const SHARP_VIEW = 0.3

/** All that the prompt's words of light do, taken together. */
function lightEffect({ light, season, time, place, cues, subjects }: Scene): Required<LightEffect> {
  const total = { exposure: 1, contrast: 1, saturation: 1, warmth: 0, vignette: 1, blur: 1 }
  for (const word of light) {
    const effect = LIGHT_EFFECTS.get(word) ?? {}
    total.exposure *= effect.exposure ?? 1
    total.contrast *= effect.contrast ?? 1
    total.saturation *= effect.saturation ?? 1
    total.warmth += effect.warmth ?? 0
    total.vignette *= effect.vignette ?? 1
    total.blur *= effect.blur ?? 1
  }
  if (cues.has('looking over') || subjects[0]?.mode === 'build') total.blur *= SHARP_VIEW
  if (time === 'golden' && light.includes('warm') && isOutdoors(place)) total.warmth += GOLDEN_HOUR
  if (season === 'winter' && isOutdoors(place) && total.warmth > 0) total.warmth *= WARMTH_ON_SNOW
  return total
}

/** Makes the light warmer or cooler, brighter or darker. */
function tint(data: Float32Array, { exposure, warmth }: Required<LightEffect>) {
  if (exposure === 1 && warmth === 0) return
  const gains = [exposure * (1 + warmth * 0.22), exposure, exposure * (1 - warmth * 0.32)]
  for (let i = 0; i < data.length; i += 3) for (let c = 0; c < 3; c++) data[i + c] *= gains[c]
}

/** What the light of the blue hour leaves of red, green and blue. */
const BLUE_HOUR = [0.7, 0.92, 1.42] as const

/** Lays the colour of the light over all that it falls on. */
function bathe(data: Float32Array, gains: readonly [number, number, number]) {
  for (let i = 0; i < data.length; i += 3) {
    // Lamps keep their own colour.
    const isLamp = data[i] > LAMP.brightness && data[i] > data[i + 2] * LAMP.warmth
    if (!isLamp) for (let c = 0; c < 3; c++) data[i + c] *= gains[c]
  }
}
/** Of red at least so much, and so many times as much as of blue. */
const LAMP = { brightness: 0.34, warmth: 1.8 }

const SAMPLE_STEP = 33

/** A face carries its own shades and is lit for itself: a dark wall behind it must not bleach it. */
const PORTRAIT_GAIN = 0.95

/** Where only fires and lamps shine. */
const DIM_ROOMS: ReadonlySet<Scene['room']> = new Set([
  'cave',
  'cellar',
  'dungeon',
  'forge',
  'stonehall',
  'tunnel',
  'lighttunnel',
])

/** Brings the scene's mean (of logarithms) towards the brightness its hour should have. */
function expose(
  { image: { data }, environment }: Frame,
  { time, place, room, light, extras, weather }: Scene,
) {
  let sum = 0
  let samples = 0
  for (let i = 0; i < data.length; i += SAMPLE_STEP) {
    sum += Math.log(0.0012 + luminance([data[i], data[i + 1] || 0, data[i + 2] || 0]))
    samples++
  }
  const mean = Math.exp(sum / samples) * environment.exposure
  const isDark =
    ['night', 'moonlit'].includes(time) ||
    place === 'space' ||
    place === 'moon' ||
    light.includes('spotlight')
  const isDim =
    time === 'dusk' ||
    time === 'storm' ||
    (light.includes('dramatic') && !isOutdoors(place)) ||
    (place === 'room' && (DIM_ROOMS.has(room) || extras.has('led strips')))
  const isSunny = place === 'room' && (weather.includes('clear') || light.includes('bright'))
  const target = isDark ? 0.068 : isDim ? 0.1 : isSunny ? 0.27 : 0.19
  const highest = place === 'portrait' ? PORTRAIT_GAIN : isDark ? 1.8 : 1.9
  const gain = clamp((target / mean) ** 0.55, 0.75, highest)
  for (let i = 0; i < data.length; i++) data[i] *= gain
}
