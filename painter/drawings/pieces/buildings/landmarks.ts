import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { PieceOptions } from '../piece.ts'
import { archway, courses, dome, drum, face, panes, SNOW, slab } from './masonry.ts'

const IRON = '#6f5a48'

const MARBLE = '#f1ece4'

/** The Eiffel tower. */
export function drawEiffelTower(pen: SharePen, { night }: PieceOptions) {
  const { g } = pen
  const iron = night ? '#e8a63c' : IRON
  const half = (y: number) => 0.012 + 0.2 * ((y - 0.04) / 0.96) ** 2.6 + 0.022 * y
  const outline = (inset: number) => {
    const sides: [number, number][] = []
    for (let k = 0; k <= 24; k++) sides.push([half(0.06 + (k / 24) * 0.94) - inset, 0.06 + (k / 24) * 0.94])
    return sides
  }
  const legs = outline(0)
  pen.fillShape(pen.across(0.04, 0.46, shadeHex(iron, 0.2), iron, shadeHex(iron, -0.35)), () => {
    for (const [x, y] of legs) pen.lineTo(0.25 - x, y)
    for (const [x, y] of [...legs].reverse()) pen.lineTo(0.25 + x, y)
  })
  // The open between the legs.
  g.globalCompositeOperation = 'destination-out'
  pen.begin()
  pen.moveTo(0.125, 1.02)
  pen.curveTo(0.17, 0.8, 0.33, 0.8, 0.375, 1.02)
  g.fill()
  face(pen, '#000', [
    [0.235, 0.62],
    [0.265, 0.62],
    [0.3, 0.785],
    [0.2, 0.785],
  ])
  g.globalCompositeOperation = 'source-over'
  g.strokeStyle = shadeHex(iron, night ? 0.45 : -0.4)
  pen.lineWidth = 0.004
  for (let k = 0; k < 30; k++) {
    const [a, b] = [0.1 + k * 0.03, 0.13 + k * 0.03]
    const inner = (y: number) => (y > 0.62 ? half(y) * (y > 0.79 ? 0.52 : 0.4) : 0)
    for (const side of [-1, 1]) {
      pen.strokeLine(0.25 + side * half(a), a, 0.25 + side * inner(b), b)
      pen.strokeLine(0.25 + side * inner(a), a, 0.25 + side * half(b), b)
    }
  }
  for (const [y, h] of [
    [0.785, 0.03],
    [0.6, 0.022],
    [0.1, 0.014],
  ]) {
    slab(pen, 0.25 - half(y) - 0.014, y, (half(y) + 0.014) * 2, h, shadeHex(iron, -0.1))
  }
  g.strokeStyle = iron
  pen.lineWidth = 0.008
  pen.strokeLine(0.25, 0, 0.25, 0.1)
  if (!night) return
  g.fillStyle = '#fff3c4'
  for (let k = 0; k < 70; k++) {
    const y = 0.1 + ((k * 0.618) % 1) * 0.88
    const side = ((k * 0.37) % 1) * 2 - 1
    if (y > 0.64 && Math.abs(side) < 0.55) continue
    pen.fillCircle(0.25 + side * half(y), y, 0.003)
  }
}

/** The clock tower at Westminster, with a part of the parliament. */
export function drawBigBen(pen: SharePen, { night }: PieceOptions) {
  const { g } = pen
  const stone = '#c2a468'
  slab(pen, 0.34, 0.68, 0.46, 0.32, shadeHex(stone, -0.08))
  panes(pen, { x: 0.35, y: 0.71, w: 0.44, h: 0.28, columns: 9, rows: 3, share: 0.45 }, night)
  for (let k = 0; k < 6; k++) {
    face(pen, shadeHex(stone, -0.2), [
      [0.37 + k * 0.08, 0.69],
      [0.385 + k * 0.08, 0.61],
      [0.4 + k * 0.08, 0.69],
    ])
  }
  slab(pen, 0.12, 0.4, 0.2, 0.6, stone)
  g.fillStyle = 'rgba(60,40,14,.45)'
  for (let k = 0; k < 6; k++) pen.fillRect(0.135 + k * 0.03, 0.43, 0.012, 0.55)
  g.fillStyle = shadeHex(stone, -0.25)
  for (const y of [0.5, 0.62, 0.74, 0.86]) pen.fillRect(0.12, y, 0.2, 0.012)
  slab(pen, 0.105, 0.24, 0.23, 0.17, shadeHex(stone, 0.08))
  g.fillStyle = shadeHex(stone, -0.3)
  pen.fillRect(0.1, 0.4, 0.24, 0.014)
  pen.fillRect(0.1, 0.235, 0.24, 0.014)
  g.fillStyle = '#2c3a4a'
  pen.fillRect(0.135, 0.255, 0.17, 0.14)
  g.fillStyle = night ? '#fff2b0' : '#f6f2e4'
  pen.fillCircle(0.22, 0.325, 0.066)
  g.strokeStyle = '#20242c'
  pen.lineWidth = 0.006
  pen.begin()
  pen.arc(0.22, 0.325, 0.062)
  g.stroke()
  for (let k = 0; k < 12; k++) {
    const a = (k * Math.PI) / 6
    pen.strokeLine(
      0.22 + Math.cos(a) * 0.05,
      0.325 + Math.sin(a) * 0.05,
      0.22 + Math.cos(a) * 0.058,
      0.325 + Math.sin(a) * 0.058,
    )
  }
  pen.lineWidth = 0.008
  pen.strokeLine(0.22, 0.325, 0.22, 0.278)
  pen.strokeLine(0.22, 0.325, 0.252, 0.342)
  const slate = '#4a5560'
  face(pen, pen.across(0.1, 0.34, shadeHex(slate, 0.25), slate, shadeHex(slate, -0.35)), [
    [0.11, 0.235],
    [0.165, 0.15],
    [0.275, 0.15],
    [0.33, 0.235],
  ])
  slab(pen, 0.165, 0.11, 0.11, 0.042, stone)
  g.fillStyle = night ? '#ffd97a' : '#3a3226'
  for (let k = 0; k < 4; k++) pen.fillRect(0.175 + k * 0.026, 0.118, 0.014, 0.03)
  face(pen, pen.across(0.15, 0.29, shadeHex(slate, 0.25), slate, shadeHex(slate, -0.35)), [
    [0.155, 0.112],
    [0.22, 0],
    [0.285, 0.112],
  ])
}

/** The white tomb at Agra with its four minarets. */
export function drawTajMahal(pen: SharePen, { night }: PieceOptions) {
  const { g } = pen
  const marble = night ? '#d6d8e4' : MARBLE
  const shade = night ? '#5a6078' : '#8d8478'
  slab(pen, 0.02, 0.93, 1.96, 0.07, shadeHex(marble, -0.08))
  for (const [x, w] of [
    [0.1, 0.07],
    [1.83, 0.07],
  ])
    minaret(pen, x, w, 0.2, marble)
  for (const [x, w] of [
    [0.4, 0.05],
    [1.55, 0.05],
  ])
    minaret(pen, x, w, 0.4, shadeHex(marble, -0.06))
  slab(pen, 0.52, 0.54, 0.96, 0.4, marble)
  for (const x of [0.68, 1.32]) {
    slab(pen, x - 0.06, 0.44, 0.12, 0.1, shadeHex(marble, -0.05))
    dome(pen, x, 0.45, 0.085, 0.13, marble, 1.16)
    g.strokeStyle = '#c9a04a'
    pen.lineWidth = 0.008
    pen.strokeLine(x, 0.33, x, 0.29)
  }
  slab(pen, 0.84, 0.38, 0.32, 0.12, shadeHex(marble, -0.04))
  dome(pen, 1, 0.4, 0.18, 0.34, marble, 1.22)
  g.strokeStyle = '#c9a04a'
  pen.lineWidth = 0.012
  pen.strokeLine(1, 0.08, 1, 0.0)
  slab(pen, 0.8, 0.48, 0.4, 0.46, shadeHex(marble, 0.2))
  g.fillStyle = shade
  archway(pen, 1, 0.935, 0.24, 0.4)
  g.fillStyle = shadeHex(shade, -0.35)
  archway(pen, 1, 0.935, 0.1, 0.18)
  for (const x of [0.6, 0.7, 1.3, 1.4])
    for (const y of [0.73, 0.92]) {
      g.fillStyle = shade
      archway(pen, x, y, 0.07, 0.15)
    }
  g.strokeStyle = 'rgba(120,100,80,.4)'
  pen.lineWidth = 0.006
  pen.strokeRect(0.82, 0.5, 0.36, 0.435)
}

function minaret(pen: SharePen, x: number, w: number, top: number, colour: string) {
  drum(pen, x, top + 0.07, w, 0.94 - top - 0.07, colour)
  pen.g.fillStyle = shadeHex(colour, -0.25)
  for (const share of [0.12, 0.45, 0.72])
    pen.fillRect(x - w * 0.15, top + (0.94 - top) * share, w * 1.3, 0.012)
  dome(pen, x + w / 2, top + 0.075, w * 0.5, 0.08, colour, 1.12)
}

/** The broken ring of the great arena in Rome. */
export function drawColosseum(pen: SharePen, { night }: PieceOptions) {
  const { g } = pen
  const stone = '#cbb189'
  const dark = night ? '#ffbe5c' : '#4a3826'
  pen.fillShape(pen.across(0, 2.1, shadeHex(stone, 0.1), stone, shadeHex(stone, -0.3)), () => {
    pen.moveTo(0.05, 1)
    pen.lineTo(0.06, 0.1)
    pen.quadTo(0.6, 0.0, 1.1, 0.06)
    pen.lineTo(1.16, 0.16)
    pen.lineTo(1.26, 0.19)
    pen.lineTo(1.3, 0.3)
    pen.lineTo(1.46, 0.34)
    pen.lineTo(1.52, 0.43)
    pen.quadTo(1.86, 0.48, 2.02, 0.56)
    pen.lineTo(2.04, 1)
    pen.quadTo(1.05, 1.06, 0.05, 1)
  })
  const tier = (y: number, h: number, to: number, columns: number) => {
    g.fillStyle = dark
    for (let k = 0; k < columns; k++) {
      const t = (k + 0.5) / columns
      const x = 0.09 + (1 - Math.cos(t * Math.PI * 0.92)) * 0.5 * (to - 0.06)
      const w = 0.03 + 0.045 * Math.sin(t * Math.PI)
      archway(pen, x, y + h + 0.03 * Math.sin(t * Math.PI), w, h * 0.8)
    }
    g.strokeStyle = shadeHex(stone, -0.35)
    pen.lineWidth = 0.014
    pen.begin()
    pen.moveTo(0.06, y)
    pen.quadTo(to / 2, y + 0.02, to, y + 0.02)
    g.stroke()
  }
  tier(0.74, 0.22, 2.04, 17)
  tier(0.5, 0.2, 2.02, 17)
  tier(0.27, 0.19, 1.28, 11)
  g.fillStyle = dark
  for (let k = 0; k < 9; k++) pen.fillRect(0.13 + k * 0.11, 0.13, 0.03, 0.06)
  courses(pen, 0.06, 0.1, 1.0, 0.9, 30)
}

/** The white shells of the opera house at Sydney. */
export function drawOperaHouse(pen: SharePen, { night }: PieceOptions) {
  const { g } = pen
  const shell = (x: number, w: number, h: number) => {
    pen.fillShape(pen.across(x, x + w, '#ffffff', '#e9e6dc', '#b3aea2'), () => {
      pen.moveTo(x, 0.78)
      pen.curveTo(x + w * 0.08, 0.78 - h * 0.55, x + w * 0.4, 0.78 - h * 0.9, x + w * 0.86, 0.78 - h)
      pen.curveTo(x + w * 0.92, 0.78 - h * 0.6, x + w * 0.98, 0.78 - h * 0.3, x + w, 0.78)
    })
    pen.fillShape(night ? '#ffcf7a' : '#6a5a4c', () => {
      pen.moveTo(x + w * 0.86, 0.78 - h)
      pen.curveTo(x + w * 0.92, 0.78 - h * 0.6, x + w * 0.98, 0.78 - h * 0.3, x + w, 0.78)
      pen.lineTo(x + w * 0.74, 0.78)
      pen.curveTo(x + w * 0.78, 0.78 - h * 0.5, x + w * 0.8, 0.78 - h * 0.7, x + w * 0.86, 0.78 - h)
    })
    g.strokeStyle = 'rgba(120,112,96,.35)'
    pen.lineWidth = 0.006
    for (let k = 1; k < 5; k++) {
      pen.begin()
      pen.moveTo(x + w * 0.16 * k, 0.78)
      pen.quadTo(x + w * (0.2 + 0.11 * k), 0.78 - h * 0.6, x + w * 0.86, 0.78 - h)
      g.stroke()
    }
  }
  shell(1.5, 0.5, 0.36)
  shell(1.72, 0.4, 0.24)
  shell(0.2, 0.42, 0.34)
  shell(0.42, 0.56, 0.52)
  shell(0.7, 0.74, 0.74)
  shell(1.3, 0.4, 0.5)
  slab(pen, 0.04, 0.77, 2.3, 0.1, '#b89c84')
  slab(pen, 0, 0.86, 2.4, 0.14, '#8a7460')
  panes(pen, { x: 0.1, y: 0.86, w: 2.2, h: 0.1, columns: 30, rows: 1, share: 0.5 }, night)
}

/** A needle of glass and steel, far above all other houses. */
export function drawSkyscraper(pen: SharePen, { colour = '#8fa6b8', night }: PieceOptions) {
  const { g } = pen
  for (const [x, y, w] of [
    [0.06, 0.4, 0.26],
    [0.1, 0.2, 0.18],
    [0.135, 0.1, 0.11],
  ]) {
    slab(pen, x, y, w, 1 - y, colour)
    panes(
      pen,
      {
        x,
        y: y + 0.01,
        w,
        h: 0.99 - y,
        columns: Math.round(w * 44),
        rows: Math.round((1 - y) * 46),
        share: 0.62,
      },
      night,
    )
  }
  g.strokeStyle = shadeHex(colour, -0.3)
  pen.lineWidth = 0.008
  pen.strokeLine(0.19, 0, 0.19, 0.1)
}

/** A red gate before a shrine. */
export function drawTorii(pen: SharePen, { colour = '#c8402a', snow }: PieceOptions) {
  const { g } = pen
  for (const [x, lean] of [
    [0.24, 0.03],
    [0.86, -0.03],
  ]) {
    face(pen, pen.across(x - 0.05, x + 0.1, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.4)), [
      [x + lean, 0.08],
      [x + lean + 0.07, 0.08],
      [x + 0.085, 1],
      [x - 0.015, 1],
    ])
    slab(pen, x - 0.03, 0.94, 0.13, 0.06, '#2c2826')
  }
  slab(pen, 0.14, 0.26, 0.88, 0.065, colour)
  slab(pen, 0.53, 0.14, 0.1, 0.14, shadeHex(colour, -0.1))
  const beam = (y: number, h: number, reach: number, fill: string) =>
    pen.fillShape(pen.gradient(0, y, 0, y + h, shadeHex(fill, 0.25), shadeHex(fill, -0.25)), () => {
      pen.moveTo(0.02 - reach, y - 0.035)
      pen.quadTo(0.58, y + 0.03, 1.14 + reach, y - 0.035)
      pen.lineTo(1.12 + reach, y + h - 0.03)
      pen.quadTo(0.58, y + h + 0.03, 0.04 - reach, y + h - 0.03)
    })
  beam(0.1, 0.075, 0, colour)
  beam(0.045, 0.055, 0.01, snow ? SNOW : '#2c2826')
  g.fillStyle = '#2c2826'
  pen.fillRect(0.55, 0.16, 0.06, 0.09)
}
