import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'

const WOOD = '#5a3a26'
/** Fish in the tank: column, row, half their length, colour, and which way they swim. */
const FISH = [
  [0.34, 0.2, 0.06, '#f2862c', 1],
  [0.72, 0.16, 0.05, '#f2c33a', -1],
  [1.02, 0.27, 0.065, '#3f8fe8', 1],
  [0.56, 0.34, 0.045, '#e8504a', 1],
  [1.16, 0.14, 0.042, '#f2862c', -1],
  [0.86, 0.38, 0.04, '#f4f0e6', -1],
] as const
const WEEDS = [0.14, 0.22, 0.48, 1.06, 1.2, 1.28] as const

/** A lit tank with fish, weeds and gravel, on a cabinet. */
export function drawAquarium(pen: SharePen) {
  const { g } = pen
  g.fillStyle = pen.across(0.02, 1.38, shadeHex(WOOD, 0.16), WOOD, shadeHex(WOOD, -0.3))
  pen.fillRect(0.02, 0.54, 1.36, 0.46)
  g.fillStyle = shadeHex(WOOD, -0.45)
  for (const x of [0.07, 0.72]) pen.strokeRect(x, 0.6, 0.61, 0.34)
  pen.fillRect(0.695, 0.56, 0.012, 0.42)
  g.fillStyle = pen.gradient(0, 0.05, 0, 0.52, '#bdf0f7', '#4fb8d8', '#1f6f9e')
  pen.fillRect(0.04, 0.06, 1.32, 0.47)
  for (const [k, x] of WEEDS.entries()) drawWeed(pen, x, 0.16 + ((k * 0.37) % 1) * 0.14)
  g.fillStyle = pen.gradient(0, 0.46, 0, 0.54, '#e8d2a0', '#a8895c')
  pen.fillRect(0.04, 0.47, 1.32, 0.06)
  g.fillStyle = '#7d8690'
  pen.fillEllipse(0.74, 0.47, 0.12, 0.06)
  for (const [x, y, half, colour, way] of FISH) drawFish(pen, x, y, half, colour, way)
  g.fillStyle = 'rgba(255,255,255,.75)'
  for (const [x, y] of [
    [0.9, 0.12],
    [0.92, 0.2],
    [0.89, 0.3],
    [0.45, 0.12],
  ] as const)
    pen.fillCircle(x, y, 0.012)
  g.fillStyle = 'rgba(255,255,255,.16)'
  pen.fillShape('rgba(255,255,255,.16)', () => {
    pen.moveTo(0.1, 0.06)
    pen.lineTo(0.3, 0.06)
    pen.lineTo(0.18, 0.53)
    pen.lineTo(0.06, 0.53)
  })
  g.fillStyle = '#24262b'
  pen.fillRoundRect(0.01, 0, 1.38, 0.07, 0.015)
  pen.fillRect(0.01, 0.52, 1.38, 0.03)
  for (const x of [0.015, 1.365]) pen.fillRect(x, 0.05, 0.022, 0.49)
}

function drawFish(pen: SharePen, x: number, y: number, half: number, colour: string, way: 1 | -1) {
  const { g } = pen
  pen.fillShape(shadeHex(colour, -0.15), () => {
    pen.moveTo(x - way * half * 0.7, y)
    pen.lineTo(x - way * half * 1.6, y - half * 0.6)
    pen.lineTo(x - way * half * 1.6, y + half * 0.6)
  })
  g.fillStyle = colour
  pen.fillEllipse(x, y, half, half * 0.58)
  g.fillStyle = '#16181c'
  pen.fillCircle(x + way * half * 0.55, y - half * 0.1, half * 0.13)
}

function drawWeed(pen: SharePen, x: number, height: number) {
  const { g } = pen
  g.strokeStyle = '#2f8a4a'
  pen.lineWidth = 0.016
  for (const lean of [-0.05, 0, 0.05]) pen.strokeLine(x, 0.5, x + lean, 0.5 - height)
}
