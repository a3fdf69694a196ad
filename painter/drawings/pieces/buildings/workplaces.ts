import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'

const IRON = '#4a4e56'
const BRICK = '#a5583f'

const EMBERS: [number, string][] = [
  [0, 'rgba(255,236,150,1)'],
  [0.4, 'rgba(255,150,40,.8)'],
  [1, 'rgba(255,90,10,0)'],
]

/** An anvil on its block, with glowing iron and sparks above it. */
export function drawAnvil(pen: SharePen) {
  const { g } = pen
  g.fillStyle = pen.across(0.28, 0.92, '#8a6440', '#6b4a2c', '#4a321e')
  pen.fillRect(0.3, 0.62, 0.62, 0.38)
  pen.fillShape(pen.gradient(0, 0.3, 0, 0.64, shadeHex(IRON, 0.35), IRON, shadeHex(IRON, -0.4)), () => {
    pen.moveTo(0, 0.34)
    pen.lineTo(1.14, 0.3)
    pen.lineTo(1.1, 0.46)
    pen.quadTo(0.82, 0.48, 0.82, 0.56)
    pen.lineTo(0.9, 0.64)
    pen.lineTo(0.34, 0.64)
    pen.lineTo(0.44, 0.54)
    pen.quadTo(0.3, 0.44, 0, 0.34)
  })
  g.fillStyle = pen.glow(0.5, 0.28, 0.34, EMBERS)
  pen.fillCircle(0.5, 0.28, 0.34)
  g.strokeStyle = '#ffb03a'
  pen.lineWidth = 0.07
  pen.strokeLine(0.22, 0.3, 0.86, 0.27)
  g.strokeStyle = '#fff0b0'
  pen.lineWidth = 0.03
  pen.strokeLine(0.34, 0.295, 0.78, 0.275)
  for (let k = 0; k < 26; k++) {
    const turn = Math.PI * (1 + ((k * 0.618) % 1))
    const far = 0.14 + ((k * 0.377) % 1) * 0.42
    g.fillStyle = k % 3 ? '#ffcf5a' : '#fff3c0'
    pen.fillCircle(0.5 + Math.cos(turn) * far, 0.28 + Math.sin(turn) * far * 0.62, 0.011 + (k % 3) * 0.004)
  }
}

/** A brick oven with a fire in its mouth and loaves before it. */
export function drawOven(pen: SharePen) {
  const { g } = pen
  pen.fillShape(pen.across(0, 1.1, shadeHex(BRICK, 0.15), BRICK, shadeHex(BRICK, -0.4)), () => {
    pen.moveTo(0.02, 1)
    pen.lineTo(0.02, 0.4)
    pen.curveTo(0.06, 0.1, 0.3, 0.04, 0.55, 0.04)
    pen.curveTo(0.8, 0.04, 1.04, 0.1, 1.08, 0.4)
    pen.lineTo(1.08, 1)
  })
  g.strokeStyle = 'rgba(50,22,14,.45)'
  pen.lineWidth = 0.008
  for (let row = 0; row < 9; row++) {
    const y = 0.2 + row * 0.09
    pen.strokeLine(0.05, y, 1.05, y)
    for (let k = 0; k < 6; k++)
      pen.strokeLine(0.1 + k * 0.18 + (row % 2) * 0.09, y, 0.1 + k * 0.18 + (row % 2) * 0.09, y + 0.09)
  }
  const mouth = (grow: number) => {
    pen.moveTo(0.26 - grow, 0.66 + grow)
    pen.lineTo(0.26 - grow, 0.46)
    pen.curveTo(0.3 - grow, 0.24 - grow, 0.8 + grow, 0.24 - grow, 0.84 + grow, 0.46)
    pen.lineTo(0.84 + grow, 0.66 + grow)
  }
  pen.fillShape('#8a8078', () => mouth(0.05))
  pen.fillShape('#1c1210', () => mouth(0))
  g.fillStyle = pen.glow(0.55, 0.56, 0.34, EMBERS)
  pen.fillEllipse(0.55, 0.54, 0.27, 0.13)
  g.fillStyle = '#9a948a'
  pen.fillRect(0.16, 0.68, 0.78, 0.06)
  for (const x of [0.32, 0.54, 0.76]) {
    g.fillStyle = pen.gradient(0, 0.58, 0, 0.69, '#e6b06a', '#b9773a')
    pen.fillEllipse(x, 0.655, 0.1, 0.05)
  }
}

/** Two steps of stone. */
export function drawSteps(pen: SharePen) {
  const { g } = pen
  for (const [left, top, right] of [
    [0.3, 0.04, 3.1],
    [0, 0.52, 3.4],
  ]) {
    g.fillStyle = '#c4beb2'
    pen.fillRect(left, top, right - left, 0.12)
    g.fillStyle = pen.gradient(0, top + 0.1, 0, top + 0.5, '#958f84', '#6f6a62')
    pen.fillRect(left, top + 0.12, right - left, 0.36)
  }
}
