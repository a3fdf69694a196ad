import { mix } from '../../engine/core/scalar.ts'
import { shadeHex } from '../tint.ts'
import type { BustPen } from './bust-pen.ts'

/** -1 is the left eye of the picture, 1 the right one. */
type Side = -1 | 1
const SIDES: Side[] = [-1, 1]

function traceEye({ pen, g, eye }: BustPen, side: Side) {
  const x = side * eye.x,
    { y } = eye
  pen.begin()
  pen.moveTo(x - side * eye.w, y + 0.012)
  pen.curveTo(
    x - side * eye.w * 0.5,
    y - eye.h * 1.05,
    x + side * eye.w * 0.45,
    y - eye.h * 1.2,
    x + side * eye.w,
    y - 0.008,
  )
  pen.curveTo(
    x + side * eye.w * 0.5,
    y + eye.h * 0.85,
    x - side * eye.w * 0.45,
    y + eye.h * 0.9,
    x - side * eye.w,
    y + 0.012,
  )
  g.closePath()
}

/** White, iris, pupil, the shadow of the lid, and two catch-lights. */
function drawEyeball(bust: BustPen, side: Side) {
  const { pen, g, face, random, eye } = bust
  const x = side * eye.x,
    { y } = eye
  g.save()
  traceEye(bust, side)
  g.fillStyle = '#efe9e4'
  g.fill()
  g.clip()
  const irisRadius = eye.h * 1.06
  const irisX = x + 0.004,
    irisY = y - 0.003
  const iris = g.createRadialGradient(
    pen.x(irisX),
    pen.y(irisY + irisRadius * 0.25),
    0,
    pen.x(irisX),
    pen.y(irisY),
    irisRadius * pen.unit,
  )
  iris.addColorStop(0, shadeHex(face.eye, 0.55))
  iris.addColorStop(0.55, face.eye)
  iris.addColorStop(0.9, shadeHex(face.eye, -0.55))
  iris.addColorStop(1, shadeHex(face.eye, -0.8))
  pen.in(iris).fillEllipse(irisX, irisY, irisRadius, irisRadius)
  for (let k = 0; k < 40; k++) {
    const a = random() * 6.283
    g.strokeStyle = shadeHex(face.eye, random.range(-0.4, 0.6))
    g.globalAlpha = 0.35
    pen.lineWidth = 0.0018
    pen.strokePath(`M${irisX + Math.cos(a) * irisRadius * 0.45} ${irisY + Math.sin(a) * irisRadius * 0.45}
      L${irisX + Math.cos(a) * irisRadius * 0.9} ${irisY + Math.sin(a) * irisRadius * 0.9}`)
  }
  g.globalAlpha = 1
  pen.in('#0c0a0b').fillEllipse(irisX, irisY, irisRadius * 0.44, irisRadius * 0.44)
  pen.blurred(0.01, () => {
    g.fillStyle = '#000'
    g.globalAlpha = 0.45
    pen.fillEllipse(x, y - eye.h * 0.95, eye.w * 1.1, eye.h * 0.5)
  })
  g.fillStyle = 'rgba(255,255,255,.95)'
  pen.fillEllipse(irisX - irisRadius * 0.32, irisY - irisRadius * 0.36, irisRadius * 0.2, irisRadius * 0.22)
  g.fillStyle = 'rgba(255,255,255,.4)'
  pen.fillEllipse(irisX + irisRadius * 0.34, irisY + irisRadius * 0.4, irisRadius * 0.12, irisRadius * 0.1)
  g.restore()
}

/** Colour on the lids, out to the brows. */
function drawShadow({ pen, g, face, eye }: BustPen, side: Side) {
  if (!face.eyeShadow) return
  pen.blurred(0.014, () => {
    g.fillStyle = face.eyeShadow!
    g.globalAlpha = 0.85
    pen.fillPath(`M${side * (eye.x - eye.w * 1.05)} ${eye.y}
      Q${side * eye.x} ${eye.y - eye.h * 2.6} ${side * (eye.x + eye.w * 1.55)} ${eye.y - eye.h * 1.3}
      Q${side * (eye.x + eye.w * 1.1)} ${eye.y + eye.h * 0.5} ${side * (eye.x + eye.w * 0.9)} ${eye.y}`)
  })
}

function drawLids({ pen, g, feminine, skinShadow, eye }: BustPen, side: Side) {
  const x = side * eye.x,
    { y } = eye
  pen.inked(feminine ? '#1c1214' : '#33221d', feminine ? 0.0125 : 0.008)
  g.lineCap = 'round'
  pen.strokePath(`M${x - side * eye.w} ${y + 0.012}
    C${x - side * eye.w * 0.5} ${y - eye.h * 1.05} ${x + side * eye.w * 0.45} ${y - eye.h * 1.2} ${x + side * eye.w * (feminine ? 1.08 : 1)} ${y - (feminine ? 0.018 : 0.008)}`)
  if (feminine) {
    pen.lineWidth = 0.004
    for (let k = 0; k < 13; k++) {
      const t = k / 12
      const bx = x + side * mix(-eye.w * 0.6, eye.w, t),
        by = y - Math.sin(Math.PI * mix(0.18, 0.92, t)) * eye.h * 0.86
      const l = mix(0.012, 0.034, t)
      pen.strokePath(`M${bx} ${by}
        Q${bx + side * l * 0.3} ${by - l * 0.7} ${bx + side * l * mix(0.2, 0.9, t)} ${by - l}`)
    }
  }
  g.strokeStyle = skinShadow
  g.globalAlpha = 0.6
  pen.lineWidth = 0.005
  pen.strokePath(`M${x - side * eye.w * 0.85} ${y - 0.02}
    C${x - side * eye.w * 0.4} ${y - eye.h * 1.7} ${x + side * eye.w * 0.5} ${y - eye.h * 1.75} ${x + side * eye.w * 1.05} ${y - 0.03}`)
  g.globalAlpha = 0.5
  pen.lineWidth = 0.0035
  pen.strokePath(`M${x - side * eye.w * 0.9} ${y + 0.014}
    C${x - side * eye.w * 0.45} ${y + eye.h * 0.95} ${x + side * eye.w * 0.5} ${y + eye.h * 0.9} ${x + side * eye.w} ${y - 0.004}`)
  g.globalAlpha = 1
}

function drawBrow({ pen, g, face, random, feminine, old, eye }: BustPen, side: Side) {
  const x = side * eye.x,
    { y } = eye
  const colour = face.hair !== 'bald' ? shadeHex(face.hairColour, old ? 0 : -0.35) : '#3a2a22'
  for (let k = 0; k < (feminine ? 70 : 110); k++) {
    const t = random()
    const bx = x + side * mix(-eye.w * 1.0, eye.w * 1.2, t)
    const arch = Math.sin(Math.PI * Math.min(1, t * 0.85 + 0.1))
    const by =
      y -
      eye.h * (feminine ? 2.05 : 1.85) -
      arch * 0.016 +
      (0.5 - random()) * (feminine ? 0.014 : 0.022) * (1 - t * 0.5)
    const l = 0.028
    g.globalAlpha = 0.55
    pen.inked(colour, 0.0042)
    pen.strokeLine(bx, by + 0.006, bx + side * l * mix(0.35, 1, t), by - l * mix(0.55, -0.15, t))
  }
  g.globalAlpha = 1
}

function drawGlasses({ pen, g, eye }: BustPen) {
  pen.inked('#1e1a1c', 0.013)
  for (const s of [-1, 1]) {
    pen.begin()
    pen.roundRect(s * eye.x - 0.105, eye.y - 0.07, 0.21, 0.15, 0.05)
    g.stroke()
    g.fillStyle = 'rgba(200,225,255,.12)'
    g.fill()
  }
  pen.strokePath(`M-.05 ${eye.y - 0.02} Q0 ${eye.y - 0.045} .05 ${eye.y - 0.02}`)
  for (const s of [-1, 1]) pen.strokeLine(s * 0.255, eye.y - 0.03, s * 0.34, eye.y - 0.01)
}

/** Eyes, brows and glasses. */
export function drawEyes(bust: BustPen) {
  for (const side of SIDES) {
    drawShadow(bust, side)
    drawEyeball(bust, side)
    drawLids(bust, side)
    drawBrow(bust, side)
  }
  if (bust.face.glasses) drawGlasses(bust)
}
