import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { arcades, archway, dome, drum, face, PALE, panes, slab } from './masonry.ts'
import type { Piece, PieceOptions } from './piece.ts'

const LAMPLIT = '#ffd97a'
const DARK = '#4a3f36'

/** A great ribbed dome of red tiles over marble, with its bell tower. */
function drawRedDome(pen: SharePen, { night }: PieceOptions) {
  const marble = '#e6ddcc'
  const tiles = '#b9553a'
  slab(pen, 0.14, 0.16, 0.17, 0.84, marble)
  pen.g.fillStyle = '#7c9a86'
  for (const y of [0.16, 0.36, 0.52, 0.68]) pen.fillRect(0.13, y, 0.19, 0.018)
  pen.g.fillStyle = night ? LAMPLIT : DARK
  for (const y of [0.34, 0.5, 0.66]) archway(pen, 0.225, y, 0.06, 0.11)
  slab(pen, 0.4, 0.62, 1.2, 0.38, marble)
  pen.g.fillStyle = '#7c9a86'
  for (const y of [0.62, 0.74, 0.9]) pen.fillRect(0.4, y, 1.2, 0.014)
  arcades(
    pen,
    { x: 0.44, y: 0.76, w: 1.12, h: 0.14, columns: 10, rows: 1, share: 0.4 },
    night ? LAMPLIT : DARK,
  )
  drum(pen, 0.78, 0.5, 0.56, 0.14, marble)
  pen.g.fillStyle = night ? LAMPLIT : DARK
  for (const x of [0.88, 1.06, 1.24]) pen.fillCircle(x, 0.57, 0.034)
  dome(pen, 1.06, 0.5, 0.29, 0.38, tiles)
  pen.g.strokeStyle = '#f0e8da'
  pen.lineWidth = 0.014
  for (const k of [-0.24, -0.1, 0.06, 0.2]) {
    pen.begin()
    pen.moveTo(1.06 + k, 0.5)
    pen.curveTo(1.06 + k * 1.1, 0.3, 1.06 + k * 0.6, 0.17, 1.06, 0.13)
    pen.g.stroke()
  }
  drum(pen, 1.02, 0.06, 0.08, 0.08, PALE)
  face(pen, tiles, [
    [1.01, 0.06],
    [1.06, 0],
    [1.11, 0.06],
  ])
}

/** A dome of gold over walls of blue tiles with eight sides. */
function drawGoldenDome(pen: SharePen, { night }: PieceOptions) {
  const gold = '#c08f2c'
  slab(pen, 0.04, 0.62, 1.42, 0.38, '#d8cdb8')
  for (const [x, w] of [
    [0.08, 0.32],
    [0.42, 0.66],
    [1.1, 0.32],
  ]) {
    slab(pen, x, 0.62, w, 0.22, '#2f6fa8')
    arcades(pen, { x, y: 0.63, w, h: 0.19, columns: Math.round(w * 9), rows: 1 }, night ? LAMPLIT : '#e9dcb4')
  }
  pen.g.fillStyle = DARK
  archway(pen, 0.75, 1, 0.14, 0.2)
  drum(pen, 0.44, 0.46, 0.62, 0.16, '#3a7fb4')
  dome(pen, 0.75, 0.47, 0.32, 0.4, gold, 1.03)
  pen.g.fillStyle = gold
  pen.fillRect(0.742, 0, 0.016, 0.09)
}

/** A long front of spires along a river, with a dome in its middle. */
function drawParliament(pen: SharePen, { night }: PieceOptions) {
  const stone = '#e3d8c2'
  const roof = '#8d4a3a'
  const spire = (x: number, foot: number, half: number, height: number, fill: string) =>
    face(pen, fill, [
      [x - half, foot],
      [x, foot - height],
      [x + half, foot],
    ])
  slab(pen, 0.04, 0.66, 2.72, 0.34, stone)
  slab(pen, 0.04, 0.58, 2.72, 0.09, roof)
  arcades(pen, { x: 0.06, y: 0.82, w: 2.68, h: 0.16, columns: 34, rows: 1 }, night ? LAMPLIT : DARK)
  panes(pen, { x: 0.06, y: 0.69, w: 2.68, h: 0.12, columns: 44, rows: 1 }, night)
  for (let k = 0; k < 23; k++) spire(0.08 + k * 0.12, 0.66, 0.018, 0.13, shadeHex(stone, 0.1))
  for (const x of [0.5, 0.86, 1.94, 2.3]) {
    slab(pen, x - 0.06, 0.44, 0.12, 0.56, stone)
    spire(x, 0.45, 0.075, 0.24, roof)
  }
  slab(pen, 1.12, 0.46, 0.56, 0.54, stone)
  arcades(pen, { x: 1.14, y: 0.62, w: 0.52, h: 0.3, columns: 5, rows: 1 }, night ? LAMPLIT : DARK)
  for (const x of [1.13, 1.67]) spire(x, 0.47, 0.035, 0.24, shadeHex(stone, 0.1))
  drum(pen, 1.2, 0.36, 0.4, 0.11, stone)
  dome(pen, 1.4, 0.37, 0.21, 0.25, roof)
  spire(1.4, 0.14, 0.024, 0.14, shadeHex(stone, 0.1))
}

/** A church whose wings rise in steps of pale stone like columns of lava. */
function drawBasaltChurch(pen: SharePen, { night }: PieceOptions) {
  const stone = '#d9d4ca'
  for (let k = 6; k >= 0; k--) {
    const half = 0.09 + k * 0.055
    const top = k === 0 ? 0.16 : 0.3 + k * 0.095
    slab(pen, 0.5 - half, top, half * 2, 1 - top, shadeHex(stone, k % 2 ? -0.1 : 0))
  }
  face(pen, shadeHex(stone, -0.1), [
    [0.41, 0.17],
    [0.5, 0.03],
    [0.59, 0.17],
  ])
  pen.g.fillStyle = shadeHex(stone, -0.3)
  for (const x of [0.455, 0.5, 0.545]) pen.fillRect(x - 0.005, 0.2, 0.01, 0.76)
  pen.g.fillStyle = night ? LAMPLIT : DARK
  for (const y of [0.3, 0.44]) archway(pen, 0.5, y, 0.05, 0.09)
  archway(pen, 0.5, 1, 0.1, 0.2)
  pen.g.fillStyle = DARK
  pen.fillRect(0.495, 0, 0.01, 0.05)
  pen.fillRect(0.485, 0.014, 0.03, 0.008)
}

/** A green peak with a figure that spreads its arms on it, and a dome of bare rock beside. */
function drawPeakWithFigure(pen: SharePen, { night }: PieceOptions) {
  const green = night ? '#1f3328' : '#3f6a42'
  const rock = night ? '#2c3634' : '#6f7466'
  pen.fillShape(pen.gradient(0, 0.4, 0, 1, shadeHex(rock, 0.16), shadeHex(green, -0.1)), () => {
    pen.moveTo(1.3, 1)
    pen.curveTo(1.58, 0.96, 1.56, 0.42, 1.8, 0.42)
    pen.curveTo(2.06, 0.42, 2.02, 0.96, 2.4, 1)
  })
  pen.fillShape(pen.gradient(0, 0.25, 0, 1, shadeHex(green, 0.14), shadeHex(green, -0.3)), () => {
    pen.moveTo(0, 1)
    pen.curveTo(0.3, 0.9, 0.5, 0.6, 0.66, 0.34)
    pen.curveTo(0.74, 0.25, 0.82, 0.24, 0.9, 0.34)
    pen.curveTo(1.02, 0.56, 1.3, 0.86, 1.7, 1)
  })
  pen.g.fillStyle = night ? '#fff4d0' : '#f2efe6'
  pen.fillRect(0.755, 0.2, 0.05, 0.09)
  face(pen, night ? '#fff4d0' : '#f2efe6', [
    [0.762, 0.06],
    [0.798, 0.06],
    [0.812, 0.22],
    [0.748, 0.22],
  ])
  pen.fillRect(0.66, 0.07, 0.24, 0.026)
  pen.fillCircle(0.78, 0.038, 0.022)
}

/** A mountain as flat as a table between two lower peaks. */
function drawTableMountain(pen: SharePen, { night, snow }: PieceOptions) {
  const rock = night ? '#2b3140' : '#71757c'
  const foot = night ? '#1d2a26' : '#56714f'
  pen.fillShape(
    pen.gradient(0, 0, 0, 1, shadeHex(snow ? '#c8d0da' : rock, 0.12), rock, shadeHex(foot, -0.05)),
    () => {
      pen.moveTo(0, 1)
      pen.curveTo(0.3, 0.9, 0.42, 0.4, 0.62, 0.34)
      pen.curveTo(0.76, 0.36, 0.84, 0.62, 1, 0.56)
      pen.lineTo(1.16, 0.1)
      for (let k = 0; k <= 12; k++) pen.lineTo(1.2 + k * 0.15, 0.06 + (k % 3) * 0.012)
      pen.lineTo(3.1, 0.52)
      pen.curveTo(3.3, 0.6, 3.4, 0.46, 3.56, 0.44)
      pen.curveTo(3.8, 0.5, 3.9, 0.9, 4.2, 1)
    },
  )
  pen.g.strokeStyle = 'rgba(20,24,30,.32)'
  pen.lineWidth = 0.014
  for (let k = 0; k < 17; k++) pen.strokeLine(1.22 + k * 0.11, 0.12, 1.18 + k * 0.115, 0.34 + (k % 4) * 0.05)
}

/** Buildings and mountains that towns are known by. */
export const CITY_SIGHTS: Readonly<Record<string, Piece>> = {
  '@reddome': { broadness: 1.66, draw: drawRedDome },
  '@goldendome': { broadness: 1.5, draw: drawGoldenDome },
  '@parliament': { broadness: 2.8, draw: drawParliament },
  '@basaltchurch': { broadness: 1, draw: drawBasaltChurch },
  '@figurepeak': { broadness: 2.4, draw: drawPeakWithFigure },
  '@tablemountain': { broadness: 4.2, draw: drawTableMountain },
}
