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

/** A sword that is stuck in a rock up to half its blade. */
function drawSwordInStone(pen: SharePen, { colour = STEEL }: PieceOptions) {
  polygon(
    pen,
    rounding(pen, 0.42, 0.58, shadeHex(colour, 0.25)),
    [0.44, 0.2, 0.56, 0.2, 0.55, 0.72, 0.45, 0.72],
  )
  polyline(pen, shadeHex(colour, -0.3), 0.012, [0.5, 0.22, 0.5, 0.72])
  polyline(pen, BRASS, 0.05, [0.3, 0.2, 0.7, 0.2])
  polyline(pen, '#5a2c1c', 0.055, [0.5, 0.06, 0.5, 0.18])
  ball(pen, 0.5, 0.04, 0.045, BRASS)
  blob(
    pen,
    fromAbove(pen, 0.6, 1.05, '#7d7f84'),
    [0, 1.02, 0.06, 0.74, 0.36, 0.58, 0.66, 0.62, 0.94, 0.76, 1, 1.02, 0.5, 1.08],
  )
  polygon(pen, '#5f6166', [0.36, 0.66, 0.6, 0.68, 0.5, 0.98, 0.3, 0.98])
  blob(pen, 'rgba(96,132,62,.7)', [0.06, 0.86, 0.2, 0.72, 0.4, 0.76, 0.3, 0.9, 0.12, 0.96])
}

function drawVikingHelmet(pen: SharePen, { colour = '#9aa2ac' }: PieceOptions) {
  for (const side of [-1, 1])
    blob(pen, rounding(pen, 0, 1.6, '#efe4cc'), [
      0.8 + side * 0.44,
      0.64,
      0.8 + side * 0.72,
      0.56,
      0.8 + side * 0.76,
      0.02,
      0.8 + side * 0.62,
      0.3,
      0.8 + side * 0.4,
      0.44,
    ])
  blob(
    pen,
    rounding(pen, 0.3, 1.3, colour),
    [0.8, 0.1, 0.4, 0.2, 0.28, 0.8, 0.5, 0.98, 1.1, 0.98, 1.32, 0.8, 1.2, 0.2],
  )
  polyline(pen, BRASS, 0.09, [0.34, 0.76, 1.26, 0.76])
  polyline(pen, BRASS, 0.07, [0.8, 0.18, 0.8, 0.98])
  for (let k = 0; k < 5; k++) ball(pen, 0.42 + k * 0.19, 0.76, 0.03, shadeHex(BRASS, -0.3))
}

/** A whole suit on its stand, a sword before it. */
function drawArmour(pen: SharePen, { colour = STEEL }: PieceOptions) {
  const plate = (flat: readonly number[], shade = 0) =>
    softPolygon(pen, rounding(pen, 0.05, 0.5, shadeHex(colour, shade)), 0.03, flat)
  for (const side of [-1, 1]) {
    const x = (v: number) => 0.28 + side * v
    plate([x(0.02), 0.54, x(0.12), 0.54, x(0.12), 0.74, x(0.03), 0.74], -0.1)
    plate([x(0.03), 0.74, x(0.11), 0.74, x(0.1), 0.94, x(0.04), 0.94])
    plate([x(0.02), 0.93, x(0.15), 0.94, x(0.16), 1, x(0.02), 1], -0.2)
    ball(pen, x(0.075), 0.74, 0.035, shadeHex(colour, 0.1))
    plate([x(0.16), 0.25, x(0.23), 0.27, x(0.23), 0.42, x(0.17), 0.42], -0.1)
    plate([x(0.15), 0.41, x(0.22), 0.41, x(0.14), 0.55, x(0.07), 0.53])
    ball(pen, x(0.18), 0.24, 0.075, colour)
  }
  plate([0.12, 0.2, 0.44, 0.2, 0.42, 0.4, 0.36, 0.47, 0.2, 0.47, 0.14, 0.4], 0.05)
  plate([0.18, 0.45, 0.38, 0.45, 0.43, 0.57, 0.13, 0.57], -0.15)
  polyline(pen, shadeHex(colour, 0.45), 0.016, [0.28, 0.2, 0.28, 0.46])
  blob(
    pen,
    rounding(pen, 0.18, 0.38, colour),
    [0.28, 0.01, 0.2, 0.03, 0.18, 0.12, 0.2, 0.2, 0.28, 0.22, 0.36, 0.2, 0.38, 0.12, 0.36, 0.03],
  )
  polyline(pen, '#15161a', 0.018, [0.21, 0.1, 0.35, 0.1])
  bow(pen, '#c8241c', 0.04, [0.28, 0.02, 0.4, -0.02, 0.42, 0.12])
  polygon(pen, '#e4e9ee', [0.265, 0.55, 0.295, 0.55, 0.288, 0.96, 0.28, 0.99, 0.272, 0.96])
  polyline(pen, BRASS, 0.022, [0.2, 0.545, 0.36, 0.545])
  polyline(pen, '#5a3420', 0.025, [0.28, 0.46, 0.28, 0.54])
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

function drawCannon(pen: SharePen, { colour = '#3a3d44' }: PieceOptions) {
  polygon(pen, rounding(pen, 0.5, 1.9, WOOD), [0.7, 0.56, 1.2, 0.5, 1.96, 0.9, 1.86, 1, 0.9, 0.8])
  polygon(pen, fromAbove(pen, 0.1, 0.7, colour), [0.02, 0.14, 0.1, 0.1, 1.4, 0.4, 1.36, 0.7, 0.04, 0.36])
  polyline(pen, shadeHex(colour, 0.25), 0.06, [0.07, 0.08, 0.03, 0.4])
  for (const x of [0.6, 1])
    polyline(pen, shadeHex(colour, 0.2), 0.035, [x, 0.2 + x * 0.06, x - 0.02, 0.42 + x * 0.14])
  ball(pen, 1.42, 0.56, 0.1, colour)
  pen.g.strokeStyle = WOOD
  pen.lineWidth = 0.07
  pen.begin()
  pen.arc(0.9, 0.7, 0.27)
  pen.g.stroke()
  for (let k = 0; k < 5; k++)
    polyline(pen, WOOD, 0.04, [
      0.9 - Math.cos(k * 0.63) * 0.27,
      0.7 - Math.sin(k * 0.63) * 0.27,
      0.9 + Math.cos(k * 0.63) * 0.27,
      0.7 + Math.sin(k * 0.63) * 0.27,
    ])
  for (const [x, y] of [
    [0.16, 0.92],
    [0.34, 0.92],
    [0.25, 0.78],
  ])
    ball(pen, x, y, 0.09, '#22242a')
}

const poleArm = (kind: Parameters<typeof drawPoleArm>[1], own = STEEL): Piece => ({
  broadness: 0.64,
  draw: (pen, { colour = own }) => drawPoleArm(pen, kind, colour),
})

/** Arms and armour, and what has a long handle. */
export const ARMS_PIECES: Readonly<Record<string, Piece>> = {
  '@helmet': { broadness: 1.1, draw: drawHelmet },
  '@swordinstone': { broadness: 1, draw: drawSwordInStone },
  '@vikinghelmet': { broadness: 1.6, draw: drawVikingHelmet },
  '@armour': { broadness: 0.56, draw: drawArmour },
  '@spear': poleArm('spear'),
  '@trident': poleArm('trident', BRASS),
  '@pitchfork': poleArm('pitchfork'),
  '@rake': poleArm('rake'),
  '@scythe': poleArm('scythe'),
  '@warhammer': poleArm('hammer'),
  '@wizardstaff': poleArm('staff', '#4fb8ff'),
  '@cannon': { broadness: 2, draw: drawCannon },
}
