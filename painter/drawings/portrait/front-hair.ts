import { clamp, mix } from '../../engine/core/scalar.ts'
import { shadeHex } from '../tint.ts'
import { drawMohawk, drawRopesInFront } from './bold-hair.ts'
import { type BustPen, drawCurl, drawStrand, hairTone, type Point } from './bust-pen.ts'

/** A hair's side of the head, and how far from the parting it grows, 0 to 1. */
type Root = { side: -1 | 1; outward: number }

/** Column of the parting. */
const partingOf = ({ feminine }: BustPen) => (feminine ? -0.08 : 0.1)

/** Row of the hairline in the middle of the forehead. */
const hairlineOf = ({ face, feminine }: BustPen) => (face.hair === 'bun' ? 0.25 : feminine ? 0.215 : 0.2)

function pickRoot({ random }: BustPen): Root {
  return { side: random() < 0.5 ? -1 : 1, outward: random() }
}

/** The dark cap of hair that the strands lie on. */
function drawScalp(bust: BustPen) {
  const { pen, face } = bust
  const parting = partingOf(bust),
    hairline = hairlineOf(bust)
  pen.in(shadeHex(face.hairColour, face.hair === 'short' ? -0.28 : -0.45)).fillPath(`M-.36 .46
    C-.4 .02 -.22 -.085 0 -.085 C.22 -.085 .4 .02 .36 .46
    C.33 .3 .27 ${hairline} ${parting + 0.05} ${hairline - 0.05} C-.15 ${hairline} -.31 .27 -.36 .46`)
}

/** Hair parted and falling past the face: each in two pieces, above and below the cheek. */
function drawFallingHair(bust: BustPen, isLong: boolean) {
  const { random, noise } = bust
  const parting = partingOf(bust),
    hairline = hairlineOf(bust)
  for (let k = 0; k < 1700; k++) {
    const { side, outward } = pickRoot(bust)
    const length = isLong ? random.range(1.15, 1.58) : random.range(0.78, 0.98)
    const fullness = mix(0.355, 0.49, outward)
    const wave = noise.value2(outward * 7 + (side > 0 ? 9 : 0), 3) * 0.05
    const cheek: Point = [side * (mix(0.345, 0.43, outward) + wave), 0.62]
    const lit = Math.exp(-(((outward - 0.55) / 0.3) ** 2)) * (side < 0 ? 0.5 : 0.28)
    drawStrand(
      bust,
      [
        [parting + side * random.range(0, 0.04), -0.06 + outward * 0.02],
        [side * (fullness * 0.55), -0.1 + 0.1 * (1 - outward) + 0.06],
        [side * (fullness + 0.02), 0.28 + 0.12 * outward],
        cheek,
      ],
      0.0065,
      hairTone(bust, random(), lit * random()),
      0.62,
    )
    drawStrand(
      bust,
      [
        cheek,
        [cheek[0] + side * 0.035, 0.85],
        [side * mix(0.33, 0.55, outward) + wave * 2, length * 0.85],
        [side * mix(0.28, 0.5, outward) + noise.value2(outward * 5, k * 0.01) * 0.07, length],
      ],
      0.0058,
      hairTone(bust, random(), lit * 0.6 * random()),
      0.55,
    )
    if (k % 4 !== 0) continue
    const endX = mix(parting, side * 0.36, random() ** 0.7)
    drawStrand(
      bust,
      [
        [parting, -0.07],
        [mix(parting, endX, 0.5), -0.09],
        [endX * 1.02, 0.03],
        [endX * 1.08 + side * 0.02, mix(hairline, 0.4, Math.abs(endX) / 0.36)],
      ],
      0.006,
      hairTone(bust, random(), 0.35 * random() * (side < 0 ? 1 : 0.5)),
      0.6,
    )
  }
}

/** Hair combed up from the hairline into the bun. */
function drawCombedUpHair(bust: BustPen) {
  const { random } = bust
  for (let k = 0; k < 1700; k++) {
    const { side } = pickRoot(bust)
    const outward = random()
    const x = side * outward * 0.36
    const y = mix(hairlineOf(bust) - 0.04, 0.45, outward ** 2)
    drawStrand(
      bust,
      [
        [x, y],
        // Along the skull: strands that ran straight to the knot would leave its sides bare.
        [x * 1.1, mix(y - 0.14, 0.06, outward)],
        [x * 0.68, -0.085],
        [x * 0.1, -0.11],
      ],
      0.006,
      hairTone(bust, random(), random() * 0.45 * (side < 0 ? 1 : 0.4)),
      0.65,
    )
  }
}

/** A point on the skull: the angle from its top in radians, and the distance from its middle (1 = the skin). */
const onSkull = (angle: number, distance: number): Point => [
  0.375 * distance * Math.sin(angle),
  0.34 - 0.425 * distance * Math.cos(angle),
]

/** Short hair, brushed away from the parting, with a fringe. */
function drawShortHair(bust: BustPen) {
  const { random } = bust
  const parting = partingOf(bust)
  for (let k = 0; k < 1500; k++) {
    const angle = random.range(-1.75, 1.75)
    const sweep = angle < parting ? -1 : 1
    const distance = random.range(0.74, 1.0)
    const root = onSkull(angle * 0.92, distance)
    if (Math.abs(angle) < 1.0 && root[1] > 0.2) continue
    const length = random.range(0.18, 0.42)
    drawStrand(
      bust,
      [
        root,
        onSkull(angle + sweep * length * 0.35, distance + 0.07),
        onSkull(angle + sweep * length * 0.7, distance + 0.075),
        onSkull(angle + sweep * length, distance + 0.03),
      ],
      0.0062,
      hairTone(bust, random(), random() * 0.45 * (root[0] < 0 ? 1 : 0.45)),
      0.65,
    )
    if (k % 3 === 0) drawFringeHair(bust, sweep)
  }
}

function drawFringeHair(bust: BustPen, sweep: number) {
  const { random } = bust
  const x = random.range(-0.27, 0.27)
  const y = 0.04 + 0.1 * Math.abs(x)
  const length = random.range(0.1, 0.17)
  drawStrand(
    bust,
    [
      [x, y],
      [x + sweep * 0.03, y - 0.05],
      [x + 0.06, y - 0.01],
      [x + 0.1, y + length * (0.55 + (0.4 * Math.abs(x)) / 0.27)],
    ],
    0.006,
    hairTone(bust, random(), 0.4 * random() * (x < 0 ? 1 : 0.5)),
    0.62,
  )
}

const PLAITS = 9
const TIE = '#b8384a'

/** Two braids over the shoulders, tied at their ends. */
function drawBraids(bust: BustPen) {
  const { pen, g } = bust
  for (const side of [-1, 1]) {
    for (let k = 0; k < PLAITS; k++)
      for (const strand of [-1, 1]) {
        const x = side * (0.405 - 0.008 * k) + strand * 0.03
        const y = 0.7 + (k + (strand > 0 ? 0.5 : 0)) * 0.078
        pen.in(hairTone(bust, 0.1, 0)).fillEllipse(x, y + 0.008, 0.064, 0.046, strand * -0.75)
        g.fillStyle = hairTone(bust, 0.72, strand * side < 0 ? 0.34 : 0.12)
        pen.fillEllipse(x, y, 0.056, 0.036, strand * -0.75)
      }
    const [x, y] = [side * (0.405 - 0.008 * PLAITS), 0.7 + PLAITS * 0.078]
    pen.in(hairTone(bust, 0.6, 0.15)).fillEllipse(x, y + 0.085, 0.04, 0.08)
    pen.in(TIE).fillEllipse(x, y + 0.012, 0.042, 0.02)
  }
}

/** Curls over the crown and down both sides of the face. */
function drawCurls(bust: BustPen, isAfro: boolean) {
  const { g, random } = bust
  g.globalAlpha = 0.8
  for (let k = 0; k < 820; k++) {
    const angle = -Math.PI * random()
    const distance = random.range(0.16, 0.46)
    const x = Math.cos(angle) * distance * (isAfro ? 1.05 : 0.95) * (distance < 0.3 ? 1.5 : 1),
      y = 0.33 + Math.sin(angle) * distance * 0.95
    if (y > 0.185 && Math.abs(x) < 0.27) continue
    g.strokeStyle = hairTone(bust, random(), clamp((-x - y + 0.4) * 0.8) * 0.7)
    drawCurl(bust, x, y, random.range(0.018, 0.04))
  }
  for (const side of [-1, 1])
    for (let k = 0; k < 230; k++) {
      const y = random.range(0.15, isAfro ? 0.62 : 1.0),
        x = side * (random.range(0.325, 0.44) + (y > 0.6 ? 0.02 : 0))
      g.strokeStyle = hairTone(bust, random(), side < 0 ? 0.35 * random() : 0.08)
      drawCurl(bust, x, y, random.range(0.018, 0.04))
    }
  g.globalAlpha = 1
}

/** The hair over forehead and temples. */
export function drawFrontHair(bust: BustPen) {
  const { hair } = bust.face
  if (hair === 'bald') return
  if (hair === 'curly' || hair === 'afro') return drawCurls(bust, hair === 'afro')
  if (hair === 'mohawk') return drawMohawk(bust)
  drawScalp(bust)
  if (hair === 'dreads') return drawRopesInFront(bust)
  if (hair === 'bun') drawCombedUpHair(bust)
  else if (hair === 'short') drawShortHair(bust)
  else drawFallingHair(bust, hair !== 'bob')
  if (hair === 'braids') drawBraids(bust)
}
