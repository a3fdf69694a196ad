import { shadeHex } from '../tint.ts'
import { type FigurePen, HEAD_RADIUS, HEAD_Y } from './figure-pen.ts'

type Wearer = Pick<FigurePen, 'pen' | 'g' | 'look'>

/** A hat of brown leather with a wide brim that is turned up at the sides. */
export function drawCowboyHat({ pen, look }: Wearer) {
  const felt = look.hatColour ?? '#8a5a30'
  const lit = pen.across(-0.14, 0.14, shadeHex(felt, 0.25), felt, shadeHex(felt, -0.4))
  pen.fillShape(shadeHex(felt, -0.35), () => {
    pen.moveTo(-0.15, 0.005)
    pen.quadTo(-0.1, 0.075, 0, 0.07)
    pen.quadTo(0.1, 0.075, 0.15, 0.005)
    pen.quadTo(0.07, 0.035, 0, 0.035)
    pen.quadTo(-0.07, 0.035, -0.15, 0.005)
  })
  pen.fillShape(lit, () => {
    pen.moveTo(-0.066, 0.045)
    pen.curveTo(-0.066, -0.04, -0.05, -0.075, -0.03, -0.07)
    pen.quadTo(0, -0.045, 0.03, -0.07)
    pen.curveTo(0.05, -0.075, 0.066, -0.04, 0.066, 0.045)
    pen.quadTo(0, 0.06, -0.066, 0.045)
  })
  pen.fillShape(shadeHex(felt, -0.6), () => {
    pen.moveTo(-0.067, 0.022)
    pen.quadTo(0, 0.04, 0.067, 0.022)
    pen.lineTo(0.067, 0.042)
    pen.quadTo(0, 0.06, -0.067, 0.042)
  })
}

/** A cloth over head and shoulders that a black cord holds. */
export function drawKeffiyeh({ pen, g, look }: Wearer) {
  const cloth = look.hatColour ?? '#f1ece0'
  const lit = pen.across(-0.12, 0.12, shadeHex(cloth, 0.15), cloth, shadeHex(cloth, -0.3))
  const isSeen = look.facing === 'front'
  pen.fillShape(lit, () => {
    pen.moveTo(-0.06, 0.05)
    pen.curveTo(-0.075, -0.035, 0.075, -0.035, 0.06, 0.05)
    pen.curveTo(0.075, 0.1, 0.1, 0.16, 0.125, 0.25)
    pen.quadTo(0.08, 0.27, 0.035, 0.235)
    pen.curveTo(0.065, 0.17, 0.06, 0.11, isSeen ? 0.048 : 0.02, 0.05)
    pen.quadTo(0, 0.028, isSeen ? -0.048 : -0.02, 0.05)
    pen.curveTo(-0.06, 0.11, -0.065, 0.17, -0.035, 0.235)
    pen.quadTo(-0.08, 0.27, -0.125, 0.25)
    pen.curveTo(-0.1, 0.16, -0.075, 0.1, -0.06, 0.05)
  })
  if (!isSeen)
    pen.fillShape(lit, () => {
      pen.moveTo(-0.06, 0.03)
      pen.quadTo(0, -0.03, 0.06, 0.03)
      pen.lineTo(0.1, 0.25)
      pen.quadTo(0, 0.3, -0.1, 0.25)
    })
  g.strokeStyle = '#1d1a1a'
  pen.lineWidth = 0.012
  for (const y of [0.012, 0.028]) {
    pen.begin()
    pen.moveTo(-0.063, y + 0.012)
    pen.quadTo(0, y - 0.012, 0.063, y + 0.012)
    g.stroke()
  }
}

/** A pirate's black hat with a skull on its turned-up brim. */
export function drawTricorn({ pen, g, look }: Wearer) {
  const felt = look.hatColour ?? '#24222a'
  pen.fillShape(shadeHex(felt, -0.3), () => {
    pen.moveTo(-0.07, 0.04)
    pen.curveTo(-0.07, -0.04, 0.07, -0.04, 0.07, 0.04)
  })
  pen.fillShape(pen.across(-0.13, 0.13, shadeHex(felt, 0.2), felt, shadeHex(felt, -0.3)), () => {
    pen.moveTo(-0.14, 0.035)
    pen.curveTo(-0.1, -0.03, -0.06, -0.075, 0, -0.078)
    pen.curveTo(0.06, -0.075, 0.1, -0.03, 0.14, 0.035)
    pen.quadTo(0.07, 0.062, 0, 0.046)
    pen.quadTo(-0.07, 0.062, -0.14, 0.035)
  })
  g.strokeStyle = '#d9b24a'
  pen.lineWidth = 0.006
  pen.begin()
  pen.moveTo(-0.138, 0.034)
  pen.curveTo(-0.1, -0.03, -0.06, -0.075, 0, -0.078)
  pen.curveTo(0.06, -0.075, 0.1, -0.03, 0.138, 0.034)
  g.stroke()
  g.strokeStyle = '#efece2'
  pen.lineWidth = 0.008
  pen.strokeLine(-0.034, -0.002, 0.034, 0.028)
  pen.strokeLine(0.034, -0.002, -0.034, 0.028)
  g.fillStyle = '#efece2'
  pen.fillCircle(0, -0.018, 0.022)
  pen.fillRoundRect(-0.012, -0.006, 0.024, 0.02, 0.005)
  g.fillStyle = '#24222a'
  for (const x of [-0.008, 0.008]) pen.fillCircle(x, -0.018, 0.0055)
}

/** A tall silk hat. */
export function drawTopHat({ pen, look }: Wearer) {
  const silk = look.hatColour ?? '#1e1d24'
  pen.fillShape(shadeHex(silk, -0.3), () => pen.ellipse(0, 0.034, 0.098, 0.018))
  pen.fillShape(pen.across(-0.06, 0.06, shadeHex(silk, 0.3), silk, shadeHex(silk, -0.3)), () => {
    pen.moveTo(-0.058, 0.034)
    pen.lineTo(-0.066, -0.115)
    pen.quadTo(0, -0.128, 0.066, -0.115)
    pen.lineTo(0.058, 0.034)
    pen.quadTo(0, 0.05, -0.058, 0.034)
  })
  pen.fillShape('#a3242c', () => {
    pen.moveTo(-0.06, 0.0)
    pen.quadTo(0, 0.015, 0.06, 0.0)
    pen.lineTo(0.058, 0.028)
    pen.quadTo(0, 0.044, -0.058, 0.028)
  })
}

/** A Mexican hat with a very wide brim. */
export function drawSombrero({ pen, g, look }: Wearer) {
  const straw = look.hatColour ?? '#d9b45a'
  pen.fillShape(pen.across(-0.2, 0.2, shadeHex(straw, 0.25), straw, shadeHex(straw, -0.35)), () => {
    pen.moveTo(-0.21, 0.0)
    pen.quadTo(-0.14, 0.085, 0, 0.08)
    pen.quadTo(0.14, 0.085, 0.21, 0.0)
    pen.quadTo(0.1, 0.03, 0, 0.03)
    pen.quadTo(-0.1, 0.03, -0.21, 0.0)
  })
  pen.fillShape(pen.across(-0.06, 0.06, shadeHex(straw, 0.3), straw, shadeHex(straw, -0.3)), () => {
    pen.moveTo(-0.066, 0.045)
    pen.curveTo(-0.05, -0.04, -0.03, -0.12, 0, -0.125)
    pen.curveTo(0.03, -0.12, 0.05, -0.04, 0.066, 0.045)
    pen.quadTo(0, 0.06, -0.066, 0.045)
  })
  g.strokeStyle = '#b3202c'
  pen.lineWidth = 0.014
  pen.begin()
  pen.moveTo(-0.06, 0.016)
  pen.quadTo(0, 0.032, 0.06, 0.016)
  g.stroke()
  for (let k = -4; k <= 4; k++) {
    g.fillStyle = k % 2 ? '#2f7a4a' : '#b3202c'
    pen.fillCircle(k * 0.043, 0.066 - Math.abs(k) * 0.0105, 0.009)
  }
}

/** A northern helmet of iron with two horns. */
export function drawHornedHelmet({ pen, g, look }: Wearer) {
  for (const side of [-1, 1])
    pen.fillShape(pen.gradient(side * 0.05, 0.02, side * 0.13, -0.1, '#b59a6a', '#f6efdc'), () => {
      pen.moveTo(side * 0.046, 0.002)
      pen.curveTo(side * 0.1, 0.0, side * 0.125, -0.05, side * 0.118, -0.11)
      pen.curveTo(side * 0.15, -0.04, side * 0.125, 0.045, side * 0.056, 0.04)
    })
  g.fillStyle = pen.across(-HEAD_RADIUS, HEAD_RADIUS, '#cfd6dc', '#8d97a2', '#515a64')
  pen.begin()
  pen.ellipse(0, HEAD_Y - 0.026, HEAD_RADIUS * 1.08, HEAD_RADIUS * 1.05, 0, Math.PI, 0)
  g.fill()
  g.fillStyle = '#b0863a'
  pen.fillRect(-HEAD_RADIUS * 1.08, HEAD_Y - 0.036, HEAD_RADIUS * 2.16, 0.02)
  pen.fillRect(-0.008, HEAD_Y - 0.086, 0.016, 0.06)
  if (look.facing === 'front') pen.fillRect(-0.007, HEAD_Y - 0.02, 0.014, 0.034)
}

/** A samurai's helmet: a dark bowl, plates over the neck and a golden crest like horns. */
export function drawKabuto({ pen, g }: Wearer) {
  const lacquer = pen.across(-0.09, 0.09, '#4a4a58', '#26262f', '#0e0e13')
  for (const side of [-1, 1])
    pen.fillShape(lacquer, () => {
      pen.moveTo(side * 0.05, 0.03)
      pen.quadTo(side * 0.08, 0.06, side * 0.105, 0.14)
      pen.quadTo(side * 0.08, 0.155, side * 0.056, 0.14)
    })
  g.fillStyle = lacquer
  pen.begin()
  pen.ellipse(0, HEAD_Y - 0.022, HEAD_RADIUS * 1.14, HEAD_RADIUS * 1.15, 0, Math.PI, 0)
  g.fill()
  for (const side of [-1, 1])
    pen.fillShape(pen.gradient(0, 0.03, 0, -0.09, '#9a6f1c', '#f4d77c'), () => {
      pen.moveTo(0, 0.045)
      pen.curveTo(side * 0.03, 0.035, side * 0.07, 0, side * 0.066, -0.08)
      pen.curveTo(side * 0.05, -0.03, side * 0.028, 0.005, 0, 0.012)
    })
}

/** The square cap of those who have graduated, with its tassel. */
export function drawMortarboard({ pen, g, look }: Wearer) {
  const cloth = look.hatColour ?? '#26262e'
  g.fillStyle = shadeHex(cloth, -0.2)
  pen.fillRoundRect(-0.055, 0.012, 0.11, 0.036, 0.01)
  pen.fillShape(pen.across(-0.12, 0.12, shadeHex(cloth, 0.3), cloth, shadeHex(cloth, -0.2)), () => {
    pen.moveTo(0, -0.045)
    pen.lineTo(0.1, -0.004)
    pen.lineTo(0, 0.036)
    pen.lineTo(-0.1, -0.004)
  })
  g.strokeStyle = '#e0b03a'
  pen.lineWidth = 0.007
  pen.begin()
  pen.moveTo(0, -0.006)
  pen.quadTo(-0.06, 0, -0.096, 0.012)
  pen.lineTo(-0.098, 0.066)
  g.stroke()
  pen.lineWidth = 0.018
  pen.strokeLine(-0.098, 0.062, -0.099, 0.09)
}
