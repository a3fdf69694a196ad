import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { drawPiece, PIECE_KEYS } from './drawings/pieces/pieces.ts'
import { drawnBounds } from './engine/sprites/sprite.ts'
import { blocksOf, drawSheet, SHEET, SHEET_NAMES } from './tools/drawings-sheet.ts'

/** Of 255, by how much the blocks of a cell may differ in the mean, and one of them alone; another processor rounds otherwise. */
const TOLERATED = { mean: 4, block: 30 }

test('every drawing is as the sheet shows it; “npm run painter:drawings” renews that', async () => {
  const { names, sheet } = drawSheet()
  expect(names).toEqual((await readFile(SHEET_NAMES, 'utf8')).trimEnd().split('\n'))
  const [kept, drawn] = await Promise.all([
    blocksOf(await readFile(SHEET)),
    blocksOf(await sheet.encode('png')),
  ])
  const changed = names.filter((_, k) => {
    const apart = kept[k]!.map((value, i) => Math.abs(value - drawn[k]![i]!))
    const mean = apart.reduce((sum, value) => sum + value, 0) / apart.length
    return mean > TOLERATED.mean || Math.max(...apart) > TOLERATED.block
  })
  expect(changed).toEqual([])
})

test('everything is drawn by night and in snow, too', () => {
  const bare = PIECE_KEYS.filter(key =>
    [
      { night: true, snow: false },
      { night: false, snow: true },
    ].some(options => drawnBounds(drawPiece(key, 24, options)) === null),
  )
  expect(bare).toEqual([])
})
