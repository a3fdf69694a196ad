import { pairsOf } from '../../engine/core/rows.ts'
import { tuples } from '../pen.ts'

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

/** Heights of shoulders and hips, the four feet, and what else there is to it. */
const pose = (shoulders: number, hips: number, feet: string, more: string): AnimalPose => ({
  shoulders,
  hips,
  feet: tuples(feet) as unknown as AnimalPose['feet'],
  ...(pairsOf<AnimalPose>(more) as Pick<AnimalPose, 'tail'>),
})

/** What four-legged animals can be seen doing; who is long on short legs scampers. */
export const ANIMAL_POSES = {
  stand: pose(1, 1, '.02 0, -.16 0, .1 0, -.1 0', 'tail=-.2'),
  walk: pose(0.98, 0.98, '-.36 .04, .26 .02, .38 .02, -.22 .04', 'tail=.1'),
  run: pose(
    0.9,
    0.94,
    '-.78 .32, -.52 .08, .72 .26, .5 .04',
    'stretch=1.12 neck=.5 nod=-.1 tail=.3 lift=.03',
  ),
  scamper: pose(
    1.06,
    1.04,
    '-.56 .26, -.06 .02, .52 .22, 0 .02',
    'stretch=.86 neck=.85 nod=-.05 tail=.5 lift=.05',
  ),
  jump: pose(1.3, 0.98, '-.5 .86, -.36 .66, .6 .16, .44 .02', 'stretch=1.05 neck=.8 tail=.4 lift=.42'),
  sit: pose(1.06, 0.36, '.06 0, -.1 0, -.42 0, -.56 0', 'stretch=.62 neck=1.15 tail=-.15 isDown'),
  beg: pose(1.22, 0.36, '-.36 .86, -.42 1, -.42 0, -.56 0', 'stretch=.4 neck=1.3 nod=-.25 tail=-.1 isDown'),
  bat: pose(1.1, 0.38, '-.66 1, 0 0, -.42 0, -.56 0', 'stretch=.6 neck=1.05 nod=-.2 tail=.5 isDown'),
  feast: pose(
    1.06,
    0.36,
    '-.52 .98, -.6 1.06, -.42 0, -.56 0',
    'stretch=.62 neck=1.2 tail=-.15 isDown nod=.02',
  ),
  howl: pose(1.06, 0.36, '.06 0, -.1 0, -.42 0, -.56 0', 'stretch=.62 neck=1.25 tail=-.15 isDown nod=-.75'),
  lie: pose(0.4, 0.36, '-.72 0, -.56 0, -.42 0, -.3 0', 'neck=1.05 tail=-.15 isDown'),
  sleep: pose(
    0.34,
    0.35,
    '-.55 0, -.42 0, -.5 0, -.4 0',
    'stretch=.82 nod=.3 tail=-.1 isDown isAsleep isGrazing',
  ),
  graze: pose(0.82, 1, '-.3 0, .1 0, .14 0, -.04 0', 'nod=.75 tail=-.3 isGrazing'),
  bow: pose(0.46, 1, '-.62 0, -.48 0, .16 0, 0 0', 'neck=.85 nod=-.1 tail=.9'),
} satisfies Record<string, AnimalPose>

export type AnimalPoseName = keyof typeof ANIMAL_POSES
