import { clamp, smoothstep } from '#painter/engine/core/scalar.ts'
import { type DisplayRaster, lumaAt, toDisplay } from '#painter/painting/styles/display-raster.ts'
import { createImage } from '#painter/painting/styles/draw.ts'
import { autoLevels, clarity } from '#painter/painting/styles/filters/tone.ts'
import { findSky } from '../subject/sky.ts'
import { transferColours } from './colour-transfer.ts'
import { type Conditions, isDark, isSnowy, readConditions } from './conditions.ts'
import { layPaintedSky } from './paint-sky.ts'
import { plantsIn, turnLeaves, whitenPlants } from './seasons.ts'
import { addWeather } from './weather.ts'

/** Long side of the painting whose colours are taken, in pixels. */
const REFERENCE = 320
const SEASON_SHARE = 0.45
/** How bright a night leaves what no lamp lights. */
const NIGHT_LIGHT = 0.6

/**
 * Gives a photograph, in place, the colours and light of a painting of the prompt, and its weather. Every
 * shape stays.
 *
 * @param share how much of the change of colour is made, 0..1
 */
export async function relight(photo: DisplayRaster, prompt: string, seed: number, share: number) {
  const { w, h } = photo
  const scale = REFERENCE / Math.max(w, h)
  const painted = await createImage(
    prompt,
    Math.max(64, Math.round(w * scale)),
    Math.max(64, Math.round(h * scale)),
    seed,
    'none',
  )
  const conditions = readConditions(prompt)
  const dark = isDark(conditions)
  const sky = namesSky(conditions) ? findSky(photo) : null
  const plants = isSnowy(conditions) || conditions.season === 'autumn' ? plantsIn(photo) : null
  // A season alone says nothing of the hour, whose colours the painting would bring.
  const colourShare = conditions.timeGiven || !plants ? share : share * SEASON_SHARE
  autoLevels(photo, 0.46)
  transferColours(photo, toDisplay(painted.px, painted.w, painted.h), {
    lightness: dark ? 0.7 : 0.45,
    share: colourShare,
  })
  if (plants && isSnowy(conditions)) whitenPlants(photo, plants, seed, dark ? 0.62 : 1, share)
  else if (plants) turnLeaves(photo, plants, seed, share)
  if (dark) darken(photo)
  if (sky) layPaintedSky(photo, sky, conditions, seed, Math.min(1, share * 1.2))
  addWeather(photo, conditions, dark, seed)
  clarity(photo, Math.max(w, h) * 0.03, 0.25)
}

/** Whether the words say how the sky looks. */
const namesSky = ({ timeGiven, weather }: Conditions) => timeGiven || weather.length > 0

/** Leaves the brightest places as lamps and takes light from everything else. */
function darken({ w, h, data }: DisplayRaster) {
  for (let i = 0; i < w * h; i++) {
    const light = lumaAt(data, i)
    const factor = NIGHT_LIGHT + (1 - NIGHT_LIGHT) * smoothstep(0.8, 0.98, light)
    for (let c = 0; c < 3; c++) data[i * 3 + c] = clamp(data[i * 3 + c] * factor)
  }
}
