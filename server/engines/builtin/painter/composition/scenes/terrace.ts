import { luminance } from '../../core/colour.ts'
import { placeSprite } from '../../subjects/place.ts'
import { castShadow } from '../../subjects/shadow.ts'
import { createCamera } from '../../world/camera.ts'
import { renderCity } from '../../world/city/render-city.ts'
import type { Frame } from '../../world/frame.ts'
import type { LandKind } from '../../world/lands/land.ts'
import { renderLand } from '../../world/lands/render-land.ts'
import { drawLayer } from '../../world/layer.ts'
import { scatterTrees } from '../../world/woodland.ts'
import { drawSubject } from '../draw-subject.ts'
import { placeFlyers } from '../flyers.ts'
import { keepInFrame } from '../framing.ts'
import { treesOf } from '../ground-cover.ts'
import { litSprite } from '../lit-sprite.ts'
import { isAirborne, type Stage } from '../stage.ts'
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
const MOST_SUBJECTS = 4
/** Metres; taller subjects are made to fit. */
const TALLEST = 2.1
/** And smaller ones are made to be seen. */
const SMALLEST = 0.55
const SMALLEST_ALONE = 1
/** Of somebody on a chair. */
const SEATED = 1.45

/** A floor high above or on the water with people or things on it: a ship's deck, a pier, a balcony. */
export async function paintTerrace(stage: Stage) {
  const { scene } = stage
  const frame = viewFrom(stage)
  if (scene.subjects.length > 0 && scene.subjects.every(({ mode }) => mode === 'table'))
    return paintTableBeforeView(stage, frame)
  stage.reached('world')
  const isPier = scene.terrace === 'pier' || scene.terrace === 'bridge'
  if (scene.terrace === 'bridge') plantBanks(stage, frame)
  paintFloor(stage, frame, scene.terrace === 'balcony' ? [STONE, STONE_DARK] : [WOOD, WOOD_DARK], isPier)
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

function viewFrom({ scene, width, height, environment, noise, random, isNight }: Stage): Frame {
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

/** Trees on the banks of the water that a bridge leads over. */
function plantBanks(stage: Stage, frame: Frame) {
  const { scene, random } = stage
  if (scene.backdrop !== 'river') return
  scatterTrees(frame, random, {
    kinds: treesOf(stage),
    nearest: 26,
    farthest: 150,
    count: 60,
    minHeight: 7,
    maxHeight: 12,
    skip: (x, z) => Math.abs(x) < z * 0.1,
  })
}

/** Boards that run towards the horizon, and a railing before the view; a pier has posts and open sides. */
function paintFloor(stage: Stage, frame: Frame, [light, dark]: readonly [string, string], isPier: boolean) {
  const { width: w, height: h, environment, scene } = stage
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
        if (scene.terrace === 'bridge') return
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
  if (scene.terrace === 'bridge')
    paintHandrails(stage, frame, (t, side) => [edge(top + (h - top) * t, side), top + (h - top) * t])
  for (let y = Math.floor(top); y < h; y++) frame.depth.fill(DISTANCE, y * w, (y + 1) * w)
}

/** Of the picture's height, a handrail's above the boards at the far and at the near end. */
const HANDRAIL = { far: 0.045, near: 0.25 }
const RAIL_POSTS = [0, 0.08, 0.18, 0.32, 0.52, 0.8]

/** Posts and two rails along both sides; `at` gives the edge of the boards from the far end (0) to the near one. */
function paintHandrails(
  { height: h, environment }: Stage,
  frame: Frame,
  at: (t: number, side: number) => [x: number, y: number],
) {
  const shine = 0.28 + luminance(environment.skyAmbient) * 0.9
  const rise = (t: number) => h * (HANDRAIL.far + (HANDRAIL.near - HANDRAIL.far) * t)
  drawLayer(
    frame,
    g => {
      g.strokeStyle = WOOD_DARK
      g.lineCap = 'round'
      for (const side of [-1, 1]) {
        for (const t of RAIL_POSTS) {
          const [x, y] = at(t, side)
          g.lineWidth = h * (0.008 + 0.026 * t)
          g.beginPath()
          g.moveTo(x, y)
          g.lineTo(x, y - rise(t))
          g.stroke()
        }
        for (const share of [1, 0.5]) {
          const [farX, farY] = at(0, side)
          const [nearX, nearY] = at(1, side)
          g.fillStyle = share === 1 ? WOOD : WOOD_DARK
          g.beginPath()
          g.moveTo(farX, farY - rise(0) * share)
          g.lineTo(nearX, nearY - rise(1) * share)
          g.lineTo(nearX, nearY - rise(1) * share + h * 0.034)
          g.lineTo(farX, farY - rise(0) * share + h * 0.008)
          g.fill()
        }
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
  const { width, height, random, isNight } = stage
  const isAlone = stage.scene.subjects.length === 1
  const seated = subject.bears?.some(({ subject: borne }) => borne.figure) ? SEATED : 0
  const metres = Math.min(TALLEST, Math.max(isAlone ? SMALLEST_ALONE : SMALLEST, subject.size, seated))
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
