import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { PieceOptions } from '../piece.ts'

const BARK = '#6a4a32'
const LEAVES = '#4f8a3a'
const BOARDS = '#a5713f'

/** A great tree with a small house on a platform between its branches, and a ladder up to it. */
export function drawTreehouse(pen: SharePen, { night, snow }: PieceOptions) {
  const { g } = pen
  const leaves = snow ? '#e3eaf0' : LEAVES
  foliage(pen, leaves, 0, 34, -0.3)
  pen.fillShape(pen.across(0.4, 0.62, shadeHex(BARK, 0.2), BARK, shadeHex(BARK, -0.35)), () => {
    pen.moveTo(0.36, 1)
    pen.quadTo(0.45, 0.8, 0.44, 0.5)
    pen.lineTo(0.3, 0.3)
    pen.lineTo(0.36, 0.27)
    pen.lineTo(0.49, 0.42)
    pen.lineTo(0.6, 0.25)
    pen.lineTo(0.66, 0.29)
    pen.lineTo(0.57, 0.5)
    pen.quadTo(0.56, 0.8, 0.66, 1)
  })
  g.fillStyle = shadeHex(BOARDS, -0.3)
  pen.fillRect(0.2, 0.6, 0.62, 0.03)
  g.fillStyle = pen.across(0.28, 0.74, shadeHex(BOARDS, 0.2), BOARDS, shadeHex(BOARDS, -0.2))
  pen.fillRect(0.29, 0.4, 0.44, 0.2)
  g.strokeStyle = shadeHex(BOARDS, -0.3)
  pen.lineWidth = 0.005
  for (const y of [0.44, 0.48, 0.52, 0.56]) pen.strokeLine(0.29, y, 0.73, y)
  pen.fillShape('#8a3f2c', () => {
    pen.moveTo(0.24, 0.41)
    pen.lineTo(0.5, 0.27)
    pen.lineTo(0.78, 0.41)
  })
  g.fillStyle = night ? '#ffd873' : '#2f3f4c'
  pen.fillRect(0.34, 0.45, 0.1, 0.09)
  g.fillStyle = '#5a3a22'
  pen.fillRect(0.56, 0.44, 0.1, 0.16)
  g.strokeStyle = '#8a643c'
  pen.lineWidth = 0.014
  pen.strokeLine(0.6, 0.63, 0.68, 0.99)
  pen.strokeLine(0.68, 0.63, 0.77, 0.99)
  for (let k = 0; k < 8; k++)
    pen.strokeLine(0.605 + k * 0.01, 0.67 + k * 0.042, 0.69 + k * 0.011, 0.67 + k * 0.042)
  foliage(pen, leaves, 34, 24, 0)
}

/** Heaps of leaves around the crown; later ones are nearer and leave the house free. */
function foliage(pen: SharePen, leaves: string, first: number, count: number, shade: number) {
  const { g } = pen
  for (let k = first; k < first + count; k++) {
    const turn = k * 2.399963
    const far = Math.sqrt(((k - first) % 34) / 34)
    const x = 0.5 + Math.cos(turn) * far * 0.4
    const y = 0.25 + Math.sin(turn) * far * 0.2
    if (shade === 0 && y > 0.27) continue
    g.fillStyle = shadeHex(leaves, shade + ((k * 0.37) % 1) * 0.3 - 0.08)
    pen.fillEllipse(x, y, 0.1, 0.08)
  }
}

/** A hummingbird that hovers at a red flower. */
export function drawHummingbird(pen: SharePen, { colour = '#1f9a7a' }: PieceOptions) {
  const { g } = pen
  g.strokeStyle = '#3f7a3a'
  pen.lineWidth = 0.03
  pen.begin()
  pen.moveTo(0.12, 0.98)
  pen.quadTo(0.05, 0.7, 0.14, 0.5)
  g.stroke()
  for (let k = 0; k < 5; k++) {
    g.fillStyle = k % 2 ? '#e0304a' : '#f0506a'
    pen.fillEllipse(0.17 + Math.cos(k * 1.25) * 0.09, 0.46 + Math.sin(k * 1.25) * 0.09, 0.1, 0.06, k * 1.25)
  }
  g.fillStyle = '#f6c544'
  pen.fillCircle(0.19, 0.46, 0.045)
  wing(pen, 0.86, 0.02, 'rgba(150,205,215,.85)')
  pen.fillShape(
    pen.gradient(0.5, 0.3, 0.9, 0.9, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.35)),
    () => {
      pen.moveTo(0.52, 0.36)
      pen.curveTo(0.62, 0.26, 0.76, 0.36, 0.86, 0.52)
      pen.curveTo(0.98, 0.7, 1.06, 0.84, 1.16, 0.98)
      pen.curveTo(0.96, 0.94, 0.8, 0.88, 0.68, 0.72)
      pen.curveTo(0.58, 0.6, 0.5, 0.5, 0.52, 0.36)
    },
  )
  g.fillStyle = '#c2304a'
  pen.fillEllipse(0.59, 0.5, 0.06, 0.1, -0.5)
  g.fillStyle = colour
  pen.fillCircle(0.56, 0.36, 0.115)
  g.strokeStyle = '#2a2a2c'
  pen.lineWidth = 0.022
  pen.strokeLine(0.47, 0.38, 0.2, 0.45)
  g.fillStyle = '#15161a'
  pen.fillCircle(0.53, 0.34, 0.024)
  g.fillStyle = '#ffffff'
  pen.fillCircle(0.523, 0.333, 0.008)
  wing(pen, 1.12, 0.1, 'rgba(190,230,232,.95)')
}

function wing(pen: SharePen, x: number, y: number, fill: string) {
  pen.fillShape(fill, () => {
    pen.moveTo(0.7, 0.52)
    pen.curveTo(0.72, 0.3, x - 0.1, y, x + 0.12, y - 0.02)
    pen.curveTo(x + 0.04, y + 0.22, 0.96, 0.5, 0.76, 0.62)
  })
}

/** A fern, or some other wild plant without a name: fronds that arch from one root. */
export function drawFern(pen: SharePen, { colour = '#4f8a34' }: PieceOptions) {
  const { g } = pen
  for (let k = 0; k < 11; k++) {
    const across = (k / 10 - 0.5) * 2
    const order = Math.abs(across)
    const shade = shadeHex(colour, 0.2 - order * 0.3 + ((k * 0.37) % 1) * 0.15)
    const [tipX, tipY] = [0.8 + across * 0.76, 0.12 + order * order * 0.62]
    const [midX, midY] = [0.8 + across * 0.34, 0.06 + order * 0.3]
    g.strokeStyle = shade
    g.fillStyle = shade
    pen.lineWidth = 0.016
    pen.begin()
    pen.moveTo(0.8, 1)
    pen.quadTo(midX, midY, tipX, tipY)
    g.stroke()
    for (let leaf = 2; leaf < 15; leaf++) {
      const t = leaf / 15
      const x = (1 - t) ** 2 * 0.8 + 2 * t * (1 - t) * midX + t * t * tipX
      const y = (1 - t) ** 2 + 2 * t * (1 - t) * midY + t * t * tipY
      const reach = 0.1 * Math.sin(Math.PI * (0.15 + t * 0.85))
      for (const side of [-1, 1]) {
        pen.begin()
        pen.moveTo(x, y)
        pen.quadTo(x + side * reach * 0.7, y - reach * 0.5, x + side * reach, y + reach * 0.35)
        pen.quadTo(x + side * reach * 0.4, y + reach * 0.2, x, y + 0.012)
        g.fill()
      }
    }
  }
}
