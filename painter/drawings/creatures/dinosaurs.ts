import type { SharePen } from '../pen.ts'
import type { PieceOptions } from '../pieces/piece.ts'
import { shadeHex } from '../tint.ts'

function leg(pen: SharePen, x: number, top: number, width: number, colour: string) {
  const { g } = pen
  pen.fillShape(
    pen.across(x - width, x + width, shadeHex(colour, 0.12), colour, shadeHex(colour, -0.25)),
    () => {
      pen.moveTo(x - width, top)
      pen.lineTo(x - width * 0.6, 0.92)
      pen.lineTo(x - width * 0.9, 1)
      pen.lineTo(x + width * 0.7, 1)
      pen.lineTo(x + width * 0.55, 0.92)
      pen.lineTo(x + width, top)
    },
  )
  g.fillStyle = '#e6dcc4'
  for (const k of [-0.6, -0.1, 0.4]) pen.fillEllipse(x + width * k, 0.985, width * 0.18, 0.014)
}

function eye(pen: SharePen, x: number, y: number, radius: number) {
  pen.g.fillStyle = '#f0c23a'
  pen.fillCircle(x, y, radius)
  pen.g.fillStyle = '#15120f'
  pen.fillEllipse(x, y, radius * 0.4, radius * 0.8)
}

/** A horned dinosaur with a bony frill, looking to the left. */
export function drawTriceratops(pen: SharePen, { colour = '#7d8a5c' }: PieceOptions) {
  const { g } = pen
  for (const x of [0.86, 1.5]) leg(pen, x, 0.6, 0.11, shadeHex(colour, -0.28))
  pen.fillShape(pen.gradient(0, 0.2, 0, 0.86, shadeHex(colour, 0.2), colour, shadeHex(colour, -0.3)), () => {
    pen.moveTo(0.56, 0.4)
    pen.curveTo(0.9, 0.14, 1.4, 0.2, 1.66, 0.4)
    pen.quadTo(1.9, 0.62, 2.24, 0.74)
    pen.quadTo(1.84, 0.86, 1.6, 0.76)
    pen.curveTo(1.2, 0.9, 0.8, 0.84, 0.6, 0.7)
  })
  for (const x of [0.74, 1.62]) leg(pen, x, 0.58, 0.125, colour)
  pen.fillShape(
    pen.gradient(0.4, 0, 0.9, 0.6, shadeHex(colour, 0.3), '#a5704a', shadeHex(colour, -0.2)),
    () => {
      pen.moveTo(0.5, 0.6)
      pen.curveTo(0.44, 0.3, 0.6, 0, 0.86, 0.08)
      pen.curveTo(1.06, 0.3, 0.98, 0.6, 0.74, 0.72)
    },
  )
  g.fillStyle = '#f0e6cc'
  for (const [x, y] of [
    [0.7, 0.03],
    [0.86, 0.08],
    [0.97, 0.22],
    [1, 0.38],
    [0.95, 0.54],
  ])
    pen.fillCircle(x, y, 0.035)
  g.fillStyle = pen.gradient(0, 0.34, 0, 0.8, shadeHex(colour, 0.16), shadeHex(colour, -0.2))
  pen.fillEllipse(0.46, 0.56, 0.32, 0.18, -0.25)
  pen.fillShape('#5f5a44', () => {
    pen.moveTo(0.22, 0.56)
    pen.quadTo(0.06, 0.64, 0.12, 0.8)
    pen.quadTo(0.24, 0.76, 0.34, 0.68)
  })
  for (const [x, y, toX, toY, w] of [
    [0.52, 0.44, 0.12, 0.16, 0.05],
    [0.6, 0.42, 0.3, 0.06, 0.05],
    [0.22, 0.54, 0.12, 0.38, 0.045],
  ])
    pen.fillShape(pen.gradient(x, y, toX, toY, '#c9bb94', '#fbf6e6'), () => {
      pen.moveTo(x - w, y + w * 0.6)
      pen.quadTo((x + toX) / 2 - 0.03, (y + toY) / 2 + 0.05, toX, toY)
      pen.quadTo((x + toX) / 2 + 0.05, (y + toY) / 2, x + w, y - w * 0.4)
    })
  eye(pen, 0.42, 0.52, 0.03)
}

/** A plated dinosaur with a spiked tail, looking to the left. */
export function drawStegosaurus(pen: SharePen, { colour = '#6f8a4f' }: PieceOptions) {
  const { g } = pen
  for (const x of [0.76, 1.42]) leg(pen, x, 0.64, 0.09, shadeHex(colour, -0.28))
  for (let k = 0; k < 9; k++) {
    const t = k / 8
    const x = 0.5 + t * 1.42
    const y = 0.46 - Math.sin(t * Math.PI * 0.86) * 0.24 + t * 0.16
    const size = 0.07 + Math.sin(t * Math.PI) * 0.12
    pen.fillShape(pen.gradient(0, y - size * 2, 0, y, '#e0864a', '#9a4a2c'), () => {
      pen.moveTo(x - size * 0.7, y + 0.05)
      pen.lineTo(x - size * 0.75, y - size * 0.8)
      pen.lineTo(x + 0.02, y - size * 1.9)
      pen.lineTo(x + size * 0.8, y - size * 0.7)
      pen.lineTo(x + size * 0.7, y + 0.08)
    })
  }
  pen.fillShape(pen.gradient(0, 0.2, 0, 0.86, shadeHex(colour, 0.22), colour, shadeHex(colour, -0.3)), () => {
    pen.moveTo(0.06, 0.7)
    pen.curveTo(0.3, 0.58, 0.5, 0.44, 0.8, 0.3)
    pen.curveTo(1.2, 0.14, 1.5, 0.4, 1.74, 0.54)
    pen.quadTo(2, 0.62, 2.3, 0.6)
    pen.quadTo(2, 0.76, 1.7, 0.74)
    pen.curveTo(1.4, 0.88, 0.9, 0.84, 0.66, 0.74)
    pen.quadTo(0.4, 0.78, 0.16, 0.8)
    pen.quadTo(0.02, 0.78, 0.06, 0.7)
  })
  g.fillStyle = '#f0e6cc'
  for (const [x, y] of [
    [2.02, 0.6],
    [2.18, 0.59],
  ])
    for (const dx of [0.04, 0.14]) {
      pen.begin()
      pen.moveTo(x - 0.025, y + 0.01)
      pen.lineTo(x + dx, y - 0.2)
      pen.lineTo(x + 0.03, y + 0.01)
      g.fill()
    }
  for (const x of [0.66, 1.54]) leg(pen, x, 0.62, 0.1, colour)
  g.strokeStyle = shadeHex(colour, -0.5)
  pen.lineWidth = 0.012
  pen.strokeLine(0.07, 0.755, 0.2, 0.75)
  eye(pen, 0.17, 0.69, 0.02)
}

/** A flying reptile with spread wings of skin. */
export function drawPterodactyl(pen: SharePen, { colour = '#8a6a4f' }: PieceOptions) {
  const { g } = pen
  for (const side of [-1, 1]) {
    const x = (share: number) => 1.1 + side * share
    pen.fillShape(
      pen.gradient(x(0), 0.5, x(1), 0.1, colour, shadeHex(colour, side < 0 ? 0.25 : -0.15)),
      () => {
        pen.moveTo(x(0.06), 0.44)
        pen.quadTo(x(0.3), 0.1, x(0.52), 0.16)
        pen.quadTo(x(0.84), 0, x(1.08), 0.02)
        pen.quadTo(x(0.86), 0.34, x(0.66), 0.44)
        pen.quadTo(x(0.4), 0.52, x(0.1), 0.86)
      },
    )
    g.strokeStyle = shadeHex(colour, -0.35)
    pen.lineWidth = 0.016
    pen.begin()
    pen.moveTo(x(0.06), 0.42)
    pen.quadTo(x(0.3), 0.1, x(0.52), 0.16)
    pen.quadTo(x(0.84), 0, x(1.08), 0.02)
    g.stroke()
    pen.strokeLine(x(0.12), 0.84, x(0.2), 0.98)
  }
  g.fillStyle = pen.gradient(0, 0.3, 0, 0.9, shadeHex(colour, 0.1), shadeHex(colour, -0.25))
  pen.fillEllipse(1.1, 0.6, 0.11, 0.28)
  pen.fillShape(shadeHex(colour, 0.1), () => {
    pen.moveTo(1.16, 0.42)
    pen.quadTo(1.02, 0.26, 1.34, 0.08)
    pen.quadTo(1.2, 0.2, 1.12, 0.26)
    pen.lineTo(0.62, 0.5)
    pen.quadTo(0.9, 0.5, 1.06, 0.44)
  })
  pen.fillShape('#c9602f', () => {
    pen.moveTo(1.12, 0.26)
    pen.quadTo(1.26, 0.1, 1.46, 0.06)
    pen.quadTo(1.3, 0.22, 1.2, 0.32)
  })
  eye(pen, 1.04, 0.34, 0.024)
}

/** A long-necked sea reptile, its back and head above the water. */
export function drawPlesiosaur(pen: SharePen, { colour = '#4f6f6a' }: PieceOptions) {
  const { g } = pen
  const fill = pen.gradient(0.2, 0, 0.6, 1, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.35))
  for (const [x, size] of [
    [1.2, 0.3],
    [1.76, 0.22],
    [2.2, 0.13],
  ]) {
    g.fillStyle = fill
    pen.begin()
    pen.ellipse(x, 1, size, size * 1.15, 0, Math.PI, 0)
    g.fill()
  }
  pen.fillShape(fill, () => {
    pen.moveTo(0.46, 1)
    pen.curveTo(0.62, 0.7, 0.34, 0.5, 0.38, 0.26)
    pen.curveTo(0.4, 0.02, 0.7, 0.02, 0.7, 0.02)
    pen.curveTo(0.56, 0.2, 0.56, 0.3, 0.62, 0.44)
    pen.curveTo(0.74, 0.66, 0.84, 0.84, 0.8, 1)
  })
  pen.fillShape(fill, () => {
    pen.moveTo(0.68, 0.03)
    pen.curveTo(0.5, -0.04, 0.3, 0.02, 0.04, 0.16)
    pen.quadTo(0, 0.24, 0.1, 0.26)
    pen.quadTo(0.36, 0.3, 0.54, 0.22)
  })
  g.strokeStyle = shadeHex(colour, -0.5)
  pen.lineWidth = 0.014
  pen.strokeLine(0.05, 0.22, 0.3, 0.22)
  eye(pen, 0.34, 0.12, 0.026)
}

/** A low, armoured dinosaur with a club at the end of its tail. */
export function drawAnkylosaurus(pen: SharePen, { colour = '#8a7a5a' }: PieceOptions) {
  const { g } = pen
  for (const x of [0.7, 1.4]) leg(pen, x, 0.66, 0.1, shadeHex(colour, -0.28))
  pen.fillShape(pen.gradient(0, 0.3, 0, 0.9, shadeHex(colour, 0.15), colour, shadeHex(colour, -0.3)), () => {
    pen.moveTo(0.1, 0.64)
    pen.curveTo(0.2, 0.46, 0.4, 0.46, 0.56, 0.5)
    pen.curveTo(0.8, 0.24, 1.4, 0.24, 1.66, 0.56)
    pen.quadTo(2, 0.62, 2.26, 0.56)
    pen.lineTo(2.26, 0.66)
    pen.quadTo(1.9, 0.78, 1.6, 0.76)
    pen.curveTo(1.2, 0.88, 0.7, 0.86, 0.5, 0.76)
    pen.quadTo(0.2, 0.84, 0.1, 0.64)
  })
  g.fillStyle = shadeHex(colour, -0.15)
  pen.fillEllipse(2.32, 0.6, 0.14, 0.11)
  g.fillStyle = '#e6dab8'
  for (let row = 0; row < 3; row++)
    for (let k = 0; k < 7; k++) {
      const x = 0.66 + k * 0.15 + row * 0.04
      const y = 0.36 + row * 0.12 + Math.abs(k - 3) * 0.025
      pen.begin()
      pen.moveTo(x - 0.04, y + 0.05)
      pen.lineTo(x + 0.01, y - 0.05)
      pen.lineTo(x + 0.05, y + 0.05)
      g.fill()
    }
  for (const x of [0.62, 1.5]) leg(pen, x, 0.66, 0.11, colour)
  eye(pen, 0.26, 0.58, 0.024)
}
