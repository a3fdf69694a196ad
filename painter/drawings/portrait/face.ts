import { mixHex, shadeHex } from '../tint.ts'
import { type BustPen, traceFace } from './bust-pen.ts'
import { drawClownNose, drawClownPaint } from './story-features.ts'

const EARS_COVERED = ['long', 'braids', 'curly', 'afro', 'bob', 'dreads']

function drawEars({ pen, g, skin, skinShadow }: BustPen) {
  for (const s of [-1, 1]) {
    pen.in(s < 0 ? skin : shadeHex(skin, -0.25)).fillEllipse(s * 0.345, 0.56, 0.045, 0.085, s * 0.12)
    g.strokeStyle = skinShadow
    g.globalAlpha = 0.45
    pen.lineWidth = 0.008
    pen.strokeEllipse(s * 0.345, 0.56, 0.024, 0.055, s * 0.12)
    g.globalAlpha = 1
  }
}

/** Shadow on the far side, blushing cheeks, and light on brow, cheekbones and chin. */
function drawPlanes({ pen, g, feminine, skinShadow, skinLight }: BustPen) {
  pen.blurred(0.06, () => {
    g.fillStyle = skinShadow
    g.globalAlpha = 0.55
    pen.fillEllipse(0.4, 0.62, 0.13, 0.5)
    g.globalAlpha = 0.35
    pen.fillEllipse(-0.38, 0.75, 0.06, 0.3)
    g.globalAlpha = 0.4
    pen.fillEllipse(0, 0.02, 0.4, 0.08)
    g.globalAlpha = 0.35
    pen.fillEllipse(0, 1.02, 0.2, 0.06)
  })
  pen.blurred(0.05, () => {
    g.fillStyle = '#e0584f'
    g.globalAlpha = feminine ? 0.26 : 0.15
    for (const s of [-1, 1]) pen.fillEllipse(s * 0.21, 0.68, 0.09, 0.065, s * -0.4)
    g.globalAlpha = 0.12
    pen.fillEllipse(0, 0.68, 0.06, 0.05)
  })
  pen.blurred(0.04, () => {
    g.fillStyle = skinLight
    g.globalAlpha = 0.5
    pen.fillEllipse(-0.08, 0.28, 0.16, 0.1)
    g.globalAlpha = 0.45
    pen.fillEllipse(-0.2, 0.6, 0.07, 0.05, -0.4)
    g.globalAlpha = 0.22
    pen.fillEllipse(0.17, 0.6, 0.05, 0.04, 0.4)
    g.globalAlpha = 0.35
    pen.fillEllipse(-0.01, 0.92, 0.06, 0.03)
  })
}

function drawEyeSockets({ pen, g, old, skinShadow, eye }: BustPen) {
  pen.blurred(0.022, () => {
    g.fillStyle = skinShadow
    for (const s of [-1, 1]) {
      g.globalAlpha = 0.42
      pen.fillEllipse(s * eye.x, eye.y - 0.038, 0.088, 0.036, s * 0.12)
      g.globalAlpha = 0.3
      pen.fillEllipse(s * 0.075, eye.y - 0.01, 0.022, 0.05)
      g.globalAlpha = old ? 0.4 : 0.16
      pen.fillEllipse(s * eye.x, eye.y + 0.06, 0.07, 0.02)
    }
  })
}

function drawNose({ pen, g, skinShadow, skinLight, eye }: BustPen) {
  pen.blurred(0.014, () => {
    g.fillStyle = skinShadow
    g.globalAlpha = 0.36
    pen.fillPath(`M.028 ${eye.y - 0.02} Q.04 .62 .066 .7 Q.05 .725 .012 .72 Q.022 .62 .012 ${eye.y}`)
    g.globalAlpha = 0.55
    pen.fillEllipse(0.005, 0.735, 0.055, 0.014)
  })
  pen.blurred(0.01, () => {
    g.fillStyle = skinLight
    g.globalAlpha = 0.55
    pen.fillPath(`M-.014 ${eye.y} L.006 ${eye.y} L.012 .66 L-.02 .66`)
    g.globalAlpha = 0.75
    pen.fillEllipse(-0.006, 0.69, 0.018, 0.016)
  })
  pen.blurred(0.005, () => {
    g.fillStyle = shadeHex(skinShadow, -0.45)
    g.globalAlpha = 0.75
    for (const s of [-1, 1]) pen.fillEllipse(s * 0.03, 0.722, 0.013, 0.0075, s * -0.35)
    g.strokeStyle = skinShadow
    g.globalAlpha = 0.45
    pen.lineWidth = 0.008
    for (const s of [-1, 1]) pen.strokeArc(s * 0.052, 0.703, 0.022, s > 0 ? -1.1 : 2.0, s > 0 ? 1.2 : 4.2)
  })
}

/** An open smile with a row of teeth. */
function drawLaugh({ pen, g, face, skin, skinShadow }: BustPen) {
  const lip = face.lips ?? mixHex(skin, '#b8484a', 0.55)
  const y = 0.79
  const mouth = (grow: number) => {
    pen.moveTo(-0.13 - grow, y - grow)
    pen.quadTo(0, y + 0.035 - grow, 0.13 + grow, y - grow)
    pen.curveTo(0.1 + grow, y + 0.09 + grow, 0.045, y + 0.105 + grow, 0, y + 0.105 + grow)
    pen.curveTo(-0.045, y + 0.105 + grow, -0.1 - grow, y + 0.09 + grow, -0.13 - grow, y - grow)
  }
  pen.fillShape(lip, () => mouth(0.016))
  pen.fillShape('#4f1418', () => mouth(0))
  pen.in('#f8f4ee').fillPath(`M-.118 ${y + 0.006} Q0 ${y + 0.038} .118 ${y + 0.006}
    Q.085 ${y + 0.05} 0 ${y + 0.06} Q-.085 ${y + 0.05} -.118 ${y + 0.006}`)
  pen.blurred(0.008, () => {
    g.strokeStyle = skinShadow
    g.globalAlpha = 0.55
    pen.lineWidth = 0.012
    for (const s of [-1, 1]) pen.strokePath(`M${s * 0.075} .7 Q${s * 0.18} .74 ${s * 0.185} .83`)
  })
}

/** Corners that hang, for those who do not smile. */
function drawFrown({ pen, g, skinShadow, skin }: BustPen) {
  g.strokeStyle = mixHex(skin, '#8a3a38', 0.7)
  g.lineCap = 'round'
  pen.lineWidth = 0.026
  pen.strokePath('M-.1 .838 Q0 .79 .1 .838')
  pen.inked(skinShadow, 0.006).strokePath('M-.11 .845 Q0 .797 .11 .845')
}

function drawLips({ pen, g, face, feminine, skin, skinShadow }: BustPen) {
  const lipColour = face.lips || (feminine ? mixHex(skin, '#c23a4a', 0.68) : mixHex(skin, '#a8554a', 0.5))
  const lift = face.mood === 'smiling' ? 0.026 : 0
  const mouthX = (feminine ? 0.098 : 0.108) + lift * 0.8,
    mouthY = 0.815
  pen.in(shadeHex(lipColour, -0.22)).fillPath(`M${-mouthX - 0.004} ${mouthY - 0.008 - lift}
    C-.06 ${mouthY - 0.028} -.03 ${mouthY - 0.036} 0 ${mouthY - 0.022}
    C.03 ${mouthY - 0.036} .06 ${mouthY - 0.028} ${mouthX + 0.004} ${mouthY - 0.008 - lift}
    Q0 ${mouthY + 0.016} ${-mouthX - 0.004} ${mouthY - 0.008 - lift}`)
  pen.in(lipColour).fillPath(`M${-mouthX} ${mouthY - 0.006 - lift}
    Q0 ${mouthY + 0.014} ${mouthX} ${mouthY - 0.006 - lift}
    C.055 ${mouthY + (feminine ? 0.052 : 0.04)} -.055 ${mouthY + (feminine ? 0.052 : 0.04)} ${-mouthX} ${mouthY - 0.006 - lift}`)
  pen.blurred(0.008, () => {
    g.fillStyle = '#ffffff'
    g.globalAlpha = 0.36
    pen.fillEllipse(-0.018, mouthY + 0.024, 0.034, 0.008)
    g.fillStyle = skinShadow
    g.globalAlpha = 0.5
    pen.fillEllipse(0, mouthY + 0.062, 0.06, 0.012)
  })
  pen.inked(shadeHex(lipColour, -0.62), 0.0055)
  pen.strokePath(`M${-mouthX - 0.012} ${mouthY - 0.013 - lift} Q-.03 ${mouthY + 0.008} 0 ${mouthY + 0.003}
    Q.03 ${mouthY + 0.008} ${mouthX + 0.012} ${mouthY - 0.013 - lift}`)
}

/** The folds beside the mouth; with age, lines on the forehead and beside the eyes. */
function drawWrinkles({ pen, g, old, skinShadow, eye }: BustPen) {
  pen.blurred(0.008, () => {
    g.strokeStyle = skinShadow
    g.globalAlpha = old ? 0.6 : 0.22
    pen.lineWidth = 0.009
    for (const s of [-1, 1]) pen.strokePath(`M${s * 0.065} .7 Q${s * 0.125} .75 ${s * 0.13} .83`)
    if (old) {
      g.globalAlpha = 0.4
      pen.lineWidth = 0.007
      for (let k = 0; k < 3; k++)
        pen.strokePath(`M-.17 ${0.27 + k * 0.045}
          C-.06 ${0.255 + k * 0.045} .06 ${0.255 + k * 0.045} .18 ${0.275 + k * 0.045}`)
      for (const s of [-1, 1])
        for (let k = 0; k < 3; k++)
          pen.strokeLine(s * 0.245, eye.y + k * 0.012, s * 0.29, eye.y - 0.02 + k * 0.032)
    }
  })
}

function drawFreckles({ pen, g, random }: BustPen) {
  for (let k = 0; k < 120; k++) {
    const x = random.gauss() * 0.11,
      y = 0.64 + random.gauss() * 0.045
    if (Math.abs(x) > 0.28) continue
    g.globalAlpha = 0.18 + 0.3 * random()
    pen.in('#9a4a2c').fillEllipse(x, y, 0.0035 + 0.004 * random(), 0.003 + 0.003 * random())
  }
}

/** Ears and face, but for the eyes. */
export function drawFace(bust: BustPen) {
  const { pen, g, face, skin, skinShadow } = bust
  if (!EARS_COVERED.includes(face.hair)) drawEars(bust)
  const base = g.createLinearGradient(pen.x(-0.36), pen.y(0.2), pen.x(0.4), pen.y(0.8))
  base.addColorStop(0, shadeHex(skin, 0.16))
  base.addColorStop(0.45, skin)
  base.addColorStop(1, mixHex(skin, skinShadow, 0.72))
  g.save()
  pen.begin()
  traceFace(bust)
  g.fillStyle = base
  g.fill()
  g.clip()
  drawPlanes(bust)
  drawEyeSockets(bust)
  drawClownPaint(bust)
  drawNose(bust)
  if (face.mood === 'laughing') drawLaugh(bust)
  else if (face.mood === 'sad' || face.mood === 'angry') drawFrown(bust)
  else drawLips(bust)
  drawWrinkles(bust)
  if (face.freckles) drawFreckles(bust)
  drawClownNose(bust)
  g.restore()
}
