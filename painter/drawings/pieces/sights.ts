import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { arcades, archway, courses, drum, face, SNOW, slab } from './masonry.ts'
import type { PieceOptions } from './piece.ts'

/** What is left of a temple: columns, some of them broken, and a piece of their beam. */
export function drawRuins(pen: SharePen, { colour = '#c9bda2', snow }: PieceOptions) {
  const { g } = pen
  const column = (x: number, top: number, w: number) => {
    drum(pen, x, top, w, 0.92 - top, colour)
    g.strokeStyle = 'rgba(70,58,40,.28)'
    pen.lineWidth = 0.006
    for (let k = 1; k < 5; k++) pen.strokeLine(x + (w * k) / 5, top + 0.02, x + (w * k) / 5, 0.92)
    for (let y = top + 0.16; y < 0.9; y += 0.17) pen.strokeLine(x, y, x + w, y)
    slab(pen, x - 0.02, 0.9, w + 0.04, 0.04, shadeHex(colour, -0.1))
  }
  slab(pen, 0, 0.93, 2.3, 0.07, shadeHex(colour, -0.18))
  for (const x of [0.12, 0.42, 0.72]) {
    column(x, 0.2, 0.14)
    slab(pen, x - 0.03, 0.17, 0.2, 0.045, shadeHex(colour, 0.08))
  }
  face(pen, pen.gradient(0, 0.04, 0, 0.18, shadeHex(colour, 0.2), shadeHex(colour, -0.15)), [
    [0.06, 0.06],
    [0.86, 0.04],
    [0.98, 0.1],
    [0.93, 0.175],
    [0.06, 0.175],
  ])
  for (const [x, top] of [
    [1.08, 0.46],
    [1.4, 0.66],
    [1.98, 0.36],
  ]) {
    column(x, top, 0.14)
    face(pen, shadeHex(colour, 0.15), [
      [x, top + 0.01],
      [x + 0.04, top - 0.05],
      [x + 0.1, top - 0.01],
      [x + 0.14, top + 0.03],
    ])
  }
  for (const [x, y, r] of [
    [1.66, 0.86, 0.09],
    [1.82, 0.9, 0.06],
    [1.25, 0.9, 0.05],
  ]) {
    g.fillStyle = pen.glow(x - r * 0.3, y - r * 0.3, r * 1.4, [
      [0, shadeHex(colour, 0.25)],
      [1, shadeHex(colour, -0.4)],
    ])
    pen.fillEllipse(x, y, r * 1.3, r * 0.9)
  }
  g.fillStyle = '#5f7a3c'
  for (let k = 0; k < 26; k++)
    pen.fillEllipse(((k * 0.618) % 1) * 2.3, 0.95, 0.03, 0.018 + ((k * 0.37) % 1) * 0.03)
  if (!snow) return
  g.fillStyle = SNOW
  pen.fillRoundRect(0.05, 0.03, 0.86, 0.04, 0.02)
}

/** A Gothic cathedral: two towers, a rose window, three porches. */
export function drawCathedral(pen: SharePen, { colour = '#c4b8a0', night, snow }: PieceOptions) {
  const { g } = pen
  const glass = night ? '#ffd070' : '#3a4a6a'
  slab(pen, 1.06, 0.46, 0.56, 0.54, shadeHex(colour, -0.16))
  face(pen, snow ? SNOW : '#5f6a72', [
    [1.06, 0.47],
    [1.06, 0.34],
    [1.56, 0.34],
    [1.64, 0.47],
  ])
  arcades(pen, { x: 1.1, y: 0.52, w: 0.5, h: 0.36, columns: 4, rows: 1, share: 0.46 }, glass)
  for (let k = 0; k < 4; k++) {
    slab(pen, 1.08 + k * 0.14, 0.52, 0.025, 0.48, shadeHex(colour, 0.02))
    face(pen, shadeHex(colour, -0.05), [
      [1.075 + k * 0.14, 0.52],
      [1.0925 + k * 0.14, 0.4],
      [1.11 + k * 0.14, 0.52],
    ])
  }
  slab(pen, 1.3, 0.12, 0.02, 0.24, '#5f6a72')
  face(pen, '#5f6a72', [
    [1.26, 0.35],
    [1.31, 0.06],
    [1.36, 0.35],
  ])
  slab(pen, 0.4, 0.36, 0.3, 0.64, shadeHex(colour, -0.04))
  for (const x of [0.08, 0.68]) {
    slab(pen, x, 0.1, 0.36, 0.9, colour)
    courses(pen, x, 0.1, 0.36, 0.9, 26)
    arcades(
      pen,
      { x: x + 0.05, y: 0.14, w: 0.26, h: 0.24, columns: 2, rows: 1, share: 0.56 },
      shadeHex(colour, -0.68),
    )
    arcades(pen, { x: x + 0.05, y: 0.42, w: 0.26, h: 0.18, columns: 2, rows: 1, share: 0.5 }, glass)
    for (const dx of [0, 0.31]) {
      slab(pen, x + dx, 0.08, 0.05, 0.92, shadeHex(colour, 0.08))
      face(pen, shadeHex(colour, -0.1), [
        [x + dx - 0.01, 0.09],
        [x + dx + 0.025, 0],
        [x + dx + 0.06, 0.09],
      ])
    }
    for (let k = 0; k < 4; k++) pen.fillRect(x + 0.07 + k * 0.06, 0.075, 0.03, 0.03)
  }
  g.fillStyle = shadeHex(colour, -0.2)
  for (const y of [0.4, 0.64]) pen.fillRect(0.07, y, 0.98, 0.018)
  for (let k = 0; k < 14; k++) pen.fillRect(0.1 + k * 0.068, 0.665, 0.035, 0.05)
  g.fillStyle = shadeHex(colour, 0.15)
  pen.fillCircle(0.56, 0.52, 0.115)
  g.fillStyle = glass
  pen.fillCircle(0.56, 0.52, 0.1)
  g.strokeStyle = shadeHex(colour, 0.1)
  pen.lineWidth = 0.01
  for (let k = 0; k < 12; k++) {
    const a = (k * Math.PI) / 6
    pen.strokeLine(0.56, 0.52, 0.56 + Math.cos(a) * 0.1, 0.52 + Math.sin(a) * 0.1)
  }
  pen.begin()
  pen.arc(0.56, 0.52, 0.05)
  g.stroke()
  for (const [x, w] of [
    [0.26, 0.2],
    [0.56, 0.24],
    [0.86, 0.2],
  ]) {
    g.fillStyle = shadeHex(colour, 0.12)
    archway(pen, x, 1, w, 0.26)
    g.fillStyle = shadeHex(colour, -0.3)
    archway(pen, x, 1, w * 0.78, 0.22)
    g.fillStyle = '#4a3020'
    archway(pen, x, 1, w * 0.56, 0.17)
  }
}

const LETTERS: Readonly<Record<string, readonly (readonly [number, number, number, number])[]>> = {
  H: [
    [0, 0, 0, 1],
    [1, 0, 1, 1],
    [0, 0.5, 1, 0.5],
  ],
  O: [
    [0, 0, 1, 0],
    [1, 0, 1, 1],
    [1, 1, 0, 1],
    [0, 1, 0, 0],
  ],
  L: [
    [0, 0, 0, 1],
    [0, 1, 1, 1],
  ],
  Y: [
    [0, 0, 0.5, 0.5],
    [1, 0, 0.5, 0.5],
    [0.5, 0.5, 0.5, 1],
  ],
  W: [
    [0, 0, 0.25, 1],
    [0.25, 1, 0.5, 0.4],
    [0.5, 0.4, 0.75, 1],
    [0.75, 1, 1, 0],
  ],
  D: [
    [0, 0, 0.7, 0],
    [0.7, 0, 1, 0.4],
    [1, 0.4, 1, 0.6],
    [1, 0.6, 0.7, 1],
    [0.7, 1, 0, 1],
    [0, 1, 0, 0],
  ],
}

/** The nine white letters on the hills of Los Angeles. */
export function drawHollywoodSign(pen: SharePen) {
  const { g } = pen
  g.lineCap = 'butt'
  for (const [k, letter] of [...'HOLLYWOOD'].entries()) {
    const x = 0.1 + k * 0.72
    const y = 0.08 + Math.sin(k * 1.3) * 0.05
    g.strokeStyle = '#8f9296'
    pen.lineWidth = 0.03
    pen.strokeLine(x + 0.25, y + 0.7, x + 0.25, 1)
    g.strokeStyle = '#f6f6f2'
    pen.lineWidth = 0.14
    for (const [x1, y1, x2, y2] of LETTERS[letter])
      pen.strokeLine(x + x1 * 0.5, y + y1 * 0.74, x + x2 * 0.5, y + y2 * 0.74)
  }
}
