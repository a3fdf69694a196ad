import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { Piece, PieceOptions } from '../piece.ts'

/** Numbers that look thrown and are the same each time. */
const scattered = (k: number, step = 0.618) => (k * step) % 1

/** A tree with a round crown, whose trunk is straight. */
function drawLeafTree(pen: SharePen, foot: number, spread: number) {
  const { g } = pen
  g.fillStyle = pen.across(foot - 0.05, foot + 0.05, '#8d6a46', '#6b4a30', '#3f2a18')
  pen.begin()
  pen.moveTo(foot - 0.06, 1)
  pen.quadTo(foot - 0.034, 0.8, foot - 0.03, 0.3)
  pen.lineTo(foot + 0.03, 0.3)
  pen.quadTo(foot + 0.034, 0.8, foot + 0.06, 1)
  g.fill()
  for (let k = 0; k < 46; k++) {
    const angle = k * 2.4
    const far = Math.sqrt(k / 46)
    const [x, y] = [foot + Math.cos(angle) * far * spread, 0.24 + Math.sin(angle) * far * 0.2]
    g.fillStyle = shadeHex('#4d8a3a', (0.24 - y) * 1.5 + (scattered(k) - 0.5) * 0.24)
    pen.fillEllipse(x, y, 0.075, 0.055, angle)
  }
}

/** The cloth of a hammock between two points, its nearer edge hanging lower. */
function drawSling(pen: SharePen, left: number, right: number, row: number, colour: string) {
  const { g } = pen
  const [from, to, middle] = [left + 0.2, right - 0.2, (left + right) / 2]
  g.strokeStyle = shadeHex(colour, -0.4)
  pen.lineWidth = 0.009
  pen.strokeLine(left, row - 0.06, from, row)
  pen.strokeLine(right, row - 0.06, to, row)
  pen.fillShape(shadeHex(colour, -0.35), () => {
    pen.moveTo(from, row)
    pen.quadTo(middle, row + 0.2, to, row)
    pen.quadTo(middle, row + 0.34, from, row)
  })
  pen.fillShape(
    pen.gradient(0, row, 0, row + 0.3, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.25)),
    () => {
      pen.moveTo(from, row)
      pen.quadTo(middle, row + 0.3, to, row)
      pen.quadTo(middle, row + 0.54, from, row)
    },
  )
  g.strokeStyle = 'rgba(255,255,255,.5)'
  pen.lineWidth = 0.008
  for (const sag of [0.37, 0.45]) {
    pen.begin()
    pen.moveTo(from, row)
    pen.quadTo(middle, row + sag, to, row)
    g.stroke()
  }
}

/** Where the sling of a hammock between trees hangs: its ends and its row. */
const SLING = { left: 0.32, right: 1.78, row: 0.58 }

function drawTreeHammock(pen: SharePen, { colour = '#e0653f' }: PieceOptions) {
  drawLeafTree(pen, 0.3, 0.29)
  drawLeafTree(pen, 1.8, 0.29)
  drawSling(pen, SLING.left, SLING.right, SLING.row, colour)
}

export const GARDEN_WORK_PIECES: Readonly<Record<string, Piece>> = {
  '@treehammock': { broadness: 2.1, draw: drawTreeHammock },
}
