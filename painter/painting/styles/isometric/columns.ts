import { mix } from '../../../engine/core/scalar.ts'
import { CITY_BLOCK, GRID, type Ground, ROAD_ROW } from './ground.ts'
import { isWater, MATERIAL_COLOURS, SOIL_COLOURS } from './materials.ts'
import type { Corner, Model } from './model.ts'

/** The model's underside. */
const BOTTOM = -1.6
/** Height of the top layer at the sides, above the soil. */
const TURF = 0.34

/** Draws the column of ground at x, y: its two visible sides and its top. */
export function drawColumn(model: Model, x: number, y: number) {
  const { ground, noise } = model
  const height = ground.heightAt(x, y)
  if (height < 0) return
  const speckle = noise.value2(x * 1.7, y * 1.7) * 0.05
  drawSides(model, x, y, height)
  const material = ground.materialAt(x, y)
  if (isWater(material)) drawWater(model, x, y, height, speckle)
  else if (material === 'lava') model.fillFace(topOf(x, y, height), '#ff8a3a')
  else {
    const shade = speckle - occlusion(ground, x, y) - shadow(ground, x, y)
    model.fillFace(topOf(x, y, height), model.lit(MATERIAL_COLOURS[material], shade + 0.06))
    if (material === 'grass' || material === 'mown') drawTuft(model, x, y, height)
    if (material === 'road') drawRoadMarking(model, x, y, height)
  }
}

const topOf = (x: number, y: number, z: number): Corner[] => [
  [x, y, z],
  [x + 1, y, z],
  [x + 1, y + 1, z],
  [x, y + 1, z],
]

function drawSides(model: Model, x: number, y: number, height: number) {
  const material = model.ground.materialAt(x, y)
  const turf = MATERIAL_COLOURS[material]
  const soil = SOIL_COLOURS[material]
  const left = (from: number): Corner[] => [
    [x, y + 1, height],
    [x + 1, y + 1, height],
    [x + 1, y + 1, from],
    [x, y + 1, from],
  ]
  const right = (from: number): Corner[] => [
    [x + 1, y, height],
    [x + 1, y + 1, height],
    [x + 1, y + 1, from],
    [x + 1, y, from],
  ]
  const lowerLeft = y === GRID - 1 ? BOTTOM : Math.max(BOTTOM, model.ground.heightAt(x, y + 1))
  const lowerRight = x === GRID - 1 ? BOTTOM : Math.max(BOTTOM, model.ground.heightAt(x + 1, y))
  if (lowerLeft < height) {
    model.fillFace(left(lowerLeft), model.lit(soil ?? turf, -0.12))
    if (soil) model.fillFace(left(Math.max(lowerLeft, height - TURF)), model.lit(turf, -0.16))
  }
  if (lowerRight < height) {
    model.fillFace(right(lowerRight), model.lit(soil ?? turf, -0.36))
    if (soil) model.fillFace(right(Math.max(lowerRight, height - TURF)), model.lit(turf, -0.38))
  }
}

/** Darkening (0 and up) by higher neighbours behind. */
function occlusion(ground: Ground, x: number, y: number): number {
  const height = ground.heightAt(x, y)
  let darkening = 0
  for (const [dx, dy] of [
    [-1, 0],
    [0, -1],
    [-1, -1],
  ])
    if (x + dx >= 0 && y + dy >= 0 && ground.heightAt(x + dx, y + dy) > height + 0.3) darkening += 0.11
  return darkening
}

/** Darkening where higher ground to the left stands in the sun. */
function shadow(ground: Ground, x: number, y: number): number {
  const height = ground.heightAt(x, y)
  for (let k = 1; k < 6 && x - k >= 0; k++) if (ground.heightAt(x - k, y) > height + k * 0.75) return 0.2
  return 0
}

function drawWater(model: Model, x: number, y: number, height: number, speckle: number) {
  const colour = MATERIAL_COLOURS[model.ground.materialAt(x, y)]
  const wave = 0.06 * Math.sin(x * 1.3 + y)
  model.fillFace(topOf(x, y, height), model.lit(colour, speckle * 2 + wave))
  if (!model.random.chance(0.14)) return
  const [rear, right, front, left] = topOf(x, y, height).map(corner => model.project(...corner))
  model.drawLine(
    [mix(rear[0], left[0], 0.6), mix(rear[1], left[1], 0.6)],
    [mix(right[0], front[0], 0.5), mix(right[1], front[1], 0.5)],
    'rgba(255,255,255,.5)',
    model.tile * 0.05,
  )
}

function drawTuft(model: Model, x: number, y: number, height: number) {
  const { random, tile } = model
  if (!random.chance(0.3)) return
  const root = model.project(x + 0.2 + 0.6 * random(), y + 0.2 + 0.6 * random(), height)
  for (let blade = -1; blade <= 1; blade++)
    model.drawLine(
      root,
      [root[0] + blade * tile * 0.06, root[1] - tile * 0.14],
      model.lit('#9ccc5a', 0.1),
      tile * 0.05,
    )
}

function drawRoadMarking(model: Model, x: number, y: number, z: number) {
  const { tile } = model
  if (model.scene.place === 'road') {
    if (y !== ROAD_ROW || x % 2 !== 0) return
    const from = model.project(x + 0.1, y + 0.1, z)
    model.drawLine(from, model.project(x + 0.9, y + 0.1, z), 'rgba(255,225,140,.95)', tile * 0.09)
    return
  }
  const inBlockX = x % CITY_BLOCK
  const inBlockY = y % CITY_BLOCK
  const paint = 'rgba(255,240,190,.9)'
  if (inBlockX === 1 && inBlockY >= 2 && y % 2 === 0)
    model.drawLine(model.project(x, y + 0.2, z), model.project(x, y + 0.8, z), paint, tile * 0.06)
  if (inBlockY === 1 && inBlockX >= 2 && x % 2 === 0)
    model.drawLine(model.project(x + 0.2, y, z), model.project(x + 0.8, y, z), paint, tile * 0.06)
}
