import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { PieceOptions } from './piece.ts'

/** A number from 0 to 1 for the k-th of many small parts. */
const spread = (k: number, step = 0.6180339) => (k * step) % 1

/** A heap of coins with jewels in it. */
export function drawGold(pen: SharePen) {
  const { g } = pen
  pen.fillShape(pen.gradient(0, 0.1, 0, 1, '#ffe48a', '#e0a52e', '#8a5a12'), () => {
    pen.moveTo(0, 1)
    pen.curveTo(0.4, 0.75, 0.6, 0.16, 1, 0.12)
    pen.curveTo(1.4, 0.16, 1.6, 0.75, 2, 1)
  })
  for (let k = 0; k < 130; k++) {
    const up = spread(k, 0.7548776) ** 1.3
    const x = 1 + (spread(k) - 0.5) * 2 * (1 - up * 0.85)
    const y = 0.97 - up * 0.8
    g.fillStyle = shadeHex('#f2c14a', spread(k, 0.37) * 0.6 - 0.25)
    pen.fillEllipse(x, y, 0.06, 0.03)
    g.strokeStyle = 'rgba(110,66,8,.55)'
    pen.lineWidth = 0.006
    g.stroke()
  }
  for (const [x, y, colour] of [
    [0.7, 0.7, '#d92b4a'],
    [1.3, 0.6, '#2f8fe0'],
    [1, 0.35, '#2fbf6a'],
  ] as const) {
    g.fillStyle = colour
    pen.begin()
    pen.moveTo(x, y - 0.07)
    pen.lineTo(x + 0.06, y)
    pen.lineTo(x, y + 0.07)
    pen.lineTo(x - 0.06, y)
    g.fill()
  }
}

/** A typewriter with a sheet in it. */
export function drawTypewriter(pen: SharePen, { colour = '#2f4a48' }: PieceOptions) {
  const { g } = pen
  g.fillStyle = '#f6f2e8'
  pen.fillRect(0.36, 0, 0.54, 0.42)
  g.fillStyle = '#9a948a'
  for (let k = 0; k < 5; k++) pen.fillRect(0.43, 0.06 + k * 0.06, k === 4 ? 0.22 : 0.4, 0.014)
  g.fillStyle = pen.gradient(0, 0.34, 0, 0.48, '#5a5c60', '#1c1d20')
  pen.fillRoundRect(0.1, 0.35, 1.05, 0.13, 0.06)
  g.fillStyle = '#b8bcc2'
  pen.fillCircle(0.1, 0.41, 0.06)
  pen.fillCircle(1.15, 0.41, 0.06)
  pen.fillShape(pen.gradient(0, 0.44, 0, 1, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.45)), () => {
    pen.moveTo(0.2, 0.46)
    pen.lineTo(1.05, 0.46)
    pen.lineTo(1.12, 0.66)
    pen.lineTo(1.24, 1)
    pen.lineTo(0.01, 1)
    pen.lineTo(0.13, 0.66)
  })
  for (let row = 0; row < 4; row++)
    for (let k = 0; k < 10; k++) {
      const x = 0.2 + k * 0.094 + (row % 2) * 0.03 - row * 0.02 + (k - 4.5) * row * 0.004
      const y = 0.68 + row * 0.078
      g.fillStyle = '#15161a'
      pen.fillEllipse(x, y, 0.036, 0.028)
      g.fillStyle = '#ece6d8'
      pen.fillEllipse(x, y - 0.005, 0.024, 0.017)
    }
}

/** A lantern with a lit candle. */
export function drawLantern(pen: SharePen, { colour = '#ffd070' }: PieceOptions) {
  const { g } = pen
  g.strokeStyle = '#2a2a2e'
  pen.lineWidth = 0.03
  pen.begin()
  pen.arc(0.35, 0.16, 0.12, Math.PI, 2 * Math.PI)
  g.stroke()
  g.fillStyle = '#33343a'
  pen.begin()
  pen.moveTo(0.35, 0.12)
  pen.lineTo(0.58, 0.28)
  pen.lineTo(0.12, 0.28)
  g.fill()
  g.fillStyle = pen.glow(0.35, 0.58, 0.34, [
    [0, shadeHex(colour, 0.75)],
    [0.4, colour],
    [1, shadeHex(colour, -0.3)],
  ])
  pen.fillRect(0.16, 0.28, 0.38, 0.58)
  g.fillStyle = '#33343a'
  pen.fillRect(0.1, 0.86, 0.5, 0.12)
  for (const x of [0.14, 0.34, 0.53]) pen.fillRect(x, 0.28, 0.025, 0.58)
}

/** An earthenware bowl. */
export function drawBowl(pen: SharePen, { colour = '#4a7a9a' }: PieceOptions) {
  const { g } = pen
  g.fillStyle = shadeHex(colour, -0.5)
  pen.fillEllipse(0.95, 0.14, 0.92, 0.13)
  pen.fillShape(
    pen.gradient(0.2, 0.1, 1.5, 0.9, shadeHex(colour, 0.35), colour, shadeHex(colour, -0.4)),
    () => {
      pen.moveTo(0.02, 0.14)
      pen.curveTo(0.3, 0.32, 1.6, 0.32, 1.88, 0.14)
      pen.curveTo(1.82, 0.62, 1.5, 0.9, 1.22, 0.92)
      pen.lineTo(1.2, 1)
      pen.lineTo(0.7, 1)
      pen.lineTo(0.68, 0.92)
      pen.curveTo(0.4, 0.9, 0.08, 0.62, 0.02, 0.14)
    },
  )
  g.strokeStyle = '#f0ead8'
  pen.lineWidth = 0.03
  pen.begin()
  pen.moveTo(0.07, 0.34)
  pen.curveTo(0.4, 0.52, 1.5, 0.52, 1.83, 0.34)
  g.stroke()
}

/** A witch's broom, lying in the air. */
export function drawBroomstick(pen: SharePen) {
  const { g } = pen
  g.strokeStyle = pen.gradient(0, 0.4, 0, 0.6, '#b08a58', '#6b4a2c')
  pen.lineWidth = 0.1
  pen.begin()
  pen.moveTo(0.08, 0.42)
  pen.quadTo(1.2, 0.6, 2.3, 0.5)
  g.stroke()
  pen.fillShape(pen.gradient(2.2, 0, 3.2, 1, '#d9b05a', '#a87a30', '#6b4a1c'), () => {
    pen.moveTo(2.2, 0.42)
    pen.quadTo(2.7, 0.05, 3.16, 0.1)
    pen.lineTo(3.08, 0.5)
    pen.lineTo(3.16, 0.94)
    pen.quadTo(2.7, 0.95, 2.2, 0.6)
  })
  g.strokeStyle = 'rgba(70,44,12,.5)'
  pen.lineWidth = 0.02
  for (let k = 0; k < 8; k++) pen.strokeLine(2.3, 0.5, 3.1, 0.14 + k * 0.105)
  g.fillStyle = '#7a2f24'
  pen.fillRect(2.2, 0.4, 0.09, 0.22)
}

/** A black cauldron of green brew over a fire. */
export function drawCauldron(pen: SharePen) {
  const { g } = pen
  for (const [x, height, colour] of [
    [0.3, 0.3, '#f28a1e'],
    [0.5, 0.36, '#ffc23a'],
    [0.72, 0.28, '#f2701e'],
  ] as const)
    pen.fillShape(colour, () => {
      pen.moveTo(x - 0.13, 1)
      pen.quadTo(x - 0.1, 1 - height * 0.6, x, 1 - height)
      pen.quadTo(x + 0.12, 1 - height * 0.5, x + 0.13, 1)
    })
  pen.fillShape(pen.across(0.05, 0.95, '#5a5e66', '#2c2f35', '#15171b'), () => {
    pen.moveTo(0.12, 0.26)
    pen.curveTo(-0.06, 0.5, 0.1, 0.9, 0.5, 0.9)
    pen.curveTo(0.9, 0.9, 1.06, 0.5, 0.88, 0.26)
  })
  g.fillStyle = '#3c4048'
  pen.fillEllipse(0.5, 0.26, 0.43, 0.1)
  g.fillStyle = '#6fd04a'
  pen.fillEllipse(0.5, 0.26, 0.37, 0.075)
  g.fillStyle = '#a8f07a'
  for (const [x, y, radius] of [
    [0.36, 0.22, 0.05],
    [0.56, 0.16, 0.07],
    [0.68, 0.24, 0.04],
    [0.47, 0.08, 0.035],
  ])
    pen.fillCircle(x, y, radius)
}

/** A plate, seen from a little above. */
export function drawPlate(pen: SharePen, { colour = '#f4f1ea' }: PieceOptions) {
  const { g } = pen
  g.fillStyle = shadeHex(colour, -0.35)
  pen.fillEllipse(2.5, 0.56, 2.3, 0.4)
  g.fillStyle = pen.across(0.2, 4.8, shadeHex(colour, 0.1), colour, shadeHex(colour, -0.14))
  pen.fillEllipse(2.5, 0.48, 2.3, 0.4)
  g.fillStyle = shadeHex(colour, -0.12)
  pen.fillEllipse(2.5, 0.47, 1.62, 0.27)
  g.fillStyle = colour
  pen.fillEllipse(2.5, 0.5, 1.56, 0.24)
}
