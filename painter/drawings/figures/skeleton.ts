import type { Pose } from './poses.ts'

export type Point = { x: number; y: number }
export type Limb = { root: Point; joint: Point; end: Point }

/** Lengths in shares of the body's height. */
export type Proportions = {
  /** How much larger the head is than the one that head.ts draws. */
  headScale: number
  /** From the crown to the shoulders. */
  neck: number
  trunk: number
  thigh: number
  shin: number
  upperArm: number
  forearm: number
  /** From the middle of the body to a shoulder and to a hip, seen from the front. */
  shoulder: number
  hip: number
  /** Of arms and of legs where they are thickest. */
  armWidth: number
  legWidth: number
}

export const ADULT: Proportions = {
  headScale: 1.36,
  neck: 0.2,
  trunk: 0.335,
  thigh: 0.215,
  shin: 0.215,
  upperArm: 0.16,
  forearm: 0.15,
  shoulder: 0.098,
  hip: 0.05,
  armWidth: 0.062,
  legWidth: 0.082,
}

export const CHILD: Proportions = {
  headScale: 1.95,
  neck: 0.285,
  trunk: 0.31,
  thigh: 0.175,
  shin: 0.175,
  upperArm: 0.135,
  forearm: 0.125,
  shoulder: 0.1,
  hip: 0.055,
  armWidth: 0.068,
  legWidth: 0.088,
}

/** Of animals in clothes, who are known by their heads. */
export const BEAST: Proportions = { ...CHILD, headScale: 2.3, neck: 0.3, trunk: 0.3 }

/** Of robots, with heads as large. */
export const MACHINE: Proportions = {
  ...CHILD,
  headScale: 2.1,
  neck: 0.29,
  trunk: 0.3,
  armWidth: 0.06,
  legWidth: 0.078,
}

/** Of those that wear nothing: short legs and a large trunk. */
export const BARE_BEAST: Proportions = {
  ...BEAST,
  thigh: 0.12,
  shin: 0.11,
  trunk: 0.36,
  shoulder: 0.105,
  hip: 0.07,
  armWidth: 0.078,
  legWidth: 0.105,
}

/** Where a body's joints are, in shares of its height: the feet on row 1, the hips' middle in column 0. */
export type Skeleton = {
  head: Point
  headTilt: number
  /** Between the shoulders, and between the hips. */
  chest: Point
  pelvis: Point
  lean: number
  /** The nearer or right one first. */
  arms: readonly [Limb, Limb]
  legs: readonly [Limb, Limb]
}

const SOLE = 0.03
/** Shoulders and hips are narrower from the side. */
const SIDE_SHOULDER = 0.22
const SIDE_HIP = 0.16

/** Bends the joints of a body into a pose. */
export function bend(pose: Pose, body: Proportions): Skeleton {
  const { view, lean = 0, nod = 0, foreshortened = 1, lift = 0 } = pose
  const isFront = view === 'front'
  const pelvis: Point = { x: 0, y: 0 }
  const chest: Point = { x: Math.sin(lean) * body.trunk, y: -Math.cos(lean) * body.trunk }
  const legs = [1, -1].map((side, k) => {
    const [thigh, shin] = pose.legs[k]
    const outward = isFront ? side : 1
    const root = { x: side * body.hip * (isFront ? 1 : SIDE_HIP), y: 0 }
    const joint = along(root, thigh * outward, body.thigh * foreshortened)
    return { root, joint, end: along(joint, shin * outward, body.shin) }
  }) as [Limb, Limb]
  const arms = [1, -1].map((side, k) => {
    const [x, y] = pose.hands[k]
    const reach = body.upperArm + body.forearm
    const across = side * body.shoulder * (isFront ? 1 : SIDE_SHOULDER)
    const root = { x: chest.x + across * Math.cos(lean), y: chest.y + across * Math.sin(lean) + 0.03 }
    const end = { x: chest.x + across * (isFront ? 0.6 : 1) + x * reach, y: root.y + y * reach }
    return reachFor(root, end, body, isFront ? side : 0)
  }) as [Limb, Limb]
  const headLean = lean + nod
  const head: Point = {
    x: chest.x + Math.sin(headLean) * body.neck * 0.5,
    y: chest.y - Math.cos(headLean) * body.neck * 0.5,
  }
  const lowest = Math.max(0.05, ...legs.flatMap(({ joint, end }) => [joint.y, end.y + SOLE]))
  const skeleton = { head, headTilt: lean * 0.4 + nod, chest, pelvis, lean, arms, legs }
  return lowered(skeleton, 1 - lift - lowest)
}

const along = ({ x, y }: Point, direction: number, length: number): Point => ({
  x: x + Math.sin(direction) * length,
  y: y + Math.cos(direction) * length,
})

/** The arm from a shoulder to where its hand should be; its elbow points down and outwards, or back. */
function reachFor(root: Point, wanted: Point, { upperArm, forearm }: Proportions, outward: number): Limb {
  const dx = wanted.x - root.x
  const dy = wanted.y - root.y
  const distance = Math.max(1e-6, Math.hypot(dx, dy))
  const reach = Math.min(distance, (upperArm + forearm) * 0.995)
  const [ux, uy] = [dx / distance, dy / distance]
  const first = (reach * reach + upperArm * upperArm - forearm * forearm) / (2 * reach)
  const height = Math.sqrt(Math.max(0, upperArm * upperArm - first * first))
  const elbows = [1, -1].map(sign => ({
    x: root.x + ux * first - uy * height * sign,
    y: root.y + uy * first + ux * height * sign,
  }))
  const score = ({ x, y }: Point) => (outward ? y + outward * x * 0.5 : y - x * 0.7)
  const joint = score(elbows[0]) >= score(elbows[1]) ? elbows[0] : elbows[1]
  return { root, joint, end: { x: root.x + ux * reach, y: root.y + uy * reach } }
}

function lowered({ head, headTilt, chest, pelvis, lean, arms, legs }: Skeleton, by: number): Skeleton {
  const point = ({ x, y }: Point): Point => ({ x, y: y + by })
  const limb = ({ root, joint, end }: Limb): Limb => ({
    root: point(root),
    joint: point(joint),
    end: point(end),
  })
  return {
    head: point(head),
    headTilt,
    chest: point(chest),
    pelvis: point(pelvis),
    lean,
    arms: [limb(arms[0]), limb(arms[1])],
    legs: [limb(legs[0]), limb(legs[1])],
  }
}
