import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hasIcon } from '../drawings/icons.ts'
import { isPiece } from '../drawings/pieces/pieces.ts'
import { ROOMS } from '../engine/world/indoors/rooms/rooms.ts'
import { PEOPLE, PERSON_NAMES } from './vocabulary/people.ts'
import { PLACE_NAMES, PLACE_WORDS, placeNamed, settingOf } from './vocabulary/places.ts'
import { rowsOf } from './vocabulary/rows.ts'

const COLOUR = /^#[0-9a-f]{6}$/
const COLOURED = /^(?:colour|\w+Colour|cloth|skin|eye|lips|scarf|metal|shield|shoes|gloves|wings)$/
const isDrawn = (drawing: string) =>
  isPiece(drawing) || drawing === '@windmill' || hasIcon('noto', drawing) || PEOPLE.has(drawing.slice(1))

const repeated = (words: readonly string[]) => words.filter((word, at) => words.indexOf(word) < at)

test('no name of a person stands twice, and everybody is at home in a place and clothed in colours', () => {
  expect(repeated(PERSON_NAMES)).toEqual([])
  for (const [name, { figure, face, companions = [], habitat }] of PEOPLE) {
    if (habitat) expect(PLACE_NAMES, name).toContain(habitat)
    for (const look of [figure, face, ...companions])
      for (const [part, value] of Object.entries(look))
        if (COLOURED.test(part))
          expect({ name, part, value }).toMatchObject({ value: expect.stringMatching(COLOUR) })
  }
})

test('no word for a place stands twice, and each stands for itself alone', () => {
  expect(repeated(PLACE_NAMES)).toEqual([])
  for (const { name, words } of rowsOf('places.tsv', ['name', 'stage', 'rank', 'looks', 'words']))
    for (const word of words.split(' '))
      expect({ word, place: placeNamed(word.replaceAll('-', '')) }).toEqual({ word, place: name })
  expect(PLACE_WORDS.length).toBeGreaterThan(PLACE_NAMES.length)
})

test('what stands in a place can be drawn, and its room can be furnished', () => {
  for (const name of PLACE_NAMES) {
    const { stage, room, scenery = [], fronts = [] } = settingOf(name)
    expect({ name, isRoom: stage === 'room' }).toEqual({ name, isRoom: room !== undefined })
    if (room) expect(Object.keys(ROOMS), name).toContain(room)
    for (const drawing of [...scenery, ...fronts])
      expect({ name, drawing, isDrawn: isDrawn(drawing) }).toEqual({ name, drawing, isDrawn: true })
  }
})

test('every list of words is read, and no word stands in it twice', () => {
  const folder = import.meta.dirname
  const read = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts'))
    .flatMap(file => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(/(?:words|meanings)Of(?:<.+>)?\('([^']+)'\)/g),
    ])
    .flatMap(([, list = '']) => list)
  const lists = Map.groupBy(rowsOf('words.tsv', ['list', 'meaning', 'words']), ({ list }) => list)
  expect([...lists.keys()].filter(list => !read.includes(list))).toEqual([])
  for (const [list, rows] of lists) {
    const words = rows.flatMap(row => row.words.split(' '))
    expect({ list, empty: words.filter(word => !word), repeated: repeated(words) }).toEqual({
      list,
      empty: [],
      repeated: [],
    })
  }
})
