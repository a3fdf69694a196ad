import { mix } from '../../engine/core/scalar.ts'
import { drawPartyCone } from '../party-hat.ts'
import { type SharePen, tuples } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { drawCatEars, drawHorns, drawRabbitEars } from './animal-ears.ts'
import { drawFeathers, drawFurHat, drawNemes } from './costume-hats.ts'
import { type Figure, type FigurePen, HEAD_RADIUS, HEAD_Y, STEEL } from './figure-pen.ts'
import {
  drawCowboyHat,
  drawHornedHelmet,
  drawKabuto,
  drawMortarboard,
  drawTopHat,
  drawTricorn,
} from './story-hats.ts'

/** A steel helmet with a red plume. */
function drawHelmet({ pen, wind, look }: Wearer) {
  const { metal = STEEL } = look
  pen.in(pen.across(-HEAD_RADIUS, HEAD_RADIUS, shadeHex(metal, 0.5), metal, shadeHex(metal, -0.4)))
  pen.fillEllipse(0, HEAD_Y - 0.004, HEAD_RADIUS * 1.08, HEAD_RADIUS * 1.24)
  if (look.facing === 'front') {
    pen.in('#23262c').fillRect(-0.045, HEAD_Y - 0.006, 0.09, 0.014)
    pen.fillRect(-0.005, HEAD_Y - 0.006, 0.01, 0.055)
  }
  pen.in('#b3232c').fillPath(`M0 ${HEAD_Y - HEAD_RADIUS * 1.2}
    C.02 -.06 ${0.1 + wind} -.05 ${0.11 + wind} .02 C.08 -.02 .04 0 0 ${HEAD_Y - HEAD_RADIUS * 0.8}`)
}

/** A pointed hat with a brim. */
function drawWizardHat({ pen, main, look: { hatColour = main } }: Wearer) {
  pen.in(shadeHex(hatColour, -0.3)).fillPath('M-.125 .05 Q0 .095 .125 .05 Q0 0 -.125 .05')
  pen
    .in(pen.across(-0.06, 0.06, shadeHex(hatColour, 0.25), hatColour, shadeHex(hatColour, -0.4)))
    .fillPath(`M-.064 .045
    C-.04 -.06 -.02 -.13 .05 -.17 C.03 -.1 .05 -.02 .064 .045 Q0 .075 -.064 .045`)
}

/** A wide conical hat of straw. */
function drawStrawHat({ pen }: Wearer) {
  pen.in(pen.across(-0.16, 0.16, '#d9b878', '#b58f52', '#7a5c32')).fillPath(`M-.16 .075 Q-.05 -.01 0 -.025
    Q.05 -.01 .16 .075 Q0 .115 -.16 .075`)
}

/** The hood of the garment, or a cloth of its own colour over the hair. */
function drawHood({ pen, garment, look }: Wearer) {
  const { hatColour } = look
  const cloth = hatColour
    ? pen.across(-0.09, 0.09, shadeHex(hatColour, 0.14), hatColour, shadeHex(hatColour, -0.24))
    : garment
  if (look.facing === 'front') {
    pen.in(cloth).fillPath(`M0 -.01 C-.085 -.01 -.095 .1 -.08 .17 L-.046 .14 C-.062 .08 -.05 .025 0 .025
      C.05 .025 .062 .08 .046 .14 L.08 .17 C.095 .1 .085 -.01 0 -.01`)
    return
  }
  pen.in(cloth).fillPath(`M0 -.01 C-.075 -.005 -.085 .08 -.075 .155 Q0 .19 .075 .155
    C.085 .08 .075 -.005 0 -.01`)
}

/** A hood, and a cloth over nose and mouth. */
function drawNinjaHood(wearer: Wearer) {
  const { pen, garment, look } = wearer
  drawHood(wearer)
  if (look.facing !== 'front') return
  pen.in(garment).fillPath('M-.056 .082 Q0 .094 .056 .082 Q.06 .14 0 .148 Q-.06 .14 -.056 .082')
}

/** A golden crown. */
function drawCrown({ pen, g }: Wearer) {
  g.fillStyle = pen.across(-HEAD_RADIUS, HEAD_RADIUS, '#ffe28a', '#e0a92e', '#9c6d12')
  pen.begin()
  pen.moveTo(-HEAD_RADIUS * 0.9, 0.035)
  for (let i = 0; i < 5; i++) {
    const x = mix(-HEAD_RADIUS * 0.9, HEAD_RADIUS * 0.9, (i + 0.5) / 5)
    pen.lineTo(x, -0.03)
    pen.lineTo(mix(-HEAD_RADIUS * 0.9, HEAD_RADIUS * 0.9, (i + 1) / 5), 0.012)
  }
  pen.lineTo(HEAD_RADIUS * 0.9, 0.035)
  g.fill()
}

const PETALS = ['#e86a8a', '#f6f2e8', '#f2b83a', '#c88ad8', '#f0906a']

/** A wreath of flowers around the head. */
function drawFlowerWreath({ pen }: Wearer) {
  for (let k = 0; k < 11; k++) {
    const across = k / 5 - 1
    const [x, y] = [across * HEAD_RADIUS * 1.02, 0.018 + (1 - across * across) * 0.012]
    pen.in(k % 2 ? '#4f8a3e' : '#6aa84e').fillEllipse(x, y, 0.014, 0.008, across)
  }
  for (let k = 0; k < 6; k++) {
    const across = k / 2.5 - 1
    const [x, y] = [across * HEAD_RADIUS * 0.98, 0.014 + (1 - across * across) * 0.012]
    pen.in(PETALS[k % PETALS.length])
    for (let petal = 0; petal < 5; petal++) {
      const turn = (petal / 5) * Math.PI * 2
      pen.fillCircle(x + Math.cos(turn) * 0.009, y + Math.sin(turn) * 0.009, 0.0075)
    }
    pen.in(k % 2 ? '#f2c84a' : '#fff2c0').fillCircle(x, y, 0.006)
  }
}

/** A felt hat. */
function drawFedora({ pen, second, look }: Wearer) {
  const felt = look.hatColour ?? second
  pen.in(pen.across(-0.09, 0.09, shadeHex(felt, 0.2), felt, shadeHex(felt, -0.5)))
  pen.fillEllipse(0, 0.042, 0.1, 0.018)
  pen.fillPath('M-.058 .04 C-.055 -.03 -.02 -.035 0 -.02 C.02 -.035 .055 -.03 .058 .04')
}

/** A woollen cap with a bobble. */
function drawBeanie({ pen, g, look }: Wearer) {
  const wool = look.hatColour ?? '#c23a34'
  g.fillStyle = pen.across(-HEAD_RADIUS, HEAD_RADIUS, shadeHex(wool, 0.2), wool, shadeHex(wool, -0.35))
  pen.begin()
  pen.ellipse(0, HEAD_Y - 0.022, HEAD_RADIUS * 1.02, HEAD_RADIUS * 0.95, 0, Math.PI, 0)
  g.fill()
  pen.fillRect(-HEAD_RADIUS * 1.02, HEAD_Y - 0.026, HEAD_RADIUS * 2.04, 0.022)
  pen.fillCircle(0, HEAD_Y - HEAD_RADIUS * 1.35, 0.02)
}

/** Cloth wound around the head. */
function drawTurban({ pen, look }: Wearer) {
  const cloth = look.hatColour ?? '#c9762e'
  pen.in(pen.across(-0.08, 0.08, shadeHex(cloth, 0.25), cloth, shadeHex(cloth, -0.35)))
  pen.fillEllipse(0, HEAD_Y - 0.036, HEAD_RADIUS * 1.32, HEAD_RADIUS * 0.86)
  pen.inked(shadeHex(cloth, -0.3), 0.006)
  for (const k of [-1, 0, 1])
    pen.strokePath(`M-.07 ${HEAD_Y - 0.03 + k * 0.018}
      Q.01 ${HEAD_Y - 0.075 + k * 0.02} .07 ${HEAD_Y - 0.02 + k * 0.014}`)
}

/** A cook's tall white hat. */
function drawChefHat({ pen }: Wearer) {
  pen.in(pen.across(-0.07, 0.07, '#ffffff', '#f2f0ec', '#c4c0ba'))
  for (const [x, y, r] of tuples('-.042 -.03 .038, .042 -.03 .038, 0 -.05 .046')) pen.fillCircle(x, y, r)
  pen.fillRect(-0.052, -0.03, 0.104, 0.068)
  pen.in('rgba(0,0,0,.12)').fillRect(-0.052, 0.022, 0.104, 0.016)
}

/** A peaked cap. */
function drawCap({ pen, main }: Wearer) {
  pen.in(pen.across(-0.07, 0.07, shadeHex(main, 0.2), main, shadeHex(main, -0.4)))
  pen.fillEllipse(0, 0.006, 0.072, 0.03)
  pen.fillRect(-0.056, 0.008, 0.112, 0.026)
  pen.in('#15161a').fillEllipse(0, 0.038, 0.058, 0.011)
  pen.in('#e0b84a').fillCircle(0, 0.02, 0.009)
}

/** A cap as players wear it, its peak to the front. */
function drawBallCap({ pen, g, look, main }: Wearer) {
  const cloth = look.hatColour ?? main
  g.fillStyle = pen.across(-0.07, 0.07, shadeHex(cloth, 0.2), cloth, shadeHex(cloth, -0.4))
  pen.begin()
  pen.ellipse(0, 0.04, 0.06, 0.066, 0, Math.PI, 0)
  g.fill()
  pen.in(shadeHex(cloth, -0.3)).fillEllipse(0, 0.042, 0.066, 0.015)
  pen.fillCircle(0, -0.026, 0.007)
}

/** A hard hat. */
function drawHardHat({ pen, g, look: { hatColour } }: Wearer) {
  g.fillStyle = hatColour
    ? pen.across(-0.07, 0.07, shadeHex(hatColour, 0.4), hatColour, shadeHex(hatColour, -0.35))
    : pen.across(-0.07, 0.07, '#ffe27a', '#f2b81d', '#a8780e')
  pen.begin()
  pen.ellipse(0, 0.036, 0.064, 0.062, 0, Math.PI, 0)
  g.fill()
  pen.fillEllipse(0, 0.038, 0.078, 0.011)
  pen.fillRoundRect(-0.012, -0.032, 0.024, 0.06, 0.01)
}

/** A red cap with white fur. */
function drawSantaHat({ pen, wind }: Wearer) {
  pen.in(pen.across(-0.06, 0.07, '#e0404a', '#c2202a', '#7a1018')).fillPath(`M-.06 .036
    C-.04 -.06 .02 -.08 ${0.1 + wind} 0 C.07 -.01 .062 .01 .06 .036`)
  pen.in('#f6f4f0').fillRoundRect(-0.068, 0.024, 0.136, 0.026, 0.012)
  pen.fillCircle(0.1 + wind, 0.004, 0.02)
}

/** A straw hat with a brim. */
function drawSunHat({ pen, g }: Wearer) {
  pen.in(pen.across(-0.12, 0.12, '#f0d896', '#d9b45a', '#94702a')).fillEllipse(0, 0.034, 0.12, 0.022)
  pen.begin()
  pen.ellipse(0, 0.03, 0.062, 0.066, 0, Math.PI, 0)
  g.fill()
  pen.in('#7a3a2a').fillRect(-0.061, 0.01, 0.122, 0.018)
}

/** A painter's beret. */
function drawBeret({ pen }: Wearer) {
  pen.in(pen.across(-0.08, 0.08, '#5a3a4a', '#3a1f2f', '#1c0e18'))
  pen.fillEllipse(0.012, 0.012, 0.082, 0.03, -0.18)
  pen.fillCircle(0.02, -0.018, 0.008)
}

/** A bride's veil, over the shoulders. */
function drawVeil({ pen, g }: Wearer) {
  g.globalAlpha = 0.45
  pen.in('#ffffff').fillPath(`M-.05 .01 C-.11 .15 -.16 .4 -.17 .55 L-.07 .5 C-.08 .3 -.075 .15 -.06 .06
    Q0 -.01 .06 .06 C.075 .15 .08 .3 .07 .5 L.17 .55 C.16 .4 .11 .15 .05 .01 Q0 -.02 -.05 .01`)
  g.globalAlpha = 1
  g.fillStyle = '#f0d9e0'
  for (let k = -3; k <= 3; k++) pen.fillCircle(k * 0.016, 0.012 + Math.abs(k) * 0.004, 0.009)
}

/** A hat by itself, on a head of a person's measures that is not a person's. */
export function drawWornHat(pen: SharePen, hat: Figure['hat'], given?: string) {
  const colour = given ?? '#3b3f8f'
  const tone = (amount: number) => shadeHex(colour, amount)
  drawHat({
    pen,
    g: pen.g,
    look: { outfit: 'casual', facing: 'front', hat, hatColour: hat === 'wizard' ? undefined : given },
    main: colour,
    second: hat === 'fedora' ? '#26262c' : colour,
    garment: pen.across(-0.14, 0.15, tone(0.22), colour, tone(-0.35)),
    tone,
    wind: 0.03,
  })
}

/** What a hat needs to know of whoever wears it. */
type Wearer = Pick<FigurePen, 'pen' | 'g' | 'look' | 'main' | 'second' | 'garment' | 'tone' | 'wind'>

const isSporty = (outfit: Figure['outfit']) =>
  outfit === 'casual' || outfit === 'hoodie' || outfit === 'swimwear'

/** Whatever is on the head. */
export function drawHat(figure: Wearer) {
  const { hat, outfit } = figure.look
  if (outfit === 'armor' || hat === 'helmet') drawHelmet(figure)
  if (hat === 'wizard') drawWizardHat(figure)
  if (hat === 'kasa') drawStrawHat(figure)
  if (hat === 'kabuto') drawKabuto(figure)
  if (hat === 'hood') drawHood(figure)
  if (hat === 'masked') drawNinjaHood(figure)
  if (hat === 'crown') drawCrown(figure)
  if (hat === 'flowers') drawFlowerWreath(figure)
  if (hat === 'fedora') drawFedora(figure)
  if (hat === 'beanie') drawBeanie(figure)
  if (hat === 'chef') drawChefHat(figure)
  if (hat === 'cap') (isSporty(outfit) ? drawBallCap : drawCap)(figure)
  if (hat === 'hardhat') drawHardHat(figure)
  if (hat === 'santa') drawSantaHat(figure)
  if (hat === 'straw') drawSunHat(figure)
  if (hat === 'beret') drawBeret(figure)
  if (hat === 'turban') drawTurban(figure)
  if (hat === 'veil') drawVeil(figure)
  if (hat === 'cowboy') drawCowboyHat(figure)
  if (hat === 'tricorn') drawTricorn(figure)
  if (hat === 'tophat') drawTopHat(figure)
  if (hat === 'mortarboard') drawMortarboard(figure)
  if (hat === 'horned') drawHornedHelmet(figure)
  if (hat === 'feathers') drawFeathers(figure)
  if (hat === 'furhat') drawFurHat(figure)
  if (hat === 'nemes') drawNemes(figure)
  if (hat === 'party') drawPartyCone(figure.pen, 0.042, 0.026, 0.125, figure.look.hatColour)
  drawGrown(figure)
}

const CROWN = { y: HEAD_Y - HEAD_RADIUS * 1.02, half: HEAD_RADIUS }
const WHITE_FUR = '#f4efe8'
const HORN = '#5a4a44'

/** What grows from a head that is otherwise a person's; ears have the colour of the hair. */
function drawGrown({ pen, look: { hat, hatColour, hairColour = '#3a2a20' } }: Wearer) {
  if (hat === 'catears') drawCatEars(pen, CROWN, hatColour ?? hairColour)
  if (hat === 'rabbitears') drawRabbitEars(pen, CROWN, hatColour ?? WHITE_FUR)
  if (hat === 'horns') drawHorns(pen, CROWN, hatColour ?? HORN)
}
