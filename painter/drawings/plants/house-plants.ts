import { type SharePen, tuples } from '../pen.ts'
import type { PieceOptions } from '../pieces/piece.ts'
import { shadeHex } from '../tint.ts'

const GREEN = '#3f8a45'

/** A clay pot whose rim is at row 0.66. */
export function drawPot(pen: SharePen, colour = '#b9683f') {
  pen
    .in(pen.across(0.3, 0.76, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.35)))
    .fillPath(`M.3 .68 L.36 .99
    L.66 .99 L.72 .68`)
  pen.in(pen.across(0.28, 0.76, shadeHex(colour, 0.32), shadeHex(colour, 0.08), shadeHex(colour, -0.3)))
  pen.fillRoundRect(0.27, 0.65, 0.48, 0.075, 0.015)
}

/** A blade or a leaf from the pot's middle to its tip. */
function blade(pen: SharePen, to: readonly [number, number], breadth: number, colour: string, bow = 0) {
  const [x, y] = to
  pen
    .in(pen.gradient(0.51, 0.7, x, y, shadeHex(colour, -0.3), colour, shadeHex(colour, 0.2)))
    .fillPath(`M${0.51 - breadth * 0.4} .68
    Q${(0.51 + x) / 2 - breadth + bow} ${(0.68 + y) / 2} ${x} ${y}
    Q${(0.51 + x) / 2 + breadth + bow} ${(0.68 + y) / 2} ${0.51 + breadth * 0.4} .68`)
}

/** Broad leaves with holes and slits on long stalks. */
export function drawMonstera(pen: SharePen, { colour }: PieceOptions) {
  const { g } = pen
  for (const [x, y, turn, size] of tuples(`.2 .42 -2.5 .9, .84 .44 -.5 .9, .34 .2 -2 1, .7 .18 -1 1.05,
    .5 .34 -1.5 .9`)) {
    pen.inked(shadeHex(GREEN, -0.2), 0.02).strokeLine(0.51, 0.68, x, y)
    g.save()
    g.translate(pen.x(x), pen.y(y))
    g.rotate(turn + Math.PI / 2)
    g.scale(size, size)
    g.fillStyle = shadeHex(GREEN, x > 0.5 ? -0.12 : 0.06)
    const unit = pen.unit
    g.beginPath()
    g.moveTo(0, unit * 0.12)
    g.bezierCurveTo(-unit * 0.3, unit * 0.12, -unit * 0.22, -unit * 0.16, 0, -unit * 0.22)
    g.bezierCurveTo(unit * 0.22, -unit * 0.16, unit * 0.3, unit * 0.12, 0, unit * 0.12)
    g.fill()
    g.globalCompositeOperation = 'destination-out'
    g.lineWidth = unit * 0.018
    for (const side of [-1, 1])
      for (const k of [-0.1, -0.03, 0.04]) {
        g.beginPath()
        g.moveTo(side * unit * 0.09, unit * k)
        g.lineTo(side * unit * 0.24, unit * (k - 0.03))
        g.stroke()
      }
    g.globalCompositeOperation = 'source-over'
    g.strokeStyle = shadeHex(GREEN, 0.35)
    g.lineWidth = unit * 0.009
    g.beginPath()
    g.moveTo(0, unit * 0.1)
    g.lineTo(0, -unit * 0.2)
    g.stroke()
    g.restore()
  }
  drawPot(pen, colour)
}

/** Upright, banded blades with yellow edges. */
export function drawSnakePlant(pen: SharePen, { colour }: PieceOptions) {
  for (const [x, y, width] of tuples('.3 .2 .06, .72 .16 .06, .42 .02 .07, .6 .06 .07, .52 .22 .06')) {
    blade(pen, [x, y], width, '#d9cf6a')
    blade(pen, [x, y + 0.02], width * 0.72, '#3f7a4a')
    pen.inked('rgba(170,200,150,.6)', 0.012)
    for (let k = 1; k < 7; k++) {
      const t = k / 8
      pen.strokePath(`M${x + (0.51 - x) * t - width * 0.4} ${y + (0.68 - y) * t}
        L${x + (0.51 - x) * t + width * 0.4} ${y + (0.68 - y) * t + 0.012}`)
    }
  }
  drawPot(pen, colour ?? '#e6e2da')
}

/** A rosette of fleshy leaves in a shallow pot. */
export function drawSucculent(pen: SharePen, { colour }: PieceOptions) {
  for (let ring = 4; ring >= 1; ring--)
    for (let k = 0; k < 9; k++) {
      const at = ((k + ring * 0.5) / 9) * Math.PI * 2
      const far = ring * 0.085
      pen.g.fillStyle = shadeHex('#7fb894', (4 - ring) * 0.07 - 0.14 - (Math.sin(at) > 0 ? 0.1 : 0))
      pen.fillEllipse(
        0.51 + Math.cos(at) * far,
        0.48 + Math.sin(at) * far * 0.62,
        0.085 + ring * 0.01,
        0.05,
        at,
      )
      pen.g.fillStyle = '#d98a9a'
      pen.fillCircle(0.51 + Math.cos(at) * (far + 0.085), 0.48 + Math.sin(at) * (far + 0.085) * 0.62, 0.009)
    }
  drawPot(pen, colour)
}

/** Arching fronds that hang over the rim. */
export function drawPottedFern(pen: SharePen, { colour }: PieceOptions) {
  for (let k = 0; k < 15; k++) {
    const t = k / 14 - 0.5
    const tip = { x: 0.51 + t * 1.02, y: 0.14 + t * t * 2 }
    const bend = { x: 0.51 + t * 0.5, y: 0.12 }
    pen.inked(shadeHex('#4f9a45', (k % 3) * 0.12 - 0.16), 0.012)
    pen.strokePath(`M.51 .68 Q${bend.x} ${bend.y} ${tip.x} ${tip.y}`)
    for (let j = 2; j < 16; j++) {
      const s = j / 16
      const x = (1 - s) ** 2 * 0.51 + 2 * s * (1 - s) * bend.x + s * s * tip.x
      const y = (1 - s) ** 2 * 0.68 + 2 * s * (1 - s) * bend.y + s * s * tip.y
      pen.lineWidth = 0.014
      const leaf = 0.055 * Math.sin(s * Math.PI) + 0.014
      pen.strokeLine(x - leaf, y + leaf * 0.5, x + leaf, y - leaf * 0.3)
    }
  }
  drawPot(pen, colour)
}

/** A small old tree with pads of leaves, in a flat tray. */
export function drawBonsai(pen: SharePen, { colour }: PieceOptions) {
  const { g } = pen
  g.strokeStyle = pen.across(0.3, 0.7, '#8a6242', '#4f3522')
  for (const [width, ...path] of [
    [0.1, 0.5, 0.84, 0.36, 0.66, 0.52, 0.5],
    [0.07, 0.52, 0.5, 0.64, 0.38, 0.5, 0.22],
    [0.04, 0.5, 0.54, 0.34, 0.48, 0.24, 0.44],
    [0.045, 0.57, 0.42, 0.72, 0.44, 0.84, 0.4],
  ]) {
    pen.lineWidth = width
    pen.strokePath(`M${path[0]} ${path[1]} Q${path[2]} ${path[3]} ${path[4]} ${path[5]}`)
  }
  for (const [x, y, rx, ry] of tuples('.2 .4 .2 .09, .86 .36 .18 .08, .5 .16 .28 .13, .66 .25 .17 .08'))
    for (let k = 0; k < 46; k++) {
      const at = k * 2.399963
      const far = Math.sqrt(k / 46)
      g.fillStyle = shadeHex(GREEN, 0.22 - 0.42 * (Math.sin(at) * far * 0.5 + 0.5) + (k % 3) * 0.05)
      pen.fillCircle(x + Math.cos(at) * far * rx, y + Math.sin(at) * far * ry, 0.034)
    }
  g.fillStyle = pen.gradient(
    0,
    0.84,
    0,
    0.99,
    shadeHex(colour ?? '#3f5f86', 0.2),
    shadeHex(colour ?? '#3f5f86', -0.3),
  )
  pen.fillRoundRect(0.1, 0.86, 0.86, 0.1, 0.02)
  pen.fillRect(0.2, 0.95, 0.12, 0.045)
  pen.fillRect(0.74, 0.95, 0.12, 0.045)
  pen.in('#5f7a3a').fillEllipse(0.52, 0.86, 0.38, 0.03)
}
