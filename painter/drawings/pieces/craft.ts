import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { drum, face, PALE, panes, SNOW, slab, TIMBER } from './masonry.ts'
import type { PieceOptions } from './piece.ts'

const CRATES = ['#b8452e', '#2f6a9c', '#3f8a5a', '#d08a2a', '#8a8e94', '#7a3f5a']

/** A long hull with a flat keel from bow (left) to stern. */
function hull(
  pen: SharePen,
  { from, to, deck, colour }: { from: number; to: number; deck: number; colour: string },
) {
  pen.fillShape(pen.gradient(0, deck, 0, 1, shadeHex(colour, 0.2), colour, shadeHex(colour, -0.4)), () => {
    pen.moveTo(from, deck - 0.06)
    pen.quadTo(from + 0.06, deck, from + 0.3, deck)
    pen.lineTo(to, deck)
    pen.lineTo(to - 0.06, 1)
    pen.lineTo(from + 0.24, 1)
    pen.quadTo(from + 0.1, 0.9, from, deck - 0.06)
  })
}

/** A ship laden with containers. */
export function drawContainerShip(pen: SharePen, { colour = '#1f3a5c', night }: PieceOptions) {
  const { g } = pen
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 13; column++) {
      if (row === 4 && column % 4 === 1) continue
      const own = CRATES[(column * 3 + row * 5 + ((column * row) % 3)) % CRATES.length]
      const x = 0.36 + column * 0.185
      slab(pen, x, 0.6 - row * 0.09, 0.18, 0.086, own)
      g.strokeStyle = 'rgba(0,0,0,.2)'
      pen.lineWidth = 0.005
      for (let k = 1; k < 5; k++)
        pen.strokeLine(x + k * 0.036, 0.6 - row * 0.09, x + k * 0.036, 0.686 - row * 0.09)
    }
  slab(pen, 2.8, 0.12, 0.22, 0.58, '#f0eee8')
  panes(pen, { x: 2.81, y: 0.16, w: 0.2, h: 0.4, columns: 4, rows: 6 }, night)
  slab(pen, 2.74, 0.12, 0.34, 0.05, PALE)
  slab(pen, 3.06, 0.3, 0.12, 0.38, '#c8502e')
  slab(pen, 2.88, 0.02, 0.02, 0.1, '#6b737c')
  slab(pen, 0.2, 0.46, 0.02, 0.22, '#d8dade')
  hull(pen, { from: 0, to: 3.34, deck: 0.69, colour })
  g.fillStyle = '#8a2c24'
  pen.fillRect(0.2, 0.94, 3.08, 0.06)
}

/** A long low boat for canals. */
export function drawNarrowboat(pen: SharePen, { colour = '#2f5a44', night }: PieceOptions) {
  const { g } = pen
  slab(pen, 0.7, 0.24, 3.1, 0.36, colour)
  slab(pen, 0.66, 0.18, 3.18, 0.08, '#8a2c28')
  for (let k = 0; k < 7; k++) {
    const x = 0.86 + k * 0.42
    g.fillStyle = '#d8b04a'
    pen.fillCircle(x + 0.1, 0.42, 0.095)
    g.fillStyle = night ? '#ffd97a' : '#40566a'
    pen.fillCircle(x + 0.1, 0.42, 0.075)
  }
  g.fillStyle = '#d8b04a'
  pen.fillRect(0.7, 0.56, 3.1, 0.025)
  drum(pen, 3.3, 0.02, 0.07, 0.18, '#2b2c2f')
  for (const x of [1.2, 2.2]) {
    g.fillStyle = '#b8452e'
    pen.fillRect(x, 0.12, 0.2, 0.07)
    for (let k = 0; k < 5; k++) {
      g.fillStyle = k % 2 ? '#e0506a' : '#f0c84a'
      pen.fillCircle(x + 0.02 + k * 0.04, 0.1, 0.03)
    }
  }
  pen.fillShape(pen.gradient(0, 0.56, 0, 1, '#33363c', '#141517'), () => {
    pen.moveTo(0, 0.46)
    pen.quadTo(0.2, 0.6, 0.7, 0.6)
    pen.lineTo(4.1, 0.6)
    pen.lineTo(4.3, 0.5)
    pen.lineTo(4.24, 1)
    pen.lineTo(0.3, 1)
    pen.quadTo(0.06, 0.8, 0, 0.46)
  })
  g.strokeStyle = '#d8b04a'
  pen.lineWidth = 0.016
  pen.strokeLine(0.12, 0.66, 4.2, 0.68)
}

/** The black boat of Venice with its gondolier. */
export function drawGondola(pen: SharePen) {
  const { g } = pen
  // The gondolier, at the stern.
  g.fillStyle = '#22262e'
  pen.fillRoundRect(2.04, 0.36, 0.1, 0.3, 0.03)
  g.fillStyle = pen.across(2.02, 2.16, '#ffffff', '#d6d6d2')
  pen.fillRoundRect(2.02, 0.17, 0.14, 0.22, 0.04)
  g.fillStyle = '#b8342c'
  for (const y of [0.2, 0.25, 0.3]) pen.fillRect(2.02, y, 0.14, 0.022)
  g.fillStyle = '#d9a27a'
  pen.fillCircle(2.09, 0.12, 0.048)
  g.fillStyle = '#e2c98a'
  pen.fillEllipse(2.09, 0.085, 0.085, 0.018)
  pen.fillRoundRect(2.05, 0.05, 0.08, 0.04, 0.01)
  g.strokeStyle = '#d9a27a'
  pen.lineWidth = 0.03
  pen.strokeLine(2.05, 0.22, 1.9, 0.32)
  pen.strokeLine(2.13, 0.22, 1.98, 0.36)
  g.strokeStyle = '#7a5430'
  pen.lineWidth = 0.018
  pen.strokeLine(1.84, 0.26, 2.36, 1)
  // Seats.
  g.fillStyle = pen.gradient(0, 0.5, 0, 0.7, '#c9402a', '#7a1c18')
  pen.fillRoundRect(1.2, 0.52, 0.3, 0.18, 0.05)
  pen.fillShape(pen.gradient(0, 0.5, 0, 1, '#3a3d44', '#16181c', '#050506'), () => {
    pen.moveTo(0.0, 0.3)
    pen.quadTo(0.16, 0.62, 0.7, 0.68)
    pen.lineTo(1.9, 0.68)
    pen.quadTo(2.5, 0.62, 2.7, 0.34)
    pen.quadTo(2.66, 0.78, 2.1, 0.96)
    pen.lineTo(0.7, 0.98)
    pen.quadTo(0.1, 0.84, 0.0, 0.3)
  })
  g.strokeStyle = '#d8b04a'
  pen.lineWidth = 0.014
  pen.begin()
  pen.moveTo(0.2, 0.58)
  pen.quadTo(0.9, 0.76, 2.4, 0.64)
  g.stroke()
  g.fillStyle = '#c9ced4'
  pen.fillRect(0.0, 0.16, 0.03, 0.24)
  for (let k = 0; k < 6; k++) pen.fillRect(-0.0, 0.2 + k * 0.032, 0.085, 0.016)
}

/** A raft of logs. */
export function drawRaft(pen: SharePen) {
  const { g } = pen
  for (let k = 0; k < 7; k++) {
    const y = 0.62 + k * 0.05
    g.fillStyle = pen.gradient(0, y, 0, y + 0.07, '#b88a52', '#7a5630', '#4a3218')
    pen.fillRoundRect(0.1 - k * 0.012, y, 2.2 + k * 0.024, 0.07, 0.035)
    g.fillStyle = '#d8b47a'
    pen.fillEllipse(2.28 + k * 0.012, y + 0.035, 0.024, 0.034)
  }
  g.strokeStyle = '#d8c49a'
  pen.lineWidth = 0.03
  for (const x of [0.5, 1.9]) pen.strokeLine(x, 0.62, x - 0.03, 0.98)
  slab(pen, 1.16, 0.02, 0.045, 0.64, TIMBER)
  pen.fillShape(pen.across(1.2, 1.9, '#f2e8d0', '#cfc09c'), () => {
    pen.moveTo(1.21, 0.05)
    pen.quadTo(1.8, 0.18, 1.86, 0.5)
    pen.lineTo(1.21, 0.52)
  })
}

/** A slender wooden boat of warm seas, its motor on a long shaft. */
export function drawLongtail(pen: SharePen, { colour = '#8a5a30' }: PieceOptions) {
  const { g } = pen
  slab(pen, 1.16, 0.3, 0.03, 0.36, TIMBER)
  slab(pen, 2.1, 0.3, 0.03, 0.36, TIMBER)
  face(pen, pen.gradient(0, 0.2, 0, 0.36, '#e6d8b4', '#b8a070'), [
    [1.04, 0.34],
    [1.2, 0.22],
    [2.1, 0.22],
    [2.24, 0.34],
  ])
  g.strokeStyle = '#4a4d52'
  pen.lineWidth = 0.03
  pen.strokeLine(2.66, 0.58, 3.2, 0.96)
  slab(pen, 2.56, 0.48, 0.2, 0.14, '#5d646c')
  pen.fillShape(pen.gradient(0, 0.5, 0, 1, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.45)), () => {
    pen.moveTo(0.06, 0.04)
    pen.quadTo(0.3, 0.6, 0.9, 0.66)
    pen.lineTo(2.7, 0.64)
    pen.lineTo(2.6, 0.96)
    pen.lineTo(0.8, 0.98)
    pen.quadTo(0.16, 0.8, 0.0, 0.06)
  })
  for (const [k, ribbon] of ['#e0342c', '#f0c02a', '#2f8a5a', '#e06a9c'].entries()) {
    g.strokeStyle = ribbon
    pen.lineWidth = 0.03
    pen.strokeLine(0.03 + k * 0.018, 0.12 + k * 0.05, 0.14 + k * 0.02, 0.1 + k * 0.06)
    pen.lineWidth = 0.02
    pen.strokeLine(0.1 + k * 0.02, 0.14 + k * 0.05, 0.06 + k * 0.03, 0.36 + k * 0.03)
  }
  g.strokeStyle = '#e2c89a'
  pen.lineWidth = 0.022
  pen.begin()
  pen.moveTo(0.14, 0.3)
  pen.quadTo(0.4, 0.68, 0.9, 0.71)
  pen.lineTo(2.68, 0.7)
  g.stroke()
}

/** A ship with the battened sails of the east. */
export function drawJunk(pen: SharePen, { colour = '#b8402c' }: PieceOptions) {
  const { g } = pen
  const sail = (x: number, y: number, w: number, h: number) => {
    slab(pen, x + w * 0.45, y - 0.03, 0.02, h + 0.2, TIMBER)
    pen.fillShape(pen.across(x, x + w, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.3)), () => {
      pen.moveTo(x + w * 0.2, y + 0.04)
      pen.quadTo(x + w * 0.7, y - 0.02, x + w, y + h * 0.2)
      pen.lineTo(x + w * 0.94, y + h)
      pen.lineTo(x, y + h * 0.94)
      pen.quadTo(x - w * 0.02, y + h * 0.4, x + w * 0.2, y + 0.04)
    })
    g.strokeStyle = 'rgba(60,14,6,.5)'
    pen.lineWidth = 0.01
    for (let k = 1; k < 7; k++)
      pen.strokeLine(x + w * 0.02, y + h * (0.02 + 0.13 * k), x + w * 0.98, y + h * (0.14 + 0.125 * k))
  }
  sail(0.16, 0.3, 0.32, 0.4)
  sail(0.48, 0.03, 0.52, 0.66)
  sail(1.06, 0.24, 0.3, 0.44)
  pen.fillShape(pen.gradient(0, 0.7, 0, 1, '#8a5a34', '#5a3a20', '#2c1c10'), () => {
    pen.moveTo(0.02, 0.72)
    pen.quadTo(0.6, 0.86, 1.1, 0.78)
    pen.lineTo(1.14, 0.66)
    pen.lineTo(1.48, 0.62)
    pen.quadTo(1.46, 0.9, 1.3, 1)
    pen.lineTo(0.3, 1)
    pen.quadTo(0.1, 0.9, 0.02, 0.72)
  })
}

/** A modern train of three cars. */
export function drawRailcar(pen: SharePen, { colour = '#2f6aa8', night, snow }: PieceOptions) {
  const { g } = pen
  for (let k = 0; k < 3; k++) {
    const x = 0.14 + k * 1.72
    const isFirst = k === 0
    pen.fillShape(pen.gradient(0, 0.1, 0, 0.9, '#f4f5f6', '#d9dde0', '#a9b0b6'), () => {
      if (isFirst) {
        pen.moveTo(x - 0.12, 0.86)
        pen.quadTo(x - 0.14, 0.5, x + 0.16, 0.16)
      } else {
        pen.moveTo(x, 0.86)
        pen.lineTo(x, 0.14)
      }
      pen.lineTo(x + 1.68, 0.14)
      pen.lineTo(x + 1.68, 0.86)
    })
    g.fillStyle = colour
    pen.fillRect(x - (isFirst ? 0.1 : 0), 0.66, 1.68 + (isFirst ? 0.1 : 0), 0.14)
    g.fillStyle = snow ? SNOW : '#6b737c'
    pen.fillRect(x + (isFirst ? 0.14 : 0), 0.1, 1.68 - (isFirst ? 0.14 : 0), 0.055)
    panes(pen, { x: x + 0.4, y: 0.28, w: 1.24, h: 0.28, columns: 6, rows: 1, share: 0.84 }, night)
    for (const door of [0.24, 1.0]) {
      g.fillStyle = shadeHex(colour, -0.15)
      pen.fillRect(x + door + 0.02, 0.26, 0.14, 0.58)
      g.fillStyle = night ? '#ffd97a' : '#40566a'
      pen.fillRect(x + door + 0.045, 0.31, 0.09, 0.2)
    }
    if (isFirst) {
      face(pen, '#24303c', [
        [x - 0.06, 0.46],
        [x + 0.14, 0.2],
        [x + 0.2, 0.2],
        [x + 0.2, 0.46],
      ])
      g.fillStyle = night ? '#fff4cc' : '#f6f0d8'
      pen.fillEllipse(x - 0.09, 0.62, 0.03, 0.035)
    }
    g.fillStyle = '#2b2e33'
    pen.fillRect(x - 0.02, 0.85, 1.72, 0.05)
    for (const at of [0.2, 0.42, 1.26, 1.48]) pen.fillCircle(x + at, 0.92, 0.075)
  }
}
