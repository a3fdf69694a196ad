import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { Piece, PieceOptions } from '../piece.ts'
import { face, SNOW } from './masonry.ts'

const BOARDS = '#4a4552'
const SLATE = '#2b2833'
const HOLE = '#14121a'
const EERIE = '#d8e070'
const BREADTH = 1.05

/** A leaning part of the house under a steep roof whose tip is bent aside. */
function crookedGable(
  pen: SharePen,
  {
    x,
    w,
    eaves,
    tip,
    lean,
    roof,
  }: { x: number; w: number; eaves: number; tip: number; lean: number; roof: string },
) {
  const wall = pen.across(x, x + w, shadeHex(BOARDS, 0.16), shadeHex(BOARDS, -0.3))
  face(pen, wall, [
    [x, 1],
    [x + lean, eaves],
    [x + w + lean, eaves],
    [x + w, 1],
  ])
  pen.g.strokeStyle = 'rgba(18,16,24,.4)'
  pen.lineWidth = 0.004
  for (let y = eaves + 0.03; y < 1; y += 0.034) {
    const aside = lean * ((1 - y) / (1 - eaves))
    pen.strokeLine(x + aside, y, x + w + aside, y + 0.006)
  }
  pen.fillShape(pen.gradient(0, tip, 0, eaves, shadeHex(roof, 0.18), shadeHex(roof, -0.25)), () => {
    pen.moveTo(x + lean - 0.05, eaves + 0.02)
    pen.quadTo(x + lean + w * 0.3, eaves - (eaves - tip) * 0.4, x + w / 2 + lean * 3, tip)
    pen.quadTo(x + lean + w * 0.72, eaves - (eaves - tip) * 0.4, x + w + lean + 0.05, eaves + 0.015)
  })
}

/** A window that is lit from within or dark, with a broken cross and a board nailed over some. */
function crookedWindow(
  pen: SharePen,
  [x, y, w, h]: readonly number[],
  { lit, boarded }: { lit: boolean; boarded: boolean },
) {
  const fill = lit ? pen.gradient(0, y, 0, y + h, '#fff3a8', EERIE, '#8fae3a') : HOLE
  face(pen, fill, [
    [x, y + h],
    [x + 0.008, y + h * 0.22],
    [x + w / 2, y],
    [x + w - 0.004, y + h * 0.26],
    [x + w, y + h],
  ])
  pen.g.strokeStyle = SLATE
  pen.lineWidth = 0.009
  pen.strokeLine(x + w / 2, y, x + w * 0.48, y + h)
  pen.strokeLine(x, y + h * 0.58, x + w, y + h * 0.54)
  if (!boarded) return
  pen.g.strokeStyle = '#6b5a4a'
  pen.lineWidth = 0.022
  pen.strokeLine(x - 0.02, y + h * 0.8, x + w + 0.02, y + h * 0.36)
}

const WINDOWS = [
  { at: [0.12, 0.6, 0.09, 0.15], boarded: false },
  { at: [0.13, 0.82, 0.09, 0.12], boarded: true },
  { at: [0.46, 0.3, 0.1, 0.17], boarded: false },
  { at: [0.36, 0.56, 0.09, 0.16], boarded: false },
  { at: [0.57, 0.56, 0.09, 0.16], boarded: true },
  { at: [0.83, 0.66, 0.09, 0.14], boarded: false },
] as const

/** A house that is haunted: tall crooked gables, broken windows, a bent chimney and a fence that falls over. */
function drawHauntedHouse(pen: SharePen, { night, snow }: PieceOptions) {
  const roof = snow ? SNOW : SLATE
  face(pen, shadeHex(BOARDS, -0.3), [
    [0.72, 0.42],
    [0.7, 0.16],
    [0.78, 0.15],
    [0.79, 0.42],
  ])
  crookedGable(pen, { x: 0.04, w: 0.28, eaves: 0.52, tip: 0.2, lean: -0.015, roof })
  crookedGable(pen, { x: 0.76, w: 0.24, eaves: 0.6, tip: 0.34, lean: 0.02, roof })
  crookedGable(pen, { x: 0.29, w: 0.46, eaves: 0.5, tip: 0.01, lean: 0.012, roof })
  for (const [k, { at, boarded }] of WINDOWS.entries())
    crookedWindow(pen, at, { lit: night && k !== 1, boarded })
  // The door hangs askew at the top of two steps.
  pen.fillShape(pen.gradient(0, 0.78, 0, 1, '#3a2626', '#1c1216'), () => {
    pen.moveTo(0.455, 0.97)
    pen.lineTo(0.46, 0.83)
    pen.quadTo(0.51, 0.76, 0.57, 0.83)
    pen.lineTo(0.575, 0.97)
  })
  pen.g.fillStyle = shadeHex(BOARDS, 0.1)
  pen.fillRect(0.43, 0.955, 0.17, 0.022)
  pen.fillRect(0.41, 0.977, 0.21, 0.023)
  for (let k = 0; k < 15; k++) {
    const x = 0.01 + k * 0.072
    if (x > 0.37 && x < 0.64) continue
    const tilt = ((k * 0.37) % 1) * 0.05 - 0.025
    face(pen, k % 3 ? '#2a2420' : '#3a322b', [
      [x, 1],
      [x + tilt, 0.89],
      [x + 0.014 + tilt, 0.865],
      [x + 0.028 + tilt, 0.89],
      [x + 0.028, 1],
    ])
  }
}

export const EERIE_PIECES: Readonly<Record<string, Piece>> = {
  '@hauntedhouse': { broadness: BREADTH, draw: drawHauntedHouse },
}
