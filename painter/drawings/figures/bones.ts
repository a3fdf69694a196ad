import type { SKRSContext2D } from '@napi-rs/canvas'
import { shadeHex } from '../tint.ts'

/** The spine, the ribs and the hips of a skeleton: (0, 0) is between the shoulders, row 1 at the hips. */
export function drawRibs(g: SKRSContext2D, length: number, shoulder: number, bone: string) {
  g.strokeStyle = shadeHex(bone, -0.12)
  g.lineWidth = 0.075 * length
  g.lineCap = 'round'
  g.beginPath()
  g.moveTo(0, -0.12 * length)
  g.lineTo(0, 1 * length)
  g.stroke()
  g.strokeStyle = bone
  g.lineWidth = 0.05 * length
  for (let k = 0; k < 5; k++) {
    const half = shoulder * (0.86 - Math.abs(k - 1.4) * 0.09) * length
    const y = (0.1 + k * 0.125) * length
    g.beginPath()
    g.moveTo(-half, y + 0.05 * length)
    g.quadraticCurveTo(-half * 0.5, y - 0.03 * length, 0, y)
    g.quadraticCurveTo(half * 0.5, y - 0.03 * length, half, y + 0.05 * length)
    g.stroke()
  }
  g.lineWidth = 0.06 * length
  g.beginPath()
  g.moveTo(-shoulder * length, 0.02 * length)
  g.quadraticCurveTo(0, -0.05 * length, shoulder * length, 0.02 * length)
  g.stroke()
  g.fillStyle = bone
  for (const side of [-1, 1]) {
    g.beginPath()
    g.ellipse(side * 0.15 * length, 1 * length, 0.15 * length, 0.11 * length, side * 0.5, 0, Math.PI * 2)
    g.fill()
  }
}
