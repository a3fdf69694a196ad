import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { boards, courses, face, slab } from './masonry.ts'
import type { Piece, PieceOptions } from './piece.ts'

/** The gates of a lock between walls of stone, their long white-tipped beams on top, water running over. */
function drawCanalLock(pen: SharePen, { snow }: PieceOptions) {
  const { g } = pen
  const stone = '#9a8f7c'
  for (const x of [0, 2.06]) {
    slab(pen, x, 0.34, 0.54, 0.66, x ? shadeHex(stone, -0.1) : stone)
    courses(pen, x, 0.34, 0.54, 0.66, 6)
    slab(pen, x, 0.3, 0.56, 0.06, snow ? '#f2f6fb' : shadeHex(stone, 0.2))
  }
  g.fillStyle = '#20303a'
  pen.fillRect(0.54, 0.4, 1.52, 0.6)
  boards(pen, 0.54, 0.34, 0.75, 0.6, '#4a3a2c', 8)
  boards(pen, 1.31, 0.34, 0.75, 0.6, '#403226', 8)
  g.fillStyle = '#2c2018'
  for (const y of [0.36, 0.56, 0.76]) pen.fillRect(0.54, y, 1.52, 0.035)
  pen.fillRect(1.285, 0.3, 0.03, 0.66)
  // Water comes through where the leaves meet and below.
  g.fillStyle = 'rgba(226,238,242,.75)'
  for (const [x, w, y] of [
    [1.27, 0.05, 0.5],
    [0.8, 0.09, 0.68],
    [1.66, 0.11, 0.66],
  ])
    pen.fillRect(x, y, w, 0.3)
  g.fillStyle = 'rgba(236,244,246,.85)'
  for (let k = 0; k < 26; k++)
    pen.fillCircle(0.6 + ((k * 0.618) % 1) * 1.4, 0.94 + ((k * 0.37) % 1) * 0.05, 0.03)
  for (const side of [-1, 1]) {
    const at = (x: number) => 1.3 + side * x
    face(pen, '#26241f', [
      [at(0.04), 0.22],
      [at(1.2), 0.1],
      [at(1.2), 0.19],
      [at(0.04), 0.3],
    ])
    face(pen, '#f1eee6', [
      [at(1.0), 0.121],
      [at(1.28), 0.09],
      [at(1.28), 0.184],
      [at(1.0), 0.212],
    ])
    g.fillStyle = '#3a3a3c'
    pen.fillRect(at(0.42) - 0.02, 0.12, 0.04, 0.24)
    g.strokeStyle = '#f1eee6'
    pen.lineWidth = 0.016
    pen.strokeLine(at(0.1), 0.1, at(0.72), 0.06)
    for (const x of [0.1, 0.42, 0.72]) pen.strokeLine(at(x), 0.08, at(x), 0.26)
  }
}

/** An organ in its carved case: pipes of tin in towers and fields, the keys below. */
function drawPipeOrgan(pen: SharePen, { colour = '#6b4426' }: PieceOptions) {
  const { g } = pen
  slab(pen, 0.06, 0.62, 1.28, 0.38, colour)
  for (const x of [0.14, 1.02]) slab(pen, x, 0.7, 0.24, 0.22, shadeHex(colour, -0.22))
  g.fillStyle = shadeHex(colour, -0.5)
  pen.fillRect(0.46, 0.68, 0.48, 0.22)
  for (let row = 0; row < 3; row++) {
    g.fillStyle = '#f4efe2'
    pen.fillRect(0.49, 0.74 + row * 0.045, 0.42, 0.028)
    g.fillStyle = '#1c1a1a'
    for (let k = 0; k < 16; k++)
      if (k % 7 !== 2 && k % 7 !== 6) pen.fillRect(0.505 + k * 0.025, 0.74 + row * 0.045, 0.011, 0.015)
  }
  slab(pen, 0.5, 0.93, 0.4, 0.03, shadeHex(colour, 0.1))
  const tower = (x: number, w: number, top: number, count: number, bulge: number) => {
    slab(pen, x, top, w, 0.62 - top, shadeHex(colour, -0.4))
    const step = w / count
    for (let k = 0; k < count; k++) {
      const away = Math.abs((k + 0.5) / count - 0.5) * 2
      const head = top + 0.05 + bulge * away * 0.16
      g.fillStyle = pen.sheen(x + k * step, x + (k + 1) * step, 0.32, '#c2c4c4', '#f6f4ec', '#6a6c70')
      pen.fillRect(x + k * step + 0.004, head, step - 0.008, 0.6 - head)
      g.fillStyle = '#26221f'
      pen.fillEllipse(x + (k + 0.5) * step, 0.52, step * 0.26, 0.022)
    }
    face(pen, shadeHex(colour, 0.2), [
      [x - 0.025, top + 0.03],
      [x + w / 2, top - 0.05],
      [x + w + 0.025, top + 0.03],
      [x + w + 0.01, top + 0.05],
      [x - 0.01, top + 0.05],
    ])
    g.fillStyle = '#d0a23a'
    pen.fillCircle(x + w / 2, top - 0.045, 0.018)
  }
  tower(0.32, 0.24, 0.2, 7, 1)
  tower(0.84, 0.24, 0.2, 7, 1)
  tower(0.08, 0.24, 0.1, 5, -0.6)
  tower(1.08, 0.24, 0.1, 5, -0.6)
  tower(0.55, 0.3, 0.05, 5, -0.5)
  slab(pen, 0.02, 0.595, 1.36, 0.035, shadeHex(colour, 0.16))
}

export const LOCK_AND_ORGAN: Readonly<Record<string, Piece>> = {
  '@canallock': { broadness: 2.6, draw: drawCanalLock },
  '@pipeorgan': { broadness: 1.4, draw: drawPipeOrgan },
}
