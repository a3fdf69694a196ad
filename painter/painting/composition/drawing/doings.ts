import type { Doing } from '../../../drawings/figures/figure.ts'
import type { Figure } from '../../../drawings/figures/figure-pen.ts'
import type { PoseName } from '../../../drawings/figures/poses.ts'
import type { Prop } from '../../../drawings/figures/props.ts'
import type { WorkTool } from '../../../drawings/figures/work-tools.ts'
import type { Random } from '../../../engine/core/random.ts'
import { clamp } from '../../../engine/core/scalar.ts'
import type { Bearing, Subject } from '../../../language/scene.ts'

/** What carries somebody: a seat, an animal or a board. */
export type Carrier = 'seat' | 'mount' | 'cycle' | 'board' | 'sled'

export type Bears = { how: Bearing; subject: Subject }

/** Whether what is borne so is in somebody's hands, and drawn with them. */
export const isInHand = (how: Bearing): boolean => how === 'held' || how === 'read'

const ROD: Prop = { tool: 'rod', size: 1, grip: 'both', heldAt: [0, 0] }
const CAN: Prop = { tool: 'can', size: 1, grip: 'hand', heldAt: [0, 0] }
const HOSE: Prop = { tool: 'hose', size: 1, grip: 'both', heldAt: [0, 0] }
const ROPE: Prop = { tool: 'rope', size: 1, grip: 'both', heldAt: [0, 0] }
const tool = (name: WorkTool): Prop => ({ tool: name, size: 1, grip: 'hand', heldAt: [0, 0] })

/** What hands work with at things of each kind, by their drawings. */
const WORKED_WITH: readonly (readonly [RegExp, PoseName, WorkTool])[] = [
  [/^@anvil$/, 'strike', 'hammer'],
  [/^(@cauldron|@range)$/, 'work', 'ladle'],
  [/^(@hedge|@bonsai)$/, 'work', 'scissors'],
  [/^(@barrel)$/, 'strike', 'hammer'],
]

/** What somebody on their feet has in hand who is at work on something. */
function atWorkOn({ key, bears = [] }: Subject): Doing | undefined {
  const worked = [key, ...bears.map(({ subject }) => subject.key)]
  const [, pose, name] = WORKED_WITH.find(([drawing]) => worked.some(each => drawing.test(each))) ?? []
  if (pose && name) return { pose, prop: tool(name) }
  return bears.some(({ how, subject }) => how === 'on' && subject.figure)
    ? { pose: 'attend', prop: tool('scissors') }
    : undefined
}

const BOARD: Prop = { size: 0.11, grip: 'feet', heldAt: [0.5, 0] }
const EASEL: Prop = { tool: 'easel', size: 1, grip: 'hand', heldAt: [0, 0] }

/** What hands do with things of each kind, by their drawings. */
const HANDLED: readonly (readonly [RegExp, PoseName, Partial<Prop>])[] = [
  [/^(kite|balloon)$/, 'raise', { string: 0.44, size: 0.42, heldAt: [0.5, 0.95] }],
  [/^@bubbles$/, 'drink', { grip: 'hand', size: 0.62, heldAt: [0.04, 0.94] }],
  [/^@surfboard$/, 'hold', { grip: 'hand', size: 1.02, heldAt: [0.5, 0.56], turn: 0.08 }],
  [/^fishing-pole$/, 'fish', ROD],
  [
    /^(guitar|banjo|long-drum|lute)$/,
    'strum',
    { grip: 'neck', size: 0.66, heldAt: [0.5, 0.74], layer: 'between' },
  ],
  [/^bow-and-arrow$/, 'aim', { tool: 'longbow', size: 1, grip: 'both', heldAt: [0, 0] }],
  [/^@sword$/, 'raise', { grip: 'hand', size: 0.56, heldAt: [0.5, 0.86], turn: 0.3 }],
  [/^@?flag/, 'hold', { grip: 'hand', size: 0.95, heldAt: [0.04, 0.7] }],
  [/^sparkler$/, 'raise', { grip: 'hand', size: 0.34, heldAt: [0.45, 0.94], turn: 0.12 }],
  [/^@torch$/, 'raise', { grip: 'hand', size: 0.4, heldAt: [0.5, 0.78], turn: 0.12 }],
  [/^@barbell$/, 'cheer', { grip: 'both', size: 0.24, heldAt: [0.5, 0.5] }],
  [/^video-game$/, 'read', { grip: 'both', size: 0.13, heldAt: [0.5, 0.5] }],
  [/^@baseballbat$/, 'bat', { grip: 'hand', size: 0.5, heldAt: [0.5, 0.9], turn: -0.5 }],
  [/^@cello$/, 'bowCello', { grip: 'both', size: 0.8, heldAt: [0.56, 0.36], layer: 'under', turn: 0.1 }],
  [/^(mobile-phone|telephone)$/, 'phone', { grip: 'hand', size: 0.13, heldAt: [0.5, 0.45] }],
  [/^@net$/, 'read', { grip: 'both', size: 0.4, heldAt: [0.5, 0.1] }],
  [/^accordion$/, 'embrace', { grip: 'both', size: 0.3, heldAt: [0.5, 0.5], layer: 'under' }],
  [/^violin$/, 'bow', { grip: 'both', size: 0.36, turn: -0.35, heldAt: [0.55, 0.24], layer: 'under' }],
  [/^saxophone$/, 'blow', { grip: 'both', size: 0.36, heldAt: [0.62, 0.3], layer: 'under', mirrored: true }],
  [/^@binbag$/, 'stand', { grip: 'hand', size: 0.34, heldAt: [0.5, 0.06] }],
  [/^@tuba$/, 'embrace', { grip: 'both', size: 0.52, heldAt: [0.3, 0.5], layer: 'under' }],
  [/^(trumpet|flute)$/, 'blow', { grip: 'hand', size: 0.3, heldAt: [0.4, 0.4] }],
  [/^@knitting$/, 'read', { grip: 'both', size: 0.24, heldAt: [0.42, 0.2] }],
  [/^drum$/, 'beat', { grip: 'both', size: 0.32, heldAt: [0.5, 0.1], layer: 'under' }],
  [
    /^(camera|camera-with-flash|movie-camera|telescope)$/,
    'photograph',
    { grip: 'both', size: 0.15, heldAt: [0.5, 0.5] },
  ],
  [/^(axe|pick|hammer)$/, 'wield', { grip: 'both', size: 0.44, heldAt: [0.5, 0.62], mirrored: true }],
  [/^(@spear|@wizardstaff)$/, 'hold', { grip: 'hand', size: 0.94, heldAt: [0.5, 0.48] }],
  [/^paintbrush$/, 'raise', { grip: 'hand', size: 0.2, heldAt: [0.2, 0.84] }],
  [/^(broom|shovel|hoe)$/, 'wield', { grip: 'both', size: 0.72, heldAt: [0.5, 0.4] }],
  [/^(cooking|shallow-pan-of-food|pot-of-food)$/, 'work', { grip: 'both', size: 0.24, heldAt: [0.2, 0.6] }],
]

/** The same with a seat below. */
const WHILE_SITTING: Partial<Record<PoseName, PoseName>> = {
  fish: 'sitFishing',
  read: 'sitReading',
  bowCello: 'sitReading',
}

const BALLET: ReadonlySet<string> = new Set(['dancing', 'stretching', 'twirling'])
/** What one works or plays at sitting, by its drawing. */
const SEATED_AT = /piano|pipeorgan|keyboard|computer|laptop|typewriter|sewingmachine/
const DRINKS = /beverage|teacup|wine|beer|glass|mug|tumbler|cocktail|sake/
/** What is carried in both arms: by its size as a share of the carrier's. */
const ARMFUL = 0.2
/** Of the carrier's height, head and breast of an animal in the arms. */
const IN_ARMS = 0.28

/** Of a child's length in its carrier's, and radians by which it lies in the arms. */
const CHILD_IN_ARMS = 0.5

/** Of the carrier's height, each of several things. */
const SEVERAL_HELD = 0.17

/** Of the player's height, a game's controller. */
const CONTROLLER = 0.11

const HELD_SHARE = { smallest: 0.16, largest: 0.46, load: 0.78 }
/** Metres of what nobody has in one hand. */
const LOAD = 1.3

/** Pose and thing of somebody, from what they do, hold, and sit on. */
export function doingOf(
  { key, action, bears = [], companions = [], size, handInHand }: Subject,
  look: Figure,
  carrier: Carrier | undefined,
  random: Random,
): Doing {
  const held = bears.find(({ how }) => isInHand(how))
  if (action === 'diving')
    return held && BALLS.test(held.subject.key)
      ? { pose: 'dive', prop: { size: BALL, grip: 'both', heldAt: [0.5, 0.8] } }
      : { pose: 'dive' }
  if (action === 'racketing' && carrier !== 'seat')
    return {
      pose: 'swing',
      prop: held && {
        size: 0.4,
        grip: 'hand',
        heldAt: [0.5, 0.9],
        turn: 0.5,
      },
    }
  if (action === 'rowing' && carrier) return { pose: 'row' }
  if (carrier === 'mount')
    return held ? { ...withThing(held, action, size, true, false), pose: 'ride' } : { pose: 'ride' }
  if (carrier === 'cycle') return { pose: 'cycle' }
  if (look.skates === 'skis' && !held) return { pose: 'walk', prop: tool('poles') }
  if (carrier === 'sled') return { pose: 'sled' }
  if (held?.subject.key === 'skateboard' && (action === 'sliding' || action === 'jumping'))
    return { pose: action === 'jumping' ? 'jump' : 'skate', prop: BOARD }
  if (carrier === 'board') return { pose: 'balance' }
  const workedOn = bears.find(({ how }) => how === 'at')?.subject
  const sits = (carrier === 'seat' && action !== 'upright') || action === 'sitting'
  const atWork = !sits && action !== 'kneeling' && workedOn ? atWorkOn(workedOn) : undefined
  if (atWork && action !== 'pouring' && (!held || workedOn?.key === '@anvil')) return atWork
  if (held?.subject.name === 'hoe' && !sits) return { pose: 'work', prop: tool('hoe') }
  if (held?.subject.key === 'video-game' && workedOn && sits)
    return { pose: 'sitWorking', prop: { size: CONTROLLER, grip: 'both', heldAt: [0.5, 0.5] } }
  if (held) return withThing(held, action, size, sits, carrier === 'seat')
  if (bears.some(({ how }) => how === 'led')) return { pose: 'lead' }
  if (action === 'kneeling' && bears.some(({ how }) => how === 'at')) return { pose: 'kneel' }
  if (action === 'pushing' && bears.some(({ how }) => how === 'at'))
    return { pose: workedOn?.key === '@wheelbarrow' ? 'trundle' : 'push' }
  if (action === 'sitting' && bears.some(({ how, subject }) => how === 'at' && subject.key === 'fire'))
    return { pose: 'crossLegged' }
  if (action === 'pouring')
    return {
      pose: 'work',
      prop: { tool: 'jug', size: 1, grip: 'both', heldAt: [0, 0], liquid: liquidOf(workedOn) },
    }
  if (bears.some(({ how }) => how === 'at'))
    return { pose: sits || isSeatedAt(bears[0].subject) ? 'sitWorking' : 'work' }
  if (action === 'fishing') return { pose: sits ? 'sitFishing' : 'fish', prop: ROD }
  if (action === 'hosing') return { pose: 'work', prop: HOSE }
  if (action === 'ropeskipping') return { pose: 'jump', prop: ROPE }
  if (action === 'watering') return { pose: 'work', prop: CAN }
  if (action === 'painting') return { pose: 'paint', prop: EASEL }
  if (handInHand && companions.length === 1 && (sits || !action))
    return { pose: carrier === 'seat' ? 'sitHandInHand' : 'handInHand' }
  if (carrier === 'seat' && action === 'working') return { pose: 'sitReading' }
  if (sits) return { pose: carrier === 'seat' ? 'sit' : 'crossLegged' }
  if (action === 'dancing' && companions.length === 1) return { pose: 'twirl' }
  if (action === 'hugging' && companions.length !== 1) return { pose: 'embrace' }
  if (key === '@ballerina' && companions.length === 0 && (!action || BALLET.has(action)))
    return { pose: 'arabesque' }
  if (action === 'playing') return { pose: random.pick(['run', 'cheer', 'jump', 'wave', 'run'] as const) }
  const pose = action && POSE_OF_ACTION[action]
  if (pose) return { pose }
  if (look.hold === 'bouquet') return { pose: 'embrace' }
  return { pose: look.hold && look.hold !== 'microphone' ? 'hold' : 'stand' }
}

/** Whether one sits at something, or at what stands on that table. */
export const isSeatedAt = ({ key, bears = [] }: Subject): boolean =>
  SEATED_AT.test(key) || bears.some(({ subject }) => SEATED_AT.test(subject.key))

/** The colour of what is poured, by the drawing of the cup that it is poured into. */
function liquidOf(table: Subject | undefined): string | undefined {
  const keys = [table?.key, ...(table?.bears ?? []).map(({ subject }) => subject.key)].join(' ')
  return LIQUIDS.find(([drawing]) => drawing.test(keys))?.[1]
}
const LIQUIDS: readonly (readonly [RegExp, string])[] = [
  [/wine/, '#8a1f3a'],
  [/beer/, '#e0a030'],
  [/teacup/, '#b5702a'],
  [/beverage|coffee/, '#4a2a18'],
  [/milk/, '#f8f6f0'],
]

/** What is thrown and caught, and its height in those of whoever does. */
const BALLS = /ball|football|volleyball|@frisbee|flying-disc/
const BALL = 0.15

const POSE_OF_ACTION: Partial<Record<NonNullable<Subject['action']>, PoseName>> = {
  dining: 'sitWorking',
  diving: 'dive',
  running: 'run',
  jumping: 'jump',
  dancing: 'dance',
  flying: 'balance',
  walking: 'walk',
  waving: 'wave',
  boxing: 'box',
  pointing: 'point',
  barjumping: 'dive',
  cartwheeling: 'star',
  grappling: 'grapple',
  handstanding: 'handstand',
  hipthrowing: 'grapple',
  hurdlejumping: 'hurdle',
  planking: 'plank',
  polevaulting: 'dive',
  racketing: 'swing',
  scrumming: 'bind',
  somersaulting: 'tuck',
  cheering: 'cheer',
  praying: 'pray',
  kneeling: 'kneel',
  crawling: 'kneel',
  working: 'work',
  throwing: 'throw',
  kicking: 'kick',
  pushing: 'push',
  hugging: 'hug',
  twirling: 'twirl',
  meditating: 'meditate',
  sliding: 'balance',
  spreading: 'spread',
  stretching: 'cheer',
  talking: 'talk',
  giving: 'give',
  duelling: 'duel',
}

function withThing(
  { how, subject }: Bears,
  action: Subject['action'],
  metres: number,
  sits: boolean,
  hasSeat: boolean,
): Doing {
  const largest = subject.size > LOAD && subject.furLength === 0 ? HELD_SHARE.load : HELD_SHARE.largest
  const share = clamp(subject.size / metres, HELD_SHARE.smallest, largest)
  if (how === 'read') {
    const pose: PoseName = !sits ? 'read' : hasSeat ? 'sitReading' : 'crossLeggedReading'
    return { pose, prop: { size: clamp(share, 0.2, 0.3), grip: 'both', heldAt: [0.5, 0.45] } }
  }
  if (action === 'giving' && !sits)
    return { pose: 'give', prop: { size: clamp(share, 0.1, 0.26), grip: 'hand', heldAt: [0.5, 0.7] } }
  if (action === 'throwing' && !sits && BALLS.test(subject.key))
    return { pose: 'throw', prop: { size: BALL, grip: 'hand', heldAt: [0.5, 0.8] } }
  if (action === 'jumping' && BALLS.test(subject.key))
    return { pose: 'jump', prop: { size: BALL, grip: 'hand', heldAt: [0.5, 0.8] } }
  if (action === 'kicking') return { pose: 'kick', prop: { size: share, grip: 'foot', heldAt: [0.5, 0.5] } }
  if (subject.figure)
    return {
      pose: sits ? 'sitReading' : 'embrace',
      prop:
        subject.key === '@baby'
          ? { tool: 'baby', size: 1, grip: 'both', heldAt: [0, 0], layer: 'under' }
          : { size: CHILD_IN_ARMS, grip: 'both', heldAt: [0.5, 0.56], layer: 'under' },
    }
  const handled = HANDLED.find(([drawing]) => drawing.test(subject.key))
  if (handled) {
    const [, pose, prop] = handled
    return {
      pose: sits ? (WHILE_SITTING[pose] ?? pose) : pose,
      prop: { size: share, grip: 'hand', heldAt: [0.5, 0.5], ...prop },
    }
  }
  if (action === 'drinking' && DRINKS.test(subject.key))
    return { pose: 'drink', prop: { size: 0.115, grip: 'hand', heldAt: [0.5, 0.6] } }
  if (subject.furLength > 0)
    return {
      pose: hasSeat ? 'sitReading' : sits ? 'crossLeggedReading' : 'embrace',
      prop: { size: IN_ARMS, grip: 'both', heldAt: [0.5, 0.66], layer: 'under' },
    }
  if (subject.size / metres > ARMFUL)
    return {
      pose: hasSeat ? 'sitReading' : sits ? 'crossLeggedReading' : 'embrace',
      prop: { size: Math.max(0.28, share), grip: 'both', heldAt: [0.5, 0.62], layer: 'under' },
    }
  // Several are carried before the body, in both hands.
  if (subject.count > 1)
    return {
      pose: sits ? (hasSeat ? 'sitReading' : 'crossLeggedReading') : 'read',
      prop: { size: Math.min(share, SEVERAL_HELD), grip: 'both', heldAt: [0.5, 0.8] },
    }
  return {
    pose: sits ? 'sitHolding' : 'hold',
    prop: { size: share, grip: 'hand', heldAt: [0.5, 0.72] },
  }
}
