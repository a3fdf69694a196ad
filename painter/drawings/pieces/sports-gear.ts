import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { ball, polygon, polyline } from './shapes.ts'

const WHITE = '#f6f6f2'
const STEEL = '#8b939c'

/** A table with a low net across its middle, seen from its long side. */
function drawPingPongTable(pen: SharePen, { colour = '#1f6f9c' }: PieceOptions) {
  const { g } = pen
  g.fillStyle = '#3a4048'
  for (const x of [0.3, 2.9]) {
    pen.fillRect(x, 0.34, 0.07, 0.66)
    pen.fillRect(x + 0.16, 0.34, 0.05, 0.56)
  }
  polygon(
    pen,
    pen.gradient(0, 0.16, 0, 0.36, shadeHex(colour, 0.2), shadeHex(colour, -0.15)),
    [0.24, 0.16, 3.06, 0.16, 3.28, 0.36, 0.02, 0.36],
  )
  polygon(pen, shadeHex(colour, -0.4), [0.02, 0.36, 3.28, 0.36, 3.28, 0.42, 0.02, 0.42])
  polyline(pen, WHITE, 0.02, [0.24, 0.165, 3.06, 0.165, 3.27, 0.355, 0.03, 0.355, 0.24, 0.165])
  polyline(pen, WHITE, 0.012, [0.13, 0.255, 3.17, 0.255])
  g.fillStyle = 'rgba(20,26,34,.72)'
  polygon(pen, 'rgba(24,30,38,.7)', [1.64, -0.01, 1.7, 0.16, 1.7, 0.36, 1.64, 0.17])
  polyline(pen, WHITE, 0.028, [1.63, 0, 1.72, 0.18])
  polyline(pen, '#20252c', 0.028, [1.63, 0, 1.63, 0.18])
  polyline(pen, '#20252c', 0.028, [1.72, 0.18, 1.72, 0.38])
  ball(pen, 2.1, 0.03, 0.035, '#f4f1e6')
}

/** Two posts and a net high between them, and what is played over it. */
function drawHighNet(pen: SharePen, depth: number) {
  const { g } = pen
  g.fillStyle = 'rgba(24,30,34,.28)'
  pen.fillRect(0.06, 0.06, 0.86, depth)
  g.strokeStyle = 'rgba(240,242,244,.75)'
  pen.lineWidth = 0.006
  for (let k = 0; k <= 18; k++) pen.strokeLine(0.06 + k * 0.048, 0.06, 0.06 + k * 0.048, 0.06 + depth)
  for (let k = 0; k <= 7; k++) pen.strokeLine(0.06, 0.06 + (k * depth) / 7, 0.92, 0.06 + (k * depth) / 7)
  g.fillStyle = WHITE
  pen.fillRect(0.06, 0.04, 0.86, 0.035)
  for (const x of [0.03, 0.92]) {
    g.fillStyle = pen.across(x, x + 0.035, '#c9d0d6', STEEL, '#4f565e')
    pen.fillRect(x, 0.02, 0.035, 0.98)
  }
}

/** A table with cloth and cushions, its balls and a cue on it. */
function drawPoolTable(pen: SharePen, { colour = '#1f7a4a' }: PieceOptions) {
  const { g } = pen
  const wood = pen.gradient(0, 0.3, 0, 1, '#8a5430', '#5a3219', '#2f190c')
  g.fillStyle = wood
  for (const x of [0.22, 1.42, 2.62]) pen.fillRoundRect(x, 0.5, 0.2, 0.5, 0.04)
  polygon(pen, '#6b3d20', [0.26, 0.06, 2.78, 0.06, 3.02, 0.46, 0.02, 0.46])
  polygon(
    pen,
    pen.gradient(0, 0.08, 0, 0.42, shadeHex(colour, -0.1), shadeHex(colour, 0.12)),
    [0.38, 0.12, 2.66, 0.12, 2.84, 0.4, 0.2, 0.4],
  )
  polygon(pen, wood, [0.02, 0.46, 3.02, 0.46, 3.0, 0.66, 0.04, 0.66])
  g.fillStyle = '#141210'
  for (const [x, y] of [
    [0.36, 0.13],
    [1.52, 0.11],
    [2.68, 0.13],
    [0.19, 0.4],
    [1.52, 0.42],
    [2.85, 0.4],
  ])
    pen.fillEllipse(x, y, 0.07, 0.035)
  const paints = ['#f2c81c', '#c8241c', '#1f4fc8', '#e8702c', '#6b2f8a', '#15161a', '#1f9a4a', '#8f1f2a']
  for (const [k, paint] of paints.entries())
    ball(pen, 1.9 + (k % 4) * 0.12 + (k > 3 ? 0.06 : 0), 0.2 + (k > 3 ? 0.07 : 0), 0.05, paint)
  ball(pen, 0.92, 0.28, 0.052, '#faf7ee')
  polyline(pen, '#e6c48a', 0.03, [0.1, 0.24, 0.82, 0.28])
}

/** A table with rods of little players. */
function drawFoosball(pen: SharePen) {
  const { g } = pen
  g.fillStyle = '#3a2a20'
  for (const x of [0.2, 1.6]) pen.fillRect(x, 0.4, 0.14, 0.6)
  polygon(pen, '#2f7a3c', [0.2, 0.16, 1.74, 0.16, 1.9, 0.36, 0.04, 0.36])
  polygon(
    pen,
    pen.gradient(0, 0.3, 0, 0.62, '#8a5a34', '#4f2f18'),
    [0.02, 0.34, 1.92, 0.34, 1.92, 0.6, 0.02, 0.6],
  )
  for (let k = 0; k < 6; k++) {
    const x = 0.3 + k * 0.27
    polyline(pen, '#c9d0d6', 0.025, [x, 0.1, x, 0.44])
    g.fillStyle = '#1b1c20'
    pen.fillCircle(x, 0.46, 0.04)
    g.fillStyle = k % 2 ? '#c8241c' : '#1f4fc8'
    for (const y of [0.14, 0.25]) pen.fillRoundRect(x - 0.035, y, 0.07, 0.1, 0.02)
  }
  ball(pen, 1.0, 0.28, 0.03, WHITE)
}

/** A hurdle of a running track. */
function drawHurdle(pen: SharePen) {
  const { g } = pen
  g.fillStyle = '#2f3a52'
  for (const x of [0.06, 1.06]) {
    pen.fillRect(x, 0.1, 0.05, 0.86)
    pen.fillRoundRect(x - 0.06, 0.92, 0.26, 0.06, 0.03)
  }
  g.fillStyle = WHITE
  pen.fillRoundRect(0, 0.02, 1.18, 0.17, 0.02)
  g.fillStyle = '#d8321f'
  for (const x of [0.08, 0.52, 0.96]) pen.fillRect(x, 0.02, 0.15, 0.17)
}

/** Two uprights with a bar across them, and the mat to fall on. */
function drawJumpBar(pen: SharePen) {
  const { g } = pen
  g.fillStyle = pen.gradient(0, 0.72, 0, 1, '#4f8fd8', '#2f6fc0', '#173f78')
  pen.fillRoundRect(0.12, 0.74, 1.26, 0.26, 0.04)
  g.fillStyle = 'rgba(255,255,255,.85)'
  pen.fillRect(0.12, 0.84, 1.26, 0.03)
  g.fillStyle = pen.across(0, 1.5, '#d8dde2', STEEL)
  for (const x of [0.02, 1.44]) pen.fillRect(x, 0, 0.045, 1)
  g.fillStyle = WHITE
  pen.fillRect(0.03, 0.05, 1.45, 0.032)
  g.fillStyle = '#d8321f'
  for (let k = 0; k < 5; k++) pen.fillRect(0.12 + k * 0.29, 0.05, 0.13, 0.032)
}

/** A bat of wood with red rubber, its handle below. */
function drawPaddle(pen: SharePen, { colour = '#d02c24' }: PieceOptions) {
  const { g } = pen
  g.fillStyle = '#c9985a'
  pen.fillRoundRect(0.28, 0.6, 0.14, 0.4, 0.05)
  g.fillStyle = pen.gradient(0.05, 0, 0.65, 0.7, shadeHex(colour, 0.3), colour, shadeHex(colour, -0.35))
  pen.fillEllipse(0.35, 0.34, 0.33, 0.34)
}

/** A club for golf, its head below. */
function drawGolfClub(pen: SharePen) {
  polyline(pen, '#c9d0d6', 0.022, [0.06, 0.02, 0.14, 0.94])
  polyline(pen, '#22242a', 0.04, [0.06, 0.01, 0.08, 0.24])
  polygon(pen, '#9aa3ae', [0.11, 0.92, 0.17, 0.9, 0.3, 0.97, 0.27, 1, 0.11, 1])
}

/** A stick for hockey, its blade below. */
function drawHockeyStick(pen: SharePen, { colour = '#c98f4a' }: PieceOptions) {
  const { g } = pen
  g.lineCap = 'round'
  g.lineJoin = 'round'
  polyline(pen, shadeHex(colour, -0.25), 0.05, [0.05, 0.04, 0.2, 0.92, 0.44, 0.96])
  polyline(pen, colour, 0.035, [0.045, 0.04, 0.195, 0.915, 0.43, 0.95])
  polyline(pen, '#22242a', 0.05, [0.23, 0.93, 0.42, 0.958])
  polyline(pen, '#f2f2ee', 0.05, [0.048, 0.03, 0.07, 0.18])
}

/** A spear for throwing far. */
function drawJavelin(pen: SharePen) {
  polyline(pen, '#d8dde2', 0.014, [0.03, 0.03, 0.03, 0.97])
  polyline(pen, '#d8321f', 0.022, [0.03, 0.44, 0.03, 0.58])
  polygon(pen, '#5f6770', [0.03, 0, 0.045, 0.09, 0.015, 0.09])
}

/** Balls of steel on the ground, and the little one that they are thrown at. */
function drawBoules(pen: SharePen) {
  for (const [x, y, r] of [
    [0.3, 0.66, 0.28],
    [1.0, 0.74, 0.26],
    [1.7, 0.6, 0.3],
    [2.35, 0.74, 0.26],
  ]) {
    ball(pen, x, y, r, '#8f98a2')
    pen.g.strokeStyle = 'rgba(40,46,54,.6)'
    pen.lineWidth = 0.022
    pen.begin()
    pen.ellipse(x, y, r * 0.82, r * 0.3)
    pen.g.stroke()
  }
  ball(pen, 1.34, 0.9, 0.1, '#e8702c')
}

/** An egg of leather with its seam, lying on its side. */
function drawRugbyBall(pen: SharePen) {
  const { g } = pen
  pen.fillShape(pen.gradient(0, 0, 0, 1, '#f6f2e6', '#d8cdb0', '#8f8262'), () => {
    pen.moveTo(0, 0.5)
    pen.curveTo(0.4, -0.14, 1.2, -0.14, 1.6, 0.5)
    pen.curveTo(1.2, 1.14, 0.4, 1.14, 0, 0.5)
  })
  g.strokeStyle = '#b3202c'
  pen.lineWidth = 0.07
  for (const x of [0.38, 1.22]) {
    pen.begin()
    pen.ellipse(x, 0.5, 0.06, 0.36)
    g.stroke()
  }
  polyline(pen, '#4a3a26', 0.045, [0.6, 0.22, 1.0, 0.22])
}

/** A sack that somebody stands in, open at the top. */
function drawRacingSack(pen: SharePen) {
  const { g } = pen
  pen.fillShape(pen.across(0, 0.8, '#d8b888', '#b8925a', '#7d5c34'), () => {
    pen.moveTo(0.06, 0.08)
    pen.quadTo(0.4, 0, 0.74, 0.08)
    pen.curveTo(0.84, 0.4, 0.8, 0.8, 0.7, 0.97)
    pen.quadTo(0.4, 1.03, 0.1, 0.97)
    pen.curveTo(0, 0.8, -0.04, 0.4, 0.06, 0.08)
  })
  g.strokeStyle = 'rgba(80,54,24,.45)'
  pen.lineWidth = 0.016
  for (const x of [0.22, 0.4, 0.58]) pen.strokeLine(x, 0.12, x * 0.92 + 0.03, 0.94)
  polyline(pen, '#8a6a3c', 0.05, [0.05, 0.1, 0.4, 0.05, 0.75, 0.1])
}

/** Somebody small in a wetsuit, holding on with both hands to what is on the right of them. */
function drawRider(pen: SharePen, x: number, y: number, size: number, suit: string) {
  const { g } = pen
  g.lineCap = 'round'
  g.lineJoin = 'round'
  const at = (...flat: number[]) => flat.map((value, k) => (k % 2 ? y + value * size : x + value * size))
  polyline(pen, shadeHex(suit, -0.2), 0.12 * size, at(-0.12, -0.42, 0.06, -0.22, 0.02, 0))
  polyline(pen, suit, 0.13 * size, at(-0.16, -0.42, -0.14, -0.2, -0.24, 0))
  polyline(pen, suit, 0.2 * size, at(-0.14, -0.46, -0.24, -0.74))
  polyline(pen, shadeHex(suit, 0.15), 0.085 * size, at(-0.22, -0.74, 0, -0.66, 0.2, -0.7))
  ball(pen, x - 0.24 * size, y - 0.95 * size, 0.125 * size, '#d9a47f')
  g.fillStyle = '#4a2f1c'
  pen.fillEllipse(x - 0.26 * size, y - 1.0 * size, 0.13 * size, 0.085 * size, -0.2)
}

/** A board with a sail and who holds it. */
function drawWindsurfer(pen: SharePen, { colour = '#f07a1c' }: PieceOptions) {
  const { g } = pen
  pen.fillShape(
    pen.gradient(0.4, 0, 1.1, 0.9, shadeHex(colour, 0.35), colour, shadeHex(colour, -0.2)),
    () => {
      pen.moveTo(0.5, 0.01)
      pen.curveTo(0.86, 0.2, 1.12, 0.56, 1.1, 0.72)
      pen.quadTo(0.84, 0.86, 0.56, 0.88)
      pen.quadTo(0.66, 0.4, 0.5, 0.01)
    },
  )
  polygon(pen, 'rgba(255,255,255,.75)', [0.6, 0.3, 0.93, 0.36, 1.02, 0.48, 0.62, 0.46])
  g.strokeStyle = '#2b3038'
  pen.lineWidth = 0.018
  pen.begin()
  pen.moveTo(0.5, 0.01)
  pen.quadTo(0.68, 0.45, 0.6, 0.95)
  g.stroke()
  polyline(pen, '#2b3038', 0.022, [0.42, 0.6, 1.08, 0.62])
  drawRider(pen, 0.44, 0.95, 0.44, '#22405f')
  pen.fillShape(pen.gradient(0, 0.9, 0, 1, '#ffffff', '#d8dde4'), () => {
    pen.moveTo(0, 0.92)
    pen.quadTo(0.5, 0.98, 1.2, 0.93)
    pen.quadTo(0.7, 1.02, 0.2, 1)
    pen.quadTo(0.06, 0.98, 0, 0.92)
  })
}

/** A bow of cloth high in the wind, and who is drawn by it on a board. */
function drawKitesurfer(pen: SharePen, { colour = '#d8281c' }: PieceOptions) {
  const { g } = pen
  g.strokeStyle = 'rgba(60,64,72,.7)'
  pen.lineWidth = 0.006
  for (const x of [0.72, 0.88, 1.12, 1.26]) pen.strokeLine(0.38, 0.72, x, 0.22)
  pen.fillShape(
    pen.gradient(0.6, 0, 1.4, 0.3, shadeHex(colour, 0.3), colour, shadeHex(colour, -0.25)),
    () => {
      pen.moveTo(0.64, 0.28)
      pen.curveTo(0.66, -0.06, 1.3, -0.1, 1.38, 0.24)
      pen.curveTo(1.2, 0.1, 0.86, 0.1, 0.64, 0.28)
    },
  )
  polygon(pen, 'rgba(255,255,255,.8)', [0.92, 0.02, 1.1, 0.01, 1.1, 0.13, 0.93, 0.14])
  drawRider(pen, 0.3, 0.96, 0.34, '#22405f')
  pen.fillShape('#f2c81c', () => {
    pen.moveTo(0.08, 0.93)
    pen.quadTo(0.3, 1, 0.6, 0.92)
    pen.quadTo(0.36, 1.04, 0.08, 0.93)
  })
}

/** A bob with two in helmets, on its runners. */
function drawBobsled(pen: SharePen, { colour = '#c8241c' }: PieceOptions) {
  const { g } = pen
  for (const [x, paint] of [
    [1.2, '#f2c81c'],
    [0.78, '#2f6fc0'],
  ] as const) {
    g.fillStyle = '#22242a'
    pen.fillEllipse(x - 0.04, 0.5, 0.22, 0.26)
    ball(pen, x, 0.22, 0.2, paint)
    g.fillStyle = '#15181e'
    pen.fillRoundRect(x + 0.02, 0.14, 0.19, 0.13, 0.06)
  }
  pen.fillShape(pen.gradient(0, 0.4, 0, 0.92, shadeHex(colour, 0.35), colour, shadeHex(colour, -0.4)), () => {
    pen.moveTo(0.05, 0.5)
    pen.curveTo(0.6, 0.52, 1.2, 0.54, 1.5, 0.42)
    pen.curveTo(2.0, 0.46, 2.5, 0.62, 2.7, 0.82)
    pen.quadTo(1.4, 0.96, 0.05, 0.88)
  })
  polyline(pen, 'rgba(255,255,255,.8)', 0.05, [0.1, 0.72, 2.3, 0.74])
  polyline(pen, '#9aa3ae', 0.045, [0.1, 0.97, 2.5, 0.97, 2.66, 0.9])
  for (const x of [0.4, 2.1]) polyline(pen, '#5f6770', 0.05, [x, 0.84, x, 0.97])
}

/** A long narrow boat with four who row as one. */
function drawRowingShell(pen: SharePen, { colour = '#e8e2d2' }: PieceOptions) {
  const { g } = pen
  g.lineCap = 'round'
  const shirts = ['#c8241c', '#c8241c', '#c8241c', '#c8241c']
  for (const [k, shirt] of shirts.entries()) {
    const x = 1.3 + k * 0.95
    polyline(pen, '#22304f', 0.16, [x, 0.68, x + 0.26, 0.52, x + 0.44, 0.7])
    polyline(pen, shirt, 0.25, [x - 0.02, 0.6, x + 0.1, 0.3])
    ball(pen, x + 0.16, 0.1, 0.11, '#d9a47f')
    g.fillStyle = ['#3a2a20', '#8a5a30', '#1c1818', '#c9903a'][k]
    pen.fillEllipse(x + 0.13, 0.05, 0.11, 0.07, -0.2)
    polyline(pen, '#d9a47f', 0.09, [x + 0.1, 0.34, x + 0.34, 0.46, x + 0.46, 0.44])
    polyline(pen, '#d8c8a0', 0.045, [x + 0.5, 0.42, x + 0.1, 0.94])
    polygon(pen, '#c8241c', [x + 0.15, 0.84, x + 0.22, 0.88, x + 0.04, 1, x - 0.06, 0.97])
  }
  pen.fillShape(pen.gradient(0, 0.64, 0, 0.9, shadeHex(colour, 0.3), colour, shadeHex(colour, -0.4)), () => {
    pen.moveTo(0, 0.68)
    pen.quadTo(3, 0.72, 6, 0.66)
    pen.quadTo(5.2, 0.88, 3, 0.9)
    pen.quadTo(0.8, 0.88, 0, 0.68)
  })
}

/** What games and contests are played with. */
export const SPORTS_GEAR: Readonly<Record<string, Piece>> = {
  '@pingpongtable': { broadness: 3.3, draw: drawPingPongTable },
  '@volleyballnet': { broadness: 0.98, draw: pen => drawHighNet(pen, 0.4) },
  '@badmintonnet': { broadness: 0.98, draw: pen => drawHighNet(pen, 0.5) },
  '@pooltable': { broadness: 3.04, draw: drawPoolTable },
  '@foosballtable': { broadness: 1.94, draw: drawFoosball },
  '@hurdle': { broadness: 1.2, draw: drawHurdle },
  '@jumpbar': { broadness: 1.5, draw: drawJumpBar },
  '@paddle': { broadness: 0.7, draw: drawPaddle },
  '@golfclub': { broadness: 0.32, draw: drawGolfClub },
  '@hockeystick': { broadness: 0.48, draw: drawHockeyStick },
  '@javelin': { broadness: 0.06, draw: drawJavelin },
  '@boules': { broadness: 2.64, draw: drawBoules },
  '@rugbyball': { broadness: 1.6, draw: drawRugbyBall },
  '@ironball': { broadness: 1, draw: pen => ball(pen, 0.5, 0.5, 0.48, '#5a626c') },
  '@racingsack': { broadness: 0.82, draw: drawRacingSack },
  '@windsurfer': { broadness: 1.22, draw: drawWindsurfer },
  '@kitesurfer': { broadness: 1.4, draw: drawKitesurfer },
  '@bobsled': { broadness: 2.72, draw: drawBobsled },
  '@rowingshell': { broadness: 6, draw: drawRowingShell },
}
