import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { ball, blob, bow, fromAbove, polygon, polyline, rounding, softPolygon } from './shapes.ts'

const STEEL = '#aeb6c2'
const WOOD = '#8a5a34'
const BRASS = '#d8a83a'

function drawHelmet(pen: SharePen, { colour = STEEL }: PieceOptions) {
  bow(pen, '#c8241c', 0.14, [0.5, 0.1, 0.9, 0, 1.04, 0.5])
  blob(
    pen,
    rounding(pen, 0.08, 0.92, colour),
    [0.5, -0.02, 0.16, 0.04, 0.08, 0.4, 0.12, 0.94, 0.5, 1.06, 0.88, 0.94, 0.92, 0.4, 0.84, 0.04],
  )
  polygon(pen, '#15161a', [0.16, 0.42, 0.46, 0.46, 0.46, 0.53, 0.16, 0.5])
  polygon(pen, '#15161a', [0.84, 0.42, 0.54, 0.46, 0.54, 0.53, 0.84, 0.5])
  polyline(pen, shadeHex(colour, 0.4), 0.04, [0.5, 0.08, 0.5, 0.98])
  for (let k = 0; k < 8; k++) ball(pen, 0.24 + (k % 4) * 0.075 + (k > 3 ? 0.3 : 0), 0.7, 0.02, '#22242a')
  polyline(pen, BRASS, 0.03, [0.12, 0.36, 0.88, 0.36])
}

function drawPoleArm(
  pen: SharePen,
  kind: 'spear' | 'trident' | 'scythe' | 'hammer' | 'staff' | 'pitchfork' | 'rake',
  colour: string,
) {
  polyline(pen, rounding(pen, 0.28, 0.36, kind === 'trident' ? BRASS : WOOD), 0.035, [0.32, 0.12, 0.32, 1])
  switch (kind) {
    case 'spear':
      polygon(pen, rounding(pen, 0.26, 0.38, colour), [0.32, 0, 0.38, 0.1, 0.34, 0.2, 0.3, 0.2, 0.26, 0.1])
      polyline(pen, '#a8241c', 0.03, [0.3, 0.22, 0.34, 0.22])
      break
    case 'trident':
    case 'pitchfork':
      for (const x of [0.2, 0.32, 0.44]) {
        polyline(pen, colour, 0.025, [x, 0.2, x, 0.05])
        if (kind === 'trident') polygon(pen, colour, [x, -0.01, x + 0.03, 0.07, x - 0.03, 0.07])
      }
      bow(pen, colour, 0.025, [0.2, 0.18, 0.32, 0.28, 0.44, 0.18])
      break
    case 'rake':
      polyline(pen, colour, 0.03, [0.14, 0.1, 0.5, 0.1])
      for (let k = 0; k < 7; k++) polyline(pen, colour, 0.016, [0.14 + k * 0.06, 0.1, 0.14 + k * 0.06, 0.02])
      break
    case 'scythe':
      blob(
        pen,
        rounding(pen, 0, 0.6, colour),
        [0.34, 0.06, 0.5, 0.04, 0.12, 0.02, 0.02, 0.3, 0.14, 0.14, 0.34, 0.12],
      )
      polyline(pen, WOOD, 0.03, [0.32, 0.56, 0.42, 0.54])
      break
    case 'hammer':
      softPolygon(pen, fromAbove(pen, 0, 0.24, colour), 0.02, [0.1, 0.02, 0.56, 0.02, 0.56, 0.22, 0.1, 0.22])
      polyline(pen, BRASS, 0.025, [0.2, 0.03, 0.2, 0.21])
      polyline(pen, BRASS, 0.025, [0.46, 0.03, 0.46, 0.21])
      for (let k = 0; k < 5; k++)
        polyline(pen, '#5a3420', 0.014, [0.3, 0.78 + k * 0.03, 0.34, 0.8 + k * 0.03])
      break
    default:
      bow(pen, WOOD, 0.03, [0.32, 0.2, 0.18, 0.12, 0.26, 0.02])
      bow(pen, WOOD, 0.03, [0.32, 0.2, 0.46, 0.12, 0.38, 0.02])
      pen.g.fillStyle = pen.glow(0.32, 0.09, 0.12, [
        [0, '#f2fbff'],
        [0.4, colour],
        [1, 'rgba(80,160,255,0)'],
      ])
      pen.fillCircle(0.32, 0.09, 0.12)
  }
}

const poleArm = (kind: Parameters<typeof drawPoleArm>[1], own = STEEL): Piece => ({
  broadness: 0.64,
  draw: (pen, { colour = own }) => drawPoleArm(pen, kind, colour),
})

/** Arms and armour, and what has a long handle. */
export const ARMS_PIECES: Readonly<Record<string, Piece>> = {
  '@helmet': { broadness: 1.1, draw: drawHelmet },

  '@spear': poleArm('spear'),

  '@wizardstaff': poleArm('staff', '#4fb8ff'),
  '@pitchfork': poleArm('pitchfork'),
  '@rake': poleArm('rake'),
  '@scythe': poleArm('scythe'),
}
