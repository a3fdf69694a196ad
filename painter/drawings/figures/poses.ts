/** A point beside the shoulders, in lengths of the stretched arm: to the right and downwards. */
type Reach = readonly [x: number, y: number]
/** Directions of thigh and shin in radians from straight down: forwards from the side, outwards from the front. */
type Leg = readonly [thigh: number, shin: number]

/** How a body holds itself. Of two limbs the first is the nearer one, or the one on the right. */
export type Pose = {
  view: 'front' | 'side'
  /** Radians by which the trunk leans forwards, or to the right. */
  lean?: number
  /** Radians by which the head is bowed beyond the trunk. */
  nod?: number
  legs: readonly [Leg, Leg]
  /** How long thighs that point at the viewer look, as a share of their length. */
  foreshortened?: number
  hands: readonly [Reach, Reach]
  /** Of the body's height, how high the feet are above the ground. */
  lift?: number
  /** Whether it sits on something that carries its weight. */
  seated?: boolean
  /** Whether the farther leg is behind what is ridden. */
  astride?: boolean
}

const legs = (nearThigh: number, nearShin: number, farThigh: number, farShin: number): Pose['legs'] => [
  [nearThigh, nearShin],
  [farThigh, farShin],
]
const hands = (nearX: number, nearY: number, farX: number, farY: number): Pose['hands'] => [
  [nearX, nearY],
  [farX, farY],
]

const STRAIGHT = legs(0.07, 0.04, 0.07, 0.04)
const STRIDE = legs(0.42, 0.16, -0.3, -0.6)
const PLANTED = legs(0.2, 0.05, -0.16, -0.2)
const SEATED = legs(0.5, 0.02, 0.5, 0.02)
/** Of a thigh that points at the viewer, what is seen. */
const LAP = 0.56
const CROSSED = legs(1.42, -1.5, 1.42, -1.4)

/** What people can be seen doing. */
export const POSES = {
  stand: { view: 'front', legs: STRAIGHT, hands: hands(0.4, 0.9, -0.4, 0.9) },
  hold: { view: 'front', legs: STRAIGHT, hands: hands(0.58, 0.34, -0.4, 0.9) },
  embrace: { view: 'front', legs: STRAIGHT, hands: hands(0.14, 0.5, -0.2, 0.62) },
  raise: { view: 'front', legs: STRAIGHT, hands: hands(0.62, -0.62, -0.4, 0.88) },
  wave: { view: 'front', legs: STRAIGHT, hands: hands(0.66, -0.7, -0.42, 0.88) },
  cheer: { view: 'front', legs: legs(0.16, 0.1, 0.16, 0.1), hands: hands(0.6, -0.74, -0.6, -0.74) },
  spread: { view: 'front', legs: STRAIGHT, hands: hands(0.96, 0.06, -0.96, 0.06) },
  read: { view: 'front', legs: STRAIGHT, hands: hands(0.26, 0.5, -0.26, 0.5), nod: 0.02 },
  drink: { view: 'front', legs: STRAIGHT, hands: hands(0.3, 0.02, -0.4, 0.9) },
  photograph: { view: 'front', legs: STRAIGHT, hands: hands(0.2, -0.1, -0.2, -0.1) },
  pray: { view: 'front', legs: STRAIGHT, hands: hands(0.06, 0.36, -0.06, 0.36), nod: 0.04 },
  strum: { view: 'front', legs: STRAIGHT, hands: hands(0.12, 0.74, -0.72, 0.36) },
  bow: { view: 'front', legs: STRAIGHT, hands: hands(0.42, 0.16, -0.56, -0.02) },
  box: { view: 'front', legs: legs(0.2, 0.1, 0.2, 0.1), hands: hands(0.3, 0.06, -0.5, 0.16) },
  punch: { view: 'side', legs: PLANTED, hands: hands(0.4, 0.02, 0.97, -0.08), lean: 0.12 },
  phone: { view: 'front', legs: STRAIGHT, hands: hands(0.3, -0.2, -0.4, 0.9) },
  point: { view: 'front', legs: STRAIGHT, hands: hands(0.86, -0.5, -0.4, 0.9) },
  flute: { view: 'front', legs: STRAIGHT, hands: hands(0.5, 0, 0.1, -0.02) },
  bowCello: { view: 'front', legs: legs(0.3, 0.1, 0.3, 0.1), hands: hands(0.34, 0.56, -0.3, -0.12) },
  aim: { view: 'side', legs: PLANTED, hands: hands(0.12, -0.04, 0.98, -0.06), lean: -0.03 },
  bat: { view: 'side', legs: PLANTED, hands: hands(0.08, -0.06, 0.16, 0.02), lean: 0.06 },
  beat: { view: 'front', legs: STRAIGHT, hands: hands(0.5, 0.46, -0.5, 0.3) },
  dance: {
    view: 'front',
    legs: legs(0.12, 0.1, 0.62, -0.5),
    hands: hands(0.74, -0.52, -0.86, 0.04),
    lean: 0.1,
  },
  arabesque: {
    view: 'side',
    legs: legs(0.02, 0.0, -1.42, -1.5),
    hands: hands(0.9, -0.46, -0.74, 0.1),
    lean: 0.16,
    lift: 0.012,
  },
  twirl: { view: 'side', legs: legs(0.14, 0.06, -0.2, -0.4), hands: hands(0.8, 0.2, 0.86, -0.2), lean: 0.02 },
  walk: { view: 'side', legs: STRIDE, hands: hands(-0.36, 0.84, 0.42, 0.8), lean: 0.05 },
  lead: { view: 'side', legs: STRIDE, hands: hands(0.46, 0.72, -0.3, 0.86), lean: 0.03 },
  run: {
    view: 'side',
    legs: legs(1, 0.1, -0.4, -1.4),
    hands: hands(-0.44, 0.5, 0.66, 0.3),
    lean: 0.22,
    lift: 0.02,
  },
  jump: {
    view: 'side',
    legs: legs(0.9, -0.5, -0.1, -1.2),
    hands: hands(0.5, -0.8, -0.36, -0.78),
    lean: 0.05,
    lift: 0.16,
  },
  trundle: { view: 'side', legs: STRIDE, hands: hands(0.36, 0.78, 0.4, 0.74), lean: 0.12 },
  push: { view: 'side', legs: STRIDE, hands: hands(0.84, 0.34, 0.86, 0.3), lean: 0.16 },
  work: { view: 'side', legs: PLANTED, hands: hands(0.66, 0.5, 0.78, 0.42), lean: 0.08, nod: 0.12 },
  strike: { view: 'side', legs: PLANTED, hands: hands(0.36, -0.5, 0.8, 0.46), lean: 0.1, nod: 0.14 },
  attend: { view: 'side', legs: PLANTED, hands: hands(0.8, 0.02, 0.86, 0.16), lean: 0.06, nod: 0.1 },
  drill: { view: 'side', legs: PLANTED, hands: hands(0.4, 0.62, 0.62, 0.58), lean: 0.14, nod: 0.16 },
  fish: { view: 'side', legs: PLANTED, hands: hands(0.5, 0.46, 0.66, 0.34) },
  paint: { view: 'side', legs: PLANTED, hands: hands(0.86, 0.06, 0.42, 0.5) },
  blow: { view: 'side', legs: PLANTED, hands: hands(0.5, -0.06, 0.66, -0.02), lean: -0.06 },
  wield: { view: 'side', legs: PLANTED, hands: hands(0.56, 0.62, 0.62, 0.3), lean: 0.14, nod: 0.1 },
  duel: {
    view: 'side',
    legs: legs(0.62, -0.1, -0.46, -0.5),
    hands: hands(0.86, -0.16, -0.5, 0.3),
    lean: 0.12,
  },
  throw: { view: 'side', legs: STRIDE, hands: hands(-0.4, -0.68, 0.78, -0.06), lean: -0.08 },
  kick: {
    view: 'side',
    legs: legs(0.95, 0.75, -0.08, -0.12),
    hands: hands(-0.6, 0.5, 0.68, 0.3),
    lean: -0.14,
  },
  talk: { view: 'side', legs: legs(0.1, 0.02, -0.08, -0.1), hands: hands(0.62, 0.3, 0.1, 0.86) },
  give: { view: 'side', legs: PLANTED, hands: hands(0.9, 0.3, 0.1, 0.86), lean: 0.06 },
  skate: {
    view: 'side',
    legs: legs(0.55, -0.15, -0.2, -0.55),
    hands: hands(0.72, 0.24, -0.74, 0.2),
    lean: 0.2,
    lift: 0.1,
  },
  hug: { view: 'side', legs: PLANTED, hands: hands(0.66, 0.2, 0.7, 0.04), lean: 0.07 },
  kneel: {
    view: 'side',
    legs: legs(0.62, -1.46, 0.44, -1.52),
    hands: hands(0.6, 0.66, 0.74, 0.56),
    lean: 0.26,
    nod: 0.08,
  },
  sit: {
    view: 'front',
    legs: SEATED,
    hands: hands(0.24, 0.96, -0.24, 0.96),
    foreshortened: LAP,
    seated: true,
  },
  sitHandInHand: {
    view: 'front',
    legs: SEATED,
    hands: hands(0.39, 0.86, -0.24, 0.96),
    foreshortened: LAP,
    seated: true,
  },
  handInHandUp: { view: 'front', legs: STRAIGHT, hands: hands(0.79, -0.13, -0.4, 0.9) },
  handInHand: { view: 'front', legs: STRAIGHT, hands: hands(0.39, 0.9, -0.4, 0.9) },
  sitReading: {
    view: 'front',
    legs: SEATED,
    hands: hands(0.26, 0.5, -0.26, 0.5),
    nod: 0.02,
    foreshortened: LAP,
    seated: true,
  },
  sitHolding: {
    view: 'front',
    legs: SEATED,
    hands: hands(0.52, 0.36, -0.24, 0.96),
    foreshortened: LAP,
    seated: true,
  },
  sitWorking: {
    view: 'side',
    legs: legs(1.45, 0.06, 1.35, 0.22),
    hands: hands(0.66, 0.5, 0.74, 0.42),
    lean: 0.1,
    nod: 0.08,
    seated: true,
  },
  sitFishing: {
    view: 'side',
    legs: legs(1.35, 0.1, 1.25, -0.1),
    hands: hands(0.5, 0.5, 0.66, 0.38),
    seated: true,
  },
  crossLegged: { view: 'front', legs: CROSSED, hands: hands(0.5, 0.84, -0.5, 0.84) },
  crossLeggedReading: { view: 'front', legs: CROSSED, hands: hands(0.26, 0.56, -0.26, 0.56), nod: 0.02 },
  meditate: { view: 'front', legs: CROSSED, hands: hands(0.68, 0.72, -0.68, 0.72) },
  ride: {
    view: 'side',
    legs: legs(0.95, -0.08, 0.95, -0.08),
    hands: hands(0.56, 0.5, 0.62, 0.46),
    lean: 0.06,
    seated: true,
    astride: true,
  },
  cycle: {
    view: 'side',
    legs: legs(0.55, 0.15, 1, -0.75),
    hands: hands(0.4, 0.86, 0.46, 0.84),
    lean: 0.35,
    seated: true,
  },
  sled: {
    view: 'side',
    legs: legs(1.36, 1.3, 1.28, 1.42),
    hands: hands(0.72, 0.5, 0.66, 0.46),
    lean: -0.12,
    nod: 0.1,
    seated: true,
  },
  /** Turned head down afterwards. */
  dive: {
    view: 'side',
    legs: legs(0.06, -0.14, -0.04, -0.26),
    hands: hands(0.22, -0.98, 0.06, -0.98),
    lean: 0.04,
  },
  row: {
    view: 'side',
    legs: legs(1.36, 0.7, 1.28, 0.8),
    hands: hands(0.78, 0.42, 0.84, 0.36),
    lean: 0.12,
    seated: true,
  },
  /** Turned upside down, over sideways or head over heels afterwards. */
  handstand: { view: 'front', legs: legs(0.14, 0.06, 0.14, 0.06), hands: hands(0.5, -0.86, -0.5, -0.86) },
  star: { view: 'front', legs: legs(0.55, 0.5, 0.55, 0.5), hands: hands(0.66, -0.74, -0.66, -0.74) },
  tuck: {
    view: 'side',
    legs: legs(1.9, -0.5, 1.7, -0.6),
    hands: hands(0.5, 0.8, 0.56, 0.7),
    lean: 0.5,
    nod: 0.3,
  },
  /** Turned to face the ground afterwards. */
  plank: { view: 'side', legs: legs(0.04, 0, -0.04, -0.06), hands: hands(0.98, 0.02, 0.94, 0.1) },
  bind: {
    view: 'side',
    legs: legs(0.1, -0.5, -0.5, -1),
    hands: hands(0.5, -0.1, 0.9, -0.12),
    lean: 1.0,
  },
  grapple: {
    view: 'side',
    legs: legs(0.5, -0.25, -0.5, -0.75),
    hands: hands(0.7, 0.1, 0.86, -0.1),
    lean: 0.6,
  },
  swing: {
    view: 'side',
    legs: legs(0.6, -0.05, -0.4, -0.55),
    hands: hands(0.72, -0.34, -0.5, 0.3),
    lean: 0.12,
  },
  hurdle: {
    view: 'side',
    legs: legs(1.5, 1.3, 0.4, -1.2),
    hands: hands(-0.5, 0.5, 0.9, 0.1),
    lean: 0.5,
    lift: 0.3,
  },
  catch: { view: 'side', legs: PLANTED, hands: hands(0.84, -0.1, 0.8, -0.24), lean: 0.06 },
  balance: {
    view: 'side',
    legs: legs(0.7, -0.12, -0.3, -0.62),
    hands: hands(0.8, 0.06, -0.82, 0.1),
    lean: 0.2,
  },
} as const satisfies Record<string, Pose>

export type PoseName = keyof typeof POSES
