import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { Random } from '../../engine/core/random.ts'
import { trimCanvas } from '../../engine/sprites/sprite.ts'
import { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'

/** All in shares of the castle's height; x is the tower's middle, 0 the castle's. */
type Tower = {
  x: number
  width: number
  top: number
  base: number
  /** Height of the pointed roof; 0 for none. */
  roof: number
  /** How much darker than the stone it is: those behind are. */
  darker: number
  windows: number
}
type CastlePen = {
  pen: SharePen
  random: Random
  stone: string
  roofColour: string
  night: boolean
  snow: boolean
  /** Of a stuff that is laid in no courses. */
  isSmooth: boolean
}

const ROOF_COLOURS = ['#3f5a8a', '#7a3038', '#4a5a6b', '#5a3f6b']
const FLAG_COLOURS = ['#d8342f', '#e0a52a']
/** Height of a course of stones, and width of a stone. */
const COURSE = 0.014,
  STONE = 0.03

const BACK_TOWERS: Tower[] = [
  { x: 0, width: 0.2, top: 0.2, base: 0.98, roof: 0, darker: 0.28, windows: 0 },
  { x: -0.02, width: 0.1, top: 0.13, base: 0.6, roof: 0.16, darker: 0.2, windows: 3 },
  { x: 0.1, width: 0.075, top: 0.2, base: 0.6, roof: 0.13, darker: 0.22, windows: 3 },
  { x: -0.13, width: 0.085, top: 0.26, base: 0.7, roof: 0.15, darker: 0.12, windows: 4 },
]
const KEEP: Tower = { x: 0.02, width: 0.34, top: 0.42, base: 0.99, roof: 0, darker: 0.1, windows: 0 }
const FRONT_TOWERS: Tower[] = [
  { x: 0.22, width: 0.11, top: 0.36, base: 0.99, roof: 0.17, darker: 0.16, windows: 5 },
  { x: -0.26, width: 0.12, top: 0.38, base: 0.99, roof: 0.18, darker: 0.02, windows: 5 },
  { x: 0, width: 0.56, top: 0.68, base: 0.995, roof: 0, darker: -0.02, windows: 0 },
  { x: -0.38, width: 0.13, top: 0.58, base: 0.995, roof: 0.14, darker: -0.06, windows: 4 },
  { x: 0.37, width: 0.13, top: 0.55, base: 0.995, roof: 0.15, darker: 0.12, windows: 4 },
]

function drawWall({ pen, random, isSmooth }: CastlePen, { x, width, top, base }: Tower, wall: string) {
  const { g } = pen
  g.fillStyle = pen.across(x - width / 2, x + width / 2, shadeHex(wall, 0.22), wall, shadeHex(wall, -0.5))
  pen.fillRect(x - width / 2, top, width, base - top)

  if (isSmooth) return
  g.save()
  pen.begin()
  pen.rect(x - width / 2, top, width, base - top)
  g.clip()
  for (let y = top; y < base; y += COURSE) {
    for (let q = 0; q < width / STONE + 1; q++) {
      if (random.chance(0.45)) {
        g.fillStyle = random.chance(0.5) ? 'rgba(255,245,225,.10)' : 'rgba(30,20,30,.12)'
        pen.fillRect(x - width / 2 + q * STONE + (Math.round(y / COURSE) % 2 ? 0.015 : 0), y, 0.026, 0.011)
      }
    }
  }
  g.restore()
}

const SNOW = '#f2f6fb'

function drawBattlement({ pen, snow }: CastlePen, { x, width, top }: Tower, wall: string) {
  const { g } = pen
  g.fillStyle = pen.across(
    x - width * 0.6,
    x + width * 0.6,
    shadeHex(wall, 0.25),
    shadeHex(wall, -0.05),
    shadeHex(wall, -0.55),
  )
  pen.fillRect(x - width * 0.58, top - 0.005, width * 1.16, 0.03)
  const merlons = Math.max(3, Math.round(width / 0.026))
  for (let q = 0; q < merlons; q++)
    pen.fillRect(
      x - width * 0.58 + (q * width * 1.16) / merlons,
      top - 0.025,
      (width * 0.62) / merlons,
      0.022,
    )
  if (!snow) return
  pen.in(SNOW).fillRoundRect(x - width * 0.59, top - 0.012, width * 1.18, 0.014, 0.006)
  for (let q = 0; q < merlons; q++)
    pen.fillRoundRect(
      x - width * 0.59 + (q * width * 1.16) / merlons,
      top - 0.031,
      (width * 0.66) / merlons,
      0.011,
      0.005,
    )
}

function drawRoof({ pen, random, roofColour }: CastlePen, { x, width, top, roof }: Tower) {
  pen
    .in(
      pen.across(
        x - width * 0.55,
        x + width * 0.55,
        shadeHex(roofColour, 0.35),
        roofColour,
        shadeHex(roofColour, -0.6),
      ),
    )
    .fillPath(`M${x - width * 0.56} ${top - 0.012}
    Q${x - width * 0.14} ${top - roof * 0.55} ${x} ${top - roof}
    Q${x + width * 0.14} ${top - roof * 0.55} ${x + width * 0.56} ${top - 0.012}
    Q${x} ${top + 0.012} ${x - width * 0.56} ${top - 0.012}`)
  pen.inked('#3a3230', 0.004).strokeLine(x, top - roof, x, top - roof - 0.05)
  pen.in(random.pick(FLAG_COLOURS)).fillPath(`M${x} ${top - roof - 0.05}
    Q${x + 0.022} ${top - roof - 0.052} ${x + 0.045} ${top - roof - 0.038} L${x} ${top - roof - 0.024}`)
}

function drawWindows({ pen, random, night }: CastlePen, { x, top, base, windows }: Tower) {
  for (let q = 0; q < windows; q++) {
    const y = top + 0.05 + q * 0.085
    if (y > base - 0.08) break
    const lit = night && random.chance(0.7)
    pen.in(lit ? '#ffcf73' : '#2a2530').fillRoundRect(x - 0.009, y, 0.018, 0.036, [0.009, 0.009, 0, 0])
    if (lit) {
      pen.in('rgba(255,190,90,.25)').fillCircle(x, y + 0.018, 0.032)
    }
  }
}

function drawTower(castle: CastlePen, tower: Tower) {
  const wall = shadeHex(castle.stone, -tower.darker)
  drawWall(castle, tower, wall)
  drawBattlement(castle, tower, wall)
  if (tower.roof > 0) drawRoof(castle, tower)
  drawWindows(castle, tower)
}

function drawKeep(castle: CastlePen) {
  const { pen, random, night } = castle

  drawTower(castle, KEEP)
  for (let k = 0; k < 4; k++) {
    const lit = night && random.chance(0.75)
    pen.in(lit ? '#ffcf73' : '#2a2530')
    pen.fillRoundRect(-0.1 + 0.08 * k - 0.012, 0.5, 0.024, 0.06, [0.012, 0.012, 0, 0])
  }
}

function drawGate(pen: SharePen) {
  const { g } = pen
  g.fillStyle = '#241a18'
  pen.begin()
  pen.moveTo(-0.055, 0.99)
  pen.lineTo(-0.055, 0.86)
  pen.arc(0, 0.86, 0.055, Math.PI, 0)
  pen.lineTo(0.055, 0.99)
  g.fill()
  g.fillStyle = '#5a3d26'
  pen.begin()
  pen.moveTo(-0.042, 0.99)
  pen.lineTo(-0.042, 0.865)
  pen.arc(0, 0.865, 0.042, Math.PI, 0)
  pen.lineTo(0.042, 0.99)
  g.fill()
  pen.inked('#2a1a10', 0.005)
  for (let k = -2; k <= 2; k++) pen.strokeLine(k * 0.016, 0.99, k * 0.016, 0.84)
}

/** Under a low sun and by night it is not as white as what it lies on the edges of. */
const ROOF_SNOW = '#dfe8f4'

type CastleLook = {
  /** By night most windows are lit. */
  night?: boolean
  /** Snow lies on its roofs and walls. */
  snow?: boolean
  /** '#rrggbb' of its walls and roofs. */
  stone?: string
  roof?: string
  /** Of a stuff that is laid in no courses. */
  isSmooth?: boolean
}

/** A castle of ten towers, `height` pixels tall. */
export function drawCastle(
  height: number,
  random: Random,
  { night = false, snow = false, stone = '#b9ad9f', roof, isSmooth = false }: CastleLook = {},
): Canvas {
  const width = Math.round(height * 1.15)
  const canvas = createCanvas(width, height)
  const pen = new SharePen(canvas.getContext('2d'), height, width / 2)
  const tiles = roof ?? random.pick(ROOF_COLOURS)
  const castle: CastlePen = {
    pen,
    random,
    stone,
    roofColour: snow ? ROOF_SNOW : tiles,
    night,
    snow,
    isSmooth,
  }
  for (const tower of BACK_TOWERS) drawTower(castle, tower)
  drawKeep(castle)
  for (const tower of FRONT_TOWERS) drawTower(castle, tower)
  drawGate(pen)
  return trimCanvas(canvas)
}
