import { mix } from '../../engine/core/scalar.ts'
import { drawFaceWear } from '../face-wear/face-wear.ts'
import { drawCatEars, drawHorns, drawRabbitEars } from '../figures/animal-ears.ts'
import { drawPartyCone } from '../party-hat.ts'
import { shadeHex } from '../tint.ts'
import { type BustPen, type Face, traceFace } from './bust-pen.ts'
import { drawHornedHelmet, drawKnightHelmet } from './helmets.ts'
import { drawBeret, drawMortarboard, drawSantaHat, drawTopHat, drawTricorn } from './story-headwear.ts'
import { drawCap, drawHardHat, drawToque } from './work-hats.ts'

/** What grows from a head begins in the hair. */
const CROWN = { y: 0.06, half: 0.36 }
const JEWELS = ['#d8243c', '#2f7fd8', '#2fa864', '#2f7fd8', '#d8243c']
const PETALS = ['#f28aa8', '#fff2e6', '#f7c94a', '#d85a7a', '#b98ad8']
const LEAVES = ['#3f6b35', '#5c8a45']

function drawCrown({ pen, g }: BustPen) {
  g.fillStyle = pen.sheen(-0.3, 0.32, 0.4, '#fff0b8', '#e9b93c', '#7d5310')
  pen.begin()
  pen.moveTo(-0.31, 0.09)
  for (let i = 0; i < 5; i++) {
    pen.lineTo(mix(-0.34, 0.34, i / 4), i % 2 ? -0.13 : -0.2)
    if (i < 4) pen.lineTo(mix(-0.34, 0.34, (i + 0.5) / 4), -0.03)
  }
  pen.lineTo(0.31, 0.09)
  pen.quadTo(0, 0.15, -0.31, 0.09)
  g.fill()
  for (let i = 0; i < 5; i++) {
    g.fillStyle = JEWELS[i]
    pen.fillEllipse(mix(-0.24, 0.24, i / 4), 0.065 + 0.02 * Math.cos((i - 2) * 0.8), 0.022, 0.026)
    g.fillStyle = 'rgba(255,255,255,.7)'
    pen.fillEllipse(mix(-0.24, 0.24, i / 4) - 0.006, 0.057 + 0.02 * Math.cos((i - 2) * 0.8), 0.007, 0.007)
  }
}

function drawFlowerWreath({ pen, random }: BustPen) {
  for (let k = 0; k < 26; k++) {
    const t = k / 25
    const a = Math.PI * (1.08 - 1.16 * t)
    const x = Math.cos(a) * 0.37,
      y = 0.19 - Math.sin(a) * 0.24 + random.range(-0.02, 0.02)
    for (const green of LEAVES)
      pen
        .in(green)
        .fillEllipse(x + random.range(-0.05, 0.05), y + random.range(-0.04, 0.04), 0.035, 0.013, random() * 3)
    const c = random.pick(PETALS),
      radius = random.range(0.028, 0.05)
    for (let p = 0; p < 6; p++) {
      const b = (p / 6) * 6.283
      pen
        .in(shadeHex(c, random.range(-0.15, 0.2)))
        .fillEllipse(
          x + Math.cos(b) * radius * 0.6,
          y + Math.sin(b) * radius * 0.6,
          radius * 0.55,
          radius * 0.42,
          b,
        )
    }
    pen.in('#d89a2a').fillEllipse(x, y, radius * 0.28, radius * 0.28)
  }
}

/** A wizard's pointed hat, or one with a round crown: of felt, or of straw with its broad brim. */
function drawBrimmedHat({ pen, g, face }: BustPen, felt: string, brim: number, pointed = false) {
  felt = face.hatColour ?? felt
  pen.in(shadeHex(felt, -0.35)).fillEllipse(0, 0.12, brim, 0.09)
  g.fillStyle = pen.sheen(-0.35, 0.38, 0.4, shadeHex(felt, 0.3), felt, shadeHex(felt, -0.6))
  pen.begin()
  if (pointed) {
    pen.moveTo(-0.36, 0.1)
    pen.curveTo(-0.2, -0.2, -0.1, -0.42, 0.14, -0.5)
    pen.curveTo(0.06, -0.35, 0.24, -0.15, 0.36, 0.1)
  } else {
    pen.moveTo(-0.35, 0.1)
    pen.curveTo(-0.34, -0.22, -0.16, -0.24, 0, -0.17)
    pen.curveTo(0.16, -0.24, 0.34, -0.22, 0.35, 0.1)
  }
  pen.quadTo(0, 0.17, -0.35, 0.1)
  g.fill()
  pen.in(shadeHex(felt, -0.6)).fillPath('M-.35 .1 Q0 .17 .35 .1 L.345 .04 Q0 .11 -.345 .04')
  pen.blurred(0.02, () => {
    g.fillStyle = '#000'
    g.globalAlpha = 0.35
    pen.fillEllipse(0, 0.24, 0.33, 0.06)
  })
}

/** Knitted, with its edge turned up. */
function drawBeanie({ pen, face }: BustPen) {
  const wool = face.hatColour ?? '#2f4560'
  pen.in(pen.sheen(-0.38, 0.38, 0.4, shadeHex(wool, 0.3), wool, shadeHex(wool, -0.55))).fillPath(`M-.37 .2
    C-.4 -.12 -.2 -.22 0 -.22 C.2 -.22 .4 -.12 .37 .2 Q0 .1 -.37 .2`)
  pen.inked('rgba(0,0,0,.18)', 0.007)
  for (let k = -9; k <= 9; k++) pen.strokePath(`M${k * 0.04} .16 Q${k * 0.042} -.1 ${k * 0.012} -.22`)
  pen
    .in(pen.sheen(-0.4, 0.4, 0.4, shadeHex(wool, 0.38), shadeHex(wool, 0.08), shadeHex(wool, -0.5)))
    .fillPath(`M-.385 .08
    Q0 -.02 .385 .08 L.39 .26 Q0 .16 -.39 .26`)
  for (let k = -11; k <= 11; k++)
    pen.strokePath(`M${k * 0.034} ${0.05 + Math.abs(k) * 0.003} L${k * 0.035} ${0.21 + Math.abs(k) * 0.003}`)
}

/** The garment's hood: everywhere but over the face. */
function drawHood(bust: BustPen) {
  const { pen, g } = bust
  const cloth = bust.face.hatColour ?? bust.face.cloth
  g.save()
  pen.begin()
  g.rect(0, 0, g.canvas.width, g.canvas.height)
  traceFace(bust)
  g.clip('evenodd')
  pen
    .in(pen.sheen(-0.6, 0.6, 0.4, shadeHex(cloth, 0.15), shadeHex(cloth, -0.15), shadeHex(cloth, -0.7)))
    .fillPath(`M0 -.3 C-.5 -.28 -.6 .4 -.62 1.45 Q-.4 1.62 -.1 1.4 C-.42 1 -.42 .2 0 .06
    C.42 .2 .42 1 .1 1.4 Q.4 1.62 .62 1.45 C.6 .4 .5 -.28 0 -.3`)
  g.restore()
}

/** Cloth wound around the head in broad folds. */
function drawTurban({ pen, g, face }: BustPen) {
  const cloth = face.hatColour ?? '#c9762e'
  pen.in(pen.sheen(-0.46, 0.48, 0.4, shadeHex(cloth, 0.25), cloth, shadeHex(cloth, -0.5))).fillPath(`M-.4 .33
    C-.56 .1 -.44 -.26 0 -.28 C.44 -.26 .56 .1 .4 .33 C.3 .14 .1 .08 .02 .2 C-.1 .08 -.3 .14 -.4 .33`)
  g.lineCap = 'round'
  pen.lineWidth = 0.012
  for (let k = 0; k < 5; k++) {
    g.strokeStyle = shadeHex(cloth, k % 2 ? -0.35 : 0.22)
    for (const s of [-1, 1])
      pen.strokePath(`M${s * (0.42 - k * 0.02)} ${0.26 - k * 0.075}
        Q${s * 0.26} ${0.02 - k * 0.065} .01 ${0.14 - k * 0.075}`)
  }
}

/** A band of beads with feathers that stand up from it and hang down on both sides. */
function drawFeatherCrown({ pen, face }: BustPen) {
  const feather = face.hatColour ?? '#f1ece2'
  for (let k = 0; k < 15; k++) {
    const angle = (k / 14 - 0.5) * 3.5
    const length = 0.72 - Math.abs(k - 7) * 0.014
    const [x, y] = [Math.sin(angle), -Math.cos(angle)]
    const [fromX, fromY] = [x * 0.36, 0.32 + y * 0.34]
    const tilt = Math.atan2(y, x)
    pen.in(shadeHex(feather, k % 2 ? 0 : -0.12))
    pen.fillEllipse(fromX + x * length * 0.45, fromY + y * length * 0.45, length * 0.5, 0.062, tilt)
    pen.in(k % 2 ? '#a8232c' : '#24242c')
    pen.fillEllipse(fromX + x * length * 0.86, fromY + y * length * 0.86, 0.1, 0.046, tilt)
    pen.inked('rgba(60,40,30,.5)', 0.008)
    pen.strokeLine(fromX, fromY, fromX + x * length * 0.9, fromY + y * length * 0.9)
  }
  pen.in('#a8232c').fillPath('M-.37 .3 Q0 .08 .37 .3 L.365 .4 Q0 .19 -.365 .4')
  for (let k = -5; k <= 5; k++)
    pen.in(k % 2 ? '#f2c02e' : '#2f8a9a').fillCircle(k * 0.062, 0.245 + k * k * 0.0042, 0.026)
}

/** A veil over the hair that leaves the face free. */
function drawThrownBackVeil(bust: BustPen) {
  const { pen, g, face } = bust
  g.save()
  pen.begin()
  g.rect(0, 0, g.canvas.width, g.canvas.height)
  traceFace(bust)
  pen.moveTo(0.24, 0.9)
  pen.lineTo(0.34, 3)
  pen.lineTo(-0.34, 3)
  pen.lineTo(-0.24, 0.9)
  g.clip('evenodd')
  drawFaceWear(pen, 'veil', face.hatColour)
  g.restore()
}

const DRAWINGS: Readonly<Record<NonNullable<Face['hat']>, (bust: BustPen) => void>> = {
  crown: drawCrown,
  flowers: drawFlowerWreath,
  wizard: bust => drawBrimmedHat(bust, '#3b3f8f', 0.56, true),
  fedora: bust => drawBrimmedHat(bust, '#4a3a30', 0.56),
  cowboy: bust => drawBrimmedHat(bust, '#7a5230', 0.7),
  straw: bust => drawBrimmedHat(bust, '#d8b566', 0.68),
  cap: drawCap,
  chef: drawToque,
  hardhat: drawHardHat,
  beanie: drawBeanie,
  hood: drawHood,
  masked: drawHood,
  helmet: drawKnightHelmet,
  kabuto: drawKnightHelmet,
  horned: drawHornedHelmet,
  tricorn: drawTricorn,
  tophat: drawTopHat,
  beret: drawBeret,
  santa: drawSantaHat,
  catears: bust => drawCatEars(bust.pen, CROWN, bust.face.hatColour ?? bust.face.hairColour),
  rabbitears: bust => drawRabbitEars(bust.pen, CROWN, bust.face.hatColour ?? '#f4efe8'),
  horns: bust => drawHorns(bust.pen, CROWN, bust.face.hatColour ?? '#5a4a44'),
  mortarboard: drawMortarboard,
  party: bust => drawPartyCone(bust.pen, 0.2, 0.04, 0.52, bust.face.hatColour),
  feathers: drawFeatherCrown,
  veil: drawThrownBackVeil,
  turban: drawTurban,
}

/** Whatever is on the head. */
export function drawHeadwear(bust: BustPen) {
  if (bust.face.hat) DRAWINGS[bust.face.hat](bust)
}
