import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece } from './piece.ts'

const [BEECH, OAK, STEEL] = ['#c79a62', '#8a5f38', '#b9c0c8']
const WOOL = ['#b8342e', '#e0a83a', '#2f6f8f', '#efe4cc', '#5f8a4a']

/** A post or a beam, lit from above. */
function beam(pen: SharePen, x: number, y: number, w: number, h: number, colour = OAK) {
  pen.g.fillStyle =
    w > h
      ? pen.gradient(0, y, 0, y + h, shadeHex(colour, 0.2), colour, shadeHex(colour, -0.35))
      : pen.across(x, x + w, shadeHex(colour, 0.2), colour, shadeHex(colour, -0.35))
  pen.fillRoundRect(x, y, w, h, Math.min(w, h) * 0.2)
}

/** An upright loom, its warp above the half-woven cloth. */
function drawLoom(pen: SharePen) {
  const { g } = pen
  g.strokeStyle = '#efe8d8'
  pen.lineWidth = 0.006
  for (let k = 0; k <= 38; k++) pen.strokeLine(0.14 + k * 0.02, 0.1, 0.14 + k * 0.02, 0.56)
  const rows = 13
  for (let row = 0; row < rows; row++) {
    const y = 0.48 + row * 0.032
    g.fillStyle = shadeHex(WOOL[[0, 0, 1, 3, 2, 2, 3, 1, 0, 4, 4, 3, 1][row]], -row * 0.012)
    pen.fillRect(0.13, y, 0.8, 0.033)
  }
  // Diamonds run across the cloth.
  for (let k = 0; k < 5; k++)
    pen.fillShape(k % 2 ? WOOL[1] : WOOL[3], () => {
      const x = 0.21 + k * 0.16
      pen.moveTo(x, 0.61)
      pen.lineTo(x + 0.055, 0.68)
      pen.lineTo(x, 0.75)
      pen.lineTo(x - 0.055, 0.68)
    })
  g.strokeStyle = 'rgba(40,20,10,.22)'
  pen.lineWidth = 0.004
  for (let k = 0; k < 26; k++) pen.strokeLine(0.13, 0.486 + k * 0.016, 0.93, 0.486 + k * 0.016)
  beam(pen, 0.08, 0.34, 0.9, 0.035, BEECH)
  for (const x of [0.02, 0.93]) beam(pen, x, 0.02, 0.1, 0.98)
  for (const y of [0.06, 0.88]) beam(pen, 0, y, 1.05, 0.07)
  beam(pen, -0.03, 0.95, 0.22, 0.05)
  beam(pen, 0.87, 0.95, 0.22, 0.05)
}

/** A joiner's bench with a vice, a board that is worked and shavings under it. */
function drawWorkbench(pen: SharePen) {
  const { g } = pen
  for (const x of [0.14, 1.62]) beam(pen, x, 0.4, 0.16, 0.6)
  beam(pen, 0.2, 0.74, 1.5, 0.08)
  beam(pen, 0, 0.3, 1.94, 0.15, BEECH)
  beam(pen, 1.72, 0.36, 0.2, 0.2, OAK)
  g.strokeStyle = STEEL
  pen.lineWidth = 0.03
  pen.strokeLine(1.82, 0.5, 1.82, 0.66)
  beam(pen, 0.24, 0.22, 1.2, 0.085, '#dcb57e')
  beam(pen, 0.62, 0.13, 0.34, 0.09, '#7a4a28')
  g.fillStyle = '#6b3f20'
  pen.fillRoundRect(0.86, 0.06, 0.06, 0.1, 0.02)
  g.strokeStyle = '#ecd0a0'
  pen.lineWidth = 0.022
  for (let k = 0; k < 12; k++) {
    pen.begin()
    const onBench = k < 4
    pen.arc(
      onBench ? 1.0 + k * 0.1 : 0.3 + (k - 4) * 0.17,
      onBench ? 0.19 : 0.95 + (k % 3) * 0.012,
      0.034,
      k,
      k + 4.4,
    )
    g.stroke()
  }
}

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

/** A wooden frame out of a beehive, bees on its comb. */
function drawHiveFrame(pen: SharePen) {
  const { g } = pen
  g.fillStyle = pen.gradient(0, 0.1, 0, 0.96, '#f2b632', '#d88a1a', '#a9620f')
  pen.fillRect(0.14, 0.1, 1.32, 0.84)
  g.fillStyle = 'rgba(120,60,8,.55)'
  for (let row = 0; row < 11; row++)
    for (let k = 0; k < 19; k++)
      pen.fillCircle(0.19 + k * 0.068 + (row % 2) * 0.034, 0.17 + row * 0.072, 0.024)
  for (let k = 0; k < 26; k++) {
    const [x, y] = [0.24 + ((k * 0.618) % 1) * 1.12, 0.2 + ((k * 0.377) % 1) * 0.64]
    g.fillStyle = '#2a1c10'
    pen.fillEllipse(x, y, 0.052, 0.032, k)
    g.fillStyle = '#f6cf4a'
    pen.fillCircle(x, y, 0.018)
    g.fillStyle = 'rgba(255,255,255,.7)'
    pen.fillEllipse(x + 0.01, y - 0.034, 0.026, 0.014, k)
  }
  beam(pen, 0, 0, 1.6, 0.13, BEECH)
  beam(pen, 0.1, 0.9, 1.4, 0.1, BEECH)
  for (const x of [0.08, 1.42]) beam(pen, x, 0.08, 0.1, 0.88, BEECH)
}

/** What people's hands are busy with. */
export const HANDIWORK: Readonly<Record<string, Piece>> = {
  '@loom': { broadness: 1.08, draw: drawLoom },
  '@workbench': { broadness: 1.96, draw: drawWorkbench },
  '@dough': { broadness: 2.6, draw: drawDough },
  '@hiveframe': { broadness: 1.6, draw: drawHiveFrame },
}
