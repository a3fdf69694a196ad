import { createRandom } from '../../engine/core/random.ts'
import { drawPalm } from '../../engine/world/tree-kinds/palm.ts'
import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { PieceOptions } from './piece.ts'

/** A natural arch of rock. */
export function drawRockArch(pen: SharePen, { colour = '#b5623a' }: PieceOptions) {
  const { g } = pen
  const fill = pen.gradient(0, 0, 0.8, 1, shadeHex(colour, 0.28), colour, shadeHex(colour, -0.45))
  pen.fillShape(fill, () => {
    pen.moveTo(0, 1)
    pen.curveTo(0.04, 0.7, 0.1, 0.3, 0.34, 0.14)
    pen.curveTo(0.6, -0.03, 1.1, -0.02, 1.34, 0.16)
    pen.curveTo(1.56, 0.34, 1.6, 0.72, 1.7, 1)
    pen.lineTo(1.26, 1)
    pen.curveTo(1.3, 0.7, 1.22, 0.42, 1.02, 0.34)
    pen.curveTo(0.8, 0.26, 0.56, 0.4, 0.5, 0.62)
    pen.curveTo(0.46, 0.78, 0.5, 0.9, 0.52, 1)
  })
  g.strokeStyle = 'rgba(70,24,8,.28)'
  pen.lineWidth = 0.012
  for (let k = 0; k < 7; k++) {
    pen.begin()
    pen.moveTo(0.05 + k * 0.016, 0.86 - k * 0.1)
    pen.quadTo(0.28, 0.83 - k * 0.1, 0.47 - k * 0.005, 0.88 - k * 0.08)
    g.stroke()
    pen.begin()
    pen.moveTo(1.27 - k * 0.02, 0.9 - k * 0.08)
    pen.quadTo(1.45, 0.84 - k * 0.09, 1.66 - k * 0.03, 0.88 - k * 0.1)
    g.stroke()
  }
  pen.fillShape('rgba(40,12,4,.35)', () => {
    pen.moveTo(1.26, 1)
    pen.curveTo(1.3, 0.7, 1.22, 0.42, 1.02, 0.34)
    pen.curveTo(1.24, 0.34, 1.42, 0.66, 1.4, 1)
  })
}

/** Mount Fuji from afar. */
export function drawFuji(pen: SharePen) {
  const { g } = pen
  const outline = () => {
    pen.moveTo(0, 1)
    pen.curveTo(0.7, 0.84, 1.04, 0.36, 1.26, 0.06)
    pen.quadTo(1.36, 0.0, 1.42, 0.03)
    pen.quadTo(1.5, 0.0, 1.58, 0.06)
    pen.curveTo(1.8, 0.36, 2.14, 0.84, 2.84, 1)
  }
  pen.fillShape(pen.sheen(0.2, 2.6, 0.36, '#7c8fac', '#5c7094', '#3f4f70'), outline)
  g.save()
  pen.begin()
  outline()
  g.closePath()
  g.clip()
  pen.fillShape(pen.across(0.9, 2, '#ffffff', '#eef3fa', '#b4c4dc'), () => {
    pen.moveTo(0.9, 0)
    pen.lineTo(1.95, 0)
    pen.lineTo(1.98, 0.46)
    for (const [x, y] of [
      [1.86, 0.34],
      [1.8, 0.52],
      [1.7, 0.36],
      [1.6, 0.58],
      [1.5, 0.38],
      [1.4, 0.6],
      [1.31, 0.37],
      [1.2, 0.54],
      [1.11, 0.36],
      [1.0, 0.5],
      [0.9, 0.4],
    ])
      pen.lineTo(x, y)
  })
  g.restore()
}

/** A tower of limestone that stands in the sea, green on its top and ledges. */
export function drawKarst(pen: SharePen) {
  const { g } = pen
  const outline = () => {
    pen.moveTo(0.06, 1)
    pen.curveTo(0.14, 0.9, 0.0, 0.7, 0.1, 0.5)
    pen.curveTo(0.12, 0.3, 0.2, 0.12, 0.36, 0.05)
    pen.curveTo(0.5, -0.02, 0.64, 0.08, 0.68, 0.24)
    pen.curveTo(0.8, 0.34, 0.76, 0.6, 0.84, 0.74)
    pen.curveTo(0.9, 0.86, 0.76, 0.92, 0.8, 1)
  }
  pen.fillShape(pen.across(0.02, 0.86, '#d9d0bd', '#aba392', '#625e54'), outline)
  g.save()
  pen.begin()
  outline()
  g.closePath()
  g.clip()
  g.strokeStyle = 'rgba(70,62,50,.4)'
  for (let k = 0; k < 26; k++) {
    const x = 0.04 + ((k * 0.618) % 1) * 0.8
    pen.lineWidth = 0.006 + ((k * 0.37) % 1) * 0.012
    pen.strokeLine(x, 0.2 + ((k * 0.755) % 1) * 0.4, x + 0.02, 0.55 + ((k * 0.755) % 1) * 0.45)
  }
  for (let k = 0; k < 240; k++) {
    const [u, v] = [(k * 0.618034) % 1, (k * 0.754878) % 1]
    const isTop = v < 0.36 || (Math.sin(u * 17) > 0.2 && Math.abs(v - 0.62) < 0.1)
    if (!isTop) continue
    g.fillStyle = shadeHex('#4a7a38', ((k * 0.37) % 1) * 0.5 - 0.2 - u * 0.3)
    pen.fillEllipse(0.04 + u * 0.8, v, 0.05, 0.034, k)
  }
  g.restore()
  g.fillStyle = 'rgba(30,30,28,.45)'
  pen.fillRect(0.07, 0.965, 0.73, 0.035)
}

/** Sand, grass and coconut palms that rise out of the sea. */
export function drawPalmIsland(pen: SharePen) {
  const { g } = pen
  const random = createRandom(ISLAND_SEED)
  for (const [x, foot, height, lean] of [
    [1.02, 0.9, 0.62, -0.2],
    [1.3, 0.89, 0.86, 0.18],
  ]) {
    const palm = drawPalm(random, Math.max(12, Math.round(height * pen.unit)), lean)
    g.drawImage(palm, pen.x(x) - palm.width / 2 + lean * palm.height * 0.5, pen.y(foot) - palm.height)
  }
  pen.fillShape(pen.gradient(0, 0.8, 0, 1, '#f3e3b4', '#e2c98c', '#b3935a'), () => {
    pen.moveTo(0, 1)
    pen.curveTo(0.3, 0.95, 0.6, 0.86, 1.15, 0.85)
    pen.curveTo(1.7, 0.85, 2.05, 0.95, 2.4, 1)
  })
  for (let k = 0; k < 90; k++) {
    const x = 0.62 + ((k * 0.618) % 1) * 1.1
    const y = 0.885 + ((k * 0.37) % 1) * 0.03
    g.strokeStyle = shadeHex('#6f9a3c', ((k * 0.29) % 1) * 0.5 - 0.25)
    pen.lineWidth = 0.008
    pen.strokeLine(x, y, x + (((k * 0.53) % 1) - 0.5) * 0.05, y - 0.02 - ((k * 0.71) % 1) * 0.03)
  }
}

const ISLAND_SEED = 41

/** A great red rock alone on a plain. */
export function drawMonolith(pen: SharePen, { colour = '#b8552e' }: PieceOptions) {
  const { g } = pen
  const outline = () => {
    pen.moveTo(0, 1)
    pen.curveTo(0.1, 0.5, 0.24, 0.16, 0.6, 0.1)
    pen.quadTo(1.4, 0.0, 2.2, 0.08)
    pen.curveTo(2.8, 0.14, 3.1, 0.4, 3.3, 1)
  }
  pen.fillShape(pen.gradient(0, 0, 0.8, 1, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.45)), outline)
  g.save()
  pen.begin()
  outline()
  g.closePath()
  g.clip()
  for (let k = 0; k < 42; k++) {
    const x = (k / 42) * 3.3
    g.strokeStyle = k % 2 ? 'rgba(70,20,6,.3)' : 'rgba(255,190,140,.18)'
    pen.lineWidth = 0.012 + ((k * 0.37) % 1) * 0.03
    pen.strokeLine(x + 0.1, 0.08 + ((k * 0.618) % 1) * 0.2, x + (x - 1.65) * 0.1, 1)
  }
  g.restore()
}

/** Cones of soft stone, each under a cap of harder rock. */
export function drawHoodoos(pen: SharePen) {
  const { g } = pen
  for (const [x, top, half, colour] of [
    [0.3, 0.3, 0.16, '#c9a27c'],
    [1.16, 0.24, 0.17, '#bf946c'],
    [0.74, 0.06, 0.22, '#dbb68e'],
    [0.46, 0.52, 0.16, '#d2ab82'],
    [1.02, 0.56, 0.16, '#d8b48a'],
  ] as const) {
    const outline = () => {
      pen.moveTo(x - half * 1.25, 1)
      pen.curveTo(x - half, 0.75, x - half * 0.75, top + 0.3, x - half * 0.34, top + 0.08)
      pen.lineTo(x + half * 0.34, top + 0.08)
      pen.curveTo(x + half * 0.75, top + 0.3, x + half, 0.75, x + half * 1.25, 1)
    }
    const [light, shade] = [shadeHex(colour, 0.2), shadeHex(colour, -0.42)]
    pen.fillShape(pen.across(x - half, x + half, light, colour, shade), outline)
    g.save()
    pen.begin()
    outline()
    g.closePath()
    g.clip()
    g.fillStyle = 'rgba(120,70,44,.22)'
    for (let k = 0; k < 5; k++) pen.fillRect(x - half * 1.4, top + 0.2 + k * 0.17, half * 2.8, 0.035)
    g.fillStyle = 'rgba(60,36,24,.6)'
    pen.fillEllipse(x - half * 0.1, Math.max(top + 0.34, 0.7), half * 0.14, 0.03)
    g.restore()
    const cap = shadeHex(colour, -0.35)
    pen.fillShape(
      pen.across(x - half * 0.6, x + half * 0.6, shadeHex(cap, 0.2), cap, shadeHex(cap, -0.3)),
      () => {
        pen.moveTo(x - half * 0.56, top + 0.1)
        pen.curveTo(x - half * 0.6, top + 0.02, x - half * 0.2, top - 0.02, x, top)
        pen.curveTo(x + half * 0.3, top - 0.03, x + half * 0.66, top + 0.03, x + half * 0.54, top + 0.1)
      },
    )
  }
}
