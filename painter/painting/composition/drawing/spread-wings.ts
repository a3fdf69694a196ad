import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { shadeHex } from '../../../drawings/tint.ts'

/** Birds whose drawing sits or stands. */
const PERCHED: ReadonlySet<string> = new Set([
  'owl',
  'parrot',
  'bird',
  'black-bird',
  'duck',
  'goose',
  'swan',
  'flamingo',
])
const FEATHERS = 7
const SOLID = 200

export const isPerched = (icon: string): boolean => PERCHED.has(icon)

/** A perched bird in flight: its own body between two spread wings in the colour of its plumage. */
export function spreadWings(bird: Canvas): Canvas {
  const { width, height } = bird
  const span = height * 1.15
  const canvas = createCanvas(Math.ceil(width + span * 1.7), Math.ceil(height * 1.2))
  const g = canvas.getContext('2d')
  const top = height * 0.2
  const plumage = plumageOf(bird)
  for (const side of [-1, 1]) {
    const x = canvas.width / 2 + side * width * 0.16
    const y = top + height * 0.46
    for (let k = 0; k < FEATHERS; k++) {
      const t = k / (FEATHERS - 1)
      const angle = -0.62 + t * 1.05
      const length = span * (1 - 0.42 * t)
      g.save()
      g.translate(x, y)
      g.scale(side, 1)
      g.rotate(angle)
      g.fillStyle = shadeHex(plumage, k % 2 ? -0.3 : -0.14)
      g.beginPath()
      g.ellipse(length * 0.5, 0, length * 0.5, height * 0.085, 0, 0, Math.PI * 2)
      g.fill()
      g.restore()
    }
    g.save()
    g.translate(x, y)
    g.scale(side, 1)
    g.rotate(-0.42)
    g.fillStyle = plumage
    g.beginPath()
    g.ellipse(span * 0.3, height * 0.01, span * 0.34, height * 0.14, 0, 0, Math.PI * 2)
    g.fill()
    g.restore()
  }
  g.drawImage(bird, (canvas.width - width) / 2, top)
  return canvas
}

/** The mean colour of the drawing's lower middle. */
function plumageOf(bird: Canvas): string {
  const { width, height } = bird
  const [left, top, w, h] = [width * 0.3, height * 0.35, width * 0.5, height * 0.4].map(Math.floor)
  const { data } = bird.getContext('2d').getImageData(left, top, Math.max(1, w), Math.max(1, h))
  const sum = [0, 0, 0]
  let counted = 1
  for (let i = 0; i < data.length; i += 4) {
    if (data[i + 3] < SOLID) continue
    for (let c = 0; c < 3; c++) sum[c] += data[i + c]
    counted++
  }
  return `#${sum
    .map(value =>
      Math.min(255, Math.round(value / counted))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
