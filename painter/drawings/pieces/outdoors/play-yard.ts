import type { SharePen } from '../../pen.ts'
import { slab } from '../buildings/masonry.ts'
import type { Piece } from '../piece.ts'

/** A goal with its net. */
function drawGoal(pen: SharePen) {
  const { g } = pen
  g.strokeStyle = 'rgba(240,244,248,.55)'
  pen.lineWidth = 0.01
  for (let k = 0; k <= 26; k++) pen.strokeLine(0.06 + k * 0.112, 0.06, 0.2 + k * 0.1, 0.98)
  for (let k = 1; k <= 8; k++)
    pen.strokeLine(0.06 + k * 0.016, 0.06 + k * 0.112, 2.97 - k * 0.016, 0.06 + k * 0.112)
  g.strokeStyle = '#f6f6f2'
  pen.lineWidth = 0.05
  pen.begin()
  pen.moveTo(0.04, 1)
  pen.lineTo(0.04, 0.04)
  pen.lineTo(2.98, 0.04)
  pen.lineTo(2.98, 1)
  g.stroke()
}

/** A basket on its pole. */
function drawHoop(pen: SharePen) {
  const { g } = pen
  slab(pen, 0.3, 0.1, 0.04, 0.9, '#4a5058')
  slab(pen, 0.06, 0, 0.52, 0.3, '#f4f4f0')
  g.strokeStyle = '#c9402a'
  pen.lineWidth = 0.014
  pen.strokeRect(0.22, 0.12, 0.2, 0.13)
  pen.lineWidth = 0.02
  pen.begin()
  pen.ellipse(0.32, 0.28, 0.1, 0.024)
  g.stroke()
  g.strokeStyle = 'rgba(250,250,250,.9)'
  pen.lineWidth = 0.008
  for (let k = 0; k <= 6; k++) pen.strokeLine(0.22 + k * 0.033, 0.29, 0.26 + k * 0.02, 0.42)
  for (const y of [0.33, 0.37, 0.41]) pen.strokeLine(0.235 + (y - 0.3) * 0.2, y, 0.405 - (y - 0.3) * 0.2, y)
}

export const PLAY_YARD: Readonly<Record<string, Piece>> = {
  '@goal': { broadness: 3.02, draw: drawGoal },
  '@hoop': { broadness: 0.62, draw: drawHoop },
}
