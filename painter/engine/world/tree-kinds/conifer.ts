import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '../../core/random.ts'
import { mix } from '../../core/scalar.ts'

type ConiferLook = {
  /** Needles in shadow, lit and brightly lit. */
  greens: [dark: string, mid: string, light: string]
  /** Share of the branches that carry snow. */
  snow: number
  /** Share of the trunk without branches. */
  bareTrunk: number
  /** Multiplies the breadth of the crown; of trees that grew up among others it is narrow, and the trunk is seen. */
  breadth?: number
}

/** Trees taller than this (in pixels) are seen from near: more and finer branches. */
const NEAR_HEIGHT = 1000
const SNOW = ['#eef3fa', '#cfdcec']

function drawTrunk(g: SKRSContext2D, centreX: number, height: number, isSeen: boolean) {
  g.fillStyle = isSeen ? '#4a382b' : '#2b2019'
  g.beginPath()
  g.moveTo(centreX - height * 0.012, height)
  g.lineTo(centreX - height * 0.003, height * 0.04)
  g.lineTo(centreX + height * 0.003, height * 0.04)
  g.lineTo(centreX + height * 0.014, height)
  g.fill()
}

/** A spruce or fir, `height` pixels tall: tiers of drooping branches, hung with needles, painted upwards. */
export function drawConifer(random: Random, height: number, look: ConiferLook): Canvas {
  const width = Math.round(height * 0.52)
  const canvas = createCanvas(width, height)
  const g = canvas.getContext('2d')
  const centreX = width / 2
  const near = height > NEAR_HEIGHT
  const fineness = near ? 0.62 : 1
  const [dark, mid, light] = look.greens
  drawTrunk(g, centreX, height, look.breadth !== undefined)
  g.lineCap = 'round'

  const drawBranch = (across: number, y: number, reach: number) => {
    const tipX = centreX + across * reach * 0.98
    const side = Math.sign(across) || 1
    const drop = height * 0.018 + Math.abs(across) * reach * 0.28
    const tone = random()
    g.strokeStyle = tone < 0.42 ? dark : tone < 0.8 ? mid : light
    g.globalAlpha = 0.9
    g.lineWidth = Math.max(1.1, height * 0.006 * fineness * (0.6 + random()))
    g.beginPath()
    g.moveTo(centreX + across * reach * 0.12, y - drop * 0.15)
    g.quadraticCurveTo(
      centreX + across * reach * 0.6,
      y + drop * 0.1,
      tipX,
      y + drop * (0.75 + 0.4 * random()),
    )
    g.stroke()
    drawNeedles(tipX, y, drop, side)
    if (look.snow > 0 && random() < look.snow) drawSnow(tipX, y, drop)
  }

  const drawNeedles = (tipX: number, y: number, drop: number, side: number) => {
    g.lineWidth = Math.max(0.8, height * 0.0028 * fineness)
    const count = near ? 9 : 5
    for (let k = 0; k < count; k++) {
      const along = 0.3 + (0.7 * k) / count
      const x = mix(centreX, tipX, along),
        rootY = y + drop * along * along * 0.85
      g.beginPath()
      g.moveTo(x, rootY)
      g.lineTo(x + side * height * 0.012 * random(), rootY + height * (0.012 + 0.016 * random()))
      g.stroke()
    }
  }

  const drawSnow = (tipX: number, y: number, drop: number) => {
    g.strokeStyle = random() < 0.5 ? SNOW[0] : SNOW[1]
    g.lineWidth = Math.max(1, height * 0.008 * fineness * (0.4 + random()))
    g.globalAlpha = 0.95
    g.beginPath()
    g.moveTo(mix(centreX, tipX, 0.45), y + drop * 0.12 - height * 0.006)
    g.quadraticCurveTo(
      mix(centreX, tipX, 0.7),
      y + drop * 0.3 - height * 0.006,
      mix(centreX, tipX, 0.97),
      y + drop * 0.8 - height * 0.004,
    )
    g.stroke()
  }

  const tiers = Math.round(random.range(26, 34) * (near ? 1.5 : 1))
  for (let tier = tiers; tier >= 0; tier--) {
    const t = tier / tiers
    const y = height * (0.035 + (1 - look.bareTrunk - 0.035) * t)
    const reach = width * 0.49 * (look.breadth ?? 1) * t ** 0.82 * (0.86 + 0.22 * random()) + 2
    const branches = Math.round((10 + t * 12) * (near ? 1.5 : 1))
    for (let k = 0; k < branches; k++) drawBranch(random() * 2 - 1, y, reach)
  }
  return canvas
}
