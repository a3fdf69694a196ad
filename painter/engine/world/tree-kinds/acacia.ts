import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '../../core/random.ts'
import { mix } from '../../core/scalar.ts'
import { cropCanvas } from '../../sprites/sprite.ts'

/** Leaves from shadow to light. */
const GREENS = ['#262c14', '#414a20', '#69702f']
const FORKS = 3
const LEAVES_PER_TIP = 46

/** An umbrella acacia about `height` pixels tall: a trunk that forks in threes under one flat crown. */
export function drawAcacia(random: Random, height: number): Canvas {
  const width = Math.round(height * 1.9)
  const canvas = createCanvas(width, height)
  const g = canvas.getContext('2d')
  const tips = drawBranches(g, random, width, height)
  GREENS.forEach((green, pass) => {
    for (const [x, y] of tips)
      for (let k = 0; k < LEAVES_PER_TIP; k++) {
        const angle = random() * 6.283
        const distance = Math.sqrt(random()) * height
        const size = height * 0.009 * (0.6 + random())
        const centreX = x + Math.cos(angle) * distance * 0.15
        const centreY =
          Math.min(y, height * 0.34) +
          Math.sin(angle) * distance * 0.035 -
          pass * height * 0.014 -
          height * 0.01
        g.fillStyle = green
        g.globalAlpha = 0.9
        g.beginPath()
        g.ellipse(centreX, centreY, size * 1.5, size * 0.7, 0, 0, 6.3)
        g.fill()
      }
  })
  return cropCanvas(canvas, 0)
}

/** Draws trunk and branches, none of them above the crown's foot; returns their ends. */
function drawBranches(g: SKRSContext2D, random: Random, width: number, height: number): [number, number][] {
  const tips: [number, number][] = []
  g.lineCap = 'round'
  g.strokeStyle = '#2d2118'
  const grow = (x: number, y: number, angle: number, length: number, thickness: number, forks: number) => {
    const endX = x + Math.cos(angle) * length
    const endY = Math.max(height * 0.2, y + Math.sin(angle) * length)
    g.lineWidth = thickness
    g.beginPath()
    g.moveTo(x, y)
    const bendX = mix(x, endX, 0.4) + random.range(-0.1, 0.1) * length
    g.quadraticCurveTo(bendX, mix(y, endY, 0.6), endX, endY)
    g.stroke()
    if (forks <= 1) tips.push([endX, endY])
    if (forks === 0) return
    for (let k = 0; k < 3; k++) {
      const branch = -Math.PI / 2 + (k - 1) * 0.75 + random.range(-0.25, 0.25)
      grow(endX, endY, branch, length * random.range(0.62, 0.8), thickness * 0.6, forks - 1)
    }
  }
  const lean = -Math.PI / 2 + random.range(-0.12, 0.12)
  grow(width / 2, height * 0.99, lean, height * 0.34, height * 0.042, FORKS)
  return tips
}
