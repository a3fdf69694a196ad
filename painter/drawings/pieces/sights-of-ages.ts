import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { courses, drum, face, SNOW, slab, truss } from './masonry.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { ball, polygon } from './shapes.ts'

const LAMPLIT = '#ffd97a'

/** A king of stone on his throne, his hands on his knees. */
function colossus(pen: SharePen, x: number, stone: string) {
  slab(pen, x - 0.1, 0.62, 0.2, 0.38, shadeHex(stone, -0.12))
  slab(pen, x - 0.075, 0.46, 0.15, 0.24, stone)
  for (const side of [-1, 1]) {
    slab(pen, x + side * 0.05 - 0.03, 0.68, 0.06, 0.3, shadeHex(stone, 0.06))
    drum(pen, x + side * 0.085 - 0.018, 0.48, 0.036, 0.22, stone)
  }
  face(pen, shadeHex(stone, -0.06), [
    [x - 0.07, 0.46],
    [x - 0.05, 0.33],
    [x + 0.05, 0.33],
    [x + 0.07, 0.46],
  ])
  ball(pen, x, 0.395, 0.042, shadeHex(stone, 0.12))
  slab(pen, x - 0.035, 0.27, 0.07, 0.07, stone)
}

/** A temple of ancient Egypt: sloping towers with carved figures, kings on thrones, a hall of painted columns between. */
function drawEgyptianTemple(pen: SharePen, { colour = '#d2b07a', night }: PieceOptions) {
  const { g } = pen
  slab(pen, 0.9, 0.3, 0.7, 0.7, shadeHex(colour, -0.12))
  g.fillStyle = night ? '#6a4420' : '#4a3826'
  pen.fillRect(0.96, 0.42, 0.58, 0.58)
  for (const x of [0.99, 1.15, 1.29, 1.45]) {
    drum(pen, x, 0.48, 0.07, 0.52, colour)
    for (const [k, band] of ['#b5502f', '#2f6a8a', '#c9963a'].entries())
      slab(pen, x, 0.56 + k * 0.13, 0.07, 0.025, band)
    face(pen, shadeHex(colour, 0.1), [
      [x - 0.03, 0.4],
      [x + 0.1, 0.4],
      [x + 0.07, 0.49],
      [x, 0.49],
    ])
  }
  slab(pen, 0.88, 0.3, 0.74, 0.11, colour)
  ball(pen, 1.25, 0.355, 0.035, '#c9562f')
  for (const side of [-1, 1]) {
    const at = (x: number) => 1.25 + side * x
    face(pen, pen.across(at(0.3), at(1.2), shadeHex(colour, 0.1), colour, shadeHex(colour, -0.22)), [
      [at(0.32), 1],
      [at(0.4), 0.12],
      [at(1.06), 0.12],
      [at(1.2), 1],
    ])
    slab(pen, side < 0 ? 0.17 : 1.62, 0.08, 0.71, 0.06, shadeHex(colour, 0.16))
    g.fillStyle = shadeHex(colour, -0.34)
    for (let k = 0; k < 4; k++) {
      const x = at(0.5 + k * 0.15)
      pen.fillEllipse(x, 0.24, 0.017, 0.022)
      pen.fillRect(x - 0.02, 0.265, 0.04, 0.07)
      pen.fillRect(x - 0.02, 0.335, 0.014, 0.07)
      pen.fillRect(x + 0.01, 0.335, 0.014, 0.07)
      pen.fillRect(x + 0.02 * side, 0.28, 0.045, 0.012)
    }
    colossus(pen, at(0.52), shadeHex(colour, 0.06))
    colossus(pen, at(0.86), shadeHex(colour, 0.02))
  }
}

/** A hotel of the 1920s and 30s by the sea: pastel, rounded corners, bands and fins, a sign upright over the door. */
function drawArtDecoHotel(pen: SharePen, { colour = '#f3c9c4', night, snow }: PieceOptions) {
  const { g } = pen
  const trim = '#5fb8b0'
  g.fillStyle = pen.across(0.04, 1.5, shadeHex(colour, 0.08), colour, shadeHex(colour, -0.16))
  pen.fillRoundRect(0.04, 0.24, 1.46, 0.76, [0.12, 0.12, 0, 0])
  slab(pen, 0.58, 0.12, 0.38, 0.88, shadeHex(colour, 0.2))
  for (const [k, x] of [0.65, 0.735, 0.82].entries())
    slab(pen, x, k === 1 ? 0.02 : 0.07, 0.07, 0.5, k === 1 ? trim : '#fdf6ee')
  for (const storey of [0.3, 0.48, 0.66])
    for (const side of [0, 1]) {
      const x = side ? 0.98 : 0.06
      g.fillStyle = night ? LAMPLIT : '#7fa8b8'
      for (let k = 0; k < 3; k++) pen.fillRoundRect(x + 0.03 + k * 0.15, storey, 0.12, 0.1, 0.012)
      slab(pen, x - 0.01, storey - 0.035, 0.5, 0.024, trim)
      g.fillStyle = '#fdf6ee'
      pen.fillRect(x, storey + 0.115, 0.48, 0.012)
    }
  g.fillStyle = snow ? SNOW : '#fdf6ee'
  pen.fillRoundRect(0.3, 0.8, 0.94, 0.05, 0.025)
  slab(pen, 0.3, 0.84, 0.94, 0.018, trim)
  g.fillStyle = night ? LAMPLIT : '#4f7a8a'
  pen.fillRect(0.6, 0.87, 0.34, 0.13)
  g.fillStyle = '#fdf6ee'
  pen.fillRect(0.762, 0.87, 0.016, 0.13)
  for (const x of [0.12, 1.1]) {
    g.fillStyle = night ? LAMPLIT : '#7fa8b8'
    pen.fillRect(x, 0.87, 0.34, 0.09)
  }
  // What is written down its tower.
  g.fillStyle = night ? '#ff5fa8' : '#d8487a'
  for (let k = 0; k < 5; k++) pen.fillRect(0.752, 0.17 + k * 0.062, 0.036, 0.042)
}

/** A bridge of steel that hangs from one great arch between towers of stone, as over the harbour of Sydney. */
function drawArchBridge(pen: SharePen, { colour = '#6d7680', night }: PieceOptions) {
  const { g } = pen
  g.strokeStyle = colour
  const along = (t: number, lift: number) => [0.42 + t * 2.76, 0.74 - lift * Math.sin(t * Math.PI)] as const
  pen.lineWidth = 0.014
  for (let k = 1; k < 20; k++) {
    const [x, y] = along(k / 20, 0.66)
    if (y < 0.66) pen.strokeLine(x, y, x, 0.68)
  }
  pen.lineWidth = 0.011
  for (let k = 0; k < 20; k++) {
    const [x0, y0] = along(k / 20, 0.7)
    const [x1, y1] = along((k + 1) / 20, 0.58)
    pen.strokeLine(x0, y0, x1, y1)
    const [x2, y2] = along((k + 1) / 20, 0.7)
    pen.strokeLine(x1, y1, x2, y2)
  }
  pen.lineWidth = 0.024
  for (const lift of [0.58, 0.7])
    for (let k = 0; k < 28; k++) pen.strokeLine(...along(k / 28, lift), ...along((k + 1) / 28, lift))
  slab(pen, 0.02, 0.67, 3.56, 0.035, shadeHex(colour, -0.2))
  pen.lineWidth = 0.008
  truss(pen, [0.02, 0.735, 3.58, 0.735], { from: 0.025, rungs: 40 })
  for (const x of [0.3, 0.46, 2.96, 3.12]) {
    slab(pen, x, 0.44, 0.13, 0.56, '#c9b595')
    courses(pen, x, 0.44, 0.13, 0.56, 10)
    slab(pen, x - 0.012, 0.42, 0.154, 0.03, '#d8c8aa')
  }
  if (!night) return
  for (let k = 0; k <= 28; k++) ball(pen, ...along(k / 28, 0.7), 0.012, LAMPLIT)
  polygon(pen, 'rgba(255,217,122,.5)', [0.02, 0.66, 3.58, 0.66, 3.58, 0.672, 0.02, 0.672])
}

/** Buildings that an age or a country is known by. */
export const SIGHTS_OF_AGES: Readonly<Record<string, Piece>> = {
  '@archbridge': { broadness: 3.6, draw: drawArchBridge },
  '@artdecohotel': { broadness: 1.54, draw: drawArtDecoHotel },
  '@egyptiantemple': { broadness: 2.5, draw: drawEgyptianTemple },
}
