import type { SharePen } from '../pen.ts'
import type { PieceOptions } from '../pieces/piece.ts'
import { spread } from '../pieces/shapes.ts'
import { shadeHex } from '../tint.ts'

function eye(pen: SharePen, x: number, y: number, radius: number) {
  pen.g.fillStyle = '#15120f'
  pen.fillCircle(x, y, radius)
  pen.g.fillStyle = '#ffffff'
  pen.fillCircle(x - radius * 0.3, y - radius * 0.35, radius * 0.32)
}

/** A bushy tail that rises behind the back and bends outwards at its tip, with the strands of its fur. */
function drawBush(pen: SharePen, colour: string) {
  const { g } = pen
  const outline = () => {
    pen.moveTo(0.6, 0.95)
    pen.curveTo(0.86, 0.98, 1.04, 0.8, 0.98, 0.56)
    pen.curveTo(0.94, 0.4, 1.0, 0.36, 1.07, 0.22)
    pen.curveTo(1.1, 0.08, 0.98, 0.0, 0.86, 0.02)
    pen.curveTo(0.7, 0.05, 0.64, 0.24, 0.7, 0.42)
    pen.curveTo(0.76, 0.6, 0.72, 0.7, 0.6, 0.8)
  }
  pen.fillShape(pen.across(0.6, 1.08, shadeHex(colour, 0.2), colour, shadeHex(colour, -0.3)), outline)
  for (let k = 0; k < 70; k++) {
    const t = (k + spread(k, 0.37)) / 70
    const across = spread(k) - 0.5
    // The middle line of the tail, from its root to its tip.
    const x = 0.68 + Math.sin(Math.min(1, t * 1.6) * Math.PI * 0.5) * 0.17 + (t > 0.7 ? (t - 0.7) * 0.42 : 0)
    const y = 0.88 - t * 0.78
    const edge = Math.abs(across) * 2
    g.strokeStyle = shadeHex(colour, 0.24 - edge * 0.3 - spread(k, 0.73) * 0.2)
    pen.lineWidth = 0.012
    pen.begin()
    pen.moveTo(x + across * 0.18, y + 0.03)
    pen.quadTo(x + across * 0.26, y - 0.03, x + across * 0.36, y - 0.07)
    g.stroke()
  }
}

/** Upright on its haunches, with an acorn in its paws, tufts on its ears and the tail as high as itself. */
export function drawSquirrel(pen: SharePen, { colour = '#b0562a' }: PieceOptions) {
  const { g } = pen
  const pale = '#f6ead8'
  drawBush(pen, colour)
  const body = () => {
    pen.moveTo(0.34, 0.4)
    pen.curveTo(0.24, 0.56, 0.26, 0.8, 0.34, 0.95)
    pen.lineTo(0.7, 0.97)
    pen.curveTo(0.78, 0.78, 0.66, 0.5, 0.5, 0.38)
  }
  pen.fillShape(pen.across(0.22, 0.76, shadeHex(colour, 0.16), colour, shadeHex(colour, -0.3)), body)
  g.save()
  pen.begin()
  body()
  g.clip()
  g.fillStyle = pen.gradient(0, 0.44, 0, 0.96, pale, shadeHex(pale, -0.12))
  pen.fillEllipse(0.33, 0.68, 0.11, 0.25, 0.1)
  g.restore()
  g.fillStyle = pen.across(0.42, 0.76, shadeHex(colour, 0.1), colour, shadeHex(colour, -0.28))
  pen.fillEllipse(0.58, 0.82, 0.16, 0.15, 0.2)
  g.fillStyle = shadeHex(colour, -0.18)
  pen.fillEllipse(0.44, 0.955, 0.14, 0.042)
  for (const x of [0.34, 0.48]) {
    pen.fillShape(shadeHex(colour, x < 0.4 ? -0.22 : -0.05), () => {
      pen.moveTo(x - 0.06, 0.22)
      pen.quadTo(x - 0.03, 0.06, x + 0.02, 0.01)
      pen.quadTo(x + 0.08, 0.1, x + 0.06, 0.24)
    })
    g.strokeStyle = shadeHex(colour, -0.35)
    pen.lineWidth = 0.012
    for (const lean of [-0.025, 0, 0.03]) pen.strokeLine(x + 0.015, 0.05, x + 0.015 + lean, -0.0)
  }
  g.fillStyle = pen.across(0.16, 0.58, shadeHex(colour, 0.2), colour, shadeHex(colour, -0.22))
  pen.fillEllipse(0.38, 0.31, 0.19, 0.165)
  pen.fillEllipse(0.25, 0.35, 0.13, 0.1, 0.2)
  g.fillStyle = pale
  pen.fillEllipse(0.27, 0.4, 0.11, 0.055, 0.15)
  g.fillStyle = '#2a1a14'
  pen.fillEllipse(0.135, 0.34, 0.024, 0.018)
  eye(pen, 0.33, 0.27, 0.04)
  g.strokeStyle = 'rgba(40,24,16,.55)'
  pen.lineWidth = 0.005
  for (const lean of [-0.05, 0, 0.05]) pen.strokeLine(0.19, 0.37, 0.04, 0.37 + lean)
  // The nut, and the paws that have it.
  g.fillStyle = pen.across(0.12, 0.28, '#d9a860', '#b07a38', '#7a4e20')
  pen.fillEllipse(0.2, 0.56, 0.07, 0.085)
  g.fillStyle = '#6b4622'
  pen.fillEllipse(0.2, 0.49, 0.078, 0.04)
  pen.fillRect(0.19, 0.435, 0.02, 0.03)
  g.strokeStyle = pen.gradient(0.3, 0.5, 0.3, 0.66, shadeHex(colour, 0.12), shadeHex(colour, -0.15))
  pen.lineWidth = 0.075
  pen.begin()
  pen.moveTo(0.45, 0.52)
  pen.quadTo(0.4, 0.66, 0.27, 0.59)
  g.stroke()
  g.fillStyle = shadeHex(colour, -0.2)
  pen.fillEllipse(0.25, 0.585, 0.04, 0.03, -0.4)
}

/** A crab that looks out of a snail's shell, or of whatever it lives in. */
export function drawHermitCrab(pen: SharePen, { colour = '#d8542e' }: PieceOptions) {
  const { g } = pen
  const shell = '#e2bd86'
  g.strokeStyle = shadeHex(colour, -0.18)
  pen.lineWidth = 0.055
  for (const [k, x] of [0.4, 0.56, 0.72].entries()) {
    pen.begin()
    pen.moveTo(x + 0.08, 0.74)
    pen.quadTo(x - 0.08, 0.66, x - 0.12 + k * 0.03, 0.97)
    g.stroke()
  }
  g.fillStyle = pen.gradient(0.6, 0.05, 1.3, 0.95, shadeHex(shell, 0.35), shell, shadeHex(shell, -0.4))
  pen.fillCircle(0.92, 0.48, 0.44)
  pen.fillShape(pen.gradient(0.9, 0.6, 1.4, 1, shell, shadeHex(shell, -0.45)), () => {
    pen.moveTo(0.8, 0.9)
    pen.quadTo(1.3, 0.98, 1.36, 0.5)
    pen.quadTo(1.5, 0.9, 1.32, 0.93)
    pen.quadTo(1.0, 0.99, 0.74, 0.92)
  })
  g.strokeStyle = shadeHex(shell, -0.45)
  pen.lineWidth = 0.034
  for (let k = 0; k < 3; k++) {
    pen.begin()
    pen.arc(0.96 + k * 0.03, 0.44 - k * 0.02, 0.34 - k * 0.11)
    g.stroke()
  }
  g.fillStyle = '#a3653a'
  for (let k = 0; k < 9; k++) {
    const turn = -2.4 + k * 0.42
    pen.fillCircle(0.92 + Math.cos(turn) * 0.39, 0.48 + Math.sin(turn) * 0.39, 0.03)
  }
  g.fillStyle = '#5a3420'
  pen.fillEllipse(0.6, 0.68, 0.17, 0.24, -0.2)
  g.fillStyle = pen.gradient(0.3, 0.5, 0.6, 0.9, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.3))
  pen.fillEllipse(0.5, 0.7, 0.19, 0.17)
  for (const [x, y] of [
    [0.42, 0.38],
    [0.56, 0.4],
  ] as const) {
    g.strokeStyle = colour
    pen.lineWidth = 0.03
    pen.strokeLine(x + 0.03, 0.6, x, y)
    g.fillStyle = '#fdf8ee'
    pen.fillCircle(x, y, 0.055)
    eye(pen, x - 0.01, y, 0.034)
  }
  g.strokeStyle = shadeHex(colour, -0.1)
  pen.lineWidth = 0.01
  for (const lean of [-0.16, -0.06]) pen.strokeLine(0.4, 0.62, 0.32 + lean, 0.24)
  for (const [x, y, r] of [
    [0.2, 0.82, 0.17],
    [0.56, 0.88, 0.12],
  ] as const) {
    g.fillStyle = pen.gradient(
      x - r,
      y - r,
      x + r,
      y + r,
      shadeHex(colour, 0.3),
      colour,
      shadeHex(colour, -0.25),
    )
    pen.fillEllipse(x, y, r, r * 0.62, -0.3)
    pen.fillShape(shadeHex(colour, -0.3), () => {
      pen.moveTo(x - r * 1.02, y + r * 0.16)
      pen.lineTo(x - r * 0.2, y + r * 0.02)
      pen.lineTo(x - r * 0.95, y + r * 0.34)
    })
  }
  g.strokeStyle = '#3a1a12'
  pen.lineWidth = 0.014
  pen.begin()
  pen.moveTo(0.42, 0.75)
  pen.quadTo(0.48, 0.8, 0.55, 0.75)
  g.stroke()
}

/** A stout grey body with flippers, a round paddle for a tail and a bristly muzzle. */
export function drawManatee(pen: SharePen, { colour = '#8d949a' }: PieceOptions) {
  const { g } = pen
  pen.fillShape(pen.gradient(1.9, 0.3, 2.3, 0.8, shadeHex(colour, 0.1), shadeHex(colour, -0.3)), () => {
    pen.moveTo(1.72, 0.42)
    pen.curveTo(1.9, 0.2, 2.3, 0.22, 2.3, 0.42)
    pen.curveTo(2.3, 0.64, 1.92, 0.66, 1.7, 0.56)
  })
  pen.fillShape(
    pen.gradient(0, 0.1, 0, 0.95, shadeHex(colour, 0.32), colour, shadeHex(colour, -0.34)),
    () => {
      pen.moveTo(0.1, 0.5)
      pen.curveTo(0.14, 0.28, 0.34, 0.22, 0.5, 0.22)
      pen.curveTo(0.9, 0.06, 1.5, 0.14, 1.86, 0.42)
      pen.curveTo(1.9, 0.5, 1.86, 0.56, 1.78, 0.58)
      pen.curveTo(1.4, 0.9, 0.84, 0.94, 0.52, 0.78)
      pen.curveTo(0.3, 0.78, 0.1, 0.72, 0.1, 0.5)
    },
  )
  g.fillStyle = pen.gradient(0, 0.46, 0, 0.76, shadeHex(colour, 0.28), shadeHex(colour, -0.08))
  pen.fillEllipse(0.2, 0.6, 0.17, 0.14, 0.2)
  g.fillStyle = shadeHex(colour, -0.55)
  for (const x of [0.1, 0.2]) pen.fillEllipse(x, 0.52, 0.02, 0.014)
  g.strokeStyle = shadeHex(colour, -0.5)
  pen.lineWidth = 0.012
  pen.begin()
  pen.moveTo(0.08, 0.66)
  pen.quadTo(0.2, 0.74, 0.34, 0.66)
  g.stroke()
  pen.lineWidth = 0.006
  for (let k = 0; k < 8; k++)
    pen.strokeLine(0.1 + k * 0.026, 0.6 + (k % 2) * 0.03, 0.06 + k * 0.024, 0.64 + (k % 2) * 0.03)
  eye(pen, 0.42, 0.42, 0.028)
  g.strokeStyle = 'rgba(50,56,62,.28)'
  for (const x of [0.56, 0.62, 1.36, 1.5]) {
    pen.begin()
    pen.moveTo(x, 0.28)
    pen.quadTo(x + 0.06, 0.46, x, 0.64)
    g.stroke()
  }
  pen.fillShape(pen.gradient(0.6, 0.6, 0.7, 1, colour, shadeHex(colour, -0.38)), () => {
    pen.moveTo(0.56, 0.66)
    pen.curveTo(0.5, 0.86, 0.56, 1, 0.7, 0.98)
    pen.curveTo(0.84, 0.94, 0.82, 0.76, 0.76, 0.68)
  })
}
