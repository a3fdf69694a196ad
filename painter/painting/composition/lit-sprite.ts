import type { Canvas } from '@napi-rs/canvas'
import { luminance } from '../../engine/core/colour.ts'
import { clamp } from '../../engine/core/scalar.ts'
import { inflate } from '../../engine/sprites/inflate.ts'
import { lightingOf, relight } from '../../engine/sprites/relight.ts'
import { type Sprite, toSprite } from '../../engine/sprites/sprite.ts'
import type { Frame } from '../../engine/world/frame.ts'
import type { TimeOfDay } from '../../engine/world/times-of-day.ts'
import { lightingBy, nearLightOf } from './near-light.ts'
import type { Stage } from './stage.ts'

/** Brightness that a mid-grey subject should have, in linear light; backlit subjects would go black without. */
const SUBJECT_LIGHT: Record<TimeOfDay, number> = {
  night: 0.42,
  moonlit: 0.42,
  storm: 0.28,
  dusk: 0.36,
  sunset: 0.36,
  day: 0.5,
  dawn: 0.44,
  golden: 0.44,
  overcast: 0.44,
}
/** Walls, which are hardly inflated, look right when darker than fur. */
const FLAT_STEEPNESS = 0.4
const FLAT_LIGHT = 0.62
/** How much more light there is between the shop windows of a street by night. */
const LAMPLIGHT = 1.8
const SAMPLE_STEP = 7
/** What is left of the light on subjects that are seen against it. */
const SILHOUETTE = 0.07
const BACKLIT = 0.5

/**
 * A drawing in the frame's light, exposed separately from the scene.
 *
 * @param steepness how far it is puffed up: about 0.3 for walls, 1 for animals
 * @param detail 0 to 1, how much the drawing itself is embossed
 */
export function litSprite(
  { scene, isNight }: Stage,
  frame: Frame,
  canvas: Canvas,
  steepness = 1,
  detail = 0.5,
): Sprite {
  const flat = inflate(toSprite(canvas), steepness, detail)
  const lit = relight(flat, lightingOf(frame))
  let light = 0
  let albedo = 0
  let samples = 0
  for (let i = 0; i < lit.alpha.length; i += SAMPLE_STEP)
    if (lit.alpha[i] > 0.5) {
      light += luminance([lit.colour[i * 3], lit.colour[i * 3 + 1], lit.colour[i * 3 + 2]])
      albedo += luminance([flat.colour[i * 3], flat.colour[i * 3 + 1], flat.colour[i * 3 + 2]])
      samples++
    }
  light /= samples + 1e-6
  albedo /= samples + 1e-6
  const target =
    (albedo + 0.012) ** 0.68 *
    1.06 *
    SUBJECT_LIGHT[scene.time] *
    (steepness < FLAT_STEEPNESS ? FLAT_LIGHT : 1)
  const inLamplight = isNight && scene.place === 'street' ? LAMPLIGHT : 1
  const gain = inLamplight * clamp((target / (light + 1e-4)) ** 0.8, 0.8, 4.6)
  const isSubject = steepness > FLAT_STEEPNESS
  const against = isSubject || isOutlined(scene) ? againstLight(scene) : 1
  const near = isSubject && against === 1 ? nearLightOf(scene) : null
  const own = gain * against * (near?.rest ?? 1)
  for (let i = 0; i < lit.colour.length; i++) lit.colour[i] *= own
  if (near) {
    const byLamp = relight(flat, lightingBy(near)).colour
    for (let i = 0; i < lit.colour.length; i++) lit.colour[i] += byLamp[i]
  }
  return lit
}

/** Of a silhouette in the open, trees and houses are black, too. */
const isOutlined = ({ light, place }: Stage['scene']) => light.includes('silhouette') && place !== 'room'

/** How dark what stands against the light is. */
const againstLight = ({ light }: Stage['scene']) =>
  light.includes('silhouette') ? SILHOUETTE : light.includes('backlit') ? BACKLIT : 1
