import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { Random } from '../core/random.ts'
import { clamp } from '../core/scalar.ts'
import type { Subject } from '../prompt/scene.ts'
import { COLOURS } from '../prompt/vocabulary/colours.ts'
import { drawFigure } from '../subjects/figures/figure.ts'
import type { Figure } from '../subjects/figures/figure-pen.ts'
import { drawSittingAnimal, SITTING_ANIMALS } from '../subjects/figures/sitting-animal.ts'
import { drawFur } from '../subjects/fur.ts'
import { hasIcon, type IconSet, iconCanvas } from '../subjects/icons.ts'
import { drawPiece, isPiece } from '../subjects/pieces/pieces.ts'
import { drawHotAirBalloon } from '../subjects/props/balloon.ts'
import { drawCabin } from '../subjects/props/cabin.ts'
import { drawCastle } from '../subjects/props/castle.ts'
import { drawLighthouse } from '../subjects/props/lighthouse.ts'
import { drawRobot } from '../subjects/props/robot.ts'
import { drawWindmill } from '../subjects/props/windmill.ts'
import { recolour } from '../subjects/recolour.ts'
import { trimCanvas } from '../subjects/sprite.ts'
import { wearAccessories } from './accessories.ts'
import { drawTogether } from './draw-together.ts'
import { strikePose } from './pose.ts'

const SMALLEST = 48
const LARGEST = 1100
/** Below this height single hairs would only be noise. */
const SMALLEST_WITH_FUR = 110
const WOLF_FUR = 0.72
const COMPANIONS_CLOTHES = ['#6b3a2e', '#2f4a5c', '#5a6b3a', '#8a3f5a', '#b5862f']

type DrawingOptions = {
  /** Modelled icons, where there are such. */
  modelled?: boolean
  /** The set its icon is taken from. */
  iconSet?: IconSet
  night?: boolean
  snow?: boolean
}

/** Draws one subject, about `height` pixels tall, on a transparent canvas of its own. */
export async function drawSubject(
  subject: Subject,
  height: number,
  random: Random,
  options: DrawingOptions = {},
): Promise<Canvas> {
  const size = Math.round(clamp(height, SMALLEST, LARGEST))
  let canvas = strikePose(await drawAlone(subject, size, random, options), subject)
  const base = canvas
  const bears = subject.bears ?? []
  for (const [k, { how, subject: borne }] of bears.entries()) {
    const upper = strikePose(await drawAlone(borne, Math.round(size * 0.8), random, options), borne)
    const lane = bears.length > 1 ? k / (bears.length - 1) - 0.5 : 0
    canvas = drawTogether(canvas, upper, { bearer: subject, base, borne, how, lane })
  }
  return canvas
}

async function drawAlone(
  subject: Subject,
  size: number,
  random: Random,
  options: DrawingOptions,
): Promise<Canvas> {
  return drawByHand(subject, size, random, options) ?? (await drawFromIcon(subject, size, random, options))
}

function drawByHand(
  { key, figure, companions = [], count, colour }: Subject,
  size: number,
  random: Random,
  { modelled = false, night = false, snow = false }: DrawingOptions,
): Canvas | null {
  if (figure) {
    const look = { ...figure }
    if (count > 1 && random.chance(0.5) && look.outfit !== 'space')
      look.colour = random.pick(COMPANIONS_CLOTHES)
    return drawPeople(
      size,
      [look, ...companions.map(other => ({ ...other, facing: look.facing, skin: look.skin }))],
      random,
    )
  }
  const hex = colour && COLOURS.get(colour)?.hex
  if (key === '@balloon') return drawHotAirBalloon(size, random, hex)
  if (key === '@robot') return drawRobot(size, random, hex)
  if (key === '@lighthouse') return drawLighthouse(size, night)
  if (key === '@cabin') return drawCabin(size, random, night, snow)
  if (key === 'castle' && !modelled) return drawCastle(size, random, night, hex)
  if (key === '@windmill') return drawWindmill(size)
  return isPiece(key) ? drawPiece(key, size, { colour: hex, night, snow }) : null
}

const CHILD_SIZE = 0.66
/** How far apart people stand, in their height. */
const SHOULDER_TO_SHOULDER = 0.3

/** People side by side, all with their feet on one line. */
function drawPeople(size: number, people: readonly Figure[], random: Random): Canvas {
  const drawings = people.map(look =>
    drawFigure(Math.round(size * (look.isChild ? CHILD_SIZE : 1)), look, random),
  )
  if (drawings.length === 1) return drawings[0]
  const step = size * SHOULDER_TO_SHOULDER
  const width = Math.max(...drawings.map(drawing => drawing.width)) + step * (drawings.length - 1)
  const height = Math.max(...drawings.map(drawing => drawing.height))
  const canvas = createCanvas(Math.ceil(width * 1.2), height)
  const g = canvas.getContext('2d')
  for (const [k, drawing] of drawings.entries()) {
    const x = canvas.width / 2 + (k - (drawings.length - 1) / 2) * step
    g.drawImage(drawing, x - drawing.width / 2, height - drawing.height)
  }
  return trimCanvas(canvas)
}

async function drawFromIcon(
  { key, icon = key, colour, furLength, accessories, skin }: Subject,
  size: number,
  random: Random,
  { modelled = false, iconSet = 'noto' }: DrawingOptions,
): Promise<Canvas> {
  const set = modelled && hasIcon('fluent', icon) ? 'fluent' : iconSet
  const sits = !modelled && icon in SITTING_ANIMALS
  let canvas = sits ? await drawSittingAnimal(icon, size) : await iconCanvas(set, icon, size, skin)
  const hex = colour && COLOURS.get(colour)?.hex
  if (hex) canvas = recolour(canvas, hex)
  if (furLength > 0 && !modelled && size > SMALLEST_WITH_FUR)
    canvas = drawFur(canvas, random, {
      length: furLength * (key === 'wolf' ? WOLF_FUR : 1),
      density: 1.35,
      thickness: 0.0026,
    })
  return accessories.length ? await wearAccessories(canvas, accessories) : canvas
}
