import { mix } from '../../engine/core/scalar.ts'
import { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { drawPackBehind } from './clothes.ts'
import type { FigurePen } from './figure-pen.ts'

/** Where the drawings below have the hand that holds them. */
const HAND_X = 0.135
const HAND_Y = 0.49

/** A tall pole: a staff with a glowing head, a spear, or a hiker's stick, which is shorter. */
function drawPole({ pen, g, look }: FigurePen) {
  pen.inked(pen.across(HAND_X + 0.02, HAND_X + 0.05, '#5b4028', '#9c7748'), 0.016)
  const top = look.hold === 'stick' ? 0.16 : -0.06
  pen.strokeLine(HAND_X + 0.05, 0.985, HAND_X + 0.03, top)
  if (look.hold === 'staff') {
    g.fillStyle = pen.glow(HAND_X + 0.03, -0.085, 0.1, [
      [0, 'rgba(200,240,255,.95)'],
      [0.25, 'rgba(140,200,255,.5)'],
      [1, 'rgba(120,180,255,0)'],
    ])
    pen.fillRect(HAND_X - 0.1, -0.2, 0.26, 0.24)
    pen.in('#e8f8ff').fillCircle(HAND_X + 0.03, -0.085, 0.024)
    pen.lineWidth = 0.012
    pen.strokeArc(HAND_X + 0.03, -0.08, 0.04, 0.6, 3.6)
  } else if (look.hold === 'spear') {
    pen.in('#cfd6dc').fillPath(`M${HAND_X + 0.03} -.16 L${HAND_X + 0.05} -.08 L${HAND_X + 0.012} -.08`)
  }
}

/** A bunch of flowers before the breast. */
function drawBouquet({ pen }: FigurePen) {
  pen.in('#4a7a3a').fillPath('M-.04 .36 L.04 .36 L0 .47')
  for (const [k, colour] of [
    '#f2f0ee',
    '#f0a0b8',
    '#e86a8a',
    '#f7d9e0',
    '#f0a0b8',
    '#ffffff',
    '#e86a8a',
  ].entries())
    pen.in(colour).fillCircle(((k % 4) - 1.5) * 0.026, 0.34 + Math.floor(k / 4) * 0.026, 0.02)
}

/** A microphone on a stand. */
function drawMicrophone({ pen }: FigurePen) {
  pen.inked('#2a2b30', 0.01).strokeLine(0.06, 0.16, 0.075, 0.97)
  pen.strokeLine(0.02, 0.975, 0.13, 0.975)
  pen.in('#3a3c44').fillEllipse(0.055, 0.145, 0.018, 0.024, -0.4)
}

/** A sheathed sword or katana across the back. */
function drawSword({ pen, g, look }: FigurePen) {
  g.save()
  g.translate(pen.x(-0.03), pen.y(0.28))
  g.rotate(look.hold === 'katana' ? 0.75 : -0.55)
  const sword = new SharePen(g, pen.unit)
  g.fillStyle = look.hold === 'katana' ? '#23222b' : '#5b4632'
  sword.fillRoundRect(-0.013, -0.22, 0.026, 0.42, 0.01)
  g.fillStyle = '#c9a24a'
  sword.fillRect(-0.03, -0.23, 0.06, 0.014)
  g.fillStyle = '#7a2b2b'
  sword.fillRect(-0.01, -0.32, 0.02, 0.09)
  g.restore()
}

/** A lit lantern hanging from the hand. */
function drawLantern({ pen, g }: FigurePen) {
  pen.inked('#333', 0.006).strokeLine(HAND_X + 0.005, 0.49, HAND_X + 0.005, 0.53)
  g.fillStyle = pen.glow(HAND_X + 0.005, 0.57, 0.13, [
    [0, 'rgba(255,220,140,1)'],
    [0.3, 'rgba(255,190,90,.5)'],
    [1, 'rgba(255,170,60,0)'],
  ])
  pen.fillRect(HAND_X - 0.14, 0.43, 0.3, 0.28)
  pen.in('#ffe9b0').fillRect(HAND_X - 0.018, 0.535, 0.046, 0.06)
  pen.inked('#222').strokeRect(HAND_X - 0.018, 0.535, 0.046, 0.06)
}

/** How much larger than drawn below, and how far above the head, for it not to be taken for a hat. */
const COVER = 1.4
const ABOVE_HEAD = 0.1

/** An open umbrella over the head. */
function drawUmbrella(figure: FigurePen) {
  const { g, look, bones, body } = figure
  const crown = { x: bones.head.x + 0.02, y: bones.head.y - body.headScale * 0.05 }
  const hand = bones.arms[0].end
  g.strokeStyle = '#2a2a2a'
  figure.pen.lineWidth = 0.009
  figure.pen.strokeLine(hand.x, hand.y + 0.04, crown.x + 0.01, crown.y - 0.14 - ABOVE_HEAD)
  const pen = new SharePen(
    g,
    figure.pen.unit * COVER,
    figure.pen.x(crown.x - 0.03),
    figure.pen.y(crown.y - 0.03 - ABOVE_HEAD),
  )
  const cover = look.secondColour || '#c22f2f'
  pen.fillShape(pen.across(-0.2, 0.3, shadeHex(cover, 0.25), cover, shadeHex(cover, -0.45)), () => {
    pen.moveTo(-0.22, 0.06)
    pen.curveTo(-0.18, -0.12, -0.03, -0.19, 0.04, -0.18)
    pen.curveTo(0.14, -0.17, 0.28, -0.1, 0.31, 0.06)
    for (let i = 0; i < 4; i++) {
      const x0 = mix(0.31, -0.22, i / 4),
        x1 = mix(0.31, -0.22, (i + 1) / 4)
      pen.quadTo((x0 + x1) / 2, 0.015, x1, 0.06)
    }
  })
  pen.inked('rgba(0,0,0,.25)', 0.004)
  for (let i = 1; i < 4; i++) {
    const x = mix(-0.22, 0.31, i / 4)
    pen.strokePath(`M.04 -.18 Q${mix(0.04, x, 0.8)} -.1 ${x} .06`)
  }
}

/** The figure with its pen moved so that the drawings above are in its nearer hand. */
function inHand(figure: FigurePen, x = HAND_X, y = HAND_Y): FigurePen {
  const { pen, g, bones } = figure
  const { end } = bones.arms[0]
  return { ...figure, pen: new SharePen(g, pen.unit, pen.x(end.x - x), pen.y(end.y - y)) }
}

/** What is held, as far as the body hides it. */
export function drawHeldBehind(figure: FigurePen) {
  const { hold } = figure.look
  if (hold === 'staff' || hold === 'spear' || hold === 'stick') drawPole(inHand(figure, HAND_X + 0.04, 0.33))
}

/** What is carried on the back, in the hand or before the body. */
export function drawHeldInFront(figure: FigurePen) {
  const { hold, facing } = figure.look
  if (hold === 'bouquet') drawBouquet(inHand(figure, 0.02, 0.39))
  if (hold === 'microphone') drawMicrophone(figure)
  if ((hold === 'sword' || hold === 'katana') && facing !== 'front') drawSword(figure)
  if (hold === 'lantern') drawLantern(inHand(figure))
  if (hold === 'umbrella') drawUmbrella(figure)
  if (figure.look.shield) drawShield(figure, figure.look.shield)
}

/** A tall bowed shield with a boss and a border, on the farther arm. */
function drawShield({ pen, g, bones, look }: FigurePen, colour: string) {
  const { end } = bones.arms[1]
  const [x, y] = [end.x - 0.015, end.y - 0.04]
  const [half, tall] = look.outfit === 'hide' ? [0.085, 0.2] : [0.105, 0.21]
  const isOval = look.outfit === 'hide'
  const outline = (share: number) => {
    pen.begin()
    if (isOval) pen.ellipse(x, y, half * share, tall * share)
    else {
      pen.moveTo(x - half * share, y - tall * share)
      pen.quadTo(x, y - tall * share - 0.03, x + half * share, y - tall * share)
      pen.lineTo(x + half * share, y + tall * share)
      pen.quadTo(x, y + tall * share + 0.03, x - half * share, y + tall * share)
    }
    g.fill()
  }
  g.fillStyle = shadeHex(isOval ? '#5b3a22' : '#d9a93a', -0.1)
  outline(1)
  g.fillStyle = pen.across(x - half, x + half, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.4))
  outline(0.9)
  pen.in(isOval ? '#5b3a22' : '#e8bc4a').fillRect(x - 0.006, y - tall * 0.8, 0.012, tall * 1.6)
  if (!isOval) pen.fillRect(x - half * 0.8, y - 0.006, half * 1.6, 0.012)
  pen.fillCircle(x, y, 0.03)
  pen.in('rgba(255,255,255,.45)').fillCircle(x - 0.008, y - 0.009, 0.01)
}

/** Two feathered wings, raised. */
function drawWings({ pen, bones }: FigurePen, colour: string) {
  const { x, y } = bones.chest
  for (const side of [-1, 1]) {
    pen
      .in(pen.gradient(x, y - 0.2, x + side * 0.4, y + 0.4, colour, shadeHex(colour, -0.18)))
      .fillPath(`M${x} ${y + 0.02}
      C${x + side * 0.1} ${y - 0.24} ${x + side * 0.34} ${y - 0.3} ${x + side * 0.44} ${y - 0.22}
      C${x + side * 0.44} ${y} ${x + side * 0.4} ${y + 0.2} ${x + side * 0.24} ${y + 0.42}
      C${x + side * 0.2} ${y + 0.26} ${x + side * 0.06} ${y + 0.2} ${x} ${y + 0.16}`)
    pen.inked(shadeHex(colour, -0.22), 0.006)
    for (let k = 0; k < 5; k++)
      pen.strokePath(`M${x + side * 0.06} ${y + 0.06 + k * 0.012}
        Q${x + side * 0.24} ${y - 0.08 + k * 0.06} ${x + side * (0.42 - k * 0.035)} ${y - 0.1 + k * 0.11}`)
  }
}

/** What is worn on the back and rises above the shoulders, when the back is hidden. */
export function drawWornBehind(figure: FigurePen) {
  if (figure.look.wings) drawWings(figure, figure.look.wings)
  drawPackBehind(figure)
  const { hold, facing } = figure.look
  if ((hold === 'sword' || hold === 'katana') && facing === 'front') drawSword(figure)
}
