import type { SharePen } from '../pen.ts'
import type { Piece } from './piece.ts'
import { ball, polyline } from './shapes.ts'

const WHITE = '#f6f6f2'
const STEEL = '#8b939c'

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

/** What games and contests are played with. */
export const SPORTS_GEAR: Readonly<Record<string, Piece>> = {
  '@hurdle': { broadness: 1.2, draw: drawHurdle },
  '@jumpbar': { broadness: 1.5, draw: drawJumpBar },

  '@rugbyball': { broadness: 1.6, draw: drawRugbyBall },
  '@ironball': { broadness: 1, draw: pen => ball(pen, 0.5, 0.5, 0.48, '#5a626c') },
}
