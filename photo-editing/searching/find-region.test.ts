import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { EditJob } from '../job.ts'
import { type Photo, readPhoto } from '../photo.ts'
import { findRegion } from './find-region.ts'

const PATIENCE_MS = 30_000
const photoOf = (name: string) => {
  const inputs = [readFileSync(new URL(`../../tests/pictures/${name}`, import.meta.url))]
  return readPhoto({ inputs } as Partial<EditJob> as EditJob)
}
/** A white and red cup on a red saucer, a spoon, a table of reddish wood. */
const coffee = photoOf('coffee-300.jpg')

/** Share of the picture that would be taken out. */
async function shareOf(photo: Promise<Photo>, search: string): Promise<number> {
  const { alpha } = await findRegion(await photo, search, 'whole')
  return alpha.reduce((sum, value) => sum + value, 0) / alpha.length
}

describe('what is to be replaced in a photograph', { timeout: PATIENCE_MS }, () => {
  test.each([
    ['the main subject', coffee, 0.3, 0.7],
    ['the red saucer', coffee, 0.1, 0.7],
    ['the white cup', coffee, 0.01, 0.2],
  ] as const)('is found as “%s”', async (search, photo, least, most) => {
    const share = await shareOf(photo, search)
    expect(share).toBeGreaterThan(least)
    expect(share).toBeLessThan(most)
  })

  test.each([
    ['cup', coffee, /What stands out may be something else/],
    ['the man', coffee, /What stands out may be something else/],
    ['the brown table', coffee, /brown was seen on the main subject and beside it/],
    ['a purple vase', coffee, /Nothing in the picture looks like what is purple/],
  ] as const)('is not guessed for “%s”, and what was seen is said', async (search, photo, seen) => {
    await expect(shareOf(photo, search)).rejects.toThrow(seen)
  })
})
