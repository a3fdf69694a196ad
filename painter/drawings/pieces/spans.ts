import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { archway, boards, courses, face, panes, SNOW, STONE, slab, TIMBER, truss } from './masonry.ts'
import type { PieceOptions } from './piece.ts'

/** A suspension bridge with two towers. */
export function drawSuspensionBridge(pen: SharePen, { colour = '#8a9098', night }: PieceOptions) {
  const { g } = pen
  const deck = 0.7
  const cable = (t: number) => 0.66 - 0.54 * (2 * t - 1) ** 2
  g.strokeStyle = shadeHex(colour, -0.1)
  pen.lineWidth = 0.006
  for (let k = 1; k < 60; k++) {
    const x = (k / 60) * 4.4
    const y = x < 1 ? 0.68 - 0.56 * x ** 1.4 : x > 3.4 ? 0.68 - 0.56 * (4.4 - x) ** 1.4 : cable((x - 1) / 2.4)
    pen.strokeLine(x, Math.min(deck, y), x, deck)
  }
  pen.lineWidth = 0.018
  for (const side of [0, 1]) {
    pen.begin()
    for (let k = 0; k <= 40; k++) {
      const x = side ? 4.4 - k / 40 : k / 40
      const y = 0.68 - 0.56 * (k / 40) ** 1.4
      k === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)
    }
    g.stroke()
  }
  pen.begin()
  for (let k = 0; k <= 60; k++) {
    const y = cable(k / 60)
    k === 0 ? pen.moveTo(1, y) : pen.lineTo(1 + (k / 60) * 2.4, y)
  }
  g.stroke()
  for (const x of [1, 3.4]) {
    for (const side of [-0.055, 0.03]) slab(pen, x + side, 0.06, 0.035, 0.94, colour)
    for (const y of [0.08, 0.24, 0.42, 0.6, 0.84])
      slab(pen, x - 0.055, y, 0.12, 0.03, shadeHex(colour, -0.08))
    slab(pen, x - 0.11, 0.92, 0.23, 0.08, STONE)
    if (night) {
      g.fillStyle = '#ff6a4a'
      pen.fillCircle(x, 0.05, 0.014)
    }
  }
  slab(pen, 0, deck, 4.4, 0.022, shadeHex(colour, 0.05))
  g.strokeStyle = shadeHex(colour, -0.2)
  pen.lineWidth = 0.006
  truss(pen, [0, deck + 0.045, 4.4, deck + 0.045], { from: 0.022, rungs: 80 })
  if (!night) return
  g.fillStyle = '#ffe3a0'
  for (let k = 0; k < 44; k++) pen.fillCircle(0.05 + k * 0.1, deck - 0.02, 0.008)
}

/** The bascule bridge in London: two towers, a walk between their tops. */
export function drawTowerBridge(pen: SharePen, { night }: PieceOptions) {
  const { g } = pen
  const stone = '#b8a888'
  const blue = '#5b86b0'
  g.strokeStyle = blue
  pen.lineWidth = 0.026
  for (const mirror of [false, true]) {
    const at = (x: number) => (mirror ? 2.8 - x : x)
    pen.begin()
    pen.moveTo(at(0), 0.68)
    pen.quadTo(at(0.5), 0.68, at(0.82), 0.4)
    g.stroke()
    pen.lineWidth = 0.008
    for (let k = 1; k < 8; k++) {
      const t = k / 8
      pen.strokeLine(at(t * 0.82), 0.68 - 0.28 * t ** 2, at(t * 0.82), 0.74)
    }
    pen.lineWidth = 0.026
  }
  slab(pen, 0, 0.72, 2.8, 0.05, blue)
  g.fillStyle = shadeHex(blue, -0.4)
  pen.fillRect(0, 0.765, 2.8, 0.02)
  slab(pen, 0.96, 0.36, 0.88, 0.03, blue)
  slab(pen, 0.96, 0.42, 0.88, 0.03, blue)
  g.strokeStyle = '#e9e4d8'
  pen.lineWidth = 0.008
  truss(pen, [0.96, 0.405, 1.84, 0.405], { from: 0.02, rungs: 20 })
  for (const x of [0.8, 1.72]) {
    slab(pen, x - 0.06, 0.8, 0.4, 0.2, shadeHex(stone, -0.25))
    slab(pen, x, 0.28, 0.28, 0.56, stone)
    courses(pen, x, 0.28, 0.28, 0.56, 14)
    panes(pen, { x: x + 0.03, y: 0.31, w: 0.22, h: 0.3, columns: 3, rows: 4, share: 0.42 }, night)
    g.fillStyle = '#3c362c'
    archway(pen, x + 0.14, 0.73, 0.14, 0.13)
    face(pen, pen.across(x, x + 0.28, '#6f7c86', '#4a545e', '#343c44'), [
      [x + 0.02, 0.28],
      [x + 0.1, 0.1],
      [x + 0.18, 0.1],
      [x + 0.26, 0.28],
    ])
    for (const [dx, top] of [
      [0, 0.16],
      [0.24, 0.16],
    ]) {
      slab(pen, x + dx - 0.005, 0.22, 0.05, 0.62, shadeHex(stone, 0.1))
      face(pen, '#4a545e', [
        [x + dx - 0.012, 0.225],
        [x + dx + 0.02, top - 0.06],
        [x + dx + 0.052, 0.225],
      ])
    }
    g.strokeStyle = '#c9a04a'
    pen.lineWidth = 0.008
    pen.strokeLine(x + 0.14, 0.02, x + 0.14, 0.1)
  }
}

const ARCHES = 2.5

/** A stone bridge of many high arches, in one row or in two. */
function drawArches(pen: SharePen, colour: string, rows: number, snow: boolean) {
  const { g } = pen
  g.fillStyle = pen.gradient(0, 0, 0, 1, shadeHex(colour, 0.2), colour, shadeHex(colour, -0.35))
  pen.fillRect(0, 0.04, ARCHES, 0.96)
  courses(pen, 0, 0.04, ARCHES, 0.96, 26)
  g.globalCompositeOperation = 'destination-out'
  if (rows === 2) {
    for (let k = 0; k < 10; k++) archway(pen, (k + 0.5) * 0.25, 0.4, 0.19, 0.27)
    for (let k = 0; k < 5; k++) archway(pen, (k + 0.5) * 0.5, 1.02, 0.37, 0.54)
  } else for (let k = 0; k < 5; k++) archway(pen, (k + 0.5) * 0.5, 1.02, 0.39, 0.84)
  g.globalCompositeOperation = 'source-over'
  g.fillStyle = snow ? SNOW : shadeHex(colour, 0.3)
  pen.fillRect(0, 0.02, ARCHES, 0.03)
  g.fillStyle = 'rgba(30,20,10,.3)'
  pen.fillRect(0, 0.05, ARCHES, 0.012)
  if (rows === 2) pen.fillRect(0, 0.43, ARCHES, 0.014)
}

/** A Roman aqueduct of two rows of arches. */
export const drawAqueduct = (pen: SharePen, { colour = '#c4aa80', snow }: PieceOptions) =>
  drawArches(pen, colour, 2, snow)

/** A railway viaduct. */
export const drawViaduct = (pen: SharePen, { colour = '#a2927c', snow }: PieceOptions) =>
  drawArches(pen, colour, 1, snow)

/** A bridge of ropes and planks that hangs between two posts. */
export function drawRopeBridge(pen: SharePen) {
  const { g } = pen
  const sag = (x: number) => 0.34 + 0.46 * (1 - ((x - 1.7) / 1.7) ** 2)
  for (const x of [0.06, 3.28]) {
    slab(pen, x, 0, 0.06, 0.62, TIMBER)
    slab(pen, x + (x < 1 ? 0.09 : -0.09), 0.06, 0.05, 0.5, shadeHex(TIMBER, -0.25))
  }
  g.strokeStyle = '#a08458'
  for (const [rise, width] of [
    [0.3, 0.02],
    [0.27, 0.014],
    [0.15, 0.01],
  ]) {
    pen.lineWidth = width
    pen.begin()
    for (let k = 0; k <= 40; k++) {
      const x = 0.08 + (k / 40) * 3.24
      k === 0 ? pen.moveTo(x, sag(x) - rise) : pen.lineTo(x, sag(x) - rise)
    }
    g.stroke()
  }
  pen.lineWidth = 0.008
  for (let k = 0; k <= 44; k++) {
    const x = 0.1 + (k / 44) * 3.2
    pen.strokeLine(x, sag(x) - 0.3, x + 0.03, sag(x) + 0.01)
    face(pen, k % 2 ? '#8a6238' : '#744f2c', [
      [x - 0.02, sag(x)],
      [x + 0.035, sag(x) + 0.004],
      [x + 0.05, sag(x) + 0.06],
      [x - 0.012, sag(x) + 0.056],
    ])
  }
}

/** A wooden bridge with a roof over it. */
export function drawCoveredBridge(pen: SharePen, { colour = '#9a3428', snow }: PieceOptions) {
  const { g } = pen
  for (const x of [0.1, 2.0]) {
    slab(pen, x, 0.72, 0.34, 0.28, '#8d8678')
    courses(pen, x, 0.72, 0.34, 0.28, 5)
  }
  boards(pen, 0.06, 0.28, 2.34, 0.44, colour, 40)
  g.fillStyle = '#2c2320'
  for (let k = 0; k < 7; k++) pen.fillRect(0.34 + k * 0.28, 0.38, 0.16, 0.12)
  g.fillStyle = shadeHex(colour, -0.4)
  pen.fillRect(0.06, 0.7, 2.34, 0.035)
  const roof = snow ? SNOW : '#574a42'
  face(pen, pen.gradient(0, 0.04, 0, 0.32, shadeHex(roof, 0.2), shadeHex(roof, -0.2)), [
    [0.14, 0.05],
    [2.32, 0.05],
    [2.46, 0.31],
    [0, 0.31],
  ])
  face(pen, shadeHex(colour, 0.08), [
    [0.06, 0.31],
    [0.06, 0.72],
    [0.3, 0.72],
    [0.3, 0.31],
    [0.18, 0.12],
  ])
  g.fillStyle = '#1f1916'
  pen.fillRect(0.1, 0.42, 0.16, 0.3)
}

/** A small arched bridge of wood. */
export function drawFootbridge(pen: SharePen, { colour = '#8a6238', snow }: PieceOptions) {
  const { g } = pen
  const rise = (x: number) => 0.66 - 0.36 * (1 - ((x - 1.6) / 1.6) ** 2)
  const arc = (dy: number, width: number, fill: string) => {
    g.strokeStyle = fill
    pen.lineWidth = width
    pen.begin()
    for (let k = 0; k <= 30; k++) {
      const x = 0.04 + (k / 30) * 3.12
      k === 0 ? pen.moveTo(x, rise(x) + dy) : pen.lineTo(x, rise(x) + dy)
    }
    g.stroke()
  }
  arc(-0.27, 0.035, shadeHex(colour, -0.3))
  arc(0.1, 0.14, shadeHex(colour, -0.35))
  arc(0.03, 0.08, shadeHex(colour, 0.1))
  for (let k = 0; k <= 8; k++) {
    const x = 0.06 + k * 0.385
    slab(pen, x - 0.025, rise(x) - 0.32, 0.05, 0.38, colour)
  }
  arc(-0.3, 0.045, snow ? SNOW : shadeHex(colour, 0.15))
  arc(-0.15, 0.025, colour)
  for (const x of [0.02, 3.06]) slab(pen, x, 0.6, 0.12, 0.4, '#8d8678')
}

/** A wall of concrete across a valley, water running from it. */
export function drawDam(pen: SharePen, { snow }: PieceOptions) {
  const { g } = pen
  const concrete = '#b4b0a6'
  for (const side of [0, 1]) {
    const at = (x: number) => (side ? 2.6 - x : x)
    face(pen, pen.gradient(0, 0.1, 0, 1, side ? '#6f6a5e' : '#8f8878', side ? '#3f3b34' : '#5a554a'), [
      [at(0), 0.06],
      [at(0.12), 0.12],
      [at(0.34), 0.5],
      [at(0.5), 0.8],
      [at(0.66), 1],
      [at(-0.1), 1],
    ])
  }
  face(pen, pen.gradient(0, 0.9, 0, 1, '#5f8ea4', '#3f6a82'), [
    [0.4, 0.93],
    [2.2, 0.93],
    [2.3, 1],
    [0.3, 1],
  ])
  pen.fillShape(
    pen.gradient(0, 0.1, 0, 1, shadeHex(concrete, 0.2), concrete, shadeHex(concrete, -0.35)),
    () => {
      pen.moveTo(0.04, 0.14)
      pen.quadTo(1.3, 0.3, 2.56, 0.14)
      pen.lineTo(2.1, 1)
      pen.quadTo(1.3, 1.06, 0.5, 1)
    },
  )
  g.strokeStyle = 'rgba(50,48,42,.28)'
  pen.lineWidth = 0.007
  for (let k = 1; k < 13; k++) {
    const t = k / 13
    pen.strokeLine(0.04 + t * 2.52, 0.15 + 0.14 * (1 - (2 * t - 1) ** 2) * 0.6, 0.5 + t * 1.6, 1)
  }
  for (let k = 1; k < 7; k++) {
    pen.begin()
    pen.moveTo(0.04 + k * 0.065, 0.14 + k * 0.12)
    pen.quadTo(1.3, 0.28 + k * 0.12, 2.56 - k * 0.065, 0.14 + k * 0.12)
    g.stroke()
  }
  g.strokeStyle = snow ? SNOW : shadeHex(concrete, 0.3)
  pen.lineWidth = 0.05
  pen.begin()
  pen.moveTo(0, 0.12)
  pen.quadTo(1.3, 0.27, 2.6, 0.12)
  g.stroke()
  for (const x of [0.75, 1.3, 1.85]) {
    slab(pen, x - 0.06, 0.02, 0.12, 0.16, shadeHex(concrete, -0.05))
    g.fillStyle = '#4a545e'
    pen.fillRect(x - 0.03, 0.06, 0.06, 0.05)
  }
  for (const x of [1.1, 1.3, 1.5]) {
    g.fillStyle = '#3a3a38'
    pen.fillRect(x - 0.035, 0.6, 0.07, 0.04)
    pen.fillShape(pen.gradient(0, 0.62, 0, 1, 'rgba(240,248,252,.95)', 'rgba(225,240,248,.85)'), () => {
      pen.moveTo(x - 0.03, 0.63)
      pen.lineTo(x + 0.03, 0.63)
      pen.quadTo(x + 0.06, 0.8, x + 0.1, 1)
      pen.lineTo(x - 0.1, 1)
      pen.quadTo(x - 0.06, 0.8, x - 0.03, 0.63)
    })
  }
}
