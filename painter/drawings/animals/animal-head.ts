import { drawFrontFace } from '../figures/beast-head.ts'
import { faceOfBreed } from '../figures/breed-face.ts'
import { SharePen, tuples } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Muzzle } from './build.ts'
import { curledHead, curlsUp } from './curled-up.ts'
import { fillTapered, type QuadrupedPen, type Spot } from './quadruped-pen.ts'

/** How far the muzzle points down by itself, in radians: long heads hang, short faces look ahead. */
const slopeOf = (muzzle: number) => (muzzle > 1.4 ? 0.62 : muzzle < SHORT_FACE ? 0.85 : 0.3)
/** Shorter faces are turned towards the viewer far enough to show both eyes. */
const SHORT_FACE = 0.8
const NOSE = '#2a2022'

/** Head, ears, horns and face; the nose points left. */
export function drawAnimalHead(animal: QuadrupedPen) {
  const { g, pen, skull, pose, build } = animal
  const size = build.head
  if (looksAtViewer(animal)) return drawTurnedHead(animal)
  g.save()
  g.translate(pen.x(skull.x), pen.y(skull.y))
  g.rotate(-(pose.nod ?? 0))
  const head = { ...animal, pen: new SharePen(g, pen.unit * size) }
  drawHorns(head)
  drawEar(head, true)
  if (animal.build.hasProboscis) drawElephantFace(head)
  else {
    drawSkull(head)
    drawFace(head)
  }
  drawEar(head, false)
  if (head.coat.isShaggy) drawBeard(head)
  if (build.horns === 'goat') drawGoatee(head)
  g.restore()
}

/** Faces that are hardly known from the side. */
const TURNED: ReadonlySet<Muzzle> = new Set(['cat', 'bigCat', 'rodent', 'flat'])

/** Whether the head of what is seen from the side is turned to the viewer. */
const looksAtViewer = ({ build, coat, pose, mood }: QuadrupedPen) =>
  (TURNED.has(build.face) || coat.mask !== undefined || mood !== undefined) &&
  !pose.isGrazing &&
  Math.abs(pose.nod ?? 0) < LIFTED
const LIFTED = 0.5
const TURNED_SIZE = 1.08

function drawTurnedHead({ g, pen, skull, build, coat, mood }: QuadrupedPen) {
  const face = new SharePen(g, pen.unit * build.head * TURNED_SIZE, pen.x(skull.x), pen.y(skull.y))
  drawFrontFace(face, { ...faceOfBreed({ build, coat }), mood })
}

/** Where the mouth is, in the animal's own measure. */
export function mouthSpot(animal: QuadrupedPen): Spot {
  const { build, pose, skull } = animal
  if (curlsUp(animal)) {
    const head = curledHead(animal)
    return { x: head.x - build.head * 0.3, y: head.y + build.head * 0.6 }
  }
  if (looksAtViewer(animal)) return { x: skull.x - build.head * 0.3, y: skull.y + build.head * 0.6 }
  const tip = muzzleTip(animal)
  const turn = -(pose.nod ?? 0)
  const [x, y] = [tip.x * build.head, (tip.y + build.nose * 0.5) * build.head]
  return {
    x: skull.x + x * Math.cos(turn) - y * Math.sin(turn),
    y: skull.y + x * Math.sin(turn) + y * Math.cos(turn),
  }
}

/** Trunk, tusk and a small eye. */
function drawElephantFace({ pen, coat, pose }: QuadrupedPen) {
  pen.in(coat.back).fillEllipse(0.05, -0.1, 1.02, 1.05)
  const raised = (pose.nod ?? 0) < 0
  for (let k = 0; k <= 26; k++) {
    const t = k / 26
    pen.in(shadeHex(coat.back, k % 3 === 0 ? -0.13 : -0.02))
    const x = -0.72 - Math.sin(t * 2.3) * 0.4 - (raised ? t * 1.2 : t * t * -0.1)
    const y = 0.2 + t * (raised ? 0.6 - t * 1.9 : 2.15)
    pen.fillCircle(x, y, 0.44 * (1 - t * 0.66))
  }
  if (coat.muzzle) pen.in('#f6f0de').fillPath('M-.62 .5 Q-.9 1.35 -1.6 1.3 Q-1 1.05 -.36 .46')
  pen.in('#1a1714').fillCircle(-0.5, -0.22, 0.09)
  pen.in('#ffffff').fillCircle(-0.53, -0.25, 0.03)
}

function muzzleTip({ build }: QuadrupedPen) {
  const slope = slopeOf(build.muzzle)
  return { x: -Math.cos(slope) * build.muzzle, y: Math.sin(slope) * build.muzzle }
}

function drawSkull(head: QuadrupedPen) {
  const { pen, build, coat } = head
  const tip = muzzleTip(head)
  fillTapered(
    head,
    [
      [{ x: 0, y: 0 }, 1],
      [{ x: tip.x * 0.62, y: tip.y * 0.62 }, Math.max(build.nose * 0.95, 0.5)],
    ],
    headColour(head),
  )
  if (!build.isHoofed) {
    pen.in(coat.belly ?? shadeHex(coat.back, 0.08)).fillEllipse(-0.1, 0.52, 0.72, 0.46)
  }
  fillTapered(
    head,
    [
      [{ x: tip.x * 0.5, y: tip.y * 0.5 + 0.12 }, build.nose * 1.02],
      [tip, build.nose],
    ],
    muzzleColour(head),
  )
  if (coat.pattern === 'tabby' || coat.pattern === 'stripes') {
    pen.inked(coat.marks ?? shadeHex(coat.back, -0.4), 0.1)
    for (const [x, y] of tuples('-.5 -.86, -.26 -.98, 0 -1')) pen.strokeLine(x, y, x * 0.86 - 0.06, y + 0.36)
    for (const y of [0.1, 0.34]) pen.strokeLine(0.9, y, 0.5, y + 0.06)
  }
  if (coat.pattern === 'bib') {
    pen.in(coat.marks ?? '#ffffff').fillEllipse(-0.62, -0.28, 0.14, 0.62, -0.45)
  }
}

const headColour = ({ coat }: QuadrupedPen) =>
  coat.pattern === 'wool' ? (coat.muzzle ?? coat.back) : coat.back
const muzzleColour = ({ coat }: QuadrupedPen) => coat.muzzle ?? coat.belly ?? shadeHex(coat.back, 0.14)

/** Eyes, nose and mouth. */
function drawFace(head: QuadrupedPen) {
  const { pen, g, build, coat, pose } = head
  const tip = muzzleTip(head)
  const isShort = build.muzzle < SHORT_FACE
  const eyes: [number, number][] = isShort
    ? [
        [-0.2, 1],
        [-0.84, 0.72],
      ]
    : build.isHoofed
      ? [[-0.42, 1.25]]
      : [[-0.36, 1]]
  for (const [x, wide] of eyes) {
    if (pose.isAsleep) {
      pen.inked(shadeHex(coat.back, coat.back < '#5' ? 0.5 : -0.6), 0.07)
      pen.strokeArc(x, -0.22, 0.17 * wide, 0.3, 2.8)
      continue
    }
    pen.in(coat.eye ?? '#7a4a22').fillEllipse(x, -0.16, 0.185 * wide, 0.2)
    pen.in('#0d0b0c').fillEllipse(x - 0.01, -0.16, 0.125 * wide, 0.15)
    pen.in('#ffffff').fillCircle(x - 0.05, -0.22, 0.05)
  }
  g.fillStyle = build.isHoofed ? shadeHex(muzzleColour(head), -0.55) : NOSE
  if (build.isHoofed) pen.fillEllipse(tip.x - build.nose * 0.5, tip.y - build.nose * 0.1, 0.1, 0.14, 0.5)
  else
    pen.fillEllipse(
      tip.x - build.nose * 0.62,
      tip.y - build.nose * 0.5,
      build.nose * 0.42,
      build.nose * 0.34,
      -0.2,
    )
  if (build.hasTusks)
    pen.in('#f6f0de').fillPath(`M${tip.x * 0.7} ${tip.y + build.nose * 0.6}
      Q${tip.x * 0.98} ${tip.y + build.nose * 0.7} ${tip.x * 0.92} ${tip.y - build.nose * 0.9}
      Q${tip.x * 0.8} ${tip.y} ${tip.x * 0.5} ${tip.y + build.nose * 0.3}`)
  if (build.face === 'scaly' && build.muzzle > TOOTHED) drawTeeth(head, tip)
  pen.inked('rgba(40,20,18,.7)', 0.055).strokePath(`M${tip.x - build.nose * 0.6} ${tip.y + build.nose * 0.35}
    Q${tip.x * 0.75} ${tip.y + build.nose * 0.85} ${tip.x * 0.45} ${tip.y * 0.6 + build.nose * 0.72}`)
  if (isShort && !build.isHoofed) drawWhiskers(head)
}

/** Longer jaws have teeth that show when they are shut. */
const TOOTHED = 1.8

function drawTeeth({ pen, build }: QuadrupedPen, tip: Spot) {
  for (let k = 0; k < 8; k++) {
    const t = k / 8
    const x = tip.x * (1.02 - t * 0.62)
    const y = tip.y * (1.02 - t * 0.62) + build.nose * (0.45 + t * 0.35)
    pen.in('#fbf8ec').fillPath(`M${x - 0.09} ${y - 0.03} L${x + 0.01} ${y + 0.2} L${x + 0.09} ${y - 0.01}`)
  }
}

/** A tuft under the chin. */
function drawGoatee(head: QuadrupedPen) {
  const { pen, build, coat } = head
  const { x, y } = muzzleTip(head)
  pen.in(shadeHex(coat.back, -0.3)).fillPath(`M${x - build.nose * 0.2} ${y + build.nose * 0.7}
    Q${x + 0.05} ${y + 1} ${x + 0.15} ${y + 1.7}
    Q${x + 0.5} ${y + 1} ${x + build.nose * 1.3} ${y + build.nose * 0.3}`)
}

/** Long hair about the muzzle, and in locks over the forehead. */
function drawBeard(head: QuadrupedPen) {
  const { pen, g, coat } = head
  const tip = muzzleTip(head)
  g.lineCap = 'round'
  pen.lineWidth = 0.13
  for (let k = 0; k < 11; k++) {
    const t = k / 10
    g.strokeStyle = shadeHex(muzzleColour(head), k % 2 ? -0.1 : 0.06)
    const x = tip.x * 1.1 + t * 0.95
    const y = tip.y + 0.1 + Math.sin(t * Math.PI) * 0.16
    pen.strokePath(`M${x} ${y} Q${x - 0.12} ${y + 0.4} ${x + 0.06} ${y + 0.62 + (k % 3) * 0.1}`)
  }
  for (let k = 0; k < 6; k++) {
    g.strokeStyle = shadeHex(coat.back, k % 2 ? -0.12 : 0.12)
    pen.strokePath(`M${0.2 - k * 0.09} -.98 Q${-0.1 - k * 0.14} -.86 ${-0.2 - k * 0.13} -.44`)
  }
}

function drawWhiskers(head: QuadrupedPen) {
  const { pen } = head
  const tip = muzzleTip(head)
  pen.inked('rgba(245,240,235,.75)', 0.03)
  for (const k of [-0.16, 0.02, 0.2])
    pen.strokeLine(tip.x + 0.2, tip.y + k * 0.5, tip.x + 1.1, tip.y + 0.12 + k)
}

function drawEar(head: QuadrupedPen, isFar: boolean) {
  const { pen, g, build, coat } = head
  const colour = shadeHex(coat.ears ?? headColour(head), isFar ? -0.25 : 0)
  const inner = isFar ? shadeHex(colour, -0.3) : '#e6aaa0'
  const x = isFar ? -0.5 : 0.34
  switch (build.ear) {
    case 'pointed': {
      const ear = (scale: number, fill: string) =>
        pen.in(fill).fillPath(`M${x - 0.42 * scale} -.66
          Q${x - 0.2 * scale} ${-1.3 * scale - 0.1} ${x + 0.08} ${-1.72 * scale}
          Q${x + 0.4 * scale} ${-1.2 * scale} ${x + 0.46 * scale} -.5`)
      ear(1, colour)
      if (!isFar) ear(0.66, coat.back < '#5' ? shadeHex(colour, 0.25) : inner)
      return
    }
    case 'long':
      for (const [breadth, fill] of [
        [0.3, colour],
        [0.17, isFar ? colour : inner],
      ] as const) {
        g.fillStyle = fill
        pen.fillEllipse(
          isFar ? -0.12 : 0.36,
          -1.62,
          breadth,
          1.02 * (breadth / 0.3) ** 0.3,
          isFar ? 0.02 : 0.22,
        )
      }
      return
    case 'drop':
      if (isFar) return
      pen.in(shadeHex(coat.ears ?? coat.back, coat.ears ? 0 : -0.22)).fillPath(`M.05 -.82
        C.6 -1.05 1.05 -.5 1 .2 C.98 .85 .55 1 .42 .6 C.3 .2 .26 -.3 .05 -.82`)
      return
    case 'round':
      pen.in(colour).fillCircle(x + 0.08, -0.84, 0.38)
      g.fillStyle = isFar ? shadeHex(colour, -0.25) : shadeHex(coat.belly ?? coat.back, -0.15)
      pen.fillCircle(x + 0.06, -0.8, 0.22)
      return
    case 'leaf':
      pen.in(colour).fillEllipse(isFar ? -0.05 : 0.35, -1.1, 0.2, 0.55, 0.25)
      return
    case 'none':
      return
    case 'fan':
      if (isFar) return
      g.fillStyle = pen.across(0, 1.6, shadeHex(colour, 0.14), colour, shadeHex(colour, -0.25))
      pen.in(g.fillStyle).fillPath(`M.1 -.8 C.9 -1.25 1.75 -.7 1.6 .2 C1.5 .95 1 1.35 .75 1.1
        C.5 .7 .2 .3 .1 -.8`)
      return
    default:
      if (isFar) return
      pen.in(shadeHex(colour, -0.1)).fillEllipse(0.85, -0.42, 0.62, 0.27, -0.25)
      pen.in(inner).fillEllipse(0.88, -0.4, 0.4, 0.14, -0.25)
  }
}

function drawHorns({ pen, g, build }: QuadrupedPen) {
  if (!build.horns) return
  g.strokeStyle =
    build.horns === 'antlers'
      ? '#8a6a48'
      : build.horns === 'unicorn'
        ? '#f6d878'
        : build.horns === 'goat'
          ? '#7a6a58'
          : '#e6ddc8'
  pen.lineWidth = build.horns === 'antlers' ? 0.2 : 0.3
  const stroke = (...path: [number, number, number, number, number, number]) => {
    pen.strokePath(`M${path[0]} ${path[1]} Q${path[2]} ${path[3]} ${path[4]} ${path[5]}`)
  }
  if (build.horns === 'unicorn') pen.strokeLine(-0.5, -0.8, -1.4, -2.9)
  else if (build.horns === 'cow') for (const x of [-0.4, 0.1]) stroke(x, -0.8, x - 0.5, -1.2, x - 0.3, -1.8)
  else if (build.horns === 'straight')
    for (const x of [-0.1, 0.3]) stroke(x, -0.8, x + 0.5, -2, x + 0.9, -3.3)
  else if (build.horns === 'great')
    for (const x of [-0.2, 0.25]) stroke(x, -0.7, x + 0.5, -3.6, x + 2.6, -2.6)
  else if (build.horns === 'goat') for (const x of [-0.2, 0.2]) stroke(x, -0.7, x + 0.2, -2.1, x + 1.5, -2)
  else
    for (const x of [-0.1, 0.35]) {
      stroke(x, -0.8, x + 1.1, -1.9, x + 0.4, -4)
      stroke(x + 0.35, -1.6, x - 0.3, -1.9, x - 0.4, -2.8)
      stroke(x + 0.62, -2.4, x + 1.2, -2.6, x + 1.3, -3.5)
    }
}
