import type { Scene, Subject } from '../prompt/scene.ts'
import { COLOURS } from '../prompt/vocabulary/colours.ts'
import { withBorne } from '../prompt/with-borne.ts'
import { withDoor, withIronRange, withStairs, withWindowSeat } from '../world/indoors/rooms/built-in.ts'
import { withChristmas } from '../world/indoors/rooms/christmas.ts'
import {
  withBerths,
  withCeilingFan,
  withChandelier,
  withCompartment,
  withSpiralStairs,
  withStreamers,
  withWater,
  withWoodStove,
} from '../world/indoors/rooms/fittings.ts'
import { withMasks } from '../world/indoors/rooms/hangings.ts'
import { withHearth } from '../world/indoors/rooms/hearth.ts'
import { CLOTHES_ABOUT, littered, PAPERS_ABOUT, TOYS_ABOUT } from '../world/indoors/rooms/littered.ts'
import {
  hasPiece,
  withColouredCupboards,
  withColouredPiece,
  withoutPieces,
} from '../world/indoors/rooms/own-pieces.ts'
import type { Room } from '../world/indoors/rooms/room.ts'
import {
  WALLS,
  type WallKind,
  wallPaint,
  withRoundWindow,
  withSkylight,
  withSlopingRoof,
  withWalls,
} from '../world/indoors/rooms/walls.ts'
import { LIVED_IN } from './lived-in.ts'
import { hungIn } from './room-pictures.ts'

type Kind = Scene['room']

const STREAMERS =
  /\b(?:streamers|bunting|garlands?|paper chains?|pennants?|confetti|party decorations|decorated for (?:a|the|his|her) (?:\w+ )?(?:party|birthday|wedding)|birthday part(?:y|ies))\b/i

/** Masks that are shown in a museum or hang on a wall. */
const MASKS_SHOWN =
  /\b(?:museum|exhibit\w*|gallery|walls?)\b.*\bmasks\b|\bmasks\b.*\b(?:museum|exhibit\w*|gallery|on (?:the|a) walls?)\b/i

/** What a room has where its prompt says so: the words, the rooms that have it anyway, and how it comes there. */
const FITTINGS: readonly (readonly [RegExp, ReadonlySet<Kind>, (room: Room) => Room])[] = [
  [STREAMERS, new Set(), withStreamers],
  [
    /\bchandeliers?\b(?! (?:lying |fallen )?(?:on|across) the (?:floor|ground))/i,
    new Set<Kind>(['ballroom', 'castlehall', 'stonehall', 'temple', 'concerthall', 'throne', 'lobby']),
    withChandelier,
  ],
  [
    /\b(?:fire ?places?|hearths?|log fire|open fire|fire in the grate)\b|\b(?:with|and|by) an? (?:(?:roaring|crackling|warm|co[sz]y|blazing|small|big|lit|real) )*fire(?: burning| going| lit)?(?= *(?:[,.;]|$)| and| in the)/i,
    new Set<Kind>(['fireside', 'castlehall', 'stonehall', 'forge']),
    withHearth,
  ],
  [
    /\b(?:flooded|knee[ -]deep in water|under ?water up to|(?:underground|subterranean) (?:lake|river|pool|pond))\b/i,
    new Set(),
    withWater,
  ],
  [/\b(?:ceiling|overhead) fans?\b/i, new Set(), withCeilingFan],
  [/\bspiral (?:\w+ )?stair(?:s|case|way)?\b/i, new Set<Kind>(['tower', 'lighthouse']), withSpiralStairs],
  [
    /\b(?:wood|iron|pot ?belly|log|wood[ -]?burning|cast[ -]iron)[ -]?(?:stove|burner)\b/i,
    new Set<Kind>(['kitchen']),
    withWoodStove,
  ],
  [MASKS_SHOWN, new Set(), withMasks],
  [/\b(?:round|circular|porthole) (?:\w+ )?windows?\b/i, new Set<Kind>(['submarine']), withRoundWindow],
  [/\b(?:skylights?|roof windows?|glass (?:roof|ceiling))\b/i, new Set<Kind>(['greenhouse']), withSkylight],
  [
    /\bwindow[ -](?:seat|bench|nook)\b/i,
    new Set<Kind>(['train', 'bus', 'plane', 'car', 'metro']),
    withWindowSeat,
  ],
  [
    /\b(?:under|beneath|below) (?:the|a) stair(?:s|case)\b/i,
    new Set<Kind>(['tower', 'staircase']),
    withStairs,
  ],
]

/** Of kitchens, what is older than gas. */
const IRON_RANGE =
  /\b(?:wood|iron|pot ?belly|log|wood[ -]?burning|cast[ -]iron|coal)[ -]?(?:stove|burner|range|cooker)\b|\b(?:old|victorian|black|cottage) range\b|\b(?:aga|rayburn)\b/i
const MESSY =
  /\b(?:mess(?:y|ier|iest)?(?! (?:hair|bun|face|eater|curls|ponytail|beard|desk|painter))|untidy|cluttered(?! (?:[\w'’]+ ){0,2}(?:bench|workbench|desk))|chaotic|disarray|trashed|hoarders?|filthy|full of (?:\w+ )?(?:junk|clutter|rubbish|stuff)|(?:clothes|socks|laundry|toys|papers?|rubbish|stuff|junk|dishes|crayons|lego)(?: and \w+)? (?:(?:lying|strewn|scattered|thrown|piled|dropped|are|is) )*(?:all over|everywhere|on the floor|over the floor|across the floor|about)|(?:piles?|heaps?) of (?:dirty )?(?:clothes|laundry|rubbish|papers?))\b/i

/** The room as those left it who do not tidy up. */
function untidied(plan: Room, { room, prompt }: Scene): Room {
  if (!MESSY.test(prompt)) return plan
  const only = /\b(?:toys?|lego|crayons)\b/i.test(prompt)
    ? TOYS_ABOUT
    : /\b(?:clothes|laundry|socks)\b/i.test(prompt)
      ? CLOTHES_ABOUT
      : /\b(?:papers?|books|manuscripts?|sketches)\b/i.test(prompt)
        ? PAPERS_ABOUT
        : undefined
  return littered(plan, room, only)
}

const EMPTY =
  /\b(?:empty|bare|unfurnished|vacant|derelict|abandoned|emptied)(?: (?!and\b|chair|bed)\w+){0,3} (?:room|bedroom|living ?room|apartment|flat|house|nursery|attic|office|loft|kitchen)\b|\b(?:nothing else|no furniture)\b/i
const BARE: ReadonlySet<Kind> = new Set([
  'livingroom',
  'bedroom',
  'nursery',
  'office',
  'attic',
  'loft',
  'fireside',
  'diningroom',
])
const STAYS = /^(?:fireplace|door)$/

/** The room with nothing in it but what is built in. */
const emptied = (plan: Room, { room, prompt }: Scene): Room =>
  BARE.has(room) && EMPTY.test(prompt)
    ? { ...plan, furniture: plan.furniture.filter(({ piece }) => STAYS.test(piece ?? '')), props: [] }
    : plan

/** The room with the door that is spoken of, and with another stove in its kitchen. */
function builtIn(plan: Room, { room, prompt, around, subjects }: Scene): Room {
  const ranged =
    room === 'kitchen' && IRON_RANGE.test(prompt) && !subjects.some(({ key }) => key === '@woodstove')
      ? withIronRange(plan)
      : plan
  const door = around.find(({ key }) => key === 'door')
  return door ? withDoor(ranged, COLOURS.get(door.colour ?? '')?.hex, subjects.length === 0) : ranged
}

const SLEEPERS =
  /\b(?:sleeper|sleeping|night|overnight) (?:train|car|carriage|compartment|cabin|berth)s?\b|\bberths?\b|\bbunks?\b/i

const COLOUR = `(${[...COLOURS.keys()].join('|')})`
const PAINTED_ROOM = new RegExp(
  `\\b${COLOUR}(?: (?:painted|tiled|themed|walled|wallpapered|colou?red|and \\w+|little|small|cozy|cosy|modern|vintage|retro|\\w+['’]s))* (?:walls?|wall ?paper|rooms?|bedrooms?|bathrooms?|kitchens?|living ?rooms?|dining ?rooms?|tiles|tiling|nursery|lounge|study|office|classroom|cafe|interior)\\b`,
  'i',
)
const BUILT_OF: readonly (readonly [RegExp, WallKind])[] = [
  [
    /\b(?:exposed |old |red |bare )?bricks? walls?\b|\bexposed bricks?\b|\bbrick (?:interior|loft)\b/i,
    'brick',
  ],
  [/\b(?:stone|cobblestone|rock) walls?\b|\bstone (?:cottage|farmhouse) (?:interior|kitchen)\b/i, 'stone'],
  [/\blog (?:cabin|walls?|house)\b/i, 'logs'],
  [
    /\b(?:wood|wooden|timber|pine|oak)(?: |-)(?:panel+(?:ed|ing)? )?walls?\b|\bwood(?:en)? panel+(?:ing|ed)\b/i,
    'wood',
  ],
  [/\bmarble (?:tiles?|walls?|bathroom|bath|everywhere)\b/i, 'marble'],
  [/\bconcrete walls?\b/i, 'concrete'],
]
const TILED: ReadonlySet<Kind> = new Set(['kitchen', 'bathroom', 'pool', 'staircase', 'corridor'])
/** Rooms in which walls are a mere background. */
const WALLED: ReadonlySet<Kind> = new Set([
  ...LIVED_IN,
  'bar',
  'library',
  'fireside',
  'classroom',
  'corridor',
  'artstudio',
  'waitingroom',
  'salon',
  'hospital',
  'dancestudio',
  'birthday',
  'party',
  'shop',
  'bakery',
  'workshop',
  'gym',
  'attic',
  'laundry',
  'pool',
  'staircase',
])

/** Rooms that may be right under the roof of a house. */
const UNDER_ROOFS: ReadonlySet<Kind> = new Set(['bedroom', 'nursery', 'livingroom', 'office', 'artstudio'])
const UNDER_ROOF =
  /\b(?:attic|garret|eaves|rafters|(?:sloping|sloped|slanted|slanting|pitched) (?:ceiling|roof|walls))\b/i

/** The room as the prompt says that its walls are. */
function walled(plan: Room, { room, prompt }: Scene): Room {
  if (!WALLED.has(room)) return plan
  const kind = BUILT_OF.find(([words]) => words.test(prompt))?.[1]
  if (kind) return withWalls(plan, WALLS[kind])
  const hex = COLOURS.get(PAINTED_ROOM.exec(prompt)?.[1]?.toLowerCase() ?? '')?.hex
  if (!hex) return plan
  const painted = withWalls(plan, wallPaint(hex, TILED.has(room) ? 'tiles' : 'paint'))
  return room === 'kitchen' ? withColouredCupboards(painted, hex) : painted
}

/** Other drawings that take the place of a room's own piece. */
const INSTEAD: Readonly<Record<string, string>> = {
  '@bunkbed': '@bed',
  '@openfridge': '@fridge',
  '@woodstove': '@range',
  '@crib': '@bed',
  '@hammock': '@bed',
}

/** The room without its own of what the prompt names and the picture shows by itself, and what it has in its colour. */
function owned(plan: Room, scene: Scene): Room {
  const { subjects, around } = scene
  const instead = around.filter(({ key }) => key in INSTEAD)
  const shown = [...subjects, ...instead].flatMap(withBorne).map(({ key }) => INSTEAD[key] ?? key)
  // What hangs there is in the place of the room's own picture.
  if (hungIn(scene) || around.some(({ onWall }) => onWall)) shown.push('framed-picture')
  const named = withoutPieces(plan, new Set(shown))
  return around.reduce(
    (room, { key, colour }) =>
      colour && hasPiece(room, key) ? withColouredPiece(room, key, COLOURS.get(colour)?.hex ?? '') : room,
    named,
  )
}

/** Whether a thing that is about is in the room already, as its own. */
export const isOwn = (room: Room, { key, count, bears }: Subject) =>
  count === 1 && !bears && (hasPiece(room, key) || room.props.some(({ icon }) => icon === key))

const AT_CHRISTMAS =
  /\b(?:christmas(?! (?:cards?|cookies|wrapping|jumper|sweater))|xmas|yuletide|santa(?: claus)?)\b/i
const TREE = /\b(?:christmas ?tree|tree|fir)\b/i

/** The room as it is in December, where its prompt speaks of that. */
const festive = (plan: Room, { prompt }: Scene): Room =>
  AT_CHRISTMAS.test(prompt) ? withChristmas(plan, TREE.test(prompt)) : plan

/** The room with what its prompt says it has on its walls, under its ceiling and on its floor. */
export function fittedOut(plan: Room, scene: Scene): Room {
  const { room, prompt } = scene
  const berthed = room !== 'train' ? plan : SLEEPERS.test(prompt) ? withBerths(plan) : withCompartment(plan)
  const left = emptied(owned(walled(berthed, scene), scene), scene)
  const roofed = UNDER_ROOFS.has(room) && UNDER_ROOF.test(prompt) ? withSlopingRoof(left) : left
  const fitted = FITTINGS.reduce(
    (own, [words, without, add]) => (words.test(prompt) && !without.has(room) ? add(own) : own),
    roofed,
  )
  return untidied(builtIn(festive(fitted, scene), scene), scene)
}
