import { SharePen, tuples } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Beast } from './beast.ts'
import { drawHorns, drawMarkings } from './beast-markings.ts'
import { drawMood } from './beast-moods.ts'
import { drawMuzzle } from './beast-muzzles.ts'
import { type FigurePen, HEAD_RADIUS, HEAD_Y } from './figure-pen.ts'

/** Of a person's head, that of an animal in clothes: its face is what it is known by. */
const LARGE = 1.12
const DARK = '#17141a'

/** An animal's head from the front, on a body in clothes. */
export function drawBeastHead({ pen: whole, g, pose }: FigurePen, beast: Beast) {
  const turn = pose.view === 'side' ? 0.16 * HEAD_RADIUS : 0
  const pen = new SharePen(g, whole.unit * HEAD_RADIUS * LARGE, whole.x(turn), whole.y(HEAD_Y - 0.006))
  drawFrontFace(pen, beast)
}

/** Glasses before the eyes of the same head. */
export function drawBeastGlasses({ pen: whole, g, pose }: FigurePen, isDark: boolean) {
  const turn = pose.view === 'side' ? 0.16 * HEAD_RADIUS : 0
  const pen = new SharePen(g, whole.unit * HEAD_RADIUS * LARGE, whole.x(turn), whole.y(HEAD_Y - 0.006))
  g.strokeStyle = '#17171c'
  g.fillStyle = isDark ? '#1b1c22' : 'rgba(225,240,250,.35)'
  pen.lineWidth = 0.09
  for (const side of [-1, 1]) {
    pen.begin()
    pen.ellipse(side * 0.42, -0.12, 0.34, 0.3)
    g.fill()
    g.stroke()
    pen.strokeLine(side * 0.76, -0.16, side * 1.02, -0.24)
  }
  pen.strokeLine(-0.1, -0.16, 0.1, -0.16)
  if (!isDark) return
  g.fillStyle = 'rgba(255,255,255,.4)'
  for (const side of [-1, 1]) pen.fillEllipse(side * 0.42 - 0.1, -0.24, 0.1, 0.06, -0.5)
}

/** The same head around the pen's origin, its radius the pen's unit. */
export function drawFrontFace(pen: SharePen, beast: Beast, isAsleep = false) {
  if (beast.mane) drawMane(pen, beast.mane)
  if (beast.spines) drawSpines(pen, beast.spines)
  drawHorns(pen, beast)
  drawEars(pen, beast)
  const shape = SHAPES[beast.muzzle] ?? USUAL_SHAPE
  fillHead(pen, beast, shape)
  if (beast.spines && beast.muzzle === 'pointed') drawFringe(pen, beast.spines)
  drawMarkings(pen, beast)
  if (beast.muzzle === 'wide') {
    drawFrogFace(pen, beast)
    if (beast.mood) drawMood(pen, beast, FROG_EYES)
    return
  }
  drawMuzzle(pen, beast)
  const [x, y, usual] = shape.eyes
  const size = beast.mood === 'surprised' ? usual * WIDENED : usual
  for (const side of [-1, 1])
    if (isAsleep) drawClosedEye(pen, beast, side * x, y, size)
    else if (beast.muzzle === 'cat') drawCatEye(pen, beast, side * x, y)
    else drawEye(pen, beast, side * x, y, size)
  if (beast.mood) drawMood(pen, beast, shape.eyes)
}

const WIDENED = 1.35
const FROG_EYES = [0.56, -0.82, 0.29] as const

/** How broad and how high a head is around its middle, how far its cheeks reach, and where its eyes are. */
type HeadShape = {
  oval: readonly [y: number, rx: number, ry: number]
  cheeks?: readonly [reach: number, y: number, chin: number]
  eyes: readonly [x: number, y: number, size: number]
}

const USUAL_SHAPE: HeadShape = { oval: [0.02, 1.06, 0.98], eyes: [0.4, -0.14, 0.2] }
const LONG_SHAPE: HeadShape = { oval: [0.02, 0.86, 0.98], eyes: [0.48, -0.14, 0.2] }
const SHAPES: Partial<Record<Beast['muzzle'], HeadShape>> = {
  hoofed: LONG_SHAPE,
  trunk: LONG_SHAPE,
  whiskered: { oval: [0.06, 1.14, 0.86], eyes: [0.48, -0.14, 0.16] },
  owl: { oval: [0.02, 1.06, 0.98], eyes: [0.4, -0.08, 0.27] },
  pointed: { oval: [0.16, 0.84, 0.82], eyes: [0.36, 0.04, 0.17] },
  cat: { oval: [0.06, 1.1, 0.9], cheeks: [1.26, 0.34, 0.92], eyes: [0.46, -0.04, 0.27] },
  bigCat: { oval: [0, 1.04, 0.96], cheeks: [1.14, 0.42, 1.06], eyes: [0.44, -0.14, 0.18] },
  rodent: { oval: [0.08, 1.16, 0.94], eyes: [0.5, -0.1, 0.19] },
  dog: { oval: [-0.08, 0.98, 0.9], eyes: [0.43, -0.16, 0.19] },
  monster: { oval: [0.06, 1.14, 1.06], eyes: [0.42, -0.22, 0.34] },
  fox: { oval: [-0.12, 0.98, 0.82], cheeks: [1.42, 0.3, 1.02], eyes: [0.44, -0.12, 0.17] },
}

function fillHead(pen: SharePen, { fur }: Beast, { oval, cheeks }: HeadShape) {
  const shaded = () => pen.across(-1, 1, shadeHex(fur, 0.16), fur, shadeHex(fur, -0.22))
  if (cheeks) {
    const [reach, y, chin] = cheeks
    pen.in(shaded()).fillPath(`M-.9 -.5 Q-1.12 0 ${-reach} ${y} Q-.8 ${chin * 0.86} 0 ${chin}
      Q.8 ${chin * 0.86} ${reach} ${y} Q1.12 0 .9 -.5`)
  }
  pen.in(shaded()).fillEllipse(0, ...oval)
}

/** A slit in a broad iris. */
function drawCatEye(pen: SharePen, { eye = '#a9b83a' }: Beast, x: number, y: number) {
  const side = Math.sign(x)
  pen.in(DARK).fillEllipse(x, y, 0.31, 0.25, side * -0.22)
  pen.in(pen.gradient(0, y - 0.2, 0, y + 0.22, shadeHex(eye, -0.2), shadeHex(eye, 0.2)))
  pen.fillEllipse(x, y, 0.27, 0.21, side * -0.22)
  pen.in(DARK).fillEllipse(x, y, 0.085, 0.2)
  pen.in('#ffffff').fillCircle(x - 0.09, y - 0.09, 0.06)
}

function drawClosedEye(pen: SharePen, { fur, face, mask }: Beast, x: number, y: number, size: number) {
  const ground = mask ?? fur
  pen.inked(ground < '#5' ? shadeHex(face, 0.3) : shadeHex(ground, -0.65), 0.07)
  pen.strokeArc(x, y - size * 0.4, size * 1.1, 0.45, 2.7)
}

function drawEye(pen: SharePen, { eye }: Beast, x: number, y: number, size: number) {
  pen.in(eye ?? '#5f3a1c').fillEllipse(x, y, size * 0.95, size * 1.05)
  pen.in(DARK).fillEllipse(x, y, size * 0.66, size * 0.8)
  pen.in('#ffffff').fillCircle(x - size * 0.28, y - size * 0.34, size * 0.27)
}

function drawMane(pen: SharePen, colour: string) {
  for (let k = 0; k < 18; k++) {
    const turn = (k / 18) * Math.PI * 2
    pen.g.fillStyle = shadeHex(colour, k % 2 ? 0 : -0.15)
    pen.fillCircle(Math.cos(turn) * 1.12, 0.05 + Math.sin(turn) * 1.1, 0.42)
  }
}

/** Spines around the crown and down to the cheeks. */
function drawSpines(pen: SharePen, colour: string) {
  for (const [row, reach] of [1.62, 1.38].entries())
    for (let k = 0; k < 24; k++) {
      const turn = -0.55 + ((k + row * 0.5) / 23) * (Math.PI + 1.1)
      const at = (angle: number, radius: number): [number, number] => [
        Math.cos(angle) * radius,
        0.05 - Math.sin(angle) * radius,
      ]
      pen.fillShape(shadeHex(colour, (k + row) % 2 ? 0.2 : -0.08), () => {
        pen.moveTo(...at(turn - 0.14, 0.8))
        pen.lineTo(...at(turn, reach))
        pen.lineTo(...at(turn + 0.14, 0.8))
      })
    }
}

/** Spines that lie over the brow, down to a point between the eyes. */
function drawFringe(pen: SharePen, colour: string) {
  for (const [row, depth] of [0.34, 0.16, 0].entries())
    for (let k = 0; k < 13; k++) {
      const across = (k + (row % 2) * 0.5) / 6 - 1
      const root = -0.82 - row * 0.12 + across * across * (0.42 + row * 0.1)
      const tip = root + 0.3 + depth * (1 - Math.abs(across))
      pen.in(shadeHex(colour, (k + row) % 2 ? 0.2 : -0.08)).fillPath(`M${across * 0.92 - 0.1} ${root}
        L${across * 0.98} ${tip} L${across * 0.92 + 0.1} ${root}`)
    }
}

function drawEars(pen: SharePen, { ears, fur, earColour = fur, crest, muzzle }: Beast) {
  const { g } = pen
  const inner =
    muzzle === 'trunk' ? shadeHex(earColour, -0.14) : earColour < '#5' ? shadeHex(earColour, 0.25) : '#e6aaa0'
  if (crest)
    for (const [x, y, r] of tuples('-.28 -1.05 .26, 0 -1.2 .32, .28 -1.05 .26'))
      pen.in(crest).fillCircle(x, y, r)
  for (const side of [-1, 1]) {
    const oval = (x: number, y: number, rx: number, ry: number, turn = 0) => {
      pen.in(earColour).fillEllipse(side * x, y, rx, ry, side * turn)
      pen.in(inner).fillEllipse(side * x, y + ry * 0.08, rx * 0.58, ry * 0.66, side * turn)
    }
    if (ears === 'pointed' && muzzle === 'cat')
      // Broad at the root and far apart.
      for (const [scale, fill] of [
        [1, earColour],
        [0.62, inner],
      ] as const)
        pen.in(fill).fillPath(`M${side * (0.62 - 0.5 * scale)} -.74
          Q${side * 0.6} ${-0.9 - 0.34 * scale} ${side * (0.86 + 0.06 * scale)} ${-0.92 - 0.56 * scale}
          Q${side * (0.86 + 0.24 * scale)} -.9 ${side * (0.7 + 0.36 * scale)} -.26`)
    else if (ears === 'pointed' || ears === 'tufts') {
      const tip = ears === 'tufts' ? 1.3 : 1.62
      const ear = (scale: number, fill: string) =>
        pen.in(fill).fillPath(`M${side * (0.55 - 0.42 * scale)} -.72
          Q${side * 0.55} ${-0.9 - 0.6 * scale} ${side * 0.86} ${-tip + (1 - scale) * 0.5}
          Q${side * (0.7 + 0.5 * scale)} -.8 ${side * (0.62 + 0.34 * scale)} -.42`)
      ear(1, earColour)
      ear(0.6, inner)
    } else if (ears === 'plumes')
      // Feathers, not ears: slanting outwards from the brows, with nothing within.
      for (const [k, reach] of [1.5, 1.38, 1.22].entries())
        pen.in(shadeHex(fur, k * 0.12 - 0.3)).fillPath(`M${side * (0.16 + k * 0.14)} -.66
          Q${side * (0.62 + k * 0.12)} ${-reach * 0.8} ${side * (1.02 + k * 0.1)} ${-reach + k * 0.12}
          Q${side * (0.9 + k * 0.08)} -.7 ${side * 0.72} -.5`)
    else if (ears === 'gills')
      // Three feathery stalks on either cheek.
      for (const [k, turn] of [-0.75, -0.25, 0.3].entries()) {
        const [dx, dy] = [Math.cos(turn) * side, Math.sin(turn)]
        const reach = 1.72 - k * 0.06
        g.strokeStyle = shadeHex(earColour, k * 0.08)
        g.lineCap = 'round'
        pen.lineWidth = 0.15
        pen.strokeLine(dx * 0.8, dy * 0.8, dx * reach, dy * reach)
        pen.lineWidth = 0.08
        for (let along = 1; along < reach; along += 0.16)
          for (const spread of [-0.2, 0.2])
            pen.strokePath(`M${dx * along} ${dy * along}
              L${dx * (along + 0.12) - dy * spread} ${dy * (along + 0.12) + dx * spread}`)
      }
    else if (ears === 'low') oval(0.96, -0.5, 0.2, 0.19)
    else if (ears === 'long') oval(0.42, -1.55, 0.26, 0.92, 0.12)
    else if (ears === 'round') oval(0.76, -0.78, 0.36, 0.36)
    else if (ears === 'large') oval(1.1, -0.45, 0.66, 0.7, -0.2)
    else if (ears === 'side') oval(1.12, -0.2, 0.4, 0.26, -0.25)
    else if (ears === 'drop')
      pen.in(shadeHex(earColour, earColour === fur ? -0.22 : 0)).fillPath(`M${side * 0.5} -.85
        C${side * 1.4} -.9 ${side * 1.5} .3 ${side * 1.2} .72
        C${side * 0.95} .85 ${side * 0.86} .1 ${side * 0.72} -.3`)
  }
}

/** Eyes on top of the head, and a mouth from side to side. */
function drawFrogFace(pen: SharePen, beast: Beast) {
  pen.in(beast.face).fillEllipse(0, 0.52, 0.86, 0.42)
  for (const side of [-1, 1]) {
    pen.in(beast.fur).fillCircle(side * 0.56, -0.78, 0.42)
    drawEye(pen, beast, side * 0.56, -0.82, 0.29)
  }
  pen.inked(shadeHex(beast.fur, -0.55), 0.08).strokePath('M-.86 .12 Q0 .66 .86 .12')
  for (const side of [-1, 1]) pen.strokeLine(side * 0.1, -0.06, side * 0.08, -0.02)
}
