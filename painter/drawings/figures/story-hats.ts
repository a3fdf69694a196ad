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

/** A cloth over head and shoulders that a black cord holds. */
export function drawKeffiyeh({ pen, g, look }: Wearer) {
  const cloth = look.hatColour ?? '#f1ece0'
  const lit = pen.across(-0.12, 0.12, shadeHex(cloth, 0.15), cloth, shadeHex(cloth, -0.3))
  const isSeen = look.facing === 'front'
  pen.in(lit).fillPath(`M-.06 .05 C-.075 -.035 .075 -.035 .06 .05 C.075 .1 .1 .16 .125 .25 Q.08 .27 .035 .235
    C.065 .17 .06 .11 ${isSeen ? 0.048 : 0.02} .05 Q0 .028 ${isSeen ? -0.048 : -0.02} .05
    C-.06 .11 -.065 .17 -.035 .235 Q-.08 .27 -.125 .25 C-.1 .16 -.075 .1 -.06 .05`)
  if (!isSeen) pen.in(lit).fillPath('M-.06 .03 Q0 -.03 .06 .03 L.1 .25 Q0 .3 -.1 .25')
  g.strokeStyle = '#1d1a1a'
  pen.lineWidth = 0.012
  for (const y of [0.012, 0.028]) pen.strokePath(`M-.063 ${y + 0.012} Q0 ${y - 0.012} .063 ${y + 0.012}`)
}

/** A pirate's black hat with a skull on its turned-up brim. */
export function drawTricorn({ pen, g, look }: Wearer) {
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
  g.fillStyle = '#24222a'
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

/** A Mexican hat with a very wide brim. */
export function drawSombrero({ pen, look }: Wearer) {
  const straw = look.hatColour ?? '#d9b45a'
  pen
    .in(pen.across(-0.2, 0.2, shadeHex(straw, 0.25), straw, shadeHex(straw, -0.35)))
    .fillPath(`M-.21 0 Q-.14 .085 0 .08
    Q.14 .085 .21 0 Q.1 .03 0 .03 Q-.1 .03 -.21 0`)
  pen.in(pen.across(-0.06, 0.06, shadeHex(straw, 0.3), straw, shadeHex(straw, -0.3))).fillPath(`M-.066 .045
    C-.05 -.04 -.03 -.12 0 -.125 C.03 -.12 .05 -.04 .066 .045 Q0 .06 -.066 .045`)
  pen.inked('#b3202c', 0.014).strokePath('M-.06 .016 Q0 .032 .06 .016')
  for (let k = -4; k <= 4; k++)
    pen.in(k % 2 ? '#2f7a4a' : '#b3202c').fillCircle(k * 0.043, 0.066 - Math.abs(k) * 0.0105, 0.009)
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
