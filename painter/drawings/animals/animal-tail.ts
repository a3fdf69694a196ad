import { shadeHex } from '../tint.ts'
import { fillTapered, type QuadrupedPen, type Spot } from './quadruped-pen.ts'

/** Thickness at the root, in the middle and at the tip, in lengths of the tail; and how far its end turns up. */
const SHAPES = {
  plume: { widths: [0.09, 0.11, 0.04], turn: 1.3 },
  brush: { widths: [0.1, 0.19, 0.05], turn: 0.5 },
  cat: { widths: [0.075, 0.062, 0.05], turn: 1.9 },
  curl: { widths: [0.13, 0.15, 0.09], turn: 4.4 },
  tuft: { widths: [0.05, 0.035, 0.03], turn: -0.5 },
  hair: { widths: [0.09, 0.13, 0.07], turn: -0.7 },
  lash: { widths: [0.11, 0.075, 0.012], turn: 0.9 },
  ringed: { widths: [0.07, 0.085, 0.07], turn: 1.7 },
  short: { widths: [0.34, 0.28, 0.16], turn: 0.3 },
} as const

const HANGING: ReadonlySet<string> = new Set(['tuft', 'hair', 'brush'])
const STEPS = 10

/** The tail from the rump on, as a chain of balls. */
export function drawTail(animal: QuadrupedPen) {
  const { build, coat, pose, hips } = animal
  const { widths, turn } = SHAPES[build.tail]
  const length = build.tailLength
  const isLow = pose.isDown === true
  const hangs = HANGING.has(build.tail) && pose.tail < 0.2
  let angle = isLow
    ? -0.1
    : build.tail === 'curl'
      ? 0.9
      : hangs
        ? -0.7
        : pose.tail + (build.tail === 'cat' ? 0.1 : 0.35)
  let at: Spot = { x: hips.x + build.rump * 0.8, y: hips.y - build.rump * (isLow ? -0.25 : 0.42) }
  const points: [Spot, number][] = []
  const colours: string[] = []
  for (let k = 0; k <= STEPS; k++) {
    const t = k / STEPS
    const width =
      t < 0.5
        ? widths[0] + (widths[1] - widths[0]) * t * 2
        : widths[1] + (widths[2] - widths[1]) * (t * 2 - 1)
    points.push([at, width * length])
    colours.push(tailColour(animal, t))
    angle += ((isLow ? (build.tail === 'cat' ? 1.7 : 0.5) : turn) / STEPS) * (t > 0.25 ? 1.2 : 0.5)
    const step = length / STEPS
    at = {
      x: at.x + Math.cos(angle) * step,
      y: Math.min(-widths[1] * length, at.y - Math.sin(angle) * step),
    }
  }
  for (let k = 0; k < STEPS; k++) fillTapered(animal, [points[k], points[k + 1]], colours[k])
  if (build.tail !== 'tuft') return
  const [tip] = points[STEPS]
  animal.g.fillStyle = coat.tailTip ?? shadeHex(coat.back, -0.5)
  animal.pen.fillEllipse(tip.x, tip.y + 0.04, 0.06, 0.11)
}

function tailColour({ build, coat }: QuadrupedPen, t: number): string {
  if (build.tail === 'hair') return coat.mane ?? shadeHex(coat.back, -0.4)
  if (build.tail === 'ringed' && Math.floor(t * 11) % 2 === 1) return coat.marks ?? '#2a282c'
  if (coat.tailTip && t > 0.68) return coat.tailTip
  if ((coat.pattern === 'tabby' || coat.pattern === 'stripes') && Math.floor(t * 9) % 2 === 1)
    return coat.marks ?? shadeHex(coat.back, -0.4)
  return coat.back
}
