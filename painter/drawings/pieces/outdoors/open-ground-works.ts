import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import { drum, SNOW, slab } from '../buildings/masonry.ts'
import type { Piece, PieceOptions } from '../piece.ts'
import { ball, bow, polygon, polyline } from '../shapes.ts'

/** The red bridge of a Japanese garden, in a high bow over its water. */
function drawMoonBridge(pen: SharePen, { colour = '#c8321f' }: PieceOptions) {
  const { g } = pen
  const lift = (x: number) => 0.86 - 0.46 * Math.sin((x / 2.4) * Math.PI)
  bow(pen, shadeHex(colour, -0.35), 0.1, [0.02, 0.93, 1.2, -0.01, 2.38, 0.93])
  bow(pen, '#8a5a34', 0.035, [0.02, 0.88, 1.2, -0.06, 2.38, 0.88])
  g.fillStyle = colour
  for (let k = 0; k <= 10; k++) {
    const x = 0.06 + k * 0.226
    const isPost = k % 5 === 0
    pen.fillRect(x - (isPost ? 0.03 : 0.014), lift(x) - 0.24, isPost ? 0.06 : 0.028, 0.27)
    if (isPost) ball(pen, x, lift(x) - 0.26, 0.042, '#2a2420')
  }
  for (const [up, width] of [
    [0.28, 0.045],
    [0.17, 0.03],
  ])
    bow(pen, colour, width, [0.03, 0.92 - up, 1.2, -0.02 - up, 2.37, 0.92 - up])
}

/** A lantern of stone: a foot, a chamber for the light under a curved roof, a knob. */
function drawStoneLantern(pen: SharePen, { night, snow }: PieceOptions) {
  const stone = '#9a9a92'
  slab(pen, 0.1, 0.92, 0.5, 0.08, shadeHex(stone, -0.1))
  drum(pen, 0.26, 0.56, 0.18, 0.37, stone)
  slab(pen, 0.14, 0.5, 0.42, 0.07, stone)
  slab(pen, 0.2, 0.3, 0.3, 0.21, shadeHex(stone, -0.06))
  pen.g.fillStyle = night ? '#ffd97a' : '#2c2a26'
  pen.fillRect(0.28, 0.345, 0.14, 0.12)
  const roof = snow ? SNOW : shadeHex(stone, 0.08)
  polygon(pen, roof, [0.02, 0.31, 0.09, 0.26, 0.26, 0.15, 0.44, 0.15, 0.61, 0.26, 0.68, 0.31])
  ball(pen, 0.35, 0.1, 0.06, stone)
}

/** A volcano from afar: bare sides of ash, glowing lava down them, and its smoke. */
function drawVolcano(pen: SharePen) {
  const { g } = pen
  for (let k = 0; k < 16; k++) {
    const up = k / 15
    g.fillStyle = `rgba(${92 + up * 60},${84 + up * 62},${82 + up * 66},.5)`
    pen.fillCircle(1.3 + up * 0.34 + Math.sin(k * 2.4) * 0.07, 0.36 - up * 0.26, 0.06 + up * 0.09)
  }
  const outline = () => {
    pen.moveTo(0, 1)
    pen.curveTo(0.6, 0.9, 0.9, 0.62, 1.1, 0.38)
    pen.quadTo(1.3, 0.42, 1.5, 0.38)
    pen.curveTo(1.7, 0.62, 2, 0.9, 2.6, 1)
  }
  pen.fillShape(pen.sheen(0.3, 2.3, 0.36, '#6d5f58', '#584a44', '#2f2826'), outline)
  g.save()
  pen.begin()
  outline()
  g.closePath()
  g.clip()
  for (const [width, colour] of [
    [0.075, '#d9401a'],
    [0.035, '#ffb43a'],
  ] as const)
    for (const run of [
      [1.2, 0.38, 1.14, 0.52, 0.98, 0.64, 0.94, 0.82],
      [1.32, 0.4, 1.36, 0.56, 1.28, 0.7, 1.34, 0.94],
      [1.42, 0.39, 1.52, 0.54, 1.62, 0.64, 1.66, 0.78],
    ])
      polyline(pen, colour, width, run)
  g.restore()
  g.fillStyle = pen.glow(1.3, 0.4, 0.26, [
    [0, 'rgba(255,190,80,.95)'],
    [0.5, 'rgba(255,110,30,.5)'],
    [1, 'rgba(255,80,20,0)'],
  ])
  pen.fillEllipse(1.3, 0.39, 0.24, 0.09)
}

/** What zoos, golf courses, gardens of the East and lands with a volcano are known by. */
export const OPEN_GROUND_WORKS: Readonly<Record<string, Piece>> = {
  '@moonbridge': { broadness: 2.4, draw: drawMoonBridge },
  '@stonelantern': { broadness: 0.7, draw: drawStoneLantern },
  '@volcano': { broadness: 2.6, draw: drawVolcano },
}
