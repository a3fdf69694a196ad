import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { PieceOptions } from '../piece.ts'
import { archway, dome, face, PALE, slab } from './masonry.ts'

const MEXICAN = ['#d9573f', '#e8b23a', '#3f8fb0', '#d97aa0', '#5a9a6a', '#e0862e']
const INDIAN = ['#e3b25c', '#7fb3a8', '#d98a6a', '#9fb4d6', '#e6d2a0', '#c98aa0', '#8fae74']
const PASTEL = ['#f0c64a', '#f6f1e6', '#e8907c', '#8fc0d8', '#f2e2b0', '#a8cfa4', '#e8a0a8']
const LAMPLIT = '#ffcf70'
const DARK = '#3a2a22'
const IRON = 'rgba(34,28,26,.8)'

/** Low houses with flat roofs under bright paint: a darker base, arched doors, grilles, flowers in pots. */
export function drawMexicanRow(pen: SharePen, { colour, night }: PieceOptions) {
  const { g } = pen
  for (let k = 0; k < 5; k++) {
    const [x, w] = [0.02 + k * 0.62, 0.615]
    const top = 0.12 + ((k * 0.618) % 1) * 0.24
    const front = colour ? shadeHex(colour, ((k * 0.37) % 1) * 0.24 - 0.12) : MEXICAN[k % MEXICAN.length]
    slab(pen, x, top, w, 1 - top, front)
    slab(pen, x, 0.86, w, 0.14, shadeHex(front, -0.38))
    g.fillStyle = PALE
    pen.fillRect(x - 0.005, top, w + 0.01, 0.03)
    pen.fillRect(x, top + 0.07, w, 0.014)
    // Spouts for the rain.
    g.fillStyle = shadeHex(front, -0.45)
    for (const share of [0.25, 0.75]) pen.fillRect(x + w * share, top + 0.09, 0.02, 0.05)
    g.fillStyle = PALE
    archway(pen, x + w * 0.5, 1, 0.2, 0.4)
    g.fillStyle = ['#2f6a8a', '#7a3a24', '#3f6a3a', '#8a5a24'][k % 4]
    archway(pen, x + w * 0.5, 1, 0.16, 0.37)
    g.fillStyle = IRON
    pen.fillRect(x + w * 0.5 - 0.003, 0.66, 0.006, 0.34)
    for (const share of [0.17, 0.83]) {
      const middle = x + w * share
      g.fillStyle = PALE
      pen.fillRect(middle - 0.072, 0.59, 0.144, 0.23)
      g.fillStyle = night ? LAMPLIT : DARK
      pen.fillRect(middle - 0.055, 0.61, 0.11, 0.19)
      g.fillStyle = IRON
      for (let bar = 0; bar < 5; bar++) pen.fillRect(middle - 0.05 + bar * 0.024, 0.6, 0.005, 0.21)
      growInPot(pen, middle, 0.99, k)
    }
  }
  // Paper cut for a feast, on strings from house to house.
  for (let k = 0; k < 30; k++) {
    const sag = Math.sin(((k % 10) / 9) * Math.PI) * 0.06
    g.fillStyle = ['#e8447a', '#3fa85a', '#f0b22a', '#7a4fb0', '#2f8fd0'][k % 5]
    pen.fillRect(0.04 + k * 0.103, 0.4 + sag, 0.06, 0.07)
  }
}

/** Narrow tall houses of the south under red tiles: pastel, iron balconies, washing; in Portugal some in blue tiles. */
export function drawPortugueseRow(pen: SharePen, { colour, night, snow }: PieceOptions, hasTiles = true) {
  const { g } = pen
  let x = 0.02
  for (let k = 0; k < 7; k++) {
    const w = 0.36 + ((k * 0.37) % 1) * 0.1
    const top = 0.1 + ((k * 0.618) % 1) * 0.18
    const isTiled = hasTiles && k % 3 === 1 && !colour
    const front = colour ? shadeHex(colour, ((k * 0.37) % 1) * 0.24 - 0.12) : PASTEL[k % PASTEL.length]
    slab(pen, x, top, w, 1 - top, isTiled ? '#e6ecf0' : front)
    if (isTiled) {
      g.fillStyle = '#2f62a8'
      for (let row = 0; row < 26; row++)
        for (let column = 0; column < 12; column++)
          if ((row + column) % 2 === 0)
            pen.fillCircle(x + (column + 0.5) * (w / 12), top + 0.03 + row * 0.035, 0.011)
    }
    face(pen, snow ? '#f2f6fb' : '#c05a38', [
      [x - 0.015, top + 0.012],
      [x + 0.05, top - 0.08],
      [x + w - 0.05, top - 0.08],
      [x + w + 0.015, top + 0.012],
    ])
    const storeys = top > 0.2 ? 3 : 4
    const down = (0.76 - top) / storeys
    for (let storey = 0; storey < storeys; storey++)
      for (const share of [0.27, 0.73]) {
        const middle = x + w * share
        const sill = top + 0.04 + (storey + 0.9) * down
        g.fillStyle = PALE
        pen.fillRect(middle - 0.055, sill - down * 0.72, 0.11, down * 0.72)
        g.fillStyle = night && (storey + k) % 3 !== 1 ? LAMPLIT : '#3f5a4a'
        pen.fillRect(middle - 0.04, sill - down * 0.66, 0.08, down * 0.66)
        g.fillStyle = IRON
        pen.fillRect(middle - 0.075, sill - 0.05, 0.15, 0.008)
        pen.fillRect(middle - 0.075, sill - 0.004, 0.15, 0.012)
        for (let bar = 0; bar < 9; bar++) pen.fillRect(middle - 0.075 + bar * 0.018, sill - 0.05, 0.005, 0.05)
      }
    if (k % 2 === 0)
      for (let piece = 0; piece < 6; piece++) {
        g.fillStyle = ['#f4f2ec', '#d8423a', '#3f7fb8', '#f0c64a', '#f4f2ec', '#5a9a6a'][piece]
        pen.fillRect(x + 0.04 + piece * 0.05, top + 0.06 + down, 0.036, 0.06)
      }
    g.fillStyle = PALE
    archway(pen, x + w * 0.5, 1, 0.16, 0.22)
    g.fillStyle = ['#2f6a4a', '#7a2f2a', '#2a4f7a'][k % 3]
    archway(pen, x + w * 0.5, 1, 0.12, 0.2)
    x += w + 0.004
  }
}

/** Leaves with blossom in a pot of clay. */
function growInPot(pen: SharePen, x: number, foot: number, k: number) {
  const { g } = pen
  g.fillStyle = '#b4633a'
  pen.fillRect(x - 0.035, foot - 0.07, 0.07, 0.07)
  for (let n = 0; n < 26; n++) {
    g.fillStyle =
      n % 4 === 3
        ? ['#e83a7a', '#f0a02a', '#d8282e'][k % 3]
        : shadeHex('#3f7a36', ((n * 0.37) % 1) * 0.4 - 0.2)
    pen.fillCircle(x + ((n * 0.618) % 1) * 0.11 - 0.055, foot - 0.07 - ((n * 0.755) % 1) * 0.1, 0.012)
  }
}

/** Narrow plastered houses of several storeys with flat roofs: arched windows, balconies, awnings over open shops. */
export function drawIndianRow(pen: SharePen, { colour, night }: PieceOptions) {
  const { g } = pen
  let x = 0.02
  for (let k = 0; k < 6; k++) {
    const w = 0.4 + ((k * 0.37) % 1) * 0.14
    const top = 0.1 + ((k * 0.618) % 1) * 0.2
    const front = colour ? shadeHex(colour, ((k * 0.37) % 1) * 0.24 - 0.12) : INDIAN[k % INDIAN.length]
    if (k % 3 === 1) {
      // A kiosk on the roof.
      for (const at of [-0.08, 0.07]) slab(pen, x + w / 2 + at, top - 0.07, 0.014, 0.08, front)
      dome(pen, x + w / 2, top - 0.065, 0.1, 0.075, shadeHex(front, 0.25), 1.05)
    } else if (k % 3 === 0) slab(pen, x + w * 0.6, top - 0.06, 0.1, 0.06, '#22262a')
    slab(pen, x, top, w, 1 - top, front)
    g.fillStyle = shadeHex(front, -0.3)
    pen.fillRect(x - 0.008, top, w + 0.016, 0.018)
    const storeys = top > 0.2 ? 2 : 3
    const down = (0.74 - top) / storeys
    for (let storey = 0; storey < storeys; storey++) {
      const floor = top + (storey + 1) * down
      for (let column = 0; column < 3; column++) {
        const middle = x + ((column + 0.5) / 3) * w
        g.fillStyle = shadeHex(front, 0.4)
        archway(pen, middle, floor - 0.03, 0.086, down * 0.68)
        g.fillStyle = night && (storey + column * 2 + k) % 3 !== 1 ? LAMPLIT : '#46382f'
        archway(pen, middle, floor - 0.03, 0.062, down * 0.6)
      }
      g.fillStyle = shadeHex(front, -0.4)
      pen.fillRect(x - 0.012, floor - 0.012, w + 0.024, 0.014)
      for (let bar = 0; bar < 16; bar++) pen.fillRect(x + (bar / 16) * w, floor - 0.06, 0.006, 0.05)
      pen.fillRect(x - 0.006, floor - 0.066, w + 0.012, 0.01)
    }
    g.fillStyle = night ? '#e8a850' : '#2f2622'
    pen.fillRect(x + 0.03, 0.8, w - 0.06, 0.2)
    hangAwning(pen, x, w, k)
    x += w + 0.004
  }
}

/** Stripes of cloth over an open shop, and a board above with its name. */
function hangAwning(pen: SharePen, x: number, w: number, k: number) {
  const { g } = pen
  g.fillStyle = ['#b8322a', '#1f5a8a', '#d99a1c', '#2f6a3a'][k % 4]
  pen.fillRect(x + 0.04, 0.735, w - 0.08, 0.045)
  for (let stripe = 0; stripe < 8; stripe++) {
    g.fillStyle = stripe % 2 ? '#f2e6cc' : ['#c8502a', '#2f7a6a', '#a83a5a'][k % 3]
    pen.fillRect(x + (stripe / 8) * w, 0.79, w / 8, 0.07)
  }
}
