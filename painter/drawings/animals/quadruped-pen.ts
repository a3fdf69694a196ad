import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Figure } from '../figures/figure-pen.ts'
import type { Mood } from '../figures/mood.ts'
import type { SharePen } from '../pen.ts'
import type { AnimalPose } from './animal-poses.ts'
import type { Build, Coat } from './build.ts'

export type Spot = { x: number; y: number }

/** All that a part of an animal needs to draw itself. The ground is row 0, up is negative, the nose points left. */
export type QuadrupedPen = {
  pen: SharePen
  g: SKRSContext2D
  build: Build
  coat: Coat
  pose: AnimalPose
  shoulders: Spot
  hips: Spot
  skull: Spot
  /** '#rrggbb' of what it wears around the trunk. */
  jacket?: string
  /** What it has on its head. */
  hat?: Pick<Figure, 'hat' | 'hatColour'>
  /** '#rrggbb' of what it wears around the neck. */
  scarf?: string
  /** What its face says; then it is turned to the viewer. */
  mood?: Mood
  /** Whether it is a machine that looks like the animal. */
  isMachine?: boolean
}

/** Fills what a ball covers that rolls along the points and changes its radius on the way. */
export function fillTapered(
  { pen }: Pick<QuadrupedPen, 'pen' | 'g'>,
  points: readonly (readonly [Spot, number])[],
  colour: string,
) {
  pen.in(colour)
  for (const [k, [at, radius]] of points.entries()) {
    pen.fillCircle(at.x, at.y, radius)
    const next = points[k + 1]
    if (next) fillBetween(pen, at, radius, ...next)
  }
}

/** The area between two circles and their outer tangents. */
function fillBetween(pen: SharePen, a: Spot, ra: number, b: Spot, rb: number) {
  const distance = Math.hypot(b.x - a.x, b.y - a.y)
  if (distance <= Math.abs(ra - rb)) return
  const direction = Math.atan2(b.y - a.y, b.x - a.x)
  const spread = Math.acos((ra - rb) / distance)
  const corner = (at: Spot, radius: number, angle: number): [number, number] => [
    at.x + Math.cos(angle) * radius,
    at.y + Math.sin(angle) * radius,
  ]
  pen.begin()
  pen.moveTo(...corner(a, ra, direction + spread))
  pen.lineTo(...corner(b, rb, direction + spread))
  pen.lineTo(...corner(b, rb, direction - spread))
  pen.lineTo(...corner(a, ra, direction - spread))
  pen.g.fill()
}

/** Where a limb of two bones bends on its way from one point to another; `side` -1 bends it forwards. */
export function bendBetween(from: Spot, to: Spot, upper: number, lower: number, side: 1 | -1): Spot {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const distance = Math.max(1e-3, Math.min(Math.hypot(dx, dy), (upper + lower) * 0.999))
  const along = (distance * distance + upper * upper - lower * lower) / (2 * distance)
  const aside = Math.sqrt(Math.max(0, upper * upper - along * along))
  const length = Math.hypot(dx, dy) || 1
  const [ux, uy] = [dx / length, dy / length]
  const one = { x: from.x + ux * along + uy * aside, y: from.y + uy * along - ux * aside }
  const other = { x: from.x + ux * along - uy * aside, y: from.y + uy * along + ux * aside }
  return (one.x - other.x) * side > 0 ? one : other
}
