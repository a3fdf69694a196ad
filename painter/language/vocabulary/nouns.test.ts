import { expect, test } from 'vitest'
import { hasIcon } from '../../drawings/icons.ts'
import { isPiece } from '../../drawings/pieces/pieces.ts'
import { ROOMS } from '../../engine/world/indoors/rooms/rooms.ts'
import { isSilent } from './filler.ts'
import { NOUN_GROUPS } from './nouns.ts'
import { PLACE_NAMES, settingOf } from './places.ts'

/** Drawings of our own that are not pieces. */
const DRAWN_ALONE = [
  '@balloon',
  '@robot',
  '@lighthouse',
  '@cabin',
  '@windmill',
  '@pyramid',
  '@sandcastle',
  '@tree',
]

const rows = NOUN_GROUPS.flatMap(group =>
  Object.entries(group.things).map(([drawing, [size, names, standsFor = '']]) => ({
    drawing,
    size,
    names: names.split(' '),
    standsFor: standsFor.split(' ').filter(Boolean),
  })),
)

test('every drawing that a noun leads to exists and has a size', () => {
  for (const { drawing, size } of rows) {
    const exists = drawing.startsWith('@')
      ? isPiece(drawing) || DRAWN_ALONE.includes(drawing)
      : hasIcon('noto', drawing)
    expect({ drawing, exists, isSized: size > 0 && size < 100 }).toEqual({
      drawing,
      exists: true,
      isSized: true,
    })
  }
})

test('no noun means two things, and none is a word that names nothing', () => {
  const drawings = new Map<string, string>()
  for (const { drawing, names, standsFor } of rows)
    for (const name of [...names, ...standsFor]) {
      const word = name.replaceAll('-', '')
      expect({ word, drawing: drawings.get(word) ?? drawing }).toEqual({ word, drawing })
      expect({ word, isSilent: isSilent(word) }).toEqual({ word, isSilent: false })
      drawings.set(word, drawing)
    }
})

test('every room of the places is furnished, but for caves', () => {
  for (const name of PLACE_NAMES) {
    const { stage, room } = settingOf(name)
    if (stage === 'room' && !ROOMS[room!].isCave) expect(ROOMS[room!].furniture.length).toBeGreaterThan(0)
  }
})
