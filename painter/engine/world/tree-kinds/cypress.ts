import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { Random } from '../../core/random.ts'

const GREENS = ['#16291a', '#203a22', '#2f4f2c', '#48683a'] as const
/** Of its height, how broad the tree is, and where its twigs begin. */
const BREADTH = 0.17
const FOOT = 0.97

/** A cypress of the south, `height` pixels tall: a slender flame of upright twigs. */
export function drawCypress(random: Random, height: number): Canvas {
  const width = Math.round(height * BREADTH * 1.3)
  const canvas = createCanvas(width, height)
  const g = canvas.getContext('2d')
  const middle = width / 2
  g.fillStyle = '#4a382b'
  g.fillRect(middle - height * 0.01, height * 0.93, height * 0.02, height * 0.07)
  g.lineCap = 'round'
  const twigs = 1500
  for (let k = 0; k < twigs; k++) {
    const t = k / twigs
    // Broadest a third above the ground, with a blunt tip.
    const y = height * (0.02 + (FOOT - 0.02) * random())
    const up = 1 - y / height
    const half = height * (BREADTH / 2) * Math.min(1, (1 - up) * 2.1) ** 0.7 * Math.min(1, up * 5 + 0.45)
    const across = random() * 2 - 1
    const x = middle + across * half
    const shade = across < -0.2 ? 1 : 0
    const tone = Math.min(GREENS.length - 1, Math.floor(t * 2.6 + shade * random() * 1.6))
    g.strokeStyle = GREENS[tone]
    g.lineWidth = Math.max(1, height * 0.011 * (1.25 - t * 0.7))
    g.beginPath()
    g.moveTo(x, y)
    g.lineTo(x - across * half * 0.12, y - height * (0.022 + 0.03 * random()))
    g.stroke()
  }
  return canvas
}
