import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { tuples } from './pen.ts'
import { shadeHex } from './tint.ts'

/** What is woven into cloth, printed on it or painted over armour. */
export type ClothPattern =
  | 'stripes'
  | 'dots'
  | 'checks'
  | 'flowers'
  /** Rows of many colours, as in the Andes and in West Africa. */
  | 'bands'
  | 'swirls'
  | 'camouflage'
  | 'embroidery'
  | 'feathers'
  | 'spots'

type Tile = { g: SKRSContext2D; size: number; colour: string; second: string }

const BRIGHT = ['#d8242f', '#f0a51e', '#1f8a5b', '#2a5fc0', '#e0487f', '#f2e6c8', '#6b2f8f']

const TILES: Readonly<Record<ClothPattern, (tile: Tile) => void>> = {
  stripes({ g, size, second }) {
    g.fillStyle = second
    for (let k = 0; k < 2; k++) g.fillRect(0, (k + 0.25) * size * 0.5, size, size * 0.22)
  },
  dots({ g, size, second }) {
    g.fillStyle = second
    for (const [x, y] of tuples('.25 .25, .75 .75')) disc(g, x * size, y * size, size * 0.13)
  },
  checks({ g, size, second }) {
    g.fillStyle = second
    g.globalAlpha = 0.5
    g.fillRect(0, 0, size * 0.42, size)
    g.fillRect(0, 0, size, size * 0.42)
    g.globalAlpha = 0.9
    g.fillStyle = '#f0d890'
    g.fillRect(size * 0.7, 0, size * 0.045, size)
    g.fillRect(0, size * 0.7, size, size * 0.045)
  },
  flowers({ g, size, second }) {
    for (const [k, [x, y]] of [
      [0.27, 0.3],
      [0.76, 0.72],
    ].entries()) {
      g.fillStyle = '#4f8a4a'
      disc(g, (x + 0.15) * size, (y + 0.12) * size, size * 0.06)
      g.fillStyle = k ? '#f4ede2' : second
      for (let petal = 0; petal < 5; petal++) {
        const turn = (petal / 5) * Math.PI * 2
        disc(
          g,
          x * size + Math.cos(turn) * size * 0.11,
          y * size + Math.sin(turn) * size * 0.11,
          size * 0.085,
        )
      }
      g.fillStyle = '#f2c02e'
      disc(g, x * size, y * size, size * 0.06)
    }
  },
  bands({ g, size }) {
    const row = size / BRIGHT.length
    for (const [k, colour] of BRIGHT.entries()) {
      g.fillStyle = colour
      g.fillRect(0, k * row, size, row + 1)
      if (k % 2) continue
      g.fillStyle = BRIGHT[(k + 3) % BRIGHT.length]
      for (let x = 0; x < 4; x++) {
        g.beginPath()
        g.moveTo(((x + 0.5) * size) / 4, k * row + row * 0.12)
        g.lineTo(((x + 0.85) * size) / 4, k * row + row * 0.5)
        g.lineTo(((x + 0.5) * size) / 4, k * row + row * 0.88)
        g.lineTo(((x + 0.15) * size) / 4, k * row + row * 0.5)
        g.fill()
      }
    }
  },
  swirls({ g, size }) {
    const colours = ['#ff2e88', '#ffb21e', '#f6ff3c', '#2fe07a', '#21c7f5', '#7a3cf0']
    for (const [x, y, turn] of tuples('.3 .32 0, .8 .82 3'))
      for (let k = 7; k >= 0; k--) {
        g.fillStyle = colours[(k + turn) % colours.length]
        disc(g, x * size, y * size, size * (0.09 + k * 0.085))
      }
  },
  camouflage({ g, size, colour }) {
    for (const [k, [x, y, r]] of [
      [0.2, 0.2, 0.2],
      [0.7, 0.35, 0.16],
      [0.4, 0.75, 0.22],
      [0.85, 0.85, 0.14],
      [0.55, 0.1, 0.1],
    ].entries()) {
      g.fillStyle = ['#3d4a2c', '#8a7a4e', '#24301f'][k % 3] ?? shadeHex(colour, -0.3)
      g.beginPath()
      g.ellipse(x * size, y * size, r * size, r * size * 0.6, k, 0, Math.PI * 2)
      g.fill()
    }
  },
  embroidery({ g, size, second }) {
    g.strokeStyle = second
    g.lineWidth = size * 0.05
    for (const [x, y] of tuples('.25 .25, .75 .75')) {
      g.beginPath()
      g.arc((x - 0.08) * size, y * size, size * 0.1, 0.6, 5)
      g.stroke()
      g.beginPath()
      g.arc((x + 0.1) * size, y * size, size * 0.07, 3.6, 8.4)
      g.stroke()
      g.fillStyle = second
      disc(g, x * size, (y - 0.16) * size, size * 0.035)
    }
  },
  feathers({ g, size, colour }) {
    for (let row = 0; row < 4; row++)
      for (let k = -1; k < 4; k++) {
        g.fillStyle = shadeHex(colour, [0.25, -0.05, 0.1][(row + k + 3) % 3])
        g.strokeStyle = shadeHex(colour, -0.4)
        g.lineWidth = size * 0.015
        g.beginPath()
        g.ellipse(
          (k + (row % 2 ? 0.5 : 0) + 0.4) * size * 0.33,
          (row + 0.3) * size * 0.25,
          size * 0.15,
          size * 0.26,
          0,
          0,
          Math.PI,
        )
        g.fill()
        g.stroke()
      }
  },
  spots({ g, size, colour }) {
    for (const [x, y] of tuples('.2 .25, .7 .15, .45 .6, .85 .7, .15 .85')) {
      g.strokeStyle = '#2a1a10'
      g.lineWidth = size * 0.06
      g.beginPath()
      g.arc(x * size, y * size, size * 0.08, x * 6, x * 6 + 4.6)
      g.stroke()
      g.fillStyle = shadeHex(colour, -0.3)
      disc(g, x * size, y * size, size * 0.05)
    }
  },
}

function disc(g: SKRSContext2D, x: number, y: number, radius: number) {
  g.beginPath()
  g.arc(x, y, radius, 0, Math.PI * 2)
  g.fill()
}

/** How many of a pattern's tiles are on the height of a person. */
const FINE: Readonly<Partial<Record<ClothPattern, number>>> = {
  bands: 6,
  swirls: 8,
  feathers: 9,
  camouflage: 9,
}
const USUAL_FINENESS = 14
const SMALLEST = 6

/** A repeating fill for cloth of somebody who would be `height` pixels tall; `second` is the colour of the pattern. */
export function patternFill(
  g: SKRSContext2D,
  pattern: ClothPattern,
  height: number,
  colour: string,
  second: string,
) {
  const size = Math.max(SMALLEST, Math.round(height / (FINE[pattern] ?? USUAL_FINENESS)))
  const tile: Canvas = createCanvas(size, size)
  TILES[pattern]({ g: tile.getContext('2d'), size, colour, second })
  return g.createPattern(tile, 'repeat')
}
