import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { trimCanvas } from '../../engine/sprites/sprite.ts'
import { iconCanvas } from '../icons.ts'
import { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'

/** Body for an icon that shows only a head. Colours are '#rrggbb'. */
type Body = {
  fur: string
  chest: string
  paws?: string
  forelegs?: string
  tail?: 'bushy' | 'tuft' | 'none'
  tailTip?: string
  /** The head's share of the height. */
  headSize?: number
}

/** The Noto icons that are given a sitting body. */
export const SITTING_ANIMALS: Readonly<Record<string, Body>> = {
  fox: { fur: '#f0641e', chest: '#fff1e2', paws: '#3b2620', tail: 'bushy', tailTip: '#fff4ea' },
  wolf: { fur: '#8f9396', chest: '#e9e9e6', tail: 'bushy', tailTip: '#6c7074' },
  lion: { fur: '#d89a3e', chest: '#f0cf8e', tail: 'tuft', tailTip: '#6b3a1c' },
  bear: { fur: '#835040', chest: '#9c6a55', tail: 'none', headSize: 0.5 },
  'polar-bear': { fur: '#eef2f4', chest: '#ffffff', tail: 'none', headSize: 0.5 },
  panda: {
    fur: '#f4f4f4',
    chest: '#ffffff',
    paws: '#2f2f33',
    forelegs: '#2f2f33',
    tail: 'none',
    headSize: 0.55,
  },
  koala: { fur: '#9aa0a6', chest: '#e8e8e8', tail: 'none', headSize: 0.58 },
  frog: { fur: '#a6cf1c', chest: '#e2f0a0', tail: 'none', headSize: 0.62 },
  unicorn: { fur: '#f2f2f6', chest: '#ffffff', paws: '#b8a8d0', tail: 'bushy', tailTip: '#f06aa8' },
  alien: { fur: '#9aa5ab', chest: '#c2ccd0', tail: 'none', headSize: 0.56 },
  ogre: { fur: '#c23a34', chest: '#d9604a', paws: '#7a1f1c', tail: 'none', headSize: 0.58 },
  'cat-face': { fur: '#f5a623', chest: '#ffe1ae', tail: 'bushy', tailTip: '#f5a623' },
  'mouse-face': { fur: '#aab4ba', chest: '#e8e8e8', tail: 'none' },
  moose: { fur: '#7a5040', chest: '#8f6450', tail: 'none' },
  'rabbit-face': { fur: '#d8d8d8', chest: '#ffffff', tail: 'none' },
}

function drawBushyTail(pen: SharePen, look: Body) {
  const { g } = pen
  g.save()
  g.translate(pen.x(0.12), pen.y(0.9))
  const tail = new SharePen(g, pen.unit)
  g.fillStyle = tail.gradient(0, 0, 0.36, -0.3, shadeHex(look.fur, -0.12), look.fur, look.tailTip || look.fur)
  tail.begin()
  tail.moveTo(0, 0.06)
  tail.curveTo(0.2, 0.1, 0.42, 0, 0.36, -0.2)
  tail.curveTo(0.34, -0.34, 0.24, -0.42, 0.27, -0.46)
  tail.curveTo(0.14, -0.38, 0.13, -0.22, 0.15, -0.14)
  tail.curveTo(0.14, -0.06, 0.06, -0.08, 0, -0.1)
  g.fill()
  g.restore()
}

function drawTuftedTail(pen: SharePen, look: Body) {
  const { g } = pen
  pen.inked(look.fur, 0.03)
  g.lineCap = 'round'
  pen.strokePath('M.15 .9 C.4 .95 .42 .7 .34 .6')
  pen.in(look.tailTip!).fillEllipse(0.335, 0.565, 0.035, 0.06, -0.3)
}

function drawHaunches(pen: SharePen, look: Body) {
  for (const s of [-1, 1]) {
    pen.in(pen.gradient(0, 0.65, s * 0.25, 0.95, look.fur, shadeHex(look.forelegs ?? look.fur, -0.22)))
    pen.fillEllipse(s * 0.15, 0.84, 0.125, 0.135, s * 0.25)
    pen.in(look.paws || shadeHex(look.fur, -0.1)).fillEllipse(s * 0.19, 0.955, 0.085, 0.036)
  }
}

function drawTorso(pen: SharePen, look: Body) {
  pen
    .in(pen.gradient(-0.2, 0.5, 0.2, 0.95, shadeHex(look.fur, 0.08), look.fur, shadeHex(look.fur, -0.18)))
    .fillPath('M-.115 .4 C-.2 .58 -.21 .9 -.1 .97 L.1 .97 C.21 .9 .2 .58 .115 .4')
  pen.in(look.chest).fillPath('M-.1 .44 C-.13 .62 -.05 .78 0 .8 C.05 .78 .13 .62 .1 .44')
}

function drawForelegs(pen: SharePen, look: Body) {
  const leg = look.forelegs || look.fur
  for (const s of [-1, 1]) {
    pen
      .in(
        pen.gradient(
          s * 0.04,
          0.6,
          s * 0.12,
          0.97,
          shadeHex(leg, 0.05),
          leg,
          look.paws || shadeHex(leg, -0.12),
        ),
      )
      .fillPath(`M${s * 0.15} .55 C${s * 0.15} .72 ${s * 0.115} .85 ${s * 0.115} .95 L${s * 0.02} .95
      C${s * 0.02} .8 ${s * 0.03} .7 ${s * 0.06} .58`)
    pen.in(look.paws || shadeHex(leg, -0.06)).fillEllipse(s * 0.07, 0.965, 0.058, 0.033)
    pen.inked('rgba(0,0,0,.25)', 0.004)
    for (const q of [-0.018, 0.018]) pen.strokeLine(s * 0.07 + q, 0.958, s * 0.07 + q, 0.985)
  }
}

/** One of the SITTING_ANIMALS from the front, `height` pixels tall: a drawn body under the icon's head. */
export async function drawSittingAnimal(icon: string, height: number): Promise<Canvas> {
  const look = SITTING_ANIMALS[icon]
  const width = Math.round(height * 1.05)
  const canvas = createCanvas(width, height)
  const g = canvas.getContext('2d')
  const pen = new SharePen(g, height, width * 0.46)
  if (look.tail === 'bushy') drawBushyTail(pen, look)
  if (look.tail === 'tuft') drawTuftedTail(pen, look)
  drawHaunches(pen, look)
  drawTorso(pen, look)
  drawForelegs(pen, look)
  const headSize = look.headSize ?? 0.5
  const head = await iconCanvas('noto', icon, Math.round(height * headSize))
  const scale = ((height * headSize) / Math.max(head.width, head.height)) * 1.02
  g.shadowColor = 'rgba(40,20,10,.35)'
  g.shadowBlur = height * 0.03
  g.shadowOffsetY = height * 0.015
  g.drawImage(
    head,
    pen.x(0) - (head.width * scale) / 2,
    height * 0.005,
    head.width * scale,
    head.height * scale,
  )
  return trimCanvas(canvas)
}
