import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '../../core/random.ts'

const CULM_GREENS = ['#4c7a2f', '#5f9038', '#3d6628']
const LEAF_GREENS = ['#4f8a34', '#6fa848', '#8cc05c', '#3d6e2a']

/** Five leaves fanning out to one side of a node. */
function drawLeaves(g: SKRSContext2D, random: Random, height: number, nodeX: number, nodeY: number) {
  const side = random.chance(0.5) ? 1 : -1
  for (let k = 0; k < 5; k++) {
    const angle = random.range(-0.3, 1.0),
      length = height * random.range(0.04, 0.085)
    g.fillStyle = random.pick(LEAF_GREENS)
    const x = nodeX + side * height * 0.02 * k * 0.6,
      y = nodeY + random.range(0, 0.02) * height
    const middleX = x + side * Math.cos(angle) * length * 0.5,
      middleY = y + Math.sin(angle) * length * 0.5
    g.beginPath()
    g.moveTo(x, y)
    g.quadraticCurveTo(
      middleX,
      middleY - length * 0.13,
      x + side * Math.cos(angle) * length,
      y + Math.sin(angle) * length,
    )
    g.quadraticCurveTo(middleX, middleY + length * 0.08, x, y)
    g.fill()
  }
}

/** Three stalks of bamboo, `height` pixels tall and cut off by the upper edge. */
export function drawBamboo(random: Random, height: number): Canvas {
  const width = Math.round(height * 0.34)
  const canvas = createCanvas(width, height)
  const g = canvas.getContext('2d')
  g.lineCap = 'round'
  for (let stalk = 0; stalk < CULM_GREENS.length; stalk++) {
    const footX = width * (0.3 + 0.2 * stalk) + random.range(-0.06, 0.06) * width
    const lean = random.range(-0.04, 0.04) * height
    const thickness = height * random.range(0.011, 0.017)
    for (let y = 0; y < height; ) {
      const segment = height * random.range(0.055, 0.08)
      const t = y / height
      const x = footX + lean * (1 - t) * (1 - t)
      const round = g.createLinearGradient(x - thickness / 2, 0, x + thickness / 2, 0)
      round.addColorStop(0, '#a8cf6a')
      round.addColorStop(0.35, CULM_GREENS[stalk])
      round.addColorStop(1, '#23401a')
      g.fillStyle = round
      g.fillRect(x - thickness / 2, y, thickness, segment - 1)
      g.fillStyle = '#1f3a16'
      g.fillRect(x - thickness * 0.58, y + segment - height * 0.005, thickness * 1.16, height * 0.004)
      if (random.chance(t < 0.6 ? 0.75 : 0.25)) drawLeaves(g, random, height, x, y)
      y += segment
    }
  }
  return canvas
}
