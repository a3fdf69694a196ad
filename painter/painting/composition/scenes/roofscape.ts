import type { SKRSContext2D } from '@napi-rs/canvas'
import { shadeHex } from '../../../drawings/tint.ts'
import { linearToSrgb } from '../../../engine/core/colour.ts'
import type { Random } from '../../../engine/core/random.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { drawLayer } from '../../../engine/world/layer.ts'
import type { CueName } from '../../../language/cue-name.ts'
import { drawSmoke } from '../effects/smoke.ts'
import type { Stage } from '../stage.ts'

/** Of the roofs and the walls of a town, and of what rises over them. */
type Look = { roofs: readonly string[]; walls: readonly string[]; spire: string; hasDomes?: boolean }

const TILED: Look = {
  roofs: ['#b5573a', '#a04a34', '#c26a45', '#93452f', '#ad5a3c'],
  walls: ['#e8dcc2', '#dcc9a4', '#efe6d4', '#d6b58c', '#e3cfc0'],
  spire: '#4f7a68',
}
const LOOKS: readonly (readonly [CueName, Look])[] = [
  [
    'roofs of paris',
    {
      roofs: ['#77828e', '#8b95a0', '#69737f', '#808a90'],
      walls: ['#e6dcc6', '#d9ceb6', '#efe8d8'],
      spire: '#5a6068',
    },
  ],
  [
    'roofs of london',
    {
      roofs: ['#5a5c62', '#6a6460', '#4f5258', '#6f5a50'],
      walls: ['#9a5a48', '#8a5040', '#a8826a', '#8f7a66'],
      spire: '#7a746a',
    },
  ],
  ['roofs of istanbul', { ...TILED, spire: '#8a94a0', hasDomes: true }],
  [
    'roofs of japan',
    { roofs: ['#4a525c', '#58606a', '#3f464f'], walls: ['#c9b492', '#a8845c', '#e0d4bc'], spire: '#7a3a2f' },
  ],
]

const SNOW = '#eef3fa'
const LAMPLIT = '#ffd27a'
/** From far to near. */
const ROWS = 10
/** Shares of the height: the size of a house far off, and of the nearest. */
const SIZES = { far: 0.035, near: 0.26 }
/** Of the haze, on the farthest roofs. */
const HAZE = 0.62

type House = {
  g: SKRSContext2D
  x: number
  y: number
  w: number
  h: number
  roof: string
  wall: string
  isSnowy: boolean
  isLit: boolean
  random: Random
}

/** The roofs of a town from the horizon down to the lower edge, with chimneys, dormers and spires among them. */
export function paintRoofscape(stage: Stage, frame: Frame, distance: number) {
  const { scene, width: w, height: h, random, isWinter, isNight } = stage
  const look = LOOKS.find(([words]) => scene.cues.has(words))?.[1] ?? TILED
  const smokes = isWinter || scene.cues.has('chimney smoke')
  const isLit = isNight || stage.hasLitWindows
  const tint = lightOn(frame, w)
  const top = frame.camera.horizon + h * 0.008
  drawLayer(frame, g => {
    for (let row = 0; row < ROWS; row++) {
      const t = row / (ROWS - 1)
      const size = h * (SIZES.far + (SIZES.near - SIZES.far) * t ** 1.7)
      const y = top + size * 0.5 + (h * 1.06 - top - size * 0.4) * t ** 1.45
      const hazed = (hex: string) => tint(hex, HAZE * (1 - t) ** 1.6)
      const plumes: (() => void)[] = []
      for (let x = -size * random.range(0.2, 1); x < w; ) {
        const breadth = size * random.range(0.85, 1.5)
        const house: House = {
          g,
          x,
          y: y + size * random.range(-0.12, 0.12),
          w: breadth,
          h: size * random.range(0.85, 1.12),
          roof: hazed(isWinter ? shadeHex(SNOW, random.range(-0.1, 0)) : random.pick(look.roofs)),
          wall: hazed(random.pick(look.walls)),
          isSnowy: isWinter,
          isLit,
          random,
        }
        const chimney = random.chance(0.4) ? drawGabled(house) : drawAlong(house, hazed('#8a4a38'))
        if (chimney && smokes && row > 1 && random.chance(0.55))
          plumes.push(() =>
            drawSmoke(g, chimney[0], chimney[1], size * 1.2, random, shadeHex(tint('#f2f3f6', 0.1), 0.5)),
          )
        x += breadth * random.range(0.82, 0.98)
      }
      if (row > 0 && row < 5 && random.chance(0.75))
        drawSpire(
          g,
          w * random.range(0.08, 0.92),
          y,
          size * 1.9,
          hazed(isWinter ? SNOW : look.spire),
          hazed(look.walls[0]),
          look.hasDomes,
        )
      for (const draw of plumes) draw()
    }
  })
  frame.depth.fill(distance, Math.floor(top) * w)
}

/** Of the rows above the horizon, the one from which on there is nothing but sky. */
const OVER_HILLS = 0.72

/** How the hour's light and the haze change a colour; the haze is that of the sky over the horizon. */
function lightOn({ image, camera, environment }: Frame, w: number): (hex: string, haze: number) => string {
  const row = Math.floor(camera.horizon * OVER_HILLS)
  const sky = [0, 1, 2].map(c => {
    let sum = 0
    for (let x = 0; x < w; x += 8) sum += image.data[(row * w + x) * 3 + c]
    return 255 * Math.min(1, linearToSrgb(sum / Math.ceil(w / 8)))
  })
  const { skyAmbient, sunColour } = environment
  const lit = [0, 1, 2].map(c => Math.min(1.06, 0.24 + skyAmbient[c] * 1.2 + sunColour[c] * 0.2) ** 0.5)
  return (hex, haze) => {
    const parts = [1, 3, 5].map((at, c) => {
      const own = Number.parseInt(hex.slice(at, at + 2), 16) * lit[c]
      return Math.max(0, Math.min(255, Math.round(own + (sky[c] - own) * haze)))
    })
    return `#${parts.map(part => part.toString(16).padStart(2, '0')).join('')}`
  }
}

function polygon(
  g: SKRSContext2D,
  fill: SKRSContext2D['fillStyle'],
  corners: readonly (readonly [number, number])[],
) {
  g.fillStyle = fill
  g.beginPath()
  for (const [x, y] of corners) g.lineTo(x, y)
  g.fill()
}

function drawPane({ g, isLit, random }: House, x: number, y: number, w: number, h: number) {
  g.fillStyle = 'rgba(250,246,236,.8)'
  g.fillRect(x - w * 0.16, y - w * 0.16, w * 1.32, h + w * 0.32)
  g.fillStyle = isLit && random.chance(0.7) ? LAMPLIT : '#3f4c5c'
  g.fillRect(x, y, w, h)
}

/** Lines of tiles on a slope between its ridge and its eaves. */
function drawCourses(
  g: SKRSContext2D,
  corners: readonly (readonly [number, number])[],
  isSnowy: boolean,
  size: number,
) {
  const [a, b, c, d] = corners
  g.strokeStyle = isSnowy ? 'rgba(120,140,175,.16)' : 'rgba(40,16,10,.2)'
  g.lineWidth = Math.max(0.6, size * 0.008)
  const lines = Math.max(3, Math.min(14, Math.round(size / 9)))
  for (let k = 1; k < lines; k++) {
    const t = k / lines
    g.beginPath()
    g.moveTo(a[0] + (d[0] - a[0]) * t, a[1] + (d[1] - a[1]) * t)
    g.lineTo(b[0] + (c[0] - b[0]) * t, b[1] + (c[1] - b[1]) * t)
    g.stroke()
  }
}

function drawChimney(
  { g, isSnowy }: House,
  x: number,
  foot: number,
  w: number,
  h: number,
  brick: string,
): [number, number] {
  const side = g.createLinearGradient(x, 0, x + w, 0)
  side.addColorStop(0, shadeHex(brick, 0.18))
  side.addColorStop(1, shadeHex(brick, -0.34))
  g.fillStyle = side
  g.fillRect(x, foot - h, w, h)
  g.fillStyle = isSnowy ? SNOW : shadeHex(brick, 0.25)
  g.fillRect(x - w * 0.12, foot - h, w * 1.24, h * 0.13)
  g.fillStyle = shadeHex(brick, -0.15)
  for (const at of [0.16, 0.58]) g.fillRect(x + w * at, foot - h * 1.2, w * 0.24, h * 0.22)
  return [x + w / 2, foot - h * 1.2]
}

/** A house that shows the slope of its roof: dormers on it, a chimney on the ridge. Returns where that smokes. */
function drawAlong(house: House, brick: string): [number, number] | null {
  const { g, x, y, w, h, roof, wall, random, isSnowy } = house
  const eaves = y - h * 0.42
  const ridge = eaves - h * random.range(0.36, 0.5)
  const hip = w * random.range(0.03, 0.16)
  polygon(g, shadeHex(wall, -0.06), [
    [x + w * 0.02, eaves],
    [x + w * 0.98, eaves],
    [x + w * 0.98, y + h],
    [x + w * 0.02, y + h],
  ])
  const windows = Math.max(2, Math.round((w / h) * 3))
  for (let k = 0; k < windows; k++)
    for (let floor = 0; floor < 2; floor++)
      drawPane(
        house,
        x + (w * (k + 0.35)) / windows,
        eaves + h * (0.12 + floor * 0.3),
        (w / windows) * 0.3,
        h * 0.15,
      )
  const chimney = random.chance(0.75)
    ? drawChimney(
        house,
        x + w * random.range(0.2, 0.72),
        ridge + h * 0.08,
        h * 0.12,
        h * random.range(0.22, 0.32),
        brick,
      )
    : null
  const slope = g.createLinearGradient(0, ridge, 0, eaves)
  slope.addColorStop(0, shadeHex(roof, 0.12))
  slope.addColorStop(1, shadeHex(roof, -0.2))
  const corners = [
    [x + hip, ridge],
    [x + w - hip, ridge],
    [x + w * 1.02, eaves + h * 0.02],
    [x - w * 0.02, eaves + h * 0.02],
  ] as const
  polygon(g, slope, corners)
  drawCourses(g, corners, isSnowy, h)
  g.fillStyle = 'rgba(20,14,18,.25)'
  g.fillRect(x, eaves + h * 0.02, w, h * 0.035)
  const dormers = random.int(0, 2)
  for (let k = 0; k < dormers; k++) {
    const [dx, dy, dw] = [x + w * (0.24 + k * 0.4), ridge + h * 0.14, h * 0.17]
    polygon(g, shadeHex(wall, 0.04), [
      [dx, dy + dw * 0.4],
      [dx + dw, dy + dw * 0.4],
      [dx + dw, dy + dw * 1.15],
      [dx, dy + dw * 1.15],
    ])
    polygon(g, shadeHex(roof, -0.1), [
      [dx - dw * 0.18, dy + dw * 0.46],
      [dx + dw / 2, dy - dw * 0.1],
      [dx + dw * 1.18, dy + dw * 0.46],
    ])
    drawPane(house, dx + dw * 0.28, dy + dw * 0.52, dw * 0.44, dw * 0.5)
  }
  return chimney
}

/** A house that shows its gable, with the one slope of its roof that is seen beside it. */
function drawGabled(house: House): [number, number] | null {
  const { g, x, y, w, h, roof, wall, isSnowy } = house
  const front = w * 0.56
  const eaves = y - h * 0.42
  const peak = eaves - h * 0.5
  const slope = [
    [x + front / 2, peak],
    [x + w * 0.9, peak + h * 0.03],
    [x + w * 1.04, eaves + h * 0.03],
    [x + front * 1.04, eaves + h * 0.03],
  ] as const
  polygon(g, shadeHex(wall, -0.26), [
    [x + front, eaves],
    [x + w, eaves],
    [x + w, y + h],
    [x + front, y + h],
  ])
  polygon(g, shadeHex(roof, -0.16), slope)
  drawCourses(g, slope, isSnowy, h)
  const chimney = drawChimney(house, x + w * 0.7, peak + h * 0.14, h * 0.11, h * 0.26, shadeHex(roof, -0.3))
  polygon(g, wall, [
    [x, y + h],
    [x, eaves],
    [x + front / 2, peak + h * 0.03],
    [x + front, eaves],
    [x + front, y + h],
  ])
  for (let k = 0; k < 2; k++)
    for (let floor = 0; floor < 2; floor++)
      drawPane(house, x + front * (0.2 + k * 0.36), eaves + h * (0.1 + floor * 0.3), front * 0.2, h * 0.16)
  drawPane(house, x + front * 0.41, eaves - h * 0.2, front * 0.18, h * 0.13)
  g.strokeStyle = shadeHex(roof, isSnowy ? 0 : 0.06)
  g.lineWidth = Math.max(1, h * 0.055)
  g.lineJoin = 'miter'
  g.beginPath()
  g.moveTo(x - front * 0.05, eaves + h * 0.045)
  g.lineTo(x + front / 2, peak)
  g.lineTo(x + front * 1.05, eaves + h * 0.045)
  g.stroke()
  return chimney
}

/** The tower of a church with a pointed roof, or a dome with slender towers beside it. */
function drawSpire(
  g: SKRSContext2D,
  x: number,
  y: number,
  h: number,
  roof: string,
  wall: string,
  isDomed = false,
) {
  const broad = h * 0.17
  const body = g.createLinearGradient(x - broad / 2, 0, x + broad / 2, 0)
  body.addColorStop(0, shadeHex(wall, 0.06))
  body.addColorStop(1, shadeHex(wall, -0.34))
  if (isDomed) {
    g.fillStyle = body
    g.fillRect(x - h * 0.26, y - h * 0.42, h * 0.52, h * 0.5)
    g.fillStyle = roof
    g.beginPath()
    g.ellipse(x, y - h * 0.42, h * 0.25, h * 0.24, 0, Math.PI, Math.PI * 2)
    g.fill()
    for (const way of [-1, 1]) {
      g.fillStyle = body
      g.fillRect(x + way * h * 0.38 - h * 0.025, y - h * 0.86, h * 0.05, h)
      polygon(g, shadeHex(roof, -0.1), [
        [x + way * h * 0.38 - h * 0.035, y - h * 0.86],
        [x + way * h * 0.38, y - h * 1.06],
        [x + way * h * 0.38 + h * 0.035, y - h * 0.86],
      ])
    }
    return
  }
  g.fillStyle = body
  g.fillRect(x - broad / 2, y - h * 0.62, broad, h * 0.8)
  g.fillStyle = 'rgba(40,40,54,.55)'
  g.fillRect(x - broad * 0.14, y - h * 0.54, broad * 0.28, h * 0.1)
  polygon(g, roof, [
    [x - broad * 0.62, y - h * 0.61],
    [x, y - h * 1.08],
    [x + broad * 0.62, y - h * 0.61],
  ])
  polygon(g, 'rgba(20,20,30,.22)', [
    [x + broad * 0.05, y - h * 0.61],
    [x, y - h * 1.08],
    [x + broad * 0.62, y - h * 0.61],
  ])
}
