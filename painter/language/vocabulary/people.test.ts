import { expect, test } from 'vitest'
import { nounOfDrawing } from './nouns.ts'
import { PEOPLE, personNamed, TOOLS_OF_TRADE, USUAL_DEEDS } from './people.ts'
import { placeNamed } from './places.ts'

test('every tool of a trade is a thing that can be drawn', () => {
  for (const [trade, { drawing }] of TOOLS_OF_TRADE)
    expect({ trade, isDrawn: nounOfDrawing(drawing) !== undefined }).toEqual({ trade, isDrawn: true })
})

test('whoever has a usual deed is in the table of people', () => {
  for (const [trade] of USUAL_DEEDS)
    expect({ trade, isKnown: PEOPLE.has(trade) }).toEqual({ trade, isKnown: true })
})

test.each(['mechanic', 'potter', 'postman', 'butcher', 'lumberjack', 'soldier', 'vendor', 'nun', 'swimmer'])(
  'a %s is somebody of their own',
  trade => {
    expect(personNamed(trade)).toBe(trade)
    expect(placeNamed(trade)).toBeUndefined()
  },
)
