import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { trimCanvas } from '../engine/sprites/sprite.ts'
import { type Flesh, fleshOf } from './flesh.ts'

/** How something has been cut: in two, into slices, into so many pieces, bitten into, or served but for the rest. */
export type Cut = { way: 'halves' | 'slices' | 'pieces' | 'bitten' | 'served'; count: number }

const SLICES_SHOWN = 4
/** Of its breadth, how thick the skin is that a cut shows, and how far apart slices and halves are. */
const SKIN = 0.035
const APART = { halves: 0.62, slices: 0.3 }
/** Of its size, how far its pieces are moved apart. */
const GAP = 0.16
/** Of its height, what is left of it lying down. */
const ASLANT = 0.72

/** A thing after a knife, or teeth, have been at it: its cut faces show what is inside. */
export function cutUp(whole: Canvas, { way, count }: Cut, key: string): Canvas {
  if (way === 'served') return withoutSlices(whole, count)
  const flesh = fleshOf(key, whole)
  if (way === 'bitten') return bitten(whole, flesh)
  const face = cutFace(whole, flesh)
  if (way === 'pieces') return inPieces(face, count)
  return way === 'halves'
    ? fanned([whole, face], APART.halves)
    : fanned([whole, ...Array<Canvas>(SLICES_SHOWN).fill(face)], APART.slices)
}

/** Into how many slices something round is cut; the first are taken on the right. */
const EIGHTHS = 8

/** What is seen from above, without so many eighths of it. */
function withoutSlices(whole: Canvas, count: number): Canvas {
  const { width, height } = whole
  const left = createCanvas(width, height)
  const g = left.getContext('2d')
  g.drawImage(whole, 0, 0)
  g.globalCompositeOperation = 'destination-out'
  g.beginPath()
  g.moveTo(width / 2, height / 2)
  const half = (count / EIGHTHS) * Math.PI
  g.arc(width / 2, height / 2, width + height, -half, half)
  g.fill()
  return left
}

/** What shows where it is cut through: its own outline, with the skin around it. */
function cutFace(whole: Canvas, flesh: Flesh): Canvas {
  const { width, height } = whole
  const face = filled(whole, flesh.skin)
  const g = face.getContext('2d')
  const inner = filled(whole, flesh.colour)
  const rim = Math.min(width, height) * SKIN
  drawScaled(g, filled(whole, flesh.pith), rim)
  drawScaled(g, inner, flesh.pith === flesh.colour ? rim : rim * 2.4)
  g.globalCompositeOperation = 'source-atop'
  flesh.drawCore(g, width, height)
  g.globalCompositeOperation = 'source-over'
  return face
}

function drawScaled(g: SKRSContext2D, canvas: Canvas, inset: number) {
  const { width, height } = canvas
  g.drawImage(canvas, inset, inset, width - inset * 2, height - inset * 2)
}

function filled(whole: Canvas, colour: string): Canvas {
  const canvas = createCanvas(whole.width, whole.height)
  const g = canvas.getContext('2d')
  g.drawImage(whole, 0, 0)
  g.globalCompositeOperation = 'source-in'
  g.fillStyle = colour
  g.fillRect(0, 0, whole.width, whole.height)
  return canvas
}

/** From the left behind to the right in front, each with the edge of its own thickness. */
function fanned(parts: readonly Canvas[], apart: number): Canvas {
  const [{ width, height }] = parts
  const step = width * apart
  const canvas = createCanvas(Math.ceil(width + step * (parts.length - 1)) + 4, Math.ceil(height * 1.04))
  const g = canvas.getContext('2d')
  for (const [k, part] of parts.entries()) {
    const [x, y] = [k * step, k === 0 ? 0 : height * 0.035]
    g.shadowColor = 'rgba(30,14,4,.45)'
    g.shadowBlur = width * 0.03
    g.shadowOffsetX = -width * 0.015
    g.drawImage(part, x, y)
    g.shadowColor = 'transparent'
  }
  return trimCanvas(canvas)
}

/** Sectors of the cut face, as of a pie, moved apart into a ring. */
function inPieces(face: Canvas, count: number): Canvas {
  const [width, height] = [face.width, face.height * ASLANT]
  const gap = Math.max(width, height) * GAP
  const canvas = createCanvas(Math.ceil(width + gap * 2), Math.ceil(height + gap * 2))
  const g = canvas.getContext('2d')
  const reach = width + height
  for (let k = 0; k < count; k++) {
    const [from, to] = [
      (k / count) * Math.PI * 2 - Math.PI / 2,
      ((k + 1) / count) * Math.PI * 2 - Math.PI / 2,
    ]
    const middle = (from + to) / 2
    g.save()
    g.translate(gap + width / 2 + Math.cos(middle) * gap, gap + height / 2 + Math.sin(middle) * gap)
    g.beginPath()
    g.moveTo(0, 0)
    g.lineTo(Math.cos(from) * reach, Math.sin(from) * reach)
    // Few pieces are wider than one triangle could clip.
    g.lineTo(Math.cos(middle) * reach, Math.sin(middle) * reach)
    g.lineTo(Math.cos(to) * reach, Math.sin(to) * reach)
    g.closePath()
    g.clip()
    g.drawImage(face, -width / 2, -height / 2, width, height)
    g.restore()
  }
  return trimCanvas(canvas)
}

/** Three bites out of its upper right. */
function bitten(whole: Canvas, flesh: Flesh): Canvas {
  const { width, height } = whole
  const canvas = createCanvas(width, height)
  const g = canvas.getContext('2d')
  g.drawImage(whole, 0, 0)
  const radius = Math.min(width, height) * 0.2
  const bites = [
    [0.72, 0.06],
    [0.86, 0.3],
    [1.0, 0.52],
    [1.0, 0.18],
  ]
  const bite = (scale: number) => {
    g.beginPath()
    for (const [x, y] of bites) {
      g.moveTo(x * width, y * height)
      g.arc(x * width, y * height, radius * scale, 0, Math.PI * 2)
    }
    g.fill()
  }
  g.globalCompositeOperation = 'source-atop'
  g.fillStyle = flesh.colour
  bite(1.3)
  g.globalCompositeOperation = 'destination-out'
  bite(1)
  return trimCanvas(canvas)
}
