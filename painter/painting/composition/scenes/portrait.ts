import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { type BustPlace, drawBust } from '../../../drawings/portrait/bust.ts'
import { boxBlur } from '../../../engine/core/blur.ts'
import { luminance, mixLinear, type RGB, scaleColour } from '../../../engine/core/colour.ts'
import { resizePlanes } from '../../../engine/core/resize.ts'
import { clamp, mix } from '../../../engine/core/scalar.ts'
import { inflate } from '../../../engine/sprites/inflate.ts'
import { placeSprite } from '../../../engine/sprites/place.ts'
import { relight } from '../../../engine/sprites/relight.ts'
import { type Sprite, toSprite } from '../../../engine/sprites/sprite.ts'
import { createFlatFrame, type Frame } from '../../../engine/world/frame.ts'
import { renderStudio } from '../../../engine/world/indoors/studio.ts'
import { paintBokehDisc } from '../../../engine/world/lights.ts'
import type { TimeOfDay } from '../../../engine/world/times-of-day.ts'
import type { Subject } from '../../../language/scene.ts'
import type { LightWord } from '../../../language/vocabulary/light.ts'
import { drawSubject } from '../drawing/draw-subject.ts'
import { isOutdoors, paintAirborne, paintFalling } from '../effects/overlays.ts'
import { nearLightOf } from '../near-light.ts'
import type { Stage } from '../stage.ts'
import { clothOf } from './table.ts'

const WALL_HUES = [30, 210, 250, 180, 15]
/** Of what is behind a face, the part that is seen: nearer than life, its horizon at the height of the eyes. */
const SEEN_BEHIND = { share: 0.74, top: 0.19 }
/** Of the longer side. */
const BLUR = 0.0045
const DEEP_BLUR = 0.0085
const BOKEH_DISCS = 14
const WARM_LIGHT: RGB = [1, 0.8, 0.5]

/** Head and shoulders from the front, before a wall or a place out of focus. */
export async function paintPortrait(stage: Stage) {
  const { scene, outlook, random } = stage
  const { outlook: place } = scene
  const frame = outlook && place ? blurBackdrop(stage, outlook) : paintWall(stage)
  stage.reached('world')
  const bust = bustPlace(stage, outlook !== undefined)
  const light = faceLight(stage, frame, outlook === undefined)
  const sitter = scene.sitter ? await drawSitter(stage, scene.sitter, bust) : undefined
  placeBust(stage, frame, bust, light, sitter)
  for (const tool of scene.tools ?? []) await holdUp(stage, frame, tool, bust, light)
  if (place && isOutdoors(place)) paintFalling(frame, { ...scene, place }, random)
  stage.reached('subjects')
  return { frame, focus: 1 }
}

function paintWall({ scene, width, height, noise, random }: Stage): Frame {
  return renderStudio(width, height, noise, random, scene.hue ?? random.pick(WALL_HUES), {
    dark: true,
    cloth: clothOf(scene),
  })
}

/** Before a place somebody is aside and leaves room for it. */
function bustPlace({ width, height, tallness, scene }: Stage, hasPlace: boolean): BustPlace {
  const isClose = scene.light.includes('close')
  const isAside = hasPlace && tallness < 1.15 && !isClose && !scene.light.includes('centred')
  const headHeight =
    hasPlace && !isClose ? Math.min(height * 0.43, width * 0.5) : Math.min(height * 0.56, width * 0.62)
  const top = tallness > 1.5 ? (hasPlace ? 0.25 : 0.2) : hasPlace ? 0.19 : 0.13
  return {
    headHeight,
    column: width * (isAside ? 0.38 : 0.5),
    top: height * top,
  }
}

/** Light that falls on the place rather than on the face alone. */
const FALLS_BEHIND: ReadonlySet<LightWord> = new Set(['dappled', 'sunbeams', 'sunlight'])
/** Metres at which the place behind would be in focus. */
const FOCUS_BEHIND = 12

function blurBackdrop(stage: Stage, view: Frame): Frame {
  const { scene, width, height, random, noise } = stage
  const light = scene.light.filter(word => FALLS_BEHIND.has(word))
  if (scene.outlook) paintAirborne(view, { ...scene, place: scene.outlook, light }, FOCUS_BEHIND, random)
  const frame = createFlatFrame(width, height, view.environment, noise)
  const longSide = Math.max(width, height)
  const nearer = resizePlanes(...cropped(view), width, height)
  const blur = scene.light.includes('shallow') ? DEEP_BLUR : BLUR
  frame.image.data = boxBlur(nearer, width, height, 3, longSide * blur, 2)
  for (let k = 0; k < BOKEH_DISCS; k++) {
    const light = mixLinear(frame.environment.sunColour, WARM_LIGHT, 0.5)
    const colour = scaleColour(light, random.range(0.015, 0.05))
    const x = random() * width
    const y = random() * height * 0.8
    paintBokehDisc(frame.image, x, y, longSide * random.range(0.008, 0.022), colour)
  }
  return frame
}

/** The part of a picture that is seen behind a face, with its size. */
function cropped({ image: { w, h, data } }: Frame): [Float32Array, number, number, number] {
  const [toW, toH] = [Math.round(w * SEEN_BEHIND.share), Math.round(h * SEEN_BEHIND.share)]
  const [left, top] = [(w - toW) >> 1, Math.round(h * SEEN_BEHIND.top)]
  const part = new Float32Array(toW * toH * 3)
  for (let y = 0; y < toH; y++) {
    const from = ((y + top) * w + left) * 3
    part.set(data.subarray(from, from + toW * 3), y * toW * 3)
  }
  return [part, toW, toH, 3]
}

/** A light from behind draws a bright line around a head that is itself in the shade. */
const AGAINST_LIGHT = 0.5
const RIM: RGB = [1, 0.86, 0.66]

/** How light a face is at each hour, and how much of that comes from one side. */
const FACE_LIGHT: Record<TimeOfDay, { light: number; fromSide: number }> = {
  dawn: { light: 0.98, fromSide: 0.4 },
  day: { light: 1.1, fromSide: 0.45 },
  golden: { light: 1.08, fromSide: 0.6 },
  sunset: { light: 0.92, fromSide: 0.6 },
  dusk: { light: 0.7, fromSide: 0.3 },
  night: { light: 0.58, fromSide: 0.45 },
  moonlit: { light: 0.6, fromSide: 0.5 },
  overcast: { light: 0.95, fromSide: 0.12 },
  storm: { light: 0.68, fromSide: 0.2 },
}
/** How much of the hour's colour a face takes: skin stays skin. */
const TINGE = 0.5

const toned = (colour: RGB, light: number): RGB =>
  mixLinear([light, light, light], scaleColour(colour, light / (luminance(colour) + 1e-6)), TINGE)

function faceLight({ scene }: Stage, { environment }: Frame, inStudio: boolean): FaceLight {
  const near = nearLightOf(scene)
  const { light, fromSide } = FACE_LIGHT[scene.time]
  const key: RGB = near
    ? scaleColour(mixLinear(near.colour, NEAR_WHITE, NEAR_WHITENED), 1.25)
    : inStudio
      ? [1.18, 1.1, 1.0]
      : toned(environment.sunColour, light * (1 + fromSide * 0.35))
  const ambient: RGB = inStudio
    ? [0.9, 0.92, 1]
    : toned(environment.skyAmbient, light * (1 - fromSide * 0.55))
  return { key, ambient }
}

/** Of the height of an animal in clothes, how tall its whole figure is, and how much more of a picture its head takes. */
const WHOLE_FIGURE = 3.6
const LARGE_HEAD = 1.08

/** Head and breast of an animal in clothes; the rest of it is below the picture. */
async function drawSitter(
  { width, height, random }: Stage,
  sitter: Subject,
  { headHeight, column, top }: BustPlace,
): Promise<Canvas> {
  const tall = headHeight * WHOLE_FIGURE * LARGE_HEAD
  const drawing = await drawSubject(sitter, tall, random)
  const broad = (tall * drawing.width) / drawing.height
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').drawImage(drawing, column - broad / 2, top, broad, tall)
  return canvas
}

/** A key light from the left, and what comes from everywhere. */
type FaceLight = { key: RGB; ambient: RGB }

/** A drawing in the light that falls on a face. */
const litForPortrait = (drawing: Canvas, { key, ambient }: FaceLight): Sprite =>
  relight(inflate(toSprite(drawing), 0.5, 0.3), {
    direction: [-0.6, 0.4, 0.7],
    sun: scaleColour(key, 0.8),
    skyAmbient: scaleColour(ambient, 0.6),
    groundAmbient: scaleColour(ambient, 0.3),
    rim: 0.3,
    shade: 1,
  })

/** A face is drawn with its own shades: it only gets its key light, and a rim. */
function placeBust(
  stage: Stage,
  frame: Frame,
  place: BustPlace,
  { key, ambient }: FaceLight,
  sitter?: Canvas,
) {
  const { scene, width, height, random } = stage
  const { sunColour } = frame.environment
  const near = nearLightOf(scene)
  const isRimLit = scene.light.includes('backlit')
  const sprite = inflate(toSprite(sitter ?? drawBust(width, height, scene.face!, random, place)), 0.5, 0)
  const normals = sprite.normals!
  for (let i = 0; i < sprite.w * sprite.h; i++) {
    if (sprite.alpha[i] <= 0) continue
    const nx = normals[i * 3]
    const edge = (1 - clamp(normals[i * 3 + 2])) ** 2
    const rim = edge * clamp(nx * 0.9 + 0.2) * 0.9
    for (let c = 0; c < 3; c++) {
      const fill = near ? ambient[c] * 0.3 + near.colour[c] * 0.12 : ambient[c]
      const lit = mix(fill, key[c], clamp(0.55 - nx * (near ? 0.75 : 0.5))) * (isRimLit ? AGAINST_LIGHT : 1)
      const edgeLight = isRimLit
        ? RIM[c] * clamp(Math.abs(nx) * 1.6 - 0.1) * edge * 1.5
        : sunColour[c] * rim * 0.14
      sprite.colour[i * 3 + c] = sprite.colour[i * 3 + c] * lit + edgeLight
    }
  }
  placeSprite(frame, sprite, width / 2, height, height, { ...BEFORE_ALL, z: 1 })
}

/** Neon and fire colour a face without hiding what colour it is. */
const NEAR_WHITE: RGB = [0.75, 0.72, 0.7]
const NEAR_WHITENED = 0.35

const BEFORE_ALL = { fog: false, isSubject: true, depthTest: false } as const

/** Of the head's height: how large what is held up is, and where its middle is from that of the face. */
const TOOL = { size: 0.78, aside: 0.62, foot: 2.02 }
/** What is much taller than broad is held by its middle. */
const LONG = { broadness: 0.4, size: 1.7, foot: 2.4 }

/** Holds a thing up beside the shoulder, as far as that is in the picture. */
async function holdUp(stage: Stage, frame: Frame, tool: Subject, place: BustPlace, light: FaceLight) {
  const { width, height, random } = stage
  const { headHeight, column, top } = place
  const drawing = await drawSubject(tool, headHeight, random)
  const broadness = drawing.width / drawing.height
  const { size, foot } = broadness < LONG.broadness ? LONG : TOOL
  const pixels = headHeight * size
  const lowest = size === LONG.size ? height * 1.4 : height * 0.985
  const row = Math.min(lowest, top + headHeight * foot)
  const aside = column + headHeight * TOOL.aside
  const sprite = litForPortrait(drawing, light)
  const x = Math.min(aside, width - (pixels * broadness) / 2)
  placeSprite(frame, sprite, x, row, pixels, { ...BEFORE_ALL, z: 0.9 })
}
