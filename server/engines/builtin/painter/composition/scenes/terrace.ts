import { luminance } from '../../core/colour.ts'
import type { Terrace } from '../../prompt/surroundings.ts'
import { placeSprite } from '../../subjects/place.ts'
import { castShadow } from '../../subjects/shadow.ts'
import { shadeHex } from '../../subjects/tint.ts'
import { createCamera } from '../../world/camera.ts'
import { renderCity } from '../../world/city/render-city.ts'
import type { Frame } from '../../world/frame.ts'
import type { LandKind } from '../../world/lands/land.ts'
import { renderLand } from '../../world/lands/render-land.ts'
import { drawLayer } from '../../world/layer.ts'
import { drawSubject } from '../draw-subject.ts'
import { placeFlyers } from '../flyers.ts'
import { keepInFrame } from '../framing.ts'
import { litSprite } from '../lit-sprite.ts'
import { isAirborne, type Stage } from '../stage.ts'
import { paintTiledRoof, roofsOfTown } from './roof.ts'
import { paintTableBeforeView } from './table-outdoors.ts'

const HORIZON = 0.5
const FLOOR = 0.74
const RAIL = 0.5
const FOOT = 0.93
const BOARDS = 13
const DISTANCE = 5
const WOOD = '#8a6442'
const WOOD_DARK = '#4c3524'
const STONE = '#a59a8c'
const STONE_DARK = '#5c554d'
const IRON = '#4a4d52'
const IRON_DARK = '#1f2124'
const CONCRETE = '#8f8c86'
const CONCRETE_DARK = '#55534f'
const FLOORS: Record<Terrace, readonly [string, string]> = {
  balcony: [STONE, STONE_DARK],
  deck: [WOOD, WOOD_DARK],
  pier: [WOOD, WOOD_DARK],
  roof: [CONCRETE, CONCRETE_DARK],
  'fire escape': [IRON, IRON_DARK],
}
const LOOKS_OVER_ROOFS: ReadonlySet<Terrace> = new Set(['roof', 'balcony'])
/** Metres. */
const HIGH_UP = 11
const MOST_SUBJECTS = 4
/** Metres; taller subjects are made to fit. */
const TALLEST = 2.1

/** A floor high above or on the water with people or things on it: a ship's deck, a pier, a balcony. */
export async function paintTerrace(stage: Stage) {
  const { scene } = stage
  const frame = await viewFrom(stage)
  if (scene.subjects.length > 0 && scene.subjects.every(({ mode }) => mode === 'table'))
    return paintTableBeforeView(stage, frame)
  stage.reached('world')
  const isPier = scene.terrace === 'pier'
  if (scene.terrace === 'roof' && isTiled(stage)) paintTiledRoof(stage, frame, DISTANCE)
  else paintFloor(stage, frame, FLOORS[scene.terrace], isPier)
  if (scene.terrace === 'fire escape') paintBrickWall(stage, frame)
  stage.reached('surroundings')
  const standing = scene.subjects.filter(subject => !isAirborne(subject)).slice(0, MOST_SUBJECTS)
  const spots = standing.flatMap(subject =>
    new Array<typeof subject>(Math.min(subject.count, 3)).fill(subject),
  )
  for (const [k, subject] of spots.entries()) await place(stage, frame, subject, (k + 0.5) / spots.length)
  stage.reached('lead')
  await placeFlyers(stage, frame, scene.subjects.filter(isAirborne))
  stage.reached('subjects')
  return { frame, focus: DISTANCE }
}

function viewFrom(stage: Stage): Frame | Promise<Frame> {
  const { scene, width, height, environment, noise, random, isNight } = stage
  if (scene.old && LOOKS_OVER_ROOFS.has(scene.terrace)) return roofsOfTown(stage)
  if (scene.terrace === 'fire escape')
    return renderCity(width, height, environment, noise, random, { view: 'street', eyeHeight: HIGH_UP })
  if (scene.backdrop === 'city' || scene.backdrop === 'street')
    return renderCity(width, height, environment, noise, random, {
      view: 'skyline',
      neon: isNight && scene.neon,
      water: false,
    })
  return renderLand((scene.backdrop ?? 'ocean') as LandKind, width, height, environment, noise, random, {
    camera: createCamera(width, height, HORIZON, scene.terrace === 'balcony' ? 14 : 4),
    vista: true,
    season: scene.season ?? '',
  })
}

/** Boards that run towards the horizon, and a railing before the view; a pier has posts and open sides. */
function paintFloor(stage: Stage, frame: Frame, [light, dark]: readonly [string, string], isPier: boolean) {
  const { width: w, height: h, environment } = stage
  const shine = 0.28 + luminance(environment.skyAmbient) * 0.9 + luminance(environment.sunColour) * 0.12
  const far = isPier ? 0.3 : 1.2
  const near = isPier ? 0.85 : 2.2
  const top = h * (isPier ? RAIL + 0.06 : FLOOR)
  const edge = (row: number, across: number) =>
    w * (0.5 + across * (far + ((near - far) * (row - top)) / (h - top)) * 0.5)
  drawLayer(
    frame,
    g => {
      g.fillStyle = dark
      g.beginPath()
      for (const [row, across] of [
        [top, -1],
        [top, 1],
        [h, 1],
        [h, -1],
      ])
        g.lineTo(edge(row, across), row)
      g.fill()
      for (let k = 0; k < BOARDS; k++) {
        const from = (k / BOARDS) * 2 - 1 + 0.012
        const to = ((k + 1) / BOARDS) * 2 - 1
        const shade = g.createLinearGradient(0, top, 0, h)
        shade.addColorStop(0, dark)
        shade.addColorStop(0.5 + ((k * 0.618) % 1) * 0.5, light)
        g.fillStyle = shade
        g.beginPath()
        g.moveTo(edge(top, from), top)
        g.lineTo(edge(top, to), top)
        g.lineTo(edge(h, to), h)
        g.lineTo(edge(h, from), h)
        g.fill()
      }
      g.strokeStyle = dark
      g.lineCap = 'round'
      if (isPier) {
        for (const side of [-1, 1])
          for (const t of [0, 0.3, 0.75]) {
            const row = top + (h - top) * t
            g.lineWidth = h * (0.012 + 0.03 * t)
            g.beginPath()
            g.moveTo(edge(row, side), row + h * 0.02)
            g.lineTo(edge(row, side), row - h * (0.03 + 0.09 * t))
            g.stroke()
          }
        return
      }
      g.lineWidth = h * 0.016
      for (const row of [h * (RAIL + 0.03), h * (RAIL + 0.13)]) {
        g.beginPath()
        g.moveTo(0, row)
        g.lineTo(w, row)
        g.stroke()
      }
      g.lineWidth = h * 0.01
      for (let k = 0; k <= 14; k++) {
        g.beginPath()
        g.moveTo((w * k) / 14, h * (RAIL + 0.03))
        g.lineTo((w * k) / 14, top)
        g.stroke()
      }
    },
    { scale: Math.min(1.1, shine) },
  )
  for (let y = Math.floor(top); y < h; y++) frame.depth.fill(DISTANCE, y * w, (y + 1) * w)
}

/** Flat roofs are of high houses in cities; old towns, and whoever is alone with the cat, have tiles. */
const isTiled = ({ scene }: Stage) =>
  scene.old ||
  !/city|skyline|skyscraper|new york|manhattan|tokyo|hong kong|chicago|downtown|apartment|party|pool/i.test(
    scene.prompt,
  )

const BRICKS = '#7f4234'

/** The house that a fire escape hangs on, with a window, along the left edge. */
function paintBrickWall({ width: w, height: h, environment, isNight }: Stage, frame: Frame) {
  const shine = 0.3 + luminance(environment.skyAmbient) * 0.9 + luminance(environment.sunColour) * 0.12
  const broad = w * 0.27
  drawLayer(
    frame,
    g => {
      for (let row = 0; row * h * 0.028 < h; row++)
        for (let k = -1; k < 8; k++) {
          const tone = (((k * 0.618 + row * 0.37) % 1) + 1) % 1
          g.fillStyle = shadeHex(BRICKS, tone * 0.24 - 0.1)
          const x = (k + (row % 2) * 0.5) * w * 0.05
          g.fillRect(x, row * h * 0.028, Math.min(w * 0.048, broad - x), h * 0.025)
        }
      g.fillStyle = '#d9d0c0'
      g.fillRect(broad * 0.22, h * 0.16, broad * 0.6, h * 0.42)
      g.fillStyle = isNight ? '#ffce78' : '#31404e'
      g.fillRect(broad * 0.27, h * 0.18, broad * 0.5, h * 0.38)
      g.fillStyle = '#d9d0c0'
      g.fillRect(broad * 0.27, h * 0.36, broad * 0.5, h * 0.012)
      g.strokeStyle = IRON_DARK
      g.lineWidth = h * 0.012
      for (const x of [broad * 1.08, broad * 1.42]) {
        g.beginPath()
        g.moveTo(x + w * 0.12, 0)
        g.lineTo(x, h * FLOOR)
        g.stroke()
      }
      for (let k = 0; k < 12; k++) {
        const t = k / 12
        const x = broad * 1.08 + w * 0.12 * (1 - t)
        g.beginPath()
        g.moveTo(x, h * FLOOR * t)
        g.lineTo(x + broad * 0.34, h * FLOOR * t)
        g.stroke()
      }
    },
    { scale: Math.min(1.1, shine) },
  )
}

async function place(
  stage: Stage,
  frame: Frame,
  subject: Stage['scene']['subjects'][number],
  across: number,
) {
  const { scene, width, height, random, isNight } = stage
  const metres = Math.min(TALLEST, Math.max(scene.terrace === 'roof' ? 0.95 : 0.55, subject.size))
  const wanted = Math.min(height * 0.29 * metres, width * 0.62)
  const drawing = await drawSubject(subject, wanted * 1.1, random, { night: isNight })
  const { x, size } = keepInFrame(width, drawing, width * (0.5 + (across - 0.5) * 0.7), wanted)
  const sprite = litSprite(stage, frame, drawing, subject.figure ? 0.55 : 1, 0.7)
  const foot = height * FOOT
  castShadow(frame, sprite, x, foot, size, {
    strength: 0.5,
    limit: (_x: number, row: number) => row > height * FLOOR,
  })
  placeSprite(frame, sprite, x, foot + size * 0.01, size, {
    z: DISTANCE,
    fog: false,
    isSubject: true,
    depthTest: false,
  })
}
