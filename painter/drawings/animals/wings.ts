import { shadeHex } from '../tint.ts'
import type { QuadrupedPen } from './quadruped-pen.ts'

const FEATHERS = 11
/** Radians above the horizontal of the foremost feather, and between it and the last. */
const FOREMOST = 1.95
const SPREAD = 1.75
/** Lengths of the longest feather, in heights of the shoulders. */
const SPAN = 1.7

/** One raised wing of a fabled animal, feather by feather from its shoulders; the far one is darker and leans forward. */
export function drawBeastWing(animal: QuadrupedPen, isFar: boolean) {
  const { pen, build, shoulders, coat } = animal
  const plumage = coat.wings ?? coat.back
  const x = shoulders.x + build.chest * (isFar ? 0.3 : 0.75)
  const y = shoulders.y - build.chest * 0.55
  for (let layer = 0; layer < 2; layer++)
    for (let k = FEATHERS - 1; k >= 0; k--) {
      const t = k / (FEATHERS - 1)
      const angle = FOREMOST + (isFar ? 0.25 : 0) - t * SPREAD
      const length = SPAN * (layer ? 0.58 : 1) * (1 - 0.5 * t ** 1.5)
      const tip = { x: x + Math.cos(angle) * length, y: y - Math.sin(angle) * length }
      const breadth = 0.1 * (layer ? 1.15 : 1)
      pen
        .in(shadeHex(plumage, (isFar ? -0.3 : 0) + (layer ? 0.06 : -0.06) - (k % 2) * 0.07 - t * 0.08))
        .fillPath(`M${x} ${y}
        Q${x + Math.cos(angle + 0.22) * length * 0.7} ${y - Math.sin(angle + 0.22) * length * 0.7 - breadth} ${tip.x} ${tip.y}
        Q${x + Math.cos(angle - 0.3) * length * 0.75} ${y - Math.sin(angle - 0.3) * length * 0.75} ${x + 0.1} ${y + 0.12}`)
    }
}

/** A raptor's hooked beak over the muzzle, and the feathers that stand out behind the head. */
export function drawBeak({ pen, g, skull, build, pose, coat }: QuadrupedPen) {
  const r = build.head
  g.save()
  g.translate(pen.x(skull.x), pen.y(skull.y))
  g.rotate(-(pose.nod ?? 0))
  const size = pen.unit * r
  const spot = (x: number, y: number): [number, number] => [x * size, y * size]
  g.fillStyle = shadeHex(coat.muzzle ?? coat.back, -0.08)
  for (let k = 0; k < 5; k++) {
    g.beginPath()
    g.moveTo(...spot(0.3, -0.7 + k * 0.34))
    g.lineTo(...spot(1.35 - Math.abs(k - 1) * 0.12, -0.62 + k * 0.42))
    g.lineTo(...spot(0.4, -0.35 + k * 0.34))
    g.fill()
  }
  g.fillStyle = '#e8a92a'
  g.beginPath()
  g.moveTo(...spot(-0.62, -0.42))
  g.quadraticCurveTo(...spot(-1.7, -0.55), ...spot(-1.85, 0.62))
  g.quadraticCurveTo(...spot(-1.4, 0.28), ...spot(-0.6, 0.42))
  g.fill()
  g.strokeStyle = '#8a5a14'
  g.lineWidth = size * 0.07
  g.beginPath()
  g.moveTo(...spot(-1.35, 0.18))
  g.lineTo(...spot(-0.6, 0.1))
  g.stroke()
  g.restore()
}
