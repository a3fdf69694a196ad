import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { ball, spread } from './shapes.ts'

const SHELL = '#cfdbe8'
const GLASS = '#5f8fb8'
const GLOW = '#7df3ff'

const shellOf = (pen: SharePen, x0: number, x1: number, { colour = SHELL, night }: PieceOptions) => {
  const own = night ? shadeHex(colour, -0.62) : colour
  return pen.across(x0, x1, shadeHex(own, 0.2), own, shadeHex(own, -0.38))
}

/** Lines of light around a tower, floor above floor. */
function floors(pen: SharePen, widthAt: (y: number) => number, from: number, to: number, night: boolean) {
  const { g } = pen
  for (let y = from, k = 0; y < to; y += 0.026, k++) {
    const half = widthAt(y) * 0.82
    g.fillStyle = night ? (k % 3 === 0 ? GLOW : '#ffd98a') : k % 3 === 0 ? '#e8fbff' : GLASS
    pen.fillRect(0.22 - half, y, half * 2, k % 3 === 0 ? 0.006 : 0.012)
  }
}

/** A needle with rings about it. */
function drawNeedle(pen: SharePen, options: PieceOptions) {
  const { g } = pen
  const widthAt = (y: number) => 0.012 + 0.1 * y ** 1.7
  pen.fillShape(shellOf(pen, 0.1, 0.34, options), () => {
    pen.moveTo(0.22, 0)
    pen.curveTo(0.235, 0.4, 0.27, 0.75, 0.34, 1)
    pen.lineTo(0.1, 1)
    pen.curveTo(0.17, 0.75, 0.205, 0.4, 0.22, 0)
  })
  floors(pen, widthAt, 0.34, 0.98, options.night)
  for (const [y, half] of [
    [0.3, 0.11],
    [0.52, 0.15],
  ]) {
    g.fillStyle = shellOf(pen, 0.22 - half, 0.22 + half, options)
    pen.begin()
    pen.ellipse(0.22, y, half, 0.022)
    g.fill()
    g.fillStyle = GLOW
    pen.fillRect(0.22 - half * 0.94, y - 0.002, half * 1.88, 0.005)
  }
}

/** Two shells that lean on each other, of different height. */
function drawSail(pen: SharePen, options: PieceOptions) {
  pen.fillShape(shellOf(pen, 0.05, 0.3, options), () => {
    pen.moveTo(0.04, 1)
    pen.curveTo(0.05, 0.55, 0.14, 0.18, 0.27, 0.03)
    pen.curveTo(0.3, 0.3, 0.3, 0.7, 0.3, 1)
  })
  pen.fillShape(shellOf(pen, 0.2, 0.42, { ...options, colour: GLASS }), () => {
    pen.moveTo(0.2, 1)
    pen.curveTo(0.21, 0.7, 0.26, 0.44, 0.38, 0.26)
    pen.curveTo(0.42, 0.5, 0.42, 0.75, 0.42, 1)
  })
  const { g } = pen
  for (let y = 0.2; y < 0.98; y += 0.03) {
    g.fillStyle = options.night ? '#ffe2a0' : shadeHex(GLASS, -0.1)
    const left = 0.06 + (1 - y) ** 2 * 0.16
    pen.fillRect(left, y, 0.27 - left, 0.012)
  }
  g.strokeStyle = GLOW
  pen.lineWidth = 0.007
  pen.begin()
  pen.moveTo(0.04, 1)
  pen.curveTo(0.05, 0.55, 0.14, 0.18, 0.27, 0.03)
  g.stroke()
}

/** A round tower that carries a disc with a garden and a dome. */
function drawDisc(pen: SharePen, options: PieceOptions) {
  const { g } = pen
  pen.fillShape(shellOf(pen, 0.14, 0.3, options), () => {
    pen.moveTo(0.17, 0.3)
    pen.lineTo(0.27, 0.3)
    pen.curveTo(0.27, 0.7, 0.3, 0.9, 0.33, 1)
    pen.lineTo(0.11, 1)
    pen.curveTo(0.14, 0.9, 0.17, 0.7, 0.17, 0.3)
  })
  floors(pen, () => 0.055, 0.36, 0.98, options.night)
  pen.fillShape(options.night ? '#9fe9f5' : pen.across(0.1, 0.34, '#e4f6ff', '#a8d4ee', '#6a9cc0'), () => {
    pen.moveTo(0.08, 0.2)
    pen.curveTo(0.1, 0.06, 0.34, 0.06, 0.36, 0.2)
  })
  pen.fillShape(shellOf(pen, 0, 0.44, options), () => {
    pen.moveTo(0, 0.2)
    pen.lineTo(0.44, 0.2)
    pen.curveTo(0.4, 0.28, 0.32, 0.31, 0.22, 0.32)
    pen.curveTo(0.12, 0.31, 0.04, 0.28, 0, 0.2)
  })
  g.fillStyle = GLOW
  pen.fillRect(0.02, 0.205, 0.4, 0.007)
  g.fillStyle = shellOf(pen, 0.2, 0.24, options)
  pen.fillRect(0.216, 0, 0.008, 0.1)
}

const LEAVES = ['#3f8a44', '#5aa552', '#2f7040', '#74b862']

/** Storeys that grow narrower, with a garden on the roof of each. */
function drawGardens(pen: SharePen, options: PieceOptions) {
  const storeys = [
    [0.08, 0.06],
    [0.26, 0.11],
    [0.48, 0.16],
    [0.72, 0.21],
  ] as const
  for (const [k, [top, half]] of storeys.entries()) {
    pen.g.fillStyle = shellOf(pen, 0.22 - half, 0.22 + half, options)
    pen.fillRect(0.22 - half, top, half * 2, (storeys[k + 1]?.[0] ?? 1) - top)
    floors(pen, () => half, top + 0.05, (storeys[k + 1]?.[0] ?? 1) - 0.03, options.night)
    const leaves = Math.round(half * 70)
    for (let n = 0; n < leaves; n++) {
      const green = LEAVES[(n * 3 + k) % LEAVES.length]
      const radius = 0.016 + spread(n + k * 5) * 0.014
      const x = 0.22 + ((n + 0.5) / leaves - 0.5) * half * 2.1
      ball(
        pen,
        x,
        top - 0.004 + spread(n * 7 + k) * 0.016,
        radius,
        options.night ? shadeHex(green, -0.5) : green,
      )
    }
  }
}

/** Towers of cities to come; each stands by itself. */
export const FUTURE_TOWERS: Readonly<Record<string, Piece>> = {
  '@needletower': { broadness: 0.44, draw: drawNeedle },
  '@sailtower': { broadness: 0.44, draw: drawSail },
  '@gardentower': { broadness: 0.44, draw: drawGardens },
  '@disctower': { broadness: 0.44, draw: drawDisc },
}
