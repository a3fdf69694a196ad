import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'

const LEAF = '#4f8a34'
const CANE = '#b98f56'

/** Numbers that look thrown and are the same each time. */
const scattered = (k: number, step = 0.618) => (k * step) % 1

/** A lawn sprinkler, from which water falls to both sides in arcs. */
function drawSprinkler(pen: SharePen) {
  const { g } = pen
  const arcs = [-1.32, -1.12, -0.88, -0.6, -0.3, 0.02, 0.32, 0.62, 0.9, 1.14, 1.34]
  for (const [k, reach] of arcs.entries()) {
    const top = 0.04 + 0.26 * Math.abs(reach) ** 1.6
    const foot = 0.97
    g.strokeStyle = 'rgba(236,247,255,.62)'
    pen.lineWidth = 0.017
    pen.begin()
    pen.moveTo(1.4, 0.84)
    pen.quadTo(1.4 + reach * 0.62, top - 0.22, 1.4 + reach, foot)
    g.stroke()
    for (let n = 1; n < 15; n++) {
      const t = n / 15
      const x = 1.4 + 2 * t * (1 - t) * reach * 0.62 + t * t * reach
      const y = (1 - t) ** 2 * 0.84 + 2 * t * (1 - t) * (top - 0.22) + t * t * foot
      g.fillStyle = `rgba(255,255,255,${0.9 - t * 0.3})`
      pen.fillCircle(
        x + (scattered(k * 7 + n) - 0.5) * 0.06 * t,
        y + (scattered(k + n * 3) - 0.5) * 0.05,
        0.011 + 0.007 * t,
      )
    }
  }
  g.fillStyle = 'rgba(225,240,250,.09)'
  for (const side of [-1, 1]) pen.fillEllipse(1.4 + side * 0.7, 0.6, 0.62, 0.3)
  g.strokeStyle = '#2f8f4a'
  pen.lineWidth = 0.026
  pen.begin()
  pen.moveTo(1.3, 0.95)
  pen.curveTo(1, 0.9, 0.7, 1.02, 0.1, 0.965)
  g.stroke()
  g.fillStyle = pen.across(1.26, 1.54, '#ffd65a', '#e8a322', '#9c6410')
  pen.fillRoundRect(1.26, 0.92, 0.28, 0.05, 0.02)
  g.fillStyle = pen.across(1.37, 1.43, '#cfd6dd', '#8c949d', '#4d545c')
  pen.fillRoundRect(1.375, 0.83, 0.05, 0.1, 0.015)
}

/** A trunk of a palm that leans outward, and the crown on it. */
function drawPalm(pen: SharePen, foot: number, top: readonly [number, number]) {
  const { g } = pen
  const [x, y] = top
  g.fillStyle = pen.across(
    Math.min(foot, x) - 0.05,
    Math.max(foot, x) + 0.05,
    '#b08a5c',
    '#8a653e',
    '#59401f',
  )
  pen.begin()
  pen.moveTo(foot - 0.042, 1)
  pen.quadTo(foot - 0.03, 0.55, x - 0.02, y)
  pen.lineTo(x + 0.02, y)
  pen.quadTo(foot + 0.03, 0.55, foot + 0.042, 1)
  g.fill()
  g.strokeStyle = 'rgba(60,40,20,.45)'
  pen.lineWidth = 0.006
  for (let k = 1; k < 15; k++) {
    const t = k / 15
    const along = foot + (x - foot) * t * t
    pen.strokeLine(
      along - 0.034 + t * 0.014,
      1 - (1 - y) * t,
      along + 0.034 - t * 0.014,
      1 - (1 - y) * t + 0.008,
    )
  }
  for (let k = 0; k < 11; k++) {
    const angle = -Math.PI * 1.12 + (k / 10) * Math.PI * 1.24
    const reach = 0.27 * (0.85 + 0.3 * scattered(k))
    const [u, v] = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.62 + 0.1]
    pen.fillShape(shadeHex('#3f7f33', 0.34 - (k % 4) * 0.2), () => {
      pen.moveTo(x, y + 0.01)
      pen.quadTo(x + Math.cos(angle) * reach * 0.6, y + Math.sin(angle) * reach * 0.9 - 0.06, u, v)
      pen.quadTo(x + Math.cos(angle) * reach * 0.5, y + Math.sin(angle) * reach * 0.6 + 0.05, x, y + 0.01)
    })
  }
  for (const [dx, dy] of [
    [-0.025, 0.02],
    [0.02, 0.03],
    [0, 0.045],
  ] as const) {
    g.fillStyle = '#6b4423'
    pen.fillCircle(x + dx, y + dy, 0.021)
  }
}

/** A tree with a round crown, whose trunk is straight. */
function drawLeafTree(pen: SharePen, foot: number, spread: number) {
  const { g } = pen
  g.fillStyle = pen.across(foot - 0.05, foot + 0.05, '#8d6a46', '#6b4a30', '#3f2a18')
  pen.begin()
  pen.moveTo(foot - 0.06, 1)
  pen.quadTo(foot - 0.034, 0.8, foot - 0.03, 0.3)
  pen.lineTo(foot + 0.03, 0.3)
  pen.quadTo(foot + 0.034, 0.8, foot + 0.06, 1)
  g.fill()
  for (let k = 0; k < 46; k++) {
    const angle = k * 2.4
    const far = Math.sqrt(k / 46)
    const [x, y] = [foot + Math.cos(angle) * far * spread, 0.24 + Math.sin(angle) * far * 0.2]
    g.fillStyle = shadeHex('#4d8a3a', (0.24 - y) * 1.5 + (scattered(k) - 0.5) * 0.24)
    pen.fillEllipse(x, y, 0.075, 0.055, angle)
  }
}

/** The cloth of a hammock between two points, its nearer edge hanging lower. */
function drawSling(pen: SharePen, left: number, right: number, row: number, colour: string) {
  const { g } = pen
  const [from, to, middle] = [left + 0.2, right - 0.2, (left + right) / 2]
  g.strokeStyle = shadeHex(colour, -0.4)
  pen.lineWidth = 0.009
  pen.strokeLine(left, row - 0.06, from, row)
  pen.strokeLine(right, row - 0.06, to, row)
  pen.fillShape(shadeHex(colour, -0.35), () => {
    pen.moveTo(from, row)
    pen.quadTo(middle, row + 0.2, to, row)
    pen.quadTo(middle, row + 0.34, from, row)
  })
  pen.fillShape(
    pen.gradient(0, row, 0, row + 0.3, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.25)),
    () => {
      pen.moveTo(from, row)
      pen.quadTo(middle, row + 0.3, to, row)
      pen.quadTo(middle, row + 0.54, from, row)
    },
  )
  g.strokeStyle = 'rgba(255,255,255,.5)'
  pen.lineWidth = 0.008
  for (const sag of [0.37, 0.45]) {
    pen.begin()
    pen.moveTo(from, row)
    pen.quadTo(middle, row + sag, to, row)
    g.stroke()
  }
}

/** Where the sling of a hammock between trees hangs: its ends and its row. */
const SLING = { left: 0.32, right: 1.78, row: 0.58 }

function drawPalmHammock(pen: SharePen, { colour = '#e0653f' }: PieceOptions) {
  drawPalm(pen, 0.36, [0.26, 0.22])
  drawPalm(pen, 1.74, [1.86, 0.18])
  drawSling(pen, SLING.left, SLING.right, SLING.row, colour)
}

function drawTreeHammock(pen: SharePen, { colour = '#e0653f' }: PieceOptions) {
  drawLeafTree(pen, 0.3, 0.29)
  drawLeafTree(pen, 1.8, 0.29)
  drawSling(pen, SLING.left, SLING.right, SLING.row, colour)
}

/** Canes that beans climb, tied together in a row, with red flowers and long pods. */
function drawBeanPoles(pen: SharePen) {
  const { g } = pen
  g.strokeStyle = CANE
  pen.lineWidth = 0.018
  for (let k = 0; k < 5; k++) {
    const x = 0.12 + k * 0.3
    pen.strokeLine(x - 0.1, 1, x + 0.05, 0.02)
    pen.strokeLine(x + 0.14, 1, x - 0.02, 0.02)
  }
  pen.strokeLine(0.06, 0.07, 1.4, 0.07)
  for (let k = 0; k < 120; k++) {
    const v = scattered(k)
    const pole = Math.floor(scattered(k, 0.371) * 5)
    const x = 0.13 + pole * 0.3 + (scattered(k, 0.787) - 0.5) * (0.14 + 0.2 * v)
    const y = 0.08 + v * 0.88
    g.fillStyle = shadeHex(LEAF, (scattered(k, 0.247) - 0.45) * 0.5)
    pen.fillEllipse(x, y, 0.046, 0.034, k)
  }
  for (let k = 0; k < 34; k++) {
    const x = 0.06 + scattered(k, 0.437) * 1.38
    const y = 0.12 + scattered(k, 0.719) * 0.6
    g.fillStyle = k % 3 ? '#e8412f' : '#ff7a5c'
    pen.fillCircle(x, y, 0.016)
  }
  for (let k = 0; k < 24; k++) {
    const x = 0.06 + scattered(k, 0.553) * 1.38
    const y = 0.26 + scattered(k, 0.831) * 0.56
    g.strokeStyle = k % 2 ? '#8fc25a' : '#6fae45'
    pen.lineWidth = 0.015
    pen.begin()
    pen.moveTo(x, y)
    pen.quadTo(x + 0.02, y + 0.07, x + 0.006, y + 0.13)
    g.stroke()
  }
}

const WASHING = ['#f4f2ee', '#3f7fc0', '#d9503f', '#f0c04a', '#8fbf8a', '#e88a9a', '#5d5f8f', '#f4f2ee']

/** A rack of rods on crossed legs, with clothes hung over them. */
function drawDryingRack(pen: SharePen) {
  const { g } = pen
  g.strokeStyle = '#cfd4d9'
  pen.lineWidth = 0.024
  for (const x of [0.2, 1.28]) {
    pen.strokeLine(x - 0.12, 1, x + 0.14, 0.24)
    pen.strokeLine(x + 0.14, 1, x - 0.12, 0.24)
  }
  pen.lineWidth = 0.018
  for (const y of [0.12, 0.2, 0.28]) pen.strokeLine(0.04, y, 1.46, y)
  pen.strokeLine(0.04, 0.12, 0.12, 0.28)
  pen.strokeLine(1.46, 0.12, 1.38, 0.28)
  const cloth = (x: number, y: number, w: number, h: number, colour: string) => {
    pen.fillShape(pen.across(x, x + w, shadeHex(colour, 0.12), colour, shadeHex(colour, -0.24)), () => {
      pen.moveTo(x, y)
      pen.lineTo(x + w, y)
      pen.quadTo(x + w * 1.04, y + h * 0.5, x + w * 0.98, y + h)
      pen.quadTo(x + w * 0.5, y + h * 0.95, x + w * 0.03, y + h)
    })
    g.strokeStyle = shadeHex(colour, -0.22)
    pen.lineWidth = 0.006
    for (const t of [0.34, 0.66]) pen.strokeLine(x + w * t, y + 0.03, x + w * (t - 0.03), y + h * 0.9)
  }
  for (let k = 0; k < 4; k++) cloth(0.08 + k * 0.35, 0.12, 0.3, 0.36 + 0.16 * scattered(k), WASHING[k])
  for (let k = 0; k < 4; k++)
    cloth(0.16 + k * 0.31, 0.28, 0.26, 0.34 + 0.22 * scattered(k + 3), WASHING[k + 4])
  for (const x of [0.5, 0.9, 1.2]) {
    g.fillStyle = '#e8b04a'
    pen.fillRoundRect(x, 0.25, 0.02, 0.07, 0.006)
  }
}

/** A tunnel of clear film over hoops, with green rows inside. */
function drawPolytunnel(pen: SharePen) {
  const { g } = pen
  pen.fillShape(pen.gradient(0, 0.05, 0, 1, '#e9f3f2', '#bcd6d2', '#8fb0a4'), () => {
    pen.moveTo(0.02, 1)
    pen.curveTo(0.02, 0.2, 0.2, 0.06, 0.7, 0.05)
    pen.lineTo(2.2, 0.16)
    pen.curveTo(2.5, 0.2, 2.58, 0.5, 2.58, 0.96)
  })
  g.strokeStyle = 'rgba(255,255,255,.75)'
  pen.lineWidth = 0.018
  for (let k = 0; k < 6; k++) {
    const x = 1.2 + k * 0.28
    pen.begin()
    pen.moveTo(x - 0.1, 0.1 + k * 0.014)
    pen.curveTo(x + 0.12, 0.2, x + 0.14, 0.6, x + 0.14, 0.98)
    g.stroke()
  }
  pen.fillShape('#3e5d49', () => {
    pen.moveTo(0.16, 1)
    pen.curveTo(0.16, 0.3, 0.34, 0.14, 0.6, 0.14)
    pen.curveTo(0.9, 0.14, 1.06, 0.34, 1.06, 1)
  })
  for (let k = 0; k < 44; k++) {
    const y = 0.5 + 0.48 * scattered(k)
    const half = 0.38
    const x = 0.6 + (scattered(k, 0.447) < 0.5 ? -1 : 1) * half * (0.4 + 0.6 * scattered(k, 0.733))
    g.fillStyle = shadeHex(LEAF, 0.2 - scattered(k, 0.377) * 0.5)
    pen.fillEllipse(x, y, 0.06, 0.045, k)
    if (k % 5 === 0) {
      g.fillStyle = '#d9402f'
      pen.fillCircle(x, y, 0.024)
    }
  }
  g.strokeStyle = '#f4f8f7'
  pen.lineWidth = 0.035
  pen.begin()
  pen.moveTo(0.14, 1)
  pen.curveTo(0.14, 0.28, 0.32, 0.12, 0.6, 0.12)
  pen.curveTo(0.92, 0.12, 1.08, 0.32, 1.08, 1)
  g.stroke()
}

/** Boards about a heap of what a garden leaves, with a fork stuck in it. */
function drawCompostHeap(pen: SharePen) {
  const { g } = pen
  for (let k = 0; k < 90; k++) {
    const t = scattered(k)
    const x = 0.16 + t * 1.2
    const crown = 0.18 + 0.34 * (2 * t - 1) ** 2
    const y = crown + scattered(k, 0.417) * 0.4
    g.fillStyle = ['#4a3420', '#6b4a2a', '#5f7a34', '#84612f', '#3a2a1a', '#8aa04a'][k % 6]
    pen.fillEllipse(x, y, 0.075, 0.045, k)
  }
  g.strokeStyle = '#8a6a44'
  pen.lineWidth = 0.03
  pen.strokeLine(1.06, 0.02, 0.92, 0.4)
  for (const [y, tone] of [
    [0.5, 0.1],
    [0.67, 0],
    [0.84, -0.1],
  ] as const) {
    g.fillStyle = pen.across(
      0,
      1.5,
      shadeHex('#9a7248', tone + 0.12),
      shadeHex('#7d5a36', tone),
      shadeHex('#543a20', tone),
    )
    pen.fillRoundRect(0.04, y, 1.44, 0.14, 0.015)
  }
  g.fillStyle = '#5d4226'
  for (const x of [0.06, 1.38]) pen.fillRect(x, 0.42, 0.08, 0.58)
}

/** Steps of boards over a fence. */
function drawStile(pen: SharePen) {
  const { g } = pen
  const wood = (x: number, y: number, w: number, h: number) => {
    g.fillStyle = pen.gradient(0, y, 0, y + h, '#b08a5a', '#86633c', '#5a3f22')
    pen.fillRoundRect(x, y, w, h, 0.015)
  }
  for (const y of [0.16, 0.38, 0.6]) wood(0, y, 2, 0.07)
  for (const x of [0.1, 1.82]) wood(x, 0.06, 0.09, 0.94)
  for (const x of [0.62, 1.26]) wood(x, 0, 0.11, 1)
  wood(0.5, 0.44, 1, 0.09)
  wood(0.36, 0.74, 1, 0.1)
  for (const x of [0.44, 1.22]) wood(x, 0.82, 0.08, 0.18)
}

export const GARDEN_WORK_PIECES: Readonly<Record<string, Piece>> = {
  '@sprinkler': { broadness: 2.8, draw: drawSprinkler },
  '@palmhammock': { broadness: 2.2, draw: drawPalmHammock },
  '@treehammock': { broadness: 2.1, draw: drawTreeHammock },
  '@beanpoles': { broadness: 1.5, draw: drawBeanPoles },
  '@dryingrack': { broadness: 1.5, draw: drawDryingRack },
  '@polytunnel': { broadness: 2.6, draw: drawPolytunnel },
  '@compostheap': { broadness: 1.52, draw: drawCompostHeap },
  '@stile': { broadness: 2, draw: drawStile },
}
