import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { KeptWorld } from './kept-world-words.ts'
import { ball, blob, fromAbove, polygon, polyline, spread } from './shapes.ts'

/** Where a small world stands: the middle of its ground, and its breadth. */
export type Site = { x: number; y: number; w: number }

function tree(pen: SharePen, x: number, y: number, s: number, leaves = '#2f7a3c') {
  pen.g.fillStyle = '#6b4426'
  pen.fillRect(x - s * 0.06, y - s * 0.35, s * 0.12, s * 0.35)
  for (const [up, half] of [
    [0.25, 0.3],
    [0.5, 0.24],
    [0.72, 0.17],
  ])
    polygon(pen, shadeHex(leaves, up * 0.3), [
      x - s * half,
      y - s * up,
      x,
      y - s * (up + 0.36),
      x + s * half,
      y - s * up,
    ])
}

function house(pen: SharePen, x: number, y: number, s: number, roof = '#c8522c') {
  pen.g.fillStyle = '#f4e6cc'
  pen.fillRect(x - s * 0.3, y - s * 0.45, s * 0.6, s * 0.45)
  polygon(pen, roof, [x - s * 0.4, y - s * 0.42, x, y - s * 0.85, x + s * 0.4, y - s * 0.42])
  pen.g.fillStyle = '#7a4a2a'
  pen.fillRect(x - s * 0.07, y - s * 0.24, s * 0.14, s * 0.24)
  pen.g.fillStyle = '#ffd873'
  for (const side of [-1, 1]) pen.fillRect(x + side * s * 0.18 - s * 0.05, y - s * 0.34, s * 0.1, s * 0.12)
}

function castle(pen: SharePen, { x, y, w }: Site) {
  for (const [at, high, broad] of [
    [-0.26, 0.42, 0.13],
    [0.26, 0.42, 0.13],
    [-0.12, 0.58, 0.13],
    [0.14, 0.54, 0.12],
    [0.01, 0.74, 0.14],
  ]) {
    pen.g.fillStyle = '#c9c4cf'
    pen.fillRect(x + w * (at - broad / 2), y - w * high, w * broad, w * high)
    polygon(pen, '#5a6fc0', [
      x + w * (at - broad * 0.7),
      y - w * high,
      x + w * at,
      y - w * (high + 0.22),
      x + w * (at + broad * 0.7),
      y - w * high,
    ])
    pen.g.fillStyle = '#ffd873'
    pen.fillRect(x + w * at - w * 0.014, y - w * high * 0.8, w * 0.028, w * 0.06)
  }
  pen.g.fillStyle = '#b4aebc'
  pen.fillRect(x - w * 0.28, y - w * 0.24, w * 0.56, w * 0.24)
  pen.g.fillStyle = '#5a3a24'
  pen.fillRoundRect(x - w * 0.06, y - w * 0.15, w * 0.12, w * 0.15, w * 0.05)
}

function ship(pen: SharePen, { x, y, w }: Site) {
  for (const [at, high] of [
    [-0.16, 0.52],
    [0.12, 0.6],
  ]) {
    polyline(pen, '#5a3a22', w * 0.025, [x + w * at, y - w * 0.08, x + w * at, y - w * (high + 0.08)])
    blob(pen, '#fbf4e2', [
      x + w * (at - 0.12),
      y - w * high,
      x + w * (at + 0.16),
      y - w * high,
      x + w * (at + 0.2),
      y - w * high * 0.55,
      x + w * (at + 0.14),
      y - w * 0.16,
      x + w * (at - 0.13),
      y - w * 0.16,
    ])
  }
  polygon(pen, '#8a4a26', [
    x - w * 0.4,
    y - w * 0.16,
    x + w * 0.42,
    y - w * 0.18,
    x + w * 0.3,
    y + w * 0.05,
    x - w * 0.28,
    y + w * 0.05,
  ])
  for (let k = 0; k < 6; k++) {
    pen.g.fillStyle = k % 2 ? '#5aa8dc' : '#3f8fc8'
    pen.fillEllipse(x + w * (-0.42 + k * 0.17), y + w * 0.07, w * 0.13, w * 0.055)
  }
}

function snowman(pen: SharePen, x: number, y: number, s: number) {
  for (const [up, r] of [
    [0.2, 0.22],
    [0.52, 0.16],
  ])
    ball(pen, x, y - s * up, s * r, '#f6fafc')
  ball(pen, x, y - s * 0.8, s * 0.13, '#f6fafc')
  pen.g.fillStyle = '#22242a'
  pen.fillRect(x - s * 0.14, y - s * 0.93, s * 0.28, s * 0.04)
  pen.fillRect(x - s * 0.09, y - s * 1.1, s * 0.18, s * 0.18)
  for (const side of [-1, 1]) pen.fillCircle(x + side * s * 0.045, y - s * 0.83, s * 0.018)
  polygon(pen, '#f08a2c', [x, y - s * 0.8, x + s * 0.14, y - s * 0.77, x, y - s * 0.76])
  pen.g.fillStyle = '#c8302c'
  pen.fillRoundRect(x - s * 0.13, y - s * 0.69, s * 0.26, s * 0.06, s * 0.02)
}

/** '#rrggbb' of the ground of each. */
export const GROUNDS: Readonly<Record<KeptWorld, string>> = {
  forest: '#4f8f3a',
  village: '#6aa84a',
  castle: '#5f9a48',
  sea: '#2f7ab8',
  mountain: '#5a8f48',
  garden: '#68ac48',
  city: '#6a7078',
  beach: '#ecd49a',
  winter: '#f4f8fb',
  galaxy: '#2a1a58',
}
/** Above and below, where it is no blue sky. */
export const SKIES: Readonly<Partial<Record<KeptWorld, readonly [string, string]>>> = {
  galaxy: ['#120a30', '#6a2f9a'],
  winter: ['#3f7fc0', '#a8d0ec'],
}

/** The things of one small world, on its ground. */
export const THINGS: Readonly<Record<KeptWorld, (pen: SharePen, site: Site) => void>> = {
  forest: (pen, { x, y, w }) => {
    for (let k = 0; k < 9; k++) {
      const s = w * (0.34 + spread(k) * 0.28)
      tree(pen, x + w * (((k * 4) % 9) / 9 - 0.44), y - w * 0.06 + (k / 9) * w * 0.12, s)
    }
  },
  village: (pen, { x, y, w }) => {
    for (const at of [-0.46, 0, 0.46]) tree(pen, x + w * at, y - w * 0.1, w * 0.85)
    house(pen, x - w * 0.26, y - w * 0.08, w * 0.56)
    house(pen, x + w * 0.26, y - w * 0.1, w * 0.6, '#a8442c')
    house(pen, x, y + w * 0.08, w * 0.56, '#d8702c')
  },
  castle: (pen, site) => {
    for (const at of [-0.42, 0.42]) tree(pen, site.x + site.w * at, site.y, site.w * 0.4)
    castle(pen, site)
  },
  sea: ship,
  mountain: (pen, { x, y, w }) => {
    for (const [at, high, half] of [
      [-0.24, 0.5, 0.26],
      [0.26, 0.56, 0.28],
      [0.02, 0.76, 0.32],
    ]) {
      const [peak, foot] = [y - w * high, x + w * at]
      polygon(pen, fromAbove(pen, peak, y, '#7c8796'), [foot - w * half, y, foot, peak, foot + w * half, y])
      polygon(pen, '#f6fafc', [
        foot - w * half * 0.3,
        peak + w * high * 0.3,
        foot,
        peak,
        foot + w * half * 0.3,
        peak + w * high * 0.3,
        foot,
        peak + w * high * 0.22,
      ])
    }
    for (let k = 0; k < 7; k++) tree(pen, x + w * (k / 7 - 0.42), y + w * 0.05, w * 0.22)
  },
  garden: (pen, { x, y, w }) => {
    tree(pen, x + w * 0.24, y - w * 0.04, w * 0.62, '#4f9a3c')
    for (let k = 0; k < 26; k++) {
      const [fx, fy] = [x + w * (spread(k) - 0.5) * 0.9, y + w * (spread(k, 0.37) * 0.16 - 0.04)]
      polyline(pen, '#3f8a34', w * 0.012, [fx, fy, fx, fy - w * 0.13])
      ball(pen, fx, fy - w * 0.14, w * 0.04, ['#e8487a', '#f6c62c', '#f4f4f4', '#a05ad0'][k % 4])
    }
  },
  city: (pen, { x, y, w }) => {
    for (let k = 0; k < 9; k++) {
      const high = w * (0.34 + spread(k * 3) * 0.5)
      const left = x + w * (k / 9 - 0.48)
      pen.g.fillStyle = ['#4a5a72', '#64748c', '#3c4a60'][k % 3]
      pen.fillRect(left, y - high, w * 0.1, high)
      pen.g.fillStyle = '#ffe08a'
      for (let row = 0; row < 6; row++)
        pen.fillRect(
          left + w * 0.02 + (row % 2) * w * 0.035,
          y - high + high * (0.08 + row * 0.14),
          w * 0.022,
          w * 0.03,
        )
    }
  },
  beach: (pen, { x, y, w }) => {
    pen.g.fillStyle = '#3fb0cc'
    pen.fillEllipse(x - w * 0.3, y + w * 0.04, w * 0.3, w * 0.07)
    polyline(pen, '#8a5a30', w * 0.045, [
      x + w * 0.14,
      y,
      x + w * 0.1,
      y - w * 0.3,
      x + w * 0.16,
      y - w * 0.58,
    ])
    for (const [dx, dy] of [
      [-0.28, 0.02],
      [0.28, 0.04],
      [-0.2, -0.14],
      [0.22, -0.14],
      [-0.12, 0.14],
      [0.16, 0.16],
    ])
      blob(pen, '#2f8f4a', [
        x + w * 0.16,
        y - w * 0.6,
        x + w * (0.16 + dx * 0.5),
        y - w * (0.68 - dy),
        x + w * (0.16 + dx),
        y - w * (0.56 - dy),
        x + w * (0.16 + dx * 0.5),
        y - w * (0.6 - dy),
      ])
  },
  winter: (pen, { x, y, w }) => {
    for (const at of [-0.4, 0.42]) tree(pen, x + w * at, y, w * 0.5)
    house(pen, x - w * 0.16, y, w * 0.62, '#d8463a')
    snowman(pen, x + w * 0.24, y + w * 0.08, w * 0.5)
  },
  galaxy: (pen, { x, y, w }) => {
    for (const [dx, dy, r, hex] of [
      [-0.18, 0.5, 0.12, '#e8a04a'],
      [0.2, 0.3, 0.08, '#5ab0e0'],
      [0.14, 0.66, 0.05, '#d85a7a'],
    ] as const)
      ball(pen, x + w * dx, y - w * dy, w * r, hex)
    polyline(pen, '#f6dca0', w * 0.02, [x - w * 0.38, y - w * 0.44, x + w * 0.02, y - w * 0.56])
    pen.g.fillStyle = '#ffffff'
    for (let k = 0; k < 40; k++)
      pen.fillCircle(
        x + w * (spread(k) - 0.5),
        y + w * (0.2 - spread(k, 0.37)),
        w * (0.006 + spread(k, 0.7) * 0.008),
      )
  },
}
