import { mixHex, shadeHex } from '../tint.ts'
import { type BustPen, traceFace } from './bust-pen.ts'
import { drawClownNose, drawClownPaint } from './story-features.ts'

const EARS_COVERED = ['long', 'braids', 'curly', 'afro', 'bob', 'dreads']

function drawEars({ pen, g, skin, skinShadow }: BustPen) {
  for (const s of [-1, 1]) {
    g.fillStyle = s < 0 ? skin : shadeHex(skin, -0.25)
    pen.fillEllipse(s * 0.345, 0.56, 0.045, 0.085, s * 0.12)
    g.strokeStyle = skinShadow
    g.globalAlpha = 0.45
    pen.lineWidth = 0.008
    pen.begin()
    pen.ellipse(s * 0.345, 0.56, 0.024, 0.055, s * 0.12)
    g.stroke()
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
    for (const s of [-1, 1]) {
      pen.fillEllipse(s * 0.21, 0.68, 0.09, 0.065, s * -0.4)
    }
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
    pen.begin()
    pen.moveTo(0.028, eye.y - 0.02)
    pen.quadTo(0.04, 0.62, 0.066, 0.7)
    pen.quadTo(0.05, 0.725, 0.012, 0.72)
    pen.quadTo(0.022, 0.62, 0.012, eye.y)
    g.fill()
    g.globalAlpha = 0.55
    pen.fillEllipse(0.005, 0.735, 0.055, 0.014)
  })
  pen.blurred(0.01, () => {
    g.fillStyle = skinLight
    g.globalAlpha = 0.55
    pen.begin()
    pen.moveTo(-0.014, eye.y)
    pen.lineTo(0.006, eye.y)
    pen.lineTo(0.012, 0.66)
    pen.lineTo(-0.02, 0.66)
    g.fill()
    g.globalAlpha = 0.75
    pen.fillEllipse(-0.006, 0.69, 0.018, 0.016)
  })
  pen.blurred(0.005, () => {
    g.fillStyle = shadeHex(skinShadow, -0.45)
    g.globalAlpha = 0.75
    for (const s of [-1, 1]) {
      pen.fillEllipse(s * 0.03, 0.722, 0.013, 0.0075, s * -0.35)
    }
    g.strokeStyle = skinShadow
    g.globalAlpha = 0.45
    pen.lineWidth = 0.008
    for (const s of [-1, 1]) {
      pen.begin()
      pen.arc(s * 0.052, 0.703, 0.022, s > 0 ? -1.1 : 2.0, s > 0 ? 1.2 : 4.2)
      g.stroke()
    }
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
  pen.fillShape('#f8f4ee', () => {
    pen.moveTo(-0.118, y + 0.006)
    pen.quadTo(0, y + 0.038, 0.118, y + 0.006)
    pen.quadTo(0.085, y + 0.05, 0, y + 0.06)
    pen.quadTo(-0.085, y + 0.05, -0.118, y + 0.006)
  })
  pen.blurred(0.008, () => {
    g.strokeStyle = skinShadow
    g.globalAlpha = 0.55
    pen.lineWidth = 0.012
    for (const s of [-1, 1]) {
      pen.begin()
      pen.moveTo(s * 0.075, 0.7)
      pen.quadTo(s * 0.18, 0.74, s * 0.185, 0.83)
      g.stroke()
    }
  })
}

/** Corners that hang, for those who do not smile. */
function drawFrown({ pen, g, skinShadow, skin }: BustPen) {
  g.strokeStyle = mixHex(skin, '#8a3a38', 0.7)
  g.lineCap = 'round'
  pen.lineWidth = 0.026
  pen.begin()
  pen.moveTo(-0.1, 0.838)
  pen.quadTo(0, 0.79, 0.1, 0.838)
  g.stroke()
  g.strokeStyle = skinShadow
  pen.lineWidth = 0.006
  pen.begin()
  pen.moveTo(-0.11, 0.845)
  pen.quadTo(0, 0.797, 0.11, 0.845)
  g.stroke()
}

function drawLips({ pen, g, face, feminine, skin, skinShadow }: BustPen) {
  const lipColour = face.lips || (feminine ? mixHex(skin, '#c23a4a', 0.68) : mixHex(skin, '#a8554a', 0.5))
  const lift = face.mood === 'smiling' ? 0.026 : 0
  const mouthX = (feminine ? 0.098 : 0.108) + lift * 0.8,
    mouthY = 0.815
  g.fillStyle = shadeHex(lipColour, -0.22)
  pen.begin()
  pen.moveTo(-mouthX - 0.004, mouthY - 0.008 - lift)
  pen.curveTo(-0.06, mouthY - 0.028, -0.03, mouthY - 0.036, 0, mouthY - 0.022)
  pen.curveTo(0.03, mouthY - 0.036, 0.06, mouthY - 0.028, mouthX + 0.004, mouthY - 0.008 - lift)
  pen.quadTo(0, mouthY + 0.016, -mouthX - 0.004, mouthY - 0.008 - lift)
  g.fill()
  g.fillStyle = lipColour
  pen.begin()
  pen.moveTo(-mouthX, mouthY - 0.006 - lift)
  pen.quadTo(0, mouthY + 0.014, mouthX, mouthY - 0.006 - lift)
  pen.curveTo(
    0.055,
    mouthY + (feminine ? 0.052 : 0.04),
    -0.055,
    mouthY + (feminine ? 0.052 : 0.04),
    -mouthX,
    mouthY - 0.006 - lift,
  )
  g.fill()
  pen.blurred(0.008, () => {
    g.fillStyle = '#ffffff'
    g.globalAlpha = 0.36
    pen.fillEllipse(-0.018, mouthY + 0.024, 0.034, 0.008)
    g.fillStyle = skinShadow
    g.globalAlpha = 0.5
    pen.fillEllipse(0, mouthY + 0.062, 0.06, 0.012)
  })
  g.strokeStyle = shadeHex(lipColour, -0.62)
  pen.lineWidth = 0.0055
  pen.begin()
  pen.moveTo(-mouthX - 0.012, mouthY - 0.013 - lift)
  pen.quadTo(-0.03, mouthY + 0.008, 0, mouthY + 0.003)
  pen.quadTo(0.03, mouthY + 0.008, mouthX + 0.012, mouthY - 0.013 - lift)
  g.stroke()
}

/** The folds beside the mouth; with age, lines on the forehead and beside the eyes. */
function drawWrinkles({ pen, g, old, skinShadow, eye }: BustPen) {
  pen.blurred(0.008, () => {
    g.strokeStyle = skinShadow
    g.globalAlpha = old ? 0.6 : 0.22
    pen.lineWidth = 0.009
    for (const s of [-1, 1]) {
      pen.begin()
      pen.moveTo(s * 0.065, 0.7)
      pen.quadTo(s * 0.125, 0.75, s * 0.13, 0.83)
      g.stroke()
    }
    if (old) {
      g.globalAlpha = 0.4
      pen.lineWidth = 0.007
      for (let k = 0; k < 3; k++) {
        pen.begin()
        pen.moveTo(-0.17, 0.27 + k * 0.045)
        pen.curveTo(-0.06, 0.255 + k * 0.045, 0.06, 0.255 + k * 0.045, 0.18, 0.275 + k * 0.045)
        g.stroke()
      }
      for (const s of [-1, 1])
        for (let k = 0; k < 3; k++) {
          pen.strokeLine(s * 0.245, eye.y + k * 0.012, s * 0.29, eye.y - 0.02 + k * 0.032)
        }
    }
  })
}

function drawFreckles({ pen, g, random }: BustPen) {
  for (let k = 0; k < 120; k++) {
    const x = random.gauss() * 0.11,
      y = 0.64 + random.gauss() * 0.045
    if (Math.abs(x) > 0.28) continue
    g.globalAlpha = 0.18 + 0.3 * random()
    g.fillStyle = '#9a4a2c'
    pen.fillEllipse(x, y, 0.0035 + 0.004 * random(), 0.003 + 0.003 * random())
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
