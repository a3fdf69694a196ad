import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '../../core/random.ts'
import { mix } from '../../core/scalar.ts'

const MARK = '#2c2926'
const TWIG = '#5a4a42'
const TWIGS = 26
const LEAVES = 46

/** A tall white trunk with dark marks and thin boughs that hang at their ends; `leaves` from shadow to light, or none. */
export function drawSlenderBirch(random: Random, height: number, leaves: readonly string[]): Canvas {
  const width = Math.round(height * 0.5)
  const canvas = createCanvas(width, height)
  const g = canvas.getContext('2d')
  const foot = width / 2
  const top = foot + random.range(-0.03, 0.03) * height
  const middleAt = (rise: number) => mix(foot, top, rise)
  g.lineCap = 'round'
  const ends: [number, number][] = []
  for (let k = 0; k < TWIGS; k++) {
    const rise = 0.36 + 0.6 * ((k + random()) / TWIGS)
    const side = k % 2 ? 1 : -1
    const reach = height * 0.2 * (1.12 - rise) * random.range(0.9, 1.5)
    const [x, y] = [middleAt(rise), height * (1 - rise)]
    const [endX, endY] = [x + side * reach, y - reach * random.range(0.1, 0.6)]
    g.strokeStyle = TWIG
    g.lineWidth = height * 0.006 * (1.2 - rise)
    g.beginPath()
    g.moveTo(x, y)
    g.quadraticCurveTo(x + side * reach * 0.4, y - reach * 0.8, endX, endY)
    g.stroke()
    for (let twig = 0; twig < 4; twig++) {
      const share = 0.5 + twig * 0.16
      const [fromX, fromY] = [mix(x, endX, share), mix(y, endY, share) - reach * 0.2 * (1 - share)]
      const hang = height * random.range(0.03, 0.07)
      g.lineWidth = height * 0.002
      g.beginPath()
      g.moveTo(fromX, fromY)
      g.quadraticCurveTo(
        fromX + side * hang * 0.5,
        fromY - hang * 0.2,
        fromX + side * hang * 0.6,
        fromY + hang,
      )
      g.stroke()
      ends.push([fromX + side * hang * 0.4, fromY + hang * 0.4])
    }
  }
  if (leaves.length > 0) hangLeaves(g, random, ends, height, leaves)
  drawBark(g, random, height, middleAt)
  return canvas
}

function drawBark(g: SKRSContext2D, random: Random, height: number, middleAt: (rise: number) => number) {
  const half = height * 0.017
  const bark = g.createLinearGradient(middleAt(0) - half, 0, middleAt(0) + half, 0)
  for (const [at, tone] of [
    [0, '#d6d2ca'],
    [0.35, '#f8f6f1'],
    [0.7, '#dedad2'],
    [1, '#96928c'],
  ] as const)
    bark.addColorStop(at, tone)
  g.fillStyle = bark
  g.beginPath()
  g.moveTo(middleAt(0) - half, height)
  g.lineTo(middleAt(1) - half * 0.1, height * 0.03)
  g.lineTo(middleAt(1) + half * 0.1, height * 0.03)
  g.lineTo(middleAt(0) + half, height)
  g.fill()
  g.fillStyle = MARK
  for (let k = 0; k < 64; k++) {
    const rise = random() ** 1.3 * 0.9
    const breadth = half * (1 - rise)
    g.beginPath()
    g.ellipse(
      middleAt(rise) + random.range(-0.75, 0.75) * breadth,
      height * (1 - rise),
      breadth * random.range(0.15, 0.5),
      height * random.range(0.001, 0.0035),
      0,
      0,
      7,
    )
    g.fill()
  }
}

function hangLeaves(
  g: SKRSContext2D,
  random: Random,
  ends: readonly [number, number][],
  height: number,
  leaves: readonly string[],
) {
  const spread = height * 0.045
  for (const [tone, colour] of leaves.entries()) {
    g.fillStyle = colour
    for (const [x, y] of ends)
      for (let k = 0; k < LEAVES / leaves.length; k++) {
        const [angle, out] = [random() * 6.283, Math.sqrt(random()) * spread]
        g.beginPath()
        g.ellipse(
          x + Math.cos(angle) * out - tone * spread * 0.06,
          y + Math.sin(angle) * out * 1.3 - tone * spread * 0.1,
          height * random.range(0.003, 0.0055),
          height * 0.0032,
          random() * 3.14,
          0,
          7,
        )
        g.fill()
      }
  }
}
