import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { shadeHex } from './tint.ts'

type Core = (g: SKRSContext2D, width: number, height: number) => void

/** What is inside of a thing: its colours, and what is in its middle. */
export type Flesh = { skin: string; colour: string; pith: string; drawCore: Core }

const PITH = '#fbf6e4'

const none: Core = () => {}

function oval(
  g: SKRSContext2D,
  colour: string,
  x: number,
  y: number,
  halfWidth: number,
  halfHeight: number,
  turn = 0,
) {
  g.fillStyle = colour
  g.beginPath()
  g.ellipse(x, y, halfWidth, halfHeight, turn, 0, Math.PI * 2)
  g.fill()
}

/** Segments between walls that meet in the middle. */
const segments: Core = (g, width, height) => {
  g.strokeStyle = PITH
  g.lineWidth = Math.min(width, height) * 0.022
  for (let k = 0; k < 9; k++) {
    const angle = (k / 9) * Math.PI * 2 + 0.2
    g.beginPath()
    g.moveTo(width / 2, height * 0.54)
    g.lineTo(width / 2 + Math.cos(angle) * width * 0.36, height * 0.54 + Math.sin(angle) * height * 0.36)
    g.stroke()
  }
  oval(g, PITH, width / 2, height * 0.54, width * 0.035, width * 0.035)
}

/** A core with two pips. */
const pips: Core = (g, width, height) => {
  oval(g, 'rgba(190,170,90,.35)', width / 2, height * 0.6, width * 0.17, height * 0.15)
  for (const side of [-1, 1])
    oval(g, '#4a2a14', width * (0.5 + side * 0.065), height * 0.6, width * 0.032, height * 0.06, side * 0.25)
}

const stone: Core = (g, width, height) => {
  oval(g, '#5e3618', width / 2, height * 0.6, width * 0.19, width * 0.21)
  oval(g, '#9a6436', width * 0.45, height * 0.56, width * 0.06, width * 0.07)
}

/** Small seeds in two rings around the middle. */
const seeded =
  (seed: string, middle?: string): Core =>
  (g, width, height) => {
    if (middle) oval(g, middle, width / 2, height / 2, width * 0.13, height * 0.13)
    for (let k = 0; k < 22; k++) {
      const angle = k * 2.39996
      const far = k % 2 ? 0.2 : 0.28
      oval(
        g,
        seed,
        width * (0.5 + Math.cos(angle) * far),
        height * (0.52 + Math.sin(angle) * far),
        width * 0.014,
        height * 0.026,
        angle + 1.57,
      )
    }
  }

const rings: Core = (g, width, height) => {
  g.strokeStyle = 'rgba(170,120,160,.5)'
  g.lineWidth = Math.min(width, height) * 0.018
  for (const share of [0.38, 0.29, 0.2, 0.11]) {
    g.beginPath()
    g.ellipse(width / 2, height * 0.54, width * share, height * share, 0, 0, Math.PI * 2)
    g.stroke()
  }
}

/** By the names of drawings, the first that fits. */
const INSIDES: readonly (readonly [RegExp, string, Core])[] = [
  [/lemon|citron/, '#f6e04c', segments],
  [/lime/, '#c4dc5c', segments],
  [/tangerine|orange/, '#f9a41f', segments],
  [/grapefruit|pomelo/, '#ee6a55', segments],
  [/watermelon/, '#e8404e', seeded('#26160e')],
  [/melon/, '#f4b870', seeded('#f8e4b0', '#e89a48')],
  [/kiwi/, '#86c232', seeded('#1f1a10', '#eef2c8')],
  [/dragonfruit|pitaya/, '#fbf8f6', seeded('#20201e')],
  [/avocado/, '#dde488', stone],
  [/peach|apricot|nectarine|mango/, '#f8b850', stone],
  [/plum|cherr|date\b/, '#d8963c', stone],
  [/apple(?!.*pine)|pear|quince/, '#f8f1d4', pips],
  [/pineapple/, '#f6d65a', seeded('#d8a83a', '#eac04a')],
  [/tomato/, '#e8553f', seeded('#f6d890')],
  [/cucumber|zucchini|courgette|pickle/, '#d6ecae', seeded('#f6f6d8')],
  [/strawberry/, '#f29a90', seeded('#fbe0d8', '#fbeee6')],
  [/pomegranate|fig/, '#c0203c', seeded('#f49aa8')],
  [/pumpkin|squash/, '#f2a63a', seeded('#f8ecc8')],
  [/onion|garlic/, '#f8f2f6', rings],
  [/cabbage|lettuce|beet/, '#e4ecc4', rings],
  [/potato|banana|ginger/, '#f6ebb8', none],
  [/carrot|papaya/, '#f49a3c', none],
  [
    /egg/,
    '#fdf9ee',
    (g, width, height) => oval(g, '#f5b52c', width / 2, height * 0.58, width * 0.22, width * 0.22),
  ],
  [
    /coconut/,
    '#fdfbf6',
    (g, width, height) => oval(g, '#e4e0d8', width / 2, height / 2, width * 0.26, height * 0.26),
  ],
  [/bread|baguette|croissant|bagel|loaf|bun|roll|doughnut|donut/, '#f4e2b4', none],
]

/** What a cut through a drawing shows; what is not known is paler within. */
export function fleshOf(key: string, whole: Canvas): Flesh {
  const skin = middleColour(whole)
  const known = INSIDES.find(([keys]) => keys.test(key))
  const colour = known?.[1] ?? shadeHex(skin, 0.55)
  const core = known?.[2] ?? none
  return { skin, colour, pith: core === segments ? PITH : colour, drawCore: core }
}

function middleColour(whole: Canvas): string {
  const { data } = whole.getContext('2d').getImageData(0, 0, whole.width, whole.height)
  const sums = [0, 0, 0]
  let n = 0
  for (let i = 0; i < data.length; i += 52) {
    if (data[i + 3] < 200) continue
    for (let c = 0; c < 3; c++) sums[c] += data[i + c]
    n++
  }
  const byte = (sum: number) =>
    Math.round(sum / Math.max(1, n))
      .toString(16)
      .padStart(2, '0')
  return `#${sums.map(byte).join('')}`
}
