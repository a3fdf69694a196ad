import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece } from './piece.ts'
import { spread } from './shapes.ts'

const STEEL = '#7b848e'
const RUST = '#8a5a40'

/** Where the work is, as shares of the drawing's height: at the hands of whoever does it. */
const ARC = { x: 0.4, y: 0.42 }

function trestle(pen: SharePen, x: number, top: number) {
  const { g } = pen
  g.strokeStyle = '#3f444c'
  pen.lineWidth = 0.03
  pen.strokeLine(x, top, x - 0.08, 0.99)
  pen.strokeLine(x, top, x + 0.08, 0.99)
  pen.lineWidth = 0.018
  pen.strokeLine(x - 0.05, 0.82, x + 0.05, 0.82)
}

/** A beam of steel on two trestles, with a frame upon it. */
function drawSteelFrame(pen: SharePen) {
  const { g } = pen
  for (const x of [0.42, 0.92]) trestle(pen, x, 0.6)
  g.fillStyle = pen.gradient(0, 0.5, 0, 0.62, shadeHex(STEEL, 0.3), STEEL, shadeHex(STEEL, -0.45))
  pen.fillRect(0.26, 0.5, 0.8, 0.11)
  g.fillStyle = shadeHex(STEEL, 0.35)
  pen.fillRect(0.26, 0.49, 0.8, 0.024)
  g.fillStyle = shadeHex(STEEL, -0.35)
  pen.fillRect(0.26, 0.595, 0.8, 0.024)
  for (const [x, top] of [
    [0.42, 0.43],
    [0.66, 0.24],
    [0.92, 0.28],
  ]) {
    g.fillStyle = pen.across(x, x + 0.06, shadeHex(RUST, 0.25), RUST, shadeHex(RUST, -0.4))
    pen.fillRect(x, top, 0.055, 0.5 - top)
  }
  g.fillStyle = pen.gradient(0, 0.26, 0, 0.32, shadeHex(RUST, 0.3), shadeHex(RUST, -0.3))
  pen.fillRect(0.66, 0.3, 0.31, 0.05)
}

/** Sparks from one point, each a streak with a bright head that falls the farther it flies. */
function drawSparks(
  pen: SharePen,
  { x, y }: { x: number; y: number },
  count: number,
  [from, to]: readonly [number, number],
  reach: number,
) {
  const { g } = pen
  g.save()
  g.globalCompositeOperation = 'lighter'
  for (let k = 0; k < count; k++) {
    const angle = from + (to - from) * spread(k, 0.618)
    const far = reach * (0.25 + 0.75 * spread(k, 0.377))
    const end = { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far * 0.8 + far * far * 0.45 }
    const near = { x: x + Math.cos(angle) * far * 0.55, y: y + Math.sin(angle) * far * 0.44 }
    g.strokeStyle = k % 3 === 0 ? 'rgba(255,246,200,.95)' : 'rgba(255,176,60,.9)'
    pen.lineWidth = 0.008 + spread(k, 0.21) * 0.008
    pen.begin()
    pen.moveTo(near.x, near.y)
    pen.quadTo((near.x + end.x) / 2 + 0.01, (near.y + end.y) / 2 - 0.02, end.x, end.y)
    g.stroke()
    g.fillStyle = '#fff6d0'
    pen.fillCircle(end.x, end.y, 0.01)
  }
  g.restore()
}

/** Steel that is being welded: the blue arc, its glare, and sparks that fly to all sides. */
function drawWeldwork(pen: SharePen) {
  const { g } = pen
  drawSteelFrame(pen)
  g.save()
  g.globalCompositeOperation = 'lighter'
  g.fillStyle = pen.glow(ARC.x, ARC.y, 0.4, [
    [0, 'rgba(235,246,255,1)'],
    [0.1, 'rgba(190,226,255,.95)'],
    [0.3, 'rgba(90,160,255,.5)'],
    [1, 'rgba(50,110,255,0)'],
  ])
  pen.fillCircle(ARC.x, ARC.y, 0.4)
  g.restore()
  drawSparks(pen, ARC, 90, [-Math.PI * 0.98, Math.PI * 0.3], 0.66)
  g.fillStyle = '#ffffff'
  pen.fillCircle(ARC.x, ARC.y, 0.045)
}

/** Steel that is being ground: one broad fan of orange sparks. */
function drawGrindwork(pen: SharePen) {
  const { g } = pen
  drawSteelFrame(pen)
  const at = { x: 0.4, y: 0.46 }
  g.save()
  g.globalCompositeOperation = 'lighter'
  g.fillStyle = pen.glow(at.x, at.y, 0.3, [
    [0, 'rgba(255,240,180,1)'],
    [0.3, 'rgba(255,150,40,.6)'],
    [1, 'rgba(255,100,10,0)'],
  ])
  pen.fillCircle(at.x, at.y, 0.3)
  g.restore()
  drawSparks(pen, at, 80, [-0.75, 0.35], 0.85)
}

/** A glassmaker's furnace: bricks, an iron hood, and glowing heat in the mouth of it. */
function drawGlassFurnace(pen: SharePen) {
  const { g } = pen
  const bricks = '#8f5540'
  g.fillStyle = pen.across(0.14, 0.96, shadeHex(bricks, 0.12), bricks, shadeHex(bricks, -0.45))
  pen.fillRoundRect(0.14, 0.3, 0.82, 0.7, 0.04)
  g.strokeStyle = 'rgba(40,18,12,.5)'
  pen.lineWidth = 0.007
  for (let row = 0; row < 9; row++) {
    const y = 0.37 + row * 0.07
    pen.strokeLine(0.15, y, 0.95, y)
    for (let k = 0; k < 6; k++) {
      const x = 0.2 + k * 0.14 + (row % 2) * 0.07
      if (x < 0.95) pen.strokeLine(x, y, x, Math.min(1, y + 0.07))
    }
  }
  pen.fillShape(pen.across(0.2, 0.9, '#5a6068', '#3c4148', '#22252a'), () => {
    pen.moveTo(0.1, 0.31)
    pen.lineTo(0.4, 0.1)
    pen.lineTo(0.4, 0)
    pen.lineTo(0.7, 0)
    pen.lineTo(0.7, 0.1)
    pen.lineTo(1, 0.31)
  })
  g.fillStyle = '#3a3d44'
  pen.fillEllipse(0.46, 0.56, 0.25, 0.2)
  g.fillStyle = pen.glow(0.46, 0.56, 0.2, [
    [0, '#fffbe0'],
    [0.4, '#ffd34a'],
    [0.75, '#ff8a1c'],
    [1, '#c8400c'],
  ])
  pen.fillEllipse(0.46, 0.56, 0.2, 0.16)
  g.save()
  g.globalCompositeOperation = 'lighter'
  g.fillStyle = pen.glow(0.46, 0.56, 0.46, [
    [0, 'rgba(255,190,80,.6)'],
    [1, 'rgba(255,110,20,0)'],
  ])
  pen.fillCircle(0.46, 0.56, 0.44)
  g.restore()
  g.fillStyle = '#2c2f35'
  pen.fillRect(0.2, 0.78, 0.54, 0.035)
}

/** What is worked with heat: by its glare and its sparks it is seen what somebody does. */
export const HOT_WORK: Readonly<Record<string, Piece>> = {
  '@weldwork': { broadness: 1.14, draw: drawWeldwork },
  '@grindwork': { broadness: 1.26, draw: drawGrindwork },
  '@glassfurnace': { broadness: 1.02, draw: drawGlassFurnace },
}
