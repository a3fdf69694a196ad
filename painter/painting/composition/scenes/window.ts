import { iconCanvas } from '../../../drawings/icons.ts'
import { mixLinear, scaleColour } from '../../../engine/core/colour.ts'
import { inflate } from '../../../engine/sprites/inflate.ts'
import { placeSprite } from '../../../engine/sprites/place.ts'
import { type Lighting, relight } from '../../../engine/sprites/relight.ts'
import { type Sprite, toSprite } from '../../../engine/sprites/sprite.ts'
import { renderCity } from '../../../engine/world/city/render-city.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { frameInWindow } from '../../../engine/world/indoors/window.ts'
import { renderLand } from '../../../engine/world/lands/render-land.ts'
import type { Subject } from '../../../language/scene.ts'
import { drawSubject } from '../drawing/draw-subject.ts'
import { lampStrength, paintLightPool } from '../effects/light-pool.ts'
import { paintLightning } from '../effects/lightning.ts'
import { addOwnLight, paintOwnGlow } from '../effects/own-glow.ts'
import { paintSnowfall } from '../effects/precipitation.ts'
import { paintSteam, rimOf, steams } from '../effects/steam.ts'
import { lightingBy, nearLightOf } from '../near-light.ts'
import { keepInFrame } from '../placing/framing.ts'
import type { Stage } from '../stage.ts'

const MOST_ON_SILL = 3
/** How much larger flakes are before a window that is looked at than out of doors. */
const FLAKES = 2.6

/** A window from inside: the view, the frame with its sill, and the subjects on that, against the light. */
export async function paintWindow(stage: Stage) {
  const { environment, random, isNight } = stage
  const view = stage.outlook ? filledUp(stage.outlook, stage.height) : paintView(stage)
  if (environment.snow) paintSnowfall(view, random, false, FLAKES)
  if (environment.time === 'storm' && environment.rain > 0) paintLightning(view, random)
  const frame = frameInWindow(view, random, {
    rain: environment.rain > 0,
    night: isNight,
    sunny: isSunlit(stage),
    looksIn: stage.scene.outside.some(({ mode }) => mode !== 'build'),
  })
  stage.reached('world')
  await placeOnSill(stage, frame)
  await placePottedPlant(stage, frame)
  stage.reached('subjects')
  return { frame, focus: 1 }
}

/** A view that ends at the sill, as high as the picture: what is below is hidden by the wall. */
function filledUp(view: Frame, height: number): Frame {
  const { w, h, data } = view.image
  if (h >= height) return view
  const image = { ...view.image, h: height, data: new Float32Array(w * height * 3) }
  image.data.set(data)
  const depth = new Float32Array(w * height)
  depth.set(view.depth)
  return { ...view, image, depth }
}

/** Whether the sun is said to shine in. */
const isSunlit = ({ scene: { light, weather, time, cues }, isNight }: Stage) =>
  !isNight &&
  time !== 'overcast' &&
  (light.some(word => /^(bright|sunlight|sunbeams)$/.test(word)) ||
    weather.includes('clear') ||
    cues.has('sun at the window'))

function paintView({ scene, width, height, environment, noise, random, isNight, isWinter }: Stage): Frame {
  const isDark = isNight && environment.time !== 'storm'
  if (isDark || scene.cues.has('city outside'))
    return renderCity(width, height, environment, noise, random, { view: 'skyline', water: false })
  const land = scene.season === 'autumn' ? 'autumn' : isWinter ? 'snowfield' : 'hills'
  return renderLand(land, width, height, environment, noise, random, {
    season: scene.season ?? '',
    vista: true,
  })
}

/** Several of a kind stand side by side; people are drawn as one with who belongs to them. */
const eachOnSill = (subject: Subject): Subject[] =>
  subject.figure
    ? [subject]
    : Array.from({ length: Math.min(subject.count, MOST_ON_SILL) }, () => ({ ...subject, count: 1 }))
/** In sizes of one alone, each of several, and of the picture's width, the sill beside the plant. */
const SEVERAL = 0.72
const FREE_SILL = 0.68

async function placeOnSill(stage: Stage, frame: Frame) {
  const { width, height, random, tallness } = stage
  const subjects = stage.scene.subjects.flatMap(eachOnSill).slice(0, MOST_ON_SILL)
  for (const [k, subject] of subjects.entries()) {
    if (subject.figure) {
      await placeBeforeWindow(stage, frame, subject, k)
      continue
    }
    const areAlike = subjects.length > 1 && subjects.every(({ key }) => key === subject.key)
    const wanted = Math.min(height * 0.44, width * 0.5) * (areAlike ? SEVERAL : k === 0 ? 1 : 0.6)
    const column =
      width *
      (subjects.length === 1
        ? tallness > 1.2
          ? 0.5
          : 0.36
        : areAlike
          ? 0.04 + (FREE_SILL * (k + 0.5)) / subjects.length
          : 0.33 + 0.34 * k)
    const drawing = await drawSubject(subject, wanted * 1.15, random)
    const room = areAlike ? (FREE_SILL * 0.92) / subjects.length : BROADEST_ON_SILL
    const broadest = (width * room * drawing.height) / drawing.width
    const { x, size } = keepInFrame(width, drawing, column, Math.min(wanted, broadest))
    const sprite = litFromBothSides(stage, inflate(toSprite(drawing)))
    addOwnLight(subject, sprite, drawing)
    placeSprite(frame, sprite, x, frame.sillRow! + size * 0.02, size, {
      z: 1,
      fog: false,
      isSubject: true,
      depthTest: false,
    })
    if (steams(subject, stage.scene))
      paintSteam(frame, random, x, frame.sillRow! - size * rimOf(subject), size * 1.2)
    paintOwnGlow(frame, subject, sprite, { x, foot: frame.sillRow!, size })
    paintLightPool(frame, subject.key, { x, foot: frame.sillRow!, size, strength: lampStrength(stage) })
  }
}

/** Of the picture's width: the plant has its place, too. */
const BROADEST_ON_SILL = 0.56

/** Somebody in the room, seen down to the hips, against the view. */
async function placeBeforeWindow(stage: Stage, frame: Frame, subject: Subject, index: number) {
  const { width, height, random } = stage
  const size = Math.min(height * 1.35, width * 1.5) * (subject.figure?.isChild ? 0.82 : 1)
  const drawing = await drawSubject(subject, size, random)
  const x = width * (index === 0 ? 0.36 : 0.68)
  const foot = height * 0.14 + Math.max(size, height * 0.95)
  placeSprite(frame, litFromBothSides(stage, inflate(toSprite(drawing))), x, foot, size, {
    z: 1,
    fog: false,
    isSubject: true,
    depthTest: false,
  })
}

const BY_LAMP = 0.7

/** Daylight from behind, and the room's own light from the front. */
function litFromBothSides({ environment, isNight, scene }: Stage, sprite: Sprite): Sprite {
  const { sunColour, skyAmbient } = environment
  const daylight: Lighting = {
    direction: [0.1, 0.35, -0.5],
    sun: scaleColour(mixLinear(sunColour, skyAmbient, 0.5), isNight ? 0.9 : 0.75),
    skyAmbient: scaleColour(skyAmbient, isNight ? 1.1 : 0.75),
    groundAmbient: scaleColour([0.2, 0.14, 0.09], isNight ? 0.8 : 1),
    rim: 2.2,
    shade: 1,
  }
  const roomLight: Lighting = {
    direction: [-0.8, 0.5, 0.5],
    sun: isNight ? [0.42, 0.26, 0.13] : [0.7, 0.6, 0.5],
    skyAmbient: [0, 0, 0],
    groundAmbient: [0, 0, 0],
    rim: 0.3,
    shade: 1,
  }
  const lit = relight(sprite, daylight)
  const fromRoom = relight(sprite, roomLight)
  for (let i = 0; i < lit.colour.length; i++) lit.colour[i] += fromRoom.colour[i]
  const near = nearLightOf(scene)
  if (near) {
    const byLamp = relight(sprite, lightingBy(near)).colour
    for (let i = 0; i < byLamp.length; i++) lit.colour[i] += byLamp[i] * BY_LAMP
  }
  return lit
}

async function placePottedPlant({ width, height, environment }: Stage, frame: Frame) {
  const { skyAmbient } = environment
  const size = height * 0.2
  const drawing = await iconCanvas('noto', 'potted-plant', Math.round(size * 1.2))
  const sprite = relight(inflate(toSprite(drawing)), {
    direction: [0.1, 0.4, -0.4],
    sun: scaleColour(skyAmbient, 0.8),
    skyAmbient: scaleColour(skyAmbient, 0.7),
    groundAmbient: [0.1, 0.08, 0.06],
    rim: 2,
    shade: 1,
  })
  placeSprite(frame, sprite, width * 0.82, frame.sillRow!, size, { z: 1, fog: false, depthTest: false })
}
