import { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { drawHorns, drawMarkings } from './beast-markings.ts'
import type { Beast } from './beasts.ts'
import { type FigurePen, HEAD_RADIUS, HEAD_Y } from './figure-pen.ts'

/** Of a person's head, that of an animal in clothes: its face is what it is known by. */
const LARGE = 1.12
const DARK = '#17141a'
const NOSE = '#2a2022'

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
export function drawFrontFace(pen: SharePen, beast: Beast) {
  const { g } = pen
  if (beast.mane) drawMane(pen, beast.mane)
  if (beast.spines) drawSpines(pen, beast.spines)
  drawHorns(pen, beast)
  drawEars(pen, beast)
  const { fur } = beast
  const isLong = beast.muzzle === 'hoofed' || beast.muzzle === 'trunk'
  g.fillStyle = pen.across(-1, 1, shadeHex(fur, 0.16), fur, shadeHex(fur, -0.22))
  const isFlat = beast.muzzle === 'whiskered'
  pen.fillEllipse(0, isFlat ? 0.06 : 0.02, isLong ? 0.86 : isFlat ? 1.14 : 1.06, isFlat ? 0.86 : 0.98)
  drawMarkings(pen, beast)
  if (beast.muzzle === 'wide') drawFrogFace(pen, beast)
  else {
    drawMuzzle(pen, beast)
    const large = beast.muzzle === 'owl'
    for (const side of [-1, 1])
      drawEye(
        pen,
        beast,
        side * (isLong || isFlat ? 0.48 : 0.4),
        large ? -0.08 : -0.14,
        large ? 0.27 : isFlat ? 0.16 : 0.2,
      )
  }
}

function drawEye(pen: SharePen, { eye }: Beast, x: number, y: number, size: number) {
  const { g } = pen
  g.fillStyle = eye ?? '#5f3a1c'
  pen.fillEllipse(x, y, size * 0.95, size * 1.05)
  g.fillStyle = DARK
  pen.fillEllipse(x, y, size * 0.66, size * 0.8)
  g.fillStyle = '#ffffff'
  pen.fillCircle(x - size * 0.28, y - size * 0.34, size * 0.27)
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

function drawEars(pen: SharePen, { ears, fur, earColour = fur, crest }: Beast) {
  const { g } = pen
  const inner = earColour < '#5' ? shadeHex(earColour, 0.25) : '#e6aaa0'
  if (crest)
    for (const [x, y, r] of [
      [-0.28, -1.05, 0.26],
      [0, -1.2, 0.32],
      [0.28, -1.05, 0.26],
    ]) {
      g.fillStyle = crest
      pen.fillCircle(x, y, r)
    }
  for (const side of [-1, 1]) {
    const oval = (x: number, y: number, rx: number, ry: number, turn = 0) => {
      g.fillStyle = earColour
      pen.fillEllipse(side * x, y, rx, ry, side * turn)
      g.fillStyle = inner
      pen.fillEllipse(side * x, y + ry * 0.08, rx * 0.58, ry * 0.66, side * turn)
    }
    if (ears === 'pointed' || ears === 'tufts') {
      const tip = ears === 'tufts' ? 1.3 : 1.62
      const ear = (scale: number, fill: string) =>
        pen.fillShape(fill, () => {
          pen.moveTo(side * (0.55 - 0.42 * scale), -0.72)
          pen.quadTo(side * 0.55, -0.9 - 0.6 * scale, side * 0.86, -tip + (1 - scale) * 0.5)
          pen.quadTo(side * (0.7 + 0.5 * scale), -0.8, side * (0.62 + 0.34 * scale), -0.42)
        })
      ear(1, earColour)
      ear(0.6, inner)
    } else if (ears === 'plumes')
      // Feathers, not ears: slanting outwards from the brows, with nothing within.
      for (const [k, reach] of [1.5, 1.38, 1.22].entries())
        pen.fillShape(shadeHex(fur, k * 0.12 - 0.3), () => {
          pen.moveTo(side * (0.16 + k * 0.14), -0.66)
          pen.quadTo(side * (0.62 + k * 0.12), -reach * 0.8, side * (1.02 + k * 0.1), -reach + k * 0.12)
          pen.quadTo(side * (0.9 + k * 0.08), -0.7, side * 0.72, -0.5)
        })
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
            pen.strokeLine(
              dx * along,
              dy * along,
              dx * (along + 0.12) - dy * spread,
              dy * (along + 0.12) + dx * spread,
            )
      }
    else if (ears === 'low') oval(0.96, -0.5, 0.2, 0.19)
    else if (ears === 'long') oval(0.42, -1.55, 0.26, 0.92, 0.12)
    else if (ears === 'round') oval(0.76, -0.78, 0.36, 0.36)
    else if (ears === 'large') oval(1.1, -0.45, 0.66, 0.7, -0.2)
    else if (ears === 'side') oval(1.12, -0.2, 0.4, 0.26, -0.25)
    else if (ears === 'drop')
      pen.fillShape(shadeHex(earColour, earColour === fur ? -0.22 : 0), () => {
        pen.moveTo(side * 0.5, -0.85)
        pen.curveTo(side * 1.4, -0.9, side * 1.5, 0.3, side * 1.2, 0.72)
        pen.curveTo(side * 0.95, 0.85, side * 0.86, 0.1, side * 0.72, -0.3)
      })
  }
}

function drawMuzzle(pen: SharePen, beast: Beast) {
  const { g } = pen
  const { face, fur, muzzle } = beast
  const pad = (y: number, rx: number, ry: number) => {
    g.fillStyle = pen.gradient(0, y - ry, 0, y + ry, shadeHex(face, 0.12), face, shadeHex(face, -0.12))
    pen.fillEllipse(0, y, rx, ry)
  }
  const nose = (y: number, rx: number, ry: number, colour = NOSE) => {
    g.fillStyle = colour
    pen.fillEllipse(0, y, rx, ry)
    g.fillStyle = 'rgba(255,255,255,.45)'
    pen.fillEllipse(-rx * 0.3, y - ry * 0.4, rx * 0.26, ry * 0.22)
  }
  const smile = (y: number, breadth: number) => {
    g.strokeStyle = 'rgba(40,20,18,.75)'
    pen.lineWidth = 0.07
    pen.strokeLine(0, y - 0.14, 0, y)
    for (const side of [-1, 1]) {
      pen.begin()
      pen.moveTo(0, y)
      pen.quadTo(side * breadth * 0.5, y + 0.18, side * breadth, y)
      g.stroke()
    }
  }
  switch (muzzle) {
    case 'short':
      pad(0.44, 0.5, 0.36)
      nose(0.28, 0.13, 0.1, '#c96a6a')
      smile(0.48, 0.28)
      drawWhiskers(pen)
      return
    case 'whiskered':
      // The throat and both cheeks are pale, the nose broad.
      g.fillStyle = face
      pen.fillEllipse(0, 0.6, 0.78, 0.34)
      for (const side of [-1, 1]) {
        g.fillStyle = pen.gradient(0, 0.05, 0, 0.72, shadeHex(face, 0.2), shadeHex(face, -0.1))
        pen.fillEllipse(side * 0.28, 0.38, 0.38, 0.3)
      }
      nose(0.16, 0.25, 0.16)
      smile(0.46, 0.3)
      drawWhiskers(pen)
      return
    case 'rodent':
      pad(0.46, 0.44, 0.34)
      nose(0.3, 0.12, 0.09, '#d98a8a')
      g.fillStyle = '#fbf8f0'
      pen.fillRect(-0.12, 0.5, 0.11, 0.2)
      pen.fillRect(0.01, 0.5, 0.11, 0.2)
      smile(0.48, 0.24)
      drawWhiskers(pen)
      return
    case 'snout':
      pad(0.4, 0.5, 0.4)
      g.fillStyle = shadeHex(face, -0.5)
      for (const side of [-1, 1]) pen.fillEllipse(side * 0.18, 0.36, 0.09, 0.13)
      return
    case 'hoofed':
      pad(0.72, 0.56, 0.52)
      g.fillStyle = shadeHex(face, -0.55)
      for (const side of [-1, 1]) pen.fillEllipse(side * 0.26, 0.68, 0.08, 0.12, side * 0.4)
      g.strokeStyle = shadeHex(face, -0.5)
      pen.lineWidth = 0.06
      pen.begin()
      pen.arc(0, 0.72, 0.3, 0.5, 2.64)
      g.stroke()
      return
    case 'beak':
    case 'bill': {
      g.fillStyle = face
      for (const side of [-1, 1]) pen.fillEllipse(side * 0.42, -0.02, 0.48, 0.56)
      const broad = muzzle === 'bill' ? 0.52 : 0.26
      const colour = beast.beak ?? '#e0a030'
      pen.fillShape(pen.gradient(0, 0.1, 0, 0.75, shadeHex(colour, 0.25), shadeHex(colour, -0.15)), () => {
        pen.moveTo(-broad, 0.24)
        pen.quadTo(0, 0, broad, 0.24)
        pen.quadTo(broad * (muzzle === 'bill' ? 1.1 : 0.3), 0.66, 0, muzzle === 'bill' ? 0.6 : 0.8)
        pen.quadTo(-broad * (muzzle === 'bill' ? 1.1 : 0.3), 0.66, -broad, 0.24)
      })
      return
    }
    case 'owl':
      // Pale feathers under the beak, as no cat has.
      g.fillStyle = shadeHex(face, 0.18)
      pen.fillEllipse(0, 0.66, 0.5, 0.3)
      for (const side of [-1, 1]) {
        g.fillStyle = shadeHex(face, 0.1)
        pen.fillEllipse(side * 0.42, -0.04, 0.5, 0.54)
        g.strokeStyle = shadeHex(fur, -0.3)
        pen.lineWidth = 0.06
        pen.begin()
        pen.ellipse(side * 0.42, -0.04, 0.5, 0.54)
        g.stroke()
      }
      pen.fillShape(beast.beak ?? '#4a3c2a', () => {
        pen.moveTo(-0.16, 0.16)
        pen.quadTo(0, 0.06, 0.16, 0.16)
        pen.quadTo(0.1, 0.42, 0, 0.56)
        pen.quadTo(-0.1, 0.42, -0.16, 0.16)
      })
      return
    case 'saurian':
      pad(0.5, 0.9, 0.5)
      g.fillStyle = shadeHex(fur, -0.45)
      for (const side of [-1, 1]) pen.fillEllipse(side * 0.26, 0.2, 0.1, 0.07)
      g.fillStyle = '#5a1f1c'
      pen.fillEllipse(0, 0.62, 0.7, 0.2)
      for (let k = 0; k < 9; k++) {
        const x = -0.6 + k * 0.15
        const top = 0.5 + Math.abs(x) * 0.14
        pen.fillShape('#fbf8ee', () => {
          pen.moveTo(x - 0.07, top)
          pen.lineTo(x, top + 0.2)
          pen.lineTo(x + 0.07, top)
        })
      }
      g.strokeStyle = shadeHex(fur, -0.35)
      pen.lineWidth = 0.12
      for (const side of [-1, 1]) pen.strokeLine(side * 0.2, -0.36, side * 0.64, -0.46)
      return
    case 'trunk':
      g.lineCap = 'round'
      for (const [k, y] of [0.25, 0.5, 0.75, 1, 1.25, 1.5].entries()) {
        g.fillStyle = shadeHex(fur, k % 2 ? -0.1 : -0.02)
        pen.fillEllipse(k * k * 0.02, y, 0.34 - k * 0.028, 0.24)
      }
      for (const side of [-1, 1])
        pen.fillShape('#f6f0e0', () => {
          pen.moveTo(side * 0.36, 0.5)
          pen.quadTo(side * 0.5, 1, side * 0.8, 1.02)
          pen.quadTo(side * 0.66, 0.8, side * 0.58, 0.44)
        })
      return
    case 'primate':
      g.fillStyle = face
      for (const side of [-1, 1]) pen.fillEllipse(side * 0.34, -0.12, 0.42, 0.4)
      pad(0.46, 0.62, 0.44)
      g.fillStyle = shadeHex(face, -0.5)
      for (const side of [-1, 1]) pen.fillEllipse(side * 0.09, 0.28, 0.05, 0.06)
      g.strokeStyle = shadeHex(face, -0.6)
      pen.lineWidth = 0.07
      pen.begin()
      pen.arc(0, 0.3, 0.38, 0.5, 2.64)
      g.stroke()
      return
    case 'koala':
      nose(0.26, 0.26, 0.36)
      smile(0.74, 0.2)
      return
    case 'scaly':
      pad(0.46, 0.74, 0.4)
      g.fillStyle = shadeHex(fur, -0.45)
      for (const side of [-1, 1]) pen.fillEllipse(side * 0.2, 0.26, 0.06, 0.05)
      g.strokeStyle = shadeHex(fur, -0.5)
      pen.lineWidth = 0.06
      pen.begin()
      pen.moveTo(-0.64, 0.5)
      pen.quadTo(0, 0.78, 0.64, 0.5)
      g.stroke()
      return
    default:
      pad(0.44, 0.52, 0.44)
      nose(0.24, 0.21, 0.15)
      smile(0.54, 0.28)
  }
}

function drawWhiskers(pen: SharePen) {
  pen.g.strokeStyle = 'rgba(255,252,246,.85)'
  pen.lineWidth = 0.04
  for (const side of [-1, 1])
    for (const k of [-0.1, 0.04, 0.18])
      pen.strokeLine(side * 0.4, 0.42 + k * 0.4, side * 1.25, 0.36 + k * 1.4)
}

/** Eyes on top of the head, and a mouth from side to side. */
function drawFrogFace(pen: SharePen, beast: Beast) {
  const { g } = pen
  g.fillStyle = beast.face
  pen.fillEllipse(0, 0.52, 0.86, 0.42)
  for (const side of [-1, 1]) {
    g.fillStyle = beast.fur
    pen.fillCircle(side * 0.56, -0.78, 0.42)
    drawEye(pen, beast, side * 0.56, -0.82, 0.29)
  }
  g.strokeStyle = shadeHex(beast.fur, -0.55)
  pen.lineWidth = 0.08
  pen.begin()
  pen.moveTo(-0.86, 0.12)
  pen.quadTo(0, 0.66, 0.86, 0.12)
  g.stroke()
  for (const side of [-1, 1]) pen.strokeLine(side * 0.1, -0.06, side * 0.08, -0.02)
}
