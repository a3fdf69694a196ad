import { type BustPen, drawStrand, hairTone } from './bust-pen.ts'

/** Hairs along the jaw, around the mouth but not over it. */
function drawFullBeard(bust: BustPen) {
  const { random, noise, old } = bust
  const hairs = old ? 2600 : 1900
  for (let k = 0; k < hairs; k++) {
    const t = random() * 2 - 1
    const y = 0.74 + 0.3 * Math.cos(t * 1.3) * random() ** 0.6
    const x = Math.sin(t * 1.35) * 0.3 * (y > 0.95 ? 0.75 : 1)
    if (Math.abs(x) < 0.115 && y < 0.862 && y > 0.775) continue
    if (Math.abs(x) < 0.2 && y < 0.765) continue
    const length = old ? random.range(0.08, 0.2) : random.range(0.03, 0.07)
    const lit = x < 0 ? 0.25 : 0.0
    drawStrand(
      bust,
      [
        [x, y],
        [x * 1.05, y + length * 0.4],
        [x * 0.95 + noise.value2(x * 9, y * 9) * 0.03, y + length * 0.7],
        [x * 0.85 + noise.value2(x * 5, y * 5) * 0.05, y + length],
      ],
      0.0045,
      hairTone(bust, random(), lit),
      0.6,
    )
  }
}

/** Hairs over the upper lip, `breadth` times as far to both sides as in a beard. */
export function drawMoustache(bust: BustPen, breadth = 1) {
  const { random } = bust
  for (let k = 0; k < 300 * breadth ** 3; k++) {
    const s = random.chance(0.5) ? -1 : 1
    const x = s * random.range(0.0, 0.1) * breadth
    drawStrand(
      bust,
      [
        [x * 0.4, 0.765],
        [x * 0.8, 0.77],
        [x + s * 0.02, 0.785],
        [x + s * 0.035, 0.8 + random() * 0.02],
      ],
      0.0045,
      hairTone(bust, random(), s < 0 ? 0.2 : 0),
      0.65,
    )
  }
}

/** A full beard, longer with age. */
export function drawBeard(bust: BustPen) {
  drawFullBeard(bust)
  drawMoustache(bust)
}
