import type { Corner, Model, Standing } from './model.ts'

type Building = {
  x: number
  y: number
  width: number
  depth: number
  height: number
  colour: string
  /** Colour of a pitched roof; flat without one. */
  roof?: string
}

/** A house or tower with windows; all measures in columns. */
export function building(model: Model, plan: Building): Standing {
  return {
    x: plan.x + plan.width / 2,
    y: plan.y + plan.depth / 2,
    draw() {
      const base = model.ground.heightAt(plan.x, plan.y)
      drawWalls(model, plan, base)
      drawWindows(model, plan, base)
      if (plan.roof) drawRoof(model, plan, plan.roof, base + plan.height)
    },
  }
}

function drawWalls(model: Model, { x, y, width, depth, height, colour }: Building, z: number) {
  const right = x + width
  const front = y + depth
  const top = z + height
  model.fillFace(
    [
      [x, front, z],
      [right, front, z],
      [right, front, top],
      [x, front, top],
    ],
    model.lit(colour, -0.02),
  )
  model.fillFace(
    [
      [right, y, z],
      [right, front, z],
      [right, front, top],
      [right, y, top],
    ],
    model.lit(colour, -0.34),
  )
  model.fillFace(
    [
      [x, y, top],
      [right, y, top],
      [right, front, top],
      [x, front, top],
    ],
    model.lit(colour, 0.22),
  )
}

const WINDOW_WIDTH = 0.34
const WINDOW_HEIGHT = 0.45

function drawWindows(model: Model, { x, y, width, depth, height }: Building, z: number) {
  const { random, isNight } = model
  for (let floor = 0.5; floor < height - 0.4; floor += 0.85) {
    const low = z + floor
    const high = low + WINDOW_HEIGHT
    for (let along = 0.25; along < width - 0.2; along += 0.62) {
      const isLit = random.chance(isNight ? 0.6 : 0.15)
      const from = x + along
      const face: Corner[] = [
        [from, y + depth, low],
        [from + WINDOW_WIDTH, y + depth, low],
        [from + WINDOW_WIDTH, y + depth, high],
        [from, y + depth, high],
      ]
      model.fillFace(face, isLit ? '#ffd98a' : isNight ? '#2b3558' : '#9fc3dd')
    }
    for (let along = 0.25; along < depth - 0.2; along += 0.62) {
      const isLit = random.chance(isNight ? 0.6 : 0.1)
      const from = y + along
      const face: Corner[] = [
        [x + width, from, low],
        [x + width, from + WINDOW_WIDTH, low],
        [x + width, from + WINDOW_WIDTH, high],
        [x + width, from, high],
      ]
      model.fillFace(face, isLit ? '#ffc56a' : isNight ? '#222b4a' : '#7fa3c2')
    }
  }
}

function drawRoof(model: Model, { x, y, width, depth, colour }: Building, roof: string, z: number) {
  const ridge = x + width / 2
  const rear = y - 0.15
  const front = y + depth + 0.15
  const eaves = z - 0.1
  const rearRidge: Corner = [ridge, rear, z + width * 0.62]
  const frontRidge: Corner = [ridge, front, z + width * 0.62]
  model.fillFace(
    [[x + width + 0.2, rear, eaves], [x + width + 0.2, front, eaves], frontRidge, rearRidge],
    model.lit(roof, -0.3),
  )
  model.fillFace(
    [[x - 0.2, rear, eaves], [x - 0.2, front, eaves], frontRidge, rearRidge],
    model.lit(roof, 0.08),
  )
  model.fillFace(
    [
      [x, y + depth, z],
      [x + width, y + depth, z],
      [ridge, y + depth, z + width * 0.6],
    ],
    model.lit(colour, -0.02),
  )
}
