import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { drawnBounds, trimCanvas } from '../../engine/sprites/sprite.ts'
import { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { markHead } from './head-spots.ts'
import type { Plumage } from './plumage.ts'
import { fillTapered, type Spot } from './quadruped-pen.ts'

export type BirdPose = 'perched' | 'flying'

const ROOM = { width: 4.4, height: 4 }
/** Pixels in a length of the trunk, as a share of the drawing's height. */
const SCALE = { perched: 0.56, flying: 0.42 }
const WHITE = '#f7f5f0'
const FEATHERS = 7
const HEAD = 0.23
const MARGIN = 2

type BirdPen = { pen: SharePen; g: SharePen['g']; plumage: Plumage }

/** A bird from the left side, about `height` pixels tall: on its feet, or on the wing. */
export function drawBird(plumage: Plumage, pose: BirdPose, height: number): Canvas {
  const unit = (height * SCALE[pose]) / (pose === 'perched' ? 1 + (plumage.legs ?? 0.3) * 0.5 : 1)
  const canvas = createCanvas(Math.ceil(unit * ROOM.width), Math.ceil(unit * ROOM.height))
  const g = canvas.getContext('2d')
  g.lineCap = 'round'
  g.lineJoin = 'round'
  const bird: BirdPen = { pen: new SharePen(g, unit, canvas.width / 2, canvas.height * 0.55), g, plumage }
  const head = pose === 'flying' ? drawFlying(bird) : drawPerched(bird)
  const bounds = drawnBounds(canvas)
  if (!bounds) return canvas
  const drawing = trimCanvas(canvas, MARGIN, bounds)
  markHead(drawing, {
    x: (bird.pen.x(head.x) - bounds.left + MARGIN) / drawing.width,
    y: (bird.pen.y(head.y) - bounds.top + MARGIN) / drawing.height,
    radius: (unit * (plumage.head ?? HEAD)) / drawing.height,
  })
  return drawing
}

/** Gives back where the head is. */
function drawPerched(bird: BirdPen): Spot {
  const { pen, g, plumage } = bird
  if (plumage.isPlump) drawTail(bird, 0.5, -0.08, -0.85)
  else drawTail(bird, 0.5, 0.18, 0.62)
  const neck = plumage.neck ?? 0
  const head = { x: -0.36 - neck * 0.25, y: -0.42 - neck }
  if (plumage.isPlump) trunk(bird, [{ x: -0.1, y: 0.02 }, 0.35], [{ x: 0.4, y: -0.02 }, 0.27])
  else trunk(bird, [{ x: -0.12, y: 0 }, 0.33], [{ x: 0.42, y: 0.2 }, 0.12])
  if (neck > 0)
    fillTapered(
      bird,
      [
        [{ x: -0.22, y: -0.12 }, 0.2],
        [{ x: -0.42, y: -0.3 - neck * 0.4 }, 0.1],
        [head, 0.11],
      ],
      plumage.back,
    )
  paintBreast(bird, -0.3, 0.08)
  pen
    .in(
      pen.gradient(
        -0.1,
        -0.1,
        0.5,
        0.3,
        shadeHex(plumage.wing, 0.12),
        plumage.wing,
        shadeHex(plumage.wing, -0.3),
      ),
    )
    .fillPath('M-.16 -.14 C.1 -.24 .34 0 .66 .32 C.3 .32 -.06 .3 -.2 .08 Q-.24 -.06 -.16 -.14')
  pen.inked(shadeHex(plumage.wing, -0.35), 0.014)
  for (const y of [0.06, 0.14, 0.22]) pen.strokePath(`M.04 ${y - 0.02} Q.26 ${y + 0.02} .52 .27`)
  if (plumage.bar) {
    pen.inked(plumage.bar, 0.045).strokeLine(0.02, -0.08, -0.04, 0.12)
  }
  drawHead(bird, head.x, head.y)
  g.globalCompositeOperation = 'destination-over'
  drawLegs(bird)
  g.globalCompositeOperation = 'source-over'
  return head
}

function drawLegs({ pen, plumage }: BirdPen) {
  const foot = 0.3 + (plumage.legs ?? 0.3)
  pen.inked(plumage.feet ?? '#8a6238', 0.035)
  for (const x of [0.02, 0.16]) {
    pen.strokeLine(x, 0.2, x - 0.02, foot)
    for (const toe of [-0.1, -0.03, 0.07]) pen.strokeLine(x - 0.02, foot, x - 0.02 + toe, foot + 0.03)
  }
}

/** Gives back where the head is. */
function drawFlying(bird: BirdPen): Spot {
  const { plumage } = bird
  const head = { x: -0.46 - (plumage.neck ?? 0) * 0.8, y: -0.1 }
  drawWing(bird, -0.1, -0.06, -0.5, 0.85, shadeHex(plumage.wing, -0.28))
  drawTail(bird, 0.55, 0.06, 0.2)
  trunk(bird, [{ x: -0.16, y: 0 }, 0.26], [{ x: 0.5, y: 0.05 }, 0.1])
  paintBreast(bird, -0.3, 0.14)
  drawHead(bird, head.x, head.y)
  if (plumage.neck)
    fillTapered(
      bird,
      [
        [{ x: -0.3, y: -0.04 }, 0.14],
        [{ x: -0.46 - plumage.neck * 0.75, y: -0.1 }, 0.1],
      ],
      plumage.back,
    )
  drawWing(bird, 0.08, -0.02, 0.12, 1, plumage.wing)
  return head
}

function trunk(
  bird: BirdPen,
  front: Parameters<typeof fillTapered>[1][number],
  back: Parameters<typeof fillTapered>[1][number],
) {
  fillTapered(bird, [front, back], bird.plumage.back)
}

/** Belly, and the breast's own colour, on what has been drawn. */
function paintBreast({ pen, g, plumage }: BirdPen, x: number, y: number) {
  g.save()
  g.globalCompositeOperation = 'source-atop'
  pen.in(plumage.belly).fillEllipse(x + 0.22, y + 0.2, 0.52, 0.26, 0.35)
  if (plumage.breast) {
    pen.in(plumage.breast).fillEllipse(x - 0.06, y - 0.1, 0.26, 0.3, 0.4)
  }
  g.restore()
}

function drawTail({ pen, plumage }: BirdPen, x: number, y: number, drop: number) {
  const long = plumage.tail ?? 0.5
  const dx = Math.cos(drop) * long
  const dy = Math.sin(drop) * long
  pen.fillShape(plumage.tailColour ?? plumage.wing, () => {
    pen.moveTo(x - 0.12, y - 0.09)
    pen.lineTo(x + dx + 0.04, y + dy - 0.07)
    if (plumage.isForked) pen.lineTo(x + dx * 0.6, y + dy * 0.7 + 0.02)
    pen.lineTo(x + dx - 0.03, y + dy + 0.09)
    pen.lineTo(x - 0.14, y + 0.1)
  })
}

/** A raised wing: a straight leading edge, and feathers in steps along the trailing one. */
function drawWing(bird: BirdPen, x: number, y: number, turn: number, size: number, colour: string) {
  const { pen, g, plumage } = bird
  const span = (plumage.span ?? 1) * size
  g.save()
  g.translate(pen.x(x), pen.y(y))
  g.rotate(turn)
  const wing = new SharePen(g, pen.unit * span)
  const tip = plumage.wingTip ?? shadeHex(colour, -0.3)
  const fill = wing.gradient(0, 0, 0.3, -1.15, shadeHex(colour, 0.12), colour, tip)
  wing.fillShape(fill, () => {
    wing.moveTo(-0.12, 0.06)
    wing.curveTo(-0.16, -0.5, 0.1, -0.95, 0.5, -1.2)
    for (let k = 1; k <= FEATHERS; k++) {
      const t = k / FEATHERS
      const next = { x: 0.5 + 0.04 * k * (1 - t), y: -1.2 + t * 1.26 }
      wing.quadTo(next.x + 0.12 * (1 - t * 0.6), next.y - 0.1, next.x - 0.1 * t, next.y)
    }
  })
  g.strokeStyle = shadeHex(colour, -0.35)
  wing.lineWidth = 0.012
  for (let k = 1; k < FEATHERS; k++) {
    const t = k / FEATHERS
    wing.begin()
    wing.moveTo(0.02 + t * 0.12, -0.5 + t * 0.42)
    wing.quadTo(0.2, -0.75 + t * 0.62, 0.46 - t * 0.08, -1.16 + t * 1.16)
    g.stroke()
  }
  g.restore()
}

function drawHead({ pen, g, plumage }: BirdPen, x: number, y: number) {
  const size = plumage.head ?? HEAD
  const beak = plumage.beak ?? 0.2
  if (plumage.crest)
    pen.in(plumage.crest).fillPath(`M${x - size * 0.6} ${y - size * 0.7}
      Q${x + size * 0.4} ${y - size * 1.6} ${x + size * 1.5} ${y - size * 1.7}
      Q${x + size * 0.9} ${y - size * 0.8} ${x + size * 0.8} ${y}`)
  pen
    .in(
      pen.gradient(
        0,
        y - 0.06,
        0,
        y + 0.1,
        shadeHex(plumage.beakColour ?? '#e0a030', 0.15),
        plumage.beakColour ?? '#c98a28',
      ),
    )
    .fillPath(`M${x - size * 0.7} ${y - size * 0.34}
    Q${x - size - beak * 0.6} ${y - size * 0.2} ${x - size * 0.85 - beak} ${y + size * 0.18 + (plumage.isHooked ? 0.09 : 0)}
    L${x - size * 0.6} ${y + size * 0.36}`)
  g.fillStyle = pen.gradient(
    x,
    y - size,
    x,
    y + size,
    shadeHex(plumage.hood ?? plumage.back, 0.1),
    plumage.hood ?? plumage.back,
  )
  pen.fillCircle(x, y, size)
  if (plumage.face) {
    pen.in(plumage.face).fillEllipse(x - size * 0.42, y + size * 0.26, size * 0.58, size * 0.66)
  }
  if (plumage.cap) {
    g.fillStyle = plumage.cap
    pen.begin()
    pen.ellipse(x, y - size * 0.1, size, size * 0.92, -0.12, Math.PI, 0)
    g.fill()
  }
  const eye = { x: x - size * 0.34, y: y - size * 0.12 }
  pen.in(WHITE).fillCircle(eye.x, eye.y, 0.062)
  pen.in('#16130f').fillCircle(eye.x, eye.y, 0.05)
  pen.in('#ffffff').fillCircle(eye.x - 0.016, eye.y - 0.018, 0.016)
}
