import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { polygon, spread } from './shapes.ts'

const BLEACHED = '#b3a491'

/** A tapering limb of bleached wood between two points. */
function limb(pen: SharePen, [x, y]: number[], [toX, toY]: number[], thick: number, thin: number) {
  const length = Math.hypot(toX - x, toY - y)
  const [across, down] = [(-(toY - y) / length) * 0.5, ((toX - x) / length) * 0.5]
  polygon(
    pen,
    pen.gradient(0, Math.min(y, toY) - thick, 0, Math.max(y, toY) + thick, '#d8ccbb', BLEACHED, '#6f6252'),
    [
      ...[x + across * thick, y + down * thick],
      ...[toX + across * thin, toY + down * thin],
      ...[toX - across * thin, toY - down * thin],
      ...[x - across * thick, y - down * thick],
    ],
  )
}

/** A trunk that the sea has washed up, its branches broken off. */
function drawDriftwood(pen: SharePen) {
  const { g } = pen
  limb(pen, [1.2, 0.7], [0.72, 0.08], 0.16, 0.05)
  limb(pen, [2.1, 0.64], [2.62, 0.1], 0.14, 0.04)
  limb(pen, [0.1, 0.86], [1.7, 0.7], 0.22, 0.36)
  limb(pen, [3.34, 0.5], [1.66, 0.7], 0.12, 0.36)
  limb(pen, [1.6, 0.8], [1.86, 0.98], 0.2, 0.06)
  limb(pen, [0.5, 0.84], [0.3, 1], 0.14, 0.06)
  g.strokeStyle = 'rgba(80,66,50,.55)'
  pen.lineWidth = 0.014
  for (let k = 0; k < 9; k++) {
    const x = 0.4 + spread(k) * 2.1
    const y = 0.86 - x * 0.08 + (spread(k, 0.31) - 0.5) * 0.16
    pen.strokeLine(x, y, x + 0.4, y - 0.04)
  }
  g.fillStyle = '#5a4c3c'
  pen.fillEllipse(0.11, 0.86, 0.05, 0.11)
}

/** A ball of dry twigs that the wind rolls along. */
function drawTumbleweed(pen: SharePen) {
  const { g } = pen
  g.fillStyle = 'rgba(120,88,48,.5)'
  pen.fillCircle(0.5, 0.52, 0.42)
  for (let k = 0; k < 150; k++) {
    const [turn, reach] = [spread(k) * Math.PI * 2, 0.16 + spread(k, 0.37) * 0.3]
    const [x, y] = [0.5 + Math.cos(turn) * reach, 0.52 + Math.sin(turn) * reach]
    const bend = turn + 1.2 + spread(k, 0.71)
    g.strokeStyle = shadeHex('#a17a46', (spread(k, 0.53) - 0.6) * 0.7)
    pen.lineWidth = 0.008 + spread(k, 0.23) * 0.008
    pen.begin()
    pen.moveTo(x, y)
    pen.quadTo(
      x + Math.cos(bend) * 0.14,
      y + Math.sin(bend) * 0.14,
      0.5 + Math.cos(bend) * reach,
      0.52 + Math.sin(bend) * reach,
    )
    g.stroke()
  }
}

/** Fluted columns of a temple that has lost its roof, one of them broken off. */
function drawColumns(pen: SharePen, { colour = '#e6dcc6', snow }: PieceOptions) {
  const { g } = pen
  const slab = (x: number, y: number, w: number, h: number) => {
    g.fillStyle = pen.across(x, x + w, shadeHex(colour, 0.15), colour, shadeHex(colour, -0.3))
    pen.fillRect(x, y, w, h)
  }
  slab(0, 0.93, 1.6, 0.07)
  slab(0.05, 0.88, 1.5, 0.05)
  for (const [x, top] of [
    [0.12, 0.12],
    [0.48, 0.12],
    [0.84, 0.12],
    [1.24, 0.52],
  ]) {
    slab(x - 0.02, 0.85, 0.24, 0.03)
    slab(x, top, 0.2, 0.85 - top)
    g.strokeStyle = shadeHex(colour, -0.35)
    pen.lineWidth = 0.008
    for (const k of [0.04, 0.08, 0.12, 0.16]) pen.strokeLine(x + k, top + 0.01, x + k, 0.84)
    if (top < 0.5) slab(x - 0.03, top - 0.04, 0.26, 0.045)
    else
      polygon(pen, shadeHex(colour, -0.12), [
        x,
        top,
        x + 0.05,
        top - 0.06,
        x + 0.13,
        top + 0.01,
        x + 0.2,
        top,
      ])
  }
  slab(0.06, 0.01, 1.04, 0.075)
  if (!snow) return
  g.fillStyle = '#f2f6fa'
  pen.fillRect(0.06, 0, 1.04, 0.022)
  pen.fillRect(0, 0.92, 1.6, 0.02)
}

/** A plough for horses: a beam with its share, two handles and a small wheel. */
function drawPlough(pen: SharePen, { colour = '#7d4a2c' }: PieceOptions) {
  const { g } = pen
  polygon(
    pen,
    pen.across(0.7, 1.4, '#aeb4b8', '#7b8288', '#4c5257'),
    [0.66, 0.62, 1.16, 0.5, 1.3, 0.74, 0.52, 0.98],
  )
  g.strokeStyle = colour
  pen.lineWidth = 0.07
  for (const [fromX, fromY, bendX, bendY, toX, toY] of [
    [1.05, 0.6, 1.5, 0.5, 2.14, 0.06],
    [1.12, 0.66, 1.6, 0.62, 2.3, 0.18],
    [1.2, 0.56, 0.8, 0.38, 0.14, 0.5],
  ]) {
    pen.begin()
    pen.moveTo(fromX, fromY)
    pen.quadTo(bendX, bendY, toX, toY)
    g.stroke()
  }
  g.strokeStyle = '#4f5559'
  pen.lineWidth = 0.045
  pen.strokeLine(0.3, 0.44, 0.32, 0.82)
  pen.strokeLine(0.66, 0.42, 0.62, 0.9)
  g.strokeStyle = '#5f666b'
  pen.begin()
  pen.ellipse(0.32, 0.82, 0.17, 0.17)
  g.stroke()
}

/** A heap of needles and earth with a way up it, and those who built it. */
function drawAnthill(pen: SharePen) {
  const { g } = pen
  pen.fillShape(pen.gradient(0, 0, 0, 1, '#9a6e44', '#6e4a2a', '#4a301a'), () => {
    pen.moveTo(0, 1)
    pen.quadTo(0.36, 0.72, 0.62, 0.22)
    pen.quadTo(0.86, -0.14, 1.12, 0.24)
    pen.quadTo(1.4, 0.74, 1.78, 1)
  })
  for (let k = 0; k < 130; k++) {
    const y = 0.16 + spread(k) * 0.82
    const x = 0.88 + (spread(k, 0.37) - 0.5) * 1.6 * y
    g.strokeStyle = shadeHex('#8a6038', (spread(k, 0.53) - 0.5) * 0.8)
    pen.lineWidth = 0.008
    pen.strokeLine(x, y, x + (spread(k, 0.71) - 0.5) * 0.09, y + 0.04)
  }
  g.fillStyle = '#241408'
  pen.fillEllipse(0.88, 0.2, 0.08, 0.05)
  for (let k = 0; k < 22; k++) {
    const y = 0.24 + k * 0.034
    const x = 0.88 + Math.sin(k * 0.9) * 0.12 + k * 0.016
    pen.fillEllipse(x, y, 0.017, 0.011)
    pen.fillEllipse(x + 0.024, y - 0.003, 0.011, 0.009)
  }
}

/** Bare feet that have gone along the ground, the left and the right by turns. */
function drawFootprints(pen: SharePen, { snow }: PieceOptions) {
  const { g } = pen
  const dent = snow ? 'rgba(112,136,170,.8)' : 'rgba(84,54,28,.62)'
  const rim = snow ? 'rgba(255,255,255,.6)' : 'rgba(255,240,210,.45)'
  for (let step = 0; step < 8; step++) {
    const isLeft = step % 2 === 0
    const [x, y] = [
      0.5 + step * 0.86 + (isLeft ? 0.1 : 0),
      (isLeft ? 0.3 : 0.7) + (spread(step) - 0.5) * 0.06,
    ]
    const print = (along: number, aside: number, length: number, breadth: number) => {
      g.fillStyle = rim
      pen.fillEllipse(x + along, y + aside + 0.03, length, breadth)
      g.fillStyle = dent
      pen.fillEllipse(x + along, y + aside, length, breadth)
    }
    print(-0.12, 0, 0.17, 0.1)
    print(0.16, 0, 0.15, 0.13)
    if (snow) continue
    for (const toe of [-2, -1, 0, 1, 2]) print(0.36 - Math.abs(toe) * 0.025, toe * 0.055, 0.042, 0.028)
  }
}

/** Water that turns down into a hole in the sea. */
function drawWhirlpool(pen: SharePen) {
  const { g } = pen
  for (let ring = 0; ring < 12; ring++) {
    const share = 1 - ring / 12.5
    const sunk = (1 - share) ** 2 * 0.3
    g.fillStyle = shadeHex('#2f7f96', -0.75 * (1 - share) ** 0.8)
    pen.fillEllipse(2, 0.5 + sunk, 1.96 * share, 0.47 * share)
  }
  for (let k = 0; k < 64; k++) {
    const share = 0.24 + spread(k, 0.37) * 0.74
    const from = spread(k) * Math.PI * 2 + share * 5
    g.strokeStyle = `rgba(235,248,252,${0.25 + spread(k, 0.53) * 0.5})`
    pen.lineWidth = 0.01 + share * 0.014
    pen.begin()
    pen.ellipse(
      2,
      0.5 + (1 - share) ** 2 * 0.3,
      1.94 * share,
      0.46 * share,
      0,
      from,
      from + 0.5 + share * 0.5,
    )
    g.stroke()
  }
}

/** A crystal of snow, six times the same branch. */
function drawSnowflake(pen: SharePen, { colour = '#eef7ff' }: PieceOptions) {
  const { g } = pen
  const draw = (tone: string, breadth: number) => {
    g.strokeStyle = tone
    for (let side = 0; side < 6; side++) {
      const turn = (side * Math.PI) / 3 + Math.PI / 6
      const at = (along: number, aside: number) =>
        [
          0.5 + Math.cos(turn) * along - Math.sin(turn) * aside,
          0.5 + Math.sin(turn) * along + Math.cos(turn) * aside,
        ] as const
      pen.lineWidth = breadth
      pen.strokeLine(...at(0, 0), ...at(0.47, 0))
      for (const [along, reach] of [
        [0.14, 0.08],
        [0.25, 0.13],
        [0.36, 0.085],
      ])
        for (const hand of [-1, 1]) pen.strokeLine(...at(along, 0), ...at(along + reach * 0.7, hand * reach))
    }
  }
  draw('rgba(60,110,170,.55)', 0.05)
  draw(colour, 0.03)
}

/** A young frog that is all head and tail. */
function drawTadpole(pen: SharePen, { colour = '#4c5a34' }: PieceOptions) {
  const { g } = pen
  pen.fillShape(pen.across(0.7, 2.2, shadeHex(colour, -0.1), shadeHex(colour, 0.35)), () => {
    pen.moveTo(0.7, 0.3)
    pen.quadTo(1.4, 0.02, 2.24, 0.4)
    pen.quadTo(1.5, 0.72, 0.7, 0.76)
  })
  g.fillStyle = pen.gradient(0, 0.1, 0, 0.95, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.35))
  pen.fillEllipse(0.54, 0.53, 0.52, 0.44)
  g.fillStyle = '#f4f6ea'
  pen.fillCircle(0.34, 0.42, 0.13)
  g.fillStyle = '#12160c'
  pen.fillCircle(0.31, 0.43, 0.075)
  g.strokeStyle = shadeHex(colour, -0.5)
  pen.lineWidth = 0.025
  pen.begin()
  pen.arc(0.26, 0.62, 0.13, 0.4, 1.9)
  g.stroke()
}

/** What lies about out of doors, and what wind and water do. */
export const GROUND_FINDS: Readonly<Record<string, Piece>> = {
  '@driftwood': { broadness: 3.4, draw: drawDriftwood },
  '@tumbleweed': { broadness: 1, draw: drawTumbleweed },
  '@columns': { broadness: 1.6, draw: drawColumns },
  '@plough': { broadness: 2.36, draw: drawPlough },
  '@anthill': { broadness: 1.8, draw: drawAnthill },
  '@footprints': { broadness: 7.2, draw: drawFootprints },
  '@whirlpool': { broadness: 4, draw: drawWhirlpool },
  '@snowflake': { broadness: 1, draw: drawSnowflake },
  '@tadpole': { broadness: 2.26, draw: drawTadpole },
}
