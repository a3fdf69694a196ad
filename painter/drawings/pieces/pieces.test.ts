import { expect, test } from 'vitest'
import { drawnBounds } from '../../engine/sprites/sprite.ts'
import { NOUN_ROWS } from '../../language/vocabulary/nouns.ts'
import { drawPiece, isPiece } from './pieces.ts'

const pieces = [...new Set(NOUN_ROWS.map(({ drawing }) => drawing))].filter(isPiece)

test.each(pieces)('%s draws something, by day, by night and in snow', key => {
  for (const options of [
    { night: false, snow: false },
    { night: true, snow: false },
    { night: false, snow: true },
  ]) {
    const drawing = drawPiece(key, 80, options)
    expect(drawnBounds(drawing)).not.toBeNull()
    expect(drawing.height).toBeGreaterThan(30)
  }
})
