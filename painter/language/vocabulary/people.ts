import type { Figure } from '../../drawings/figures/figure-pen.ts'
import type { Face } from '../../drawings/portrait/bust-pen.ts'
import { pairsOf } from '../../engine/core/rows.ts'
import type { Action } from '../scene.ts'
import type { PlaceName } from './places.ts'
import { meaningsOf, rowsOf, wordsOf } from './rows.ts'
import { wordSet } from './table.ts'

/** How a kind of person is drawn from behind in a landscape and from the front in a portrait. */
export type Person = {
  figure: Figure
  face: Partial<Face>
  /** Who stands beside them, for words that mean several people. */
  companions?: readonly Figure[]
  /** Where such a person is at home when the prompt names no place. */
  habitat?: PlaceName
}

const ROWS = rowsOf('people.tsv', ['name', 'home', 'figure', 'face', 'companions', 'other names'])

const figureOf = (cell: string) => pairsOf<Figure>(cell) as Figure

export const PEOPLE: ReadonlyMap<string, Person> = new Map(
  ROWS.map(({ name, home, figure, face, companions }) => [
    name,
    {
      figure: figureOf(figure),
      face: pairsOf<Face>(face),
      ...(companions ? { companions: companions.split(' + ').map(figureOf) } : {}),
      ...(home ? { habitat: home } : {}),
    },
  ]),
)

/** Words that say who a person is without saying what they look like: “samurai woman” is a samurai. */
export const PLAIN_PEOPLE = wordSet('warrior woman man girl boy child person figure lady')

export const SMALL_PEOPLE = wordSet('girl boy child baby sibling dwarf hobbit goblin gnome')
/** People who are far taller than others. */
export const TALL_PEOPLE = wordSet('giant oneeyedgiant troll')
export const OLD_PEOPLE = wordSet('grandfather grandmother')

/** Other words for the people above. */
const SYNONYMS = new Map(
  ROWS.flatMap(({ name, 'other names': others }) =>
    others
      .split(' ')
      .filter(Boolean)
      .map((other): [string, string] => [other, name]),
  ),
)

/** What people of a trade have in their hands: a drawing, and how it is borne. */
export const TOOLS_OF_TRADE = new Map<string, { drawing: string; how: 'held' | 'at' }>([
  ...[...meaningsOf('tools held')].map(
    ([trade, drawing]) => [trade, { drawing, how: 'held' as const }] as const,
  ),
  ...[...meaningsOf('tools at')].map(([trade, drawing]) => [trade, { drawing, how: 'at' as const }] as const),
])

/** What those who make music together have in their hands, in turn; who sings comes last. */
export const INSTRUMENTS_OF: ReadonlyMap<string, readonly string[]> = new Map([
  ['band', ['guitar', 'drum', 'guitar']],
  ['jazzband', ['saxophone', '@cello', 'trumpet']],
  ['quartet', ['violin', 'violin', 'violin', '@cello']],
  ['orchestra', ['violin', 'violin', 'trumpet', '@cello', 'flute']],
])

/** What shows the trade beside somebody's face, where the hands would be empty. */
export const SIGNS_OF_TRADE = meaningsOf('signs of trade')

/** What people of a trade are seen doing when the prompt does not say. */
export const USUAL_DEEDS = meaningsOf<Action>('usual deeds')

/** Every word for somebody, in the singular. */
export const PERSON_NAMES: readonly string[] = [...PEOPLE.keys(), ...SYNONYMS.keys()]

/** Who studies what nobody has listed: a volcanologist, a statistician. */
const SCHOLARS = /^\w{4,}(?:ologist|onomist|etician)$/

/** The entry of the people's table that a word in the singular speaks of. */
export const personNamed = (word: string): string | undefined =>
  PEOPLE.has(word) ? word : (SYNONYMS.get(word) ?? (SCHOLARS.test(word) ? 'scientist' : undefined))

const ROOM_OF_TRADE =
  /^(studio|workshop|shop|atelier|workroom|room|den|bench|store|lab|laboratory|workbench|parlou?r|office)$/

/** “A watchmaker studio”, “a tailor’s workshop”: whether the room is the one where people of the trade work. */
export const isRoomOfTrade = (person: string, room: string): boolean =>
  PEOPLE.get(person)?.habitat !== undefined && ROOM_OF_TRADE.test(room)

/** What most of those who live in a country look like, where the prompt names it and not them. */
export const SKIN_OF_LANDS = meaningsOf('skin of lands')

export const SKIN_COLOURS = meaningsOf('skin colours')

/** Skin of those most of whom have black hair. */
export const DARK_HAIRED: ReadonlySet<string> = new Set(
  [
    'african',
    'black-skinned',
    'asian',
    'chinese',
    'japanese',
    'korean',
    'indian',
    'arab',
    'mexican',
    'nigerian',
    'ethiopian',
  ].map(name => SKIN_COLOURS.get(name)!),
)

/** What animals can be dressed with: the icon of each word. */
export const ACCESSORIES = meaningsOf('accessories')

/** How hair is, by its words. */
export const HAIR_SHAPES = meaningsOf<Face['hair']>('hair shapes')

/** Things that are part of a person's outfit when there is a person to wear or hold them. */
export const HELD_OR_WORN = wordsOf('held or worn')
