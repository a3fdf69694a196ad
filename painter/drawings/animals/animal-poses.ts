/** A foot: how far behind the joint that it hangs from it is, and how high above the ground. */
type Foot = readonly [behind: number, above: number]

/** How a four-legged animal holds itself, in heights of its shoulders' joint. It looks to the left. */
export type AnimalPose = {
  /** Heights of the joints of shoulders and hips above the ground. */
  shoulders: number
  hips: number
  /** Multiplies the length of the trunk. */
  stretch?: number
  /** Nearer fore, farther fore, nearer hind, farther hind. */
  feet: readonly [Foot, Foot, Foot, Foot]
  /** Radians by which the neck rises above the horizontal; the build's own when absent. */
  neck?: number
  /** Radians by which the nose points down. */
  nod?: number
  /** Radians by which the tail rises above the horizontal. */
  tail: number
  /** Whether the hocks lie on the ground. */
  isDown?: boolean
  isAsleep?: boolean
  /** Height above the ground of the lowest paw. */
  lift?: number
  /** Whether the head comes down to the ground, or to the water. */
  isGrazing?: boolean
}

const SITTING = {
  shoulders: 1.06,
  hips: 0.36,
  stretch: 0.62,
  feet: [
    [0.06, 0],
    [-0.1, 0],
    [-0.42, 0],
    [-0.56, 0],
  ],
  neck: 1.15,
  tail: -0.15,
  isDown: true,
} satisfies AnimalPose

/** What four-legged animals can be seen doing. */
export const ANIMAL_POSES = {
  stand: {
    shoulders: 1,
    hips: 1,
    feet: [
      [0.02, 0],
      [-0.16, 0],
      [0.1, 0],
      [-0.1, 0],
    ],
    tail: -0.2,
  },
  walk: {
    shoulders: 0.98,
    hips: 0.98,
    feet: [
      [-0.36, 0.04],
      [0.26, 0.02],
      [0.38, 0.02],
      [-0.22, 0.04],
    ],
    tail: 0.1,
  },
  run: {
    shoulders: 0.9,
    hips: 0.94,
    stretch: 1.12,
    feet: [
      [-0.78, 0.32],
      [-0.52, 0.08],
      [0.72, 0.26],
      [0.5, 0.04],
    ],
    neck: 0.5,
    nod: -0.1,
    tail: 0.3,
    lift: 0.03,
  },
  // Who is long on short legs: the feet reach out below the body.
  scamper: {
    shoulders: 1.06,
    hips: 1.04,
    stretch: 0.86,
    feet: [
      [-0.56, 0.26],
      [-0.06, 0.02],
      [0.52, 0.22],
      [0, 0.02],
    ],
    neck: 0.85,
    nod: -0.05,
    tail: 0.5,
    lift: 0.05,
  },
  jump: {
    shoulders: 1.3,
    hips: 0.98,
    stretch: 1.05,
    feet: [
      [-0.5, 0.86],
      [-0.36, 0.66],
      [0.6, 0.16],
      [0.44, 0.02],
    ],
    neck: 0.8,
    tail: 0.4,
    lift: 0.42,
  },
  sit: SITTING,
  beg: {
    shoulders: 1.22,
    hips: 0.36,
    stretch: 0.4,
    feet: [
      [-0.36, 0.86],
      [-0.42, 1],
      [-0.42, 0],
      [-0.56, 0],
    ],
    neck: 1.3,
    nod: -0.25,
    tail: -0.1,
    isDown: true,
  },
  bat: {
    shoulders: 1.1,
    hips: 0.38,
    stretch: 0.6,
    feet: [
      [-0.66, 1],
      [0, 0],
      [-0.42, 0],
      [-0.56, 0],
    ],
    neck: 1.05,
    nod: -0.2,
    tail: 0.5,
    isDown: true,
  },
  // Both forepaws before the mouth, with what is eaten between them.
  feast: {
    ...SITTING,
    feet: [
      [-0.52, 0.98],
      [-0.6, 1.06],
      [-0.42, 0],
      [-0.56, 0],
    ],
    neck: 1.2,
    nod: 0.02,
  },
  howl: { ...SITTING, neck: 1.25, nod: -0.75 },
  lie: {
    shoulders: 0.4,
    hips: 0.36,
    feet: [
      [-0.72, 0],
      [-0.56, 0],
      [-0.42, 0],
      [-0.3, 0],
    ],
    neck: 1.05,
    tail: -0.15,
    isDown: true,
  },
  sleep: {
    shoulders: 0.34,
    hips: 0.35,
    stretch: 0.82,
    feet: [
      [-0.55, 0],
      [-0.42, 0],
      [-0.5, 0],
      [-0.4, 0],
    ],
    nod: 0.3,
    tail: -0.1,
    isDown: true,
    isAsleep: true,
    isGrazing: true,
  },
  graze: {
    shoulders: 0.82,
    hips: 1,
    feet: [
      [-0.3, 0],
      [0.1, 0],
      [0.14, 0],
      [-0.04, 0],
    ],
    nod: 0.75,
    tail: -0.3,
    isGrazing: true,
  },
  bow: {
    shoulders: 0.46,
    hips: 1,
    feet: [
      [-0.62, 0],
      [-0.48, 0],
      [0.16, 0],
      [0, 0],
    ],
    neck: 0.85,
    nod: -0.1,
    tail: 0.9,
  },
} as const satisfies Record<string, AnimalPose>

export type AnimalPoseName = keyof typeof ANIMAL_POSES
