import type { SharePen } from '../pen.ts'

const MESH = 'rgba(92,112,96,.95)'
const SPRUCE = '#d99a4e'
const ROSEWOOD = '#4a2a1a'

/** An acoustic guitar, its neck up. */
export function drawGuitar(pen: SharePen) {
  const { g } = pen
  const body = (by: number) => {
    pen.moveTo(0.21, 0.52 - by)
    pen.curveTo(0.36 + by, 0.5 - by, 0.36 + by, 0.64, 0.325 + by, 0.69)
    pen.curveTo(0.3 + by, 0.73, 0.42 + by, 0.76, 0.41 + by, 0.87)
    pen.curveTo(0.4 + by, 0.98 + by, 0.3, 1 + by, 0.21, 1 + by)
    pen.curveTo(0.12, 1 + by, 0.02 - by, 0.98 + by, 0.01 - by, 0.87)
    pen.curveTo(0 - by, 0.76, 0.12 - by, 0.73, 0.095 - by, 0.69)
    pen.curveTo(0.06 - by, 0.64, 0.06 - by, 0.5 - by, 0.21, 0.52 - by)
  }
  pen.fillShape('#5f3519', () => body(0))
  pen.fillShape(pen.across(0.02, 0.4, '#f0bd74', SPRUCE, '#a8682a'), () => body(-0.016))
  g.fillStyle = '#7a4420'
  pen.fillCircle(0.21, 0.7, 0.066)
  g.fillStyle = '#1f120b'
  pen.fillCircle(0.21, 0.7, 0.052)
  g.fillStyle = ROSEWOOD
  pen.fillRect(0.186, 0.08, 0.048, 0.58)
  pen.fillRoundRect(0.168, 0, 0.084, 0.1, 0.016)
  pen.fillRoundRect(0.13, 0.865, 0.16, 0.03, 0.01)
  g.strokeStyle = '#cfc6b4'
  pen.lineWidth = 0.005
  for (let k = 0; k < 8; k++) pen.strokeLine(0.186, 0.15 + k * 0.055, 0.234, 0.15 + k * 0.055)
  g.strokeStyle = 'rgba(245,240,225,.85)'
  for (const x of [0.196, 0.21, 0.224]) pen.strokeLine(x, 0.09, x, 0.875)
  g.fillStyle = '#e8e2d2'
  for (let k = 0; k < 3; k++) for (const x of [0.158, 0.262]) pen.fillCircle(x, 0.025 + k * 0.027, 0.011)
}

/** A fishing net that hangs from its upper edge, with corks along it. */
export function drawNet(pen: SharePen) {
  const { g } = pen
  const outline = () => {
    pen.moveTo(0.06, 0.04)
    pen.quadTo(0.5, 0.16, 0.96, 0.04)
    pen.curveTo(0.98, 0.4, 1.14, 0.7, 1.08, 0.94)
    pen.quadTo(0.55, 1.04, 0, 0.95)
    pen.curveTo(-0.04, 0.7, 0.08, 0.4, 0.06, 0.04)
  }
  pen.fillShape('rgba(120,140,118,.42)', outline)
  g.save()
  pen.begin()
  outline()
  g.clip()
  g.strokeStyle = MESH
  pen.lineWidth = 0.014
  for (let k = -10; k <= 24; k++) {
    pen.strokeLine(k * 0.085, 0, k * 0.085 + 0.7, 1.02)
    pen.strokeLine(k * 0.085, 0, k * 0.085 - 0.7, 1.02)
  }
  g.restore()
  g.strokeStyle = '#c8b48a'
  pen.lineWidth = 0.028
  pen.begin()
  pen.moveTo(0.06, 0.04)
  pen.quadTo(0.5, 0.16, 0.96, 0.04)
  g.stroke()
  for (let k = 0; k < 6; k++) {
    const t = k / 5
    g.fillStyle = k % 2 ? '#d9642f' : '#e8b04a'
    pen.fillEllipse(0.06 + 0.9 * t, 0.04 + 0.24 * t * (1 - t), 0.05, 0.036)
  }
}
