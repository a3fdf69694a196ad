import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '../../core/random.ts'
import { mix } from '../../core/scalar.ts'

/** Draws one plant of a reef into a square of `size` pixels, in its colours from dark to light. */
type DrawPlant = (g: SKRSContext2D, random: Random, size: number, colours: string[]) => void

const staghorn: DrawPlant = (g, random, size, colours) => {
  const grow = (x: number, y: number, angle: number, length: number, thickness: number, forks: number) => {
    const endX = x + Math.cos(angle) * length
    const endY = y + Math.sin(angle) * length
    g.strokeStyle = colours[forks % colours.length]
    g.lineWidth = thickness
    g.beginPath()
    g.moveTo(x, y)
    const bendX = mix(x, endX, 0.5) + random.range(-0.1, 0.1) * length
    g.quadraticCurveTo(bendX, mix(y, endY, 0.5), endX, endY)
    g.stroke()
    if (forks <= 0) {
      g.fillStyle = colours[colours.length - 1]
      g.beginPath()
      g.arc(endX, endY, thickness * 0.62, 0, 6.3)
      g.fill()
      return
    }
    const branches = random.int(2, 3)
    for (let k = 0; k < branches; k++) {
      const branch = angle + (k - (branches - 1) / 2) * 0.62 + random.range(-0.2, 0.2)
      grow(endX, endY, branch, length * random.range(0.66, 0.86), thickness * 0.78, forks - 1)
    }
  }
  for (let k = 0; k < 3; k++) {
    const x = size * 0.5 + (k - 1) * size * 0.05
    grow(x, size * 0.98, -Math.PI / 2 + (k - 1) * 0.5, size * 0.2, size * 0.05, 4)
  }
}

const brainCoral: DrawPlant = (g, random, size, colours) => {
  for (let k = 0; k < 900; k++) {
    const angle = -random() * Math.PI
    const distance = size * 0.45 * random() ** 0.5
    const x = size * 0.5 + Math.cos(angle) * distance
    const y = size * 0.95 + Math.sin(angle) * distance * 0.85
    g.fillStyle = colours[random.int(0, colours.length - 1)]
    g.beginPath()
    g.arc(x, y, size * 0.014 * (0.6 + random()), 0, 6.3)
    g.fill()
  }
}

const seaweed: DrawPlant = (g, random, size, colours) => {
  for (let k = 0; k < 26; k++) {
    const x = size * (0.3 + 0.4 * random())
    const height = size * random.range(0.35, 0.9)
    const sway = random.range(-0.12, 0.12) * size
    g.lineWidth = size * random.range(0.02, 0.045)
    g.strokeStyle = colours[random.int(0, colours.length - 1)]
    g.beginPath()
    g.moveTo(size * 0.5 + (x - size * 0.5) * 0.4, size)
    g.bezierCurveTo(
      x - sway,
      size - height * 0.35,
      x + sway,
      size - height * 0.7,
      x + sway * 0.4,
      size - height,
    )
    g.stroke()
  }
}

const tubes: DrawPlant = (g, random, size, colours) => {
  for (let k = 14; k >= 0; k--) {
    const angle = -Math.PI * (0.12 + 0.76 * (k / 14))
    const length = size * 0.42 * random.range(0.85, 1.05)
    const footX = size * 0.5
    const footY = size * 0.97
    const reachX = Math.cos(angle) * length
    const reachY = Math.sin(angle) * length
    g.strokeStyle = colours[k % colours.length]
    g.lineWidth = size * 0.05
    g.beginPath()
    g.moveTo(footX, footY)
    g.quadraticCurveTo(footX + reachX * 0.4, footY + reachY * 0.7, footX + reachX, footY + reachY)
    g.stroke()
  }
}

const PLANTS = { staghorn, brainCoral, seaweed, tubes }

export type ReefPlant = keyof typeof PLANTS

/** One plant of a reef on a square canvas of `size` pixels, in its colours from dark to light. */
export function drawReefPlant(plant: ReefPlant, random: Random, size: number, colours: string[]): Canvas {
  const canvas = createCanvas(size, size)
  const g = canvas.getContext('2d')
  g.lineCap = 'round'
  PLANTS[plant](g, random, size, colours)
  return canvas
}
