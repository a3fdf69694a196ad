import { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { drawBeastGlasses, drawBeastHead } from './beast-head.ts'
import { beastOf } from './beasts.ts'
import { type FigurePen, HEAD_RADIUS, HEAD_Y } from './figure-pen.ts'
import { drawCrest, drawHairAround } from './hair-shapes.ts'
import { drawMachineHead } from './machine.ts'
import { drawEyeSlit } from './wraps.ts'

/** Neck, head and hair. */
function drawBareHead(figure: FigurePen) {
  const { pen, wind, skin, hair, look } = figure
  pen.in(shadeHex(skin, -0.2)).fillRect(-0.024, 0.11, 0.048, 0.05)
  pen.in(skin).fillEllipse(0, HEAD_Y, HEAD_RADIUS * 0.86, HEAD_RADIUS * 1.1)
  const hairFill = pen.across(-HEAD_RADIUS, HEAD_RADIUS, shadeHex(hair, 0.3), hair, shadeHex(hair, -0.4))
  if (look.hair === 'mohawk') drawCrest(figure)
  else if (look.hair !== 'bald') {
    drawHairAround(figure)
    pen.in(hairFill).fillEllipse(0, HEAD_Y - 0.006, HEAD_RADIUS * 0.95, HEAD_RADIUS * 1.14)
    if (look.hair === 'long')
      pen.in(hairFill).fillPath(`M${-HEAD_RADIUS * 0.95} ${HEAD_Y}
        C${-HEAD_RADIUS * 1.3} .2 ${-HEAD_RADIUS * 1.2} .28 ${-HEAD_RADIUS * 0.8 + wind} .33
        Q${wind} .36 ${HEAD_RADIUS * 0.8 + wind} .33
        C${HEAD_RADIUS * 1.3} .26 ${HEAD_RADIUS * 1.3} .2 ${HEAD_RADIUS * 0.95} ${HEAD_Y}`)
    if (look.hair === 'curly') for (const [x, y, r] of CURLS) pen.fillCircle(x, HEAD_Y + y, r)
    if (look.hair === 'bun') {
      pen.fillCircle(0, HEAD_Y - HEAD_RADIUS * 1.15, HEAD_RADIUS * 0.48)
    }
    if (look.hair === 'pony')
      pen.in(hairFill).fillPath(`M-.014 ${HEAD_Y - 0.03} C-.04 .14 ${-0.03 + wind} .2 ${wind} .26
        C${0.035 + wind} .2 .035 .14 .014 ${HEAD_Y - 0.03}`)
  }
}

/** Circles of curly hair around the head: column, row from its middle, radius. */
const CURLS: readonly [number, number, number][] = [
  [-0.05, -0.02, 0.034],
  [-0.034, -0.052, 0.036],
  [0, -0.064, 0.038],
  [0.034, -0.052, 0.036],
  [0.05, -0.02, 0.034],
  [-0.056, 0.016, 0.028],
  [0.056, 0.016, 0.028],
]

/** A space helmet; from the front with its golden visor. */
function drawSpaceHelmet({ pen, look }: FigurePen) {
  pen.in(pen.gradient(-0.09, -0.03, 0.09, 0.15, '#ffffff', '#dfe4ec', '#8f99a8')).fillCircle(0, 0.075, 0.092)
  pen.in('rgba(90,100,120,.35)').fillRect(-0.075, 0.145, 0.15, 0.016)
  if (look.facing !== 'front') return
  pen.in(pen.gradient(-0.06, 0.03, 0.06, 0.12, '#ffe9a8', '#c98a2a', '#4a2f1a'))
  pen.fillEllipse(0, 0.078, 0.066, 0.058)
  pen.in('rgba(255,255,255,.7)').fillEllipse(-0.026, 0.056, 0.018, 0.01, -0.4)
}

/** A clear helmet around a head that is to be seen. */
function drawGlassHelmet({ pen }: FigurePen) {
  pen.in('rgba(190,220,255,.16)').fillCircle(0, 0.068, 0.112)
  pen.inked('#dfe4ec', 0.012).strokeArc(0, 0.068, 0.112)
  pen.in('rgba(255,255,255,.6)').fillEllipse(-0.055, 0.012, 0.03, 0.011, -0.75)
  pen.in(pen.across(-0.09, 0.09, '#ffffff', '#c9d0da', '#8f99a8'))
  pen.fillRoundRect(-0.085, 0.145, 0.17, 0.028, 0.012)
}

const isShaven = ({ hair }: FigurePen['look']) => hair === 'bald' || hair === 'mohawk'

/** Neck, face and hair from the front; long hair falls behind the shoulders. */
function drawFrontHead(figure: FigurePen) {
  const { pen, g, skin, hair, look, wind } = figure
  const hairFill = pen.across(-HEAD_RADIUS, HEAD_RADIUS, shadeHex(hair, 0.3), hair, shadeHex(hair, -0.35))
  g.fillStyle = hairFill
  if (look.hair === 'long' || look.hair === 'pony')
    pen.in(hairFill).fillPath(`M${-HEAD_RADIUS * 1.1} ${HEAD_Y - 0.02}
      C-.09 .15 -.1 .2 ${-0.085 + wind * 0.4} .26 L-.03 .2 L.03 .2 L${0.085 + wind * 0.4} .26
      C.1 .2 .09 .15 ${HEAD_RADIUS * 1.1} ${HEAD_Y - 0.02}`)
  if (look.hair === 'curly') for (const [x, y, r] of CURLS) pen.fillCircle(x, HEAD_Y + y, r)
  if (look.hair === 'bun') pen.fillCircle(0, HEAD_Y - HEAD_RADIUS * 1.2, HEAD_RADIUS * 0.46)
  drawHairAround(figure)
  g.fillStyle = hairFill
  if (!isShaven(look)) pen.fillEllipse(0, HEAD_Y - 0.012, HEAD_RADIUS * 1.02, HEAD_RADIUS * 1.14)
  pen.in(shadeHex(skin, -0.22)).fillRect(-0.023, 0.11, 0.046, 0.05)
  g.fillStyle = skin
  for (const s of [-1, 1]) {
    pen.fillEllipse(s * HEAD_RADIUS * 0.9, HEAD_Y + 0.008, 0.01, 0.015)
    if (look.ears === 'pointed') drawPointedEar(pen, s)
  }
  g.fillStyle = pen.across(-HEAD_RADIUS, HEAD_RADIUS, shadeHex(skin, 0.14), skin, shadeHex(skin, -0.16))
  pen.fillEllipse(0, HEAD_Y + 0.006, HEAD_RADIUS * 0.9, HEAD_RADIUS * 1.06)
  if (look.isSkull) drawSkull(figure)
  else if (look.isWrapped) drawEyeSlit(figure)
  else drawFace(figure)
  if (look.isCyborg) drawPlate(figure)
  if (look.hair === 'mohawk') drawCrest(figure)
  if (isShaven(look)) return
  pen.in(hairFill).fillPath(`M${-HEAD_RADIUS * 0.98} ${HEAD_Y + 0.012}
    C${-HEAD_RADIUS * 1.1} -.005 ${HEAD_RADIUS * 1.1} -.005 ${HEAD_RADIUS * 0.98} ${HEAD_Y + 0.012}
    Q${HEAD_RADIUS * 0.75} ${HEAD_Y - 0.02} ${HEAD_RADIUS * 0.3} ${HEAD_Y - 0.03}
    Q${-HEAD_RADIUS * 0.5} ${HEAD_Y - 0.028} ${-HEAD_RADIUS * 0.98} ${HEAD_Y + 0.012}`)
}

function drawPointedEar(pen: SharePen, side: number) {
  pen.fillPath(`M${side * HEAD_RADIUS * 0.8} ${HEAD_Y - 0.012}
    Q${side * HEAD_RADIUS * 1.3} ${HEAD_Y - 0.02} ${side * HEAD_RADIUS * 1.75} ${HEAD_Y - 0.045}
    Q${side * HEAD_RADIUS * 1.4} ${HEAD_Y + 0.02} ${side * HEAD_RADIUS * 0.85} ${HEAD_Y + 0.022}`)
}

/** Sockets, a nose and teeth, on a bare head. */
function drawSkull(figure: FigurePen) {
  const { g, pose } = figure
  const pen = pose.view === 'side' ? turned(figure.pen) : figure.pen
  g.fillStyle = '#17141a'
  for (const s of [-1, 1]) pen.fillEllipse(s * 0.022, HEAD_Y, 0.0165, 0.0175, s * 0.2)
  pen.in('#17141a').fillPath(`M0 ${HEAD_Y + 0.014} L.007 ${HEAD_Y + 0.03} L-.007 ${HEAD_Y + 0.03}`)
  pen.fillRect(-0.024, HEAD_Y + 0.039, 0.048, 0.012)
  g.fillStyle = '#f2efe6'
  for (let k = 0; k < 5; k++) pen.fillRect(-0.022 + k * 0.0092, HEAD_Y + 0.0385, 0.0074, 0.0125)
}

/** Metal over one half of a face from the front, and a red eye in it. */
function drawPlate({ pen }: FigurePen) {
  pen.in(pen.across(0, HEAD_RADIUS, '#c4ccd6', '#6a7482')).fillPath(`M.004 ${HEAD_Y - HEAD_RADIUS}
    L.008 ${HEAD_Y + HEAD_RADIUS}
    C${HEAD_RADIUS * 0.9} ${HEAD_Y + HEAD_RADIUS * 0.8} ${HEAD_RADIUS} ${HEAD_Y - HEAD_RADIUS * 0.5} .004 ${HEAD_Y - HEAD_RADIUS}`)
  pen.in('#2a2e36').fillCircle(0.024, HEAD_Y, 0.014)
  pen.in('#ff4030').fillCircle(0.024, HEAD_Y, 0.008)
}

/** How far the features are turned away from the middle of a head seen from the side. */
const TURN = 0.02

function drawFace(figure: FigurePen) {
  const { g, skin, hair, look, pose } = figure
  const pen = pose.view === 'side' ? turned(figure.pen) : figure.pen
  g.fillStyle = '#e0685c'
  g.globalAlpha = 0.28
  for (const s of [-1, 1]) pen.fillEllipse(s * 0.029, HEAD_Y + 0.024, 0.012, 0.008)
  g.globalAlpha = 1
  if (look.beard) {
    const length = look.isStout ? 0.12 : 0
    const breadth = look.isStout ? 1.5 : 1
    pen.in(shadeHex(hair, 0.08)).fillPath(`M${-HEAD_RADIUS * 0.9} ${HEAD_Y + 0.012}
      C${-0.05 * breadth} ${0.15 + length * 0.5} ${-0.025 * breadth} ${0.19 + length} 0 ${0.2 + length}
      C${0.025 * breadth} ${0.19 + length} ${0.05 * breadth} ${0.15 + length * 0.5} ${HEAD_RADIUS * 0.9} ${HEAD_Y + 0.012}
      Q.036 ${HEAD_Y + 0.034} 0 ${HEAD_Y + 0.028}
      Q-.036 ${HEAD_Y + 0.034} ${-HEAD_RADIUS * 0.9} ${HEAD_Y + 0.012}`)
  }
  if (look.hasTusks)
    for (const side of [-1, 1])
      pen.in('#f4eedc').fillPath(`M${side * 0.012} ${HEAD_Y + 0.036} L${side * 0.024} ${HEAD_Y + 0.036}
        Q${side * 0.024} ${HEAD_Y + 0.024} ${side * 0.021} ${HEAD_Y + 0.014}`)
  for (const s of look.isOneEyed ? [0] : [-1, 1]) {
    if (s === 0) {
      drawMiddleEye(pen)
      continue
    }
    if (look.mood === 'asleep') drawClosedEye(pen, s)
    else drawOpenEye(pen, s)
    pen.inked(shadeHex(hair, -0.2), 0.004)
    const slant = look.mood === 'angry' ? 0.007 : look.mood === 'sad' ? -0.006 : 0
    if (slant === 0) {
      pen.strokeArc(
        s * 0.021,
        HEAD_Y + (look.mood === 'surprised' ? 0.003 : 0.008),
        0.022,
        Math.PI * 1.32,
        Math.PI * 1.68,
      )
    } else pen.strokeLine(s * 0.009, HEAD_Y - 0.013 + slant, s * 0.034, HEAD_Y - 0.013 - slant)
  }
  pen.inked(shadeHex(skin, -0.35), 0.004)
  pen.strokePath(`M.001 ${HEAD_Y + 0.008} Q.008 ${HEAD_Y + 0.02} -.002 ${HEAD_Y + 0.021}`)
  drawMouth(pen, look.mood)
  if (look.moustache && !look.beard)
    for (const side of [-1, 1])
      pen.in(shadeHex(hair, -0.1)).fillEllipse(side * 0.013, HEAD_Y + 0.028, 0.015, 0.0062, side * 0.3)
  if (look.glasses) drawGlasses(pen)
}

/** A cyclops' only eye, under a single brow. */
function drawMiddleEye(pen: SharePen) {
  pen.in('#fbf8f4').fillEllipse(0, HEAD_Y - 0.008, 0.026, 0.02)
  pen.in('#4f8f3a').fillCircle(0, HEAD_Y - 0.007, 0.0145)
  pen.in('#14110f').fillCircle(0, HEAD_Y - 0.007, 0.0075)
  pen.inked('#3a2418', 0.008).strokeArc(0, HEAD_Y + 0.012, 0.05, Math.PI * 1.33, Math.PI * 1.67)
}

function drawOpenEye(pen: SharePen, side: number) {
  pen.in('#fbf8f4').fillEllipse(side * 0.021, HEAD_Y + 0.002, 0.0095, 0.008)
  pen.in('#2a1c18').fillCircle(side * 0.021, HEAD_Y + 0.003, 0.0062)
}

/** The lid, down. */
function drawClosedEye(pen: SharePen, side: number) {
  pen.inked('#2a1c18', 0.004).strokeArc(side * 0.021, HEAD_Y - 0.004, 0.01, Math.PI * 0.15, Math.PI * 0.85)
}

function drawGlasses(pen: SharePen) {
  pen.inked('#2a2a30', 0.004)
  for (const s of [-1, 1]) pen.strokeArc(s * 0.021, HEAD_Y + 0.002, 0.015)
  pen.strokeLine(-0.006, HEAD_Y, 0.006, HEAD_Y)
}

function drawMouth(pen: SharePen, mood: FigurePen['look']['mood']) {
  const { g } = pen
  g.strokeStyle = '#a3453f'
  g.fillStyle = '#7a2226'
  pen.begin()
  switch (mood) {
    case 'laughing':
    case 'silly':
      pen.moveTo(-0.018, HEAD_Y + 0.03)
      pen.quadTo(0, HEAD_Y + 0.034, 0.018, HEAD_Y + 0.03)
      pen.quadTo(0.014, HEAD_Y + 0.05, 0, HEAD_Y + 0.05)
      pen.quadTo(-0.014, HEAD_Y + 0.05, -0.018, HEAD_Y + 0.03)
      g.fill()
      pen.in('#fbf8f4').fillRect(-0.013, HEAD_Y + 0.0325, 0.026, 0.005)
      return
    case 'surprised':
    case 'singing':
      pen.ellipse(0, HEAD_Y + 0.038, 0.008, 0.011)
      g.fill()
      return
    case 'sad':
    case 'angry':
      pen.arc(0, HEAD_Y + 0.05, 0.014, Math.PI * 1.2, Math.PI * 1.8)
      g.stroke()
      return
    default:
      pen.arc(0, HEAD_Y + 0.026, 0.015, Math.PI * 0.18, Math.PI * 0.82)
      g.stroke()
  }
}

const turned = (pen: SharePen) => new SharePen(pen.g, pen.unit, pen.x(TURN), pen.y(0))

/** The head; hats come on top of it. */
export function drawHead(figure: FigurePen) {
  const { outfit, facing } = figure.look
  const beast = beastOf(figure.look)
  if (beast) {
    drawBeastHead(figure, beast)
    if (outfit === 'space') drawGlassHelmet(figure)
    else if (figure.look.glasses) drawBeastGlasses(figure, figure.look.glasses === 'dark')
  } else if (figure.look.isMachine) drawMachineHead(figure)
  else if (outfit === 'space') drawSpaceHelmet(figure)
  else if (facing === 'front') drawFrontHead(figure)
  else drawBareHead(figure)
}
