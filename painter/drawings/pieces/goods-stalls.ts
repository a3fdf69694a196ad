import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { face, slab } from './masonry.ts'
import { drawStall } from './outdoors.ts'
import type { Piece } from './piece.ts'

/** The middles of what stands side by side on the counter. */
const inColumns = (count: number) =>
  Array.from({ length: count }, (_, k) => 0.06 + (1.04 * (k + 0.5)) / count)

const BLOSSOMS = ['#e8486a', '#f6c83a', '#f4f0ea', '#a85ac8', '#f08a3a', '#f29ac0']

/** Bunches of flowers in buckets, on the counter and before it. */
function layOutFlowers(pen: SharePen) {
  const { g } = pen
  for (const [row, [foot, size]] of [
    [0.6, 0.062],
    [0.98, 0.075],
  ].entries())
    for (const [k, x] of inColumns(6 - row).entries()) {
      face(pen, pen.across(x - size, x + size, '#aeb8be', '#6c757c'), [
        [x - size, foot - size * 1.5],
        [x + size, foot - size * 1.5],
        [x + size * 0.74, foot],
        [x - size * 0.74, foot],
      ])
      g.fillStyle = '#3f7a3a'
      pen.fillEllipse(x, foot - size * 1.7, size * 1.2, size * 0.6)
      const colour = BLOSSOMS[(k + row * 2) % BLOSSOMS.length]
      for (let n = 0; n < 9; n++) {
        const at = [x + Math.sin(n * 2.4) * size, foot - size * (2 + 0.32 * (n % 4))] as const
        g.fillStyle = shadeHex(colour, (n % 3) * 0.16 - 0.16)
        pen.fillCircle(...at, size * 0.34)
        g.fillStyle = shadeHex(colour, -0.4)
        pen.fillCircle(...at, size * 0.1)
      }
    }
}

/** Loaves on the counter, and long ones on end in baskets. */
function layOutBread(pen: SharePen) {
  const { g } = pen
  for (const [k, x] of inColumns(6).entries()) {
    if (k % 3 === 2) {
      for (let n = 0; n < 4; n++) {
        const lean = x - 0.045 + n * 0.03
        g.strokeStyle = n % 2 ? '#d69a4a' : '#c4843a'
        pen.lineWidth = 0.032
        pen.strokeLine(lean, 0.58, lean + (n - 1.5) * 0.02, 0.36)
      }
      slab(pen, x - 0.075, 0.5, 0.15, 0.1, '#8a6238')
      continue
    }
    for (const [aside, up] of [
      [-0.04, 0],
      [0.045, 0],
      [0, 0.058],
    ]) {
      g.fillStyle = pen.gradient(0, 0.49 - up, 0, 0.6 - up, '#e2ab5c', '#9a5f2a')
      pen.fillEllipse(x + aside, 0.56 - up, 0.06, 0.042)
      g.strokeStyle = '#f2d8a8'
      pen.lineWidth = 0.008
      for (const cut of [-0.02, 0.012])
        pen.strokeLine(x + aside + cut - 0.01, 0.575 - up, x + aside + cut + 0.014, 0.535 - up)
    }
  }
}

/** Tubs of ice in many colours, and a great cone at either end. */
function layOutIces(pen: SharePen) {
  const { g } = pen
  const ices = ['#f6b8c8', '#f4ead0', '#8a5a3c', '#a8d8a0', '#f2d878', '#c8a0dc']
  slab(pen, 0.06, 0.53, 1.04, 0.07, '#dfe6ea')
  for (const [k, x] of inColumns(6).entries()) {
    g.fillStyle = pen.gradient(0, 0.45, 0, 0.55, shadeHex(ices[k], 0.3), ices[k])
    pen.fillEllipse(x, 0.525, 0.076, 0.055)
  }
  for (const x of [0.3, 0.84]) {
    face(pen, pen.across(x - 0.09, x + 0.09, '#e2ac62', '#b0763a'), [
      [x - 0.085, 0.77],
      [x + 0.085, 0.77],
      [x, 0.97],
    ])
    for (const [k, [aside, up]] of [
      [-0.045, 0],
      [0.045, 0],
      [0, 0.075],
    ].entries()) {
      g.fillStyle = ices[k]
      pen.fillCircle(x + aside, 0.745 - up, 0.062)
    }
  }
}

/** Heaps of spices in sacks. */
function layOutSpices(pen: SharePen) {
  const spices = ['#d8482a', '#f0b02a', '#8a4a22', '#e88a2a', '#7a8a34', '#b8282a']
  for (const [k, x] of inColumns(6).entries()) {
    face(pen, pen.across(x - 0.085, x + 0.085, shadeHex(spices[k], 0.28), shadeHex(spices[k], -0.15)), [
      [x - 0.08, 0.545],
      [x, 0.4],
      [x + 0.08, 0.545],
    ])
    slab(pen, x - 0.085, 0.535, 0.17, 0.075, '#c2a67a')
  }
  for (const [k, x] of inColumns(5).entries()) {
    pen.g.fillStyle = pen.across(x - 0.1, x + 0.1, '#cdb285', '#8a7048')
    pen.fillRoundRect(x - 0.095, 0.83, 0.19, 0.17, 0.04)
    pen.g.fillStyle = spices[(k + 3) % spices.length]
    pen.fillEllipse(x, 0.835, 0.088, 0.05)
  }
}

/** Chestnuts on a pan over embers. */
function layOutRoasts(pen: SharePen) {
  const { g } = pen
  for (const [k, y] of [0.43, 0.39, 0.35].entries()) {
    g.fillStyle = `rgba(255,255,255,${0.3 - k * 0.07})`
    pen.fillCircle(0.6 + (k % 2 ? 0.05 : -0.04), y, 0.05 + k * 0.014)
  }
  for (let n = 0; n < 46; n++) {
    g.fillStyle = ['#5a2e18', '#74401f', '#8a5228'][n % 3]
    pen.fillEllipse(0.24 + (n % 17) * 0.043, 0.5 - Math.floor(n / 17) * 0.026, 0.024, 0.019)
  }
  slab(pen, 0.16, 0.51, 0.85, 0.035, '#2c2e32')
  slab(pen, 0.22, 0.545, 0.73, 0.055, '#d8601e')
}

/** Stalls of those who sell one kind of goods. */
export const GOODS_STALLS: Readonly<Record<string, Piece>> = {
  '@flowerstall': {
    broadness: 1.15,
    draw: (pen, options) =>
      drawStall(pen, { ...options, colour: options.colour ?? '#3f8a5a' }, layOutFlowers),
  },
  '@breadstall': {
    broadness: 1.15,
    draw: (pen, options) => drawStall(pen, { ...options, colour: options.colour ?? '#b8792e' }, layOutBread),
  },
  '@icestall': {
    broadness: 1.15,
    draw: (pen, options) => drawStall(pen, { ...options, colour: options.colour ?? '#e88ab0' }, layOutIces),
  },
  '@spicestall': {
    broadness: 1.15,
    draw: (pen, options) => drawStall(pen, { ...options, colour: options.colour ?? '#d88a2a' }, layOutSpices),
  },
  '@roaststall': {
    broadness: 1.15,
    draw: (pen, options) => drawStall(pen, { ...options, colour: options.colour ?? '#7a3a24' }, layOutRoasts),
  },
}
