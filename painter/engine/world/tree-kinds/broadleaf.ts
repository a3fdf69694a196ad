import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '../../core/random.ts'
import { mix } from '../../core/scalar.ts'
import { cropCanvas } from '../../sprites/sprite.ts'

type BroadleafLook = {
  /** Leaves (or blossom) from shadow to light; none leaves the branches bare. */
  leaves: string[]
  /** Multiplies the number of leaves. */
  density?: number
  /** Width of the crown; 1 is an oak's. */
  spread?: number
  /** The colour of what hangs between the leaves. */
  fruit?: string
  /** Colour of trunk and branches. */
  trunk?: string
}

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
/** Ten thousand single leaves take half a second; so few bunches of them are not recognised again. */
const BUNCHES = 14

type Bunch = { canvas: Canvas; radius: number }

function drawLeaves(
  g: SKRSContext2D,
  random: Random,
  tips: [number, number][],
  crown: number,
  leaves: string[],
  density: number,
) {
  LEAF_PASSES.forEach(({ count, reach, shift }, pass) => {
    const pickColour = () => leaves[Math.min(leaves.length - 1, pass + (random() < 0.3 ? 1 : 0))]
    const bunches = Array.from({ length: BUNCHES }, () =>
      drawBunch(random, crown, reach, Math.round(count * density), pickColour),
    )
    for (const [x, y] of tips) {
      const { canvas, radius } = random.pick(bunches)
      // At whole pixels, upright and at its own size, a bunch is laid down three times as fast.
      g.drawImage(
        canvas,
        Math.round(x - radius * shift - canvas.width / 2),
        Math.round(y - pass * radius * 0.22 - canvas.height / 2),
      )
    }
  })
}

/** The leaves at the end of one branch, around the middle of a canvas of their own. */
function drawBunch(
  random: Random,
  crown: number,
  reach: number,
  count: number,
  pickColour: () => string,
): Bunch {
  const radius = random.range(0.045, 0.085) * crown
  const spread = radius * reach
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
  return { canvas, radius }
}

/** More would hide the leaves. */
const MOST_FRUIT = 55

/** At the ends of branches that are not too high to be picked. */
function hangFruit(
  g: SKRSContext2D,
  random: Random,
  tips: [number, number][],
  crown: number,
  colour: string,
) {
  const step = Math.max(1, Math.floor(tips.length / MOST_FRUIT))
  for (let k = 0; k < tips.length; k += step) {
    const [x, y] = tips[k]
    const radius = crown * random.range(0.017, 0.023)
    const [cx, cy] = [x + random.range(-0.06, 0.06) * crown, y + random.range(-0.04, 0.07) * crown]
    g.fillStyle = colour
    g.beginPath()
    g.arc(cx, cy, radius, 0, 7)
    g.fill()
    g.fillStyle = 'rgba(255,255,255,.4)'
    g.beginPath()
    g.arc(cx - radius * 0.35, cy - radius * 0.35, radius * 0.3, 0, 7)
    g.fill()
  }
}

/** A leafy (or bare) tree about `height` pixels tall: a trunk that forks, with clusters of leaves at the ends. */
export function drawBroadleaf(random: Random, height: number, look: BroadleafLook): Canvas {
  const spread = look.spread ?? 1
  const crown = Math.round(height * 0.8),
    width = Math.round(height * 1.7 * Math.max(1, spread))
  const canvas = createCanvas(width, Math.round(crown * 1.3))
  const g = canvas.getContext('2d')
  // A whole number, for the leaves.
  g.translate(0, Math.round(crown * 0.3))
  g.lineCap = 'round'
  g.strokeStyle = look.trunk ?? '#3a2b20'
  const tips = drawBranches(g, random, width / 2, crown, spread)
  if (look.leaves.length) {
    tips.sort((a, b) => a[1] - b[1])
    drawLeaves(g, random, tips, crown, look.leaves, look.density ?? 1)
    if (look.fruit) hangFruit(g, random, tips, crown, look.fruit)
  }
  return cropCanvas(canvas, 0)
}
