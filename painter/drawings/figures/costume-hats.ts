import { shadeHex } from '../tint.ts'
import { type FigurePen, HEAD_RADIUS, HEAD_Y } from './figure-pen.ts'

type Wearer = Pick<FigurePen, 'pen' | 'g' | 'look'>

const BRONZE = '#c9a24a'

const PLUMES = ['#d9342f', '#f2b83a', '#2f8f86', '#f4f0e4', '#3a5fb8']

/** A fan of feathers that stands up from a band. */
export function drawFeathers({ pen, g, look }: Wearer) {
  const feathers = 11
  for (let k = 0; k < feathers; k++) {
    const turn = (k / (feathers - 1) - 0.5) * 2.5
    const long = 0.16 + Math.cos(turn) * 0.05
    const colour = look.hatColour ? shadeHex(look.hatColour, k % 2 ? 0.2 : -0.08) : PLUMES[k % PLUMES.length]
    const [x, y] = [Math.sin(turn), -Math.cos(turn)]
    g.fillStyle = colour
    pen.fillEllipse(
      x * (HEAD_RADIUS * 0.7 + long * 0.5),
      HEAD_Y - 0.012 + y * (HEAD_RADIUS * 0.7 + long * 0.5),
      0.021,
      long * 0.56,
      turn,
    )
    g.fillStyle = shadeHex(colour, -0.45)
    pen.fillEllipse(
      x * (HEAD_RADIUS * 0.7 + long * 0.94),
      HEAD_Y - 0.012 + y * (HEAD_RADIUS * 0.7 + long * 0.94),
      0.011,
      long * 0.11,
      turn,
    )
  }
  if (look.facing === 'front') {
    // The face is before the feathers.
    g.fillStyle = pen.across(-HEAD_RADIUS, HEAD_RADIUS, '#3a2a20', '#241812')
    pen.begin()
    pen.ellipse(0, HEAD_Y - 0.018, HEAD_RADIUS * 0.98, HEAD_RADIUS * 0.86, 0, Math.PI, 0)
    g.fill()
  }
  pen.in(BRONZE).fillRoundRect(-HEAD_RADIUS * 1.02, HEAD_Y - 0.034, HEAD_RADIUS * 2.04, 0.02, 0.008)
  g.fillStyle = '#c2302c'
  for (let k = -2; k <= 2; k++) pen.fillCircle(k * 0.02, HEAD_Y - 0.024, 0.006)
}

/** Tufts of fur around an ellipse. */
function drawFur({ pen }: Wearer, x: number, y: number, wide: number, high: number, colour: string) {
  pen.in(colour).fillEllipse(x, y, wide, high)
  for (let k = 0; k < 22; k++) {
    const turn = (k / 22) * Math.PI * 2
    pen.in(shadeHex(colour, k % 3 === 0 ? 0.2 : k % 3 === 1 ? -0.2 : 0.04))
    pen.fillEllipse(x + Math.cos(turn) * wide * 0.9, y + Math.sin(turn) * high * 0.9, 0.014, 0.014)
  }
}

/** A round hat of fur with its flaps over the ears. */
export function drawFurHat(wearer: Wearer) {
  const { pen, g, look } = wearer
  const fur = look.hatColour ?? '#7a5636'
  for (const side of [-1, 1])
    drawFur(wearer, side * HEAD_RADIUS * 1.06, HEAD_Y + 0.012, 0.02, 0.045, shadeHex(fur, -0.12))
  g.fillStyle = pen.across(-0.07, 0.07, shadeHex(fur, 0.05), shadeHex(fur, -0.3), shadeHex(fur, -0.5))
  pen.begin()
  pen.ellipse(0, HEAD_Y - 0.03, HEAD_RADIUS * 1.02, HEAD_RADIUS * 1.1, 0, Math.PI, 0)
  g.fill()
  drawFur(wearer, 0, HEAD_Y - 0.034, HEAD_RADIUS * 1.16, 0.02, fur)
}

/** The striped cloth of an Egyptian king, with its cobra. */
export function drawNemes({ pen, g, look }: Wearer) {
  const isSeen = look.facing === 'front'
  const cloth = pen.across(-0.1, 0.1, '#f2cf6a', '#d9a93a', '#9c7420')
  const lappets = () => {
    pen.moveTo(0, HEAD_Y - HEAD_RADIUS * 1.3)
    pen.curveTo(-0.1, HEAD_Y - 0.07, -0.12, 0.1, -0.105, 0.19)
    pen.lineTo(-0.06, 0.27)
    pen.lineTo(-0.035, 0.26)
    pen.curveTo(isSeen ? -0.05 : 0, 0.16, isSeen ? -0.062 : 0, 0.09, isSeen ? -0.05 : 0, HEAD_Y - 0.022)
    pen.quadTo(0, HEAD_Y - 0.05, isSeen ? 0.05 : 0, HEAD_Y - 0.022)
    pen.curveTo(isSeen ? 0.062 : 0, 0.09, isSeen ? 0.05 : 0, 0.16, 0.035, 0.26)
    pen.lineTo(0.06, 0.27)
    pen.lineTo(0.105, 0.19)
    pen.curveTo(0.12, 0.1, 0.1, HEAD_Y - 0.07, 0, HEAD_Y - HEAD_RADIUS * 1.3)
  }
  pen.fillShape(cloth, lappets)
  g.save()
  pen.begin()
  lappets()
  g.clip()
  pen.inked('#24489a', 0.009)
  for (let k = 0; k < 9; k++) pen.strokeLine(-0.13, 0.03 + k * 0.03, 0.13, 0.03 + k * 0.03)
  g.restore()
  pen.in('#e8bc4a').fillEllipse(0, HEAD_Y - HEAD_RADIUS * 0.98, 0.012, 0.022)
}
