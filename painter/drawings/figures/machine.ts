import type { SKRSContext2D } from '@napi-rs/canvas'
import { SharePen, tuples } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { type FigurePen, HEAD_RADIUS, HEAD_Y } from './figure-pen.ts'
import type { Limb } from './skeleton.ts'

/** Of joints, lamps and the caps over the ears. */
const ACCENT = '#23b5d3'
const SCREEN = '#17202f'
const EYES = '#63e6ff'
/** Of a person's head, that of a robot. */
const LARGE = 1.12
/** In head radii, how far the face of one in profile is turned away. */
const TURN = 0.3

/** A robot's head around the pen's origin: from behind without its screen. */
export function drawMachineHead({ pen: whole, g, pose, look, skin: metal }: FigurePen) {
  g.fillStyle = '#7d8794'
  whole.fillRect(-0.018, 0.11, 0.036, 0.05)
  const pen = new SharePen(g, whole.unit * HEAD_RADIUS * LARGE, whole.x(0), whole.y(HEAD_Y))
  if (!look.hat) {
    pen.inked('#8a94a2', 0.07).strokeLine(0, -0.9, 0, -1.3)
    pen.in(ACCENT).fillCircle(0, -1.36, 0.15)
  }
  for (const side of [-1, 1])
    pen.in(shadeHex(ACCENT, side < 0 ? 0.2 : -0.3)).fillRoundRect(side * 1.16 - 0.13, -0.34, 0.26, 0.62, 0.1)
  g.fillStyle = pen.across(-1.1, 1.1, shadeHex(metal, 0.45), metal, shadeHex(metal, -0.38))
  pen.fillRoundRect(-1.12, -0.92, 2.24, 1.86, 0.6)
  if (look.facing !== 'front') return
  drawScreen(new SharePen(g, pen.unit, pen.x(pose.view === 'side' ? TURN : 0), pen.y(0)), look.mood)
}

function drawScreen(pen: SharePen, mood: FigurePen['look']['mood']) {
  const { g } = pen
  pen.in(pen.gradient(0, -0.6, 0, 0.7, '#26324a', SCREEN)).fillRoundRect(-0.82, -0.56, 1.64, 1.16, 0.42)
  for (const side of [-1, 1]) {
    if (mood === 'asleep') {
      pen.inked(EYES, 0.09).strokeLine(side * 0.36 - 0.17, -0.04, side * 0.36 + 0.17, -0.04)
      continue
    }
    g.fillStyle = pen.glow(side * 0.36, -0.06, 0.3, [
      [0, '#eaffff'],
      [0.45, EYES],
      [0.75, 'rgba(60,190,255,.6)'],
      [1, 'rgba(60,190,255,0)'],
    ])
    pen.fillCircle(side * 0.36, -0.06, 0.3)
  }
  pen.inked(EYES, 0.06)
  pen.begin()
  if (mood === 'sad' || mood === 'angry') pen.arc(0, 0.48, 0.2, Math.PI + 0.45, -0.45)
  else pen.arc(0, 0.16, 0.2, 0.4, Math.PI - 0.4)
  g.stroke()
  pen.in('rgba(255,255,255,.18)').fillEllipse(-0.34, -0.42, 0.36, 0.08, -0.08)
}

/** The screen and the lamps on a robot's chest: (0, 0) is between the shoulders, row 1 at the hips. */
export function drawMachineFront(g: SKRSContext2D, length: number, middle: number) {
  g.fillStyle = '#243042'
  g.beginPath()
  g.roundRect(middle - 0.22 * length, 0.2 * length, 0.44 * length, 0.34 * length, 0.06 * length)
  g.fill()
  g.strokeStyle = '#4df0c8'
  g.lineWidth = 0.03 * length
  g.beginPath()
  g.moveTo(middle - 0.18 * length, 0.38 * length)
  for (const [x, y] of tuples('-.08 .38, -.03 .28, .03 .47, .08 .38, .18 .38'))
    g.lineTo(middle + x * length, y * length)
  g.stroke()
  for (const [k, lamp] of ['#f2545b', '#ffc23d', '#4dd07a'].entries()) {
    g.fillStyle = lamp
    g.beginPath()
    g.arc(middle + (k - 1) * 0.14 * length, 0.72 * length, 0.045 * length, 0, Math.PI * 2)
    g.fill()
  }
}

/** The joints of a limb: at its root and where it bends. */
export function drawJoints({ pen }: FigurePen, { root, joint }: Limb, breadth: number) {
  for (const [{ x, y }, share] of [
    [root, 0.62],
    [joint, 0.58],
  ] as const) {
    pen.in(shadeHex(ACCENT, -0.35)).fillCircle(x, y, breadth * share)
    pen.in(ACCENT).fillCircle(x - breadth * 0.08, y - breadth * 0.08, breadth * share * 0.72)
  }
}
