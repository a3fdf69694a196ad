import type { TimeOfDay } from '../../../engine/world/times-of-day.ts'
import { GRID } from './ground.ts'
import type { Corner, Model } from './model.ts'

/** Centre and rim of the backdrop. */
const BACKDROPS: Record<TimeOfDay, [string, string]> = {
  night: ['#2b2f5c', '#14152f'],
  moonlit: ['#33406e', '#171c3a'],
  dusk: ['#6a4f8f', '#2a2350'],
  sunset: ['#ffc59a', '#e8798a'],
  golden: ['#ffe6b8', '#f3b58a'],
  dawn: ['#ffe1d6', '#c3b3e0'],
  day: ['#e3f3fb', '#a8d4ee'],
  overcast: ['#e6eaee', '#b9c3cd'],
  storm: ['#8f9aa8', '#4a5564'],
}
const SPACE_BACKDROP: [string, string] = ['#2a2358', '#0c0a22']
const SEA_BACKDROP: [string, string] = ['#8fe3ee', '#1f7fb0']

/** The empty stage: a glow, stars where the sky is dark. */
export function drawBackdrop(model: Model) {
  const { pen, canvas, random, scene, isNight } = model
  const { width, height } = canvas
  const shortSide = Math.min(width, height)
  const inSpace = scene.place === 'space' || scene.place === 'moon'
  const [centre, rim] = inSpace
    ? SPACE_BACKDROP
    : scene.place === 'underwater'
      ? SEA_BACKDROP
      : BACKDROPS[scene.time]
  const glow = pen.createRadialGradient(
    width * 0.42,
    height * 0.36,
    shortSide * 0.05,
    width * 0.5,
    height * 0.5,
    Math.max(width, height) * 0.75,
  )
  glow.addColorStop(0, centre)
  glow.addColorStop(1, rim)
  pen.fillStyle = glow
  pen.fillRect(0, 0, width, height)
  if (!inSpace && !isNight) return
  for (let k = 0; k < 140; k++) {
    pen.fillStyle = `rgba(255,255,255,${0.2 + 0.7 * random()})`
    pen.beginPath()
    pen.arc(random() * width, random() * height, shortSide * 0.0016 * (0.4 + random()), 0, 6.3)
    pen.fill()
  }
}

/** The shadow of the whole model on what it floats above. */
export function drawModelShadow(model: Model) {
  const { pen, canvas, tile, tileDepth, tileRise } = model
  const [x, y] = model.project(GRID / 2, GRID / 2, -4)
  pen.save()
  pen.filter = `blur(${Math.min(canvas.width, canvas.height) * 0.03}px)`
  pen.fillStyle = 'rgba(30,20,60,.34)'
  pen.beginPath()
  pen.ellipse(
    x,
    y + GRID * tileDepth * 0.5 + tileRise * 1.5,
    GRID * tile * 0.46,
    GRID * tileDepth * 0.46,
    0,
    0,
    6.3,
  )
  pen.fill()
  pen.restore()
}

const WALL = '#e9dfd2'
const FRAME = '#8a6a4a'

/** Two walls of a room, with a window and a picture. */
export function drawRoom(model: Model) {
  const rearWall = (x0: number, x1: number, z0: number, z1: number, colour: string) =>
    model.fillFace(
      [
        [x0, 0, z0],
        [x1, 0, z0],
        [x1, 0, z1],
        [x0, 0, z1],
      ] satisfies Corner[],
      colour,
    )
  const leftWall = (y0: number, y1: number, z0: number, z1: number, colour: string) =>
    model.fillFace(
      [
        [0, y0, z0],
        [0, y1, z0],
        [0, y1, z1],
        [0, y0, z1],
      ] satisfies Corner[],
      colour,
    )
  rearWall(0, GRID, 1, 12, model.lit(WALL, -0.1))
  leftWall(0, GRID, 1, 12, model.lit(WALL, 0.05))
  rearWall(9, 18, 4, 10, model.lit(FRAME, 0))
  rearWall(9.5, 17.5, 4.4, 9.6, model.isNight ? '#23305c' : '#bfe3f5')
  rearWall(13.3, 13.7, 4.4, 9.6, model.lit(FRAME, 0))
  leftWall(8, 14, 5, 9.4, model.lit('#7a4f3a', 0))
  leftWall(8.4, 13.6, 5.3, 9.1, model.lit('#e0a85a', 0))
}

const CLOUD = [
  { x: -1.2, y: 0.2, radius: 0.8 },
  { x: 0, y: -0.15, radius: 1.1 },
  { x: 1.2, y: 0.2, radius: 0.85 },
  { x: 0.5, y: 0.3, radius: 0.8 },
]

/** Three toy clouds over the model. */
export function drawClouds(model: Model) {
  const { pen, canvas, random, isNight } = model
  const { width, height } = canvas
  for (let k = 0; k < 3; k++) {
    const x = width * (0.12 + 0.36 * k) + random.range(-0.05, 0.05) * width
    const y = height * random.range(0.08, 0.2)
    const size = Math.min(width, height) * random.range(0.035, 0.055)
    for (const puff of CLOUD) {
      const cx = x + puff.x * size
      const cy = y + puff.y * size
      const light = pen.createRadialGradient(cx - size * 0.3, cy - size * 0.4, 0, cx, cy, size * puff.radius)
      light.addColorStop(0, isNight ? 'rgba(150,160,210,.95)' : 'rgba(255,255,255,.98)')
      light.addColorStop(1, isNight ? 'rgba(90,100,160,.9)' : 'rgba(232,238,248,.95)')
      pen.fillStyle = light
      pen.beginPath()
      pen.arc(cx, cy, size * puff.radius, 0, 6.3)
      pen.fill()
    }
  }
}
