import { shadeHex } from '../tint.ts'
import { type FigurePen, HEAD_RADIUS, HEAD_Y } from './figure-pen.ts'

type Wearer = Pick<FigurePen, 'pen' | 'g' | 'look'>

/** A hat of brown leather with a wide brim that is turned up at the sides. */
export function drawCowboyHat({ pen, look }: Wearer) {
  const felt = look.hatColour ?? '#8a5a30'
  const lit = pen.across(-0.14, 0.14, shadeHex(felt, 0.25), felt, shadeHex(felt, -0.4))
  pen.in(shadeHex(felt, -0.35)).fillPath(`M-.15 .005 Q-.1 .075 0 .07 Q.1 .075 .15 .005 Q.07 .035 0 .035
    Q-.07 .035 -.15 .005`)
  pen.in(lit).fillPath(`M-.066 .045 C-.066 -.04 -.05 -.075 -.03 -.07 Q0 -.045 .03 -.07
    C.05 -.075 .066 -.04 .066 .045 Q0 .06 -.066 .045`)
  pen.in(shadeHex(felt, -0.6)).fillPath('M-.067 .022 Q0 .04 .067 .022 L.067 .042 Q0 .06 -.067 .042')
}

/** A pirate's black hat with a skull on its turned-up brim. */
export function drawTricorn({ pen, look }: Wearer) {
  const felt = look.hatColour ?? '#24222a'
  pen.in(shadeHex(felt, -0.3)).fillPath('M-.07 .04 C-.07 -.04 .07 -.04 .07 .04')
  pen.in(pen.across(-0.13, 0.13, shadeHex(felt, 0.2), felt, shadeHex(felt, -0.3))).fillPath(`M-.14 .035
    C-.1 -.03 -.06 -.075 0 -.078 C.06 -.075 .1 -.03 .14 .035 Q.07 .062 0 .046 Q-.07 .062 -.14 .035`)
  pen.inked('#d9b24a', 0.006).strokePath(`M-.138 .034 C-.1 -.03 -.06 -.075 0 -.078
    C.06 -.075 .1 -.03 .138 .034`)
  pen.inked('#efece2', 0.008).strokeLine(-0.034, -0.002, 0.034, 0.028)
  pen.strokeLine(0.034, -0.002, -0.034, 0.028)
  pen.in('#efece2').fillCircle(0, -0.018, 0.022)
  pen.fillRoundRect(-0.012, -0.006, 0.024, 0.02, 0.005)
  pen.in('#24222a')
  for (const x of [-0.008, 0.008]) pen.fillCircle(x, -0.018, 0.0055)
}

/** A tall silk hat. */
export function drawTopHat({ pen, look }: Wearer) {
  const silk = look.hatColour ?? '#1e1d24'
  pen.fillShape(shadeHex(silk, -0.3), () => pen.ellipse(0, 0.034, 0.098, 0.018))
  pen
    .in(pen.across(-0.06, 0.06, shadeHex(silk, 0.3), silk, shadeHex(silk, -0.3)))
    .fillPath(`M-.058 .034 L-.066 -.115
    Q0 -.128 .066 -.115 L.058 .034 Q0 .05 -.058 .034`)
  pen.in('#a3242c').fillPath('M-.06 0 Q0 .015 .06 0 L.058 .028 Q0 .044 -.058 .028')
}

/** A northern helmet of iron with two horns. */
export function drawHornedHelmet({ pen, g, look }: Wearer) {
  for (const side of [-1, 1])
    pen
      .in(pen.gradient(side * 0.05, 0.02, side * 0.13, -0.1, '#b59a6a', '#f6efdc'))
      .fillPath(`M${side * 0.046} .002
      C${side * 0.1} 0 ${side * 0.125} -.05 ${side * 0.118} -.11
      C${side * 0.15} -.04 ${side * 0.125} .045 ${side * 0.056} .04`)
  g.fillStyle = pen.across(-HEAD_RADIUS, HEAD_RADIUS, '#cfd6dc', '#8d97a2', '#515a64')
  pen.begin()
  pen.ellipse(0, HEAD_Y - 0.026, HEAD_RADIUS * 1.08, HEAD_RADIUS * 1.05, 0, Math.PI, 0)
  g.fill()
  pen.in('#b0863a').fillRect(-HEAD_RADIUS * 1.08, HEAD_Y - 0.036, HEAD_RADIUS * 2.16, 0.02)
  pen.fillRect(-0.008, HEAD_Y - 0.086, 0.016, 0.06)
  if (look.facing === 'front') pen.fillRect(-0.007, HEAD_Y - 0.02, 0.014, 0.034)
}

/** A samurai's helmet: a dark bowl, plates over the neck and a golden crest like horns. */
export function drawKabuto({ pen, g }: Wearer) {
  const lacquer = pen.across(-0.09, 0.09, '#4a4a58', '#26262f', '#0e0e13')
  for (const side of [-1, 1])
    pen.in(lacquer).fillPath(`M${side * 0.05} .03 Q${side * 0.08} .06 ${side * 0.105} .14
      Q${side * 0.08} .155 ${side * 0.056} .14`)
  g.fillStyle = lacquer
  pen.begin()
  pen.ellipse(0, HEAD_Y - 0.022, HEAD_RADIUS * 1.14, HEAD_RADIUS * 1.15, 0, Math.PI, 0)
  g.fill()
  for (const side of [-1, 1])
    pen.in(pen.gradient(0, 0.03, 0, -0.09, '#9a6f1c', '#f4d77c')).fillPath(`M0 .045
      C${side * 0.03} .035 ${side * 0.07} 0 ${side * 0.066} -.08
      C${side * 0.05} -.03 ${side * 0.028} .005 0 .012`)
}

/** The square cap of those who have graduated, with its tassel. */
export function drawMortarboard({ pen, look }: Wearer) {
  const cloth = look.hatColour ?? '#26262e'
  pen.in(shadeHex(cloth, -0.2)).fillRoundRect(-0.055, 0.012, 0.11, 0.036, 0.01)
  pen
    .in(pen.across(-0.12, 0.12, shadeHex(cloth, 0.3), cloth, shadeHex(cloth, -0.2)))
    .fillPath(`M0 -.045 L.1 -.004
    L0 .036 L-.1 -.004`)
  pen.inked('#e0b03a', 0.007).strokePath('M0 -.006 Q-.06 0 -.096 .012 L-.098 .066')
  pen.lineWidth = 0.018
  pen.strokeLine(-0.098, 0.062, -0.099, 0.09)
}
