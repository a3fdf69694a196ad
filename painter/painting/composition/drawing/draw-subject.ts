import type { Canvas } from '@napi-rs/canvas'
import { passMouth } from '../../../drawings/animals/quadruped.ts'
import { comeAlive } from '../../../drawings/come-alive.ts'
import { beastNamed } from '../../../drawings/figures/beasts.ts'
import { anchorsOf, passAnchors } from '../../../drawings/figures/figure.ts'
import { drawPeeking, gripOf } from '../../../drawings/figures/peeking.ts'
import { drawSittingAnimal, SITTING_ANIMALS } from '../../../drawings/figures/sitting-animal.ts'
import { drawFur } from '../../../drawings/fur.ts'
import { hasIcon, type IconSet, iconCanvas } from '../../../drawings/icons.ts'
import { withLitWindows } from '../../../drawings/lit-windows.ts'
import { WALL_OPENINGS } from '../../../drawings/pieces/buildings/wall-windows.ts'
import { OPENED } from '../../../drawings/pieces/containers.ts'
import { drawPiece, isPiece } from '../../../drawings/pieces/pieces.ts'
import { drawHotAirBalloon } from '../../../drawings/props/balloon.ts'
import { drawCabin } from '../../../drawings/props/cabin.ts'
import { drawCastle } from '../../../drawings/props/castle.ts'
import { drawLighthouse } from '../../../drawings/props/lighthouse.ts'
import { drawRobot } from '../../../drawings/props/robot.ts'
import { drawSingleTree } from '../../../drawings/props/single-tree.ts'
import { drawWindmill } from '../../../drawings/props/windmill.ts'
import { recolour, recolourWalls, tintTop } from '../../../drawings/recolour.ts'
import { withFittings } from '../../../drawings/shaped-like.ts'
import { underSnow, weathered } from '../../../drawings/weathered.ts'
import { Noise } from '../../../engine/core/noise.ts'
import type { Random } from '../../../engine/core/random.ts'
import { clamp } from '../../../engine/core/scalar.ts'
import type { Bearing, Subject } from '../../../language/scene.ts'
import { COLOURS } from '../../../language/vocabulary/colours.ts'
import { RIDDEN_STANDING, SEATS } from '../../../language/vocabulary/relations.ts'
import { drawTogether } from '../carrying/draw-together.ts'
import { layOn, layUnder } from '../carrying/lie-flat.ts'
import { CABS } from '../carrying/put-in-cab.ts'
import { looksLeft } from '../placing/framing.ts'
import { wearAccessories } from './accessories.ts'
import { drawAnimal, furColour, isKnownBird, isPosed, wornOverDrawing } from './animals.ts'
import { type Carrier, isInHand } from './doings.ts'
import { drawPeople, isBaby } from './draw-people.ts'
import { withParts } from './house-parts.ts'
import { inMaterial } from './in-material.ts'
import { OWN_COLOURS, OWN_DRAWINGS } from './own-drawings.ts'
import { hexOf } from './paint-colours.ts'
import { strikePose } from './pose.ts'
import { runOn } from './run-on.ts'
import { turned } from './turned.ts'

const SMALLEST = 48
const WEATHER_SEED = 17
const LARGEST = 1100
/** Below this height single hairs would only be noise. */
const SMALLEST_WITH_FUR = 110
/** What is blue on these is no glass. */
const WITHOUT_PANES: ReadonlySet<string> = new Set([
  'fountain',
  'roller-coaster',
  'playground-slide',
  'moai',
  'headstone',
  'ferris-wheel',
  'mosque',
])
const SAND = '#d8b878'
const WOLF_FUR = 0.72
/** Of a dragon's height on its feet, that of one curled up. */
const CURLED_UP = 0.72
const liesCurledUp = (action: Subject['action']) => action === 'sleeping' || action === 'lying'
/** Whether somebody's own drawing is of the pose already. */
const isDrawnAsleep = (subject: Subject) =>
  isBaby(subject) ||
  (OWN_DRAWINGS[subject.breed ?? subject.key] === '@dragon' && liesCurledUp(subject.action))
/** Radians by which who flies in a cape is off the upright. */
const HEADLONG = 1
/** Pixels around what has been drawn together. */
const SHEET_MARGIN = 2
/** Drawings of a whole animal are broader than their icons: hairs of the same share would be too long. */
const POSED_FUR = 0.55

/** What takes no room of what lies on a thing. */
const BESIDE_OTHERS: ReadonlySet<string> = new Set(['under', 'behind'])

type DrawingOptions = {
  /** Modelled icons, where there are such. */
  modelled?: boolean
  /** The set its icon is taken from. */
  iconSet?: IconSet
  night?: boolean
  snow?: boolean
  /** Pixels: how broad what runs on beyond the picture is drawn. */
  breadth?: number
}

/** Draws one subject, about `height` pixels tall, on a transparent canvas of its own. */
export async function drawSubject(
  subject: Subject,
  height: number,
  random: Random,
  options: DrawingOptions = {},
  carrier?: Carrier,
): Promise<Canvas> {
  const { breadth, ...others } = options
  const size = Math.round(clamp(height, SMALLEST, LARGEST))
  const alone = await drawAlone(subject, size, random, options, carrier)
  let canvas =
    !options.modelled && (isPosed(subject) || isDrawnAsleep(subject)) ? alone : strikePose(alone, subject)
  if (subject.made) canvas = await inMaterial(canvas, subject, subject.made)
  if (subject.wear) canvas = weathered(canvas, subject.wear, new Noise(WEATHER_SEED))
  if (subject.mode === 'fly' && subject.figure?.outfit === 'cape') canvas = turned(canvas, HEADLONG)
  if (subject.limbs) canvas = comeAlive(canvas, subject.limbs)
  canvas = layUnder(canvas, subject)
  const base = canvas
  if (breadth) canvas = runOn(canvas, subject.key, breadth)
  const bears = (subject.bears ?? []).filter(({ how }) => !(subject.figure && isInHand(how)))
  for (const [k, { how, subject: borne }] of bears.entries()) {
    const carriedBy = carrierOf(subject, borne, how)
    const doing = carriedBy
      ? { ...borne, action: borne.action === 'sleeping' ? undefined : borne.action }
      : borne
    const drawn =
      (how === 'in' || how === 'full' || how === 'ridden' ? peekingOut(subject, borne, size) : null) ??
      (await drawSubject(doing, size * 0.8, random, how === 'against' ? options : others, carriedBy))
    const turns =
      (carriedBy === 'mount' || carriedBy === 'cycle') &&
      subject.icon !== undefined &&
      looksLeft(subject.icon)
    const placed = bears.filter(({ how: other }) => !BESIDE_OTHERS.has(other)).length
    const lane = placed > 1 ? Math.min(1, k / (placed - 1)) - 0.5 : 0
    canvas = drawTogether(canvas, layOn(drawn, subject, borne, how), {
      bearer: subject,
      base,
      borne,
      how,
      lane,
      anchors: anchorsOf(drawn),
      turns,
    })
    if (how === 'shouldered' && subject.figure) passAnchors(base, canvas, SHEET_MARGIN)
  }
  return canvas
}

/** Icons of buildings with pale walls. */
const WHITE_WALLED = /^(house|house-with-garden|church)$/
/** Where its hat is on a snowman. */
const SNOWMAN = /^snowman/
const SNOWMAN_HAT = 0.27

/** What something is put in stands open. */
const openedPiece = (bears: Subject['bears'], key: string) =>
  bears?.some(({ how }) => how === 'in' || how === 'full') ? OPENED[key]?.piece : undefined

/** An animal that is awake looks out of what it is in; null for all else, and for what it cannot look out of. */
function peekingOut({ key }: Subject, borne: Subject, size: number): Canvas | null {
  if (
    !(key in OPENED || key in CABS || WALL_OPENINGS[key]?.isGlazed === false) ||
    borne.figure ||
    borne.action === 'sleeping' ||
    borne.action === 'lying'
  )
    return null
  return drawBreast(borne, size * 0.8)
}

/** Head and breast of an animal from the front; null for those that have no such head. */
function drawBreast({ key, breed = key, colour }: Subject, height: number): Canvas | null {
  const kind = [breed, breed.replace(/(cat|kitten|dog|puppy)$/, ''), key].find(
    name => name && beastNamed(name),
  )
  return kind ? drawPeeking(kind, Math.round(height), colour && furColour(colour, key)) : null
}

/** An animal in somebody's arms looks at the viewer, its paws before it; null for those that have no such head. */
function inArms(held: Subject, height: number): Canvas | null {
  if (held.figure || held.furLength === 0 || held.mode !== 'ground') return null
  const head = drawBreast(held, height)
  const paws = head && gripOf(head)?.paws
  if (head && paws) head.getContext('2d').drawImage(paws, 0, 0)
  return head
}

/** What carries a person who is borne, as far as it changes the pose. */
function carrierOf({ key }: Subject, { figure, action }: Subject, how: Bearing): Carrier | undefined {
  // On a blanket people sit as on the ground.
  if (!figure || action === 'sleeping' || key === '@blanket') return undefined
  if (how === 'ridden' && key === 'bicycle') return 'cycle'
  if (key === 'sled' && (how === 'ridden' || how === 'on')) return 'sled'
  if (how === 'ridden') return RIDDEN_STANDING.has(key) ? 'board' : 'mount'
  return how === 'on' && (SEATS.has(key) || action === 'sitting') ? 'seat' : undefined
}

async function drawAlone(
  subject: Subject,
  size: number,
  random: Random,
  options: DrawingOptions,
  carrier?: Carrier,
): Promise<Canvas> {
  const { figure, shape } = subject
  if (shape) {
    const icon = shape.drawing.startsWith('@') ? undefined : shape.drawing
    const other = { ...subject, key: shape.drawing, breed: undefined, icon, shape: undefined }
    return withFittings(await drawAlone(other, size, random, options), shape.fittings)
  }
  if (figure)
    return drawPeople(
      { ...subject, figure },
      size,
      random,
      { isOneOfMany: subject.count > 1, carrier },
      async (thing, height) => inArms(thing, height) ?? (await drawSubject(thing, height, random, options)),
    )
  const own = drawByHand(subject, size, random, options)
  if (!own) return drawFromIcon(subject, size, random, options)
  return subject.accessories.length > 0
    ? await wearAccessories(own, subject.accessories, {
        icon: subject.key,
        scarf: subject.scarf,
        isBird: isKnownBird(subject),
      })
    : own
}

function drawByHand(
  {
    key,
    icon = key,
    name,
    breed = key,
    colour,
    parts,
    action,
    tree = 'green',
    bears,
    hat,
    mode,
    made,
  }: Subject,
  size: number,
  random: Random,
  { modelled = false, night = false, snow = false }: DrawingOptions,
): Canvas | null {
  const hex = colour && COLOURS.get(colour)?.hex
  const painted = (canvas: Canvas) => (hex ? recolour(canvas, hex) : canvas)
  if (key === '@balloon') return drawHotAirBalloon(size, random, hex)
  if (key === '@robot')
    return drawRobot(
      size,
      random,
      hex || undefined,
      hat?.hat,
      bears?.some(({ how }) => isInHand(how)),
    )
  if (key === '@lighthouse') return drawLighthouse(size, night, hex ? [hex] : undefined)
  if (key === '@cabin') return painted(drawCabin(size, random, night, snow))
  if (key === 'castle' && !modelled)
    return drawCastle(size, random, {
      night,
      snow,
      stone: hex,
      roof: hexOf(parts?.roof),
      isSmooth: made !== undefined,
    })
  if (key === '@sandcastle') return recolour(drawCastle(size, random), SAND)
  if (key === '@windmill') return hex ? recolourWalls(drawWindmill(size), hex) : drawWindmill(size)
  // Where it is no part of the desert: in a window, on a table, in a hand.
  if (key === '@pyramid') return drawPiece('@pyramidbody', size, { colour: hex ?? SAND, night, snow })
  if (key === '@tree') return drawSingleTree(tree, size, random, snow)
  // Of traffic from the front there are icons alone.
  if (icon.startsWith('oncoming')) return null
  const own =
    openedPiece(bears, key) ??
    (key === 'rock' && bears?.some(({ how }) => how === 'on') ? '@broadrock' : null) ??
    (key === '@shopfront' && isPiece(breed) ? breed : null) ??
    ((!modelled && !/electric guitar/.test(name) && (OWN_DRAWINGS[breed] ?? OWN_DRAWINGS[key])) || key)
  if (own === '@dragon' && liesCurledUp(action))
    return drawPiece('@dragon', Math.round(size * CURLED_UP), { colour: hex, night, snow })
  if (own === '@dragon' && mode === 'fly' && !bears)
    return drawPiece('@soaringdragon', size, { colour: hex, night, snow })
  if (own === '@airliner' && mode === 'ground')
    return drawPiece('@airliner', size, { colour: hex, night, snow })
  if (own === '@starship' && mode === 'ground')
    return drawPiece('@starship', size, { colour: hex, night, snow })
  if (!isPiece(own)) return null
  return drawPiece(own, size, {
    colour: hex,
    roof: hexOf(parts?.roof),
    door: hexOf(parts?.door),
    night,
    snow,
  })
}

async function drawFromIcon(
  subject: Subject,
  size: number,
  random: Random,
  { modelled = false, iconSet = 'noto', night = false, snow = false }: DrawingOptions,
): Promise<Canvas> {
  const { key, icon = key, breed = icon, colour, furLength, accessories, skin, scarf } = subject
  const set = modelled && hasIcon('fluent', icon) ? 'fluent' : iconSet
  const sits = !modelled && icon in SITTING_ANIMALS
  const posed = modelled ? null : drawAnimal(subject, size)
  let canvas = posed ?? (sits ? await drawSittingAnimal(icon, size) : await iconCanvas(set, icon, size, skin))
  const hex = (colour && COLOURS.get(colour)?.hex) || (OWN_COLOURS[breed] ?? OWN_COLOURS[icon])
  if (subject.parts) canvas = withParts(canvas, icon, subject.parts)
  if (hex && !posed) canvas = WHITE_WALLED.test(icon) ? recolourWalls(canvas, hex) : recolour(canvas, hex)
  if (subject.hat?.hatColour && SNOWMAN.test(icon))
    canvas = tintTop(canvas, subject.hat.hatColour, SNOWMAN_HAT)
  if (furLength > 0 && !subject.made && !modelled && size > SMALLEST_WITH_FUR)
    canvas = drawFur(canvas, random, {
      length: furLength * (posed ? POSED_FUR : key === 'wolf' ? WOLF_FUR : 1),
      density: 1.35,
      thickness: 0.0026,
    })
  if (posed) passMouth(posed, canvas)
  if (subject.mode === 'build' && night && !WITHOUT_PANES.has(icon)) canvas = withLitWindows(canvas)
  if (subject.mode === 'build' && snow) canvas = underSnow(canvas)
  const worn = modelled ? accessories : wornOverDrawing(subject)
  return worn.length
    ? await wearAccessories(canvas, worn, { icon, scarf, isBird: isKnownBird(subject) })
    : canvas
}
