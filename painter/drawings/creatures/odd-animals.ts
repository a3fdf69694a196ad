import type { SharePen } from '../pen.ts'
import type { PieceOptions } from '../pieces/piece.ts'
import { shadeHex } from '../tint.ts'

function eye(pen: SharePen, x: number, y: number, radius: number) {
  pen.g.fillStyle = '#15120f'
  pen.fillCircle(x, y, radius)
  pen.g.fillStyle = '#ffffff'
  pen.fillCircle(x - radius * 0.3, y - radius * 0.35, radius * 0.3)
}

/** A duck's bill, an otter's body and a beaver's tail, looking to the left. */
export function drawPlatypus(pen: SharePen, { colour = '#6b4a34' }: PieceOptions) {
  const { g } = pen
  g.fillStyle = pen.gradient(1.5, 0.4, 2.2, 0.9, shadeHex(colour, -0.1), shadeHex(colour, -0.4))
  pen.fillEllipse(1.86, 0.74, 0.38, 0.15, 0.15)
  g.strokeStyle = shadeHex(colour, -0.5)
  pen.lineWidth = 0.01
  for (let k = 0; k < 5; k++) pen.strokeLine(1.66 + k * 0.1, 0.64 + k * 0.012, 1.74 + k * 0.1, 0.86)
  pen.fillShape(pen.gradient(0, 0.3, 0, 0.96, shadeHex(colour, 0.2), colour, '#b59472'), () => {
    pen.moveTo(0.44, 0.6)
    pen.curveTo(0.5, 0.34, 0.9, 0.34, 1.2, 0.4)
    pen.curveTo(1.5, 0.44, 1.68, 0.62, 1.66, 0.8)
    pen.curveTo(1.3, 0.98, 0.8, 0.96, 0.56, 0.86)
  })
  g.fillStyle = '#3a332e'
  for (const x of [0.76, 1.36])
    for (const toe of [-0.08, 0, 0.08]) pen.fillEllipse(x + toe - 0.06, 0.95, 0.06, 0.035, 0.2)
  pen.fillShape(pen.gradient(0, 0.56, 0, 0.76, '#6b655f', '#3a3632'), () => {
    pen.moveTo(0.5, 0.56)
    pen.curveTo(0.3, 0.56, 0.06, 0.58, 0.02, 0.68)
    pen.curveTo(0.06, 0.8, 0.34, 0.78, 0.52, 0.76)
  })
  g.fillStyle = '#17151a'
  pen.fillEllipse(0.14, 0.64, 0.022, 0.012)
  eye(pen, 0.6, 0.55, 0.034)
}

/** Rows of plates over the back, on short legs. */
export function drawArmadillo(pen: SharePen, { colour = '#a08a72' }: PieceOptions) {
  const { g } = pen
  g.strokeStyle = shadeHex(colour, -0.2)
  pen.lineWidth = 0.06
  pen.begin()
  pen.moveTo(1.5, 0.72)
  pen.quadTo(1.8, 0.74, 2.04, 0.94)
  g.stroke()
  g.strokeStyle = shadeHex(colour, -0.3)
  pen.lineWidth = 0.1
  for (const x of [0.72, 0.9, 1.3, 1.46]) pen.strokeLine(x, 0.8, x - 0.03, 0.95)
  pen.fillShape(pen.gradient(0.1, 0.5, 0.6, 0.8, shadeHex(colour, 0.25), colour), () => {
    pen.moveTo(0.02, 0.8)
    pen.quadTo(0.3, 0.5, 0.6, 0.5)
    pen.lineTo(0.66, 0.84)
    pen.quadTo(0.3, 0.9, 0.02, 0.8)
  })
  g.fillStyle = shadeHex(colour, 0.1)
  pen.fillEllipse(0.5, 0.44, 0.05, 0.12, 0.3)
  g.fillStyle = pen.gradient(0, 0.2, 0, 0.9, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.3))
  pen.begin()
  pen.ellipse(1.06, 0.86, 0.56, 0.62, 0, Math.PI, 0)
  g.fill()
  g.strokeStyle = shadeHex(colour, -0.4)
  pen.lineWidth = 0.016
  for (let k = 0; k < 9; k++) {
    pen.begin()
    pen.moveTo(0.56 + k * 0.125, 0.86)
    pen.quadTo(0.66 + k * 0.1, 0.4, 0.86 + k * 0.055, 0.27 + Math.abs(k - 4) * 0.012)
    g.stroke()
  }
  eye(pen, 0.32, 0.64, 0.028)
}

/** A long snout, a bushy tail and a dark band over the shoulder. */
export function drawAnteater(pen: SharePen, { colour = '#6b5a4c' }: PieceOptions) {
  const { g } = pen
  g.lineCap = 'round'
  for (let k = 0; k < 26; k++) {
    g.strokeStyle = shadeHex(colour, (k % 3) * 0.1 - 0.2)
    pen.lineWidth = 0.05
    pen.begin()
    pen.moveTo(1.56, 0.46 + (k % 5) * 0.03)
    pen.quadTo(1.9, 0.3 + k * 0.012, 2.3, 0.46 + k * 0.019)
    g.stroke()
  }
  g.strokeStyle = shadeHex(colour, -0.2)
  pen.lineWidth = 0.14
  for (const x of [0.9, 1.5]) pen.strokeLine(x + 0.1, 0.6, x + 0.1, 0.93)
  pen.fillShape(pen.gradient(0, 0.2, 0, 0.8, shadeHex(colour, 0.2), colour, shadeHex(colour, -0.25)), () => {
    pen.moveTo(0, 0.8)
    pen.curveTo(0.3, 0.56, 0.5, 0.44, 0.8, 0.34)
    pen.curveTo(1.1, 0.22, 1.5, 0.3, 1.7, 0.5)
    pen.curveTo(1.6, 0.76, 1.2, 0.78, 0.86, 0.7)
    pen.curveTo(0.6, 0.66, 0.3, 0.8, 0.02, 0.86)
  })
  pen.fillShape('#26221f', () => {
    pen.moveTo(0.74, 0.66)
    pen.lineTo(1.24, 0.3)
    pen.lineTo(1.3, 0.36)
    pen.lineTo(0.9, 0.72)
  })
  g.strokeStyle = '#d9cdbb'
  pen.lineWidth = 0.14
  pen.strokeLine(0.9, 0.62, 0.86, 0.93)
  g.strokeStyle = colour
  pen.strokeLine(1.5, 0.62, 1.52, 0.93)
  g.fillStyle = shadeHex(colour, -0.1)
  pen.fillEllipse(0.62, 0.4, 0.05, 0.035)
  eye(pen, 0.48, 0.55, 0.022)
}

/** Overlapping scales from head to tail. */
export function drawPangolin(pen: SharePen, { colour = '#8a6a44' }: PieceOptions) {
  const { g } = pen
  g.strokeStyle = shadeHex(colour, -0.35)
  pen.lineWidth = 0.11
  for (const x of [0.7, 0.88, 1.26, 1.42]) pen.strokeLine(x, 0.76, x, 0.95)
  const body = () => {
    pen.moveTo(0.04, 0.78)
    pen.curveTo(0.3, 0.56, 0.5, 0.36, 0.94, 0.34)
    pen.curveTo(1.4, 0.34, 1.6, 0.6, 2.3, 0.9)
    pen.curveTo(1.7, 0.98, 1.2, 0.9, 0.6, 0.86)
    pen.quadTo(0.2, 0.88, 0.04, 0.78)
  }
  pen.fillShape(pen.gradient(0, 0.3, 0, 0.95, shadeHex(colour, 0.2), colour, shadeHex(colour, -0.3)), body)
  g.save()
  pen.begin()
  body()
  g.clip()
  for (let row = 0; row < 6; row++)
    for (let k = 0; k < 18; k++) {
      const x = 0.44 + k * 0.11 + (row % 2) * 0.055
      const y = 0.36 + row * 0.105 + Math.max(0, k - 9) * 0.03
      g.fillStyle = shadeHex(colour, ((k + row) % 3) * 0.1 - 0.14)
      pen.fillEllipse(x, y, 0.075, 0.058, 0.4)
      g.strokeStyle = shadeHex(colour, -0.5)
      pen.lineWidth = 0.008
      g.stroke()
    }
  g.restore()
  eye(pen, 0.3, 0.68, 0.024)
}

/** A meerkat upright on its hind legs, on the look-out. */
export function drawMeerkat(pen: SharePen, { colour = '#c29a66' }: PieceOptions) {
  const { g } = pen
  g.strokeStyle = shadeHex(colour, -0.15)
  pen.lineWidth = 0.05
  pen.begin()
  pen.moveTo(0.34, 0.86)
  pen.quadTo(0.54, 0.98, 0.66, 0.93)
  g.stroke()
  pen.fillShape(pen.across(0.14, 0.46, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.25)), () => {
    pen.moveTo(0.22, 0.26)
    pen.curveTo(0.12, 0.5, 0.1, 0.8, 0.16, 0.96)
    pen.lineTo(0.42, 0.96)
    pen.curveTo(0.5, 0.8, 0.44, 0.5, 0.37, 0.26)
  })
  g.fillStyle = shadeHex(colour, 0.4)
  pen.fillEllipse(0.26, 0.64, 0.085, 0.24)
  g.strokeStyle = shadeHex(colour, -0.06)
  pen.lineWidth = 0.05
  for (const x of [0.2, 0.36]) {
    pen.begin()
    pen.moveTo(x, 0.42)
    pen.quadTo(x + 0.02, 0.54, x - 0.01, 0.62)
    g.stroke()
  }
  g.fillStyle = shadeHex(colour, -0.2)
  for (const x of [0.2, 0.38]) pen.fillEllipse(x - 0.02, 0.965, 0.08, 0.028)
  g.fillStyle = '#3a2c22'
  for (const x of [0.16, 0.43]) pen.fillCircle(x, 0.14, 0.034)
  g.fillStyle = colour
  pen.fillEllipse(0.29, 0.15, 0.14, 0.13)
  g.fillStyle = shadeHex(colour, 0.4)
  pen.fillEllipse(0.24, 0.21, 0.09, 0.06)
  g.fillStyle = '#3a2c22'
  for (const x of [0.22, 0.36]) pen.fillEllipse(x, 0.13, 0.042, 0.036)
  for (const x of [0.22, 0.36]) eye(pen, x, 0.13, 0.022)
  g.fillStyle = '#241a16'
  pen.fillEllipse(0.21, 0.195, 0.03, 0.022)
}

/** A chameleon on its twig, its tail curled. */
export function drawChameleon(pen: SharePen, { colour = '#5fae3f' }: PieceOptions) {
  const { g } = pen
  g.strokeStyle = pen.gradient(0, 0.8, 0, 0.92, '#8a6242', '#5a3c26')
  pen.lineWidth = 0.08
  pen.strokeLine(0.02, 0.88, 2.1, 0.84)
  g.strokeStyle = pen.across(1.2, 2, colour, shadeHex(colour, -0.2))
  pen.lineWidth = 0.09
  pen.begin()
  pen.moveTo(1.3, 0.6)
  pen.curveTo(1.8, 0.62, 2, 0.3, 1.74, 0.24)
  pen.curveTo(1.54, 0.22, 1.54, 0.46, 1.7, 0.44)
  g.stroke()
  pen.fillShape(
    pen.gradient(0, 0.16, 0, 0.8, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.25)),
    () => {
      pen.moveTo(0.06, 0.5)
      pen.curveTo(0.2, 0.34, 0.3, 0.2, 0.56, 0.1)
      pen.lineTo(0.6, 0.3)
      pen.curveTo(0.9, 0.2, 1.2, 0.32, 1.46, 0.56)
      pen.curveTo(1.3, 0.74, 0.8, 0.78, 0.6, 0.66)
      pen.curveTo(0.4, 0.68, 0.14, 0.62, 0.06, 0.5)
    },
  )
  g.strokeStyle = '#f2d24a'
  pen.lineWidth = 0.028
  for (let k = 0; k < 5; k++) pen.strokeLine(0.72 + k * 0.13, 0.34 + k * 0.02, 0.7 + k * 0.13, 0.66)
  g.strokeStyle = shadeHex(colour, -0.15)
  pen.lineWidth = 0.07
  for (const x of [0.66, 1.16]) {
    pen.begin()
    pen.moveTo(x, 0.66)
    pen.lineTo(x + 0.1, 0.74)
    pen.lineTo(x + 0.02, 0.86)
    g.stroke()
  }
  g.fillStyle = shadeHex(colour, 0.2)
  pen.fillCircle(0.36, 0.4, 0.1)
  g.fillStyle = '#f0b43a'
  pen.fillCircle(0.35, 0.4, 0.058)
  eye(pen, 0.345, 0.4, 0.032)
  g.strokeStyle = shadeHex(colour, -0.5)
  pen.lineWidth = 0.014
  pen.begin()
  pen.moveTo(0.08, 0.53)
  pen.quadTo(0.3, 0.6, 0.5, 0.54)
  g.stroke()
}
