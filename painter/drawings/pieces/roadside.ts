import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { drum, face, PALE, SNOW, STEEL, slab } from './masonry.ts'
import type { PieceOptions } from './piece.ts'

type Stroke = readonly [number, number, number, number]

const STOP: readonly (readonly Stroke[])[] = [
  [
    [1, 0, 0, 0],
    [0, 0, 0, 0.5],
    [0, 0.5, 1, 0.5],
    [1, 0.5, 1, 1],
    [1, 1, 0, 1],
  ],
  [
    [0, 0, 1, 0],
    [0.5, 0, 0.5, 1],
  ],
  [
    [0, 0, 1, 0],
    [1, 0, 1, 1],
    [1, 1, 0, 1],
    [0, 1, 0, 0],
  ],
  [
    [0, 1, 0, 0],
    [0, 0, 1, 0],
    [1, 0, 1, 0.5],
    [1, 0.5, 0, 0.5],
  ],
]

/** A red octagon on a pole. */
export function drawStopSign(pen: SharePen) {
  const { g } = pen
  drum(pen, 0.255, 0.4, 0.03, 0.6, STEEL)
  const octagon = (radius: number, fill: string) => {
    pen.fillShape(fill, () => {
      for (let k = 0; k < 8; k++) {
        const a = ((k + 0.5) * Math.PI) / 4
        pen.lineTo(0.27 + Math.cos(a) * radius, 0.27 + Math.sin(a) * radius)
      }
    })
  }
  octagon(0.27, '#f4f2ec')
  octagon(0.248, '#c4221c')
  g.strokeStyle = '#ffffff'
  pen.lineWidth = 0.022
  for (const [k, strokes] of STOP.entries())
    for (const [x1, y1, x2, y2] of strokes) {
      const x = 0.085 + k * 0.1
      pen.strokeLine(x + x1 * 0.066, 0.215 + y1 * 0.11, x + x2 * 0.066, 0.215 + y2 * 0.11)
    }
}

/** A meter beside a parking space. */
export function drawParkingMeter(pen: SharePen, { colour = '#6b737c' }: PieceOptions) {
  const { g } = pen
  drum(pen, 0.15, 0.34, 0.05, 0.66, STEEL)
  pen.fillShape(pen.sheen(0.05, 0.3, 0.32, colour, shadeHex(colour, 0.35), shadeHex(colour, -0.4)), () => {
    pen.moveTo(0.06, 0.36)
    pen.lineTo(0.05, 0.12)
    pen.quadTo(0.175, -0.06, 0.3, 0.12)
    pen.lineTo(0.29, 0.36)
  })
  g.fillStyle = '#dfe9ee'
  pen.fillRoundRect(0.085, 0.08, 0.18, 0.1, 0.04)
  g.fillStyle = '#c4301f'
  pen.fillRect(0.1, 0.13, 0.09, 0.03)
  g.fillStyle = '#24272b'
  pen.fillRect(0.15, 0.21, 0.05, 0.015)
  pen.fillCircle(0.175, 0.285, 0.035)
}

/** A post with arms that point the ways. */
export function drawSignpost(pen: SharePen, { colour = '#94683c', snow }: PieceOptions) {
  slab(pen, 0.4, 0.02, 0.06, 0.98, shadeHex(colour, -0.2))
  for (const [y, side] of [
    [0.08, 1],
    [0.24, -1],
    [0.4, 1],
  ]) {
    const at = (x: number) => 0.43 + x * side
    face(pen, pen.gradient(0, y, 0, y + 0.12, shadeHex(colour, 0.3), shadeHex(colour, -0.05)), [
      [at(-0.1), y],
      [at(0.32), y],
      [at(0.41), y + 0.06],
      [at(0.32), y + 0.12],
      [at(-0.1), y + 0.12],
    ])
    pen.g.fillStyle = 'rgba(40,22,8,.7)'
    for (let k = 0; k < 5; k++) pen.fillRect(at(-0.04 + k * 0.07) - 0.02, y + 0.045, 0.04, 0.03)
    if (!snow) continue
    pen.g.fillStyle = SNOW
    pen.fillRect(Math.min(at(-0.1), at(0.32)), y - 0.02, 0.42, 0.03)
  }
}

/** The name of a street on its pole. */
export function drawStreetSign(pen: SharePen, { colour = '#1f7a4c', night }: PieceOptions) {
  drum(pen, 0.5, 0.04, 0.03, 0.96, STEEL)
  for (const [x, y, tone] of [
    [0.1, 0.05, 0],
    [0.24, 0.17, -0.12],
  ]) {
    slab(pen, x, y, 0.78, 0.105, night ? shadeHex(colour, 0.15) : shadeHex(colour, tone))
    pen.g.strokeStyle = '#f4f4f0'
    pen.lineWidth = 0.008
    pen.strokeRect(x + 0.012, y + 0.012, 0.756, 0.081)
    pen.g.fillStyle = '#f4f4f0'
    for (let k = 0; k < 8; k++) pen.fillRect(x + 0.08 + k * 0.08, y + 0.035, 0.045, 0.036)
  }
}

/** A container for rubbish. */
export function drawDumpster(pen: SharePen, { colour = '#2f6a4a' }: PieceOptions) {
  const { g } = pen
  face(pen, pen.gradient(0, 0.2, 0, 1, shadeHex(colour, 0.2), shadeHex(colour, -0.35)), [
    [0.02, 0.26],
    [1.72, 0.26],
    [1.62, 0.92],
    [0.12, 0.92],
  ])
  g.fillStyle = 'rgba(0,0,0,.22)'
  for (let k = 1; k < 6; k++) pen.fillRect(0.1 + k * 0.27, 0.28, 0.03, 0.62)
  for (const [x, own] of [
    [0.2, '#e6e2d8'],
    [0.52, '#24272b'],
    [0.86, '#c9a25a'],
    [1.22, '#24272b'],
  ] as const) {
    g.fillStyle = pen.gradient(0, 0, 0, 0.3, shadeHex(own, 0.25), own)
    pen.fillEllipse(x + 0.1, 0.2, 0.2, 0.15)
  }
  slab(pen, 0, 0.24, 1.74, 0.06, shadeHex(colour, -0.2))
  g.fillStyle = '#1a1c1f'
  for (const x of [0.24, 1.46]) pen.fillCircle(x, 0.94, 0.06)
}

/** A cone that keeps the traffic off. */
export function drawTrafficCone(pen: SharePen, { colour = '#f0641e' }: PieceOptions) {
  slab(pen, 0.02, 0.92, 0.76, 0.08, shadeHex(colour, -0.2))
  const half = (y: number) => 0.03 + y * 0.27
  for (const [from, to, own] of [
    [0, 0.3, colour],
    [0.3, 0.5, '#f6f4ee'],
    [0.5, 0.68, colour],
    [0.68, 0.8, '#f6f4ee'],
    [0.8, 0.94, colour],
  ] as const)
    face(pen, pen.sheen(0.1, 0.7, 0.34, own, shadeHex(own, 0.3), shadeHex(own, -0.35)), [
      [0.4 - half(from), from],
      [0.4 + half(from), from],
      [0.4 + half(to), to],
      [0.4 - half(to), to],
    ])
}

/** A great board for advertisements beside a road. */
export function drawBillboard(pen: SharePen, { night }: PieceOptions) {
  const { g } = pen
  for (const x of [0.4, 1.24]) slab(pen, x, 0.5, 0.06, 0.5, STEEL)
  slab(pen, 0.02, 0.04, 1.68, 0.56, '#3a3f46')
  g.fillStyle = pen.gradient(0, 0.06, 1.6, 0.6, night ? '#9fd6ff' : '#7fc0e8', night ? '#ffe0a0' : '#f2d9a0')
  pen.fillRect(0.05, 0.07, 1.62, 0.5)
  pen.fillShape('#3f8a5a', () => {
    pen.moveTo(0.05, 0.57)
    pen.quadTo(0.5, 0.34, 0.95, 0.5)
    pen.quadTo(1.3, 0.36, 1.67, 0.46)
    pen.lineTo(1.67, 0.57)
  })
  g.fillStyle = '#e8502e'
  pen.fillCircle(1.32, 0.22, 0.09)
  g.fillStyle = PALE
  for (const [y, w] of [
    [0.15, 0.6],
    [0.24, 0.44],
  ])
    pen.fillRoundRect(0.16, y, w, 0.05, 0.02)
}

/** A whirlwind from the clouds to the ground. */
export function drawTornado(pen: SharePen) {
  const { g } = pen
  const halfAt = (t: number) => 0.035 + 0.11 * t + 0.4 * t ** 3.2
  const middleAt = (t: number) => 0.62 + Math.sin(t * 3.4 + 0.4) * 0.09 * (1 - t * 0.5)
  const yAt = (t: number) => 0.95 - t * 0.87
  // The funnel, of slices dark on one side.
  for (let k = 0; k < 120; k++) {
    const t = k / 119
    const half = halfAt(t)
    const x = middleAt(t)
    g.fillStyle = pen.sheen(x - half, x + half, 0.34, '#6d727b', '#a9adb4', '#33363d')
    pen.fillEllipse(x, yAt(t), half, 0.012 + half * 0.13)
  }
  // Streaks wind about it upwards, torn at their ends.
  for (let k = 0; k < 70; k++) {
    const t = ((k * 0.618) % 1) * 0.96
    const half = halfAt(t) * (0.8 + 0.2 * ((k * 0.37) % 1))
    const from = 0.15 + ((k * 0.71) % 1) * 1.5
    g.strokeStyle = k % 3 ? `rgba(38,41,48,${0.1 + 0.14 * ((k * 0.29) % 1)})` : 'rgba(214,217,222,.22)'
    pen.lineWidth = 0.006 + 0.014 * ((k * 0.53) % 1) * (0.4 + t)
    pen.begin()
    pen.ellipse(middleAt(t), yAt(t), half, 0.012 + half * 0.16, -0.1, from, from + 0.7 + ((k * 0.43) % 1))
    g.stroke()
  }
  // The cloud that it hangs from.
  for (let k = 0; k < 60; k++) {
    const tone = 48 + (k % 5) * 11
    g.fillStyle = `rgba(${tone},${tone + 4},${tone + 13},.36)`
    pen.fillEllipse(0.02 + ((k * 0.618) % 1) * 1.22, 0.03 + ((k * 0.755) % 1) * 0.12, 0.17, 0.05)
  }
  // Earth and splinters that it tears up.
  for (let k = 0; k < 90; k++) {
    const angle = k * 2.4
    const r = 0.03 + ((k * 0.618) % 1) * 0.3
    g.fillStyle = `rgba(${92 + (k % 4) * 9},${80 + (k % 4) * 8},64,${0.42 - r})`
    pen.fillCircle(
      middleAt(0) + Math.cos(angle) * r,
      0.955 - Math.abs(Math.sin(angle)) * r * 0.42,
      0.028 + 0.03 * ((k * 0.31) % 1),
    )
  }
  g.fillStyle = 'rgba(40,34,28,.75)'
  for (let k = 0; k < 26; k++) {
    const angle = k * 2.9
    const r = 0.1 + ((k * 0.618) % 1) * 0.26
    pen.fillEllipse(middleAt(0) + Math.cos(angle) * r, 0.93 - ((k * 0.43) % 1) * 0.4, 0.008, 0.003, angle)
  }
}

/** A hopper of chimneys on a roof. */
export function drawChimneys(pen: SharePen, { snow }: PieceOptions) {
  face(pen, pen.gradient(0, 0.5, 0, 1, '#8a4a38', '#5a2e24'), [
    [0.1, 0.56],
    [1.5, 0.56],
    [1.6, 1],
    [0, 1],
  ])
  for (let row = 0; row < 6; row++) {
    pen.g.fillStyle = 'rgba(30,10,6,.3)'
    pen.fillRect(0, 0.6 + row * 0.07, 1.6, 0.012)
  }
  for (const [x, top] of [
    [0.3, 0.2],
    [0.98, 0.26],
  ]) {
    slab(pen, x, top, 0.3, 0.5, '#a0583e')
    slab(pen, x - 0.025, top - 0.02, 0.35, 0.06, snow ? SNOW : '#b8a894')
    for (const dx of [0.03, 0.12, 0.21]) drum(pen, x + dx, top - 0.1, 0.06, 0.09, '#b8623e')
    for (let k = 0; k < 7; k++) {
      pen.g.fillStyle = `rgba(220,216,212,${0.5 - k * 0.06})`
      pen.fillCircle(x + 0.16 + k * 0.04, top - 0.12 - k * 0.012, 0.025 + k * 0.008)
    }
  }
}
