import type { Canvas } from '@napi-rs/canvas'
import { shadeHex } from '../../drawings/tint.ts'
import { trimCanvas } from '../../engine/sprites/sprite.ts'
import { type Pair, sheet } from './pairing.ts'

/** Of a bed's drawing: where a sleeper lies, and where its blanket ends. */
const LYING = { left: 0.05, width: 0.76, row: 0.5, tallest: 0.62 }
const BLANKET = { right: 0.955, foot: 0.44, hem: 0.76 }
const USUAL = '#4a6a8a'
/** Of a sleeper's length and height, what the blanket leaves free: the head, and a little above it. */
const UNCOVERED = { person: 0.27, animal: 0.36, above: 0.1 }

/** Whoever sleeps in a bed has the head on the pillow and the blanket over the rest. */
export function tuckIn(lower: Canvas, sleeper: Canvas, { base, borne }: Pair, hex = USUAL): Canvas {
  const tallest = base.height * LYING.tallest
  const width = Math.min(base.width * LYING.width, (tallest * sleeper.width) / sleeper.height)
  const height = (width * sleeper.height) / sleeper.width
  const { canvas, g, left, top } = sheet(
    lower,
    lower.width,
    Math.max(0, height - base.height * LYING.row) + 2,
  )
  g.drawImage(lower, left, top)
  const bed = { x: left + (lower.width - base.width) / 2, y: top + lower.height - base.height }
  const x = bed.x + base.width * LYING.left
  const foot = bed.y + base.height * (LYING.row + 0.03)
  const y = foot - height
  const from = x + width * (borne.figure ? UNCOVERED.person : UNCOVERED.animal)
  g.save()
  g.beginPath()
  g.rect(0, 0, from + width * 0.1, canvas.height)
  g.clip()
  g.drawImage(sleeper, x, y, width, height)
  g.restore()
  const end = bed.x + base.width * BLANKET.right
  const hem = bed.y + base.height * BLANKET.hem
  const crest = y + height * UNCOVERED.above
  const cloth = g.createLinearGradient(0, crest, 0, hem)
  cloth.addColorStop(0, shadeHex(hex, 0.25))
  cloth.addColorStop(0.5, hex)
  cloth.addColorStop(1, shadeHex(hex, -0.3))
  g.fillStyle = cloth
  g.beginPath()
  g.moveTo(from, hem)
  g.lineTo(from, foot - height * 0.2)
  g.quadraticCurveTo(from, crest, from + width * 0.16, crest)
  g.bezierCurveTo(
    x + width * 0.8,
    crest,
    x + width * 0.9,
    bed.y + base.height * 0.36,
    end,
    bed.y + base.height * BLANKET.foot,
  )
  g.lineTo(end, hem)
  g.closePath()
  g.fill()
  g.strokeStyle = '#f2eee6'
  g.lineWidth = base.height * 0.055
  g.lineCap = 'round'
  g.beginPath()
  g.moveTo(from, hem - g.lineWidth * 0.4)
  g.lineTo(from, foot - height * 0.2)
  g.quadraticCurveTo(from, crest, from + width * 0.12, crest + base.height * 0.01)
  g.stroke()
  return trimCanvas(canvas)
}
