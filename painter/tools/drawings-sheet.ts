import { join } from 'node:path'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { drawBird } from '#painter/drawings/animals/bird.ts'
import { BREEDS } from '#painter/drawings/animals/breeds.ts'
import { PLUMAGES } from '#painter/drawings/animals/plumages.ts'
import { drawQuadruped } from '#painter/drawings/animals/quadruped.ts'
import { drawPiece, PIECE_KEYS } from '#painter/drawings/pieces/pieces.ts'

/** The sheet of all drawings that is kept, and what is in its cells, a name a line. */
export const SHEET = join(import.meta.dirname, 'drawings.webp')
export const SHEET_NAMES = join(import.meta.dirname, 'drawings.txt')

/** Pixels. */
const CELL = 48
const COLUMNS = 32
const PAPER = '#8c9096'
/** Cells are compared as so many blocks across and down, whose colour is their mean. */
const BLOCKS = 12

/** Each drawing once, by its name: things and buildings by day, breeds and birds as they stand. */
function* drawings(): Generator<[name: string, draw: () => Canvas]> {
  for (const key of PIECE_KEYS) yield [key, () => drawPiece(key, CELL - 4, { night: false, snow: false })]
  for (const [name, { build, coat }] of firstNames(BREEDS))
    yield [name, () => drawQuadruped(build, coat, 'stand', CELL - 4)]
  for (const [name, plumage] of firstNames(PLUMAGES))
    yield [`bird ${name}`, () => drawBird(plumage, 'perched', CELL - 4)]
}

/** Of several names of one thing, the first. */
function firstNames<T>(named: Readonly<Record<string, T>>): [string, T][] {
  const seen = new Set<T>()
  return Object.entries(named).filter(([, thing]) => !seen.has(thing) && seen.add(thing))
}

/** All drawings as they are drawn now, side by side. */
export function drawSheet(): { names: string[]; sheet: Canvas } {
  const cells = [...drawings()]
  const sheet = createCanvas(COLUMNS * CELL, Math.ceil(cells.length / COLUMNS) * CELL)
  const g = sheet.getContext('2d')
  g.fillStyle = PAPER
  g.fillRect(0, 0, sheet.width, sheet.height)
  for (const [k, [, draw]] of cells.entries()) {
    const drawing = draw()
    const scale = Math.min(1, (CELL - 2) / drawing.width, (CELL - 2) / drawing.height)
    const [w, h] = [drawing.width * scale, drawing.height * scale]
    const [left, top] = [(k % COLUMNS) * CELL, Math.floor(k / COLUMNS) * CELL]
    g.drawImage(drawing, left + (CELL - w) / 2, top + CELL - 1 - h, w, h)
  }
  return { names: cells.map(([name]) => name), sheet }
}

/** For each cell of a sheet the mean colours of its blocks, from 0 to 255. */
export async function blocksOf(sheet: Buffer): Promise<number[][]> {
  const { width, height } = await sharp(sheet).metadata()
  const [w, h] = [(width / CELL) * BLOCKS, (height / CELL) * BLOCKS]
  const data = await sharp(sheet)
    .removeAlpha()
    .resize(w, h, { kernel: 'cubic', fit: 'fill', fastShrinkOnLoad: false })
    .raw()
    .toBuffer()
  return Array.from({ length: (w / BLOCKS) * (h / BLOCKS) }, (_, k) => {
    const [left, top] = [(k % COLUMNS) * BLOCKS, Math.floor(k / COLUMNS) * BLOCKS]
    return Array.from({ length: BLOCKS }, (_, row) => {
      const from = ((top + row) * w + left) * 3
      return [...data.subarray(from, from + BLOCKS * 3)]
    }).flat()
  })
}
