import { pairsOf } from '../../engine/core/rows.ts'

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

/** What is seen from a side: thigh and shin of the nearer and the farther leg, reach of the nearer and the farther hand. */
const seenFrom =
  (view: Pose['view']) =>
  (legs: string, hands: string, more = ''): Pose => ({
    view,
    legs: pairOf(legs),
    hands: pairOf(hands),
    ...pairsOf<Pose>(more),
  })
const front = seenFrom('front')
const side = seenFrom('side')

function pairOf(numbers: string) {
  const [a, b, c, d] = numbers.split(' ').map(Number)
  return [
    [a, b],
    [c, d],
  ] as const
}

/** Turned upside down or over afterwards: `dive`, `handstand`, `star`, `tuck` and `plank`. */
export const POSES = {
  stand: front('.07 .04 .07 .04', '.4 .9 -.4 .9'),
  hold: front('.07 .04 .07 .04', '.58 .34 -.4 .9'),
  embrace: front('.07 .04 .07 .04', '.14 .5 -.2 .62'),
  raise: front('.07 .04 .07 .04', '.62 -.62 -.4 .88'),
  wave: front('.07 .04 .07 .04', '.66 -.7 -.42 .88'),
  cheer: front('.16 .1 .16 .1', '.6 -.74 -.6 -.74'),
  spread: front('.07 .04 .07 .04', '.96 .06 -.96 .06'),
  read: front('.07 .04 .07 .04', '.26 .5 -.26 .5', 'nod=.02'),
  drink: front('.07 .04 .07 .04', '.3 .02 -.4 .9'),
  photograph: front('.07 .04 .07 .04', '.2 -.1 -.2 -.1'),
  pray: front('.07 .04 .07 .04', '.06 .36 -.06 .36', 'nod=.04'),
  strum: front('.07 .04 .07 .04', '.12 .74 -.72 .36'),
  bow: front('.07 .04 .07 .04', '.42 .16 -.56 -.02'),
  box: front('.2 .1 .2 .1', '.3 .06 -.5 .16'),
  punch: side('.2 .05 -.16 -.2', '.4 .02 .97 -.08', 'lean=.12'),
  phone: front('.07 .04 .07 .04', '.3 -.2 -.4 .9'),
  point: front('.07 .04 .07 .04', '.86 -.5 -.4 .9'),
  flute: front('.07 .04 .07 .04', '.5 0 .1 -.02'),
  bowCello: front('.3 .1 .3 .1', '.34 .56 -.3 -.12'),
  aim: side('.2 .05 -.16 -.2', '.12 -.04 .98 -.06', 'lean=-.03'),
  bat: side('.2 .05 -.16 -.2', '.08 -.06 .16 .02', 'lean=.06'),
  beat: front('.07 .04 .07 .04', '.5 .46 -.5 .3'),
  dance: front('.12 .1 .62 -.5', '.74 -.52 -.86 .04', 'lean=.1'),
  arabesque: side('.02 0 -1.42 -1.5', '.9 -.46 -.74 .1', 'lean=.16 lift=.012'),
  twirl: side('.14 .06 -.2 -.4', '.8 .2 .86 -.2', 'lean=.02'),
  walk: side('.42 .16 -.3 -.6', '-.36 .84 .42 .8', 'lean=.05'),
  lead: side('.42 .16 -.3 -.6', '.46 .72 -.3 .86', 'lean=.03'),
  run: side('1 .1 -.4 -1.4', '-.44 .5 .66 .3', 'lean=.22 lift=.02'),
  jump: side('.9 -.5 -.1 -1.2', '.5 -.8 -.36 -.78', 'lean=.05 lift=.16'),
  trundle: side('.42 .16 -.3 -.6', '.36 .78 .4 .74', 'lean=.12'),
  push: side('.42 .16 -.3 -.6', '.84 .34 .86 .3', 'lean=.16'),
  work: side('.2 .05 -.16 -.2', '.66 .5 .78 .42', 'lean=.08 nod=.12'),
  strike: side('.2 .05 -.16 -.2', '.36 -.5 .8 .46', 'lean=.1 nod=.14'),
  attend: side('.2 .05 -.16 -.2', '.8 .02 .86 .16', 'lean=.06 nod=.1'),
  drill: side('.2 .05 -.16 -.2', '.4 .62 .62 .58', 'lean=.14 nod=.16'),
  fish: side('.2 .05 -.16 -.2', '.5 .46 .66 .34'),
  paint: side('.2 .05 -.16 -.2', '.86 .06 .42 .5'),
  blow: side('.2 .05 -.16 -.2', '.5 -.06 .66 -.02', 'lean=-.06'),
  wield: side('.2 .05 -.16 -.2', '.56 .62 .62 .3', 'lean=.14 nod=.1'),
  duel: side('.62 -.1 -.46 -.5', '.86 -.16 -.5 .3', 'lean=.12'),
  throw: side('.42 .16 -.3 -.6', '-.4 -.68 .78 -.06', 'lean=-.08'),
  kick: side('.95 .75 -.08 -.12', '-.6 .5 .68 .3', 'lean=-.14'),
  talk: side('.1 .02 -.08 -.1', '.62 .3 .1 .86'),
  give: side('.2 .05 -.16 -.2', '.9 .3 .1 .86', 'lean=.06'),
  skate: side('.55 -.15 -.2 -.55', '.72 .24 -.74 .2', 'lean=.2 lift=.1'),
  hug: side('.2 .05 -.16 -.2', '.66 .2 .7 .04', 'lean=.07'),
  kneel: side('.62 -1.46 .44 -1.52', '.6 .66 .74 .56', 'lean=.26 nod=.08'),
  sit: front('.5 .02 .5 .02', '.24 .96 -.24 .96', 'foreshortened=.56 seated'),
  sitHandInHand: front('.5 .02 .5 .02', '.39 .86 -.24 .96', 'foreshortened=.56 seated'),
  handInHandUp: front('.07 .04 .07 .04', '.79 -.13 -.4 .9'),
  handInHand: front('.07 .04 .07 .04', '.39 .9 -.4 .9'),
  sitReading: front('.5 .02 .5 .02', '.26 .5 -.26 .5', 'nod=.02 foreshortened=.56 seated'),
  sitHolding: front('.5 .02 .5 .02', '.52 .36 -.24 .96', 'foreshortened=.56 seated'),
  sitWorking: side('1.45 .06 1.35 .22', '.66 .5 .74 .42', 'lean=.1 nod=.08 seated'),
  sitFishing: side('1.35 .1 1.25 -.1', '.5 .5 .66 .38', 'seated'),
  crossLegged: front('1.42 -1.5 1.42 -1.4', '.5 .84 -.5 .84'),
  crossLeggedReading: front('1.42 -1.5 1.42 -1.4', '.26 .56 -.26 .56', 'nod=.02'),
  meditate: front('1.42 -1.5 1.42 -1.4', '.68 .72 -.68 .72'),
  ride: side('.95 -.08 .95 -.08', '.56 .5 .62 .46', 'lean=.06 seated astride'),
  cycle: side('.55 .15 1 -.75', '.4 .86 .46 .84', 'lean=.35 seated'),
  sled: side('1.36 1.3 1.28 1.42', '.72 .5 .66 .46', 'lean=-.12 nod=.1 seated'),
  dive: side('.06 -.14 -.04 -.26', '.22 -.98 .06 -.98', 'lean=.04'),
  row: side('1.36 .7 1.28 .8', '.78 .42 .84 .36', 'lean=.12 seated'),
  handstand: front('.14 .06 .14 .06', '.5 -.86 -.5 -.86'),
  star: front('.55 .5 .55 .5', '.66 -.74 -.66 -.74'),
  tuck: side('1.9 -.5 1.7 -.6', '.5 .8 .56 .7', 'lean=.5 nod=.3'),
  plank: side('.04 0 -.04 -.06', '.98 .02 .94 .1'),
  bind: side('.1 -.5 -.5 -1', '.5 -.1 .9 -.12', 'lean=1'),
  grapple: side('.5 -.25 -.5 -.75', '.7 .1 .86 -.1', 'lean=.6'),
  swing: side('.6 -.05 -.4 -.55', '.72 -.34 -.5 .3', 'lean=.12'),
  hurdle: side('1.5 1.3 .4 -1.2', '-.5 .5 .9 .1', 'lean=.5 lift=.3'),
  catch: side('.2 .05 -.16 -.2', '.84 -.1 .8 -.24', 'lean=.06'),
  balance: side('.7 -.12 -.3 -.62', '.8 .06 -.82 .1', 'lean=.2'),
} satisfies Record<string, Pose>

export type PoseName = keyof typeof POSES
