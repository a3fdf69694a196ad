import { expect, test } from 'vitest'
import { drawnBounds } from '../../engine/sprites/sprite.ts'
import { NOUN_GROUPS } from '../../language/vocabulary/nouns.ts'
import { drawPiece, isPiece } from './pieces.ts'

const pieces = NOUN_GROUPS.flatMap(({ things }) => Object.keys(things)).filter(isPiece)

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
