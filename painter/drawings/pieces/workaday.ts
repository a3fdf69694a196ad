import type { SharePen } from '../pen.ts'
import type { Piece } from './piece.ts'
import { fromAbove, polygon, polyline } from './shapes.ts'

/** A bottle on its side, and what is in it. */
function drawLyingBottle(pen: SharePen, what: 'letter' | 'ship') {
  const { g } = pen
  g.fillStyle = '#a8743c'
  pen.fillRect(2.1, 0.4, 0.16, 0.2)
  if (what === 'ship')
    for (const x of [0.4, 1.2]) polygon(pen, '#6b4426', [x, 0.86, x + 0.16, 0.86, x + 0.2, 1, x - 0.04, 1])
  if (what === 'letter') {
    g.fillStyle = fromAbove(pen, 0.3, 0.7, '#ecd9a8')
    pen.fillRoundRect(0.3, 0.36, 1, 0.3, 0.1)
    polyline(pen, '#b3221c', 0.05, [0.8, 0.36, 0.8, 0.66])
  } else {
    g.fillStyle = '#3f8ab8'
    pen.fillEllipse(0.8, 0.78, 0.62, 0.1)
    polygon(pen, '#6b3a1c', [0.34, 0.64, 1.24, 0.64, 1.1, 0.8, 0.46, 0.8])
    for (const [x, tall] of [
      [0.56, 0.34],
      [0.82, 0.44],
      [1.06, 0.3],
    ]) {
      polyline(pen, '#4a2c18', 0.016, [x, 0.64, x, 0.62 - tall])
      polygon(pen, '#f6efdc', [x - 0.1, 0.6, x + 0.1, 0.6, x + 0.07, 0.64 - tall, x - 0.07, 0.64 - tall])
    }
  }
  pen.fillShape('rgba(160,205,200,.42)', () => {
    pen.moveTo(0.1, 0.5)
    pen.curveTo(0.04, 0.2, 0.12, 0.1, 0.3, 0.1)
    pen.lineTo(1.34, 0.1)
    pen.curveTo(1.6, 0.1, 1.66, 0.38, 1.86, 0.38)
    pen.lineTo(2.14, 0.38)
    pen.lineTo(2.14, 0.62)
    pen.lineTo(1.86, 0.62)
    pen.curveTo(1.66, 0.62, 1.6, 0.92, 1.34, 0.92)
    pen.lineTo(0.3, 0.92)
    pen.curveTo(0.12, 0.92, 0.04, 0.8, 0.1, 0.5)
  })
  g.fillStyle = 'rgba(255,255,255,.55)'
  pen.fillRoundRect(0.3, 0.17, 1, 0.06, 0.03)
}

/** A potter's wheel with a bowl of wet clay on it. */
function drawPottersWheel(pen: SharePen) {
  const { g } = pen
  g.strokeStyle = '#6b4a2c'
  pen.lineWidth = 0.07
  for (const x of [0.12, 0.88]) pen.strokeLine(x, 0.98, x, 0.56)
  g.fillStyle = pen.across(0, 1, '#a5784a', '#8a6238', '#5a3e22')
  pen.fillRect(0.04, 0.5, 0.92, 0.1)
  g.fillStyle = '#3f4248'
  pen.fillRect(0.46, 0.58, 0.08, 0.34)
  pen.fillEllipse(0.5, 0.92, 0.3, 0.06)
  pen.fillEllipse(0.5, 0.48, 0.3, 0.06)
  pen.fillShape(pen.across(0.24, 0.76, '#d09a72', '#b57a52', '#7f5034'), () => {
    pen.moveTo(0.38, 0.47)
    pen.curveTo(0.3, 0.38, 0.24, 0.3, 0.24, 0.16)
    pen.lineTo(0.76, 0.16)
    pen.curveTo(0.76, 0.3, 0.7, 0.38, 0.62, 0.47)
  })
  g.fillStyle = '#8a5a3a'
  pen.fillEllipse(0.5, 0.16, 0.26, 0.05)
  g.strokeStyle = 'rgba(255,225,195,.5)'
  pen.lineWidth = 0.012
  for (const y of [0.24, 0.32, 0.4]) pen.strokeLine(0.29 + (y - 0.2) * 0.3, y, 0.5, y + 0.012)
}

export const WORKADAY: Readonly<Record<string, Piece>> = {
  '@bottlepost': { broadness: 2.3, draw: pen => drawLyingBottle(pen, 'letter') },
  '@potterswheel': { broadness: 1, draw: drawPottersWheel },
  '@shipinbottle': { broadness: 2.3, draw: pen => drawLyingBottle(pen, 'ship') },
}
