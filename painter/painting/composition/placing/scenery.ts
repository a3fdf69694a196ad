import type { Figure } from '../../../drawings/figures/figure-pen.ts'
import { castShadow } from '../../../drawings/shadow.ts'
import type { Random } from '../../../engine/core/random.ts'
import { placeSprite } from '../../../engine/sprites/place.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import type { Subject } from '../../../language/scene.ts'
import { costumeOf } from '../../../language/vocabulary/ages.ts'
import { nounOfDrawing, stagingOf } from '../../../language/vocabulary/nouns.ts'
import { OVER_RIVERS } from '../../../language/vocabulary/relations.ts'
import { drawSubject } from '../drawing/draw-subject.ts'
import { runsOn } from '../drawing/run-on.ts'
import { paintLitWindows } from '../effects/lamplight.ts'
import { lampStrength, paintLightPool } from '../effects/light-pool.ts'
import { paintSteam } from '../effects/steam.ts'
import { reflectSprite } from '../effects/water-marks.ts'
import { litSprite } from '../lit-sprite.ts'
import type { Stage } from '../stage.ts'
import { keepInFrame } from './framing.ts'
import { placeRun } from './place-run.ts'
import { findDrySite, findWaterSite, isInWater, isSeenAfloat } from './sites.ts'

/** Columns in shares of the width, away from the middle, and distances in those of the main subject. */
const SITES = [
  { column: 0.17, distance: 1.7 },
  { column: 0.84, distance: 2 },
  { column: 0.33, distance: 2.8 },
  { column: 0.68, distance: 3.2 },
]
/** Stalls stand in two rows, with the way between them. */
const MARKET_ROWS = [1.5, 2.2, 3.1, 4.3].flatMap(distance => [
  { column: 0.5 - 0.62 / distance, distance },
  { column: 0.5 + 0.6 / distance, distance: distance * 1.08 },
])
const AWNINGS = ['red', 'blue', 'yellow', 'green', 'orange', 'white', 'purple', 'red']
/** In an old lane the walls are close. */
const IN_LANE = SITES.map(({ column, distance }) => ({ column: 0.5 + (column - 0.5) * 0.62, distance }))
/** Of the picture's height, what one piece may take at most and at least. */
const TALLEST = 0.42
const SMALLEST = 0.1
/** Metres: larger are mountains, which stand beyond all water. */
const FAR_OFF = 90
/** What has writing on it is not turned about. */
const LETTERED: ReadonlySet<string> = new Set([])
/** Of its height: lower down a piece would be moved up onto the water. */
const LOWEST_ASHORE = 0.98
/** The same of what would hide what is behind it, or should be above it. */
const TALLEST_OF: Readonly<Record<string, number>> = { '@containers': 0.17 }

/** Sets up what makes the place what it is, behind the main subject `focus` metres away: on land or on the water. */
export async function placeScenery(stage: Stage, frame: Frame, focus: number) {
  const { scene, random, width, height, isNight, isWinter } = stage
  const hasCrowd = scene.extras.has('crowd') && scene.place !== 'room'
  const isMarket = scene.scenery.includes('@stall')
  if (hasCrowd && !isMarket) await placeCrowd(stage, frame, focus, AMONG_GROUND)
  if (scene.scenery.length === 0) return
  const isMirrored = random.chance(0.5)
  const sites =
    isMarket && scene.scenery.length > SITES.length
      ? MARKET_ROWS
      : scene.place === 'street' && scene.old
        ? IN_LANE
        : SITES
  const named = scene.scenery.filter(drawing => !scene.excluded.has(drawing.replace('@', '')))
  await placeRuns(stage, frame, focus, new Set(named.filter(runsOn)))
  const pieces = named.filter(drawing => !runsOn(drawing))
  for (const [k, drawing] of [...pieces.entries()].reverse()) {
    const noun = nounOfDrawing(drawing)
    if (!noun) continue
    const { column, distance } = sites[k % sites.length]
    const piece = pieceOf(drawing, stagingOf(noun))
    if (drawing === '@stall' && sites === MARKET_ROWS) piece.colour = AWNINGS[k % AWNINGS.length]
    const pixels = (piece.size * frame.camera.focalLength) / (focus * distance)
    const wanted = Math.min(height * (TALLEST_OF[drawing] ?? TALLEST), Math.max(height * SMALLEST, pixels))
    const z = (piece.size * frame.camera.focalLength) / wanted
    const canvas = await drawSubject(piece, wanted * 1.15, random, { night: isNight, snow: isWinter })
    const place = keepInFrame(width, canvas, width * (isMirrored ? 1 - column : column), wanted)
    // Lamp posts, benches and tents stand ashore, and boats are afloat.
    const isOnMud = drawing === '@mangrovetree' && !isSeenAfloat(frame, { x: place.x, z })
    const floats =
      !isOnMud && (piece.mode === 'float' || (frame.waterLevel !== null && OVER_RIVERS.has(drawing)))
    const isWet = (floats ? isSeenAfloat : isInWater)(frame, { x: place.x, z })
    const ashore =
      frame.waterLevel === null || isWet === floats || piece.size > FAR_OFF
        ? { x: place.x, z }
        : floats
          ? findWaterSite(stage, frame, piece, z)
          : findDrySite(stage, frame, piece, focus, wanted)
    if (!ashore) continue
    const size = ashore.z === z ? place.size : (piece.size * frame.camera.focalLength) / ashore.z
    const { x } = ashore
    const sprite = litSprite(stage, frame, canvas, 0.4, 0.3)
    if (floats && frame.waterLevel !== null) {
      const row =
        frame.camera.horizon +
        ((frame.camera.height - frame.waterLevel) / ashore.z) * frame.camera.focalLength
      if (piece.mode === 'float') reflectSprite(frame, sprite, { x, row, height: size, distance: ashore.z })
      placeSprite(frame, sprite, x, row + size * 0.05, size, { z: ashore.z, cutBelow: row, depthBias: 0.3 })
      continue
    }
    const ground = frame.groundRow(x, ashore.z)
    // The bank on which it would stand is nearer than the picture shows.
    if (frame.waterLevel !== null && ground > height * LOWEST_ASHORE) continue
    const row = Math.min(ground, height * 0.93)
    castShadow(frame, sprite, x, row, size, { strength: 0.45, contact: 0.4 })
    placeSprite(frame, sprite, x, row + size * 0.02, size, {
      z: ashore.z,
      depthBias: 0.4,
      flip: random.chance(0.5) && !LETTERED.has(drawing),
    })
    paintLightPool(frame, drawing, { x, foot: row, size, strength: lampStrength(stage) })
    if (drawing === '@stall' && scene.extras.has('steam'))
      paintSteam(frame, random, x, row - size * 0.5, size * 0.9)
    if (isNight) paintLitWindows(frame, canvas, x, row, size)
  }
  // At a market some are before the stalls and some behind.
  if (hasCrowd && isMarket) await placeCrowd(stage, frame, focus, AMONG_STALLS)
}

/** In distances of the main subject, what bounds a garden; and of the picture's height, what it takes at most. */
const BOUNDARY = 2.3
const HIGHEST_BOUNDARY = 0.2

/** Hedges and fences run across the whole picture, one behind the other. */
async function placeRuns(stage: Stage, frame: Frame, focus: number, drawings: ReadonlySet<string>) {
  const isTaken = stage.scene.subjects.some(({ key }) => runsOn(key))
  for (const [k, drawing] of [...drawings].entries()) {
    const noun = nounOfDrawing(drawing)
    if (!noun || (isTaken && drawing === '@fence')) continue
    await placeRun(stage, frame, pieceOf(drawing, stagingOf(noun)), {
      distance: focus * BOUNDARY * (1 - k * 0.1),
      highest: stage.height * HIGHEST_BOUNDARY,
    })
  }
}

/** How much nearer ground may be, in shares of their distance, for feet not to sink in; what stands nearer hides people. */
const AMONG_GROUND = 0.3
const AMONG_STALLS = 0.06
const CROWD = 18
/** How many columns from one to the next nearer one, so that near and far people are everywhere. */
const ASIDE = 7
/** Nobody is cut by the lower edge of the picture; a share of its height. */
const LOWEST_FEET = 0.97
/** Metres. */
const CLOSEST = 4
const CROWD_CLOTHES = ['#b5472f', '#2f6a8c', '#5f8a3a', '#a34a78', '#c98f2a', '#4a4f8c', '#3f8f86', '#7a5a3f']

const BLACK_HAIR = '#241c1a'

/** Skin and hair as most of those have who live in the land that is named. */
function likeTheOthers({ scene: { locals } }: Stage, random: Random): Pick<Figure, 'skin' | 'hairColour'> {
  if (locals) return { skin: locals, hairColour: BLACK_HAIR }
  return { hairColour: random.pick(['#2a1f1a', '#5a3220', '#8a5a30']) }
}

/** The clothes of the age that is named, but for umbrellas. */
const inAge = ({ scene: { age } }: Stage, random: Random, isWoman: boolean): Partial<Figure> =>
  age ? costumeOf(age, isWoman, colours => random.pick(colours)) : {}

/** People who walk about behind the main subject. */
async function placeCrowd(stage: Stage, frame: Frame, focus: number, depthBias: number) {
  const { random, width, height, isNight, isWinter } = stage
  const nearest = Math.max(focus * 1.15, CLOSEST)
  const spots = Array.from({ length: CROWD }, () => nearest * random.range(1, 4)).sort((a, b) => b - a)
  for (const [k, z] of spots.entries()) {
    const isWoman = random.chance(0.5)
    const figure: Figure = {
      outfit: isWinter ? 'coat' : isWoman ? 'dress' : random.pick(['casual', 'coat', 'hoodie'] as const),
      ...(isWinter ? { hat: 'beanie', scarf: '#b5342a' } : {}),
      hair: isWoman ? random.pick(['long', 'bun', 'pony'] as const) : 'short',
      colour: random.pick(CROWD_CLOTHES),
      ...likeTheOthers(stage, random),
      ...inAge(stage, random, isWoman),
      facing: random.chance(0.6) ? 'front' : 'back',
      ...(frame.environment.rain > 0 && !stage.scene.excluded.has('umbrella')
        ? { hold: 'umbrella' as const, secondColour: random.pick(CROWD_CLOTHES) }
        : {}),
    }
    const size = (PERSON_HEIGHT * random.range(0.94, 1.06) * frame.camera.focalLength) / z
    const person: Subject = {
      ...pieceOf('@person', { mode: 'ground', home: null, size: PERSON_HEIGHT, furLength: 0 }),
      figure,
    }
    if (random.chance(0.6)) person.action = 'walking'
    const canvas = await drawSubject(person, size * 1.1, random, { night: isNight })
    const { x, size: fitted } = keepInFrame(
      width,
      canvas,
      width * ((((k * ASIDE) % CROWD) + 0.5 + random.range(-0.3, 0.3)) / CROWD),
      size,
    )
    const row = frame.groundRow(x, z)
    if (row > height * LOWEST_FEET) continue
    if (
      frame.waterLevel !== null &&
      frame.groundHeight(((x - width / 2) / frame.camera.focalLength) * z, z) < frame.waterLevel
    )
      continue
    const sprite = litSprite(stage, frame, canvas, 0.55, 0.6)
    castShadow(frame, sprite, x, row, fitted, { strength: 0.5 })
    placeSprite(frame, sprite, x, row + fitted * 0.006, fitted, {
      z,
      depthBias,
      flip: random.chance(0.5),
    })
  }
}

const PERSON_HEIGHT = 1.75
const pieceOf = (
  drawing: string,
  staging: Pick<Subject, 'mode' | 'home' | 'size' | 'furLength'>,
): Subject => ({
  key: drawing,
  name: drawing,
  ...(drawing.startsWith('@') ? {} : { icon: drawing }),
  ...staging,
  count: 1,
  accessories: [],
})
