import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { Piece, PieceOptions } from '../piece.ts'
import { blob, fromAbove, polygon, polyline, rounding, spread, turned } from '../shapes.ts'

type Bottle = {
  broadness: number
  /** Half breadths and heights from the neck down. */
  profile: readonly number[]
  glass: string
  /** What it is filled with, and from which height on. */
  filling?: { colour: string; from: number }
  cap?: { colour: string; half: number; from: number; to: number }
  label?: { colour: string; from: number; to: number; mark?: string }
  /** How much is seen through it, 0 to 1. */
  clear?: number
}

function drawBottle(
  pen: SharePen,
  { broadness, profile, glass, filling, cap, label, clear = 0 }: Bottle,
  colour?: string,
) {
  const { g } = pen
  const middle = broadness / 2
  const widest = Math.max(...profile.filter((_, k) => k % 2 === 0))
  const body = colour ?? glass
  g.globalAlpha = clear > 0 ? 0.45 : 1
  turned(pen, rounding(pen, middle - widest, middle + widest, body), middle, profile)
  g.globalAlpha = 1
  if (filling) {
    g.save()
    pen.begin()
    pen.rect(0, filling.from, broadness, 1 - filling.from)
    g.clip()
    const inner = profile.map((v, k) => (k % 2 === 0 ? Math.max(0.01, v - 0.02) : v - (v > 0.97 ? 0.02 : 0)))
    const liquid = clear > 0 && colour ? colour : filling.colour
    turned(pen, rounding(pen, middle - widest, middle + widest, liquid), middle, inner)
    g.restore()
  }
  if (label) {
    const half = widest * 0.99
    g.fillStyle = rounding(pen, middle - half, middle + half, label.colour)
    pen.fillRect(middle - half, label.from, half * 2, label.to - label.from)
    const y = (label.from + label.to) / 2
    g.fillStyle = label.mark ?? '#6b5a44'
    pen.fillRect(middle - half * 0.5, y - 0.012, half, 0.024)
    pen.fillRect(middle - half * 0.3, y + 0.03, half * 0.6, 0.012)
    pen.fillCircle(middle, y - 0.06, 0.028)
  }
  if (cap) {
    g.fillStyle = rounding(pen, middle - cap.half, middle + cap.half, cap.colour)
    pen.fillRoundRect(middle - cap.half, cap.from, cap.half * 2, cap.to - cap.from, 0.015)
  }
  g.save()
  g.globalAlpha = 0.6
  g.fillStyle = '#ffffff'
  pen.fillRoundRect(middle - widest * 0.74, 0.5, widest * 0.13, 0.36, 0.02)
  g.restore()
}

const WINE: readonly number[] = [0.05, 0.06, 0.05, 0.3, 0.14, 0.44, 0.14, 1]
const SQUAT: readonly number[] = [0.06, 0.12, 0.07, 0.24, 0.27, 0.3, 0.28, 0.98, 0.26, 1]

const BOTTLES: Readonly<Record<string, Bottle>> = {
  '@winebottle': {
    broadness: 0.3,
    profile: WINE,
    glass: '#1f3a22',
    cap: { colour: '#6e1422', half: 0.055, from: 0, to: 0.16 },
    label: { colour: '#f0e8d4', from: 0.56, to: 0.84, mark: '#7a1c28' },
  },

  '@waterbottle': {
    broadness: 0.36,
    profile: [0.06, 0.08, 0.06, 0.14, 0.15, 0.26, 0.15, 0.5, 0.135, 0.56, 0.15, 0.62, 0.15, 0.97, 0.13, 1],
    glass: '#bfe2f2',
    clear: 1,
    filling: { colour: '#9fd3ec', from: 0.24 },
    cap: { colour: '#2f78c4', half: 0.07, from: 0.02, to: 0.11 },
    label: { colour: '#3a8fd6', from: 0.4, to: 0.6, mark: '#ffffff' },
  },

  '@beerbottle': {
    broadness: 0.32,
    profile: [0.045, 0.05, 0.05, 0.28, 0.135, 0.44, 0.135, 1],
    glass: '#6b3a14',
    cap: { colour: '#d8b048', half: 0.06, from: 0, to: 0.05 },
    label: { colour: '#f2e6c0', from: 0.54, to: 0.8, mark: '#a8321c' },
  },

  '@oilbottle': {
    broadness: 0.34,
    profile: [0.04, 0.08, 0.04, 0.3, 0.14, 0.44, 0.14, 1],
    glass: '#c8cc84',
    clear: 1,
    filling: { colour: '#b5a524', from: 0.3 },
    cap: { colour: '#8a6438', half: 0.05, from: 0, to: 0.1 },
  },
  '@perfume': {
    broadness: 0.7,
    profile: [0.06, 0.3, 0.08, 0.36, 0.29, 0.4, 0.31, 0.46, 0.31, 0.96, 0.29, 1],
    glass: '#f2e3da',
    clear: 1,
    filling: { colour: '#eec0a0', from: 0.5 },
    cap: { colour: '#d9b25a', half: 0.11, from: 0.04, to: 0.3 },
    label: { colour: '#fbf4ea', from: 0.62, to: 0.84, mark: '#b08a3a' },
  },

  '@creamjar': {
    broadness: 1.5,
    profile: [0.62, 0.4, 0.66, 0.46, 0.66, 0.92, 0.6, 1],
    glass: '#f1ebe2',
    cap: { colour: '#d8b46a', half: 0.69, from: 0.06, to: 0.42 },
    label: { colour: '#fbf8f4', from: 0.52, to: 0.84 },
  },

  '@can': {
    broadness: 0.6,
    profile: [0.22, 0.01, 0.25, 0.06, 0.25, 0.94, 0.22, 1],
    glass: '#c4262c',
    label: { colour: '#c4262c', from: 0.34, to: 0.7, mark: '#ffffff' },
    cap: { colour: '#cfd4d8', half: 0.23, from: 0, to: 0.03 },
  },

  '@potion': {
    broadness: 0.9,
    profile: [0.1, 0.12, 0.09, 0.34, 0.34, 0.52, 0.4, 0.76, 0.3, 0.96, 0.24, 1],
    glass: '#cfe8dc',
    clear: 1,
    filling: { colour: '#7a35d8', from: 0.5 },
    cap: { colour: '#9a6a3c', half: 0.09, from: 0, to: 0.16 },
  },
  '@beaker': {
    broadness: 0.8,
    profile: [0.1, 0.03, 0.09, 0.36, 0.24, 0.7, 0.36, 0.96, 0.34, 1],
    glass: '#d8ecf2',
    clear: 1,
    filling: { colour: '#2fb67a', from: 0.62 },
  },

  '@inkbottle': {
    broadness: 0.8,
    profile: SQUAT,
    glass: '#1d2640',
    cap: { colour: '#c4a252', half: 0.09, from: 0.02, to: 0.2 },
    label: { colour: '#efe6cc', from: 0.52, to: 0.82 },
  },
}

/** Bubbles, and the glow of what was brewed. */
function drawPotion(pen: SharePen, { colour = '#7a35d8' }: PieceOptions) {
  drawBottle(pen, BOTTLES['@potion'], colour)
  pen.g.fillStyle = shadeHex(colour, 0.6)
  for (let k = 0; k < 12; k++)
    pen.fillCircle(0.22 + spread(k) * 0.46, 0.58 + spread(k, 0.37) * 0.36, 0.012 + spread(k, 0.7) * 0.018)
  polyline(pen, '#b98a4a', 0.035, [0.36, 0.2, 0.54, 0.2])
}

type Filling = 'layers' | 'bits' | 'sprouts' | 'candle'

/** A jar of glass with a lid, and what is seen of its contents. */
function drawJar(pen: SharePen, contents: string, filling: Filling, lid: string) {
  const { g } = pen
  g.fillStyle = 'rgba(214,232,238,.75)'
  pen.fillRoundRect(0.06, 0.14, 0.68, 0.86, 0.1)
  g.save()
  pen.begin()
  pen.roundRect(0.1, 0.26, 0.6, 0.7, 0.08)
  g.clip()
  if (filling === 'layers' || filling === 'candle') {
    g.fillStyle = rounding(pen, 0.1, 0.7, contents)
    pen.fillRect(0.1, 0.28, 0.6, 0.7)
    g.fillStyle = shadeHex(contents, 0.35)
    pen.fillEllipse(0.4, 0.3, 0.3, 0.035)
  } else if (filling === 'bits') {
    for (let k = 0; k < 46; k++) {
      const shade = shadeHex(contents, spread(k, 0.37) * 0.6 - 0.3)
      g.fillStyle = shade
      pen.fillEllipse(0.1 + spread(k) * 0.6, 0.94 - (k / 46) * 0.62, 0.075, 0.062, k)
    }
  } else {
    g.fillStyle = '#d8c9a0'
    pen.fillRect(0.1, 0.82, 0.6, 0.14)
    for (let k = 0; k < 26; k++) {
      const x = 0.12 + spread(k) * 0.56
      const top = 0.34 + spread(k, 0.37) * 0.3
      const lean = (spread(k, 0.7) - 0.5) * 0.16
      g.strokeStyle = shadeHex('#e9f0c8', -spread(k) * 0.15)
      pen.lineWidth = 0.014
      pen.strokeLine(x, 0.88, x + lean, top)
      g.fillStyle = shadeHex(contents, spread(k, 0.53) * 0.3)
      pen.fillEllipse(x + lean - 0.02, top, 0.035, 0.018, 0.5)
      pen.fillEllipse(x + lean + 0.02, top, 0.035, 0.018, -0.5)
    }
  }
  g.restore()
  g.fillStyle = rounding(pen, 0.08, 0.72, lid)
  if (filling === 'candle') {
    polyline(pen, '#3a2a20', 0.016, [0.4, 0.3, 0.4, 0.2])
    g.fillStyle = pen.glow(0.4, 0.14, 0.2, [
      [0, '#fffbe0'],
      [0.4, 'rgba(255,196,80,.8)'],
      [1, 'rgba(255,160,40,0)'],
    ])
    pen.fillCircle(0.4, 0.14, 0.2)
    polygon(pen, '#fff2b0', [0.4, 0.02, 0.44, 0.16, 0.4, 0.21, 0.36, 0.16])
    g.fillStyle = '#f4efe4'
    pen.fillRect(0.22, 0.5, 0.36, 0.26)
    g.fillStyle = '#8a7a66'
    pen.fillRect(0.3, 0.6, 0.2, 0.02)
  } else if (filling === 'sprouts') {
    g.fillStyle = 'rgba(236,240,232,.9)'
    pen.fillRect(0.08, 0.1, 0.64, 0.08)
  } else {
    pen.fillRoundRect(0.08, 0.02, 0.64, 0.14, 0.03)
    g.fillStyle = '#f4ecd6'
    if (filling === 'layers') pen.fillRoundRect(0.2, 0.5, 0.4, 0.26, 0.03)
    g.fillStyle = shadeHex(contents, -0.3)
    if (filling === 'layers') pen.fillRect(0.28, 0.61, 0.24, 0.03)
  }
  g.fillStyle = 'rgba(255,255,255,.6)'
  pen.fillRoundRect(0.13, 0.3, 0.05, 0.56, 0.025)
}

const jar = (contents: string, filling: Filling = 'layers', lid = '#c9a24a'): Piece => ({
  broadness: 0.82,
  draw: (pen, { colour = contents }) => drawJar(pen, colour, filling, lid),
})

/** A mound, where it is not said of what. */
function drawHeap(pen: SharePen, { colour = '#8a6a48' }: PieceOptions) {
  blob(pen, fromAbove(pen, 0, 1, colour), [0, 1, 0.3, 0.5, 0.6, -0.1, 1, -0.1, 1.3, 0.5, 1.6, 1, 0.8, 1.1])
}

const bottles = Object.fromEntries(
  Object.entries(BOTTLES).map(([key, bottle]): [string, Piece] => [
    key,
    { broadness: bottle.broadness, draw: (pen, { colour }) => drawBottle(pen, bottle, colour) },
  ]),
)

/** What is kept in glass, tins and tubes. */
export const BOTTLE_PIECES: Readonly<Record<string, Piece>> = {
  ...bottles,
  '@potion': { broadness: 0.9, draw: drawPotion },

  '@pile': { broadness: 1.6, draw: drawHeap },

  '@honeyjar': jar('#e09a1c'),

  '@cookiejar': jar('#c98a4a', 'bits', '#8a5a34'),
  '@jamjar': jar('#a8203a', 'layers', '#d8d2c4'),
}
