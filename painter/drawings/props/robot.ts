import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { Random } from '../../engine/core/random.ts'
import { trimCanvas } from '../../engine/sprites/sprite.ts'
import { type Figure, HEAD_Y } from '../figures/figure-pen.ts'
import { drawWornHat } from '../figures/hats.ts'
import { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'

type RobotPen = {
  pen: SharePen
  colour: string
  accent: string
  hat?: Figure['hat']
  /** Whether its hands are before its chest. */
  holds?: boolean
}

/** How much larger than a person's its hat is. */
const HAT = 2.6
/** Of the height, the room above the head for a hat. */
const ABOVE = 0.2

const ACCENTS = ['#ff8a2b', '#23b5d3', '#f2545b', '#7a5cff']
/** The green curve on the chest, in shares of the height. */
const PULSE = [
  [-0.04, 0.6],
  [-0.025, 0.565],
  [-0.005, 0.63],
  [0.015, 0.585],
  [0.03, 0.6],
  [0.075, 0.6],
]
const LAMPS = ['#f2545b', '#ffc23d', '#4dd07a']

/** A polished surface in that colour, from the lit to the far side. */
const metal = (colour: string) => [shadeHex(colour, 0.5), colour, shadeHex(colour, -0.4)]

function drawLegs({ pen, colour, accent }: RobotPen) {
  const { g } = pen
  for (const s of [-1, 1]) {
    g.fillStyle = pen.across(s * 0.08 - 0.05, s * 0.08 + 0.05, ...metal(colour))
    pen.fillRoundRect(s * 0.085 - 0.036, 0.74, 0.072, 0.18, 0.03)
    g.fillStyle = pen.across(
      s * 0.085 - 0.07,
      s * 0.085 + 0.07,
      shadeHex(accent, 0.3),
      accent,
      shadeHex(accent, -0.45),
    )
    pen.fillRoundRect(s * 0.09 - 0.068, 0.905, 0.136, 0.085, 0.035)
  }
}

/** Radians by which an arm is turned from straight down: outwards, or towards what is held. */
const ARM = { hangs: -0.28, holds: 0.62 }

function drawArms({ pen, colour, accent, holds }: RobotPen) {
  const { g } = pen
  for (const s of [-1, 1]) {
    g.save()
    g.translate(pen.x(s * 0.19), pen.y(0.52))
    g.rotate(s * (holds ? ARM.holds : ARM.hangs))
    const arm = new SharePen(g, pen.unit)
    g.fillStyle = arm.across(-0.03, 0.03, ...metal(colour))
    arm.fillRoundRect(-0.03, 0, 0.06, 0.22, 0.03)
    g.fillStyle = accent
    arm.fillCircle(0, 0.01, 0.042)
    g.fillStyle = shadeHex(colour, -0.25)
    arm.fillCircle(0, 0.24, 0.042)
    g.restore()
  }
}

function drawTorso({ pen, colour }: RobotPen) {
  const { g } = pen
  pen.in(pen.across(-0.19, 0.19, ...metal(colour))).fillRoundRect(-0.175, 0.46, 0.35, 0.31, 0.09)
  pen.in('#243042').fillRoundRect(-0.09, 0.535, 0.18, 0.12, 0.025)
  pen.inked('#4df0c8', 0.007)
  pen.begin()
  pen.moveTo(-0.075, 0.6)
  for (const [x, y] of PULSE) pen.lineTo(x, y)
  g.stroke()
  for (let k = 0; k < 3; k++) pen.in(LAMPS[k]).fillCircle(-0.05 + 0.05 * k, 0.7, 0.014)
}

function drawHead({ pen, colour, accent, hat }: RobotPen) {
  const { g } = pen
  pen.in('#7d8794').fillRect(-0.045, 0.425, 0.09, 0.05)
  pen.in(pen.across(-0.24, 0.24, ...metal(colour))).fillRoundRect(-0.225, 0.13, 0.45, 0.31, 0.12)
  for (const s of [-1, 1]) {
    g.fillStyle = pen.across(
      s * 0.25 - 0.03,
      s * 0.25 + 0.03,
      shadeHex(accent, 0.3),
      accent,
      shadeHex(accent, -0.4),
    )
    pen.fillRoundRect(s * 0.243 - 0.026, 0.225, 0.052, 0.13, 0.022)
  }
  pen.in(pen.gradient(0, 0.18, 0, 0.4, '#26324a', '#111825')).fillRoundRect(-0.175, 0.185, 0.35, 0.2, 0.085)
  for (const s of [-1, 1]) {
    g.fillStyle = pen.glow(s * 0.078, 0.275, 0.06, [
      [0, '#eaffff'],
      [0.45, '#63e6ff'],
      [0.75, 'rgba(60,190,255,.6)'],
      [1, 'rgba(60,190,255,0)'],
    ])
    pen.fillCircle(s * 0.078, 0.275, 0.06)
  }
  pen.inked('#63e6ff', 0.009)
  g.lineCap = 'round'
  pen.strokeArc(0, 0.315, 0.036, 0.35, Math.PI - 0.35)
  pen.in('rgba(255,255,255,.18)').fillEllipse(-0.08, 0.215, 0.08, 0.018, -0.08)
  if (hat) {
    drawWornHat(new SharePen(g, pen.unit * HAT, pen.x(0), pen.y(0.24) - HEAD_Y * pen.unit * HAT), hat)
    return
  }
  pen.inked('#8a94a2', 0.011).strokeLine(0, 0.135, 0, 0.07)
  pen.in(accent).fillCircle(0, 0.055, 0.03)
  pen.in('rgba(255,255,255,.7)').fillCircle(-0.009, 0.046, 0.009)
}

/** A friendly toy robot, `height` pixels tall. */
export function drawRobot(
  height: number,
  random: Random,
  colour = '#e9edf2',
  hat?: Figure['hat'],
  holds = false,
): Canvas {
  const width = height * 0.8
  const above = hat ? Math.round(height * ABOVE) : 0
  const canvas = createCanvas(width, height + above)
  const accent = random.pick(ACCENTS)
  const robot: RobotPen = {
    pen: new SharePen(canvas.getContext('2d'), height, width / 2, above),
    colour,
    accent,
    hat,
    holds,
  }
  drawLegs(robot)
  if (!holds) drawArms(robot)
  drawTorso(robot)
  if (holds) drawArms(robot)
  drawHead(robot)
  return trimCanvas(canvas)
}
