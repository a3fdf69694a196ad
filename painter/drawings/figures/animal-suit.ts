import { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Beast } from './beast.ts'
import { drawFrontFace } from './beast-head.ts'
import { beastNamed } from './beasts.ts'
import { type Figure, type FigurePen, HEAD_RADIUS, HEAD_Y } from './figure-pen.ts'

/** Of the head's radius: the animal's head on the hood, how high it sits, and what the hood leaves open. */
const HOOD = { size: 1.5, raised: 1.05, around: 1.36 }
const OPENING = { width: 0.92, height: 1.04, lower: 0.3 }

/** The animal that somebody is dressed up as; undefined for those in other clothes. */
export function suitOf({ suit }: Figure): Beast | undefined {
  const beast = suit && beastNamed(suit.kind)
  if (!beast || !suit.colour) return beast
  return { ...beast, fur: suit.colour, face: shadeHex(suit.colour, 0.3), earColour: undefined }
}

/** Clothes all of one fur, from the neck to the feet. */
export const inSuit = (look: Figure, { fur }: Beast): Figure => ({
  ...look,
  outfit: 'hoodie',
  colour: fur,
  secondColour: fur,
  shoes: shadeHex(fur, -0.25),
  hat: null,
})

/** A hood with the animal's face on it above the face of whoever wears it, or all of it from behind. */
export function drawSuitHood(figure: FigurePen, beast: Beast, drawFace: (figure: FigurePen) => void) {
  const { pen, g, look } = figure
  const around = HEAD_RADIUS * HOOD.around
  g.fillStyle = pen.across(-around, around, shadeHex(beast.fur, 0.14), beast.fur, shadeHex(beast.fur, -0.22))
  pen.fillEllipse(0, HEAD_Y + HEAD_RADIUS * 0.16, around, around * 1.04)
  drawFrontFace(
    new SharePen(
      g,
      pen.unit * HEAD_RADIUS * HOOD.size,
      pen.x(0),
      pen.y(HEAD_Y - HEAD_RADIUS * HOOD.raised * 0.62),
    ),
    beast,
  )
  if (look.facing !== 'front') return
  const lower = HEAD_RADIUS * OPENING.lower
  const open = (grow: number) =>
    pen.ellipse(0, HEAD_Y + lower, HEAD_RADIUS * OPENING.width * grow, HEAD_RADIUS * OPENING.height * grow)
  g.fillStyle = shadeHex(beast.fur, -0.35)
  pen.begin()
  open(1.1)
  g.fill()
  g.save()
  pen.begin()
  open(1)
  g.clip()
  drawFace({ ...figure, pen: new SharePen(g, pen.unit, pen.x(0), pen.y(lower)) })
  g.restore()
}

/** The paler front of the body. */
export function drawBelly({ pen, bones, body, look }: FigurePen, { face }: Beast) {
  if (look.facing !== 'front') return
  const { chest, pelvis } = bones
  pen
    .in(face)
    .fillEllipse(
      (chest.x + pelvis.x) / 2,
      chest.y + (pelvis.y - chest.y) * 0.58,
      body.shoulder * 0.62,
      (pelvis.y - chest.y) * 0.36,
    )
}

const TAILLESS: ReadonlySet<Beast['muzzle']> = new Set(['beak', 'bill', 'owl', 'wide'])

/** A tail from the hips to the side, thick where the animal's is. */
export function drawSuitTail({ pen, bones: { pelvis } }: FigurePen, { fur, muzzle, ears, horns }: Beast) {
  if (TAILLESS.has(muzzle) || ears === 'gills' || horns === 'feelers') return
  const isShort = muzzle === 'long' || muzzle === 'koala' || ears === 'long' || muzzle === 'snout'
  pen.in(shadeHex(fur, -0.14))
  if (isShort) return pen.fillCircle(pelvis.x - 0.1, pelvis.y + 0.01, 0.035)
  const thick = muzzle === 'saurian' || muzzle === 'scaly' ? 0.062 : 0.026
  pen.in(shadeHex(fur, -0.14)).fillPath(`M${pelvis.x - 0.04} ${pelvis.y - thick}
    Q${pelvis.x - 0.24} ${pelvis.y + 0.12} ${pelvis.x - 0.3} ${pelvis.y - 0.1}
    Q${pelvis.x - 0.22} ${pelvis.y + 0.12 + thick * 2.2} ${pelvis.x - 0.02} ${pelvis.y + thick}`)
}
