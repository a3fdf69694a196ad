import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '../../core/random.ts'
import { mix } from '../../core/scalar.ts'
import { cropCanvas } from '../sprite.ts'

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
/** Radius of a usual cluster, in heights of the crown. */
const CLUSTER_RADIUS = 0.065
/** Ten thousand single leaves take half a second; so few bunches, mirrored at random, are not recognised again. */
const BUNCHES = 9

function drawLeaves(
  g: SKRSContext2D,
  random: Random,
  clusters: Cluster[],
  crown: number,
  leaves: string[],
  density: number,
) {
  LEAF_PASSES.forEach(({ count, reach, shift }, pass) => {
    const bunches = Array.from({ length: BUNCHES }, () =>
      drawBunch(
        random,
        crown,
        reach,
        Math.round(count * density),
        () => leaves[Math.min(leaves.length - 1, pass + (random() < 0.3 ? 1 : 0))],
      ),
    )
    for (const { x, y, radius } of clusters) {
      const scale = radius / (CLUSTER_RADIUS * crown)
      g.save()
      g.translate(x - radius * shift, y - pass * radius * 0.22)
      g.rotate(random.range(-0.4, 0.4))
      g.scale(random.chance(0.5) ? scale : -scale, scale)
      const bunch = random.pick(bunches)
      g.drawImage(bunch, -bunch.width / 2, -bunch.height / 2)
      g.restore()
    }
  })
}

/** The leaves at the end of one branch, around the middle of a canvas of their own. */
function drawBunch(random: Random, crown: number, reach: number, count: number, pickColour: () => string) {
  const spread = CLUSTER_RADIUS * crown * reach
  const canvas = createCanvas(Math.ceil(spread * 2.3 + crown * 0.04), Math.ceil(spread * 1.8 + crown * 0.04))
  const g = canvas.getContext('2d')
  g.translate(canvas.width / 2, canvas.height / 2)
  g.globalAlpha = 0.92
  for (let k = 0; k < count; k++) {
    const angle = random() * 6.283,
      distance = Math.sqrt(random()) * spread
    const size = crown * 0.0085 * (0.6 + random() * 1.1)
    g.fillStyle = pickColour()
    g.beginPath()
    g.ellipse(
      Math.cos(angle) * distance * 1.15,
      Math.sin(angle) * distance * 0.9,
      size * 1.25,
      size * 0.75,
      random() * 3.14,
      0,
      6.3,
    )
    g.fill()
  }
  return canvas
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
  return cropCanvas(canvas, 0)
}
