import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { PieceOptions } from '../piece.ts'
import { archway, dome, drum, face, PALE, panes, SNOW, slab } from './masonry.ts'

const WARM = ['#d9a066', '#c9785a', '#e6cfa0', '#b8654e', '#e0b98a', '#cf9a78']

/** Fronts of the south side by side: arched windows with shutters, cornices, low roofs of tile. */
export function drawPalazzi(pen: SharePen, { colour, night, snow }: PieceOptions) {
  const { g } = pen
  let x = 0.02
  for (let k = 0; k < 6; k++) {
    const w = 0.42 + ((k * 0.37) % 1) * 0.16
    const top = 0.08 + ((k * 0.618) % 1) * 0.16
    const front = colour ? shadeHex(colour, ((k * 0.37) % 1) * 0.24 - 0.12) : WARM[k % WARM.length]
    slab(pen, x, top, w, 1 - top, front)
    face(pen, snow ? SNOW : '#a8583e', [
      [x - 0.02, top + 0.015],
      [x + 0.04, top - 0.05],
      [x + w - 0.04, top - 0.05],
      [x + w + 0.02, top + 0.015],
    ])
    g.fillStyle = shadeHex(front, -0.3)
    pen.fillRect(x - 0.01, top + 0.01, w + 0.02, 0.02)
    const columns = w > 0.5 ? 4 : 3
    const rows = top > 0.16 ? 3 : 4
    const down = (0.76 - top) / rows
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const middle = x + ((column + 0.5) / columns) * w
        const sill = top + 0.05 + (row + 0.86) * down
        const shutter = ['#4f7a5a', '#5a7a94', '#7a5a40'][k % 3]
        g.fillStyle = shutter
        pen.fillRect(middle - 0.052, sill - down * 0.56, 0.026, down * 0.56)
        pen.fillRect(middle + 0.026, sill - down * 0.56, 0.026, down * 0.56)
        g.fillStyle = PALE
        archway(pen, middle, sill + 0.008, 0.06, down * 0.66)
        g.fillStyle = night && (row * 3 + column * 5 + k) % 3 === 0 ? '#ffd97a' : '#3c4a56'
        archway(pen, middle, sill, 0.046, down * 0.6)
      }
    g.fillStyle = shadeHex(front, -0.22)
    pen.fillRect(x, 0.79, w, 0.015)
    g.fillStyle = night ? '#e8a850' : '#4a3626'
    for (let door = 0; door < 3; door++) archway(pen, x + ((door + 0.5) / 3) * w, 1, 0.09, 0.16)
    x += w + 0.004
  }
}

/** Stone fronts of Paris: even rows of tall windows, iron balconies, grey mansards. */
export function drawBoulevard(pen: SharePen, { colour = '#ddd0b4', night, snow }: PieceOptions) {
  const { g } = pen
  for (let k = 0; k < 4; k++) {
    const x = 0.02 + k * 0.66
    const front = shadeHex(colour, ((k * 0.37) % 1) * 0.16 - 0.08)
    slab(pen, x, 0.26, 0.655, 0.74, front)
    const slate = snow ? SNOW : '#66727e'
    face(pen, pen.gradient(0, 0.06, 0, 0.27, shadeHex(slate, 0.2), shadeHex(slate, -0.15)), [
      [x - 0.005, 0.27],
      [x + 0.05, 0.1],
      [x + 0.61, 0.1],
      [x + 0.66, 0.27],
    ])
    for (const at of [0.08, 0.5]) slab(pen, x + at, 0.02, 0.09, 0.1, '#b58a6e')
    for (let column = 0; column < 4; column++) {
      const middle = x + 0.1 + column * 0.153
      g.fillStyle = shadeHex(front, 0.2)
      pen.fillRoundRect(middle - 0.04, 0.14, 0.08, 0.12, [0.03, 0.03, 0, 0])
      for (let row = 0; row < 4; row++) {
        const y = row === 0 ? 0.16 : 0.13 + row * 0.17
        g.fillStyle = night && (row * 3 + column * 5 + k) % 4 !== 1 ? '#ffd97a' : '#475868'
        pen.fillRect(middle - 0.03, y, 0.06, row === 0 ? 0.09 : 0.12)
        if (row === 0) continue
        g.fillStyle = 'rgba(30,32,36,.75)'
        pen.fillRect(middle - 0.045, y + 0.085, 0.09, 0.01)
        for (let bar = 0; bar < 6; bar++) pen.fillRect(middle - 0.044 + bar * 0.016, y + 0.085, 0.005, 0.04)
      }
    }
    g.fillStyle = shadeHex(front, -0.25)
    for (const y of [0.265, 0.44, 0.79]) pen.fillRect(x, y, 0.655, 0.012)
    for (let shop = 0; shop < 3; shop++) {
      g.fillStyle = ['#7a2c34', '#2f5a4c', '#2c4a6e', '#8a5a2c'][(k + shop) % 4]
      pen.fillRect(x + 0.03 + shop * 0.21, 0.815, 0.18, 0.04)
      g.fillStyle = night ? '#ffd97a' : '#3a4650'
      pen.fillRect(x + 0.04 + shop * 0.21, 0.865, 0.16, 0.13)
    }
  }
}

/** White houses with flat roofs, and blue domes among them. */
export function drawWhiteHouses(pen: SharePen, { night }: PieceOptions) {
  const { g } = pen
  const white = '#f6f4ee'
  for (const [x, y, w] of [
    [0.5, 0.3, 0.4],
    [1.25, 0.24, 0.44],
    [0.9, 0.36, 0.4],
    [0.05, 0.46, 0.5],
    [1.6, 0.4, 0.42],
    [0.6, 0.58, 0.46],
    [1.12, 0.52, 0.44],
    [0, 0.72, 0.46],
    [1.5, 0.68, 0.54],
    [0.44, 0.78, 0.56],
    [1.0, 0.76, 0.54],
  ]) {
    slab(pen, x, y, w, 1 - y, white)
    g.fillStyle = 'rgba(120,140,170,.22)'
    pen.fillRect(x + w * 0.82, y, w * 0.18, 1 - y)
    g.fillStyle = night ? '#ffd97a' : '#3f6a9c'
    for (const share of [0.2, 0.55]) archway(pen, x + w * share, y + 0.17, 0.06, 0.1)
    g.fillStyle = '#2f6ab0'
    if (y > 0.6) archway(pen, x + w * 0.78, Math.min(1, y + 0.26), 0.08, 0.17)
  }
  for (const [x, y, r] of [
    [0.7, 0.3, 0.15],
    [1.47, 0.24, 0.17],
  ]) {
    drum(pen, x - r, y - 0.05, r * 2, 0.07, white)
    dome(pen, x, y - 0.04, r, r * 1.1, '#2f6ab8')
    g.strokeStyle = white
    pen.lineWidth = 0.012
    pen.strokeLine(x, y - 0.04 - r * 1.1, x, y - 0.12 - r * 1.1)
    pen.strokeLine(x - 0.02, y - 0.1 - r * 1.1, x + 0.02, y - 0.1 - r * 1.1)
  }
}

/** Houses of clay with flat roofs, as in deserts. */
export function drawAdobes(pen: SharePen, { colour = '#c9955e', night }: PieceOptions) {
  const { g } = pen
  for (const [x, y, w] of [
    [0.3, 0.16, 0.5],
    [1.1, 0.06, 0.34],
    [1.5, 0.26, 0.5],
    [0.02, 0.44, 0.6],
    [0.72, 0.38, 0.62],
    [1.24, 0.5, 0.66],
    [0.3, 0.66, 0.64],
    [1.0, 0.7, 0.5],
  ]) {
    const own = shadeHex(colour, ((x * 3.7 + y) % 1) * 0.24 - 0.1)
    slab(pen, x, y, w, 1 - y, own)
    g.fillStyle = shadeHex(own, 0.2)
    pen.fillRect(x - 0.01, y, w + 0.02, 0.025)
    g.fillStyle = '#5a3a20'
    for (let k = 0; k < 6; k++) pen.fillCircle(x + (k + 0.5) * (w / 6), y + 0.055, 0.012)
    g.fillStyle = night ? '#ffcf70' : '#3a2616'
    for (const share of [0.24, 0.62]) pen.fillRect(x + w * share, y + 0.11, 0.06, 0.08)
    if (y > 0.4) archway(pen, x + w * 0.48, 1, 0.1, 0.2)
  }
}

/** Wooden fronts of the old west in a row. */
export function drawWesternStreet(pen: SharePen, { night }: PieceOptions) {
  const { g } = pen
  const woods = ['#9a7448', '#7f6a54', '#a8623e', '#8a8064', '#94683c']
  for (let k = 0; k < 5; k++) {
    const x = 0.02 + k * 0.62
    const top = 0.14 + ((k * 0.618) % 1) * 0.2
    const wood = woods[k]
    slab(pen, x, top, 0.6, 1 - top, wood)
    g.strokeStyle = 'rgba(20,12,6,.28)'
    pen.lineWidth = 0.006
    for (let n = 1; n < 16; n++) pen.strokeLine(x, top + n * 0.05, x + 0.6, top + n * 0.05)
    slab(pen, x - 0.015, top - 0.03, 0.63, 0.05, shadeHex(wood, -0.25))
    slab(pen, x + 0.1, top + 0.06, 0.4, 0.09, '#e4d3a8')
    g.fillStyle = '#6b2c20'
    for (let n = 0; n < 5; n++) pen.fillRect(x + 0.14 + n * 0.066, top + 0.085, 0.04, 0.04)
    face(pen, shadeHex(wood, -0.3), [
      [x, 0.64],
      [x + 0.6, 0.64],
      [x + 0.62, 0.7],
      [x - 0.02, 0.7],
    ])
    panes(pen, { x: x + 0.04, y: 0.46, w: 0.52, h: 0.15, columns: 3, rows: 1, share: 0.46 }, night)
    panes(pen, { x: x + 0.02, y: 0.72, w: 0.24, h: 0.18, columns: 1, rows: 1, share: 0.7 }, night)
    g.fillStyle = night ? '#ffcf70' : '#241710'
    pen.fillRect(x + 0.34, 0.76, 0.14, 0.24)
    for (const at of [0, 0.56]) slab(pen, x + at, 0.7, 0.03, 0.3, shadeHex(wood, -0.35))
  }
}

/** Wooden houses of the far east under curved roofs of tile, lanterns before their doors. */
export function drawMachiya(pen: SharePen, { night, snow }: PieceOptions) {
  const { g } = pen
  const tile = snow ? SNOW : '#4a5058'
  const roof = (x: number, w: number, y: number, rise: number) =>
    pen.fillShape(pen.gradient(0, y - rise, 0, y, shadeHex(tile, 0.25), shadeHex(tile, -0.3)), () => {
      pen.moveTo(x - 0.07, y - 0.02)
      pen.quadTo(x + w * 0.1, y - rise * 0.35, x + w * 0.16, y - rise)
      pen.lineTo(x + w * 0.84, y - rise)
      pen.quadTo(x + w * 0.9, y - rise * 0.35, x + w + 0.07, y - 0.02)
      pen.quadTo(x + w / 2, y + 0.035, x - 0.07, y - 0.02)
    })
  for (let k = 0; k < 4; k++) {
    const x = 0.08 + k * 0.66
    const top = 0.3 - (k % 2) * 0.08
    const wood = ['#6b4a30', '#5a4434', '#7a5436', '#4f3d30'][k]
    slab(pen, x + 0.04, top, 0.5, 0.3, shadeHex(wood, 0.1))
    slab(pen, x, 0.62, 0.58, 0.38, wood)
    const paper = night ? '#ffd98a' : '#eee4cc'
    for (const [left, y, w, h, bars] of [
      [x + 0.08, top + 0.07, 0.42, 0.16, 9],
      [x + 0.03, 0.7, 0.22, 0.24, 5],
      [x + 0.33, 0.7, 0.22, 0.3, 5],
    ]) {
      g.fillStyle = paper
      pen.fillRect(left, y, w, h)
      g.fillStyle = shadeHex(wood, -0.3)
      for (let bar = 0; bar <= bars; bar++) pen.fillRect(left + (w * bar) / bars - 0.006, y, 0.012, h)
      pen.fillRect(left, y + h * 0.5, w, 0.01)
    }
    roof(x + 0.02, 0.54, top, 0.16)
    roof(x, 0.58, 0.63, 0.1)
    g.fillStyle = ['#2f4a7a', '#a3342c', '#3f5a44', '#6b2c3c'][k]
    for (let flap = 0; flap < 4; flap++) pen.fillRect(x + 0.335 + flap * 0.055, 0.69, 0.048, 0.08)
    for (const at of [0.0, 0.28, 0.57]) {
      g.fillStyle = night ? '#ff9a5a' : '#c8341f'
      pen.fillEllipse(x + at, 0.72, 0.032, 0.045)
      g.fillStyle = '#241710'
      pen.fillRect(x + at - 0.018, 0.672, 0.036, 0.01)
      pen.fillRect(x + at - 0.018, 0.758, 0.036, 0.01)
    }
  }
}

/** A tower of five curved roofs. */
export function drawPagoda(pen: SharePen, { colour = '#b83a28', night, snow }: PieceOptions) {
  const { g } = pen
  const tile = snow ? SNOW : '#454c54'
  const floors = 5
  slab(pen, 0.12, 0.94, 0.66, 0.06, '#9a948a')
  for (let k = 0; k < floors; k++) {
    const half = 0.24 - k * 0.026
    const floor = 0.94 - k * 0.158
    const top = floor - 0.1
    slab(pen, 0.45 - half, top, half * 2, 0.1, colour)
    g.fillStyle = night ? '#ffd98a' : '#f0e6d0'
    for (let pane = 0; pane < 3; pane++)
      pen.fillRect(0.45 - half * 0.72 + pane * half * 0.52, top + 0.03, half * 0.4, 0.062)
    g.fillStyle = shadeHex(colour, -0.3)
    pen.fillRect(0.45 - half - 0.03, floor - 0.018, half * 2 + 0.06, 0.016)
    const reach = half + 0.15
    pen.fillShape(
      pen.gradient(0, top - 0.07, 0, top + 0.02, shadeHex(tile, 0.3), shadeHex(tile, -0.3)),
      () => {
        pen.moveTo(0.45 - reach, top - 0.012)
        pen.quadTo(0.45 - half, top - 0.01, 0.45 - half * 0.7, top - 0.062)
        pen.lineTo(0.45 + half * 0.7, top - 0.062)
        pen.quadTo(0.45 + half, top - 0.01, 0.45 + reach, top - 0.012)
        pen.quadTo(0.45, top + 0.045, 0.45 - reach, top - 0.012)
      },
    )
  }
  g.strokeStyle = '#c9a04a'
  pen.lineWidth = 0.014
  pen.strokeLine(0.45, 0.15, 0.45, 0)
  g.fillStyle = '#c9a04a'
  for (let k = 0; k < 5; k++) pen.fillEllipse(0.45, 0.04 + k * 0.022, 0.02, 0.006)
}
