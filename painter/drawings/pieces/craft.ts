import type { SharePen } from '../pen.ts'

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
