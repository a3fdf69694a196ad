import { expect, test } from 'vitest'
import { hasIcon } from '../../drawings/icons.ts'
import { isPiece } from '../../drawings/pieces/pieces.ts'
import { ROOMS } from '../../engine/world/indoors/rooms/rooms.ts'
import { isSilent } from './filler.ts'
import { NOUN_ROWS } from './nouns.ts'
import { PLACE_NAMES, type PlaceName, settingOf } from './places.ts'

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

const POSTURES = ['stands', 'sits', 'flies', 'floats', 'swims', 'lies', 'hangs', 'grows']
const SUPPORTS = ['ground', 'water', 'air', 'table']
const KINDS = ['', 'building', 'food', 'furnishing', 'served']

test('every row of the nouns leads to a drawing that exists, and says where it is and how large', () => {
  for (const { drawing, height, habitat, posture, on, fur, kind, names, 'stands for': others } of NOUN_ROWS) {
    const exists = drawing.startsWith('@')
      ? isPiece(drawing) || DRAWN_ALONE.includes(drawing)
      : hasIcon('noto', drawing)
    expect({
      drawing,
      exists,
      isSized: Number(height) > 0 && Number(height) < 100,
      habitat: PLACE_NAMES.includes(habitat as PlaceName),
      posture: POSTURES.includes(posture),
      on: on.split(' ').every(support => SUPPORTS.includes(support)),
      fur: fur === '' || (Number(fur) >= 0 && Number(fur) < 0.5),
      kind: KINDS.includes(kind),
      isNamed: names !== '' || others !== '',
    }).toEqual({
      drawing,
      exists: true,
      isSized: true,
      habitat: true,
      posture: true,
      on: true,
      fur: true,
      kind: true,
      isNamed: true,
    })
  }
})

test('no noun means two things, and none is a word that names nothing', () => {
  const rows = new Map<string, number>()
  for (const [row, { names, 'stands for': others }] of NOUN_ROWS.entries())
    for (const name of `${names} ${others}`.trim().split(/ +/)) {
      const word = name.replaceAll('-', '')
      expect({ word, row: rows.get(word) ?? row }).toEqual({ word, row })
      expect({ word, isSilent: isSilent(word) }).toEqual({ word, isSilent: false })
      rows.set(word, row)
    }
})

test('every room of the places is furnished, but for caves', () => {
  for (const name of PLACE_NAMES) {
    const { stage, room } = settingOf(name)
    if (stage === 'room' && !ROOMS[room!].isCave) expect(ROOMS[room!].furniture.length).toBeGreaterThan(0)
  }
})
