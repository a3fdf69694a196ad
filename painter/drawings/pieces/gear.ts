import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
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
  turned,
  tyre,
} from './shapes.ts'

const WOOD = '#8a5a34'
const BRASS = '#d8a83a'

function drawDrumKit(pen: SharePen, { colour = '#b3221c' }: PieceOptions) {
  const drum = (x: number, y: number, w: number, h: number) => {
    pen.g.fillStyle = rounding(pen, x - w, x + w, colour)
    pen.fillRect(x - w, y, w * 2, h)
    pen.g.fillStyle = '#f4f1e8'
    pen.fillEllipse(x, y, w, w * 0.26)
    polyline(pen, '#c9ced4', 0.022, [x - w, y + h, x + w, y + h])
  }
  for (const [x, y, top] of [
    [0.2, 0.26, 0.96],
    [1.56, 0.2, 0.96],
  ]) {
    polyline(pen, '#9aa2ac', 0.022, [x, y, x, top])
    pen.g.fillStyle = rounding(pen, x - 0.26, x + 0.26, BRASS)
    pen.fillEllipse(x, y, 0.27, 0.05, x < 1 ? -0.15 : 0.15)
  }
  drum(0.66, 0.22, 0.2, 0.2)
  drum(1.1, 0.22, 0.2, 0.2)
  drum(0.34, 0.52, 0.22, 0.18)
  drum(1.44, 0.56, 0.24, 0.32)
  ball(pen, 0.88, 0.7, 0.29, colour)
  pen.g.fillStyle = '#f4f1e8'
  pen.fillCircle(0.88, 0.7, 0.25)
  pen.g.fillStyle = '#22242a'
  pen.fillCircle(0.88, 0.7, 0.08)
}

function drawGong(pen: SharePen, { colour = BRASS }: PieceOptions) {
  for (const flat of [
    [0.08, 1, 0.14, 0.06],
    [1, 1, 0.94, 0.06],
    [0.04, 0.08, 1.04, 0.08],
  ])
    polyline(pen, '#7a2418', 0.06, flat)
  for (const x of [0.4, 0.68]) polyline(pen, '#e8dcc0', 0.014, [x, 0.08, x, 0.26])
  ball(pen, 0.54, 0.54, 0.34, colour)
  for (const radius of [0.28, 0.14]) {
    pen.g.strokeStyle = shadeHex(colour, -0.35)
    pen.lineWidth = 0.016
    pen.begin()
    pen.arc(0.54, 0.54, radius)
    pen.g.stroke()
  }
}

function drawXylophone(pen: SharePen) {
  for (const y of [0.4, 0.62])
    polyline(pen, WOOD, 0.07, [0.1, y + (y - 0.5) * 0.6, 1.9, 0.5 + (y - 0.5) * 0.4])
  const hues = ['#d8281c', '#f07a1c', '#f2c81c', '#7fb83a', '#2f9a5a', '#2f8fc8', '#3a5ab8', '#7a3fb0']
  for (const [k, hex] of hues.entries()) {
    const half = 0.46 - k * 0.035
    pen.g.fillStyle = fromAbove(pen, 0.5 - half, 0.5 + half, hex)
    pen.fillRoundRect(0.12 + k * 0.225, 0.52 - half, 0.18, half * 2, 0.04)
  }
  polyline(pen, '#e2c89a', 0.03, [0.7, 0.9, 1.5, 0.2])
  ball(pen, 1.5, 0.2, 0.08, '#c8321f')
}

function drawTambourine(pen: SharePen, { colour = '#c8965a' }: PieceOptions) {
  pen.g.fillStyle = '#f4ecd8'
  pen.fillCircle(0.5, 0.5, 0.42)
  pen.g.strokeStyle = colour
  pen.lineWidth = 0.12
  pen.begin()
  pen.arc(0.5, 0.5, 0.42)
  pen.g.stroke()
  for (let k = 0; k < 8; k++)
    ball(pen, 0.5 + Math.cos(k * 0.785) * 0.42, 0.5 + Math.sin(k * 0.785) * 0.42, 0.07, BRASS)
}

function drawLute(pen: SharePen, { colour = '#b8742c' }: PieceOptions) {
  polyline(pen, '#4a2c18', 0.06, [0.3, 0.56, 0.3, 0.12])
  polyline(pen, '#4a2c18', 0.06, [0.3, 0.12, 0.16, 0.02])
  blob(
    pen,
    rounding(pen, 0.02, 0.58, colour),
    [0.3, 0.42, 0.16, 0.5, 0.02, 0.76, 0.14, 1.02, 0.46, 1.02, 0.58, 0.76, 0.44, 0.5],
  )
  pen.g.fillStyle = '#3a2010'
  pen.fillCircle(0.3, 0.7, 0.07)
  polyline(pen, '#4a2c18', 0.025, [0.2, 0.88, 0.4, 0.88])
  for (const dx of [-0.02, 0, 0.02]) polyline(pen, '#f0e6cc', 0.005, [0.3 + dx, 0.12, 0.3 + dx, 0.88])
  for (let k = 0; k < 4; k++) ball(pen, 0.18 + k * 0.03, 0.03 + k * 0.02, 0.018, '#e8dcc0')
}

function drawHydrant(pen: SharePen, { colour = '#d8281c' }: PieceOptions) {
  turned(
    pen,
    rounding(pen, 0.1, 0.5, colour),
    0.3,
    [0.05, 0, 0.14, 0.12, 0.17, 0.2, 0.17, 0.24, 0.13, 0.26, 0.13, 0.86, 0.2, 0.9, 0.2, 1],
  )
  for (const x of [0.1, 0.5]) ball(pen, x, 0.46, 0.09, shadeHex(colour, -0.1))
  ball(pen, 0.3, 0.5, 0.09, shadeHex(colour, 0.1))
  ball(pen, 0.3, 0.5, 0.04, shadeHex(colour, -0.4))
}

function drawTrafficLight(pen: SharePen) {
  pen.g.fillStyle = '#3a3d44'
  pen.fillRect(0.17, 0.5, 0.06, 0.5)
  pen.g.fillStyle = rounding(pen, 0.05, 0.35, '#26282e')
  pen.fillRoundRect(0.06, 0, 0.28, 0.56, 0.06)
  for (const [y, hex] of [
    [0.1, '#ff3a2c'],
    [0.28, '#7a6420'],
    [0.46, '#1f5a34'],
  ] as const)
    ball(pen, 0.2, y, 0.075, hex)
  pen.g.fillStyle = pen.glow(0.2, 0.1, 0.16, [
    [0, 'rgba(255,90,70,.6)'],
    [1, 'rgba(255,60,40,0)'],
  ])
  pen.fillCircle(0.2, 0.1, 0.16)
}

function drawSpeaker(pen: SharePen, { colour = '#22242a' }: PieceOptions) {
  pen.g.fillStyle = rounding(pen, 0.04, 0.6, colour)
  pen.fillRoundRect(0.04, 0, 0.56, 1, 0.05)
  for (const [y, radius] of [
    [0.26, 0.13],
    [0.66, 0.22],
  ]) {
    ball(pen, 0.32, y, radius, '#3a3d44')
    ball(pen, 0.32, y, radius * 0.72, '#15161a')
    ball(pen, 0.32, y, radius * 0.3, '#4a4e56')
  }
}

function drawHeadset(pen: SharePen, { colour = '#e8eaee' }: PieceOptions) {
  pen.g.strokeStyle = '#33363e'
  pen.lineWidth = 0.09
  pen.begin()
  pen.ellipse(0.9, 0.44, 0.72, 0.4, 0, Math.PI, 0)
  pen.g.stroke()
  softPolygon(
    pen,
    fromAbove(pen, 0.3, 1, colour),
    0.16,
    [0.14, 0.36, 1.66, 0.36, 1.66, 0.9, 1.1, 0.96, 0.9, 0.8, 0.7, 0.96, 0.14, 0.9],
  )
  softPolygon(
    pen,
    pen.gradient(0.2, 0.4, 1.6, 0.9, '#4a5262', '#15161c'),
    0.12,
    [0.24, 0.44, 1.56, 0.44, 1.56, 0.8, 0.24, 0.8],
  )
  for (const [x, y] of [
    [0.4, 0.54],
    [1.4, 0.54],
    [0.4, 0.7],
    [1.4, 0.7],
  ])
    ball(pen, x, y, 0.04, '#2f7ac8')
}

function drawSewingMachine(pen: SharePen, { colour = '#1d1f24' }: PieceOptions) {
  pen.g.fillStyle = fromAbove(pen, 0.8, 1, '#8a5a34')
  pen.fillRoundRect(0.02, 0.84, 1.5, 0.16, 0.03)
  softPolygon(
    pen,
    fromAbove(pen, 0.1, 0.9, colour),
    0.08,
    [0.1, 0.14, 1.34, 0.14, 1.36, 0.86, 1.02, 0.86, 1, 0.46, 0.4, 0.42, 0.36, 0.62, 0.12, 0.6],
  )
  polyline(pen, '#c9ced4', 0.025, [0.24, 0.6, 0.24, 0.82])
  bow(pen, BRASS, 0.02, [0.5, 0.28, 0.8, 0.18, 1.1, 0.3])
  tyre(pen, 1.42, 0.36, 0.17, BRASS, 0.7)
  pen.g.fillStyle = '#d8281c'
  pen.fillRect(0.66, 0, 0.12, 0.14)
}

function drawToaster(pen: SharePen, { colour = '#c9ced6' }: PieceOptions) {
  for (const x of [0.36, 0.78])
    softPolygon(pen, fromAbove(pen, 0, 0.5, '#d8a45a'), 0.08, [
      x,
      0.04,
      x + 0.34,
      0.04,
      x + 0.34,
      0.5,
      x,
      0.5,
    ])
  softPolygon(pen, fromAbove(pen, 0.2, 1, colour), 0.14, [0.06, 0.96, 0.1, 0.3, 1.42, 0.3, 1.46, 0.96])
  polyline(pen, '#22242a', 0.04, [0.3, 0.33, 1.2, 0.33])
  pen.g.fillStyle = '#22242a'
  pen.fillRoundRect(1.42, 0.46, 0.1, 0.07, 0.02)
  ball(pen, 1.2, 0.78, 0.06, '#22242a')
}

function drawCoffeeMachine(pen: SharePen, { colour = '#b3221c' }: PieceOptions) {
  softPolygon(
    pen,
    fromAbove(pen, 0, 1, colour),
    0.06,
    [
      0.08, 0.06, 0.98, 0.06, 0.98, 0.4, 0.9, 0.42, 0.9, 0.84, 1, 0.86, 1, 1, 0.06, 1, 0.06, 0.86, 0.16, 0.84,
      0.16, 0.42, 0.08, 0.4,
    ],
  )
  pen.g.fillStyle = '#22242a'
  pen.fillRect(0.18, 0.42, 0.7, 0.42)
  pen.g.fillStyle = '#c9ced6'
  pen.fillRoundRect(0.4, 0.4, 0.26, 0.1, 0.02)
  polyline(pen, '#22242a', 0.05, [0.5, 0.46, 0.26, 0.5])
  polyline(pen, '#6b3a1c', 0.02, [0.53, 0.5, 0.53, 0.66])
  turned(pen, '#f6f2ea', 0.53, [0.12, 0.65, 0.08, 0.82])
  ball(pen, 0.3, 0.22, 0.09, '#f4f1e8')
  for (const x of [0.6, 0.76]) ball(pen, x, 0.22, 0.04, '#f2c81c')
}

function drawArcade(pen: SharePen, { colour = '#3a2a8a' }: PieceOptions) {
  softPolygon(
    pen,
    rounding(pen, 0.02, 0.6, colour),
    0.03,
    [0.04, 0.02, 0.56, 0.02, 0.56, 0.16, 0.5, 0.2, 0.5, 0.48, 0.6, 0.56, 0.56, 1, 0.04, 1],
  )
  pen.g.fillStyle = '#ffd23a'
  pen.fillRect(0.09, 0.05, 0.42, 0.09)
  pen.g.fillStyle = pen.glow(0.29, 0.33, 0.26, [
    [0, '#3ff0ff'],
    [0.6, '#1a4aa8'],
    [1, '#10143a'],
  ])
  pen.fillRect(0.09, 0.2, 0.38, 0.26)
  for (const [x, y, hex] of [
    [0.16, 0.26, '#ff4a6a'],
    [0.28, 0.26, '#ff4a6a'],
    [0.4, 0.26, '#ff4a6a'],
    [0.28, 0.41, '#7aff5a'],
  ] as const) {
    pen.g.fillStyle = hex
    pen.fillRect(x - 0.025, y, 0.05, 0.035)
  }
  polygon(pen, shadeHex(colour, -0.4), [0.06, 0.5, 0.5, 0.5, 0.59, 0.57, 0.06, 0.57])
  ball(pen, 0.18, 0.5, 0.03, '#d8281c')
  for (const x of [0.32, 0.4, 0.48]) ball(pen, x, 0.54, 0.02, '#f2c81c')
  pen.g.fillStyle = '#15161a'
  pen.fillRect(0.2, 0.7, 0.2, 0.14)
}

/** A heavy bag on its chain, from the arm of a stand behind it. */
function drawPunchingBag(pen: SharePen, { colour = '#a82a24' }: PieceOptions) {
  polyline(pen, '#4a4f57', 0.034, [0.62, 0.985, 0.62, 0.04, 0.17, 0.04])
  polyline(pen, '#4a4f57', 0.026, [0.62, 0.24, 0.42, 0.04])
  polyline(pen, '#3a3e45', 0.036, [0.3, 0.982, 0.72, 0.982])
  for (const x of [0.09, 0.25]) polyline(pen, '#b9bfc7', 0.01, [0.17, 0.05, x, 0.2])
  pen.g.fillStyle = rounding(pen, 0.05, 0.29, colour)
  pen.fillRoundRect(0.05, 0.19, 0.24, 0.56, 0.05)
  pen.g.fillStyle = rounding(pen, 0.05, 0.29, '#1d1e22')
  pen.fillRect(0.05, 0.24, 0.24, 0.035)
  pen.fillRect(0.05, 0.66, 0.24, 0.035)
}

/** Two turntables and a mixer on a booth with lights along its front. */
function drawDjDecks(pen: SharePen, { colour = '#1c1d26' }: PieceOptions) {
  pen.g.fillStyle = fromAbove(pen, 0.22, 1, colour)
  pen.fillRoundRect(0.02, 0.22, 1.96, 0.78, 0.03)
  polygon(pen, '#3a3d4a', [0.1, 0.1, 1.9, 0.1, 1.98, 0.25, 0.02, 0.25])
  for (const x of [0.48, 1.52]) {
    pen.g.fillStyle = '#0d0e12'
    pen.fillEllipse(x, 0.17, 0.3, 0.068)
    pen.g.fillStyle = '#e0433a'
    pen.fillEllipse(x, 0.17, 0.09, 0.02)
    polyline(pen, '#cfd4da', 0.016, [x + 0.33, 0.12, x + 0.3, 0.18, x + 0.16, 0.19])
  }
  pen.g.fillStyle = '#15161c'
  pen.fillRect(0.86, 0.11, 0.28, 0.12)
  for (const [x, hex] of [
    [0.92, '#4ad08a'],
    [1, '#ffd23a'],
    [1.08, '#ff4f6a'],
  ] as const) {
    polyline(pen, hex, 0.014, [x, 0.13, x, 0.21])
  }
  for (const [y, hex] of [
    [0.36, '#ff3fb0'],
    [0.62, '#3fd0ff'],
    [0.88, '#9a4aff'],
  ] as const)
    polyline(pen, hex, 0.022, [0.1, y, 1.9, y])
}

/** Instruments, appliances and what stands in streets. */
export const GEAR_PIECES: Readonly<Record<string, Piece>> = {
  '@drumkit': { broadness: 1.85, draw: drawDrumKit },
  '@gong': { broadness: 1.08, draw: drawGong },
  '@xylophone': { broadness: 2, draw: drawXylophone },
  '@tambourine': { broadness: 1, draw: drawTambourine },
  '@lute': { broadness: 0.62, draw: drawLute },
  '@hydrant': { broadness: 0.62, draw: drawHydrant },
  '@trafficlight': { broadness: 0.42, draw: drawTrafficLight },
  '@speaker': { broadness: 0.64, draw: drawSpeaker },
  '@headset': { broadness: 1.8, draw: drawHeadset },
  '@sewingmachine': { broadness: 1.62, draw: drawSewingMachine },
  '@toaster': { broadness: 1.55, draw: drawToaster },
  '@coffeemachine': { broadness: 1.06, draw: drawCoffeeMachine },
  '@punchingbag': { broadness: 0.74, draw: drawPunchingBag },
  '@djdecks': { broadness: 2, draw: drawDjDecks },
  '@arcade': { broadness: 0.64, draw: drawArcade },
}
