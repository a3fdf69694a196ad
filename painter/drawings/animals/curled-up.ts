import { drawFrontFace } from '../figures/beast-head.ts'
import { faceOfBreed } from '../figures/breed-face.ts'
import { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { drawMarkings } from './markings.ts'
import type { QuadrupedPen, Spot } from './quadruped-pen.ts'

const HEAD_SIZE = 1.06
/** Thickness of the tail that lies around the body, by its kind, in heights of the shoulders. */
const TAILS: Readonly<Record<string, number>> = { brush: 0.3, plume: 0.22, cat: 0.16, ringed: 0.2, tuft: 0.1 }

/** What curls up to sleep: all that has paws, but for lizards. */
export const curlsUp = ({ build, pose }: Pick<QuadrupedPen, 'build' | 'pose'>): boolean =>
  pose.isAsleep === true &&
  !build.isHoofed &&
  !build.hasProboscis &&
  !build.hasWings &&
  build.face !== 'scaly'

const halfOf = ({ build }: QuadrupedPen) => build.trunk * 0.56 + build.rump * 0.4

/** The middle of the head of what is curled up, on its paws. */
export const curledHead = (animal: QuadrupedPen): Spot => ({
  x: -halfOf(animal) * 0.74,
  y: -animal.build.head * HEAD_SIZE * 0.98,
})

/** Asleep on the ground, the back an arch, the tail around the paws and the head on them. */
export function drawCurledUp(animal: QuadrupedPen) {
  const { pen, g, build, coat } = animal
  const half = halfOf(animal)
  const rise = build.chest + build.waist * 0.55
  const tail = TAILS[build.tail]
  pen
    .in(pen.gradient(0, -rise * 1.6, 0, 0, shadeHex(coat.back, 0.1), coat.back, shadeHex(coat.back, -0.2)))
    .fillPath(`M${-half * 0.9} -.02
    C${-half * 1.02} ${-rise * 1.5} ${-half * 0.2} ${-rise * 1.75} ${half * 0.3} ${-rise * 1.62}
    C${half * 1.15} ${-rise * 1.35} ${half * 1.25} -.1 ${half * 0.86} -.02`)
  drawMarkings({
    ...animal,
    shoulders: { x: -half * 0.55, y: -rise * 0.8 },
    hips: { x: half * 0.62, y: -rise * 0.8 },
    skull: { x: -half * 0.8, y: -rise * 0.5 },
  })
  // The haunch stands out against the flank.
  g.save()
  g.globalCompositeOperation = 'source-atop'
  pen.in(shadeHex(coat.back, -0.26)).fillEllipse(half * 0.5, -rise * 0.5, half * 0.42, rise * 0.64, 0.2)
  pen.in(coat.back).fillEllipse(half * 0.54, -rise * 0.5, half * 0.4, rise * 0.6, 0.2)
  g.restore()
  const paw = coat.feet ?? coat.legs ?? shadeHex(coat.back, 0.08)
  pen.in(shadeHex(paw, -0.08)).fillEllipse(half * 0.28, -0.07, build.leg * 1.7, 0.085)
  if (tail) {
    g.lineCap = 'round'
    pen.inked(shadeHex(coat.back, -0.12), tail).strokePath(`M${half * 0.94} ${-tail * 0.9}
      C${half * 0.7} ${-tail * 0.3} ${half * 0.1} ${-tail * 0.5} ${-half * 0.22} ${-tail * 0.52}`)
    if (coat.tailTip) {
      pen.inked(coat.tailTip).strokeLine(-half * 0.08, -tail * 0.52, -half * 0.22, -tail * 0.52)
    }
  }
  const head = build.head * HEAD_SIZE
  const middle = curledHead(animal)
  const face = new SharePen(g, pen.unit * head, pen.x(middle.x), pen.y(middle.y))
  g.fillStyle = paw
  for (const x of [-1.1, -0.5]) pen.fillEllipse(middle.x + x * head, -0.07, build.leg * 1.5, 0.085)
  drawFrontFace(face, faceOfBreed({ build, coat }), true)
}
