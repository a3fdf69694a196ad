import { mix } from '../../engine/core/scalar.ts'
import { shadeHex } from '../tint.ts'
import { type BustPen, drawStrand, hairTone, type Point } from './bust-pen.ts'

const ROPES = 26
const ROPE = 0.052

/** One matted rope of hair, with its rings. */
function drawRope(bust: BustPen, from: Point, bend: Point, to: Point) {
  const { pen, g, random } = bust
  const lit = from[0] < 0 ? 0.3 : 0.1
  for (const [width, tone] of [
    [ROPE, 0.1],
    [ROPE * 0.55, 0.5],
  ]) {
    g.strokeStyle = hairTone(bust, tone, lit * random())
    g.lineCap = 'round'
    pen.lineWidth = width
    pen.begin()
    pen.moveTo(...from)
    pen.quadTo(...bend, ...to)
    g.stroke()
  }
  pen.inked(hairTone(bust, 0, 0), 0.008)
  for (let k = 1; k < 9; k++) {
    const t = k / 9
    const x = mix(mix(from[0], bend[0], t), mix(bend[0], to[0], t), t)
    const y = mix(mix(from[1], bend[1], t), mix(bend[1], to[1], t), t)
    pen.strokeLine(x - ROPE * 0.36, y - 0.01, x + ROPE * 0.36, y + 0.012)
  }
}

/** Dreadlocks that hang behind the shoulders. */
export function drawRopesBehind(bust: BustPen) {
  const { random } = bust
  for (let k = 0; k < ROPES; k++) {
    const across = (k / (ROPES - 1)) * 2 - 1
    const end: Point = [across * 0.56 + random.range(-0.03, 0.03), random.range(1.1, 1.36)]
    drawRope(bust, [across * 0.3, 0.02 + across * across * 0.12], [across * 0.62, 0.4], end)
  }
}

/** Dreadlocks from the parting, past both temples. */
export function drawRopesInFront(bust: BustPen) {
  const { random } = bust
  for (let k = 0; k < 16; k++) {
    const side = k % 2 ? 1 : -1
    const outward = Math.floor(k / 2) / 7
    drawRope(
      bust,
      [side * outward * 0.26, -0.05 + outward * outward * 0.1],
      [side * mix(0.36, 0.5, outward), mix(-0.04, 0.16, outward)],
      [side * mix(0.37, 0.5, outward), random.range(0.8, 1.12)],
    )
  }
}

/** Shaven sides, and a crest that stands up along the middle. */
export function drawMohawk(bust: BustPen) {
  const { pen, g, face, random } = bust
  g.fillStyle = shadeHex(face.hairColour, -0.5)
  g.globalAlpha = 0.22
  pen.fillPath(`M-.345 .42 C-.38 .06 -.2 -.02 0 -.02 C.2 -.02 .38 .06 .345 .42 C.3 .24 .16 .2 0 .2
    C-.16 .2 -.3 .24 -.345 .42`)
  g.globalAlpha = 1
  for (let k = 0; k < 900; k++) {
    const x = random.range(-0.085, 0.085)
    const y = random.range(-0.02, 0.15)
    drawStrand(
      bust,
      [
        [x, y],
        [x * 1.1, y - 0.12],
        [x * 1.25, y - 0.24],
        [x * 1.5 + random.range(-0.02, 0.02), y - random.range(0.3, 0.42)],
      ],
      0.009,
      hairTone(bust, random(), x < 0 ? 0.5 * random() : 0.15),
      0.75,
    )
  }
}
