import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece } from './piece.ts'
import { ball, polygon } from './shapes.ts'

/** A camera that hands out its picture at once, the picture half out of it. */
function drawInstantCamera(pen: SharePen, body: string) {
  const { g } = pen
  g.fillStyle = pen.gradient(0, 0.06, 0, 0.72, shadeHex(body, 0.2), body, shadeHex(body, -0.16))
  pen.fillRoundRect(0.06, 0.06, 1, 0.66, 0.1)
  g.fillStyle = '#2c2d31'
  pen.fillRoundRect(0.02, 0.56, 1.08, 0.2, 0.05)
  g.fillStyle = '#111214'
  pen.fillRoundRect(0.16, 0.7, 0.8, 0.04, 0.02)
  for (const [k, colour] of ['#d8363a', '#f08a2a', '#f2c82e', '#4fa84a', '#3a86c8'].entries()) {
    g.fillStyle = colour
    pen.fillRect(0.5 + k * 0.024, 0.5, 0.024, 0.2)
  }
  ball(pen, 0.56, 0.36, 0.21, '#3a3b40')
  g.fillStyle = '#17181b'
  pen.fillCircle(0.56, 0.36, 0.15)
  ball(pen, 0.56, 0.36, 0.1, '#2f4468')
  g.fillStyle = 'rgba(255,255,255,.75)'
  pen.fillEllipse(0.52, 0.31, 0.03, 0.02, -0.6)
  g.fillStyle = '#26272b'
  pen.fillRoundRect(0.14, 0.12, 0.2, 0.16, 0.03)
  g.fillStyle = pen.gradient(0.14, 0.12, 0.34, 0.28, '#eaf4ff', '#9fb4c8', '#d8e6f2')
  pen.fillRoundRect(0.16, 0.14, 0.16, 0.12, 0.02)
  g.fillStyle = '#1f2328'
  pen.fillRoundRect(0.84, 0.14, 0.13, 0.12, 0.02)
  g.fillStyle = '#d2302c'
  pen.fillCircle(0.2, 0.44, 0.05)
  g.fillStyle = '#f7f5ee'
  pen.fillRect(0.24, 0.73, 0.64, 0.27)
  g.fillStyle = pen.gradient(0, 0.74, 0, 0.93, '#7fb2dc', '#f2b98a', '#4f7a4a')
  pen.fillRect(0.29, 0.73, 0.54, 0.21)
}

/** A folded card standing open, with what is on its front. */
function drawCard(pen: SharePen, x: number, y: number, colour: string, front: 'cake' | 'heart' | 'flower') {
  const { g } = pen
  polygon(pen, '#d9d3c6', [x + 0.46, y + 0.03, x + 0.6, y + 0.1, x + 0.6, y + 0.72, x + 0.46, y + 0.68])
  polygon(pen, colour, [x, y, x + 0.46, y + 0.03, x + 0.46, y + 0.68, x, y + 0.7])
  g.strokeStyle = 'rgba(255,255,255,.8)'
  pen.lineWidth = 0.012
  pen.strokeRect(x + 0.04, y + 0.07, 0.38, 0.56)
  const [cx, cy] = [x + 0.23, y + 0.34]
  if (front === 'heart') {
    g.fillStyle = '#d2263a'
    pen.fillCircle(cx - 0.062, cy - 0.04, 0.075)
    pen.fillCircle(cx + 0.062, cy - 0.04, 0.075)
    polygon(pen, '#d2263a', [cx - 0.13, cy - 0.01, cx + 0.13, cy - 0.01, cx, cy + 0.15])
  } else if (front === 'flower') {
    for (let k = 0; k < 6; k++) {
      g.fillStyle = '#f7f3ea'
      pen.fillEllipse(
        cx + Math.cos(k * 1.047) * 0.075,
        cy + Math.sin(k * 1.047) * 0.075,
        0.06,
        0.04,
        k * 1.047,
      )
    }
    g.fillStyle = '#f2b82e'
    pen.fillCircle(cx, cy, 0.045)
  } else {
    g.fillStyle = '#fbf3e6'
    pen.fillRoundRect(cx - 0.12, cy + 0.02, 0.24, 0.14, 0.02)
    g.fillStyle = '#f29ab0'
    pen.fillRoundRect(cx - 0.12, cy, 0.24, 0.06, 0.03)
    for (const k of [-1, 0, 1]) {
      g.fillStyle = '#3a86c8'
      pen.fillRect(cx + k * 0.07 - 0.01, cy - 0.1, 0.02, 0.1)
      g.fillStyle = '#f7c23a'
      pen.fillEllipse(cx + k * 0.07, cy - 0.125, 0.014, 0.026)
    }
  }
  g.fillStyle = 'rgba(255,255,255,.85)'
  for (const k of [0, 1])
    pen.fillRoundRect(x + 0.1 + k * 0.03, y + 0.54 + k * 0.035, 0.26 - k * 0.06, 0.016, 0.008)
}

function drawGreetingCards(pen: SharePen) {
  drawCard(pen, 0.06, 0.04, '#5aa7c8', 'cake')
  drawCard(pen, 0.98, 0.06, '#f2c45a', 'flower')
  drawCard(pen, 0.52, 0.26, '#f3b6c4', 'heart')
}

/** Keepsakes on paper, and the camera that makes them. */
export const SNAPSHOT_PIECES: Readonly<Record<string, Piece>> = {
  '@instantcamera': {
    broadness: 1.12,
    draw: (pen, { colour }) => drawInstantCamera(pen, colour ?? '#efeae0'),
  },
  '@greetingcard': {
    broadness: 0.86,
    draw: pen => {
      pen.g.save()
      pen.g.scale(1.38, 1.38)
      drawCard(pen, 0.01, 0.01, '#f3b6c4', 'heart')
      pen.g.restore()
    },
  },
  '@greetingcards': { broadness: 1.64, draw: drawGreetingCards },
}
