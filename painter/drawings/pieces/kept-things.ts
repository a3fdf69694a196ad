import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { ball, blob, bow, fromAbove, polygon, polyline, rounding, spread } from './shapes.ts'

/** Bunches of herbs or flowers that hang head down from a beam on posts to dry. */
function drawDryingBunches(pen: SharePen, { colour = '#8f78c8' }: PieceOptions) {
  const { g } = pen
  for (const x of [0.06, 1.32]) {
    g.fillStyle = rounding(pen, x, x + 0.09, '#6a4426')
    pen.fillRect(x, 0.05, 0.09, 0.95)
  }
  g.fillStyle = pen.gradient(0, 0, 0, 0.1, '#8a5c34', '#6a4224', '#3f2614')
  pen.fillRect(0, 0, 1.47, 0.1)
  for (let k = 0; k < 5; k++)
    polyline(pen, 'rgba(40,22,10,.35)', 0.006, [
      k * 0.3,
      0.02 + spread(k) * 0.06,
      k * 0.3 + 0.26,
      0.03 + spread(k, 0.4) * 0.06,
    ])
  for (let b = 0; b < 4; b++) {
    const x = 0.29 + b * 0.296
    const foot = 0.66 + (b % 2) * 0.06
    polyline(pen, '#c8b48a', 0.01, [x, 0.08, x, 0.2])
    for (let k = 0; k < 17; k++) {
      const across = k / 16 - 0.5
      const tip = foot - Math.abs(across) * 0.12 - spread(k + b * 17) * 0.06
      const tipX = x + across * 0.25
      polyline(pen, k % 2 ? '#6f8a4a' : '#5c7a3e', 0.01, [
        x + across * 0.07,
        0.13,
        x + across * 0.04,
        0.22,
        tipX,
        tip,
      ])
      for (let n = 0; n < 6; n++) {
        const t = 0.5 + n * 0.1
        g.fillStyle = shadeHex(colour, (spread(k * 7 + n) - 0.5) * 0.5)
        pen.fillEllipse(
          x + across * 0.04 + (tipX - x - across * 0.04) * t + (n % 2 ? 0.009 : -0.009),
          0.22 + (tip - 0.22) * t,
          0.017,
          0.025,
          across,
        )
      }
    }
    g.fillStyle = '#d8c69a'
    pen.fillRoundRect(x - 0.04, 0.205, 0.08, 0.024, 0.008)
  }
}

/** A box with a grille, knobs and a handle, for an electric guitar. */
function drawAmplifier(pen: SharePen, { colour = '#2a2420' }: PieceOptions) {
  const { g } = pen
  bow(pen, '#15110e', 0.035, [0.42, 0.06, 0.6, -0.03, 0.78, 0.06])
  g.fillStyle = fromAbove(pen, 0, 1, colour)
  pen.fillRoundRect(0.02, 0.05, 1.16, 0.94, 0.06)
  g.fillStyle = '#c9a45a'
  pen.fillRoundRect(0.08, 0.11, 1.04, 0.15, 0.02)
  for (let k = 0; k < 6; k++) {
    ball(pen, 0.2 + k * 0.14, 0.185, 0.042, '#26241f')
    polyline(pen, '#f4efe0', 0.01, [0.2 + k * 0.14, 0.185, 0.2 + k * 0.14 + 0.02, 0.155])
  }
  g.fillStyle = '#e8342c'
  pen.fillCircle(1.05, 0.185, 0.025)
  g.fillStyle = '#7a6a52'
  pen.fillRoundRect(0.08, 0.3, 1.04, 0.63, 0.03)
  for (let k = 0; k < 40; k++)
    polyline(pen, k % 2 ? 'rgba(40,30,20,.34)' : 'rgba(230,214,180,.18)', 0.008, [
      0.09,
      0.31 + k * 0.0156,
      1.11,
      0.31 + k * 0.0156,
    ])
  g.fillStyle = 'rgba(30,22,16,.3)'
  pen.fillCircle(0.6, 0.615, 0.26)
  g.fillStyle = 'rgba(20,14,10,.28)'
  pen.fillCircle(0.6, 0.615, 0.1)
  for (const [x, y] of [
    [0.05, 0.08],
    [1.15, 0.08],
    [0.05, 0.96],
    [1.15, 0.96],
  ]) {
    g.fillStyle = '#8a8078'
    pen.fillRoundRect(x - 0.035, y - 0.035, 0.07, 0.07, 0.02)
  }
}

/** A tray with a place for each part of a meal. */
function drawLunchTray(pen: SharePen, { colour = '#8fb4c8' }: PieceOptions) {
  const { g } = pen
  polygon(pen, shadeHex(colour, -0.35), [0.02, 0.94, 2.18, 0.94, 2.14, 1, 0.06, 1])
  polygon(pen, fromAbove(pen, 0.45, 0.96, colour), [0.22, 0.5, 1.98, 0.5, 2.2, 0.94, 0, 0.94])
  const hollow = shadeHex(colour, -0.16)
  polygon(pen, hollow, [0.3, 0.54, 1.02, 0.54, 0.98, 0.88, 0.14, 0.88])
  polygon(pen, hollow, [1.1, 0.54, 1.9, 0.54, 1.96, 0.66, 1.12, 0.66])
  polygon(pen, hollow, [1.12, 0.7, 1.98, 0.7, 2.07, 0.88, 1.13, 0.88])
  for (const [x, y, r] of [
    [0.42, 0.66, 0.15],
    [0.62, 0.62, 0.19],
    [0.82, 0.68, 0.15],
  ])
    blob(pen, fromAbove(pen, y - r, y + r, '#f4e6b8'), [
      x - r,
      y + 0.12,
      x - r * 0.6,
      y - r,
      x + r * 0.6,
      y - r,
      x + r,
      y + 0.12,
      x,
      y + 0.16,
    ])
  blob(
    pen,
    '#7a4420',
    [0.6, 0.5, 0.66, 0.6, 0.58, 0.7, 0.68, 0.8, 0.8, 0.86, 0.4, 0.87, 0.5, 0.74, 0.5, 0.62],
  )
  blob(
    pen,
    '#a0602e',
    [0.6, 0.52, 0.63, 0.62, 0.55, 0.7, 0.62, 0.8, 0.62, 0.85, 0.48, 0.84, 0.53, 0.7, 0.55, 0.6],
  )
  for (const [x, s] of [
    [1.24, 1],
    [1.46, 1.25],
    [1.68, 0.95],
    [1.86, 1.1],
  ]) {
    polyline(pen, '#a8c870', 0.055 * s, [x, 0.64, x, 0.64 - 0.18 * s])
    for (let k = 0; k < 8; k++)
      ball(
        pen,
        x + Math.cos(k * 0.8) * 0.08 * s,
        0.64 - 0.27 * s + Math.sin(k * 0.8) * 0.06 * s,
        0.062 * s,
        k % 2 ? '#2f7a34' : '#3f9444',
      )
    ball(pen, x, 0.64 - 0.3 * s, 0.08 * s, '#48a04c')
  }
  for (let k = 0; k < 26; k++)
    ball(pen, 1.2 + spread(k) * 0.36, 0.74 + spread(k, 0.37) * 0.11, 0.026, '#6cb43c')
  for (const [x, turn] of [
    [1.68, 0.2],
    [1.76, -0.15],
    [1.86, 0.1],
  ]) {
    g.fillStyle = rounding(pen, x - 0.1, x + 0.1, '#d88a3a')
    pen.fillEllipse(x, 0.79, 0.13, 0.042, turn)
  }
}

/** A bag of soft cloth on its side, with marbles rolling out of it. */
function drawMarbleBag(pen: SharePen, { colour = '#a8182c' }: PieceOptions) {
  blob(
    pen,
    fromAbove(pen, 0.15, 1, colour),
    [
      0.02, 0.62, 0.12, 0.22, 0.5, 0.14, 0.86, 0.32, 1.02, 0.5, 1.16, 0.4, 1.2, 0.7, 1.18, 0.96, 1, 0.86, 0.8,
      1, 0.3, 1.01, 0.06, 0.94,
    ],
  )
  for (const [x0, y0, x1, y1] of [
    [0.95, 0.62, 0.6, 0.4],
    [0.95, 0.68, 0.45, 0.66],
    [0.95, 0.76, 0.6, 0.88],
  ])
    bow(pen, shadeHex(colour, -0.32), 0.018, [x0, y0, (x0 + x1) / 2, (y0 + y1) / 2 - 0.03, x1, y1])
  pen.g.fillStyle = shadeHex(colour, -0.6)
  pen.fillEllipse(1.15, 0.7, 0.06, 0.24)
  bow(pen, '#e0c068', 0.03, [1, 0.48, 1.06, 0.7, 0.99, 0.9])
  bow(pen, '#e0c068', 0.018, [1, 0.86, 0.92, 1.02, 0.8, 0.97])
  const tones = ['#2f7ad8', '#e8b020', '#3aa04a', '#d8402c', '#8a4ac8', '#28b0b8', '#e86aa0']
  for (let k = 0; k < 13; k++) {
    const x = 1.16 + (k % 7) * 0.17 + (k > 6 ? 0.09 : 0)
    const y = k > 6 ? 0.93 : 0.82 + (k === 0 ? -0.1 : 0)
    ball(pen, x, y, 0.075, tones[k % tones.length])
    bow(pen, 'rgba(255,255,255,.75)', 0.02, [x - 0.035, y + 0.025, x, y - 0.03, x + 0.035, y + 0.01])
    pen.g.fillStyle = 'rgba(255,255,255,.85)'
    pen.fillCircle(x - 0.025, y - 0.032, 0.014)
  }
}

/** A case of leather with straps, corners and labels, as people travelled with once. */
function drawOldSuitcase(pen: SharePen, { colour = '#8a5a32' }: PieceOptions) {
  const { g } = pen
  bow(pen, '#3f2614', 0.05, [0.62, 0.14, 0.8, -0.08, 0.98, 0.14])
  g.fillStyle = fromAbove(pen, 0.1, 1, colour)
  pen.fillRoundRect(0.02, 0.12, 1.56, 0.87, 0.07)
  polyline(pen, shadeHex(colour, -0.45), 0.016, [0.02, 0.36, 1.58, 0.36])
  polyline(pen, shadeHex(colour, 0.25), 0.008, [0.02, 0.345, 1.58, 0.345])
  for (const x of [0.34, 1.16]) {
    g.fillStyle = rounding(pen, x, x + 0.1, shadeHex(colour, -0.4))
    pen.fillRect(x, 0.12, 0.1, 0.87)
    g.fillStyle = '#d8b45a'
    pen.fillRoundRect(x - 0.02, 0.4, 0.14, 0.12, 0.02)
    g.fillStyle = shadeHex(colour, -0.4)
    pen.fillRect(x + 0.02, 0.43, 0.06, 0.06)
  }
  for (const x of [0.02, 1.46])
    for (const y of [0.12, 0.87]) {
      g.fillStyle = '#c8a04a'
      pen.fillRoundRect(x, y, 0.12, 0.12, 0.04)
    }
  for (const [x, y, w, h, tone, turn] of [
    [0.7, 0.62, 0.3, 0.2, '#e8dcb8', -0.08],
    [0.9, 0.78, 0.2, 0.14, '#b84a3a', 0.12],
  ] as const) {
    g.save()
    g.translate(pen.x(x + w / 2), pen.y(y + h / 2))
    g.rotate(turn)
    g.fillStyle = tone
    g.fillRect((-w / 2) * pen.unit, (-h / 2) * pen.unit, w * pen.unit, h * pen.unit)
    g.fillStyle = 'rgba(50,60,90,.6)'
    g.fillRect((-w / 2 + 0.03) * pen.unit, -0.02 * pen.unit, (w - 0.06) * pen.unit, 0.025 * pen.unit)
    g.restore()
  }
}

/** A low disc on wheels that cleans by itself. */
function drawRobotVacuum(pen: SharePen, { colour = '#33363c' }: PieceOptions) {
  const { g } = pen
  g.fillStyle = '#17181b'
  pen.fillEllipse(0.5, 0.97, 0.13, 0.05)
  pen.fillEllipse(2.3, 0.97, 0.13, 0.05)
  g.fillStyle = rounding(pen, 0.02, 2.78, shadeHex(colour, -0.2))
  pen.fillRoundRect(0.02, 0.3, 2.76, 0.62, 0.24)
  g.fillStyle = 'rgba(10,10,12,.5)'
  pen.fillRoundRect(0.1, 0.68, 2.6, 0.14, 0.06)
  g.fillStyle = rounding(pen, 0, 2.8, shadeHex(colour, 0.2))
  pen.fillEllipse(1.4, 0.34, 1.38, 0.3)
  g.fillStyle = rounding(pen, 0.6, 2.2, shadeHex(colour, 0.35))
  pen.fillEllipse(1.4, 0.29, 0.86, 0.18)
  g.fillStyle = '#4ad2f0'
  pen.fillEllipse(1.4, 0.28, 0.2, 0.05)
  g.fillStyle = '#e8ecf0'
  pen.fillEllipse(1.4, 0.14, 0.24, 0.08)
  for (let k = 0; k < 7; k++)
    polyline(pen, '#d8d2c0', 0.03, [0.16, 0.9, -0.12 + k * 0.05, 0.82 + (k % 3) * 0.08])
}

/** An open box with a chocolate in each of its paper cups, but for one that is gone. */
function drawChocolateBox(pen: SharePen, { colour = '#9a1c34' }: PieceOptions) {
  const { g } = pen
  polygon(pen, fromAbove(pen, 0, 0.5, colour), [0.26, 0.02, 1.74, 0.02, 1.84, 0.42, 0.16, 0.42])
  polygon(pen, shadeHex(colour, 0.18), [0.36, 0.07, 1.64, 0.07, 1.71, 0.37, 0.29, 0.37])
  bow(pen, '#e8c050', 0.03, [0.8, 0.2, 1, 0.32, 1.2, 0.2])
  polygon(pen, fromAbove(pen, 0.86, 1, shadeHex(colour, -0.1)), [0, 0.88, 2, 0.88, 1.97, 1, 0.03, 1])
  polygon(pen, '#e6c46a', [0.16, 0.42, 1.84, 0.42, 2, 0.9, 0, 0.9])
  polygon(pen, '#4a2a18', [0.21, 0.45, 1.79, 0.45, 1.92, 0.86, 0.08, 0.86])
  const tones = ['#5a3018', '#3a1c0e', '#7a4824', '#f0e2c4', '#4a2612', '#8a5a30']
  for (let row = 0; row < 3; row++)
    for (let k = 0; k < 6; k++) {
      const spreadOut = 1.4 + row * 0.17
      const x = 1 + ((k + 0.5) / 6 - 0.5) * spreadOut
      const y = 0.53 + row * 0.135
      const r = 0.088 + row * 0.01
      g.fillStyle = '#2c160a'
      pen.fillEllipse(x, y + 0.02, r * 1.16, r * 0.66)
      g.fillStyle = '#c89a5a'
      pen.fillEllipse(x, y + 0.012, r * 1.08, r * 0.58)
      if (row === 1 && k === 3) {
        g.fillStyle = '#8a6234'
        pen.fillEllipse(x, y + 0.012, r * 0.86, r * 0.42)
        continue
      }
      const tone = tones[(row * 5 + k * 2) % tones.length]
      if ((k + row) % 3 === 0) {
        g.fillStyle = rounding(pen, x - r, x + r, tone)
        pen.fillRoundRect(x - r * 0.72, y - r * 0.85, r * 1.44, r * 1.25, r * 0.3)
      } else ball(pen, x, y - r * 0.26, r * 0.8, tone)
      bow(pen, (k + row) % 2 ? '#f6ead2' : '#2a140a', 0.014, [
        x - r * 0.5,
        y - r * 0.4,
        x,
        y - r * 0.9,
        x + r * 0.5,
        y - r * 0.3,
      ])
    }
}

/** A bare branch in flower. */
function drawBlossomBranch(pen: SharePen, { colour = '#f4a8c4' }: PieceOptions) {
  const { g } = pen
  const twigs = [
    [0.3, 1, 0.34, 0.7, 0.3, 0.45, 0.42, 0.2, 0.4, 0.04],
    [0.33, 0.72, 0.5, 0.56, 0.62, 0.36, 0.6, 0.2],
    [0.31, 0.55, 0.16, 0.42, 0.08, 0.22],
  ]
  for (const [k, twig] of twigs.entries()) polyline(pen, '#5a3a28', k === 0 ? 0.032 : 0.02, twig)
  const spots = twigs.flatMap(twig =>
    Array.from({ length: 7 }, (_, k) => {
      const t = 0.25 + (k / 6) * 0.75
      const at = Math.min(twig.length / 2 - 2, Math.floor(t * (twig.length / 2 - 1)))
      const f = t * (twig.length / 2 - 1) - at
      const along = (o: number) => twig[at * 2 + o] + (twig[at * 2 + 2 + o] - twig[at * 2 + o]) * f
      return [
        along(0) + (spread(k + twig.length) - 0.5) * 0.12,
        along(1) + (spread(k, 0.3) - 0.5) * 0.06,
      ] as const
    }),
  )
  for (const [k, [x, y]] of spots.entries()) {
    const r = 0.03 + spread(k) * 0.014
    for (let petal = 0; petal < 5; petal++) {
      const angle = (petal / 5) * Math.PI * 2 + k
      g.fillStyle = shadeHex(colour, 0.1 + spread(k * 5 + petal) * 0.4)
      pen.fillEllipse(x + Math.cos(angle) * r, y + Math.sin(angle) * r, r * 0.9, r * 0.68, angle)
    }
    g.fillStyle = '#c83a6a'
    pen.fillCircle(x, y, r * 0.36)
  }
}

/** A star folded from paper: each of its points has a light and a dark side. */
function drawPaperStar(pen: SharePen, { colour = '#f0c040' }: PieceOptions) {
  polyline(pen, 'rgba(240,236,220,.8)', 0.012, [0.5, 0, 0.5, 0.1])
  const at = (k: number, radius: number) => {
    const angle = -Math.PI / 2 + (k * Math.PI) / 5
    return [0.5 + Math.cos(angle) * radius, 0.54 + Math.sin(angle) * radius] as const
  }
  for (let k = 0; k < 5; k++) {
    const point = at(k * 2, 0.46)
    polygon(pen, shadeHex(colour, 0.28), [0.5, 0.54, ...at(k * 2 - 1, 0.19), ...point])
    polygon(pen, shadeHex(colour, -0.22), [0.5, 0.54, ...point, ...at(k * 2 + 1, 0.19)])
  }
}

/** What is kept in attics and kitchens, in bags and on trays. */
export const KEPT_THINGS: Readonly<Record<string, Piece>> = {
  '@dryingbunches': { broadness: 1.47, draw: drawDryingBunches },
  '@amplifier': { broadness: 1.2, draw: drawAmplifier },
  '@lunchtray': { broadness: 2.2, draw: drawLunchTray },
  '@oldsuitcase': { broadness: 1.6, draw: drawOldSuitcase },
  '@robotvacuum': { broadness: 2.8, draw: drawRobotVacuum },
  '@chocolatebox': { broadness: 2, draw: drawChocolateBox },
  '@blossombranch': { broadness: 0.7, draw: drawBlossomBranch },
  '@paperstar': { broadness: 1, draw: drawPaperStar },
  '@marblebag': { broadness: 2.4, draw: drawMarbleBag },
}
