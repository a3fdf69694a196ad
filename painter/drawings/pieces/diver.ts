import type { SharePen } from '../pen.ts'

/** A scuba diver who swims to the right, with tank, mask, fins and a trail of bubbles. */
export function drawDiver(pen: SharePen) {
  const { g } = pen
  const suit = pen.gradient(0, 0.3, 0, 0.8, '#3a4350', '#1c222b', '#10141a')
  const limb = (points: readonly (readonly [number, number])[], width: number, colour: string) => {
    g.strokeStyle = colour
    pen.lineWidth = width
    pen.begin()
    pen.moveTo(...points[0])
    for (const point of points.slice(1)) pen.lineTo(...point)
    g.stroke()
  }
  const fin = (x: number, y: number, turn: number) => {
    g.save()
    g.translate(pen.x(x), pen.y(y))
    g.rotate(turn)
    g.fillStyle = '#f0b81e'
    g.beginPath()
    g.moveTo(0.05 * pen.unit, -0.035 * pen.unit)
    g.lineTo(-0.34 * pen.unit, -0.1 * pen.unit)
    g.lineTo(-0.36 * pen.unit, 0.1 * pen.unit)
    g.lineTo(0.05 * pen.unit, 0.04 * pen.unit)
    g.fill()
    g.restore()
  }
  // The farther limbs.
  limb(
    [
      [0.98, 0.56],
      [0.62, 0.48],
      [0.42, 0.36],
    ],
    0.1,
    '#151a21',
  )
  fin(0.4, 0.35, 0.5)
  limb(
    [
      [1.5, 0.56],
      [1.62, 0.76],
      [1.82, 0.74],
    ],
    0.08,
    '#151a21',
  )
  // The tank.
  g.fillStyle = pen.gradient(0, 0.2, 0, 0.42, '#ffe07a', '#e6a91c', '#93650c')
  pen.fillRoundRect(0.92, 0.24, 0.56, 0.19, 0.09)
  g.fillStyle = '#5f6974'
  pen.fillRoundRect(1.46, 0.29, 0.1, 0.08, 0.03)
  // The body.
  pen.fillShape(suit, () => {
    pen.moveTo(0.86, 0.5)
    pen.curveTo(1.0, 0.36, 1.4, 0.34, 1.62, 0.42)
    pen.curveTo(1.7, 0.5, 1.64, 0.66, 1.5, 0.68)
    pen.curveTo(1.3, 0.72, 1.02, 0.7, 0.88, 0.64)
  })
  g.fillStyle = '#e0483a'
  pen.fillRect(1.18, 0.38, 0.05, 0.31)
  limb(
    [
      [0.94, 0.58],
      [0.58, 0.66],
      [0.36, 0.6],
    ],
    0.115,
    '#232a34',
  )
  fin(0.34, 0.6, -0.12)
  limb(
    [
      [1.52, 0.54],
      [1.74, 0.66],
      [2.0, 0.56],
    ],
    0.09,
    '#2a323d',
  )
  g.fillStyle = '#e0b08a'
  pen.fillCircle(2.02, 0.55, 0.05)
  // The head.
  g.fillStyle = '#1b2129'
  pen.fillCircle(1.8, 0.38, 0.15)
  g.fillStyle = '#e0b08a'
  pen.fillEllipse(1.86, 0.41, 0.1, 0.11)
  g.fillStyle = '#f0b81e'
  pen.fillRoundRect(1.8, 0.29, 0.17, 0.13, 0.05)
  g.fillStyle = pen.gradient(1.8, 0.29, 1.97, 0.42, '#dff4ff', '#6fb4dc')
  pen.fillRoundRect(1.825, 0.31, 0.13, 0.09, 0.035)
  g.strokeStyle = '#14181e'
  pen.lineWidth = 0.03
  pen.begin()
  pen.moveTo(1.5, 0.33)
  pen.curveTo(1.62, 0.2, 1.98, 0.22, 1.94, 0.46)
  g.stroke()
  g.fillStyle = '#14181e'
  pen.fillRoundRect(1.88, 0.44, 0.1, 0.07, 0.03)
  // The bubbles.
  for (const [x, y, radius] of [
    [2.02, 0.34, 0.035],
    [2.07, 0.22, 0.05],
    [1.98, 0.12, 0.04],
    [2.12, 0.07, 0.06],
  ] as const) {
    g.fillStyle = 'rgba(225,245,255,.35)'
    pen.fillCircle(x, y, radius)
    g.strokeStyle = 'rgba(240,250,255,.85)'
    pen.lineWidth = 0.01
    pen.begin()
    pen.arc(x, y, radius)
    g.stroke()
  }
}

/** A folded paper plane that flies to the right. */
export function drawPaperPlane(pen: SharePen) {
  pen.fillShape('#c9ced6', () => {
    pen.moveTo(0.1, 0.1)
    pen.lineTo(2, 0.36)
    pen.lineTo(0.52, 0.62)
  })
  pen.fillShape('#9aa3ae', () => {
    pen.moveTo(0.52, 0.62)
    pen.lineTo(2, 0.36)
    pen.lineTo(0.7, 1)
  })
  pen.fillShape(pen.gradient(0, 0.2, 0.4, 0.8, '#ffffff', '#e6eaf0'), () => {
    pen.moveTo(0, 0.56)
    pen.lineTo(2, 0.36)
    pen.lineTo(0.56, 0.74)
  })
}
