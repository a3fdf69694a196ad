import type { Random } from '../../../engine/core/random.ts'
import { placeSprite } from '../../../engine/sprites/place.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { paintMoon } from '../../../engine/world/sky/moon.ts'
import type { Scene, Subject } from '../../../language/scene.ts'
import { drawSubject } from '../drawing/draw-subject.ts'
import { addOwnLight } from '../effects/own-glow.ts'
import { litSprite } from '../lit-sprite.ts'
import { isAirborne, type Stage } from '../stage.ts'
import { keepInFrame, leadColumn, turnedBounds } from './framing.ts'

const LARGEST_SWARM = 16
/** Of so few each must be seen: clear of one another, in shares of the picture, and of the land. */
const FEW = { most: 3, apart: 0.4, within: 0.8, lowest: 0.5 }
/** Metres; farther ones would vanish in the haze. */
const FARTHEST = 600

/** How much larger a rock in the sky is with what is built on it. */
const BUILT_UPON = 1.4
/** Where each of several kinds flies that there is one of, and how large. */
const KIND_BESIDE_KIND = [0.3, 0.72, 0.5]
const OF_SEVERAL_KINDS = 0.72

/** Of a flyer's height, the radius of the moon that it flies before. */
const MOON_BEHIND = 0.62

/** Whether the moon is to be seen right behind what flies. */
export const isBeforeMoon = ({ cues, extras, subjects }: Scene): boolean =>
  extras.has('moon') && subjects[0]?.mode === 'fly' && cues.has('before moon')

/** Clouds are behind what flies among them. */
const cloudsFirst = (a: Subject, b: Subject) => Number(b.key === '@cloud') - Number(a.key === '@cloud')

/** Where one of many flies, in shares of the sky: no two at the same place, and none behind the first. */
function spread(k: number, count: number, first: number, random: Random): [column: number, row: number] {
  const column = 0.1 + 0.8 * ((k * 0.618 + random.range(0, 0.12)) % 1)
  const row = 0.16 + 0.76 * ((k + random.range(0.2, 0.8)) / count)
  const isBehind = Math.abs(column - first) < BEHIND.aside && Math.abs(row - BEHIND.row) < BEHIND.above
  return [isBehind ? (column + 0.5) % 1 : column, row]
}
/** About the first of many. */
const BEHIND = { row: 0.62, aside: 0.26, above: 0.24 }

/** Places what flies: the first of each kind large and clear of what stands below, the others anywhere. */
export async function placeFlyers(stage: Stage, frame: Frame, flyers: Subject[]) {
  const { random, width, isNight, tallness } = stage
  const { horizon, focalLength } = frame.camera
  const kinds = flyers.filter(({ key }) => key !== '@cloud').length
  for (const [nth, flyer] of [...flyers].sort(cloudsFirst).entries()) {
    if (flyer.key === '@skyisland' && flyer.count > 1) {
      await placeSkyIslands(stage, frame, flyer)
      continue
    }
    const isTraffic = isAirTraffic(stage, flyer)
    const count = Math.min(LARGEST_SWARM, isTraffic ? Math.max(flyer.count, AIR_TRAFFIC) : flyer.count)
    const fullSize =
      largestSize(stage, flyer) *
      (kinds > 1 && count === 1 ? OF_SEVERAL_KINDS : 1) *
      (count > 1 ? (tallness > 1.2 ? 1.05 : 0.8) : 1)
    for (let k = 0; k < count; k++) {
      const isFirst = k === 0
      const isFew = count <= FEW.most
      const size =
        fullSize *
        (isFirst
          ? isTraffic
            ? FIRST_OF_TRAFFIC
            : 1
          : isFew
            ? random.range(0.55, 0.8)
            : random.range(0.22, 0.62) * (isTraffic ? OF_TRAFFIC : 1))
      const first = kinds > 1 && count === 1 ? KIND_BESIDE_KIND[nth % 3] : firstColumn(stage, count)
      const beside = ((first + k * FEW.apart + random.range(-0.05, 0.05)) % FEW.within) + (1 - FEW.within) / 2
      const [spreadColumn, spreadRow] = spread(k, count, first, random)
      const column = width * (isFirst ? first : isFew ? beside : spreadColumn)
      const y =
        isTraffic && !isFirst
          ? horizon * random.range(0.24, 0.94)
          : horizon *
            (isFirst ? random.range(0.62, 0.78) : isFew ? random.range(0.22, FEW.lowest) : spreadRow)
      const z = (flyer.size * focalLength) / size
      const drawing = await drawSubject(flyer, size * 1.15, random, { night: isNight })
      const banks = /dragon|eagle|bird|airplane/.test(flyer.key)
      const rotation = banks ? random.range(-0.12, 0.12) : 0
      const { x, size: fitted } = keepInFrame(width, turnedBounds(drawing, rotation), column, size)
      const raised = banks ? (fitted * drawing.width * Math.abs(Math.sin(rotation))) / drawing.height / 2 : 0
      const foot = Math.max(fitted * 1.02 + raised, y)
      if (isFirst && isBeforeMoon(stage.scene))
        paintMoon(
          frame.image,
          x,
          foot - fitted / 2,
          fitted * MOON_BEHIND,
          frame.noise,
          0.8,
          stage.scene.moonPhase,
        )
      const sprite = litSprite(stage, frame, drawing, flyer.key === '@balloon' ? 0.5 : 1)
      addOwnLight(flyer, sprite, drawing)
      placeSprite(frame, sprite, x, foot, fitted, {
        z: Math.min(z, FARTHEST),
        isSubject: true,
        depthTest: !isFirst,
        flip: random.chance(0.3),
        rotation,
      })
    }
  }
}

/** Middle and row of the grass in shares of the picture, and height in those of its shorter side. */
const ISLANDS: readonly (readonly [number, number, number])[] = [
  [0.2, 0.5, 0.3],
  [0.78, 0.42, 0.26],
  [0.5, 0.2, 0.16],
  [0.86, 0.16, 0.1],
  [0.14, 0.18, 0.11],
]
/** Where the grass of an island is, as a share of its drawing's height from above. */
const GRASS = 0.13

/** Islands hang in the air one behind the other, the largest nearest. */
async function placeSkyIslands(stage: Stage, frame: Frame, island: Subject) {
  const { width, height, random, isNight } = stage
  const sites = ISLANDS.slice(0, Math.max(2, island.count))
  for (const [column, row, share] of [...sites].reverse()) {
    const size = Math.min(width, height) * share * (island.bears ? 1.3 : 1)
    const drawing = await drawSubject(island, size * 1.15, random, { night: isNight })
    // What an island bears makes its drawing taller than the rock.
    const whole = Math.max(size, (size * 2 * drawing.height) / drawing.width)
    const grass = height * row
    placeSprite(
      frame,
      litSprite(stage, frame, drawing, 1),
      width * column,
      grass + size * (1 - GRASS),
      whole,
      {
        z: Math.min(FARTHEST, (island.size * frame.camera.focalLength) / size),
        isSubject: true,
        depthTest: false,
        fogScale: 0.3,
      },
    )
  }
}

const AIR_TRAFFIC = 7
/** Of many between towers one is looked at; the others are on their way far behind it. */
const OF_TRAFFIC = 0.6
/** The city behind it is to be seen, too. */
const FIRST_OF_TRAFFIC = 0.62
const ROAD_VEHICLES = /automobile|car|taxi|truck|bus|van|motorcycle|delivery|pickup/

/** Cars that fly are many, on their way between the houses. */
const isAirTraffic = ({ scene }: Stage, { key, bears }: Subject) =>
  (scene.place === 'city' || scene.place === 'street') &&
  !bears &&
  ROAD_VEHICLES.test(key) &&
  scene.subjects.every(({ mode }) => mode === 'fly')

/** Who is in the basket of a balloon is to be seen. */
const WITH_RIDERS = 1.6

function largestSize({ scene, width, height }: Stage, { key, size, bears }: Subject): number {
  const isAlone = scene.subjects.every(({ mode }) => mode === 'fly')
  return (
    Math.min(height * 0.42, width * 0.46) *
    (isAlone ? 1 : 0.72) *
    (key === '@balloon' ? (bears ? WITH_RIDERS : 0.82) : 1) *
    (key === '@skyisland' && bears ? BUILT_UPON : 1) *
    (size < 0.8 && !isAlone ? 0.45 : 1) *
    (/airplane|bird|eagle|dove/.test(key) ? 0.8 : 1)
  )
}

function firstColumn(stage: Stage, count: number): number {
  const { scene, random, tallness } = stage
  const below = scene.subjects.find(subject => !isAirborne(subject))
  if (below) {
    const column = leadColumn(stage, below)
    if (column < 0.48) return 0.7
    return column <= 0.52 && tallness > 1.2 ? 0.34 : 0.3
  }
  if (count > 1) return random.range(0.3, 0.42)
  if (tallness > 1.2) return 0.5
  return random.chance(0.5) ? 0.6 : 0.42
}
