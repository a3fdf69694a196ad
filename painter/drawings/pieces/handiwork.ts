import type { SharePen } from '../pen.ts'
import type { Piece } from './piece.ts'

/** Dough rolled flat on flour, with the pin on it. */
function drawDough(pen: SharePen) {
  const { g } = pen
  g.fillStyle = 'rgba(255,255,255,.75)'
  pen.fillEllipse(1.3, 0.84, 1.28, 0.15)
  g.fillStyle = pen.gradient(0, 0.56, 0, 0.98, '#fbecc8', '#eed6a4', '#cfae74')
  pen.fillEllipse(1.3, 0.77, 1.05, 0.19)
  g.fillStyle = '#f8e8c2'
  pen.fillEllipse(1.3, 0.73, 0.98, 0.15)
  g.strokeStyle = '#8a4f28'
  pen.lineWidth = 0.13
  for (const [from, to] of [
    [0.16, 0.5],
    [2.1, 2.44],
  ])
    pen.strokeLine(from, 0.43, to, 0.43)
  g.fillStyle = pen.gradient(0, 0.2, 0, 0.66, '#ecc48a', '#d09a58', '#94622f')
  pen.fillRoundRect(0.46, 0.2, 1.68, 0.46, 0.12)
}

/** What people's hands are busy with. */
export const HANDIWORK: Readonly<Record<string, Piece>> = {
  '@dough': { broadness: 2.6, draw: drawDough },
}
