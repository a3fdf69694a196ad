import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'

const GLASS = ['#dfeef5', '#8fb3c6', '#5f8296'] as const

function lamp(pen: SharePen, x: number, y: number, radius: number, night: boolean) {
  pen.g.fillStyle = '#5a5f66'
  pen.fillCircle(x, y, radius * 1.25)
  pen.g.fillStyle = night ? '#fff3c4' : '#f6f2e2'
  pen.fillCircle(x, y, radius)
}

/** A tram that comes towards the viewer on its rails. */
function drawTramFront(pen: SharePen, { colour = '#e0b52f', night }: PieceOptions) {
  const { g } = pen
  g.strokeStyle = '#3a3d42'
  pen.lineWidth = 0.012
  pen.strokeLine(0.36, 0.13, 0.22, 0)
  pen.strokeLine(0.36, 0.13, 0.5, 0)
  pen.strokeLine(0.2, 0.004, 0.52, 0.004)
  g.fillStyle = '#2b2c30'
  for (const x of [0.16, 0.48]) pen.fillRoundRect(x, 0.9, 0.08, 0.1, 0.02)
  g.fillStyle = pen.across(0.04, 0.68, shadeHex('#f4ecd8', 0.1), '#f4ecd8', shadeHex('#f4ecd8', -0.2))
  pen.fillRoundRect(0.05, 0.12, 0.62, 0.5, [0.16, 0.16, 0, 0])
  g.fillStyle = pen.across(0.04, 0.68, shadeHex(colour, 0.2), colour, shadeHex(colour, -0.28))
  pen.fillRoundRect(0.05, 0.55, 0.62, 0.37, [0, 0, 0.08, 0.08])
  g.fillStyle = shadeHex(colour, -0.25)
  pen.fillRoundRect(0.1, 0.1, 0.52, 0.06, 0.03)
  g.fillStyle = '#22262c'
  pen.fillRoundRect(0.24, 0.175, 0.24, 0.06, 0.015)
  g.fillStyle = '#ffd873'
  pen.fillRect(0.28, 0.192, 0.16, 0.025)
  g.fillStyle = night ? '#ffe6a6' : pen.gradient(0, 0.26, 0, 0.54, ...GLASS)
  for (const [x, w] of [
    [0.09, 0.14],
    [0.25, 0.22],
    [0.49, 0.14],
  ])
    pen.fillRoundRect(x, 0.26, w, 0.27, 0.02)
  g.fillStyle = 'rgba(40,46,54,.75)'
  pen.fillCircle(0.36, 0.44, 0.035)
  pen.fillRoundRect(0.305, 0.47, 0.11, 0.06, 0.02)
  g.fillStyle = '#f4ecd8'
  pen.fillRect(0.05, 0.585, 0.62, 0.02)
  lamp(pen, 0.36, 0.72, 0.055, night)
  for (const x of [0.14, 0.58]) lamp(pen, x, 0.8, 0.026, night)
  g.fillStyle = '#3a3d42'
  pen.fillRoundRect(0.12, 0.88, 0.48, 0.045, 0.015)
}

/** A lorry, a van or a fire engine that comes towards the viewer. */
function drawLorryFront(pen: SharePen, { colour = '#3f6fb0', night }: PieceOptions) {
  const { g } = pen
  g.fillStyle = '#1f2024'
  for (const x of [0.08, 0.6]) pen.fillRoundRect(x, 0.82, 0.14, 0.18, 0.03)
  g.fillStyle = pen.across(0.04, 0.78, shadeHex(colour, 0.22), colour, shadeHex(colour, -0.28))
  pen.fillRoundRect(0.05, 0.06, 0.72, 0.84, [0.1, 0.1, 0.05, 0.05])
  g.fillStyle = night ? '#ffe6a6' : pen.gradient(0, 0.16, 0, 0.48, ...GLASS)
  pen.fillRoundRect(0.11, 0.16, 0.6, 0.31, 0.05)
  g.fillStyle = 'rgba(40,46,54,.75)'
  pen.fillCircle(0.27, 0.36, 0.045)
  pen.fillRoundRect(0.2, 0.4, 0.14, 0.07, 0.02)
  g.strokeStyle = '#24262b'
  pen.lineWidth = 0.014
  pen.strokeLine(0.2, 0.47, 0.34, 0.42)
  pen.strokeLine(0.48, 0.47, 0.62, 0.42)
  g.fillStyle = '#2b2e34'
  pen.fillRoundRect(0.2, 0.55, 0.42, 0.13, 0.03)
  g.fillStyle = '#8f979e'
  for (const y of [0.575, 0.61, 0.645]) pen.fillRect(0.22, y, 0.38, 0.014)
  for (const x of [0.13, 0.69]) lamp(pen, x, 0.66, 0.045, night)
  g.fillStyle = '#c8ccd0'
  pen.fillRoundRect(0.03, 0.78, 0.76, 0.09, 0.03)
  g.fillStyle = '#24262b'
  for (const x of [0, 0.76]) pen.fillRoundRect(x, 0.22, 0.05, 0.14, 0.02)
}

/** A beacon on a roof, lit by night. */
function beacon(pen: SharePen, x: number, y: number, night: boolean) {
  if (night) {
    pen.g.fillStyle = pen.glow(x, y, 0.2, [
      [0, 'rgba(120,180,255,.95)'],
      [0.3, 'rgba(60,120,255,.55)'],
      [1, 'rgba(40,90,255,0)'],
    ])
    pen.fillCircle(x, y, 0.2)
  }
  pen.g.fillStyle = night ? '#bcd8ff' : '#2f6fe0'
  pen.fillRoundRect(x - 0.06, y - 0.035, 0.12, 0.06, [0.03, 0.03, 0, 0])
}

/** A fire engine with its ladder on the roof. */
function drawFireEngineFront(pen: SharePen, { colour = '#d0241c', night, snow }: PieceOptions) {
  const ladder = '#c9ced4'
  for (const y of [0.005, 0.05]) {
    pen.g.fillStyle = ladder
    pen.fillRect(0.2, y, 0.42, 0.014)
  }
  for (let k = 0; k < 8; k++) pen.fillRect(0.21 + k * 0.056, 0.005, 0.012, 0.055)
  drawLorryFront(pen, { colour, night, snow })
  pen.g.fillStyle = '#f4f4f2'
  pen.fillRect(0.05, 0.5, 0.72, 0.035)
  pen.g.fillStyle = '#f2d21c'
  pen.fillRect(0.03, 0.7, 0.76, 0.045)
  for (const x of [0.13, 0.69]) beacon(pen, x, 0.055, night)
}

/** An ambulance, with a red cross above its windscreen. */
function drawAmbulanceFront(pen: SharePen, { colour = '#f6f7f8', night, snow }: PieceOptions) {
  drawLorryFront(pen, { colour, night, snow })
  pen.g.fillStyle = '#d0241c'
  pen.fillRect(0.385, 0.07, 0.05, 0.085)
  pen.fillRect(0.3675, 0.0875, 0.085, 0.05)
  pen.fillRect(0.05, 0.49, 0.72, 0.04)
  for (let k = 0; k < 6; k++) {
    pen.g.fillStyle = k % 2 ? '#f2c81c' : '#d0241c'
    pen.fillRect(0.05 + k * 0.12, 0.7, 0.12, 0.05)
  }
  for (const x of [0.17, 0.65]) beacon(pen, x, 0.055, night)
}

/** Vehicles as they come along a street that runs away from the viewer. */
export const ONCOMING_PIECES: Readonly<Record<string, Piece>> = {
  '@tramfront': { broadness: 0.72, draw: drawTramFront },
  '@lorryfront': { broadness: 0.82, draw: drawLorryFront },
  '@fireenginefront': { broadness: 0.82, draw: drawFireEngineFront },
  '@ambulancefront': { broadness: 0.82, draw: drawAmbulanceFront },
}
