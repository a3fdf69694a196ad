import type { SKRSContext2D } from '@napi-rs/canvas'
import { shadeHex } from '../../../drawings/tint.ts'
import type { Random } from '../../../engine/core/random.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { drawLayer } from '../../../engine/world/layer.ts'

const GREENS = ['#1f4a2a', '#2a5f34', '#234f2c', '#356e3c', '#1a3d25']
/** Of the picture's width: the length of a leaf, first of those far behind and last of the nearest ones. */
const ROWS = [
  { count: 46, length: 0.34, tone: -0.45, blur: 0.02 },
  { count: 30, length: 0.4, tone: -0.2, blur: 0.008 },
  { count: 18, length: 0.44, tone: 0.06, blur: 0 },
]

/** Leaves all over the picture, the farther ones darker and out of focus. */
export function paintLeavesBehind(frame: Frame, random: Random) {
  const { w, h } = frame.image
  drawLayer(frame, g => {
    g.fillStyle = '#0f2417'
    g.fillRect(0, 0, w, h)
  })
  for (const { count, length, tone, blur } of ROWS)
    drawLayer(
      frame,
      g => {
        for (let k = 0; k < count; k++) {
          g.save()
          g.translate(random() * w, random() * h)
          g.rotate(random() * Math.PI * 2)
          drawLeaf(g, length * w * random.range(0.7, 1.15), shadeHex(random.pick(GREENS), tone))
          g.restore()
        }
      },
      { blur: Math.round(blur * w) },
    )
}

/** A pointed leaf with its ribs, from its stalk at the origin to the right. */
function drawLeaf(g: SKRSContext2D, length: number, colour: string) {
  const breadth = length * 0.26
  const light = g.createLinearGradient(0, -breadth, 0, breadth)
  light.addColorStop(0, shadeHex(colour, 0.22))
  light.addColorStop(0.5, colour)
  light.addColorStop(0.51, shadeHex(colour, -0.16))
  light.addColorStop(1, shadeHex(colour, -0.3))
  g.fillStyle = light
  g.beginPath()
  g.moveTo(0, 0)
  g.bezierCurveTo(length * 0.2, -breadth * 1.3, length * 0.7, -breadth, length, 0)
  g.bezierCurveTo(length * 0.7, breadth, length * 0.2, breadth * 1.3, 0, 0)
  g.fill()
  g.strokeStyle = shadeHex(colour, 0.3)
  g.lineWidth = Math.max(1, length * 0.012)
  g.beginPath()
  g.moveTo(0, 0)
  g.lineTo(length * 0.96, 0)
  g.stroke()
  g.lineWidth = Math.max(0.7, length * 0.006)
  for (let k = 1; k < 6; k++)
    for (const side of [-1, 1]) {
      g.beginPath()
      g.moveTo(length * (0.12 + k * 0.13), 0)
      g.quadraticCurveTo(
        length * (0.2 + k * 0.13),
        side * breadth * 0.3,
        length * (0.24 + k * 0.13),
        side * breadth * (0.72 - k * 0.09),
      )
      g.stroke()
    }
}
