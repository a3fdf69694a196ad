import { FLOWERS } from '../../drawings/plants/flowers.ts'
import type { Subject, SubjectMode } from '../scene.ts'
import type { Noun, Posture, Support } from './noun.ts'
import type { PlaceName } from './places.ts'
import { rowsOf } from './rows.ts'

/**
 * A drawing of one size: the nouns it is the picture of, and those it may stand for (the result says so). Nouns
 * are in the singular, with hyphens between several words; what is served is food in a vessel of its own.
 */
export const NOUN_ROWS = rowsOf('nouns.tsv', [
  'drawing',
  'height',
  'habitat',
  'posture',
  'on',
  'fur',
  'kind',
  'names',
  'stands for',
])

const wordsIn = (cell: string) => cell.split(' ').filter(Boolean)

/** What each drawing is a picture of: the first name of its first row that has one. */
const TITLES = new Map(
  NOUN_ROWS.filter(({ names }) => names)
    .reverse()
    .map(({ drawing, names }) => [drawing, names.split(' ')[0].replaceAll('-', ' ')]),
)

const BY_NAME = new Map<string, Noun>()
const BY_DRAWING = new Map<string, Noun>()
for (const row of NOUN_ROWS) {
  const noun: Noun = {
    drawing: row.drawing,
    habitat: row.habitat as PlaceName,
    size: Number(row.height),
    posture: row.posture as Posture,
    on: wordsIn(row.on) as Support[],
    fur: Number(row.fur),
    isBuilding: row.kind === 'building',
    standIn: null,
  }
  if (row.names && !BY_DRAWING.has(row.drawing)) BY_DRAWING.set(row.drawing, noun)
  for (const name of wordsIn(row.names)) BY_NAME.set(joined(name), noun)
  const standIn = { ...noun, standIn: TITLES.get(row.drawing) ?? null }
  for (const name of wordsIn(row['stands for'])) BY_NAME.set(joined(name), standIn)
}

/** As they are written, with hyphens between the words of a name. */
export const NOUN_NAMES: readonly string[] = NOUN_ROWS.flatMap(row => [
  ...wordsIn(row.names),
  ...wordsIn(row['stands for']),
])

function joined(name: string): string {
  return name.replaceAll('-', '')
}

/** What a noun in the singular draws; one of several words is written together. */
export const nounNamed = (word: string): Noun | undefined => BY_NAME.get(word)

const drawingsOf = (fits: (row: (typeof NOUN_ROWS)[number]) => boolean): ReadonlySet<string> =>
  new Set(NOUN_ROWS.filter(row => row.names && fits(row)).map(({ drawing }) => drawing))

const EATEN = drawingsOf(({ kind }) => kind === 'food' || kind === 'served')
const FURNISHINGS = drawingsOf(({ kind }) => kind === 'furnishing')

/** Dishes, drinks and provisions that come in a vessel of their own. */
export const SERVED = drawingsOf(({ kind }) => kind === 'served')
/** Those of them that lie on a plate or in a bowl. */
export const PLATED = drawingsOf(({ kind, posture }) => kind === 'served' && posture === 'lies')

/** Whether a drawing is of something that is eaten or drunk. */
export const isFood = (drawing: string): boolean => EATEN.has(drawing)

/** A drawing as the painter would stage it by itself; the drawing is one of the table's. */
export const nounOfDrawing = (drawing: string): Noun | undefined => BY_DRAWING.get(drawing)

/** Drawings that stand for whole beds of flowers when there are many. */
export const FLOWER_ICONS: ReadonlySet<string> = new Set([
  'sunflower',
  'tulip',
  'rose',
  'cherry-blossom',
  'hibiscus',
  'blossom',
  'hyacinth',
  'white-flower',
  ...Object.keys(FLOWERS),
])

/** How a thing is staged, in the painter's terms. */
export function stagingOf(noun: Noun): Pick<Subject, 'mode' | 'home' | 'size' | 'furLength'> {
  return {
    mode: modeOf(noun),
    home: noun.habitat,
    size: noun.size,
    furLength: noun.fur,
  }
}

function modeOf({ isBuilding, posture, on, habitat }: Noun): SubjectMode {
  if (isBuilding) return 'build'
  if (habitat === 'space') return 'space'
  if (on[0] === 'table') return 'table'
  if (posture === 'flies') return 'fly'
  if (posture === 'floats') return 'float'
  if (posture === 'swims') return 'swim'
  return posture === 'grows' ? 'plant' : 'ground'
}

/** Whether a drawing is of a household's machine or piece of furniture, which is only within four walls. */
export const isHousehold = (drawing: string): boolean => FURNISHINGS.has(drawing)
