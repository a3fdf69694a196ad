import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { Piece } from '../piece.ts'
import { ball, bow, polygon, polyline, rounding, spread, turned } from '../shapes.ts'

type Garnish = 'lime' | 'orange' | 'cherry' | 'mint' | 'olive' | 'umbrella' | 'straw' | 'celery' | 'pineapple'

type Glass = {
  broadness: number
  /** Half breadths and heights of the bowl from the rim down. */
  bowl: readonly number[]
  /** Height of the surface of the drink. */
  level: number
  stem?: boolean
  drink: string
  /** The colour at the bottom, where it differs. */
  below?: string
  /** The colours of what is in it in layers, from above, where they are not mixed. */
  layers?: readonly string[]
  ice?: boolean
  foam?: string
  salt?: boolean
  garnish?: readonly Garnish[]
  handle?: boolean
}

/** Half breadth of the bowl at a height. */
function halfAt(profile: readonly number[], y: number) {
  for (let k = 2; k < profile.length; k += 2)
    if (profile[k + 1] >= y) {
      const t = (y - profile[k - 1]) / (profile[k + 1] - profile[k - 1])
      return profile[k - 2] + (profile[k] - profile[k - 2]) * t
    }
  return profile[profile.length - 2]
}

function drawGlass(pen: SharePen, glass: Glass, colour = glass.drink) {
  const { broadness, bowl, level, below = colour, garnish = [] } = glass
  const { g } = pen
  const x = broadness / 2
  const foot = bowl[bowl.length - 1]
  const half = bowl[0]
  if (glass.handle) {
    g.strokeStyle = 'rgba(226,236,240,.85)'
    pen.lineWidth = 0.06
    pen.begin()
    pen.ellipse(x + half + 0.02, 0.55, 0.16, 0.24, 0, -1.5, 1.5)
    g.stroke()
  }
  for (const one of garnish) if (one !== 'cherry' && one !== 'olive') drawGarnish(pen, one, x, half, bowl[1])
  if (glass.stem) {
    g.fillStyle = pen.across(x - 0.03, x + 0.03, '#f4f8fa', '#aab8c0')
    pen.fillRect(x - 0.017, foot - 0.02, 0.034, 0.97 - foot)
    g.fillStyle = pen.across(x - 0.2, x + 0.2, '#eef4f6', '#b4c2ca', '#e6eef0')
    pen.fillEllipse(x, 0.96, Math.max(0.17, half * 0.72), 0.035)
  }
  turned(pen, pen.across(x - half, x + half, 'rgba(236,244,248,.6)', 'rgba(196,212,220,.4)'), x, bowl)
  g.save()
  pen.begin()
  pen.rect(0, level, broadness, 1)
  g.clip()
  const liquid = pen.gradient(0, level, 0, foot, ...(glass.layers ?? [shadeHex(colour, 0.12), below]))
  turned(
    pen,
    liquid,
    x,
    bowl.map((v, k) => (k % 2 ? v - (v > 0.96 ? 0.03 : 0) : Math.max(0.005, v - 0.018))),
  )
  if (glass.ice)
    for (let k = 0; k < 6; k++) {
      const [cx, cy] = [x + (spread(k) - 0.5) * half * 1.1, level + 0.05 + spread(k, 0.37) * 0.2]
      g.save()
      g.globalAlpha = 0.55
      polygon(pen, '#ffffff', [
        cx - 0.05,
        cy - 0.03,
        cx + 0.03,
        cy - 0.06,
        cx + 0.06,
        cy + 0.03,
        cx - 0.02,
        cy + 0.06,
      ])
      g.restore()
    }
  g.restore()
  const top = halfAt(bowl, level)
  g.fillStyle = shadeHex(colour, 0.32)
  pen.fillEllipse(x, level, top - 0.02, Math.min(0.05, top * 0.16))
  if (glass.foam) {
    g.fillStyle = rounding(pen, x - half, x + half, glass.foam)
    pen.fillRoundRect(x - half - 0.01, bowl[1] - 0.06, half * 2 + 0.02, level - bowl[1] + 0.06, 0.06)
    for (let k = 0; k < 7; k++) pen.fillCircle(x + (k / 6 - 0.5) * half * 1.7, bowl[1] - 0.04, 0.06)
  }
  if (glass.salt) polyline(pen, '#ffffff', 0.03, [x - half, bowl[1], x + half, bowl[1]])
  g.fillStyle = 'rgba(255,255,255,.55)'
  const middle = (bowl[1] + foot) / 2
  pen.fillEllipse(x - halfAt(bowl, middle) * 0.66, middle, 0.018, (foot - bowl[1]) * 0.28, 0.05)
  if (garnish.includes('cherry')) {
    bow(pen, '#5a7a2c', 0.012, [x + 0.04, level - 0.02, x + 0.1, level - 0.12, x + 0.16, level - 0.16])
    ball(pen, x + 0.03, level - 0.01, 0.05, '#c41c2c')
  }
  if (garnish.includes('olive')) {
    polyline(pen, '#d8c49a', 0.014, [x - half * 0.7, level + 0.14, x + half * 0.8, level - 0.12])
    ball(pen, x, level + 0.02, 0.045, '#7f9a35')
    ball(pen, x + 0.11, level - 0.025, 0.045, '#7f9a35')
  }
}

function drawGarnish(pen: SharePen, kind: Garnish, x: number, half: number, rim: number) {
  const { g } = pen
  const side = x + half * 0.9
  switch (kind) {
    case 'lime':
    case 'orange': {
      const peel = kind === 'lime' ? '#5f9a2c' : '#f08a1d'
      g.fillStyle = peel
      pen.fillCircle(side, rim - 0.02, 0.11)
      g.fillStyle = shadeHex(peel, 0.55)
      pen.fillCircle(side, rim - 0.02, 0.088)
      for (let k = 0; k < 8; k++)
        polyline(pen, shadeHex(peel, 0.2), 0.01, [
          side,
          rim - 0.02,
          side + Math.cos(k * 0.785) * 0.08,
          rim - 0.02 + Math.sin(k * 0.785) * 0.08,
        ])
      break
    }
    case 'mint':
      for (const [dx, dy, turn] of [
        [-0.06, -0.06, -0.7],
        [0.05, -0.08, 0.6],
        [0, -0.12, 1.5],
      ]) {
        g.fillStyle = shadeHex('#3f9a3f', turn * 0.15)
        pen.fillEllipse(x + dx, rim + dy, 0.075, 0.04, turn)
      }
      break
    case 'celery':
      polyline(pen, '#8fbf5a', 0.05, [x + 0.02, rim + 0.3, x + 0.12, rim - 0.14])
      ball(pen, x + 0.13, rim - 0.15, 0.06, '#5f9a3a')
      break
    case 'pineapple':
      polygon(pen, '#f2c43a', [side - 0.12, rim - 0.08, side + 0.06, rim - 0.1, side + 0.02, rim + 0.12])
      polygon(pen, '#4f8a3a', [side - 0.06, rim - 0.09, side - 0.02, rim - 0.24, side + 0.04, rim - 0.1])
      break
    case 'umbrella':
      polyline(pen, '#c9a878', 0.012, [x - 0.05, rim + 0.1, x - 0.2, rim - 0.16])
      polygon(pen, '#e0447a', [x - 0.36, rim - 0.08, x - 0.22, rim - 0.2, x - 0.04, rim - 0.18])
      break
    default:
      polyline(pen, '#e05a4a', 0.028, [x - 0.02, rim + 0.3, x + 0.1, rim - 0.16])
  }
}

const HIGHBALL = [0.2, 0.2, 0.18, 0.97, 0.17, 1]
const WINE = [0.17, 0.06, 0.22, 0.3, 0.02, 0.56]
const FLUTE = [0.09, 0.04, 0.1, 0.3, 0.012, 0.6]
const HURRICANE = [0.22, 0.18, 0.15, 0.44, 0.2, 0.6, 0.03, 0.86]
const PINT = [0.22, 0.08, 0.2, 0.5, 0.16, 1]
const MUG = [0.26, 0.14, 0.26, 0.98, 0.25, 1]
const MARTINI = [0.34, 0.2, 0.2, 0.36, 0.012, 0.54]
const TUMBLER = [0.3, 0.28, 0.27, 0.96, 0.25, 1]

const GLASSES: Readonly<Record<string, Glass>> = {
  '@water': { broadness: 0.56, bowl: HIGHBALL, level: 0.34, drink: '#cfe6f0' },
  '@milkglass': { broadness: 0.56, bowl: HIGHBALL, level: 0.3, drink: '#fbfaf4' },
  '@juice': { broadness: 0.66, bowl: HIGHBALL, level: 0.3, drink: '#f5a01c', garnish: ['orange', 'straw'] },
  '@applejuice': { broadness: 0.6, bowl: HIGHBALL, level: 0.3, drink: '#dca83a', garnish: ['straw'] },
  '@lemonade': {
    broadness: 0.66,
    bowl: HIGHBALL,
    level: 0.3,
    drink: '#f3e48a',
    ice: true,
    garnish: ['lime', 'straw', 'mint'],
  },

  '@icedcoffee': {
    broadness: 0.6,
    bowl: HIGHBALL,
    level: 0.28,
    drink: '#c79a6c',
    below: '#4a2814',
    ice: true,
    garnish: ['straw'],
  },
  '@matcha': { broadness: 0.6, bowl: HIGHBALL, level: 0.28, drink: '#8fb34a', below: '#f0eee0', ice: true },
  '@strawberrymatcha': {
    broadness: 0.6,
    bowl: HIGHBALL,
    level: 0.24,
    drink: '#86ab42',
    layers: ['#86ab42', '#8fb34a', '#cfd9a8', '#f6f0ea', '#f8dfe0', '#e0455c', '#d22a44'],
    ice: true,
  },

  '@cola': { broadness: 0.6, bowl: HIGHBALL, level: 0.28, drink: '#3a1a10', ice: true, garnish: ['straw'] },

  '@milkshake': {
    broadness: 0.7,
    bowl: HURRICANE,
    level: 0.26,
    stem: true,
    drink: '#f3b6c4',
    foam: '#fdf8f2',
    garnish: ['straw', 'cherry'],
  },

  '@sunrise': {
    broadness: 0.7,
    bowl: HIGHBALL,
    level: 0.28,
    drink: '#f5b02c',
    below: '#d8281c',
    ice: true,
    garnish: ['orange', 'cherry'],
  },

  '@redwine': { broadness: 0.5, bowl: WINE, stem: true, level: 0.26, drink: '#7a1228' },
  '@whitewine': { broadness: 0.5, bowl: WINE, stem: true, level: 0.26, drink: '#ead98a' },

  '@champagne': { broadness: 0.34, bowl: FLUTE, stem: true, level: 0.12, drink: '#eccf6a' },
  '@emptyglass': { broadness: 0.56, bowl: HIGHBALL, level: 0.95, drink: '#e2ecf0' },
  '@pint': { broadness: 0.52, bowl: PINT, level: 0.22, drink: '#e0981c', foam: '#fdf6e4' },
  '@beermug': { broadness: 0.86, bowl: MUG, level: 0.3, drink: '#e0981c', foam: '#fdf6e4', handle: true },
  '@cosmopolitan': {
    broadness: 0.8,
    bowl: MARTINI,
    stem: true,
    level: 0.24,
    drink: '#e2456a',
    garnish: ['lime'],
  },
  '@smoothie': {
    broadness: 0.66,
    bowl: HURRICANE,
    level: 0.22,
    stem: true,
    drink: '#e0608a',
    garnish: ['mint', 'straw'],
  },
  '@whisky': { broadness: 0.7, bowl: TUMBLER, level: 0.6, drink: '#c0741e', ice: true },
  '@martini': {
    broadness: 0.74,
    bowl: MARTINI,
    stem: true,
    level: 0.24,
    drink: '#dfe8dc',
    garnish: ['olive'],
  },
  '@mojito': {
    broadness: 0.66,
    bowl: HIGHBALL,
    level: 0.28,
    drink: '#dbe8b8',
    ice: true,
    garnish: ['mint', 'lime', 'straw'],
  },
}

/** Drinks in their glasses. */
export const DRINK_PIECES: Readonly<Record<string, Piece>> = Object.fromEntries(
  Object.entries(GLASSES).map(([key, glass]): [string, Piece] => [
    key,
    { broadness: glass.broadness + 0.12, draw: (pen, { colour }) => drawGlass(pen, glass, colour) },
  ]),
)
