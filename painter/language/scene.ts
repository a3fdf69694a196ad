import type { Limbs } from '../drawings/come-alive.ts'
import type { Age } from '../drawings/figures/age.ts'
import type { Figure } from '../drawings/figures/figure-pen.ts'
import type { Mood } from '../drawings/figures/mood.ts'
import type { Face } from '../drawings/portrait/bust-pen.ts'
import type { Fittings } from '../drawings/shaped-like.ts'
import type { Season } from '../engine/world/environment.ts'
import type { RoomKind } from '../engine/world/indoors/rooms/room.ts'
import type { TableTop } from '../engine/world/indoors/table-top.ts'
import type { LandKind } from '../engine/world/lands/land.ts'
import type { MoonPhase } from '../engine/world/sky/moon.ts'
import type { TimeOfDay } from '../engine/world/times-of-day.ts'
import type { CueName } from './cue-name.ts'
import type { Extra, LaidGround, Place, Terrace, TreeWord, Wear, Weather } from './surroundings.ts'
import type { LightWord } from './vocabulary/light.ts'
import type { PlaceName } from './vocabulary/places.ts'

/** How a subject stands in its world. */
export type SubjectMode = 'ground' | 'float' | 'fly' | 'swim' | 'table' | 'space' | 'plant' | 'build'

/** What a subject is doing, as far as it can be seen. */
export type Action =
  | 'cheering'
  | 'crawling'
  | 'batting'
  | 'barjumping'
  | 'boxing'
  | 'cartwheeling'
  | 'grappling'
  | 'handstanding'
  | 'hipthrowing'
  | 'hurdlejumping'
  | 'planking'
  | 'polevaulting'
  | 'racketing'
  | 'scrumming'
  | 'somersaulting'
  | 'begging'
  | 'dancing'
  | 'diving'
  | 'drinking'
  | 'duelling'
  | 'eating'
  | 'fishing'
  | 'giving'
  | 'flying'
  | 'howling'
  | 'dining'
  | 'hosing'
  | 'hugging'
  | 'jumping'
  | 'ropeskipping'
  | 'upright'
  | 'kicking'
  | 'kneeling'
  | 'lying'
  | 'meditating'
  | 'painting'
  | 'playing'
  | 'pointing'
  | 'pouring'
  | 'praying'
  | 'pushing'
  | 'rowing'
  | 'running'
  | 'sitting'
  | 'sleeping'
  | 'sliding'
  | 'spreading'
  | 'stretching'
  | 'talking'
  | 'throwing'
  | 'twirling'
  | 'walking'
  | 'watering'
  | 'waving'
  | 'working'

/** Parts of an animal or a building that may have a colour of their own; its coat is that of the whole thing. */
export type Part = 'roof' | 'door' | 'coat' | 'mane' | 'marks' | 'belly' | 'ears' | 'feet' | 'tailTip'

/** How one subject carries another. */
export type Bearing =
  | 'on'
  | 'in'
  | 'under'
  | 'ridden'
  | 'held'
  | 'read'
  | 'shouldered'
  | 'full'
  | 'led'
  | 'at'
  | 'against'
  | 'behind'
  | 'before'
  | 'tied'
  | 'worn'

/** Several colours on one animal: all of the rainbow, stripes, or one above the other. */
export type Bands =
  | { layout: 'rainbow' }
  | { layout: 'stripes' | 'halves'; colours: readonly [string, string, ...string[]] }

export type Subject = {
  /** The icon's name, “@name” for a drawing of our own, “@word” for a person. */
  key: string
  /** As the prompt calls it. */
  name: string
  /** Its kind in the singular, written together: “bordercollie”. */
  breed?: string
  /** Absent for people and for drawings of our own. */
  icon?: string
  figure?: Figure
  /** People who stand beside the figure and belong to it. */
  companions?: readonly Figure[]
  mode: SubjectMode
  /** Where it is at home; null for a person at home anywhere. */
  home: PlaceName | null
  /** Metres, of the drawing's height. */
  size: number
  count: number
  /** A word of the colour table. */
  colour?: string
  /** '#rrggbb' of an animal's eyes. */
  eye?: string
  /** Words of the colour table. */
  parts?: Readonly<Partial<Record<Part, string>>>
  /** Where its coat has several colours. */
  bands?: Bands
  /** The drawing whose outline it has, and what it is known by all the same. */
  shape?: { drawing: string; fittings: Fittings }
  /** What of a living body it has been given, where it is a thing. */
  limbs?: Limbs
  /** What it is made of, where that is not what such things are usually made of. */
  made?: string
  /** Of a tree that is a subject, its kind. */
  tree?: TreeWord
  /** What time and weather have done to it. */
  wear?: readonly Wear[]
  /** Length of its fur as a part of its height; 0 for none. */
  furLength: number
  /** '#rrggbb', of people drawn from an icon. */
  skin?: string
  /** Icons of what it wears. */
  accessories: string[]
  /** '#rrggbb' of what it wears around its trunk. */
  jacket?: string
  /** What an animal has on its head. */
  hat?: Pick<Figure, 'hat' | 'hatColour'>
  /** What an animal's face says; nothing but its usual look when absent. */
  mood?: Mood
  /** '#rrggbb' of an animal's scarf, where the prompt names its colour. */
  scarf?: string
  action?: Action
  /** Whether two people have each other by the hand. */
  handInHand?: boolean
  /** The light of its own: that of its paint, the blue of living things, of its eyes alone, or that it consists of. */
  glow?: 'own' | 'living' | 'eyes' | 'hologram'
  /** Where it is said to be beside another, or that others are on both sides of it, or it on both of another. */
  side?: 'left' | 'right' | 'middle' | 'both'
  /** Whether it is said to be far behind the main subject. */
  isFar?: boolean
  /** '#rrggbb' of the feathered wings that an animal has been given. */
  wings?: string
  /** Whether it hangs on the wall of the room that it is in. */
  onWall?: boolean
  /** Whether it stands in the water. */
  wades?: boolean
  /** Whether it is in the water up to its neck. */
  swims?: boolean
  /** What it carries, and how; drawn as one with it. */
  bears?: { how: Bearing; subject: Subject }[]
}

/** What a prompt asks for, in the painter's own terms; of the prompt itself it holds nothing. */
export type Scene = {
  /** What is said beside the subjects and the place, and the colour word that it is said with; empty for none. */
  cues: ReadonlyMap<CueName, string>
  /** What makes two prompts with the same seed differ: where things are, and how the land is. */
  variety: { things: number; land: number }
  /** Drawings of the houses of the region that is named; none where no region is. */
  regionFronts: readonly string[]
  place: Place
  /** Whether the prompt names the place, or it was chosen to suit the subject. */
  placeGiven: boolean
  /** The kind of room, when the place is one. */
  room: RoomKind
  /** Drawings that stand in the background and make the place what it is. */
  scenery: string[]
  /** What the town is known by, where one is named. */
  sight: Subject | null
  /** The place that a designed picture speaks of, when the place is one. */
  poster: Place | null
  /** What is seen from a terrace; null for the sea. */
  backdrop: Place | null
  /** The colour word of the plain cloth that hangs behind the subject; null where none is asked for. */
  backcloth: string | null
  /** Whether it is a logo, a badge or a sticker, and so flat on paper. */
  isBadge?: true
  /** What small things stand on, where the prompt says so. */
  tabletop?: TableTop
  /** What is seen through the windows or behind a face, and what stands there; null for the usual, or a plain wall. */
  outlook: Place | null
  outside: Subject[]
  /** What kind of floor above a view, when the place is one. */
  terrace: Terrace
  /** How the ground is laid out, where people have done so. */
  laid: LaidGround | null
  /** Drawings that the houses of a village are; none for houses of the usual kinds. */
  fronts: readonly string[]
  /** The land that a village stands in, where the prompt says so. */
  ground: LandKind | null
  /** What lies beside the road. */
  roadside: LandKind | 'forest'
  time: TimeOfDay
  timeGiven: boolean
  weather: Weather[]
  season: Season | null
  /** What the prompt says of the light and of the camera. */
  light: LightWord[]
  /** How many moons are in the sky, and how they look. */
  moons: number
  /** Of another world: how many suns are in its sky. */
  suns: number
  moonPhase: MoonPhase
  /** The time that everybody there is dressed as in. */
  age?: Age
  /** '#rrggbb' of the skin that most people have in the land that is named. */
  locals?: string
  /** The colour word of the houses of a village; null for all colours. */
  houses: string | null
  /** What time and weather have done to the place itself. */
  wear: Wear | null
  /** Colour words of the sky, where the prompt names any. */
  skyColours: string[]
  /** OKLCh hue in degrees that tints the whole scene. */
  hue: number | null
  /** At most six; the first is the main one. */
  subjects: Subject[]
  /** Small things that are about in the place, at their own size, rather than looked at. */
  around: Subject[]
  /** Words read as others that they are spelt nearly like: what was written, and what was read. */
  misspelt: Map<string, string>
  /** Present when the picture is a portrait of a person. */
  face?: Face
  /** Whose bust it is instead, where an animal in clothes sits for it. */
  sitter?: Subject
  /** What is held up beside that face. */
  tools?: Subject[]
  future: boolean
  neon: boolean
  old: boolean
  trees: TreeWord[]
  /** An icon's name, “mixed”, “poppy” or “lavender”. */
  flowers: string | null
  extras: Set<Extra>
  /** Words for what is seen in space. */
  celestialBodies: string[]
  /** The colour of the planet there, where one is named. */
  planetColour: string | null
  /** What must not appear, in the singular. */
  excluded: Set<string>
  /** The prompt's words that shaped the picture, and those that could not. */
  matched: string[]
  unmatched: string[]
}
