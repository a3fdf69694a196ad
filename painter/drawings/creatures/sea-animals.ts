import type { SharePen } from '../pen.ts'
import type { PieceOptions } from '../pieces/piece.ts'
import { shadeHex } from '../tint.ts'

function eye(pen: SharePen, x: number, y: number, radius: number) {
  const { g } = pen
  g.fillStyle = '#f6f4ee'
  pen.fillCircle(x, y, radius)
  g.fillStyle = '#15141a'
  pen.fillCircle(x - radius * 0.15, y, radius * 0.66)
  g.fillStyle = '#ffffff'
  pen.fillCircle(x - radius * 0.35, y - radius * 0.3, radius * 0.24)
}

/** A seahorse, upright, with a coiled tail. */
export function drawSeahorse(pen: SharePen, { colour = '#e8a23a' }: PieceOptions) {
  const { g } = pen
  pen.fillShape(shadeHex(colour, 0.25), () => {
    pen.moveTo(0.4, 0.42)
    pen.quadTo(0.6, 0.4, 0.62, 0.54)
    pen.quadTo(0.54, 0.64, 0.4, 0.6)
  })
  g.strokeStyle = pen.across(0.1, 0.5, shadeHex(colour, 0.2), colour, shadeHex(colour, -0.3))
  pen.lineWidth = 0.075
  pen.begin()
  pen.moveTo(0.36, 0.66)
  pen.curveTo(0.4, 0.84, 0.3, 0.95, 0.18, 0.93)
  pen.curveTo(0.08, 0.9, 0.1, 0.8, 0.18, 0.8)
  pen.curveTo(0.24, 0.81, 0.22, 0.87, 0.18, 0.87)
  g.stroke()
  pen.fillShape(pen.across(0.12, 0.48, shadeHex(colour, 0.32), colour, shadeHex(colour, -0.28)), () => {
    pen.moveTo(0.3, 0.24)
    pen.curveTo(0.12, 0.36, 0.1, 0.56, 0.3, 0.74)
    pen.lineTo(0.41, 0.68)
    pen.curveTo(0.5, 0.5, 0.44, 0.36, 0.42, 0.2)
  })
  g.fillStyle = colour
  pen.fillEllipse(0.36, 0.16, 0.12, 0.11, 0.2)
  pen.fillShape(pen.across(0.02, 0.3, shadeHex(colour, 0.1), colour), () => {
    pen.moveTo(0.3, 0.12)
    pen.lineTo(0.06, 0.2)
    pen.lineTo(0.04, 0.25)
    pen.lineTo(0.3, 0.22)
  })
  pen.fillShape(shadeHex(colour, -0.15), () => {
    for (const [x, y] of [
      [0.32, 0.08],
      [0.34, 0],
      [0.39, 0.05],
      [0.45, 0.02],
      [0.46, 0.1],
    ])
      pen.lineTo(x, y)
  })
  g.strokeStyle = shadeHex(colour, -0.35)
  pen.lineWidth = 0.012
  for (let k = 0; k < 8; k++) {
    const y = 0.34 + k * 0.048
    pen.begin()
    pen.moveTo(0.17 + Math.abs(k - 3) * 0.014, y)
    pen.quadTo(0.3, y + 0.035, 0.44 - Math.abs(k - 2) * 0.006, y - 0.01)
    g.stroke()
  }
  eye(pen, 0.34, 0.145, 0.034)
}

/** A ray with spread fins, gliding to the left. */
export function drawRay(pen: SharePen, { colour = '#4a5f74' }: PieceOptions) {
  const { g } = pen
  g.strokeStyle = shadeHex(colour, -0.25)
  pen.lineWidth = 0.03
  pen.begin()
  pen.moveTo(1.3, 0.56)
  pen.quadTo(1.7, 0.6, 2.1, 0.44)
  g.stroke()
  pen.fillShape(shadeHex(colour, -0.3), () => {
    pen.moveTo(0.6, 0.5)
    pen.quadTo(0.9, 0.1, 1.5, 0)
    pen.quadTo(1.2, 0.24, 1.26, 0.56)
  })
  pen.fillShape(
    pen.gradient(0.5, 0.3, 0.8, 1, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.35)),
    () => {
      pen.moveTo(0.06, 0.46)
      pen.curveTo(0.3, 0.3, 0.9, 0.34, 1.34, 0.54)
      pen.curveTo(1.04, 0.6, 0.96, 0.8, 0.98, 1)
      pen.curveTo(0.74, 0.78, 0.4, 0.72, 0.06, 0.56)
    },
  )
  pen.fillShape('#eceff0', () => {
    pen.moveTo(0.1, 0.56)
    pen.curveTo(0.4, 0.66, 0.6, 0.7, 0.78, 0.8)
    pen.curveTo(0.6, 0.62, 0.4, 0.58, 0.1, 0.56)
  })
  for (const y of [0.42, 0.5])
    pen.fillShape(shadeHex(colour, -0.1), () => {
      pen.moveTo(0.14, y)
      pen.lineTo(-0.02, y + 0.05)
      pen.lineTo(0.14, y + 0.06)
    })
  for (let k = 0; k < 12; k++) {
    g.fillStyle = 'rgba(230,240,245,.5)'
    pen.fillCircle(0.4 + ((k * 0.618) % 1) * 0.6, 0.42 + ((k * 0.7548) % 1) * 0.24, 0.016)
  }
  eye(pen, 0.22, 0.46, 0.034)
}

/** An anglerfish with its light before its teeth. */
export function drawAnglerfish(pen: SharePen, { colour = '#4a3f4f' }: PieceOptions) {
  const { g } = pen
  g.fillStyle = pen.glow(0.16, 0.2, 0.26, [
    [0, 'rgba(220,255,240,1)'],
    [0.25, 'rgba(130,240,220,.8)'],
    [1, 'rgba(90,220,220,0)'],
  ])
  pen.fillCircle(0.2, 0.2, 0.2)
  pen.fillShape(shadeHex(colour, -0.2), () => {
    pen.moveTo(1.2, 0.56)
    pen.quadTo(1.42, 0.36, 1.56, 0.34)
    pen.quadTo(1.48, 0.58, 1.56, 0.84)
    pen.quadTo(1.4, 0.78, 1.2, 0.66)
  })
  g.fillStyle = pen.gradient(0, 0.2, 0, 1, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.45))
  pen.fillEllipse(0.8, 0.6, 0.52, 0.4)
  pen.fillShape('#160f18', () => {
    pen.moveTo(0.24, 0.5)
    pen.quadTo(0.5, 0.6, 0.74, 0.6)
    pen.quadTo(0.56, 0.9, 0.32, 0.82)
  })
  g.fillStyle = '#f2efe0'
  for (let k = 0; k < 7; k++) {
    const x = 0.28 + k * 0.062
    pen.begin()
    pen.moveTo(x, 0.51 + k * 0.014)
    pen.lineTo(x + 0.022, 0.66 + (k % 2) * 0.04)
    pen.lineTo(x + 0.045, 0.525 + k * 0.012)
    g.fill()
    pen.begin()
    pen.moveTo(x + 0.02, 0.84 - k * 0.006)
    pen.lineTo(x + 0.045, 0.7 - (k % 2) * 0.03)
    pen.lineTo(x + 0.065, 0.84 - k * 0.012)
    g.fill()
  }
  g.strokeStyle = shadeHex(colour, 0.1)
  pen.lineWidth = 0.022
  pen.begin()
  pen.moveTo(0.66, 0.28)
  pen.curveTo(0.56, 0, 0.3, -0.02, 0.2, 0.18)
  g.stroke()
  g.fillStyle = '#eafff6'
  pen.fillCircle(0.2, 0.2, 0.045)
  pen.fillShape(shadeHex(colour, -0.15), () => {
    pen.moveTo(0.8, 0.22)
    pen.quadTo(1, 0.04, 1.14, 0.16)
    pen.lineTo(1.1, 0.34)
  })
  eye(pen, 0.6, 0.42, 0.06)
}

/** A starfish from above. */
export function drawStarfish(pen: SharePen, { colour = '#e8743a' }: PieceOptions) {
  const { g } = pen
  g.strokeStyle = pen.gradient(0.2, 0, 0.9, 1, shadeHex(colour, 0.3), colour, shadeHex(colour, -0.3))
  for (let k = 0; k < 5; k++) {
    const at = (k / 5) * Math.PI * 2 - Math.PI / 2
    for (let j = 0; j < 12; j++) {
      const far = j / 12
      g.fillStyle = shadeHex(colour, 0.16 - far * 0.2 - (Math.sin(at) > 0 ? 0.12 : 0))
      pen.fillCircle(
        0.53 + Math.cos(at) * far * 0.46,
        0.53 + Math.sin(at) * far * 0.46,
        0.145 * (1 - far * 0.66),
      )
    }
    for (let j = 0; j < 7; j++) {
      g.fillStyle = 'rgba(255,235,210,.75)'
      pen.fillCircle(0.53 + Math.cos(at) * (j + 0.5) * 0.064, 0.53 + Math.sin(at) * (j + 0.5) * 0.064, 0.016)
    }
  }
}

/** A swordfish swimming to the left. */
export function drawSwordfish(pen: SharePen, { colour = '#3f6a94' }: PieceOptions) {
  pen.fillShape(shadeHex(colour, -0.2), () => {
    pen.moveTo(0.9, 0.4)
    pen.quadTo(1, 0.06, 1.34, 0)
    pen.quadTo(1.2, 0.2, 1.3, 0.4)
  })
  pen.fillShape(shadeHex(colour, -0.25), () => {
    pen.moveTo(2, 0.52)
    pen.quadTo(2.2, 0.26, 2.4, 0.1)
    pen.quadTo(2.3, 0.5, 2.42, 0.94)
    pen.quadTo(2.2, 0.76, 2, 0.6)
  })
  pen.fillShape(pen.gradient(0, 0.3, 0, 0.78, shadeHex(colour, -0.15), colour, '#dfe8ee'), () => {
    pen.moveTo(0, 0.56)
    pen.lineTo(0.56, 0.46)
    pen.curveTo(0.9, 0.28, 1.6, 0.32, 2.1, 0.54)
    pen.curveTo(1.6, 0.76, 0.9, 0.84, 0.56, 0.6)
  })
  pen.fillShape(shadeHex(colour, -0.1), () => {
    pen.moveTo(0.9, 0.66)
    pen.quadTo(1, 0.9, 1.2, 0.98)
    pen.quadTo(1.12, 0.8, 1.12, 0.68)
  })
  eye(pen, 0.64, 0.5, 0.04)
}

/** A long eel in waves, the head on the left. */
export function drawEel(pen: SharePen, { colour = '#6b7a3f' }: PieceOptions) {
  const { g } = pen
  for (let k = 60; k >= 0; k--) {
    const t = k / 60
    const x = 0.2 + t * 2.1
    const y = 0.5 + Math.sin(t * 7) * 0.2 * Math.min(1, t * 3)
    const radius = 0.15 * (1 - t * 0.8)
    g.fillStyle = shadeHex(colour, (k % 6 < 3 ? 0.06 : -0.08) - 0.02)
    pen.fillCircle(x, y, radius)
    g.fillStyle = 'rgba(240,236,200,.35)'
    pen.fillEllipse(x, y + radius * 0.6, radius * 0.6, radius * 0.28)
  }
  g.fillStyle = colour
  pen.fillEllipse(0.2, 0.5, 0.2, 0.14)
  g.strokeStyle = '#23260f'
  pen.lineWidth = 0.02
  pen.strokeLine(0.02, 0.54, 0.22, 0.56)
  eye(pen, 0.14, 0.45, 0.036)
}

/** An axolotl with its feathered gills, seen from the side with its face turned to the viewer. */
export function drawAxolotl(pen: SharePen, { colour = '#f4b8c2' }: PieceOptions) {
  const { g } = pen
  pen.fillShape(shadeHex(colour, 0.16), () => {
    pen.moveTo(1.2, 0.52)
    pen.quadTo(1.7, 0.3, 2.2, 0.56)
    pen.quadTo(1.8, 0.72, 1.2, 0.8)
  })
  g.fillStyle = pen.gradient(0, 0.4, 0, 0.95, shadeHex(colour, 0.2), colour, shadeHex(colour, -0.15))
  pen.fillEllipse(1.02, 0.68, 0.56, 0.19)
  g.strokeStyle = shadeHex(colour, -0.08)
  pen.lineWidth = 0.09
  for (const [x, dx] of [
    [0.76, -0.1],
    [0.96, 0.04],
    [1.34, 0.1],
    [1.5, 0.16],
  ])
    pen.strokeLine(x, 0.78, x + dx, 0.95)
  for (const side of [-1, 1])
    for (const [k, rise] of [0.3, 0.06, -0.16].entries()) {
      const to = { x: 0.5 + side * (0.42 + (k === 1 ? 0.06 : 0)), y: 0.52 - rise }
      g.strokeStyle = '#e0607a'
      pen.lineWidth = 0.035
      pen.strokeLine(0.5 + side * 0.24, 0.54 - rise * 0.3, to.x, to.y)
      pen.lineWidth = 0.014
      for (let j = 1; j < 7; j++) {
        const t = j / 7
        const x = 0.5 + side * (0.24 + t * 0.2)
        const y = 0.54 - rise * (0.3 + t * 0.7)
        pen.strokeLine(x, y, x + side * 0.03, y - 0.07)
        pen.strokeLine(x, y, x + side * 0.05, y + 0.05)
      }
    }
  g.fillStyle = pen.glow(0.42, 0.48, 0.5, [
    [0, shadeHex(colour, 0.35)],
    [0.7, colour],
    [1, shadeHex(colour, -0.2)],
  ])
  pen.fillEllipse(0.5, 0.58, 0.36, 0.24)
  g.fillStyle = '#17141a'
  for (const x of [0.28, 0.72]) pen.fillCircle(x, 0.55, 0.035)
  g.strokeStyle = '#8a3f52'
  pen.lineWidth = 0.018
  pen.begin()
  pen.arc(0.5, 0.56, 0.14, 0.5, 2.64)
  g.stroke()
}
