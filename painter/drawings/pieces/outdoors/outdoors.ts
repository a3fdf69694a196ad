import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { PieceOptions } from '../piece.ts'

const WOOD = '#8a6238'
const STONE = '#9a948a'
const SNOW = '#f2f6fb'

const lit = (pen: SharePen, x: number, w: number, colour: string) =>
  pen.across(x, x + w, shadeHex(colour, 0.22), colour, shadeHex(colour, -0.38))

function beam(pen: SharePen, x: number, y: number, w: number, h: number, colour = WOOD) {
  pen.g.fillStyle =
    w > h
      ? pen.gradient(0, y, 0, y + h, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.35))
      : lit(pen, x, w, colour)
  pen.fillRect(x, y, w, h)
}

function blocks(pen: SharePen, x: number, y: number, w: number, h: number, rows: number) {
  const { g } = pen
  g.strokeStyle = 'rgba(30,26,20,.3)'
  pen.lineWidth = 0.006
  for (let row = 1; row < rows; row++) {
    const at = y + (h * row) / rows
    pen.strokeLine(x, at, x + w, at)
    for (let k = 0; k < (w / h) * rows * 0.6; k++) {
      const column = x + ((k + (row % 2) * 0.5) / ((w / h) * rows * 0.6)) * w
      if (column < x + w) pen.strokeLine(column, at, column, at - h / rows)
    }
  }
}

/** A red barn, or a farmhouse: a gable end with a great door. */
export function drawBarn(
  pen: SharePen,
  { colour = '#9a3428', roof: tiles = '#4a4038', night, snow }: PieceOptions,
) {
  const { g } = pen
  const roof = snow ? SNOW : tiles
  g.fillStyle = pen.gradient(0, 0.4, 0, 1, colour, shadeHex(colour, -0.3))
  pen.fillRect(0.66, 0.44, 0.8, 0.56)
  g.fillStyle = pen.gradient(0, 0.12, 0, 0.5, shadeHex(roof, 0.15), shadeHex(roof, -0.2))
  pen.begin()
  pen.moveTo(0.38, 0.06)
  pen.lineTo(1.24, 0.06)
  pen.lineTo(1.5, 0.46)
  pen.lineTo(0.7, 0.46)
  g.fill()
  pen.fillShape(pen.across(0, 0.76, shadeHex(colour, 0.18), shadeHex(colour, -0.08)), () => {
    pen.moveTo(0.04, 1)
    pen.lineTo(0.04, 0.42)
    pen.lineTo(0.14, 0.2)
    pen.lineTo(0.38, 0.06)
    pen.lineTo(0.62, 0.2)
    pen.lineTo(0.72, 0.42)
    pen.lineTo(0.72, 1)
  })
  g.strokeStyle = 'rgba(40,10,5,.35)'
  pen.lineWidth = 0.005
  for (let k = 1; k < 12; k++) pen.strokeLine(0.04 + k * 0.057, 0.3, 0.04 + k * 0.057, 1)
  g.strokeStyle = roof
  pen.lineWidth = 0.04
  pen.begin()
  pen.moveTo(0.0, 0.46)
  pen.lineTo(0.12, 0.19)
  pen.lineTo(0.38, 0.04)
  pen.lineTo(0.64, 0.19)
  pen.lineTo(0.76, 0.46)
  g.stroke()
  g.fillStyle = shadeHex(colour, -0.35)
  pen.fillRect(0.22, 0.6, 0.32, 0.4)
  g.strokeStyle = '#efe6d6'
  pen.lineWidth = 0.018
  pen.strokeRect(0.22, 0.6, 0.32, 0.4)
  pen.strokeLine(0.22, 0.6, 0.54, 1)
  pen.strokeLine(0.54, 0.6, 0.22, 1)
  g.fillStyle = night ? '#ffd97a' : '#2f2a26'
  pen.fillRect(0.32, 0.28, 0.12, 0.14)
  pen.strokeRect(0.32, 0.28, 0.12, 0.14)
  for (const x of [0.86, 1.16]) {
    pen.fillRect(x, 0.6, 0.14, 0.16)
    pen.strokeRect(x, 0.6, 0.14, 0.16)
  }
}

/** A slatted park bench from the front. */
export function drawBench(pen: SharePen, { colour = WOOD, snow }: PieceOptions) {
  for (const x of [0.14, 1.68]) {
    beam(pen, x, 0.04, 0.06, 0.96, '#3a3c40')
    beam(pen, x - 0.04, 0.6, 0.14, 0.05, '#3a3c40')
  }
  for (const y of [0.04, 0.18, 0.32]) beam(pen, 0.04, y, 1.8, 0.1, colour)
  for (const y of [0.52, 0.58]) beam(pen, 0, y, 1.88, 0.07, shadeHex(colour, 0.12))
  if (!snow) return
  pen.g.fillStyle = SNOW
  pen.fillRoundRect(0.04, 0, 1.8, 0.07, 0.03)
  pen.fillRoundRect(0, 0.48, 1.88, 0.08, 0.03)
}

/** A stone bridge of two arches. */
export function drawBridge(pen: SharePen, { snow }: PieceOptions) {
  const { g } = pen
  pen.fillShape(pen.gradient(0, 0.1, 0, 1, shadeHex(STONE, 0.15), STONE, shadeHex(STONE, -0.4)), () => {
    pen.moveTo(0, 0.34)
    pen.quadTo(1.7, -0.02, 3.4, 0.34)
    pen.lineTo(3.4, 1)
    pen.lineTo(2.98, 1)
    pen.curveTo(2.9, 0.5, 2.0, 0.45, 1.86, 1)
    pen.lineTo(1.54, 1)
    pen.curveTo(1.4, 0.45, 0.5, 0.5, 0.42, 1)
    pen.lineTo(0, 1)
  })
  g.strokeStyle = 'rgba(30,26,20,.25)'
  pen.lineWidth = 0.008
  for (let k = 1; k < 6; k++) {
    pen.begin()
    pen.moveTo(0, 0.34 + k * 0.045)
    pen.quadTo(1.7, -0.02 + k * 0.05, 3.4, 0.34 + k * 0.045)
    g.stroke()
  }
  g.strokeStyle = snow ? SNOW : shadeHex(STONE, 0.3)
  pen.lineWidth = 0.06
  pen.begin()
  pen.moveTo(0.02, 0.32)
  pen.quadTo(1.7, -0.04, 3.38, 0.32)
  g.stroke()
}

/** A wooden fence. */
export function drawFence(pen: SharePen, { colour = '#e6e0d2', snow }: PieceOptions) {
  for (const y of [0.32, 0.68]) beam(pen, 0, y, 3.2, 0.09, colour)
  for (let k = 0; k < 13; k++) {
    const x = 0.04 + k * 0.246
    beam(pen, x, 0.14, 0.13, 0.86, colour)
    pen.g.fillStyle = snow ? SNOW : shadeHex(colour, 0.1)
    pen.begin()
    pen.moveTo(x, 0.15)
    pen.lineTo(x + 0.065, 0.02)
    pen.lineTo(x + 0.13, 0.15)
    pen.g.fill()
  }
}

/** An iron lamp post. */
export function drawLamppost(pen: SharePen, { night }: PieceOptions) {
  const { g } = pen
  beam(pen, 0.18, 0.18, 0.03, 0.8, '#33363b')
  g.fillStyle = '#2a2c30'
  pen.fillRoundRect(0.13, 0.93, 0.13, 0.07, 0.02)
  pen.fillRect(0.16, 0.17, 0.07, 0.02)
  g.fillStyle = night
    ? pen.glow(0.195, 0.11, 0.09, [
        [0, '#fffbe0'],
        [0.6, '#ffdf8a'],
        [1, '#ffcf70'],
      ])
    : '#dfe6e6'
  pen.begin()
  pen.moveTo(0.15, 0.17)
  pen.lineTo(0.24, 0.17)
  pen.lineTo(0.26, 0.06)
  pen.lineTo(0.13, 0.06)
  g.fill()
  g.fillStyle = '#2a2c30'
  pen.begin()
  pen.moveTo(0.11, 0.065)
  pen.lineTo(0.28, 0.065)
  pen.lineTo(0.195, 0.0)
  g.fill()
}

/** Fruit in crates. */
function layOutFruit(pen: SharePen) {
  const { g } = pen
  const fruit = ['#e0482e', '#f2a81d', '#6fa83a', '#f2d23a', '#8a3f9a']
  for (let k = 0; k < 5; k++) {
    beam(pen, 0.06 + k * 0.21, 0.52, 0.2, 0.08, '#7a5430')
    for (let n = 0; n < 8; n++) {
      g.fillStyle = shadeHex(fruit[k], ((n * 0.37) % 1) * 0.4 - 0.15)
      pen.fillCircle(0.09 + k * 0.21 + (n % 4) * 0.045, 0.51 - Math.floor(n / 4) * 0.03, 0.027)
    }
  }
}

/** A market stall: a striped awning over what is laid out on its counter. */
export function drawStall(
  pen: SharePen,
  { colour = '#c23a34', night, snow }: PieceOptions,
  layOut: (pen: SharePen) => void = layOutFruit,
) {
  const { g } = pen
  for (const x of [0.08, 1.02]) beam(pen, x, 0.2, 0.045, 0.8)
  g.fillStyle = night ? pen.gradient(0, 0.3, 0, 0.6, '#ffe3a0', '#f2b45a') : 'rgba(20,14,10,.55)'
  pen.fillRect(0.12, 0.3, 0.9, 0.3)
  beam(pen, 0.04, 0.58, 1.08, 0.42, '#a8804e')
  for (let k = 1; k < 5; k++) beam(pen, 0.05, 0.6 + k * 0.08, 1.06, 0.012, '#5c4026')
  layOut(pen)
  for (let k = 0; k < 9; k++) {
    const x = k * 0.128
    g.fillStyle = k % 2 ? '#f4eee0' : pen.gradient(0, 0, 0, 0.34, shadeHex(colour, 0.2), colour)
    pen.begin()
    pen.moveTo(0.1 + x * 0.83, 0.02)
    pen.lineTo(0.1 + (x + 0.128) * 0.83, 0.02)
    pen.lineTo(x + 0.128, 0.3)
    pen.arc(x + 0.064, 0.3, 0.064, 0, Math.PI)
    g.fill()
  }
  if (snow) {
    g.fillStyle = SNOW
    pen.begin()
    pen.moveTo(0.08, 0.1)
    pen.lineTo(0.1, 0)
    pen.lineTo(1.06, 0)
    pen.lineTo(1.08, 0.1)
    for (let k = 8; k >= 0; k--)
      pen.quadTo(0.1 + k * 0.11 + 0.08, 0.15 + (k % 2) * 0.04, 0.08 + k * 0.11, 0.1)
    g.fill()
  }
  if (!night) return
  g.fillStyle = '#fff0b8'
  for (let k = 0; k < 7; k++) pen.fillCircle(0.17 + k * 0.133, 0.36 + (k % 2) * 0.012, 0.014)
}

/** A swing on a wooden frame. */
export function drawSwing(pen: SharePen) {
  const { g } = pen
  g.strokeStyle = WOOD
  pen.lineWidth = 0.045
  for (const x of [0.14, 0.96]) {
    pen.strokeLine(x, 0.04, x - 0.11, 0.98)
    pen.strokeLine(x, 0.04, x + 0.11, 0.98)
  }
  pen.strokeLine(0.1, 0.04, 1, 0.04)
  g.strokeStyle = '#55524c'
  pen.lineWidth = 0.012
  pen.strokeLine(0.42, 0.05, 0.42, 0.78)
  pen.strokeLine(0.68, 0.05, 0.68, 0.78)
  beam(pen, 0.38, 0.77, 0.34, 0.04, '#b0382e')
}

/** A round tower with a pointed roof. */
export function drawTower(pen: SharePen, { colour = STONE, night, snow }: PieceOptions) {
  const { g } = pen
  g.fillStyle = lit(pen, 0.1, 0.3, colour)
  pen.begin()
  pen.moveTo(0.13, 0.3)
  pen.lineTo(0.37, 0.3)
  pen.lineTo(0.41, 1)
  pen.lineTo(0.09, 1)
  g.fill()
  blocks(pen, 0.11, 0.34, 0.28, 0.64, 16)
  g.fillStyle = lit(pen, 0.07, 0.36, shadeHex(colour, 0.08))
  pen.fillRect(0.08, 0.26, 0.34, 0.07)
  const roof = snow ? SNOW : '#5a3a3f'
  g.fillStyle = lit(pen, 0.05, 0.4, roof)
  pen.begin()
  pen.moveTo(0.25, 0)
  pen.lineTo(0.46, 0.27)
  pen.lineTo(0.04, 0.27)
  g.fill()
  g.fillStyle = night ? '#ffd97a' : '#2a2622'
  for (const y of [0.4, 0.58, 0.76]) pen.fillRoundRect(0.225, y, 0.05, 0.08, [0.025, 0.025, 0, 0])
}

/** A tower with a clock under its roof. */
export function drawClockTower(pen: SharePen, options: PieceOptions) {
  drawTower(pen, options)
  const { g } = pen
  g.fillStyle = lit(pen, 0.09, 0.32, shadeHex(options.colour ?? STONE, 0.12))
  pen.fillRect(0.1, 0.27, 0.3, 0.28)
  g.fillStyle = '#3a2f2a'
  pen.fillCircle(0.25, 0.41, 0.125)
  g.fillStyle = options.night ? '#ffe9a8' : '#f7f2e4'
  pen.fillCircle(0.25, 0.41, 0.108)
  g.strokeStyle = '#23201c'
  pen.lineWidth = 0.012
  for (let k = 0; k < 12; k++) {
    const [x, y] = [Math.sin((k * Math.PI) / 6), -Math.cos((k * Math.PI) / 6)]
    pen.strokeLine(0.25 + x * 0.085, 0.41 + y * 0.085, 0.25 + x * 0.1, 0.41 + y * 0.1)
  }
  pen.lineWidth = 0.016
  pen.strokeLine(0.25, 0.41, 0.25, 0.325)
  pen.strokeLine(0.25, 0.41, 0.31, 0.435)
}

/** A roofed well. */
export function drawWell(pen: SharePen, { snow }: PieceOptions) {
  const { g } = pen
  for (const x of [0.16, 0.74]) beam(pen, x, 0.2, 0.055, 0.5)
  beam(pen, 0.14, 0.36, 0.68, 0.05)
  g.fillStyle = snow ? SNOW : '#7a3f30'
  pen.begin()
  pen.moveTo(0.475, 0)
  pen.lineTo(0.95, 0.27)
  pen.lineTo(0, 0.27)
  g.fill()
  g.fillStyle = lit(pen, 0.08, 0.8, STONE)
  pen.fillRoundRect(0.08, 0.62, 0.8, 0.38, 0.05)
  blocks(pen, 0.08, 0.62, 0.8, 0.38, 5)
}

/** A brick wall with a coping. */
export function drawWall(pen: SharePen, { colour = '#a35a44', snow }: PieceOptions) {
  const { g } = pen
  g.fillStyle = pen.gradient(0, 0, 2.4, 1, shadeHex(colour, 0.15), colour, shadeHex(colour, -0.25))
  pen.fillRect(0, 0.06, 2.4, 0.94)
  for (let row = 0; row < 16; row++)
    for (let k = 0; k < 18; k++) {
      const shade = ((k * 0.618 + row * 0.37) % 1) * 0.4 - 0.2
      g.fillStyle = shadeHex(colour, shade)
      const x = k * 0.14 - (row % 2) * 0.07
      pen.fillRect(Math.max(0, x) + 0.006, 0.08 + row * 0.0575, 0.124, 0.046)
    }
  beam(pen, 0, 0, 2.4, 0.07, snow ? SNOW : '#c9bca8')
}
