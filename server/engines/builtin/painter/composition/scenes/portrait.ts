import { boxBlur } from '../../core/blur.ts'
import { mixLinear, type RGB, scaleColour } from '../../core/colour.ts'
import { clamp, mix } from '../../core/scalar.ts'
import type { Place } from '../../prompt/surroundings.ts'
import { inflate } from '../../subjects/inflate.ts'
import { placeSprite } from '../../subjects/place.ts'
import { drawBust } from '../../subjects/portrait/bust.ts'
import { toSprite } from '../../subjects/sprite.ts'
import { createCamera } from '../../world/camera.ts'
import { renderCity } from '../../world/city/render-city.ts'
import type { Frame } from '../../world/frame.ts'
import { renderRoom } from '../../world/indoors/render-room.ts'
import { ROOMS } from '../../world/indoors/rooms/rooms.ts'
import { renderStudio } from '../../world/indoors/studio.ts'
import { renderLand } from '../../world/lands/render-land.ts'
import { paintBokehDisc } from '../../world/lights.ts'
import { renderSpace } from '../../world/space/render-space.ts'
import { scatterTrees } from '../../world/woodland.ts'
import { nearLightOf } from '../near-light.ts'
import type { Stage } from '../stage.ts'
import { clothOf } from './table.ts'

const WALL_HUES = [30, 210, 250, 180, 15]
/** Lands that stay recognisable when blurred behind a head. */
const LANDS = [
  'beach',
  'ocean',
  'desert',
  'dunes',
  'meadow',
  'hills',
  'alps',
  'lake',
  'snowfield',
  'savanna',
  'autumn',
  'jungle',
  'farmland',
  'canyon',
  'volcano',
  'island',
  'pond',
  'tundra',
  'mars',
  'moon',
] as const
/** How a room is seen behind a head: metres, and the horizon as a share of the height. */
const EYE = 1.5
const ROOM_DISTANCE = 1.4
const ROOM_HORIZON = 0.46
const BOKEH_DISCS = 20
const WARM_LIGHT: RGB = [1, 0.8, 0.5]

/** Head and shoulders from the front, before a wall or a place far out of focus. */
export async function paintPortrait(stage: Stage) {
  const { scene } = stage
  const { backdrop } = scene
  const inStudio = backdrop === null || backdrop === 'studio' || backdrop === 'abstract'
  const frame = inStudio ? paintWall(stage) : blurBackdrop(stage, paintBackdrop(stage, backdrop))
  stage.reached('world')
  placeBust(stage, frame, inStudio)
  stage.reached('subjects')
  return { frame, focus: 1 }
}

function paintWall({ scene, width, height, noise, random }: Stage): Frame {
  return renderStudio(width, height, noise, random, scene.hue ?? random.pick(WALL_HUES), {
    dark: true,
    cloth: clothOf(scene),
  })
}

function paintBackdrop(stage: Stage, backdrop: Place): Frame {
  const { scene, width, height, environment, noise, random, isNight, isWinter } = stage
  const season = scene.season ?? ''
  if (backdrop === 'city' || backdrop === 'street')
    return renderCity(width, height, environment, noise, random, {
      view: 'street',
      neon: scene.neon || isNight,
      wet: environment.rain > 0,
    })
  if (backdrop === 'room' || backdrop === 'window')
    return renderRoom(
      ROOMS[scene.room],
      createCamera(width, height, ROOM_HORIZON, EYE),
      { ...environment, fogDensity: 0 },
      noise,
      ROOM_DISTANCE,
      {
        scale: 1,
        lampPower: 1.2,
        isMirrored: false,
      },
    )
  if (backdrop === 'space') return renderSpace(width, height, environment, noise, random)
  if (backdrop !== 'forest') {
    const land = LANDS.find(kind => kind === backdrop) ?? 'hills'
    return renderLand(land, width, height, environment, noise, random, { vista: true, season })
  }
  const frame = renderLand('plain', width, height, environment, noise, random, {
    noTrees: true,
    fogScale: 1 / 90,
    season,
  })
  scatterTrees(frame, random, {
    kinds: season === 'autumn' ? ['autumn'] : isWinter ? ['snowconifer'] : ['green', 'conifer'],
    nearest: 8,
    farthest: 90,
    count: 110,
    minHeight: 11,
    maxHeight: 18,
  })
  return frame
}

function blurBackdrop({ width, height, random }: Stage, frame: Frame): Frame {
  const longSide = Math.max(width, height)
  frame.image.data = boxBlur(frame.image.data, width, height, 3, longSide * 0.014, 3)
  for (let k = 0; k < BOKEH_DISCS; k++) {
    const light = mixLinear(frame.environment.sunColour, WARM_LIGHT, 0.5)
    const colour = scaleColour(light, random.range(0.03, 0.1))
    const x = random() * width
    const y = random() * height * 0.8
    paintBokehDisc(frame.image, x, y, longSide * random.range(0.012, 0.035), colour)
  }
  return frame
}

/** A light from behind draws a bright line around a head that is itself in the shade. */
const AGAINST_LIGHT = 0.5
const RIM: RGB = [1, 0.86, 0.66]

/** A face is drawn with its own shades: it only gets a key light from the left, and a rim. */
function placeBust({ scene, width, height, random }: Stage, frame: Frame, inStudio: boolean) {
  const { sunColour, skyAmbient } = frame.environment
  const near = nearLightOf(scene)
  const isRimLit = scene.light.includes('backlit')
  const key: RGB = near
    ? scaleColour(near.colour, 1.25)
    : inStudio
      ? [1.18, 1.1, 1.0]
      : scaleColour(mixLinear(sunColour, [2.2, 2.1, 2], 0.45), 0.42)
  const ambient: RGB = inStudio
    ? [0.9, 0.92, 1]
    : mixLinear(scaleColour(skyAmbient, 1.2), [0.8, 0.8, 0.85], 0.5)
  const sprite = inflate(toSprite(drawBust(width, height, scene.face!, random)), 0.5, 0)
  const normals = sprite.normals!
  for (let i = 0; i < sprite.w * sprite.h; i++) {
    if (sprite.alpha[i] <= 0) continue
    const nx = normals[i * 3]
    const edge = (1 - clamp(normals[i * 3 + 2])) ** 2
    const rim = edge * clamp(nx * 0.9 + 0.2) * 0.9
    for (let c = 0; c < 3; c++) {
      const fill = near ? ambient[c] * 0.3 + near.colour[c] * 0.12 : ambient[c]
      const light = mix(fill, key[c], clamp(0.55 - nx * (near ? 0.75 : 0.5))) * (isRimLit ? AGAINST_LIGHT : 1)
      const edgeLight = isRimLit
        ? RIM[c] * clamp(Math.abs(nx) * 1.6 - 0.1) * edge * 1.5
        : sunColour[c] * rim * 0.14
      sprite.colour[i * 3 + c] = sprite.colour[i * 3 + c] * light + edgeLight
    }
  }
  placeSprite(frame, sprite, width / 2, height, height, {
    z: 1,
    fog: false,
    isSubject: true,
    depthTest: false,
  })
}
