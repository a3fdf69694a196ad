import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { strokeSign } from './letters.ts'
import type { Piece, PieceOptions } from './piece.ts'
import {
  ball,
  blob,
  bow,
  fromAbove,
  polygon,
  polyline,
  rounding,
  softPolygon,
  spread,
  turned,
  tyre,
} from './shapes.ts'

const PAINTS = ['#d8321f', '#f2b81c', '#2f7ac8', '#3f9a4a', '#e8702c', '#8a4fd0']

/** A hoop on a stand, seen from aside, as animals jump through it. */
function drawHoop(pen: SharePen, { colour = '#d8a02c' }: PieceOptions) {
  const { g } = pen
  polyline(pen, '#6a5a4a', 0.035, [0.36, 0.86, 0.36, 0.97])
  polyline(pen, '#6a5a4a', 0.04, [0.16, 0.985, 0.56, 0.985])
  g.strokeStyle = colour
  pen.lineWidth = 0.045
  pen.begin()
  pen.ellipse(0.36, 0.46, 0.26, 0.4)
  g.stroke()
}

const TONGUES = 26

/** The same in flames. */
function drawFireHoop(pen: SharePen, options: PieceOptions) {
  for (const [reach, fill] of [
    [0.17, '#e8481c'],
    [0.12, '#f8922c'],
    [0.07, '#ffdf6a'],
  ] as const)
    for (let k = 0; k < TONGUES; k++) {
      const turn = (k / TONGUES) * Math.PI * 2
      const [x, y] = [0.36 + Math.cos(turn) * 0.26, 0.46 + Math.sin(turn) * 0.4]
      const long = reach * (k % 2 ? 1 : 0.72)
      pen.fillShape(fill, () => {
        pen.moveTo(x - 0.05, y + 0.02)
        pen.quadTo(x - 0.03, y - long * 0.5, x + Math.cos(turn) * 0.04, y - long)
        pen.quadTo(x + 0.04, y - long * 0.4, x + 0.05, y + 0.02)
      })
    }
  drawHoop(pen, { ...options, colour: '#a8321c' })
}

/** One wheel with its fork, a saddle above and the cranks to both sides. */
function drawUnicycle(pen: SharePen, { colour = '#c22f2f' }: PieceOptions) {
  const [x, y, radius] = [0.4, 0.66, 0.33]
  tyre(pen, x, y, radius)
  for (let k = 0; k < 8; k++)
    polyline(pen, '#b9bec6', 0.008, [
      x,
      y,
      x + Math.cos(k * 0.785) * radius * 0.8,
      y + Math.sin(k * 0.785) * radius * 0.8,
    ])
  polyline(pen, colour, 0.045, [x, y, x, 0.06])
  softPolygon(pen, '#26262c', 0.04, [0.24, 0.02, 0.56, 0.02, 0.52, 0.09, 0.3, 0.09])
  polyline(pen, '#7a7f88', 0.03, [x - 0.11, y + 0.1, x + 0.11, y - 0.1])
  for (const side of [-1, 1])
    pen.fillShape('#26262c', () => {
      const at = { x: x + side * 0.12, y: y - side * 0.1 }
      pen.moveTo(at.x - 0.07, at.y - 0.02)
      pen.lineTo(at.x + 0.07, at.y - 0.02)
      pen.lineTo(at.x + 0.07, at.y + 0.02)
      pen.lineTo(at.x - 0.07, at.y + 0.02)
    })
}

function drawRubberDuck(pen: SharePen, { colour = '#f6cf1c' }: PieceOptions) {
  blob(
    pen,
    fromAbove(pen, 0.4, 1, colour),
    [0.06, 0.66, 0.2, 0.6, 0.5, 0.62, 0.9, 0.56, 1.2, 0.36, 1.22, 0.72, 1, 0.98, 0.4, 1, 0.1, 0.9],
  )
  ball(pen, 0.42, 0.3, 0.29, colour)
  blob(pen, '#f0801c', [0.2, 0.3, 0.02, 0.28, -0.02, 0.38, 0.1, 0.44, 0.24, 0.42])
  ball(pen, 0.34, 0.22, 0.05, '#1b1b20')
  pen.g.fillStyle = '#ffffff'
  pen.fillCircle(0.325, 0.205, 0.016)
  bow(pen, shadeHex(colour, -0.25), 0.025, [0.6, 0.72, 0.86, 0.9, 1.04, 0.64])
}

function drawWoodenTrain(pen: SharePen, { colour }: PieceOptions) {
  const paint = (k: number) => colour ?? PAINTS[k]
  for (const [k, x] of [1.02, 1.82].entries()) {
    softPolygon(pen, fromAbove(pen, 0.4, 0.84, paint(k + 1)), 0.03, [
      x,
      0.46,
      x + 0.68,
      0.46,
      x + 0.68,
      0.82,
      x,
      0.82,
    ])
    for (let j = 0; j < 3; j++) ball(pen, x + 0.14 + j * 0.2, 0.42, 0.12, PAINTS[(k + j + 2) % PAINTS.length])
    polyline(pen, '#6b4a2c', 0.04, [x - 0.12, 0.76, x, 0.76])
  }
  softPolygon(
    pen,
    fromAbove(pen, 0.3, 0.84, paint(0)),
    0.05,
    [0.04, 0.44, 0.56, 0.42, 0.56, 0.14, 0.9, 0.14, 0.9, 0.82, 0.04, 0.82],
  )
  pen.g.fillStyle = '#f3e8cc'
  pen.fillRoundRect(0.63, 0.24, 0.2, 0.2, 0.03)
  softPolygon(pen, paint(2), 0.03, [0.5, 0.16, 0.54, 0.06, 0.94, 0.06, 0.98, 0.16])
  pen.g.fillStyle = rounding(pen, 0.16, 0.32, paint(1))
  pen.fillRect(0.18, 0.2, 0.12, 0.24)
  pen.fillRect(0.14, 0.16, 0.2, 0.07)
  for (const x of [0.22, 0.72, 1.2, 1.54, 2, 2.34]) {
    ball(pen, x, 0.86, 0.14, '#c8965a')
    ball(pen, x, 0.86, 0.05, '#8a5a2c')
  }
}

function drawBlocks(pen: SharePen, { colour }: PieceOptions) {
  const block = (x: number, y: number, k: number, sign: string) => {
    const paint = colour ? shadeHex(colour, spread(k) * 0.4 - 0.2) : PAINTS[k % PAINTS.length]
    pen.g.fillStyle = fromAbove(pen, y, y + 0.34, '#e8c690')
    pen.fillRoundRect(x, y, 0.34, 0.34, 0.03)
    pen.g.fillStyle = paint
    pen.fillRoundRect(x + 0.035, y + 0.035, 0.27, 0.27, 0.02)
    pen.g.strokeStyle = '#fdf6e4'
    pen.lineWidth = 0.04
    const u = pen.unit
    strokeSign(pen.g, sign, { x: pen.x(x + 0.105), y: pen.y(y + 0.09), width: 0.13 * u, height: 0.16 * u })
  }
  for (const [k, [x, y, sign]] of (
    [
      [0.06, 0.66, 'A'],
      [0.44, 0.66, 'B'],
      [0.82, 0.66, 'C'],
      [0.24, 0.32, 'D'],
      [0.64, 0.32, 'E'],
      [0.42, -0.01, 'F'],
    ] as const
  ).entries())
    block(x, y, k, sign)
}

function drawDoll(pen: SharePen, { colour = '#e0608a' }: PieceOptions) {
  for (const side of [-1, 1]) {
    polyline(pen, '#f2c8a8', 0.08, [0.36 + side * 0.1, 0.5, 0.36 + side * 0.27, 0.68])
    polyline(pen, '#f6f2ea', 0.09, [0.36 + side * 0.09, 0.78, 0.36 + side * 0.1, 0.94])
    pen.g.fillStyle = '#2a2a30'
    pen.fillEllipse(0.36 + side * 0.12, 0.97, 0.075, 0.03)
  }
  blob(
    pen,
    '#c8762c',
    [0.08, 0.1, 0.36, -0.06, 0.64, 0.1, 0.7, 0.5, 0.56, 0.5, 0.36, 0.4, 0.16, 0.5, 0.02, 0.5],
  )
  polygon(pen, fromAbove(pen, 0.42, 0.86, colour), [0.28, 0.44, 0.44, 0.44, 0.64, 0.82, 0.08, 0.82])
  polyline(pen, '#fdf6ee', 0.03, [0.09, 0.8, 0.63, 0.8])
  ball(pen, 0.36, 0.26, 0.2, '#f4cfb0')
  for (const side of [-1, 1]) {
    ball(pen, 0.36 + side * 0.08, 0.26, 0.028, '#2a4a7a')
    pen.g.fillStyle = 'rgba(232,110,110,.6)'
    pen.fillEllipse(0.36 + side * 0.12, 0.33, 0.04, 0.025)
  }
  bow(pen, '#c83a4a', 0.016, [0.31, 0.36, 0.36, 0.4, 0.41, 0.36])
  blob(pen, '#c8762c', [0.16, 0.22, 0.2, 0.06, 0.36, 0.03, 0.52, 0.06, 0.56, 0.22, 0.44, 0.14, 0.28, 0.14])
  ball(pen, 0.54, 0.08, 0.06, colour)
}

function drawRockingHorse(pen: SharePen, { colour = '#c8925a' }: PieceOptions) {
  pen.g.strokeStyle = '#a8321f'
  pen.lineWidth = 0.06
  pen.begin()
  pen.arc(0.66, 0.1, 0.86, 0.66, 2.48)
  pen.g.stroke()
  for (const [a, b] of [
    [0.4, 0.26],
    [0.48, 0.44],
    [0.88, 0.9],
    [0.96, 1.06],
  ])
    polyline(pen, shadeHex(colour, -0.1), 0.075, [a, 0.6, b, 0.9])
  blob(
    pen,
    fromAbove(pen, 0.36, 0.72, colour),
    [0.26, 0.44, 0.6, 0.44, 1.04, 0.4, 1.12, 0.6, 0.9, 0.7, 0.4, 0.7, 0.24, 0.6],
  )
  blob(
    pen,
    fromAbove(pen, 0.04, 0.6, colour),
    [0.02, 0.26, 0.06, 0.18, 0.26, 0.04, 0.4, 0.1, 0.52, 0.5, 0.3, 0.6, 0.26, 0.3, 0.08, 0.36],
  )
  polygon(pen, colour, [0.28, 0.1, 0.32, -0.02, 0.38, 0.1])
  for (let k = 0; k < 6; k++) ball(pen, 0.38 + k * 0.03, 0.08 + k * 0.07, 0.055, '#6b3a1c')
  ball(pen, 0.2, 0.17, 0.025, '#1b1b20')
  bow(pen, '#6b3a1c', 0.09, [1.08, 0.44, 1.26, 0.46, 1.26, 0.7])
  softPolygon(pen, '#c8321f', 0.05, [0.56, 0.4, 0.9, 0.38, 0.88, 0.58, 0.58, 0.58])
  polyline(pen, '#c8321f', 0.02, [0.08, 0.3, 0.3, 0.3, 0.56, 0.42])
}

/** Soft, with long ears. */
function drawPlushBunny(pen: SharePen, { colour = '#d8c4b0' }: PieceOptions) {
  for (const side of [-1, 1]) {
    blob(pen, rounding(pen, 0.1, 0.7, colour), [
      0.4 + side * 0.06,
      0.24,
      0.4 + side * 0.06,
      -0.04,
      0.4 + side * 0.2,
      -0.04,
      0.4 + side * 0.18,
      0.24,
    ])
    pen.g.fillStyle = '#f0b4b8'
    pen.fillEllipse(0.4 + side * 0.12, 0.12, 0.028, 0.09)
    ball(pen, 0.4 + side * 0.27, 0.64, 0.1, colour)
    ball(pen, 0.4 + side * 0.2, 0.92, 0.12, shadeHex(colour, 0.08))
  }
  ball(pen, 0.4, 0.72, 0.27, colour)
  ball(pen, 0.4, 0.74, 0.15, shadeHex(colour, 0.3))
  ball(pen, 0.4, 0.36, 0.2, colour)
  for (const side of [-1, 1]) ball(pen, 0.4 + side * 0.08, 0.34, 0.028, '#22222a')
  ball(pen, 0.4, 0.41, 0.026, '#d8707a')
  bow(pen, '#6b5a4a', 0.01, [0.36, 0.46, 0.4, 0.48, 0.44, 0.46])
}

function drawSpinningTop(pen: SharePen, { colour }: PieceOptions) {
  turned(
    pen,
    rounding(pen, 0, 1, colour ?? '#d8321f'),
    0.5,
    [0.04, 0, 0.045, 0.2, 0.3, 0.3, 0.46, 0.42, 0.3, 0.66, 0.02, 1],
  )
  pen.g.fillStyle = '#f2c81c'
  pen.fillEllipse(0.5, 0.4, 0.45, 0.055)
  pen.g.fillStyle = '#2f7ac8'
  pen.fillEllipse(0.5, 0.36, 0.34, 0.04)
  polyline(pen, '#f6f0e0', 0.03, [0.2, 0.6, 0.8, 0.6])
}

function drawJackInBox(pen: SharePen, { colour = '#2f7ac8' }: PieceOptions) {
  polygon(pen, fromAbove(pen, 0.54, 1, colour), [0.1, 0.58, 0.8, 0.58, 0.8, 1, 0.1, 1])
  for (const x of [0.28, 0.62]) ball(pen, x, 0.8, 0.08, '#f2c81c')
  polygon(pen, shadeHex(colour, -0.3), [0.8, 0.58, 0.98, 0.42, 0.98, 0.36, 0.8, 0.52])
  for (let k = 0; k < 5; k++) {
    pen.g.strokeStyle = '#c9ced4'
    pen.lineWidth = 0.02
    pen.begin()
    pen.ellipse(0.45, 0.56 - k * 0.04, 0.1, 0.03)
    pen.g.stroke()
  }
  ball(pen, 0.45, 0.26, 0.15, '#f6dcc4')
  ball(pen, 0.45, 0.28, 0.04, '#d8321f')
  for (const side of [-1, 1]) {
    ball(pen, 0.45 + side * 0.06, 0.22, 0.02, '#1b1b20')
    polygon(pen, side < 0 ? '#d8321f' : '#3f9a4a', [
      0.45,
      0.14,
      0.45 + side * 0.22,
      0.02,
      0.45 + side * 0.14,
      0.2,
    ])
    ball(pen, 0.45 + side * 0.22, 0.02, 0.03, '#f2c81c')
  }
  bow(pen, '#d8321f', 0.018, [0.37, 0.32, 0.45, 0.4, 0.53, 0.32])
}

function drawDollhouse(pen: SharePen, { colour = '#f0a8bc' }: PieceOptions) {
  pen.g.fillStyle = fromAbove(pen, 0.3, 1, colour)
  pen.fillRect(0.08, 0.34, 1.04, 0.66)
  polygon(pen, '#8a4a5a', [0, 0.38, 0.6, 0, 1.2, 0.38])
  const rooms = ['#fbeed0', '#d8ecf4', '#e4f2d8', '#f8dce4']
  for (let k = 0; k < 4; k++) {
    const [x, y] = [0.14 + (k % 2) * 0.48, 0.42 + Math.floor(k / 2) * 0.3]
    pen.g.fillStyle = rooms[k]
    pen.fillRect(x, y, 0.44, 0.26)
    pen.g.fillStyle = PAINTS[k]
    pen.fillRect(x + 0.05, y + 0.16, 0.16, 0.1)
    pen.g.fillStyle = '#8a5a34'
    pen.fillRect(x + 0.28, y + 0.08, 0.1, 0.18)
  }
  pen.g.fillStyle = '#fbeed0'
  pen.fillCircle(0.6, 0.24, 0.08)
}

/** In a red coat and a tall black cap. */
function drawToySoldier(pen: SharePen, { colour = '#c8241c' }: PieceOptions) {
  pen.g.fillStyle = '#6b4a2c'
  pen.fillRoundRect(0.1, 0.95, 0.36, 0.05, 0.02)
  for (const x of [0.18, 0.29]) {
    pen.g.fillStyle = rounding(pen, x, x + 0.1, '#f2efe6')
    pen.fillRect(x, 0.68, 0.09, 0.24)
    pen.g.fillStyle = '#1b1b20'
    pen.fillRect(x - 0.01, 0.86, 0.11, 0.1)
  }
  for (const side of [-1, 1])
    polyline(pen, shadeHex(colour, -0.15), 0.085, [0.28 + side * 0.13, 0.42, 0.28 + side * 0.16, 0.66])
  softPolygon(pen, rounding(pen, 0.14, 0.42, colour), 0.04, [0.15, 0.38, 0.41, 0.38, 0.43, 0.7, 0.13, 0.7])
  polyline(pen, '#f6f2e6', 0.03, [0.16, 0.4, 0.4, 0.66])
  polyline(pen, '#e2b84a', 0.03, [0.14, 0.63, 0.42, 0.63])
  for (const side of [-1, 1]) ball(pen, 0.28 + side * 0.14, 0.41, 0.05, '#e2b84a')
  ball(pen, 0.28, 0.3, 0.1, '#f2caa8')
  blob(pen, '#f4f4f2', [0.2, 0.35, 0.28, 0.31, 0.36, 0.35, 0.28, 0.42])
  for (const side of [-1, 1]) ball(pen, 0.28 + side * 0.04, 0.28, 0.014, '#1b1b20')
  softPolygon(pen, rounding(pen, 0.16, 0.4, '#1b1b20'), 0.05, [0.17, 0.25, 0.16, 0.02, 0.4, 0.02, 0.39, 0.25])
  polyline(pen, '#e2b84a', 0.025, [0.18, 0.22, 0.38, 0.22])
  ball(pen, 0.28, 0.1, 0.03, '#e2b84a')
}

function drawToyCar(pen: SharePen, { colour = '#d8281c' }: PieceOptions) {
  softPolygon(
    pen,
    fromAbove(pen, 0.1, 0.8, colour),
    0.14,
    [0.06, 0.78, 0.04, 0.46, 0.44, 0.42, 0.6, 0.08, 1.24, 0.08, 1.4, 0.42, 1.72, 0.5, 1.74, 0.78],
  )
  softPolygon(pen, '#bfe2f2', 0.05, [0.56, 0.42, 0.67, 0.17, 0.88, 0.17, 0.88, 0.42])
  softPolygon(pen, '#bfe2f2', 0.05, [0.96, 0.42, 0.96, 0.17, 1.18, 0.17, 1.29, 0.42])
  for (const x of [0.44, 1.36]) tyre(pen, x, 0.78, 0.22, '#f2c81c', 0.55)
  ball(pen, 0.1, 0.56, 0.06, '#fff2b8')
}

function drawToyBoat(pen: SharePen, { colour = '#d8281c' }: PieceOptions) {
  polyline(pen, '#c8965a', 0.035, [0.6, 0.04, 0.6, 0.74])
  polygon(pen, fromAbove(pen, 0.06, 0.7, '#fdf8ec'), [0.64, 0.08, 1.1, 0.66, 0.64, 0.66])
  polygon(pen, '#2f7ac8', [0.56, 0.16, 0.2, 0.66, 0.56, 0.66])
  softPolygon(pen, fromAbove(pen, 0.7, 1, colour), 0.06, [0.02, 0.72, 1.24, 0.72, 1, 1, 0.24, 1])
  polyline(pen, '#fdf8ec', 0.04, [0.1, 0.8, 1.14, 0.8])
}

/** Things for children to play with. */
/** A wire upright, its upper end in a burst of sparks. */
function drawSparkler(pen: SharePen) {
  polyline(pen, '#b4b8c4', 0.03, [0.45, 0.34, 0.45, 1])
  const rays = 22
  for (let k = 0; k < rays; k++) {
    const angle = (k / rays) * 2 * Math.PI
    const reach = 0.24 + 0.2 * spread(k, 0.37)
    const [dx, dy] = [Math.cos(angle), Math.sin(angle) * 0.86]
    polyline(pen, '#ffec6e', 0.026, [0.45, 0.4, 0.45 + dx * reach, 0.4 + dy * reach])
  }
  polyline(pen, '#ffec6e', 0.17, [0.45, 0.4, 0.451, 0.4])
}

export const TOY_PIECES: Readonly<Record<string, Piece>> = {
  '@rubberduck': { broadness: 1.3, draw: drawRubberDuck },
  '@jumpinghoop': { broadness: 0.72, draw: drawHoop },
  '@firehoop': { broadness: 0.72, draw: drawFireHoop },
  '@unicycle': { broadness: 0.8, draw: drawUnicycle },
  '@woodentrain': { broadness: 2.6, draw: drawWoodenTrain },
  '@blocks': { broadness: 1.25, draw: drawBlocks },
  '@doll': { broadness: 0.75, draw: drawDoll },
  '@rockinghorse': { broadness: 1.4, draw: drawRockingHorse },
  '@plushbunny': { broadness: 0.85, draw: drawPlushBunny },
  '@spinningtop': { broadness: 1, draw: drawSpinningTop },
  '@jackinbox': { broadness: 1, draw: drawJackInBox },
  '@dollhouse': { broadness: 1.25, draw: drawDollhouse },
  '@toysoldier': { broadness: 0.6, draw: drawToySoldier },
  '@toycar': { broadness: 1.8, draw: drawToyCar },
  '@sparkler': { broadness: 0.9, draw: drawSparkler },
  '@toyboat': { broadness: 1.28, draw: drawToyBoat },
}
