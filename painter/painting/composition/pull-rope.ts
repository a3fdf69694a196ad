import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { mouthOf } from '../../drawings/animals/quadruped.ts'
import { trimCanvas } from '../../engine/sprites/sprite.ts'
import type { Subject } from '../../language/scene.ts'
import { isPosed } from './animals.ts'
import { looksLeft } from './framing.ts'

/** One drawing of who pulls, how tall it is beside the others, and whether it has a body of its own pose. */
type Puller = { drawing: Canvas; metres: number; facesLeft: boolean }

/** In heights of the tallest, how small the smallest is at least. */
const SMALLEST = 0.45
/** In heights of the tallest, how much rope is between the two sides. */
const BETWEEN = 0.75
/** Of a breadth, how much those of one side overlap. */
const OVERLAP = 0.3
/** Where somebody without a muzzle has hold of it, in shares of the drawing. */
const GRIP = { x: 0.78, y: 0.46 }
const ROPE = '#b08a52'
const STRAND = 'rgba(70,44,16,.55)'
const RIBBON = '#c8352c'

/** Who pulls at a rope, the first half of them on the left. */
export async function drawPullers(
  bears: NonNullable<Subject['bears']>,
  size: number,
  draw: (puller: Subject) => Promise<Canvas>,
): Promise<Canvas> {
  const pullers: Puller[] = []
  for (const { subject } of bears) {
    const facesLeft = !subject.figure && (isPosed(subject) || looksLeft(subject.icon ?? subject.key))
    pullers.push({ drawing: await draw(subject), metres: subject.size, facesLeft })
  }
  const half = Math.ceil(pullers.length / 2)
  return pullRope(pullers.slice(0, half), pullers.slice(half), size)
}

/** A rope with those who pull at its ends, face to face. */
function pullRope(left: readonly Puller[], right: readonly Puller[], height: number): Canvas {
  const tallest = Math.max(...[...left, ...right].map(({ metres }) => metres))
  const sized = (puller: Puller) => {
    const h = height * Math.max(SMALLEST, puller.metres / tallest)
    return { ...puller, h, w: (h * puller.drawing.width) / puller.drawing.height }
  }
  const [one, other] = [left.map(sized), right.map(sized)]
  const breadth = (side: typeof one) => side.reduce((sum, { w }, k) => sum + w * (k ? 1 - OVERLAP : 1), 0)
  const gap = height * BETWEEN
  const canvas = createCanvas(Math.ceil(breadth(one) + gap + breadth(other)) + 8, Math.ceil(height) + 8)
  const g = canvas.getContext('2d')
  const ground = canvas.height - 2
  const ends: { x: number; y: number }[] = []
  const place = (side: typeof one, looksRight: boolean, start: number) => {
    let x = start
    const grips: { x: number; y: number }[] = []
    for (const { drawing, facesLeft, w, h } of side) {
      const mouth = mouthOf(drawing)
      const flips = facesLeft === looksRight
      g.save()
      g.translate(flips ? x + w : x, ground - h)
      g.scale(flips ? -1 : 1, 1)
      g.drawImage(drawing, 0, 0, w, h)
      g.restore()
      const across = mouth ? (flips ? 1 - mouth.x : mouth.x) : looksRight ? GRIP.x : 1 - GRIP.x
      grips.push({ x: x + w * across, y: ground - h * (1 - (mouth?.y ?? GRIP.y)) })
      x += w * (1 - OVERLAP)
    }
    ends.push(grips[looksRight ? 0 : grips.length - 1])
  }
  place(one, true, 4)
  place(other, false, 4 + breadth(one) + gap)
  drawRope(g, ends[0], ends[1], height * 0.032)
  return trimCanvas(canvas)
}

type Point = { x: number; y: number }

function drawRope(g: ReturnType<Canvas['getContext']>, from: Point, to: Point, width: number) {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  g.save()
  g.translate(from.x, from.y)
  g.rotate(Math.atan2(to.y - from.y, to.x - from.x))
  g.lineCap = 'round'
  g.strokeStyle = ROPE
  g.lineWidth = width
  g.beginPath()
  g.moveTo(-width * 2, 0)
  g.lineTo(length + width * 2, 0)
  g.stroke()
  g.strokeStyle = STRAND
  g.lineWidth = Math.max(1, width * 0.16)
  for (let x = -width * 2; x < length + width * 2; x += width * 0.9) {
    g.beginPath()
    g.moveTo(x, width * 0.42)
    g.lineTo(x + width * 0.7, -width * 0.42)
    g.stroke()
  }
  g.fillStyle = RIBBON
  g.fillRect(length / 2 - width * 0.7, -width * 0.8, width * 1.4, width * 3.4)
  g.restore()
}
