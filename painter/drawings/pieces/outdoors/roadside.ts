import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import { drum, face, SNOW, slab } from '../buildings/masonry.ts'
import type { PieceOptions } from '../piece.ts'

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
