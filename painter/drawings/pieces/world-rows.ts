import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { boards, face, slab } from './masonry.ts'
import type { Piece, PieceOptions } from './piece.ts'

const LAMPLIT = '#ffcf70'
const DARK = '#2c2420'
const SNOW = '#f2f6fb'
const AFRICAN = ['#3f9fc0', '#e8b04a', '#6ab07a', '#efe6cc', '#d9765a']
const ASIAN = ['#d8cfba', '#8fb8b0', '#e0c88a', '#d8a890', '#b8c0c4', '#a8b890']
const FAVELA = ['#b5623f', '#d98a4a', '#4f9fc0', '#c9744a', '#e8c24a', '#b86a48', '#7ab07a', '#d9607a']
const CAUCASIAN = ['#d8a878', '#c9786a', '#e6d2a0', '#a8b8a0', '#d9b48a']
const CARVED = ['#8a5a34', '#3f8090', '#a8703c', '#7a4a2a']
const SIGNS = ['#c8342a', '#1f5f9a', '#e8b21c', '#2f7a3a', '#7a2f7a']
const WARES = ['#d8442c', '#e8a02a', '#3f8f4a', '#e8d24a', '#3f7fc0', '#c03f7a']

/** A roof of corrugated iron seen from its eaves. */
function tinRoof(pen: SharePen, x: number, y: number, w: number, h: number, colour: string) {
  face(pen, pen.gradient(0, y, 0, y + h, shadeHex(colour, 0.2), shadeHex(colour, -0.15)), [
    [x + 0.02, y],
    [x + w - 0.02, y],
    [x + w + 0.03, y + h],
    [x - 0.03, y + h],
  ])
  pen.g.strokeStyle = shadeHex(colour, -0.35)
  pen.lineWidth = 0.005
  const ribs = Math.round(w / 0.035)
  for (let k = 1; k < ribs; k++)
    pen.strokeLine(x + 0.02 + ((w - 0.04) * k) / ribs, y, x - 0.03 + ((w + 0.06) * k) / ribs, y + h)
}

/** A board above a shop with strokes for letters. */
function signboard(pen: SharePen, x: number, y: number, w: number, h: number, k: number) {
  const { g } = pen
  g.fillStyle = SIGNS[k % SIGNS.length]
  pen.fillRect(x, y, w, h)
  g.fillStyle = k % 5 === 2 ? '#2a2622' : '#f6f2e8'
  for (let at = x + 0.03, n = 0; at < x + w - 0.04; at += 0.045, n++)
    if ((n * 3 + k) % 7 !== 4) pen.fillRect(at, y + h * 0.28, 0.028, h * (n % 2 ? 0.44 : 0.34))
}

/** What is piled up for sale before the dark of a shop. */
function wares(pen: SharePen, x: number, w: number, top: number, k: number, night: boolean) {
  const { g } = pen
  g.fillStyle = night ? '#e8a850' : DARK
  pen.fillRect(x, top, w, 1 - top)
  for (let row = 0; row < 3; row++)
    for (let n = 0; n < 5; n++) {
      g.fillStyle = WARES[(n * 2 + row * 3 + k) % WARES.length]
      const size = 0.03 + 0.012 * ((n + row + k) % 3)
      pen.fillRect(x + (w * (n + 0.2)) / 5, 0.96 - row * 0.07 - size, w * 0.13, size)
    }
}

/** Low painted shops under corrugated iron with a darker foot and a board each, as in towns of Africa. */
function drawAfricanRow(pen: SharePen, { colour, night }: PieceOptions) {
  for (let k = 0; k < 5; k++) {
    const [x, w] = [0.04 + k * 0.72, 0.68]
    const hasStorey = k % 2 === 1
    const top = hasStorey ? 0.14 : 0.42
    const front = colour ? shadeHex(colour, ((k * 0.37) % 1) * 0.24 - 0.12) : AFRICAN[k % AFRICAN.length]
    slab(pen, x, top, w, 1 - top, front)
    tinRoof(pen, x, top - 0.11, w, 0.13, k % 3 === 2 ? '#a8acae' : '#96583e')
    if (hasStorey)
      for (const share of [0.2, 0.5, 0.8]) {
        pen.g.fillStyle = shadeHex(front, -0.4)
        pen.fillRect(x + w * share - 0.062, 0.22, 0.124, 0.17)
        pen.g.fillStyle = night ? LAMPLIT : '#33414a'
        pen.fillRect(x + w * share - 0.05, 0.235, 0.1, 0.14)
      }
    signboard(pen, x + 0.05, 0.46, w - 0.1, 0.11, k)
    wares(pen, x + 0.08, w * 0.42, 0.68, k, night)
    pen.g.fillStyle = shadeHex(front, -0.5)
    pen.fillRect(x + w * 0.64, 0.68, w * 0.26, 0.32)
    tinRoof(pen, x, 0.6, w, 0.07, '#a8acae')
    pen.g.fillStyle = '#6b4a30'
    for (const share of [0.01, 0.57, 0.97]) pen.fillRect(x + w * share, 0.66, 0.018, 0.34)
    pen.g.fillStyle = shadeHex(front, -0.35)
    pen.fillRect(x + w * 0.53, 0.88, w * 0.1, 0.12)
  }
}

/** Narrow concrete houses over open shops, with boards, coolers, balconies and wires, as in the cities of Asia. */
function drawShophouses(pen: SharePen, { colour, night }: PieceOptions) {
  const { g } = pen
  let x = 0.02
  for (let k = 0; k < 6; k++) {
    const w = 0.38 + ((k * 0.37) % 1) * 0.1
    const top = 0.06 + ((k * 0.618) % 1) * 0.24
    const front = colour ? shadeHex(colour, ((k * 0.37) % 1) * 0.24 - 0.12) : ASIAN[k % ASIAN.length]
    if (k % 2) slab(pen, x + w * 0.58, top - 0.06, 0.09, 0.06, '#5a6a78')
    slab(pen, x, top, w, 1 - top, front)
    const storeys = top > 0.2 ? 3 : 4
    const down = (0.7 - top) / storeys
    for (let storey = 0; storey < storeys; storey++) {
      const y = top + 0.02 + storey * down
      for (const share of [0.26, 0.7]) {
        g.fillStyle = shadeHex(front, -0.35)
        pen.fillRect(x + w * share - 0.062, y + 0.012, 0.124, down * 0.6)
        g.fillStyle = night && (storey + k + Math.round(share)) % 3 !== 1 ? LAMPLIT : '#3a4850'
        pen.fillRect(x + w * share - 0.05, y + 0.02, 0.1, down * 0.5)
      }
      g.fillStyle = shadeHex(front, -0.3)
      pen.fillRect(x - 0.008, y + down * 0.86, w + 0.016, 0.014)
      if ((storey + k) % 2) {
        g.fillStyle = 'rgba(40,36,32,.8)'
        for (let bar = 0; bar < 12; bar++)
          pen.fillRect(x + (w * bar) / 12, y + down * 0.58, 0.005, down * 0.3)
        pen.fillRect(x, y + down * 0.58, w, 0.008)
        for (let n = 0; n < 3; n++) {
          g.fillStyle = ['#3f7a36', '#f4f2ec', '#d8423a'][(n + k) % 3]
          pen.fillRect(x + 0.05 + n * 0.11, y + down * 0.6, 0.05, down * 0.24)
        }
      } else slab(pen, x + w * 0.44, y + down * 0.46, 0.06, 0.045, '#dcdcd6')
    }
    signboard(pen, x + 0.03, 0.71, w - 0.06, 0.075, k + 1)
    if (k % 2 === 0) signboard(pen, x + w - 0.07, top + 0.1, 0.085, 0.34, k)
    wares(pen, x + 0.03, w - 0.06, 0.84, k, night)
    face(pen, ['#c8502a', '#2f7a6a', '#3f6fb0'][k % 3], [
      [x + 0.01, 0.79],
      [x + w - 0.01, 0.79],
      [x + w + 0.02, 0.85],
      [x - 0.02, 0.85],
    ])
    x += w + 0.004
  }
  g.strokeStyle = 'rgba(24,22,22,.75)'
  pen.lineWidth = 0.006
  for (let k = 0; k < 5; k++) {
    pen.begin()
    pen.moveTo(0, 0.5 + k * 0.02)
    pen.curveTo(0.8, 0.6 + k * 0.02, 1.7, 0.58 + k * 0.016, 2.66, 0.48 + k * 0.02)
    g.stroke()
  }
}

/** Houses of bare brick and paint piled upon one another up a slope, with tanks for water on their roofs. */
function drawFavela(pen: SharePen, { colour, night }: PieceOptions) {
  const { g } = pen
  for (let row = 0; row < 5; row++)
    for (let k = 0; k < 6; k++) {
      const w = 0.3 + ((k * 0.37 + row * 0.61) % 1) * 0.1
      const x = 0.02 + k * 0.34 + (row % 2) * 0.09 - 0.04
      const top = 0.06 + row * 0.17 + ((k * 0.618 + row * 0.3) % 1) * 0.08
      const pick = FAVELA[(k * 3 + row * 5) % FAVELA.length]
      const front = colour ? shadeHex(colour, ((k * 0.37) % 1) * 0.3 - 0.15) : pick
      if ((k + row) % 3 === 0) slab(pen, x + w * 0.55, top - 0.045, 0.085, 0.05, '#3f74b8')
      slab(pen, x, top, w, 1 - top, front)
      g.fillStyle = shadeHex(front, -0.35)
      pen.fillRect(x - 0.008, top, w + 0.016, 0.016)
      for (const share of (k + row) % 2 ? [0.3, 0.72] : [0.5]) {
        g.fillStyle = night && (k + row) % 4 !== 1 ? LAMPLIT : '#37302c'
        pen.fillRect(x + w * share - 0.035, top + 0.05, 0.07, 0.075)
        g.fillStyle = '#e8e2d4'
        pen.fillRect(x + w * share - 0.042, top + 0.127, 0.084, 0.01)
      }
    }
}

/** Old houses of the Caucasus: carved balconies of wood the length of each storey, over a floor of brick. */
function drawBalconyRow(pen: SharePen, { colour, night, snow }: PieceOptions) {
  const { g } = pen
  for (let k = 0; k < 4; k++) {
    const [x, w] = [0.05 + k * 0.74, 0.7]
    const top = 0.16 + (k % 2) * 0.1
    const front = colour ? shadeHex(colour, k * 0.06 - 0.1) : CAUCASIAN[k % CAUCASIAN.length]
    const wood = CARVED[k % CARVED.length]
    slab(pen, x, top, w, 1 - top, front)
    face(pen, snow ? SNOW : '#8a4a3c', [
      [x - 0.03, top + 0.015],
      [x + 0.08, top - 0.1],
      [x + w - 0.08, top - 0.1],
      [x + w + 0.03, top + 0.015],
    ])
    slab(pen, x, 0.74, w, 0.26, '#a86e54')
    g.fillStyle = night ? LAMPLIT : DARK
    for (const share of [0.2, 0.8]) pen.fillRect(x + w * share - 0.05, 0.82, 0.1, 0.1)
    g.fillStyle = shadeHex(wood, -0.2)
    pen.fillRect(x + w * 0.5 - 0.06, 0.8, 0.12, 0.2)
    const down = (0.74 - top - 0.02) / 2
    for (let storey = 0; storey < 2; storey++) {
      const y = top + 0.02 + storey * down
      g.fillStyle = shadeHex(front, -0.5)
      pen.fillRect(x + 0.02, y, w - 0.04, down)
      for (const share of [0.2, 0.5, 0.8]) {
        g.fillStyle = night && (storey + k) % 3 !== 1 ? LAMPLIT : '#4a4038'
        pen.fillRect(x + w * share - 0.05, y + down * 0.2, 0.1, down * 0.5)
      }
      carvedGallery(pen, x - 0.02, y, w + 0.04, down, wood)
    }
  }
}

/** Posts, a frieze of arches, and a rail of turned wood. */
function carvedGallery(pen: SharePen, x: number, y: number, w: number, h: number, wood: string) {
  const { g } = pen
  const bays = 6
  g.fillStyle = shadeHex(wood, 0.08)
  pen.fillRect(x, y, w, h * 0.1)
  for (let k = 0; k < bays; k++) {
    const [left, across] = [x + (w * k) / bays, w / bays]
    face(pen, wood, [
      [left, y + h * 0.08],
      [left + across, y + h * 0.08],
      [left + across, y + h * 0.3],
      [left + across * 0.82, y + h * 0.16],
      [left + across * 0.5, y + h * 0.12],
      [left + across * 0.18, y + h * 0.16],
      [left, y + h * 0.3],
    ])
  }
  g.fillStyle = shadeHex(wood, 0.14)
  for (let k = 0; k <= bays; k++) pen.fillRect(x + (w * k) / bays - 0.009, y, 0.018, h)
  pen.fillRect(x, y + h * 0.6, w, h * 0.05)
  g.fillStyle = wood
  for (let k = 0; k < 34; k++) pen.fillRect(x + (w * k) / 34, y + h * 0.62, 0.011, h * 0.3)
  g.fillStyle = shadeHex(wood, -0.12)
  pen.fillRect(x, y + h * 0.9, w, h * 0.1)
}

/** A wooden house of the north: red boards, white corners and window frames. */
function drawRedHouse(pen: SharePen, { colour = '#a8322a', roof = '#4a4a4e', night, snow }: PieceOptions) {
  const { g } = pen
  const trim = '#f4f1ea'
  slab(pen, 0.98, 0.06, 0.09, 0.2, '#8a4a3a')
  face(pen, snow ? SNOW : roof, [
    [0.3, 0.12],
    [1.28, 0.12],
    [1.42, 0.5],
    [0.5, 0.5],
  ])
  boards(pen, 0.5, 0.48, 0.86, 0.52, colour, 20)
  face(pen, shadeHex(colour, 0.1), [
    [0.06, 1],
    [0.06, 0.48],
    [0.29, 0.15],
    [0.52, 0.48],
    [0.52, 1],
  ])
  g.strokeStyle = 'rgba(30,8,6,.28)'
  pen.lineWidth = 0.006
  for (let k = 1; k < 10; k++) {
    const x = 0.06 + k * 0.046
    pen.strokeLine(x, 0.48 - 0.33 * (1 - Math.abs(x - 0.29) / 0.23), x, 1)
  }
  g.strokeStyle = snow ? SNOW : trim
  pen.lineWidth = 0.035
  pen.strokeLine(0.03, 0.52, 0.29, 0.14)
  pen.strokeLine(0.29, 0.14, 0.55, 0.52)
  g.fillStyle = trim
  for (const x of [0.05, 0.5, 1.33]) pen.fillRect(x, 0.49, 0.03, 0.51)
  pen.fillRect(0.5, 0.48, 0.87, 0.02)
  for (const [x, y, w, h] of [
    [0.22, 0.58, 0.15, 0.2],
    [0.245, 0.32, 0.09, 0.12],
    [0.6, 0.6, 0.15, 0.2],
    [1.12, 0.6, 0.15, 0.2],
  ]) {
    g.fillStyle = trim
    pen.fillRect(x - 0.022, y - 0.022, w + 0.044, h + 0.044)
    g.fillStyle = night ? LAMPLIT : '#40566a'
    pen.fillRect(x, y, w, h)
    g.fillStyle = trim
    pen.fillRect(x + w / 2 - 0.008, y, 0.016, h)
    pen.fillRect(x, y + h / 2 - 0.008, w, 0.016)
  }
  g.fillStyle = trim
  pen.fillRect(0.84, 0.58, 0.2, 0.42)
  g.fillStyle = '#3f5a4a'
  pen.fillRect(0.865, 0.605, 0.15, 0.395)
}

/** Houses of lands far apart, each as its towns are known by. */
export const WORLD_ROWS: Readonly<Record<string, Piece>> = {
  '@africanrow': { broadness: 3.66, draw: drawAfricanRow },
  '@shophouses': { broadness: 2.66, draw: drawShophouses },
  '@favela': { broadness: 2.16, draw: drawFavela },
  '@balconyrow': { broadness: 3.04, draw: drawBalconyRow },
  '@redhouse': { broadness: 1.46, draw: drawRedHouse },
}
