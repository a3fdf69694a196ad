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

/** The blue arc of a weld, its glare, and sparks that fly to all sides. */
function drawArc(pen: SharePen) {
  const { g } = pen
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

/** Steel that is being welded. */
function drawWeldwork(pen: SharePen) {
  drawSteelFrame(pen)
  drawArc(pen)
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

/** Rings and blades of steel on a foot, that become a sculpture: the arc and the sparks are at its nearer side. */
function drawWeldedSculpture(pen: SharePen) {
  const { g } = pen
  const steel = pen.across(0.3, 1, shadeHex(STEEL, 0.4), STEEL, shadeHex(STEEL, -0.45))
  g.fillStyle = pen.across(0.3, 1, shadeHex(RUST, 0.1), shadeHex(RUST, -0.5))
  pen.fillRect(0.36, 0.88, 0.56, 0.12)
  pen.fillShape(steel, () => {
    pen.moveTo(0.52, 0.88)
    pen.quadTo(0.36, 0.5, 0.62, 0.3)
    pen.quadTo(0.82, 0.16, 0.74, 0)
    pen.quadTo(0.98, 0.2, 0.8, 0.42)
    pen.quadTo(0.64, 0.6, 0.76, 0.88)
  })
  pen.fillShape(pen.across(0.4, 0.7, shadeHex(RUST, 0.4), RUST), () => {
    pen.moveTo(0.47, 0.62)
    pen.quadTo(0.4, 0.3, 0.56, 0.06)
    pen.quadTo(0.56, 0.3, 0.6, 0.52)
  })
  g.strokeStyle = steel
  for (const [x, y, radius] of [
    [0.84, 0.5, 0.15],
    [0.62, 0.42, 0.1],
  ]) {
    pen.lineWidth = 0.036
    pen.begin()
    pen.arc(x, y, radius)
    g.stroke()
  }
  drawArc(pen)
}

const VEGETABLES = ['#e2452c', '#f0932a', '#4fa03a', '#f2c838', '#2f7d34', '#f4ecd0']

/** A cook's range of steel with a wok on high flames, and what is tossed in it above. */
function drawFlamingWok(pen: SharePen) {
  const { g } = pen
  g.fillStyle = pen.across(0.1, 1.1, '#d4d9de', '#a9b0b8', '#6a717a')
  pen.fillRect(0.12, 0.58, 0.98, 0.42)
  g.fillStyle = '#e6eaee'
  pen.fillRect(0.08, 0.55, 1.06, 0.04)
  for (const x of [0.3, 0.5, 0.72, 0.92]) {
    g.fillStyle = '#23262b'
    pen.fillCircle(x, 0.65, 0.024)
  }
  for (const x of [0.17, 0.63]) {
    g.fillStyle = pen.gradient(0, 0.71, 0, 0.95, '#3b4047', '#22252a')
    pen.fillRoundRect(x, 0.71, 0.42, 0.24, 0.02)
    g.fillStyle = '#d4d9de'
    pen.fillRect(x + 0.04, 0.735, 0.34, 0.018)
  }
  g.save()
  g.globalCompositeOperation = 'lighter'
  g.fillStyle = pen.glow(0.5, 0.36, 0.46, [
    [0, 'rgba(255,190,80,.7)'],
    [1, 'rgba(255,110,20,0)'],
  ])
  pen.fillCircle(0.5, 0.36, 0.46)
  g.restore()
  for (const [colour, tall] of [
    ['#f0641c', 1],
    ['#ffa62a', 0.74],
    ['#ffe27a', 0.44],
  ] as const)
    for (let k = 0; k < 9; k++) {
      const x = 0.22 + k * 0.07
      const top = 0.53 - tall * (0.2 + 0.26 * spread(k, 0.618))
      pen.fillShape(colour, () => {
        pen.moveTo(x - 0.06, 0.54)
        pen.quadTo(x - 0.05, (top + 0.54) / 2, x + 0.02, top)
        pen.quadTo(x + 0.07, (top + 0.54) / 2, x + 0.06, 0.54)
      })
    }
  pen.fillShape(pen.gradient(0, 0.4, 0, 0.56, '#3a3d43', '#17191c'), () => {
    pen.moveTo(0.2, 0.42)
    pen.quadTo(0.26, 0.56, 0.5, 0.56)
    pen.quadTo(0.74, 0.56, 0.8, 0.42)
  })
  g.fillStyle = '#4c5058'
  pen.fillEllipse(0.5, 0.42, 0.3, 0.035)
  g.strokeStyle = '#6b4428'
  pen.lineWidth = 0.035
  pen.strokeLine(0.22, 0.43, 0, 0.36)
  for (let k = 0; k < 34; k++) {
    const across = spread(k, 0.618)
    const isTossed = k % 2 === 0
    const y = isTossed ? 0.36 - Math.sin(across * Math.PI) * (0.12 + 0.2 * spread(k, 0.377)) : 0.415
    g.fillStyle = VEGETABLES[k % VEGETABLES.length]
    pen.fillEllipse(0.26 + across * 0.48, y, 0.032, 0.02, k)
  }
}

/** What is worked with heat: by its glare and its sparks it is seen what somebody does. */
export const HOT_WORK: Readonly<Record<string, Piece>> = {
  '@weldwork': { broadness: 1.14, draw: drawWeldwork },
  '@weldedsculpture': { broadness: 1.14, draw: drawWeldedSculpture },
  '@flamingwok': { broadness: 1.14, draw: drawFlamingWok },
  '@grindwork': { broadness: 1.26, draw: drawGrindwork },
  '@glassfurnace': { broadness: 1.02, draw: drawGlassFurnace },
}
