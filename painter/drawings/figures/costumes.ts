import type { SKRSContext2D } from '@napi-rs/canvas'
import { tuples } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Figure, FigurePen } from './figure-pen.ts'
import { drawMachineFront } from './machine.ts'

/** Clothes that leave arms and shins bare and end above the knees. */
export const KNEE_LENGTH: ReadonlySet<Figure['outfit']> = new Set(['tunic', 'hide', 'kilt', 'grass'])

const GOLD = '#d9a93a'
const LEATHER = '#5b3a22'
const SPOT = '#4a2d16'

type Trunk = {
  g: SKRSContext2D
  look: Figure
  main: string
  second: string
  skin: string
  /** Half the breadths of the trunk, in its lengths. */
  shoulder: number
  waist: number
  hip: number
  /** The trunk's, in pixels. */
  length: number
}

/** What is seen on the trunk of clothes of other times and lands: (0, 0) is between the shoulders, row 1 at the hips. */
export function drawCostumeFront(trunk: Trunk) {
  const { outfit } = trunk.look
  if (outfit === 'tunic') drawBelt(trunk)
  else if (outfit === 'hide') drawHide(trunk)
  else if (outfit === 'sari') drawSash(trunk)
  else if (outfit === 'machine') drawMachineFront(trunk.g, trunk.length, 0)
}

function drawBelt({ g, waist, length }: Trunk) {
  g.fillStyle = LEATHER
  g.fillRect(-waist * 1.08 * length, 0.78 * length, waist * 2.16 * length, 0.11 * length)
  g.fillStyle = GOLD
  g.fillRect(-0.06 * length, 0.785 * length, 0.12 * length, 0.1 * length)
}

/** An animal's skin over one shoulder: the other is bare, and the skin has spots. */
function drawHide({ g, main, skin, shoulder, waist, hip, length }: Trunk) {
  g.fillStyle = skin
  g.beginPath()
  g.moveTo(shoulder * 0.1 * length, -0.12 * length)
  g.lineTo(shoulder * 1.06 * length, -0.04 * length)
  g.lineTo(shoulder * 0.99 * length, 0.36 * length)
  g.quadraticCurveTo(shoulder * 0.2 * length, 0.3 * length, -shoulder * 0.45 * length, -0.1 * length)
  g.fill()
  g.strokeStyle = shadeHex(main, 0.4)
  g.lineWidth = 0.05 * length
  g.beginPath()
  g.moveTo(-shoulder * 0.5 * length, -0.08 * length)
  g.quadraticCurveTo(shoulder * 0.2 * length, 0.31 * length, shoulder * 0.97 * length, 0.37 * length)
  g.stroke()
  g.fillStyle = SPOT
  for (const [x, y] of tuples('-.6 .3, -.15 .42, -.5 .62, .2 .64, .6 .5, -.1 .86, .5 .9, -.6 .98')) {
    g.beginPath()
    g.ellipse(x * waist * length, y * length, 0.045 * length, 0.032 * length, x, 0, Math.PI * 2)
    g.fill()
  }
  g.fillStyle = LEATHER
  g.fillRect(-hip * length, 0.74 * length, hip * 2 * length, 0.06 * length)
}

/** The end of a sari: from the hip up over one shoulder, with a golden border. */
function drawSash({ g, main, skin, shoulder, hip, length }: Trunk) {
  g.fillStyle = skin
  g.fillRect(-hip * 0.8 * length, 0.55 * length, hip * 1.6 * length, 0.17 * length)
  const sash = (from: number, to: number, colour: string) => {
    g.fillStyle = colour
    g.beginPath()
    g.moveTo((shoulder * 0.9 - from) * length, -0.1 * length)
    g.lineTo((shoulder * 0.9 - to) * length, -0.1 * length)
    g.quadraticCurveTo(-0.05 * length, 0.5 * length, -hip * 1.05 * length, (1.1 - to * 0.9) * length)
    g.lineTo(-hip * 1.05 * length, (1.1 - from * 0.9) * length)
    g.quadraticCurveTo(0.05 * length, 0.6 * length, (shoulder * 0.9 - from) * length, -0.1 * length)
    g.fill()
  }
  sash(0, 0.36, shadeHex(main, 0.22))
  sash(0.31, 0.36, GOLD)
  sash(0, 0.045, GOLD)
}

/** Whether a skirt of the outfit is patterned, and how: lines across and along it, blades of grass, or rags. */
export function drawSkirtPattern(
  g: SKRSContext2D,
  { outfit, metal }: Figure,
  { left, right, top, bottom }: { left: number; right: number; top: number; bottom: number },
  colour: string,
) {
  const [width, height] = [right - left, bottom - top]
  g.save()
  if (outfit === 'kilt') {
    g.globalAlpha = 0.55
    for (const [shade, share] of [
      ['#16301f', 0.16],
      ['#f0d890', 0.02],
    ] as const) {
      g.fillStyle = shade
      for (let k = 0; k < 4; k++) {
        g.fillRect(left + ((k + 0.35) / 4) * width, top, share * 0.5 * width, height)
        g.fillRect(left, top + ((k + 0.4) / 4) * height, width, share * 0.7 * height)
      }
    }
  } else if (outfit === 'grass' || outfit === 'hide') {
    const blades = outfit === 'grass' ? 22 : 9
    for (let k = 0; k < blades; k++) {
      const x = left + ((k + 0.5) / blades) * width
      const half = (width / blades) * 0.7
      g.fillStyle = shadeHex(colour, k % 2 ? -0.14 : 0.1)
      g.beginPath()
      g.moveTo(x - half, bottom - height * (outfit === 'grass' ? 0.9 : 0.3))
      g.lineTo(x + half, bottom - height * (outfit === 'grass' ? 0.9 : 0.3))
      g.lineTo(x + (k % 3) * half * 0.3, bottom + height * (0.06 + (k % 3) * 0.05))
      g.fill()
    }
  } else if (outfit === 'sari') {
    g.fillStyle = GOLD
    g.fillRect(left + width * 0.02, bottom - height * 0.075, width * 0.96, height * 0.035)
  } else if (outfit === 'tunic' && !metal) {
    g.fillStyle = shadeHex(colour, 0.4)
    g.fillRect(left + width * 0.02, bottom - height * 0.16, width * 0.96, height * 0.06)
  }
  g.restore()
}

/** Of men who bathe or fight only the trunks are clothes. */
export function drawBareChest(
  { g, main, skin, pose }: FigurePen,
  length: number,
  { waist, hip }: { waist: number; hip: number },
) {
  g.fillStyle = main
  g.beginPath()
  g.moveTo(-waist * 1.02 * length, 0.74 * length)
  g.quadraticCurveTo(-hip * 1.02 * length, 0.9 * length, -hip * 1.02 * length, 1.1 * length)
  g.quadraticCurveTo(0, 1.24 * length, hip * 1.02 * length, 1.1 * length)
  g.quadraticCurveTo(hip * 1.02 * length, 0.9 * length, waist * 1.02 * length, 0.74 * length)
  g.fill()
  if (pose.view === 'side') return
  g.strokeStyle = shadeHex(skin, -0.2)
  g.lineWidth = 0.016 * length
  for (const side of [-1, 1]) {
    g.beginPath()
    g.arc(side * 0.12 * length, 0.2 * length, 0.11 * length, 0.35, Math.PI - 0.35)
    g.stroke()
  }
}
