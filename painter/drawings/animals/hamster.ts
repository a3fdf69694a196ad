import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { trimCanvas } from '../../engine/sprites/sprite.ts'
import type { Beast } from '../figures/beast.ts'
import { drawFrontFace } from '../figures/beast-head.ts'
import { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'

/** In radii of the head: how large the drawing is, and where in it the head's middle is. */
const ROOM = { width: 3.6, height: 3.9 }
const HEAD_ROW = 1.36
const GROUND = ROOM.height - HEAD_ROW - 0.1
const BARE = '#e8a898'

/** A hamster on its haunches before the viewer: an egg without a neck, its paws at the breast. */
export function drawHamster(beast: Beast, height: number, isAsleep: boolean): Canvas {
  const unit = height / ROOM.height
  const canvas = createCanvas(Math.ceil(unit * ROOM.width), Math.ceil(height))
  const g = canvas.getContext('2d')
  g.lineCap = 'round'
  const pen = new SharePen(g, unit, canvas.width / 2, HEAD_ROW * unit)
  drawBody(pen, beast)
  drawFrontFace(pen, beast, isAsleep)
  drawPaws(pen, beast)
  return trimCanvas(canvas)
}

function drawBody(pen: SharePen, { fur, face }: Beast) {
  pen.in(BARE)
  for (const side of [-1, 1]) pen.fillEllipse(side * 0.62, GROUND - 0.08, 0.38, 0.15)
  pen.in(pen.across(-1.3, 1.3, shadeHex(fur, 0.14), fur, shadeHex(fur, -0.2))).fillPath(`M-.95 .2
    C-1.5 1.1 -1.6 ${GROUND - 0.1} -.6 ${GROUND - 0.08} L.6 ${GROUND - 0.08}
    C1.6 ${GROUND - 0.1} 1.5 1.1 .95 .2`)
  pen.in(pen.gradient(0, 0.6, 0, GROUND, shadeHex(face, 0.1), shadeHex(face, -0.12)))
  pen.fillEllipse(0, 1.42, 0.82, 0.92)
}

function drawPaws(pen: SharePen, { fur }: Beast) {
  for (const side of [-1, 1]) {
    pen.inked(shadeHex(fur, side > 0 ? -0.16 : -0.04), 0.36)
    pen.strokePath(`M${side * 0.98} 1.06 Q${side * 0.86} 1.5 ${side * 0.42} 1.24`)
    pen.in(BARE).fillEllipse(side * 0.28, 1.18, 0.17, 0.14, side * -0.4)
  }
}
