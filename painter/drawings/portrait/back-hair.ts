import { clamp, mix, smoothstep } from '../../engine/core/scalar.ts'
import { shadeHex } from '../tint.ts'
import { drawRopesBehind } from './bold-hair.ts'
import { type BustPen, drawCurl, drawStrand, hairTone } from './bust-pen.ts'

/** Hair falling to the chin, or over the shoulders. */
function drawFallingHair(bust: BustPen, isLong: boolean) {
  const { pen, face, random } = bust
  const length = isLong ? 1.62 : 1.02,
    spread = isLong ? 0.6 : 0.47
  pen.in(shadeHex(face.hairColour, -0.55)).fillPath(`M0 -.06
    C-.5 -.06 -.5 .5 ${-spread + 0.06} ${length * 0.66}
    C${-spread} ${length * 0.85} ${-spread + 0.05} ${length} -.3 ${length} L.3 ${length}
    C${spread - 0.05} ${length} ${spread} ${length * 0.85} ${spread - 0.06} ${length * 0.66}
    C.5 .5 .5 -.06 0 -.06`)
  for (let k = 0; k < 900; k++) {
    const side = random.chance(0.5) ? -1 : 1
    const outward = random()
    const neckX = side * mix(0.2, 0.46, outward),
      wave = random.range(-0.05, 0.05)
    const endX = side * mix(0.22, spread + 0.03, outward) + wave
    drawStrand(
      bust,
      [
        [side * random.range(0.02, 0.3), random.range(0.0, 0.2)],
        [side * 0.44 + wave, 0.25],
        [neckX + side * 0.06 + wave * 2, 0.75],
        [endX, length * random.range(0.86, 1.03)],
      ],
      0.004 + 0.004 * random(),
      hairTone(bust, random(), smoothstep(0.6, 1, 1 - Math.abs(outward - 0.5)) * 0.25 * (side < 0 ? 1 : 0.4)),
      0.5,
    )
  }
}

/** A cloud of curls around the head. */
function drawCurlCloud(bust: BustPen, isAfro: boolean) {
  const { g, random } = bust
  const radius = isAfro ? 0.56 : 0.47
  for (let k = 0; k < 1900; k++) {
    const angle = random() * 6.283,
      distance = Math.sqrt(random()) * radius
    const x = Math.cos(angle) * distance * 1.02,
      y = 0.36 + Math.sin(angle) * distance * (isAfro ? 0.95 : 1.15)
    const lit = clamp((-x - y + 0.5) * 0.7)
    const size = random.range(0.02, 0.045)
    g.globalAlpha = 0.75
    g.strokeStyle = hairTone(bust, random(), lit * 0.6)
    drawCurl(bust, x, y, size)
  }
  g.globalAlpha = 1
}

/** A knot on top of the head. */
function drawBun(bust: BustPen) {
  const { pen, g, random } = bust
  for (let k = 0; k < 420; k++) {
    const angle = random() * 6.283
    const radius = 0.15 * Math.sqrt(random())
    g.globalAlpha = 0.7
    pen.inked(hairTone(bust, random(), 0.2 * Math.cos(angle - 2.5)), 0.006)
    pen.strokeArc(0, -0.1, radius, angle, angle + 1.3)
  }
  g.globalAlpha = 1
}

/** The hair that is behind the neck and the face. */
export function drawBackHair(bust: BustPen) {
  switch (bust.face.hair) {
    case 'long':
      return drawFallingHair(bust, true)
    case 'braids':
    case 'bob':
      return drawFallingHair(bust, false)
    case 'curly':
      return drawCurlCloud(bust, false)
    case 'afro':
      return drawCurlCloud(bust, true)
    case 'dreads':
      return drawRopesBehind(bust)
    case 'bun':
      return drawBun(bust)
  }
}
