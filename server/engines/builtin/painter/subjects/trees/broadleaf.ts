import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '../../core/random.ts'
import { mix } from '../../core/scalar.ts'
import { trimCanvas } from '../sprite.ts'

type BroadleafLook = {
  /** Leaves (or blossom) from shadow to light; none leaves the branches bare. */
  leaves: string[]
  /** Multiplies the number of leaves. */
  density?: number
  /** Width of the crown; 1 is an oak's. */
  spread?: number
  /** Colour of trunk and branches. */
  trunk?: string
}
type Cluster = { x: number; y: number; radius: number }

/** How often the trunk forks; leaves hang on the last three generations. */
const FORKS = 5

/** Draws the branches and returns their ends. */
function drawBranches(
  g: SKRSContext2D,
  random: Random,
  trunkX: number,
  crown: number,
  spread: number,
): [number, number][] {
  const tips: [number, number][] = []
  const grow = (x: number, y: number, angle: number, length: number, width: number, forks: number) => {
    const endX = x + Math.cos(angle) * length,
      endY = y + Math.sin(angle) * length
    g.lineWidth = width
    g.beginPath()
    g.moveTo(x, y)
    g.quadraticCurveTo(mix(x, endX, 0.5) + random.range(-0.08, 0.08) * length, mix(y, endY, 0.5), endX, endY)
    g.stroke()
    if (forks <= 2) tips.push([endX, endY])
    if (forks === 0) return
    const count = random.int(2, 3)
    const wobble = 0.55 * spread
    for (let k = 0; k < count; k++)
      grow(
        endX,
        endY,
        angle + random.range(-wobble, wobble) * 1.15 + (k - (count - 1) / 2) * 0.5 * spread,
        length * random.range(0.62, 0.82),
        width * 0.64,
        forks - 1,
      )
  }
  grow(trunkX, crown * 0.995, -Math.PI / 2 + random.range(-0.06, 0.06), crown * 0.26, crown * 0.045, FORKS)
  return tips
}

/** Three passes over all clusters, each lighter, smaller and further up to the left than the one below. */
const LEAF_PASSES = [
  { count: 38, reach: 1.25, shift: 0 },
  { count: 30, reach: 1, shift: 0 },
  { count: 16, reach: 0.72, shift: 0.18 },
]

function drawLeaves(
  g: SKRSContext2D,
  random: Random,
  clusters: Cluster[],
  crown: number,
  leaves: string[],
  density: number,
) {
  g.globalAlpha = 0.92
  LEAF_PASSES.forEach(({ count, reach, shift }, pass) => {
    for (const cluster of clusters)
      for (let k = 0; k < Math.round(count * density); k++) {
        const angle = random() * 6.283,
          distance = Math.sqrt(random()) * cluster.radius * reach
        const x = cluster.x + Math.cos(angle) * distance * 1.15 - cluster.radius * shift,
          y = cluster.y + Math.sin(angle) * distance * 0.9 - pass * cluster.radius * 0.22
        const size = crown * 0.0085 * (0.6 + random() * 1.1)
        g.fillStyle = leaves[Math.min(leaves.length - 1, pass + (random() < 0.3 ? 1 : 0))]
        g.beginPath()
        g.ellipse(x, y, size * 1.25, size * 0.75, random() * 3.14, 0, 6.3)
        g.fill()
      }
  })
  g.globalAlpha = 1
}

/** A leafy (or bare) tree about `height` pixels tall: a trunk that forks, with clusters of leaves at the ends. */
export function drawBroadleaf(random: Random, height: number, look: BroadleafLook): Canvas {
  const spread = look.spread ?? 1
  const crown = Math.round(height * 0.8),
    width = Math.round(height * 1.7 * Math.max(1, spread))
  const canvas = createCanvas(width, Math.round(crown * 1.3))
  const g = canvas.getContext('2d')
  g.translate(0, crown * 0.3)
  g.lineCap = 'round'
  g.strokeStyle = look.trunk ?? '#3a2b20'
  const tips = drawBranches(g, random, width / 2, crown, spread)
  if (look.leaves.length) {
    const clusters = tips.map(([x, y]) => ({ x, y, radius: random.range(0.045, 0.085) * crown }))
    clusters.sort((a, b) => a.y - b.y)
    drawLeaves(g, random, clusters, crown, look.leaves, look.density ?? 1)
  }
  return trimCanvas(canvas, 0)
}
